"""Looking back at a game: step by step, decision by decision, round by round, in both directions."""

import tracemalloc
from random import Random

import pytest

from leonardo.engine.davinci import GAME as DA_VINCI
from leonardo.engine.davinci.setup import Options as DaVinciOptions
from leonardo.engine.game import NATURE, AnyGame, Standing
from leonardo.engine.record import Played
from leonardo.play.observed import ObservedEvent
from leonardo.play.replay import Replay, Station, leads
from tests.tiny.game import GAME as TINY
from tests.tiny.game import BidMade, Options, Thrown, Won

BYTES_A_DECISION = 3_000  # what all that is kept of a game may take at most, for each of its decisions


def played(game: AnyGame, wishes: object, seed: int = 3) -> Played:
    random = Random(seed)
    found, _ = Played.begin(game, game.deal(wishes, random))
    while not found.over:
        by_chance = game.decider(found.state) == NATURE
        found = found.play_nature(random)[0] if by_chance else found.play(random.choice(game.legal(found.state)))[0]
    return found


def everything(_: ObservedEvent) -> bool:
    return True


@pytest.fixture
def tiny() -> Replay:
    return Replay(played(TINY, Options()))


def test_going_forward_and_back_shows_the_same_events(tiny: Replay) -> None:
    places, place = [Station(0)], Station(0)
    while place != tiny.end:
        place = tiny.later(place, everything)
        places.append(place)
    told = [event for _, step in tiny.played.steps() for event in step.events]
    assert [tiny.at(place).seen_by(None) for place in places[1:]] == [event.seen_by(None) for event in told]
    back = [place]
    while place != Station(0):
        place = tiny.earlier(place, everything)
        back.append(place)
    assert back[::-1] == places


def test_what_those_who_look_do_not_notice_is_passed_over(tiny: Replay) -> None:
    def prizes(happening: ObservedEvent) -> bool:
        return isinstance(happening.seen_by(None), Won)

    first = tiny.later(Station(0), prizes)
    assert isinstance(tiny.at(first).seen_by(None), Won)
    assert tiny.earlier(first, prizes) < first


def test_decisions_are_gone_through_one_by_one(tiny: Replay) -> None:
    assert tiny.later_decision(Station(0)) == Station(1)
    assert isinstance(tiny.at(Station(1)).seen_by(None), Thrown)
    assert isinstance(tiny.at(Station(2)).seen_by(0), BidMade)
    assert tiny.earlier_decision(Station(1)) == Station(0)
    assert tiny.earlier_decision(Station(0)) == Station(0)
    assert tiny.later_decision(tiny.end) == tiny.end


def test_rounds_begin_where_they_begin(tiny: Replay) -> None:
    rounds = [tiny.rounds[begin] for begin in tiny.round_begins]
    assert rounds == [1, 2, 3]
    second = Station(tiny.round_begins[1])
    assert tiny.later_round(Station(0)) == second
    assert tiny.later_round(Station(tiny.round_begins[2])) == tiny.end
    assert tiny.earlier_round(Station(second.decisions + 1)) == second
    assert tiny.earlier_round(second) == Station(0)


def test_a_seat_is_followed_from_decision_to_decision(tiny: Replay) -> None:
    place, found = Station(0), []
    while (following := tiny.later_of(1, place)) is not None:
        place = following
        found.append(place.decisions)
    assert found == [number for number, turn in enumerate(tiny.turns) if turn.seat == 1]
    assert tiny.earlier_of(1, place) == Station(found[-2])


def test_a_game_can_be_played_on_from_any_place(tiny: Replay) -> None:
    for number in range(tiny.count + 1):
        until = tiny.until(number)
        assert until == Played.replay(TINY, tiny.played.setup, [turn.action for turn in tiny.turns[:number]])
        assert until.state == tiny.state(number)


def test_the_lead_is_what_the_best_is_ahead_by(tiny: Replay) -> None:
    scores = tiny.standings[-1].scores
    seat, lead = leads(tiny.standings)[-1]
    best, second, _ = sorted(scores, reverse=True)
    assert lead == best - second
    assert seat == (scores.index(best) if lead else None)


def test_winners_together_lead_by_their_lead_over_the_others() -> None:
    guild = Standing((300, 250, 300), (0, 2), over=False, sides=(2, 1, 2))
    tie = Standing((300, 250, 300), (0, 2), over=False)
    assert leads([guild, tie]) == [(2, 50), (None, 0)]


def test_what_is_kept_of_a_whole_game_is_little() -> None:
    game = played(DA_VINCI, DaVinciOptions(5))
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    replay = Replay(game)
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert after - before < BYTES_A_DECISION * replay.count
