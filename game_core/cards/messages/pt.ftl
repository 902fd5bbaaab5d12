### As cartas com que se monta um jogo.

## As perguntas

cards-ask-seeds = Com quantas sementes começa cada casa?

cards-ask-way = Para que lado se semeia?

cards-ask-origin = Você pula a casa de onde semeia?

cards-ask-passing = O que uma semente pode fazer no caminho?

cards-ask-taking = O que a última semente captura?

cards-ask-going-on = Quando você continua semeando?

cards-ask-singles = Você pode jogar uma casa com uma só semente?

cards-ask-feeding = É preciso alimentar quem está sem sementes?

cards-ask-uur = Uma casa pode ser sua?

cards-ask-rounds = Quantas rodadas?

cards-ask-end = O que mais encerra a partida?

cards-ask-rest = Quem fica com as sementes que sobram?

## As respostas

cards-seeds-two = Comece com duas sementes em cada casa.
cards-seeds-three = Comece com três sementes em cada casa.
cards-seeds-four = Comece com quatro sementes em cada casa.
cards-seeds-five = Comece com cinco sementes em cada casa.
cards-seeds-six = Comece com seis sementes em cada casa.
cards-seeds-center = Comece com 70 sementes nas quatro casas do meio. Dourado pode girar o tabuleiro. A primeira jogada de cada um tem que sair da casa com sementes mais à direita da sua fileira.

cards-way-counter-clockwise = Semeie para a sua direita.
cards-way-clockwise = Semeie para a sua esquerda.

cards-origin-sown = Semeie em todas as casas, inclusive na que você esvaziou.
cards-origin-skipped = Pule a casa que você esvaziou.

cards-passing-nothing = No caminho, uma semente não captura nada.
cards-passing-fours = Se uma semente no caminho completar quatro, quem joga naquela fileira captura as quatro.

cards-taking-nothing = A última semente não captura nada.
cards-taking-twos-and-threes = Se a última semente completar duas ou três na outra fileira, capture essas sementes e também as das casas logo antes, nessa fileira, enquanto forem duas ou três.
cards-taking-no-slam = Se a última semente completar duas ou três na outra fileira, capture essas sementes e também as das casas logo antes, nessa fileira, enquanto forem duas ou três. Se essas forem todas as sementes da fileira, não capture nada.
cards-taking-facing = Se a última semente cair numa casa vazia sua e houver sementes na casa em frente, capture todas elas e também a última semente.
cards-taking-four = Se a última semente completar quatro, capture as quatro, em qualquer fileira.
cards-taking-pairs = Se duas casas frente a frente tiverem cada uma um número par de sementes, capture todas elas.

cards-going-on-never = Um punhado é uma jogada.
cards-going-on-seeds = Se a última semente cair onde há sementes, pegue todas e continue semeando.
cards-going-on-even = Se a última semente completar um número par, pegue as sementes dessa casa e continue semeando.
cards-going-on-even-or-taken = Se a última semente completar um número par, ou se você capturar sementes, pegue as da última casa e continue semeando.

cards-singles-free = Você pode jogar uma casa com uma só semente.
cards-singles-stay = Não jogue uma casa com uma só semente enquanto tiver outra mais cheia.

cards-feeding-need-not = Não é preciso dar sementes a quem está sem nenhuma.
cards-feeding-must = É preciso dar sementes a quem está sem nenhuma.

cards-uur-no = Nenhuma casa tem dono.
cards-uur-yes = Se a última semente cair numa casa vazia sua e houver três em frente, uma delas passa para o seu lado, e as duas casas são seus uur. Nenhuma jogada começa ali.

cards-rounds-one = Joguem uma rodada.
cards-rounds-mirror = Joguem várias rodadas. Para cada nova rodada, quem tem menos sementes reparte todas entre as suas casas, e quem tem mais põe o mesmo número em frente. Com 43 sementes ou mais no fim de uma rodada, você vence.
cards-rounds-closed = Joguem várias rodadas. Para cada nova rodada, ponha quatro sementes em cada casa sua. As que você não puder encher ficam fechadas. Quem ganhar quatro rodadas primeiro ganha a partida.

cards-end-stuck = Termina quando não há mais jogada a fazer.
cards-end-majority = Termina quando alguém tem mais da metade das sementes.
cards-end-one-each = Termina quando alguém tem mais da metade das sementes, ou quando sobra só uma semente em cada fileira.
cards-end-few = Termina quando há menos de quatro sementes nas casas.

cards-rest-own-rows = No fim, pegue as sementes da sua fileira.
cards-rest-even = No fim, pegue as sementes da sua fileira. Se combinarem de parar, dividam o que sobra.
cards-rest-nobody = As sementes que sobram nas casas não são de ninguém.

## African Queen: as perguntas

cards-men-ask-setup = Com que peças se começa?
cards-men-ask-rings = Quantos anéis cada um tem?
cards-men-ask-crowning = Que peça recebe um anel?
cards-men-ask-steps = Para onde anda uma peça simples?
cards-men-ask-leaps = Para onde salta uma peça simples?
cards-men-ask-bridges = Você pode saltar por cima das suas peças?
cards-men-ask-taking = O que um salto captura?
cards-men-ask-duty = É preciso capturar?
cards-men-ask-ringed = Até onde anda uma peça com anel?
cards-men-ask-spoils = Quem fica com o anel de uma peça capturada?
cards-men-ask-goal = Como se vence?

## African Queen: as respostas

cards-men-setup-two-rows = Cada um começa com duas fileiras de peças.
cards-men-setup-one-row = Cada um começa com uma fileira de peças.
cards-men-setup-flat = Cada um começa com duas fileiras, mas só com as peças planas: os furos ficam vazios.

cards-men-rings-none = Não há anéis.
cards-men-rings-two = Cada um tem dois anéis.
cards-men-rings-three = Cada um tem três anéis.

cards-men-crowning-any = Antes de jogar, você pode pôr um anel em qualquer peça sua.
cards-men-crowning-far = Se uma peça sua terminar a jogada na última fileira, ponha um anel nela, se tiver um.

cards-men-steps-forward = Uma peça simples anda uma casa na diagonal, para a frente.
cards-men-steps-both = Uma peça simples anda uma casa na diagonal, para a frente ou para trás.

cards-men-leaps-forward = Uma peça simples salta reto ou na diagonal, para a frente.
cards-men-leaps-sideways = Uma peça simples salta reto ou na diagonal para a frente, ou para o lado.
cards-men-leaps-all = Uma peça simples salta nas oito direções.

cards-men-bridges-any = Você pode saltar por cima de qualquer peça, inclusive das suas.
cards-men-bridges-theirs = Você só pode saltar por cima das peças da outra pessoa.

cards-men-taking-nothing = Um salto não captura nada. Todas as peças ficam no tabuleiro.
cards-men-taking-leapt = Você captura as peças da outra pessoa por cima das quais salta.

cards-men-duty-none = Não é preciso capturar.
cards-men-duty-begin = Se você puder capturar uma peça, a jogada tem que começar com uma captura. Você para quando quiser.
cards-men-duty-go-on = Se você puder capturar uma peça, a jogada tem que começar com uma captura, e você salta de novo enquanto puder capturar mais.

cards-men-ringed-near = Uma peça com anel anda uma casa na diagonal, para a frente ou para trás. Ela salta nas oito direções.
cards-men-ringed-far = Uma peça com anel anda na diagonal até onde você quiser, enquanto as casas estiverem vazias. Ela salta nas oito direções.

cards-men-spoils-captor = Se capturar uma peça com anel, fique com o anel.
cards-men-spoils-owner = Se capturar uma peça com anel, devolva o anel à outra pessoa.
cards-men-spoils-nobody = Se você capturar uma peça com anel, o anel sai do jogo.

cards-men-goal-beat = Quem não tem mais peças, ou não pode jogar, perde.
cards-men-goal-reach = Vence quem levar primeiro uma peça à última fileira. Quem não tem mais peças, ou não pode jogar, perde.
cards-men-goal-lose = Quem não tem mais peças, ou não pode jogar, vence.

## Cartas que não fazem um jogo

cards-no-answer = “{ $card }” não é uma carta.

cards-unreadable = Não dá para ler estas regras. Elas se escrevem com a letra “{ $sign }” e algarismos, { $length } caracteres ao todo.

cards-rounds-of-four = Um jogo de mais de uma rodada precisa de quatro sementes em cada casa.

cards-rounds-and-rows = Num jogo de rodadas, cada um pega as sementes da sua fileira.

cards-uur-alone = Um jogo com uur não pode ter também casas fechadas, nem começar com todas as sementes no meio.

cards-stuck = Isto ainda não é um jogo: acaba na hora, porque aqui ninguém pode jogar.

cards-endless = Isto ainda não é um jogo: não acaba nunca. Depois de { $turns } jogadas estava assim.

cards-no-catch = Isto ainda não é um jogo: ninguém nunca captura uma semente. Terminou assim.

cards-no-winner = Isto ainda não é um jogo: ninguém vence. Terminou empatado, assim.
