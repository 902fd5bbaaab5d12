### The bar under a lesson that is being run.

lesson-bar = The lesson
lesson-back = Back
lesson-next = Next
lesson-start = Start the clock
lesson-pause = Pause the clock
# The teacher's notes.
lesson-notes = Hide my notes
# Which part of the lesson is shown, and what it is called.
lesson-place = { $part } of { $parts }: { $title }
lesson-minute = One minute left.
lesson-over = Time is up.
