"""Hints stand beside what they tell of: never over it, nor over the piece in hand, nor over one another."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random

import pygame
import pytest
from pygame import Rect

from leonardo.app.davinci.picture.snapshot import looks_for
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.spots import TRAITS, DistrictSpot, GroupSpot, LaboratorySpot, Spot
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.translations import speak
from leonardo.app.table.looks.tips import LONGEST, Hand, Tags
from leonardo.app.table.shown.marks import Tip
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.view import View
from tests.app.davinci.words.said import explanation
from tests.diagonal import first_quick

Laid = tuple[Tags, dict[Spot, Rect], Rect]
TagsOf = Callable[..., Laid]
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (900, 1200))


@pytest.fixture(scope="module", autouse=True)
def screen() -> Iterator[None]:
    pygame.init()
    pygame.display.set_mode((64, 64))
    yield
    speak("en")
    pygame.quit()


@pytest.fixture(scope="module")
def view() -> View:
    setup = GAME.deal(Options(4, start=0), Random(3))
    return GAME.view(GAME.begin(setup).state, 0)


@pytest.fixture(scope="module")
def tags_of(view: View) -> TagsOf:
    """Return what lays a table out in a window, once for each language."""
    pictures = Pictures()

    @cache
    def laid_out(size: tuple[int, int], language: str) -> Laid:
        speak(language)
        picture = DaVinciPicture(looks_for(4), pictures=pictures)
        picture.arrange(size, view)
        return (
            Tags(picture.brush, TRAITS.dear, picture.shy),
            dict(picture.spots(view)),
            Rect((0, 0), size).inflate(-8, -8),
        )

    def of(size: tuple[int, int], language: str = "en") -> Laid:
        speak(language)
        return laid_out(size, language)

    return of


@pytest.mark.slow
@first_quick("size", SIZES)
@first_quick("language", ["en", "fr"])
def test_no_explanation_covers_what_it_explains(tags_of: TagsOf, size: tuple[int, int], language: str) -> None:
    tags, places, bounds = tags_of(size, language)
    for spot, about in places.items():
        told = explanation(spot)
        if told is None:
            continue
        _, rect = tags.place(tags.set_in_lines(told, bounds.width), about, places, [], bounds)
        assert bounds.contains(rect), spot
        assert not rect.colliderect(about), spot


@pytest.mark.parametrize("size", SIZES)
def test_what_a_laboratory_would_give_hides_no_group(tags_of: TagsOf, size: tuple[int, int]) -> None:
    """Between city and workshop there is little room."""
    tags, places, bounds = tags_of(size)
    spot = LaboratorySpot(0, Place.SMALL)
    hint = Tip("Start here", "4 weeks; 4 florins if you are first, otherwise 3", spot)
    _, rect = tags.place(tags.set_in_lines(hint, bounds.width), places[spot], places, [], bounds)
    assert not any(rect.colliderect(place) for other, place in places.items() if isinstance(other, GroupSpot))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_what_a_district_gives_stands_below_its_own_ribbon(tags_of: TagsOf, size: tuple[int, int]) -> None:
    tags, places, bounds = tags_of(size)
    spot = DistrictSpot(Place.SMITHY)
    hint = Tip("1st of 2", "first iron free", spot, also=("10 iron left.",), rule="The strongest chooses first.")
    _, rect = tags.place(tags.set_in_lines(hint, bounds.width), places[spot], places, [], bounds)
    assert rect.collidelist(tags.shy) == -1


@pytest.mark.parametrize("size", [*SIZES, (2560, 1080), (3440, 1440)])
@pytest.mark.parametrize("place", [Place.SMALL, Place.LARGE])
def test_what_a_laboratory_gives_stands_along_one_side(tags_of: TagsOf, size: tuple[int, int], place: Place) -> None:
    """Off a corner it would seem to tell of what lies there."""
    tags, places, bounds = tags_of(size)
    about = places[LaboratorySpot(0, place)]
    hint = Tip("Start here", "4 weeks; 4 florins if you are first, otherwise 3", LaboratorySpot(0, place))
    _, rect = tags.place(tags.set_in_lines(hint, bounds.width), about, places, [], bounds)
    columns, rows = rect.clip(about.move(0, rect.y - about.y)), rect.clip(about.move(rect.x - about.x, 0))
    assert max(columns.width / rect.width, rows.height / rect.height) > 0.2
    assert rect.inflate(120, 120).colliderect(about)


@pytest.mark.parametrize("size", SIZES[:3])
@pytest.mark.parametrize("place", [Place.SMALL, Place.LARGE])
def test_what_a_laboratory_gives_hides_no_title(tags_of: TagsOf, size: tuple[int, int], place: Place) -> None:
    tags, places, _ = tags_of(size)
    about = places[LaboratorySpot(0, place)]
    held = about.inflate(-about.width // 10, -about.height // 2)
    hint = Tip("Start here", "4 weeks; 4 florins if you are first, otherwise 3", LaboratorySpot(0, place))
    (drawn,) = tags.draw(pygame.Surface(size), [hint], places, Hand(held, held))
    workshop = [title for title in tags.shy if title.top > about.top]
    assert workshop
    assert drawn.inflate(-64, -64).collidelist([about, *workshop]) == -1


def test_hints_keep_clear_of_the_piece_in_hand_and_each_other(tags_of: TagsOf) -> None:
    tags, places, bounds = tags_of((1280, 720))
    about = places[SeatSpot(1)]
    lines = tags.set_in_lines(Tip("", "What this inventor shows to all."), bounds.width)
    _, alone = tags.place(lines, about, places, [], bounds)
    _, beside = tags.place(lines, about, places, [alone.inflate(8, 8)], bounds)
    assert not beside.colliderect(alone)
    assert not beside.colliderect(about)


@first_quick("language", ["en", "it", "fr", "cs"], 2)
@first_quick("size", SIZES, 2)
def test_no_line_of_a_tip_is_longer_than_an_eye_takes_in(tags_of: TagsOf, size: tuple[int, int], language: str) -> None:
    tags, places, bounds = tags_of(size, language)
    for spot in places:
        told = explanation(spot)
        for tag in tags.set_in_lines(told, bounds.width) if told is not None else ():
            assert all(sum(len(run.text) for run in line.runs) <= LONGEST for line in tag.lines), spot


def test_the_rule_comes_after_how_things_stand(tags_of: TagsOf) -> None:
    tags, _, bounds = tags_of((1280, 720))
    hint = Tip("2nd of 3", "first one for 2 florins", also=("9 iron left.",), rule="The strongest chooses first.")
    lines = ["".join(run.text for run in line.runs) for line in tags.set_in_lines(hint, bounds.width)[0].lines]
    assert lines == ["2nd of 3 · first one for 2 florins", "9 iron left.", "The strongest chooses first."]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("place", [Place.COUNCIL, Place.SMITHY, Place.WORKSHOP, Place.KILN])
def test_what_a_district_gives_stays_beside_it(tags_of: TagsOf, size: tuple[int, int], place: Place) -> None:
    tags, places, _ = tags_of(size)
    about = places[DistrictSpot(place)]
    held = Rect(0, 0, about.width // 2, about.width // 2)
    held.midbottom = about.midtop
    hint = Tip(
        "1st of 2", "first one free", DistrictSpot(place), also=("10 left.",), rule="The strongest chooses first."
    )
    screen = pygame.Surface(size)
    reach = held.union(held.move(about.width // 2, about.height)).union(held.move(-about.width // 2, 0))
    (drawn,) = tags.draw(screen, [hint], places, Hand(held, reach))
    tag = drawn.inflate(-48, -48)
    assert not tag.colliderect(about)
    assert tag.collidelist(tags.shy) == -1
    assert drawn.inflate(48, 48).colliderect(about.inflate(0, 2 * about.height)), "below its ribbon at most"
    for across in (-about.width // 2, 0, about.width // 2):
        (moved,) = tags.draw(screen, [hint], places, Hand(held.move(across, 3), reach))
        assert moved == drawn, "it does not follow the hand, nor make room for it"


def test_a_tip_is_moved_off_the_edge_of_what_is_kept_clear(tags_of: TagsOf) -> None:
    """Between two places that are kept clear there is hardly more room than it takes."""
    tags, _, _ = tags_of((1280, 720))
    spot, about = SeatSpot(1), Rect(600, 340, 60, 20)
    tip = Tip("Start here", "4 weeks", spot)
    ((width, _),) = {tag.size for tag in tags.set_in_lines(tip, 1280)}
    step = (about.width + width) // 8
    left = about.left - width + 3 * step + step // 2
    kept = [Rect(0, 0, left - 2, 720), Rect(left + width + 2, 0, 1280, 720)]
    assert not any(rect.contains(about) for rect in kept)
    (drawn,) = tags.draw(pygame.Surface((1280, 720)), [tip], {spot: about}, clear={tuple(rect): 60 for rect in kept})
    around = 2 * max(tags.gap(), tags.brush.px(4))
    assert drawn.inflate(-around, -around).collidelist(kept) == -1
