### O que uma página diz sobre uma partida, quando pergunta por ela.

## Olhar para trás

api-past = Este é o tabuleiro depois da jogada { $turn } de { $turns }.
api-past-start = Este é o tabuleiro antes da primeira jogada.

## Recusas

api-other-game = Esta é uma partida de { $game }, não de { $asked }.
api-other-start = Estas anotações são de uma partida que começa em outra posição.
api-mistake = As regras deste jogo têm um erro: { $mistake }

## Dicas

api-look = Olhe para { FORM($place, "the") }.
api-look-buttons = Olhe para os botões abaixo do tabuleiro.
api-try = Tente { FORM($move, "the") }.
