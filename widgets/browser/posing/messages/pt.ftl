### Uma página em que quem escreve monta um desafio e joga a resposta.

posing-tools = Ferramentas

posing-tool =
    { $tool ->
        [add] Pôr uma semente
        [take] Tirar uma semente
        [clear] Esvaziar
        [move] Mover
        [copy] Copiar
        [turn] Trocar a vez
        [back] Voltar
       *[answer] Jogar a resposta
    }

posing-touch =
    { $tool ->
        [add] Toque em uma casa. Ela recebe uma semente de um depósito.
        [take] Toque em uma casa. Uma semente dela vai para um depósito.
        [clear] Toque no que deve sair do tabuleiro.
        [move] Toque em uma peça e depois no lugar para onde ela vai.
       *[copy] Toque em uma peça e depois no lugar de outra igual.
    }
posing-then = Agora toque no lugar para onde vai.

posing-looking = Olhando todas as respostas…

posing-right =
    { $count ->
        [one] De { $possible } respostas, só esta está certa: { $right }.
       *[other] De { $possible } respostas, { $count } estão certas: { $right }.
    }

posing-played =
    { $verdict ->
        [right] Você jogou { $move }. Está certo.
       *[wrong] Você jogou { $move }. Não está certo.
    }

posing-lack =
    { $lack ->
        [name] use letras minúsculas, algarismos e hífens.
        [long] no máximo doze palavras.
        [over] aqui a partida já acabou.
        [unasked] isto não se pode pedir aqui.
        [unreachable] isto não se alcança. Peça menos.
        [deep] é demais para olhar em uma página. Peça menos jogadas ou use “ubao puzzle”.
        [idle] toda resposta faz isto, então não há nada a descobrir. Peça mais.
       *[missing] ainda falta preencher.
    }

posing-whole = O desafio está completo. Ponha-o no fim de lesson_plans/{ $game }/puzzles.yml. Depois rode “ubao prove” e “ubao check”.
posing-text = Para puzzles.yml
posing-save = Salvar em um arquivo
