### What several pages say: how to copy, save, open and print.

kit-copy = Copy
kit-copied = Copied
# Where a page may not copy by itself.
kit-marked = It's selected: copy it with Ctrl+C, or press and hold it.
kit-code = The link as a QR code
kit-open-file = Open a file
kit-save-file = Save as a file
kit-save-table = Save as a table (CSV)
kit-print = Print
# A frame within another page, or an app that shows pages, may not print.
kit-print-lost = If no print window appeared, this page may not be able to print here. Open it in a separate browser window.
kit-again = Try again
kit-cancel = Cancel
kit-done = Done
kit-remove = Remove { $name }
kit-new-game = New game
# Ends what takes long.
kit-stop = Stop
kit-close = Close
kit-next = Next
kit-back = Back
kit-hint = Hint
