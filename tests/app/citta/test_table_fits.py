"""At all sizes of the window, text sizes and languages nothing of the table is cut, hidden or too small to be hit."""

from functools import cache
from random import Random

import pygame
import pytest

from leonardo.ai.citta import heuristics
from leonardo.ai.player import UNLIMITED, stream
from leonardo.app.citta.picture.plates.offer import offer
from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.citta.picture.track import ways
from leonardo.app.citta.spots import CapitalSpot, PalaceSpot, PurseSpot
from leonardo.app.citta.table import TABLE
from leonardo.app.citta.words.phrases import office_names, square_names
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.translations import languages, speak, tr
from leonardo.app.table.looks.brush import LITTLE
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import ButtonSpot
from leonardo.app.table.strip.strip import Strip
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.citta import GAME, questions
from leonardo.engine.citta.board import FOR_SALE, OFFICE_PRICES, QUARTERS, SQUARES
from leonardo.engine.citta.setup import Options
from leonardo.engine.citta.state import State
from leonardo.engine.frozen import evolve
from leonardo.engine.game import NATURE
from leonardo.engine.record import Played
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, probing
from tests.diagonal import diagonal

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (1080, 1920))
MORE_SIZES = ((1366, 768), (3840, 2160), (1280, 1024), (2560, 1080))
NAMES = ("Lisa", "Salaì", "Melzi", "Bianca", "Verrocchio", "Francesco")
LOOKS = [PlayerStyle(name, colour) for name, colour in zip(NAMES, SEAT_COLOURS, strict=True)]

pytestmark = pytest.mark.usefixtures("screen")


@cache
def pictures() -> Pictures:
    return Pictures()


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
    return found


def test_each_kind_of_question_has_come_up() -> None:
    assert {questions.OptionQuestion, questions.AuctionQuestion, questions.BetQuestion} <= moments().keys()
    assert len(moments()) >= 9


@pytest.mark.parametrize(("size", "language", "text_scale"), diagonal(SIZES, languages(), (1.3, 1.0), more=MORE_SIZES))
def test_what_is_asked_lies_in_the_window_and_can_be_pressed(
    size: tuple[int, int], language: str, text_scale: float
) -> None:
    speak(language)
    try:
        picture = CittaPicture(LOOKS, pictures=pictures(), text_scale=text_scale)
        for state in moments().values():
            question = state.question
            assert question is not None
            view = GAME.view(state, question.seat)
            picture.arrange(size, view)
            line = prompt(TABLE, view, PromptState(names=NAMES))
            marks = Marks(prompt=line)
            window, areas = pygame.Rect((0, 0), size), picture.spots(view, marks)
            for spot, rect in areas.items():
                assert window.contains(rect), (type(question).__name__, spot, rect)
            targets = picture.targets(view, marks)
            for spot in (*TABLE.moves.direct(view), *TABLE.moves.liftable(view)):
                assert spot in targets, (type(question).__name__, spot)
            for button in line.buttons:
                assert ButtonSpot(button.key) in areas, button
            layout = picture.layout
            panels = (layout.strip, layout.rivals, layout.city, layout.tray)
            assert all(window.contains(panel) for panel in panels)
            assert all(one is other or not one.colliderect(other) for one in panels for other in panels)
    finally:
        speak("en")


@pytest.mark.parametrize(("size", "language", "text_scale"), diagonal(SIZES, languages(), (1.3, 1.0), more=MORE_SIZES))
def test_no_name_of_a_square_is_cut_on_its_label(size: tuple[int, int], language: str, text_scale: float) -> None:
    view = GAME.view(next(iter(moments().values())), 0)
    owned = tuple(0 if square in FOR_SALE else owner for square, owner in enumerate(view.owners))
    with spoken(language), probing() as cut:
        picture = CittaPicture(LOOKS, pictures=Blanks(), text_scale=text_scale)
        picture.arrange(size, view)
        picture.draw(LayoutProbe(size), evolve(view, owners=owned))
        assert not cut & {name for square in SQUARES for name in square_names(square)}


@pytest.mark.parametrize(("size", "language", "text_scale"), diagonal(SIZES, languages(), (1.3, 1.0), more=MORE_SIZES))
def test_stones_count_the_rounds(size: tuple[int, int], language: str, text_scale: float) -> None:
    """What lies right of the number of the round shows which of all rounds it is."""
    view = GAME.view(next(iter(moments().values())), 0)
    picture = CittaPicture(LOOKS, pictures=Blanks(), text_scale=text_scale)
    picture.arrange(size, view)
    with spoken(language):
        strip = Strip(picture.brush, picture.layout.strip, ways(picture.brush, view.table.rounds))
    drawn = []
    for number in (5, 6):
        surface = pygame.Surface(size)
        for part in strip.track.parts:
            part.draw(surface, evolve(view, round=number), Marks())
        row = strip.upper
        beside = pygame.Rect(row.left + row.height * 2, row.top, row.width - row.height * 2, row.height)
        drawn.append(pygame.image.tobytes(surface.subsurface(beside), "RGB"))
    assert drawn[0] != drawn[1]


@pytest.mark.parametrize(("size", "text_scale"), diagonal(SIZES, (1.3, 1.0), more=MORE_SIZES))
def test_an_offer_lies_beside_its_square_and_hides_no_label(size: tuple[int, int], text_scale: float) -> None:
    state = moments()[questions.OptionQuestion]
    assert isinstance(state.question, questions.OptionQuestion)
    view = GAME.view(state, state.question.seat)
    picture = CittaPicture(LOOKS, pictures=Blanks(), text_scale=text_scale)
    for square in FOR_SALE:
        offered = evolve(view, question=evolve(state.question, square=square))
        picture.arrange(size, offered)
        plate = picture.asking(offered, Marks(prompt=prompt(TABLE, offered, PromptState(names=NAMES))))
        assert plate is not None
        ring = picture.ring
        fits = plate.height <= ring.heart.height - 4
        assert not (fits and plate.colliderect(ring.palace(square))), square
        assert plate.collidelist([at.label for at in ring.squares.values()]) == -1, square


@pytest.mark.parametrize(("size", "language", "text_scale"), diagonal(SIZES, languages(), (1.3, 1.0), more=MORE_SIZES))
def test_no_name_of_an_office_in_the_tray_is_cut(size: tuple[int, int], language: str, text_scale: float) -> None:
    picture = CittaPicture(LOOKS, pictures=Blanks(), text_scale=text_scale)
    view = GAME.view(next(iter(moments().values())), 0)
    party = view.parties[0]
    assert party is not None
    with spoken(language), probing() as cut:
        for offices in (*((square,) for square in OFFICE_PRICES), tuple(OFFICE_PRICES)):
            shown = evolve(view, parties=(evolve(party, offices=offices), *view.parties[1:]))
            picture.arrange(size, shown)
            picture.draw(LayoutProbe(size), shown, Marks())
        assert not cut & {name for square in OFFICE_PRICES for name in office_names(square)}


@pytest.mark.parametrize(("size", "language", "text_scale"), diagonal(SIZES, languages(), (1.3, 1.0), more=MORE_SIZES))
def test_nothing_at_the_table_is_cut_but_names_that_persons_chose(
    size: tuple[int, int], language: str, text_scale: float
) -> None:
    picture = CittaPicture(LOOKS, pictures=Blanks(), text_scale=text_scale)
    with spoken(language), probing() as cut:
        for state in moments().values():
            assert state.question is not None
            view = GAME.view(state, state.question.seat)
            picture.arrange(size, view)
            picture.draw(LayoutProbe(size), view, Marks(prompt=prompt(TABLE, view, PromptState(names=NAMES))))
        assert {told for told in cut if not any(name in told for name in NAMES)} == set()


@pytest.mark.parametrize(("size", "language", "text_scale"), diagonal(SIZES, languages(), (1.3, 1.0), more=MORE_SIZES))
def test_who_owns_all_reads_the_name_of_each_card(size: tuple[int, int], language: str, text_scale: float) -> None:
    picture = CittaPicture(LOOKS, pictures=Blanks(), text_scale=text_scale)
    view = GAME.view(next(iter(moments().values())), 0)
    view = evolve(view, owners=tuple(0 if square in FOR_SALE else owner for square, owner in enumerate(view.owners)))
    with spoken(language), probing() as cut:
        picture.arrange(size, view)
        probe = LayoutProbe(size)
        picture.draw(probe, view)
        assert cut <= set(NAMES)
        cards = {spot: place for spot, place in picture.spots(view).items() if isinstance(spot, PalaceSpot)}
        assert len(cards) == len(FOR_SALE)
        assert all(picture.layout.tray.contains(place) for place in cards.values())


@pytest.mark.parametrize("size", [(1280, 580), (1280, 620), *SIZES, *MORE_SIZES])
def test_the_rows_of_six_panels_are_as_high_as_their_letters(size: tuple[int, int]) -> None:
    """In the replay, where the table is lower, the capital stands beside the name."""
    picture, view = CittaPicture(LOOKS, pictures=Blanks()), GAME.view(next(iter(moments().values())), 0)
    picture.arrange(size, view)
    for spot, place in picture.spots(view).items():
        if isinstance(spot, PurseSpot | CapitalSpot):
            assert place.height >= picture.brush.type(LITTLE), spot


@pytest.mark.parametrize("language", languages())
def test_no_sentence_and_no_number_on_a_plate_is_cut_in_a_small_window(language: str) -> None:
    size, picture = (1024, 640), CittaPicture(LOOKS, pictures=Blanks())
    with spoken(language), probing() as cut:
        for kind in (questions.BetQuestion, questions.OfficeQuestion, questions.OptionQuestion):
            state = moments()[kind]
            assert state.question is not None
            view = GAME.view(state, state.question.seat)
            picture.arrange(size, view)
            line = prompt(TABLE, view, PromptState(names=NAMES))
            picture.draw(LayoutProbe(size), view, Marks(prompt=line))
        assert {told for told in cut if not any(name in told for name in NAMES)} == set()
        assert tr("citta.picture.men") not in cut, "it has a shorter name"


def test_an_offer_tells_whose_quarter_it_would_make_whole() -> None:
    state = moments()[questions.OptionQuestion]
    assert isinstance(state.question, questions.OptionQuestion)
    seat, (square, *others) = state.question.seat, QUARTERS["chiavi"]
    rival = (seat + 1) % len(NAMES)
    owners = tuple(rival if each in others else owner for each, owner in enumerate(state.owners))
    question = evolve(state.question, square=square)
    told = offer(evolve(GAME.view(state, seat), owners=owners, question=question), question, LOOKS)
    assert tr("citta.plate.last_of", name=NAMES[rival], quarter=tr("citta.quarter.chiavi")) in {
        line.text for line in told.lines
    }
    told = offer(GAME.view(state, seat), question, LOOKS)
    assert not any(name in line.text for name in NAMES for line in told.lines)
