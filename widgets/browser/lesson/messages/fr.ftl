### La barre sous une leçon qu'on mène, et ce que la classe en voit.

lesson-bar = La leçon
lesson-start = Lancer le chrono
lesson-pause = Arrêter le chrono
lesson-notes-hide = Cacher mes notes
lesson-notes-show = Montrer mes notes
lesson-wall = Écran de la classe
lesson-wall-window = Écran de la classe, dans une nouvelle fenêtre
lesson-wall-lost = Si aucune deuxième fenêtre ne s'ouvre, c'est peut-être impossible d'ici. Ouvrez cette page dans une fenêtre de navigateur à part.
lesson-phone = Mes notes sur un téléphone
lesson-phone-note = Visez ce code avec l'appareil photo du téléphone. Vos notes s'y ouvrent au même endroit, avec le même chrono. Ensuite, chaque appareil continue de son côté.
lesson-phone-code = Code QR qui ouvre ces notes
lesson-full = Plein écran
lesson-place = { $part } sur { $parts } : { $title }
lesson-ways = Durée de la leçon
lesson-way = { $minutes } min
lesson-minute = Encore une minute.
lesson-over = Le temps est écoulé.
lesson-dark = Cet écran peut s'éteindre tout seul. Dans les réglages de l'appareil, laissez-le allumé plus longtemps.

lesson-boards = Plateau
lesson-questions = Question
lesson-board = Plateau { $number }
lesson-question = Question { $number }
