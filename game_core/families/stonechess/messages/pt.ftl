### O que diz o xadrez com pedras: Double Eighteen-Stone Chess. As pedras não são de ninguém; numa vez
### joga-se um lance de xadrez e depois, se se quiser, uma pedra que se move.

## Palavras

-stonechess-king = rei
    .gender = m
    .The = O rei
    .the = o rei
    .by = pelo rei
    .indefinite = um rei
    .counted = { $count ->
        [one] um rei
       *[other] { $count } reis
    }
-stonechess-queen = dama
    .gender = f
    .The = A dama
    .the = a dama
    .by = pela dama
    .indefinite = uma dama
    .counted = { $count ->
        [one] uma dama
       *[other] { $count } damas
    }
-stonechess-rook = torre
    .gender = f
    .The = A torre
    .the = a torre
    .by = pela torre
    .indefinite = uma torre
    .counted = { $count ->
        [one] uma torre
       *[other] { $count } torres
    }
-stonechess-bishop = bispo
    .gender = m
    .The = O bispo
    .the = o bispo
    .by = pelo bispo
    .indefinite = um bispo
    .counted = { $count ->
        [one] um bispo
       *[other] { $count } bispos
    }
-stonechess-knight = cavalo
    .gender = m
    .The = O cavalo
    .the = o cavalo
    .by = pelo cavalo
    .indefinite = um cavalo
    .counted = { $count ->
        [one] um cavalo
       *[other] { $count } cavalos
    }
-stonechess-pawn = peão
    .gender = m
    .The = O peão
    .the = o peão
    .by = pelo peão
    .indefinite = um peão
    .counted = { $count ->
        [one] um peão
       *[other] { $count } peões
    }

-stonechess-unit = peão
    .gender = m
    .counted = { $count ->
        [one] { $count } peão
       *[other] { $count } peões
    }

-stonechess-move-stone = { $move } com a pedra de { $origin } para { $target }
-stonechess-move-swap = { $move } com a troca de { $origin } e { $target }

## O que acontece

stonechess-move = { FORM($piece, "The") } { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] de { $mover }
    } vai de { $origin } para { $target }.
stonechess-castle = { FORM($mover, "The") } { FORM($mover, "number") ->
        [many] fazem
       *[one] faz
    } o roque: o rei vai de { $origin } para { $target }, e a torre, de { $rook } para { $beside }.
stonechess-promote = O peão vira { FORM($piece, "indefinite") }.

stonechess-capture = { FORM($piece, "The") } { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] de { $mover }
    } em { $origin } captura { FORM($taken, "the") } { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] de { $other }
    } em { $square }.
stonechess-capture-passing = { FORM($piece, "The") } { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] de { $mover }
    } em { $origin } captura de passagem (en passant) { FORM($taken, "the") } { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] de { $other }
    } em { $square } e vai para { $target }.

stonechess-step = A pedra de { $origin } anda para { $target }.
stonechess-extend = A pedra de { $origin } vai ao longo da sua linha até { $target }.
stonechess-swap = A pedra de { $origin } e { FORM($piece, "the") } de { $target } trocam de lugar.

stonechess-makes = Essa jogada transforma um peão em { FORM($piece, "indefinite") }.

## Escolher uma jogada

# Buttons, so with a capital letter.
stonechess-become-queen = Dama
stonechess-become-rook = Torre
stonechess-become-bishop = Bispo
stonechess-become-knight = Cavalo
stonechess-no-stone = Sem pedra

## O tabuleiro

stonechess-stone = { $square }, uma pedra

stonechess-men = { $owner }: rei { $kings }{ $queens ->
        [0] {""}
        [one] ; dama { $queens }
       *[other] ; damas { $queens }
    }{ $rooks ->
        [0] {""}
        [one] ; torre { $rooks }
       *[other] ; torres { $rooks }
    }{ $bishops ->
        [0] {""}
        [one] ; bispo { $bishops }
       *[other] ; bispos { $bishops }
    }{ $knights ->
        [0] {""}
        [one] ; cavalo { $knights }
       *[other] ; cavalos { $knights }
    }{ $pawns ->
        [0] {""}
        [one] ; peão { $pawns }
       *[other] ; peões { $pawns }
    }.
stonechess-stones = Pedras: { $squares }.

## Recusas: por que uma peça não pode ir para lá

stonechess-no-turn = “{ $words }” não é uma jogada. Uma jogada se escreve como e2e4 ou, com uma pedra, como e2e4+f5f6.
stonechess-sign = O sinal ~ só se usa onde uma pedra e uma peça trocam de lugar, como em +f5~e5.
stonechess-no-choice = “{ $words }” não pode ser escolhido aqui.

stonechess-nothing-there = Não há nada em { $square }.
stonechess-man-first = Primeiro mova uma das suas peças. Depois você pode mover uma pedra.
stonechess-man-of-other = { FORM($piece, "The") } de { $square } é { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] de { $other }
    }.
stonechess-pinned = Aonde quer que vá a peça de { $square }, o rei { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] de { $mover }
    } fica sob ataque.
stonechess-man-stuck = { FORM($piece, "The") } de { $square } não tem casa para onde ir.
stonechess-there-already = { FORM($piece, "The") } já está em { $square }.

stonechess-become-first = Primeiro escolha o que o peão vira.
stonechess-become-missing = Diga o que o peão vira: q (dama), r (torre), b (bispo) ou n (cavalo).
stonechess-become-nothing = Só um peão que chega à última fileira vira outra peça.

stonechess-king-goes = O rei anda uma casa em qualquer direção.
stonechess-queen-goes = A dama anda em linha reta ou na diagonal.
stonechess-rook-goes = A torre anda em linha reta, por uma fileira ou uma coluna.
stonechess-bishop-goes = O bispo anda na diagonal.
stonechess-knight-goes = O cavalo anda duas casas em linha reta e uma para o lado.
stonechess-pawn-goes = O peão anda reto para a frente e captura na diagonal, uma casa à frente.

stonechess-way-shut = O caminho até { $target } está fechado em { $square }.
stonechess-stone-there = Há uma pedra em { $square }, e pedras nunca são capturadas.
stonechess-own-there = Em { $square } já está { FORM($piece, "the") } { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] de { $mover }
    }.

stonechess-pawn-shut = Um peão só anda reto para a frente por casas vazias, e { $square } não está vazia.
stonechess-double-step = Um peão só pode andar duas casas a partir da fileira { $rank }.
stonechess-passing = Um peão só pode ser capturado de passagem (en passant) logo depois do seu passo duplo. Ele ainda precisa estar onde parou, e a casa por onde passou precisa estar vazia.
stonechess-strike = Um peão só anda na diagonal para capturar.

stonechess-castling-moved = O rei e a torre de { $square } só podem fazer o roque se nenhum dos dois tiver se movido antes.
stonechess-castling-shut = Entre o rei e a torre, { $square } não está vazia.
stonechess-castling-attacked = O rei não pode fazer o roque se estiver em xeque, se passar por uma casa atacada ou se parar numa: { FORM($piece, "the") } de { $origin } ataca { $square }.

## Recusas: por que uma pedra não pode ir para lá

stonechess-no-stone-there = Não há nenhuma pedra em { $square }.
stonechess-stone-stuck = A pedra de { $square } não tem casa para onde ir.
stonechess-stone-already = Já há uma pedra em { $square }.
stonechess-no-undo = { FORM($other, "The") } { FORM($other, "number") ->
        [many] acabaram
       *[one] acabou
    } de mover a pedra de { $origin } para { $square }: ela não pode voltar a { $origin } logo em seguida.
stonechess-line = Só a pedra da ponta de uma linha de 3 ou mais, sem falhas, vai ao longo dela, até a casa vazia logo depois da outra ponta.
stonechess-one-step = Uma pedra anda uma casa por uma fileira ou coluna, e isso não leva a { $square }.

stonechess-swap-own = { FORM($piece, "The") } de { $square } é { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] de { $other }
    }: uma pedra só troca de lugar com peças suas.
stonechess-swap-near = { FORM($piece, "The") } de { $square } não está ao lado da pedra de { $stone }, na mesma fileira ou coluna.
stonechess-swap-pawn = A casa { $square } fica na primeira ou na última fileira: nenhum peão pode ser posto ali.

## Recusas: por que uma jogada deixaria o rei sob ataque

stonechess-attacked = O rei { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] de { $mover }
    } seria atacado { FORM($piece, "by") } de { $origin }.
stonechess-attacked-stone = O rei { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] de { $mover }
    } seria atacado { FORM($piece, "by") } de { $origin }: uma pedra precisa ajudar.
stonechess-attacked-still = O rei { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] de { $mover }
    } ainda seria atacado { FORM($piece, "by") } de { $origin }.
stonechess-attacked-there = Em { $square }, o rei { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] de { $mover }
    } seria atacado { FORM($piece, "by") } de { $origin }.
stonechess-attacked-without = Sem a pedra de { $square }, o rei { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] de { $mover }
    } seria atacado { FORM($piece, "by") } de { $origin }.

## Posições que não podem ser

-stonechess-field-castling = os roques
-stonechess-field-passed = a casa ultrapassada
-stonechess-field-stone = a última pedra movida

stonechess-no-rights = “{ $word }” deve ter algumas das letras { $known }, nesta ordem, ou ser -.

# $owner and $mover are Brancas or Pretas, whoever plays: always many.
stonechess-king-open = É a vez { FORM($mover, "of") }, que poderiam capturar o rei { FORM($owner, "of") }.
stonechess-pawn-rank = Nenhum peão pode estar em { $square }.
stonechess-stone-count = Deve haver { $known } pedras, e não { $stones }.
stonechess-king-count = { FORM($owner, "The") } devem ter um rei, e não { $kings }.
stonechess-pawn-count = { $pawns } peões são demais para { FORM($owner, "the") }.
stonechess-pawn-count-promoted = { $pawns ->
        [0] 0 peões
        [one] { $pawns } peão
       *[other] { $pawns } peões
    } e { $promoted ->
        [one] { $promoted } peça que foi peão
       *[other] { $promoted } peças que foram peões
    } são demais para { FORM($owner, "the") }.
stonechess-rights-gone = “{ $letter }” precisa do rei na casa em que começou e de uma torre em { $square }.
stonechess-not-passed = Nenhum peão { FORM($owner, "of") } acabou de passar por { $square }.
stonechess-not-gone = Nenhuma pedra pode ter ido de { $origin } para { $target }.
