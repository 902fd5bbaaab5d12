"""Benchmarks of speed and size, as ratios measured side by side. See `python -m bench --help`."""
