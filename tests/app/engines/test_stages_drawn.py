"""The stages of Engines of War: fists that tell nothing before they open, coins, dice, and cards at every size."""

import pygame
import pytest
from attrs import evolve
from pygame import Rect, Surface

from leonardo.app.engines.picture import cards, pieces
from leonardo.app.engines.picture.feasts import auction, war
from leonardo.app.engines.picture.told import ArmyTold, AuctionTold, DieTold, FistTold, OfferedCard, WarTold
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.layout import Page
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.text.painter import Painter
from leonardo.app.table.looks.plates import draw_button
from leonardo.app.table.shown.marks import PromptButton
from leonardo.engine.engines.cards import DESIGNS, Card
from leonardo.engine.engines.constants import Face, Machine

LOOKS = (PlayerStyle("Lisa", "red"), PlayerStyle("Salaì", "blue"), PlayerStyle("Melzi", "green"))
GROUND = (10, 200, 10)
SIZES = ((1024, 640), (1920, 1080))


@pytest.fixture(params=SIZES)
def brush(request: pytest.FixtureRequest, screen: None, one_set_of_pictures: Pictures) -> Brush:  # noqa: ARG001
    size = request.param
    k = min(size[0] / 1920, size[1] / 1080)
    return Brush(one_set_of_pictures, Painter(k, 1.0), Page(size=size, k=k), LOOKS)


def paper(size: tuple[int, int] = (600, 420)) -> Surface:
    surface = Surface(size)
    surface.fill(GROUND)
    return surface


def touched(surface: Surface) -> Rect:
    mask = pygame.mask.from_threshold(surface, GROUND, (1, 1, 1))
    mask.invert()
    return mask.get_bounding_rects()[0].unionall(mask.get_bounding_rects())


@pytest.mark.parametrize("size", [(92, 120), (178, 56), (150, 24), (300, 400)])
@pytest.mark.parametrize("card", [Card.GEARBOX, Card.TANK_TOWER, Card.ART_SUPPER])
def test_a_card_stays_within_its_place_at_every_size(brush: Brush, size: tuple[int, int], card: Card) -> None:
    surface, rect = paper(), Rect((40, 10), size)
    cards.project(
        brush, surface, rect, card, title="Mnohohlavňové dělo", effect="2 hits more a tank", price="30", before="40"
    )
    assert rect.contains(touched(surface))


def test_a_card_that_cannot_be_paid_looks_duller_and_says_why(brush: Brush) -> None:
    rect, both = Rect(40, 10, 120, 170), []
    for lack in ("", "lacks 20"):
        surface = paper()
        cards.project(
            brush, surface, rect, Card.BOMBARD, title="Bombard", effect="", price="30", pale=bool(lack), lack=lack
        )
        both.append(surface.get_at((rect.left + 6, rect.centery))[:3])
    assert sum(both[1]) < sum(both[0])


def test_a_quiet_button_is_light_on_the_wood_of_a_stage(brush: Brush) -> None:
    wood, rect, light = (70, 42, 20), Rect(20, 20, 260, 44), []
    for on_wood in (False, True):
        surface = Surface((300, 84))
        surface.fill(wood)
        draw_button(brush, surface, rect, PromptButton("done", "End assaults", quiet=True), on_wood=on_wood)
        light.append(max(sum(surface.get_at((x, y))[:3]) for x in range(40, 260) for y in range(26, 58)))
    assert light[1] > light[0] + 300


@pytest.mark.parametrize("card", tuple(DESIGNS))
def test_the_page_of_each_design_stays_on_its_sheet(brush: Brush, card: Card) -> None:
    surface, rect = paper(), Rect(30, 20, 340, 220)
    hooks = ((Card.GEARBOX, "Gearbox", "1 fewer die"), None, None)
    rows = (("5", "hits", "4 + 1"), ("3", "dice", "4 - 1"))
    cards.page(
        brush, surface, rect, card, title="Round Wagon", rows=rows, odds=("full 30 %",), hooks=hooks, free="free hook"
    )
    assert rect.contains(touched(surface))


@pytest.mark.parametrize(
    ("florins", "coins"), [(0, [(50, 0), (10, 0)]), (40, [(50, 0), (10, 4)]), (180, [(50, 3), (10, 3)])]
)
def test_a_bid_is_told_in_coins_of_50_and_10(florins: int, coins: list[tuple[int, int]]) -> None:
    assert auction.counted(florins) == coins


@pytest.mark.parametrize("count", [1, 2, 3, 7, 40])
def test_a_heap_stands_on_its_foot_with_its_number_beside_it(brush: Brush, count: int) -> None:
    surface = paper()
    drawn = pieces.heap(brush, surface, "blue", (300, 300), 60, count)
    seen = touched(surface)
    assert drawn.inflate(12, 12).contains(seen)
    assert abs(seen.bottom - 300) < 20


@pytest.mark.parametrize("level", range(1, 6))
def test_a_castle_of_each_level_is_as_broad_as_it_should_be(brush: Brush, level: int) -> None:
    surface = paper()
    pieces.castle(brush, surface, level, (300, 300), 120)
    assert touched(surface).width <= 122


def test_a_die_that_a_card_changed_is_ringed(brush: Brush) -> None:
    plain, ringed = paper(), paper()
    pieces.die(brush, plain, Face.BLANK, (300, 200), 60, turn=9)
    pieces.die(brush, ringed, Face.BLANK, (300, 200), 60, turn=9, ringed=True)
    assert touched(ringed).width > touched(plain).width


def test_an_idle_machine_is_pale(brush: Brush) -> None:
    usual, idle = paper(), paper()
    pieces.machine(brush, usual, Machine.TANK, (300, 300), 60)
    pieces.machine(brush, idle, Machine.TANK, (300, 300), 60, alpha=120)
    spot = 300, 285
    assert abs(idle.get_at(spot)[1] - GROUND[1]) < abs(usual.get_at(spot)[1] - GROUND[1])


def stage(brush: Brush) -> Rect:
    return Rect(0, 0, round(max(600, 940 * brush.layout.k)), round(max(420, 600 * brush.layout.k)))


def auction_of(florins: tuple[int | None, ...]) -> AuctionTold:
    offer = (OfferedCard(Card.PLANE_BAT, "The Bat", "2 hooks", "at once"),)
    fists = tuple(FistTold(seat, LOOKS[seat].name, True, bid, "") for seat, bid in enumerate(florins))
    return AuctionTold("Auction", "", offer, fists, shown=False, can_take=())


def test_a_closed_fist_looks_alike_whatever_it_holds(brush: Brush) -> None:
    rect = stage(brush)
    places = auction.AuctionPlaces(brush, rect, 1, 3, 36)
    one, other = Surface(rect.size), Surface(rect.size)
    auction.draw_auction(brush, one, places, auction_of((None, None, None)))
    auction.draw_auction(brush, other, places, auction_of((None, 50, None)))
    assert pygame.image.tobytes(one.subsurface(places.fists[2]), "RGB") == pygame.image.tobytes(
        other.subsurface(places.fists[2]), "RGB"
    )
    assert pygame.image.tobytes(one.subsurface(places.fists[1]), "RGB") != pygame.image.tobytes(
        other.subsurface(places.fists[1]), "RGB"
    )


def test_an_own_fist_with_its_coins_is_closed_until_all_open(brush: Brush) -> None:
    rect = stage(brush)
    places = auction.AuctionPlaces(brush, rect, 1, 3, 36)
    told, hands = auction_of((None, 50, None)), []
    for closed in (True, False):
        surface = Surface(rect.size)
        own = evolve(told.fists[1], closed=closed)
        auction.draw_auction(brush, surface, places, evolve(told, fists=(told.fists[0], own, told.fists[2])))
        hands.append(pygame.image.tobytes(surface.subsurface(places.fists[1]), "RGB"))
    assert hands[0] != hands[1]


def test_the_odds_of_a_tank_in_two_lines_are_told_to_their_end(brush: Brush) -> None:
    rect, pages = Rect(40, 10, round(380 * max(0.66, brush.layout.k)), round(270 * max(0.66, brush.layout.k))), []
    rows = (("5", "hits", ""), ("5", "dice", ""))
    for end in ("lost 54 %", "lost 45 %"):
        surface = paper()
        note = f"full 13 %, half 33 %, {end}"
        cards.page(
            brush, surface, rect, Card.TANK_TOWER, title="Tower", rows=rows, odds=(note,), hooks=(None,), free="-"
        )
        assert rect.inflate(0, 12).contains(touched(surface))
        pages.append(pygame.image.tobytes(surface, "RGB"))
    assert pages[0] != pages[1]


WAR = WarTold(
    "",
    "your assaults",
    ArmyTold(0, "Lisa", "Castile", 5, 1, 1, 1, 0, "1 tank", "1 plane"),
    ArmyTold(1, "Salaì", "Aquitaine", 2, 0, 0, 3, 2),
    ("The castle stops 2",),
    tuple(DieTold(face) for face in (Face.MAN, Face.BLANK, Face.EXPLOSION)),
    (("", "3", "men rolled"), ("-", "1", "stopped"), ("=", "2", "fall")),
    0.84,
    None,
)


@pytest.mark.parametrize("part", ["attacker", "defender", "tray", "sum", "odds"])
def test_the_parts_of_a_war_lie_on_its_stage_and_off_buttons(brush: Brush, part: str) -> None:
    places = war.WarPlaces(brush, stage(brush), 36)
    place: Rect = getattr(places, part)
    assert places.rect.contains(place)
    assert not place.colliderect(places.buttons)
    assert places.field.contains(place) or part in ("sum", "odds")


def test_who_falls_is_seen_on_the_field_and_dice_in_their_tray(brush: Brush) -> None:
    places = war.WarPlaces(brush, stage(brush), 36)
    drawn = []
    for told in (WAR, evolve(WAR, attacker=evolve(WAR.attacker, fallen=0)), evolve(WAR, dice=())):
        surface = Surface(places.rect.size)
        war.draw_war(brush, surface, places, told)
        drawn.append(surface)
    whole, unharmed, unthrown = drawn
    assert pygame.image.tobytes(whole.subsurface(places.tray), "RGB") != pygame.image.tobytes(
        unthrown.subsurface(places.tray), "RGB"
    )
    below = Rect(places.field.left, places.tray.bottom, places.field.width, places.field.bottom - places.tray.bottom)
    assert pygame.image.tobytes(whole.subsurface(below), "RGB") != pygame.image.tobytes(
        unharmed.subsurface(below), "RGB"
    )


def test_nothing_of_the_chart_is_seen_through_a_stage(brush: Brush) -> None:
    """What lies below a stage is not drawn where it hides it (`Part.is_opaque`), so it must hide it wholly."""
    rect, seen = stage(brush), []
    for ground in (GROUND, (200, 10, 200)):
        surface = Surface(rect.size)
        surface.fill(ground)
        war.draw_war(brush, surface, war.WarPlaces(brush, rect, 36), WAR)
        seen.append(pygame.image.tobytes(surface, "RGB"))
        surface.fill(ground)
        auction.draw_auction(
            brush, surface, auction.AuctionPlaces(brush, rect, 1, len(LOOKS), 36), auction_of((None, None, None))
        )
        seen.append(pygame.image.tobytes(surface, "RGB"))
    assert seen[:2] == seen[2:]
