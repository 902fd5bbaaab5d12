"""The curriculum as data, read strictly: every mistake has its file and line."""
