"""How fast Ubao is, and how big: ratios measured side by side. See `python -m bench --help`."""
