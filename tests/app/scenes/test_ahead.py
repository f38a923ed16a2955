"""What is made ready behind the title and behind the page of a new game, so that nobody waits for a table."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit import pictures
from leonardo.app.kit.window.idle_tasks import IdleTasks
from leonardo.app.kit.window.pilot import Pilot
from leonardo.app.presentation import Presentation
from leonardo.app.scenes.ahead import behind_the_title
from leonardo.app.scenes.host import Host
from leonardo.app.scenes.menu import MenuScene
from leonardo.app.table.feast.showing import Showing
from leonardo.app.table.looks import glow
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.games import GAMES
from leonardo.play.session import Session
from leonardo.saves.folder import SaveFolder
from leonardo.saves.schema import BuiltIn, Person
from tests.diagonal import first_quick

SEED = 5
FEW = 8  # pictures that may be read when a table comes that was made ready


@pytest.fixture
def pilot() -> Pilot:
    pilot = Pilot((1024, 640))
    pilot.kit.chores = IdleTasks()
    return pilot


@pytest.fixture
def host(pilot: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    host = Host(pilot.kit, SaveFolder(tmp_path), PRESENTATIONS)
    monkeypatch.setattr(host, "draw_seed", lambda: SEED)
    host.show_title()
    yield host
    host.close()


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the files of pictures in the order in which they are read."""
    found: list[str] = []
    load = pictures.loaded

    def noted(path: Path) -> pygame.Surface:
        found.append(path.name)
        return load(path)

    monkeypatch.setattr(pictures, "loaded", noted)
    return found


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the games of which a piece of a first table was drawn, in their order."""
    found: list[str] = []

    def ahead(game: Presentation) -> Iterator[Callable[[], object]]:
        for _ in range(3):
            yield lambda: found.append(game.game.name)

    for game in PRESENTATIONS.values():
        monkeypatch.setattr(game, "ahead", lambda _, game=game: ahead(game))
    return found


def rest(host: Host) -> None:
    """Let everything be done that can be done ahead."""
    chores = host.kit.chores
    while chores is not None and chores.waiting:
        chores.go_on(0)


def begin(pilot: Pilot) -> None:
    """Press the button of the page of a new game, and see the table."""
    top = pilot.kit.stack.top
    assert isinstance(top, MenuScene)
    pilot.press("begin")
    pilot.turn()


def kept_game(folder: SaveFolder) -> None:
    """Keep a game of Leonardo da Vinci, to be gone on with."""
    Session.new(GAME, Options(2), (Person("Lisa", "red"), BuiltIn("Salaì", "blue", "apprentice")), 1, folder).close()


@pytest.mark.slow
@first_quick("game", GAMES)
def test_a_table_that_was_made_ready_reads_hardly_any_picture(
    pilot: Pilot, host: Host, read: list[str], game: str
) -> None:
    host.agree_on(game)
    pilot.turn()
    rest(host)
    assert "table.jpg" in read
    read.clear()
    begin(pilot)
    assert host.session is not None
    assert "table.jpg" not in read
    assert len(read) <= FEW  # such as the portraits of those who play; behind the title they are there, too


@pytest.mark.slow
def test_the_lights_of_what_is_done_first_are_made_ready(pilot: Pilot, host: Host) -> None:
    host.agree_on("engines")
    rest(host)
    made = glow.made()
    begin(pilot)
    assert glow.made() - made <= 4  # buttons, at most: not the thirty-two lands


@pytest.mark.slow
def test_the_table_of_the_game_to_continue_is_drawn_ahead(host: Host, drawn: list[str]) -> None:
    kept_game(host.folder)
    host.show_title()
    host.kit.settings.plans = {"citta": {}}
    for piece in behind_the_title(host):
        piece()
    rest(host)
    assert drawn == [GAME.name] * 3


@pytest.mark.slow
def test_without_one_to_continue_the_last_game_is_drawn_ahead(
    host: Host, drawn: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Host, "last_played", "citta")
    for piece in behind_the_title(host):
        piece()
    rest(host)
    assert drawn == ["citta"] * 3


@pytest.mark.slow
def test_nothing_more_is_drawn_ahead_once_a_game_is_played(pilot: Pilot, host: Host, drawn: list[str]) -> None:
    host.agree_on(GAME.name)
    begin(pilot)
    rest(host)
    assert len(drawn) < 3


@pytest.mark.slow
def test_a_table_that_was_left_is_not_made_ready(pilot: Pilot, host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    laid = list[Showing]()

    def note(showing: Showing) -> None:
        laid.append(showing)

    monkeypatch.setattr(Showing, "lay_ready", note)
    for leaves in (False, True):
        host.show_title()
        host.agree_on("davinci")
        rest(host)
        laid.clear()
        begin(pilot)
        if leaves:
            host.show_title()
        rest(host)
        assert bool(laid) is not leaves
