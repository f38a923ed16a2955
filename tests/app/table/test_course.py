"""Who sits at the screen, and when the game goes on: nothing secret is shown to the wrong person."""

from pathlib import Path
from random import Random

import pytest
from attrs import frozen

from leonardo.app.davinci.table import TABLE
from leonardo.app.table.course import Course
from leonardo.engine.davinci import GAME, DaVinci, actions
from leonardo.engine.davinci.constants import Phase, Place
from leonardo.engine.davinci.events import WorkDone
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import State
from leonardo.engine.game import Event, Step
from leonardo.games import GAMES
from leonardo.play.session import Session
from leonardo.saves.folder import SaveFolder
from leonardo.saves.opening import open_save
from leonardo.saves.schema import BuiltIn, Person, Seated
from tests.diagonal import first_quick

PERSONS: tuple[Seated, ...] = (Person("Anna", "red"), Person("Bianca", "yellow"), Person("Cosimo", "green"))


def session(seed: int = 5) -> Session:
    return Session.new(GAME, Options(3, start=0), PERSONS, seed)


def go_on(course: Course) -> None:
    """Let everything be shown at once, up to the next thing that a person must do."""
    for _ in range(4):
        course.update(0, 0.0)


def test_nobody_sits_at_the_screen_before_the_first_person_comes() -> None:
    course = Course(TABLE, session())
    assert course.sitter is None
    assert course.wanted == 0
    assert not course.free
    assert all(seat.hand is None for seat in course.view().seats)


def test_the_next_person_is_wanted_before_anything_is_shown() -> None:
    course = Course(TABLE, session())
    course.sit(0)
    assert course.free
    course.act(actions.Done())
    go_on(course)
    assert course.wanted == 1
    assert not course.free
    assert course.view().viewer == 0
    assert course.view().seats[1].hand is None
    course.sit(1)
    assert course.view().seats[1].hand is not None
    assert course.view().seats[0].hand is None


def test_one_person_alone_is_never_asked_to_hand_over() -> None:
    alone = Session.new(GAME, Options(2, start=0), (PERSONS[0], BuiltIn("Bianca", "yellow", "random")), 3)
    course = Course(TABLE, alone)
    assert course.sitter == 0
    assert course.wanted is None
    assert course.free
    alone.close()


@first_quick("seed", range(6))
def test_who_can_start_nothing_is_visited_all_the_same(seed: int) -> None:
    """Rule 13.4: every person ends every phase A at the screen, whether the engine ended it or not."""
    course = Course(TABLE, session(seed))
    random = Random(seed)
    ended: dict[tuple[int, int], int] = {}
    forced = 0
    while not course.session.over or course.playback.busy:
        go_on(course)
        if course.wanted is not None:
            course.sit(course.wanted)
        elif course.visitor is not None:
            assert course.visitor == course.sitter
            assert course.view().viewer == course.visitor
            key = course.view().round, course.visitor
            ended[key] = ended.get(key, 0) + 1
            forced += 1
            course.end_visit()
        elif course.free:
            action = random.choice(course.session.legal())
            if isinstance(action, actions.Done):
                key = course.view().round, course.session.decider or 0
                ended[key] = ended.get(key, 0) + 1
            course.act(action)
    assert forced
    assert ended == {(number, seat): 1 for number in range(1, 10) for seat in range(3)}


def test_the_log_tells_what_has_been_shown_and_no_more() -> None:
    course = Course(TABLE, session())
    course.sit(0)
    before = len(course.history())
    course.act(actions.Done())
    assert len(course.history()) == before
    go_on(course)
    told = course.history()[before:]
    assert told == [WorkDone(0, forced=False)]


def test_taking_back_shows_the_table_as_it_was() -> None:
    course = Course(TABLE, session())
    course.sit(0)
    before = course.view()
    course.act(actions.Start(Place.SMALL, 8))
    go_on(course)
    assert course.view() != before
    course.undo()
    assert course.view() == before
    assert course.view().phase is Phase.START_WORK


@pytest.mark.parametrize("seed", range(6))
def test_a_game_continued_before_news_tells_it_first(seed: int) -> None:
    """Rule 13.4 holds also when the program was stopped just then."""
    played = session(seed)
    random = Random(seed)
    while not played.over:
        played.submit(random.choice(played.legal()))
        *_, (_, step) = played.played.steps()
        forced = [event.seat for event in step.events if isinstance(event, WorkDone) and event.forced]
        if forced:
            break
    course = Course(TABLE, played)
    assert not course.free
    for seat in forced:
        go_on(course)
        assert course.wanted == seat
        course.sit(seat)
        assert not course.free
        course.end_visit()
    go_on(course)
    assert course.visitor is None
    assert course.wanted in (played.decider, None)


@pytest.mark.parametrize("seed", range(6))
def test_a_game_continued_after_news_does_not_tell_it_again(seed: int, tmp_path: Path) -> None:
    """What they have closed stays closed; the others are still told."""
    folder = SaveFolder(tmp_path)
    played = Session.new(GAME, Options(3, start=0), PERSONS, seed, folder)
    course, random, told = Course(TABLE, played), Random(seed), list[int]()
    while not told:
        go_on(course)
        if course.wanted is not None:
            course.sit(course.wanted)
        elif course.visitor is not None:
            told.append(course.visitor)
            course.end_visit()
        elif course.free:
            course.act(random.choice(played.legal()))
    go_on(course)
    waiting = course.visitor
    played.close()
    entry = folder.to_continue()
    assert entry is not None
    again = Session.resume(open_save(folder.read(entry.path), entry.path, GAMES), folder)
    assert Course(TABLE, again).visitor == waiting
    again.close()


@frozen
class Whispered(Event):
    """Something that only one seat notices."""

    seat: int

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None


class Whispering(DaVinci):
    """The game, in which whoever has decided is told so in secret."""

    def apply(self, state: State, action: actions.Action, watched: bool = False) -> Step[State]:
        step = super().apply(state, action, watched)
        whispered = Whispered(self.decider(state) or 0)
        return Step(step.state, (whispered, *step.events), (state, *step.states) if watched else ())


def test_what_one_must_not_notice_is_shown_to_nobody_else() -> None:
    course = Course(TABLE, Session.new(Whispering(), Options(3, start=0), PERSONS, 5))
    course.sit(0)
    began = len(course.history())
    course.act(actions.Done())
    assert len(course.history()) == began
    go_on(course)
    assert [each.seen_by(0) for each in course.shown] == [Whispered(0), WorkDone(0, forced=False)]
    assert course.history()[began:] == [WorkDone(0, forced=False)], "all look again"
    course.sit(1)
    assert course.history()[began:] == [WorkDone(0, forced=False)]
    course.act(actions.Done())
    go_on(course)
    assert course.history()[began:] == [WorkDone(0, forced=False), WorkDone(1, forced=False)]
    course.sit(1)
    assert course.history()[began:] == [WorkDone(0, forced=False), Whispered(1), WorkDone(1, forced=False)]


def test_the_history_goes_on_and_waits_for_nothing_hidden() -> None:
    course = Course(TABLE, Session.new(Whispering(), Options(3, start=0), PERSONS, 5))
    course.sit(1)
    began = len(course.history())
    course.act(actions.Done())
    told = []
    while course.playback.busy:
        told.append(len(course.history()) - began)
        course.update(5, 1.0)
    assert set(told) == {0}
    assert course.history()[began:] == [WorkDone(0, forced=False)]
