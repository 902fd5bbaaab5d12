### Rompicapo: come si risolvono, chi li risolve, che cosa ne resta, e serie per una classe.

## Risolvere un rompicapo

training-last-seed = Scegli la buca in cui cade l'ultimo seme di tutta la mossa.
training-illegal = Quale di queste mosse è contro le regole? Sceglila.
training-early = La tua scelta: { $answer }. Saprai di più appena il tavoliere è pronto.
training-choose = Scegli una di quelle segnate.
training-open-cell = { $cell }, si può scegliere
training-solved = Sì!
training-other = Una buona mossa, ma non è la risposta.
training-wrong = Non ancora.
training-right = Giusto fin qui! Tocca di nuovo a te.

## Alunni che usano lo stesso dispositivo

training-you = Tu
training-student = Alunno { $number }
training-students = Chi è al lavoro?
training-students-name = Un nome, o un animale
training-students-kept = Questo nome resta solo su questo dispositivo. Meglio un animale, o un nome inventato.
training-students-unkept = Questo browser non conserva niente. Quando chiudi questa pagina, il nome sparisce.
training-students-new = Qualcun altro
training-students-rename = Usa questo nome

training-animal =
    { $animal ->
        [antelope] Antilope
        [crane] Gru
        [crocodile] Coccodrillo
        [elephant] Elefante
        [giraffe] Giraffa
        [hare] Lepre
        [lion] Leone
        [spider] Ragno
        [tortoise] Tartaruga
       *[zebra] Zebra
    }

## Il quaderno di un alunno

training-notebook = Il mio quaderno
training-notebook-told = Rompicapo risolti: { $solved } su { $puzzles }, e { $alone } di questi senza indizi.
training-notebook-kept = Resta solo su questo dispositivo. Non si manda niente da nessuna parte.
training-notebook-unkept = Questo browser non può conservarlo: non ha posto, o non conserva niente. Salva il codice prima di chiudere questa pagina.
training-notebook-how = Copia questo codice, o salvalo in un file. Su un altro dispositivo, importalo qui sotto.
training-notebook-code = Il tuo codice
training-notebook-file = i-miei-rompicapo
training-notebook-other = Un codice da un altro dispositivo
training-notebook-take = Importalo
training-notebook-taken =
    Importati: { $puzzles } rompicapo e { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }.
training-notebook-unknown =
    { $unknown ->
        [one] Un altro non è su questo sito.
       *[other] Altri { $unknown } non sono su questo sito.
    }
training-notebook-kind = Un codice comincia con “{ $beginning }”.
training-notebook-broken = Questo codice non è completo. Copialo tutto, e controlla che non ci siano lettere sbagliate.

training-anew = Ricomincia da capo
training-anew-question = Ricominciare da capo?
training-anew-what = Tutto quello che hai risolto e imparato qui sarà cancellato.
training-anew-no = Tieni tutto
training-anew-done = Ora ricominci da capo: non c'è ancora niente di risolto.

training-leave = Toglimi da questo dispositivo
training-leave-question = Togliermi da questo dispositivo?
training-leave-what = Il tuo nome e tutto quello che hai risolto qui saranno cancellati.
training-leave-yes = Toglimi
training-leave-no = Resto

## Serie per una classe

training-set-sheet = Fai un foglio da stampare
training-set-lost = Il foglio non si è potuto preparare. Sei online?
training-set-ask = Il codice alla lavagna
training-set-open = Comincia
training-set-unknown = Non c'è nessuna serie “{ $code }”. Guarda di nuovo la lavagna.
training-set-sign = Nessun codice contiene il carattere “{ $sign }”.

## Una serie cominciata qui, forse da un altro alunno

training-who = Sei { $name }?
training-who-nobody = Hai cominciato tu questa serie?
training-who-yes = Sì, continua
training-who-no = No, ricomincia

## Quello che un alunno mostra alla fine di una serie

training-result-show-mine = Mostra il mio risultato
training-result = Il tuo risultato
training-result-name = Il tuo nome, o un animale
training-result-nobody = Ancora senza nome
training-result-solved =
    { $solved ->
        [one] { $solved } rompicapo risolto su { $puzzles }
       *[other] { $solved } rompicapo risolti su { $puzzles }
    }
training-result-puzzle =
    Rompicapo { $number }: { $state ->
        [once] risolto subito
        [tries] risolto dopo tentativi sbagliati
        [hint] risolto con un indizio
        [begun] non ancora risolto
       *[unseen] non cominciato
    }
training-result-hints =
    { $hints ->
        [0] Nessun indizio
        [one] 1 indizio
       *[other] { $hints } indizi
    }, { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }
training-result-code = Il tuo codice: { $code }
training-result-picture = Un codice QR con il tuo nome e il tuo codice
training-result-show = Mostralo a chi insegna, o scrivi il tuo nome e il codice.
training-result-back = Torna ai rompicapo
training-result-anew = Ricomincia questa serie

## Un foglio di rompicapo su carta

training-sheet = Rompicapo
training-sheet-name = Nome:
training-sheet-answer = Risposta:
training-sheet-why = Perché?
training-sheet-who = { $game }. Tu sei { FORM($side, "the") }.
training-sheet-key = Soluzioni, per chi insegna
training-sheet-right = { FORM($moves, "or") }:

## Elementi

training-puzzle-next = Prossimo rompicapo

training-puzzle-difficulty = { $difficulty ->
        [1] facilissimo
        [2] facile
        [3] medio
        [4] difficile
       *[other] difficilissimo
    }
training-puzzle-side = Tu sei { FORM($side, "the") }.
training-puzzle-again = Ricomincia
training-puzzle-pass = Un altro
training-puzzle-why = Perché questa risposta?
training-puzzle-reasons = Dove porta ogni scelta
training-puzzle-explore = Continua da qui
training-puzzle-back = Torna al rompicapo
training-puzzle-as-text = Il tavoliere come testo
# The names are those of `board-more`, `elements-tools-settings` and `dialogs-settings-typing`.
training-puzzle-typing = Puoi scrivere le tue risposte: premi Altro, poi Impostazioni, e scegli “Scrivi le mosse”.
training-puzzle-lost = Non si è potuto caricare. Sei online? Riprova.

## Elementi: un tutorial

training-path-lost = Il tutorial non si è potuto caricare. Sei online?
training-path-steps = Passi
training-path-title = { $step }. { $title }
training-path-next = Prossimo passo
training-path-back = Torna al passo
training-path-finish = Finisci
training-path-done = Adesso conosci questo gioco!
training-path-play = Gioca contro il Sognatore
training-path-greedy = Poi: il Goloso
training-path-step-done = , fatto

## Elementi: un rompicapo dopo l'altro

training-trainer-waiting = I rompicapo si stanno caricando.
training-trainer-lost = I rompicapo non si sono potuti caricare. Sei online?
training-trainer-which-puzzles = Quali rompicapo?
training-trainer-wanted = { $chosen }: scegli quali rompicapo
training-trainer-all-puzzles = Tutti i rompicapo
training-trainer-show = Mostra questi
training-trainer-found = { $puzzles } rompicapo.
training-trainer-by-game = Gioco
training-trainer-known-games = I giochi che conosci
training-trainer-all-games = Tutti i giochi
training-trainer-by-theme = Tema
training-trainer-all-themes = tutti
training-trainer-theme = { $theme }
training-trainer-by-grade = Difficoltà
training-trainer-all-grades = dal facile al difficile
training-trainer-grade = { $grade ->
        [easy] facile
        [middling] medio
       *[hard] difficile
    }
training-trainer-none = Non c'è ancora un rompicapo così. Scegli qualcos'altro.
training-trainer-all-done = Questi li hai risolti tutti! Scegline altri, o rifalli.
training-trainer-once-more = Ancora una volta

training-trainer-this-again = Rifare questo?
training-trainer-today = Oggi
training-trainer-tomorrow = Domani
training-trainer-next-week = Fra una settimana
training-trainer-comes-today = Lo rivedi oggi.
training-trainer-comes-tomorrow = Lo rivedi domani.
training-trainer-comes-next-week = Lo rivedi fra una settimana.
training-trainer-again = Rifarlo?

training-trainer-solved = Risolti: { $done }.
training-trainer-solved-of = Risolti: { $done } su { $puzzles }.
training-trainer-solved-now = Questa volta: { $puzzles }.

training-trainer-which = { $game }
training-trainer-which-today = { $game }: il rompicapo del giorno.
training-trainer-which-again = { $game }: ancora una volta, come volevi.
training-trainer-which-in-set = { $game }: rompicapo { $at } di { $of } nella serie della classe.
training-trainer-missing = Rompicapo di questo link che non sono su questo sito: { $puzzles }.

## Il mio scaffale

training-shelf = Il mio scaffale
training-shelf-today = Il rompicapo del giorno
training-shelf-today-done = Risolto! Domani ce ne sarà un altro.
training-shelf-go-on = Continua: { $game }
training-shelf-others = Oppure continua:
training-shelf-with = { $level }, { $turns ->
        [one] { $turns } mossa
       *[other] { $turns } mosse
    }
training-shelf-turns =
    { $turns ->
        [one] { $turns } mossa
       *[other] { $turns } mosse
    }
training-shelf-days =
    { $days ->
        [0] Nessun rompicapo del giorno ancora risolto
        [one] { $days } rompicapo del giorno risolto
       *[other] { $days } rompicapo del giorno risolti
    }
training-shelf-filled = { $done } semi su { $seeds }: impara il gioco, risolvi cinque rompicapo, batti cinque avversari
training-shelf-seeds = Ogni gioco ha dei semi da riempire: impara il gioco, risolvi cinque rompicapo, batti cinque avversari.
