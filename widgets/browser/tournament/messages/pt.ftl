### Uma página para quem ensina: um torneio, e grupos por sorteio.

## Como começa

tournament-names = Nomes, um por linha
tournament-names-count =
    { $names ->
        [0] 0 nomes.
        [one] 1 nome.
       *[other] { $names } nomes.
    }
tournament-names-wrong = Um torneio tem de { $fewest } a { $most } participantes.
tournament-swiss = Começar: algumas rodadas
tournament-robin = Começar: todos contra todos
tournament-which = Algumas rodadas: em cada uma você encontra alguém novo que venceu mais ou menos tantas vezes quanto você. Vocês param quando quiserem. Todos contra todos: cada pessoa encontra cada outra uma vez, bom para até oito pessoas.
tournament-lot = Ou só grupos, por sorteio:
tournament-groups =
    { $size ->
        [2] Duplas
        [3] Trios
       *[other] Quartetos
    }

## Rodadas

tournament-rounds = Rodadas
tournament-round = Rodada { $round }
tournament-round-begins = A rodada { $round } começa.
tournament-how = O nome à esquerda começa. Toque em quem venceu, ou em ½ para um empate. Toque de novo para desfazer.
tournament-table = Mesa { $number }
tournament-rests = descansa e ganha um ponto
tournament-won = { $name } venceu
tournament-tied = { $one } e { $other } empataram
tournament-next = Próxima rodada
tournament-results-first = Faltam alguns resultados.
tournament-over = Essa foi a última rodada.
tournament-wall = Na parede

## Classificação

tournament-standings = Classificação
tournament-column =
    { $column ->
        [place] Lugar
        [name] Nome
        [points] Pontos
        [others] Pontos dos adversários
        [wins] Vitórias
        [round] Rodada
        [table] Mesa
        [first] Começa
        [second] Responde
       *[result] Resultado
    }
tournament-why = Quem fica na frente, e por quê?
tournament-ties = Uma vitória vale um ponto, um empate vale meio, e quem descansa ganha um. Os mesmos pontos? Então olhe para quem você encontrou: some os pontos deles. Quem encontrou adversários mais fortes fica na frente. Ainda igual? Então fica na frente quem tem mais vitórias. Ainda igual? Então vocês dividem o lugar.
tournament-leaves = Sai
tournament-leaves-who = { $name } sai
tournament-returns = Volta
tournament-returns-who = { $name } volta
tournament-late = Alguém chegou tarde?
tournament-late-add = Incluir
tournament-welcome = { $name } joga a partir da próxima rodada.

## Depois

tournament-print = Imprimir
tournament-csv = Salvar como tabela (CSV)
tournament-file = torneio
tournament-kept = Este torneio fica só neste aparelho, até você apagá-lo.
tournament-unkept = Este navegador não guarda o torneio. Salve-o antes de fechar a página.
tournament-forget = Apagar este torneio
tournament-forget-question = Apagar este torneio?
tournament-forget-what = Todos os nomes e resultados desta página somem.
tournament-forget-no = Manter
