/** The words of what a board can do without at first; `widgets/prepare/words.py` writes the script. */
export {};
