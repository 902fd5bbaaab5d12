"""Games on web pages: Markdown fences, the MkDocs plugin, the browser side, the runtime."""
