### Páginas para quem ensina: um conjunto de desafios que vai para a turma, e o que volta.

## Montar um conjunto

classroom-start = Começar com
classroom-empty-set = um conjunto vazio
classroom-choose = Escolha desafios
classroom-ages = Idades
classroom-any-age = todas as idades
classroom-offer =
    { $game } · { $difficulty ->
        [1] muito fácil
        [2] fácil
        [3] médio
        [4] difícil
       *[other] muito difícil
    } · de { $youngest } a { $oldest } anos
classroom-take = Incluir
classroom-taken = Incluído como número { $place }
classroom-take-what =
    { $place ->
        [0] Incluir: { $prompt }
       *[other] Incluído como número { $place }: { $prompt }
    }
classroom-full = Um conjunto tem no máximo { $most } desafios.
classroom-count =
    { $puzzles ->
        [0] 0 desafios no conjunto.
        [one] 1 desafio no conjunto.
       *[other] { $puzzles } desafios no conjunto.
    }
classroom-labelled = { $label }: { $said }
classroom-your-set = O seu conjunto
classroom-none-yet = O seu conjunto está vazio. Comece com um plano ou inclua alguns desafios.
classroom-earlier = Subir: { $prompt }
classroom-moved = Agora é o número { $place }: { $prompt }

## Distribuir

classroom-link = Um link para este conjunto
classroom-board = Escreva este endereço no quadro. Quem já estiver na página digita o que vem depois do #.
classroom-slips = Imprimir bilhetes para distribuir
classroom-slip = Os seus desafios. Abra este endereço:
classroom-results = Reunir os resultados

## Os resultados voltam

classroom-which = Qual conjunto? O código ou o link:
classroom-set =
    { $puzzles ->
        [0] 0 desafios.
        [one] 1 desafio.
       *[other] { $puzzles } desafios.
    } { $title }
classroom-set-none = Ainda não há conjunto. Se for o de um plano, basta adicionar os códigos da turma.
classroom-set-unknown = Não há um conjunto assim neste site. Veja se há algum caractere errado.
classroom-set-first = Primeiro diga qual é o conjunto.
classroom-nothing = Primeiro, digite ou cole uma linha.
classroom-paste = Nomes e códigos, uma pessoa por linha
classroom-example = Leão K7QM-2WXA-9B3T
classroom-add = Incluir
classroom-camera = Ler com a câmera
classroom-camera-stop = Parar a câmera
classroom-camera-picture = O que a câmera vê
classroom-camera-refused = A câmera não pode ser usada aqui. Digite os códigos ou cole-os.
classroom-no-camera = Este navegador não lê códigos com a câmera. Digite-os ou cole-os.
classroom-added =
    { $students ->
        [0] Ninguém foi incluído.
        [one] 1 pessoa foi incluída.
       *[other] { $students } pessoas foram incluídas.
    }
classroom-same =
    { $lines ->
        [one] 1 linha já está na lista.
       *[other] { $lines } linhas já estão na lista.
    }
classroom-same-add =
    { $lines ->
        [one] É outra pessoa: incluir
       *[other] São outras pessoas: incluir
    }
classroom-spare =
    { $lines ->
        [one] 1 linha não coube
       *[other] { $lines } linhas não couberam
    }: a lista comporta { $most } pessoas. Salve a lista, apague-a e inclua o restante em uma lista nova.
classroom-fault =
    { $why ->
        [length] Um código tem 12 caracteres. Falta algum?
        [sign] O caractere { $place } está errado, se todos os outros estiverem certos. Seria { $right }?
        [strange] Nenhum código tem o caractere “{ $right }”.
        [set] Este código é de outro conjunto.
       *[other] Há um caractere errado. Peça o código de novo.
    }
classroom-faults-more =
    { $lines ->
        [one] E mais 1 linha não pode ser lida.
       *[other] E mais { $lines } linhas não podem ser lidas.
    }
classroom-unreadable = Não dá para ler esse arquivo. Salve-o como CSV ou como texto e abra o novo arquivo.
classroom-long = É coisa demais para ler de uma vez. Inclua uma turma por vez.

## O que eles contam

classroom-chart = Quem parou, e onde
classroom-chart-row = Desafio { $number }, pessoas que pararam: { $begun }.
classroom-state =
    { $state ->
        [once] resolvido de primeira
        [tries] resolvido depois de algumas tentativas
        [hint] resolvido com dica
        [begun] sem solução
       *[unseen] não começado
    }
classroom-by-puzzle = Por desafio
classroom-by-student = Por pessoa
classroom-puzzle = Desafio
classroom-stuck = Quem parou aqui
classroom-students =
    { $students ->
        [0] 0 pessoas
        [one] 1 pessoa
       *[other] { $students } pessoas
    }
classroom-name = Nome
classroom-code = Código
classroom-nameless = sem nome
classroom-solved = Resolvidos
classroom-hints = Dicas
classroom-minutes = Minutos
classroom-csv-name = resultados-da-turma
classroom-others = Outros conjuntos com resultados neste aparelho:
classroom-kept = Estes resultados ficam só neste aparelho, até você apagá-los.
classroom-unkept = Este navegador não guarda estes resultados. Salve-os antes de fechar a página.
classroom-forget = Apagar estes resultados
classroom-forget-question = Apagar estes resultados?
classroom-forget-what = Todos os nomes e códigos desta página vão desaparecer. Os cadernos deste aparelho ficam.
classroom-forget-no = Manter
classroom-forgotten = Os resultados foram apagados.

## O que mudou desde um conjunto anterior

classroom-growth = O que mudou
classroom-growth-with = Comparar com:
classroom-growth-none = Escolha um conjunto anterior
classroom-growth-sets = De “{ $before }” a “{ $after }”
classroom-growth-idea =
    { $idea ->
        [predict] Prever
        [capture] Capturar
        [plan] Planejar
       *[all] Todos os desafios
    }
classroom-growth-by-idea =
    { $students ->
        [0] 0 pessoas têm resultado nos dois
        [one] 1 pessoa tem resultado nos dois
       *[other] { $students } pessoas têm resultado nos dois
    }
classroom-growth-column =
    { $column ->
        [idea] Ideia
        [before] Resolvidos antes
        [after] Resolvidos agora
        [change] Mudança em pontos
       *[verdict] O que isso diz
    }
classroom-growth-share = { $percent }%
classroom-growth-between = { $middle } (entre { $low } e { $high })
classroom-growth-verdict =
    { $verdict ->
        [more] Mais, e não por acaso
        [less] Menos, e não por acaso
        [unknown] Menos de 5 pessoas: não dá para saber
       *[open] Pode ser acaso
    }
classroom-growth-by-student = Desafios resolvidos, antes → agora
classroom-growth-alone = Sem comparação, porque o nome está só em um dos conjuntos ou aparece duas vezes: { $names }.
classroom-growth-note = Um desafio conta quando foi resolvido sem dica. Para uma turma como a sua, a mudança real fica entre os dois números em 95 de cada 100 casos. Dois desafios por ideia dizem pouco sobre uma única criança: confie nos números da turma e nos seus próprios olhos.
classroom-growth-bare = Sem os nomes, para a direção ou para quem financia
classroom-growth-taught = O que você ensinou, em uma ou duas frases:
classroom-growth-standards = Referências curriculares trabalhadas nestas semanas

## Uma página para quem ensina: um torneio, e grupos por sorteio.

## Como começa

classroom-tournament-names = Nomes, um por linha
classroom-tournament-names-count =
    { $names ->
        [0] 0 nomes.
        [one] 1 nome.
       *[other] { $names } nomes.
    }
classroom-tournament-names-wrong = Um torneio tem de { $fewest } a { $most } participantes.
classroom-tournament-swiss = Começar: algumas rodadas
classroom-tournament-robin = Começar: todos contra todos
classroom-tournament-which = Algumas rodadas: em cada uma, todos enfrentam um novo adversário, que venceu mais ou menos o mesmo número de vezes. Parem quando quiserem. Todos contra todos: cada pessoa enfrenta todas as outras uma vez. Funciona bem com até umas oito pessoas.
classroom-tournament-lot = Ou só grupos, por sorteio:
classroom-tournament-groups =
    { $size ->
        [2] Duplas
        [3] Trios
       *[other] Quartetos
    }

## Rodadas

classroom-tournament-rounds = Rodadas
classroom-tournament-round = Rodada { $round }
classroom-tournament-round-begins = A rodada { $round } começa.
classroom-tournament-how = Quem está à esquerda começa. Toque em quem venceu, ou em ½ para um empate. Toque de novo para desfazer.
classroom-tournament-table = Mesa { $number }
classroom-tournament-rests = descansa e ganha um ponto
classroom-tournament-won = { $name } venceu
classroom-tournament-tied = { $one } e { $other } empataram
classroom-tournament-next = Próxima rodada
classroom-tournament-results-first = Faltam alguns resultados.
classroom-tournament-over = Essa foi a última rodada.
classroom-tournament-wall = No telão

## Classificação

classroom-tournament-standings = Classificação
classroom-tournament-column =
    { $column ->
        [place] Lugar
        [name] Nome
        [points] Pontos
        [others] Pontos dos adversários
        [wins] Vitórias
        [round] Rodada
        [table] Mesa
        [first] Começa
        [second] Joga depois
       *[result] Resultado
    }
classroom-tournament-why = Quem fica na frente, e por quê?
classroom-tournament-ties = Uma vitória vale um ponto, um empate vale meio, e quem descansa ganha um. Se duas pessoas tiverem o mesmo número de pontos, somam-se os pontos de todos os que cada uma enfrentou: fica na frente quem enfrentou adversários mais fortes. Se isso também for igual, fica na frente quem tem mais vitórias. Se ainda for igual, elas dividem o lugar.
classroom-tournament-leaves = Sai
classroom-tournament-leaves-who = { $name } sai
classroom-tournament-returns = Volta
classroom-tournament-returns-who = { $name } volta
classroom-tournament-late = Alguém chegou atrasado?
classroom-tournament-welcome = { $name } joga a partir da próxima rodada.

## Depois

classroom-tournament-file = torneio
classroom-tournament-kept = Este torneio fica só neste aparelho, até você apagá-lo.
classroom-tournament-unkept = Este navegador não guarda o torneio. Salve-o antes de fechar a página.
classroom-tournament-forget = Apagar este torneio
classroom-tournament-forget-question = Apagar este torneio?
classroom-tournament-forget-what = Todos os nomes e resultados desta página vão desaparecer.
classroom-tournament-forget-no = Manter

## Uma pilha de folhas para imprimir.

classroom-paper-copies = × { $copies }
classroom-paper-on-sides =
    { $sides ->
        [one] × { $copies }, em 1 lado
       *[other] × { $copies }, em { $sides } lados
    }
classroom-paper-code = O endereço em código QR

## Que itens de uma lista combinam com o que alguém deseja. $items diz o que são: jogos ou planos.

classroom-chooser-some = { $items ->
        [plans] { $left ->
            [one] 1 plano encontrado.
           *[other] { $left } planos encontrados.
        }
       *[games] { $left ->
            [one] 1 jogo encontrado.
           *[other] { $left } jogos encontrados.
        }
    }
classroom-chooser-all = { $items ->
        [plans] { $left ->
            [one] Aqui está 1 plano.
            [2] Aqui estão os 2 planos.
           *[other] Aqui estão todos os { $left } planos.
        }
       *[games] { $left ->
            [one] Aqui está 1 jogo.
            [2] Aqui estão os 2 jogos.
           *[other] Aqui estão todos os { $left } jogos.
        }
    }
classroom-chooser-none = { $items ->
        [plans] Nenhum plano encontrado. Mude uma das suas escolhas.
       *[games] Nenhum jogo encontrado. Mude uma das suas escolhas.
    }
classroom-chooser-picked = Que tal { $item }?
