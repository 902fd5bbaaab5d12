### Una pagina dove si prepara un rompicapo e si gioca la risposta.

posing-tools = Strumenti

posing-tool =
    { $tool ->
        [add] Aggiungi un seme
        [take] Togli un seme
        [clear] Svuota
        [move] Sposta
        [copy] Copia
        [turn] Cambia turno
        [back] Indietro
       *[answer] Gioca la risposta
    }

posing-touch =
    { $tool ->
        [add] Tocca una buca. Riceve un seme da un granaio.
        [take] Tocca una buca. Uno dei suoi semi va in un granaio.
        [clear] Tocca ciò che deve uscire dal tavoliere.
        [move] Tocca un pezzo, poi il posto dove va.
       *[copy] Tocca un pezzo, poi il posto per un altro uguale.
    }
posing-then = Ora tocca il posto dove va.

posing-looking = Si guardano tutte le risposte …

posing-right =
    { $count ->
        [one] Su { $possible } risposte, solo questa è giusta: { $right }.
       *[other] Su { $possible } risposte, { $count } sono giuste: { $right }.
    }

posing-played =
    { $verdict ->
        [right] Hai giocato { $move }. È giusto.
       *[wrong] Hai giocato { $move }. Non è giusto.
    }

posing-lack =
    { $lack ->
        [name] usa lettere minuscole, cifre e trattini.
        [long] al massimo dodici parole.
        [over] qui la partita è finita.
        [unasked] qui non si può chiedere.
        [unreachable] non si può raggiungere. Chiedi di meno.
        [deep] troppo da guardare in una pagina. Chiedi meno mosse, o usa “ubao puzzle”.
        [idle] ogni risposta ci arriva, quindi non c'è niente da trovare. Chiedi di più.
       *[missing] è ancora da compilare.
    }

posing-whole = Il rompicapo è completo. Mettilo alla fine di lesson_plans/{ $game }/puzzles.yml. Poi avvia “ubao prove” e “ubao check”.
posing-text = Per puzzles.yml
posing-save = Salva come file
