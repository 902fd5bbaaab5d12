### Quello che dicono le pagine che il sito fa da sé: lezioni, il percorso, l'allenamento.

prepare-late = Una parte di questa pagina non si è ancora caricata. Se la connessione è lenta, aspetta un po'. Se questo messaggio resta, ricarica la pagina, o apri il suo indirizzo web in una finestra a parte.
prepare-late-again = Ricarica la pagina

## Una lezione: la sua pagina, la vista per farla, e i fogli da stampare

prepare-run-title = Fai lezione: { $plan }
prepare-wall-title = Vista per la classe: { $plan }
prepare-print-title = Stampa: { $plan }
prepare-run = Fai questa lezione
prepare-print = Stampala
prepare-players = Per chi gioca: { $game }
prepare-back = Torna alla lezione

## La pila da stampare: domande da cui vengono i fogli

prepare-pack-children = Quanti bambini?
prepare-pack-paper = Carta
prepare-pack-a4 = A4
prepare-pack-letter = Letter
prepare-pack-boards = Tavolieri
prepare-pack-pieces = Semi o pezzi
prepare-pack-have = li abbiamo
prepare-pack-one-sheet = un foglio ciascuno
prepare-pack-real-size = a grandezza reale, più fogli da incollare
prepare-pack-cut = da ritagliare
prepare-pack-sheets = Fogli
prepare-pack-print = Stampa la pila
prepare-pack-how = È un'unica stampa, nell'ordine della lezione; le soluzioni vengono per ultime. Nella finestra che si apre scegli la stessa carta, e 100% o “dimensioni effettive”.
prepare-pack-others = Alcuni fogli non sono di nessuna lezione. Stampali a parte:
prepare-pack-scores = fogli di partita
prepare-pack-tables = tabelle per un torneo
prepare-pack-certificates = attestati
prepare-pack-poster = un manifesto di tutti i giochi
prepare-tiles = { $sheets } fogli, { $columns } per fila. Le caselle sono larghe { $square } mm. Ritaglia i fogli lungo il bordo del tavoliere, e incolla ognuno sulla linguetta del vicino.
prepare-tile = { $game }: foglio { $number } di { $sheets }
prepare-glue = incolla qui il foglio { $number }
prepare-home-rules = Le regole in breve.
prepare-home-address = { $game } su uno schermo:

## Che cosa serve a una lezione, a colpo d'occhio

prepare-glance = In breve
prepare-place = Posto
prepare-place-number = { $series }, numero { $number }
prepare-place-after = { $series }, numero { $number }; dopo { $plans }
prepare-clock = I momenti della lezione
prepare-purpose = A che cosa serve
# Before a list such as “Conta i semi prima di seminare.”
prepare-outcomes = Alla fine, chi gioca…
prepare-prerequisites = Prima di questa lezione:
prepare-ready = Prepara
prepare-device-ready = Prepara questo dispositivo
prepare-offline = Tavolieri, orologio e rompicapo funzionano anche offline. Prima, apri { $ready } su ogni dispositivo e premi il pulsante.
prepare-to-print = Da stampare:
prepare-copies = { $sheet }: { $copies }

-prepare-sowing = Giochi di semina
-prepare-squares = Giochi su caselle
-prepare-across = Più giochi insieme

## La pagina con cui si apre una lezione

prepare-print-one = Stampa una pagina
prepare-aim = Lo scopo
prepare-five-rules = Cinque regole
prepare-asked = I bambini chiederanno
prepare-hook = Comincia con questo tavoliere
prepare-setup = Poi si prepara il tavoliere
prepare-turns = Mostra queste mosse
prepare-same-board = Prima rimetti a posto il tavoliere.
prepare-things = Procura
prepare-thing = { $item }:
prepare-ways = Quanto tempo hai?
prepare-way = { $minutes } min
prepare-key-question = Ogni momento ha una domanda chiave: calcola due minuti. Le altre sono per quando resta tempo.
prepare-for-players = Per un dispositivo
prepare-set = Cinque rompicapo da distribuire
prepare-day = Il rompicapo del giorno, da mostrare alla classe
prepare-results = Raccogli i risultati
prepare-tried = Provata con { $children } bambini da { $youngest } a { $oldest } anni.
prepare-untried = Non ancora provata con una classe.
prepare-tell-trial = Se la provi, raccontaci com'è andata.
# What follows are terms such as “senza stampante”.
prepare-without = Si può fare
prepare-wish-without = Si può fare anche
prepare-wish-without-any = non importa

## L'elenco di tutte le lezioni

prepare-unit-question = Un trimestre intero?
prepare-unit-offer = { $unit }: le lezioni in ordine, da 8 a 10 e da 11 a 14 anni, con un solo elenco di che cosa procurare.
prepare-filter = Quale lezione oggi?
prepare-wish-minutes = Minuti a disposizione
prepare-wish-minutes-any = qualsiasi
prepare-wish-age = Età di chi gioca
prepare-wish-age-any = qualsiasi
prepare-wish-devices = I tuoi dispositivi
prepare-wish-devices-any = qualsiasi
prepare-fits = { $minutes } minuti · da { $youngest } a { $oldest } anni · { $devices }.

## Le stanze di un gioco

prepare-rooms = Pagine di questo gioco
prepare-room-play = Gioca
prepare-room-learn = Impara
prepare-room-puzzles = Rompicapo
prepare-room-rules = Regole
prepare-room-teach = Insegna

## La stanza di un gioco per chi insegna

prepare-teach = Insegna { $game }
prepare-teach-description = Lezioni su { $game }: pronte da usare, con fogli da stampare e rompicapo da distribuire.
prepare-teach-lead = Lezioni con { $game }, pronte da usare.
prepare-read = Leggi la lezione
prepare-teach-puzzles = Rompicapo da distribuire
prepare-teach-set = { $puzzles }: scegline alcuni per la tua classe, poi distribuisci un link corto, biglietti o un foglio.

## Il percorso

prepare-weeks = Settimana per settimana
prepare-week = Settimana { $week }: { $title }
prepare-week-minutes =
    { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }
prepare-week-younger = Da 8 a 10 anni
prepare-week-older = Da 11 a 14 anni
prepare-week-questions = Le ultime domande
prepare-week-lost = Se questa settimana salta
prepare-boards = Costruire i tavolieri
prepare-standards = Traguardi
prepare-standards-why = I traguardi di ogni settimana. Ogni lezione dice in quale momento ci si lavora.
prepare-spare = Lezioni di riserva
prepare-spare-why = Non tutte le lezioni entrano in queste settimane. Prendi queste al posto di altre, o per un secondo incontro.
prepare-shopping = Che cosa procurare per 20 bambini
prepare-shopping-safety = Sicurezza.
prepare-shopping-number = Quanti
prepare-shopping-free = Gratis

## Pagine in cui ci si allena

prepare-puzzles = Rompicapo di { $game }
prepare-puzzles-description = Rompicapo di { $game }, dal facile al difficile, con ogni risposta dimostrata.
prepare-puzzles-lead = Trova la mossa migliore. Prova quante volte vuoi: un tentativo sbagliato non costa niente.
prepare-learn = Impara { $game }
prepare-learn-description = Impara { $game } passo per passo, giocando.
prepare-learn-lead = Impara giocando, un piccolo passo alla volta.

## Con che cosa comincia il sito nuovo di una scuola

prepare-school-name = I nostri giochi da tavolo
prepare-school-lead = Giochi da tavolo rari da giocare su un solo schermo.
prepare-school-credit = Giochi e lezioni di Ubao: CC BY 4.0.
prepare-school-home = Inizio
prepare-school-games = Giochi
prepare-school-labs = Laboratori
prepare-school-teach = Insegna
prepare-school-lessons = Le nostre lezioni
prepare-school-more = Altro

## Serie di rompicapo

prepare-set-week = Settimana { $week }: che cosa sappiamo fare
