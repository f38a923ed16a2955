"""What a person's games come to: figures, achievements and strength."""

from math import exp
from random import Random

import pytest
from attrs import evolve

from leonardo.ai.players import players_in
from leonardo.games import GAMES
from leonardo.play.statistics.figures import (
    Proposal,
    Way,
    averages,
    by_level,
    by_seats,
    estimate,
    favourites,
    games_of,
    on_scale,
    persons,
    propose,
    reached_by,
    standings,
    summary,
    usual,
)
from leonardo.play.statistics.game import Own
from leonardo.saves.statistics import Result, Statistics
from tests.diagonal import first_quick
from tests.play.statistics.games import result

MASTERS = (("master", 30), ("master:builder", 20))
PLAYED = Statistics(
    (
        result(1, 40, MASTERS),
        result(2, 35, (("apprentice", 20),)),
        result(3, 25, MASTERS),
        result(4, 31, MASTERS),
    )
)


def test_places_streaks_and_margins_are_counted() -> None:
    told = summary(games_of(PLAYED, "Ada", "davinci"))

    assert told is not None
    assert (told.games, told.won, told.places) == (4, 3, (3, 1, 0))
    assert (told.row, told.longest) == (1, 2)
    assert (told.margin, told.best) == (15, 40)


def test_a_guild_is_ahead_of_those_who_did_not_win_with_it() -> None:
    won = result(1, 1450, (("master", 1450), ("apprentice", 0)))
    ada, mate, last = won.seats
    guild = evolve(won, seats=(ada, evolve(mate, place=1), evolve(last, place=2)))
    told = summary(games_of(Statistics((guild,)), "Ada", "davinci"))
    assert told is not None
    assert told.margin == 1450


def test_averages_are_by_seats_and_by_the_level_of_others() -> None:
    games = games_of(PLAYED, "Ada", "davinci")

    assert [(each.key, each.games, each.won) for each in averages(games, by_seats)] == [("2", 1, 1), ("3", 3, 2)]
    assert [(each.key, each.games) for each in averages(games, by_level)] == [("apprentice", 1), ("master", 3)]


def test_a_game_that_was_taken_over_counts_for_nobody() -> None:
    helped = result(5, 90, MASTERS)
    seat, *others = helped.seats
    helped = evolve(helped, seats=(evolve(seat, changed=2), *others))

    assert not games_of(Statistics((helped,)), "Ada", "davinci")


def test_favourites_say_how_often_and_with_what_luck() -> None:
    won, lost = result(1, 40, MASTERS), result(2, 10, MASTERS)
    statistics = Statistics(
        tuple(
            evolve(each, seats=(evolve(each.seats[0], things=things), *each.seats[1:]))
            for each, things in ((won, ("crane", "lens")), (lost, ("crane",)))
        )
    )

    found = favourites(games_of(statistics, "Ada", "davinci"))

    assert [(each.thing, each.times, each.won) for each in found] == [("crane", 2, 1), ("lens", 1, 1)]


def test_persons_are_known_by_name_and_who_played_last_is_first() -> None:
    statistics = Statistics((result(1, 9, MASTERS, name="Ada"), result(2, 9, MASTERS, name="Bo")))

    assert persons(statistics) == ("Bo", "Ada")


LEVEL_TEXTS = {"apprentice": "players.apprentice", "master": "players.master"}
APPRENTICES, STRONG = (("apprentice", 20),), (("master", 20), ("master", 10))


def _games(*results: Result) -> tuple[Own, ...]:
    return games_of(Statistics(results), "Ada", "davinci")


def _names(games: tuple[Own, ...]) -> list[str]:
    return [each.name for each in reached_by(games, usual(LEVEL_TEXTS))]


def test_a_win_is_achieved_once_and_against_its_level_only() -> None:
    first, again = result(1, 40, APPRENTICES), result(2, 40, APPRENTICES)

    assert _names(_games(first)) == ["level_apprentice"]
    assert _names(_games(first, again)) == []


def test_three_wins_in_a_row_against_the_better_levels() -> None:
    wins = [result(number, 40, STRONG) for number in range(3)]

    assert "row" in _names(_games(*wins))
    assert "row" not in _names(_games(*wins[:2]))


def test_an_unaided_win_had_no_advice_and_took_nothing_back() -> None:
    won = result(1, 40, STRONG)

    assert "unaided" in _names(_games(won))
    assert "unaided" not in _names(_games(evolve(won, undone=1)))


def test_how_far_one_has_come_is_told() -> None:
    games = _games(result(1, 40, APPRENTICES), result(2, 40, STRONG), result(3, 50, STRONG))

    tables = next(each for each in standings(games, usual(LEVEL_TEXTS)) if each.achievement.name == "tables")

    assert (tables.done, tables.needed, tables.reached) == (2, 3, None)


def test_a_harder_level_is_proposed_after_two_wins() -> None:
    wins = [result(number, 40, APPRENTICES) for number in range(2)]
    masters = [result(number, 40, STRONG) for number in range(2)]

    assert propose(_games(*wins), list(LEVEL_TEXTS)) == Proposal(Way.HARDER, "master")
    assert propose(_games(wins[0]), list(LEVEL_TEXTS)) is None
    assert propose(_games(*masters), list(LEVEL_TEXTS)) is None


def test_an_easier_level_is_proposed_after_three_low_places() -> None:
    lost = [result(number, 5, STRONG) for number in range(3)]

    assert propose(_games(*lost), list(LEVEL_TEXTS)) == Proposal(Way.EASIER, "apprentice")
    assert propose(_games(*lost[:2]), list(LEVEL_TEXTS)) is None


LEVELS = {"apprentice": 0.0, "journeyman": 1.92, "master": 3.39, "leonardo": 5.41}


def _drawn(strength: float, level: str, random: Random, number: int) -> Result:
    """Draw the order of a game: each place goes to one of those left, by their strengths."""
    left = {0: strength, 1: LEVELS[level], 2: LEVELS[level], 3: LEVELS[level]}
    scores = [0] * 4
    for score in (4, 3, 2, 1):
        seats = list(left)
        seat = random.choices(seats, [exp(left[each]) for each in seats])[0]
        del left[seat]
        scores[seat] = score
    return result(number, scores[0], tuple((level, each) for each in scores[1:]))


@first_quick("strength", [2.5, 0.5, 4.5])
def test_a_strength_lies_in_its_interval_as_often_as_said(strength: float) -> None:
    held = 0
    for seed in range(20):
        random = Random(seed)
        drawn = (_drawn(strength, ("journeyman", "master")[number % 2], random, number) for number in range(30))
        found = estimate(_games(*drawn), LEVELS)
        assert found is not None
        assert found.high - found.low < 2.5
        held += found.low <= strength <= found.high

    assert held >= 16


def test_few_games_say_little_and_fewer_than_three_nothing() -> None:
    wins = [result(number, 40, (("apprentice", 20),)) for number in range(3)]

    few = estimate(_games(*wins), LEVELS)

    assert estimate(_games(*wins[:2]), LEVELS) is None
    assert few is not None
    assert few.high - few.low > 4


def test_games_with_other_persons_or_unknown_players_say_nothing() -> None:
    others = [result(number, 40, ((None, 20), ("master", 10))) for number in range(5)]
    programs = [result(number + 5, 40, (("greedy", 20),)) for number in range(5)]

    assert estimate(_games(*others, *programs), LEVELS) is None


def test_levels_lie_evenly_on_the_scale_that_is_drawn() -> None:
    levels = list(LEVELS.values())

    assert [on_scale(each, levels) for each in levels] == pytest.approx([0, 1, 2, 3])
    assert on_scale(-1.92, levels) == pytest.approx(-1)
    assert on_scale(5.41 + 2.02, levels) == pytest.approx(4)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_level_of_every_game_has_a_strength(game: str) -> None:
    strengths = {level.name: level.strength for level in players_in(game).levels}
    known = {name: strength for name, strength in strengths.items() if strength is not None}
    rivals = (("master", 20),) * 3
    won, lost = (_games(*(result(number, score, rivals) for number in range(6))) for score in (30, 10))

    above, below = estimate(won, known), estimate(lost, known)

    assert list(known) == list(strengths)
    assert list(known.values()) == sorted(set(known.values()))
    assert above is not None
    assert below is not None
    assert below.value < known["master"] < above.value
