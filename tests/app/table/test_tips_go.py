"""What explains itself is silent again as soon as the mouse is elsewhere, and where its tip would hide more."""

from pathlib import Path

import pygame
import pytest
from pygame import Rect

from leonardo.app.kit.points import Point
from leonardo.app.table.scene import TableScene
from leonardo.app.table.spots import ButtonSpot, key_of
from tests.app.every_question import questions
from tests.app.table.table_harness import Desk
from tests.diagonal import first_quick

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")


def over_nothing(table: TableScene, beside: Rect) -> Point:
    """Return a pixel of the table where nothing is, as far from a place as can be."""
    width, height = table.picture.page.size
    pixels = [(x, y) for x in range(4, width, 24) for y in range(4, height, 24)]
    bare = [at for at in pixels if not table.aimed_at(at)]
    return max(bare, key=lambda at: abs(at[0] - beside.centerx) + abs(at[1] - beside.centery))


@first_quick("name", ["davinci", "citta", "engines"])
def test_the_tip_of_the_keyboard_goes_as_the_mouse_moves(tmp_path: Path, name: str) -> None:
    keyboard_told = 0
    for desk in questions(tmp_path, name):
        table = desk.table
        for _ in range(3):
            desk.key(pygame.K_TAB)
            desk.breathe()
            at = table.controls.walk.at
            if table.marks().tips and not isinstance(at, ButtonSpot):
                break
        else:
            continue
        keyboard_told += 1
        bare = over_nothing(table, table.places()[at])
        desk.hover(bare)
        desk.breathe()
        assert not table.marks().tips, (at, bare)
        desk.key(pygame.K_TAB)
        desk.breathe()
        assert table.controls.walk.at is not None
        if keyboard_told == 2:
            break
    assert keyboard_told, "nothing explains itself to the keyboard"


@pytest.mark.slow
def test_a_button_of_the_strip_is_explained_to_who_walks_there(tmp_path: Path) -> None:
    """Below the strip are the panels: one of them would be hidden whenever a question comes."""
    desk = next(each for each in questions(tmp_path, "citta") if each.table.main_button() == "done")
    table = desk.table
    assert table.controls.walk.at == ButtonSpot("done")
    for _ in range(3):
        desk.breathe()
    assert not table.marks().tips
    desk.key(pygame.K_TAB)
    while table.controls.walk.at != ButtonSpot("done"):
        desk.key(pygame.K_TAB)
    desk.breathe()
    assert table.marks().tips


@pytest.mark.parametrize("game", ["davinci", "engines"])
def test_where_the_keyboard_begins_nothing_is_explained(tmp_path: Path, game: str) -> None:
    """Its tip would hide the same things every turn; who walks there, or asks, is told."""
    desk = next(each for each in questions(tmp_path, game) if begins_at_a_thing(each))
    table, at = desk.table, desk.table.controls.walk.at
    assert at is not None
    table.controls.leave_question()
    table.controls.come_to_question(by_keys=True)
    desk.breathe()
    assert table.controls.walk.at == at
    assert not any(tip.spot == at for tip in table.marks().tips)
    table.controls.go_to(at)
    desk.breathe()
    assert any(tip.spot == at for tip in table.marks().tips)


def begins_at_a_thing(desk: Desk) -> bool:
    at = desk.table.controls.walk.at
    return desk.table.free and at is not None and key_of(at) is None


def test_nothing_is_told_of_what_the_log_hides(tmp_path: Path) -> None:
    desk = next(each for each in questions(tmp_path, "citta") if each.table.free)
    table = desk.table
    told = False
    for spot, at in table.places().items():
        table.controls.go_to(spot)
        desk.breathe()
        if table.log.rect().contains(at) and any(tip.spot == spot for tip in table.marks().tips):
            table.log.toggle()
            desk.breathe()
            assert not table.marks().tips
            told = True
            break
    assert told
