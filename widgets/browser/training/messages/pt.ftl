### Desafios: como se resolvem, quem os resolve, o que fica guardado disso, e conjuntos da turma.

## Resolver um desafio

training-last-seed = Escolha a casa onde cai a última semente da jogada inteira.
training-illegal = Qual destas é contra as regras? Escolha.
training-early = Você escolheu { $answer }. Assim que o tabuleiro estiver pronto, você saberá mais.
training-choose = Escolha uma das marcadas.
training-open-cell = { $cell }, dá para escolher
training-solved = Isso!
training-other = É uma boa jogada, mas não é a resposta.
training-wrong = Ainda não.
training-right = Certo até aqui! É a sua vez de novo.

## Estudantes que usam o mesmo aparelho

training-you = Você
# Portugal: Aluno
training-student = Estudante { $number }
training-students = Quem vai resolver?
training-students-name = Um nome ou um animal
training-students-kept = Este nome fica guardado só neste aparelho. O melhor é um animal ou um nome inventado.
training-students-unkept = Este navegador não guarda nada. O nome some quando você fecha esta página.
training-students-new = Mais alguém
training-students-rename = Usar este nome

training-animal =
    { $animal ->
        [antelope] Antílope
        [crane] Grou
        [crocodile] Crocodilo
        [elephant] Elefante
        [giraffe] Girafa
        [hare] Lebre
        [lion] Leão
        [spider] Aranha
        [tortoise] Tartaruga
       *[zebra] Zebra
    }

## O caderno de um estudante

training-notebook = Meu caderno
training-notebook-told = Desafios resolvidos: { $solved } de { $puzzles }, sendo { $alone } sem dica.
training-notebook-kept = Isso fica guardado só neste aparelho. Nada é enviado a lugar nenhum.
training-notebook-unkept = Este navegador não consegue guardar isso: está sem espaço ou não guarda nada. Salve o código antes de fechar esta página.
training-notebook-how = Copie este código ou salve num arquivo. Em outro aparelho, use o campo abaixo para trazer o código.
training-notebook-code = Seu código
training-notebook-file = meus-desafios
training-notebook-other = Um código de outro aparelho
training-notebook-take = Trazer
training-notebook-taken =
    Recebido: { $puzzles ->
        [0] 0 desafios
        [one] 1 desafio
       *[other] { $puzzles } desafios
    } e { $steps ->
        [0] 0 passos
        [one] 1 passo
       *[other] { $steps } passos
    }.
training-notebook-unknown =
    { $unknown ->
        [one] Mais 1 item não está neste site.
       *[other] Mais { $unknown } itens não estão neste site.
    }
training-notebook-kind = Um código começa com “{ $beginning }”.
training-notebook-broken = Este código não está completo. Copie tudo e veja se há alguma letra errada.

training-anew = Começar do zero
training-anew-question = Começar do zero?
training-anew-what = Tudo o que você resolveu e aprendeu aqui será apagado.
training-anew-no = Não apagar
training-anew-done = Você começa do zero, sem nada resolvido ainda.

training-leave = Sair deste aparelho
training-leave-question = Sair deste aparelho?
training-leave-what = O seu nome e tudo o que você resolveu serão apagados aqui.
training-leave-yes = Sair
training-leave-no = Ficar

## Conjuntos da turma

training-set-sheet = Fazer uma folha para imprimir
training-set-lost = Não foi possível fazer a folha. Você está com internet?
training-set-ask = O código que está no quadro
training-set-open = Começar
training-set-unknown = Não há um conjunto “{ $code }”. Confira o código no quadro.
training-set-sign = Nenhum código tem o caractere “{ $sign }”.

## Um conjunto começado aqui, talvez por outra pessoa

training-who = Você é { $name }?
training-who-nobody = Foi você que começou este conjunto?
training-who-yes = Sim, continuar
training-who-no = Não, começar do zero

## O que se mostra no fim de um conjunto

training-result-show-mine = Mostrar o meu resultado
training-result = O seu resultado
training-result-name = O seu nome ou um animal
training-result-nobody = Ainda sem nome
training-result-solved =
    { $puzzles ->
        [0] { $solved } de 0 desafios resolvidos
        [one] { $solved } de 1 desafio resolvido
       *[other] { $solved } de { $puzzles } desafios resolvidos
    }
training-result-puzzle =
    Desafio { $number }: { $state ->
        [once] resolvido de primeira
        [tries] resolvido depois de tentativas erradas
        [hint] resolvido com uma dica
        [begun] ainda não resolvido
       *[unseen] não começado
    }
training-result-hints =
    { $hints ->
        [0] Nenhuma dica
        [one] 1 dica
       *[other] { $hints } dicas
    }, { $minutes ->
        [0] 0 minutos
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
training-result-code = O seu código: { $code }
training-result-picture = O seu nome e o código num código QR
training-result-show = Mostre isto a quem dá a aula, ou anote o seu nome e o código.
training-result-back = Voltar aos desafios
training-result-anew = Recomeçar este conjunto

## Uma folha de desafios em papel

training-sheet = Desafios
training-sheet-name = Nome:
training-sheet-answer = Resposta:
training-sheet-why = Por quê?
training-sheet-who =
    { $game }. { FORM($side, "number") ->
        [many] Você joga com { FORM($side, "the") }.
       *[one] Você é { FORM($side, "the") }.
    }
# Portugal: Soluções, para quem ensina
training-sheet-key = Gabarito, para quem dá a aula
training-sheet-right = { FORM($moves, "or") }:

## Elementos

training-puzzle-next = Próximo desafio

training-puzzle-difficulty = { $difficulty ->
        [1] muito fácil
        [2] fácil
        [3] médio
        [4] difícil
       *[other] muito difícil
    }
training-puzzle-side =
    { FORM($side, "number") ->
        [many] Você joga com { FORM($side, "the") }.
       *[one] Você é { FORM($side, "the") }.
    }
training-puzzle-again = Recomeçar
training-puzzle-pass = Outro desafio
training-puzzle-why = Por que esta resposta?
training-puzzle-reasons = Aonde leva cada escolha
training-puzzle-explore = Continuar daqui
training-puzzle-back = Voltar ao desafio
training-puzzle-as-text = O tabuleiro em texto
# Os nomes são os de `board-more`, `elements-tools-settings` e `dialogs-settings-typing`.
training-puzzle-typing = Você pode digitar suas respostas: aperte Mais, depois Configurações, e marque “Digitar jogadas”.
training-puzzle-lost = Não deu para carregar isso. Você está com internet? Tente de novo.

## Elementos: um tutorial

training-path-lost = Não deu para carregar o tutorial. Você está com internet?
training-path-steps = Passos
training-path-title = { $step }. { $title }
training-path-next = Próximo passo
training-path-back = Voltar ao passo
training-path-finish = Terminar
training-path-done = Agora você conhece este jogo!
training-path-play = Jogar contra o Sonhador
training-path-greedy = Depois: Guloso
training-path-step-done = , feito

## Elementos: desafios um depois do outro

training-trainer-waiting = Os desafios estão carregando.
training-trainer-lost = Não deu para carregar os desafios. Você está com internet?
training-trainer-which-puzzles = Quais desafios?
training-trainer-wanted = { $chosen }: escolher os desafios
training-trainer-all-puzzles = Todos os desafios
training-trainer-show = Mostrar estes
training-trainer-found =
    { $puzzles ->
        [0] 0 desafios.
        [one] 1 desafio.
       *[other] { $puzzles } desafios.
    }
training-trainer-by-game = Jogo
training-trainer-known-games = Jogos que você conhece
training-trainer-all-games = Todos os jogos
training-trainer-by-theme = Assunto
training-trainer-all-themes = todos
training-trainer-theme = { $theme }
training-trainer-by-grade = Dificuldade
training-trainer-all-grades = do fácil ao difícil
training-trainer-grade = { $grade ->
        [easy] fácil
        [middling] médio
       *[hard] difícil
    }
training-trainer-none = Ainda não há um desafio assim. Escolha outra coisa.
training-trainer-all-done = Você resolveu todos estes! Escolha outros ou faça os mesmos mais uma vez.
training-trainer-once-more = Mais uma vez

training-trainer-this-again = Fazer este de novo?
training-trainer-today = Hoje
training-trainer-tomorrow = Amanhã
training-trainer-next-week = Semana que vem
training-trainer-comes-today = Ele volta hoje.
training-trainer-comes-tomorrow = Ele volta amanhã.
training-trainer-comes-next-week = Ele volta na semana que vem.
training-trainer-again = Fazer de novo?

training-trainer-solved = Resolvidos: { $done }.
training-trainer-solved-of = Resolvidos: { $done } de { $puzzles }.
training-trainer-solved-now = Desta vez: { $puzzles }.

training-trainer-which = { $game }
training-trainer-which-today = { $game }: o desafio do dia.
training-trainer-which-again = { $game }: mais uma vez, como você pediu.
training-trainer-which-in-set = { $game }: desafio { $at } de { $of } do conjunto da turma.
training-trainer-missing = Desafios deste link que não estão neste site: { $puzzles }.

## Minha prateleira

training-shelf = Minha prateleira
training-shelf-today = O desafio do dia
training-shelf-today-done = Resolvido! Amanhã tem outro.
training-shelf-go-on = Continuar: { $game }
training-shelf-others = Ou continuar:
training-shelf-with = contra { $level }, { $turns ->
        [one] { $turns } jogada
       *[other] { $turns } jogadas
    }
training-shelf-turns =
    { $turns ->
        [one] { $turns } jogada
       *[other] { $turns } jogadas
    }
training-shelf-days =
    { $days ->
        [0] Nenhum desafio do dia resolvido ainda
        [one] { $days } desafio do dia resolvido
       *[other] { $days } desafios do dia resolvidos
    }
training-shelf-filled = { $done } de { $seeds } sementes: aprenda o jogo, resolva cinco desafios, vença cinco adversários
training-shelf-seeds = Cada jogo tem sementes para preencher: aprenda o jogo, resolva cinco desafios, vença cinco adversários.
