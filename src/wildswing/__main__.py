"""Runs the command line as `python -m wildswing`."""

import sys

from wildswing.cli.main import main

sys.exit(main())
