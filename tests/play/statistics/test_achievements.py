"""What is achieved, by what, and which level is proposed next."""

from attrs import evolve

from leonardo.play.statistics.achievements import reached_by, standings, usual
from leonardo.play.statistics.figures import games_of
from leonardo.play.statistics.game import Own
from leonardo.play.statistics.proposal import Proposal, Way, propose
from leonardo.saves.statistics import Result, Statistics
from tests.play.statistics.games import result

LEVELS = {"apprentice": "players.apprentice", "master": "players.master"}
APPRENTICES, MASTERS = (("apprentice", 20),), (("master", 20), ("master", 10))


def _games(*results: Result) -> tuple[Own, ...]:
    return games_of(Statistics(results), "Ada", "davinci")


def _names(games: tuple[Own, ...]) -> list[str]:
    return [each.name for each in reached_by(games, usual(LEVELS))]


def test_a_win_is_achieved_once_and_only_against_the_level_that_sat_there() -> None:
    first, again = result(1, 40, APPRENTICES), result(2, 40, APPRENTICES)

    assert _names(_games(first)) == ["level_apprentice"]
    assert _names(_games(first, again)) == []


def test_three_wins_in_a_row_against_the_better_levels() -> None:
    wins = [result(number, 40, MASTERS) for number in range(3)]

    assert "row" in _names(_games(*wins))
    assert "row" not in _names(_games(*wins[:2]))


def test_an_unaided_win_had_no_advice_and_took_nothing_back() -> None:
    won = result(1, 40, MASTERS)

    assert "unaided" in _names(_games(won))
    assert "unaided" not in _names(_games(evolve(won, undone=1)))


def test_how_far_one_has_come_is_told() -> None:
    games = _games(result(1, 40, APPRENTICES), result(2, 40, MASTERS), result(3, 50, MASTERS))

    tables = next(each for each in standings(games, usual(LEVELS)) if each.achievement.name == "tables")

    assert (tables.done, tables.needed, tables.reached) == (2, 3, None)


def test_a_harder_level_is_proposed_after_two_wins_and_none_above_the_hardest() -> None:
    wins = [result(number, 40, APPRENTICES) for number in range(2)]
    masters = [result(number, 40, MASTERS) for number in range(2)]

    assert propose(_games(*wins), list(LEVELS)) == Proposal(Way.HARDER, "master")
    assert propose(_games(wins[0]), list(LEVELS)) is None
    assert propose(_games(*masters), list(LEVELS)) is None


def test_an_easier_level_is_proposed_after_three_games_in_the_lower_half() -> None:
    lost = [result(number, 5, MASTERS) for number in range(3)]

    assert propose(_games(*lost), list(LEVELS)) == Proposal(Way.EASIER, "apprentice")
    assert propose(_games(*lost[:2]), list(LEVELS)) is None
