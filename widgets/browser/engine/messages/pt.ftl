### O Python e as regras a caminho, e o que pode dar errado com eles.

engine-failed = Uma parte do jogo não chegou.
engine-old = Há uma nova versão deste site. Carregue a página de novo.
engine-late = O jogo está demorando demais para chegar.
engine-died = O jogo parou quando estava começando.
engine-deadly = O jogo parou duas vezes neste ponto.
engine-lost = As regras deste jogo não chegaram.
