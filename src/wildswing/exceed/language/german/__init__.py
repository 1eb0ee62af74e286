"""German cards: the second printer, with a grammar of words of its own; see docs/translate.md."""
