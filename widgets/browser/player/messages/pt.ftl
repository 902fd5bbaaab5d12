### Uma página em que se escreve um jogador em Python, se experimenta e se manda jogar.

player-code = O seu jogador, em Python

player-keys = A tecla Tab leva para fora daqui. Para recuar uma linha, comece-a com quatro espaços.

player-check = Conferir
player-play = Jogar contra ele
player-compete = Dez partidas
player-stop = Parar
player-help = Pôr a ajuda no editor
player-save = Salvar um arquivo
player-link = Copiar um link
player-link-copied = Copiado. O link contém o seu código.
player-link-marked = Marcado. Copie agora.
player-link-label = O link

player-printed = O que ele escreveu
player-cut = … e mais. Só o começo é mostrado.
player-packed = Um jogador pode ser escrito onde o site tem um servidor. Aqui não.

player-starting = O Python está começando…
player-sound = O seu jogador funciona. Ele jogaria { $move }.
player-passed = O seu jogador venceu este passo. Vá para o próximo!
player-missing = Ainda não. { $missing }
player-played-instead = Aqui ele jogou { $move }.
player-your-turn = Você começa. O seu jogador responde.
player-its-turn = O seu jogador está pensando…

player-competing = Partida { $played } de { $count }…
player-competed = O seu jogador ganhou { $won } de { $count } partidas, e { $ties } foram empates.
player-forfeit = { $name } perdeu uma partida assim:

player-line = Linha { $line }:

player-trouble =
    { $kind ->
        [syntax] O Python não consegue ler isto. Falta um sinal, como dois-pontos ou um parêntese?
        [indent] Os espaços no começo da linha não estão certos. Linhas que vão juntas começam uma embaixo da outra.
        [name] O Python não conhece este nome. Está escrito como acima?
        [import] Um jogador não pode usar este módulo. Ele tem math, random, collections e alguns outros.
        [index] A lista não é tão longa.
        [key] Essa chave não está aí.
        [attribute] Não há uma parte com esse nome. Veja a lista do que uma posição sabe dizer.
        [type] Essas coisas não combinam, ou há uma a mais nos parênteses.
        [division] Nada pode ser dividido por 0.
        [recursion] Uma função chamou a si mesma vezes demais. Quando ela para?
        [memory] O seu jogador precisou de memória demais e foi parado. Guarde menos coisas.
        [late] Os dois segundos acabaram, e o seu jogador foi parado. Há um laço que nunca termina?
        [broken] O Python quebrou e foi parado. Nada mais se perdeu.
        [lost] Não foi possível buscar o Python. Tente de novo quando houver conexão.
        [nothing] Não há choose. O seu jogador começa com “def choose(position):”.
        [nonsense] O que choose devolveu não é uma jogada. Uma jogada é um texto, como "C".
        [illegal] As regras não permitem esta jogada. Use uma de position.moves().
       *[wrong] Algo deu errado aqui.
    }

player-own-words = (“{ $own }”)

player-robin = Todos contra todos
player-robin-how = Inclua até oito jogadores: o seu, arquivos, ou links que outras pessoas mandaram. Cada um joga duas vezes com cada um.
player-robin-own = Incluir o de cima
player-robin-files = Incluir arquivos
player-robin-paste = Um link para um jogador
player-robin-add = Incluir o link
player-robin-level = Incluir { $level }
player-robin-begin = Começar os jogos
player-robin-full = Já há oito.
player-robin-wrong = Este link não contém um jogador.
player-robin-drop = Tirar { $name }
player-robin-empty = Inclua pelo menos dois jogadores.
player-robin-done = Todas as partidas foram jogadas.
player-robin-yours = O seu jogador { $number }
player-robin-linked = De um link { $number }
player-robin-games = As partidas
player-robin-look = Ver a partida
player-robin-game =
    { $outcome ->
        [first] { $first } vence { $second }
        [second] { $second } vence { $first }
       *[tie] Empate entre { $first } e { $second }
    }

player-robin-column =
    { $column ->
        [place] Lugar
        [player] Jogador
        [won] Vitórias
        [tied] Empates
        [lost] Derrotas
       *[points] Pontos
    }
