"""The pages docs/fighters/*.md show every fighter as its file has it."""

import re
from functools import cache

from tools.fighter_pages import FOLDER, INDEX, NORMALS, pages
from wildswing.exceed.language import print_line
from wildswing.exceed.language.sheets import Fighter
from wildswing.exceed.matches import GOOD_TO_START, roster, sheet_of

made = cache(pages)


def page_of(fighter: Fighter) -> str:
    (found,) = [page for page in made().values() if page.startswith(f"# {fighter.name}\n")]
    return found


def test_the_pages_are_what_the_command_writes() -> None:
    written = {file.name: file.read_text(encoding="utf-8") for file in FOLDER.glob("*.md")}
    assert written == made(), "write them anew with `python -m tools.fighter_pages`"


def test_each_fighter_has_a_page_with_every_line_of_its_file() -> None:
    for text in roster().values():
        fighter = sheet_of(text)
        page = page_of(fighter).replace("\\", "")
        boosts = [card.boost for card in fighter.cards if card.boost]
        lines = [*fighter.both_sides, *fighter.basic, *fighter.exceeded]
        lines += [line for card in fighter.cards for line in card.lines]
        lines += [line for boost in boosts for line in boost.lines]
        assert [print_line(line) for line in lines if f"- {print_line(line)}\n" not in page] == []
        assert [card.name for card in fighter.cards if f"### {card.name} (" not in page] == []
        assert [boost.name for boost in boosts if f"Boost **{boost.name}** (" not in page] == []


def test_a_page_has_the_facts_and_the_numbers() -> None:
    page = page_of(sheet_of(roster()["Baiken"]))
    assert (
        "| Edition | strive |\n| Difficulty | medium |\n| Life | 30 |\n| Exceed | 3 gauge |\n| Deck | 30 cards |"
        in page
    )
    assert "| Kenjyu | ultra | 2 | 2 gauge | 2-5 | 3 | 6 |  |  |" in page
    assert "| Hiiragi | special | 2 |  | 1-2 | 1 | 3 |  | 6 |" in page
    geoffrey = page_of(sheet_of(roster()["Geoffrey"]))
    assert "| Exceed | 5 gauge, 2 less for each card in your transformations |" in geoffrey
    assert "| Tokens | True Ouroboros (face down), False Ouroboros (face down) |" in page_of(
        sheet_of(roster()["Hazama"])
    )


def test_the_list_leads_to_every_fighter_with_its_style() -> None:
    listed = made()[INDEX]
    for text in roster().values():
        fighter = sheet_of(text)
        (row,) = re.findall(
            rf"^\| \[{re.escape(fighter.name)}\]\(([\w-]+\.md)\) \| (.*) \| (.*) \| \d+ \|", listed, re.MULTILINE
        )
        assert row[1:] == (fighter.style, fighter.difficulty)
        assert made()[row[0]].startswith(f"# {fighter.name}\n")
    first = re.findall(r"\[([^]]+)\]\([\w-]+\.md\)", listed.partition("##")[0])
    assert first == [*GOOD_TO_START, "Normals"]


def test_the_normals_of_each_edition_can_be_reached() -> None:
    assert re.findall(r"^## (.*)$", made()[NORMALS], re.MULTILINE) == ["standard", "strive", "undernight"]
    for name, page in made().items():
        links = re.findall(r"\]\(([^)#]+)(?:#\w+)?\)", page)
        assert (name, [link for link in links if link not in made() and not (FOLDER / link).is_file()]) == (name, [])
