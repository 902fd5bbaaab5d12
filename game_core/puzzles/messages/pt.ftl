### O que se diz de uma tentativa num desafio, e como os desafios se agrupam.
### “Capturar” is said of seeds as well as of pieces here, as every game says these sentences.

## Uma jogada certa

puzzles-takes = { FORM($solver, "The") } { $places ->
        [from-cups] captura
       *[other] { FORM($solver, "number") ->
            [many] capturam
           *[one] captura
        }
    } { FORM($taken, "counted") } { $places }.

puzzles-can-capture = Não importa o que { FORM($other, "the") } { FORM($other, "number") ->
        [many] joguem
       *[one] jogue
    } agora: { FORM($solver, "the") } { FORM($solver, "number") ->
        [many] conseguem
       *[one] consegue
    } capturar o bastante.
puzzles-can-win = Não importa o que { FORM($other, "the") } { FORM($other, "number") ->
        [many] joguem
       *[one] jogue
    } agora: { FORM($solver, "the") } { FORM($solver, "number") ->
        [many] conseguem
       *[one] consegue
    } vencer a tempo.
puzzles-can-end = Não importa o que { FORM($other, "the") } { FORM($other, "number") ->
        [many] joguem
       *[one] jogue
    } agora: { FORM($solver, "the") } { FORM($solver, "number") ->
        [many] conseguem
       *[one] consegue
    } terminar a partida a tempo.
puzzles-can-save = Não importa o que { FORM($other, "the") } { FORM($other, "number") ->
        [many] joguem
       *[one] jogue
    } agora: { FORM($solver, "the") } { FORM($solver, "number") ->
        [many] conseguem
       *[one] consegue
    } resistir.
puzzles-can-best = Nenhuma outra jogada é melhor para { FORM($solver, "the") }.

puzzles-has-taken = { FORM($solver, "The") } { $taken ->
        [seed] capturou
       *[other] { FORM($solver, "number") ->
            [many] capturaram
           *[one] capturou
        }
    } { FORM($taken, "counted") }.
puzzles-is-saved = Não importa o que { FORM($other, "the") } { FORM($other, "number") ->
        [many] joguem
       *[one] jogue
    } agora: { FORM($solver, "the") } não { FORM($solver, "number") ->
        [many] perdem
       *[one] perde
    }.
puzzles-is-best = Nenhuma outra jogada vale mais.

## Outra jogada: o que ela captura, e depois o que vem dela

puzzles-takes-nothing = { FORM($solver, "The") } não { FORM($solver, "number") ->
        [many] capturam
       *[one] captura
    } nada.

puzzles-no-way = Não é por aí.
puzzles-goes-on = A partida continua.
puzzles-too-late = Agora é tarde demais para { FORM($solver, "the") }.
puzzles-past-saving = Não dá mais para salvar { FORM($solver, "the") }.

puzzles-but-plays = Mas então { FORM($other, "the") } { FORM($other, "number") ->
        [many] jogam
       *[one] joga
    } { FORM($move, "the") }.
puzzles-then-plays = Então { FORM($other, "the") } { FORM($other, "number") ->
        [many] jogam
       *[one] joga
    } { FORM($move, "the") }.
puzzles-then-takes = Então { FORM($other, "the") } { FORM($other, "number") ->
        [many] jogam
       *[one] joga
    } { FORM($move, "the") } e { $places ->
        [from-cups] captura
       *[other] { FORM($other, "number") ->
            [many] capturam
           *[one] captura
        }
    } { FORM($taken, "counted") } { $places }.
puzzles-but-takes = Mas então { FORM($other, "the") } { $places ->
        [from-cups] captura
       *[other] { FORM($other, "number") ->
            [many] capturam
           *[one] captura
        }
    } { FORM($taken, "counted") } { $places }.
puzzles-other-can-win = Então { FORM($other, "the") } { FORM($other, "number") ->
        [many] podem
       *[one] pode
    } vencer.

puzzles-end-even = A partir daqui, os dois lados capturam a mesma quantidade.
puzzles-end-ahead = A partir daqui, { FORM($solver, "the") } { $taken ->
        [seed] captura
       *[other] { FORM($solver, "number") ->
            [many] capturam
           *[one] captura
        }
    } { FORM($taken, "counted") } a mais do que { FORM($other, "the") }.
puzzles-end-behind = A partir daqui, { FORM($solver, "the") } { $taken ->
        [seed] captura
       *[other] { FORM($solver, "number") ->
            [many] capturam
           *[one] captura
        }
    } { FORM($taken, "counted") } a menos do que { FORM($other, "the") }.
puzzles-good-but = Boa, mas outra jogada é melhor.
puzzles-more-elsewhere = Outra jogada rende mais.

puzzles-too-few = Essa jogada { $taken ->
        [seed] captura
       *[other] captura
    } { FORM($taken, "counted") }: ainda não é o bastante.
puzzles-none = Essa jogada não captura nada.
puzzles-then-too-few = Então { FORM($other, "the") } { FORM($other, "number") ->
        [many] jogam
       *[one] joga
    } { FORM($move, "the") }. Assim { FORM($solver, "the") } { $taken ->
        [seed] captura
       *[other] { FORM($solver, "number") ->
            [many] capturam
           *[one] captura
        }
    } { FORM($taken, "counted") }: ainda não é o bastante.
puzzles-then-none = Então { FORM($other, "the") } { FORM($other, "number") ->
        [many] jogam
       *[one] joga
    } { FORM($move, "the") }. Assim { FORM($solver, "the") } não { FORM($solver, "number") ->
        [many] capturam
       *[one] captura
    } nada.

## Perguntas que as regras respondem

puzzles-relay-most = Com { FORM($move, "the") }, a jogada tem { $laps ->
        [one] { $laps } punhado
       *[other] { $laps } punhados
    }, e nenhuma outra tem mais.
puzzles-relay-fewer = Com { FORM($move, "the") }, a jogada tem { $laps ->
        [one] { $laps } punhado
       *[other] { $laps } punhados
    }. Outra tem mais.
puzzles-relay-one = Com { FORM($move, "the") }, a jogada acaba depois de um punhado só.

puzzles-seed-count = Não é na casa { $guess }. A casa { $cup } tem { FORM($held, "counted") }: conte de novo, uma por uma.
puzzles-seed-lap = Não é na casa { $guess }. São { $laps } punhados, e só o primeiro acaba na casa { $end }.
puzzles-seed-lap-there = Não é na casa { $guess }. São { $laps } punhados, e só o primeiro acaba ali.

puzzles-allowed = As regras permitem { FORM($move, "the") }.

puzzles-well-done = Muito bem!
puzzles-not-asked = Numa partida você pode jogar isso. Aqui, faça o que se pede.

puzzles-no-answer = “{ $answer }” não é uma resposta aqui; as respostas são { $answers }.
puzzles-over = O desafio está resolvido.

## Aonde levam as primeiras jogadas

puzzles-no-others = { $moves ->
        [one] Há { $moves } outra jogada, e ela não resolve.
       *[other] Há { $moves } outras jogadas, e nenhuma delas resolve.
    }
puzzles-every-other = Depois de qualquer outra jogada:

## De que trata um desafio, para uma criança

-puzzles-counting = Contar à frente
    .inside = contar à frente
-puzzles-capture = Capturar
    .inside = capturar
-puzzles-big-capture = Capturar muito
    .inside = capturar muito
-puzzles-feeding = Alimentar o adversário
    .inside = alimentar o adversário
-puzzles-safety = Jogar na defesa
    .inside = jogar na defesa
-puzzles-ending = Terminar a partida
    .inside = terminar a partida
-puzzles-win = Vencer
    .inside = vencer
-puzzles-relay = Longas viagens
    .inside = longas viagens
-puzzles-trap = Armar uma cilada
    .inside = armar uma cilada
-puzzles-patience = Esperar por mais
    .inside = esperar por mais
-puzzles-choice = Escolher bem
    .inside = escolher bem
-puzzles-ahead = Pensar duas jogadas à frente
    .inside = pensar duas jogadas à frente
-puzzles-rules = Conhecer as regras
    .inside = conhecer as regras
-puzzles-starve = Não deixar nenhuma jogada boa
    .inside = não deixar nenhuma jogada boa
-puzzles-uur = Fazer um uur
    .inside = fazer um uur
-puzzles-rounds = Ganhar a rodada
    .inside = ganhar a rodada
-puzzles-check = Salvar o rei
    .inside = salvar o rei
-puzzles-mate = Xeque-mate
    .inside = xeque-mate
-puzzles-touchstone = A pedra de toque
    .inside = a pedra de toque
# Portugal: Telecinesia
-puzzles-telekinesis = Telecinese
    .inside = telecinese
-puzzles-ambush = Prender entre duas peças
    .inside = prender entre duas peças
-puzzles-guard = O guarda
    .inside = o guarda
-puzzles-rings = Anéis
    .inside = anéis
-puzzles-chain = Saltar e saltar de novo
    .inside = saltar e saltar de novo
-puzzles-stones = A força das pedras
    .inside = a força das pedras

## Para quais idades, e quão difícil

puzzles-ages = { $youngest } a { $oldest } anos

puzzles-very-easy = muito fácil
puzzles-easy = fácil
puzzles-middling = médio
puzzles-hard = difícil
puzzles-very-hard = muito difícil
