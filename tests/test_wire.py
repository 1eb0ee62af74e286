"""The types of the page are those of the structs, so that neither can change without the other."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from tools import wire
from wildswing.exceed.rules import events
from wildswing.kernel.event import Event

WEB = wire.WEB


class Inner(msgspec.Struct):
    """Something inside."""

    shape: tuple[tuple[int, int], ...]


class Outer(msgspec.Struct, tag="outer"):
    """What goes over the wire."""

    name: str
    inner: Inner | None
    pair: tuple[int, str]
    way: Literal["up", "down"]
    much: dict[str, float]
    own: Annotated[Any, Meta(extra={"by_game": "view"})]
    given: bool = False


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """What a page asks for."""

    game: str
    seat: int | None = None


def written(struct: type[msgspec.Struct]) -> str:
    sheet = wire.Sheet()
    sheet.say(struct)
    return sheet.text()


def test_a_struct_is_written_as_a_type_with_all_that_it_consists_of() -> None:
    assert written(Outer) == (
        "/** Something inside. */\nexport interface Inner {\n    shape: [number, number][];\n}\n\n"
        "/** What goes over the wire. */\nexport interface Outer<G extends AnyGame = AnyGame> {\n    type: 'outer';\n"
        "    name: string;\n    inner: Inner | null;\n    pair: [number, string];\n    way: 'down' | 'up';\n"
        "    much: Record<string, number>;\n    own: G['view'];\n    given: boolean;\n}\n"
    )


def test_a_page_may_leave_out_what_the_table_would_choose() -> None:
    assert "game: string;\n    seat?: number | null;\n" in written(Wish)


def test_two_structs_of_one_name_are_refused() -> None:
    sheet = wire.Sheet()
    sheet.say(Inner)
    with pytest.raises(wire.Unwritten, match="both have a Inner"):
        sheet.say(msgspec.defstruct("Inner", [("x", int)]))


def test_what_has_no_type_on_the_page_is_refused() -> None:
    with pytest.raises(wire.Unwritten, match="no type on the page"):
        written(msgspec.defstruct("Odd", [("raw", bytes)]))


def test_every_game_of_this_package_has_its_types() -> None:
    texts = wire.game_texts()
    assert set(texts) == {"exceed", "exiled", "formation"}
    assert "export interface Solo {" in texts["exiled"]
    for kind in ("view: ExceedView", "event: ExceedEvent", "choices: ExceedChoices", "forecast: Forecast"):
        assert f"    {kind};\n" in texts["exceed"]


def test_what_figures_are_drawn_from_belongs_to_no_game() -> None:
    drawn = wire.rig_text()
    for name in ("interface Appearance", "interface Outfit", "type Motif"):
        assert f"export {name}" in drawn
    exceed = wire.game_texts()["exceed"]
    assert "import type { Appearance } from '../../rig/wire';\n" in exceed
    assert "    look: Appearance;\n" in exceed
    assert "export interface Appearance" not in exceed
    assert "rig/wire" not in wire.game_texts()["formation"]


def test_a_renamed_field_fails_the_check_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if shutil.which("node") is None or not (WEB / "node_modules").exists():
        pytest.skip("the page cannot be checked without Node.js and its packages")
    web = tmp_path / "web"
    shutil.copytree(WEB / "src", web / "src", ignore=shutil.ignore_patterns("wire.ts"))
    # One module that reads the field, and what it imports; `make check` looks at all of them in the same way.
    settings = json.loads((WEB / "tsconfig.json").read_text())
    (web / "tsconfig.json").write_text(json.dumps({**settings, "include": ["src/games/exceed/stage.ts"]}))
    (web / "node_modules").symlink_to(WEB / "node_modules")
    (tmp_path / "src").symlink_to(WEB.parent / "src")
    wire.write(web)
    assert checked(web) == ""

    fields = [("goal" if name == "target" else name, kind) for name, kind in events.Moved.__annotations__.items()]
    renamed = msgspec.defstruct("Moved", fields, bases=(Event,), tag="Moved")
    found = wire._events_beside
    monkeypatch.setattr(
        wire, "_events_beside", lambda view: [renamed if one is events.Moved else one for one in found(view)]
    )
    wire.write(web)
    assert "Property 'target' does not exist on type 'Moved'" in checked(web)


def checked(web: Path) -> str:
    command = [str(web / "node_modules" / ".bin" / "tsc"), "--noEmit", "--project", str(web / "tsconfig.json")]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout
