/** What the site says besides what every board does; `widgets/prepare/words.py` writes the script. */
export {};
