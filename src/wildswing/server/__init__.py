"""The table in the browser: a referee, its log on disk, and the wire between them and the pages."""
