"""One HTML file with charts that works without a network: the scripts, the data and the style are in it."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

import msgspec

from wildswing.home.writing import writing
from wildswing.kernel.errors import WildswingError
from wildswing.lab.charts_look import SCRIPT, STYLE

POLICY = "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data: blob:"
"""What the page may load: nothing. Vega turns its formulas into functions, which the browser calls eval."""

PICTURES = (".svg", ".png")


class Numbers(msgspec.Struct, frozen=True):
    """The numbers of a chart, for those who cannot see it and those who want to copy them."""

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    """The first cell of each is its heading."""


class Section(msgspec.Struct, frozen=True):
    """A chart with its heading, how to read it, and its numbers."""

    key: str
    title: str
    reading: str
    spec: dict[str, Any]
    description: str
    """What the chart shows, for those who cannot see it."""
    tables: tuple[Numbers, ...]


class Page(msgspec.Struct, frozen=True):
    """What a page says."""

    title: str
    subtitle: str
    summary: tuple[str, ...]
    sections: tuple[Section, ...]
    program: str
    """The version of Wildswing that played."""


def write_html(page: Page, path: Path) -> None:
    """Writes a page into one file."""
    _write(path, html_of(page).encode())


def write_drawing(spec: dict[str, Any], title: str, path: Path) -> None:
    """Writes one chart as a picture, SVG or PNG as the name of the file says."""
    if path.suffix not in PICTURES:
        raise WildswingError(
            f"{path} is no picture that can be drawn; name a file that ends in {' or '.join(PICTURES)}."
        )
    from wildswing.lab.charts import drawing  # noqa: PLC0415 - needs an extra

    _write(path, drawing(spec, title, path.suffix.removeprefix(".")))


def _write(path: Path, content: bytes) -> None:
    with writing(path):
        path.write_bytes(content)


def html_of(page: Page) -> str:
    """Returns a page as HTML."""
    from wildswing.lab.charts import script, style  # noqa: PLC0415 - needs an extra

    specs = {section.key: section.spec for section in page.sections}
    looks = {scheme: style(scheme) for scheme in ("light", "dark")}
    summary = "\n".join([f"<li>{escape(sentence)}</li>" for sentence in page.summary])
    contents = "\n".join([f'<a href="#{section.key}">{escape(section.title)}</a>' for section in page.sections])
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="{escape(POLICY)}">
<title>{escape(page.title)}</title>
<style>{STYLE}</style>
</head>
<body>
<header>
<p class="brand">Wildswing laboratory</p>
<h1>{escape(page.title)}</h1>
<p class="subtitle">{escape(page.subtitle)}</p>
<nav aria-label="Contents">{contents}</nav>
<button type="button" id="scheme">Dark or light</button>
</header>
<main>
<ul class="summary">
{summary}
</ul>
{"".join([_section(section) for section in page.sections])}
</main>
<footer><p>Made by Wildswing {escape(page.program)}; the file works without a network.</p></footer>
<script type="application/json" id="specs">{_embedded(specs)}</script>
<script type="application/json" id="looks">{_embedded(looks)}</script>
<script>{script()}</script>
<script>{SCRIPT}</script>
</body>
</html>
"""


def _embedded(data: object) -> str:
    """Returns JSON that cannot end the script element it stands in."""
    return msgspec.json.encode(data).decode().replace("<", "\\u003c")


def _section(section: Section) -> str:
    tables = "".join([_table(table) for table in section.tables])
    return f"""<section id="{section.key}">
<h2>{escape(section.title)}</h2>
<p class="reading">{escape(section.reading)}</p>
<figure>
<div class="controls" id="{section.key}-controls"></div>
<div class="scroll" tabindex="0" role="region" aria-label="{escape(section.title)}: chart">
<div class="chart" id="{section.key}-chart" role="img" aria-label="{escape(section.description)}"></div>
</div>
<figcaption>
<button type="button" data-save="svg">Save as SVG</button>
<button type="button" data-save="png">Save as PNG</button>
</figcaption>
</figure>
<details><summary>The numbers as a table</summary>
{tables}
</details>
</section>
"""


def _table(table: Numbers) -> str:
    head = "".join([f'<th scope="col">{escape(cell)}</th>' for cell in table.head])
    rows = "\n".join([_row(row) for row in table.rows])
    return f"""<div class="scroll" tabindex="0" role="region" aria-label="{escape(table.caption)}"><table>
<caption>{escape(table.caption)}</caption>
<thead><tr>{head}</tr></thead>
<tbody>
{rows}
</tbody>
</table></div>
"""


def _row(row: Sequence[str]) -> str:
    first, *others = row
    cells = "".join([f"<td>{escape(cell)}</td>" for cell in others])
    return f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>'
