"""A new button is one entry and its texts: all ways to it, and what it says of itself, come with that."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from attrs import evolve

from leonardo.app.kit.translations import tr
from leonardo.app.table import commands
from leonardo.app.table.areas import bounds
from leonardo.app.table.buttons import AFTER, BEFORE, TableButton
from leonardo.app.table.played import PlayedTable
from leonardo.app.table.spots import ButtonSpot
from leonardo.app.table.words.prompt_state import Awaited
from tests.tiny.table.desk import TinyDesk
from tests.tiny.table.game import TinyTable
from tests.tiny.table.spots import PurseSpot

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

TIP = "table.tips.button_results"
WAVED: list[PlayedTable] = []
WAVE = TableButton(
    "wave",
    lambda _view, _situation: "Wave",
    TIP,
    lambda _view, situation, turn: turn is Awaited.MINE and situation.held is None,
    run=WAVED.append,
    command=commands.REVIEW,
)
SPOT = ButtonSpot("wave")


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TinyDesk]:
    """A table with the entry among its buttons, and nothing else done for it."""
    monkeypatch.setattr(TinyTable, "buttons", (*BEFORE, WAVE, *AFTER))
    WAVED.clear()
    desk = TinyDesk(tmp_path / "saves")
    desk.begin()
    desk.until_asked()
    yield desk
    desk.host.close()


def click(desk: TinyDesk) -> None:
    desk.mouse.click(desk.at(SPOT))


def press_its_key(desk: TinyDesk) -> None:
    desk.keys.key(desk.kit.keys.keys_of(commands.REVIEW)[0])


def walk_there(desk: TinyDesk) -> None:
    for _ in desk.table.areas():
        if desk.table.controls.walk.at == SPOT:
            break
        desk.keys.key(pygame.K_TAB)
    desk.keys.key(pygame.K_RETURN)


@pytest.mark.parametrize("way", [click, press_its_key, walk_there])
def test_it_is_pressed_by_mouse_by_its_key_and_by_walking_there(
    desk: TinyDesk, way: Callable[[TinyDesk], None]
) -> None:
    way(desk)
    assert [desk.table] == WAVED


def test_it_stands_beside_the_prompt_with_its_words_and_says_what_it_does(desk: TinyDesk) -> None:
    assert [button.label for button in desk.table.prompt().buttons if button.key == "wave"] == ["Wave"]
    desk.mouse.move(desk.at(SPOT))
    desk.keys.key(pygame.K_e)
    assert [tip.words for tip in desk.table.marks().tips if tr(TIP) in tip.words]


def test_where_it_is_not_shown_its_key_does_nothing(desk: TinyDesk) -> None:
    desk.mouse.click(desk.at(PurseSpot(0)))
    assert "wave" not in desk.table.buttons()
    press_its_key(desk)
    assert WAVED == []


def test_a_second_click_does_not_press_what_has_just_taken_the_place_of_a_button(
    desk: TinyDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def take_up(table: PlayedTable) -> None:
        table.controls.lift(PurseSpot(0))

    wave = evolve(WAVE, run=take_up)
    bow = evolve(WAVE, key="bow", shown=lambda _view, situation, _turn: situation.held is not None, command="")
    monkeypatch.setattr(TinyTable, "buttons", (*BEFORE, wave, bow, *AFTER))
    desk.table.arrange(desk.kit.layout)
    desk.breathe()
    at = desk.at(SPOT)
    desk.mouse.click(at)
    assert bounds(desk.table.areas()[ButtonSpot("bow")]).collidepoint(at)
    desk.mouse.click(at)
    assert WAVED == []
    desk.breathe()
    desk.mouse.click(at)
    assert [desk.table] == WAVED
