### O que fica no texto de uma página: tabuleiros, exemplos, um botão que apaga.

## Um link para uma partida

elements-link = A partida do seu link está carregando.
elements-link-lost = Agora não dá para abrir a partida do seu link. Recarregue a página quando tiver internet.

## Um exemplo, mostrado jogada por jogada

elements-demo-show = Mostrar
elements-demo-next = Avançar
elements-demo-skip = Pular
elements-demo-back = Voltar
elements-demo-count = { $shown } de { $turns }
elements-demo-try = Experimentar
elements-demo-return = Voltar ao exemplo

## Apagar

elements-forget = Apagar tudo deste aparelho

## Uma parte da página cujo script não chegou

elements-lost = Não deu para carregar esta parte. Você está com internet? Tente de novo ou recarregue a página.
elements-board-lost = Não deu para carregar partes deste tabuleiro: ele não guarda partidas nem dá dicas. Você está com internet?
elements-retry = Tentar de novo

## Os botões embaixo de um tabuleiro.

elements-tools-undo = Desfazer
elements-tools-redo = Refazer
elements-tools-what = Replay
elements-tools-show = Mostrar antes
elements-tools-showing = Escolha uma jogada para ver o que ela faria. Depois jogue ou volte.
elements-tools-hint = Dica
elements-tools-new = Nova partida
elements-tools-computer = Jogar contra o PC
elements-tools-computer-short = PC
elements-tools-stop = Combinar de parar
elements-tools-players = Jogadores
elements-tools-toss = Quem começa?
elements-tools-turn = Girar o tabuleiro
elements-tools-whole = Tabuleiro inteiro
# Portugal: Ecrã inteiro
elements-tools-full = Tela cheia
# Portugal: Partilhar e guardar
elements-tools-share = Compartilhar e salvar
elements-tools-forget = Apagar tudo
# Portugal: Definições
elements-tools-settings = Configurações
