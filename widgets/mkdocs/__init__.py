"""The MkDocs plugin `ubao`. Nothing outside this folder imports MkDocs."""
