"""Nothing is cut off, hidden or too small in what is laid over the table: dialogs, log, results, hints, close looks."""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import cycle
from pathlib import Path

import pygame
import pytest
from attrs import evolve

from leonardo.app.davinci import commands
from leonardo.app.davinci.dialogs.bidding import Bidding
from leonardo.app.davinci.dialogs.from_deck import FromDeck
from leonardo.app.davinci.dialogs.opening import DialogOpener
from leonardo.app.davinci.picture.card_places import log_place
from leonardo.app.davinci.picture.layout import lay_out
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.results.scene import ResultsScene
from leonardo.app.davinci.spots import TRAITS, Spot
from leonardo.app.davinci.table import TABLE
from leonardo.app.davinci.words.log import is_heading, line
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.points import Size
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.settings import TEXT_SIZES, Settings
from leonardo.app.kit.translations import tr
from leonardo.app.scenes.host import Host
from leonardo.app.scenes.menu import MenuScene
from leonardo.app.statistics.record_result import Achieved, Brought
from leonardo.app.table.dialogs.answers import Answers
from leonardo.app.table.dialogs.card_dialog import CardArt
from leonardo.app.table.dialogs.dialog import ASIDE, LAMP, Dialog
from leonardo.app.table.dialogs.warning import Warner
from leonardo.app.table.log_panel import LogPanel, LogWords
from leonardo.app.table.looks.overlay import Overlay
from leonardo.app.table.results.podium.scene import PodiumScene
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci import GAME, actions
from leonardo.engine.davinci.constants import EXPERT, NOTHING, Box, Favour, Phase, Place
from leonardo.engine.davinci.questions import BidQuestion, BoxUseQuestion, FavourQuestion
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import State
from leonardo.engine.davinci.view import LaboratoryView, View
from leonardo.engine.record import Played
from leonardo.play.session import Session
from leonardo.saves.folder import folder_at
from leonardo.saves.schema import BuiltIn
from tests.app.davinci.crowded_game import Full, fullest
from tests.app.davinci.fits.test_table_fits import NAMES
from tests.app.davinci.fits.test_table_fits import complaints as table_complaints
from tests.app.davinci.words.said import explanation
from tests.app.kit.everywhere import MORE_SIZES, SIZES
from tests.app.kit.languages import LANGUAGES, LONGER, spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, faults, legible, probing, ringed, sheet, targets
from tests.engine.davinci.random_games import random_game

Wish = tuple[str, int]
"""A language and a text size."""


pytestmark = pytest.mark.usefixtures("screen")


GAMES = ((5, EXPERT), (8, "beginner"))
"""Seeds and set-ups of games in which everything is asked that has a dialog."""


@cache
def played(seed: int, setup: str) -> Played:
    """A game of five that is played at random."""
    return random_game(Options(5, setup), seed)


def asked(state: State) -> str:
    """Say which dialog a position asks for, if it does."""
    question = state.question
    match question:
        case FavourQuestion():
            return "favours"
        case BidQuestion():
            return "bid"
        case BoxUseQuestion(box=Box.FORESIGHT):
            return "order"
    return ""


@pytest.fixture(scope="module")
def positions() -> dict[str, State]:
    """The last position for each dialog that a decision has."""
    found = {asked(step.state): step.state for game in GAMES for _, step in played(*game).steps()}
    del found[""]
    return found


def test_every_dialog_is_asked_for(positions: dict[str, State]) -> None:
    assert set(positions) == {"favours", "bid", "order"}


def kit_for(size: Size, text_size: int) -> Kit:
    kit = Kit.for_size(size, Settings(reduced_motion=True, text_size=text_size))
    kit.pictures = Blanks()
    kit.keys.add(commands.COMMANDS)
    kit.arrange(size)
    return kit


def picture_for(kit: Kit, view: View) -> DaVinciPicture:
    looks = [PlayerStyle(name, colour) for name, colour in zip(NAMES, SEAT_COLOURS, strict=False)]
    picture = DaVinciPicture(looks, pictures=kit.pictures, text_scale=kit.settings.text_scale)
    picture.arrange(kit.layout.size, view)
    return picture


def dialogs(kit: Kit, positions: dict[str, State]) -> Iterator[tuple[str, Dialog]]:
    """Open each dialog, with something chosen in it where more is to be seen then."""
    nothing = Answers(lambda _: None, lambda _: None, lambda _: None)
    for name, state in positions.items():
        view = GAME.view(state, GAME.decider(state))
        opening = DialogOpener(kit, picture_for(kit, view), NAMES, nothing)
        opening.show(view)
        yield name, opened(kit)
        for favour in (Favour.COMPONENTS, Favour.LARGE4) if name == "favours" else ():
            opened(kit).form[favour.value].press()
            yield f"{name}: {favour.value}", opened(kit)
        opening.close()
    view = GAME.view(next(full.state for full in fullest(5) if full.of == "everything"), 0)
    picture = picture_for(kit, view)
    seated = [PlayerStyle(name, colour) for name, colour in zip(NAMES, SEAT_COLOURS, strict=False)]
    warner = Warner(kit, TABLE, GAME.name, seated, lambda _: None, lambda: None)
    warner.warns(view, actions.Interrupt(Place.SMALL))
    yield "interrupt", opened(kit)
    warner.warns(evolve(view, round=7, phase=Phase.PLACEMENT), actions.Pass())
    yield "the last components, or workers at home", opened(kit)
    warner.close()
    whole = evolve(view.seats[0], laboratories=(LaboratoryView(5, busy=True), LaboratoryView(6, busy=True)))
    empty = evolve(view, shops=NOTHING, academy=(0,) * len(view.seats), seats=(whole, *view.seats[1:]))
    for place in (Place.SMITHY, Place.ACADEMY, Place.WORKSHOP):
        assert warner.warns(empty, actions.PlaceApprentices(1, place))
        yield f"in vain: {place.name}", opened(kit)
        warner.close()
    kit.stack.push(
        FromDeck(kit, (3, 9, 14, 17, 25), CardArt(picture.card, lambda *_: None), lambda _: None, lambda: None)
    )
    yield "from the deck", opened(kit)


def opened(kit: Kit) -> Dialog:
    """Return the dialog that lies on top."""
    dialog = kit.stack.top
    assert isinstance(dialog, Dialog)
    return dialog


def complaints(scene: Dialog | MenuScene, cut: set[str]) -> list[str]:
    """Return what is wrong with a scene that has a form."""
    page = sheet(scene)
    found = faults(page, targets(scene.form), cut, NAMES, legible(scene.kit.layout.size))
    found += ringed(page, scene.form, but=(ASIDE, LAMP))  # they stand out into the margin, off most words
    cut.clear()
    return found


SPOKEN = tuple(language for language in LANGUAGES if language != LONGER)
TURNS = tuple(
    (
        *zip(SPOKEN, cycle(TEXT_SIZES[turn:] + TEXT_SIZES[:turn]), strict=False),
        (LONGER, TEXT_SIZES[(turn + 1) % len(TEXT_SIZES)]),
    )
    for turn in range(len(TEXT_SIZES))
)
"""Each language with each size of text, parted so that each part has all languages and all sizes.

The longer English has its sizes by itself: a language more does not ask for more room than any language needs.
"""
SOME = (("en", 100), ("fr", 130), ("cs", 115), (LONGER, 115))
SOME_QUICKLY: tuple[tuple[Size, Wish], ...] = (
    ((1024, 640), ("fr", 130)),
    ((1920, 1080), (LONGER, 115)),
    ((1000, 1400), ("it", 130)),
)
EVERYWHERE = pytest.mark.parametrize(
    ("size", "wishes"),
    [
        *((size, (wish,)) for size, wish in SOME_QUICKLY),
        *(pytest.param(size, SOME, marks=pytest.mark.slow) for size in (*SIZES, *MORE_SIZES)),
        *(
            pytest.param(size, wishes, marks=pytest.mark.slow)
            for size, wishes in zip(((1024, 640), (1920, 1080), (1000, 1400)), TURNS, strict=True)
        ),
    ],
    ids=lambda value: f"{value[0]}x{value[1]}" if isinstance(value[0], int) else str(len(value)),
)
"""A small, a usual and a tall window in one language each; and where it may take long, some languages at all sizes,
and all of them at a small, a usual and a tall one, in pairs with sizes of text."""


@EVERYWHERE
def test_dialogs_fit(size: Size, wishes: Sequence[Wish], positions: dict[str, State]) -> None:
    with probing() as cut:
        for language, text_size in wishes:
            kit = kit_for(size, text_size)
            with spoken(language):
                for name, dialog in dialogs(kit, positions):
                    assert complaints(dialog, cut) == [], (name, language, text_size)


LEAST_TARGET = 24
"""Pixels of the side of a target at least."""


@EVERYWHERE
def test_no_title_comes_near_what_lies_at_the_corners(
    size: Size, wishes: Sequence[Wish], positions: dict[str, State]
) -> None:
    for language, text_size in wishes:
        kit = kit_for(size, text_size)
        with spoken(language):
            for name, dialog in dialogs(kit, positions):
                *_, plate = dialog.hides
                slips = [widget.rect for widget in dialog.form.widgets if widget.name in (ASIDE, LAMP)]
                assert all(min(slip.size) >= LEAST_TARGET for slip in slips), (name, language, text_size)
                assert plate.inflate(2, 0).collidelist(slips) == -1, (name, language, text_size)


@EVERYWHERE
def test_the_tables_under_them_fit(size: Size, wishes: Sequence[Wish], positions: dict[str, State]) -> None:
    with probing() as cut:
        for language, text_size in wishes:
            for name, state in positions.items():
                seat = GAME.decider(state)
                assert seat is not None
                found = table_complaints(cut, Full(name, state, seat), size, language, text_size, seat, False)
                assert found == [], (name, language, text_size)


@EVERYWHERE
def test_the_log_fits(size: Size, wishes: Sequence[Wish]) -> None:
    told = [event for game in GAMES for _, step in played(*game).steps() for event in step.events]
    with probing() as cut:
        for language, text_size in wishes:
            kit = kit_for(size, text_size)
            tells = LogWords(partial(line, names=NAMES), is_heading)
            log = LogPanel(kit, tells, partial(log_place, lay_out(size, 3, text_size / 100)), SEAT_COLOURS)
            page = LayoutProbe(size)
            with spoken(language):
                log.draw(page, told)
            assert faults(page, {"log": log.rect(), "cross": log.cross()}, cut, NAMES) == [], (language, text_size)


@EVERYWHERE
def test_the_results_fit(size: Size, wishes: Sequence[Wish], tmp_path: Path) -> None:
    players = ("apprentice:builder", "journeyman:collector", "master:spoiler", "leonardo:banker", "leonardo")
    seats = [BuiltIn(*seated) for seated in zip(NAMES, SEAT_COLOURS[: len(NAMES)], players, strict=True)]
    session = Session(played(*GAMES[1]), seats, 8, None, "results")
    with probing() as cut:
        for language, text_size in [wish for wish in wishes if wish[0] != LONGER]:  # columns fit their real words
            kit = kit_for(size, text_size)
            with spoken(language):
                host = Host(kit, folder_at(tmp_path), PRESENTATIONS)
                name = tr("davinci.achievements.together.name")
                deed = Achieved(name, tr("davinci.achievements.together.about"))
                host.brought = [
                    Brought(tr("challenges.day.brought", code="WWW-WWW-WWW")),
                    Brought(tr("statistics.proposal.easier", level=tr("davinci.players.journeyman"))),
                    Brought(tr("statistics.reached", name=NAMES[0], achievement=name), NAMES[0], (deed,)),
                ]
                results = ResultsScene(host, session)
                for scene in (PodiumScene(results), results):
                    kit.stack.push(scene)
                    kit.arrange(size)
                    assert complaints(scene, cut) == [], (type(scene), language, text_size)


@EVERYWHERE
def test_explanations_and_close_looks_fit(size: Size, wishes: Sequence[Wish]) -> None:
    full = next(full for full in fullest(5) if full.of == "everything")
    view = GAME.view(full.state, 0)
    with probing() as cut:
        for language, text_size in wishes:
            kit = kit_for(size, text_size)
            picture = picture_for(kit, view)
            with spoken(language):
                for what, page in laid_over(picture, view):
                    assert faults(page, {}, cut, NAMES) == [], (what, language, text_size)
                    cut.clear()


def laid_over(picture: DaVinciPicture, view: View) -> Iterator[tuple[Spot, LayoutProbe]]:
    """Yield what explains one thing of each kind, and what is seen of it when it is looked at closely."""
    places = picture.spots(view)
    kinds = {type(spot): spot for spot in places}
    for spot in kinds.values():
        hint = explanation(spot)
        if hint is not None:
            page = LayoutProbe(picture.layout.size)
            Overlay(picture.brush, TRAITS, picture.mark_place).draw_tips(page, Marks(tips=(hint,)), places)
            yield spot, page
        page = LayoutProbe(picture.layout.size)
        if picture.zoom(page, view, spot) is not None:
            yield spot, page


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (1080, 1920)])
def test_a_bid_is_made_on_the_stage_of_its_auction_and_nothing_fades(positions: dict[str, State], size: Size) -> None:
    kit, state = kit_for(size, 100), positions["bid"]
    view = GAME.view(state, GAME.decider(state))
    picture = picture_for(kit, view)
    nothing = Answers(lambda _: None, lambda _: None, lambda _: None)
    DialogOpener(kit, picture, NAMES, nothing).show(view)
    dialog, question = opened(kit), state.question
    assert isinstance(dialog, Bidding)
    assert isinstance(question, BidQuestion)
    auction = picture.auction(view, question)
    assert dialog.stage == auction.stage.rect
    assert not kit.stack.blends
    assert kit.layout.window.contains(dialog.sheet)


def test_a_sealed_bid_becomes_the_stage_again_before_it_is_made(positions: dict[str, State]) -> None:
    kit, state = kit_for((1280, 720), 100), positions["bid"]
    kit.settings.reduced_motion = False
    view = GAME.view(state, GAME.decider(state))
    done: list[str] = []
    answers = Answers(
        lambda _: done.append("bid"), lambda _: None, lambda _: None, lies_there=lambda: done.append("lies there")
    )
    DialogOpener(kit, picture_for(kit, view), NAMES, answers).show(view)
    dialog = opened(kit)
    surface = pygame.Surface((1280, 720), 0, 32)
    for _ in range(30):
        dialog.draw(surface)
        dialog.update(20)
    dialog.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, unicode="", mod=0))
    for passed in range(0, 1000, 20):
        dialog.draw(surface)
        dialog.update(20)
        assert bool(done) == (passed + 20 >= 800), passed
        if done:
            break
    assert done == ["lies there", "bid"]
    assert dialog not in kit.stack
