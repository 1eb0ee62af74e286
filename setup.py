"""Compiles the hot modules with mypyc if WILDSWING_COMPILE says how; pyproject.toml says the rest.

`fast` makes the fastest code. `light` makes code with the same answers in half the time, for tests.
"""

import os
import tomllib
from pathlib import Path

from setuptools import Extension, setup


def compiled_modules() -> list[Extension]:
    """Returns the extension modules to build: none unless a compiled build is asked for."""
    how = os.environ.get("WILDSWING_COMPILE")
    if how is None:
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - a plain install has no mypy

    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    return mypycify(
        project["tool"]["wildswing"]["compiled"],
        opt_level={"fast": "3", "light": "1"}[how],
        debug_level={"fast": "1", "light": "0"}[how],
        multi_file=False,
        strict_dunder_typing=True,
        group_name="wildswing",
    )


setup(ext_modules=compiled_modules())
