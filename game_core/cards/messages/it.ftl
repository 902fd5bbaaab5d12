### Le carte con cui si compone un gioco: una domanda ciascuna, e risposte che sono regole del gioco.

## Le domande

cards-ask-seeds = Quanti semi ha ogni buca all'inizio?

cards-ask-way = Da che parte si semina?

cards-ask-origin = Si salta la buca da cui si semina?

cards-ask-passing = Che cosa può fare un seme per strada?

cards-ask-taking = Che cosa prende l'ultimo seme?

cards-ask-going-on = Quando si continua a seminare?

cards-ask-singles = Si può giocare un seme solo?

cards-ask-feeding = Bisogna sfamare chi è senza semi?

cards-ask-uur = Una buca può essere tua?

cards-ask-rounds = Quante manche?

cards-ask-end = Che altro chiude la partita?

cards-ask-rest = A chi vanno i semi che restano?

## Le risposte

cards-seeds-two = Comincia con due semi in ogni buca.
cards-seeds-three = Comincia con tre semi in ogni buca.
cards-seeds-four = Comincia con quattro semi in ogni buca.
cards-seeds-five = Comincia con cinque semi in ogni buca.
cards-seeds-six = Comincia con sei semi in ogni buca.
cards-seeds-center = Comincia con 70 semi nelle quattro buche di mezzo. Oro può girare il tavoliere. La prima mossa di ognuno deve partire dalla sua buca con semi più a destra.

cards-way-counter-clockwise = Semina verso la tua destra.
cards-way-clockwise = Semina verso la tua sinistra.

cards-origin-sown = Semina in ogni buca, anche in quella che hai svuotato.
cards-origin-skipped = Salta la buca che hai svuotato.

cards-passing-nothing = Per strada, un seme non prende niente.
cards-passing-fours = Se un seme per strada fa quattro, i quattro li prende chi ha quella fila.

cards-taking-nothing = L'ultimo seme non prende niente.
cards-taking-twos-and-threes = Se con l'ultimo seme una buca dell'altra fila arriva a due o tre, prendili, insieme ai due e ai tre delle buche subito prima in quella fila.
cards-taking-no-slam = Se con l'ultimo seme una buca dell'altra fila arriva a due o tre, prendili, insieme ai due e ai tre delle buche subito prima in quella fila. Se fossero tutti i semi di quella fila, non prendere niente.
cards-taking-facing = Se l'ultimo seme cade in una tua buca vuota e di fronte ci sono semi, prendili tutti, insieme all'ultimo seme.
cards-taking-four = Se l'ultimo seme fa quattro, prendili, in qualunque fila siano.
cards-taking-pairs = Se due buche una di fronte all'altra hanno tutte e due un numero pari, prendile tutte e due.

cards-going-on-never = Una mossa è una manciata sola.
cards-going-on-seeds = Se l'ultimo seme cade su altri semi, raccoglili tutti e continua a seminare.
cards-going-on-even = Se l'ultimo seme fa un numero pari, raccogli i semi della buca e continua a seminare.
cards-going-on-even-or-taken = Se l'ultimo seme fa un numero pari, oppure hai preso semi, raccogli quelli dell'ultima buca e continua a seminare.

cards-singles-free = Puoi giocare una buca con un seme solo.
cards-singles-stay = Non giocare una buca con un seme solo finché ne hai una più piena.

cards-feeding-need-not = Non sei obbligato a dare semi a chi è senza.
cards-feeding-must = A chi è senza semi bisogna darne.

cards-uur-no = Le buche non sono di nessuno.
cards-uur-yes = Se l'ultimo seme cade in una tua buca vuota e di fronte ci sono tre semi, uno passa nella tua buca, e tutte e due diventano uur tuoi. Nessuna mossa comincia lì.

cards-rounds-one = Giocate una manche sola.
cards-rounds-mirror = Giocate più manche. Per la prossima, chi ha meno semi li distribuisce tutti nelle sue buche, e l'altro ne mette altrettanti in ogni buca di fronte. Con 43 semi o più alla fine di una manche hai vinto.
cards-rounds-closed = Giocate più manche. Per la prossima, metti quattro semi in ognuna delle tue buche. Quelle che non puoi riempire si chiudono. Chi vince per primo quattro manche vince la partita.

cards-end-stuck = La partita finisce quando non c'è più nessuna mossa da fare.
cards-end-majority = La partita finisce quando qualcuno ha più della metà dei semi.
cards-end-one-each = La partita finisce quando qualcuno ha più della metà dei semi, o quando in ogni fila resta un seme solo.
cards-end-few = La partita finisce quando nelle buche restano meno di quattro semi.

cards-rest-own-rows = Alla fine, prendi i semi della tua fila.
cards-rest-even = Alla fine, prendi i semi della tua fila. Se decidete insieme di fermarvi, dividete quelli che restano.
cards-rest-nobody = I semi che restano nelle buche non sono di nessuno.

## African Queen: le domande

cards-men-ask-setup = Con quali pedine si comincia?
cards-men-ask-rings = Quanti anelli ha ognuno?
cards-men-ask-crowning = Quale pedina riceve un anello?
cards-men-ask-steps = In che direzione fa un passo una pedina?
cards-men-ask-leaps = In che direzione salta una pedina?
cards-men-ask-bridges = Si può saltare sopra i propri pezzi?
cards-men-ask-taking = Che cosa mangia un salto?
cards-men-ask-duty = Bisogna mangiare?
cards-men-ask-ringed = Fin dove va un pezzo con l'anello?
cards-men-ask-spoils = A chi va l'anello di un pezzo mangiato?
cards-men-ask-goal = Come si vince?

## African Queen: le risposte

cards-men-setup-two-rows = Ognuno comincia con due file di pedine.
cards-men-setup-one-row = Ognuno comincia con una fila di pedine.
cards-men-setup-flat = Ognuno comincia con due file, ma solo con le pedine piatte: i fori restano vuoti.

cards-men-rings-none = Non ci sono anelli.
cards-men-rings-two = Ognuno ha due anelli.
cards-men-rings-three = Ognuno ha tre anelli.

cards-men-crowning-any = Prima di muovere, puoi mettere un anello su una tua pedina qualunque.
cards-men-crowning-far = Quando una tua pedina finisce la mossa sull'ultima fila, riceve un anello, se ne hai uno.

cards-men-steps-forward = Una pedina fa un passo in diagonale, in avanti.
cards-men-steps-both = Una pedina fa un passo in diagonale, in avanti o all'indietro.

cards-men-leaps-forward = Una pedina salta dritto o in diagonale, in avanti.
cards-men-leaps-sideways = Una pedina salta dritto o in diagonale in avanti, o di lato.
cards-men-leaps-all = Una pedina salta in tutte e otto le direzioni.

cards-men-bridges-any = Puoi saltare sopra ogni pezzo, anche sopra i tuoi.
cards-men-bridges-theirs = Puoi saltare solo sopra i pezzi dell'altro.

cards-men-taking-nothing = Un salto non mangia niente. Tutti i pezzi restano sul tavoliere.
cards-men-taking-leapt = Mangi i pezzi dell'altro sopra cui salti.

cards-men-duty-none = Non si è obbligati a mangiare.
cards-men-duty-begin = Se puoi mangiare un pezzo, la mossa deve cominciare con una presa. Ti fermi quando vuoi.
cards-men-duty-go-on = Se puoi mangiare un pezzo, la mossa deve cominciare con una presa, e salti ancora finché puoi mangiarne altri.

cards-men-ringed-near = Un pezzo con l'anello fa un passo in diagonale, in avanti o all'indietro. Salta in tutte e otto le direzioni.
cards-men-ringed-far = Un pezzo con l'anello va in diagonale quanto vuoi, finché trova caselle vuote. Salta in tutte e otto le direzioni.

cards-men-spoils-captor = Se mangi un pezzo con l'anello, l'anello è tuo.
cards-men-spoils-owner = Se mangi un pezzo con l'anello, rendi l'anello all'altro.
cards-men-spoils-nobody = Se mangi un pezzo con l'anello, l'anello esce dal gioco.

cards-men-goal-beat = Chi non ha più pezzi, o non può muovere, perde.
cards-men-goal-reach = Chi porta per primo un pezzo sull'ultima fila vince. Chi non ha più pezzi, o non può muovere, perde.
cards-men-goal-lose = Chi non ha più pezzi, o non può muovere, vince.

## Carte che non fanno un gioco

cards-no-answer = “{ $card }” non è una carta.

cards-unreadable = Queste regole non si possono leggere. Ci vogliono la lettera “{ $sign }” e poi delle cifre, { $length } caratteri in tutto.

cards-rounds-of-four = In un gioco con più manche ci vogliono quattro semi in ogni buca.

cards-rounds-and-rows = In un gioco con più manche, ognuno prende i semi della sua fila.

cards-uur-alone = Un gioco con gli uur non può avere anche buche chiuse, né cominciare con tutti i semi nelle buche di mezzo.

cards-stuck = Non è ancora un gioco: finisce subito, perché qui nessuno può giocare.

cards-endless = Non è ancora un gioco: non finisce mai. Dopo { $turns } mosse era così.

cards-no-catch = Non è ancora un gioco: nessuno prende mai un seme. È finito così.

cards-no-winner = Non è ancora un gioco: nessuno vince. È finito in pareggio, così.
