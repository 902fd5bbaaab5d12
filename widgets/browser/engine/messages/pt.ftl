### O Python e as regras a caminho, e o que pode dar errado com eles.

engine-failed = Não deu para carregar uma parte do jogo.
engine-old = Há uma nova versão deste site. Recarregue a página.
engine-late = O jogo está demorando demais para carregar.
engine-died = O jogo parou quando estava começando.
engine-deadly = O jogo parou duas vezes neste ponto.
engine-lost = Não deu para carregar as regras deste jogo.
