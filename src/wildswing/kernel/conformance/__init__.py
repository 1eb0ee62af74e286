"""The conformance kit: plays a game at random and checks that it keeps the promises of every game.

>>> from wildswing.kernel.conformance import assert_conforms
>>> assert_conforms(MY_GAME, seeds=20)  # doctest: +SKIP
"""

from wildswing.kernel.conformance.check import assert_conforms, check_game, reports, reports_of_many
from wildswing.kernel.conformance.report import CHECKS, Finding, Report, Verdict

__all__ = ["CHECKS", "Finding", "Report", "Verdict", "assert_conforms", "check_game", "reports", "reports_of_many"]
