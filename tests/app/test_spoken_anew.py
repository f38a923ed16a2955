"""When the language or the size of letters changes, every scene looks as one that was opened with them."""

import shutil
from collections.abc import Callable, Iterator
from functools import cache
from itertools import cycle
from pathlib import Path

import pygame
import pytest
from attrs import frozen

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.translations import ENGLISH, speak
from leonardo.app.table.scene import TableScene
from scripts.fuzz.games import session
from scripts.fuzz.house import WAYS, House
from tests.app.fake_adviser import adviser_at_hand
from tests.diagonal import diagonal, marked

pytestmark = pytest.mark.usefixtures("screen")

SIZE = (1024, 640)
SEED = 3
STILL = 30  # frames until nothing moves any more
FAINT = (12, 12, 12, 255)  # differences of a pixel that nobody sees
ASKED = {
    "davinci": {0: "WorkQuestion", 4: "PlacementQuestion", 15: "LeonardoQuestion", 16: "BoxQuestion", 17: "Offer"},
    "citta": {0: "Side", 4: "Machine", 9: "Option", 18: "BetQuestion", 23: "AuctionQuestion", 46: "WorkQuestion"},
    "engines": {0: "Settle", 4: "Bid", 8: "Choose", 11: "TurnQuestion", 20: "MoveQuestion", 59: "AssaultQuestion"},
}
"""After how many decisions of a game somebody is asked what."""
MOMENTS = [(game, decisions) for game, asked in ASKED.items() for decisions in asked]


@frozen
class Told:
    """A language and a size of letters."""

    language: str
    text_size: int


OWN = ("lesson", "puzzle", "viewer", "results", "table", "rules", "help", "hint")
"""The scenes that are another one in each game."""
NEAR_ALIKE = tuple(each for each in WAYS if each not in OWN)
FRENCH, ITALIAN, LARGE = Told("fr", 100), Told("it", 100), Told("fr", 130)
CHANGES = {"language": (FRENCH, ITALIAN), "letters": (FRENCH, LARGE)}


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


@cache
def album(_told: Told, *, changes: bool) -> Pictures:  # noqa: ARG001 - each has its own
    """Return pictures for who begins with these words; what was composed of others is never among them."""
    return Pictures()


def opened(folder: Path, told: Told, go: Callable[[House], object], *, changes: bool = False) -> House:
    """Open the program with a language and a size of letters, and go somewhere."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    speak(told.language)
    settings = Settings(reduced_motion=True, speed=Speed.OFF, language=told.language, text_size=told.text_size)
    house = House(folder, SEED, settings, SIZE)
    house.kit.pictures = album(told, changes=changes)
    go(house)
    house.look()
    house.turn(STILL)
    return house


def change(house: House, told: Told) -> None:
    """Choose another language, or another size of letters, as the page of the settings does."""
    settings = house.kit.settings
    settings.language, settings.text_size = told.language, told.text_size
    speak(told.language)
    house.kit.refresh()


def seen(house: House) -> pygame.Surface:
    """Return what is seen once nothing moves, and leave."""
    house.turn(STILL)
    looks = house.canvas.surface.copy()
    house.close()
    return looks


def differing(one: pygame.Surface, other: pygame.Surface) -> list[pygame.Rect]:
    more, less = one.copy(), other.copy()
    more.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    less.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    more.blit(less, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    alike = pygame.mask.from_threshold(more, (0, 0, 0), FAINT)
    alike.invert()
    return alike.get_bounding_rects()


def looks_as_opened_so(folder: Path, way: str, go: Callable[[House], object]) -> None:
    """Assert that a scene looks after a change as it does when it was opened with those words."""
    before, after = CHANGES[way]
    wanted = seen(opened(folder, after, go))
    house = opened(folder, before, go, changes=True)
    was = house.canvas.surface.copy()
    change(house, after)
    found = seen(house)
    assert differing(wanted, found) == []
    assert differing(was, found) != [], "nothing of it is words"


@pytest.mark.parametrize(
    ("game", "scene", "way"),
    [
        *diagonal(tuple(PRESENTATIONS), NEAR_ALIKE, tuple(CHANGES), quick=1, pairs=False),
        *diagonal(tuple(PRESENTATIONS), OWN, tuple(CHANGES), quick=1),
    ],
)
def test_every_scene_is_written_anew(game: str, scene: str, way: str, tmp_path: Path) -> None:
    looks_as_opened_so(tmp_path / "house", way, lambda house: house.go_to(scene, game))


def table(house: House) -> TableScene:
    return next(scene for scene in house.kit.stack.seen() if isinstance(scene, TableScene))


def advised(house: House) -> None:
    adviser_at_hand(table(house).session)
    table(house).hint()


def log(house: House) -> None:
    table(house).log.toggle()
    table(house).redraw()


OVER: dict[str, Callable[[House], None]] = {
    "pause": lambda house: table(house).pause_game(),
    "hint": advised,
    "log": log,
    "help": lambda house: table(house).show_help(),
}
"""What may lie over a table."""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "over", "way"), diagonal(tuple(PRESENTATIONS), tuple(OVER), tuple(CHANGES), quick=1))
def test_what_lies_over_a_table_is_written_anew(game: str, over: str, way: str, tmp_path: Path) -> None:
    def lay(house: House) -> None:
        house.go_to("table", game)
        while not isinstance(house.kit.stack.top, TableScene):
            house.turn()
            house.key(pygame.K_RETURN)
        OVER[over](house)
        house.turn(STILL)

    looks_as_opened_so(tmp_path / "house", way, lay)


@pytest.mark.slow
@pytest.mark.parametrize(("moment", "way"), marked((MOMENTS, list(CHANGES)), (), zip(MOMENTS, cycle(CHANGES))))
def test_every_question_at_a_table_is_written_anew(moment: tuple[str, int], way: str, tmp_path: Path) -> None:
    game, decisions = moment
    rules = PRESENTATIONS[game].game

    def sit_down(house: House) -> None:
        house.host.play(session(rules, SEED + 2, house.folder.path, decisions))
        question = type(house.host.session.played.state.question).__name__  # type: ignore[union-attr] # it has just begun
        assert ASKED[game][decisions] in question
        house.turn(STILL)

    looks_as_opened_so(tmp_path / "house", way, sit_down)
