"""Several persons at one screen: it is handed over for secret choices only, and nobody sees others' secrets else."""

from pathlib import Path
from random import Random

import pygame
import pytest
from attrs import evolve as changed

from leonardo.app.davinci.memory import MEMORY, OPEN_MEMORY
from leonardo.app.davinci.picture.snapshot import snapshot
from leonardo.app.davinci.picture.workshop.facts import stores
from leonardo.app.davinci.spots import SecretSpot
from leonardo.app.davinci.table import TABLE
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.table.buttons import PEEK
from leonardo.app.table.shown.marks import NO_MARKS
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.davinci import GAME, actions
from leonardo.engine.davinci.constants import EXPERT, Phase, Place
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import State
from leonardo.engine.record import Played
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person, Seated
from tests.app.davinci.at_table import ANNA, AtTable
from tests.app.davinci.hands import Mouse
from tests.app.davinci.whole_game import wish
from tests.app.table.table_harness import Desk

pytestmark = pytest.mark.usefixtures("shared_pictures")

BIANCA = 1
THREE = tuple(Person(name, colour) for name, colour in (("Anna", "red"), ("Bianca", "yellow"), ("Cosimo", "green")))


def states() -> list[State]:
    """The positions of a game, in its first rounds."""
    played, _ = Played.begin(GAME, GAME.deal(Options(3, EXPERT, start=0), Random(5)))
    found = [played.state]
    while played.state.round < 4:
        seat = GAME.decider(played.state) or 0
        played, _ = played.play(wish(played.state, len(played.turns), seat))
        found.append(played.state)
    return found


def test_what_lies_open_tells_no_more_than_an_onlooker_sees() -> None:
    for state in states():
        for seat in range(3):
            own, public = GAME.view(state, seat), GAME.view(state, None)
            shown = TABLE.covered(own, public)
            assert changed(shown, viewer=None, options=()) == public
            assert shown.options == own.options


def test_what_can_be_done_tells_no_secret_at_an_open_table() -> None:
    """Another hand, other work under the covers: the same can be done, unless the choice is a secret one."""
    open_ones = 0
    for state in states():
        seat = GAME.decider(state)
        if seat is None or TABLE.secret(GAME.view(state, seat)):
            continue
        open_ones += 1
        seats = list(state.seats)
        seats[seat] = changed(seats[seat], hand=(0, 0, 0, 0, 0), foresight=None)
        other = changed(state, seats=tuple(seats))
        assert GAME.view(other, seat).options == GAME.view(state, seat).options
    assert open_ones > 30


@pytest.mark.slow
@pytest.mark.parametrize("count", [20, pytest.param(40, marks=pytest.mark.slow)])
def test_the_screen_is_handed_over_for_secret_choices_only(tmp_path: Path, count: int) -> None:
    desk = Desk(tmp_path / "saves")
    session = Session.new(GAME, Options(3, EXPERT, start=0), THREE, 5, desk.host.folder)
    desk.host.play(session)
    handed: list[bool] = []
    for _ in range(count):
        desk.wait(lambda: desk.asks)
        over = desk.hands_over
        if over:
            desk.press("ready")
            desk.wait(lambda: desk.asks)
        if desk.table.course.visitor is not None:
            Mouse(desk).done()
            continue
        seat = session.decider
        assert seat is not None
        secret = TABLE.secret(session.view(seat))
        assert desk.table.course.sitter == seat
        assert desk.table.course.private == secret
        assert over <= secret
        handed.append(over)
        assert (desk.table.view().seats[seat].hand is None) is not secret
        session_before = len(session.played.turns)
        desk.table.submit(wish(session.played.state, len(session.played.turns), seat))
        assert len(session.played.turns) > session_before
    assert any(handed)
    assert handed.count(True) < len(handed) / 3
    desk.host.close()


@pytest.mark.slow
@pytest.mark.parametrize("count", [20, pytest.param(60, marks=pytest.mark.slow)])
def test_all_look_again_once_what_was_secret_was_shown(tmp_path: Path, count: int) -> None:
    """What everybody may know is shown to everybody: the secrets of who decided before lie covered by then."""
    desk = Desk(tmp_path / "saves", settings=Settings(speed=Speed.NORMAL))
    session = Session.new(GAME, Options(3, EXPERT, start=0), THREE, 5, desk.host.folder)
    desk.host.play(session)
    course, open_ones = desk.table.course, 0
    for _ in range(count):
        while not desk.asks:
            desk.turn()
            present = course.playback.present
            if present is not None and course.sitter is not None and course.visitor is None:
                public = present.seen_by(course.sitter) == present.seen_by(None)
                decides_again = session.decider == course.sitter
                assert not (public and course.private and not decides_again), present.seen_by(None)
                open_ones += public and not course.private
        if desk.hands_over:
            desk.press("ready")
        elif course.visitor is not None:
            Mouse(desk).done()
        elif desk.table.free:
            seat = session.decider
            assert seat is not None
            desk.table.submit(wish(session.played.state, len(session.played.turns), seat))
    assert open_ones > count * 5 // 6
    desk.host.close()


def test_the_prompt_names_who_decides(table: AtTable) -> None:
    assert table.desk.table.prompt().lead == "Anna:"
    table.person.decide(actions.Pass())
    table.desk.wait(lambda: table.desk.table.free)
    assert table.desk.table.prompt().lead == "Bianca:"
    assert table.desk.table.view().viewer == BIANCA


def test_nothing_covered_is_drawn(table: AtTable) -> None:
    """The table of Anna looks the same whatever lies under her cover."""
    assert table.session.view(ANNA).phase is Phase.PLACEMENT
    shown = table.desk.table.view()
    assert shown.seats[ANNA].laboratories[0].invention is None
    assert table.session.view(ANNA).seats[ANNA].laboratories[0].invention is not None
    assert SecretSpot(ANNA, Place.SMALL) in table.desk.table.places()
    snapshot(shown, (1280, 720))


def test_the_cover_of_the_next_seat_stays_down(table: AtTable) -> None:
    table.desk.table.peek()
    assert table.desk.table.view().seats[ANNA].hand is not None
    table.person.decide(actions.Pass())
    table.desk.wait(lambda: table.desk.table.free)
    assert not table.desk.table.course.peeking
    assert table.desk.table.view().seats[BIANCA].hand is None


def test_who_has_no_work_under_way_looks_at_the_components(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "saves")
    session = Session.new(GAME, Options(3, start=0), THREE, 5, desk.host.folder)
    while session.view(None).phase is not Phase.PLACEMENT:
        session.submit(actions.Done())
    desk.host.play(session)
    desk.wait(lambda: desk.table.free)
    assert "peek" in desk.table.buttons()
    desk.table.peek()
    assert desk.table.view().seats[ANNA].hand is not None
    desk.host.close()


@pytest.mark.parametrize("by_key", [True, False])
def test_ones_secrets_are_seen_by_putting_a_dialog_aside(tmp_path: Path, by_key: bool) -> None:
    desk = Desk(tmp_path, (1280, 720))
    desk.host.play(Session.new(GAME, Options(3, EXPERT, start=0), THREE, 4))
    desk.turn()
    assert desk.table.dialogs.is_open
    desk.breathe()
    if by_key:
        desk.key(pygame.K_o)
    else:
        desk.press(desk.table.places()[ButtonSpot(PEEK)].center)
    assert not desk.table.dialogs.is_open
    assert desk.table.course.peeking
    assert desk.table.view().seats[0].hand is not None


def test_a_person_alone_sees_everything_of_theirs(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "saves")
    seats: list[Seated] = [THREE[0], BuiltIn("Dora", "blue", "thumb"), BuiltIn("Emil", "green", "thumb")]
    desk.host.play(Session.new(GAME, Options(3, start=0), seats, 5, desk.host.folder))
    desk.wait(lambda: desk.table.free)
    assert "peek" not in desk.table.buttons()
    assert desk.table.view().seats[ANNA].hand is not None
    desk.host.close()


@pytest.mark.parametrize("memory", [OPEN_MEMORY, "closed"])
def test_ones_own_covered_stores_tell_what_is_told_of_all_others(tmp_path: Path, memory: str) -> None:
    """One rule for all: where all that could be counted is told, it is told of who sits here, too (rule 13.2)."""
    desk = Desk(tmp_path)
    table = {MEMORY: memory}
    desk.host.play(Session.new(GAME, Options(3, EXPERT, start=0), THREE, 5, desk.host.folder, table=table))
    desk.wait(lambda: desk.asks)
    view = desk.table.course.view()
    public = TABLE.covered(view, GAME.view(desk.table.session.played.state, None))
    _, told, _ = stores(public, NO_MARKS, ANNA, memory == OPEN_MEMORY)
    assert told == (public.seats[ANNA].holdings if memory == OPEN_MEMORY else None)
    desk.host.close()


def test_holding_the_mouse_on_look_shows_it_meanwhile(table: AtTable) -> None:
    desk, course = table.desk, table.desk.table.course
    at = desk.at(ButtonSpot(PEEK))
    desk.hover(at)
    desk.hold(at)
    assert not course.peeking
    table.desk.breathe()
    assert course.peeking
    desk.release(at)
    assert not course.peeking
    table.desk.breathe()
    desk.press(ButtonSpot(PEEK))
    assert course.peeking, "a click lets it lie open"
