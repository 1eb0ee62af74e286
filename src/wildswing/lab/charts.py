"""Charts of the laboratory as Vega-Lite, put together by Altair.

Numbers stand beside colours and shapes, so that colour alone never means anything.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from wildswing.kernel.packages import needed

with needed("Charts need", "lab"):
    import altair as alt
    import vl_convert

Row = Mapping[str, Any]
Spec = dict[str, Any]
"""A chart that a browser or vl-convert draws."""

Drawn = alt.Chart | alt.LayerChart | alt.FacetChart | alt.HConcatChart

ALL = "all others"
"""The last column of a heat map: a row's games against everybody."""

INK = {"light": "#1d1a24", "dark": "#f1eee7"}
SOFT = {"light": "#575160", "dark": "#b5afbf"}
LINE = {"light": "#d6cfbf", "dark": "#383445"}
PAPER = {"light": "#fffdf8", "dark": "#1c1a24"}
BLUE = {"light": "#1f56b0", "dark": "#6fa8f5"}
ORANGE = {"light": "#c2600c", "dark": "#f0a050"}
DIVERGING = {
    "light": ["#9c4a05", "#e08a3c", "#f4efe6", "#6b9bd6", "#17468f"],
    "dark": ["#e0771f", "#8a4a1a", "#2a2733", "#27508f", "#3f86e8"],
}
"""From orange (the row loses) to blue (it wins), which people with any kind of colour vision tell apart."""

FONT = "ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"


def style(scheme: str) -> Spec:
    """Returns the Vega configuration of charts on light or on dark paper."""
    ink, soft, line = INK[scheme], SOFT[scheme], LINE[scheme]
    return {
        "background": None,
        "font": FONT,
        "view": {"stroke": None},
        "range": {"diverging": DIVERGING[scheme], "category": [BLUE[scheme], ORANGE[scheme]]},
        "axis": {
            "labelColor": ink,
            "titleColor": soft,
            "titleFontWeight": "normal",
            "labelFontSize": 12,
            "titleFontSize": 12,
            "gridColor": line,
            "domainColor": line,
            "tickColor": line,
            "labelLimit": 260,
        },
        "legend": {"labelColor": ink, "titleColor": soft, "titleFontWeight": "normal", "gradientStrokeColor": line},
        "title": {"color": soft, "fontWeight": "normal", "fontSize": 12, "anchor": "start"},
        "text": {"color": ink},
        "bar": {"color": BLUE[scheme]},
        "point": {"color": BLUE[scheme], "filled": True},
        "rule": {"color": soft},
        "rect": {"stroke": PAPER[scheme]},
        "tick": {"color": ink},
    }


def _chart(rows: Sequence[Row]) -> alt.Chart:
    return alt.Chart(alt.InlineData(values=[dict(row) for row in rows]))


def _spec(drawn: Drawn) -> Spec:
    spec: Spec = drawn.to_dict()
    del spec["config"], spec["$schema"]  # the page has a look for light and one for dark, and names no addresses
    return spec


def drawing(spec: Spec, title: str, form: str) -> bytes:
    """Draws a chart on light paper, as svg or png."""
    titled = {**spec, "title": {"text": title, "fontSize": 15, "offset": 18}, "padding": 16}
    look = {**style("light"), "background": PAPER["light"], "font": "Arial, Helvetica, sans-serif"}
    if form == "svg":
        return vl_convert.vegalite_to_svg(titled, config=look).encode()
    return vl_convert.vegalite_to_png(titled, config=look, scale=2)


@lru_cache(maxsize=1)
def script() -> str:
    """Returns the JavaScript that draws charts in a browser, which takes seconds to put together."""
    return vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;")


def heat_map(rows: Sequence[Row], names: Sequence[str], against: Sequence[str]) -> Spec:
    """Draws how often the row beats the column; the names are those of the rows and of the columns.

    A row needs: row, column, rate, text, unsure, sure, bright, tooltip.
    """
    step = 46 if len(names) <= 14 else 36 if len(names) <= 24 else 28
    columns = [*against, ALL]
    base = _chart(rows).encode(
        x=alt.X("column:N", sort=columns, title=None)
        .scale(domain=columns)
        .axis(orient="top", labelAngle=-40, ticks=False, domain=False, labelPadding=8),
        y=alt.Y("row:N", sort=list(names), title=None)
        .scale(domain=list(names))
        .axis(ticks=False, domain=False, labelPadding=8),
        tooltip=alt.Tooltip("tooltip:N", title=" "),
    )
    cells = base.mark_rect(cornerRadius=4, strokeWidth=3).encode(
        color=alt.Color("rate:Q")
        .scale(domain=[0.2, 0.35, 0.5, 0.65, 0.8], range="diverging", interpolate="rgb", clamp=True)
        .legend(
            title="the row wins",
            format="%",
            values=[0.2, 0.35, 0.5, 0.65, 0.8],
            orient="bottom",
            direction="horizontal",
            gradientLength=260,
            gradientThickness=12,
        ),
        opacity=alt.condition("datum.unsure", alt.value(0.38), alt.value(1)),
    )
    size = 13 if step > 40 else 11 if step > 30 else 9
    numbers = base.mark_text(fontSize=size).encode(
        text="text:N",
        color=alt.when("datum.bright").then(alt.value("#ffffff")),
    )
    plain = numbers.transform_filter("!datum.sure")
    bold = numbers.mark_text(fontSize=size, fontWeight="bold").transform_filter("datum.sure")
    return _spec(alt.layer(cells, plain, bold).properties(width={"step": step}, height={"step": step}))


def intervals(rows: Sequence[Row], title: str, even: float | None = None, percent: bool = False) -> Spec:
    """Draws a point with its interval for each name, from the top down, and a line where everything is even.

    A row needs: name, value, low, high, text, tooltip.
    """
    names = [row["name"] for row in rows]
    base = _chart(rows).encode(
        y=alt.Y("name:N", sort=names, title=None).axis(ticks=False, domain=False, labelPadding=8),
        tooltip=alt.Tooltip("tooltip:N", title=" "),
    )
    axis = alt.Axis(format="%" if percent else "d", tickCount=8)
    scale = alt.Scale(zero=False, nice=True, padding=12)
    bars = base.mark_bar(height=7, cornerRadius=4, opacity=0.35).encode(
        x=alt.X("low:Q", title=title, scale=scale, axis=axis), x2="high:Q"
    )
    points = base.mark_point(size=90, opacity=1).encode(x=alt.X("value:Q"))
    numbers = base.mark_text(align="left", dx=8, fontSize=12).encode(x=alt.X("high:Q"), text="text:N")
    layers: list[alt.Chart] = [bars, points, numbers]
    if even is not None:
        line = _chart([{"even": even}]).mark_rule(strokeDash=[4, 4]).encode(x="even:Q")
        layers.insert(0, line)
    return _spec(alt.layer(*layers).properties(width=640, height={"step": 26}))


def dumbbells(rows: Sequence[Row], title: str, kinds: tuple[str, str]) -> Spec:
    """Draws two numbers for each name with a line between them, which differ in colour and in shape.

    A row needs: name, one, other, tooltip; the kinds say what the two are.
    """
    names = [row["name"] for row in rows]
    base = _chart(rows).encode(
        y=alt.Y("name:N", sort=names, title=None).axis(ticks=False, domain=False, labelPadding=8),
        tooltip=alt.Tooltip("tooltip:N", title=" "),
    )
    across = alt.X("number:Q", title=title, axis=alt.Axis(tickCount=6))
    lines = base.mark_rule(strokeWidth=2, opacity=0.5).encode(x=alt.X("one:Q", title=title), x2="other:Q")
    points = (
        base.transform_calculate(**{kinds[0]: "datum.one", kinds[1]: "datum.other"})
        .transform_fold([kinds[0], kinds[1]], ["kind", "number"])
        .mark_point(size=110, opacity=1)
        .encode(
            x=across,
            color=alt.Color("kind:N", sort=list(kinds)).scale(range="category").legend(title=None, orient="top"),
            shape=alt.Shape("kind:N", sort=list(kinds))
            .scale(range=["circle", "diamond"])
            .legend(title=None, orient="top"),
        )
    )
    return _spec(alt.layer(lines, points).properties(width=640, height={"step": 24}))


def pairs_of_bars(rows: Sequence[Row], title: str, kinds: tuple[str, str]) -> Spec:
    """Draws two shares side by side at each place. A row needs: place, kind, share, text, tooltip."""
    base = _chart(rows).encode(
        x=alt.X("place:O", title=title, axis=alt.Axis(labelAngle=0, ticks=False)),
        xOffset=alt.XOffset("kind:N", sort=list(kinds)),
        y=alt.Y("share:Q", title=None, axis=alt.Axis(format="%", tickCount=5, domain=False)),
        tooltip=alt.Tooltip("tooltip:N", title=" "),
    )
    bars = base.mark_bar().encode(
        color=alt.Color("kind:N", sort=list(kinds)).scale(range="category").legend(title=None, orient="top")
    )
    numbers = base.mark_text(dy=-7, fontSize=11).encode(text="text:N")
    return _spec(alt.layer(bars, numbers).properties(width={"step": 34}, height=220))


def histogram(rows: Sequence[Row], title: str) -> Spec:
    """Draws how many games were how long. A row needs: length, games, tooltip."""
    drawn = (
        _chart(rows)
        .mark_bar()
        .encode(
            x=alt.X("low:Q", title=title, bin="binned", axis=alt.Axis(format="d", grid=False)),
            x2="high:Q",
            y=alt.Y("games:Q", title="games", axis=alt.Axis(format="d", tickMinStep=1, domain=False)),
            tooltip=alt.Tooltip("tooltip:N", title=" "),
        )
        .properties(width=720, height=220)
    )
    return _spec(drawn)


def lines(panels: Sequence[tuple[str, str, Sequence[Row]]]) -> Spec:
    """Draws side by side how one number goes with another; each panel has the names of both, and its rows.

    A row needs: size, pace, low, high.
    """
    return _spec(alt.hconcat(*[_line(across, up, rows) for across, up, rows in panels], spacing=44))


def _line(across: str, up: str, rows: Sequence[Row]) -> Drawn:
    sizes = [row["size"] for row in rows]
    base = _chart(rows).encode(
        x=alt.X("size:Q", title=across, axis=alt.Axis(values=sizes, format=",d", grid=False, labelOverlap=True))
    )
    drawn = base.mark_line(point=True).encode(y=alt.Y("pace:Q", title=up, axis=alt.Axis(format=",d", tickCount=5)))
    spread = base.mark_rule(strokeWidth=2, opacity=0.5).encode(y="low:Q", y2="high:Q")
    numbers = base.mark_text(dy=-12, fontSize=11).encode(y="pace:Q", text=alt.Text("pace:Q", format=",d"))
    return alt.layer(spread, drawn, numbers).properties(width=230, height=200)


def cards(rows: Sequence[Row], fighters: Sequence[str]) -> Spec:
    """Draws how often the cards of the chosen fighter are set, hit and decide.

    A row needs: fighter, card, order, sets, hits, decided (shares), and the texts of each.
    """
    shown = alt.param(
        name="shown", value=fighters[0], bind=alt.binding_select(options=list(fighters), name="Cards of ")
    )
    base = _chart(rows).transform_filter("datum.fighter == shown")
    panels = [
        _panel(base, "sets", "set, times a game", _most(rows, "sets", 0.5), labels=True),
        _panel(base, "hits", "hits, of the times it was set", 1.0, form="%"),
        _panel(base, "decided", "decides, of all games", _most(rows, "decided", 0.1), form="%"),
    ]
    return _spec(alt.hconcat(*panels, spacing=44).add_params(shown).resolve_scale(y="shared"))


def _most(rows: Sequence[Row], field: str, least: float) -> float:
    """Returns where an axis ends, the same for all fighters, so that they can be compared."""
    found: list[float] = [row[field] for row in rows if row[field] is not None]
    return max([least, *found])


def _panel(base: alt.Chart, field: str, title: str, most: float, form: str = "", labels: bool = False) -> Drawn:
    order = alt.EncodingSortField("order", op="min")
    axis = alt.Axis(ticks=False, domain=False, labelPadding=8) if labels else None
    drawn = base.encode(
        y=alt.Y("card:N", sort=order, title=None, axis=axis), tooltip=alt.Tooltip("tooltip:N", title=" ")
    )
    along = alt.X(
        f"{field}:Q",
        title=title,
        scale=alt.Scale(domain=[0, most]),
        axis=alt.Axis(format=form, tickCount=3, domain=False),
    )
    bars = drawn.mark_bar(height=13).encode(x=along)
    texts = drawn.mark_text(align="left", dx=5, fontSize=11).encode(x=along, text=f"{field}_text:N")
    return alt.layer(bars, texts).properties(width=215, height={"step": 22})
