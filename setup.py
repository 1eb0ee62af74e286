"""Compiles the hot modules with mypyc when WILDSWING_COMPILE=1 is set; pyproject.toml says the rest."""

import os
import tomllib
from pathlib import Path

from setuptools import Extension, setup


def compiled_modules() -> list[Extension]:
    """Returns the extension modules to build: none unless a compiled build is asked for."""
    if os.environ.get("WILDSWING_COMPILE") != "1":
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - a plain install has no mypy

    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    return mypycify(
        project["tool"]["wildswing"]["compiled"],
        opt_level="3",
        multi_file=False,
        strict_dunder_typing=True,
        group_name="wildswing",
    )


setup(ext_modules=compiled_modules())
