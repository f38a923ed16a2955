"""All phases of the table of The City of Leonardo; a new one is a line in `TABLES`."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

from leonardo.ai.citta import heuristics
from leonardo.ai.player import UNLIMITED, stream
from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.citta.spots import PalaceSpot
from leonardo.app.citta.table import TABLE
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.translations import languages
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import ButtonSpot
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.citta import GAME, questions
from leonardo.engine.citta.board import FOR_SALE, OFFICE_PRICES
from leonardo.engine.citta.setup import Options
from leonardo.engine.citta.state import State
from leonardo.engine.citta.view import View
from leonardo.engine.frozen import evolve
from leonardo.engine.game import NATURE
from leonardo.engine.record import Played
from tests.app.kit.everywhere import some_corners
from tests.app.kit.layout_probe import Blanks, LayoutProbe
from tests.app.layouts import Corner, Group, Laid, apart

SIZES: Final = ((1024, 640), (1280, 720), (1920, 1080), (1080, 1920))
MORE_SIZES: Final = ((1366, 768), (3840, 2160), (1280, 1024), (2560, 1080))
NAMES: Final = ("Lisa", "Salaì", "Melzi", "Bianca", "Verrocchio", "Francesco")
LOOKS: Final = tuple(PlayerStyle(name, colour) for name, colour in zip(NAMES, SEAT_COLOURS, strict=True))


@cache
def moments() -> dict[type, State]:
    """The first position of a game of six in which each kind of question is asked."""
    found: dict[type, State] = {}
    for seed, variants in ((4, ("quiet_lap", "even_start")), (5, ("guilds",))):
        played, _ = Played.begin(GAME, GAME.deal(Options(6, 20, variants), Random(seed)))
        while GAME.decider(played.state) is not None:
            decider, number = GAME.decider(played.state), len(played.turns)
            found.setdefault(type(played.state.question), played.state)
            random = stream(seed, decider or 0, number)
            if decider == NATURE:
                action = GAME.chance(played.state, random)
            else:
                assert decider is not None
                legal = GAME.legal(played.state)
                action = heuristics.choose(GAME.view(played.state, decider), legal, random, UNLIMITED)
                if random.random() < 0.2:
                    action = random.choice(legal)
            played, _ = played.play(action)
    assert {questions.OptionQuestion, questions.AuctionQuestion, questions.BetQuestion} <= found.keys()
    assert len(found) >= 9
    return found


def pictured(at: Corner) -> CittaPicture:
    """Return a table of six that is not yet arranged."""
    return CittaPicture(LOOKS, pictures=Blanks(), text_scale=at.text_scale)


def first() -> View:
    return GAME.view(next(iter(moments().values())), 0)


def laid(at: Corner, picture: CittaPicture, view: View, name: object, marks: Marks) -> Laid:
    """Lay the table; what names stand in may be cut with them."""
    picture.arrange(at.size, view)
    page = LayoutProbe(at.size)
    picture.draw(page, view, marks)
    at.cut.difference_update([told for told in at.cut if any(name in told for name in NAMES)])
    layout = picture.layout
    panels = (layout.strip, layout.rivals, layout.city, layout.tray)
    return Laid(name, page, picture.spots(view, marks), apart(page, panels))


def questions_asked(at: Corner) -> Iterator[Laid]:
    """Lay each kind of question; what can be used can be pressed."""
    picture = pictured(at)
    for kind, state in moments().items():
        assert state.question is not None
        view = GAME.view(state, state.question.seat)
        line = prompt(TABLE, view, PromptState(names=NAMES))
        marks = Marks(prompt=line)
        asked = laid(at, picture, view, kind.__name__, marks)
        buttons = [ButtonSpot(button.key) for button in line.buttons]
        found = {*picture.targets(view, marks), *(button for button in buttons if button in asked.pressed)}
        usable = (*TABLE.moves.direct(view), *TABLE.moves.liftable(view), *buttons)
        yield evolve(
            asked, wrong=[*asked.wrong, *(f"not to be pressed: {spot}" for spot in usable if spot not in found)]
        )


def all_owned(at: Corner) -> Iterator[Laid]:
    """Lay the table of who owns all: each square has its label, each card lies in the tray."""
    picture, view = pictured(at), first()
    owned = evolve(view, owners=tuple(0 if square in FOR_SALE else owner for square, owner in enumerate(view.owners)))
    shown = laid(at, picture, owned, "all owned", Marks())
    cards = {spot: place for spot, place in picture.spots(owned).items() if isinstance(spot, PalaceSpot)}
    assert len(cards) == len(FOR_SALE)
    out = [f"outside: {spot}" for spot, place in cards.items() if not picture.layout.tray.contains(place)]
    yield evolve(shown, wrong=[*shown.wrong, *out])


def offices(at: Corner) -> Iterator[Laid]:
    """Lay the table of who holds each office, and all of them."""
    picture, view = pictured(at), first()
    party = view.parties[0]
    assert party is not None
    for held in (*((square,) for square in OFFICE_PRICES), tuple(OFFICE_PRICES)):
        yield laid(at, picture, evolve(view, parties=(evolve(party, offices=held), *view.parties[1:])), held, Marks())


EVERYWHERE: Final = some_corners(((1024, 640), "cs", 130), languages=languages())
PROMISED: Final = ("outside", "cut:", "not to be pressed", "over another", "too small to read")
"""What the table is looked through for: plates lie over the city and its words."""

TABLES: Final = {
    "citta: what is asked": Group(questions_asked, EVERYWHERE, only=PROMISED),
    "citta: who owns all": Group(all_owned, EVERYWHERE, only=PROMISED),
    "citta: offices": Group(offices, EVERYWHERE, only=PROMISED),
}
"""Which phases are tried together, and where."""
