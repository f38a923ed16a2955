"""The results when they come by themselves over the table: what was meant for the table leaves nothing."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from leonardo.app.davinci.results.scene import ResultsScene
from leonardo.app.kit.scene import IDLE, LOOKS
from leonardo.app.kit.settings import Speed
from leonardo.app.statistics.record_result import Achieved, Brought
from leonardo.app.table.results.podium.scene import PodiumScene
from leonardo.app.table.scene import TableScene
from tests.app.davinci.at_table import FRAME
from tests.app.table.review.moments import session
from tests.app.table.table_harness import Desk
from tests.diagonal import first_quick

NAMES = ("Anna", "Bianca", "Cosimo", "Donata", "Enea")

pytestmark = pytest.mark.usefixtures("shared_pictures")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path, (1280, 720))
    yield desk
    desk.host.close()


def podium(desk: Desk, *, came: bool) -> PodiumScene:
    scene = PodiumScene(ResultsScene(desk.host, session(NAMES)), came=came)
    desk.kit.stack.push(scene)
    desk.turn()
    return scene


@pytest.mark.slow
@first_quick("by_itself", [True, False])
def test_a_press_as_they_come_is_not_meant_for_them(desk: Desk, by_itself: bool) -> None:
    scene = podium(desk, came=by_itself)
    desk.key(pygame.K_RETURN)
    assert (desk.kit.stack.top is scene) is by_itself


def test_a_moment_later_they_are_answered(desk: Desk) -> None:
    podium(desk, came=True)
    assert desk.kit.stack.rest() < LOOKS
    for _ in range(round(LOOKS / FRAME) + 2):
        desk.turn()
    assert desk.kit.stack.rest() >= IDLE
    desk.key(pygame.K_ESCAPE)
    assert not isinstance(desk.kit.stack.top, PodiumScene)


@pytest.mark.slow
def test_from_an_opened_finished_game_one_sees_the_table(desk: Desk) -> None:
    desk.host.play(session(NAMES))
    desk.turn()
    desk.turn()
    assert isinstance(desk.kit.stack.top, PodiumScene)
    desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.kit.stack.top, TableScene)


def test_the_whole_ledger_lies_over_the_podium(desk: Desk) -> None:
    podium(desk, came=False)
    desk.press("ledger")
    assert isinstance(desk.kit.stack.top, ResultsScene)
    desk.key(pygame.K_ESCAPE)
    assert isinstance(desk.kit.stack.top, PodiumScene)


def test_who_goes_on_pressing_enter_begins_no_other_game(desk: Desk) -> None:
    before = session(NAMES)
    desk.host.play(before)
    desk.turn()
    seen = []
    for _ in range(3):
        desk.key(pygame.K_RETURN)
        seen.append(type(desk.kit.stack.top))
    assert seen == [ResultsScene, PodiumScene, ResultsScene]
    assert desk.host.session is before


def test_one_plays_again_with_the_same_seats(desk: Desk) -> None:
    before = session(NAMES)
    desk.host.play(before)
    desk.turn()
    desk.press("again")
    again = desk.host.session
    assert again is not None
    assert again is not before
    assert not again.over
    assert [(seat.name, seat.colour) for seat in again.seats] == [(seat.name, seat.colour) for seat in before.seats]


def test_the_last_seat_comes_first_and_any_press_goes_on(desk: Desk) -> None:
    desk.kit.settings.speed = Speed.NORMAL
    scene = podium(desk, came=True)
    for _ in range(round(LOOKS / FRAME) + 2):
        desk.turn()
    assert scene.rest() == 0
    assert not scene.form.widgets
    desk.key(pygame.K_SPACE)
    assert scene.form.focus == "ledger"
    desk.press("again")
    assert desk.kit.stack.top is scene, "a second press in haste was meant for what was seen before"
    for _ in range(round(LOOKS / FRAME) + 2):
        desk.turn()
    assert scene.rest() > 0
    desk.press("again")
    assert desk.kit.stack.top is not scene


@pytest.mark.slow
def test_the_podium_tells_what_the_game_brought(desk: Desk) -> None:
    """Nobody has to look for the code of the day in the ledger."""
    shown = []
    for brought in (
        [],
        [Brought("Your code for today: 0MC-F33-QP5")],
        [Brought("Anna: Always first", "Anna", (Achieved("Always first", "Be first."),))],
    ):
        desk.host.brought = brought
        scene = podium(desk, came=False)
        whole = pygame.Surface((1280, 720))
        scene.draw(whole)
        shown.append(pygame.image.tobytes(whole.subsurface(scene.plan.news), "RGB"))
    assert len(set(shown)) == len(shown)


def test_a_seal_tells_what_it_is_for_by_mouse_and_keys(desk: Desk) -> None:
    desk.host.brought = [Brought("Anna: Always first", "Anna", (Achieved("Always first", "Be first."),))]
    scene = podium(desk, came=False)
    seal, shown = scene.form["Always first"], []
    for point in ((1, 1), seal.rect.center):
        desk.hover(point)
        whole = pygame.Surface((1280, 720))
        scene.draw(whole)
        shown.append(pygame.image.tobytes(whole, "RGB"))
    assert shown[0] != shown[1]
    assert seal.hint == "Be first."
    assert seal.reachable


@pytest.mark.slow
@first_quick("motion", [True, False])
def test_the_whole_looks_the_same_however_it_was_reached(desk: Desk, motion: bool) -> None:
    desk.kit.settings.speed = Speed.FAST if motion else Speed.OFF
    scene = podium(desk, came=True)
    scene.update(20_000)
    shown, whole = pygame.Surface((1280, 720)), pygame.Surface((1280, 720))
    scene.draw(shown)
    other = PodiumScene(scene.ledger)
    other.arrange(desk.kit.layout)
    other.draw(whole)
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_what_is_said_below_the_winner_names_the_winner(desk: Desk) -> None:
    """After one's own loss, it read like one's own purse, or like a rule."""
    scene = ResultsScene(desk.host, session(NAMES))
    outcome = scene.outcome()
    winner = outcome.order[0]
    assert outcome.finishes[winner].place == 1
    assert not outcome.why or scene.names[winner] in outcome.why
