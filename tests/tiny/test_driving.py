"""Chance takes its turns wherever games are driven: by the loop, in simulations and in an arena."""

from itertools import pairwise
from random import Random

from leonardo.ai.player import Budget, stream
from leonardo.arena.plan import Task
from leonardo.arena.playing import play
from leonardo.engine.driving import drive, wander
from leonardo.engine.game import NATURE
from leonardo.engine.record import Played, read_record
from leonardo.simulate import Simulation, games_of
from tests.tiny.game import GAME, GAMES, ROUNDS, Bid, Options, Setup, Throw


def throws(played: Played) -> list[Throw]:
    return [turn.action for turn in played.turns if turn.by_nature]


def test_nobody_is_asked_where_chance_decides() -> None:
    asked: list[int] = []

    def decide(played: Played, seat: int) -> Bid:
        asked.append(seat)
        assert GAME.decider(played.state) == seat
        return Bid(0)

    played = drive(GAME, Setup(5), decide, lambda played: Random(len(played.turns)))
    assert asked == [0, 1, 2] * ROUNDS
    assert played.decisions == len(asked)
    assert throws(played) == [GAME.chance(GAME.begin(Setup(5)).state, Random(number)) for number in (0, 4, 8)]


def test_what_happens_is_handed_out_with_the_turn_that_it_happened_in() -> None:
    course = list(wander(GAME, Setup(5), Random(1)))
    for (before, _), (after, events) in pairwise(course):
        step = GAME.apply(before.state, after.turns[-1].action)
        assert (after.state, events) == (step.state, step.events)


def test_a_simulation_has_a_stream_for_each_turn_of_the_game() -> None:
    (played,) = games_of(Simulation(GAME, Options(), ("random",) * 3, 1, "s"))
    for number, turn in enumerate(played.turns):
        if turn.by_nature:
            state = played.undo(len(played.turns) - number).state
            assert turn.action == GAME.chance(state, stream("s/0", NATURE, number))


def test_in_an_arena_the_die_falls_alike_in_all_games_of_a_deal_whatever_is_decided_between() -> None:
    """Who has no coins is not asked, so games of random players differ in length."""
    games = []
    for coins in (0, 1, 5):
        task = Task(GAME, Options(coins), 0, "seed/0", 0, ("random",) * 3, Budget())
        played = read_record(play(task).record, GAMES.get)
        games.append(played)
    assert len({len(played.turns) for played in games}) > 1
    assert len({tuple(throws(played)) for played in games}) == 1
    state = GAME.begin(Setup(0)).state
    assert throws(games[0]) == [GAME.chance(state, stream("seed/0", NATURE, number)) for number in range(ROUNDS)]
