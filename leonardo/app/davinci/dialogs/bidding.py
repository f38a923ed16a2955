"""The sealed purse: how much is bid for the card of an invention (rule 9.7)."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

import pygame
from attrs import frozen

from leonardo.app.davinci.dialogs.counting import BidCounting
from leonardo.app.davinci.spots import CardSpot, Spot
from leonardo.app.davinci.words.phrases import invention_name
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, SEPIA, Colour
from leonardo.app.kit.tween import Tween, ease_out
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Button, Widget, WidgetState, sideways
from leonardo.app.kit.words import words
from leonardo.app.table.dialogs.card_dialog import CardArt, CardDialog
from leonardo.app.table.dialogs.dialog import MARGIN

_DIGITS: Final = {getattr(pygame, f"K_{digit}"): digit for digit in range(10)} | {
    getattr(pygame, f"K_KP{digit}"): digit for digit in range(10)
}
_HEIGHT: Final = 776
_ACROSS, _ACROSS_UPRIGHT = (1200, 590), (1040, 496)
"""Units across the sheet and across its left half, in windows that are wider than high, or higher than wide."""
_CARD: Final = (470, 160)
_WORTH: Final = (172, 128)
_RIVALS: Final = (306, 86)
_OWN: Final = (398, 36)
_TRAY: Final = (438, 104)
_LEAVES: Final = (548, 40)
"""Units of what lies in the left half: from the top, and how high."""
_PURSE: Final = (364, -10, 382)
_SLIDER: Final = (430, 398, 90)
_SEAL: Final = (316, 514, 68)
"""Units of what lies in the middle of the right half: across, from the top, and how high."""
_GILT: Final[Colour] = (255, 226, 150)
_SEALS: Final = 520
"""Milliseconds in which a purse is tied and sealed."""
_PRESSED: Final = 0.6
"""The share of that after which the seal is on it."""


class SumField(Widget):
    """A sum from 0 to `most`: a slider, arrow keys by one, and digits that are written one after the other."""

    def __init__(self, rect: pygame.Rect, most: int, value: int, changed: Callable[[int], None]) -> None:
        super().__init__("purse", rect)
        self.most, self.value, self.changed = most, value, changed

    def drag(self, point: tuple[int, int]) -> bool:
        """Follow the mouse."""
        track = self._track()
        share = (point[0] - track.left) / max(1, track.width)
        return self._set(round(share * self.most))

    def click(self, point: tuple[int, int]) -> None:
        """Go where it is clicked."""
        self.drag(point)

    def wheel(self, turns: int) -> bool:
        """Go up or down by one."""
        self._set(self.value + turns)
        return True

    def key(self, key: int) -> bool:
        """Go down or up by one, or write a number."""
        if by := sideways(key):
            self._set(self.value + by)
            return True
        if key in (pygame.K_HOME, pygame.K_END):
            self._set(self.most if key == pygame.K_END else 0)
            return True
        if key == pygame.K_BACKSPACE:
            self._set(self.value // 10)
            return True
        if key in _DIGITS:
            longer = self.value * 10 + _DIGITS[key]
            self._set(longer if longer <= self.most else _DIGITS[key])
            return True
        return False

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        """Draw the track with a coin for the knob, and the sum in it."""
        k = kit.layout.k
        track = self._track()
        groove = pygame.Rect(track.left, 0, track.width, max(6, round(14 * k)))
        groove.centery = self.rect.centery
        surface.blit(skins.plate(kit.pictures, groove.size, k, skins.TRACK), groove)
        knob = groove.left + groove.width * self.value // max(1, self.most)
        radius = max(16, round(34 * k))
        centre = knob, groove.centery
        grown = round(radius * (2.2 if look.hovered or look.held else 2))
        coin = kit.pictures.get("florin_blank", (grown, grown))
        surface.blit(coin, coin.get_rect(center=centre))
        place = pygame.Rect(0, 0, 2 * radius, 2 * radius)
        place.center = centre
        kit.painter.draw(surface, str(self.value), place, Face.BOLD, 32, INK, "centre")
        for text, x, align in (("0", track.left - radius, "right"), (str(self.most), track.right + radius, "left")):
            end = (x, groove.centery)
            kit.painter.draw(surface, text, end, Face.STRONG, 24, SEPIA, "right" if align == "right" else "left")

    def _track(self) -> pygame.Rect:
        return self.rect.inflate(-self.rect.height * 2, 0)

    def _set(self, value: int) -> bool:
        value = max(0, min(self.most, value))
        if value == self.value:
            return False
        self.value = value
        self.changed(value)
        return True


@frozen
class Stakes:
    """What is bid for and against whom.

    That is the `invention`, the `most` that can be bid, and in words what the card is `worth` at the end and until
    then, the `rivals` that bid, too, and who wins `ties`. The purse is sealed with the picture of a `shield`.
    """

    invention: int
    most: int
    worth: tuple[str, str]
    rivals: str
    ties: str
    shield: str


class Bidding(CardDialog):
    """Asks for a bid; `bid` is told the sum."""

    read_by_click: ClassVar[bool] = True

    def __init__(
        self,
        kit: Kit,
        stakes: Stakes,
        art: CardArt,
        bid: Callable[[int], None],
        put_aside: Callable[[], None],
    ) -> None:
        most = stakes.most
        title = words("davinci.dialog.bid_title", invention=invention_name(stakes.invention))
        super().__init__(kit, title, words("davinci.dialog.bid_words", count=most), (0, 0), put_aside, art)
        self._stakes, self._most, self._bid = stakes, most, bid
        self._sum = 0
        self._counting = BidCounting(most)
        self._sealing: Tween | None = None

    def widgets(self) -> Sequence[Widget]:
        """Return the purse and the button that seals it."""
        seal = words("davinci.button.bid", count=self._sum)
        return [
            SumField(self._at_right(*_SLIDER), self._most, self._sum, self._change),
            Button("seal", self._at_right(*_SEAL), seal, self._seal, strong=True),
        ]

    def extent(self) -> tuple[float, float]:
        """Return the size of the sheet in units."""
        return self._halves[0], _HEIGHT

    @property
    def _halves(self) -> tuple[int, int]:
        """Units across the sheet, and across its left half."""
        return _ACROSS_UPRIGHT if self.upright else _ACROSS

    def _at_left(self, y: float, height: float) -> pygame.Rect:
        """Return the pixels of a row of the left half."""
        return self.at(12, y, self._halves[1], height)

    def _at_right(self, width: float, y: float, height: float) -> pygame.Rect:
        """Return the pixels of something in the middle of the right half."""
        across, left = self._halves
        inner = across - 2 * MARGIN
        return self.at((left + 12 + inner - width) / 2, y, width, height)

    def readable(self) -> Sequence[tuple[Spot, pygame.Rect]]:
        """Return the card that is bid for."""
        return [(CardSpot(self._stakes.invention), self._card)]

    def at_keyboard(self) -> Spot:
        """Return the only card there is."""
        return CardSpot(self._stakes.invention)

    @property
    def _card(self) -> pygame.Rect:
        return self.at(0, 0, *_CARD)

    def update(self, milliseconds: float) -> None:
        """Count florins, and press the seal."""
        super().update(milliseconds)
        moving = self.kit.settings.motion > 0
        if self._counting.moves(self._sum):
            if self._counting.update(milliseconds, self._sum, moving=moving):
                self.kit.audio.play("coin", 0.7)
            self.redraw()
        if self._sealing is not None:
            self.redraw()
            if self._sealing.update(milliseconds):
                self._sealed()

    def rest(self) -> int:
        """Return 0 while florins are counted or the seal is pressed."""
        return 0 if self._sealing is not None or self._counting.moves(self._sum) else super().rest()

    def draw_on_sheet(self, surface: pygame.Surface) -> None:
        """Draw the card, what it is worth, who bids for it, too, one's own florins and the purse."""
        kit, tray, purse = self.page, self._at_left(*_TRAY), self._at_right(*_PURSE)
        surface.blit(self.art.card(self._stakes.invention, self._card.size), self._card)
        self._tell(surface)
        self._counting.draw_tray(surface, kit, tray)
        if self._sealing is None:
            self._counting.draw_purse(surface, kit, purse, tray)
            number = pygame.Rect(purse.left, purse.top + round(purse.height * 0.6), purse.width, purse.height // 5)
            kit.painter.draw(surface, str(self._sum), number, Face.BOLD, 62, _GILT, "centre")
        else:
            self._draw_sealed(surface, purse, self._sealing.share)

    def _tell(self, surface: pygame.Surface) -> None:
        """Write what must be weighed, and what the florins on the tray are."""
        painter, stakes = self.page.painter, self._stakes
        at_the_end, until_then = stakes.worth
        painter.draw_wrapped(surface, f"{at_the_end} {until_then}", self._at_left(*_WORTH), Face.MEDIUM, 24, INK)
        painter.draw_wrapped(surface, f"{stakes.rivals} {stakes.ties}", self._at_left(*_RIVALS), Face.ITALIC, 24, SEPIA)
        own = words("davinci.dialog.bid_own", count=self._most)
        painter.draw(surface, own, self._at_left(*_OWN), Face.STRONG, 25, INK)
        leaves = words("davinci.dialog.bid_leaves", count=self._most - self._sum)
        painter.draw(surface, leaves, self._at_left(*_LEAVES), Face.ITALIC, 24, SEPIA)

    def _draw_sealed(self, surface: pygame.Surface, purse: pygame.Rect, share: float) -> None:
        """The purse is tied, and wax with the seat's shield is pressed on it from above."""
        pictures = self.kit.pictures
        surface.blit(pictures.get("bid_purse_tied", purse.size), purse)
        pressed = min(1.0, share / _PRESSED)
        side = round(purse.width * (0.4 + 0.3 * (1 - pressed)))
        wax = pictures.get("seal_lily", (side, side))
        middle = purse.centerx, purse.top + round(purse.height * 0.6)
        surface.blit(wax, wax.get_rect(center=middle))
        shield = pictures.get(self._stakes.shield, (round(side * 0.52), round(side * 0.6)))
        surface.blit(shield, shield.get_rect(center=middle))

    def answer(self, event: pygame.Event) -> bool:
        """Let digits, arrows and the wheel reach the purse wherever the focus is, and Enter seal it."""
        if self._sealing is not None:
            return True
        purse = self.form["purse"]
        if event.type == pygame.KEYDOWN and (event.key in _DIGITS or event.key == pygame.K_BACKSPACE):
            purse.key(event.key)
            self.redraw()
            return True
        if event.type == pygame.MOUSEWHEEL:
            purse.wheel(event.y)
            self.redraw()
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._seal()
            return True
        return super().answer(event)

    def _change(self, florins: int) -> None:
        self._sum = florins
        seal = self.form["seal"]
        if isinstance(seal, Button):
            seal.text = words("davinci.button.bid", count=florins)

    def _seal(self) -> None:
        """Tie the purse and seal it; the bid is made when that has been seen."""
        if self._sealing is not None:
            return
        if not self.kit.settings.motion:
            self._sealed()
            return
        self._sealing = Tween(_SEALS, ease=ease_out)
        self.kit.audio.play("seal")
        self.redraw()

    def _sealed(self) -> None:
        self.close()
        self._bid(self._sum)
