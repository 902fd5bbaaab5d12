### A pile of sheets to print.

# How many of a sheet are printed. A whole sentence stands in brackets, so no full stop.
paper-copies = × { $copies }
# How many cards or tickets, on so many sides of paper.
paper-on-sides =
    { $sides ->
        [one] × { $copies }, on 1 side
       *[other] × { $copies }, on { $sides } sides
    }
# Where a frame, or an app, forbids pages to print.
paper-unprinted = Did nothing come up to print? This window may not be able to. Open the site in a browser of its own, and print there.
paper-code = The address as a QR code
