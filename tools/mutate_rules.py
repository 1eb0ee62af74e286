"""Changes the rules one small place at a time, and lists the changes that no test notices.

    python -m tools.mutate_rules                                   # some changes of each game, drawn by a seed
    python -m tools.mutate_rules exceed --count 50 --seed 7
    python -m tools.mutate_rules --rule EX-MOVE-03                 # what cites a statement, by the tests that cite it
    python -m tools.mutate_rules exceed --every-rule               # the same for each statement: one kill proves it

The tests are collected and run once, with a note at the head of each function that is to be changed, and nowhere
else. Each change is made in a forked copy of that process: in the syntax tree of a function, in a switch of an edition,
or in a number of a data file. There the tests that call the function run until one fails, the quickest first and for
some seconds at most; whole games that only a slow test plays are left out then. A survivor is told with the statements
that its function and its tests cite. Ends with 1 if a change survives.
"""

import argparse
import ast
import copy
import gc
import importlib
import os
import random
import re
import signal
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, fields
from functools import _lru_cache_wrapper, cache, partial
from itertools import accumulate
from pathlib import Path
from time import process_time
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final, NoReturn

import pytest

from tests.sampling import ALL, VARIABLE
from tools.citations import FILES, SCENARIOS, cited_in_tests, definitions, ids_in, told_by_page
from tools.rule_index import SHEETS

ROOT: Final = Path(__file__).parents[1]
SECONDS: Final = 60
"""A change with which the tests compute for longer goes on for ever; it is stopped, and counts as noticed."""

WORTH: Final = 10
"""So many seconds of the tests that call a function are run with it changed, by the time they took unchanged."""

NOTICED, SURVIVES = 1, 0

NOTE: Final = "_called_by_tests"
"""The name under which a module of the rules knows where to note that a function was called."""

TRIES: Final = 12
"""Changes that are tried to prove one statement."""

SHOWN: Final = 6
"""Statements that are named of a survivor."""


@dataclass(frozen=True)
class Game:
    """Where the rules of a game stand, and the tests that are to notice a change of them."""

    package: str
    folders: tuple[str, ...]
    without: frozenset[str]
    """Modules that hold no rules: words, and what tells of what happened."""
    tests: tuple[str, ...]
    data: tuple[str, ...] = ()
    """Files of the package whose numbers and switches are rules too."""
    records: tuple[str, str] | None = None
    """The module and name of the records of switches by which the rules differ."""
    apart: tuple[str, ...] = ()
    """Folders of tests about agents and screens, which play by the rules and take long: no sample waits for them."""


TOLD: Final = frozenset({"__init__", "events", "quoting", "wording"})


GAMES: Final = {
    "exceed": Game(
        "exceed",
        ("rules",),
        TOLD,
        (
            *[f"tests/exceed/{name}" for name in ("rules", "cards", "scenarios", "test_pending.py", "test_barring.py")],
            *[f"tests/exceed/test_{name}.py" for name in ("forecast", "known_hands")],
        ),
        records=("wildswing.exceed.rules.editions", "EDITIONS"),
    ),
    "exiled": Game(
        "exiled",
        ("rules", "solo"),
        TOLD,
        ("tests/exiled",),
        ("roster/*.toml",),
        apart=("agents", "commands", "lab", "page", "terminal"),
    ),
    "formation": Game(
        "formation", ("rules",), TOLD, ("tests/formation",), ("layouts.txt",), apart=("agents", "terminal")
    ),
}


# --- What can be changed ---


@dataclass(frozen=True)
class Change:
    """One place in the syntax tree of a function and what to put there."""

    module: str
    function: str
    line: int
    place: int
    """The place among all nodes of the function."""
    kind: int
    """Which of the changes that this node allows."""
    told: str
    rules: frozenset[str]
    """The statements that the function cites."""


@dataclass(frozen=True)
class DataChange:
    """One number or switch of a data file and what to put there."""

    path: Path
    start: int
    end: int
    new: str
    told: str
    rules: frozenset[str] = frozenset()


@dataclass(frozen=True)
class SwitchChange:
    """One switch of a record by which the rules differ, and what to put there."""

    record: str
    field: str
    new: bool | int
    told: str
    rules: frozenset[str] = frozenset()


@dataclass(frozen=True)
class ConstantChange:
    """One constant of a module that cites a statement, and what to put there."""

    module: str
    name: str
    new: int | tuple[int, ...]
    told: str
    rules: frozenset[str] = frozenset()


AnyChange = Change | ConstantChange | DataChange | SwitchChange


OTHER_COMPARISON: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}


def changed(node: ast.AST) -> list[ast.AST]:  # noqa: PLR0911, PLR0912 - a return for each sort
    """Returns what may stand in the place of a node, each of the same sort."""
    match node:
        case ast.Compare(left, [operator], [right]):
            return [ast.Compare(left, [OTHER_COMPARISON[type(operator)]()], [right])]
        case ast.BoolOp(operator, values):
            return [ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)]
        case ast.UnaryOp(ast.Not(), operand):
            return [operand]
        case ast.BinOp(left, ast.Add(), right):
            return [ast.BinOp(left, ast.Sub(), right), left]
        case ast.BinOp(left, ast.Sub(), right):
            return [ast.BinOp(left, ast.Add(), right), right]
        case ast.Constant(bool(value)):
            return [ast.Constant(not value)]
        case ast.Constant(int(value)):
            return [ast.Constant(value + 1), ast.Constant(value - 1)]
        case ast.If(_, body, otherwise):
            return [ast.If(ast.Constant(answer), body, otherwise) for answer in (True, False)]
        case ast.Expr(ast.Call()) | ast.Assign() | ast.AugAssign():
            return [ast.Pass()]
        case ast.Call(ast.Name("min"), arguments, []):
            return [ast.Call(ast.Name("max", ast.Load()), arguments, [])]
        case ast.Call(ast.Name("max"), arguments, []):
            return [ast.Call(ast.Name("min", ast.Load()), arguments, [])]
        case ast.Call(ast.Name("any" | "all" as name), arguments, []):
            return [ast.Call(ast.Name("all" if name == "any" else "any", ast.Load()), arguments, [])]
        case ast.Call(ast.Name("bool"), [argument], []):
            return [ast.UnaryOp(ast.Not(), argument)]
        case ast.Call(ast.Name("push") as push, [table, *steps], []) if len(steps) > 1:
            return [ast.Call(push, [table, *steps[:at], *steps[at + 1 :]], []) for at in range(len(steps))]
        case ast.Return(ast.Tuple(parts)) if len(parts) > 1:
            return [ast.Return(ast.Tuple(parts[:at] + parts[at + 1 :], ast.Load())) for at in range(len(parts))]
        case ast.Attribute(_, "amount", ast.Load()):
            return [ast.BinOp(node, ast.Add(), ast.Constant(1))]
    return []


class Replacer(ast.NodeTransformer):
    """Puts another node in one place."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = new

    def visit(self, node: ast.AST) -> Any:
        """Replaces the one node, and goes through all others."""
        return ast.copy_location(self.new, node) if node is self.old else self.generic_visit(node)


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Gives the functions and methods of a module by their qualified names."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and not inner.decorator_list:
                    yield f"{node.name}.{inner.name}", inner


def body_nodes(function: ast.FunctionDef) -> list[ast.AST]:
    """Returns what a function is made of, without its signature and docstring, in a fixed order."""
    return [node for statement in function.body for node in ast.walk(statement)]


def sources(game: Game) -> dict[str, Path]:
    """Returns the modules with the rules of a game."""
    home = ROOT / "src/wildswing" / game.package
    return {
        f"wildswing.{game.package}.{folder}.{path.stem}": path
        for folder in game.folders
        for path in sorted((home / folder).glob("*.py"))
        if path.stem not in game.without
    }


@cache
def all_changes(game: Game) -> list[AnyChange]:
    """Returns every change that can be made to the rules of a game."""
    return [*_in_functions(game), *_in_constants(game), *_in_switches(game), *_in_data(game)]


def _in_functions(game: Game) -> Iterator[Change]:
    for module, path in sources(game).items():
        source = path.read_text(encoding="utf-8")
        lines = source.splitlines()
        for name, function in functions(ast.parse(source)):
            told = frozenset([rule for rule, place in told_by_page(game.package) if place == f"{path.stem}.{name}"])
            rules = told | ids_in(game.package, "\n".join(lines[function.lineno - 1 : function.end_lineno]))
            if name.endswith("__repr__") or (name.endswith("__init__") and not rules):
                continue  # a record that only keeps what it is given
            for place, node in enumerate(body_nodes(function)):
                if _only_tells(node):
                    continue
                for kind, other in enumerate(changed(node)):
                    yield Change(
                        module,
                        name,
                        getattr(node, "lineno", 0),
                        place,
                        kind,
                        f"{_short(node)}  →  {_short(other)}",
                        rules,
                    )


def _in_constants(game: Game) -> Iterator[ConstantChange]:
    for module, path in sources(game).items():
        for name, body in definitions(path):
            value = getattr(importlib.import_module(module), name, None)
            rules = ids_in(game.package, body)
            if not name.isupper() or not rules:
                continue
            others: list[int | tuple[int, ...]] = []
            if isinstance(value, int) and not isinstance(value, bool):
                others = [value + 1, value - 1]
            elif isinstance(value, tuple) and all(isinstance(one, int) for one in value):
                others = [(*value[:-1], value[-1] + 1), value[:-1]]
            for other in others:
                yield ConstantChange(
                    module, name, other, f"{path.stem}.{name} = {_cut(value)}  →  {_cut(other)}", rules
                )


def _in_switches(game: Game) -> Iterator[SwitchChange]:
    if game.records is None:
        return
    module, name = game.records
    source = sources(game)[module].read_text(encoding="utf-8")
    for record, switches in getattr(importlib.import_module(module), name).items():
        for field in fields(switches):
            value = getattr(switches, field.name)
            about = re.search(rf'^    {field.name}: .*\n    """(.*(?:\n    .*)*?)"""', source, re.MULTILINE)
            rules = ids_in(game.package, about[1] if about else "")
            others = (
                [not value] if isinstance(value, bool) else [value + 1, value - 1] if isinstance(value, int) else []
            )
            for other in others:
                yield SwitchChange(record, field.name, other, f"{record}: {field.name}={value}  →  {other}", rules)


def _in_data(game: Game) -> Iterator[DataChange]:
    """Gives changes of the numbers and switches of data files, outside of what is quoted or commented."""
    home = ROOT / "src/wildswing" / game.package
    for path in [path for pattern in game.data for path in sorted(home.glob(pattern))]:
        text = path.read_text(encoding="utf-8")
        for found in re.finditer(
            r'""".*?"""|\["[^]]*"\](?= #)|"[^"\n]*"|#[^\n]*|\b(?:true|false)\b|(?<![\w.])\d+(?![\w.])', text, re.DOTALL
        ):
            old = found.group()
            for new in _other_datum(old):
                line = text.count("\n", 0, found.start()) + 1
                told = f"{path.name}:{line}  {text.splitlines()[line - 1].strip()[:50]}: {old}  →  {new}"
                rules = ids_in(game.package, text.splitlines()[line - 1])
                yield DataChange(path, found.start(), found.end(), new, told, rules)


def _other_datum(old: str) -> list[str]:
    if old in ("true", "false"):
        return ["false" if old == "true" else "true"]
    return [str(int(old) + 1)] if old.isdigit() else ["[]"] if old.startswith("[") else []


def _only_tells(node: ast.AST) -> bool:
    """Tells whether a node only decides whether an event is told: `if heard is not None`, and what stands there."""
    return any(isinstance(part, ast.Name) and part.id == "heard" for part in ast.walk(node)) and (
        isinstance(node, ast.If | ast.Compare) or "heard.append" in ast.unparse(node)
    )


def _short(node: ast.AST) -> str:
    return _cut(ast.unparse(ast.fix_missing_locations(copy.deepcopy(node))).split("\n")[0])


def _cut(told: object) -> str:
    text = str(told)
    return text if len(text) <= 70 else f"{text[:67]}…"


def code_with(change: Change, path: Path) -> CodeType:
    """Compiles the changed function."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    function = dict(functions(tree))[change.function]
    old = body_nodes(function)[change.place]
    Replacer(old, changed(old)[change.kind]).visit(function)
    whole = compile(ast.fix_missing_locations(tree), str(path), "exec")
    return _inside(whole, change.function)


def _inside(code: CodeType, function: str) -> CodeType:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_qualname == function:
                return constant
            if function.startswith(f"{constant.co_qualname}."):
                return _inside(constant, function)
    raise LookupError(function)


def function_of(change: Change) -> FunctionType:
    """Returns the function as it is, below any cache."""
    found: Any = importlib.import_module(change.module)
    for name in change.function.split("."):
        found = getattr(found, name)
    found = getattr(found, "__wrapped__", found)
    if not isinstance(found, FunctionType):
        raise SystemExit(f"{change.module} is compiled; run this against the plain package.")
    return found


# --- Running the tests ---


class Trial:
    """A plugin of pytest that, instead of running the tests once, runs them for each change."""

    def __init__(self, game: Game, changes: Sequence[AnyChange], rules: Sequence[str]) -> None:
        self.game = game
        self.changes = changes
        self.rules = rules
        self.counts: Counter[str] = Counter()
        self.seconds: dict[int, float] = {}
        """How long each test took."""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Tries every change on the tests that call its function, or those of a statement on the tests that cite it."""
        if self.rules:
            self._prove(session)
        else:
            self._sample(session)
        return True

    def _sample(self, session: pytest.Session) -> None:
        calling = self._calls(session)
        for number, change in enumerate(self.changes, 1):
            verdict = self._verdict(session, change, self._tests_of(change, calling))
            self.counts[verdict] += 1
            rules = "" if verdict == "noticed" else f"  ({self._rules_of(session, change, calling)})"
            say(f"{number:4} {verdict:8} {_where(change)}{change.told}{rules}")

    def _prove(self, session: pytest.Session) -> None:
        """Changes what cites each statement, until a test that cites it notices; lists what none notices."""
        citing = cited_in_tests(self.game.package)
        for rule in self.rules:
            named = citing.get(rule, [])
            tests = [at for at, item in enumerate(session.items) if _named(item) in named]
            tried: list[AnyChange] = []
            proven = False
            grounds = grounds_of(self.game.package, rule)
            for change in _spread([one for one in self.changes if grounds & one.rules]):
                tried.append(change)
                proven = self._verdict(session, change, tests) == "noticed"
                if proven:
                    break
            self.counts["proven" if proven else "UNPROVEN"] += 1
            why = f"{_where(tried[-1])}{tried[-1].told}" if proven else _why_unproven(tried, tests)
            say(f"{'proven' if proven else 'UNPROVEN':8} {rule}: {why}")

    def _verdict(self, session: pytest.Session, change: AnyChange, tests: Sequence[int]) -> str:
        if not tests:
            return "UNCALLED"
        return "noticed" if in_fork(partial(self._try, session, change, tests)) != SURVIVES else "SURVIVES"

    def _rules_of(self, session: pytest.Session, change: AnyChange, calling: dict[tuple[str, str], list[int]]) -> str:
        """Names the statements that a function cites, or else those that the tests which call it cite."""
        found = change.rules
        if not found and isinstance(change, Change):
            names = {_named(session.items[at]) for at in calling[change.module, change.function]}
            citing = cited_in_tests(self.game.package)
            found = frozenset([rule for rule, tests in citing.items() if not names.isdisjoint(tests)])
        shown = sorted(found)
        more = f" and {len(shown) - SHOWN} more" if len(shown) > SHOWN else ""
        return ", ".join(shown[:SHOWN]) + more if shown else "no statement"

    def _calls(self, session: pytest.Session) -> dict[tuple[str, str], list[int]]:
        """Runs all tests once; returns which call each function that is to be changed, the quickest first."""
        calling: dict[tuple[str, str], list[int]] = defaultdict(list)
        called: set[tuple[str, str]] = set()
        for change in self.changes:
            if isinstance(change, Change):
                _note_calls(change, sources(self.game)[change.module], called)
        say(f"Running {len(session.items)} tests to see what each calls.")
        for at, item in enumerate(session.items):
            called.clear()
            began = process_time()
            if _fails(session, at):
                raise SystemExit(f"{item.nodeid} fails without any change; mend it first.")
            self.seconds[at] = process_time() - began
            for function in called:
                calling[function].append(at)
        for tests in calling.values():
            tests.sort(key=lambda at: self.seconds[at])
        return calling

    def _tests_of(self, change: AnyChange, calling: dict[tuple[str, str], list[int]]) -> list[int]:
        """Returns some seconds' worth of the tests that can notice a change, the quickest first; at least one."""
        everything = sorted(self.seconds, key=lambda at: self.seconds[at])
        can = calling[change.module, change.function] if isinstance(change, Change) else everything
        spent = accumulate([self.seconds[at] for at in can])
        return [at for at, seconds in zip(can, spent, strict=True) if seconds <= WORTH] or can[:1]

    def _try(self, session: pytest.Session, change: AnyChange, tests: Sequence[int]) -> int:
        match change:
            case Change():
                function_of(change).__code__ = code_with(change, sources(self.game)[change.module])
            case ConstantChange():
                _put_constant(change, sources(self.game)[change.module])
            case SwitchChange():
                assert self.game.records is not None
                module, name = self.game.records
                records = getattr(importlib.import_module(module), name)
                object.__setattr__(records[change.record], change.field, change.new)
            case DataChange():
                _read_changed(change)
        forget(self.game)
        return NOTICED if any(_fails(session, at) for at in tests) else SURVIVES


def _where(change: AnyChange) -> str:
    return f"{change.module}.{change.function}:{change.line}  " if isinstance(change, Change) else ""


def _note_calls(change: Change, path: Path, called: set[tuple[str, str]]) -> None:
    """Lets a function say that it was called; a profiler, which hears of every call, would take many times longer."""
    function = function_of(change)
    if NOTE in function.__code__.co_names:
        return
    tree = ast.parse(path.read_text(encoding="utf-8"))
    body = dict(functions(tree))[change.function].body
    body.insert(0, ast.parse(f"{NOTE}.add(({change.module!r}, {change.function!r}))").body[0])
    whole = compile(ast.fix_missing_locations(tree), str(path), "exec")
    function.__globals__[NOTE] = called
    function.__code__ = _inside(whole, change.function)


def _named(item: pytest.Item) -> str:
    """Returns the file and name of a test, without its parameters; those of scenarios tell tests apart."""
    return item.nodeid if item.nodeid.startswith((SCENARIOS, FILES)) else item.nodeid.split("[")[0]


def _why_unproven(tried: Sequence[AnyChange], tests: Sequence[int]) -> str:
    if not tried:
        return "no function that can be changed cites it"
    return f"no test that cites it notices any of {len(tried)} changes" if tests else "no test cites it"


def _spread(changes: Sequence[AnyChange]) -> list[AnyChange]:
    """Returns at most some changes, of all functions alike, in a fixed order."""
    return random.Random(len(changes)).sample(changes, min(TRIES, len(changes)))


def _put_constant(change: ConstantChange, path: Path) -> None:
    """Puts another value, and whatever its module makes of it, wherever a module has imported that."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == change.name:
            node.value = ast.parse(repr(change.new), mode="eval").body
    other = ModuleType(change.module)
    exec(compile(tree, str(path), "exec"), vars(other))
    sound = dict(vars(sys.modules[change.module]))
    for key in [key for key, value in sound.items() if key.isupper() and value != getattr(other, key)]:
        for name, module in list(sys.modules.items()):
            if name.startswith(("wildswing.", "tests.")) and getattr(module, key, None) is sound[key]:
                setattr(module, key, getattr(other, key))


def _read_changed(change: DataChange) -> None:
    """Has a data file read with the change in it from now on."""
    sound = Path.read_text

    def read_text(self: Path, *arguments: Any, **named: Any) -> str:
        text = sound(self, *arguments, **named)
        return text[: change.start] + change.new + text[change.end :] if self == change.path else text

    Path.read_text = read_text  # type: ignore[method-assign] # in this copy of the process alone


def forget(game: Game) -> None:
    """Empties the caches of the game, which were filled before the change; the cards of a fighter are no rules."""
    home = tuple([f"wildswing.{game.package}.{room}" for room in ("rules", "solo", "game")])
    gc.unfreeze()  # what was frozen when the tests were collected is among no objects
    for thing in gc.get_objects():
        if isinstance(thing, _lru_cache_wrapper) and (thing.__module__ or "").startswith(home):
            thing.cache_clear()


def _fails(session: pytest.Session, at: int) -> bool:
    """Runs one test; every test is set up for itself alone, so any order will do."""
    reports = _Reports()
    session.config.pluginmanager.register(reports)
    try:
        session.items[at].config.hook.pytest_runtest_protocol(item=session.items[at], nextitem=None)
    finally:
        session.config.pluginmanager.unregister(reports)
    return reports.failed


class _Reports:
    def __init__(self) -> None:
        self.failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed


def in_fork(work: Callable[[], int]) -> int:
    """Does something in a copy of this process, and returns its result; a copy that hangs or dies has noticed."""
    child = os.fork()
    if child == 0:
        _work_and_leave(work)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status)


def _work_and_leave(work: Callable[[], int]) -> NoReturn:
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    code = NOTICED
    try:
        with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
            code = work()
    finally:
        os._exit(code)


def try_game(name: str, count: int, seed: int, rules: Sequence[str]) -> bool:
    """Tries changes of one game, or of what cites some statements; returns whether all were noticed."""
    game = GAMES[name]
    possible = all_changes(game)
    chosen = possible if rules else random.Random(f"{seed} {name}").sample(possible, min(count, len(possible)))
    trial = Trial(game, chosen, rules)
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:terminalreporter", "-p", "no:randomly"]
    if not rules:
        options += [f"--ignore=tests/{game.package}/{folder}" for folder in game.apart]
    if pytest.main([*options, *game.tests], plugins=[trial]) not in (0, 5):
        raise SystemExit(f"The tests of {name} cannot be collected; run them by themselves first.")
    what = f"{len(rules)} statements" if rules else f"{len(chosen)} of {len(possible)} possible changes (seed {seed})"
    say(f"{name}: {what}; " + ", ".join([f"{number} {verdict}" for verdict, number in trial.counts.items()]) + ".")
    return not set(trial.counts) - {"noticed", "proven"}


def grounds_of(game: str, rule: str) -> set[str]:
    """Returns a statement with those that it follows from."""
    follows = next((sheet.follows for sheet in SHEETS if sheet.package == game), {})
    return {rule, *(follows[rule].split(", ") if rule in follows else ())}


def rules_of(game: str) -> list[str]:
    """Returns the statements of a game that tests cite and that something which can be changed cites."""
    changeable = {rule for change in all_changes(GAMES[game]) for rule in change.rules}
    return sorted([rule for rule in cited_in_tests(game) if grounds_of(game, rule) & changeable])


def main(arguments: Sequence[str] | None = None) -> int:
    """Tries changes of the games asked for, and reports."""
    parser = argparse.ArgumentParser(description="Change the rules and list what no test notices.")
    parser.add_argument("games", nargs="*", choices=[[], *GAMES], help="which games (all if none is named)")
    parser.add_argument("--count", type=int, default=100, help="how many changes of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rule", action="append", default=[], help="only what cites this statement; may be repeated")
    parser.add_argument("--every-rule", action="store_true", help="prove each statement by the tests that cite it")
    given = parser.parse_args(arguments)
    os.environ[VARIABLE] = ALL  # a test that has its day tomorrow notices too
    results = []
    for name in given.games or GAMES:
        rules = [rule for rule in given.rule if ids_in(name, rule)]
        if given.every_rule:
            rules = rules_of(name)
        if rules or not given.rule:
            results.append(try_game(name, given.count, given.seed, rules))
    if not results:
        parser.error(f"no game has a statement {' or '.join(given.rule)}")
    return 0 if all(results) else 1


def say(words: str, end: str = "\n") -> None:
    """Prints at once, past whatever pytest does with the output."""
    sys.__stdout__.write(words + end)  # type: ignore[union-attr]  # there is one
    sys.__stdout__.flush()  # type: ignore[union-attr]


if __name__ == "__main__":
    sys.exit(main())
