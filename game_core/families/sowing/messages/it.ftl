### Quello che dicono i giochi di semina. I semi stanno nelle buche, che hanno lettere: A–F sono di Blu, a–f di Oro.
### Un granaio è dove un giocatore tiene i semi che ha preso. Un uur è una buca di qualcuno, dovunque sia.
### Sides are Blu and Oro here, or a name that somebody typed: “di { $mover }” is right for all of them.

## Cose e luoghi

-sowing-seed = seme
    .gender = m
    .many = semi
    .counted =
        { $count ->
            [one] { $count } seme
           *[other] { $count } semi
        }

-sowing-cup = buca { $cup }
    .gender = f
    .the = la buca { $cup }

-sowing-from-cups =
    { $cups ->
        [one] dalla buca { $cups }
       *[other] dalle buche { $cups }
    }

## Quello che succede in una mossa

sowing-lift = { $mover } semina { $seeds ->
        [one] { $seeds } seme
       *[other] { $seeds } semi
    } dalla buca { $cup }.

sowing-relay =
    { $seeds ->
        [one] { $mover } raccoglie l'unico seme della buca { $cup } e continua a seminare.
        [8] { $mover } raccoglie gli { $seeds } semi della buca { $cup } e continua a seminare.
        [11] { $mover } raccoglie gli { $seeds } semi della buca { $cup } e continua a seminare.
       *[other] { $mover } raccoglie i { $seeds } semi della buca { $cup } e continua a seminare.
    }

sowing-drop-uur = L'ultimo seme cade nella buca { $cup }, un uur, e resta lì.

sowing-drop-empty = L'ultimo seme cade nella buca { $cup }, che era vuota.

sowing-drop = L'ultimo seme cade nella buca { $cup }, che ora ne ha { $seeds }.

sowing-skip = La semina salta la buca { $cup }, da cui vengono i semi.

sowing-capture =
    { $taker } prende { $seeds ->
            [one] { $seeds } seme
           *[other] { $seeds } semi
        } { $cups ->
            [one] dalla buca { $cups }
           *[other] dalle buche { $cups }
        }.

sowing-slam = Grande slam! { $other } resterebbe senza semi, perciò non si prende niente.

sowing-again = { $other } non ha semi, perciò { $mover } gioca ancora e deve darne qualcuno.

sowing-sweep =
    { $seeds ->
        [one] { $taker } prende { $seeds } seme rimasto sul tavoliere.
       *[other] { $taker } prende { $seeds } semi rimasti sul tavoliere.
    }

sowing-laps = La mossa dura { $laps } tappe.

sowing-take = { $taker } prende { $seeds ->
        [one] { $seeds } seme
       *[other] { $seeds } semi
    }.

## Manche

sowing-round = Manche { $round }.

sowing-round-begins = Comincia la manche { $round }.

sowing-round-won = { $winner } vince la manche { $round }.

sowing-round-tied = Nessuno vince la manche { $round }.

## Quello che una mossa fa oltre a prendere, come motivo per giocarla

sowing-wins-round = Questa mossa vince la manche { $round }.

sowing-makes-uur = Questa mossa fa della buca { $cup } un uur di { $mover }.

sowing-plays-again = Con questa mossa { $mover } gioca ancora.

## Perché una partita è finita

sowing-end-majority = La partita è finita: { $winner } ha più della metà dei semi.

sowing-end-cannot-feed = La partita è finita: nessuna mossa può dare semi alla fila vuota.

sowing-end-one-each = La partita è finita: in ogni fila resta un seme solo.

sowing-end-empty = La partita è finita: il tavoliere è vuoto.

sowing-end-few-seeds = La partita è finita: sul tavoliere restano meno di quattro semi.

sowing-end-cannot-move = La partita è finita: chi deve giocare non ha mosse.

sowing-end-four-rounds = La partita è finita: { $winner } ha vinto quattro manche.

sowing-end-forty-three = La partita è finita: { $winner } ha 43 semi o più.

## Perché una buca non si può giocare

sowing-no-cup = “{ $written }” non è una buca: { $mover } gioca le buche { $first }–{ $last }.

sowing-other-row = La buca { $cup } è nella fila di { $other }: { $mover } gioca le buche { $first }–{ $last }.

sowing-closed = La buca { $cup } è chiusa in questa manche.

sowing-empty-cup = La buca { $cup } è vuota.

sowing-feeding = Bisogna sfamare: { $other } non ha semi, e la buca { $cup } non ne dà.

sowing-endless = La buca { $cup } non si può giocare: la semina non finirebbe mai.

## Quali buche non si potevano giocare, detto quando se ne gioca un'altra

sowing-had-to-feed =
    { $other } non ha semi, perciò { $mover } deve darne qualcuno: { $cups ->
        [one] la buca { $cups } non ne dà.
       *[other] le buche { $cups } non ne danno.
    }

sowing-was-endless =
    { $cups ->
        [one] La buca { $cups } non si poteva giocare: la semina non finirebbe mai.
       *[other] Le buche { $cups } non si potevano giocare: la semina non finirebbe mai.
    }

## Oware, Kpo e Ouri: l'ultimo seme che fa due o tre prende

sowing-only-two-or-three = Si prendono solo buche con 2 o 3 semi.

sowing-own-row = La buca { $cup } è nella fila di { $mover }: si prendono solo semi dalla fila di { $other }.

sowing-row-ends = La fila di { $other } finisce con la buca { $cup }, perciò non si prende altro.

sowing-not-two-or-three =
    { $seeds ->
        [one] La buca { $cup } ha { $seeds } seme, non 2 o 3, perciò non si prende altro.
       *[other] La buca { $cup } ha { $seeds } semi, non 2 o 3, perciò non si prende altro.
    }

## Ouri: i semi soli aspettano

sowing-single = La buca { $cup } ha un seme solo, che aspetta finché si può giocare una buca più piena.

sowing-singles-stayed =
    { $cups ->
        [one] I semi soli aspettano finché si può giocare una buca più piena, perciò la buca { $cups } non si poteva giocare.
       *[other] I semi soli aspettano finché si può giocare una buca più piena, perciò le buche { $cups } non si potevano giocare.
    }

## Tampoduo, Ayoayo e Layli Goobalay: un ultimo seme in una buca vuota prende quello che ha di fronte

sowing-facing =
    La buca { $cup } era vuota ed è di { $mover }, che prende quest'ultimo seme e quelli della buca { $across }, lì di fronte.

sowing-facing-other = La buca { $cup } è nella fila di { $other }, perciò non si prende niente.

sowing-facing-empty = Lì di fronte la buca { $cup } è vuota, perciò non si prende niente.

## Obridjie e Rio Kadalis: si prendono i quattro

sowing-fours-on-the-way = Un quattro fatto per strada va a chi ha quella fila.

sowing-fours-none = Se l'ultimo seme cade in una buca vuota, la mossa è finita.

sowing-fours-last = L'ultimo seme ha fatto quattro: { $mover } li prende, anche nella fila di { $other }.

## Layli Goobalay: le buche diventano uur

sowing-uur-give = Un seme della buca { $cup } passa nella buca { $across }.

sowing-uur-made = La buca { $cup } ora è un uur di { $owner }.

sowing-uur = La buca { $cup } è un uur: nessuna mossa comincia lì.

sowing-uurs-stay =
    { $cups ->
        [one] Nessuna mossa comincia in un uur, perciò la buca { $cups } non si poteva giocare.
       *[other] Nessuna mossa comincia in un uur, perciò le buche { $cups } non si potevano giocare.
    }

sowing-uur-both = Lì di fronte la buca { $cup } aveva esattamente 3 semi, perciò le due buche diventano uur.

sowing-uur-last = Quello che cade in un uur è del suo padrone, perciò la mossa è finita.

## Mangala: il tavoliere si può girare, le prime mosse sono obbligate, si prendono le buche pari

sowing-mangala-keep = Lascialo com'è

sowing-mangala-turn = Gira il tavoliere

-sowing-mangala-keep = “Lascialo com'è”
-sowing-mangala-turn = “Gira il tavoliere”

sowing-mangala-choosing = Lasciare il tavoliere com'è o girarlo?

sowing-mangala-choose-first = Prima { $chooser } sceglie se lasciare il tavoliere com'è o girarlo.

sowing-mangala-kept = { $mover } lascia il tavoliere com'è.

sowing-mangala-turned = { $mover } gira il tavoliere.

sowing-mangala-opening = Prime mosse: non si prende ancora niente.

sowing-mangala-rightmost = La prima mossa di ognuno parte dalla sua buca con semi più a destra.

sowing-mangala-was-rightmost = La prima mossa parte dalla buca con semi più a destra.

sowing-mangala-opening-last = Nelle prime mosse non si prende niente, e se l'ultimo seme cade in una buca vuota la mossa è finita.

sowing-mangala-pairs = Due buche una di fronte all'altra, tutte e due con un numero pari, si prendono.

sowing-mangala-odd = La buca { $cup } ha un numero dispari, perciò la mossa è finita.

sowing-mangala-odd-alone = La buca { $cup } ha un numero dispari e questa tappa non ha preso niente, perciò la mossa è finita.

## Quello che una mossa rende giocando fino alla fine, come sanno le tabelle

sowing-worth-more =
    Se si gioca fino alla fine, questa mossa guadagna { $seeds ->
            [one] { $seeds } seme
           *[other] { $seeds } semi
        }: da qui in poi, { $mover } ne prende { $seeds } in più di { $other }.

sowing-worth-fewer =
    Se si gioca fino alla fine, questa mossa perde { $seeds ->
            [one] { $seeds } seme
           *[other] { $seeds } semi
        }: da qui in poi, { $mover } ne prende { $seeds } in meno di { $other }.

sowing-worth-even =
    Se si gioca fino alla fine, questa mossa non guadagna e non perde: da qui in poi, { $mover } e { $other } prendono lo stesso numero di semi.

sowing-worth-better =
    { $seeds ->
        [one] Con la buca { FORM($cups, "or") } sarebbe { $seeds } seme in più.
       *[other] Con la buca { FORM($cups, "or") } sarebbero { $seeds } semi in più.
    }

sowing-worth-cup-wins = La buca { $cup } guadagna { $seeds ->
        [one] { $seeds } seme
       *[other] { $seeds } semi
    }
sowing-worth-cup-loses = La buca { $cup } perde { $seeds ->
        [one] { $seeds } seme
       *[other] { $seeds } semi
    }
sowing-worth-cup-even = La buca { $cup } non guadagna e non perde

sowing-worth-it-wins = Se si gioca fino alla fine, guadagna { $seeds ->
        [one] { $seeds } seme
       *[other] { $seeds } semi
    }.
sowing-worth-it-loses = Se si gioca fino alla fine, perde { $seeds ->
        [one] { $seeds } seme
       *[other] { $seeds } semi
    }.
sowing-worth-it-even = Se si gioca fino alla fine, non guadagna e non perde.

## Il tavoliere a parole

-sowing-held = { $cup } { $seeds }
-sowing-held-closed = { $cup } chiusa
-sowing-held-uur = { $cup } { $seeds } (un uur di { $holder })

-sowing-store =
    { $seeds ->
        [one] { $seeds } seme nel granaio
       *[other] { $seeds } semi nel granaio
    }

-sowing-store-wins =
    { $seeds ->
        [one] { $seeds } seme
       *[other] { $seeds } semi
    } nel granaio, { $wins ->
        [one] { $wins } manche vinta
       *[other] { $wins } manche vinte
    }

sowing-row =
    Buche di { $owner }: { $first }, { $second }, { $third }, { $fourth }, { $fifth }, { $sixth }; { $store }.

sowing-to-move = Tocca a { $mover }.

## Quello che si legge nel disegno

sowing-cups = Buche

sowing-store-label = { $owner }: { $store }

sowing-your-cup = La tua buca { $cup }, { $seeds ->
        [one] { $seeds } seme
       *[other] { $seeds } semi
    }

sowing-your-closed-cup = La tua buca { $cup }, chiusa

sowing-your-cup-your-uur = La tua buca { $cup }, { $seeds ->
        [one] { $seeds } seme
       *[other] { $seeds } semi
    }, un uur tuo

sowing-your-cup-uur = La tua buca { $cup }, { $seeds ->
        [one] { $seeds } seme
       *[other] { $seeds } semi
    }, un uur di { $holder }

sowing-their-cup = { $owner }, buca { $cup }, { $seeds ->
        [one] { $seeds } seme
       *[other] { $seeds } semi
    }

sowing-their-closed-cup = { $owner }, buca { $cup }, chiusa

sowing-their-cup-your-uur = { $owner }, buca { $cup }, { $seeds ->
        [one] { $seeds } seme
       *[other] { $seeds } semi
    }, un uur tuo

sowing-their-cup-uur = { $owner }, buca { $cup }, { $seeds ->
        [one] { $seeds } seme
       *[other] { $seeds } semi
    }, un uur di { $holder }

## Il tavoliere in un terminale

sowing-shown-store = { $owner } ha { $seeds }

sowing-shown-store-wins = { $owner } ha { $seeds }, { $wins ->
        [one] { $wins } manche vinta
       *[other] { $wins } manche vinte
    }

sowing-shown-turn = Tocca a { $mover }

## Quello che non va nel testo di una posizione

-sowing-field-cups = le buche
-sowing-field-stores = i granai
-sowing-field-tag = “{ $tag }”

sowing-text-short = In una posizione ci vogliono le buche, i granai e chi deve giocare, come in “{ $example }”.

sowing-text-side = “{ $written }” non è né S né N.

sowing-text-seeds = In buche e granai ci vogliono { $all } semi, non { $seeds }.

sowing-text-rows = Ci vogliono due file unite da “/”, non { $rows }.

sowing-text-long-row =
    { $row ->
        [S] La fila di Blu ha più di sei buche.
       *[N] La fila di Oro ha più di sei buche.
    }

sowing-text-short-row =
    { $row ->
        [S] La fila di Blu deve avere sei buche, non { $cups }.
       *[N] La fila di Oro deve avere sei buche, non { $cups }.
    }

sowing-text-closed = Una buca chiusa si scrive solo “{ $mark }”, non “{ $written }”.

sowing-text-pair = Ci vogliono due numeri uniti da “-”, non “{ $written }”.

sowing-text-count = “{ $written }” non è un numero di semi.

sowing-text-number = “{ $written }” non è un numero.

sowing-text-tag-number = “{ $written }” non è un numero da 1 a { $most }.

sowing-text-tag-pair = “{ $written }” non è possibile: la partita finisce quando qualcuno ha vinto { $most } manche.

sowing-text-tag-word = “{ $written }” non è { FORM($words, "or") }.

sowing-text-tag-missing = Manca “{ $tag }=…”.

sowing-text-tag = Qui ci vuole “{ $tag }=…”, non “{ $written }”.

## Quello che non va in una posizione il cui testo si può leggere

sowing-position-over = Nelle buche non devono restare semi.

sowing-position-must-pass = { $side ->
        [S] Blu non ha semi, perciò tocca a Oro.
       *[N] Oro non ha semi, perciò tocca a Blu.
    }

sowing-position-stuck = { $side ->
        [S] Blu non ha mosse, perciò questa partita è finita, e tutte le buche devono essere vuote.
       *[N] Oro non ha mosse, perciò questa partita è finita, e tutte le buche devono essere vuote.
    }

sowing-position-round-stuck = { $side ->
        [S] Blu non ha mosse, perciò questa manche è finita.
       *[N] Oro non ha mosse, perciò questa manche è finita.
    }

sowing-position-match-over = Questa partita è già finita, perciò le buche devono essere vuote.

sowing-position-uur = Le buche { $cup } e { $across } devono essere tutte e due uur dello stesso padrone, oppure nessuna delle due.

sowing-position-chooser = È Oro che deve scegliere.

sowing-position-deal = ({ $numbers }): ci vogliono quattro numeri da 1 in su, con somma 70.
