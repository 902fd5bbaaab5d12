/** The words about two devices without a network; `widgets/prepare/words.py` writes the script. */
export {};
