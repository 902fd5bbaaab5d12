### O que fica no texto de uma página: tabuleiros, exemplos, um botão que apaga.

## Um link para uma partida

elements-link = A partida do seu link está a caminho.
# Portugal: quando houver ligação
elements-link-lost = Não dá para abrir agora a partida do seu link. Carregue a página de novo quando houver conexão.

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

elements-lost = Esta parte não chegou. Há conexão? Tente de novo ou carregue a página outra vez.
elements-board-lost = Partes deste tabuleiro não chegaram: ele não guarda partidas nem dá dicas. Há conexão?
elements-retry = Tentar de novo
