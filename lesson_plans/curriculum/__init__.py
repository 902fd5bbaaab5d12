"""What reads and checks a curriculum: every mistake has its file and line."""
