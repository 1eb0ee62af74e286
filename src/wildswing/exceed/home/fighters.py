"""All fighters there are: those that come with the package, and a person's own."""

from pathlib import Path

import msgspec

from wildswing.exceed.language.bounds import LONGEST_TEXT
from wildswing.exceed.language.sheets import Fighter
from wildswing.exceed.matches import UnknownFighter, fighter_text, roster, sheet_of
from wildswing.home.folder import fighters_folder
from wildswing.kernel.errors import WildswingError
from wildswing.texts import say

SUFFIX = ".fighter"


class Gathering(msgspec.Struct, frozen=True):
    """Fighters by name as texts, which of them are a person's own, and why other files were passed over."""

    texts: dict[str, str]
    own: dict[str, Path]
    passed_over: tuple[str, ...]

    def text(self, name: str) -> str:
        """Returns the text of a fighter; a part of the name will do, if it fits one."""
        try:
            return fighter_text(name, self.texts)
        except UnknownFighter as error:
            hint = f"{error} {say('`wildswing fighters` lists all.')}"
            raise UnknownFighter(" Skipped: ".join([hint, *self.passed_over])) from None


def gather(*, names_folder: bool = True) -> Gathering:
    """Gathers all fighters; a file that cannot be played is passed over, since the others can.

    Strangers are not told in which folder of the machine the files lie.
    """
    texts = dict(roster())
    own: dict[str, Path] = {}
    passed_over: list[str] = []
    for path in own_files():
        name = str(path) if names_folder else path.name
        try:
            sheet, text = read_file(path, name)
            if sheet.name in texts:
                raise WildswingError(
                    f"{name}: there is another fighter called “{sheet.name}”; give yours its own name."
                )
        except WildswingError as error:
            passed_over.append(str(error))
        else:
            texts[sheet.name] = text
            own[sheet.name] = path
    return Gathering(texts, own, tuple(passed_over))


def own_files() -> list[Path]:
    """Returns the files in the folder for fighters, which need not exist."""
    return sorted(fighters_folder().glob(f"*{SUFFIX}"))


def is_file(name: str) -> bool:
    """Tells whether a name is meant as a file."""
    return name.endswith(SUFFIX) or Path(name).is_file()


def read_fighter(name: str) -> str:
    """Returns the text of a fighter: that of a file, or the one with this name."""
    return read_file(Path(name))[1] if is_file(name) else gather().text(name)


def read_file(path: Path, name: str | None = None) -> tuple[Fighter, str]:
    """Reads a fighter's file; what is wrong with it is told with its name, or with another one for it."""
    name = name or str(path)
    try:
        with path.open(encoding="utf-8-sig") as file:  # a byte order mark, which some editors put first, is no text
            text = file.read(LONGEST_TEXT + 1)  # what is longer is refused, however long it is
    except UnicodeDecodeError:
        raise WildswingError(f"{name} is no text file in UTF-8; save it as plain text.") from None
    except OSError as error:
        raise WildswingError(f"{name} cannot be read: {error.strerror}.") from None
    return sheet_of(text, name), text
