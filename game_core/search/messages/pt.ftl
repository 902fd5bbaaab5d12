### Os nomes dos adversários, e o que diz o treinador. “Eu” é o treinador.
### A move or a place in words has the forms .the (“a casa C”) and .gender; a move in notation has
### none and stands as it is.

## Por que uma jogada é boa. “Essa jogada” é a que se propõe.

search-wins = Essa jogada vence a partida.
search-takes = Essa jogada captura { FORM($taken, "counted") }.
search-takes-most = Essa jogada captura { FORM($taken, "counted") }, mais do que qualquer outra.
search-saves = Essa jogada salva { FORM($taken, "counted") } { FORM($place, "gender") ->
        [f] na { $place }
       *[m] em { $place }
    } { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] de { $mover }
    }, que { FORM($other, "the") } { FORM($other, "number") ->
        [many] poderiam
       *[one] poderia
    } capturar na vez seguinte.
search-one-choice = Depois dessa jogada, { FORM($other, "the") } só { FORM($other, "number") ->
        [many] têm
       *[one] tem
    } uma jogada possível.
search-nothing-next = Depois dessa jogada, { FORM($other, "the") } não { FORM($other, "number") ->
        [many] podem
       *[one] pode
    } capturar nada na vez seguinte.
search-most-next = Depois dessa jogada, { FORM($other, "the") } { FORM($other, "number") ->
        [many] podem
       *[one] pode
    } capturar no máximo { FORM($taken, "counted") } na vez seguinte.
search-only = É a única jogada possível.
search-as-good = Pelo que vejo, é tão boa quanto qualquer outra jogada.
search-wins-within =
    { $turns ->
        [1] Essa jogada vence na hora.
       *[other] Essa jogada vence em até { $turns } jogadas, não importa o que { FORM($other, "the") } { FORM($other, "number") ->
            [many] joguem
           *[one] jogue
        }.
    }

search-nothing-better = Olhando { $turns ->
        [one] { $turns } jogada
       *[other] { $turns } jogadas
    } à frente, não achei nada melhor.
search-other-loses = { FORM($move, "gender") ->
        [f] Depois da { $move }
       *[m] Depois de { $move }
    }, { FORM($other, "the") } { FORM($other, "number") ->
        [many] vencem
       *[one] vence
    }.
search-other-tempts = Por exemplo, { FORM($move, "the") } captura { FORM($taken, "counted") } agora, mas é pior.
search-other-worse = Por exemplo, { FORM($move, "the") } seria pior.

## Um olhar para trás, numa partida

# Segue-se um motivo que começa com “Essa jogada”: a última jogada mencionada tem que ser $better.
search-missed-win = Jogada { $turn }: { FORM($mover, "the") } { FORM($mover, "number") ->
        [many] jogaram
       *[one] jogou
    } { FORM($move, "the") }, mas a jogada certa, { FORM($better, "the") }, venceria { $turns ->
        [1] na hora
       *[other] em até { $turns } jogadas
    }.
search-lost = Jogada { $turn }: { FORM($mover, "the") } { FORM($mover, "number") ->
        [many] jogaram
       *[one] jogou
    } { FORM($move, "the") }, e isso perde a partida; a jogada certa era { FORM($better, "the") }.
search-cost = Jogada { $turn }: { FORM($mover, "the") } { FORM($mover, "number") ->
        [many] jogaram
       *[one] jogou
    } { FORM($move, "the") }, mas a melhor jogada era { FORM($better, "the") }: cerca de { FORM($difference, "counted") } a mais.
search-cost-much = Jogada { $turn }: { FORM($mover, "the") } { FORM($mover, "number") ->
        [many] jogaram
       *[one] jogou
    } { FORM($move, "the") }, mas a jogada certa era { FORM($better, "the") }, muito melhor.
search-played = Jogada { $turn }: { FORM($mover, "the") } { FORM($mover, "number") ->
        [many] jogaram
       *[one] jogou
    } { FORM($move, "the") }.

search-drawback = { FORM($move, "gender") ->
        [f] Depois da { $move }
       *[m] Depois de { $move }
    }, { FORM($other, "the") } { FORM($other, "number") ->
        [many] podem
       *[one] pode
    } capturar { FORM($taken, "counted") } na vez seguinte.
search-drawback-some = { FORM($move, "gender") ->
        [f] Depois da { $move }
       *[m] Depois de { $move }
    }, { FORM($other, "the") } { FORM($other, "number") ->
        [many] podem
       *[one] pode
    } capturar alguma coisa na vez seguinte.
search-looked = Para ver isso, olhei { $turns ->
        [0] 0 jogadas
        [one] { $turns } jogada
       *[other] { $turns } jogadas
    } à frente.

## Quanto uma jogada valia de verdade

search-rated-good = Boa escolha: jogando até o fim, nenhuma outra jogada é melhor.
search-rated-same = Jogando até o fim, aqui todas as jogadas valiam o mesmo.
search-rated-won = Boa escolha: essa jogada vence a partida.
search-rated-missed = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] poderiam
       *[one] poderia
    } ter vencido na hora: bastava { FORM($move, "the") }.

## Adversários: como cada um se chama, seu costume, e como ganhar

search-name = { $level }

-search-dreamer = Sonhador
    .gender = m
    .The = O Sonhador
    .the = o Sonhador
    .of = do Sonhador
search-dreamer-habit = O { -search-dreamer } costuma jogar a primeira coisa que vem à cabeça.
search-dreamer-advice = Em cada jogada, procure uma captura. O { -search-dreamer } deixa muita coisa sem proteção.

-search-greedy = Guloso
    .gender = m
    .The = O Guloso
    .the = o Guloso
    .of = do Guloso
search-greedy-habit = O { -search-greedy } { $thing ->
        [seed] captura
       *[other] captura
    } o máximo de { FORM($thing, "many") } que pode agora, e nunca pergunta o que você vai fazer depois.
search-greedy-advice = Ofereça um pouco ao { -search-greedy } onde, na vez seguinte, você possa capturar mais.

-search-careful = Cuidadoso
    .gender = m
    .The = O Cuidadoso
    .the = o Cuidadoso
    .of = do Cuidadoso
search-careful-habit = Antes de jogar, o { -search-careful } olha a melhor resposta que você tem, e não vai mais longe.
search-careful-advice = Faça duas ameaças de uma vez. O { -search-careful } só consegue parar uma delas.

# Portugal: Planeador
-search-planner = Planejador
    .gender = m
    .The = O Planejador
    .the = o Planejador
    .of = do Planejador
search-planner-habit = O { -search-planner } olha algumas jogadas à frente e gosta de um tabuleiro bem arrumado.
search-planner-advice = Planeje bem adiante: o { -search-planner } não vê o que ainda está longe.

-search-champion = Campeão
    .gender = m
    .The = O Campeão
    .the = o Campeão
    .of = do Campeão
search-champion-habit = O { -search-champion } pensa por um segundo e olha o mais longe que pode.
search-champion-advice = O { -search-champion } não tem nenhum ponto fraco que a gente conheça. Jogue o melhor que puder, e depois reveja a partida.
