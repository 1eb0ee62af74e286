"""The rules of Formation, in modules named after the chapters of its rulebook."""
