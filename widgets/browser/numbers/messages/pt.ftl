### Uma página em que níveis jogam um contra o outro centenas de vezes, e as partidas são contadas.

numbers-begin = Começar as partidas
numbers-stop = Parar
numbers-save = Salvar como tabela (CSV)
numbers-progress = Partidas jogadas
numbers-found = O que foi contado

numbers-waking = Começando…
numbers-playing = { $played } de { $count } partidas
numbers-played =
    { $played ->
        [0] Nenhuma partida chegou ao fim.
        [one] Foi jogada 1 partida. Isso ainda não diz nada.
       *[other] Foram jogadas { $played } partidas.
    }

numbers-part =
    { $part ->
        [wins] Quem ganha, em 100 partidas
        [averages] Quanto dura, e quanto se pode escolher
       *[bites] O que acontece, em 100 jogadas
    }

numbers-measure =
    { $measure ->
        [first] Ganha quem começa.
        [second] Ganha quem joga depois.
        [tie] É empate.
        [unended] A partida não acaba nunca.
        [turns] Jogadas numa partida
        [choices] Jogadas para escolher em cada vez
        [capture] Alguém colhe sementes ou captura peças.
        [relay] A semeadura continua com outra casa.
        [slam] Podiam-se colher todas as sementes de uma fileira, e elas ficam.
        [feeding] Não se pode jogar uma casa: é preciso alimentar quem não tem sementes.
        [single] Não se pode jogar uma casa: uma semente sozinha espera.
        [uur] Não se pode jogar uma casa: ela é um uur.
        [endless] Não se pode jogar uma casa: a jogada não acabaria nunca.
        [duty] Uma peça não pode jogar: outra tem que capturar.
        [guard] Uma pedra de toque está em guarda.
        [pinned] Uma peça não pode jogar: senão o rei ou a pedra de toque ficaria em perigo.
       *[forced] Só há uma jogada.
    }

numbers-between = entre { $low } e { $high } de 100
numbers-about = entre { $low } e { $high } em média
numbers-of = { $between } · { $game }

numbers-judged =
    { $verdict ->
        [more] O segundo tem mais. Não é só acaso.
        [less] O primeiro tem mais. Não é só acaso.
       *[open] Estão perto demais. Pode ser acaso.
    }

numbers-beginning =
    { $verdict ->
        [more] Quem começa ganha mais vezes · { $game }
        [less] Quem começa ganha menos vezes · { $game }
       *[open] Estes números não dizem quem ganha mais vezes · { $game }
    }

numbers-table = Todos os números

numbers-column =
    { $column ->
        [game] Jogo
        [measure] O quê
        [counted] Contado
        [low] No mínimo
       *[high] No máximo
    }
