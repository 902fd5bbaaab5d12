### O que diz African Chess: pedras que ficam umas sobre as outras e são semeadas.
### A pedra de toque é a pedra mais preciosa de um lado: quem a perde, perde a partida. Ela está em
### guarda quando o outro lado poderia capturá-la; quem vê que nenhuma jogada a salva diz “Toque”.

## Coisas

-stacking-stone = pedra
    .gender = f
    .many = pedras
    .counted = { $count ->
        [one] { $count } pedra
       *[other] { $count } pedras
    }

## Jogadas, como uma frase fala delas

-stacking-move-with = { $way } com a pedra de toque em { $landing }
-stacking-move-alone = { $way } só com a pedra de toque

## O que acontece

stacking-sow = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] semeiam
       *[one] semeia
    } { $stones } pedras de { $origin } em direção a { $next }.
stacking-sow-touchstone = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] semeiam
       *[one] semeia
    } { $stones } pedras de { $origin } em direção a { $next }, e a pedra de toque vai junto.
stacking-step-touchstone = A pedra de toque { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] de { $mover }
    } anda de { $origin } para { $target }.
stacking-step = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] movem
       *[one] move
    } uma pedra de { $origin } para { $target }.
stacking-land-touchstone = A pedra de toque cai em { $square }.
stacking-land-last = A última pedra cai em { $square }.
stacking-put = { $stones ->
        [one] A última pedra não pode ir mais longe: fica também em { $square }.
       *[other] As últimas { $stones } pedras não podem ir mais longe: ficam também em { $square }.
    }
stacking-take = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] capturam
       *[one] captura
    } { $stones ->
        [one] { $stones } pedra
       *[other] { $stones } pedras
    } em { $square }.
stacking-take-touchstone = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] capturam
       *[one] captura
    } a pedra de toque em { $square }.
stacking-take-both = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] capturam
       *[one] captura
    } a pedra de toque e { $stones ->
        [one] { $stones } pedra
       *[other] { $stones } pedras
    } em { $square }.
stacking-guard = Guarda!
stacking-in-guard = A pedra de toque { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] de { $other }
    } em { $square } poderia ser capturada.
stacking-puts-in-guard = Essa jogada põe em guarda a pedra de toque { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] de { $other }
    }.

## O fim

stacking-end-touch = A partida acabou: não há como salvar a pedra de toque, e { FORM($winner, "the") } { FORM($winner, "number") ->
        [many] dizem
       *[one] diz
    } “Toque”.
stacking-end-king-taken = A partida acabou: { FORM($winner, "the") } { FORM($winner, "number") ->
        [many] capturaram
       *[one] capturou
    } a pedra de toque.

## Por quê

stacking-had-to-save = A pedra de toque { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] de { $mover }
    } estava em guarda: esta jogada tinha que salvá-la.
stacking-board-ends = O tabuleiro termina ali.
stacking-way-blocked = { $stones } pedras em { $square } fecham o caminho.
stacking-two-stay = Há 2 pedras { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] de { $other }
    }: uma pedra simples só captura duas onde já estava uma pedra { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] de { $mover }
    }.
stacking-more-stay = Há { $stones } pedras { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] de { $other }
    }: uma pedra simples nunca captura mais de duas.

## Por que uma jogada é recusada

stacking-no-move = “{ $typed }” não é uma jogada. Uma jogada se escreve como e2e3, e2e3@e4 ou e2e3t.
stacking-no-stone = Não há nenhuma pedra em { $square }.
stacking-only-theirs = Em { $square } só há pedras { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] de { $other }
    }.
stacking-no-way-here = As pedras estão em { $square }. Escolha uma casa vizinha para mostrar em que direção elas vão.
stacking-no-way-far = A casa { $target } não fica ao lado de { $origin }. Escolha uma casa vizinha para mostrar a direção.
stacking-landing-open = A pedra de toque está em { $square }: diga onde ela cai, ou que ela anda sozinha.
stacking-landing-single = A pedra de toque em { $square } não está num grupo: ela só anda.
stacking-landing-elsewhere = Sua pedra de toque não está em { $square }.
stacking-landing-out = A pedra de toque não pode cair em { $square }: as pedras só podem ir para { $squares }.
stacking-landing-unknown = A pedra de toque não pode ir para { $typed } nesta jogada.
stacking-full = A casa { $square } está cheia: quatro pedras fecham o caminho.
stacking-landing-blocked = A pedra de toque não consegue chegar a { $target }: quatro pedras em { $square } fecham o caminho.
stacking-too-many = { $stones ->
        [one] A última pedra teria que ficar em { $square }, e ali haveria { $total }: numa casa cabem quatro.
       *[other] As últimas { $stones } pedras teriam que ficar em { $square }, e ali haveria { $total }: numa casa cabem quatro.
    }
stacking-no-room = Não há lugar em nenhum lado para as pedras de { $square }.
stacking-unsafe = Sua pedra de toque em { $square } poderia ser capturada a partir de { $origin }.
stacking-pinned = Saia o que sair de { $square }, sua pedra de toque poderia ser capturada.

## Um botão

stacking-choose-alone = Só a pedra de toque

## O tabuleiro, para quem não o vê

stacking-square = { $square }, { $stones }
stacking-square-guard = { $square }, { $stones }, em guarda

-stacking-touchstone-yours = sua pedra de toque
-stacking-touchstone-theirs = pedra de toque { FORM($owner, "number") ->
        [many] { FORM($owner, "of") }
       *[one] de { $owner }
    }
-stacking-stones-yours = { $stones ->
        [one] { $stones } pedra sua
       *[other] { $stones } pedras suas
    }
-stacking-stones-theirs = { $stones ->
        [one] { $stones } pedra
       *[other] { $stones } pedras
    } { FORM($owner, "number") ->
        [many] { FORM($owner, "of") }
       *[one] de { $owner }
    }

stacking-side = Pedra de toque { FORM($owner, "number") ->
        [many] { FORM($owner, "of") }
       *[one] de { $owner }
    }: { $home }; pedras simples: { $stones ->
        [0] nenhuma
       *[other] { $stones }
    }.
stacking-side-lost = Pedra de toque { FORM($owner, "number") ->
        [many] { FORM($owner, "of") }
       *[one] de { $owner }
    }: capturada; pedras simples: { $stones ->
        [0] nenhuma
       *[other] { $stones }
    }.
-stacking-pile = { $square } { $stones }

## O que está errado no texto de uma posição

stacking-position-captured = A pedra de toque { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] de { $other }
    } foi capturada, por isso é a vez { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] de { $other }
    }.
stacking-position-stone = “{ $found }” não é uma pedra deste jogo.
stacking-position-missing = Falta uma casa aqui.
stacking-position-order = “{ $found }” deve ser escrito “{ $sorted }”.
stacking-position-full = Em { $square } cabem { $most } pedras, e não { $stones }.
stacking-position-full-somewhere = Numa casa cabem { $most } pedras, e não { $stones }.
stacking-position-plain = { FORM($owner, "The") } { FORM($owner, "number") ->
        [many] podem
       *[one] pode
    } ter { $most } pedras simples, não mais.
stacking-position-touchstone = { FORM($owner, "The") } { FORM($owner, "number") ->
        [many] podem
       *[one] pode
    } ter 1 pedra de toque, não mais.
