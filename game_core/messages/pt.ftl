### O que todos os jogos dizem: quem joga, de quem é a vez, como uma partida acabou.

## Jogadores

# Brancas and Pretas are many and feminine, South and North are one. A name that somebody typed has
# no forms, so “de Ana” stands in the variant of one, and every sentence reads well for whoever plays.
-game-side-S = Azul
    .number = one
    .gender = m
    .The = Azul
    .the = Azul
    .of = de Azul
    .to = a Azul
    .by = por Azul
-game-side-N = Dourado
    .number = one
    .gender = m
    .The = Dourado
    .the = Dourado
    .of = de Dourado
    .to = a Dourado
    .by = por Dourado
-game-side-w = Brancas
    .number = many
    .gender = f
    .The = As Brancas
    .the = as Brancas
    .of = das Brancas
    .to = às Brancas
    .by = pelas Brancas
-game-side-b = Pretas
    .number = many
    .gender = f
    .The = As Pretas
    .the = as Pretas
    .of = das Pretas
    .to = às Pretas
    .by = pelas Pretas

## Listas

game-list-comma = {", "}
game-list-and = {" e "}
game-list-or = {" ou "}

## O que não é frase nossa

game-plain = { $words }

## O fim

game-stopped = Os dois lados concordam em parar.
game-third = O tabuleiro fica igual pela terceira vez, por isso o jogo para aqui.

game-over-stopped = A partida acabou: foi interrompida.
game-over-last = A partida acabou: foi feita a última jogada.
game-over-own = A partida acabou: { $reason }.
game-over-own-winner = A partida acabou: { $before }{ $winner }{ $after }.

game-won = { FORM($winner, "The") } { FORM($winner, "number") ->
        [many] vencem
       *[one] vence
    }.
game-won-score = { FORM($winner, "The") } { FORM($winner, "number") ->
        [many] vencem
       *[one] vence
    } por { $more } a { $less }.
game-tie = Deu empate.
game-tie-score = Deu empate: { $more } a { $less }.

## A vez

game-turn = { FORM($mover, "number") ->
        [many] É a vez { FORM($mover, "of") }.
       *[one] É a sua vez, { $mover }.
    }

## Recusas

game-over = A partida acabou.
game-long = Esta partida já tem { $most } jogadas, e não cabem mais. Comece uma nova.
game-nothing-to-undo = Não há jogada para desfazer.
game-nothing-to-redo = Não há jogada para refazer.
game-typed-long = Isto é longo demais para uma jogada: nenhuma tem mais de { $most } caracteres.
game-which = “{ $typed }” pode ser { FORM($moves, "or") }. Qual delas?

## Tabuleiros

game-board = Tabuleiro de { $game }
game-board-empty = Um tabuleiro vazio.

## Erros de uma partida salva

game-line = Veja a linha { $line }.
game-place = Veja { $field }, caractere { $column }.

-game-field-position = a posição
-game-field-side = o lado que joga

game-unknown = “{ $slug }” não é um jogo. Você quis dizer { FORM($near, "or") }?
game-option-unknown = { $slug } não tem a opção de regra “{ $option }”; opções conhecidas: { $known }.
game-option-none = { $slug } não tem a opção de regra “{ $option }”; opções conhecidas: nenhuma.

game-record-line = “{ $line }” não é nem “moves …” nem “stopped”.
game-record-expected = Aqui deve estar “{ $word } …”, e não “{ $line }”.
# Portugal: uma partida guardada
game-record-version = Uma partida salva começa com “{ $known }”, e não com “{ $found }”.
game-record-turn = A jogada { $number } não é possível.
game-annotated-header = “{ $line }” não é um cabeçalho conhecido. Os que existem são: { $known }.
game-annotated-moves = Falta “moves …”.
game-annotated-alone = “{ $token }” não se refere a nada do que vem antes.
game-annotated-misplaced = “{ $token }” não pode ficar aqui.
game-annotated-open = Falta um “)” depois de “{ $token }”.

# Portugal: uma partida guardada
game-record-long = Isto é longo demais para uma partida salva, que tem no máximo { $most } caracteres.
game-position-long = Isto é longo demais para uma posição, que tem no máximo { $most } caracteres.

game-space-surplus = Há um espaço a mais.
game-field-missing = Está faltando: { $field }.
game-field-surplus = “{ $found }” está sobrando.
game-ranks = Deve haver { $ranks } fileiras, e não { $found }.
game-run = “{ $found }” não pode ser um número de casas vazias aqui.
game-piece-unknown = “{ $found }” não é uma peça deste jogo.
game-rank-squares = A fileira { $rank } deve ter { $squares } casas, e não { $found }.
