"""The rulebook of Rise of the Exiled in our own words."""

from wildswing.exiled.rulebook.pictures import figure
from wildswing.rulebook.facet import Rulebook

RULEBOOK = Rulebook("wildswing.exiled.rulebook", {"figure": figure})
