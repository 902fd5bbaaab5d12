"""Orthodox chess on boards of any size: where pieces go, what they attack, how a board changes."""
