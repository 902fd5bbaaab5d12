"""Orthodox chess on boards of any size: where men go, what they attack, how a board changes."""
