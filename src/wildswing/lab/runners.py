"""Where the games of a tournament are played: in this process, in several of this machine, or on a cluster."""

from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from functools import partial

from wildswing.kernel.errors import WildswingError
from wildswing.lab.errands import IN_FLIGHT, interrupts_held_back, pool_of
from wildswing.lab.results import Result
from wildswing.lab.tournament import Runner, Task, play_game

More = Callable[[], Sequence[Task]]


def runner_for(jobs: int, cluster: str | None) -> Runner:
    """Returns what plays on a cluster, if one is named, or in so many processes of this machine."""
    if jobs < 1:
        raise WildswingError(f"{jobs} processes cannot play; ask for 1 or more with --jobs.")
    if cluster is not None:
        from wildswing.lab.runners_cluster import play_on_cluster  # noqa: PLC0415 - few people have a cluster

        return partial(play_on_cluster, cluster)
    return _here if jobs == 1 else partial(_in_processes, jobs)


def _here(more: More) -> Generator[Result]:
    while tasks := more():
        for task in tasks:
            yield play_game(task)


def _in_processes(processes: int, more: More) -> Generator[Result]:
    waiting: deque[Task] = deque()
    playing: set[Future[Result]] = set()
    with pool_of(processes) as pool:
        while True:
            waiting.extend(more())
            with interrupts_held_back():
                while waiting and len(playing) < IN_FLIGHT * processes:
                    playing.add(pool.submit(play_game, waiting.popleft()))
            if not playing:
                return
            for done in wait(playing, return_when=FIRST_COMPLETED).done:
                playing.remove(done)
                yield done.result()
