/** The words about a new version of the site; `widgets/prepare/words.py` writes the script. */
export {};
