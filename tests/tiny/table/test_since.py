"""What the others did since one's last move: stepped through on the table, with what may be known, and back to now."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from leonardo.app.table.since.scene import SinceScene
from leonardo.app.table.spots import PromptSpot
from leonardo.play.observed import since_move_of
from tests.tiny.game import Bid, BidMade
from tests.tiny.table.desk import TinyDesk

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[TinyDesk]:
    """Anna has bid in the first round, and is asked again in the second."""
    desk = TinyDesk(tmp_path / "saves")
    desk.begin()
    desk.until_asked()
    desk.bid_by_mouse(1)
    desk.until_asked()
    yield desk
    desk.host.close()


def shown(desk: TinyDesk) -> SinceScene:
    return desk.top(SinceScene)


def lines(desk: TinyDesk) -> list[str]:
    return [deed.line for deed in shown(desk).told]


def test_what_others_did_is_told_in_order_without_secrets(desk: TinyDesk) -> None:
    desk.key(pygame.K_n)
    assert lines(desk)[:2] == ["Dora bids.", "Emil bids."]
    assert "pays" in lines(desk)[2]


def test_each_is_seen_as_it_was_then(desk: TinyDesk) -> None:
    desk.key(pygame.K_n)
    scene = shown(desk)
    assert [deed.view.bids_made for deed in scene.told[:2]] == [2, 3]
    assert [deed.flag.seat for deed in scene.told[:2] if deed.flag is not None] == [1, 2]
    desk.turn()
    desk.key(pygame.K_RIGHT)
    assert scene.at == 1
    desk.key(pygame.K_LEFT)
    assert scene.at == 0


def test_any_other_key_or_press_or_the_end_leads_back_to_now(desk: TinyDesk) -> None:
    for way in (pygame.K_ESCAPE, pygame.K_x):
        desk.key(pygame.K_n)
        shown(desk)
        desk.key(way)
        assert desk.kit.stack.top is desk.table
    desk.key(pygame.K_n)
    for _ in lines(desk):
        desk.key(pygame.K_RETURN)
    assert desk.kit.stack.top is desk.table
    desk.key(pygame.K_n)
    desk.press((3, 3))
    assert desk.kit.stack.top is desk.table


def test_a_press_on_the_line_shows_it_and_its_buttons_step(desk: TinyDesk) -> None:
    desk.press(PromptSpot())
    scene = shown(desk)
    desk.press("next")
    assert scene.at == 1
    desk.press("now")
    assert desk.kit.stack.top is desk.table


def test_the_own_decision_comes_first_of_what_happened(desk: TinyDesk) -> None:
    first = since_move_of(desk.table.session.played, 0)[0].happening.seen_by(0)
    assert isinstance(first, BidMade)
    assert (first.seat, desk.table.session.played.turns[1].action) == (0, Bid(1))


def test_it_is_told_beside_the_prompt_and_hides_nothing(desk: TinyDesk) -> None:
    table = desk.table
    desk.press(PromptSpot())
    scene = shown(desk)
    assert scene.slip == table.picture.spots(scene.deed.view, scene.marks())[PromptSpot()]
    assert all(scene.slip.contains(scene.form[name].rect) for name in ("before", "next", "now"))
