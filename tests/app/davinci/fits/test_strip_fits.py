"""Every prompt of the game fits the strip with its buttons, in every language, window and text size."""

from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from leonardo.app.davinci.moves import in_hand
from leonardo.app.davinci.picture.layout import lay_out
from leonardo.app.davinci.picture.track import CourseTrack
from leonardo.app.davinci.spots import TRAITS
from leonardo.app.davinci.table import TABLE
from leonardo.app.davinci.words.log import line
from leonardo.app.kit.points import Size
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.text.painter import Painter
from leonardo.app.kit.translations import languages, tr
from leonardo.app.table.areas import bounds
from leonardo.app.table.buttons import HINT, UNDO
from leonardo.app.table.input.hit_targets import sorted_out, targets
from leonardo.app.table.looks.brush import Brush
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import ButtonSpot
from leonardo.app.table.strip.strip import Strip
from leonardo.app.table.timing import Sentence, Thinking
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import Phase, Place, Upgrade
from leonardo.engine.davinci.questions import OfferQuestion
from leonardo.engine.davinci.view import View
from leonardo.engine.game import Event
from tests.app.davinci.fits.test_sheets_fit import EVERYWHERE, GAMES, Wish, played
from tests.app.davinci.fits.test_table_fits import NAMES
from tests.app.davinci.words.said import prompt
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, Line, faults, legible, probing

Asked = tuple[View, PromptState]

LOOKS = [PlayerStyle(name, colour) for name, colour in zip(NAMES, SEAT_COLOURS, strict=False)]
PHASES = (Phase.START_WORK, Phase.PLACEMENT, Phase.RESOLUTION, Phase.COMPLETION)

pytestmark = pytest.mark.usefixtures("screen")


@cache
def all_asked() -> tuple[Asked, ...]:
    """Return a view and a situation for each prompt that is another one in some word or button."""
    found: dict[object, Asked] = {}
    for game in GAMES:
        for _, step in played(*game).steps():
            view = GAME.view(step.state, GAME.decider(step.state))
            for situation in situations(view):
                said = prompt(view, situation)
                found.setdefault((said.words, said.buttons, bool(said.lead)), (view, situation))
    return tuple(found.values())


def situations(view: View) -> Iterator[PromptState]:
    """Yield what may be going on while something is asked: nothing held, something held, waiting for others."""
    seat = view.viewer
    for held in held_things(view):
        yield PromptState(NAMES, held, several=True, undo=True, advised=True)
    yield PromptState(NAMES, undo=True, asked=True, advised=True)
    yield PromptState(NAMES, undo=True, playing=True)
    if view.options:
        yield PromptState(NAMES, staged=view.options[0], several=True)
    if seat is not None:
        yield PromptState(NAMES, visit=seat, several=True, undo=True)


def held_things(view: View) -> list[in_hand.Held | None]:
    """Return nothing and what could be held at a decision."""
    seat = view.viewer or 0
    held: list[in_hand.Held | None] = [None, in_hand.Apprentices(seat, 9), in_hand.Master(seat), in_hand.Card(22)]
    if isinstance(view.question, OfferQuestion) and view.question.district is Place.WORKSHOP:
        held += [in_hand.Tile(upgrade) for upgrade in Upgrade]
    return held


def test_many_prompts_are_tried() -> None:
    assert len(all_asked()) > 40


@cache
def longest_told() -> tuple[Event, ...]:
    """Return the events of each kind that take most words to tell."""
    longest: dict[type, Event] = {}
    for game in GAMES:
        for _, step in played(*game).steps():
            for event in step.events:
                if len(line(event, NAMES) or "") > len(line(longest.get(type(event), event), NAMES) or "") - 1:
                    longest[type(event)] = event
    return tuple(event for event in longest.values() if line(event, NAMES))


def told(event: Event) -> Sentence:
    """Return how an event is told."""
    act = TABLE.last_act(event)
    return Sentence(0, line(event, NAMES) or "", act.fully or act.words if act is not None else "")


def prompts() -> Iterator[tuple[View, Marks]]:
    """Yield all prompts in the language that is spoken, those of others' moves among them."""
    for view, situation in all_asked():
        yield view, Marks(prompt=prompt(view, situation), thinking=Thinking(0) if situation.playing else None)
    for event in longest_told():
        situation = PromptState(NAMES, undo=True, playing=True, told=told(event))
        yield view, Marks(prompt=prompt(view, situation))


def draw(strip: Strip, page: LayoutProbe, view: View, marks: Marks) -> None:
    for part in strip.parts:
        part.draw(page, view, marks)


@EVERYWHERE
def test_every_prompt_fits(size: Size, wishes: Sequence[Wish]) -> None:
    with probing() as cut:
        for language, text_size in wishes:
            layout = lay_out(size, 4, text_size / 100)
            brush = Brush(Blanks(), Painter(layout.k, text_size / 100), layout, LOOKS)
            with spoken(language):
                strip, tools = Strip(brush, layout.strip, CourseTrack.ways(brush)), set()
                for view, marks in prompts():
                    page = LayoutProbe(size)
                    draw(strip, page, view, marks)
                    areas = dict(strip.spots(view, marks))
                    around = {spot: bounds(area) for spot, area in areas.items()}
                    found_at = targets([sorted_out(areas, around, TRAITS)], page.get_rect(), TRAITS)
                    pressed = {spot: bounds(area) for spot, area in found_at.items()}
                    found = faults(page, pressed, cut, NAMES, legible(size))
                    cut.clear()
                    assert found == [], (language, text_size, marks.prompt)
                    tools |= {tuple(around[ButtonSpot(UNDO)])} if ButtonSpot(HINT) in around else set()
                assert len(tools) == 1, (language, text_size)


@pytest.mark.parametrize(("size", "letters"), [((1024, 640), "B"), ((1280, 720), "ABCD"), ((1920, 1080), "ABCD")])
@pytest.mark.parametrize("language", languages())
def test_the_present_phase_is_named_and_the_others_are_letters_where_there_is_room(
    size: Size, letters: str, language: str
) -> None:
    view, situation = next(asked for asked in all_asked() if asked[0].phase is Phase.PLACEMENT)
    with probing(), spoken(language):
        layout = lay_out(size, 4, 1)
        brush = Brush(Blanks(), Painter(layout.k, 1), layout, LOOKS)
        strip = Strip(brush, layout.strip, CourseTrack.ways(brush))
        page = LayoutProbe(size)
        draw(strip, page, view, Marks(prompt=prompt(view, situation)))
        written = {note.what.text for note in page.notes if isinstance(note.what, Line)}
        names = [tr(f"davinci.picture.phases.{phase.name.lower()}") for phase in PHASES]
    assert written.intersection(names) == {names[1]}
    assert written.intersection("ABCD") == set(letters)
