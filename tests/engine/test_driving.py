"""One loop drives every game, and watchers look on (leonardo/engine/driving.py)."""

from random import Random

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.engine.driving import Events, Watcher, drive, turns, wander
from leonardo.engine.game import Event
from leonardo.engine.record import Played


class Diary(Watcher):
    """Writes down what it is shown."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.games: list[Played] = []
        self.events: list[Event] = []

    def before(self, played: Played, events: Events) -> None:
        self.words.append("before")
        self.games.append(played)
        self.events.extend(events)

    def step(self, before: Played, after: Played, events: Events) -> None:
        assert before is self.games[-1]
        assert after.turns[:-1] == before.turns
        self.words.append("step")
        self.games.append(after)
        self.events.extend(events)

    def after(self, played: Played) -> None:
        assert played is self.games[-1]
        self.words.append("after")


def first_answer(played: Played, seat: int) -> object:
    assert seat == GAME.decider(played.state)
    return GAME.legal(played.state)[0]


def test_watchers_meet_the_game_before_at_each_turn_and_after() -> None:
    diary, other = Diary(), Diary()
    setup = GAME.deal(Options(3), Random(1))
    played = drive(GAME, setup, first_answer, lambda _: Random(), [diary, other, Watcher()])
    assert played.over
    assert played == Played.replay(GAME, setup, (turn.action for turn in played.turns))
    assert diary.words == other.words == ["before", *["step"] * len(played.turns), "after"]
    assert diary.games[-1] is other.games[-1] is played
    assert diary.events == [event for _, step in played.steps() for event in step.events]


def test_a_game_is_handed_out_turn_by_turn_and_can_be_left() -> None:
    setup = GAME.deal(Options(2), Random(1))
    course = turns(GAME, setup, first_answer, lambda _: Random())
    lengths = [len(played.turns) for played, _ in (next(course), next(course), next(course))]
    assert lengths == [0, 1, 2]


def test_who_wanders_comes_to_an_end_and_the_same_way_again() -> None:
    setup = GAME.deal(Options(2), Random(1))
    *_, (one, _) = wander(GAME, setup, Random(5))
    *_, (other, _) = wander(GAME, setup, Random(5))
    assert one.over
    assert one == other
