"""A file is written to by one program at a time, also where the system has no locks."""

import subprocess
import sys
import threading
from io import FileIO
from pathlib import Path

import pytest

from wildswing.home import alone
from wildswing.kernel.errors import WildswingError

OTHER = """
import sys
from io import FileIO
from pathlib import Path
from wildswing.home import alone
alone.fcntl = alone.fcntl if sys.argv[2] == "locks" else None
path = Path(sys.argv[1])
with FileIO(path, "ab") as file, alone.alone_with(file, path):
    print("mine", flush=True)
    sys.stdin.read()
"""


@pytest.fixture(params=["locks", "no locks"])
def system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A system that can lock files, and one that cannot."""
    if request.param == "locks" and alone.fcntl is None:
        pytest.skip("this system has no locks")
    if request.param == "no locks":
        monkeypatch.setattr(alone, "fcntl", None)
    return str(request.param)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "my.file").touch()
    return tmp_path / "my.file"


def taken() -> str:
    return "Somebody has it."


def test_another_program_is_refused_until_the_first_is_done(system: str, path: Path) -> None:
    other = subprocess.Popen(
        [sys.executable, "-c", OTHER, path, system], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert other.stdout is not None
    assert other.stdout.readline() == "mine\n"
    with (
        FileIO(path, "ab") as file,
        pytest.raises(WildswingError, match=r"^Somebody has it\.$"),
        alone.alone_with(file, path, taken),
    ):
        pass
    other.communicate("")
    with FileIO(path, "ab") as file, alone.alone_with(file, path, taken):
        file.write(b"ours")
    assert path.read_bytes() == b"ours"


def test_whoever_has_time_waits(system: str, path: Path) -> None:
    order: list[str] = []

    def write_later() -> None:
        with FileIO(path, "ab") as file, alone.alone_with(file, path):
            order.append("second")

    with FileIO(path, "ab") as file, alone.alone_with(file, path):
        later = threading.Thread(target=write_later)
        later.start()
        order.append("first")
    later.join()
    assert order == ["first", "second"]


def test_nothing_is_left_behind_whatever_happens_meanwhile(system: str, path: Path) -> None:
    with FileIO(path, "ab") as file, pytest.raises(ZeroDivisionError), alone.alone_with(file, path, taken):
        raise ZeroDivisionError
    assert [file.name for file in path.parent.iterdir()] == ["my.file"]
    with FileIO(path, "ab") as file, alone.alone_with(file, path, taken):
        pass
