### O que dizem as páginas que o site faz sozinho: planos de aula, a sequência de aulas, o treino.

prepare-late = Uma parte desta página ainda não foi carregada. Se a conexão estiver lenta, espere um pouco. Se este aviso não sumir, recarregue a página ou abra o endereço dela na web em outra janela.
prepare-late-again = Recarregar a página

## Um plano de aula: sua página, a vista para dar a aula e as folhas para imprimir

prepare-run-title = Dar a aula: { $plan }
# O “telão” é o que a turma vê no projetor. Portugal: Ecrã da turma
prepare-wall-title = Telão: { $plan }
prepare-print-title = Imprimir: { $plan }
prepare-run = Dar esta aula
prepare-print = Imprimir
prepare-players = Para quem joga: { $game }
prepare-back = Voltar ao plano

## A pilha para imprimir: perguntas das quais saem as folhas

prepare-pack-children = Quantas crianças?
prepare-pack-paper = Papel
prepare-pack-a4 = A4
prepare-pack-letter = Carta
prepare-pack-boards = Tabuleiros
prepare-pack-pieces = Sementes ou peças
prepare-pack-have = já temos
prepare-pack-one-sheet = uma folha cada
prepare-pack-real-size = tamanho real, várias folhas para colar
prepare-pack-cut = para recortar
prepare-pack-sheets = Folhas
prepare-pack-print = Imprimir a pilha
prepare-pack-how = Tudo sai em uma só impressão, na ordem da aula; o gabarito vem por último. Na janela que se abre, escolha o mesmo papel e 100% ou “tamanho real”.
prepare-pack-others = As folhas que não são de nenhum plano são impressas à parte:
prepare-pack-scores = folhas de partida
prepare-pack-tables = tabelas de torneio
prepare-pack-certificates = certificados
prepare-pack-poster = um cartaz de todos os jogos
prepare-tiles = { $sheets } folhas, { $columns } lado a lado. As casas têm { $square } mm de largura. Recorte as folhas pelo tabuleiro e cole cada uma na aba da vizinha.
prepare-tile = { $game }: folha { $number } de { $sheets }
prepare-glue = cole aqui a folha { $number }
prepare-home-rules = As regras em poucas palavras.
prepare-home-address = { $game } na tela:

## O que um plano pede, num relance

prepare-glance = Em resumo
prepare-place = Lugar na série
prepare-place-number = { $series }, número { $number }
prepare-place-after = { $series }, número { $number }; depois de { $plans }
prepare-clock = As etapas da aula
prepare-purpose = Para que serve
# Antes de uma lista como “Conta as sementes antes de semear.”
prepare-outcomes = Depois da aula, quem joga…
prepare-prerequisites = Antes da aula:
prepare-ready = Preparação
prepare-device-ready = Preparar este aparelho
prepare-offline = Tabuleiros, relógio e desafios também funcionam sem internet. Antes, abra { $ready } em cada aparelho e aperte o botão.
prepare-to-print = Para imprimir:
prepare-copies = { $sheet }: { $copies }

-prepare-sowing = Jogos de semear
-prepare-squares = Jogos de tabuleiro quadriculado
-prepare-across = Comparando jogos

## A página que abre um plano

prepare-print-one = Imprimir uma página
prepare-aim = O objetivo
prepare-five-rules = Cinco regras
prepare-asked = As crianças vão perguntar
prepare-hook = Comece com este tabuleiro
prepare-setup = Depois, os jogadores montam
prepare-turns = Mostre estas jogadas
prepare-same-board = Antes, monte de novo o tabuleiro.
prepare-things = Providencie
prepare-thing = { $item }:
prepare-ways = Quanto tempo você tem?
prepare-way = { $minutes } min
prepare-key-question = Cada etapa tem uma pergunta-chave: reserve dois minutos. As outras são para quando sobrar tempo.
prepare-for-players = Para usar num aparelho
prepare-set = Cinco desafios para distribuir
prepare-day = O desafio do dia, no telão
prepare-results = Reunir os resultados
prepare-tried = Já usado com { $children } crianças de { $youngest } a { $oldest } anos.
prepare-untried = Ainda não foi usado com uma turma.
prepare-tell-trial = Se você usar este plano, conte como foi.
# O que segue são termos como “sem impressora”.
prepare-without = Dá para fazer
prepare-wish-without = O que falta
prepare-wish-without-any = nada

## A lista de todos os planos

# Portugal: Um período inteiro?
prepare-unit-question = Um bimestre inteiro?
prepare-unit-offer = { $unit }: os planos em ordem, para quem tem de 8 a 10 e de 11 a 14 anos, com uma só lista do que providenciar.
prepare-filter = Qual plano para hoje?
prepare-wish-minutes = Minutos que você tem
prepare-wish-minutes-any = tanto faz
prepare-wish-age = Idade de quem vai jogar
prepare-wish-age-any = tanto faz
prepare-wish-devices = Aparelhos que você tem
prepare-wish-devices-any = tanto faz
prepare-fits = { $minutes } minutos · de { $youngest } a { $oldest } anos · { $devices }.

## As salas de um jogo

prepare-rooms = Páginas deste jogo
prepare-room-play = Jogar
prepare-room-learn = Aprender
prepare-room-puzzles = Desafios
prepare-room-rules = Regras
prepare-room-teach = Ensinar

## A sala de um jogo que é de quem ensina

prepare-teach = Ensinar { $game }
prepare-teach-description = Planos de aula para { $game }: prontos para usar, com folhas para imprimir e desafios para distribuir.
prepare-teach-lead = Aulas com { $game }, prontas para usar.
prepare-read = Ler o plano
prepare-teach-puzzles = Desafios para distribuir
prepare-teach-set = { $puzzles }: escolha alguns para a sua turma e depois distribua um link curto, bilhetes ou uma folha.

## A sequência de aulas

prepare-weeks = Semana por semana
prepare-week = Semana { $week }: { $title }
prepare-week-minutes =
    { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
prepare-week-younger = De 8 a 10 anos
prepare-week-older = De 11 a 14 anos
prepare-week-questions = As últimas perguntas
prepare-week-lost = Se não houver aula nesta semana
prepare-boards = Fazer os tabuleiros
prepare-standards = Referências curriculares
prepare-standards-why = As referências que cada semana trabalha. Cada plano diz em que momento.
prepare-spare = Planos de reserva
prepare-spare-why = Nem todos os planos cabem nestas semanas. Use estes no lugar de outros ou num segundo encontro.
prepare-shopping = O que providenciar para 20 crianças
prepare-shopping-safety = Segurança.
prepare-shopping-number = Quantidade
prepare-shopping-free = De graça

## Páginas em que se treina um jogo

prepare-puzzles = Desafios de { $game }
prepare-puzzles-description = Desafios de { $game }, do fácil ao difícil, cada um com a resposta comprovada.
prepare-puzzles-lead = Encontre a melhor jogada. Tente quantas vezes quiser: você não perde nada com isso.
prepare-learn = Aprender { $game }
prepare-learn-description = Aprenda { $game } passo a passo, na prática.
prepare-learn-lead = Aprenda jogando, um passo de cada vez.

## Com que começa o site novo de uma escola

prepare-school-name = Nossos jogos de tabuleiro
prepare-school-lead = Jogos de tabuleiro raros para jogar em uma tela.
prepare-school-credit = Jogos e aulas do Ubao: CC BY 4.0.
prepare-school-home = Início
prepare-school-games = Jogos
prepare-school-labs = Laboratórios
prepare-school-teach = Ensinar
prepare-school-lessons = Nossas aulas
prepare-school-more = Mais

## Conjuntos de desafios

prepare-set-week = Semana { $week }: o que sabemos fazer
