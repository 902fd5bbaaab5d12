### O que emoldura cada página. O que o Material diz tem as palavras do próprio Material, em muitas línguas.

## O botão das cores, que a cada vez faz outra coisa

theme-colors-light = Mudar para cores claras
theme-colors-dark = Mudar para cores escuras
theme-colors-device = Usar as cores do aparelho

## O rodapé

theme-made-with = Feito com

## A página para endereços que não levam a lugar nenhum

theme-missing-title = Não encontrada - { $site }
theme-missing = Esta página não está aqui
theme-missing-why = Talvez haja um erro no endereço, ou a página tenha mudado de lugar.
theme-missing-home = Ir para a página inicial de { $site }
theme-unkept = Esta página não está guardada neste aparelho
theme-unkept-why = Para abri-la, é preciso estar com internet. As páginas guardadas aqui abrem sem internet.
theme-unkept-again = Tentar de novo
