"""Rise of the Exiled as a page is told of it: what can be chosen, the shapes, and what questions point to."""

from typing import Any

import pytest

from wildswing.exiled.game import EXILED
from wildswing.exiled.page.presenter import ExiledPresenter
from wildswing.exiled.rules.setup import SetupError, read_setup
from wildswing.exiled.rules.table import Table
from wildswing.kernel.agenda import ask_of
from wildswing.kernel.errors import WildswingError
from wildswing.kernel.match import Match
from wildswing.kernel.space import Space
from wildswing.server.presenting.presenters import presenter_of
from wildswing.server.protocol import About, MatchWish
from wildswing.texts import speaking
from wildswing.texts.catalogues import catalogue_of

PRESENTER = ExiledPresenter()
DUEL = (("Hedina",), ("Nahtha",))


def wish(**more: Any) -> MatchWish:
    return MatchWish(game="exiled", **more)


def begun(**choices: Any) -> Match:
    return Match(EXILED, "1", PRESENTER.setup(EXILED, wish(choices={"teams": DUEL, **choices})))


def table_of(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


def hidden_from(match: Match, seat: int) -> Table:
    return EXILED.hide(table_of(match), seat)


def asked_until(match: Match, seat: int, kind: str) -> Any:
    """Answers for everybody with the first option, or the middle of the space, until a seat is asked a kind."""
    for _ in range(200):
        ask = ask_of(match.state, seat)
        if ask is not None and ask.kind == kind:
            return ask
        one = match.asks[0]
        count = len(one.options)
        match.answer(one.seat, count // 2 if isinstance(one.options, Space) else 0)
    raise AssertionError(f"{kind} was never asked")


def options_about(match: Match, seat: int, kind: str) -> list[About]:
    ask = asked_until(match, seat, kind)
    return list(EXILED.about(ask, hidden_from(match, seat)))


# --- Choices ---


def test_everybody_and_everything_can_be_chosen() -> None:
    assert presenter_of(EXILED).__class__ is ExiledPresenter
    offered = PRESENTER.choices(EXILED)
    assert len(offered.characters) == offered.most_players == 12
    assert "hand" not in offered.skills
    assert offered.teams == (("Hedina", "Evelynn"), ("Nahtha", "Murder of Crows"))
    names = {character.name for character in offered.characters}
    assert {name for team in offered.teams for name in team} <= names


def test_people_throw_by_hand_and_agents_by_their_skill() -> None:
    players = ("", "open", "greedy", "greedy")
    chosen = {"skill": "expert"}
    setup = PRESENTER.setup(EXILED, wish(seats=(0,), opponent=players, choices=chosen))
    assert read_setup(setup).skills == ("hand", "hand", "expert", "expert")
    without = PRESENTER.setup(EXILED, wish(seats=(0,), opponent=players, choices={**chosen, "hand": False}))
    assert read_setup(without).skills == ("expert",) * 4


def test_reinforcements_may_wait_for_a_call() -> None:
    """RX-V6: with a round or “called” for each player; anything else is refused."""
    teams = (("Hedina", "Evelynn"), ("Nahtha", "Badon"))
    setup = PRESENTER.setup(EXILED, wish(choices={"teams": teams, "arrives": (0, "called", 0, "called")}))
    assert setup["arrives"] == "0 called 0 called"
    match = Match(EXILED, "1", setup)
    assert asked_until(match, 0, "summon").options == (False, True)
    assert EXILED.topic(asked_until(match, 0, "summon"), hidden_from(match, 0)) == {"seat": 0}
    with pytest.raises(WildswingError, match="“arrives” should be a whole number"):
        PRESENTER.setup(EXILED, wish(choices={"teams": teams, "arrives": (0, "soon", 0, "soon")}))


def test_what_is_chosen_is_what_is_played() -> None:
    chosen = {
        "teams": DUEL,
        "variants": ("blocking",),
        "chests": 2,
        "terrain": ("forest",),
        "gemstones": 7,
        "distance": 650,
        "rounds": 3,
    }
    plan = read_setup(PRESENTER.setup(EXILED, wish(choices=chosen)))
    assert (plan.variants, plan.chests, plan.terrain, plan.gemstones) == (("blocking",), 2, ("forest",), 7)
    assert (plan.distance, plan.rounds) == (650, 3)


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        ({"teams": ((1,), (2,))}, "lists of characters' names"),
        ({"teams": "Hedina"}, "should be a list"),
        ({"chests": -1}, "whole number from 0 up"),
        ({"chests": True}, "whole number from 0 up"),
        ({"variants": "blocking"}, "should be a list"),
    ],
)
def test_what_cannot_be_read_is_refused(chosen: dict[str, Any], reason: str) -> None:
    with pytest.raises(WildswingError, match=reason):
        PRESENTER.setup(EXILED, wish(choices=chosen))


def test_a_character_chosen_twice_is_refused() -> None:
    """RX-S3: the sentence names the character."""
    with pytest.raises(SetupError, match="Hedina was chosen twice"):
        PRESENTER.setup(EXILED, wish(choices={"teams": (("Hedina",), ("Hedina",))}))


# --- The catalog ---


def test_the_catalog_has_the_shapes_and_words_of_each_seat() -> None:
    catalog = PRESENTER.catalog(table_of(begun()), {})
    hedina, nahtha = catalog.characters
    assert (hedina.name, nahtha.name) == ("Hedina", "Nahtha")
    assert len(hedina.figure.spikes) == 4
    assert [zone.value for zone in hedina.figure.zones if zone.name == "head"] == [3]
    assert [ability.uses for ability in nahtha.abilities] == [2]
    assert len(catalog.items) == 7


def test_the_catalog_marks_house_rules_in_the_language_of_the_page() -> None:
    hedina, nahtha = PRESENTER.catalog(table_of(begun()), {}).characters
    assert hedina.house == ("hit zones", "weapon", "weapon art")
    assert [ability.house for ability in hedina.abilities] == [("name", "moment"), ("moment", "text")]
    assert "Her spikes still answer." in hedina.abilities[1].house_clarifications
    with speaking(catalogue_of("de")):
        assert PRESENTER.catalog(table_of(begun()), {}).characters[1].house == ("Trefferzonen", "Bild der Waffe")
    assert nahtha.house == ("hit zones", "weapon art")


# --- What questions and options point to ---


def test_a_throw_points_to_the_card_and_the_weapon() -> None:
    match = begun(hand=False)
    ask = asked_until(match, 0, "aim")
    hidden = hidden_from(match, 0)
    assert EXILED.topic(ask, hidden) == {"body": 0, "seat": 0, "weapon": "mace", "blind": False}


def test_a_blind_throw_says_so() -> None:
    match = begun(teams=(("Hedina",), ("Murder of Crows",)), hand=False)
    asked_until(match, 1, "deed")
    while (ask := ask_of(match.state, 1)) is not None and ask.kind == "deed":
        match.answer(1, len(ask.options) - 1)
    ask = asked_until(match, 0, "aim")
    assert EXILED.topic(ask, hidden_from(match, 0))["blind"] is True


def test_places_and_moves_point_to_their_card() -> None:
    match = begun()
    ask = asked_until(match, 1, "place")
    assert EXILED.topic(ask, hidden_from(match, 1)) == {"body": 1, "seat": 1}
    ask = asked_until(match, 0, "move")
    assert EXILED.topic(ask, hidden_from(match, 0)) == {"body": 0, "seat": 0}


def test_ways_to_attack_point_to_a_card() -> None:
    assert options_about(begun(), 0, "how") == [
        {"way": "throw", "body": 0, "plain": True},
        {"way": "stance", "body": 0, "plain": False},
    ]


def test_a_throw_for_a_chest_points_to_it() -> None:
    assert options_about(begun(chests=2), 0, "open") == [{}, {"chest": 0}, {"chest": 1}]


def test_a_report_points_to_weapon_card_and_zone() -> None:
    match = begun(variants=("real table",))
    ask = asked_until(match, 2, "report")
    assert EXILED.topic(ask, hidden_from(match, 2)) == {"entry": "report"}
    done, first, *_, correction = EXILED.about(ask, hidden_from(match, 2))
    assert (done, first, correction) == ({"done": True}, {"landing": 0, "part": -1}, {"correction": True})
    match.answer(2, 1)
    ask = asked_until(match, 2, "report target")
    hidden = hidden_from(match, 2)
    assert EXILED.topic(ask, hidden) == {"landing": 0, "part": -1}
    assert EXILED.about(ask, hidden) == ({"body": 0}, {"body": 1})
    match.answer(2, 1)
    ask = asked_until(match, 2, "report zone")
    hidden = hidden_from(match, 2)
    assert EXILED.topic(ask, hidden) == {"landing": 0, "part": -1, "body": 1}
    assert EXILED.about(ask, hidden)[0] == {"zone": 0, "spiked": False, "armoured": False}


def test_what_a_moderator_enters_for_a_whole_phase_says_so() -> None:
    match = begun(variants=("real table", "moderator"))
    ask = asked_until(match, 2, "call")
    assert EXILED.topic(ask, hidden_from(match, 2)) == {"entry": "phase"}
    assert EXILED.about(ask, hidden_from(match, 2)) == ({"plain": True},)
    ask = asked_until(match, 2, "stood")
    assert EXILED.topic(ask, hidden_from(match, 2)) == {"entry": "phase", "body": 0, "seat": 0}
    assert EXILED.about(ask, hidden_from(match, 2)) == ({"moved": True}, {"moved": False})


def test_only_a_moderator_of_a_real_table_may_take_back() -> None:
    assert PRESENTER.may_take_back(table_of(begun(variants=("real table",))))
    assert not PRESENTER.may_take_back(table_of(begun(variants=("moderator",))))
