### As listas fechadas em que os autores escolhem, e os rótulos do que planos e jogos declaram.

## Os jogos, como seus retratos os mostram

-lessons-learn-easy = fácil de aprender
-lessons-learn-middle = algumas regras
-lessons-learn-hard = muitas regras

-lessons-screen-none = nenhum aparelho
# Portugal: um telemóvel
-lessons-screen-phone = um celular
-lessons-screen-tablet = um tablet ou um computador

## O que um plano pede: valores

-lessons-ages = de { $youngest } a { $oldest } anos
-lessons-group = de { $fewest } a { $most } participantes

-lessons-device-none = nenhum aparelho
-lessons-device-one = um aparelho
-lessons-device-two = dois aparelhos
-lessons-device-each = um aparelho para cada dupla
-lessons-either = { $one }, ou { $others }

# O rótulo é “Barulho”.
-lessons-noise-quiet = pouco
-lessons-noise-talk = de conversa
-lessons-noise-lively = bastante

# O rótulo é “Conexão”. Portugal: ligação
-lessons-network-none = não precisa
-lessons-network-start = só para abrir a página, depois não precisa mais
-lessons-network-always = precisa o tempo todo

-lessons-standard = { $title } ({ $list })

## O que um plano pede: rótulos

lessons-label-ages = Idades
lessons-label-group = Grupo
lessons-label-devices = Aparelhos
lessons-label-network = Conexão
lessons-label-noise = Barulho
lessons-label-space = Espaço

## Tabelas de um plano: a legenda e os cabeçalhos de cada uma

lessons-words = Palavras para ensinar
lessons-words-word = Palavra
lessons-words-say = Como se diz
lessons-words-means = O que quer dizer
# No Brasil, por exemplo, as habilidades da BNCC. Portugal: aprendizagens essenciais
lessons-standards = Referências curriculares
lessons-standards-standard = Referência
lessons-standards-met = Onde aparece
lessons-materials = O que você vai precisar
lessons-materials-thing = Material
lessons-materials-amount = Quantidade
lessons-materials-instead = Também serve

## O que um plano oferece para imprimir

-lessons-sheet-opening = Uma página para ler antes
-lessons-sheet-plan = Este plano
-lessons-sheet-card = Cartão de regras
-lessons-sheet-board = Tabuleiro vazio
-lessons-sheet-big = Tabuleiro em tamanho real, para colar
-lessons-sheet-pieces = Peças para recortar
-lessons-sheet-props = Cartões, placas e tiras
-lessons-sheet-puzzles = Desafios
# Portugal: Soluções dos desafios
-lessons-sheet-tickets = Bilhetes de saída
-lessons-sheet-short = Bilhetes de saída, aulas mais curtas
-lessons-sheet-home = Página para as famílias
-lessons-sheet-key = Gabarito dos desafios

## O que é alimento entre as coisas de um plano, e sem o que se pode dar a aula

-lessons-food-beans = Os feijões são pequenos, duros e crus. Antes, pergunte sobre alergias e use botões se alguém tiver alguma. Ninguém come os feijões. Deixe-os longe de crianças pequenas. Conte quantos entrega e conte de novo ao recolher.
-lessons-food-cartons = Uma caixa que já teve ovos não serve para uma criança com alergia a ovo: imprima esse tabuleiro.
-lessons-without-printer = sem impressora
-lessons-without-cartons = sem caixas de ovos
