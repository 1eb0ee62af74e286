"""What the tests of the laboratory share with those of the command line."""

from tests.cli.conftest import install

__all__ = ["install"]
