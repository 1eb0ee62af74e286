"""Tells in a frame what just happened, as much of it as there is room for."""

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.text import Text

HAPPENED = "What just happened"


def hanging(console: Console, text: Text, width: int, margin: str = "") -> list[Text]:
    """Wraps a text behind a margin, its further lines indented by two."""
    if not text:
        return [Text(margin)]
    first = text.wrap(console, width)[0]
    rest = text.plain[len(first) :].lstrip()
    lines = list(text[len(text) - len(rest) :].wrap(console, max(width - 2, 1))) if rest else []
    return [Text(margin).append_text(first), *[Text(f"{margin}  ").append_text(line) for line in lines]]


def just_happened(console: Console, sentences: Sequence[Text], width: int) -> Panel:
    """Shows all sentences."""
    lines = [line for sentence in sentences for line in hanging(console, sentence, width - 4)]
    return Panel(Text("\n").join(lines), title=HAPPENED, title_align="left", width=width, border_style="dim")


def newest(
    console: Console, sentences: Sequence[Text], shorter: Sequence[Text], width: int, height: int, teller: str = "log"
) -> Panel:
    """Shows all sentences, or if they do not fit the newest of a shorter tale; a word tells all."""
    whole = just_happened(console, sentences, width)
    if height_of(console, whole, width) <= height:
        whole.height = height
        return whole
    lines: list[Text] = []
    for sentence in reversed(shorter):
        wrapped = hanging(console, sentence, width - 4)
        if len(wrapped) + len(lines) > height - 3:
            break
        lines = wrapped + lines
    text = Text("\n").join([Text(f"… ({teller} tells all)", "dim"), *lines])
    return Panel(text, title=HAPPENED, title_align="left", width=width, height=height, border_style="dim")


def height_of(console: Console, drawn: RenderableType, width: int) -> int:
    """Returns how many lines something takes at a width."""
    return len(console.render_lines(drawn, console.options.update_width(width)))
