"""Structs are made ready to be read before there are threads.

msgspec works out what a struct consists of when something is first read as one. While one thread does so, another that
reads the same struct finds it half done, and the process dies. Once it is done, any number of threads may read.
"""

from contextlib import suppress

import msgspec


def make_ready(*structs: type[msgspec.Struct]) -> None:
    """Has msgspec work out some structs, and those inside them, now; a module does so when it is loaded."""
    for struct in structs:
        msgspec.json.Decoder(struct)


def make_all_ready() -> None:
    """Does so for every struct there is by now, whichever package it is from; one that cannot be read is left."""
    waiting: list[type[msgspec.Struct]] = [msgspec.Struct]
    while waiting:
        found = waiting.pop().__subclasses__()
        waiting += found
        for struct in found:
            with suppress(Exception):  # whatever is wrong with it is told to whoever reads it
                make_ready(struct)
