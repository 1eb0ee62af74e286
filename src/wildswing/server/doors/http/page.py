"""The page itself: its files as they were built, each in the shortest form that the browser takes."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

INDEX = "/index.html"

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""How the build ends the names of compressed files, the shortest first."""

MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
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


def page_handler(folder: Path) -> HTTPRouteHandler:
    """Answers for the files that a folder has now; built anew, it is served after the next start."""
    files = read_page(folder)

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
    async def page_file(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
        file = files.get(INDEX if path == "/" else path)
        if file is None:
            raise NotFoundException
        form = file.form_for(request.headers.get("Accept-Encoding", ""))
        headers = {"ETag": form.tag, "Vary": "Accept-Encoding"}
        if form.encoding:
            headers["Content-Encoding"] = form.encoding
        if form.tag in _tags(request.headers.get("If-None-Match", "")):
            return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
        return Response(form.content, headers=headers, media_type=file.media_type)

    return page_file


def read_page(folder: Path) -> dict[str, PageFile]:
    """Reads all files of a page, by their paths; compressed ones are forms of others."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix not in ENCODINGS.values()]
    return {f"/{path.relative_to(folder).as_posix()}": _read(path) for path in paths}


def _read(path: Path) -> PageFile:
    built = {encoding: path.with_name(path.name + ending) for encoding, ending in ENCODINGS.items()}
    forms = [_form(encoding, twin) for encoding, twin in built.items() if twin.is_file()]
    return PageFile(MEDIA_TYPES.get(path.suffix, "application/octet-stream"), (*forms, _form("", path)))


def _form(encoding: str, path: Path) -> Form:
    content = path.read_bytes()
    return Form(encoding, content, f'"{sha256(content).hexdigest()[:32]}"')


def _readable(accepted: str) -> set[str]:
    """Returns the encodings that a browser names and does not refuse by a weight of nought."""
    wishes = [wish.replace(" ", "").lower().partition(";q=") for wish in accepted.split(",")]
    return {encoding for encoding, _, weight in wishes if weight.strip("0.") or not weight}


def _tags(known: str) -> set[str]:
    return {tag.strip().removeprefix("W/") for tag in known.split(",")}
