"""A tip leads to the rule that it cites: the mouse comes to it and presses it, and the key opens it."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame
import pytest

from leonardo.app.davinci.presentation import DAVINCI
from leonardo.app.presentation import Learning
from leonardo.app.rulebook.scene import RuleBookScene
from leonardo.app.table.input.reaching import GRACE
from leonardo.app.table.looks.tips import TipLink
from leonardo.app.table.shown.marks import Tip, Tone
from leonardo.app.table.spots import SeatSpot
from tests.tiny.game import View
from tests.tiny.table.desk import TinyDesk
from tests.tiny.table.game import TinyPresentation, TinyTable
from tests.tiny.table.spots import BowlSpot, PurseSpot, Spot

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

FRAME = 16
CITING = (
    Tip("", "Coins to bid with (rule 8.9).", PurseSpot(1)),
    Tip("Cannot", "No coins are left.", PurseSpot(1), tone=Tone.BARRED, rule="Rule 8.9"),
)


@pytest.fixture(params=CITING, ids=["explained", "objected"])
def desk(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TinyDesk]:
    """A table of a game with rules, whose purse of Dora cites one."""

    def look(_: TinyTable, __: View, spot: Spot, ___: Sequence[str]) -> Tip | None:
        return request.param if spot == PurseSpot(1) else None

    monkeypatch.setattr(TinyTable, "look", look)
    monkeypatch.setattr(TinyPresentation, "learning", Learning(rules=DAVINCI.learning.rules))
    desk = TinyDesk(tmp_path)
    desk.begin()
    desk.until_asked()
    desk.mouse.move(desk.at(PurseSpot(1)))
    desk.wait(lambda: bool(desk.table.links()))
    yield desk
    desk.host.close()


def link(desk: TinyDesk) -> TipLink:
    (found,) = desk.table.links()
    return found


def pass_time(desk: TinyDesk, milliseconds: int) -> None:
    for _ in range(milliseconds // FRAME + 2):
        desk.turn()


def halfway(desk: TinyDesk) -> tuple[int, int]:
    """A pixel on the way to the rule, at nothing that the tip tells of."""
    start, end = pygame.Vector2(desk.at(PurseSpot(1))), pygame.Vector2(link(desk).rect.center)
    for share in range(1, 20):
        x, y = start.lerp(end, share / 20)
        at = round(x), round(y)
        if desk.table.spots_at(at) != desk.table.spots_at(desk.at(PurseSpot(1))) and not link(desk).rect.collidepoint(
            at
        ):
            return at
    raise AssertionError("the rule lies at the thing itself")


def check_book(desk: TinyDesk) -> None:
    book = desk.kit.stack.top
    assert isinstance(book, RuleBookScene)
    place = book.book.place_of("8.9")
    assert place is not None
    assert (book.spread, book.marked) == (place.spread, place.paragraph)


def test_the_key_beside_the_rule_opens_the_book_there(desk: TinyDesk) -> None:
    (tip,) = desk.table.marks().tips
    assert tip.key == "F2"
    desk.keys.key(pygame.K_F2)
    check_book(desk)


def test_the_mouse_comes_to_the_rule_and_a_press_opens_the_book_there(desk: TinyDesk) -> None:
    rect = link(desk).rect
    desk.mouse.move(halfway(desk))
    desk.mouse.move(rect.center)
    pass_time(desk, 3 * GRACE)
    assert desk.table.marks().reading
    assert desk.table.marks().tips
    desk.mouse.press(rect.center)
    check_book(desk)
    desk.mouse.release(rect.center)
    desk.keys.key(pygame.K_ESCAPE)
    assert desk.kit.stack.top is desk.table


def test_on_the_way_to_it_the_tip_stays_for_a_moment_only(desk: TinyDesk) -> None:
    desk.mouse.move(halfway(desk))
    pass_time(desk, GRACE // 2)
    assert desk.table.marks().tips
    pass_time(desk, GRACE)
    assert PurseSpot(1) not in desk.table.controls.under
    assert not desk.table.links()


def test_who_goes_elsewhere_points_there_at_once(desk: TinyDesk) -> None:
    at, rect = desk.at(PurseSpot(1)), link(desk).rect
    away = next(
        desk.at(spot)
        for spot in (BowlSpot(), PurseSpot(0), PurseSpot(2), SeatSpot(2))
        if (pygame.Vector2(desk.at(spot)) - at) * (pygame.Vector2(rect.center) - at) < 0
    )
    desk.mouse.move(away)
    assert desk.table.controls.under == desk.table.spots_at(away)


def test_while_something_is_held_no_rule_takes_a_press(desk: TinyDesk) -> None:
    desk.keys.key(pygame.K_1)
    assert desk.table.hands.held is not None
    assert not desk.table.links()
