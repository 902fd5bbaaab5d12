### Dois aparelhos sem conexão: a jogada é dita em voz alta, e duas palavras contam se os dois tabuleiros são iguais.

# 256 palavras que crianças conhecem e que não soam parecidas, em qualquer ordem.
spoken-words =
    abacate abelha água agulha aldeia alface algodão almofada amigo anel anjo aranha areia armário arroz árvore
    avião azeite bala balão balde banana banco barco barriga bicicleta bigode boca bola boneca borracha bosque
    botão brinco bruxa cabelo cabra caderno café caixa caju camelo caminho camisa campo caneta canoa capa caracol
    carro carta casaco castelo cavalo caverna cebola cenoura cereja cesta céu chá chapéu chuva cidade círculo
    cisne coelho colher coroa corda coruja cotovelo cravo dado dança dedo dente dinheiro doce dragão elefante
    escada escola escova escudo espelho espiga estrela faca farinha feijão fita flauta flecha floresta flor fogo
    foguete folha formiga forno fruta fumaça galinha garfo garrafa gato gaveta gelo gigante girafa goiaba golfinho
    grama grilo guitarra horta ilha inverno jabuti jacaré janela jardim jarra joelho jogo jornal lago lagarto
    lâmpada lápis laranja leão leite lenço letra limão lobo lua luva maçã macaco madeira mala manga manhã manteiga
    mapa martelo máscara melancia mercado mesa milho moeda montanha morango mosca mundo muro nariz navio neve
    ninho noite noz nuvem olho onda orelha ouro ovelha ovo padaria palha palma panela pão papel parede pássaro
    pedra peixe pente pepino perna pijama pimenta pinguim pinha piano pirata planta pomba ponte porco porta praça
    praia prato prego quadro queijo rádio raiz rainha raposa rato rede rei relógio remo robô rosa rua sabão saia
    sapato sapo semana sereia sino sol sombra sopa tambor tapete tartaruga teatro telhado tenda terra tesoura
    tigre tijolo tinta tomate torre trem trono trovão tucano urso uva vaca varanda vassoura vela vento verão vidro
    violão xícara zebra bico disco
spoken-check =
    { $turns ->
        [0] Antes da primeira jogada, diga:
        [one] Depois da jogada 1, diga:
       *[other] Depois da jogada { $turns }, diga:
    }
spoken-how = Os dois aparelhos mostram as mesmas duas palavras? Diga a sua jogada, e o outro a faz no aparelho dele.
spoken-same = As mesmas
spoken-other = Não são as mesmas
spoken-back = Uma jogada para trás nos dois aparelhos. E aqui?
spoken-found = Aqui os dois tabuleiros são iguais. Apertem “{ $button }” nos dois aparelhos e digam de novo a próxima jogada.
spoken-begin = O começo não é o mesmo. É o mesmo jogo? Apertem “{ $button }” nos dois aparelhos.
spoken-fine = Muito bem. Continuem.
