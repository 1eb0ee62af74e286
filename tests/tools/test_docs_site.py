"""The site of the documentation: every link leads somewhere on it, and every fighter has a picture in its gallery."""

import re
from pathlib import Path

import pytest
import yaml

from tools import docs_site
from tools.docs_site import gallery, gather, relinked
from wildswing.exceed.matches import roster

ROOT = Path(__file__).parents[2]


def test_a_link_out_of_the_docs_leads_to_a_copy_on_the_site() -> None:
    text, linked = relinked(ROOT / "docs" / "fighters" / "ryu.md")
    scenario = ROOT / "src/wildswing/exceed/roster/season3-street-fighter/ryu.scenario"
    assert scenario in linked
    assert "](../files/src/wildswing/exceed/roster/season3-street-fighter/ryu.scenario)" in text


def test_a_link_to_nothing_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(docs_site, "ROOT", tmp_path)
    page = tmp_path / "docs" / "page.md"
    page.parent.mkdir()
    page.write_text("See [it](nowhere.md).", encoding="utf-8")
    with pytest.raises(SystemExit, match=r"docs/page.md links to nowhere.md, which is not there; correct the link"):
        relinked(page)


def test_the_gallery_has_every_fighter_once() -> None:
    page = gallery()
    assert page.count("[![](pictures/gallery/") == len(roster())
    assert "[![](pictures/gallery/chun-li.svg)Chun-Li](fighters/chun-li.md)" in page


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A table without a server."""
    folder = tmp_path / "table"
    folder.mkdir()
    (folder / "index.html").write_text("a table", encoding="utf-8")
    monkeypatch.setattr(docs_site, "STATIC", folder)
    return folder


@pytest.mark.usefixtures("table")
def test_every_page_of_the_navigation_is_gathered_and_nothing_is_loaded_from_elsewhere(tmp_path: Path) -> None:
    gather(tmp_path / "docs")
    config = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))

    def pages(part: object) -> list[str]:
        if isinstance(part, str):
            return [part]
        inner = part if isinstance(part, list) else list(part.values()) if isinstance(part, dict) else []
        return [page for one in inner for page in pages(one)]

    listed = pages(config["nav"])
    assert len(listed) > 40
    assert [page for page in listed if not (tmp_path / "docs" / page).is_file()] == []
    assert (config["strict"], config["theme"]["font"]) == (True, False)


WHERE = docs_site.STATIC.relative_to(ROOT).as_posix()


@pytest.mark.usefixtures("table")
def test_the_table_that_make_static_leaves_is_tried_on_the_site(tmp_path: Path) -> None:
    assert f"wildswing static {WHERE}\n" in (ROOT / "Makefile").read_text(encoding="utf-8")
    stage = tmp_path / "docs"
    gather(stage)
    shown = re.search('<iframe[^>]* src="([^"]+)"', (stage / "try.md").read_text(encoding="utf-8"))
    assert shown is not None
    assert (stage / shown[1]).read_text(encoding="utf-8") == "a table"


def test_a_site_without_a_table_to_try_is_refused(table: Path) -> None:
    (table / "index.html").unlink()
    with pytest.raises(SystemExit, match=r"There is no table to try in build/table yet; build it with: make static"):
        docs_site.main()
