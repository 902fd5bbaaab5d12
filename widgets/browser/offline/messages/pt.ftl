### Uma página que prepara um aparelho para uma sala sem conexão.

offline-ready-start = Preparar este aparelho
offline-ready-busy = Preparando…
offline-ready-progress = { $kept } de { $all } MB
# Portugal: sem ligação
offline-ready-done = Este aparelho está pronto. Agora ele funciona sem conexão.
offline-ready-not-yet = Este aparelho ainda não está pronto.
offline-ready-pages = Páginas, tabuleiros e desafios: { $megabytes } MB
offline-ready-python = O programa que conhece as regras: { $megabytes } MB
offline-ready-memory = O que faz o programa começar mais rápido: { $megabytes } MB
offline-ready-room = Este navegador ainda tem espaço para { $megabytes } MB.
offline-ready-remove = Remover deste aparelho
offline-ready-removed = Removido. O seu caderno e as suas partidas continuam aqui.

## O que impede

offline-ready-broken-off = Parou antes do fim. Você está com internet? O que já foi carregado está guardado. Tente de novo.
offline-ready-full = Não há espaço suficiente neste aparelho. Apague alguma coisa e tente de novo.
# Portugal: janela privada
offline-ready-refused = Este navegador não guarda sites. Esta é uma janela anônima? Abra a página numa janela normal.
offline-ready-insecure = Este endereço começa com “http:”. Os navegadores só guardam sites com endereço que começa com “https:”. Peça um endereço assim a quem cuida deste site.
offline-ready-way-round = Enquanto houver conexão, dá para jogar aqui do mesmo jeito.
offline-ready-packed = Este aparelho não precisa ser preparado: esta cópia do site já funciona sem conexão.

## Bilhetes para um conjunto inteiro de aparelhos

offline-ready-slips = Imprimir bilhetes para todos os aparelhos
offline-ready-slip = Antes da aula, abra este endereço no aparelho. Aperte “{ $button }” e espere o sinal verde.
offline-ready-code = O endereço num código QR

## Uma nova versão do site.

offline-renewal-new = Há uma nova versão deste site.
offline-renewal-take = Atualizar agora
offline-renewal-later = Mais tarde
offline-renewal-others = Primeiro, feche as outras páginas deste site. Depois, atualize.
offline-renewal-moved = Este site não está mais neste endereço. O que você vê é a cópia guardada neste aparelho.
offline-renewal-follow = Ir para o novo endereço
