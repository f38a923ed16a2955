"""Decisions spelled word by word: every action has its own spelling, and every way through the words leads to one."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from leonardo import api
from leonardo.environments.words import Decision, vocabulary

AGREED: Mapping[str, Mapping[str, Any]] = {"davinci": {}, "citta": {"rounds": 6}, "engines": {"target": 10}}


def positions(game: str, seed: int = 3) -> Iterator[api.Position]:
    """The positions of a game played at random, with as many seats as can be."""
    position, random = api.new(game, max(api.seat_counts(game)), seed, **AGREED[game]), Random(seed)
    while not position.over:
        yield position
        position = position.act(random.randrange(position.choices))


@pytest.mark.parametrize("game", api.GAMES)
def test_each_legal_action_is_spelled_in_words_of_its_own(game: str) -> None:
    words = vocabulary(game)
    assert len(set(words.words)) == len(words)
    for position in positions(game):
        spellings = [words.spell(action) for action in position.legal]
        assert len(set(spellings)) == len(spellings)
        assert all(0 <= word < len(words) for spelling in spellings for word in spelling)


@pytest.mark.parametrize("game", api.GAMES)
def test_whatever_is_said_leads_to_an_action(game: str) -> None:
    words, random = vocabulary(game), Random(5)
    for position in positions(game):
        spellings = [words.spell(action) for action in position.legal]
        decision = Decision.among(spellings)
        while decision.decided is None:
            assert len(decision.words) > 1, "what can be said one way only is said by itself"
            decision = decision.say(random.choice(decision.words))
        assert spellings[decision.decided][: len(decision.said)] == decision.said
        assert decision.words == []


@pytest.mark.parametrize("game", api.GAMES)
def test_each_action_can_be_said(game: str) -> None:
    words = vocabulary(game)
    for position in list(positions(game))[::9]:
        spellings = [words.spell(action) for action in position.legal]
        for number, spelling in enumerate(spellings):
            decision = Decision.among(spellings)
            while decision.decided is None:
                decision = decision.say(spelling[len(decision.said)])
            assert decision.decided == number


def test_numbers_of_any_size_have_words() -> None:
    words = vocabulary("citta")
    told = [words.words[word] for word in words.spell({"do": "raise", "florins": 2345})]
    assert told == ["raise", "thousand", "thousand", "345", "close"]
    told = [words.words[word] for word in words.spell({"do": "raise", "florins": -5})]
    assert told == ["raise", "minus", "5", "close"]


def test_an_action_that_goes_on_where_another_ends_can_be_told_from_it() -> None:
    words = vocabulary("engines")
    without = {"do": "assault", "by": "infantry", "count": 1}
    spellings = [words.spell(action) for action in (without, {**without, "cannon": True})]
    decision = Decision.among(spellings)
    assert [words.words[word] for word in decision.words] == ["true", "close"]
    assert [decision.say(word).decided for word in decision.words] == [1, 0]


def test_what_cannot_come_next_is_refused() -> None:
    decision = Decision.among([(1, 2), (1, 3)])
    assert decision.said == (1,)
    with pytest.raises(ValueError, match="word 7 cannot come next"):
        decision.say(7)
    with pytest.raises(ValueError, match="word 2 cannot come next"):
        decision.say(2).say(2)
