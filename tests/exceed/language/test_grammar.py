"""The grammar itself: without conflicts, and without words that nothing shows."""

import logging
from concurrent.futures import ThreadPoolExecutor

import pytest
from lark import Lark, logger

from wildswing.exceed.language.builder import CONSTANTS, MAKERS, Builder
from wildswing.exceed.language.parser import parse
from wildswing.exceed.language.reading import reader
from wildswing.exceed.language.reference import constructions
from wildswing.exceed.language.tables import Layout, grammar
from wildswing.exceed.language.words import FORMS
from wildswing.exceed.roster import fighter_files


def test_the_grammar_has_no_conflicts(caplog: pytest.LogCaptureFixture) -> None:
    """Lark resolves a conflict silently unless asked to say so; its strict mode would need one more package."""
    level = logger.level
    logger.setLevel(logging.DEBUG)
    logger.addHandler(caplog.handler)
    try:
        Lark(grammar(), parser="lalr", postlex=Layout(), debug=True)
        assert "onflict" not in caplog.text
        Lark('start: a | b "y"?\na: "x" "y"\nb: "x"', parser="lalr", debug=True)
        assert "Shift/Reduce conflict" in caplog.text
    finally:
        logger.removeHandler(caplog.handler)
        logger.setLevel(level)


def test_each_entry_of_the_tables_is_a_construction_of_the_grammar() -> None:
    names = {name for _, name, _ in constructions(grammar())}
    assert set(CONSTANTS) | set(MAKERS) <= names
    assert not set(CONSTANTS) & set(MAKERS)
    assert {"fighter", "triggered", "sequence"} <= names & set(dir(Builder))


def test_each_word_with_two_forms_is_a_word_of_the_grammar() -> None:
    assert set(FORMS) <= set(reader().words.values())


def test_several_texts_can_be_read_at_once() -> None:
    texts = [text for _, text in fighter_files()][:6]
    alone = [parse(text) for text in texts]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(parse, texts * 2)) == alone * 2
