"""Names, arrows and castles on the chart."""

from functools import cache
from itertools import permutations
from pathlib import Path
from random import Random

import pygame
import pytest
from attrs import evolve
from pygame import Rect, Surface

from leonardo.app.engines.picture.chart import drawing
from leonardo.app.engines.picture.chart.places import Eye, from_the_south, lands, places
from leonardo.app.engines.picture.pieces import heap_place, number_place
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.spots import LandSpot
from leonardo.app.engines.table import TABLE
from leonardo.app.engines.words.phrases import land_name
from leonardo.app.kit.areas import centre, contains
from leonardo.app.kit.translations import languages, tr
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.engines import GAME
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.constants import Machine
from leonardo.engine.engines.view import View
from leonardo.saves.folder import SaveFolder
from scripts.screens.asked import decisions
from scripts.screens.theatre import Theatre
from tests.app.engines.layouts import LOOKS, MORE_SIZES, SIZES
from tests.app.kit.languages import LANGUAGES, spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, Line, Note, probing
from tests.diagonal import diagonal, first_quick
from tests.engine.engines.build import ANNA, SICILY, land, seat, turn

NAMES = tuple(look.name for look in LOOKS[:3])
SIZE = (1280, 720)


def chart(turns: int, text_scale: float) -> list[Note]:
    """What is written on the chart, so many turns of the wheel closer."""
    game = turn(seat(milan=land(2), venice=land()), seat(castile=land()), seat(england=land(), naples=land()))
    view = GAME.view(game.state, ANNA)
    picture = EnginesPicture(LOOKS[:3], pictures=Blanks(), text_scale=text_scale)
    with probing():
        picture.arrange(SIZE, view)
        picture.look_through(picture.closer(picture.stage.center, turns))
        marks = Marks(prompt=prompt(TABLE, view, PromptState(names=NAMES, eye=picture.eye)))
        page = LayoutProbe(SIZE)
        for part in picture.chart.parts:
            page.set_clip(part.region(view, marks))
            part.draw(page, view, marks)
    return [note for note in page.notes if isinstance(note.what, Line) and note.what.text.isalpha()]


def met(note: Note, others: list[Note]) -> list[str]:
    return [str(other.what) for other in others if other.what != note.what and other.ink.colliderect(note.ink)]


@pytest.mark.parametrize(("turns", "language", "text_scale"), diagonal(range(4), LANGUAGES, (1.0, 1.3), quick=1))
def test_no_name_is_cut_and_free_is_written_over_no_other(turns: int, language: str, text_scale: float) -> None:
    with spoken(language):
        notes = chart(turns, text_scale)
        assert len(notes) > 10
        assert [note.what for note in notes if note.clip.width < note.rect.width] == []
        free = [note for note in notes if isinstance(note.what, Line) and note.what.text == tr("engines.picture.free")]
        assert [others for note in free if (others := met(note, notes))] == []


def test_sicily_at_the_edge_is_said_to_be_free_above_its_name() -> None:
    notes = chart(0, 1.0)
    name = next(note for note in notes if isinstance(note.what, Line) and note.what.text == land_name(SICILY))
    free = [note for note in notes if isinstance(note.what, Line) and note.what.text == tr("engines.picture.free")]
    assert any(
        note.rect.bottom <= name.rect.centery and abs(note.rect.centerx - name.rect.centerx) < 3 for note in free
    )


pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

ARROWS = {pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1), pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0)}


@pytest.mark.slow
@pytest.mark.parametrize("arrow", ARROWS)
def test_arrows_lead_from_land_to_land(tmp_path: Path, arrow: int) -> None:
    theatre = Theatre((1280, 720), SaveFolder(tmp_path))
    decisions("engines")["settle"].sit_down(theatre)
    table = theatre.table
    walk, areas, (across, down) = table.controls.walk, table.areas(), ARROWS[arrow]
    usable = {spot: centre(areas[spot]) for spot in walk.usable() if isinstance(spot, LandSpot)}
    strayed = []
    for start, (x, y) in usable.items():
        away = [(to_x - x, to_y - y) for spot, (to_x, to_y) in usable.items() if spot != start]
        ahead = [(dx * across + dy * down, abs(dx * down) + abs(dy * across)) for dx, dy in away]
        table.controls.go_to(start)
        theatre.key(arrow)
        if any(on > 0 and aside <= 2 * on for on, aside in ahead) and walk.at not in walk.usable():
            strayed.append((start, walk.at))
    theatre.close()
    assert strayed == []


HIDDEN = 0.25
"""The part of a castle or an army that a piece of another territory may hide, where much stands on a small chart."""

ASHORE = 0.85  # the part of a castle on its land from which nothing needs to tie it there


def picture_of(size: tuple[int, int], text_scale: float, view: View) -> EnginesPicture:
    picture = EnginesPicture(LOOKS[: len(view.players)], pictures=Blanks(), text_scale=text_scale)
    picture.arrange(size, view)
    return picture


@pytest.mark.parametrize(
    ("size", "language", "text_scale"), diagonal(SIZES, LANGUAGES, (1.0, 1.3), more=MORE_SIZES, quick=1)
)
def test_castles_and_machines_stand_in_their_territory(size: tuple[int, int], language: str, text_scale: float) -> None:
    game = turn(seat(milan=land(2)), seat(castile=land()), seat(england=land()))
    with spoken(language):
        chart = picture_of(size, text_scale, GAME.view(game.state, ANNA)).chart
        for at in Territory:
            others = [lands(chart.whole).area(other) for other in Territory if other is not at]
            castle = chart.castle_place(at, chart.whole)
            machines = [chart.machine_place(at, kind, chart.whole) for kind in Machine]
            for place in (castle, *machines):
                assert not any(contains(other, place.center) for other in others), (at, place)
                area = lands(chart.whole).area(at)
                assert sum(contains(area, point) for point in points_of(place)) >= 16, (at, place)


def points_of(place: Rect) -> list[tuple[int, int]]:
    eighths = [(2 * number + 1) / 16 for number in range(8)]
    return [
        (round(place.x + place.w * across), round(place.y + place.h * down)) for across in eighths for down in eighths
    ]


@cache
def positions() -> list[View]:
    """Return positions late in games: all lands are owned, some have castles, tanks and planes."""
    game = turn(seat(milan=land(2)), seat(castile=land()), seat(england=land()))
    view, found = GAME.view(game.state, ANNA), list[View]()
    for seed in range(8):
        random = Random(seed)
        owners = tuple(random.randrange(3) for _ in Territory)
        infantry = tuple(random.choice((1, 2, 2, 3)) for _ in Territory)
        levels = tuple(random.choice((0, 0, 1, 1, 2)) for _ in Territory)
        tanks, planes = (tuple(random.choice((0, 0, 0, 1)) for _ in Territory) for _ in Machine)
        found.append(evolve(view, owners=owners, infantry=infantry, levels=levels, tanks=tanks, planes=planes))
    return found


@pytest.mark.parametrize(
    ("size", "text_scale", "turns"), diagonal(SIZES, (1.0, 1.3), range(4), more=(*MORE_SIZES, (1600, 900)), quick=2)
)
def test_no_piece_hides_a_castle_or_an_army_of_another_territory(
    size: tuple[int, int], text_scale: float, turns: int
) -> None:
    picture = picture_of(size, text_scale, positions()[0])
    picture.look_through(picture.closer(picture.stage.center, turns))
    eye = picture.looked
    hidden = []
    for number, view in enumerate(positions()):
        standing = {at: standing_on(picture, view, at, eye) for at in Territory}
        for one, other in permutations(Territory, 2):
            for (what, place), (which, covered) in ((a, b) for a in standing[one] for b in standing[other]):
                common = place.clip(covered)
                part = common.width * common.height / (covered.width * covered.height)
                if part > HIDDEN and which in ("castle", "army"):
                    hidden.append((number, what, one.name, which, other.name, round(part, 2)))
    assert hidden == []


def standing_on(picture: EnginesPicture, view: View, at: Territory, eye: Eye) -> list[tuple[str, Rect]]:
    """Return what stands on a territory, and where."""
    chart = picture.chart
    found = (
        [("army", heap_place(chart.foot(at, eye), chart.figure(eye), view.infantry[at]))] if view.infantry[at] else []
    )
    found += [("castle", chart.castle_place(at, eye))] if view.levels[at] else []
    counts = {Machine.TANK: view.tanks[at], Machine.PLANE: view.planes[at]}
    return found + [(kind.value, chart.machine_place(at, kind, eye)) for kind in Machine if counts[kind]]


@pytest.mark.parametrize(
    ("size", "language", "text_scale"), diagonal(SIZES, languages(), (1.3, 1.0), more=MORE_SIZES, quick=2)
)
def test_no_name_lies_over_a_number_or_another_name(size: tuple[int, int], language: str, text_scale: float) -> None:
    with spoken(language):
        picture = picture_of(size, text_scale, positions()[0])
        chart, eye = picture.chart, picture.looked
        numbers = [number_place(picture.brush, chart.foot(at, eye), chart.figure(eye)) for at in Territory]
        for at in Territory:
            castle = chart.castle_place(at, eye)
            level = Rect(0, 0, castle.width // 4, castle.width // 4)
            level.midbottom = castle.midbottom
            numbers.append(level)
        names = chart.lettering(eye)
        over_numbers = [
            Territory(at).name for at, name in enumerate(names) if any(hides(name, each) for each in numbers)
        ]
        over_names = [Territory(at).name for at, name in enumerate(names) if name.collidelist(names[:at]) >= 0]
        assert (over_numbers, over_names) == ([], [])


def hides(name: Rect, number: Rect) -> bool:
    return 2 * name.clip(number).height > number.height


@pytest.mark.parametrize("size", SIZES)
def test_what_lies_over_is_the_same_while_territories_are_lit(size: tuple[int, int]) -> None:
    picture, order = picture_of(size, 1.3, positions()[0]), from_the_south()[::-1]
    chart, eye = picture.chart, picture.looked
    for view in positions()[-1:]:
        standing = {at: [place for _, place in standing_on(picture, view, at, eye)] for at in Territory}
        for lit in list(Territory)[::3]:
            marks = Marks(lit=frozenset({LandSpot(lit)}))
            keys = [stroke.key for stroke in chart.retouched(view, marks, Rect(0, 0, 0, 0))]
            again = [key[1] for key in keys if isinstance(key, tuple) and key[0] == "_stand"]
            for at in again:
                before = [other for other in order[order.index(at) :] if meet(standing[at], standing[other])]
                assert set(before) <= set(again), (lit, at)
            assert again == sorted(again, key=order.index)


def meet(some: list[Rect], others: list[Rect]) -> bool:
    return any(place.collidelist(others) >= 0 for place in some)


class Named(Blanks):
    """Pictures that note which of them are drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn: list[str] = []

    def tall(self, name: str, height: int) -> Surface:
        self.drawn.append(name)
        return super().tall(name, height)


def drawn(picture: EnginesPicture, view: View) -> None:
    page = Surface(picture.page.size)
    for part in picture.chart.parts:
        part.draw(page, view, Marks())


@pytest.mark.slow
@first_quick("size", SIZES)
def test_each_castle_flies_the_flag_of_its_owner(size: tuple[int, int]) -> None:
    named, view = Named(), evolve(positions()[0], levels=tuple(at % 2 for at in Territory))
    picture = EnginesPicture(LOOKS[: len(view.players)], pictures=named)
    picture.arrange(size, view)
    for owner, look in enumerate(picture.looks):
        named.drawn.clear()
        drawn(picture, evolve(view, owners=tuple(owner for _ in Territory)))
        flags = {name for name in named.drawn if name.startswith("engines_flag_")}
        assert flags == {f"engines_flag_{look.colour}"}
        assert sum(name in flags for name in named.drawn) >= sum(view.levels)


@first_quick("size", SIZES, 2)
def test_what_reaches_over_a_border_is_tied_to_its_land(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    tied = list[tuple[int, int]]()
    monkeypatch.setattr(drawing, "lead", lambda _brush, _surface, start, _end, _colour: tied.append(start))
    picture = picture_of(size, 1.0, positions()[0])
    chart = picture.chart
    drawn(picture, evolve(positions()[0], levels=tuple(1 for _ in Territory)))
    assert tied
    for at in Territory:
        castle, area = chart.castle_place(at, chart.whole), lands(chart.whole).area(at)
        share = sum(contains(area, point) for point in points_of(castle)) / 64
        if abs(share - ASHORE) > 0.05:
            assert (castle.midbottom in tied) is (share < ASHORE), at


@first_quick("language", LANGUAGES)
@first_quick(("size", "text_scale"), [((1024, 506), 1.3), ((1024, 506), 1.0), ((700, 420), 1.3)])
def test_no_name_lies_on_another_on_a_small_chart_looked_back_at(
    size: tuple[int, int], text_scale: float, language: str
) -> None:
    with spoken(language):
        view = positions()[0]
        picture = EnginesPicture(LOOKS[: len(view.players)], pictures=Blanks(), text_scale=text_scale, bare=True)
        picture.arrange(size, view)
        eye = picture.looked
        told = {at: name for at, name in zip(Territory, picture.chart.lettering(eye), strict=True) if name.width > 0}
        shown = list(told.values())
        crossed = [name.clip(other) for number, name in enumerate(shown) for other in shown[:number]]
        assert max(each.height for each in crossed) <= min(name.height for name in shown) // 4
        areas = {at: lands(eye).area(at) for at in Territory}
        astray = [
            at.name
            for at, name in told.items()
            if not contains(areas[at], name.center)
            and any(contains(areas[other], name.center) for other in Territory if other != at)
            and not name.inflate(4, 4).collidepoint(eye.pixel(places()[at].name))
        ]
        assert astray == []
        assert len(told) > 20


def test_the_chart_looked_back_at_takes_most_of_a_small_window() -> None:
    view = positions()[0]
    picture = EnginesPicture(LOOKS[: len(view.players)], pictures=Blanks(), text_scale=1.3, bare=True)
    picture.arrange((1024, 506), view)
    assert picture.layout.chart.width > 600
    parts = [picture.layout.chart, picture.layout.rivals, picture.layout.designs, picture.layout.tray]
    assert all(part.collidelist(parts[:number]) < 0 for number, part in enumerate(parts))


@pytest.mark.parametrize("language", languages())
def test_the_rim_of_a_name_is_not_cut_at_the_edge_of_the_map(language: str) -> None:
    view = GAME.view(
        turn(seat(muscovy=land(4), anatolia=land(3)), seat(sicily=land(2)), seat(norway=land())).state, ANNA
    )
    with spoken(language):
        picture = EnginesPicture(LOOKS[:3], pictures=Blanks(), text_scale=1.3)
        picture.arrange((1024, 620), view)
        edge = picture.layout.chart.inflate(-12, -4)
        for at in (Territory.MUSCOVY, Territory.ANATOLIA):
            name = picture.chart.names.written(at, picture.looked)
            assert edge.contains(name), (at, name, edge)
