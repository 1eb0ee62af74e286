"""Sheets as text."""

import re

import msgspec

from wildswing.notation.sheet import GOES_ON, Branch, Move, Sheet, Tag

RESERVED = ',/:;(){}[]"!?=*'
"""What no bare word has in it."""

BARE = re.compile(rf"(?!\d{{1,9}}\.(?:\s|$))[^\s{re.escape(RESERVED)}](?:[^\s{re.escape(RESERVED)}]| (?! |$))*")
BARE_KEY = re.compile(r"[a-z][a-z0-9 _-]*(?<! )")
INDENT = "    "


def written(sheet: Sheet) -> str:
    """Returns the text of a sheet."""
    head = "".join([f"{_tag(tag)}\n" for tag in sheet.tags])
    end = GOES_ON if sheet.result == GOES_ON else f"= {_word(sheet.result)}"
    return f"{head}\n{_branch(sheet.main, inline=False)}\n{end}\n"


def is_bare(word: str) -> bool:
    """Tells whether a word needs no quotation marks."""
    return BARE.fullmatch(word) is not None


def _word(word: str) -> str:
    return word if is_bare(word) else quoted(word)


def quoted(word: str) -> str:
    """Returns a word in quotation marks, as JSON has it."""
    return msgspec.json.encode(word).decode()


def _tag(tag: Tag) -> str:
    name = quoted(tag.name) if tag.is_setup and not BARE_KEY.fullmatch(tag.name) else tag.name
    digest = [f"#{tag.digest}"] if tag.digest else []
    said = " ".join([name, *[quoted(value) for value in tag.values], *digest])
    if tag.block is None:
        return f"[{said}]"
    lines = "".join([f"|{line}\n" for line in tag.block.split("\n")])
    return f"[{said}\n{lines}]"


def _branch(branch: Branch, *, inline: bool) -> str:
    """Writes answers; in a variation everything stands in one line, as far as comments allow."""
    parts = [_comment(remark) for remark in branch.remarks]
    said = " ".join(parts)
    seat = None
    for at, move in enumerate(branch.moves):
        begins = seat is None or move.breaks or move.number is not None
        if seat is not None or parts:
            said += _between(move, seat, inline=inline, first=at == 0)
        if move.number is not None:
            said += f"{move.number}. "
        elif move.breaks and not inline:
            said += INDENT
        if begins or move.seat != seat:
            said += f"{_word(move.seat)}: "
        seat = move.seat
        said += _word(move.word) + move.mark + "".join([f" {_remark(remark)}" for remark in move.remarks])
    return said


def _between(move: Move, seat: str | None, *, inline: bool, first: bool) -> str:
    """Returns what stands before an answer that is not the first thing said."""
    if not inline and (move.breaks or move.number is not None):
        return "\n"
    if first:
        return " "
    return ", " if move.seat == seat and move.number is None and not move.breaks else " / "


def _remark(remark: str | Branch) -> str:
    return _comment(remark) if isinstance(remark, str) else f"({_branch(remark, inline=True)})"


def _comment(comment: str) -> str:
    """Writes a comment; one with a brace can only have come from a line's end, and ends its line again."""
    return f"; {comment}\n" if "}" in comment else f"{{{comment}}}"
