"""At all sizes of the window, text sizes and languages nothing of the table is outside, covered or too small."""

from functools import cache
from random import Random
from typing import Any

import pygame
import pytest

from leonardo.app.engines.buttons import LANDS_AWAY, more
from leonardo.app.engines.moves import armies
from leonardo.app.engines.moves.in_hand import Held
from leonardo.app.engines.picture.layout import lay_out
from leonardo.app.engines.picture.listing import Listing
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.picture.tray import Tray
from leonardo.app.engines.spots import BuilderSpot, LandSpot
from leonardo.app.engines.table import TABLE
from leonardo.app.engines.words.phrases import land_name
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.text.painter import Face, Painter
from leonardo.app.kit.translations import languages, speak, tr
from leonardo.app.table.areas import bounds
from leonardo.app.table.looks.brush import Brush
from leonardo.app.table.motion.flags import PULSE, Flag, Raised
from leonardo.app.table.motion.heralds import Heralds
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import ButtonSpot
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.engines import GAME, actions, questions
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.setup import Options
from leonardo.engine.engines.state import State
from leonardo.engine.game import NATURE
from tests.app.engines.test_whole_game import wish
from tests.diagonal import diagonal

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (1080, 1920))
MORE_SIZES = ((1366, 768), (3840, 2160), (1280, 1024), (2560, 1080))
NAMES = ("Lisa", "Salaì", "Melzi", "Bianca", "Verrocchio")
LOOKS = [PlayerStyle(name, colour) for name, colour in zip(NAMES, SEAT_COLOURS, strict=False)]

pytestmark = pytest.mark.usefixtures("screen")


@cache
def pictures() -> Pictures:
    return Pictures()


@cache
def moments() -> dict[type, State]:
    """The first position of a game of five in which each kind of question is asked, after the first rounds."""
    found: dict[type, State] = {}
    for seed in (3, 4, 5):
        random = Random(seed)
        state = GAME.begin(GAME.deal(Options(5, 25), random)).state
        number = 0
        while state.question is not None:
            number += 1
            if number > 90 or type(state.question) not in (questions.TurnQuestion, questions.BidQuestion):
                found.setdefault(type(state.question), state)
            decider = GAME.decider(state)
            if decider == NATURE:
                action = GAME.chance(state, random)
            else:
                assert decider is not None
                action = wish(state, number, decider)
            state = GAME.apply(state, action).state
    return found


def test_most_kinds_of_question_have_come_up() -> None:
    wanted = {
        questions.SettleQuestion,
        questions.BidQuestion,
        questions.ChooseQuestion,
        questions.TurnQuestion,
        questions.MoveQuestion,
        questions.AssaultQuestion,
        questions.DiceQuestion,
    }
    assert wanted <= moments().keys()


@pytest.mark.parametrize(("size", "language", "text_scale"), diagonal(SIZES, languages(), (1.3, 1.0), more=MORE_SIZES))
def test_what_is_asked_lies_in_the_window_and_can_be_pressed(
    size: tuple[int, int], language: str, text_scale: float
) -> None:
    speak(language)
    try:
        picture = EnginesPicture(LOOKS, pictures=pictures(), text_scale=text_scale)
        for state in moments().values():
            _check(picture, state, size, None)
        slip = moments()[questions.TurnQuestion]
        view = GAME.view(slip, slip.question.seat if slip.question is not None else 0)
        for (source, target), choices in list(armies.ways(view).items())[::7]:
            march = armies.proposed(view, source, target, view.viewer or 0)
            assert march is not None
            assert march.kind is choices.kind
            _check(picture, slip, size, march)
    finally:
        speak("en")


@pytest.mark.parametrize(("size", "language", "text_scale"), diagonal(SIZES, languages(), (1.3, 1.0), more=MORE_SIZES))
def test_the_list_of_lands_has_room_for_names_and_counts(
    size: tuple[int, int], language: str, text_scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = moments()[questions.TurnQuestion]
    view = GAME.view(state, state.question.seat if state.question is not None else 0)
    written = _written(monkeypatch)
    speak(language)
    try:
        picture = EnginesPicture(LOOKS, pictures=pictures(), text_scale=text_scale)
        picture.arrange(size, view)
        picture.look_through(Listing(picture.looked))
        open_, names = picture.list, {land_name(at) for at in Territory}
        assert open_.count >= 6
        marks = Marks(prompt=prompt(TABLE, view, PromptState(names=NAMES, eye=picture.eye)))
        surface = pygame.Surface(size)
        for part in open_.parts:
            part.draw(surface, view, marks)
        for text, at, room in written:
            assert open_.rect.contains(at), text
            assert room is None or text not in names or open_.brush.painter.fits(text, Face.TEXT, 17.5, room), text
        assert len(names & {text for text, _, _ in written}) >= 5
        close = picture.spots(view, marks)[ButtonSpot(LANDS_AWAY)]
        assert open_.rect.contains(close)
        assert min(close.size) >= 32
    finally:
        speak("en")


@pytest.mark.parametrize(("size", "text_scale"), diagonal(SIZES, (1.3, 1.0), more=MORE_SIZES))
def test_flags_on_the_chart_hide_nothing_of_the_scale_of_points(size: tuple[int, int], text_scale: float) -> None:
    state = moments()[questions.TurnQuestion]
    view = GAME.view(state, state.question.seat if state.question is not None else 0)
    picture = EnginesPicture(LOOKS, pictures=pictures(), text_scale=text_scale)
    picture.arrange(size, view)
    areas, surface = picture.areas(view), pygame.Surface(size)
    heralds = Heralds(LOOKS, picture.traits)
    for at in Territory:
        raised = [Raised(Flag(0, LandSpot(at), "conquers"), PULSE / 2)]
        (flag,) = heralds.raise_flags(surface, picture.brush, raised, areas)
        assert not flag.colliderect(picture.layout.track), at


def _written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, pygame.Rect, int | None]]:
    """All that is written from now on: words, where, and in how much room."""
    written: list[tuple[str, pygame.Rect, int | None]] = []
    write = Brush.write

    def noted(brush: Brush, surface: pygame.Surface, text: str, *how: Any, **more: Any) -> pygame.Rect:  # noqa: ANN401
        place = write(brush, surface, text, *how, **more)
        written.append((text, place, more.get("room")))
        return place

    monkeypatch.setattr(Brush, "write", noted)
    return written


def _check(picture: EnginesPicture, state: State, size: tuple[int, int], held: Held | None) -> None:
    question = state.question
    assert question is not None
    view = GAME.view(state, question.seat)
    picture.arrange(size, view)
    line = prompt(TABLE, view, PromptState(names=NAMES, held=held, eye=picture.eye))
    marks = Marks(prompt=line)
    window, areas = pygame.Rect((0, 0), size), picture.spots(view, marks)
    for spot, rect in areas.items():
        assert window.contains(rect), (type(question).__name__, spot, rect)
    targets = picture.targets(view, marks)
    if held is None:
        for spot in (*TABLE.moves.direct(view), *TABLE.moves.liftable(view)):
            assert spot in targets, (type(question).__name__, spot)
    for button in line.buttons:
        place = areas[ButtonSpot(button.key)]
        assert ButtonSpot(button.key) in picture.spots_at(view, place.center, marks), button
        assert min(place.size) >= 27, (button, place)
    _nothing_overlaps(picture, size)


def _nothing_overlaps(picture: EnginesPicture, size: tuple[int, int]) -> None:
    layout = picture.layout
    window = pygame.Rect((0, 0), size)
    panels = (layout.strip, layout.rivals, layout.track, layout.chart, layout.designs, layout.tray)
    assert all(window.contains(panel) for panel in panels)
    assert all(one is other or not one.colliderect(other) for one in panels for other in panels)


@pytest.mark.parametrize("size", [*SIZES[:3], MORE_SIZES[0]])
def test_a_slip_lies_over_neither_army_where_it_can(size: tuple[int, int]) -> None:
    state = moments()[questions.TurnQuestion]
    assert state.question is not None
    view = GAME.view(state, state.question.seat)
    picture = EnginesPicture(LOOKS, pictures=pictures())
    picture.arrange(size, view)
    covered = 0
    ways = [way for way, choices in armies.ways(view).items() if choices.kind is not actions.Move]
    for source, target in ways:
        march = armies.proposed(view, source, target, view.viewer or 0)
        marks = Marks(prompt=prompt(TABLE, view, PromptState(names=NAMES, held=march, eye=picture.eye)))
        rect = picture.slip.rect(view, marks)
        feet = [picture.chart.foot(at, picture.looked) for at in (source, target)]
        covered += any(rect.collidepoint(foot) for foot in feet)
        assert ButtonSpot(more("infantry")) in picture.spots(view, marks)
    assert ways
    assert covered <= len(ways) // 10


@pytest.mark.parametrize("size", [*SIZES, *MORE_SIZES])
def test_what_can_be_built_is_named_clear_of_the_edge_in_all_languages(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    state = moments()[questions.TurnQuestion]
    assert state.question is not None
    view = GAME.view(state, state.question.seat)
    written, surface = _written(monkeypatch), pygame.Surface(size)
    try:
        for language in languages():
            speak(language)
            for scale in (1.0, 1.3):
                layout = lay_out(size, scale)
                tray = Tray(Brush(pictures(), Painter(layout.k, scale), layout, LOOKS), layout)
                written.clear()
                for part in tray.parts:
                    part.draw(surface, view, Marks())
                shelves = {spot.what: bounds(at) for spot, at in tray.spots(view, Marks()) if type(spot) is BuilderSpot}
                assert shelves
                for what, shelf in shelves.items():
                    names = [at for text, at, _ in written if text == tr(f"engines.building.{what}")]
                    inside = [at for at in names if shelf.collidepoint(at.center)]
                    assert inside, (language, scale, what)
                    assert all(at.right <= shelf.right - 4 for at in inside), (language, scale, what)
    finally:
        speak("en")
