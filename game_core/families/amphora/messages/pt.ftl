### O que diz Amphora: um jarro de quarenta casas, peões, reis e guardas.
### All pieces are masculine here: o peão, o rei, o guarda.

## Palavras

-amphora-pawn = peão
    .gender = m
    .The = O peão
    .the = o peão
    .by = pelo peão
    .counted = { $count ->
        [one] um peão
       *[other] { $count } peões
    }
-amphora-king = rei
    .gender = m
    .The = O rei
    .the = o rei
    .by = pelo rei
    .counted = { $count ->
        [one] um rei
       *[other] { $count } reis
    }
-amphora-guard = guarda
    .gender = m
    .The = O guarda
    .the = o guarda
    .by = pelo guarda
    .counted = { $count ->
        [one] um guarda
       *[other] { $count } guardas
    }

-amphora-unit = peão
    .gender = m
    .counted = { $count ->
        [one] { $count } peão
       *[other] { $count } peões
    }

-amphora-move-entering = { $move } com o guarda em { $entry }
-amphora-move-removing = { $move } removendo a peça de { $removed }
-amphora-move-entering-removing = { $move } com o guarda em { $entry }, removendo a peça de { $removed }

## O que acontece

amphora-enter = O guarda { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] de { $mover }
    } entra em { $square }.
amphora-move = { FORM($piece, "The") } { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] de { $mover }
    } vai de { $origin } para { $target }.
amphora-capture = { FORM($piece, "The") } { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] de { $mover }
    } vai de { $origin } para { $target } e captura { FORM($taken, "the") }.

amphora-intercept = { FORM($taken, "The") } de { $square } é capturado entre { $jaw } e { $target }.

amphora-remove = { FORM($piece, "The") } { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] de { $mover }
    } entrou na primeira fileira { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] de { $other }
    } e remove { FORM($taken, "the") } de { $square } por telecinese.

## O fim

amphora-king-taken = A partida acabou: { FORM($winner, "the") } { FORM($winner, "number") ->
        [many] capturaram
       *[one] capturou
    } o rei.

## Por quê: as regras por trás de uma jogada

amphora-enters-in-check = O guarda pode entrar porque o rei { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] de { $mover }
    } está em xeque.
amphora-enters-after-loss = O guarda pode entrar porque { FORM($mover, "the") } { FORM($mover, "number") ->
        [many] acabaram
       *[one] acabou
    } de perder um peão.
amphora-third-aside = Foi a terceira jogada lateral seguida: da próxima vez, { FORM($mover, "the") } { FORM($mover, "number") ->
        [many] precisam
       *[one] precisa
    } ir em outra direção.

## Escolher uma jogada

amphora-may-enter = O guarda pode entrar.

amphora-remove-nothing = Não remover nada

## O tabuleiro

amphora-beside = { $owner }: { $asides } de 3 jogadas laterais seguidas
amphora-beside-waiting = { $owner }: guarda ao lado do jarro, { $asides } de 3 jogadas laterais seguidas

amphora-side = { $owner }: { $pawns ->
        [0] {""}
        [one] peão { $pawns };{" "}
       *[other] peões { $pawns };{" "}
    }{ $kings ->
        [0] {""}
       *[other] rei { $kings };{" "}
    }{ $guards ->
        [0] {""}
       *[other] guarda { $guards };{" "}
    }{ $asides } de 3 jogadas laterais seguidas.
amphora-side-waiting = { $owner }: { $pawns ->
        [0] {""}
        [one] peão { $pawns };{" "}
       *[other] peões { $pawns };{" "}
    }{ $kings ->
        [0] {""}
       *[other] rei { $kings };{" "}
    }guarda ao lado do jarro, { $asides } de 3 jogadas laterais seguidas.

amphora-line = { $owner }: { $asides ->
        [0] 0 laterais seguidas
        [one] { $asides } lateral seguida
       *[other] { $asides } laterais seguidas
    }
amphora-line-waiting = { $owner }: { $asides ->
        [0] 0 laterais seguidas
        [one] { $asides } lateral seguida
       *[other] { $asides } laterais seguidas
    }, guarda ainda fora do tabuleiro

## Recusas: por que uma jogada não pode ser feita

amphora-no-turn = “{ $words }” não é uma jogada. Uma jogada se escreve como d2d3, G@c2+c2c3 ou c7c8*e7.
amphora-no-square = O jarro não tem a casa “{ $words }”.

amphora-whole = Esta jogada está completa. Não há mais nada para escolher.

amphora-entered = Seu guarda já entrou, e ele só entra uma vez.
amphora-no-entry-now = Seu guarda só pode entrar quando você acabou de perder um peão ou está em xeque.
amphora-entry-shut = A casa { $square } não está vazia, por isso seu guarda não pode entrar ali.
amphora-entry-far = Seu guarda entra ao lado do seu rei, e não em { $square }.
amphora-entry-exposes = Mesmo com seu guarda em { $square }, seu rei poderia ser capturado.
amphora-entry-blocks = Com seu guarda em { $square }, nenhuma das suas peças poderia se mover.

amphora-piece-of-other = { FORM($piece, "The") } de { $square } é { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] de { $other }
    }.

amphora-pinned = Aonde quer que vá seu { $piece } de { $square }, seu rei poderia ser capturado.
amphora-only-aside = Seu { $piece } de { $square } só pode ir para o lado, e você já fez três jogadas laterais seguidas.
amphora-stuck = Seu { $piece } de { $square } não tem para onde ir.

amphora-there-already = Seu { $piece } já está em { $square }.
amphora-one-step = Um { $piece } anda uma casa só, e { $target } está longe demais de { $origin }.
amphora-own-there = Em { $square } está seu próprio { $piece }.
amphora-never-back = Um { $piece } nunca anda para trás.
amphora-pawn-captures = Um peão só captura na diagonal, para a frente.
amphora-pawn-diagonally = Um peão só anda na diagonal para capturar.
amphora-only-to-capture = Um { $piece } só anda para trás para capturar.
amphora-no-more-aside = Você já fez três jogadas laterais seguidas. Vá em outra direção.

amphora-not-entered = Só uma peça que acabou de entrar na primeira fileira { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] de { $other }
    } remove outra.
amphora-king-removes = Um rei que entra captura o outro rei: não há nada para escolher.
amphora-remove-own = Seu { $piece } remove uma das peças { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] de { $other }
    }, e não uma sua.
amphora-pawn-removes = Um peão remove um peão, enquanto houver algum.
amphora-king-guarded = O rei não pode ser removido enquanto { FORM($other, "the") } { FORM($other, "number") ->
        [many] tiverem
       *[one] tiver
    } o guarda.

amphora-exposed = Seu rei poderia ser capturado { FORM($piece, "by") } de { $origin }.
amphora-exposed-between = Seu rei poderia ser capturado entre { $jaw } e { $target }.
amphora-exposed-afar = Seu rei poderia ser capturado quando { FORM($piece, "the") } de { $origin } entrar na sua primeira fileira.
amphora-exposed-entering = Se o guarda { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] de { $other }
    } entrar em { $entry }, seu rei poderia ser capturado { FORM($piece, "by") } de { $origin }.
amphora-exposed-entering-between = Se o guarda { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] de { $other }
    } entrar em { $entry }, seu rei poderia ser capturado entre { $jaw } e { $target }.
amphora-exposed-entering-afar = Se o guarda { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] de { $other }
    } entrar em { $entry }, seu rei poderia ser capturado quando { FORM($piece, "the") } de { $origin } entrar na sua primeira fileira.

## Posições que não podem ser

-amphora-field-guards = os guardas
-amphora-field-asides = as jogadas laterais
-amphora-field-lost = o peão perdido

amphora-no-waiting = “{ $word }” não é Gg, G, g nem -.
amphora-no-asides = “{ $word }” não são dois algarismos de 0 a 3.
amphora-no-loss = “{ $word }” não é nem x nem -.

# $owner is Brancas or Pretas, whoever plays: always many.
amphora-king-gone = O rei { FORM($owner, "of") } foi capturado, por isso é a vez { FORM($owner, "of") }.
amphora-guard-twice = O guarda { FORM($owner, "of") } está no tabuleiro, por isso não pode esperar ao lado dele.
amphora-no-pawn-lost = { FORM($owner, "The") } têm todos os peões, por isso não perderam nenhum.
amphora-many-pawns = { FORM($owner, "The") } podem ter 7 peões, não mais.
amphora-many-kings = { FORM($owner, "The") } podem ter 1 rei, não mais.
amphora-many-guards = { FORM($owner, "The") } podem ter 1 guarda, não mais.
