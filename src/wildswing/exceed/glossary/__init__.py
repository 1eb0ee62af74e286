"""The words of Exceed."""

from wildswing.exceed.glossary.cards import CARDS
from wildswing.exceed.glossary.moving import MOVING
from wildswing.exceed.glossary.numbers import NUMBERS
from wildswing.exceed.glossary.striking import STRIKING
from wildswing.exceed.glossary.turns import TURNS

EXCEED = (*NUMBERS, *MOVING, *STRIKING, *CARDS, *TURNS)
