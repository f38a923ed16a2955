"""Cards in dialogs are looked at closely by the same key and mouse as those on the table, and nothing happens by it."""

from collections.abc import Callable

import pygame
import pytest

from leonardo.app.davinci import commands
from leonardo.app.davinci.dialogs.bidders import Stakes
from leonardo.app.davinci.dialogs.bidding import Bidding
from leonardo.app.davinci.dialogs.from_deck import FromDeck
from leonardo.app.davinci.dialogs.ordering import Ordering
from leonardo.app.davinci.spots import CardSpot, Spot
from leonardo.app.davinci.words.advice import Told
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.points import Point
from leonardo.app.kit.window.pilot import Pilot, keyed
from leonardo.app.table.dialogs.card_dialog import CardArt, CardDialog
from leonardo.app.table.input.close_look import HELD
from leonardo.app.table.input.pointer import LONG

pytestmark = pytest.mark.usefixtures("shared_pictures")

CARDS = (4, 7, 11, 2)

Make = Callable[[Kit, CardArt, list[object]], CardDialog]


def bidding(kit: Kit, art: CardArt, done: list[object]) -> CardDialog:
    stakes = Stakes(CARDS[1], 14, (Told("8 → 13", "A new type."), Told("", "Weeks are saved.")), (), "", "shield_red")
    return Bidding(kit, stakes, art, done.append, lambda: done.append("put aside"))


def ordering(kit: Kit, art: CardArt, done: list[object]) -> CardDialog:
    return Ordering(kit, CARDS, art, done.append, lambda: done.append("put aside"))


def from_deck(kit: Kit, art: CardArt, done: list[object]) -> CardDialog:
    return FromDeck(kit, CARDS, art, done.append, lambda: done.append("put aside"))


class Opened(Pilot):
    """A dialog with cards over nothing; `drawn` are those that were drawn large, `done` what came of the dialog."""

    def __init__(self, make: Make) -> None:
        super().__init__()
        self.drawn: list[Spot] = []
        self.done: list[object] = []
        art = CardArt(lambda _, size: pygame.Surface(size), lambda _, spot: self.drawn.append(spot))
        self.kit.keys.add(commands.COMMANDS)
        self.dialog = make(self.kit, art, self.done)
        self.kit.stack.push(self.dialog)
        self.kit.arrange(self.canvas.size)
        self.look()

    def card(self, number: int = CARDS[1]) -> Point:
        return dict(self.dialog.readable())[CardSpot(number)].center

    @property
    def shown(self) -> Spot | None:
        self.drawn.clear()
        self.dialog.draw(pygame.Surface((1280, 800)))
        assert self.drawn in ([], [self.dialog.looked_at])
        return self.drawn[0] if self.drawn else None


@pytest.fixture(params=[bidding, ordering, from_deck])
def opened(request: pytest.FixtureRequest) -> Opened:
    return Opened(request.param)


def by_key(opened: Opened) -> None:
    opened.hover(opened.card())
    opened.key(pygame.K_z)


def by_the_right_button(opened: Opened) -> None:
    opened.press(opened.card(), pygame.BUTTON_RIGHT)


def by_a_long_press(opened: Opened) -> None:
    opened.hold(opened.card())
    opened.pass_time(LONG)
    opened.release(opened.card())


WAYS = pytest.mark.parametrize("look", [by_key, by_the_right_button, by_a_long_press])


@WAYS
def test_a_card_is_looked_at_until_the_next_key(opened: Opened, look: Callable[[Opened], None]) -> None:
    look(opened)
    assert opened.shown == CardSpot(CARDS[1])
    opened.key(pygame.K_RETURN)
    assert opened.shown is None
    assert opened.done == []
    assert opened.dialog in opened.dialog.kit.stack


@WAYS
def test_the_next_click_ends_the_look_and_nothing_else(opened: Opened, look: Callable[[Opened], None]) -> None:
    look(opened)
    opened.press(opened.card())
    assert opened.shown is None
    assert opened.done == []


def test_a_key_that_is_held_ends_the_look_when_it_is_let_go(opened: Opened) -> None:
    opened.hover(opened.card())
    down, up = keyed(pygame.K_z)
    opened.post(down)
    opened.pass_time(HELD)
    assert opened.shown == CardSpot(CARDS[1])
    opened.post(up)
    assert opened.shown is None


def test_while_one_waits_for_a_long_press_time_is_counted(opened: Opened) -> None:
    opened.hold(opened.card())
    assert opened.dialog.rest() < LONG / 10


def test_the_right_button_beside_the_cards_puts_the_dialog_aside(opened: Opened) -> None:
    opened.press((5, 5), pygame.BUTTON_RIGHT)
    assert opened.done == ["put aside"]


@pytest.mark.parametrize(("make", "walk"), [(ordering, pygame.K_DOWN), (from_deck, pygame.K_TAB)])
def test_the_key_looks_at_the_card_that_the_keyboard_is_at(make: Make, walk: int) -> None:
    opened = Opened(make)
    opened.hover(opened.card(CARDS[0]))
    opened.key(walk)
    opened.key(walk)
    opened.key(pygame.K_z)
    assert opened.shown == CardSpot(CARDS[2])


def test_a_click_looks_at_the_card_that_is_bid_for() -> None:
    opened = Opened(bidding)
    opened.press(opened.card())
    assert opened.shown == CardSpot(CARDS[1])


def test_a_card_held_to_be_read_is_not_carried_afterwards() -> None:
    opened = Opened(ordering)
    by_a_long_press(opened)
    opened.key(pygame.K_ESCAPE)
    opened.hover(opened.card(CARDS[3]))
    opened.press("put")
    assert opened.done == [CARDS]
