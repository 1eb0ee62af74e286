"""The page itself and the pictures of games: files as they were built, each in the shortest form the browser takes."""

from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from wildswing.kernel.registry import shelf
from wildswing.server.presenting.files import PageFile, read_page
from wildswing.server.presenting.pictures import files_of

INDEX = "/index.html"

READING: Final = (HttpMethod.GET, HttpMethod.HEAD)


def page_handler(folder: Path) -> HTTPRouteHandler:
    """Answers for the files that a folder has now; built anew, it is served after the next start."""
    files = read_page(folder)

    @route(["/", "/{path:path}"], http_method=READING, include_in_schema=False)
    async def page_file(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
        return _sent(request, files.get(INDEX if path == "/" else path))

    return page_file


@route("/games/{game:str}/{path:path}", http_method=READING, include_in_schema=False, sync_to_thread=True)
def picture_file(request: Request[Any, Any, Any], game: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """Answers for the files of a game's picture, and for no other file of its package."""
    played = shelf().games.get(game)
    return _sent(request, None if played is None else files_of(played).get(path))


def _sent(request: Request[Any, Any, Any], file: PageFile | None) -> Response[bytes]:
    if file is None:
        raise NotFoundException
    form = file.form_for(request.headers.get("Accept-Encoding", ""))
    headers = {"ETag": form.tag, "Vary": "Accept-Encoding"}
    if form.encoding:
        headers["Content-Encoding"] = form.encoding
    if form.tag in _tags(request.headers.get("If-None-Match", "")):
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    return Response(form.content, headers=headers, media_type=file.media_type)


def _tags(known: str) -> set[str]:
    return {tag.strip().removeprefix("W/") for tag in known.split(",")}
