"""Messages: each language's Fluent files, compiled to plain data."""
