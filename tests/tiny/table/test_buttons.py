"""A new button is one entry and its texts, and a tip leads to the rule that it cites."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pygame
import pytest
from attrs import evolve

from leonardo.app.davinci.presentation import DAVINCI
from leonardo.app.kit.areas import bounds
from leonardo.app.kit.translations import tr
from leonardo.app.presentation import Learning
from leonardo.app.rulebook.scene import RuleBookScene
from leonardo.app.table import commands
from leonardo.app.table.buttons import AFTER, BEFORE, TableButton
from leonardo.app.table.input.reaching import GRACE
from leonardo.app.table.looks.tips import TipLink
from leonardo.app.table.played import PlayedTable
from leonardo.app.table.shown.marks import Tip, Tone
from leonardo.app.table.spots import ButtonSpot, SeatSpot
from leonardo.app.table.words.prompt_state import Awaited
from tests.tiny.game import View
from tests.tiny.table.desk import TinyDesk
from tests.tiny.table.game import TinyPresentation, TinyTable
from tests.tiny.table.picture import BowlSpot, PurseSpot, Spot

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
    desk.press(SPOT)


def press_its_key(desk: TinyDesk) -> None:
    desk.command(commands.REVIEW)


def walk_there(desk: TinyDesk) -> None:
    for _ in desk.table.areas():
        if desk.table.controls.walk.at == SPOT:
            break
        desk.key(pygame.K_TAB)
    desk.key(pygame.K_RETURN)


@pytest.mark.parametrize("way", [click, press_its_key, walk_there])
def test_it_is_pressed_by_mouse_by_its_key_and_by_walking_there(
    desk: TinyDesk, way: Callable[[TinyDesk], None]
) -> None:
    way(desk)
    assert [desk.table] == WAVED


def test_it_is_beside_the_prompt_and_says_what_it_does(desk: TinyDesk) -> None:
    assert [button.label for button in desk.table.prompt().buttons if button.key == "wave"] == ["Wave"]
    desk.hover(SPOT)
    desk.key(pygame.K_e)
    assert [tip.words for tip in desk.table.marks().tips if tr(TIP) in tip.words]


def test_where_it_is_not_shown_its_key_does_nothing(desk: TinyDesk) -> None:
    desk.press(PurseSpot(0))
    assert "wave" not in desk.table.buttons()
    press_its_key(desk)
    assert WAVED == []


def test_a_second_click_presses_no_button_that_has_just_come(desk: TinyDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    def take_up(table: PlayedTable) -> None:
        table.controls.lift(PurseSpot(0))

    wave = evolve(WAVE, run=take_up)
    bow = evolve(WAVE, key="bow", shown=lambda _view, situation, _turn: situation.held is not None, command="")
    monkeypatch.setattr(TinyTable, "buttons", (*BEFORE, wave, bow, *AFTER))
    desk.table.arrange(desk.kit.layout)
    desk.breathe()
    at = desk.at(SPOT)
    desk.press(at)
    assert bounds(desk.table.areas()[ButtonSpot("bow")]).collidepoint(at)
    desk.press(at)
    assert WAVED == []
    desk.breathe()
    desk.press(at)
    assert [desk.table] == WAVED


FRAME = 16
CITING = (
    Tip("", "Coins to bid with (rule 8.9).", PurseSpot(1)),
    Tip("Cannot", "No coins are left.", PurseSpot(1), tone=Tone.BARRED, rule="Rule 8.9"),
)


@pytest.fixture(params=CITING, ids=["explained", "objected"])
def citing(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TinyDesk]:
    """A table of a game with rules, whose purse of Dora cites one."""

    def look(_: TinyTable, __: View, spot: Spot, ___: Sequence[str]) -> Tip | None:
        return request.param if spot == PurseSpot(1) else None

    monkeypatch.setattr(TinyTable, "look", look)
    monkeypatch.setattr(TinyPresentation, "learning", Learning(rules=DAVINCI.learning.rules))
    citing = TinyDesk(tmp_path)
    citing.begin()
    citing.until_asked()
    citing.hover(PurseSpot(1))
    citing.wait(lambda: bool(citing.table.links()))
    yield citing
    citing.host.close()


def link(citing: TinyDesk) -> TipLink:
    (found,) = citing.table.links()
    return found


def halfway(citing: TinyDesk) -> tuple[int, int]:
    """A pixel on the way to the rule, at nothing that the tip tells of."""
    start, end = pygame.Vector2(citing.at(PurseSpot(1))), pygame.Vector2(link(citing).rect.center)
    for share in range(1, 20):
        x, y = start.lerp(end, share / 20)
        at = round(x), round(y)
        at_purse = citing.table.spots_at(at) == citing.table.spots_at(citing.at(PurseSpot(1)))
        if not at_purse and not link(citing).rect.collidepoint(at):
            return at
    raise AssertionError("the rule lies at the thing itself")


def check_book(citing: TinyDesk) -> None:
    book = citing.top(RuleBookScene)
    place = book.book.place_of("8.9")
    assert place is not None
    assert (book.spread, book.marked) == (place.spread, place.paragraph)


def test_the_key_beside_the_rule_opens_the_book_there(citing: TinyDesk) -> None:
    (tip,) = citing.table.marks().tips
    assert tip.key == "F2"
    citing.key(pygame.K_F2)
    check_book(citing)


def test_a_press_on_the_rule_opens_the_book_there(citing: TinyDesk) -> None:
    rect = link(citing).rect
    citing.hover(halfway(citing))
    citing.hover(rect.center)
    citing.pass_time(3 * GRACE)
    assert citing.table.marks().reading
    assert citing.table.marks().tips
    citing.hold(rect.center)
    check_book(citing)
    citing.release(rect.center)
    citing.key(pygame.K_ESCAPE)
    assert citing.kit.stack.top is citing.table


def test_on_the_way_to_it_the_tip_stays_for_a_moment_only(citing: TinyDesk) -> None:
    citing.hover(halfway(citing))
    citing.pass_time(GRACE // 2)
    assert citing.table.marks().tips
    citing.pass_time(GRACE)
    assert PurseSpot(1) not in citing.table.controls.under
    assert not citing.table.links()


def test_who_goes_elsewhere_points_there_at_once(citing: TinyDesk) -> None:
    at, rect = citing.at(PurseSpot(1)), link(citing).rect
    away = next(
        citing.at(spot)
        for spot in (BowlSpot(), PurseSpot(0), PurseSpot(2), SeatSpot(2))
        if (pygame.Vector2(citing.at(spot)) - at) * (pygame.Vector2(rect.center) - at) < 0
    )
    citing.hover(away)
    assert citing.table.controls.under == citing.table.spots_at(away)


def test_while_something_is_held_no_rule_takes_a_press(citing: TinyDesk) -> None:
    citing.key(pygame.K_1)
    assert citing.table.hands.held is not None
    assert not citing.table.links()
