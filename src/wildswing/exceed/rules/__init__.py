"""The rules of Exceed, in modules named after the chapters of its rulebooks."""
