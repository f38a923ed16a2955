"""What a person's games come to."""

from attrs import evolve

from leonardo.play.statistics.figures import averages, by_level, by_seats, favourites, games_of, persons, summary
from leonardo.saves.statistics import Statistics
from tests.play.statistics.games import result

MASTERS = (("master", 30), ("master:builder", 20))
GAMES = Statistics(
    (
        result(1, 40, MASTERS),
        result(2, 35, (("apprentice", 20),)),
        result(3, 25, MASTERS),
        result(4, 31, MASTERS),
    )
)


def test_places_streaks_and_margins_are_counted() -> None:
    told = summary(games_of(GAMES, "Ada", "davinci"))

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


def test_averages_stand_by_seats_and_by_the_level_of_the_others_whatever_their_temper() -> None:
    games = games_of(GAMES, "Ada", "davinci")

    assert [(each.key, each.games, each.won) for each in averages(games, by_seats)] == [("2", 1, 1), ("3", 3, 2)]
    assert [(each.key, each.games) for each in averages(games, by_level)] == [("apprentice", 1), ("master", 3)]


def test_a_game_in_which_a_built_in_player_sat_in_counts_for_nobody() -> None:
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
