"""What families draw with: elements, frames of squares, chessmen, labels, the steps of a move.

The SVG is deterministic, with classes instead of colours and a stable key for each part that may
change: `data-cell` is a cell's name in the game's notation, `data-key` names the part, `data-label`
says in words what it shows, naming players by their side in braces (see `types.fill`); what is of
the side to move is called yours. The description of the whole says South and North: it can be read
as it stands.
"""
