"""A scenario is read as it is written; a mistake is told with its line and a way out."""

import pytest

from tests.exceed.scenarios.plays import FIGHTERS, all_played, differing, played
from wildswing.exceed.language import FighterError
from wildswing.exceed.position import BoostInPlay, SidePosition, set_up
from wildswing.exceed.scenarios import Answers, Expectation, Scenario, ScenarioError, read_scenarios

HEAD = "fighters Sol Badguy against Ky Kiske\n"
MIRROR = "fighters Ryu against Ryu\n"


def read(text: str) -> Scenario:
    files = {"trainee.fighter": FIGHTERS, "bad.fighter": "fighter Oops"}
    (scenario,) = read_scenarios(text, "my.scenario", files.__getitem__)
    return scenario


def refused(text: str) -> str:
    with pytest.raises(ScenarioError) as error:
        read(text)
    return str(error.value)


# --- What is read ---


def test_a_whole_position() -> None:
    scenario = read(
        """
        scenario Everything   # a comment
        fighters Sol Badguy against Ky Kiske
        edition standard, damage_counts_over_turn=no
        # another comment
        set up Sol: space 2; life 12; hand Focus, Grasp; deck Cross; gauge Slash, the opponent's Slash
        set up Sol: discard Block, Dust; sealed Dive; boosts Scramble, Keep yourself alive keeping 3; exceeded
        set up Sol: reshuffled; canceled this turn; rest discard
        turn Ky
        a strike happened last turn
        """
    )
    assert scenario.title == "Everything"
    assert scenario.setup["edition"] == "standard, damage_counts_over_turn=no"
    assert scenario.position.turn == 1
    assert scenario.position.struck_last_turn
    assert scenario.position.sides == (
        SidePosition(
            space=2,
            life=12,
            hand=("Focus", "Grasp"),
            deck=("Cross",),
            gauge=("Slash", "the opponent's Slash"),
            discard=("Block", "Dust"),
            sealed=("Dive",),
            boosts=(BoostInPlay("Scramble"), BoostInPlay("Keep yourself alive", kept=3)),
            exceeded=True,
            reshuffled=True,
            rest="discard pile",
            deeds=("canceled this turn",),
        ),
        SidePosition(),
    )


def test_a_position_is_set_up_as_written() -> None:
    scenario = read(
        HEAD + "set up Ky: hand Dive; boosts Faith; gauge the opponent's Fafnir; canceled this turn; rest sealed"
    )
    table = set_up(scenario.setup, scenario.position)
    names = [[table.book.cards[card].name for card in area] for area in (table.sides[1].hand, table.sides[1].gauge)]
    assert names == [["Dive"], ["Fafnir"]]
    assert [table.book.cards[boost.card].name for boost in table.sides[1].boosts] == ["Dire Eclat"]
    assert table.deeds == ((1, "canceled this turn"),)
    assert len(table.sides[0].deck) == 31
    assert (len(table.sides[1].deck), len(table.sides[1].sealed)) == (0, 28)


def test_names_with_signs_stand_in_quotation_marks() -> None:
    report = played(
        """
        fighters trainee.fighter against "Ky Kiske"
        set up "Trainee": hand "Ready, Set", “Ready, Set”, Grasp
        Trainee: "Boost Go: Now; #1"
        expect Trainee: boosts "Go: Now; #1"; hand with "Ready, Set"
        expect "Ky Kiske": boosts none
        """
    )
    assert report.differences == ()
    assert report.expectations == 3


def test_the_fighters_of_a_mirror_match_are_numbered() -> None:
    assert differing(MIRROR + "set up Ryu 2: life 7\nexpect Ryu 1: life 30\nexpect Ryu 2: life 7") == []


def test_answers_and_expectations_may_share_a_line() -> None:
    answers, expectation = read(HEAD + "Sol: Strike; Wild Swing\nexpect turn Sol; distance 4").steps
    assert isinstance(answers, Answers)
    assert (answers.line, answers.seat, answers.labels) == (2, 0, ("Strike", "Wild Swing"))
    assert isinstance(expectation, Expectation)
    assert [(clause.key, clause.given) for clause in expectation.clauses] == [("turn", 0), ("distance", 4)]


def test_a_trap_a_token_and_a_wide_fighter_can_be_set_up() -> None:
    text = """
        fighters Byakuya against Tinker Knight
        set up Byakuya: space 2; boosts Web Trap on 5
        set up Tinker: space 7; width 3; exceeded
        expect Tinker: width 3
        expect Byakuya: boosts Web Trap on 5
        expect distance 4
        """
    assert differing(text) == []
    zato = "fighters Zato-1 against Ryu\nset up Zato: tokens Eddie on 4\nexpect Zato: tokens Eddie on 4"
    assert differing(zato) == []


# --- What is refused ---


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        # who and by which rules
        ("", 1, "nobody fights yet; write “fighters NAME against NAME” first."),
        ("fighters Sol Badgui against Ky Kiske", 1, "There is no fighter “Sol Badgui”; did you mean Sol Badguy?"),
        ("fighters Sol Badguy", 1, "“fighters” takes two of them: fighters NAME against NAME."),
        (HEAD + "edition stirve", 2, "There is no edition “stirve”; choose one of standard, undernight, strive."),
        (HEAD + "edition strive, colour=no", 2, "“colour” is not a switch of an edition"),
        (HEAD + "turn Ryu", 2, "“Ryu” does not say which fighter is meant; write Sol Badguy or Ky Kiske."),
        (MIRROR + "turn Ryu", 2, "“Ryu” does not say which fighter is meant; write Ryu 1 or Ryu 2."),
        (HEAD + "turn", 2, "something is missing after “turn”."),
        (HEAD + HEAD, 2, "“fighters” is given twice; see line 1."),
        # positions that no table could show
        (
            HEAD + "set up Sol: space 5\n\nset up Ky: space 5",
            4,
            "Sol Badguy and Ky Kiske cannot both stand on space 5; give one of them another space.",
        ),
        (HEAD + "set up Sol: space 7", 2, "cannot both stand on space 7"),
        (HEAD + "set up Sol: life 20\nset up Sol: space 10", 3, "Sol Badguy cannot stand on space 10"),
        (HEAD + "set up Sol: life 31", 2, "Sol Badguy cannot have 31 life; write 1 to 30."),
        (HEAD + "set up Sol: width 3; space 1", 2, "occupies 3 spaces and has no room around space 1."),
        (HEAD + "set up Sol: width 2", 2, "cannot occupy 2 spaces, but 1 or 3."),
        (HEAD + "set up Ky: hand Fafnir", 2, "Ky Kiske has no card “Fafnir”"),
        (HEAD + "set up Ky: life 3\nset up Ky: hand Focsu", 3, "“Focsu”; did you mean Focus?"),
        (
            HEAD + "set up Ky: hand Focus, Focus\nset up Ky: gauge Focus",
            3,
            "Ky Kiske has only 2 of “Focus”, and all of them have been mentioned already.",
        ),
        (HEAD + "set up Ky: hand Dive, Dive, Dive", 2, "Ky Kiske has only 2 of “Dive”, and all of them"),
        (HEAD + "set up Ky: boosts Cross", 2, "Cross is no continuous boost, so it cannot lie in play."),
        (HEAD + "set up Ky: transformations Cross", 2, "Cross is no transformation."),
        (HEAD + "set up Ky: tokens Eddie on 3", 2, "Ky Kiske has no token “Eddie”."),
        (
            "fighters Byakuya against Ryu\nset up Byakuya: boosts Web Trap",
            2,
            "Web Trap is a trap, so it lies on a space",
        ),
        ("fighters Byakuya against Ryu\nset up Byakuya: boosts Web Trap on 12", 2, "cannot stand on space 12"),
        (HEAD + "a strike happened last turn\nbefore the mulligan", 3, "nothing can have happened yet."),
        # lines and parts that are not understood
        (HEAD + "set up Sol: lief 3", 2, "“lief 3” is not understood here; did you mean “life”?"),
        (HEAD + "set up Sol: life three", 2, "“life” takes a number, not “three”."),
        (HEAD + "set up Sol: life 0", 2, "“life” cannot be 0."),
        (HEAD + "set up Sol: life", 2, "something is missing after “life”."),
        (HEAD + "set up Sol: exceeded twice", 2, "“exceeded” takes nothing after it, so “twice” is too much."),
        (HEAD + "set up Sol: life 3; life 4", 2, "“life” of Sol Badguy is given twice; see line 2."),
        (HEAD + "set up Sol: hand Focus,, Dive", 2, "a name is missing in “Focus,, Dive”."),
        (HEAD + "set up Sol: rest hand", 2, "“hand” is not understood here; there is deck, discard, sealed."),
        (HEAD + "set up Sol", 2, "something is missing after “set up Sol”"),
        (HEAD + 'Sol: "Strike', 2, "is not closed in this line."),
        (HEAD + "Sol: Strike;", 2, "an answer is missing in “Sol: Strike;”."),
        (HEAD + "Sol strikes", 2, "“Sol strikes” is no answer (NAME: LABEL);"),
        (HEAD + "expekt turn Sol", 2, "did you mean “expect”?"),
        (HEAD + "Sol: Strike\nturn Ky", 3, "“turn” belongs to the set-up, before the first answer."),
        (HEAD + "expect turn Sol\nby chance Sol: life 3", 3, "“by chance” says what comes of an answer"),
        # expectations
        (HEAD + "expect Sol: lief 3", 2, "“lief 3” is not understood here; did you mean “life”?"),
        (
            HEAD + "expect the best",
            2,
            "“the best” is not understood here; there is distance, strike, told, told in order, turn, winner.",
        ),
        (HEAD + "expect Sol: not life 3", 2, "“not” cannot stand before “life”; write what is expected instead."),
        (HEAD + "expect Sol: hand Focsu", 2, "nobody has a card “Focsu”; did you mean “Focus”?"),
        (HEAD + "expect Sol: hand ?", 2, "“?” stands for a card that somebody cannot see"),
        (HEAD + "expect Sol, seen by Ky: life 3", 2, "“life” is seen by everybody"),
        (HEAD + "expect Sol: told", 2, "something is missing after “told”."),
        (HEAD + "expect Sol: stunned twice", 2, "“stunned” takes nothing after it, so “twice” is too much."),
        (HEAD + "expect strike now", 2, "“strike” takes nothing after it, so “now” is too much."),
        (HEAD + "expect winner Ryu", 2, "“Ryu” does not say which fighter is meant"),
    ],
)
def test_a_mistake_is_told_with_its_line(text: str, line: int, words: str) -> None:
    sentence = refused(text)
    assert sentence.startswith(f"my.scenario, line {line}: ")
    assert words in sentence
    assert "\n" not in sentence


def test_a_mistake_in_a_fighter_file_names_that_file() -> None:
    with pytest.raises(FighterError, match=r"^bad\.fighter, line 1"):
        read("fighters bad.fighter against Ryu")


# --- Several in a file ---

TWO = """
fighters Sol Badguy against Ky Kiske
set up Ky: space 6

scenario One
set up Sol: space 4; hand Cross; boosts Gun Flame; exceeded
set up Ky: hand Grasp
strike Cross against Grasp
expect Ky: life 26

again with Sol: boosts none; not exceeded
set up Ky: space 7
expect Ky: life 30

again with Sol: space 5
turn Ky
Ky: Prepare
expect turn Sol

scenario Two
set up Sol: space 2
set up Ky: space 9
expect distance 7
"""


def test_a_file_holds_many_scenarios() -> None:
    one, other, third, two = read_scenarios(TWO, "my.scenario", str)
    assert [(each.title, each.line) for each in (one, other, third, two)] == [
        ("One", 5),
        ("One", 11),
        ("One", 15),
        ("Two", 20),
    ]
    sides = [each.position.sides for each in (one, other, third, two)]
    assert [(sol.space, ky.space) for sol, ky in sides] == [(4, 6), (4, 7), (5, 7), (2, 9)]
    assert [(len(sol.boosts), sol.exceeded) for sol, _ in sides] == [(1, True), (0, False), (0, False), (0, False)]
    assert [each.position.turn for each in (one, other, third, two)] == [0, 0, 1, 0]
    assert [ky.hand for _, ky in sides] == [("Grasp",), ("Grasp",), ("Grasp",), ()]


def test_again_answers_the_same_unless_something_else_is_answered() -> None:
    one, other, third, two = read_scenarios(TWO, "my.scenario", str)
    strike = Answers(8, None, ("Strike", "Cross", "Grasp"))
    assert one.steps[0] == other.steps[0] == strike
    assert third.steps[0] == Answers(17, 1, ("Prepare",))
    assert [len(each.steps) for each in (one, other, third, two)] == [2, 2, 2, 1]
    assert [report.differences for report in all_played(TWO)] == [(), (), (), ()]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (HEAD + "Sol: Prepare\nscenario One", "line 3: what is answered or expected above the first “scenario”"),
        (HEAD + "scenario", "line 2: something is missing after “scenario”"),
        (HEAD + "again without it", "line 2: “without it” is not understood here; did you mean “with”?"),
        (
            HEAD + "expect Sol: hand …, Cross",
            "line 2: “…” stands for what lies below the named cards of a discard pile",
        ),
        (HEAD + "strike Cross", "line 2: “strike” takes two attacks: strike ATTACK against ATTACK"),
        (HEAD + "again with Sol: space 3; space 4\nSol: Prepare", "line 2: “space” of Sol Badguy is given twice"),
        (HEAD + "scenario One\nscenario Two\nfighters X against Y\nexpect turn Sol", "line 4: There is no fighter"),
    ],
)
def test_mistakes_between_scenarios(text: str, said: str) -> None:
    assert said in refused(text)
