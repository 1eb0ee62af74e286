"""A rulebook as a page for a browser and for paper: its statements can be linked to, and it loads only its style."""

import re
from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files
from itertools import pairwise
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

from wildswing.kernel.game import AnyGame
from wildswing.rulebook.facet import IDS, Drawer, rulebook_of

CHAPTER = "h2"


def style() -> str:
    """Returns how a rulebook looks, on a screen and on paper."""
    return files("wildswing.rulebook").joinpath("style.css").read_text(encoding="utf-8")


STAR = "M30 3L36 22L57 16L42 30L57 44L36 38L30 57L24 38L3 44L18 30L3 16L24 22Z"

BRAND = f"""<p class="brand"><svg viewBox="0 0 60 60" aria-hidden="true"><path d="{STAR}"/></svg>
<span>Wild<em>swing</em></span></p>"""


def page_of(game: AnyGame, language: str, head: str, back: str = "") -> str:
    """Returns the page; `head` says where its style is, and `back` is the way back from it."""
    book = rulebook_of(game)
    body, chapters = rendered(book.text(language), book.pictures)
    contents = "".join([f'<a href="#{key}">{escape(name)}</a>' for key, name in chapters])
    return framed(game.title, language, head, back, f"<nav>{contents}</nav>\n<main>\n{body}\n</main>")


def framed(title: str, language: str, head: str, back: str, body: str) -> str:
    """Returns a page under the name of the house."""
    return f"""<!doctype html>
<html lang="{escape(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}</title>
{head}
</head>
<body>
<header>{BRAND}{back}</header>
{body}
</body>
</html>
"""


def rendered(text: str, pictures: Mapping[str, Drawer]) -> tuple[str, list[tuple[str, str]]]:
    """Returns a rulebook as HTML, and its chapters with their names."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")

    def fence(_renderer: object, tokens: Sequence[Token], index: int, *_: Any) -> str:
        return _picture(tokens[index], pictures)

    reader.add_render_rule("fence", fence)
    tokens = reader.parse(text)
    chapters: list[tuple[str, str]] = []
    for opened, inline in pairwise(tokens):
        if opened.type == "heading_open":
            key = re.sub(r"\W+", "-", inline.content.lower()).strip("-")
            opened.attrSet("id", key)
            if opened.tag == CHAPTER:
                chapters.append((key, inline.content))
    return IDS.sub(_anchors, reader.renderer.render(tokens, reader.options, {})), chapters


def _anchors(found: re.Match[str]) -> str:
    """Returns places that a link finds, of which nothing is seen until one leads here."""
    return "".join([f'<a class="rule" id="{one}" title="{one}"></a>' for one in found[1].split()])


def _picture(block: Token, pictures: Mapping[str, Drawer]) -> str:
    position, _, caption = block.content.strip().partition("\n")
    drawn = pictures[block.info.strip()](position)
    return f"<figure>{drawn}<figcaption>{escape(caption)}</figcaption></figure>\n"
