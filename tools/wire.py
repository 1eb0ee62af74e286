"""Writes what goes over the wire as TypeScript: `web/src/wire.ts` for the table, `web/src/games/*/wire.ts` for games.

What figures are drawn from, whatever game shows them, is in `web/src/rig/wire.ts`, and games take it from there.

The structs of this package are the only place where a message, a view or an event is described. A game of another
package brings its own page, and is not written down here. With a folder as its argument, it writes below that.
"""

import inspect
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect as wire

from wildswing.exceed.appearance import Appearance, Outfit
from wildswing.exceed.language.vocabulary import Motif
from wildswing.kernel.event import Event
from wildswing.kernel.game import AnyGame
from wildswing.kernel.registry import shelf
from wildswing.server.doors.app import HANDLERS
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.protocol import Failure, FromPage, Telling, ToPage
from wildswing.server.referee.boards import Moment, Study, Values
from wildswing.server.referee.replays import Replay

WEB = Path(__file__).parents[1] / "web"
OURS = "wildswing."

HEAD = "/** Written by tools/wire.py from the structs of the table; not to be changed by hand. */\n"

PLAIN = {
    wire.AnyType: "unknown",
    wire.BoolType: "boolean",
    wire.DateType: "string",
    wire.DateTimeType: "string",
    wire.FloatType: "number",
    wire.IntType: "number",
    wire.NoneType: "null",
    wire.StrType: "string",
}
"""The types that stand for themselves."""

SHOWN = ("catalog", "choices", "sheet", "forecast")
"""What the presenter of a game returns in structs of the game."""

ANY_GAME = {"view": "unknown", "event": Telling.__name__} | dict.fromkeys(SHOWN, "unknown")
"""What each game fills, as far as it is known of any game."""

Struct = type[msgspec.Struct]

DRAWN: tuple[Struct, ...] = (Appearance, Outfit)
"""What a figure is drawn from."""


class Unwritten(Exception):
    """Something goes over the wire that has no type on the page."""


class Sheet:
    """One file of types: those of some structs, and of all that they consist of but for what is written `elsewhere`."""

    def __init__(self, elsewhere: Iterable[Struct] = ()) -> None:
        self._written: dict[str, str] = {}
        self._structs: dict[str, Struct] = {}
        self._elsewhere = {struct.__name__: struct for struct in elsewhere}
        self.borrowed: set[str] = set()

    def text(self) -> str:
        """Returns all types in the order of their names."""
        return "\n".join([self._written[name] for name in sorted(self._written)])

    def add(self, name: str, written: str) -> None:
        """Adds a type that is no struct."""
        self._written[name] = written

    def say(self, kind: Any) -> str:
        """Returns how a type of Python is written, and adds the structs in it."""
        return self._say(wire.type_info(kind))

    def _say(self, kind: wire.Type) -> str:  # noqa: PLR0911 - one case for each kind of type
        match kind:
            case wire.Metadata(extra={"by_game": part}):
                return f"G['{part}']"
            case wire.Metadata(extra={"holds": held}):
                return self.say(held)
            case wire.Metadata(type=inner):
                return self._say(inner)
            case wire.StructType(cls=struct):
                return self._refer(struct)
            case wire.LiteralType(values=values):
                return " | ".join([_quoted(value) for value in values])
            case wire.EnumType(cls=enum):
                return " | ".join([_quoted(one.value) for one in enum])
            case wire.UnionType(types=types):
                return " | ".join(dict.fromkeys([self._say(one) for one in types]))
            case wire.ListType(item_type=item) | wire.VarTupleType(item_type=item):
                said = self._say(item)
                return f"({said})[]" if " | " in said else f"{said}[]"
            case wire.TupleType(item_types=items):
                return f"[{', '.join([self._say(item) for item in items])}]"
            case wire.DictType(key_type=key, value_type=value):
                return f"Record<{self._say(key)}, {self._say(value)}>"
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        raise Unwritten(f"{kind} goes over the wire, and has no type on the page.")

    def _refer(self, struct: Struct) -> str:
        name = struct.__name__
        if self._elsewhere.get(name) is struct:
            self.borrowed.add(name)
            return name
        known = self._structs.setdefault(name, struct)
        if known is not struct:
            raise Unwritten(
                f"{known.__module__} and {struct.__module__} both have a {name}; call one of them otherwise."
            )
        if name not in self._written:
            self._written[name] = ""
            self._written[name] = self._describe(struct)
        return f"{name}<G>" if _is_by_game(struct) else name

    def _describe(self, struct: Struct) -> str:
        info = wire.type_info(struct)
        assert isinstance(info, wire.StructType)
        config = struct.__struct_config__
        may_lack = config.omit_defaults or config.forbid_unknown_fields
        heading = struct.__name__ + ("<G extends AnyGame = AnyGame>" if _is_by_game(struct) else "")
        lines = [f"export interface {heading}{f' extends {Telling.__name__}' if issubclass(struct, Event) else ''} {{"]
        if info.tag is not None:
            lines.append(f"    {info.tag_field}: {_quoted(info.tag)};")
        for field in info.fields:
            mark = "?" if may_lack and not field.required else ""
            lines.append(f"    {field.encode_name}{mark}: {self._say(field.type)};")
        about = (inspect.getdoc(struct) or "").partition("\n")[0]
        return "\n".join([f"/** {about} */", *lines, "}", ""])


def table_text() -> str:
    """Returns the types of what any page and the table say to each other."""
    sheet = Sheet()
    for struct in [Failure, Moment, Replay, Study, Telling, Values, *_asked_and_answered()]:
        sheet.say(struct)
    sheet.add("AnyGame", _interface("AnyGame", "What a game says in structs of its own", ANY_GAME))
    sheet.add("FromPage", f"export type FromPage = {sheet.say(FromPage)};\n")
    sheet.add("ToPage", f"export type ToPage<G extends AnyGame = AnyGame> = {sheet.say(ToPage)};\n")
    return f"{HEAD}\n{sheet.text()}"


def rig_text() -> str:
    """Returns the types of what figures are drawn from."""
    sheet = Sheet()
    for struct in DRAWN:
        sheet.say(struct)
    sheet.add("Motif", f"/** What the picture of an attack shows. */\nexport type Motif = {sheet.say(Motif)};\n")
    return f"{HEAD}\n{sheet.text()}"


def game_texts() -> dict[str, str]:
    """Returns the types of each package of games, by its name."""
    packages: dict[str, list[AnyGame]] = {}
    for game in shelf().games.values():
        module = type(game).__module__
        if module.startswith(OURS):
            packages.setdefault(module.split(".")[1], []).append(game)
    return {package: package_text(games) for package, games in packages.items()}


def package_text(games: Iterable[AnyGame]) -> str:
    """Returns the types of some games: for each its views, events and whatever else its presenter shows."""
    sheet = Sheet(elsewhere=DRAWN)
    for game in games:
        view = _returned(game, "view")
        name = view.__name__.removesuffix("View")
        events = [f"\n    | {sheet.say(event)}" for event in _events_beside(view)]
        sheet.add(f"{name}Event", f"export type {name}Event ={''.join(events)};\n")
        parts = {part: sheet.say(_returned(presenter_of(game), part)) for part in SHOWN}
        fields = {"view": sheet.say(view), "event": f"{name}Event"} | parts
        sheet.add(name, _interface(name, f"{game.title} in words of its own", fields))
    imports = f"import type {{ {Telling.__name__} }} from '../../wire';\n"
    if sheet.borrowed:
        imports = f"import type {{ {', '.join(sorted(sheet.borrowed))} }} from '../../rig/wire';\n{imports}"
    return f"{HEAD}\n{imports}\n{sheet.text()}"


def _interface(name: str, about: str, fields: Mapping[str, str]) -> str:
    lines = [f"    {field}: {said};\n" for field, said in fields.items()]
    return f"/** {about}. */\nexport interface {name} {{\n{''.join(lines)}}}\n"


def write(web: Path) -> None:
    """Writes all files; one that stays the same is left alone."""
    texts = {web / "src" / "wire.ts": table_text(), web / "src" / "rig" / "wire.ts": rig_text()}
    texts |= {web / "src" / "games" / package / "wire.ts": text for package, text in game_texts().items()}
    for path, text in texts.items():
        if not path.exists() or path.read_text() != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)


def _asked_and_answered() -> Iterator[Struct]:
    """Finds what comes with requests over HTTP and with their answers."""
    for handler in HANDLERS:
        hints = get_type_hints(handler.fn)
        for hint in (hints.get("data"), hints["return"]):
            yield from _structs_in(hint)


def _structs_in(hint: Any) -> Iterator[Struct]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for inner in get_args(hint):
        yield from _structs_in(inner)


def _returned(asked: object, method: str) -> Any:
    return get_type_hints(getattr(type(asked), method))["return"]


def _events_beside(view: Struct) -> list[type[Event]]:
    """Returns the events of the rules that a view belongs to."""
    package = view.__module__.rpartition(".")[0]
    found = [one for one in Event.__subclasses__() if one.__module__.startswith(f"{package}.")]
    return sorted(found, key=lambda event: event.__name__)


def _is_by_game(struct: Struct) -> bool:
    """Tells whether a struct holds something that each game fills with its own."""
    return any(_fills(field.type) for field in _fields(struct))


def _fields(struct: Struct) -> tuple[wire.Field, ...]:
    info = wire.type_info(struct)
    assert isinstance(info, wire.StructType)
    return info.fields


def _fills(kind: wire.Type) -> bool:
    match kind:
        case wire.Metadata(extra={"by_game": _}):
            return True
        case wire.Metadata(extra={"holds": held}):
            return _fills(wire.type_info(held))
        case wire.Metadata(type=inner) | wire.VarTupleType(item_type=inner) | wire.ListType(item_type=inner):
            return _fills(inner)
        case wire.UnionType(types=types):
            return any(_fills(one) for one in types)
        case wire.StructType(cls=struct):
            return _is_by_game(struct)
    return False


def _quoted(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


if __name__ == "__main__":
    write(Path(sys.argv[1]) if sys.argv[1:] else WEB)
