"""Other engines in a process of their own, which measures what it is told to as our own workers do."""

from tools.peers.engines import find_peer
from wildswing.lab.bench_worker import Measure, main
from wildswing.lab.tally import Missing


def open_peer(name: str, _: str, seed: int) -> Measure | Missing:
    """Loads another engine and plays once without the clock, so that nothing is loaded while it runs."""
    found = find_peer(name)
    if isinstance(found, Missing):
        return found
    found.play(0, seed)
    return found.play


if __name__ == "__main__":
    main(open_peer)
