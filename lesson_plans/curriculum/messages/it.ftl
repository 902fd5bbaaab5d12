### Gli elenchi chiusi fra cui scelgono gli autori, e le etichette di quello che lezioni e giochi dichiarano.

## I giochi, come li mostrano i loro ritratti

-lessons-learn-easy = facile da imparare
-lessons-learn-middle = qualche regola
-lessons-learn-hard = molte regole

-lessons-screen-none = nessun dispositivo
-lessons-screen-phone = un telefono
-lessons-screen-tablet = un tablet o un computer

## Quello che serve a una lezione: valori

-lessons-ages = da { $youngest } a { $oldest } anni
-lessons-group = da { $fewest } a { $most } giocatori

-lessons-device-none = nessun dispositivo
-lessons-device-one = un dispositivo
-lessons-device-two = due dispositivi
-lessons-device-each = un dispositivo per ogni coppia
-lessons-either = { $one }, o { $others }

# The label is “Rumore”.
-lessons-noise-quiet = poco
-lessons-noise-talk = si parla
-lessons-noise-lively = parecchio

# The label is “Rete”.
-lessons-network-none = non serve
-lessons-network-start = serve per aprire la pagina, poi non più
-lessons-network-always = serve per tutto il tempo

-lessons-standard-mp1 = Risolvere problemi, mantenendo il controllo sul procedimento (Indicazioni nazionali, matematica)
-lessons-standard-mp2 = Passare da una situazione ai numeri, e viceversa (Indicazioni nazionali, matematica)
-lessons-standard-mp3 = Costruire ragionamenti, sostenere le proprie idee e confrontarle con quelle degli altri (Indicazioni nazionali, matematica)
-lessons-standard-mp4 = Riconoscere che la matematica serve per operare nella realtà (Indicazioni nazionali, matematica)
-lessons-standard-mp5 = Utilizzare strumenti e rappresentazioni diverse (Indicazioni nazionali, matematica)
-lessons-standard-mp6 = Descrivere con precisione il procedimento seguito (Indicazioni nazionali, matematica)
-lessons-standard-mp7 = Riconoscere relazioni e strutture (Indicazioni nazionali, matematica)
-lessons-standard-mp8 = Riconoscere e descrivere regolarità (Indicazioni nazionali, matematica)
-lessons-standard-2-oa-c-3 = Riconoscere numeri pari e dispari (Indicazioni nazionali, matematica)
-lessons-standard-3-oa-a-1 = Capire la moltiplicazione come gruppi uguali (Indicazioni nazionali, matematica)
-lessons-standard-3-oa-a-2 = Capire la divisione come parti uguali (Indicazioni nazionali, matematica)
-lessons-standard-3-oa-d-8 = Risolvere problemi con più operazioni (Indicazioni nazionali, matematica)
-lessons-standard-3-oa-d-9 = Trovare e spiegare regolarità nei calcoli (Indicazioni nazionali, matematica)
-lessons-standard-4-oa-b-4 = Individuare multipli e divisori (Indicazioni nazionali, matematica)
-lessons-standard-4-oa-c-5 = Costruire una sequenza da una regola (Indicazioni nazionali, matematica)
-lessons-standard-5-oa-b-3 = Confrontare due sequenze e le loro regole (Indicazioni nazionali, matematica)
-lessons-standard-5-g-a-1 = Localizzare punti con due coordinate (Indicazioni nazionali, matematica)
-lessons-standard-6-sp-b-5 = Ricavare informazioni dai dati (Indicazioni nazionali, matematica)
-lessons-standard-7-sp-c-6 = Stimare una probabilità con molte prove (Indicazioni nazionali, matematica)
-lessons-standard-7-sp-c-8 = Confrontare probabilità con elenchi, tabelle e simulazioni (Indicazioni nazionali, matematica)
-lessons-standard-casel-1 = Conoscere i propri punti di forza e i propri limiti (Indicazioni nazionali, profilo dello studente)
-lessons-standard-casel-2 = Portare a termine il proprio lavoro (Indicazioni nazionali, profilo dello studente)
-lessons-standard-casel-3 = Rispettare gli altri e i loro punti di vista (Indicazioni nazionali, profilo dello studente)
-lessons-standard-casel-4 = Collaborare e rispettare le regole condivise (Indicazioni nazionali, profilo dello studente)
-lessons-standard-casel-5 = Assumersi le proprie responsabilità (Indicazioni nazionali, profilo dello studente)
-lessons-standard-ct-decomposition = Scomporre un problema (Indicazioni nazionali e nuovi scenari, pensiero computazionale)
-lessons-standard-ct-patterns = Riconoscere che cosa si ripete (Indicazioni nazionali e nuovi scenari, pensiero computazionale)
-lessons-standard-ct-abstraction = Tenere ciò che conta (Indicazioni nazionali e nuovi scenari, pensiero computazionale)
-lessons-standard-ct-algorithms = Scrivere passi che un altro possa seguire (Indicazioni nazionali e nuovi scenari, pensiero computazionale)
-lessons-standard-ct-testing = Provare, trovare l'errore, migliorare (Indicazioni nazionali e nuovi scenari, pensiero computazionale)

## Quello che serve a una lezione: etichette

lessons-label-ages = Età
lessons-label-group = Gruppo
lessons-label-devices = Dispositivi
lessons-label-network = Rete
lessons-label-noise = Rumore
lessons-label-space = Spazio

## Tabelle in una lezione: il titolo e le intestazioni di ognuna

lessons-words = Parole da insegnare
lessons-words-word = Parola
lessons-words-say = Si dice
lessons-words-means = Vuol dire
# In Italia, per esempio, le Indicazioni nazionali.
lessons-standards = Traguardi della scuola
lessons-standards-standard = Traguardo
lessons-standards-met = Dove si raggiunge
lessons-materials = Che cosa serve
lessons-materials-thing = Cosa
lessons-materials-amount = Quanti
lessons-materials-instead = Va bene anche

## Che cosa si può stampare di una lezione

-lessons-sheet-opening = Una pagina da leggere prima
-lessons-sheet-plan = Questa lezione
-lessons-sheet-card = Scheda delle regole
-lessons-sheet-board = Tavoliere vuoto
-lessons-sheet-big = Tavoliere a grandezza reale, in più fogli da incollare insieme
-lessons-sheet-pieces = Pezzi da ritagliare
-lessons-sheet-props = Carte, cartelli e strisce
-lessons-sheet-puzzles = Rompicapo
-lessons-sheet-tickets = Rompicapo finali
-lessons-sheet-short = Rompicapo finali per lezioni più brevi
-lessons-sheet-home = Pagina per le famiglie
-lessons-sheet-key = Soluzioni dei rompicapo

## Che cosa è cibo fra le cose per una lezione, e di che cosa si può fare a meno

-lessons-food-beans = I fagioli sono piccoli, duri e crudi. Prima chiedi se ci sono allergie: se qualcuno ne ha una, usa dei bottoni. Nessuno mangia i fagioli. Tienili lontani dai bambini piccoli. Contali quando li dai, e ricontali quando li ritiri.
-lessons-food-cartons = Un bambino allergico alle uova non deve toccare un cartone che ne ha contenute: stampa per lui un tavoliere.
-lessons-without-printer = senza stampante
-lessons-without-cartons = senza cartoni delle uova
