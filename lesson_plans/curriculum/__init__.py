"""Read and check a curriculum. Every mistake is reported with its file and line."""
