### O que ajuda quem joga: dicas, o computador e as jogadas vistas outra vez.

## Dicas

play-hint-end = Olhe a casa { $cup }. De qual das suas casas você chega lá?
play-hint-round = Uma das suas jogadas termina na mesma casa em que começa. Qual?
play-hint-wait = Vou pensar um pouco…
play-hint-show = Mostrar a jogada
play-hint-myself = Quero tentar sem ajuda

## O computador

play-computer = O computador
play-computer-now = Jogar agora
play-computer-lost = { $mover } não encontrou nenhuma jogada. Jogue no lugar do computador ou deixe que ele tente de novo.
play-computer-go = Deixar { $mover } jogar
play-computer-go-both = Deixar o computador jogar

## A última jogada, uma frase de cada vez

play-replay-begin = O tabuleiro antes da última jogada. Aperte Avançar.
play-replay-count = { $shown } de { $sentences }

## A lista de jogadas

play-turns = Ver jogadas anteriores
play-turns-first = Ir ao começo
play-turns-back = Uma jogada para trás
play-turns-forward = Uma jogada para a frente
play-turns-last = Ir à última jogada
play-turns-stopped = Os dois lados concordaram em parar.
play-turns-none = Ainda não foi feita nenhuma jogada.

## O painel ao lado do tabuleiro

play-tabs = Jogadas e ajuda
play-tabs-coach = Treinador
play-tabs-review = Revisão
play-coach-stuck = Não sabe o que jogar? Aperte Dica, e eu mostro onde olhar.

## Rever uma partida

play-review = Rever a partida
play-review-looking = Revendo a jogada { $turn } de { $turns }…
play-review-found =
    { $turns ->
        [0] Não encontrei nenhuma jogada em que outra teria sido muito melhor.
        [one] Esta jogada foi a que mais pesou.
       *[other] Estas { $turns } jogadas foram as que mais pesaram.
    }
play-review-own =
    { $turns ->
        [0] Olhei todas as suas jogadas e não encontrei nenhuma em que outra teria sido muito melhor.
        [one] Das suas jogadas, esta foi a que mais pesou.
       *[other] Das suas jogadas, estas { $turns } foram as que mais pesaram.
    }
play-review-show = Ver a jogada { $turn }
play-review-signs = A seta verde é a melhor jogada. A tracejada é a que foi feita.

## Anotações sobre as jogadas

play-tabs-notes = Anotar
play-notes-turn =
    { $turn ->
        [0] Sua anotação antes da primeira jogada
       *[other] Sua anotação sobre a jogada { $turn }
    }
play-notes-how = As anotações ficam só neste aparelho até você compartilhar a partida. Se você voltar e fizer outra jogada, as duas continuações ficam guardadas.
play-notes-tried = Outro jeito de jogar
play-notes-remove = Remover
play-notes-remove-line = Remover a continuação que começa com { $place }
play-notes-print = Imprimir com estas anotações

## O fim de uma partida, dito no tabuleiro

play-ending-won = Você venceu!
play-ending-won-score = Você venceu por { $more } a { $less }!
play-ending-best = Sua melhor jogada capturou { $count }.
play-ending-again = Jogar de novo
play-ending-next = Próximo: { $level }
play-ending-swap = Trocar de lado
play-ending-puzzles = Depois: cinco desafios
play-ending-look = Rever a partida

## Os sons, e uma voz

play-aloud = Ler em voz alta
play-sounds = Ligar o som?
play-sounds-on = Sim
play-sounds-off = Não

## Quanto valem as jogadas

play-worth = Quanto vale cada jogada?
play-worth-list = Daqui até o fim, se os dois lados jogarem o melhor possível:

## A primeira jogada de quem está começando: sinais no tabuleiro, com uma frase ou duas

play-guide-cup = Toque numa casa de borda brilhante e veja para onde vão as sementes.
play-guide-piece = Toque numa peça com os cantos marcados: você pode movê-la.
play-guide-choice = Primeiro, escolha uma destas opções.
play-guide-target = Agora toque numa casa com os cantos marcados. A sua peça vai para lá.
play-guide-sown = As sementes desta casa caíram, uma por uma, nas casas seguintes.
play-guide-stopped = Aqui a sua jogada parou.
play-guide-moved = Essa foi a sua jogada. Agora é a vez do adversário.
play-guide-done = OK

## Dois aparelhos sem conexão: a jogada é dita em voz alta, e duas palavras contam se os dois tabuleiros são iguais.

# 256 palavras que crianças conhecem e que não soam parecidas, em qualquer ordem.
play-spoken-words =
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
play-spoken-check =
    { $turns ->
        [0] Antes da primeira jogada, diga:
        [one] Depois da jogada 1, diga:
       *[other] Depois da jogada { $turns }, diga:
    }
play-spoken-how = Se os dois aparelhos mostrarem as mesmas duas palavras, diga a sua jogada, e o outro a faz no aparelho dele.
play-spoken-same = As mesmas
play-spoken-other = Não são as mesmas
play-spoken-back = Voltem uma jogada nos dois aparelhos. Agora as palavras são as mesmas?
play-spoken-found = Agora os dois tabuleiros são iguais. Apertem “{ $button }” nos dois aparelhos e digam de novo a próxima jogada.
play-spoken-begin = Nem o começo é o mesmo. É o mesmo jogo? Apertem “{ $button }” nos dois aparelhos.
play-spoken-fine = Muito bem. Continuem.
