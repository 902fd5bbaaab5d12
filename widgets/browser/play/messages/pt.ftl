### O que ajuda quem joga: dicas, o computador e as jogadas vistas outra vez.

## Dicas

play-hint = Dica
play-hint-wait = Deixe-me pensar…
play-hint-show = Mostrar a jogada
play-hint-myself = Quero tentar sem ajuda
play-stop = Parar

## O computador

play-computer = O computador
play-computer-now = Jogar agora
play-computer-lost = { $mover } não encontrou nenhuma jogada. Jogue no lugar do computador ou deixe que ele tente de novo.
play-computer-go = Deixar { $mover } jogar
play-computer-go-both = Deixar o computador jogar

## A última jogada, uma frase de cada vez

play-replay-begin = Assim estava o tabuleiro antes da última jogada. Aperte Avançar para ver o que aconteceu.
play-replay-back = Voltar
play-replay-next = Avançar
play-replay-done = Pronto
play-replay-count = { $shown } de { $sentences }

## A lista de jogadas

play-turns = Ver jogadas anteriores
play-turns-first = Ir ao começo
play-turns-back = Uma jogada para trás
play-turns-forward = Uma jogada para a frente
play-turns-last = Ir à última jogada
play-turns-stopped = Os dois lados concordaram em parar.
play-turns-none = Ainda não foi feita nenhuma jogada.

## O painel ao lado do tabuleiro

play-tabs = Jogadas e ajuda
play-tabs-coach = Treinador
play-tabs-review = Revisão
play-coach-stuck = Não sabe o que jogar? Aperte Dica, e eu mostro onde olhar.

## Rever uma partida

play-review = Rever a partida
play-review-looking = Revendo a jogada { $turn } de { $turns }…
play-review-found =
    { $turns ->
        [0] Não encontrei nenhuma jogada em que outra teria sido muito melhor.
        [one] Esta jogada foi a que mais pesou.
       *[other] Estas { $turns } jogadas foram as que mais pesaram.
    }
play-review-show = Ver a jogada { $turn }
play-review-signs = Os sinais mostram o que teria sido melhor.

## Quanto valem as jogadas

play-worth = Quanto vale cada jogada?
play-worth-list = Daqui até o fim, se os dois lados jogarem o melhor possível:

## A primeira jogada de quem está começando: sinais no tabuleiro, com uma frase ou duas

play-guide-cup = Toque numa casa de borda brilhante. Depois, veja para onde vão as sementes.
play-guide-piece = Toque numa peça com os cantos marcados: você pode movê-la.
play-guide-choice = Primeiro, escolha uma destas opções.
play-guide-target = Agora toque numa casa com os cantos marcados. A sua peça vai para lá.
play-guide-sown = As sementes desta casa deram a volta, uma por uma, cada uma na casa seguinte.
play-guide-stopped = Aqui a sua jogada parou.
play-guide-moved = Essa foi a sua jogada. Agora é a vez do adversário.
play-guide-next = Avançar
play-guide-done = OK
