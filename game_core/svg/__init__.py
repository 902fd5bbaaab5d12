"""The families' drawing tools: elements, frames of squares, chessmen, labels, the steps of a move.

The SVG is deterministic, with classes instead of colors and a stable key for each part that may
change: `data-cell` is a cell's name in the game's notation, `data-key` names the part, `data-label`
holds the message that says what it shows, as JSON; what belongs to the side to move is called
yours. The name and the description of the whole picture are also in words, and say South and North.
"""
