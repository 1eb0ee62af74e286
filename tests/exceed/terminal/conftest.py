"""What these tests share with those of the command line."""

from tests.cli.conftest import home, install, wildswing

__all__ = ["home", "install", "wildswing"]
