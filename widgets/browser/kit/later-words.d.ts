/** The site's messages that not every board needs; `widgets/prepare/words.py` writes the script. */
export {};
