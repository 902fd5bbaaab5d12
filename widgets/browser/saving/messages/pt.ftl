### Partidas que se levam, que se trazem de volta, ou que ficaram guardadas neste aparelho.

## Uma janela para as duas coisas

saving-private = Nada é enviado a lugar nenhum. O próprio link leva a partida.
saving-no-address = Esta cópia não tem endereço na web. Copie a posição ou salve a partida num arquivo.

## Levar uma partida

saving-take = Levar esta partida
saving-link = Um link para esta partida
saving-hand-on = Compartilhar este link
saving-position = Esta posição
saving-frame = Incorporar em outro site
saving-alone = Só esta posição, sem as jogadas
# Portugal: Procure { $file } nas suas transferências.
saving-saved = Procure { $file } entre os seus downloads. Se não estiver lá, aperte “{ $copy }”.
saving-copy-what = Copiar: { $what }
saving-code-long = Isto é longo demais para um código QR. Envie o link.
saving-code-print = Imprimir o código

## Trazer uma partida de volta

saving-bring = Trazer uma partida de volta
saving-text = Uma posição, uma partida salva ou um link
saving-open-text = Abrir este texto
saving-open-question = Abrir esta partida?
saving-open-yes = Abrir

## O que não se pode abrir

saving-unreadable = Não dá para ler esse arquivo.
saving-empty = Ainda não há nada para abrir.
saving-long = Isso é longo demais para ser uma partida.
saving-strange = Veja o caractere “{ $sign }”: ele não aparece em nenhuma partida.
saving-broken = Este link não está certo.
saving-away = Abrir na página dela

## Partidas que ficaram guardadas

saving-kept = Uma partida que você começou aqui
saving-kept-question =
    { $games ->
        [one] Continuar a partida que você começou aqui?
       *[other] Você começou algumas partidas aqui. Continuar uma delas?
    }
saving-kept-over = Rever a sua última partida?
saving-kept-go-on =
    { $over ->
        [1] Rever
       *[other] Continuar
    }: { $turns ->
        [0] 0 jogadas
        [one] 1 jogada
       *[other] { $turns } jogadas
    }, { $days ->
        [0] hoje
        [1] ontem
        [100] há muito tempo
       *[other] há { $days } dias
    }{ $levels ->
        [0] {""}
       *[other] , com { $levels }
    }
saving-unkept = Este navegador não consegue guardar a sua partida. Se você sair desta página ou recarregá-la, a partida se perde.
