### The bar under a lesson that is being run, and what of a block the class sees.

lesson-bar = The lesson
lesson-start = Start the clock
lesson-pause = Pause the clock
# The teacher's notes.
lesson-notes-hide = Hide my notes
lesson-notes-show = Show my notes
# Opens a second window, which the class sees on a projector.
lesson-wall = Open the wall
# What a screen reader says of that button: its words, and what it does.
lesson-wall-window = Open the wall in a new window
lesson-wall-lost = No second window yet? This one may not be able to open it. Open this page in a browser window of its own.
# Shows a link and its QR code: with it a phone opens the teacher's notes at this place of the lesson.
lesson-phone = Notes on a phone
lesson-phone-note = Point your phone's camera here. Your notes open at this point, with the same time on the clock. After that, each device runs on its own.
lesson-phone-code = QR code that opens these notes
lesson-full = Full screen
# Which part of the lesson is shown, and what it is called.
lesson-place = { $part } of { $parts }: { $title }
# Which of a plan's ways is taken, and each.
lesson-ways = How long the lesson is
lesson-way = { $minutes } min
lesson-minute = One minute left.
lesson-over = Time is up.
# Some addresses and devices can't keep the screen on.
lesson-dark = This screen may go dark by itself. In the device's settings, let it stay on longer.

## Before the numbers of the boards and the questions of a block, and what each number is called

lesson-boards = Board
lesson-questions = Question
lesson-board = Board { $number }
lesson-question = Question { $number }
