"""Changes the rules at random, one small place at a time, and lists the changes that no test notices.

    python tools/mutate_rules.py
    python tools/mutate_rules.py exceed --count 50 --seed 7

The tests are collected once. Each change is made in a forked copy of that process, in the syntax tree of one function,
and the tests that call this function are run there until one fails. Ends with 1 if a change survives.
"""

import argparse
import ast
import copy
import gc
import importlib
import os
import random
import signal
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import _lru_cache_wrapper, partial
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Final, NoReturn

import pytest

ROOT: Final = Path(__file__).parents[1]
SECONDS: Final = 120
"""A change with which the tests take longer goes on for ever; it is stopped, and counts as noticed."""

NOTICED, SURVIVES = 1, 0


@dataclass(frozen=True)
class Game:
    """Where the rules of a game stand, and the tests that are to notice a change of them."""

    package: str
    without: frozenset[str]
    """Modules that hold no rules: words, estimates, what is read from files."""
    tests: tuple[str, ...]


GAMES: Final = {
    "exceed": Game(
        "exceed",
        frozenset({"barring", "events", "view", "wording"}),
        ("tests/exceed/rules", "tests/exceed/cards", "tests/exceed/scenarios", "tests/exceed/test_pending.py"),
    ),
    "exiled": Game("exiled", frozenset({"events", "view", "wording"}), ("tests/exiled",)),
    "formation": Game("formation", frozenset({"events", "view", "wording"}), ("tests/formation",)),
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


def changed(node: ast.AST) -> list[ast.AST]:  # noqa: PLR0911 - a return for each sort
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
    folder = ROOT / "src/wildswing" / game.package / "rules"
    kept = [path for path in sorted(folder.glob("*.py")) if path.stem not in game.without | {"__init__"}]
    return {f"wildswing.{game.package}.rules.{path.stem}": path for path in kept}


def all_changes(game: Game) -> list[Change]:
    """Returns every change that can be made to the rules of a game."""
    found: list[Change] = []
    for module, path in sources(game).items():
        for name, function in functions(ast.parse(path.read_text(encoding="utf-8"))):
            if name.endswith(("__init__", "__repr__")):
                continue
            for place, node in enumerate(body_nodes(function)):
                if _only_tells(node):
                    continue
                for kind, other in enumerate(changed(node)):
                    told = f"{_short(node)}  →  {_short(other)}"
                    found.append(Change(module, name, getattr(node, "lineno", 0), place, kind, told))
    return found


def _only_tells(node: ast.AST) -> bool:
    """Tells whether a node only decides whether an event is told: `if heard is not None`, and what stands there."""
    return any(isinstance(part, ast.Name) and part.id == "heard" for part in ast.walk(node)) and (
        isinstance(node, ast.If | ast.Compare) or "heard.append" in ast.unparse(node)
    )


def _short(node: ast.AST) -> str:
    text = ast.unparse(ast.fix_missing_locations(copy.deepcopy(node))).split("\n")[0]
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

    def __init__(self, game: Game, changes: Sequence[Change]) -> None:
        self.game = game
        self.changes = changes
        self.survivors: list[Change] = []
        self.uncalled: list[Change] = []
        self.counts: Counter[str] = Counter()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Tries every change on the tests that call its function."""
        calling = self._calls(session)
        paths = sources(self.game)
        for number, change in enumerate(self.changes, 1):
            tests = calling[change.module, change.function]
            if not tests:
                verdict = "UNCALLED"
                self.uncalled.append(change)
            else:
                noticed = _in_fork(partial(self._try, session, change, paths[change.module], tests)) != SURVIVES
                verdict = "noticed" if noticed else "SURVIVES"
                if not noticed:
                    self.survivors.append(change)
            self.counts[verdict] += 1
            say(f"{number:4} {verdict:8} {change.module}.{change.function}:{change.line}  {change.told}")
        return True

    def _calls(self, session: pytest.Session) -> dict[tuple[str, str], list[int]]:
        """Runs all tests once and notes which call which function of the rules."""
        files = {str(path): module for module, path in sources(self.game).items()}
        calling: dict[tuple[str, str], list[int]] = defaultdict(list)
        called: set[tuple[str, str]] = set()

        def note(frame: FrameType, event: str, _: object) -> None:
            if event == "call" and frame.f_code.co_filename in files:
                called.add((files[frame.f_code.co_filename], frame.f_code.co_qualname.split(".<locals>")[0]))

        say(f"Running {len(session.items)} tests to see what each calls.")
        for at, item in enumerate(session.items):
            called.clear()
            sys.setprofile(note)
            failed = _fails(session, at)
            sys.setprofile(None)
            if failed:
                raise SystemExit(f"{item.nodeid} fails without any change; mend it first.")
            for function in called:
                calling[function].append(at)
        return calling

    def _try(self, session: pytest.Session, change: Change, path: Path, tests: Sequence[int]) -> int:
        function_of(change).__code__ = code_with(change, path)
        _forget(self.game)
        return NOTICED if any(_fails(session, at) for at in tests) else SURVIVES


def _forget(game: Game) -> None:
    """Empties the caches of the rules, which were filled before the change."""
    for thing in gc.get_objects():
        if isinstance(thing, _lru_cache_wrapper) and thing.__module__ in sources(game):
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


def _in_fork(work: Callable[[], int]) -> int:
    """Does something in a copy of this process, and returns its result; a copy that hangs or dies has noticed."""
    child = os.fork()
    if child == 0:
        _work_and_leave(work)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status)


def _work_and_leave(work: Callable[[], int]) -> NoReturn:
    signal.alarm(SECONDS)
    code = NOTICED
    try:
        with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
            code = work()
    finally:
        os._exit(code)


def try_game(name: str, count: int, seed: int) -> bool:
    """Tries changes of one game; returns whether all were noticed."""
    game = GAMES[name]
    possible = all_changes(game)
    chosen = random.Random(f"{seed} {name}").sample(possible, min(count, len(possible)))
    trial = Trial(game, chosen)
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:terminalreporter", "-p", "no:randomly"]
    if pytest.main([*options, *game.tests], plugins=[trial]) not in (0, 5):
        raise SystemExit(f"The tests of {name} cannot be collected; run them by themselves first.")
    say(f"{name}: {len(chosen)} of {len(possible)} possible changes (seed {seed}); ", end="")
    say(", ".join([f"{number} {verdict}" for verdict, number in trial.counts.items()]) + ".")
    return not trial.survivors and not trial.uncalled


def main(arguments: Sequence[str] | None = None) -> int:
    """Tries changes of the games asked for, and reports."""
    parser = argparse.ArgumentParser(description="Change the rules at random and list what no test notices.")
    parser.add_argument("games", nargs="*", choices=[[], *GAMES], help="which games (all if none is named)")
    parser.add_argument("--count", type=int, default=300, help="how many changes of each game")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    results = [try_game(name, given.count, given.seed) for name in given.games or GAMES]
    return 0 if all(results) else 1


def say(words: str, end: str = "\n") -> None:
    """Prints at once, past whatever pytest does with the output."""
    sys.__stdout__.write(words + end)  # type: ignore[union-attr]  # there is one
    sys.__stdout__.flush()  # type: ignore[union-attr]


if __name__ == "__main__":
    sys.exit(main())
