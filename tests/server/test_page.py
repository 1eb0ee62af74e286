"""The files of the page: in which form a browser gets them, and how long it may keep them."""

import asyncio
import gzip
import http.client
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from tests.server.people import Table, open_table
from wildswing.server.presenting.files import read_page

pytestmark = pytest.mark.anyio

SCRIPT = "/assets/index-1a2b.js"
CODE = b"start();" * 200
ZIPPED = gzip.compress(CODE)
BROTLI = b"what brotli makes of it"  # the server never looks into it


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Wildswing</title>")
    (folder / "icon.svg").write_text("<svg/>")
    script = folder / SCRIPT[1:]
    script.write_bytes(CODE)
    script.with_name(f"{script.name}.br").write_bytes(BROTLI)
    script.with_name(f"{script.name}.gz").write_bytes(ZIPPED)
    return folder


@pytest.fixture
async def table(database: Path, page: Path) -> AsyncIterator[Table]:
    async with open_table(database, page) as opened:
        yield opened


class Sent(msgspec.Struct):
    """An answer as it went over the wire, decoded by nobody."""

    status: int
    headers: dict[str, str]
    body: bytes


async def ask(table: Table, path: str, method: str = "GET", **headers: str) -> Sent:
    def call() -> Sent:
        connection = http.client.HTTPConnection(table.address.removeprefix("http://"))
        connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        response = connection.getresponse()
        sent = Sent(response.status, dict(response.getheaders()), response.read())
        connection.close()
        return sent

    return await asyncio.to_thread(call)


def encoding_of(sent: Sent) -> str:
    return sent.headers.get("content-encoding", "")


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP;q=0.5, br;q=0", "gzip"),
        ("br; q=0.000, gzip;q=0", ""),
        ("zstd", ""),
        ("identity", ""),
        ("", ""),
    ],
)
async def test_a_browser_gets_the_shortest_form_it_can_read(table: Table, accepted: str, encoding: str) -> None:
    sent = await ask(table, SCRIPT, Accept_Encoding=accepted)
    assert (sent.status, encoding_of(sent)) == (200, encoding)
    assert sent.body == {"br": BROTLI, "gzip": ZIPPED, "": CODE}[encoding]
    assert sent.headers["content-length"] == str(len(sent.body))
    assert sent.headers["content-type"] == "text/javascript; charset=utf-8"
    assert sent.headers["vary"] == "Accept-Encoding"
    assert sent.headers["cache-control"] == "public, max-age=31536000, immutable"


async def test_a_file_that_is_not_compressed_is_sent_as_it_is(table: Table) -> None:
    home = await ask(table, "/", Accept_Encoding="br, gzip")
    assert (home.status, encoding_of(home), home.body) == (200, "", b"<title>Wildswing</title>")
    assert home.headers["cache-control"] == "no-cache"
    icon = await ask(table, "/icon.svg", Accept_Encoding="br, gzip")
    assert (icon.headers["content-type"], icon.body) == ("image/svg+xml", b"<svg/>")


async def test_what_a_browser_has_is_not_sent_again(table: Table) -> None:
    first = await ask(table, "/")
    for known in (first.headers["etag"], f'"other", W/{first.headers["etag"]}'):
        again = await ask(table, "/", If_None_Match=known)
        assert (again.status, again.body, again.headers["etag"]) == (304, b"", first.headers["etag"])
        assert (again.headers["cache-control"], again.headers["vary"]) == ("no-cache", "Accept-Encoding")
    assert (await ask(table, "/", If_None_Match='"other"')).status == 200


async def test_each_form_and_each_content_has_a_tag_of_its_own(table: Table, page: Path) -> None:
    tags = [(await ask(table, SCRIPT, Accept_Encoding=accepted)).headers["etag"] for accepted in ("br", "gzip", "")]
    assert len(set(tags)) == 3
    before = read_page(page)["/index.html"].form_for("").tag
    (page / "index.html").write_text("<title>Wildswing 2</title>")
    assert read_page(page)["/index.html"].form_for("").tag != before


async def test_a_head_tells_the_same_without_the_file(table: Table) -> None:
    head, got = await ask(table, SCRIPT, "HEAD", Accept_Encoding="br"), await ask(table, SCRIPT, Accept_Encoding="br")
    assert (head.status, head.body) == (200, b"")
    assert {**head.headers, "date": ""} == {**got.headers, "date": ""}


async def test_the_games_are_told_compressed_and_secrets_are_not(table: Table) -> None:
    plain, zipped = await ask(table, "/api/games"), await ask(table, "/api/games", Accept_Encoding="gzip, br")
    assert (encoding_of(plain), encoding_of(zipped)) == ("", "gzip")
    assert gzip.decompress(zipped.body) == plain.body
    assert "Accept-Encoding" in zipped.headers["vary"]
    assert encoding_of(await ask(table, "/api/schema", Accept_Encoding="gzip")) == ""


@pytest.mark.parametrize("path", [f"{SCRIPT}.br", f"{SCRIPT}.gz", "/assets", "/assets/", "/%2e%2e/matches.sqlite"])
async def test_only_the_files_themselves_have_an_address(table: Table, path: str) -> None:
    assert (await ask(table, path)).status == 404
    assert (await ask(table, "/", "POST")).status == 405
