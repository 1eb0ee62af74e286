"""The words of Exceed."""

from wildswing.glossary.exceed.cards import CARDS
from wildswing.glossary.exceed.moving import MOVING
from wildswing.glossary.exceed.numbers import NUMBERS
from wildswing.glossary.exceed.striking import STRIKING
from wildswing.glossary.exceed.turns import TURNS

EXCEED = (*NUMBERS, *MOVING, *STRIKING, *CARDS, *TURNS)
