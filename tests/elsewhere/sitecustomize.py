"""Makes a Python that has this folder on its path miss what Windows misses, in every process it starts.

It hides the modules and names of other systems; what Windows does differently with files and signals it cannot show.
"""

import asyncio
import os
import signal
import sys

MODULES = ("curses", "fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop")

NAMES = {
    asyncio: ("open_unix_connection", "start_unix_server"),
    os: ("O_CLOEXEC", "fchmod", "fork", "pread", "sched_getaffinity"),
    signal: ("SIGALRM", "SIGHUP", "SIGUSR1", "pthread_sigmask"),
}

for module in MODULES:
    sys.modules[module] = None  # type: ignore[assignment] # as Python itself notes that there is none
for owner, names in NAMES.items():
    for name in names:
        delattr(owner, name)
