### O que os jogos em casas dizem do mesmo jeito: Amphora, African Chess, African Queen, xadrez com pedras.
### A piece's term has the forms .gender, .The, .the, .by (“a dama”, “pela dama”) where a sentence asks for them.

## Palavras

-squares-piece = peça
    .gender = f
    .many = peças
    .counted = { $count ->
        [one] { $count } peça
       *[other] { $count } peças
    }

-squares-places = em { $cells }

## Xeque

squares-check = Xeque!

squares-gives-check = Essa jogada dá xeque ao rei { FORM($other, "number") ->
        [many] { FORM($other, "of") }
       *[one] de { $other }
    }.

squares-in-check = O rei { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] de { $mover }
    } estava em xeque, por isso esta jogada tinha que salvá-lo.

## O tabuleiro

squares-board = Casas

squares-empty = { $square }, vazia

squares-yours = { $square }, { FORM($piece, "gender") ->
        [f] sua
       *[m] seu
    } { $piece }
squares-theirs = { $square }, { $piece } { FORM($owner, "number") ->
        [many] { FORM($owner, "of") }
       *[one] de { $owner }
    }

squares-to-move = É a vez { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] de { $mover }
    }.

squares-to-move-line = É a vez { FORM($mover, "number") ->
        [many] { FORM($mover, "of") }
       *[one] de { $mover }
    }

## Recusas

squares-no-piece = Não há nenhuma peça em { $square }.
squares-no-square = “{ $typed }” não é uma casa deste tabuleiro.

## Por que a partida acabou

squares-end-checkmate = A partida acabou: não há como salvar o rei, e isso é xeque-mate.
squares-end-no-move = A partida acabou: quem tem a vez não pode mais jogar.
squares-end-quiet = A partida acabou: faz cem jogadas que não acontece nada de novo.

## O que está errado no texto de uma posição

-squares-field-board = o tabuleiro
-squares-field-quiet-turns = as jogadas sem novidade

squares-position-side = “{ $found }” não é nem w nem b.
squares-position-number = “{ $found }” não é um número de 0 a { $most }.
