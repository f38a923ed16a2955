"""What is asked in the middle of the city: its plate says all of it, can be pressed, and is a pure function of it."""

import pytest

from leonardo.app.citta.picture.layout import lay_out
from leonardo.app.citta.picture.plates.buying import bidding, offer, worth
from leonardo.app.citta.picture.plates.desk import asked
from leonardo.app.citta.picture.plates.market import goods
from leonardo.app.citta.picture.plates.persons import balls
from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.citta.spots import BallSpot, BidSpot, GoodSpot, SquareSpot
from leonardo.app.citta.table import TABLE
from leonardo.app.citta.words.phrases import square_name
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.points import Size
from leonardo.app.kit.text.painter import Painter
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.marks import LastAct, Marks
from leonardo.app.table.spots import ButtonSpot
from leonardo.app.table.widgets import PLATE
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Drop, Raise, TakeBall
from leonardo.engine.citta.board import FOR_SALE, PALACES, PRICES, QUARTERS, RENTS, SQUARES
from leonardo.engine.citta.constants import Good
from leonardo.engine.citta.questions import AuctionQuestion, BallQuestion, OptionQuestion, Question
from leonardo.engine.citta.state import NOBODY
from leonardo.engine.citta.view import View
from leonardo.engine.frozen import evolve
from leonardo.ui import still
from leonardo.ui.layout import Element, lay
from leonardo.ui.measure import LayoutContext
from leonardo.ui.node import Node, Text
from leonardo.ui.raster import RasterCache
from tests.app.citta.layouts import LOOKS, MORE_SIZES, NAMES, SIZES, moments
from tests.app.kit.everywhere import everywhere
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, probing
from tests.diagonal import diagonal
from tests.engine.citta.build import ANNA, BIANCA, CARLO, DORA, party, street

BIDS = ((CARLO, 20), (BIANCA, 30))
AUCTION = AuctionQuestion(ANNA, PALACES[0], (DORA, 4), 30, BIANCA, BIDS)

pytestmark = pytest.mark.usefixtures("screen")


def view_of(question: Question, *options: object) -> View:
    """Return what Anna sees who is asked something in the turn of the last of six."""
    view = GAME.view(street(*[party()] * 6, turn=5), ANNA)
    return evolve(view, question=question, options=options)


def marks_of(view: View) -> Marks:
    return Marks(prompt=prompt(TABLE, view, PromptState(names=NAMES)))


def laid(node: Node, size: Size = (1280, 720), text_scale: float = 1.0) -> Element:
    layout = lay_out(size, text_scale)
    brush = Brush(Blanks(), Painter(layout.k, text_scale), layout, LOOKS)
    return lay(LayoutContext(brush, RasterCache(0)), node, layout.city, None)


def plate(view: View) -> Node:
    node = asked(view, marks_of(view), LOOKS)
    assert node is not None
    return node


def texts(root: Element) -> list[str]:
    return [element.node.wordings[0] for element in root.walk() if isinstance(element.node, Text)]


def find(root: Element, name: object) -> Element:
    return next(element for element in root.hits if element.node.id == name)


def test_an_auction_says_what_each_has_bid_and_who_leads() -> None:
    root = laid(plate(view_of(AUCTION, Raise(35), Drop())))
    told = texts(root)
    assert [text for text in told if text in NAMES] == list(NAMES[:5]), "who declined does not bid"
    states = {key: tr(f"citta.plate.{key}") for key in ("leads_short", "asked", "waits", "out")}
    beside = {name: told[told.index(name) + 1] for name in NAMES[:5]}
    assert beside["Lisa"] == states["asked"]
    assert beside["Salaì"] == f"30 · {states['leads_short']}"
    assert beside["Melzi"] == f"20 · {states['out']}"
    assert beside["Verrocchio"] == states["waits"]
    assert texts(find(root, BidSpot())) == ["30"]


def test_what_was_bid_before_is_no_secret_of_equal_questions() -> None:
    """Questions are equal whoever has bid what: the picture must not be."""
    other = evolve(AUCTION, bids=((DORA, 20), (BIANCA, 30)))
    assert other == AUCTION
    bidders = tuple(range(5))
    assert bidding(other, other.bids, bidders, LOOKS) != bidding(AUCTION, BIDS, bidders, LOOKS)


def test_equal_facts_give_an_equal_node() -> None:
    stakes = ((ANNA, Good.GOLD, 10),)
    assert goods(stakes, LOOKS) == goods(stakes, LOOKS)
    assert goods(stakes, LOOKS) != goods((), LOOKS)
    view = view_of(AUCTION, Raise(35), Drop())
    assert plate(view) == plate(evolve(view, works=view.works))


def test_stakes_lie_on_their_goods() -> None:
    root = laid(goods(((ANNA, Good.GOLD, 10), (BIANCA, Good.GOLD, 20), (CARLO, Good.IVORY, 50)), LOOKS))
    assert {"10", "20"} <= set(texts(find(root, GoodSpot(Good.GOLD))))
    assert "50" in texts(find(root, GoodSpot(Good.IVORY)))
    assert tr("citta.plate.no_stake") in texts(find(root, GoodSpot(Good.GEM)))


def test_each_ball_of_a_guild_can_be_pressed() -> None:
    root = laid(plate(view_of(BallQuestion(ANNA, (3, 5, 9)), *map(TakeBall, (3, 5, 9)))))
    places = [find(root, BallSpot(number)).rect for number in (3, 5, 9)]
    assert all(place.width == place.height for place in places)
    assert [place.left for place in places] == sorted(place.left for place in places)


def test_no_plate_lies_on_a_stage() -> None:
    view = view_of(AUCTION, Raise(35), Drop())
    assert asked(view, evolve(marks_of(view), feasting=True), LOOKS) is None


@everywhere()
def test_all_bidders_are_read_everywhere(size: Size, language: str, text_size: int) -> None:
    with spoken(language), probing() as cut:
        view = view_of(AUCTION, Raise(35), Drop())
        layout = lay_out(size, text_size / 100)
        brush = Brush(Blanks(), Painter(layout.k, text_size / 100), layout, LOOKS)
        still.draw(brush, LayoutProbe(size), layout.city, plate(view))
        assert cut == set()
        root = laid(plate(view), size, text_size / 100)
        sheet = find(root, PLATE).rect
        assert layout.city.contains(sheet)
        assert all(sheet.contains(element.rect) for element in root.hits)
        assert find(root, ButtonSpot("drop")).rect.height >= 34


@everywhere()
def test_bids_rise_from_left_to_right_and_keep_their_places(size: Size, language: str, text_size: int) -> None:
    """Who bids again and again presses the same place, and the way out is never where a bid was."""
    keys = ("drop", "raise", "raise_10", "raise_50")
    with spoken(language):
        places = []
        for bid, most in ((0, 250), (5, 250), (95, 250), (190, 250), (240, 250), (940, 999)):
            question = evolve(AUCTION, bid=bid, leader=BIANCA if bid else None)
            view = view_of(question, *map(Raise, range(bid + 5, most + 1, 5)), Drop())
            root = laid(plate(view), size, text_size / 100)
            found = [find(root, ButtonSpot(key)).rect for key in keys]
            assert [(rect.top, rect.left) for rect in found] == sorted((rect.top, rect.left) for rect in found)
            buttons = {button.key: button for button in prompt(TABLE, view, PromptState(names=NAMES)).buttons}
            assert [buttons[key].enabled for key in keys] == [True, *(bid + 5 + more <= most for more in (0, 10, 50))]
            if bid:
                places.append([tuple(rect) for rect in found])
        assert all(each == places[0] for each in places)


@pytest.mark.parametrize(("size", "text_scale"), diagonal(SIZES, (1.3, 1.0), more=MORE_SIZES, quick=2))
def test_an_offer_lies_beside_its_square_and_hides_no_label(size: tuple[int, int], text_scale: float) -> None:
    state = moments()[OptionQuestion]
    assert isinstance(state.question, OptionQuestion)
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


def test_an_offer_tells_whose_quarter_it_would_make_whole() -> None:
    state = moments()[OptionQuestion]
    assert isinstance(state.question, OptionQuestion)
    seat, (square, *others) = state.question.seat, QUARTERS["chiavi"]
    rival = (seat + 1) % len(NAMES)
    owners = tuple(rival if each in others else owner for each, owner in enumerate(state.owners))
    question = evolve(state.question, square=square)
    told = offer(evolve(GAME.view(state, seat), owners=owners, question=question), question, LOOKS)
    assert tr("citta.plate.last_of", name=NAMES[rival], quarter=tr("citta.quarter.chiavi")) in {
        line.text for line in told.lines
    }
    told = offer(GAME.view(state, seat), question, LOOKS)
    last = {tr("citta.plate.last_of", name=name, quarter=tr("citta.quarter.chiavi")) for name in NAMES}
    assert last.isdisjoint(line.text for line in told.lines)


def test_no_mark_of_what_was_done_last_lies_on_the_plate() -> None:
    """Overlays are drawn above the table: a mark whose place the plate covers would show through its buttons."""
    view = view_of(AUCTION, Raise(35), Drop())
    picture = CittaPicture(LOOKS, pictures=Blanks())
    picture.arrange((1024, 640), view)
    acts = tuple(LastAct(seat, SquareSpot(square), "") for square in SQUARES for seat in (BIANCA, CARLO))
    marks = evolve(marks_of(view), last_acts=acts)
    plate, signed = picture.asking(view, marks), picture.signed(view, marks)
    assert plate is not None
    places = picture.spots(view, marks)
    under = {
        spot
        for spot in map(SquareSpot, SQUARES)
        if plate.collidelist([picture.mark_place(spot, places, number) for number in range(2)]) >= 0
    }
    assert under
    assert under.isdisjoint(signed)
    assert len(signed) > len(SQUARES) // 2


def test_each_number_of_a_guild_tells_what_is_paid_there() -> None:
    """Rules 8.1, 8.3, 16.8."""
    question = BallQuestion(ANNA, (2, 3, 4, 5))
    view = view_of(question)
    anna = view.parties[ANNA]
    assert anna is not None
    owners = list(view.owners)
    owners[3:7] = [NOBODY, ANNA, BIANCA, NOBODY]
    view = evolve(view, parties=(evolve(anna, square=1, moved=True), *view.parties[1:]), owners=tuple(owners))
    told = [line.text for line in balls(view, question, LOOKS).lines]
    assert told == [
        f"2: {square_name(3)}",
        f"3: {square_name(4)}, yours",
        f"4: {square_name(5)}, pay {RENTS[5][0]}",
        f"5: {square_name(6)}, for sale for {PRICES[6]}",
    ]


def test_an_offer_tells_who_owns_the_rest_of_its_quarter() -> None:
    view = view_of(AUCTION)
    owners = [NOBODY] * len(view.owners)
    of = next(each for each in QUARTERS.values() if AUCTION.square in each)
    others = [square for square in of if square != AUCTION.square]
    owners[others[0]] = BIANCA
    view = evolve(view, owners=tuple(owners))
    told = [line.text for line in worth(view, AUCTION.square, ANNA, LOOKS)]
    assert told[0].endswith(f": 1 of {len(of)} with this")
    assert told[1] == f"Others there: {NAMES[BIANCA]} 1"
    alone = worth(evolve(view, owners=tuple([NOBODY] * len(owners))), AUCTION.square, ANNA, LOOKS)
    assert not any("Others" in line.text for line in alone)
