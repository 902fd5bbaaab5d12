### La barra sotto una lezione in corso, e quello che la classe vede di ogni momento.

lesson-bar = La lezione
lesson-start = Avvia l'orologio
lesson-pause = Ferma l'orologio
lesson-notes-hide = Nascondi le mie note
lesson-notes-show = Mostra le mie note
# The second window is what the class sees on a projector.
lesson-wall = Vista per la classe
lesson-wall-window = Vista per la classe, in una nuova finestra
lesson-wall-lost = Non vedi la seconda finestra? Forse da qui non si può aprire. Apri la pagina in una finestra a parte.
lesson-phone = Note sul telefono
lesson-phone-note = Inquadra questo codice con il telefono. Le tue note si aprono a questo punto, con lo stesso orologio. Da lì in poi ogni dispositivo va avanti da solo.
lesson-phone-code = Codice QR che apre queste note
lesson-full = Schermo intero
lesson-place = { $part } di { $parts }: { $title }
lesson-ways = Durata della lezione
lesson-way = { $minutes } min
lesson-minute = Manca un minuto.
lesson-over = Il tempo è finito.
lesson-dark = Questo schermo può spegnersi da solo. Nelle impostazioni del dispositivo, fallo restare acceso più a lungo.

## Prima dei numeri dei tavolieri e delle domande di un momento, e come si chiama ogni numero

lesson-boards = Tavoliere
lesson-questions = Domanda
lesson-board = Tavoliere { $number }
lesson-question = Domanda { $number }
