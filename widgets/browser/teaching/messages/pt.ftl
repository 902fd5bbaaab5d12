### Páginas para quem ensina: um conjunto de desafios que vai para a turma, e o que volta.

teaching-waiting = Os desafios estão a caminho.
teaching-lost = Os desafios não chegaram. Há conexão?
teaching-retry = Tentar de novo

## Montar um conjunto

teaching-start = Começar com
teaching-empty-set = um conjunto vazio
teaching-choose = Escolha desafios
teaching-ages = Idades
teaching-any-age = todas as idades
teaching-offer =
    { $game } · { $difficulty ->
        [1] muito fácil
        [2] fácil
        [3] médio
        [4] difícil
       *[other] muito difícil
    } · de { $youngest } a { $oldest } anos
teaching-take = Pegar este
teaching-taken = É o número { $place }
teaching-take-what =
    { $place ->
        [0] Pegar este: { $prompt }
       *[other] É o número { $place }: { $prompt }
    }
teaching-full = Um conjunto tem no máximo { $most } desafios.
teaching-count =
    { $puzzles ->
        [0] 0 desafios no conjunto.
        [one] 1 desafio no conjunto.
       *[other] { $puzzles } desafios no conjunto.
    }
teaching-your-set = O seu conjunto
teaching-none-yet = O seu conjunto está vazio. Comece com um plano ou pegue alguns desafios.
teaching-earlier = Mais cedo: { $prompt }
teaching-remove = Tirar { $name }

## Distribuir

teaching-link = Um link para este conjunto
teaching-picture = O link num código QR
teaching-board = No quadro: este endereço. Quem já está na página digita o que vem depois do sinal #.
teaching-copy = Copiar
teaching-copied = Copiado.
teaching-slips = Imprimir bilhetes para distribuir
teaching-slip = Os seus desafios. Abra este endereço:
teaching-results = Reunir os resultados

## Os resultados voltam

teaching-which = Qual conjunto? O código ou o link:
teaching-set =
    { $puzzles ->
        [0] 0 desafios.
        [one] 1 desafio.
       *[other] { $puzzles } desafios.
    } { $title }
teaching-set-none = Ainda não há conjunto. O código de um conjunto de plano o encontra sozinho.
teaching-set-unknown = Não há um conjunto assim neste site. Procure um sinal errado.
teaching-set-first = Primeiro diga qual é o conjunto.
teaching-nothing = Primeiro, digite ou cole uma linha.
teaching-paste = Nomes e códigos, uma pessoa por linha
teaching-example = Leão K7QM-2WXA-9B3T
teaching-add = Juntar
teaching-file = Abrir um arquivo
teaching-camera = Ler com a câmera
teaching-camera-stop = Parar a câmera
teaching-camera-picture = O que a câmera vê
teaching-camera-refused = A câmera não pode ser usada aqui. Digite os códigos ou cole-os.
teaching-no-camera = Este navegador não lê códigos com a câmera. Digite-os ou cole-os.
teaching-added =
    { $students ->
        [0] Ninguém foi incluído.
        [one] 1 pessoa foi incluída.
       *[other] { $students } pessoas foram incluídas.
    }
teaching-same =
    { $lines ->
        [one] 1 linha já está na lista.
       *[other] { $lines } linhas já estão na lista.
    }
teaching-same-add =
    { $lines ->
        [one] É outra pessoa: incluir
       *[other] São outras pessoas: incluir
    }
teaching-spare =
    { $lines ->
        [one] 1 linha não coube
       *[other] { $lines } linhas não couberam
    }: a lista comporta { $most } pessoas. Salve a lista, apague-a e inclua o restante em uma lista nova.
teaching-fault =
    { $why ->
        [length] Um código tem doze sinais. Falta algum?
        [sign] O sinal { $place } está errado, se todos os outros estão certos. Seria { $right }?
        [set] Este código é de outro conjunto.
       *[other] Há um sinal errado. Peça o código de novo.
    }

## O que eles contam

teaching-chart = Quem parou, e onde
teaching-chart-row = Desafio { $number }: { $begun } sem solução.
teaching-state =
    { $state ->
        [once] resolvido de primeira
        [tries] resolvido depois de algumas tentativas
        [hint] resolvido com dica
        [begun] sem solução
       *[unseen] não começado
    }
teaching-by-puzzle = Por desafio
teaching-by-student = Por pessoa
teaching-puzzle = Desafio
teaching-stuck = Quem parou aqui
teaching-students =
    { $students ->
        [0] 0 pessoas
        [one] 1 pessoa
       *[other] { $students } pessoas
    }
teaching-name = Nome
teaching-code = Código
teaching-nameless = sem nome
teaching-solved = Resolvidos
teaching-hints = Dicas
teaching-minutes = Minutos
teaching-csv = Salvar como tabela (CSV)
teaching-csv-name = resultados-da-turma
teaching-print = Imprimir
teaching-kept = Estes resultados ficam só neste aparelho, até você apagá-los.
teaching-unkept = Este navegador não guarda estes resultados. Salve-os antes de fechar a página.
teaching-forget = Apagar estes resultados
teaching-forget-question = Apagar estes resultados?
teaching-forget-what = Todos os nomes e códigos desta página somem. Os cadernos deste aparelho ficam.
teaching-forget-no = Manter
teaching-forgotten = Os resultados foram apagados.
