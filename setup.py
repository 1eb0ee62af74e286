"""Compiles the hot modules with mypyc if WILDSWING_COMPILE says how; pyproject.toml says the rest.

`fast` makes the fastest code. `light` makes code with the same answers in a fraction of the time, for tests.
"""

import os
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext


class OnAllCores(build_ext):  # type: ignore[misc] # setuptools ships without types
    """Builds the extensions side by side, and the files of each, which setuptools takes one after the other."""

    def build_extensions(self) -> None:  # noqa: D102 - as the class says
        self.parallel = os.cpu_count()
        one_by_one = self.compiler.compile

        def compile_all(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                return [
                    made for all_made in cores.map(lambda one: one_by_one([one], **how), sources) for made in all_made
                ]

        self.compiler.compile = compile_all
        super().build_extensions()


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
        # One file is the fastest code, and one core makes it while the others wait.
        multi_file=how == "light",
        strict_dunder_typing=True,
        group_name="wildswing",
    )


setup(ext_modules=compiled_modules(), cmdclass={"build_ext": OnAllCores})
