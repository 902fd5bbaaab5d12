### O tabuleiro na página e o que está em volta dele.

## Ferramentas

board-tools = Partida
board-more = Mais
# Portugal: Há ligação?
board-lost = Não deu para carregar essa parte da página. Você está com internet? Tente de novo.

# Portugal: Sair do ecrã inteiro
board-leave-full = Sair da tela cheia
board-leave-short = Sair

## Em volta do desenho

board-choices = Opções
board-progress = Preparando o tabuleiro
board-loading = Preparando a partida
board-retry = Tentar de novo
board-turns = Jogadas
board-waiting = O tabuleiro está carregando.
board-skip = Pular

## Jogadores

board-computer = o computador
board-your-turn = sua vez
board-its-turn = vez dele

## Jogadas

board-open-cell = { $cell }, dá para jogar
board-play = Jogar
board-back = Voltar
board-take-back = Soltar
board-from-here = Continuar daqui
board-go-on = Voltar à partida
board-closer = Agora as casas estão maiores. Toque na que você quer.
board-why-not = Por que não?
# Portugal: Escreva uma jogada
board-type = Digite uma jogada
board-play-typed = Jogar
