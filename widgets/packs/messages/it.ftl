### Quello che sta accanto a un sito preparato per una chiavetta.

## La pagina che si apre per prima

packs-start = Apri { $site }

## Un testo per chi guarda nella cartella

packs-read = { $site } da una chiavetta
packs-read-how = Prima estrai tutta la cartella, poi fai doppio clic su START.html. Si apre un browser, e puoi giocare offline, senza installare niente.
packs-read-kept = Le tue partite e il tuo quaderno restano in questo browser, su questo computer. Firefox li conserva pagina per pagina. Per portarli con te, premi “Condividi e salva” sotto un tavoliere, o apri “Il mio quaderno”, e salva un file.
packs-read-zip = Se un tavoliere dice che non può giocare, forse sei ancora dentro il file zip. Estrailo: clic destro, poi “Estrai tutto”.
packs-read-closed = Se il browser dice che i file sono bloccati, forse la tua scuola ha impostato così i suoi computer. Metti la cartella “site” su un server web della scuola e apri il suo indirizzo. Lì non serve nessuna impostazione.
packs-read-phone = Telefoni e tablet di solito non aprono una cartella così. Anche per loro ci vuole l'indirizzo.

## Un canale di pacchetti

packs-games = Giochi
packs-plans = Lezioni
packs-channel = Giochi da tavolo da giocare e da imparare, con lezioni per chi insegna.
packs-ages = Da { $youngest } a { $oldest } anni.

## Su una piattaforma per imparare

packs-course-alone = Questa pagina non è collegata alla piattaforma, perciò non le comunica quello che si risolve qui.
