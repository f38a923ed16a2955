"""How do I stand: asked for by key and by the purse, told in bars with their reasons, and only what may be known."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from leonardo.app.davinci.learn.standing import FORECASTING, tell
from leonardo.app.davinci.memory import MEMORY, OPEN_MEMORY
from leonardo.app.davinci.spots import FlorinsSpot
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.table.standing.scene import StandingScene
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person, Seated
from tests.app.davinci.at_table import AtTable
from tests.app.kit.languages import LANGUAGES, spoken
from tests.app.kit.layout_probe import Blanks
from tests.app.table.table_harness import Desk

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")
NAMES = ("Massimiliano di Lorenzo dei Medici Magno", "Bianca", "Cosimo", "Dora", "Enzo")
COLOURS = ("red", "yellow", "green", "blue", "purple")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[AtTable]:
    table = AtTable(tmp_path)
    yield table
    table.desk.host.close()


def sheet(table: AtTable) -> StandingScene:
    scene = table.desk.kit.stack.top
    assert isinstance(scene, StandingScene)
    return scene


def test_a_key_asks_and_another_goes_back_to_the_table(table: AtTable) -> None:
    table.keys.key(pygame.K_f)
    assert [told.known for told in sheet(table).told] == [True, False]
    table.keys.key(pygame.K_ESCAPE)
    assert table.desk.kit.stack.top is table.desk.table


def test_to_press_the_purse_asks_too(table: AtTable) -> None:
    table.mouse.click(table.mouse.spot(FlorinsSpot(0)))
    sheet(table)


def test_the_sum_is_the_purse_the_own_work_and_what_that_of_others_may_pay(table: AtTable) -> None:
    own, other = tell(table.session.view(0), table.session)
    assert (own.least, own.most) == (3 + 8, 3 + 8)
    assert [part.words for part in own.parts] == ["3 florins in the purse", "Stage lift: 8 florins"]
    assert not other.known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "text"), [((1024, 640), 130), ((1280, 720), 100), ((1000, 1400), 130)])
def test_all_of_it_can_be_read_whole(
    tmp_path: Path, size: tuple[int, int], text: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("leonardo.app.kit.kit.Pictures", Blanks)
    with spoken(language):
        desk = Desk(tmp_path, size, Settings(speed=Speed.OFF, text_size=text))
        seats: tuple[Seated, ...] = (
            Person(NAMES[0], "red"),
            *(BuiltIn(name, colour, "thumb") for name, colour in zip(NAMES[1:], COLOURS[1:], strict=True)),
        )
        session = Session.new(GAME, Options(5, start=0), seats, 3, table={MEMORY: OPEN_MEMORY})
        desk.host.sit_down(session, lambda: desk.host.games[GAME.name].table(desk.host, session))
        view = session.view(0)
        scene = StandingScene(desk.kit, session, view, tell(view, session), FORECASTING.text)
        desk.kit.stack.push(scene)
        surface = pygame.Surface(size)
        scene.draw(surface)
        assert not scene.page.painter.cut
        assert surface.get_rect().contains(scene.sheet(scene.page.layout))
        desk.host.close()
