### Os botões embaixo de um tabuleiro.

tools-undo = Desfazer
tools-redo = Refazer
tools-what = O que aconteceu?
tools-show = Mostrar antes
tools-showing = Escolha, e você vê o que a jogada faria. Depois jogue ou volte.
tools-hint = Dica
tools-new = Nova partida
tools-computer = Jogar contra o PC
tools-computer-short = PC
tools-stop = Combinar de parar
tools-players = Jogadores
tools-toss = Quem começa?
tools-turn = Girar o tabuleiro
tools-whole = Tabuleiro inteiro
# Portugal: Ecrã inteiro
tools-full = Tela cheia
# Portugal: Partilhar e guardar
tools-share = Compartilhar e salvar
tools-forget = Apagar tudo
# Portugal: Definições
tools-settings = Configurações
