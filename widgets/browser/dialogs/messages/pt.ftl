### As janelas em que se pergunta algo a quem joga, ou em que se escolhe algo.

## Se uma partida pode ir embora

dialogs-new-question = Começar uma nova partida?
dialogs-leaving = A partida que está no tabuleiro vai desaparecer.
dialogs-go-on = Continuar jogando

## Se todos querem parar

dialogs-stop =
    { $people ->
        [2] Os dois lados querem parar?
       *[other] Você quer parar?
    }
dialogs-agrees = { $player } concorda.
dialogs-ends = A partida termina aqui, e vale o placar.
dialogs-stop-yes = Sim, parar

## Quem começa

dialogs-toss-hides =
    { FORM($hider, "number") ->
        [many] { FORM($hider, "The") } escondem uma semente numa das mãos fechadas.
       *[one] { FORM($hider, "The") } esconde uma semente numa das mãos fechadas.
    } { $guesser }, em que mão ela está?
dialogs-toss-fist =
    { $hand ->
        [left] A mão esquerda
       *[right] A mão direita
    }
dialogs-toss-right =
    { $hand ->
        [left] Acertou! A semente estava na mão esquerda.
       *[right] Acertou! A semente estava na mão direita.
    } { FORM($guesser, "number") ->
        [many] { FORM($guesser, "The") } começam.
       *[one] { FORM($guesser, "The") } começa.
    }
dialogs-toss-wrong =
    { $hand ->
        [left] Não, a semente estava na mão esquerda.
       *[right] Não, a semente estava na mão direita.
    } { FORM($hider, "number") ->
        [many] { FORM($hider, "The") } começam.
       *[one] { FORM($hider, "The") } começa.
    }
dialogs-toss-go = Vamos jogar

## Os níveis do computador

dialogs-levels = Jogar contra o computador
dialogs-levels-begins = O computador começa
dialogs-levels-play = Jogar contra o { $level }
dialogs-levels-strength = Força: { $strength } de { $levels }
dialogs-levels-win = Como ganhar:
dialogs-not-now = Agora não

## Quem joga

dialogs-players = Quem está jogando?
dialogs-players-first = Quem começa
dialogs-players-other = Quem joga depois
# Antes de escolher entre uma pessoa e os níveis do computador.
dialogs-players-kind = Quem joga:
dialogs-players-person = Uma pessoa
dialogs-players-name = Nome, se quiser
# As cores também servem de nome: “Vermelho”, “Roxo”.
dialogs-players-cloth = Cor
dialogs-players-taken = já escolhido

## Apagar

dialogs-forget = Apagar tudo deste aparelho?
# Portugal: definições
dialogs-forget-what = As partidas começadas, os desafios resolvidos, o que você criou nos laboratórios e todas as configurações vão desaparecer.
dialogs-forget-no = Não apagar
dialogs-forgotten = Pronto. Não há mais nada guardado neste aparelho.

## Configurações

# As opções concordam com “velocidade”.
dialogs-settings-speed = Velocidade com que as jogadas aparecem
dialogs-settings-slow = Lenta
dialogs-settings-normal = Normal
dialogs-settings-fast = Rápida
dialogs-settings-still = Imediata

dialogs-settings-playing = Durante a partida
# O mesmo que o botão `elements-tools-show`.
dialogs-settings-preview = Mostrar antes
dialogs-settings-preview-what = Você vê o que uma jogada faria. Depois, joga ou volta atrás.
dialogs-settings-rating = Avaliar minhas jogadas
dialogs-settings-rating-what = Depois de uma jogada, você fica sabendo se ela foi boa, quando dá para ter certeza.
dialogs-settings-sounds = Sons
dialogs-settings-sounds-what = Você ouve as sementes e as peças, e um som no fim de cada etapa de uma aula.
# Portugal: Escrever jogadas
dialogs-settings-typing = Digitar jogadas
dialogs-settings-typing-what = Aparece um campo para digitar as jogadas como elas estão na lista de jogadas.
dialogs-settings-spoken = Dois aparelhos: diga a jogada
dialogs-settings-spoken-what = Vocês jogam em dois aparelhos sem conexão. Cada um diz a jogada, e o outro a faz. Duas palavras mostram se os dois tabuleiros são iguais.

dialogs-settings-look = Aparência
dialogs-settings-large = Letras maiores
dialogs-settings-large-what = As palavras e os números ficam maiores.
dialogs-settings-left = Para canhotos
dialogs-settings-left-what = Os botões ficam perto do seu polegar esquerdo.
dialogs-settings-table = Dos dois lados da mesa
dialogs-settings-table-what = Duas pessoas jogam frente a frente. Quem está do outro lado lê tudo na posição certa.

dialogs-settings-kept = Este aparelho lembra o que você escolheu.
dialogs-settings-unkept = Este navegador não guarda nada. O que você escolher vale até você sair desta página.

## O que foi guardado e não pode mais ser lido

dialogs-aside = Algo que estava guardado aqui não pode mais ser lido. Talvez esteja com defeito ou seja de uma versão mais nova deste site. Foi guardado à parte.
dialogs-aside-forget = Apagar
