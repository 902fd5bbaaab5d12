### A page that makes a device ready for a room without a network.

offline-ready-start = Get this device ready
offline-ready-again = Try again
offline-ready-busy = Getting ready …
# How much has been kept so far.
offline-ready-progress = { $kept } of { $all } MB
offline-ready-done = This device is ready. It now works without a network.
offline-ready-not-yet = This device is not ready yet.
# Each kind of thing that is kept, and how large it is.
offline-ready-pages = Pages, boards and puzzles: { $megabytes } MB
offline-ready-python = The program that knows the rules: { $megabytes } MB
# Python's memory after a start, kept so that the next starts are quicker.
offline-ready-memory = What lets it start sooner: { $megabytes } MB
offline-ready-room = This browser has room for { $megabytes } MB more.
offline-ready-remove = Remove it from this device
offline-ready-removed = It is removed. Your notebook and your games are still here.

## What stands in the way

offline-ready-broken-off = It stopped before the end. Is there a network? What has come is kept. Try again.
offline-ready-full = There is not enough room on this device. Remove something, then try again.
offline-ready-refused = This browser does not keep sites. Is this a private window? Open the page in a normal one.
offline-ready-insecure = This address begins with “http:”. Browsers keep only sites whose address begins with “https:”. Ask who looks after this site for such an address.
offline-ready-way-round = The site still plays here while there is a network.
# In a folder that is packed to be used anywhere, this page has nothing to do.
offline-ready-packed = You need not get this device ready: this copy of the site comes without a network already.

## Slips for a whole set of devices

offline-ready-slips = Print slips for all devices
offline-ready-slip = Before the lesson, open this address on the device. Press “{ $button }” and wait for the green tick.
offline-ready-code = The address as a QR code
offline-ready-slips-lost = Did nothing come up to print? This window may not be able to. Write the address on the board instead.

## A new version of the site.

# Said between games, with two buttons.
offline-renewal-new = There is a new version of this site.
offline-renewal-take = Take it now
offline-renewal-later = Later
# Other pages of the site are open on this device: games may be under way there.
offline-renewal-others = First close the other pages of this site. Then take it.
