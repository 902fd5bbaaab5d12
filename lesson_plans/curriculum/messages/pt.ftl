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

-lessons-standard-mp1 = Enfrentar situações-problema e sintetizar conclusões (BNCC, competência específica de Matemática 6)
-lessons-standard-mp2 = Desenvolver o raciocínio lógico (BNCC, competência específica de Matemática 2)
-lessons-standard-mp3 = Produzir argumentos convincentes (BNCC, competência específica de Matemática 2)
-lessons-standard-mp4 = Modelar e resolver problemas (BNCC, competência específica de Matemática 5)
-lessons-standard-mp5 = Utilizar processos e ferramentas matemáticas (BNCC, competência específica de Matemática 5)
-lessons-standard-mp6 = Expressar respostas com precisão, em diferentes registros (BNCC, competência específica de Matemática 6)
-lessons-standard-mp7 = Compreender relações entre conceitos e procedimentos (BNCC, competência específica de Matemática 3)
-lessons-standard-mp8 = Investigar e perceber regularidades (BNCC, competência específica de Matemática 2)
-lessons-standard-2-oa-c-3 = Decidir, passo a passo, se um número é par (BNCC, EF06MA04)
-lessons-standard-3-oa-a-1 = Entender a multiplicação como adição de parcelas iguais (BNCC, EF03MA07)
-lessons-standard-3-oa-a-2 = Entender a divisão como repartição equitativa e como medida (BNCC, EF03MA08)
-lessons-standard-3-oa-d-8 = Resolver problemas com números naturais por estratégias variadas (BNCC, EF06MA03)
-lessons-standard-3-oa-d-9 = Reconhecer números que deixam o mesmo resto, e a regularidade deles (BNCC, EF04MA12)
-lessons-standard-4-oa-b-4 = Reconhecer múltiplos, divisores e fatores (BNCC, EF06MA05)
-lessons-standard-4-oa-c-5 = Descrever a regra de uma sequência de números (BNCC, EF03MA10)
-lessons-standard-5-oa-b-3 = Identificar regularidades em sequências de múltiplos (BNCC, EF04MA11)
-lessons-standard-5-g-a-1 = Localizar pontos no plano por coordenadas (BNCC, EF05MA15)
-lessons-standard-6-sp-b-5 = Interpretar dados e resumir conclusões por escrito (BNCC, EF06MA32)
-lessons-standard-7-sp-c-6 = Comparar uma probabilidade com o resultado de muitos experimentos (BNCC, EF06MA30)
-lessons-standard-7-sp-c-8 = Estimar probabilidades por experimentos e simulações (BNCC, EF07MA34)
-lessons-standard-casel-1 = Autoconhecimento e autocuidado (BNCC, competência geral 8)
-lessons-standard-casel-2 = Cuidar das próprias emoções e reações (BNCC, competência geral 8)
-lessons-standard-casel-3 = Empatia (BNCC, competência geral 9)
-lessons-standard-casel-4 = Cooperação e resolução de conflitos (BNCC, competência geral 9)
-lessons-standard-casel-5 = Responsabilidade nas decisões (BNCC, competência geral 10)
-lessons-standard-ct-decomposition = Decompor um problema (BNCC Computação, pensamento computacional)
-lessons-standard-ct-patterns = Reconhecer padrões (BNCC Computação, pensamento computacional)
-lessons-standard-ct-abstraction = Abstrair o que importa (BNCC Computação, pensamento computacional)
-lessons-standard-ct-algorithms = Escrever algoritmos que outra pessoa possa seguir (BNCC Computação, pensamento computacional)
-lessons-standard-ct-testing = Testar, achar o erro e melhorar (BNCC Computação, pensamento computacional)

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
lessons-words-say = Como se pronuncia
lessons-words-means = O que quer dizer
# No Brasil, por exemplo, as habilidades da BNCC. Portugal: aprendizagens essenciais
lessons-standards = Referências curriculares
lessons-standards-standard = Referência
lessons-standards-met = Onde aparece
lessons-materials = Do que você vai precisar
lessons-materials-thing = Material
lessons-materials-amount = Quantidade
lessons-materials-instead = Também serve

## O que um plano oferece para imprimir

-lessons-sheet-opening = Uma página para ler antes
-lessons-sheet-plan = Este plano
-lessons-sheet-card = Cartão de regras
-lessons-sheet-board = Tabuleiro vazio
-lessons-sheet-big = Tabuleiro em tamanho real, para montar e colar
-lessons-sheet-pieces = Peças para recortar
-lessons-sheet-props = Cartões, placas e tiras
-lessons-sheet-puzzles = Desafios
# Portugal: Soluções dos desafios
-lessons-sheet-tickets = Bilhetes de saída
-lessons-sheet-short = Bilhetes de saída para aulas mais curtas
-lessons-sheet-home = Página para as famílias
-lessons-sheet-key = Gabarito dos desafios

## O que é alimento entre as coisas de um plano, e sem o que se pode dar a aula

-lessons-food-beans = Os feijões são pequenos, duros e crus. Antes, pergunte sobre alergias e use botões se alguém tiver alguma. Ninguém come os feijões. Deixe-os longe de crianças pequenas. Conte quantos entrega e conte de novo ao recolher.
-lessons-food-cartons = Uma caixa que já teve ovos não serve para uma criança com alergia a ovo: imprima um tabuleiro para ela.
-lessons-without-printer = sem impressora
-lessons-without-cartons = sem caixas de ovos
