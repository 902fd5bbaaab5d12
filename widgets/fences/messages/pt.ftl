### O que dizem os blocos nas páginas, e o que se escreve em volta do texto dos planos de aula.

## Tabuleiros e desafios

fences-player-computer = { $level }, o computador
fences-puzzle =
    { FORM($side, "number") ->
        [many] Você joga com { FORM($side, "the") }.
       *[one] Você é { FORM($side, "the") }.
    } { $difficulty ->
        [1] Este desafio é muito fácil, para quem tem de { $youngest } a { $oldest } anos.
        [2] Este desafio é fácil, para quem tem de { $youngest } a { $oldest } anos.
        [3] Este desafio é de dificuldade média, para quem tem de { $youngest } a { $oldest } anos.
        [4] Este desafio é difícil, para quem tem de { $youngest } a { $oldest } anos.
       *[5] Este desafio é muito difícil, para quem tem de { $youngest } a { $oldest } anos.
    }
fences-puzzle-text = O tabuleiro em texto
fences-scripts = Para resolver aqui e ver o próximo, ligue os scripts.
fences-opponent-advice = Como ganhar:
fences-problems = Este bloco ({ $kind }) ainda não pode ser mostrado

## O tabuleiro de uma primeira página

fences-door-touch = Toque numa casa da fileira de baixo. Veja para onde vão as sementes.
fences-door-closed = Essa casa não pode ser jogada agora. Toque numa de borda brilhante.
fences-door-sown =
    { $seeds ->
        [one] Você semeia 1 semente.
       *[other] Você semeia { $seeds } sementes.
    }
fences-door-taken =
    { $taken ->
        [one] Você captura 1 semente!
       *[other] Você captura { $taken } sementes!
    }
fences-door-reply = { $mover } joga a casa { $cup }. Sua vez!
fences-door-reply-taken = { $mover } joga a casa { $cup } e captura { $taken ->
        [one] 1 semente
       *[other] { $taken } sementes
    }. Sua vez!
fences-door-further = Toque numa casa, e { $game } se abre.
fences-door-on = Continuar
fences-door-play = Jogar { $game }

## Cartões de jogos

fences-card-minutes =
    { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
fences-card-age = a partir de { $age } anos

## O filtro acima dos cartões: cada rótulo, o que ele diz quando nada se deseja, e os desejos

fences-filter-pick = Escolha um para nós
fences-filter-all = Mostrar todos
fences-wish-minutes = Tempo
fences-wish-minutes-any = tanto faz
fences-wish-age = Menor idade no grupo
fences-wish-age-any = qualquer idade
fences-wish-age-oldest = { $age } ou mais
fences-wish-learn = Regras
fences-wish-learn-any = tanto faz
fences-wish-learn-easy = fáceis de aprender
fences-wish-learn-middle = não muitas
fences-wish-devices = Você tem
fences-wish-devices-any = tanto faz
fences-wish-family = Tipo
fences-wish-family-any = tanto faz
fences-wish-family-sowing = de semear
fences-wish-family-squares = de tabuleiro quadriculado

## A tabela do que está nos cartões, e por quê

fences-reasons-game = Jogo
fences-reasons-turns = Jogadas
fences-reasons-minutes = Minutos
fences-reasons-age = Idade mínima
fences-reasons-learn = Regras
fences-reasons-why = Por quê
fences-reasons-table = Sem aparelho, você precisa de
fences-reasons-turns-each = { $turns } × { $seconds } s
fences-reasons-minutes-about = cerca de { $minutes }

## O mapa

fences-map = Mapa da África e do oceano Atlântico. A lista abaixo diz o mesmo em palavras.
fences-map-place = { $place }:
fences-map-nowhere = Sem lugar nas nossas fontes:

## Jogos de semear lado a lado

fences-differences-rule = A regra
fences-differences-in = Em
fences-differences-others = Todos menos { $game }
fences-differences-none = { $games } têm as mesmas regras, resposta por resposta.
fences-same-game = { $game }, { $place }
fences-same-as = Igual a { $game }
fences-same-wrong = Este tabuleiro não é possível.

## Em que os jogos de semear diferem: perguntas, cada uma com suas respostas

fences-seeds = Quantas sementes há?
fences-seeds-four-each = 48: quatro em cada casa.
fences-seeds-middle = 70: todas nas quatro casas do meio.
fences-seeds-own = { $seeds }: { $cups }, dando a volta no tabuleiro a partir da casa A.

fences-direction = Para que lado você semeia?
fences-direction-counter-clockwise = No sentido anti-horário.
fences-direction-clockwise = No sentido horário.

fences-skip = Você pula alguma casa ao semear?
fences-skip-none = Não.
fences-skip-origin = Sim: a casa de onde veio este punhado.
fences-skip-closed = Sim: as casas fechadas.

fences-turn = Quanto dura uma jogada?
fences-turn-one = Um punhado.
fences-turn-empty = Um punhado atrás do outro, até que a última semente caia numa casa vazia.
fences-turn-uur = Um punhado atrás do outro, até que a última semente caia numa casa vazia ou num uur.
fences-turn-four = Um punhado atrás do outro, até que a última semente caia numa casa vazia ou forme quatro.
fences-turn-even-captured = Um punhado atrás do outro: a jogada continua quando a última casa fica com um número par, ou quando se capturam sementes. Termina quando a própria última casa é capturada.
fences-turn-even = Um punhado atrás do outro: a jogada continua quando a última casa fica com um número par. Termina quando a própria última casa é capturada.

fences-capture = O que você captura?
fences-capture-twos = Os grupos de duas e de três na outra fileira, da sua última semente para trás. Mas nunca a fileira inteira.
fences-capture-twos-all = Os grupos de duas e de três na outra fileira, da sua última semente para trás. Até a fileira inteira.
fences-capture-facing = Quando sua última semente cai numa casa vazia sua e há sementes na casa em frente: essas sementes e a sua última.
fences-capture-facing-uur = Quando sua última semente cai numa casa vazia sua e há sementes na casa em frente: essas sementes e a sua última. Mas três em frente formam dois uur, e você não captura nada.
fences-capture-fours = Cada casa que fica com quatro. Essas sementes vão para o lado daquela fileira. Mas as quatro que a sua última semente forma são suas.
fences-capture-pairs = Duas casas frente a frente, sempre que as duas forem pares. Nas primeiras jogadas, nada.

fences-forbidden = Quais casas você não pode jogar, mesmo com sementes?
fences-forbidden-singles = Uma semente sozinha, enquanto você tiver uma casa mais cheia.
fences-forbidden-uur = Um uur.
fences-forbidden-opening = Na sua primeira jogada: qualquer casa que não seja a mais à direita.
fences-forbidden-endless = Uma casa cuja jogada nunca terminaria.
fences-forbidden-feeding = Uma casa que não dá nenhuma semente a uma fileira com fome.

fences-hungry = O que acontece se o adversário não tiver sementes?
fences-hungry-feed = Você joga e precisa dar sementes a ele.
fences-hungry-over = Ele não pode jogar. A partida ou a rodada acabou.

fences-end = O que encerra a partida, ou a rodada?
fences-end-majority = Um dos lados capturou 25 sementes.
fences-end-one-each = Só resta uma semente em cada fileira.
fences-end-empty = Não há mais sementes no tabuleiro.
fences-end-few-seeds = Restam menos de quatro sementes.
fences-end-cannot-feed = Uma fileira está vazia, e nenhuma jogada pode dar sementes a ela.
fences-end-cannot-move = O lado que tem a vez não pode jogar.

fences-left = Quem fica com as sementes que restam?
fences-left-own-rows = Cada lado fica com as sementes da sua fileira.
fences-left-uur = Cada lado fica com os seus uur, nas duas fileiras, e com o resto da sua fileira.
fences-left-nobody = Ninguém.

fences-win = Quem ganha?
fences-win-more = Quem tem mais sementes.
fences-win-four-rounds = Joga-se em rodadas. Ganha quem vencer quatro primeiro.
fences-win-43 = Joga-se em rodadas. Se você tiver 43 sementes ou mais no fim de uma, ganha.

fences-stop = O que acontece se os dois quiserem parar?
fences-stop-split = As sementes que restam são divididas em duas partes iguais.
fences-stop-own-rows = Cada lado fica com as sementes da sua fileira.
# Portugal: Valem os celeiros.
fences-stop-stores = Valem os depósitos. As sementes que restam não são de ninguém.
fences-stop-round = A rodada termina ali, e as sementes dela são repartidas como sempre. Depois começa a próxima.

fences-own = Por uma regra própria.
fences-own-told = Por uma regra própria. { $rule }

## Planos de aula

fences-plan-notice = O que vocês percebem? Escolha uma pergunta.
fences-plan-show = Você mostra
fences-plan-say = Você diz
fences-plan-do = Você faz
fences-plan-expect = O que esperamos
fences-plan-notes = Suas anotações
fences-plan-task = A tarefa
fences-plan-sources = Fontes
fences-plan-answer = Resposta:
fences-plan-open = Resposta aberta:
fences-plan-question = Pergunta-chave
fences-plan-more = Se sobrar tempo
fences-plan-replies = Respostas que esperamos
fences-plan-right = Certa:
fences-plan-partly = Certa em parte:
fences-plan-not-yet = Ainda não:
fences-plan-perhaps = Talvez:
fences-plan-next = Você diz:
fences-plan-start = Para começar:
fences-plan-served = Trabalha: { $standard } · { $code }
fences-plan-only = Só se a aula toda durar { FORM($minutes, "or") } minutos.
fences-plan-answers = As respostas
fences-plan-time =
    { $minutes ->
        [one] 1 minuto, de { $start } a { $end }
       *[other] { $minutes } minutos, de { $start } a { $end }
    }
fences-plan-sheet = { $sheet } · { $plan }
fences-plan-own-name = Nome:
fences-plan-line = Resposta:
fences-plan-why = Por quê?

fences-elsewhere = (em inglês)
fences-plan-watch = Fique de olho
fences-plan-challenge = Desafio
fences-plan-key = Respostas
fences-plan-puzzle = Desafio
fences-plan-solution = Resposta
fences-plan-mathematics = A matemática, para você
fences-plan-synthesis = O que descobrimos: diga no final
fences-plan-skip = Se o tempo for curto, pule
fences-plan-rehearse = Ensaie
fences-plan-adapt = Adapte
fences-plan-easier = Mais fácil
fences-plan-harder = Mais difícil
fences-plan-learners = Quem ainda está aprendendo a língua
fences-plan-vision = Baixa visão e dificuldades motoras
fences-plan-odd = Número ímpar
fences-plan-mixed = Idades misturadas
fences-plan-late = Quem chega depois
fences-plan-exit = Desafio de saída
fences-plan-rubric = Rubrica
fences-plan-beginning = Começando
fences-plan-developing = Avançando
fences-plan-secure = Seguro
fences-plan-culture = Cultura
fences-plan-people = Gente e lugar
fences-plan-name = O nome
fences-plan-uncertain = O que é incerto
fences-plan-home = Para casa
fences-plan-card = Cartão de regras

## Cartas com que se monta um jogo

fences-cards-scripts = As cartas precisam de scripts, que aqui estão desligados.

fences-cards-start = Comece com

fences-cards-own = um jogo seu

## Níveis jogam um contra o outro, e as partidas são contadas

fences-numbers-scripts = Para contar, é preciso ligar os scripts, que aqui estão desligados.
fences-numbers-game = O jogo
fences-numbers-other = Comparar com
fences-numbers-none = nenhum outro jogo
fences-numbers-first = Quem começa
fences-numbers-second = O outro lado
fences-numbers-count = Quantas partidas
fences-numbers-games = Jogos
fences-numbers-cards = Jogos com uma carta trocada
fences-numbers-changed = { $game } · { $rule }
fences-numbers-questions = Ou escolha uma pergunta:
fences-numbers-fair = É justo começar?
fences-numbers-seed = Com uma semente a mais em cada casa, a partida dura mais?
fences-numbers-ahead = Pensar à frente ajuda?
fences-numbers-feed = E se ninguém precisar alimentar o outro?

## Folhas para imprimir: caixas de fósforos aprendem um jogo

fences-matchboxes-box = Caixa { $box }, jogada { $turn }
fences-matchboxes-board = Caixas: { $north }. Você: { $south }.
fences-matchboxes-left = V
fences-matchboxes-right = A
fences-matchboxes-paper = Papel quadriculado para { $count } partidas
fences-matchboxes-scripts = Para jogar contra as caixas, é preciso ligar os scripts, que aqui estão desligados.

## Um desafio é montado e escrito

fences-workbench-scripts = Para fazer um desafio, é preciso ligar os scripts, que aqui estão desligados.
fences-workbench-position = Monte a posição
fences-workbench-asked = O que se pede
fences-workbench-words = As palavras
fences-workbench-themes = Do que se trata
fences-workbench-game = Jogo
fences-workbench-text = Posição em texto
fences-workbench-goal = Objetivo
fences-workbench-goals =
    { $goal ->
        [capture] Capturar certa quantidade
        [win] Vencer
        [save] Não perder
        [best] Capturar o máximo
        [end] Terminar a partida
        [relay] Fazer a jogada mais longa
        [last] Dizer onde cai a última semente
       *[illegal] Dizer qual jogada é proibida
    }
fences-workbench-count = Quantas, no mínimo
fences-workbench-turns = Em quantas jogadas
fences-workbench-moves = De quais jogadas (como A B C)
fences-workbench-id = Nome curto
fences-workbench-id-about = Para links: letras minúsculas e hifens.
fences-workbench-prompt = Pergunta
fences-workbench-prompt-about = No máximo doze palavras.
fences-workbench-hint =
    { $hint ->
        [0] Dica 1: o que notar
        [1] Dica 2: onde olhar
       *[2] Dica 3: a primeira jogada
    }
fences-workbench-because = O que o torna difícil
fences-workbench-source = De onde vem
fences-workbench-ages = Idades
fences-workbench-difficulty = Dificuldade
fences-workbench-check = Verificar

## Escreve-se um jogador em Python

fences-player-scripts = Para escrever um jogador, é preciso ligar os scripts, que aqui estão desligados.
fences-player-game = O jogo
fences-player-step = O passo
fences-player-free = Um jogador só meu
fences-player-level = Adversário
fences-player-code = O seu jogador, em Python
fences-player-frame = O Python roda aqui
