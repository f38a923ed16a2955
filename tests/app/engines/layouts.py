"""All phases of the table of Engines of War, and what is laid over it; a new one is a line in `TABLES`."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import zip_longest
from random import Random
from typing import Final

from pygame import Rect

from leonardo.app.engines.buttons import LANDS_AWAY
from leonardo.app.engines.moves import armies
from leonardo.app.engines.moves.in_hand import Held
from leonardo.app.engines.picture.designs import Designs
from leonardo.app.engines.picture.listing import Listing
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.spots import BuilderSpot, LandSpot
from leonardo.app.engines.standing import hanging
from leonardo.app.engines.table import TABLE
from leonardo.app.engines.words.phrases import card_name, hooked_effect, land_name
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.settings import TEXT_SIZES
from leonardo.app.kit.translations import languages, tr
from leonardo.app.table.motion.flags import PULSE, Flag, Raised
from leonardo.app.table.motion.heralds import Heralds
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import ButtonSpot
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.engines import GAME, questions
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import DESIGNS, DESIGNS_OF, IMPROVEMENTS, Card
from leonardo.engine.engines.constants import Machine
from leonardo.engine.engines.setup import Options
from leonardo.engine.engines.state import State
from leonardo.engine.engines.view import View
from leonardo.engine.game import NATURE
from leonardo.ui.items import layer
from leonardo.ui.node import Node
from tests.app.engines.test_whole_game import wish
from tests.app.kit import everywhere
from tests.app.kit.everywhere import some_corners
from tests.app.kit.languages import LANGUAGES
from tests.app.kit.layout_probe import Blanks, LayoutProbe, Line
from tests.app.layouts import Corner, Group, Laid, apart
from tests.diagonal import diagonal
from tests.engine.engines.build import ANNA, land, seat, turn

SIZES: Final = ((1024, 640), (1280, 720), (1920, 1080), (1080, 1920))
MORE_SIZES: Final = ((1366, 768), (3840, 2160), (1280, 1024), (2560, 1080))
NAMES: Final = ("Lisa", "Salaì", "Melzi", "Bianca", "Verrocchio")
LOOKS: Final = [PlayerStyle(name, colour) for name, colour in zip(NAMES, SEAT_COLOURS, strict=False)]
LEAST_BUTTON: Final = 27  # pixels of the side of a button on the chart, at least


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
    assert found.keys() >= WANTED
    return found


WANTED: Final = {
    questions.SettleQuestion,
    questions.BidQuestion,
    questions.ChooseQuestion,
    questions.TurnQuestion,
    questions.MoveQuestion,
    questions.AssaultQuestion,
    questions.DiceQuestion,
}


def seen(question: type) -> View:
    """Return what the seat sees that such a question is asked first."""
    state = moments()[question]
    assert state.question is not None
    return GAME.view(state, state.question.seat)


def pictured(at: Corner, looks: Sequence[PlayerStyle] = LOOKS) -> EnginesPicture:
    return EnginesPicture(looks, pictures=Blanks(), text_scale=at.text_scale)


def questions_asked(at: Corner) -> Iterator[Laid]:
    """Lay each kind of question, and the slips of some armies; what can be used can be pressed."""
    picture = pictured(at)
    for question in moments():
        yield laid_question(picture, at, seen(question), None)
    view = seen(questions.TurnQuestion)
    for (source, target), choices in list(armies.ways(view).items())[::7]:
        march = armies.proposed(view, source, target, view.viewer or 0)
        assert march is not None
        assert march.kind is choices.kind
        yield laid_question(picture, at, view, march)


def laid_question(picture: EnginesPicture, at: Corner, view: View, held: Held | None) -> Laid:
    picture.arrange(at.size, view)
    line = prompt(TABLE, view, PromptState(names=NAMES, held=held, eye=picture.eye))
    marks = Marks(prompt=line)
    page, areas, found = LayoutProbe(at.size), picture.spots(view, marks), picture.targets(view, marks)
    if held is None:
        picture.draw(page, view, marks)
    else:
        picture.slip.draw(page, view, marks)
    usable = (*TABLE.moves.direct(view), *TABLE.moves.liftable(view)) if held is None else ()
    wrong = [f"not to be pressed: {spot}" for spot in usable if spot not in found]
    for button in (ButtonSpot(each.key) for each in line.buttons):
        if button not in picture.spots_at(view, areas[button].center, marks):
            wrong.append(f"not to be pressed: {button}")
        if min(areas[button].size) < LEAST_BUTTON:
            wrong.append(f"small: {button}")
    layout = picture.layout
    panels = (layout.strip, layout.rivals, layout.track, layout.chart, layout.designs, layout.tray)
    wrong += apart(page, panels)
    return Laid((type(view.question).__name__, held), page, areas, wrong)


def panels_alone(at: Corner) -> Iterator[Laid]:
    """Lay each panel beside the chart by itself, and each stage: nothing on it lies over anything else there."""
    picture, turn_ = pictured(at), seen(questions.TurnQuestion)
    marches = (armies.proposed(turn_, *way, turn_.viewer or 0) for way in list(armies.ways(turn_))[::7])
    for view, held in (*((seen(question), None) for question in moments()), *((turn_, march) for march in marches)):
        picture.arrange(at.size, view)
        marks = Marks(prompt=prompt(TABLE, view, PromptState(names=NAMES, held=held, eye=picture.eye)))
        for panel in picture.panels:
            if panel is picture.chart:
                continue
            page = LayoutProbe(at.size)
            panel.lay_ground(page)
            for part in panel.parts:
                page.set_clip(part.region(view, marks))
                part.draw(page, view, marks)
            yield Laid((type(view.question).__name__, type(panel).__name__, held), page)
        for number, (place, node) in enumerate(picture.nodes(view, marks)):
            page = LayoutProbe(at.size)
            lay_alone(picture, page, place, node)
            yield Laid((type(view.question).__name__, number, held), page)


def lay_alone(picture: EnginesPicture, page: LayoutProbe, place: Rect, node: Node) -> None:
    for item in sorted(picture.screen.lay_over(node, place).items, key=layer):
        picture.screen.draw(item, page)


def list_of_lands(at: Corner) -> Iterator[Laid]:
    """Lay the list beside the chart: it has room for names and counts."""
    view, picture = seen(questions.TurnQuestion), pictured(at)
    picture.arrange(at.size, view)
    picture.look_through(Listing(picture.looked))
    shown = picture.list
    assert shown.count >= 6
    marks = Marks(prompt=prompt(TABLE, view, PromptState(names=NAMES, eye=picture.eye)))
    page = LayoutProbe(at.size)
    lay_alone(picture, page, *next(each for each in picture.nodes(view, marks) if each[0] == shown.rect))
    lines = [note for note in page.notes if isinstance(note.what, Line)]
    wrong = [f"outside: {note}" for note in lines if not shown.rect.contains(note.ink)]
    names = {land_name(territory) for territory in Territory}
    wrong += [f"cut: {name}" for name in names & at.cut]
    assert len(names & {note.what.text for note in lines if isinstance(note.what, Line)}) >= 5
    close = picture.spots(view, marks)[ButtonSpot(LANDS_AWAY)]
    assert shown.rect.contains(close)
    yield Laid("lands", page, {"close": close}, wrong)


def flags(at: Corner) -> Iterator[Laid]:
    """Raise a flag over each land: none hides anything of the scale of points."""
    view, picture = seen(questions.TurnQuestion), pictured(at)
    picture.arrange(at.size, view)
    areas, heralds = picture.areas(view), Heralds(LOOKS, picture.traits)
    for territory in Territory:
        page = LayoutProbe(at.size)
        raised = [Raised(Flag(0, LandSpot(territory), "conquers"), PULSE / 2)]
        (flag,) = heralds.raise_flags(page, picture.brush, raised, areas)
        yield Laid(territory, page, wrong=("hides points",) if flag.colliderect(picture.layout.track) else ())


def building(at: Corner) -> Iterator[Laid]:
    """Lay the tray: what can be built is named clear of the edge of its shelf."""
    view, picture = seen(questions.TurnQuestion), pictured(at)
    picture.arrange(at.size, view)
    page = LayoutProbe(at.size)
    lay_alone(picture, page, *next(each for each in picture.nodes(view, Marks()) if each[0] == picture.layout.tray))
    shelves = {spot.what: place for spot, place in picture.spots(view).items() if type(spot) is BuilderSpot}
    assert shelves
    for what, shelf in shelves.items():
        named = [
            note.rect
            for note in page.notes
            if isinstance(note.what, Line)
            and note.what.text == tr(f"engines.building.{what}")
            and shelf.collidepoint(note.rect.center)
        ]
        assert named, what
        near = [f"near the edge: {tuple(name)}" for name in named if name.right > shelf.right - 4]
        yield Laid(what, page, wrong=near)


def designs(at: Corner) -> Iterator[Laid]:
    """Lay the designs of a seat: no line lies over another, and odds are told whole or in brief."""
    archives = ((), (Card.ORGAN_GUN,), (Card.ORGAN_GUN, Card.ART_LADY)) if at.size not in SMALL else ((),)
    pairs = list(zip_longest(DESIGNS_OF[Machine.TANK], DESIGNS_OF[Machine.PLANE], fillvalue=Card.PLANE_AIRSCREW))
    for archive in archives[LANGUAGES.index(at.language) % len(archives) :][:1]:
        for turned, (tank, plane) in enumerate(pairs):
            hung = () if turned % 2 else (*improvements(tank), *improvements(plane))
            mine = seat(tank=tank, plane=plane, projects=hung, archive=archive, milan=land(2))
            yield laid_designs(at, GAME.view(turn(mine, seat(hungary=land()), seat(norway=land())).state, ANNA), tank)


def improvements(design: Card) -> list[Card]:
    """Return improvements for all hooks of a design: those with the longest names."""
    of_kind = sorted(IMPROVEMENTS[DESIGNS[design].machine], key=lambda card: -len(card_name(card)))
    return of_kind[: DESIGNS[design].hooks]


def laid_designs(at: Corner, view: View, name: object) -> Laid:
    picture = pictured(at, LOOKS[:3])
    shown = next(panel for panel in picture.lay_out(at.size, view) if isinstance(panel, Designs))
    page = LayoutProbe(at.size)
    for part in shown.parts:
        page.set_clip(part.region(view, Marks()))
        part.draw(page, view, Marks())
    odds = [f"not whole: {words}" for words in at.cut if "%" in words]
    effects = [hooked_effect(card) for kind in Machine for card in hanging(view, ANNA, kind)]
    written = {note.what.text for note in page.notes if isinstance(note.what, Line) and note.what.text.isalpha()}
    in_part = [f"not whole: {text}" for text in written if any(each.startswith(text) for each in effects)]
    return Laid(name, page, wrong=[*odds, *in_part])


EVERYWHERE: Final = some_corners(((1024, 640), "it", 130), languages=languages())
SMALL: Final = ((800, 600), (720, 1280))  # windows of which nobody promises that all has room
PROMISED: Final = ("outside", "cut:", "not to be pressed", "small", "over another", "too small to read")
"""What the table of questions is looked through for: slips lie over the chart and its words."""

TABLES: Final = {
    "engines: what is asked": Group(questions_asked, EVERYWHERE, lambda: NAMES, only=PROMISED),
    "engines: panels": Group(panels_alone, EVERYWHERE, lambda: NAMES),
    "engines: list of lands": Group(list_of_lands, EVERYWHERE),
    "engines: flags": Group(flags, EVERYWHERE),
    "engines: what can be built": Group(building, EVERYWHERE),
    "engines: designs": Group(
        designs,
        diagonal((*SMALL, *everywhere.SIZES), LANGUAGES, TEXT_SIZES, more=everywhere.MORE_SIZES, quick=3),
    ),
}
"""Which phases are tried together, and where."""
