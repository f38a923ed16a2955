"""The sealed purse: how much is bid for the card of an invention (rule 9.7)."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import ClassVar, Final

import pygame
from pygame import Surface

from leonardo.app.davinci.dialogs.becoming import Asked, Becoming, Staged, clear, cut_out
from leonardo.app.davinci.dialogs.bidders import Bidders, Brief, Stakes
from leonardo.app.davinci.dialogs.counting import BidCounting
from leonardo.app.davinci.dialogs.sum_field import Single, SumField
from leonardo.app.davinci.picture import heap
from leonardo.app.davinci.picture.figures import badge_picture
from leonardo.app.davinci.spots import CardSpot, Spot
from leonardo.app.davinci.words.phrases import invention_name
from leonardo.app.kit.keymap import DIGITS
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.points import FinePoint
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import DEEP, INK
from leonardo.app.kit.translations import tr
from leonardo.app.kit.tween import Tween, linear
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.table.dialogs.card_dialog import CardArt, CardDialog
from leonardo.app.table.dialogs.dialog import HEAD, MARGIN
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.feast.stage import SIZE, lay_set
from leonardo.app.table.looks.colours import RICHES
from leonardo.engine.davinci.inventions import INVENTIONS

_ACROSS, _HEIGHT = 1040, 740  # units of the whole: a stage, and a sheet that hangs below it
_AROUND: Final = (40, 332)
_LARGEST: Final = 1.25
"""Units of the window that stay free across and in its height, where it has room for larger units than usual, and how
many times larger they are at most."""
_STAGE: Final = (18, 44, 1004)  # units to the frame of the stage and across it
_PLATE: Final = (8, 76, 640)
"""Units down to the plate of the title, of its height and of its width at most; there are seals at its ends."""
_BESIDE: Final = 52
_PAPER: Final = (30, 582)  # units by which the sheet is narrower at each side, and down to it, behind the frame
_CARD: Final = (136, 104, 488, 191)
"""Units on the stage: left, top, width and height of the card, at the head of the left column;"""
_FACTS: Final = (140, 306, 480, 102)
"""of the plate below it with what the card is worth, each in a line below the one before."""
_FLOOR: Final = 592
"""Units down to where all that stands on the boards ends: purse, plates of the rivals and that of one's own florins."""
_BIDDERS: Final = (132, 428, 388, 164)
_APART: Final = 4  # units of where the plates of the rivals stand, and from them to the florins;
_TRAY: Final = (524, 434, 172, 122)  # of one's own florins, at the foot of the purse;
_YOURS: Final = (34, 21)  # of the height of the plate before them that says whose these are, and of its type
_PURSE: Final = (802, 326)  # units to the middle of the purse, and of its height
_NUMBER: Final = (0.47, 0.36)
"""Where on the purse the bid is written: down to it and its height, in heights of the purse, and its type."""
_SUM: Final = 126
_SIGN: Final = 42  # the height of the picture of what a card is worth
_TOLD: Final = 30  # units of the type of that
_SLIDER: Final = (62, 632, 636, 88)
_RECKONED: Final = (724, 626, 254, 36)
"""Units on the sheet: of what the bid leaves, above the seal, and of the type of that."""
_LEAVES: Final = 30
_SEAL: Final = (724, 673, 254, 53)
_SEALS: Final = 320  # milliseconds in which a purse is tied and sealed
_PRESSED: Final = 0.6  # the share of that after which the seal is on it


class Bidding(CardDialog):
    """Asks for a bid; `bid` is told the sum. It takes place on the stage of the auction if that is `staged`."""

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
        staged: Callable[[], Staged] | None = None,
    ) -> None:
        most = stakes.most

        def title() -> str:
            return tr("davinci.dialog.bid_title", invention=invention_name(stakes.invention))

        super().__init__(kit, title, "", (_ACROSS, _HEIGHT), put_aside, art)
        self._stakes, self._most, self._bid = stakes, most, bid
        self._sum = 0
        self._counting = BidCounting(most)
        self._sealing: Tween | None = None
        self._find_stage = staged
        self._staged: Staged | None = None
        """The stage as it lies for the present size of the window."""
        self._becoming: Becoming | None = None
        self._goes = False
        """Whether the bid is sealed and all of it becomes the stage again."""
        self._comes = staged is not None and kit.settings.motion > 0
        """Whether it has still to come out of the stage."""

    @property
    def blends(self) -> bool:
        return self._find_stage is None

    def arrange(self, layout: Layout) -> None:
        """Lay it in the middle of the window, or so that its stage is that of the auction."""
        self._staged = self._find_stage() if self._find_stage is not None else None
        super().arrange(layout)
        if self._staged is not None:
            frame, (left, top) = self._staged.stage.rect, self._to_stage
            self.sheet.topleft = frame.left - left, frame.top - top
            self.rebuild()
        self._becoming = None
        if self._comes:
            self._comes = False
            self._becoming = self._become(back=False)

    def widgets(self) -> Sequence[Widget]:
        """Return the slider, the button that seals the purse, and the florins that go into it or out of it."""
        seal = tr("davinci.button.bid", count=self._sum)
        field = SumField(self._on(*_SLIDER), self._most, self._sum, self._change)
        asked = tr("davinci.dialog.bid_words", count=self._most)
        more, less = (tr(f"davinci.dialog.bid_{key}") for key in ("more", "less"))
        tray, ground = self._counting.stand(self._on(*_TRAY)), self._on(*_BIDDERS)
        ground.width = min(ground.width, tray.left - self._px(_APART) - ground.left)
        return [
            field,
            Button("seal", self._on(*_SEAL), seal, self._seal, strong=True, hint=asked),
            Single("tray", tray, field, 1, more),
            Single("inside", self._purse, field, -1, less),
            *self._signs(),
            *Bidders(self.page, self._larger, ground, self._stakes).widgets(),
        ]

    def _signs(self) -> Iterator[Widget]:
        """Yield what the card is worth: by its type at the end, and in weeks until then."""
        left, top, wide, high = _FACTS
        pictures = badge_picture(INVENTIONS[self._stakes.invention].type), "hourglass"
        for row, (told, picture) in enumerate(zip(self._stakes.worth, pictures, strict=True)):
            place = self._on(left, top + row * high / 2, wide, high / 2)
            yield Brief(f"worth {row}", place, told.sentence, partial(self._lay_sign, told.briefly, picture))

    def _lay_sign(self, text: str, sign: str, surface: Surface, slip: pygame.Rect) -> None:
        page, painter, size = self.page, self.page.painter, self._px(_SIGN)
        picture = page.pictures.tall(sign, size)
        surface.blit(picture, picture.get_rect(center=(slip.left + slip.height // 2 + size // 6, slip.centery)))
        room = slip.inflate(-self._px(12), 0)
        room.left, room.width = slip.left + slip.height + size // 3, room.right - slip.left - slip.height - size // 3
        painter.draw(surface, text, room, Face.STRONG, _TOLD * self._larger, INK)

    def extent(self) -> tuple[float, float]:
        return _ACROSS * self._larger, _HEIGHT * self._larger

    @property
    def _larger(self) -> float:
        layout, (aside, above) = self.page.layout, _AROUND
        if self._staged is not None:
            return self._staged.stage.rect.width / _STAGE[2] / layout.k
        room = min((layout.width - aside) / _ACROSS, (layout.height - above) / _HEIGHT)
        return max(1.0, min(_LARGEST, room))

    def _on(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        larger = self._larger
        return self.at(x * larger - MARGIN, y * larger - HEAD, width * larger, height * larger)

    def _px(self, units: float) -> int:
        return self.page.layout.px(units * self._larger)

    @property
    def stage(self) -> pygame.Rect:
        left, top, across = _STAGE
        if self._staged is not None:
            aside, down = self._to_stage
            return pygame.Rect((self.sheet.left + aside, self.sheet.top + down), self._staged.stage.rect.size)
        return self._on(left, top, across, across * SIZE[1] / SIZE[0])

    @property
    def _to_stage(self) -> tuple[int, int]:
        left, top, _ = _STAGE
        return self._px(left), self._px(top)

    @property
    def _plate(self) -> pygame.Rect:
        top, height, widest = _PLATE
        units = self.page.painter.measure(self.title, Face.TITLE_BOLD, 36)[0] / (self.page.layout.k * self._larger)
        wide = min(widest, units + 2 * _BESIDE)
        return self._on((_ACROSS - wide) / 2, top, wide, height)

    @property
    def hides(self) -> Sequence[pygame.Rect]:
        return self.stage, self._plate

    @property
    def _purse(self) -> pygame.Rect:
        middle, height = _PURSE
        wide = height * heap.SHAPE
        return self._on(middle - wide / 2, _FLOOR - height, wide, height)

    def readable(self) -> Sequence[tuple[Spot, pygame.Rect]]:
        return [(CardSpot(self._stakes.invention), self._card)]

    def at_keyboard(self) -> Spot:
        return CardSpot(self._stakes.invention)

    @property
    def _card(self) -> pygame.Rect:
        card = self._on(*_CARD)
        if self._staged is not None:
            card.size = self._staged.card.size
        return card

    def update(self, milliseconds: float) -> None:
        super().update(milliseconds)
        moving = self.kit.settings.motion > 0
        if self._becoming is not None:
            self.redraw()
            over = self._becoming.update(milliseconds)
            if self._becoming.take_thud():
                self.kit.audio.play("landing")
            if over:
                self._becoming = None
                self._bid_now()
        if self._counting.moves(self._sum):
            if self._counting.update(milliseconds, self._sum, moving=moving):
                self.kit.audio.play("coin", 0.7)
            self.redraw()
        if self._sealing is not None:
            self.redraw()
            if self._sealing.update(milliseconds):
                self._sealed()

    def rest(self) -> int:
        """Return 0 while florins are counted, the seal is pressed, or all of it comes or goes."""
        moves = self._sealing is not None or self._becoming is not None or self._counting.moves(self._sum)
        return 0 if moves else super().rest()

    def lay_sheet(self, surface: Surface) -> None:
        self._lay_paper(surface)
        lay_set(surface, self.page.pictures, self.stage)
        self._lay_facts(surface)
        self._lay_plate(surface)

    @property
    def _paper(self) -> pygame.Rect:
        aside, down = _PAPER
        return self._on(aside, down, _ACROSS - 2 * aside, _HEIGHT - down)

    def _lay_paper(self, surface: Surface) -> None:
        skins.lay_panel(surface, self.page.pictures, self._paper, self.page.layout.k, "panel_gilt")

    def _lay_facts(self, surface: Surface) -> None:
        facts = self._on(*_FACTS)
        surface.blit(skins.plate(self.page.pictures, facts.size, self.page.layout.k, skins.PAPER), facts)

    def _lay_plate(self, surface: Surface) -> None:
        page, plate = self.page, self._plate
        k, pictures = page.layout.k, page.pictures
        skins.lay_panel(surface, pictures, plate, k, "panel_gilt")
        side = page.layout.px(22)
        for x in (plate.left + side, plate.right - side):
            seal = pictures.get("seal_lily", (side, side))
            surface.blit(seal, seal.get_rect(center=(x, plate.centery)))
        title = plate.inflate(-2 * page.layout.px(_BESIDE - 10), 0)
        page.painter.draw(surface, self.title, title, Face.TITLE_BOLD, 36, INK, "centre")

    def draw_on_sheet(self, surface: Surface) -> None:
        """Draw the card, one's own florins and the purse on the stage."""
        if self._becoming is not None:
            return
        surface.blit(self.art.card(self._stakes.invention, self._card.size), self._card)
        self._draw_florins(surface)

    def _draw_florins(self, surface: Surface) -> None:
        kit, tray, purse = self.page, self._on(*_TRAY), self._purse
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
        kit.painter.draw(surface, str(self._sum), number, Face.BOLD, units, RICHES, "centre")
        self._reckon(surface)

    def _name_tray(self, surface: Surface) -> None:
        """Write on a small plate before the piles whose they are."""
        page, (height, size) = self.page, _YOURS
        text, units = tr("davinci.dialog.bid_yours"), size * self._larger
        plate = pygame.Rect(0, 0, page.painter.measure(text, Face.STRONG, units)[0] + self._px(28), self._px(height))
        plate.midbottom = self._on(*_TRAY).centerx, self._on(0, 0, 0, _FLOOR).bottom
        surface.blit(skins.plate(page.pictures, plate.size, page.layout.k, skins.PAPER), plate)
        page.painter.draw(surface, text, plate, Face.STRONG, units, INK, "centre")

    def _reckon(self, surface: Surface) -> None:
        """Write above the seal what one has, less the bid, and what that leaves."""
        left = self._most - self._sum
        reckoned = tr("davinci.dialog.bid_reckoned", most=self._most, florins=self._sum, left=left)
        place, units = self._on(*_RECKONED), _LEAVES * self._larger
        self.page.painter.draw(surface, reckoned, place, Face.BOLD, units, INK, "centre")

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
        """Let digits, arrows and the wheel reach the purse wherever the focus is."""
        if self._sealing is not None or self._goes:
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
        return super().answer(event)

    def _change(self, florins: int) -> None:
        self._sum = florins
        seal = self.form["seal"]
        if isinstance(seal, Button):
            seal.text = tr("davinci.button.bid", count=florins)

    def _seal(self) -> None:
        """Tie the purse and seal it; the bid is made when that has been seen."""
        if self._sealing is not None:
            return
        if not self.kit.settings.motion:
            self._sealed()
            return
        self._sealing = Tween(_SEALS, ease=linear)
        self.kit.audio.play("seal")
        self.redraw()

    def _sealed(self) -> None:
        self._sealing = None
        if self._staged is not None and self.kit.settings.motion:
            self._goes, self._becoming = True, self._become(back=True)
            self.redraw()
            return
        self.close()
        self._bid(self._sum)

    def _bid_now(self) -> None:
        if self._goes:
            self.close()
            self._bid(self._sum)

    def draw(self, surface: Surface) -> None:
        if self._becoming is None:
            super().draw(surface)
            return
        self.lay_veil(surface)
        self._becoming.draw(surface)

    def _become(self, *, back: bool) -> Becoming | None:
        """Return how it comes out of the stage, or goes back to it; not where it lies aside from that."""
        if self._staged is None or self.stage != self._staged.stage.rect:
            return None
        size, opening = self.page.layout.size, self._staged.stage.opening
        paper, notes, florins, plate, below = (clear(size) for _ in range(5))
        self._lay_paper(paper)
        self._lay_facts(notes)
        self.form.draw(below, hints=False)
        paper.blit(below, self._paper, self._paper)
        noted = self._on(*_FACTS).union(self._on(*_BIDDERS)).clip(opening)
        notes.blit(below, noted, noted)
        if back:
            self._counting.draw_tray(florins, self.page, self._on(*_TRAY))
            self._name_tray(florins)
        else:
            self._draw_florins(florins)
            self._reckon(paper)
        self._lay_plate(plate)
        card = Exhibit(self.art.card(self._stakes.invention, self._card.size), self._card)
        under = self._paper.clip(pygame.Rect(0, self.stage.bottom, *size))
        asked = Asked(
            cut_out(paper, under),
            cut_out(notes, noted),
            cut_out(florins, florins.get_bounding_rect().clip(opening)),
            cut_out(plate, self._plate),
            card,
            self._purse if back else None,
        )
        return Becoming(self._staged, asked, back=back)
