### A page that makes a device ready for a room that's offline.

offline-ready-start = Get this device ready
offline-ready-busy = Getting ready…
# How much has been kept so far.
offline-ready-progress = { $kept } of { $all } MB
offline-ready-done = This device is ready. It now works offline.
offline-ready-not-yet = This device isn't ready yet.
# Each kind of thing that is kept, and how large it is.
offline-ready-pages = Pages, boards and puzzles: { $megabytes } MB
offline-ready-python = The program that knows the rules: { $megabytes } MB
# Python's memory after a start, kept so that the next starts are quicker.
offline-ready-memory = For a faster start: { $megabytes } MB
offline-ready-room = This browser has room for { $megabytes } MB more.
offline-ready-remove = Remove it from this device
offline-ready-removed = It's been removed. Your notebook and your games are still here.

## What stands in the way

offline-ready-broken-off = It stopped before the end. Are you online? What was loaded so far is kept. Try again.
offline-ready-full = There isn't enough room on this device. Remove something, then try again.
offline-ready-refused = This browser doesn't keep sites. Is this a private window? Open the page in a normal one.
offline-ready-insecure = This address starts with “http:”. Browsers keep only sites whose address starts with “https:”. Ask the person who looks after this site for one.
offline-ready-way-round = You can still play here while you're online.
# In a folder that is packed to be used anywhere, this page has nothing to do.
offline-ready-packed = You don't have to get this device ready: this copy of the site already works offline.

## Slips for a whole set of devices

offline-ready-slips = Print slips for all devices
offline-ready-slip = Before the lesson, open this address on the device. Press “{ $button }” and wait for the green check mark.
offline-ready-code = The address as a QR code

## A new version of the site.

# Said between games, with two buttons.
offline-renewal-new = There's a new version of this site.
offline-renewal-take = Update now
offline-renewal-later = Later
# Other pages of the site are open on this device: games may be under way there.
offline-renewal-others = First close the other pages of this site. Then update.
# The host of the site leads elsewhere, or has nothing there anymore.
offline-renewal-moved = This site isn't at this address anymore. What you see is the copy on this device.
# Forgets the copy, and follows the host to the new address.
offline-renewal-follow = Go to the new address
