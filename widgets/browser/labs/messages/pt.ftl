### Uma página onde se monta um jogo de semear com cartas.

labs-cards-name = Como se chama o seu jogo?
labs-cards-unnamed = Nosso jogo
labs-cards-rules = As regras
labs-cards-share = Mostre aos outros
labs-cards-link = Link
labs-cards-code = Um código para o seu jogo
labs-cards-print = Imprimir as regras
labs-cards-python = Seu jogo em Python
labs-cards-python-how = Ponha estas linhas num arquivo para incluir o seu jogo no site de uma escola.
labs-cards-trying = Experimentando…
labs-cards-sound = As cartas combinam. Jogue!
labs-cards-broken = Este link não traz regras. Comece com o Oware.

## Uma página em que níveis jogam um contra o outro centenas de vezes, e as partidas são contadas.

labs-numbers-begin = Começar as partidas
labs-numbers-kept = { $count } partidas · { $game }
labs-numbers-progress = Partidas jogadas
labs-numbers-found = O que foi contado
labs-numbers-waking = Começando…
labs-numbers-playing = { $played } de { $count } partidas
labs-numbers-played =
    { $played ->
        [0] Nenhuma partida chegou ao fim.
        [one] Foi jogada 1 partida. Isso ainda não diz nada.
       *[other] Foram jogadas { $played } partidas.
    }
labs-numbers-part =
    { $part ->
        [wins] Quem ganha, em 100 partidas
        [averages] Quanto dura, e quanto se pode escolher
       *[bites] O que acontece, em 100 jogadas
    }
labs-numbers-measure =
    { $measure ->
        [first] Ganha quem começa.
        [second] Ganha quem joga depois.
        [tie] É empate.
        [unended] A partida não acaba nunca.
        [turns] Jogadas numa partida
        [choices] Jogadas possíveis a cada vez
        [capture] Alguém captura sementes ou peças.
        [relay] A semeadura continua com outra casa.
        [slam] Daria para capturar todas as sementes de uma fileira, mas elas ficam.
        [feeding] Uma casa não pode ser jogada: é preciso alimentar quem não tem sementes.
        [single] Uma casa não pode ser jogada: uma semente sozinha tem que esperar.
        [uur] Uma casa não pode ser jogada: ela é um uur.
        [endless] Uma casa não pode ser jogada: a jogada não acabaria nunca.
        [duty] Uma peça não pode se mover: outra tem que capturar.
        [guard] Uma pedra de toque está em guarda.
        [pinned] Uma peça não pode se mover: senão o rei ou a pedra de toque ficaria em perigo.
       *[forced] Só há uma jogada.
    }
labs-numbers-between = entre { $low } e { $high } de 100
labs-numbers-about = entre { $low } e { $high } em média
labs-numbers-few = poucas partidas para saber
labs-numbers-of = { $between } · { $game }
labs-numbers-judged =
    { $verdict ->
        [more] O segundo tem mais, e não é só acaso.
        [less] O primeiro tem mais, e não é só acaso.
       *[open] Os números são próximos demais. Pode ser acaso.
    }
labs-numbers-beginning =
    { $verdict ->
        [more] Quem começa ganha mais vezes · { $game }
        [less] Quem começa ganha menos vezes · { $game }
       *[open] Não dá para saber quem ganha mais vezes · { $game }
    }
labs-numbers-drawn = Estas foram as partidas { $first } a { $last } de um milhão. Se você jogar de novo, serão outras.
labs-numbers-table = Todos os números
labs-numbers-column =
    { $column ->
        [game] Jogo
        [measure] O quê
        [counted] Resultado
        [low] No mínimo
       *[high] No máximo
    }

## Uma página em que se escreve um jogador em Python, se experimenta e se manda jogar.

labs-player-code = O seu jogador, em Python
labs-player-keys = A tecla Tab leva para fora daqui. Para recuar uma linha, comece com quatro espaços.
labs-player-check = Conferir
labs-player-play = Jogar contra ele
labs-player-compete = Dez partidas
labs-player-help = Pôr a ajuda no editor
labs-player-file-wrong = Este arquivo não contém um jogador: precisa ser um texto de no máximo { $most } caracteres.
labs-player-next = Próximo passo
labs-player-link = Copiar um link
labs-player-link-copied = Copiado. O link contém o seu código.
labs-player-link-label = O link
labs-kept = O que você fez aqui
labs-kept-question =
    { $works ->
        [one] Continuar o que você fez aqui?
       *[other] Você fez algumas coisas aqui. Continuar uma delas?
    }
labs-kept-go-on =
    Continuar: { $what }, { $days ->
        [0] hoje
        [1] ontem
        [100] há muito tempo
       *[other] há { $days } dias
    }
labs-kept-forget =
    { $works ->
        [one] Apagar
       *[other] Apagar tudo
    }
labs-kept-forget-question = Apagar o que você fez aqui?
labs-kept-keep =
    { $works ->
        [one] Não apagar
       *[other] Não apagar nada
    }
labs-player-lines =
    { $lines ->
        [one] 1 linha
       *[other] { $lines } linhas
    }
labs-player-link-long = Este link é longo demais: um jogador tem no máximo { $most } caracteres. Peça o arquivo.
labs-player-code-long = O seu código tem mais de { $most } caracteres. É longo demais para um link. Salve num arquivo.
labs-player-printed = O que ele escreveu
labs-player-cut = … e mais. Aqui só aparece o começo.
labs-player-packed = Só dá para escrever um jogador quando o site está num servidor. Aqui, não.
labs-player-starting = O Python está começando…
labs-player-sound = O seu jogador funciona. Ele jogaria assim: { $move }.
labs-player-passed = O seu jogador cumpriu este passo. Vá para o próximo!
labs-player-missing = Ainda não. { $missing }
labs-player-played-instead = Aqui ele jogou assim: { $move }.
labs-player-your-turn = Você começa. O seu jogador responde.
labs-player-its-turn = O seu jogador está pensando…
labs-player-competing = Partida { $played } de { $count }…
labs-player-competed = Vitórias do seu jogador: { $won } de { $count } partidas. Empates: { $ties }.
labs-player-forfeit = { $name } perdeu uma partida assim:
labs-player-line = Linha { $line }:
labs-player-trouble =
    { $kind ->
        [syntax] O Python não consegue ler isto. Falta um caractere, como dois-pontos ou um parêntese?
        [indent] Os espaços no começo da linha não estão certos. Linhas do mesmo bloco começam uma embaixo da outra.
        [name] O Python não conhece este nome. Está escrito igual em todo lugar?
        [import] Jogadores não podem usar este módulo. Eles têm math, random, collections e alguns outros.
        [index] A lista não é tão longa.
        [key] Essa chave não existe neste dicionário.
        [attribute] O que está antes do ponto não tem uma parte com esse nome. Veja a lista do que uma posição sabe dizer.
        [type] Essas coisas não combinam, ou há algo a mais nos parênteses.
        [division] Nada pode ser dividido por 0.
        [recursion] Uma função chamou a si mesma vezes demais. Quando ela para?
        [memory] O seu jogador precisou de memória demais e foi interrompido. Guarde menos coisas.
        [late] Os dois segundos acabaram, e o seu jogador foi interrompido. Há um laço que nunca termina?
        [broken] O Python travou e foi interrompido. Nada mais se perdeu.
        [lost] Não deu para carregar o Python. Tente de novo quando houver conexão.
        [nothing] Aqui falta a função choose. O seu jogador começa com “def choose(position):”.
        [nonsense] O que choose() devolveu não é uma jogada. Uma jogada é um texto, como "C".
        [illegal] As regras não permitem esta jogada. Use uma de position.moves().
       *[wrong] Algo deu errado aqui.
    }
labs-player-own-words = (“{ $own }”)
labs-player-robin = Todos contra todos
labs-player-robin-how = Inclua até oito jogadores: o seu, arquivos, ou links que outras pessoas mandaram. Cada um joga duas vezes contra cada um dos outros.
labs-player-robin-own = Incluir o de cima
labs-player-robin-files = Incluir arquivos
labs-player-robin-paste = Um link para um jogador
labs-player-robin-add = Incluir o link
labs-player-robin-level = Incluir { $level }
labs-player-robin-begin = Começar as partidas
labs-player-robin-full = Já há oito.
labs-player-robin-wrong = Este link não contém um jogador.
labs-player-robin-long = Longo demais para um jogador: { $files }. Um jogador tem no máximo { $most } caracteres.
labs-player-robin-empty = Inclua pelo menos dois jogadores.
labs-player-robin-done = Todas as partidas foram jogadas.
labs-player-robin-yours = O seu jogador { $number }
labs-player-robin-linked = Do link { $number }
labs-player-robin-games = As partidas
labs-player-robin-look = Ver a partida
labs-player-robin-game =
    { $outcome ->
        [first] { $first } vence { $second }
        [second] { $second } vence { $first }
       *[tie] Empate entre { $first } e { $second }
    }
labs-player-robin-column =
    { $column ->
        [place] Lugar
        [player] Jogador
        [won] Vitórias
        [tied] Empates
        [lost] Derrotas
       *[points] Pontos
    }

## Uma página em que quem escreve monta um desafio e joga a resposta.

labs-workbench-tools = Ferramentas
labs-workbench-tool =
    { $tool ->
        [add] Pôr uma semente
        [take] Tirar uma semente
        [clear] Esvaziar
        [move] Mover
        [copy] Copiar
        [turn] Trocar a vez
        [back] Voltar
       *[answer] Jogar a resposta
    }
labs-workbench-touch =
    { $tool ->
        [add] Toque em uma casa. Ela recebe uma semente de um depósito.
        [take] Toque em uma casa. Uma semente dela vai para um depósito.
        [clear] Toque no que deve sair do tabuleiro.
        [move] Toque em uma peça e depois no lugar para onde ela vai.
       *[copy] Toque em uma peça e depois no lugar onde quer pôr outra igual.
    }
labs-workbench-then = Agora toque no lugar para onde ela vai.
labs-workbench-looking = Olhando todas as respostas…
labs-workbench-right =
    { $count ->
        [one] De { $possible } respostas, só esta está certa: { $right }.
       *[other] De { $possible } respostas, { $count } estão certas: { $right }.
    }
labs-workbench-played =
    { $verdict ->
        [right] Você jogou assim: { $move }. Está certo.
       *[wrong] Você jogou assim: { $move }. Não está certo.
    }
labs-workbench-lacks = { $field }: { $lack }
labs-workbench-lack =
    { $lack ->
        [name] use letras minúsculas, algarismos e hifens.
        [long] no máximo doze palavras.
        [over] aqui a partida já acabou.
        [unasked] isto não pode ser pedido aqui.
        [unreachable] não dá para chegar a isso. Peça menos.
        [deep] é demais para calcular em uma página. Peça menos jogadas ou use “ubao puzzle”.
        [idle] todas as respostas fazem isto, então não há nada a descobrir. Peça mais.
       *[missing] ainda falta preencher.
    }
labs-workbench-whole = O desafio está completo. Ponha-o no fim de lesson_plans/{ $game }/puzzles.yml. Depois rode “ubao prove” e “ubao check”.
labs-workbench-text = Para puzzles.yml

## Caixas que aprendem, na tela

labs-boxes-yours = Sua vez. Escolha uma casa.
labs-boxes-cannot = Você não pode jogar essa casa agora.
labs-boxes-only = As caixas só têm uma jogada: a casa { $cup }.
labs-boxes-drawn =
    A caixa { $box } se abre. Sai uma miçanga { $bead ->
        [red] vermelha
       *[blue] azul
    }: as caixas jogam a casa { $cup }.
labs-boxes-end =
    { $result ->
        [w] As caixas ganham, { $north }–{ $south }. Cada miçanga volta para a caixa, com mais uma da mesma cor.
        [l] Você ganha, { $south }–{ $north }. As miçangas delas ficam de fora.
       *[t] Empate. Cada miçanga volta para a caixa.
    }
labs-boxes-practice = { $games } partidas de treino
labs-boxes-practised = Elas jogaram { $games } partidas contra uma moeda e ganharam { $won }.
labs-boxes-anew = Começar com caixas novas
labs-boxes-anew-question = Começar com caixas novas?
labs-boxes-anew-explanation = Tudo o que estas caixas aprenderam vai se perder.
labs-boxes-anew-no = Ficar com estas caixas
labs-boxes-cup =
    A sua casa da { $side ->
        [left] esquerda
       *[right] direita
    }: { $seeds ->
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    }
labs-boxes-theirs =
    A casa { $cup } delas: { $seeds ->
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    }
labs-boxes-beads = Miçangas vermelhas: { $red }; azuis: { $blue }
labs-boxes-results = Partidas das caixas: vitórias, { $won }; derrotas, { $lost }; empates, { $tied }.
