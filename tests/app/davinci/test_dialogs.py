"""The dialogs: a purse, an order of cards, favours with a tray. By mouse and by keyboard."""

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pygame
import pytest

from leonardo.app.davinci import commands
from leonardo.app.davinci.dialogs.bidders import Rival, Stakes
from leonardo.app.davinci.dialogs.bidding import Bidding
from leonardo.app.davinci.dialogs.favour_cards import FavourCard
from leonardo.app.davinci.dialogs.favours import Favours
from leonardo.app.davinci.dialogs.ordering import CardRow, Ordering
from leonardo.app.davinci.dialogs.sum_field import SumField
from leonardo.app.davinci.spots import RequestsSpot
from leonardo.app.davinci.words.advice import Told
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.window.pilot import Pilot, moved, pressed
from leonardo.app.table.dialogs.card_dialog import CardArt
from leonardo.app.table.dialogs.dialog import ASIDE, Spared
from leonardo.app.table.input.pointer import Click, DragBegan, Dragged, Dropped, Gesture, Hovered, Pointer
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action, ChooseFavour
from leonardo.engine.davinci.constants import EXPERT, Component, Favour, Place
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import State

pytestmark = pytest.mark.usefixtures("shared_pictures")


@pytest.fixture
def pilot() -> Pilot:
    pilot = Pilot()
    pilot.kit.keys.add(commands.COMMANDS)
    return pilot


@pytest.fixture
def kit(pilot: Pilot) -> Kit:
    return pilot.kit


def nothing() -> None:
    """Put aside."""


def blank(_: object, size: tuple[int, int] = (40, 40)) -> pygame.Surface:
    return pygame.Surface(size)


BLANK = CardArt(blank, lambda *_: None)


def press(pilot: Pilot, *keys: int) -> None:
    pilot.look()
    for key in keys:
        pilot.key(key)


# ---- the purse


STAKES = Stakes(
    8,
    14,
    (Told("8 → 13", "A new type."), Told("2 weeks", "Weeks are saved.")),
    (Rival(PlayerStyle("Bianca", SEAT_COLOURS[1]), wins=False),),
    "A tie is yours.",
    "shield_red",
)


@pytest.fixture
def bids() -> list[int]:
    return []


@pytest.fixture
def bidding(kit: Kit, bids: list[int]) -> Bidding:
    kit.settings.reduced_motion = True
    dialog = Bidding(kit, STAKES, BLANK, bids.append, nothing)
    kit.stack.push(dialog)
    kit.arrange((1280, 800))
    return dialog


@pytest.mark.parametrize(
    ("keys", "bid"),
    [
        ((), 0),
        ((pygame.K_1, pygame.K_2), 12),
        ((pygame.K_2, pygame.K_5), 5),
        ((pygame.K_1, pygame.K_3, pygame.K_BACKSPACE), 1),
        ((pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT), 1),
        ((pygame.K_END,), 14),
        ((pygame.K_END, pygame.K_RIGHT), 14),
    ],
)
def test_a_bid_is_written_in_digits_or_walked_to(
    pilot: Pilot, bidding: Bidding, bids: list[int], keys: tuple[int, ...], bid: int
) -> None:
    press(pilot, *keys, pygame.K_RETURN)
    assert bids == [bid]
    assert bidding not in bidding.kit.stack


def test_a_cross_puts_a_sheet_aside_as_escape_does(pilot: Pilot, kit: Kit) -> None:
    put: list[str] = []
    dialog = Ordering(kit, (1, 2, 3), BLANK, lambda _: None, lambda: put.append("aside"))
    ways: tuple[Callable[[], None], ...] = (lambda: pilot.press(ASIDE), lambda: press(pilot, pygame.K_ESCAPE))
    for way in ways:
        kit.stack.push(dialog)
        kit.arrange((1280, 800))
        way()
        assert dialog not in kit.stack
    assert put == ["aside", "aside"]


def test_cards_and_a_sum_go_back_when_the_window_is_left(kit: Kit, bidding: Bidding) -> None:
    ordering = Ordering(kit, (1, 2, 3), BLANK, lambda _: None, lambda: None)
    kit.stack.push(ordering)
    kit.arrange((1280, 800))
    row, purse = ordering.form["cards"], bidding.form["purse"]
    assert isinstance(row, CardRow)
    assert isinstance(purse, SumField)
    purse.set(3)
    for dialog, start, end in (
        (ordering, row.place(0).center, row.place(2).center),
        (bidding, purse.rect.midleft, purse.rect.midright),
    ):
        for event in pressed(start), moved(end, held=True):
            dialog.handle(event)
    assert (row.cards, purse.value) != ([1, 2, 3], 3)
    ordering.release_held()
    bidding.release_held()
    assert (row.cards, purse.value) == ([1, 2, 3], 3)


def test_a_purse_is_sealed_once_whatever_is_pressed(pilot: Pilot, bidding: Bidding, bids: list[int]) -> None:
    bidding.kit.settings.reduced_motion = False
    press(pilot, pygame.K_4, pygame.K_RETURN, pygame.K_RETURN, pygame.K_9, pygame.K_ESCAPE)
    assert bids == []
    while bidding in bidding.kit.stack:
        assert bidding.rest() == 0
        bidding.update(20)
    assert bids == [4]


@pytest.mark.parametrize("at_the_right", [True, False])
def test_a_sheet_lies_beside_a_card_over_it_until_laid_anew(bidding: Bidding, at_the_right: bool) -> None:
    usual, seal, window = bidding.sheet.copy(), bidding.form["seal"].rect.copy(), bidding.kit.layout.window
    card = pygame.Rect(0, 0, window.width - usual.width, window.height)
    card.right = window.right if at_the_right else card.right
    assert usual.colliderect(card)
    bidding.step_aside(card)
    moved = bidding.sheet.left - usual.left
    assert not bidding.sheet.colliderect(card)
    assert window.contains(bidding.sheet)
    assert bidding.form["seal"].rect == seal.move(moved, 0)
    bidding.arrange(bidding.kit.layout)
    assert bidding.sheet == usual


def test_a_sheet_stays_where_a_card_leaves_it_no_room_beside(bidding: Bidding) -> None:
    usual = bidding.sheet.copy()
    bidding.step_aside(bidding.kit.layout.window)
    assert bidding.sheet == usual


@pytest.mark.usefixtures("bidding")
def test_the_wheel_counts_florins_wherever_the_mouse_is(pilot: Pilot, bids: list[int]) -> None:
    pilot.look()
    for _ in range(3):
        pilot.wheel(1)
    press(pilot, pygame.K_RETURN)
    assert bids == [3]


def test_a_bid_is_slid_to_by_mouse(pilot: Pilot, bidding: Bidding, bids: list[int]) -> None:
    purse = bidding.form["purse"]
    assert isinstance(purse, SumField)
    right = (purse.rect.right, purse.rect.centery)
    pilot.look()
    pilot.hold(purse.rect.center)
    pilot.carry(right)
    pilot.release(right)
    pilot.press("seal")
    assert bids == [14]


@pytest.mark.parametrize("most", [0, 1, 4, 11, 14, 23, 27, 40, 63, 120, 260])
@pytest.mark.parametrize(("length", "apart"), [(544, 42), (300, 34)])
def test_numbers_stand_where_they_slide_and_clear_of_each_other(most: int, length: int, apart: int) -> None:
    field = SumField(pygame.Rect(0, 0, 636, 88), most, 0, lambda _: None)
    stops = field.stops(length, apart)
    assert stops[0] == 0
    assert stops[-1] == most
    steps = [later - earlier for earlier, later in pairwise(stops)]
    assert all(step * length >= apart * most for step in steps)
    assert set(steps[:-1]) <= {1, 2, 5, 10, 20, 50, 100}
    assert len(set(steps[:-1])) <= 1


def test_florins_go_into_the_purse_and_out_by_mouse_and_keys(pilot: Pilot, bidding: Bidding, bids: list[int]) -> None:
    for name in ("tray", "tray", "tray", "inside"):
        pilot.press(name)
    assert bidding.form.focus == "inside"
    press(pilot, pygame.K_SPACE, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RETURN)
    assert bids == [3]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1000, 1400)])
def test_a_purse_is_filled_on_the_stage_and_decided_on_below_it(bidding: Bidding, size: tuple[int, int]) -> None:
    bidding.kit.arrange(size)
    stage, form = bidding.stage, bidding.form
    assert bidding.sheet.contains(stage)
    for name in ("tray", "inside"):
        assert stage.contains(form[name].rect)
    assert bidding.sheet.contains(form[ASIDE].rect)
    assert form[ASIDE].rect.top < stage.top < form[ASIDE].rect.bottom
    for name in ("purse", "seal"):
        assert form[name].rect.top > stage.bottom
        assert bidding.sheet.contains(form[name].rect)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640), (1920, 1080)])
def test_florins_stand_on_the_boards_at_the_foot_of_the_purse(bidding: Bidding, size: tuple[int, int]) -> None:
    bidding.kit.arrange(size)
    tray, inside, rival = (bidding.form[name].rect for name in ("tray", "inside", "rival 0"))
    assert inside.bottom == pytest.approx(rival.bottom, abs=1)
    assert inside.centery < tray.centery < inside.bottom
    assert rival.right <= tray.centerx < inside.left + inside.width // 4


def test_the_plate_of_a_title_keeps_clear_of_what_is_above(kit: Kit) -> None:
    dialog = Ordering(kit, (1, 2, 3), BLANK, lambda _: None, nothing)
    below = pygame.Rect(0, 0, kit.layout.window.width, dialog.page.layout.px(64))
    dialog.spares = lambda: Spared(below=below)
    kit.stack.push(dialog)
    assert min(place.top for place in dialog.hides) >= below.bottom
    assert kit.layout.window.contains(dialog.sheet)
    below.height = kit.layout.window.height
    dialog.arrange(kit.layout)
    assert kit.layout.window.contains(dialog.sheet)


# ---- the order of cards


@pytest.fixture
def orders() -> list[tuple[int, ...]]:
    return []


@pytest.fixture
def ordering(kit: Kit, orders: list[tuple[int, ...]]) -> Ordering:
    dialog = Ordering(kit, (4, 7, 11, 2), BLANK, orders.append, nothing)
    kit.stack.push(dialog)
    kit.arrange((1280, 800))
    return dialog


@pytest.mark.usefixtures("ordering")
def test_cards_stay_in_their_order_unless_they_are_moved(pilot: Pilot, orders: list[tuple[int, ...]]) -> None:
    pilot.press("put")
    assert orders == [(4, 7, 11, 2)]


def test_a_card_is_dragged_to_another_place(pilot: Pilot, ordering: Ordering, orders: list[tuple[int, ...]]) -> None:
    row = ordering.form["cards"]
    assert isinstance(row, CardRow)
    x, top = row.rect.centerx, row.rect.top + 20
    pilot.look()
    pilot.hold((x, top))
    for slot in (1, 2, 3):
        at = (x, top + slot * row.step)
        pilot.carry(at)
    pilot.release((5, 5))
    pilot.press("put")
    assert orders == [(7, 11, 2, 4)]


@pytest.mark.usefixtures("ordering")
def test_a_card_is_lifted_carried_and_put_down_by_keys(pilot: Pilot, orders: list[tuple[int, ...]]) -> None:
    press(pilot, pygame.K_DOWN, pygame.K_SPACE, pygame.K_UP, pygame.K_SPACE, pygame.K_DOWN, pygame.K_DOWN)
    pilot.press("put")
    assert orders == [(7, 4, 11, 2)]


# ---- favours


@pytest.fixture
def state() -> State:
    return GAME.begin(GAME.deal(Options(4, EXPERT, start=0), Random(2))).state


@pytest.fixture
def favours(kit: Kit, state: State) -> tuple[Favours, list[Action]]:
    chosen: list[Action] = []
    dialog = Favours(
        kit,
        GAME.view(state, 0),
        BLANK,
        blank,
        chosen.append,
        lambda action: GAME.objection(state, action),
        nothing,
        "red",
    )
    kit.stack.push(dialog)
    kit.arrange((1280, 800))
    return dialog, chosen


def test_four_components_are_picked_from_the_tray(pilot: Pilot, favours: tuple[Favours, list[Action]]) -> None:
    dialog, chosen = favours
    pilot.press("b")
    for name in ("iron", "iron", "rope", "glass"):
        assert not dialog.form["choose"].enabled
        pilot.press(name)
    pilot.press("choose")
    assert chosen == [ChooseFavour(Favour.COMPONENTS, (2, 0, 1, 0, 1))]


def test_a_third_alike_puts_them_back(pilot: Pilot, favours: tuple[Favours, list[Action]]) -> None:
    """Rule 4.4: at most two alike."""
    _, chosen = favours
    pilot.press("b")
    for name in ("iron", "iron", "iron", "wood", "wood", "brick", "brick"):
        pilot.press(name)
    pilot.press("choose")
    assert chosen == [ChooseFavour(Favour.COMPONENTS, (0, 2, 0, 2, 0))]


def test_of_one_component_another_pick_takes_its_place(pilot: Pilot, favours: tuple[Favours, list[Action]]) -> None:
    _, chosen = favours
    pilot.press("d1")
    pilot.press("iron")
    pilot.press("glass")
    pilot.press("choose")
    assert chosen == [ChooseFavour(Favour.SMALL5, (0, 0, 0, 0, 1))]


def test_a_favour_that_cannot_be_had_says_why_and_is_not_chosen(
    pilot: Pilot, favours: tuple[Favours, list[Action]]
) -> None:
    dialog, chosen = favours
    row = dialog.form["d3"]
    assert isinstance(row, FavourCard)
    assert row.against == "Your laboratories do not allow this favour."
    pilot.press("d3")
    pilot.press("choose")
    assert chosen == []


def test_what_is_against_several_favours_is_said_once(
    favours: tuple[Favours, list[Action]], monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog, _ = favours
    said: list[str] = []
    monkeypatch.setattr(dialog.page.painter, "draw_wrapped", lambda *given: said.append(given[1]))
    dialog.draw(pygame.Surface((1280, 800)))
    assert said.count("Your laboratories do not allow this favour.") == 1


def test_requested_inventions_are_seen_closely_before_a_favour(
    pilot: Pilot,
    favours: tuple[Favours, list[Action]],
) -> None:
    dialog, chosen = favours
    looks: tuple[Callable[[], None], ...] = (lambda: pilot.press("requests"), lambda: press(pilot, pygame.K_z))
    for look in looks:
        look()
        assert dialog.looked_at == RequestsSpot()
        press(pilot, pygame.K_RETURN)
        assert dialog.looked_at is None
    assert chosen == []


@pytest.mark.slow
def test_every_favour_can_be_chosen_by_its_buttons(pilot: Pilot, kit: Kit, state: State) -> None:
    """Of the many components that may be chosen together, every sixth choice is tried."""
    options = [option for option in GAME.legal(state) if isinstance(option, ChooseFavour)]
    of_many = [option for option in options if option.components]
    for option in [*(each for each in options if not each.components), *of_many[::6]]:
        chosen: list[Action] = []
        dialog = Favours(kit, GAME.view(state, 0), BLANK, blank, chosen.append, lambda _: None, nothing, "red")
        kit.stack.push(dialog)
        kit.arrange((1280, 800))
        place = option.laboratory.name.lower() if isinstance(option.laboratory, Place) else ""
        pilot.press(f"{option.favour.value}{place}")
        for kind in Component:
            for _ in range(option.components[kind] if option.components else 0):
                pilot.press(kind.name.lower())
        pilot.press("choose")
        assert chosen == [option]


# ---- the mouse


def test_a_small_tremble_is_a_click_and_a_longer_way_a_drag() -> None:
    pointer = Pointer()
    assert read(pointer, ("down", (10, 10)), ("move", (12, 11)), ("up", (12, 11))) == [
        Hovered((12, 11)),
        Click((12, 11)),
    ]
    assert read(pointer, ("down", (10, 10)), ("move", (30, 10)), ("move", (40, 10)), ("up", (40, 12))) == [
        DragBegan((10, 10), (30, 10)),
        Dragged((40, 10)),
        Dropped((40, 12)),
    ]


def read(pointer: Pointer, *moves: tuple[str, tuple[int, int]]) -> list[Gesture]:
    kinds = {"down": pygame.MOUSEBUTTONDOWN, "up": pygame.MOUSEBUTTONUP, "move": pygame.MOUSEMOTION}
    found = [pointer.read(pygame.Event(kinds[kind], pos=at, button=1)) for kind, at in moves]
    return [gesture for gesture in found if gesture is not None]
