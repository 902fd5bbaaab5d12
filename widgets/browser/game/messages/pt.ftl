### Uma partida no tabuleiro: quem joga, e a jogada que está sendo escolhida.

## Jogadores

match-side = { $side }

# As cores concordam com “pano” e também servem de nome: “Azul captura 5 sementes.”
match-cloth = { $cloth ->
        [Blue] Azul
        [Gold] Dourado
        [Red] Vermelho
        [Green] Verde
        [Purple] Roxo
        [Grey] Cinza
       *[other] { $cloth }
    }

# Os mesmos nomes que nos termos `-search-…`.
match-level = { $level ->
        [dreamer] Sonhador
        [greedy] Guloso
        [careful] Cuidadoso
        [planner] Planejador
        [champion] Campeão
       *[other] { $level }
    }

# “Sonhador (Azul)”, “Sonhador (Brancas)”.
match-level-on-cloth = { $level } ({ $cloth })

match-thinking = { $mover } está pensando…
match-waiting = Jogue por { $mover } ou deixe o computador jogar.

## Escolher uma jogada

match-halfway = Você escolheu { $parts }.
match-next-choice = Agora escolha o que vem depois.
match-next-many = Agora toque em uma das { $squares } casas marcadas.
match-next = Agora toque em { FORM($squares, "or") }.
match-chosen-early = Você escolheu { $parts }. A jogada será feita assim que o tabuleiro estiver pronto.
match-tried-early = Você escolheu { $parts }. Assim que o tabuleiro estiver pronto, você vai ver o que essa jogada faria.
match-tried = Esta jogada ainda não foi feita.
