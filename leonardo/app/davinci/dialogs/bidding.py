"""The sealed purse: how much is bid for the card of an invention (rule 9.7)."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import ClassVar, Final

import pygame
from attrs import frozen
from pygame import Surface

from leonardo.app.davinci.dialogs.counting import BidCounting
from leonardo.app.davinci.dialogs.sum_field import DIGITS, Single, SumField
from leonardo.app.davinci.picture import heap
from leonardo.app.davinci.picture.figures import badge_picture
from leonardo.app.davinci.spots import CardSpot, Spot
from leonardo.app.davinci.words.phrases import invention_name
from leonardo.app.davinci.words.worth import Told
from leonardo.app.kit import shapes
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.points import FinePoint
from leonardo.app.kit.seats import NAMED, Look, hang
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, INK, Colour
from leonardo.app.kit.tween import Tween, ease_out
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Button, Widget, WidgetState
from leonardo.app.kit.words import words
from leonardo.app.table.dialogs.card_dialog import CardArt, CardDialog
from leonardo.app.table.dialogs.dialog import HEAD, MARGIN
from leonardo.app.table.feast.stage import SIZE, lay_set
from leonardo.app.table.looks.colours import DARK, DEEP, LIGHT
from leonardo.engine.davinci.inventions import INVENTIONS

_ACROSS, _HEIGHT = 1040, 740
"""Units of the whole: a stage, and a sheet that hangs below it."""
_AROUND: Final = (40, 332)
_LARGEST: Final = 1.25
"""Units of the window that stay free across and in its height, where it has room for larger units than usual, and how
many times larger they are at most."""
_STAGE: Final = (18, 44, 1004)
"""Units to the frame of the stage and across it."""
_PLATE: Final = (8, 76, 640)
"""Units down to the plate of the title, of its height and of its width at most; there are seals at its ends."""
_BESIDE: Final = 52
_PAPER: Final = (30, 582)
"""Units by which the sheet is narrower at each side, and down to it, behind the frame."""
_CARD: Final = (136, 100, 500, 196)
_SIGNS: Final = (152, 302, 468, 50)
"""What the card is worth, each on a slip below the one before."""
_SIGN_APART: Final = 55
_TRAY: Final = (152, 424, 468, 96)
_YOURS: Final = (34, 21, 68)
"""Units of the height of the plate that says whose these are, of its type, and from the top of the tray to it."""
_PURSE: Final = (782, 186, 322)
"""Units on the stage: left, top, width and height; of the purse its middle, top and height."""
_NUMBER: Final = (0.47, 0.36)
"""Where on the purse the bid is written: down to it and its height, in heights of the purse, and its type;"""
_SUM: Final = 126
_RECKONED: Final = (644, 472, 276, 54)
"""and the plate at its foot with what it leaves."""
_RIVALS: Final = (96, 534, 848, 60)
"""Units of the row of all who bid, too;"""
_RIVAL: Final = 420
"""of the slip of each of them at most, and between two."""
_RIVAL_GAP: Final = 10
_SIGN: Final = 42
"""The height of the picture of what a card is worth."""
_TOLD, _NAMED, _TIE = 30, 24, 21
"""Units of the type of that, of the names of rivals, and of what a tie is for them."""
_SLIDER: Final = (62, 632, 636, 88)
_SEAL: Final = (724, 640, 254, 72)
"""Units on the sheet."""
_GILT: Final[Colour] = (255, 226, 150)
_SEALS: Final = 520
"""Milliseconds in which a purse is tied and sealed."""
_PRESSED: Final = 0.6
"""The share of that after which the seal is on it."""


@frozen
class Rival:
    """Another seat that bids: how it looks, and whether it wins a tie."""

    look: Look
    wins: bool


@frozen
class Stakes:
    """What is bid for and against whom.

    That is the `invention`, the `most` that can be bid, what the card is `worth` at the end and until then, the
    `rivals` that bid, too, and in a sentence who wins `ties`. The purse is sealed with the picture of a `shield`.
    """

    invention: int
    most: int
    worth: tuple[Told, Told]
    rivals: tuple[Rival, ...]
    ties: str
    shield: str


class Slip(Widget):
    """A slip of paper that says something in few words, and all of it under the pointer; `lay` draws what is on it."""

    def __init__(self, name: str, rect: pygame.Rect, hint: str, lay: Callable[[Surface, pygame.Rect], None]) -> None:
        super().__init__(name, rect, hint=hint, enabled=False)
        self._lay = lay

    def draw(self, surface: Surface, kit: Kit, look: WidgetState) -> None:  # noqa: ARG002 - it does nothing
        """Draw it."""
        surface.blit(skins.plate(kit.pictures, self.rect.size, kit.layout.k, skins.PAPER), self.rect)
        self._lay(surface, self.rect)


class Bidding(CardDialog):
    """Asks for a bid; `bid` is told the sum."""

    read_by_click: ClassVar[bool] = True
    rise: ClassVar[float] = 0
    corner: ClassVar[FinePoint] = (-8, 20)

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
        super().__init__(kit, title, "", (_ACROSS, _HEIGHT), put_aside, art)
        self._stakes, self._most, self._bid = stakes, most, bid
        self._sum = 0
        self._counting = BidCounting(most)
        self._sealing: Tween | None = None

    def widgets(self) -> Sequence[Widget]:
        """Return the slider, the button that seals the purse, and the florins that go into it or out of it."""
        seal = words("davinci.button.bid", count=self._sum)
        field = SumField(self._on(*_SLIDER), self._most, self._sum, self._change)
        asked = words("davinci.dialog.bid_words", count=self._most)
        more, less = (words(f"davinci.dialog.bid_{key}") for key in ("more", "less"))
        return [
            field,
            Button("seal", self._on(*_SEAL), seal, self._seal, strong=True, hint=asked),
            Single("tray", self._counting.stand(self.page, self._on(*_TRAY)), field, 1, more),
            Single("inside", self._purse, field, -1, less),
            *self._signs(),
            *self._others(),
        ]

    def _signs(self) -> Iterator[Widget]:
        """Yield what the card is worth: by its type at the end, and in weeks until then."""
        left, top, wide, high = _SIGNS
        pictures = badge_picture(INVENTIONS[self._stakes.invention].type), "hourglass"
        for row, (told, picture) in enumerate(zip(self._stakes.worth, pictures, strict=True)):
            place = self._on(left, top + row * _SIGN_APART, wide, high)
            yield Slip(f"worth {row}", place, told.sentence, partial(self._lay_sign, told.briefly, picture))

    def _lay_sign(self, text: str, sign: str, surface: Surface, slip: pygame.Rect) -> None:
        page, painter, size = self.page, self.page.painter, self._px(_SIGN)
        picture = page.pictures.tall(sign, size)
        surface.blit(picture, picture.get_rect(center=(slip.left + slip.height // 2 + size // 6, slip.centery)))
        room = slip.inflate(-self._px(12), 0)
        room.left, room.width = slip.left + slip.height + size // 3, room.right - slip.left - slip.height - size // 3
        painter.draw(surface, text, room, Face.STRONG, _TOLD * self._larger, INK)

    def _others(self) -> Iterator[Widget]:
        """Yield who bids, too, side by side in the middle, and whether they win a tie."""
        left, top, across, high = _RIVALS
        rivals = self._stakes.rivals
        wide = min(_RIVAL, (across + _RIVAL_GAP) / max(1, len(rivals)) - _RIVAL_GAP)
        first = left + (across - len(rivals) * (wide + _RIVAL_GAP) + _RIVAL_GAP) / 2
        for number, rival in enumerate(rivals):
            place = self._on(first + number * (wide + _RIVAL_GAP), top, wide, high)
            said = words("davinci.dialog.bid_rivals", names=rival.look.name, count=1)
            yield Slip(f"rival {number}", place, f"{said} {self._stakes.ties}", partial(self._lay_rival, rival))

    def _lay_rival(self, rival: Rival, surface: Surface, slip: pygame.Rect) -> None:
        page, painter, pad = self.page, self.page.painter, self._px(6)
        face = pygame.Rect(slip.left + pad, slip.top + pad // 2, round(slip.height * 0.78), slip.height - pad)
        hang(surface, page.pictures, rival.look, face)
        room = pygame.Rect(face.right + 2 * pad, slip.top, slip.right - face.right - 3 * pad, slip.height)
        upper, lower = room.copy(), room.copy()
        upper.height = lower.height = round(room.height * 0.5)
        upper.top, lower.bottom = room.top + pad // 3, room.bottom - pad // 3
        painter.draw(surface, rival.look.name, upper, Face.TITLE_BOLD, _NAMED * self._larger, NAMED[rival.look.colour])
        tie, units = words(f"davinci.dialog.bid_{'wins' if rival.wins else 'loses'}_tie"), _TIE * self._larger
        told = words("davinci.dialog.bid_too", tie=tie)
        whole = painter.measure(told, Face.STRONG, units)[0] <= lower.width
        painter.draw(surface, told if whole else tie, lower, Face.STRONG, units, INK)

    def extent(self) -> tuple[float, float]:
        """Return the size of the whole in units."""
        return _ACROSS * self._larger, _HEIGHT * self._larger

    @property
    def _larger(self) -> float:
        """How many times larger than usual its units are."""
        layout, (aside, above) = self.page.layout, _AROUND
        room = min((layout.width - aside) / _ACROSS, (layout.height - above) / _HEIGHT)
        return max(1.0, min(_LARGEST, room))

    def _on(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """Return the pixels of a rectangle in units from the upper left corner of the whole."""
        larger = self._larger
        return self.at(x * larger - MARGIN, y * larger - HEAD, width * larger, height * larger)

    def _px(self, units: float) -> int:
        return self.page.layout.px(units * self._larger)

    @property
    def stage(self) -> pygame.Rect:
        """The frame of the stage."""
        left, top, across = _STAGE
        return self._on(left, top, across, across * SIZE[1] / SIZE[0])

    @property
    def _purse(self) -> pygame.Rect:
        middle, top, height = _PURSE
        wide = height * heap.SHAPE
        return self._on(middle - wide / 2, top, wide, height)

    def readable(self) -> Sequence[tuple[Spot, pygame.Rect]]:
        """Return the card that is bid for."""
        return [(CardSpot(self._stakes.invention), self._card)]

    def at_keyboard(self) -> Spot:
        """Return the only card there is."""
        return CardSpot(self._stakes.invention)

    @property
    def _card(self) -> pygame.Rect:
        return self._on(*_CARD)

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

    def lay_sheet(self, surface: Surface) -> None:
        """Draw the stage with its title, and the sheet below it with what must be weighed."""
        page, (aside, down) = self.page, _PAPER
        k, pictures = page.layout.k, page.pictures
        skins.lay_panel(surface, pictures, self._on(aside, down, _ACROSS - 2 * aside, _HEIGHT - down), k, "panel_gilt")
        lay_set(surface, pictures, self.stage)
        top, height, widest = _PLATE
        wide = page.painter.measure(self.title, Face.TITLE_BOLD, 36)[0] / (k * self._larger) + 2 * _BESIDE
        wide = min(widest, wide)
        plate = self._on((_ACROSS - wide) / 2, top, wide, height)
        skins.lay_panel(surface, pictures, plate, k, "panel_gilt")
        side = page.layout.px(22)
        for x in (plate.left + side, plate.right - side):
            seal = pictures.get("seal_lily", (side, side))
            surface.blit(seal, seal.get_rect(center=(x, plate.centery)))
        title = plate.inflate(-2 * page.layout.px(_BESIDE - 10), 0)
        page.painter.draw(surface, self.title, title, Face.TITLE_BOLD, 36, INK, "centre")

    def draw_on_sheet(self, surface: Surface) -> None:
        """Draw the card, one's own florins and the purse on the stage."""
        kit, tray, purse = self.page, self._on(*_TRAY), self._purse
        surface.blit(self.art.card(self._stakes.invention, self._card.size), self._card)
        self._counting.draw_tray(surface, kit, tray)
        self._name_tray(surface)
        if self._sealing is not None:
            self._draw_sealed(surface, purse, self._sealing.share)
            return
        self._counting.draw_purse(surface, kit, purse, tray)
        down, high = (round(purse.height * share) for share in _NUMBER)
        number = pygame.Rect(purse.left, purse.top + down, purse.width, high)
        units, drop = _SUM * self._larger, max(1, kit.layout.px(3))
        shade = kit.painter.render(str(self._sum), Face.BOLD, units, DEEP, number.width)
        surface.blit(shade, shade.get_rect(center=number.move(drop, drop).center))
        kit.painter.draw(surface, str(self._sum), number, Face.BOLD, units, _GILT, "centre")
        self._reckon(surface)

    def _name_tray(self, surface: Surface) -> None:
        """Write on a small plate before the piles whose they are."""
        page, (height, size, down) = self.page, _YOURS
        text, units = words("davinci.dialog.bid_yours"), size * self._larger
        stand = self._counting.stand(page, self._on(*_TRAY))
        plate = pygame.Rect(0, 0, page.painter.measure(text, Face.STRONG, units)[0] + self._px(28), self._px(height))
        plate.midtop = stand.centerx, self._on(*_TRAY).top + self._px(down)
        surface.blit(skins.plate(page.pictures, plate.size, page.layout.k, skins.PAPER), plate)
        page.painter.draw(surface, text, plate, Face.STRONG, units, INK, "centre")

    def _reckon(self, surface: Surface) -> None:
        """Write on a dark slip what one has, less the bid, and what that leaves."""
        painter, left = self.page.painter, self._most - self._sum
        pill = self._on(*_RECKONED)
        line = max(1.0, 1.8 * self.page.layout.k)
        shapes.lay(surface, shapes.plate(pill.size, pill.height // 2, (*DARK, 255), (*GOLD, 255), line), pill.topleft)
        reckoned = words("davinci.dialog.bid_reckoned", most=self._most, florins=self._sum, left=left)
        painter.draw(surface, reckoned, pill.inflate(-pill.height // 2, 0), Face.BOLD, 36, LIGHT, "centre")

    def _draw_sealed(self, surface: Surface, purse: pygame.Rect, share: float) -> None:
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
        if event.type == pygame.KEYDOWN and (event.key in DIGITS or event.key == pygame.K_BACKSPACE):
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
