### Que itens de uma lista combinam com o que alguém deseja. $items diz o que são: jogos ou planos.

chooser-some = { $items ->
        [plans] { $left ->
            [one] 1 plano combina.
           *[other] { $left } planos combinam.
        }
       *[games] { $left ->
            [one] 1 jogo combina.
           *[other] { $left } jogos combinam.
        }
    }

chooser-all = { $items ->
        [plans] { $left ->
            [one] 1 plano combina.
            [2] Os 2 planos combinam.
           *[other] Todos os { $left } planos combinam.
        }
       *[games] { $left ->
            [one] 1 jogo combina.
            [2] Os 2 jogos combinam.
           *[other] Todos os { $left } jogos combinam.
        }
    }

chooser-none = { $items ->
        [plans] Nenhum plano combina. Mude uma das suas escolhas.
       *[games] Nenhum jogo combina. Mude uma das suas escolhas.
    }

chooser-picked = Que tal { $item }?
