### A barra embaixo de uma aula que está sendo dada, e o que a turma vê de cada etapa.

lesson-bar = A aula
lesson-start = Iniciar
lesson-pause = Pausar
lesson-notes-hide = Esconder anotações
lesson-notes-show = Mostrar anotações
# O “telão” é o que a turma vê no projetor. Portugal: Abrir o ecrã da turma
lesson-wall = Abrir o telão
lesson-wall-window = Abrir o telão numa nova janela
lesson-wall-lost = Se a segunda janela não apareceu, talvez esta não possa abrir outra. Abra esta página numa janela própria do navegador.
# Portugal: Ecrã inteiro
lesson-phone = Anotações no celular
lesson-phone-note = Aponte a câmera do celular para cá. Ele abre estas anotações neste ponto, com o relógio como está. Daí em diante, cada aparelho segue por conta própria.
lesson-phone-code = Código QR que abre estas anotações
lesson-full = Tela cheia
lesson-place = { $part } de { $parts }: { $title }
lesson-ways = Duração da aula
lesson-way = { $minutes } min
lesson-minute = Falta um minuto.
lesson-over = O tempo acabou.
# Portugal: nas definições do dispositivo
lesson-dark = Esta tela pode apagar sozinha. Nas configurações do aparelho, faça com que ela fique acesa mais tempo.

## Antes dos números dos tabuleiros e das perguntas de uma etapa, e como se chama cada número

lesson-boards = Tabuleiro
lesson-questions = Pergunta
lesson-board = Tabuleiro { $number }
lesson-question = Pergunta { $number }
