### Uma página onde se monta um jogo de semeadura com cartas.

making-name = Como se chama o seu jogo?

making-unnamed = Nosso jogo

making-rules = As regras

making-share = Mostre aos outros

making-link = Link

making-code = Um código para o seu jogo

making-print = Imprimir as regras

making-unprinted = Nada foi impresso? Então este navegador não consegue. Copie o link.

making-python = Seu jogo em Python

making-python-how = Ponha estas linhas num arquivo, e o site de uma escola tem o seu jogo.

making-copy = Copiar

making-copied = Copiado.

making-marked = Marcado. Copie agora.

making-trying = Experimentando…

making-sound = É um jogo. Jogue!

making-broken = Este link não traz regras. Comece com o Oware.
