"""Cards in dialogs are looked at closely by the same key and mouse as those on the table, and nothing happens by it."""

from collections.abc import Callable, Iterator, Sequence

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
from leonardo.app.table.dialogs.card_dialog import CardArt, CardDialog
from leonardo.app.table.input.close_look import HELD
from leonardo.app.table.input.pointer import LONG

CARDS = (4, 7, 11, 2)

Make = Callable[[Kit, CardArt, list[object]], CardDialog]


def bidding(kit: Kit, art: CardArt, done: list[object]) -> CardDialog:
    stakes = Stakes(CARDS[1], 14, (Told("8 → 13", "A new type."), Told("", "Weeks are saved.")), (), "", "shield_red")
    return Bidding(kit, stakes, art, done.append, lambda: done.append("put aside"))


def ordering(kit: Kit, art: CardArt, done: list[object]) -> CardDialog:
    return Ordering(kit, CARDS, art, done.append, lambda: done.append("put aside"))


def from_deck(kit: Kit, art: CardArt, done: list[object]) -> CardDialog:
    return FromDeck(kit, CARDS, art, done.append, lambda: done.append("put aside"))


@pytest.fixture
def kit() -> Iterator[Kit]:
    pygame.init()
    pygame.display.set_mode((64, 64))
    kit = Kit.for_size((1280, 800))
    kit.keys.add(commands.COMMANDS)
    yield kit
    pygame.quit()


class Opened:
    """A dialog with cards over nothing; `drawn` are those that were drawn large, `done` what came of the dialog."""

    def __init__(self, kit: Kit, make: Make) -> None:
        self.drawn: list[Spot] = []
        self.done: list[object] = []
        art = CardArt(lambda _, size: pygame.Surface(size), lambda _, spot: self.drawn.append(spot))
        self.dialog = make(kit, art, self.done)
        kit.stack.push(self.dialog)
        kit.arrange((1280, 800))

    def card(self, number: int = CARDS[1]) -> tuple[int, int]:
        return dict(self.dialog.readable())[CardSpot(number)].center

    def mouse(self, kind: int, at: tuple[int, int], button: int = pygame.BUTTON_LEFT) -> None:
        self.dialog.handle(pygame.Event(kind, pos=at, button=button, rel=(0, 0), buttons=(0, 0, 0)))

    def click(self, at: tuple[int, int], button: int = pygame.BUTTON_LEFT) -> None:
        self.mouse(pygame.MOUSEBUTTONDOWN, at, button)
        self.mouse(pygame.MOUSEBUTTONUP, at, button)

    def key(self, key: int, kinds: Sequence[int] = (pygame.KEYDOWN, pygame.KEYUP)) -> None:
        for kind in kinds:
            self.dialog.handle(pygame.Event(kind, key=key, mod=0, unicode=""))

    def wait(self, milliseconds: float) -> None:
        for _ in range(round(milliseconds / 20) + 1):
            self.dialog.update(20)

    @property
    def seen(self) -> Spot | None:
        self.drawn.clear()
        self.dialog.draw(pygame.Surface((1280, 800)))
        assert self.drawn in ([], [self.dialog.looked_at])
        return self.drawn[0] if self.drawn else None


@pytest.fixture(params=[bidding, ordering, from_deck])
def opened(kit: Kit, request: pytest.FixtureRequest) -> Opened:
    return Opened(kit, request.param)


def by_key(opened: Opened) -> None:
    opened.mouse(pygame.MOUSEMOTION, opened.card())
    opened.key(pygame.K_z)


def by_the_right_button(opened: Opened) -> None:
    opened.click(opened.card(), pygame.BUTTON_RIGHT)


def by_a_long_press(opened: Opened) -> None:
    opened.mouse(pygame.MOUSEBUTTONDOWN, opened.card())
    opened.wait(LONG)
    opened.mouse(pygame.MOUSEBUTTONUP, opened.card())


WAYS = pytest.mark.parametrize("look", [by_key, by_the_right_button, by_a_long_press])


@WAYS
def test_a_card_is_looked_at_until_the_next_key(opened: Opened, look: Callable[[Opened], None]) -> None:
    look(opened)
    assert opened.seen == CardSpot(CARDS[1])
    opened.key(pygame.K_RETURN)
    assert opened.seen is None
    assert opened.done == []
    assert opened.dialog in opened.dialog.kit.stack


@WAYS
def test_the_next_click_ends_the_look_and_nothing_else(opened: Opened, look: Callable[[Opened], None]) -> None:
    look(opened)
    opened.click(opened.card())
    assert opened.seen is None
    assert opened.done == []


def test_a_key_that_is_held_ends_the_look_when_it_is_let_go(opened: Opened) -> None:
    opened.mouse(pygame.MOUSEMOTION, opened.card())
    opened.key(pygame.K_z, (pygame.KEYDOWN,))
    opened.wait(HELD)
    assert opened.seen == CardSpot(CARDS[1])
    opened.key(pygame.K_z, (pygame.KEYUP,))
    assert opened.seen is None


def test_while_one_waits_for_a_long_press_time_is_counted(opened: Opened) -> None:
    opened.mouse(pygame.MOUSEBUTTONDOWN, opened.card())
    assert opened.dialog.rest() < LONG / 10


def test_the_right_button_beside_the_cards_puts_the_dialog_aside(opened: Opened) -> None:
    opened.click((5, 5), pygame.BUTTON_RIGHT)
    assert opened.done == ["put aside"]


@pytest.mark.parametrize(("make", "walk"), [(ordering, pygame.K_DOWN), (from_deck, pygame.K_TAB)])
def test_the_key_looks_at_the_card_that_the_keyboard_is_at(kit: Kit, make: Make, walk: int) -> None:
    opened = Opened(kit, make)
    opened.mouse(pygame.MOUSEMOTION, opened.card(CARDS[0]))
    opened.key(walk)
    opened.key(walk)
    opened.key(pygame.K_z)
    assert opened.seen == CardSpot(CARDS[2])


def test_a_click_looks_at_the_card_that_is_bid_for(kit: Kit) -> None:
    opened = Opened(kit, bidding)
    opened.click(opened.card())
    assert opened.seen == CardSpot(CARDS[1])


def test_a_card_held_to_be_read_is_not_carried_afterwards(kit: Kit) -> None:
    opened = Opened(kit, ordering)
    by_a_long_press(opened)
    opened.key(pygame.K_ESCAPE)
    opened.mouse(pygame.MOUSEMOTION, opened.card(CARDS[3]))
    opened.click(opened.dialog.form["put"].rect.center)
    assert opened.done == [CARDS]
