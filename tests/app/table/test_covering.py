"""What is laid over a table hides no more of it than lies below its own sheets, at each side where it can lie."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from leonardo.app.kit.points import Size
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.lessons.lesson_list import course_of
from leonardo.app.lessons.table import LessonTable
from leonardo.app.table.hint.scene import HintScene
from leonardo.saves.folder import SaveFolder
from scripts.fuzz.overlays import COMES, SIZES, Laid, at_table, covered, places_of, slip_over
from scripts.screens.asked import GAMES, decisions, kinds
from scripts.screens.theatre import Theatre
from tests.diagonal import marked

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

KINDS = tuple((game, kind) for game in GAMES for kind in kinds(game))
STILL = Settings(speed=Speed.OFF, reduced_motion=True)
SMALL = SIZES[1]


@pytest.fixture(scope="module")
def theatres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[Size, Theatre]]:
    """The program in windows of all sizes; each is opened when it is needed."""
    opened = _Theatres(tmp_path_factory.mktemp("theatres"))
    yield opened
    for theatre in opened.values():
        theatre.close()


class _Theatres(dict[Size, Theatre]):
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __missing__(self, size: Size) -> Theatre:
        self[size] = Theatre(size, SaveFolder(self._folder), settings=STILL)
        return self[size]


# ---- the probe itself


@cache
def table_below() -> Surface:
    below = Surface((400, 300), 0, 32)
    for x in range(0, 400, 20):
        pygame.draw.rect(below, (x * 255 // 400, 90, 255 - x * 255 // 400), (x, 0, 20, 300))
    return below


SHEET = Rect(100, 80, 120, 90)


def sheet(surface: Surface) -> None:
    surface.fill((240, 230, 200), SHEET)


def test_a_sheet_covers_nothing_beyond_itself() -> None:
    assert covered(Laid(table_below(), sheet, [SHEET])).nothing


def test_a_table_that_is_darkened_evenly_is_not_covered() -> None:
    def dark(surface: Surface) -> None:
        veil = Surface(surface.get_size(), pygame.SRCALPHA)
        veil.fill((10, 14, 26, 168))
        veil.fill((0, 0, 0, 0), (300, 10, 50, 50))
        surface.blit(veil, (0, 0))
        sheet(surface)

    assert covered(Laid(table_below(), dark, [SHEET])).nothing


def test_ground_that_is_painted_over_a_table_is_found() -> None:
    """However much like the table it looks, nobody sees what lies there."""

    def bare(surface: Surface) -> None:
        surface.fill((200, 180, 130), (0, 200, 400, 100))
        sheet(surface)

    found = covered(Laid(table_below(), bare, [SHEET]))
    assert found.hidden > 35_000
    assert found.where[0] == (0, 200, 400, 100)


def test_a_second_shade_on_a_part_of_a_table_is_found() -> None:
    def uneven(surface: Surface) -> None:
        for place, alpha in ((surface.get_rect(), 120), (Rect(250, 150, 100, 100), 60)):
            veil = Surface(place.size, pygame.SRCALPHA)
            veil.fill((10, 14, 26, alpha))
            surface.blit(veil, place)

    found = covered(Laid(table_below(), uneven, []))
    assert (found.hidden, found.where[0]) == (0, (250, 150, 100, 100))


def test_lines_around_are_no_cover_but_what_fills_is() -> None:
    place = Rect(20, 20, 300, 200)

    def lines(surface: Surface) -> None:
        pygame.draw.rect(surface, (255, 200, 0), place, 4)

    def filled(surface: Surface) -> None:
        pygame.draw.rect(surface, (255, 200, 0), place)

    assert covered(Laid(table_below(), lines, [], [place])).nothing
    assert covered(Laid(table_below(), filled, [], [place])).hidden > 40_000


# ---- what is laid over tables


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_position_for_each_kind_of_decision(game: str) -> None:
    assert sorted(decisions(game)) == list(kinds(game))


SEVENTH = [
    (SIZES[number % 2], *each) for number, each in enumerate(product(KINDS, COMES)) if number % 7 == 0
]  # each thing over a seventh of the decisions, other ones than the next thing
LARGE = [
    pytest.param(SIZES[2 + (number % 4 == 3)], KINDS[3 * number % len(KINDS)], each, marks=pytest.mark.slow)
    for number, each in enumerate(COMES)
]  # each thing once in a larger window, a fourth of them in the largest


@pytest.mark.parametrize(
    ("size", "at", "overlay"),
    [*marked((SIZES[:2], KINDS, tuple(COMES)), (), SEVENTH), *LARGE],
)
def test_what_is_laid_over_a_table_covers_only_its_sheets(
    theatres: dict[Size, Theatre], size: Size, at: tuple[str, str], overlay: str
) -> None:
    theatre, (game, kind) = theatres[size], at
    decisions(game)[kind].sit_down(theatre)
    found = {name: str(covers) for name, laid in at_table(theatre, overlay) if not (covers := covered(laid)).nothing}
    assert found == {}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_card_of_a_hint_is_tried_at_both_sides(theatres: dict[Size, Theatre], game: str) -> None:
    theatre = theatres[SMALL]
    next(iter(decisions(game).values())).sit_down(theatre)
    middle = theatre.table.picture.page.size[0] // 2
    places = places_of(theatre.table.picture)
    assert any(place.right < middle + place.width // 2 for place in places)
    assert any(place.left > middle - place.width // 2 for place in places)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_ground_painted_beside_the_card_of_a_hint_would_be_found(
    theatres: dict[Size, Theatre], game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it once was: the card's left edge was taken for the margin of the window."""
    draw = HintScene.draw

    def bare(scene: HintScene, surface: Surface) -> None:
        if scene.card is not None:
            ground = scene.table.picture.ground
            beside = Rect(0, scene.card.rect.top, scene.card.rect.left, scene.card.rect.height)
            surface.blit(ground, beside, beside)
        draw(scene, surface)

    monkeypatch.setattr(HintScene, "draw", bare)
    theatre = theatres[SMALL]

    def hides_ground(kind: str) -> bool:
        decisions(game)[kind].sit_down(theatre)
        return any(covered(laid).hidden > 50_000 for _, laid in at_table(theatre, "hint"))

    assert any(map(hides_ground, decisions(game))), "no card stands away from the left edge"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_slips_of_lessons_cover_nothing_beyond_themselves(theatres: dict[Size, Theatre], game: str) -> None:
    theatre = theatres[SMALL]
    for lesson in course_of(theatre.host, game).lessons[:2]:
        theatre.host.play_lesson(game, lesson.name, anew=True)
        theatre.turn(3)
        over = slip_over(theatre.table) if isinstance(theatre.table, LessonTable) else None
        assert over is not None
        assert covered(over[1]).nothing, (over[0], str(covered(over[1])))
