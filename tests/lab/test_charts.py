"""Charts are drawn with the numbers they were given."""

import importlib
import sys
from typing import Any

import pytest
import vl_convert

from wildswing.kernel.packages import MissingPackage
from wildswing.lab import charts


def marks(spec: charts.Spec, scheme: str = "light") -> list[dict[str, Any]]:
    """Returns the marks that Vega draws, innermost first, as its scene graph has them."""
    found: list[dict[str, Any]] = []

    def look(node: dict[str, Any]) -> None:
        if node.get("role") == "mark" and node.get("marktype") != "group":
            found.append(node)
        for item in node.get("items", []):
            look(item)

    graph = vl_convert.vegalite_to_scenegraph(spec, config=charts.style(scheme))
    look(graph["scenegraph"])
    return found


def cell(row: str, column: str, rate: float, text: str, unsure: bool = False, sure: bool = False) -> charts.Row:
    words = {"row": row, "column": column, "text": text, "tooltip": f"{row} against {column}"}
    return {**words, "rate": rate, "unsure": unsure, "sure": sure, "bright": False}


def test_a_heat_map_has_a_cell_and_a_number_for_each_pair_and_pales_what_is_unsure() -> None:
    rows = [cell("Ada", "Bob", 0.8, "80", sure=True), cell("Bob", "Ada", 0.2, "20?", unsure=True)]
    cells, plain, bold = marks(charts.heat_map(rows, ["Ada", "Bob"], ["Ada", "Bob"]))
    sure, unsure = cells["items"]
    assert (sure["opacity"], unsure["opacity"] < 0.5) == (1, True)
    assert sure["fill"] == "rgb(23, 70, 143)"  # the deepest blue
    assert unsure["fill"] == "rgb(156, 74, 5)"  # the deepest orange
    assert [item["text"] for item in plain["items"]] == ["20?"]
    assert [(item["text"], item["fontWeight"]) for item in bold["items"]] == [("80", "bold")]


def test_names_keep_their_order_from_the_top_and_from_the_left() -> None:
    rows = [cell(one, other, 0.5, "50") for one in "ZAM" for other in "ZAM" if one != other]
    (cells, *_) = marks(charts.heat_map(rows, ["Z", "A", "M"], ["Z", "A", "M"]))
    places = {(row["row"], row["column"]): item for row, item in zip(rows, cells["items"], strict=True)}
    assert places["Z", "A"]["y"] < places["A", "Z"]["y"] < places["M", "Z"]["y"]
    assert places["M", "Z"]["x"] < places["M", "A"]["x"] < places["A", "M"]["x"]


def test_an_interval_reaches_from_its_low_to_its_high_end_with_the_point_between() -> None:
    row = {"name": "Ada", "value": 1520, "low": 1480, "high": 1600, "text": "1520", "tooltip": ""}
    bars, points, numbers = marks(charts.intervals([row], "rating"))
    bar, point = bars["items"][0], points["items"][0]
    share = (point["x"] - bar["x"]) / bar["width"]
    assert share == pytest.approx(40 / 120)
    assert numbers["items"][0]["text"] == "1520"


def test_where_all_is_even_there_is_a_line() -> None:
    row = {"name": "Ada", "value": 0.5, "low": 0.4, "high": 0.6, "text": "50 %", "tooltip": ""}
    line, _, points, _ = marks(charts.intervals([row], "won", even=0.5, percent=True))
    assert line["items"][0]["x"] == pytest.approx(points["items"][0]["x"])


def test_the_bars_of_a_histogram_are_as_high_as_the_games_are_many() -> None:
    rows = [{"low": low, "high": low + 2, "games": games, "tooltip": ""} for low, games in ((1, 10), (3, 40), (5, 20))]
    (bars,) = marks(charts.histogram(rows, "turns"))
    low, high, middle = [item["height"] for item in bars["items"]]
    assert (high / low, high / middle) == (pytest.approx(4), pytest.approx(2))
    assert all(item["width"] > 100 for item in bars["items"])


def test_cards_show_those_of_one_fighter_at_a_time() -> None:
    rows = [
        {"fighter": fighter, "card": card, "order": order, "sets": sets, "hits": 0.5, "decided": 0.1, "tooltip": ""}
        | {"sets_text": f"{sets:.0f}", "hits_text": "50 %", "decided_text": "10 %"}
        for fighter, card, order, sets in (("Ada", "Jab", 0, 2.0), ("Ada", "Kick", 1, 1.0), ("Bob", "Push", 0, 4.0))
    ]
    sets, texts, hits, *_ = marks(charts.cards(rows, ["Ada", "Bob"]))
    assert [item["text"] for item in texts["items"]] == ["2", "1"]
    jab, kick = [item["width"] for item in sets["items"]]
    assert jab / kick == pytest.approx(2)
    assert [item["width"] for item in hits["items"]] == [pytest.approx(jab)] * 2  # half of 100 %, and 2 of 4


def test_a_dumbbell_has_a_circle_at_one_end_and_a_diamond_at_the_other() -> None:
    row = {"name": "Jab", "one": 3.0, "other": 1.0, "tooltip": ""}
    lines, points = marks(charts.dumbbells([row], "times set", ("won", "lost")))
    one, other = points["items"]
    assert (one["shape"], other["shape"]) == ("circle", "diamond")
    assert (one["fill"], other["fill"]) == (charts.BLUE["light"], charts.ORANGE["light"])
    assert one["x"] / other["x"] == pytest.approx(3)
    assert {lines["items"][0]["x"], lines["items"][0]["x2"]} == {one["x"], other["x"]}


def test_bars_stand_side_by_side_in_pairs() -> None:
    rows = [
        {"place": place, "kind": kind, "share": share, "text": f"{100 * share:.0f}", "tooltip": ""}
        for place, kind, share in ((1, "own", 0.6), (1, "others", 0.3), (2, "own", 0.4), (2, "others", 0.7))
    ]
    bars, numbers = marks(charts.pairs_of_bars(rows, "range", ("own", "others")))
    assert sorted(bars["items"], key=lambda item: item["x"]) == bars["items"]
    heights = [item["height"] for item in bars["items"]]
    assert [height / heights[1] for height in heights] == pytest.approx([2, 1, 4 / 3, 7 / 3])
    assert [item["text"] for item in numbers["items"]] == ["60", "30", "40", "70"]


def test_light_and_dark_differ_where_they_must_and_name_the_same_things() -> None:
    light, dark = charts.style("light"), charts.style("dark")
    assert light.keys() == dark.keys()
    assert light["text"] != dark["text"]
    assert light["range"]["diverging"] != dark["range"]["diverging"]


def test_no_chart_names_an_address() -> None:
    assert "http" not in str(charts.heat_map([cell("Ada", "Bob", 0.5, "50")], ["Ada", "Bob"], ["Bob"]))


@pytest.mark.parametrize("package", ["altair", "vl_convert"])
def test_a_missing_package_is_named_with_the_remedy(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, "wildswing.lab.charts")
    with pytest.raises(MissingPackage) as caught:
        importlib.import_module("wildswing.lab.charts")
    assert str(caught.value) == f'Charts need {package}, which is not installed; run: pip install "wildswing[lab]"'
