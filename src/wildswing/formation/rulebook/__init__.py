"""The rulebook of Formation in our own words."""

from wildswing.formation.rulebook.pictures import layout
from wildswing.rulebook.facet import Rulebook

RULEBOOK = Rulebook("wildswing.formation.rulebook", {"layout": layout})
