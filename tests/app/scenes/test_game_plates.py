"""The games stand side by side on the title: a plate leads to a new game of it, or back to the one in play."""

from collections.abc import Iterator
from contextlib import closing
from itertools import cycle
from pathlib import Path

import pygame
import pytest

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.layout import TABLE
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import SEAT_COLOURS
from leonardo.app.kit.settings import Settings
from leonardo.app.scenes import title
from leonardo.app.scenes.game_plates import GamePlate, places
from leonardo.app.scenes.message import Message
from leonardo.app.scenes.new_game.page import NewGameScene
from leonardo.app.scenes.title import PAGE, TitleEntry, TitleScene
from leonardo.engine.davinci.setup import Options
from leonardo.play.session import Session
from leonardo.saves.schema import Person
from tests.app.scenes.fake_games import fake
from tests.app.scenes.menus_harness import House, PlainPresentation, PlainTable
from tests.diagonal import first_quick

NAMES = ("davinci", "second", "third")
PLATES = [f"game {name}" for name in NAMES]


def house_of(folder: Path, *others: str, size: tuple[int, int] = (1280, 720), text_size: int = 100) -> House:
    settings = Settings(reduced_motion=True, text_size=text_size)
    return House(folder / "saves", size, settings, games=(PlainPresentation(), *(fake(name) for name in others)))


def plates(house: House) -> list[GamePlate]:
    return [widget for widget in house.menu.form.widgets if isinstance(widget, GamePlate)]


@pytest.fixture
def house(tmp_path: Path, shared_pictures: None) -> Iterator[House]:  # noqa: ARG001 - it reads none anew
    house = house_of(tmp_path, *NAMES[1:])
    yield house
    house.host.close()


def test_a_title_begins_though_files_change_their_minds(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sick disk lets notes of lessons be read at one time and not at the next: a newcomer, and none."""
    says = cycle((True, False, False, True, True))
    fickle = TitleEntry("fickle", "title.about", lambda _: None, great=True, leads=lambda _: next(says))
    monkeypatch.setattr(title, "ENTRIES", (fickle, *title.ENTRIES))
    for _ in range(10):
        house.host.show_title()
        assert house.menu.form.focus in house.names()


def leave_in_play(house: House, game: str) -> None:
    """Begin a game and go back to the title."""
    house.press(f"game {game}")
    house.press("begin")
    house.host.show_title()
    house.turn()


def test_each_game_has_a_plate_instead_of_a_new_game_button(house: House) -> None:
    assert [plate.name for plate in plates(house)] == PLATES
    assert "new game" not in house.names()
    assert len({(plate.rect.top, plate.rect.size) for plate in plates(house)}) == 1


@pytest.mark.parametrize("game", NAMES)
def test_a_plate_leads_to_a_new_game_and_escape_back_to_it(house: House, game: str) -> None:
    house.press(f"game {game}")
    assert house.top(NewGameScene).plan.game == game
    house.key(pygame.K_ESCAPE)
    assert house.top(TitleScene).form.focus == f"game {game}"


def test_the_keyboard_goes_along_plates_and_on_to_buttons(house: House) -> None:
    assert house.menu.form.focus == PLATES[0], (
        "nobody learns here and nothing is in play: the game is what one comes for"
    )
    for key, reached in (
        (pygame.K_RIGHT, PLATES[1]),
        (pygame.K_RIGHT, PLATES[2]),
        (pygame.K_LEFT, PLATES[1]),
        (pygame.K_TAB, PLATES[2]),
        (pygame.K_TAB, "load"),
    ):
        house.key(key)
        assert house.menu.form.focus == reached
    house.menu.form.set_focus(PLATES[2])
    house.key(pygame.K_RIGHT)
    assert house.menu.form.focus not in PLATES
    house.key(pygame.K_LEFT)
    assert house.menu.form.focus == PLATES[2]
    house.key(pygame.K_RETURN)
    assert house.top(NewGameScene).plan.game == "third"


def test_a_game_in_play_is_marked_and_its_plate_asks(house: House) -> None:
    leave_in_play(house, "second")
    marked = [plate.name for plate in plates(house) if plate.in_play]
    assert marked == ["game second"]
    house.press("game second")
    assert len(house.top(Message).answers) == 3
    house.key(pygame.K_ESCAPE)
    house.top(TitleScene)
    house.press("game second")
    house.press("answer 1")
    assert house.top(NewGameScene).plan.game == "second"
    house.key(pygame.K_ESCAPE)
    house.press("game second")
    house.press("answer 2")
    assert house.top(PlainTable).session.game.name == "second"


def test_the_keyboard_begins_at_the_game_played_last(house: House) -> None:
    leave_in_play(house, "second")
    for entry in house.folder.entries():
        entry.path.unlink()
    house.host.show_title()
    house.turn()
    assert house.menu.form.focus == "game second"


def test_the_keyboard_begins_at_the_game_of_the_last_lesson(house: House) -> None:
    leave_in_play(house, "second")
    for entry in house.folder.entries():
        entry.path.unlink()
    game = house.host.games["third"].game
    seats = tuple(Person(name, colour) for name, colour in zip(NAMES, SEAT_COLOURS, strict=False))
    session = Session.new(game, Options(3), seats, 1)
    house.host.sit_down(session, lambda: PlainTable(house.host, session))
    house.host.show_title()
    house.turn()
    assert house.menu.form.focus == "game third"


@pytest.mark.parametrize(("others", "plated"), [(1, True), (3, True), (4, False)])
def test_a_fourth_game_gets_a_plate_and_more_get_a_page(
    tmp_path: Path,
    others: int,
    plated: bool,
    shared_pictures: None,  # noqa: ARG001 - it reads none anew
) -> None:
    house = house_of(tmp_path, *(f"game of {number}" for number in range(others)))
    with closing(house.host):
        assert (len(plates(house)), "new game" in house.names()) == ((others + 1, False) if plated else (0, True))
        if not plated:
            house.press("new game")
            assert len({plate.rect.top for plate in plates(house)}) == 2


@first_quick("size", [(1024, 640), (1920, 1080), (1080, 1920), (2560, 1080)], 2)
@first_quick("text_size", [100, 130], 2)
def test_plates_beside_the_page_show_half_of_their_pictures(
    tmp_path: Path,
    size: tuple[int, int],
    text_size: int,
    shared_pictures: None,  # noqa: ARG001 - it reads none anew
) -> None:
    house = house_of(tmp_path, *NAMES[1:], size=size, text_size=text_size)
    with closing(house.host):
        layout, shown = house.kit.page.layout, plates(house)
        others = [widget for widget in house.menu.form.widgets if widget not in shown]
        assert all(layout.window.contains(plate.rect) for plate in shown)
        assert not [other.name for other in others if other.rect.collidelist([plate.rect for plate in shown]) >= 0]
        if not layout.upright:
            page = layout.centred(*TABLE).left + layout.px(PAGE[0])
            assert max(plate.rect.right for plate in shown) < page
        for plate in shown:
            part = plate.picture_place(house.kit.page)
            assert part.height >= 0.5 * part.width / 2.5


@pytest.mark.parametrize("text_size", [100, 130])
def test_the_names_of_four_games_fit_the_smallest_window(
    tmp_path: Path,
    text_size: int,
    shared_pictures: None,  # noqa: ARG001 - it reads none anew
) -> None:
    house = house_of(tmp_path, "second", "third", "fourth", size=(1024, 640), text_size=text_size)
    with closing(house.host):
        house.turn()
        assert house.kit.painter.cut == set()


@pytest.mark.parametrize(("count", "most", "rows"), [(3, 4, 1), (4, 4, 1), (5, 4, 2), (4, 3, 2), (3, 1, 3)])
def test_plates_are_in_as_few_rows_as_have_room(count: int, most: int, rows: int) -> None:
    lying = places(pygame.Rect(20, 30, 800, 500), count, most, 20)
    assert len(lying) == count
    assert len({rect.top for rect in lying}) == rows
    assert not [rect for number, rect in enumerate(lying) if rect.collidelist(lying[:number]) >= 0]
    assert all(pygame.Rect(20, 30, 800, 500).contains(rect) for rect in lying)


@pytest.mark.parametrize("read", [False, True])
def test_the_first_frame_does_not_wait_for_plates(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    read: bool,
) -> None:
    monkeypatch.setattr(Pictures, "is_read", lambda *_: read)
    house = house_of(tmp_path, "second")
    with closing(house.host):
        assert [plate.bare for plate in plates(house)] == [not read] * 2
        house.turn()
        assert not any(plate.bare for plate in plates(house))


def test_all_games_are_on_the_title() -> None:
    assert 1 < len(PRESENTATIONS) <= 4
