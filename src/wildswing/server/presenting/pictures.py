"""The pictures of games: ES modules among the files of their packages, with whatever lies beside them."""

import logging
from functools import lru_cache
from importlib.resources import as_file, files
from pathlib import PurePosixPath

from wildswing.kernel.game import AnyGame
from wildswing.server.presenting.files import PageFile, read_page

LOG = logging.getLogger(__name__)

NONE: dict[str, PageFile] = {}


def picture_of(game: AnyGame) -> str | None:
    """Returns the address of the module that draws a game; of one that the page itself draws, or nobody, None."""
    module = f"/{PurePosixPath(game.facets.picture.partition(':')[2]).name}"
    return f"/games/{game.name}{module}" if module in files_of(game) else None


def files_of(game: AnyGame) -> dict[str, PageFile]:
    """Returns the files in the folder of the module, by their paths; what a page cannot load is left out."""
    return _files(game.facets.picture) if game.facets.picture else NONE


@lru_cache(maxsize=64)
def _files(picture: str) -> dict[str, PageFile]:
    package, _, module = picture.partition(":")
    try:
        with as_file(files(package).joinpath(str(PurePosixPath(module).parent))) as folder:
            return read_page(folder)
    except (ImportError, OSError, TypeError, ValueError):  # a package that is broken has no picture
        LOG.exception("The picture “%s” cannot be read", picture)
        return NONE
