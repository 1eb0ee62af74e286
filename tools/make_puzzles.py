"""Makes puzzles of a game: in matches that machines play, and in match files; see docs/puzzles.md.

python -m tools.make_puzzles exceed --kept build/exceed.found --matches 400 --seed 1
python -m tools.make_puzzles exceed --kept build/exceed.found --read "my matches" --matches 0
python -m tools.make_puzzles exceed --kept build/exceed.found --matches 0 --ship puzzles.jsonl --count 300
python -m tools.make_puzzles exceed --check puzzles.jsonl

What is found in a match is kept as soon as the match is over, in a line of its own, and a run that was broken off goes
on where it stopped. The same seed always finds the same puzzles.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from wildswing.cli.progress import shown_progress
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.game import AnyGame
from wildswing.kernel.record import read
from wildswing.kernel.registry import find_game
from wildswing.study.puzzles.checking import holds
from wildswing.study.puzzles.choosing import chosen
from wildswing.study.puzzles.facet import Puzzles, puzzles_of
from wildswing.study.puzzles.file import read_puzzles, write_puzzles
from wildswing.study.puzzles.making import Candidate, look_through, play, puzzles_in
from wildswing.study.puzzles.position import set_up
from wildswing.study.puzzles.puzzle import Puzzle


class Kept(msgspec.Struct, frozen=True):
    """What was found in a match: a line of the file."""

    match: str
    puzzles: tuple[Puzzle, ...]


def kept_in(file: Path) -> list[Kept]:
    """Returns what was found so far; a last line that was cut off is taken away."""
    if not file.exists():
        return []
    whole, _, cut = file.read_bytes().rpartition(b"\n")
    if cut:
        file.write_bytes(whole + b"\n" if whole else b"")
    return [msgspec.json.decode(line, type=Kept) for line in whole.splitlines()]


def main() -> None:
    """Looks for puzzles, and writes the best of them if that is wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--kept", type=Path, help="the file with what was found so far")
    parser.add_argument("--matches", type=int, default=100, help="how many matches machines play")
    parser.add_argument("--read", type=Path, help="a folder of match files to look through too")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--ship", type=Path, help="write the puzzles that hold by other chance to this file")
    parser.add_argument("--count", type=int, default=100, help="how many of them at most")
    parser.add_argument("--check", type=Path, help="look anew at the puzzles of this file, and name those to leave out")
    wanted = parser.parse_args()
    game = find_game(wanted.game)
    facet = puzzles_of(game)
    if facet is None:
        raise SystemExit(f"{game.title} does not say what its puzzles are about; see docs/puzzles.md.")
    if wanted.check is not None:
        raise SystemExit(check(game, wanted.check))
    if wanted.kept is None:
        parser.error("--kept names the file with what was found so far; it is needed but for --check.")
    search(game, facet, wanted)
    if wanted.ship is not None:
        found = [puzzle for kept in kept_in(wanted.kept) for puzzle in kept.puzzles]
        sound = [puzzle for puzzle in found if holds(set_up(game, puzzle))]
        wanted.ship.write_bytes(write_puzzles(game, chosen(sound, wanted.count)))
        sys.stdout.write(f"{len(found) - len(sound)} of {len(found)} puzzles do not hold and are left out.\n")


def check(game: AnyGame, file: Path) -> int:
    """Looks anew at the puzzles of a file, and returns how many do not hold."""
    puzzles = read_puzzles(file.read_bytes(), game, file.name)
    failed = 0
    with shown_progress("Puzzles") as progress:
        for place, puzzle in enumerate(puzzles):
            progress(place, len(puzzles))
            if not holds(set_up(game, puzzle)):
                failed += 1
                sys.stdout.write(f"Puzzle {place + 1} ({puzzle.id}) does not hold.\n")
    sys.stdout.write(f"{len(puzzles) - failed} of {len(puzzles)} puzzles hold.\n")
    return failed


def search(game: AnyGame, facet: Puzzles, wanted: argparse.Namespace) -> None:
    """Looks for puzzles in every match that was not looked through yet."""
    done = {kept.match for kept in kept_in(wanted.kept)}
    files = sorted(wanted.read.glob("*.match")) if wanted.read is not None else []
    todo = [f"{wanted.seed}/{number}" for number in range(wanted.matches)] + [file.name for file in files]
    with wanted.kept.open("ab", buffering=0) as out, shown_progress("Matches") as progress:
        for place, name in enumerate(todo):
            progress(place, len(todo))
            if name in done:
                continue
            kept = Kept(name, tuple(puzzles_in(candidates(game, facet, name, wanted.read), facet)))
            out.write(msgspec.json.encode(kept) + b"\n")


def candidates(game: AnyGame, facet: Puzzles, name: str, folder: Path | None) -> Iterator[Candidate]:
    """Returns the decisions of a match that seem clear: of a file of the folder, or of one that machines play."""
    if folder is None or not (folder / name).is_file():
        return play(game, facet, name)
    try:
        match = read((folder / name).read_bytes(), find_game, name).match
    except WildswingError as error:
        raise SystemExit(str(error)) from None
    return look_through(match, facet, name) if match.game.name == game.name else iter(())


if __name__ == "__main__":
    main()
