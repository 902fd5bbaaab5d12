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
-lessons-noise-lively = vivace

# The label is “Rete”.
-lessons-network-none = non serve
-lessons-network-start = serve per aprire la pagina, poi non più
-lessons-network-always = serve per tutto il tempo

-lessons-standard = { $title } ({ $list })

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
-lessons-sheet-big = Tavoliere a grandezza vera, da incollare
-lessons-sheet-pieces = Pezzi da ritagliare
-lessons-sheet-props = Carte, cartelli e strisce
-lessons-sheet-puzzles = Rompicapo
-lessons-sheet-tickets = Biglietti di uscita
-lessons-sheet-short = Biglietti di uscita, lezioni più brevi
-lessons-sheet-home = Pagina per le famiglie
-lessons-sheet-key = Soluzioni dei rompicapo

## Che cosa è cibo fra le cose per una lezione, e di che cosa si può fare a meno

-lessons-food-beans = I fagioli sono piccoli, duri e crudi. Prima chiedi delle allergie, e se qualcuno ne ha una prendi dei bottoni. Nessuno li mangia. Tienili lontani dai bambini piccoli. Contali quando li dai, e ricontali quando li ritiri.
-lessons-food-cartons = Una scatola che ha contenuto uova non va bene per un bambino allergico alle uova: stampa quel tavoliere.
-lessons-without-printer = senza stampante
-lessons-without-cartons = senza scatole di uova
