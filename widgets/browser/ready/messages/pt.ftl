### Uma página que prepara um aparelho para uma sala sem conexão.

ready-start = Preparar este aparelho
ready-again = Tentar de novo
ready-busy = Preparando…
ready-progress = { $kept } de { $all } MB
# Portugal: sem ligação
ready-done = Este aparelho está pronto. Agora ele funciona sem conexão.
ready-not-yet = Este aparelho ainda não está pronto.
ready-pages = Páginas, tabuleiros e desafios: { $megabytes } MB
ready-python = O programa que conhece as regras: { $megabytes } MB
ready-memory = O que faz o programa começar mais rápido: { $megabytes } MB
ready-room = Este navegador ainda tem espaço para { $megabytes } MB.
ready-remove = Remover deste aparelho
ready-removed = Removido. O seu caderno e as suas partidas continuam aqui.

## O que impede

ready-broken-off = Parou antes do fim. Há conexão? O que já chegou está guardado. Tente de novo.
ready-full = Não há espaço suficiente neste aparelho. Apague alguma coisa e tente de novo.
# Portugal: janela privada
ready-refused = Este navegador não guarda sites. Esta é uma janela anônima? Abra a página numa janela normal.
ready-insecure = Este endereço começa com “http:”. Os navegadores só guardam sites com endereço que começa com “https:”. Peça um endereço assim a quem cuida deste site.
ready-way-round = Enquanto houver conexão, dá para jogar aqui do mesmo jeito.
ready-packed = Este aparelho não precisa ser preparado: esta cópia do site já vem sem precisar de conexão.

## Bilhetes para um conjunto inteiro de aparelhos

ready-slips = Imprimir bilhetes para todos os aparelhos
ready-slip = Antes da aula, abra este endereço no aparelho. Aperte “{ $button }” e espere o sinal verde.
ready-code = O endereço num código QR
ready-slips-lost = Não apareceu nada para imprimir? Talvez esta janela não consiga. Então escreva o endereço no quadro.
