"""Stages at all sizes, in all languages and with large text: nothing is cut, nothing is told before its time."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random

import pygame
import pytest
from attrs import evolve
from pygame import Rect

from leonardo.app.davinci.motion import auctions, completions, feasts
from leonardo.app.davinci.motion.auctions import AuctionVerdict, Lit, Plate, Sealed
from leonardo.app.davinci.picture import heap
from leonardo.app.davinci.picture.feasts.breaking import Purse
from leonardo.app.davinci.picture.feasts.lot import Lot
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.points import Size
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.text.painter import Painter
from leonardo.app.kit.translations import languages
from leonardo.app.table.feast.exhibit import Exhibit, FeastPage
from leonardo.app.table.feast.performance import Performance
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.feast.timeline import OnStage, Timeline
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci import GAME, events
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.questions import BidQuestion
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.view import View
from leonardo.engine.game import Event
from tests.app.kit.everywhere import everywhere
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks

pytestmark = pytest.mark.usefixtures("screen")

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (1000, 1400))
NAMES = ("Lisa", "Salaì", "Verrocchio", "Fiammetta", "Lucrezia")
SEATS = len(NAMES)


@cache
def view() -> View:
    """Return what seat 0 of five sees, which owns inventions of three types."""
    state = GAME.begin(GAME.deal(Options(SEATS), Random(3))).state
    owns = evolve(state.seats[0], owned=(1, 3, 4))
    return GAME.view(evolve(state, seats=(owns, *state.seats[1:]), leonardo=1), 0)


def celebrated() -> Iterator[tuple[Event, tuple[Event, ...]]]:
    """Yield each kind of feast where it says most, with what follows."""
    for number, invention in INVENTIONS.items():
        yield events.InventionCompleted(0, Place.SMALL, number, invention.weeks, 4, invention.first_reward, True), ()
    late = tuple(events.WorkShown(seat, Place.SMALL, 18) for seat in (2, 3, 4))
    for count in (1, 2, 3):
        told = events.CardTaken(1, 18), *late[:count]
        yield events.InventionCompleted(1, Place.SMALL, 18, 13, 2, 20, True), told
    yield events.InventionCompleted(1, Place.SMALL, 18, 15, 0, 15, False), ()
    for seats in range(2, SEATS + 1):
        yield events.AuctionOpened(22, tuple(range(seats))), ()
        yield events.AuctionSettled(22, tuple((seat, 12) for seat in range(seats)), seats - 1), ()
        yield events.AuctionSettled(3, tuple((seat, seat) for seat in range(seats)), seats - 1), ()
        yield events.AuctionSettled(22, tuple((seat, 0) for seat in range(seats)), None), ()
    yield events.AuctionSettled(20, ((0, 12), (1, 4)), 0), ()


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    texts: set[str] = set()
    begins = Painter.__init__

    def begin(painter: Painter, k: float, scale: float = 1.0) -> None:
        begins(painter, k, scale)
        painter.cut = texts

    monkeypatch.setattr(Painter, "__init__", begin)
    return texts


def pictured(size: Size, text_scale: float, pictures: Pictures | None = None) -> DaVinciPicture:
    looks = [PlayerStyle(name, colour) for name, colour in zip(NAMES, SEAT_COLOURS, strict=False)]
    picture = DaVinciPicture(looks, pictures=pictures, text_scale=text_scale)
    picture.arrange(size, view())
    return picture


def staged(picture: DaVinciPicture, timeline: Timeline, event: Event, following: tuple[Event, ...] = ()) -> FeastPage:
    page = picture.feast(OnStage(timeline, event, following), view(), view())
    assert isinstance(page, FeastPage)
    return page


def frame(picture: DaVinciPicture, event: Event, now: float, following: tuple[Event, ...] = ()) -> pygame.Surface:
    """Return what is seen so many milliseconds after a feast began."""
    timeline = feasts.feast(view(), view(), event, following)
    assert timeline is not None
    page = staged(picture, timeline, event, following)
    surface = pygame.Surface(picture.layout.size, 0, 32)
    Performance(timeline, page, moving=True).draw(surface, pygame.Surface(surface.get_size(), 0, 32), now)
    return surface


@pytest.mark.slow
@everywhere(SIZES, languages(), (130, 100), more=(), quick=1)
def test_all_that_is_on_a_stage_can_be_read_whole(size: Size, language: str, text_size: int, cut: set[str]) -> None:
    with spoken(language):
        picture = pictured(size, text_size / 100, Blanks())
        for event, following in celebrated():
            timeline = feasts.feast(view(), view(), event, following)
            assert timeline is not None
            page = staged(picture, timeline, event, following)
            for step in timeline.cues:
                exhibit = page.exhibit(step.what)
                if exhibit is not None and step.what not in (auctions.Item.OWNER, auctions.Item.CAUGHT):
                    assert page.stage.whole.contains(exhibit.place), (event, step.what)
            assert not cut, event
            assert picture.layout.size == size
            assert pygame.Rect((0, 0), size).contains(page.stage.whole)


def ties() -> Iterator[events.AuctionSettled]:
    """Yield the ties of two and of all, among two to five who bid, each won by the last of them."""
    for count in range(2, SEATS + 1):
        for tied in {*combinations(range(count), 2), tuple(range(count))}:
            bids = tuple((seat, 12 if seat in tied else 4) for seat in range(count))
            yield events.AuctionSettled(22, bids, tied[-1])


def painted(exhibit: Exhibit) -> pygame.Rect:
    """Return where an exhibit is not clear, above the purses: the slips with words, and the ends of the cord."""
    return exhibit.picture.get_bounding_rect().move(exhibit.place.topleft)


def hides(exhibit: Exhibit, place: pygame.Rect) -> bool:
    both = exhibit.place.clip(place).move(-exhibit.place.left, -exhibit.place.top)
    return both.width > 0 and pygame.mask.from_surface(exhibit.picture.subsurface(both)).count() > 0


@everywhere(SIZES, languages(), (130, 100), more=())
def test_what_tells_of_a_tie_stands_above_the_purses(size: Size, language: str, text_size: int) -> None:
    with spoken(language):
        picture = pictured(size, text_size / 100, Blanks())
        for event in ties():
            timeline = feasts.feast(view(), view(), event, ())
            assert timeline is not None
            page = staged(picture, timeline, event)
            assert isinstance(page.stage, FeastStage)
            tie, reason, purse = (page.makers[item]() for item in (auctions.Item.TIE, auctions.Item.REASON, Sealed(0)))
            assert 0 < purse.place.top - painted(tie).top < purse.place.height, event
            assert not any(hides(told, Lot(page.stage, 22).place) for told in (tie, reason)), event


@pytest.mark.parametrize("size", SIZES)
def test_the_bracket_of_a_tie_goes_down_to_its_purses_only(size: Size) -> None:
    picture = pictured(size, 1.0)
    for event in ties():
        timeline = feasts.feast(view(), view(), event, ())
        assert timeline is not None
        page = staged(picture, timeline, event)
        bracket = page.makers[auctions.Item.TIE]()
        bids = dict(event.bids)
        for seat, florins in bids.items():
            purse = heap.with_heap(page.makers[Sealed(seat)]().place)
            low = Rect(purse.centerx - 2, purse.top, 4, purse.height)
            assert hides(bracket, low) == (florins == max(bids.values())), (event, seat)


@pytest.mark.parametrize("size", SIZES)
def test_what_stands_on_an_auction_stage_keeps_off_its_frame(size: Size) -> None:
    picture = pictured(size, 1.0)
    for event, _ in celebrated():
        timeline = feasts.feast(view(), view(), event, ())
        assert timeline is not None
        page = staged(picture, timeline, event)
        assert isinstance(page.stage, FeastStage)
        opening = page.stage.at(10, 10, 792, 440)
        plates = [page.makers[what]().place for what in page.makers if isinstance(what, Plate | AuctionVerdict)]
        assert all(plate.bottom < opening.bottom - 4 for plate in plates), event


def test_the_light_of_the_winner_lies_behind_all_else() -> None:
    picture = pictured((1280, 720), 1.0)
    event = events.AuctionSettled(22, ((0, 3), (1, 3), (2, 1)), 0)
    timeline = feasts.feast(view(), view(), event, ())
    assert timeline is not None
    lit = staged(picture, timeline, event)
    unlit = evolve(lit, makers={what: make for what, make in lit.makers.items() if what is not auctions.Item.LIGHT})
    seen, without = (pygame.Surface((1280, 720), 0, 32) for _ in range(2))
    for page, surface in ((lit, seen), (unlit, without)):
        table = pygame.Surface((1280, 720), 0, 32)
        Performance(timeline, page, moving=True).draw(surface, table, timeline.complete + 1)
    changed = pygame.mask.from_threshold(seen, (0, 0, 0), (1, 1, 1, 255), without)
    changed.invert()
    assert changed.count() > 1000
    for what in (auctions.Item.CARD, auctions.Item.LEONARDO, AuctionVerdict(0), AuctionVerdict(1), Lit(0), Lit(1)):
        exhibit = lit.makers[what]()
        solid = pygame.mask.from_surface(exhibit.picture, 254)
        assert changed.overlap_area(solid, exhibit.place.topleft) == 0, what


def test_before_the_first_purse_all_auctions_look_alike() -> None:
    picture = pictured((1280, 720), 1.0)
    auctions = [
        events.AuctionSettled(22, ((0, 7), (1, 1), (2, 9)), 2),
        events.AuctionSettled(22, ((0, 0), (1, 12), (2, 12)), 1),
        events.AuctionSettled(22, ((0, 0), (1, 0), (2, 0)), None),
    ]
    seen = {pygame.image.tobytes(frame(picture, auction, 295), "RGB") for auction in auctions}
    assert len(seen) == 1
    opened = {pygame.image.tobytes(frame(picture, auction, 800), "RGB") for auction in auctions[:2]}
    assert len(opened) == 2


def test_before_bids_are_counted_nobody_knows_who_wins_a_tie() -> None:
    picture = pictured((1280, 720), 1.0)
    one, other = (events.AuctionSettled(22, ((0, 3), (1, 3)), winner) for winner in (0, 1))
    counted = auctions.auction_settled(one).counted
    seen = [pygame.image.tobytes(frame(picture, each, counted + 1), "RGB") for each in (one, other)]
    assert seen[0] == seen[1]


def test_nothing_of_an_auction_is_on_the_table_during_its_stage() -> None:
    picture = pictured((1280, 720), 1.0)
    bids = evolve(view(), question=BidQuestion(1, 22, (), ((0, None),), ()))
    plain, standing, under = (pygame.Surface((1280, 720), 0, 32) for _ in range(3))
    picture.draw(plain, view())
    picture.draw(standing, bids)
    picture.draw(under, bids, Marks(feasting=True))
    city = picture.layout.city
    seen = [pygame.image.tobytes(each.subsurface(city), "RGB") for each in (plain, standing, under)]
    assert seen[0] == seen[2] != seen[1]


@pytest.mark.parametrize("florins", [0, 1, 7, 40])
def test_florins_jump_out_one_by_one_until_all_lie_on_the_heap(florins: int) -> None:
    picture, told = pictured((1280, 720), 1.0), list[int]()
    place = Rect(100, 200, 120, 126)

    def numbered(count: int) -> pygame.Surface:
        told.append(count)
        return pygame.Surface(heap.with_heap(place).size, pygame.SRCALPHA)

    counted = Purse(picture.brush, 0, place).counted(florins, numbered)
    assert counted.numbers is not None
    told.clear()
    for step in range(201):
        counted.numbers(step / 200)
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0, florins)


def test_the_seal_breaks_in_two_halves_that_fall_out_of_sight() -> None:
    picture, place = pictured((1280, 720), 1.0), Rect(100, 200, 120, 126)
    opened = Purse(picture.brush, 0, place).opened(40)
    assert opened.numbers is not None
    seen = [pygame.image.tobytes(opened.numbers(step / 8), "RGBA") for step in range(9)]
    assert len(set(seen)) > 6
    assert opened.place.bottom == place.bottom + 40


def overlap(one: Exhibit, other: Exhibit) -> int:
    """Return how many pixels of two things lie over each other where neither is seen through."""
    masks = [pygame.mask.from_surface(each.picture, 200) for each in (one, other)]
    away = other.place.left - one.place.left, other.place.top - one.place.top
    return masks[0].overlap_area(masks[1], away)


@everywhere(SIZES, languages(), (130, 100), more=())
def test_the_stamp_lies_on_no_pennant_and_no_plate(size: Size, language: str, text_size: int) -> None:
    with spoken(language):
        picture = pictured(size, text_size / 100, Blanks())
        event = events.InventionCompleted(1, Place.SMALL, 18, 13, 2, 20, True)
        timeline = completions.completed(view(), event, ()).carried_on
        assert timeline is not None
        page = picture.feast(OnStage(timeline, event, (), before=evolve(event, seat=2)), view(), view())
        assert isinstance(page, FeastPage)
        stamp, colours, earlier = (
            page.exhibit(item) for item in (completions.Item.STAMP, completions.Item.COLOURS, completions.Item.EARLIER)
        )
        assert stamp is not None
        assert colours is not None
        assert earlier is not None
        assert overlap(stamp, colours) == 0
        assert overlap(stamp, earlier) == 0
        left, right = (colours.place.left, colours.place.right)
        drawing = page.exhibit(completions.Item.DRAWING)
        assert drawing is not None
        assert left + right == pytest.approx(2 * drawing.place.centerx, abs=3), "they hang at both sides of the machine"
