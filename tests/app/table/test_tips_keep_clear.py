"""A tip hides neither prompt, own name, what the table asks, nor what is pressed next, if there is room beside."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from pygame import Rect, Surface

from leonardo.app.engines.spots import OfferSpot
from leonardo.app.kit.points import Size
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.table.kinds import Spot
from leonardo.app.table.looks.tips import Tags
from leonardo.app.table.scene import TableScene
from leonardo.app.table.spots import ButtonSpot, PromptSpot, SeatSpot
from leonardo.saves.folder import SaveFolder
from scripts.fuzz.overlays import SIZES
from scripts.screens.asked import GAMES, decisions, kinds
from scripts.screens.theatre import Theatre
from tests.diagonal import diagonal, first_quick, slow_diagonal

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

KINDS = tuple((game, kind) for game in GAMES for kind in kinds(game))
LARGE = tuple((game, kinds(game)[-1]) for game in GAMES)
"""What is tried in the largest window, too: everything lies there as it does in one of 1600x900, but for its size."""
TEXTS = (100, 130)
FRAME = 6  # pixels at both edges of a sheet together that are its frame
SMALL = 0.04  # the share of a window up to which the middle of a thing that can be used may not be hidden
EDGE = 6  # pixels of the edge of a place that may be hidden
SLIGHT = 0.05  # the share of a tip, or of a smaller place, that hides nothing to speak of
WHOLE = 0.6  # the share of a window from which a stage has no room beside it


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tips")


def focused(table: TableScene) -> Iterator[tuple[Spot, Rect, Rect]]:
    """Yield all that explains itself where the keyboard comes: the spot, where it lies, and where its tip does."""
    picture, walk, sheet = table.picture, table.controls.walk, Surface(table.picture.page.size)
    table.controls.go_to(next(iter(table.places())))
    walk.everything = True
    for spot in list(walk.order()):
        walk.at = spot
        table.redraw()
        view, marks = table.view(), table.marks()
        places = picture.told_of(view, marks)
        told = [tip for tip in marks.tips if tip.spot in places]
        tags = Tags(picture.brush, picture.traits.dear, picture.shy)
        around = 2 * max(tags.gap(), picture.brush.px(4))
        drawn = tags.draw(sheet, told, places, clear=picture.kept_clear(view, marks))
        for tip, rect in zip(told, drawn, strict=True):
            yield spot, places[tip.spot], rect.inflate(-around, -around)


@first_quick(
    ("size", "text", "at"),
    [
        *diagonal(SIZES[1:2], TEXTS, KINDS, more=SIZES[:1], pairs=False),
        *slow_diagonal(SIZES[2:3], TEXTS, KINDS),
        *slow_diagonal(SIZES[3:], TEXTS, LARGE),
    ],
)
def test_a_tip_keeps_clear_of_prompt_name_and_what_is_asked(
    folder: Path, size: Size, text: int, at: tuple[str, str]
) -> None:
    game, kind = at
    theatre = Theatre(size, SaveFolder(folder), settings=Settings(speed=Speed.OFF, text_size=text))
    decisions(game)[kind].sit_down(theatre)
    table = theatre.table
    while theatre.kit.stack.top is not table:
        theatre.kit.stack.pop()
    theatre.turn()
    view, marks = table.view(), table.marks()
    asking = table.picture.asking(view, marks)
    kept = [table.places()[PromptSpot()], table.picture.own_name(view)]
    if asking is not None and asking.width < WHOLE * size[0]:
        kept.append(asking)
    clear = [(place, place.inflate(-FRAME, -FRAME)) for place in kept if place is not None]
    clear += [(place, place.inflate(-place.width // 3, -place.height // 3)) for place in pressed_next(table)]
    hidden = [
        (spot, tip.clip(inner))
        for spot, about, tip in focused(table)
        for place, inner in clear
        if about != place and hides(tip, inner) and room_beside(about, tip, [each for _, each in clear], size)
    ]
    theatre.close()
    assert hidden == []


def hides(tip: Rect, inner: Rect) -> bool:
    common = tip.clip(inner)
    return min(common.size) > EDGE and common.width * common.height > SLIGHT * min(
        inner.width * inner.height, tip.width * tip.height
    )


def pressed_next(table: TableScene) -> list[Rect]:
    """Return where small things lie that can be used now, and buttons that can be pressed."""
    marks, places = table.marks(), table.places()
    assert marks.prompt is not None
    spots = {*marks.lit, *(ButtonSpot(button.key) for button in marks.prompt.buttons if button.enabled)}
    window = table.picture.page.size
    found = [places[spot] for spot in places if spot in spots and not isinstance(spot, table.picture.traits.around)]
    return [place for place in found if place.width * place.height <= SMALL * window[0] * window[1]]


def room_beside(about: Rect, tip: Rect, clear: Sequence[Rect], size: Size) -> bool:
    """Whether a tip could stand at a side of what it tells of without hiding anything that is to be kept clear."""
    across, down = range(-tip.width, about.width), range(-tip.height, about.height)
    corners = [(about.left + x, top) for x in across for top in (about.bottom, about.top - tip.height)]
    corners += [(left, about.top + y) for y in down for left in (about.right, about.left - tip.width)]
    window = Rect((0, 0), size)
    stands = (Rect(corner, tip.size).clamp(window) for corner in corners)
    return any(stand.collidelist([*clear, about]) == -1 for stand in stands)


@first_quick("kind", ["bid", "choose"])
def test_tips_of_cards_lie_over_an_auction_those_of_seats_not(folder: Path, kind: str) -> None:
    theatre = Theatre((1024, 640), SaveFolder(folder), settings=Settings(speed=Speed.OFF))
    decisions("engines")[kind].sit_down(theatre)
    table = theatre.table
    while theatre.kit.stack.top is not table:
        theatre.kit.stack.pop()
    theatre.turn()
    stage = table.picture.asking(table.view(), table.marks())
    assert stage is not None
    inner, near = stage.inflate(-FRAME, -FRAME), 20
    tips = list(focused(table))
    theatre.close()
    far = [
        (spot, tip)
        for spot, at, tip in tips
        if isinstance(spot, OfferSpot) and not at.inflate(near, near).colliderect(tip)
    ]
    over = [(spot, tip) for spot, at, tip in tips if isinstance(spot, SeatSpot) and tip.colliderect(inner)]
    assert any(isinstance(spot, OfferSpot) for spot, *_ in tips)
    assert (far, over) == ([], [])


@pytest.mark.slow
def test_tips_of_buttons_of_a_war_stand_beside_them(folder: Path) -> None:
    theatre = Theatre((1600, 900), SaveFolder(folder), settings=Settings(speed=Speed.OFF))
    decisions("engines")["assault"].sit_down(theatre)
    table = theatre.table
    while theatre.kit.stack.top is not table:
        theatre.kit.stack.pop()
    theatre.turn()
    stage = table.picture.asking(table.view(), table.marks())
    assert stage is not None
    tips = [each for each in focused(table) if isinstance(each[0], ButtonSpot) and stage.contains(each[1])]
    theatre.close()
    assert tips
    near = 40
    assert [(spot, tip) for spot, at, tip in tips if not at.inflate(near, near).colliderect(tip)] == []
