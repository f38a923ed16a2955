"""Open memory is agreed on before a game and kept with it; decisions taken back are marked in the results."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from leonardo.app.davinci.memory import MEMORY, OPEN_MEMORY
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.results.scene import ResultsScene
from leonardo.app.kit.text.painter import Painter
from leonardo.app.scenes.new_game.page import NewGameScene
from leonardo.app.table.scene import TableScene
from leonardo.app.viewer.scene import ViewerScene
from leonardo.engine.davinci import GAME, actions
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.setup import Options
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person
from tests.app.table.table_harness import Desk
from tests.diagonal import first_quick

TWO = (Person("Anna", "red"), Person("Bianca", "yellow"))


pytestmark = pytest.mark.usefixtures("shared_pictures")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path, (1280, 720))
    yield desk
    desk.host.close()


def table_of(desk: Desk) -> TableScene:
    return next(scene for scene in desk.kit.stack.seen() if isinstance(scene, TableScene))


def shows_memory(desk: Desk) -> bool:
    picture = table_of(desk).picture
    assert isinstance(picture, DaVinciPicture)
    return picture.open_memory


@pytest.mark.slow
@first_quick("wanted", [False, True])
def test_open_memory_is_agreed_on_and_found_in_the_save(desk: Desk, wanted: bool) -> None:
    desk.host.show_title()
    desk.host.agree_on(GAME.name)
    desk.turn()
    scene = desk.top(NewGameScene)
    if wanted:  # hands need not be shown, unless that is agreed on
        desk.press("memory")
    desk.press("begin")
    assert shows_memory(desk) is wanted
    desk.host.show_title()
    entry = desk.host.folder.to_continue()
    assert entry is not None
    desk.host.open(entry.path)
    assert shows_memory(desk) is wanted
    desk.host.show_title()
    desk.host.agree_on(GAME.name)
    scene = desk.top(NewGameScene)
    assert scene.plan.chosen["memory"] is wanted


@pytest.mark.parametrize("table", [{}, {MEMORY: OPEN_MEMORY}])
def test_a_game_that_goes_on_is_looked_back_at_as_its_table_shows_it(desk: Desk, table: dict[str, str]) -> None:
    session = Session.new(GAME, Options(2, start=0), TWO, 4, desk.host.folder)
    for name, word in table.items():
        session.keep_word(name, word)
    desk.host.look_back(session)
    desk.turn()
    scene = desk.top(ViewerScene)
    picture = scene.stage.picture
    assert isinstance(picture, DaVinciPicture)
    assert picture.open_memory is bool(table)


def test_decisions_taken_back_are_counted_over_a_save(desk: Desk) -> None:
    session = Session.new(GAME, Options(2, start=0), TWO, 4, desk.host.folder)
    for _ in range(2):
        session.submit(actions.Start(Place.SMALL, 8))
        session.undo(0)
    session.close()
    entry = desk.host.folder.to_continue()
    assert entry is not None
    desk.host.open(entry.path)
    assert desk.host.session is not None
    assert desk.host.session.undone == 2


@pytest.mark.parametrize("undone", [0, 3])
def test_the_results_say_quietly_how_many_there_were(desk: Desk, undone: int, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.new(GAME, Options(2, start=0), TWO, 4)
    while not session.over:
        session.submit(session.legal()[-1])
    monkeypatch.setattr(Session, "undone", undone)
    said: list[str] = []
    monkeypatch.setattr(Painter, "lay", lambda *laid: said.append(laid[4]))
    desk.host.session = session
    desk.kit.stack.push(ResultsScene(desk.host, session))
    desk.turn()
    assert ("Undos: 3" in said) is bool(undone)


@pytest.mark.parametrize(
    ("used", "told"),
    [((0, 0), None), ((2, 0), "Hints used: Anna 2"), ((2, 1), "Hints used: Anna 2, Bianca 1")],
)
def test_the_results_say_who_had_hints(
    desk: Desk, used: tuple[int, ...], told: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session.new(GAME, Options(2, start=0), TWO, 4)
    while not session.over:
        session.submit(session.legal()[-1])
    session.hint_service.used = used
    said: list[str] = []
    monkeypatch.setattr(Painter, "lay", lambda *laid: said.append(laid[4]))
    desk.host.session = session
    desk.kit.stack.push(ResultsScene(desk.host, session))
    desk.turn()
    assert [text for text in said if "Hints" in text] == ([told] if told else [])


def test_the_results_say_which_seats_were_taken_over(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.new(GAME, Options(2, start=0), TWO, 4)
    session.submit(session.legal()[0])
    session.change_seat(1, BuiltIn("Bianca", "yellow", "random"))
    session.change_seat(1, TWO[1])
    while not session.over:
        session.submit(session.legal()[-1])
    said: list[str] = []
    monkeypatch.setattr(Painter, "lay", lambda *laid: said.append(laid[4]))
    desk.host.session = session
    desk.kit.stack.push(ResultsScene(desk.host, session))
    desk.turn()
    assert any("Seats taken over: Bianca" in text for text in said)
