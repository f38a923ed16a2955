"""What the table shows is put together once for each change, and a save shows no more of it than all may see."""

import io
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from leonardo.app.kit.window.app import App
from leonardo.app.kit.window.idle_tasks import IdleTasks
from leonardo.app.scenes.saves.listing import SIZES
from leonardo.app.table.small_picture import SmallPicture
from leonardo.saves.schema import Seated
from tests.tiny.table.desk import ALONE, PERSONS, TinyDesk
from tests.tiny.table.picture import BowlSpot, PurseSpot

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures", "saves_with_pictures")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[TinyDesk]:
    desk = TinyDesk(tmp_path / "saves")
    desk.begin()
    desk.until_asked()
    yield desk
    desk.host.close()


def test_it_stays_the_same_while_the_mouse_moves(desk: TinyDesk) -> None:
    frame = desk.table.frame()
    for spot in (PurseSpot(0), BowlSpot(), PurseSpot(1)):
        desk.hover(spot)
        assert desk.table.frame() is frame


def test_it_is_another_once_something_is_held_or_decided(desk: TinyDesk) -> None:
    frames = [desk.table.frame()]
    desk.press(PurseSpot(0))
    frames.append(desk.table.frame())
    desk.press(BowlSpot())
    desk.until_asked()
    frames.append(desk.table.frame())
    assert len({id(frame) for frame in frames}) == 3
    assert frames[1].situation.held is not None
    assert frames[2].view is desk.table.view()


def test_a_game_is_saved_with_a_small_picture_of_its_table(tmp_path: Path) -> None:
    desk = TinyDesk(tmp_path / "saves")
    desk.app = App(desk.kit, desk.canvas, desk.clock, desk.events, IdleTasks())
    desk.begin()
    desk.until_asked()
    desk.bid_by_keys(1)
    assert desk.host.session is not None
    autosave = desk.host.session.autosave
    desk.wait(lambda: not (autosave.picture_due or autosave.under_way))
    entry = desk.host.folder.to_continue()
    assert entry is not None
    kept = desk.host.folder.picture(entry)
    assert kept is not None
    assert pygame.image.load(io.BytesIO(kept), "small.jpg").get_size() in SIZES
    desk.host.close()


@pytest.mark.parametrize(("seats", "open_to"), [(ALONE, 0), (PERSONS, None)])
def test_it_shows_what_the_only_person_or_everybody_may_see(
    tmp_path: Path, seats: tuple[Seated, ...], open_to: int | None
) -> None:
    desk = TinyDesk(tmp_path / "saves")
    session = desk.begin(seats)
    desk.until_asked()
    picture = session.autosave.picture
    assert isinstance(picture, SmallPicture)
    whole, public = session.view(0), session.view(None)
    assert whole != public
    assert picture.view() == (session.view(open_to) if open_to is not None else desk.table.game.covered(whole, public))
    desk.host.close()
