"""The weights of the outlook, as `wildswing learn exceed` has written them."""

import json
from functools import lru_cache
from importlib.resources import files

from wildswing.exceed.agents.outlook import FEATURES

FILE = "weights.json"


@lru_cache(maxsize=1)
def learned_weights() -> tuple[float, ...]:
    """Returns the weights that come with the package, in the order of the features."""
    found = json.loads((files("wildswing.exceed.agents") / FILE).read_text(encoding="utf-8"))["weights"]
    return tuple([float(found[name]) for name in FEATURES])
