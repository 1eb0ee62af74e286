"""What a table opens with: its addresses, and how many lines it may have."""

import resource
import socket
import urllib.request
from threading import Thread

import pytest

from wildswing.server.basics.settings import USUAL
from wildswing.server.doors.connections import MOST_IDLE, OTHER_FILES, allow_files, most_idle, room_for_lines
from wildswing.server.hosting import serving
from wildswing.server.hosting.serving import address_for_others, address_of, listen

ALL = USUAL.lines + MOST_IDLE + OTHER_FILES


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((1024, 1_000_000), (ALL, 1_000_000)),
        ((1024, resource.RLIM_INFINITY), (ALL, resource.RLIM_INFINITY)),
        ((1024, 2000), (2000, 2000)),
        ((ALL, 1_000_000), None),
        ((resource.RLIM_INFINITY, resource.RLIM_INFINITY), None),
    ],
)
def test_a_process_may_open_as_many_lines_as_the_system_allows(
    monkeypatch: pytest.MonkeyPatch, before: tuple[int, int], after: tuple[int, int] | None
) -> None:
    allowed: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: before)
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: allowed.append(limits))
    allow_files(ALL)
    assert allowed == ([] if after is None else [after])


@pytest.mark.parametrize("files", [200, 1024, 4096, ALL, 1_000_000, resource.RLIM_INFINITY])
def test_lines_and_connections_leave_files_for_all_else(monkeypatch: pytest.MonkeyPatch, files: int) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (files, files))
    lines = min(USUAL.lines, room_for_lines())
    assert lines >= min(100, USUAL.lines)
    assert most_idle() >= min(50, MOST_IDLE)
    if files != resource.RLIM_INFINITY:
        assert lines + most_idle() <= files - min(OTHER_FILES, files // 4)
    if files >= ALL or files == resource.RLIM_INFINITY:
        assert (lines, most_idle()) == (USUAL.lines, MOST_IDLE)


def is_reached_at(address: str, listener: socket.socket) -> bool:
    """Tells whether a browser that opens an address comes to a listener."""

    def greet() -> None:
        caller, _ = listener.accept()
        with caller:
            caller.recv(1000)
            caller.sendall(b"HTTP/1.0 200 OK\r\n\r\n")

    host = Thread(target=greet)
    host.start()
    with urllib.request.urlopen(address, timeout=30) as answer:
        host.join()
        return bool(answer.status == 200)


@pytest.mark.parametrize(("host", "shown"), [("0.0.0.0", "127.0.0.1"), ("", "127.0.0.1"), ("127.0.0.1", "127.0.0.1")])
def test_the_address_of_a_table_can_be_opened(host: str, shown: str) -> None:
    with listen(host, 0) as listener:
        address = address_of(listener)
        assert address == f"http://{shown}:{listener.getsockname()[1]}"
        assert is_reached_at(address, listener)


def test_at_all_addresses_others_are_told_one_that_can_be_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    with listen("0.0.0.0", 0) as listener:
        port = listener.getsockname()[1]
        assert "0.0.0.0" not in address_for_others(listener)
        monkeypatch.setattr(serving, "_own_address", lambda _: "192.168.1.20")
        assert address_for_others(listener) == f"http://192.168.1.20:{port}"
        monkeypatch.setattr(serving, "_own_address", lambda _: "2001:db8::5")
        assert address_for_others(listener) == f"http://[2001:db8::5]:{port}"
        monkeypatch.setattr(serving, "_own_address", lambda _: "")
        assert address_for_others(listener) == f"http://{socket.gethostname()}:{port}"
    with listen("127.0.0.1", 0) as listener:
        assert address_for_others(listener) == ""
