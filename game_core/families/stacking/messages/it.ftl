### Quello che dice African Chess: pietre che stanno l'una sull'altra e si seminano.
### La pietra di paragone è la pietra più preziosa di una parte: chi la perde, perde la partita. È in
### guardia quando l'altra parte potrebbe prenderla; chi vede che nessuna mossa la salva dice “Tocco”.

## Cose

-stacking-stone = pietra
    .gender = f
    .The = La pietra
    .the = la pietra
    .many = pietre
    .counted = { $count ->
        [one] { $count } pietra
       *[other] { $count } pietre
    }

## Mosse, come ne parla una frase

-stacking-move-with = { $way } con la pietra di paragone in { $landing }
-stacking-move-alone = { $way } con la sola pietra di paragone

## Quello che succede

stacking-sow = { FORM($mover, "The") } semina { $stones } pietre da { $origin } verso { $next }.
stacking-sow-touchstone = { FORM($mover, "The") } semina { $stones } pietre da { $origin } verso { $next }, fra cui la pietra di paragone.
stacking-step-touchstone = La pietra di paragone { FORM($mover, "article") ->
        [il] { FORM($mover, "of") }
       *[no] di { $mover }
    } fa un passo da { $origin } a { $target }.
stacking-step = { FORM($mover, "The") } muove una pietra da { $origin } a { $target }.
stacking-land-touchstone = La pietra di paragone arriva in { $square }.
stacking-land-last = L'ultima pietra arriva in { $square }.
stacking-put = { $stones ->
        [one] L'ultima pietra non può andare oltre: resta anche lei in { $square }.
       *[other] Le ultime { $stones } pietre non possono andare oltre: restano anche loro in { $square }.
    }
stacking-take = { FORM($mover, "The") } prende { $stones ->
        [one] { $stones } pietra
       *[other] { $stones } pietre
    } in { $square }.
stacking-take-touchstone = { FORM($mover, "The") } prende la pietra di paragone in { $square }.
stacking-take-both = { FORM($mover, "The") } prende la pietra di paragone e { $stones ->
        [one] { $stones } pietra
       *[other] { $stones } pietre
    } in { $square }.
stacking-guard = Guardia!
stacking-in-guard = La pietra di paragone { FORM($other, "article") ->
        [il] { FORM($other, "of") }
       *[no] di { $other }
    } in { $square } potrebbe essere presa.
stacking-puts-in-guard = Dopo questa mossa è in guardia la pietra di paragone { FORM($other, "article") ->
        [il] { FORM($other, "of") }
       *[no] di { $other }
    }.

## La fine

stacking-end-touch = La partita è finita: la pietra di paragone non si può salvare, e { FORM($winner, "the") } dice “Tocco”.
stacking-end-king-taken = La partita è finita: { FORM($winner, "the") } ha preso la pietra di paragone.

## Perché

stacking-had-to-save = La pietra di paragone { FORM($mover, "article") ->
        [il] { FORM($mover, "of") }
       *[no] di { $mover }
    } era in guardia: questa mossa doveva salvarla.
stacking-board-ends = Il tavoliere finisce lì.
stacking-way-blocked = { $stones } pietre in { $square } chiudono la strada.
stacking-two-stay = Ci sono 2 pietre { FORM($other, "article") ->
        [il] { FORM($other, "of") }
       *[no] di { $other }
    }: una pietra semplice ne prende due solo dove prima c'era una pietra { FORM($mover, "article") ->
        [il] { FORM($mover, "of") }
       *[no] di { $mover }
    }.
stacking-more-stay = Ci sono { $stones } pietre { FORM($other, "article") ->
        [il] { FORM($other, "of") }
       *[no] di { $other }
    }: una pietra semplice non ne prende mai più di due.

## Perché una mossa è rifiutata

stacking-no-move = “{ $typed }” non è una mossa. Una mossa si scrive come e2e3, e2e3@e4 o e2e3t.
stacking-no-stone = Non c'è nessuna pietra in { $square }.
stacking-only-theirs = In { $square } ci sono solo pietre { FORM($other, "article") ->
        [il] { FORM($other, "of") }
       *[no] di { $other }
    }.
stacking-no-way-here = Le pietre sono in { $square }. Scegli una casella vicina per mostrare da che parte vanno.
stacking-no-way-far = La casella { $target } non è accanto a { $origin }. Scegli una casella vicina per mostrare da che parte vanno.
stacking-landing-open = La pietra di paragone è in { $square }: di' dove arriva, o che va da sola.
stacking-landing-single = La pietra di paragone in { $square } non è in un gruppo: fa solo un passo.
stacking-landing-elsewhere = La tua pietra di paragone non è in { $square }.
stacking-landing-out = La pietra di paragone non può arrivare in { $square }: le pietre possono andare solo in { $squares }.
stacking-landing-unknown = In questa mossa la pietra di paragone non può andare in { $typed }.
stacking-full = La casella { $square } è piena: quattro pietre chiudono la strada.
stacking-landing-blocked = La pietra di paragone non può raggiungere { $target }: quattro pietre in { $square } chiudono la strada.
stacking-too-many = { $stones ->
        [one] L'ultima pietra dovrebbe restare in { $square }, e ce ne sarebbero { $total }: in una casella ce ne stanno al massimo quattro.
       *[other] Le ultime { $stones } pietre dovrebbero restare in { $square }, e ce ne sarebbero { $total }: in una casella ce ne stanno al massimo quattro.
    }
stacking-no-room = Per le pietre di { $square } non c'è posto da nessuna parte.
stacking-unsafe = La tua pietra di paragone in { $square } potrebbe essere presa da { $origin }.
stacking-pinned = Con qualunque mossa da { $square }, la tua pietra di paragone potrebbe essere presa.

## Un pulsante

stacking-choose-alone = Solo la pietra di paragone

## Il tavoliere, per chi non lo vede

stacking-square = { $square }, { $stones }
stacking-square-guard = { $square }, { $stones }, in guardia

-stacking-touchstone-yours = la tua pietra di paragone
-stacking-touchstone-theirs = la pietra di paragone { FORM($owner, "article") ->
        [il] { FORM($owner, "of") }
       *[no] di { $owner }
    }
-stacking-stones-yours = { $stones ->
        [one] { $stones } pietra tua
       *[other] { $stones } pietre tue
    }
-stacking-stones-theirs = { $stones ->
        [one] { $stones } pietra
       *[other] { $stones } pietre
    } { FORM($owner, "article") ->
        [il] { FORM($owner, "of") }
       *[no] di { $owner }
    }

stacking-side = Pietra di paragone { FORM($owner, "article") ->
        [il] { FORM($owner, "of") }
       *[no] di { $owner }
    }: { $home }; pietre semplici: { $stones ->
        [0] nessuna
       *[other] { $stones }
    }.
stacking-side-lost = Pietra di paragone { FORM($owner, "article") ->
        [il] { FORM($owner, "of") }
       *[no] di { $owner }
    }: presa; pietre semplici: { $stones ->
        [0] nessuna
       *[other] { $stones }
    }.
-stacking-pile = { $square } { $stones }

## Quello che non va nel testo di una posizione

stacking-position-captured = La pietra di paragone { FORM($other, "article") ->
        [il] { FORM($other, "of") }
       *[no] di { $other }
    } non c'è più, perciò tocca { FORM($other, "article") ->
        [il] { FORM($other, "to") }
       *[no] a { $other }
    }.
stacking-position-stone = “{ $found }” non è una pietra di questo gioco.
stacking-position-missing = Qui manca una casella.
stacking-position-order = “{ $found }” si deve scrivere “{ $sorted }”.
stacking-position-full = In { $square } c'è posto per { $most } pietre, non per { $stones }.
stacking-position-full-somewhere = In una casella c'è posto per { $most } pietre, non per { $stones }.
stacking-position-plain = { FORM($owner, "The") } può avere al massimo { $most } pietre semplici.
stacking-position-touchstone = { FORM($owner, "The") } può avere al massimo 1 pietra di paragone.
