"""Where do I stand: asked for by key and by the purse, told in bars with their reasons, and only what may be known."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from leonardo.ai.estimate import Estimate, Scale, SeatEstimate, Span
from leonardo.app.davinci.learn.standing import FORECASTING, tell
from leonardo.app.davinci.memory import MEMORY, OPEN_MEMORY
from leonardo.app.davinci.spots import FlorinsSpot
from leonardo.app.davinci.words.phrases import florins
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.text.painter import Painter
from leonardo.app.kit.translations import tr
from leonardo.app.table import commands
from leonardo.app.table.standing.forecast import ForecastPart, SeatForecast, Share
from leonardo.app.table.standing.scene import StandingScene
from leonardo.app.table.words import last_acts
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person, Seated
from tests.app.davinci.at_table import AtTable
from tests.app.kit.languages import LANGUAGES, spoken
from tests.app.kit.layout_probe import Blanks
from tests.app.table.table_harness import Desk
from tests.diagonal import first_quick

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")
NAMES = ("Massimiliano di Lorenzo dei Medici Magno", "Bianca", "Cosimo", "Dora", "Enzo")
COLOURS = ("red", "yellow", "green", "blue", "purple")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[AtTable]:
    table = AtTable(tmp_path)
    yield table
    table.desk.host.close()


def sheet(table: AtTable) -> StandingScene:
    return table.desk.top(StandingScene)


@pytest.mark.slow
def test_a_key_asks_and_another_goes_back_to_the_table(table: AtTable) -> None:
    table.desk.key(pygame.K_f)
    assert [told.known for told in sheet(table).told] == [False, False], "all look at the screen"
    table.desk.key(pygame.K_ESCAPE)
    table.desk.command(commands.PEEK)
    table.desk.key(pygame.K_f)
    assert [told.known for told in sheet(table).told] == [True, False]
    table.desk.key(pygame.K_ESCAPE)
    assert table.desk.kit.stack.top is table.desk.table


def estimate(*chances: Span) -> Estimate:
    return Estimate(tuple(SeatEstimate(each, Span(30, 36, 42)) for each in chances), 64, Scale(1, 1))


@pytest.mark.parametrize(
    ("chances", "leads"),
    [((Span(0.6, 0.7, 0.8), Span(0.2, 0.3, 0.4)), (0,)), ((Span(0.35, 0.5, 0.65), Span(0.35, 0.5, 0.65)), ())],
)
def test_it_says_how_likely_each_wins_and_crowns_one_or_nobody(
    table: AtTable, monkeypatch: pytest.MonkeyPatch, chances: tuple[Span, Span], leads: tuple[int, ...]
) -> None:
    said: list[str] = []
    monkeypatch.setattr(Painter, "lay", lambda *laid: said.append(laid[4]))
    service = table.session.hint_service
    asked: list[object] = []
    monkeypatch.setattr(service, "estimate", lambda _, view: asked.append(view))
    monkeypatch.setattr(service, "poll_estimate", lambda: estimate(*chances) if asked else None)
    table.desk.command(commands.PEEK)
    table.desk.key(pygame.K_f)
    scene = sheet(table)
    scene.update(20)
    said.clear()
    scene.draw(pygame.Surface(scene.kit.layout.size))
    assert asked == [scene.view]
    assert scene.leading == leads
    assert {last_acts.chance(each) for each in chances} <= set(said)
    assert "chance of winning" in said
    assert said.count(last_acts.score(Span(30, 36, 42), florins)) == 1, "of whose purse nobody shows nothing is said"
    assert ("most likely to win" in said) == bool(leads)
    assert ("No one clearly has the best chance of winning." in said) == (not leads)


def test_it_says_so_where_nothing_could_be_estimated(table: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(table.session.hint_service, "estimate", lambda _, __: None)
    table.desk.key(pygame.K_f)
    scene = sheet(table)
    monkeypatch.setattr(Painter, "lay", lambda *laid: said.append(laid[4]))
    scene.draw(pygame.Surface(scene.kit.layout.size))
    assert tr("table.standing.not_estimated") in said


def test_those_who_win_together_share_one_chance(table: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(table.session.hint_service, "estimate", lambda _, __: None)
    table.desk.key(pygame.K_f)
    scene = sheet(table)
    shared, wide = Span(0.6, 0.7, 0.8), Span(0, 700, 1400)
    scene.estimate = Estimate((SeatEstimate(shared, wide),) * 2, 64, Scale(1, 1), (0, 0))
    monkeypatch.setattr(Painter, "lay", lambda *laid: said.append(laid[4]))
    scene.draw(pygame.Surface(scene.kit.layout.size))
    assert said.count("chance of winning together") == 2
    assert "Players who win together share one chance." in said
    assert last_acts.score(wide, florins) not in said


@first_quick("ends", [(16, 16), (8, 12), (11, 20), (16, 34), (116, 134)], 2)
def test_no_figure_runs_over_its_coin(table: AtTable, monkeypatch: pytest.MonkeyPatch, ends: tuple[int, int]) -> None:
    table.desk.key(pygame.K_f)
    scene, coins, figures = sheet(table), list[pygame.Surface](), list[pygame.Rect]()
    scene.told = (SeatForecast((ForecastPart(Share.HELD, *ends, ""),)),) * 2
    get = type(scene.page.pictures).get

    def noted(pictures: Pictures, name: str, size: tuple[int, int]) -> pygame.Surface:
        found = get(pictures, name, size)
        if name == "florin_blank":
            coins.append(found)
        return found

    monkeypatch.setattr(type(scene.page.pictures), "get", noted)
    monkeypatch.setattr(Painter, "lay", lambda *laid: figures.append(laid[3]))
    scene.draw_sum(pygame.Surface(scene.kit.layout.size), pygame.Rect(600, 200, 180, 140), 0)
    (figure,) = figures
    if coins:
        assert figure.width <= 0.66 * coins[0].get_width()


def test_to_press_the_purse_asks_too(table: AtTable) -> None:
    table.desk.press(FlorinsSpot(0))
    sheet(table)


def test_the_sum_is_purse_own_work_and_what_others_may_pay(table: AtTable) -> None:
    own, other = tell(table.session.view(0), table.session)
    assert (own.least, own.most) == (3 + 8, 3 + 8)
    assert [part.words for part in own.parts] == ["3 florins in the purse", "Stage Lift: 8 florins"]
    assert not other.known


@first_quick("language", LANGUAGES)
@first_quick(("size", "text"), [((1024, 640), 130), ((1280, 720), 100), ((1000, 1400), 130)])
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
        scene = StandingScene(desk.kit, session, session.view(0), FORECASTING)
        desk.kit.stack.push(scene)
        wide = SeatEstimate(Span(0.35, 0.5, 0.65), Span(38.0, 47.0, 56.0))
        scene.estimate = Estimate((wide,) * 5, 64, Scale(1.0, 1.0))
        surface = pygame.Surface(size)
        scene.draw(surface)
        assert not scene.page.painter.cut
        assert surface.get_rect().contains(scene.sheet(scene.page.layout))
        desk.host.close()
