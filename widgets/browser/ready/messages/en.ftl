### A page that makes a device ready for a room without a network.

ready-start = Get this device ready
ready-again = Try again
ready-busy = Getting ready …
# How much has been kept so far.
ready-progress = { $kept } of { $all } MB
ready-done = This device is ready. It now works without a network.
ready-not-yet = This device is not ready yet.
# Each kind of thing that is kept, and how large it is.
ready-pages = Pages, boards and puzzles: { $megabytes } MB
ready-python = The program that knows the rules: { $megabytes } MB
# Python's memory after a start, kept so that the next starts are quicker.
ready-memory = What lets it start sooner: { $megabytes } MB
ready-room = This browser has room for { $megabytes } MB more.
ready-remove = Remove it from this device
ready-removed = It is removed. Your notebook and your games are still here.

## What stands in the way

ready-broken-off = It stopped before the end. Is there a network? What has come is kept. Try again.
ready-full = There is not enough room on this device. Remove something, then try again.
ready-refused = This browser does not keep sites. Is this a private window? Open the page in a normal one.
ready-insecure = This address begins with “http:”. Browsers keep only sites whose address begins with “https:”. Ask who looks after this site for such an address.
ready-way-round = The site still plays here while there is a network.
# In a folder that is packed to be used anywhere, this page has nothing to do.
ready-packed = You need not get this device ready: this copy of the site comes without a network already.

## Slips for a whole set of devices

ready-slips = Print slips for all devices
ready-slip = Before the lesson, open this address on the device. Press “{ $button }” and wait for the green tick.
ready-code = The address as a QR code
ready-slips-lost = Did nothing come up to print? This window may not be able to. Write the address on the board instead.
