"""The list of lands beside the chart: walked by keyboard, pressed like the lands themselves, and put away."""

from pathlib import Path

import pygame
import pytest

from leonardo.app.engines.buttons import LANDS, LANDS_AWAY
from leonardo.app.engines.moves.in_hand import Base, March
from leonardo.app.engines.picture.listing import Listing, Lord, in_order, lines
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.spots import DesignSpot, LandSpot
from leonardo.app.engines.words.phrases import land_name
from leonardo.app.kit.translations import speak
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.engines import GAME
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.constants import Machine
from leonardo.engine.engines.questions import BidQuestion, RecruitQuestion
from leonardo.engine.engines.view import View
from tests.app.engines.hands import EnginesMouse
from tests.app.engines.test_table import asks, at, at_an_attack, attacks, sit_down, soundly_until
from tests.app.table.table_harness import Desk
from tests.engine.engines.build import land, seat, turn

pytestmark = pytest.mark.usefixtures("shared_pictures")


def picture_of(desk: Desk) -> EnginesPicture:
    picture = desk.table.picture
    assert isinstance(picture, EnginesPicture)
    return picture


def row_of(desk: Desk, at: Territory) -> tuple[int, int]:
    """A pixel of the line of a land, once that is to be seen."""
    picture, view, marks = picture_of(desk), desk.table.view(), desk.table.marks()
    place = picture.list.rect
    return next(
        (place.centerx, y)
        for y in range(place.top, place.bottom, 4)
        if picture.list.at(view, marks, (place.centerx, y)) is at
    )


def focused(desk: Desk) -> Territory:
    spot = desk.table.controls.walk.at
    assert isinstance(spot, LandSpot)
    return spot.at


def three_lords() -> View:
    game = turn(
        seat(portugal=land(1), aragon=land(2, 1), provence=land(3)),
        seat(ireland=land(3), hungary=land(2)),
        seat(england=land(3)),
    )
    return GAME.view(game.state, 0)


def test_ones_own_lands_come_first_then_the_others_by_name() -> None:
    told = lines(three_lords())
    lords = [line.seat for line in told if isinstance(line, Lord)]
    assert lords == [0, 1, 2, None]
    assert [land_name(at) for at in in_order(three_lords())][:6] == [
        "Aragon", "Portugal", "Provence", "Hungary", "Ireland", "England",
    ]  # fmt: skip
    assert len(in_order(three_lords())) == len(Territory)


def test_letters_with_accents_stand_beside_those_without() -> None:
    speak("cs")
    try:
        names = [land_name(at) for at in in_order(three_lords())]
        assert names.index("Řecko") < names.index("Sasko"), names
    finally:
        speak("en")


@pytest.mark.slow
@pytest.mark.parametrize("steps", [6, pytest.param(len(Territory) - 1, marks=pytest.mark.slow)])
def test_up_and_down_walk_the_list_and_the_chart_follows(tmp_path: Path, steps: int) -> None:
    desk = at(tmp_path, attacks)
    picture = picture_of(desk)
    picture.look_through(picture.looked.closer(picture.layout.chart.topleft, 4))
    desk.key(pygame.K_t)
    assert isinstance(picture.eye, Listing)
    order = in_order(desk.table.view())
    start = order.index(focused(desk))
    assert LandSpot(order[start]) in desk.table.controls.walk.usable(), "one begins where something can be done"
    for number in range(1, steps + 1):
        desk.key(pygame.K_DOWN)
        here = focused(desk)
        assert here is order[(start + number) % len(order)]
        assert picture.list.at(desk.table.view(), desk.table.marks(), row_of(desk, here)) is here
        foot = picture.chart.foot(here, picture.looked)
        assert picture.layout.chart.collidepoint(foot), here
    desk.key(pygame.K_UP)
    assert focused(desk) is order[(start + steps - 1) % len(order)]
    desk.host.close()


def test_enter_takes_up_an_army_on_the_list_and_then_its_target(tmp_path: Path) -> None:
    desk, (source, target) = at_an_attack(tmp_path)
    desk.key(pygame.K_t)
    walk_to(desk, source)
    desk.key(pygame.K_RETURN)
    assert isinstance(desk.table.hands.held, Base)
    walk_to(desk, target)
    desk.key(pygame.K_RETURN)
    held = desk.table.hands.held
    assert isinstance(held, March)
    assert (held.source, held.target) == (source, target)
    assert desk.table.controls.walk.at == ButtonSpot("go"), "Enter sends the army"
    desk.key(pygame.K_RETURN)
    assert not isinstance(picture_of(desk).eye, Listing), "what lies below is seen again when something was done"
    desk.host.close()


def walk_to(desk: Desk, at: Territory) -> None:
    for _ in range(len(Territory)):
        if desk.table.controls.walk.at == LandSpot(at):
            return
        desk.key(pygame.K_DOWN)
    raise AssertionError(f"the list does not come to {at}")


def test_with_an_army_in_hand_only_its_targets_are_walked_to(tmp_path: Path) -> None:
    desk, (source, _) = at_an_attack(tmp_path)
    controls = desk.table.controls
    desk.key(pygame.K_t)
    walk_to(desk, source)
    desk.key(pygame.K_RETURN)
    within = {*controls.walk.usable(), *desk.table.hands.barred(desk.table.view())}
    targets = {spot.at for spot in within if isinstance(spot, LandSpot)}
    walked = []
    for _ in targets:
        desk.key(pygame.K_DOWN)
        walked.append(focused(desk))
    assert set(walked) == targets
    assert len(targets) < len(Territory)
    desk.host.close()


def test_escape_and_the_same_key_put_it_away_and_nothing_pauses(tmp_path: Path) -> None:
    desk = at(tmp_path, attacks)
    picture = picture_of(desk)
    for closing in (pygame.K_ESCAPE, pygame.K_t):
        desk.key(pygame.K_t)
        assert DesignSpot(Machine.TANK) not in desk.table.places()
        desk.key(closing)
        assert not isinstance(picture.eye, Listing)
        assert DesignSpot(Machine.TANK) in desk.table.places()
        assert desk.kit.stack.top is desk.table
    desk.host.close()


@pytest.mark.slow
def test_the_mouse_presses_turns_and_closes_the_list(tmp_path: Path) -> None:
    desk, (source, target) = at_an_attack(tmp_path)
    picture = picture_of(desk)
    EnginesMouse(desk).press_spot(ButtonSpot(LANDS))
    assert isinstance(picture.eye, Listing)
    show(desk, source)
    desk.press(row_of(desk, source))
    assert isinstance(desk.table.hands.held, Base)
    show(desk, target)
    desk.press(row_of(desk, target))
    assert isinstance(desk.table.hands.held, March)
    EnginesMouse(desk).press_spot(ButtonSpot(LANDS_AWAY))
    assert not isinstance(picture.eye, Listing)
    desk.host.close()


def show(desk: Desk, at: Territory) -> None:
    """Turn the list by the wheel until a land is to be seen."""
    desk.hover(picture_of(desk).list.rect.center)
    desk.wheel(20)
    for _ in range(20):
        try:
            row_of(desk, at)
        except StopIteration:
            desk.wheel(-1)
        else:
            return
    raise AssertionError(f"the wheel does not come to {at}")


@pytest.mark.slow
def test_the_list_stays_open_while_infantry_are_recruited(tmp_path: Path) -> None:
    desk = sit_down(tmp_path, soundly_until(asks(RecruitQuestion), 4), 4)
    desk.key(pygame.K_t)
    here, before = focused(desk), desk.table.view()
    desk.key(pygame.K_RETURN)
    assert desk.table.view().infantry[here] == before.infantry[here] + 1
    assert isinstance(picture_of(desk).eye, Listing)
    desk.host.close()


def test_archive_and_designs_are_seen_beside_a_stage(tmp_path: Path) -> None:
    desk = at(tmp_path, asks(BidQuestion))
    picture = picture_of(desk)
    picture.look_through(Listing(picture.looked))
    assert DesignSpot(Machine.TANK) in desk.table.places()
    assert ButtonSpot(LANDS_AWAY) not in desk.table.places()
    desk.host.close()
