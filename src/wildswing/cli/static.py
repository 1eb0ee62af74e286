"""`wildswing static`: a table without a server, as a folder of files."""

import shutil
from pathlib import Path

import wildswing.server
from wildswing.cli.output import console, print_json
from wildswing.kernel.errors import WildswingError

MARK = "service-worker.js"
"""What every such folder has, and hardly any other."""


def static(folder: Path, /, *, json: bool = False) -> None:
    """Write a table without a server: files that any web server can give away, and no program behind them.

    The page is the same, with the engine and its agents running in the browser. Matches are kept there, nothing is
    loaded from elsewhere, and once it was opened it works without a network, also as an installed app.

    Args:
        folder: Where to write; an empty folder, a new one, or one with an earlier table.
        json: Prints what was written as JSON.
    """
    made = built_table()
    _make_place(folder)
    try:
        shutil.copytree(made, folder, dirs_exist_ok=True)
    except OSError as error:
        raise WildswingError(f"{folder} cannot be written ({error.strerror}); name another folder.") from None
    written = [path for path in folder.rglob("*") if path.is_file()]
    size = sum([path.stat().st_size for path in written])
    if json:
        print_json({"folder": str(folder), "files": len(written), "bytes": size})
        return
    console().print(
        f"{folder} has a table without a server in it: {len(written)} files, {size / 1e6:.1f} MB. Put it where a web "
        f"server gives it away, or try it: python -m http.server --directory {folder} 8000",
        soft_wrap=True,
    )


def built_table() -> Path:
    """Returns the folder of the table that this package carries."""
    folder = Path(wildswing.server.__file__).parent / "static"
    if not (folder / MARK).is_file():
        raise WildswingError("This installation carries no table without a server; build it in a checkout: make static")
    return folder


def _make_place(folder: Path) -> None:
    """Deletes an earlier table, and leaves everything else alone."""
    if not folder.exists():
        return
    if not folder.is_dir():
        raise WildswingError(f"{folder} is a file; name a folder that is empty or new.")
    if (folder / MARK).is_file():
        shutil.rmtree(folder)
    elif any(folder.iterdir()):
        raise WildswingError(
            f"{folder} has other files in it, which are left alone; name a folder that is empty or new."
        )
