### A pile of sheets to print.

# How many of a sheet are printed. A whole sentence stands in brackets, so no full stop.
paper-copies = × { $copies }
# How many cards or tickets, on so many sides of paper.
paper-on-sides =
    { $sides ->
        [one] × { $copies }, on 1 side
       *[other] × { $copies }, on { $sides } sides
    }
paper-code = The address as a QR code
