"""The rulebook of Exceed in our own words."""

from wildswing.exceed.rulebook.pictures import arena
from wildswing.rulebook.facet import Rulebook

RULEBOOK = Rulebook("wildswing.exceed.rulebook", {"arena": arena})
