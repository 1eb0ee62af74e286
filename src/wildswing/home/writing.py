"""Files that a person has named to be written."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from wildswing.kernel.errors import WildswingError


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turns a failure of the disk into a sentence."""
    try:
        yield
    except OSError as error:
        raise WildswingError(f"{path} cannot be written: {error.strerror}.") from None
