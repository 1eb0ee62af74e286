"""Has msgspec work out each struct slowly, and tell on standard error in which thread: imported before anything else.

What is a matter of microseconds in a real process, and so of luck, then happens every time.
"""

import sys
import threading
import time
from typing import Any

import msgspec._utils as inner

SECONDS = 0.004
"""For each class that is worked out; that of a struct with others in it takes several times as long."""

_quick = inner._get_class_mro_and_typevar_mappings  # type: ignore[attr-defined] # which msgspec keeps to itself


def _slowly(found: Any) -> Any:
    time.sleep(SECONDS)
    if threading.current_thread() is not threading.main_thread():
        sys.stderr.write(f"worked out in a thread: {found}\n")
    return _quick(found)


inner._get_class_mro_and_typevar_mappings = _slowly  # type: ignore[attr-defined] # as above
