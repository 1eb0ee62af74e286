"""The rules of Rise of the Exiled, in modules named after the chapters of its rulebook."""
