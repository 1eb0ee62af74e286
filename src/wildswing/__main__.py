"""The command `wildswing`, also as `python -m wildswing`."""

import gc
import sys

from wildswing.compiled import use_compiled

GARBAGE = (50_000, 20, 20)
"""After how many new things garbage is looked for: what a start loads stays, so most of these searches are in vain."""


def main() -> int:
    """Runs the command line and returns the exit code."""
    gc.set_threshold(*GARBAGE)
    use_compiled(sys.argv[1:])
    # Loaded only here: every process that a command starts imports this module, and has no use for a command line.
    from wildswing.cli.main import main as run  # noqa: PLC0415 - see above

    return run()


if __name__ == "__main__":
    sys.exit(main())
