"""Files that a page loads, each in all forms it has."""

from hashlib import sha256
from pathlib import Path

import msgspec

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""How the build ends the names of compressed files, the shortest first."""

MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""By the ending of a name; not left to the tables of a machine, since browsers run no script of another type."""


class Form(msgspec.Struct, frozen=True):
    """A file as it goes over the wire, and a tag that changes with its content."""

    encoding: str
    content: bytes
    tag: str


class PageFile(msgspec.Struct, frozen=True):
    """A file of the page in all forms it has, the shortest first."""

    media_type: str
    forms: tuple[Form, ...]

    def form_for(self, accepted: str) -> Form:
        """Returns the shortest form that somebody who accepts such encodings can read."""
        readable = _readable(accepted)
        return next((form for form in self.forms if form.encoding in readable), self.forms[-1])


def read_page(folder: Path) -> dict[str, PageFile]:
    """Reads all files of a page, by their paths; compressed ones are forms of others."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix in MEDIA_TYPES]
    return {f"/{path.relative_to(folder).as_posix()}": _read(path) for path in paths}


def _read(path: Path) -> PageFile:
    built = {encoding: path.with_name(path.name + ending) for encoding, ending in ENCODINGS.items()}
    forms = [_form(encoding, twin) for encoding, twin in built.items() if twin.is_file()]
    return PageFile(MEDIA_TYPES[path.suffix], (*forms, _form("", path)))


def _form(encoding: str, path: Path) -> Form:
    content = path.read_bytes()
    return Form(encoding, content, f'"{sha256(content).hexdigest()[:32]}"')


def _readable(accepted: str) -> set[str]:
    """Returns the encodings that a browser names and does not refuse by a weight of nought."""
    wishes = [wish.replace(" ", "").lower().partition(";q=") for wish in accepted.split(",")]
    return {encoding for encoding, _, weight in wishes if weight.strip("0.") or not weight}
