"""A strike as a moving picture: an animated WebP, put together from what the browser encodes."""

import base64
import struct
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.players import eager
from tests.browser.tables import TableProcess
from tests.browser.visits import Lodgings, Visits

ENCODE = """async ([picture, width, height, quality]) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + picture;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d').drawImage(image, 0, 0, width, height);
    return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""

ANIMATED, BLEND_NOT = 0x02, 0x02
"""The flags of a file that moves, and of a frame that takes the place of the one before."""


def encoded(page: Page, png: bytes, size: tuple[int, int], quality: float) -> bytes:
    """Returns a screenshot as a still WebP of a size."""
    given = [base64.b64encode(png).decode(), *size, quality]
    return base64.b64decode(page.evaluate(ENCODE, given))


def chunk(name: bytes, content: bytes) -> bytes:
    """Returns a part of a file, filled up to an even length."""
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def three(number: int) -> bytes:
    """Returns a number in three bytes."""
    return struct.pack("<I", number)[:3]


def image_of(still: bytes) -> bytes:
    """Returns the chunks of a still picture that hold its image."""
    at, found = 12, b""
    while at < len(still):
        name, length = still[at : at + 4], struct.unpack("<I", still[at + 4 : at + 8])[0]
        end = at + 8 + length + length % 2
        if name in (b"VP8 ", b"VP8L", b"ALPH"):
            found += still[at:end]
        at = end
    return found


def moving(frames: list[tuple[bytes, int]], size: tuple[int, int]) -> bytes:
    """Returns one file of still pictures, each with how many milliseconds it is seen, again and again."""
    edges = three(size[0] - 1) + three(size[1] - 1)
    parts = chunk(b"VP8X", bytes([ANIMATED, 0, 0, 0]) + edges) + chunk(b"ANIM", b"\xff\xff\xff\xff\0\0")
    for still, length in frames:
        head = three(0) + three(0) + edges + three(length) + bytes([BLEND_NOT])
        parts += chunk(b"ANMF", head + image_of(still))
    return b"RIFF" + struct.pack("<I", len(parts) + 4) + b"WEBP" + parts


MOMENTS = (0.25, 0.6, 1.0)
"""The parts of the way of what moves in a shot that are taken."""

FILM_SIZE = (440, 275)
FILM_DESK: dict[str, Any] = {"viewport": {"width": 1200, "height": 750}, "color_scheme": "dark"}
MOST_SHOTS = 30

HOLD = """(part) => document.getAnimations().forEach((one) => {
    const { endTime } = one.effect.getComputedTiming();
    if (endTime === Infinity) return;
    one.pause();
    one.currentTime = part * endTime;
})"""


def film_strike(browser: Browser, table: TableProcess, folder: Path) -> None:
    """Writes a strike as it moves."""
    visits = Visits(Lodgings(browser))
    player = visits.player(table, "deal 1", **FILM_DESK)
    page = player.page
    page.emulate_media(reduced_motion="no-preference")
    player.begin("Exceed", "greedy")
    player.play_on(eager, 3)
    player.play_until("set", eager)
    page.evaluate("localStorage.setItem('wildswing.pace', 'step')")
    page.reload()
    player.answer(eager(player.asked()["question"]))
    strike = page.get_by_role("region", name="Strike", exact=True)
    strike.wait_for()
    frames: list[tuple[bytes, int]] = []
    for _ in range(MOST_SHOTS):
        if not strike.count():
            break
        for part in MOMENTS:
            page.evaluate(HOLD, part)
            still = encoded(page, page.screenshot(), FILM_SIZE, 0.4)
            frames.append((still, 650 if part == 1 else 90))
        page.keyboard.press("n")
        page.wait_for_timeout(50)
    (folder / "strike.webp").write_bytes(moving(frames, FILM_SIZE))
    visits.end()
