"""What puts a game on a page: Markdown fences, the MkDocs plugin, the browser side, the runtime."""
