### O que diz African Queen: peças planas e redondas, que saltam umas por cima das outras, e anéis.
### Peças planas ficam em casas lisas, as redondas nos furos das outras. Uma peça que recebe um anel
### anda para trás também. A man, which has no ring, is “peça simples” where that must be said.

## Coisas

-draughts-man = peça simples
    .gender = f
    .The = A peça simples
    .the = a peça simples
    .counted = { $count ->
        [one] { $count } peça simples
       *[other] { $count } peças simples
    }
-draughts-flat-man = peça plana
    .gender = f
    .The = A peça plana
    .the = a peça plana
-draughts-round-man = peça redonda
    .gender = f
    .The = A peça redonda
    .the = a peça redonda
-draughts-flat-ringed = peça plana com anel
    .gender = f
    .The = A peça plana com anel
    .the = a peça plana com anel
-draughts-round-ringed = peça redonda com anel
    .gender = f
    .The = A peça redonda com anel
    .the = a peça redonda com anel

-draughts-move-with = { $way } com um anel em { $man }

## O que acontece

draughts-ring = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] põem
       *[one] põe
    } um anel em { $square }.
draughts-step = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] andam
       *[one] anda
    } de { $origin } para { $target }.
draughts-leap = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] saltam
       *[one] salta
    } de { $origin }, por cima de { $over }, para { $target }.
draughts-leap-on = A peça salta de novo, por cima de { $over }, para { $target }.
draughts-take = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] capturam
       *[one] captura
    } { FORM($piece, "the") } em { $square }.
draughts-take-ring = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] capturam
       *[one] captura
    } { FORM($piece, "the") } em { $square } e { FORM($mover, "number") ->
        [many] ficam
       *[one] fica
    } com o anel.
draughts-give-ring = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] capturam
       *[one] captura
    } { FORM($piece, "the") } em { $square }. O anel volta para quem o perdeu.

## O fim

draughts-end-no-pieces = A partida acabou: um lado não tem mais peças.
draughts-end-reached = A partida acabou: uma peça chegou à última fileira.

## Por quê

draughts-must-take = Quem pode capturar uma peça precisa começar a jogada com uma captura.

## Por que uma jogada é recusada

draughts-no-move = “{ $typed }” não é uma jogada. Uma jogada se escreve como a2-b3 ou, com um anel, como R@c2+a2-b3.
draughts-theirs = A peça de { $square } é { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] de { $other }
    }.
draughts-no-ring = { FORM($mover, "The") } não { FORM($mover, "number") ->
        [many] têm
       *[one] tem
    } nenhum anel na mão.
draughts-no-man = { FORM($mover, "The") } não { FORM($mover, "number") ->
        [many] têm
       *[one] tem
    } nenhuma peça sem anel.
draughts-ringed = A peça de { $square } já tem um anel.
draughts-stuck-ringed = Com um anel em { $square }, ainda não haveria jogada possível.
draughts-stuck = A peça de { $square } não pode andar nem saltar agora.
draughts-unchanged = Uma jogada precisa mudar alguma coisa, e voltar a { $square } sem capturar não muda nada.
draughts-again = A peça já esteve em { $square }, e nada mudou desde então.
draughts-duty = Você precisa capturar: a peça de { $hunter } pode saltar por cima de { $prey }.
draughts-stepped = O passo para { $square } encerrou a jogada.
draughts-there = A peça já está em { $square }.
draughts-occupied = Há uma peça em { $square }.
draughts-leap-over = Para saltar por cima dela, escolha { $target }.
draughts-flat-on-hole = Uma peça plana cairia no furo de { $square }.
draughts-round-on-plain = Uma peça redonda precisa de um furo, e { $square } não tem nenhum.
draughts-far = A casa { $square } está longe demais: um salto passa por cima de uma só peça vizinha e para logo atrás dela.
draughts-mixed = Passos e saltos nunca se misturam: salte de novo ou pare aqui.
draughts-leap-back = Uma peça sem anel nunca salta para trás.
draughts-step-back = Uma peça sem anel nunca anda para trás.
draughts-no-bridge = Não há peça em { $square } para saltar por cima.
draughts-crowns = Aqui a peça simples que termina a jogada na última fileira recebe um anel automaticamente.
draughts-own = Aqui nenhuma peça salta por cima de outra do mesmo lado, e a de { $square } é sua.
draughts-leap-sideways = Aqui uma peça sem anel nunca salta para o lado.
draughts-blocked = O caminho para { $square } não está livre.
draughts-go-on = Você precisa continuar: a peça de { $square } pode saltar por cima de { $prey }.

## Botões

draughts-choose-ring = Pôr um anel
draughts-choose-stop = Parar aqui

## O tabuleiro, para quem não o vê

draughts-empty-plain = { $square }, vazia, lisa
draughts-empty-hole = { $square }, vazia, com furo
draughts-hand = { $owner }: { $rings ->
        [0] 0 anéis
        [one] { $rings } anel
       *[other] { $rings } anéis
    } na mão
draughts-side = { $owner }: peças simples { $men ->
        [0] (nenhuma)
       *[other] em { $men }
    }; peças com anel { $ringed ->
        [0] (nenhuma)
       *[other] em { $ringed }
    }; { $rings ->
        [0] 0 anéis
        [one] { $rings } anel
       *[other] { $rings } anéis
    } na mão.
draughts-hands = { FORM($white, "The") } { FORM($white, "number") ->
        [many] têm
       *[one] tem
    } { $rings ->
        [0] 0 anéis
        [one] { $rings } anel
       *[other] { $rings } anéis
    } na mão, { FORM($black, "the") } { FORM($black, "number") ->
        [many] têm
       *[one] tem
    } { $others ->
        [0] 0 anéis
        [one] { $others } anel
       *[other] { $others } anéis
    }.

## O que está errado no texto de uma posição

-draughts-field-rings = os anéis

draughts-position-rings = Deve haver { $rings } anéis, e não { $worn } no tabuleiro e { $held } na mão.
draughts-position-empty = Não resta nenhuma peça, mas um dos lados sempre tem alguma.
draughts-position-flat = { FORM($owner, "The") } { FORM($owner, "number") ->
        [many] podem
       *[one] pode
    } ter no máximo sete peças planas, e não { $pieces }.
draughts-position-round = { FORM($owner, "The") } { FORM($owner, "number") ->
        [many] podem
       *[one] pode
    } ter no máximo sete peças redondas, e não { $pieces }.
draughts-position-hands = Deve haver dois números ligados por “-”, e não “{ $found }”.
