"""A round and a turn have one word each in every language: a turn is no round anywhere."""

import re

import pytest

from leonardo.app.kit.translations import Translations, tr

ROUND = {"it": r"\bgir[oi]\b", "fr": r"\bmanches?\b"}
TURN = {"it": r"\bturn[oi]\b", "fr": r"\btours?\b"}
LIKE_ROUND = re.compile(r"\brounds?\b", re.IGNORECASE)
LIKE_TURN = re.compile(r"\bturns?\b", re.IGNORECASE)
TOWER = re.compile(r"tower|razed", re.IGNORECASE)  # what bears the French word for a turn, too


def texts(language: str) -> list[tuple[str, str, str]]:
    """Return the key, the English and the other text of all that this game says."""
    english, other = Translations(), Translations(language)
    tr("engines.title")
    keys = [key for key in english if key.startswith("engines.") and ".named." not in key]
    told = ((key, english.text(key), other.text(key)) for key in keys)
    return [(key, one, two) for key, one, two in told if one and two]


@pytest.mark.parametrize("language", ROUND)
def test_a_round_is_never_called_a_turn_nor_a_turn_a_round(language: str) -> None:
    a_round, a_turn = re.compile(ROUND[language], re.IGNORECASE), re.compile(TURN[language], re.IGNORECASE)
    rounds = turns = 0
    for key, one, two in texts(language):
        if LIKE_ROUND.search(one) and not LIKE_TURN.search(one) and not TOWER.search(one):
            assert not a_turn.search(two), (key, two)
            rounds += bool(a_round.search(two))
        if LIKE_TURN.search(one) and not LIKE_ROUND.search(one):
            assert not a_round.search(two), (key, two)
            turns += bool(a_turn.search(two))
    assert rounds > 40
    assert turns > 30
