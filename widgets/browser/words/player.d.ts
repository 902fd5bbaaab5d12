/** The words of training; `widgets/prepare/words.py` writes the script. */
export {};
