"""Choosing a favour (rule 4.4): what each letter gives, a tray with components, and what these are needed for."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import Final

import pygame

from leonardo.app.davinci.dialogs.favour_cards import (
    ComponentArt,
    FavourCard,
    TrayItem,
    has_room,
    height,
    picture_height,
)
from leonardo.app.davinci.picture.figures import component_picture
from leonardo.app.davinci.spots import RequestsSpot, Spot
from leonardo.app.davinci.words.phrases import laboratory_name, why_not
from leonardo.app.kit import shapes
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, SEPIA
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.table import commands
from leonardo.app.table.dialogs.card_dialog import CardArt, CardDialog
from leonardo.app.table.dialogs.dialog import HEAD, MARGIN
from leonardo.engine.davinci.actions import Action, ChooseFavour
from leonardo.engine.davinci.constants import NOTHING, Component, Favour, Place, Stock
from leonardo.engine.davinci.questions import FavourQuestion
from leonardo.engine.davinci.rules.favours import BUNDLE, favours_each
from leonardo.engine.davinci.view import View
from leonardo.engine.game import Objection

_WIDE: Final = (1460, 1040)
"""Units of the sheet at most, and in a window that is higher than wide."""
_NARROWEST: Final = 1182
_BESIDE: Final = 26
"""Units of it at least, and between it and what is requested, with as much at its other side."""
_GAP: Final = 20  # units between two cards, and between two rows of them
_SPARE: Final = 40  # units of the window that stay free above and below the sheet
_UNDER: Final = 14  # units of it that stay free below the sheet where this lies below the strip
_WHY: Final = (6, 21)  # units from cards that cannot be had to the words why, and the size of their type
_MOST: Final = 4  # cards side by side at most; one fewer where words are long
_TRAY: Final = 210
_ASIDE: Final = 14
_COLUMN: Final = 390
"""Units of the height of the tray with what is said on it where it lies below the cards, and free at its ends; and
across it where it lies beside them, as across what is picked and the buttons below it."""
_TILE: Final = (120, 130)
_TILES: Final = 60
_TILE_GAP: Final = 15  # units of a kind of component, above it on the tray, and between two of them
_IN_A_ROW: Final = (3, len(Component))
"""Tiles in a row of the tray beside the cards, and of that below them."""
_HEAPED: Final = _TILES + 2 * _TILE[1] + _TILE_GAP
"""Units of the tray beside the cards down to the end of its tiles."""
_SLOT: Final = (60, 14)  # units of a slot for what is picked, and between two of them
_BUTTON: Final = 60
_SLOTS_CHOOSE: Final = (12, 84)
"""Units of the height of the buttons, and above the slots and the button that chooses."""
_REQUESTS: Final = 150  # units above the one that shows what is requested
_TRAY_PAPER: Final = (244, 230, 194, 255)
_TRAY_EDGE: Final = (190, 156, 96, 255)
_FILLED: Final = (255, 248, 222, 255)
_NEEDS: Final = {Favour.COMPONENTS: BUNDLE, Favour.SMALL5: 1, Favour.LARGE4: 1, Favour.LARGE6: 1}
"""How many components are picked with each favour; with the others none."""
_Choice = tuple[Favour, Place | None]


class Favours(CardDialog):
    """Asks for a favour for the seat of a `colour`; `choose` is told the action, `ask` says why one is not legal.

    To look closely at anything is to see the requested inventions: what one might want it for.
    """

    def __init__(
        self,
        kit: Kit,
        view: View,
        art: CardArt,
        component: ComponentArt,
        choose: Callable[[Action], None],
        ask: Callable[[Action], Objection | None],
        put_aside: Callable[[], None],
        colour: str,
    ) -> None:
        question = view.question
        left = 0
        if isinstance(question, FavourQuestion):
            left = favours_each(view.table.seats) - len(question.chosen[question.seat])
        super().__init__(
            kit,
            partial(tr, "davinci.dialog.favour_title"),
            partial(tr, "davinci.dialog.favour_left", count=left),
            (_WIDE[0], HEAD + _TRAY + MARGIN),
            put_aside,
            art,
        )
        self._narrow_in: tuple[int, int] | None = None
        """The size of the window in which a card lies beside it."""
        self._view, self._component, self._choose, self._ask, self._colour = view, component, choose, ask, colour
        self._options = tuple(option for option in view.options if isinstance(option, ChooseFavour))
        self._favour: _Choice | None = None
        self._picked: Stock = NOTHING
        self._objections = {favour: self._objection(favour) for row in self._rows() for favour in row}

    def step_aside(self, card: pygame.Rect) -> None:
        """Be as narrow as can be where there is no room for the card beside the sheet."""
        size = self.page.layout.size
        if self.sheet.colliderect(card) and self.sheet.width + card.width > size[0]:
            self._narrow_in = size
            self.arrange(self.page.layout)
        super().step_aside(card)

    def extent(self) -> tuple[float, float]:
        below = _GAP + _TRAY * 2 if self.upright else -_GAP
        cards = self._under_cards + below
        return self._wide, HEAD + (cards if self.upright else max(cards, self._column_high)) + MARGIN

    @property
    def _wide(self) -> float:
        """Units of the sheet across: as wide as there is room beside what is requested."""
        if self.upright:
            return _WIDE[True]
        beside, layout = self.spared.beside, self.page.layout
        if self._narrow_in == layout.size:
            return _NARROWEST
        room = beside.left / layout.k - 2 * _BESIDE if beside is not None else layout.size[0] / layout.k
        return max(_NARROWEST, min(_WIDE[False], room))

    @property
    def _column_high(self) -> float:
        """Units of the tray beside the cards, with what is picked and the buttons below its tiles."""
        last = _SLOTS_CHOOSE[1] if self._shows_requests else _REQUESTS
        return _HEAPED + last + _BUTTON + _ASIDE

    @property
    def _across(self) -> float:
        return self._wide - 2 * MARGIN

    @property
    def _across_cards(self) -> float:
        return self._across if self.upright else self._across - _GAP - _COLUMN - 2 * _ASIDE

    @property
    def _under_cards(self) -> float:
        return sum(self._height(row) + self._why_height(row) + _GAP for row in self._rows())

    @property
    def _width(self) -> float:
        return self._width_of(max(map(len, self._rows())))

    def _width_of(self, many: int) -> float:
        """Return the units across each of so many cards side by side."""
        return (self._across_cards - _GAP * (many - 1)) / many

    def _height(self, row: Sequence[_Choice]) -> float:
        return self._least_height(row) - picture_height(0) + self._picture

    def _least_height(self, row: Sequence[_Choice]) -> float:
        return height(self.page, {self._text(favour): self._width for favour in row}, picture_height(0))

    @property
    def _picture(self) -> float:
        """Units that the pictures on the cards are high: as high as there is room for."""
        least = sum(self._least_height(row) + self._why_height(row) + _GAP for row in self._rows())
        used = HEAD + least + (_TRAY * 2 if self.upright else 0) + MARGIN + self.rise + self._spare
        above = self.spared.above
        end = above.top / self.page.layout.k if above is not None else self.page.layout.height
        return picture_height(end - used)

    @property
    def _spare(self) -> float:
        """Units of the window that stay free above and below the sheet: those of the strip are, and what it asks."""
        below = self.spared.below
        strip = below.bottom / self.page.layout.k + _UNDER if below is not None else 0.0
        return max(strip, _SPARE)

    def _why_height(self, row: Sequence[_Choice]) -> float:
        """Return the units below a row for what is against some of its cards."""
        gap, size = _WHY
        lines = (
            self.page.painter.height_of(why, Face.ITALIC, size, self.page.layout.px(self._span(first, last)[1]))
            for why, first, last in self._refusals(row)
        )
        return max((gap + high / self.page.layout.k for high in lines), default=0.0)

    def _refusals(self, row: Sequence[_Choice]) -> Sequence[tuple[str, int, int]]:
        """Return what is against cards of a row, and the first and the last card of those beside each other."""
        cards = [
            (why, [number for number, _ in same])
            for why, same in groupby(enumerate(row), key=lambda card: self._against(card[1]))
        ]
        return [(why, numbers[0], numbers[-1]) for why, numbers in cards if why]

    def _span(self, first: int, last: int) -> tuple[float, float]:
        wide = self._width
        return first * (wide + _GAP), (last - first) * (wide + _GAP) + wide

    def _beside(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """Return the pixels of a place in the column beside the tray, or below it, in units from its corner."""
        left, top = self._across - _ASIDE - _COLUMN, float(_HEAPED)
        if self.upright:
            left, top = (self._across - _COLUMN) / 2, self._under_cards + _TRAY + _GAP
        return self.at(left + x, top + y, width, height)

    @property
    def _tray(self) -> pygame.Rect:
        if self.upright:
            return self.at(0, self._under_cards, self._across, _TRAY)
        wide = _COLUMN + 2 * _ASIDE
        return self.at(self._across - wide, 0, wide, self._column_high)

    @property
    def _tiles(self) -> pygame.Rect:
        """The pixels of the part of the tray where the components lie."""
        if not self.upright:
            return self.at(self._across - _ASIDE - _COLUMN, 0, _COLUMN, _HEAPED)
        wide = len(Component) * (_TILE[0] + _TILE_GAP) - _TILE_GAP
        return self.at((self._across - wide) / 2, self._under_cards, wide, _TRAY)

    def widgets(self) -> Sequence[Widget]:
        """Return the favours, the tray where one needs it, the requested inventions, and the button that chooses."""
        cards = list(self._cards())
        tray = [self._item(kind) for kind in Component] if self._needs() else []
        action = self._action()
        button = Button(
            "choose",
            self._beside(0, _SLOTS_CHOOSE[1], _COLUMN, _BUTTON),
            tr("davinci.button.choose"),
            self._give,
            strong=True,
            enabled=action in self._options,
            hint="" if action in self._options else self._to_do(),
        )
        requests = Button(
            "requests",
            self._beside(0, _REQUESTS, _COLUMN, _BUTTON),
            tr("davinci.picture.requested"),
            lambda: self.look_at(RequestsSpot()),
            hint=tr("table.tips.with_key", sentence=tr("davinci.explain.requests"), key=self._key),
        )
        self._readable = [widget.rect for widget in (*cards, *tray)]
        return [*cards, *tray, *([] if self._shows_requests else [requests]), button]

    @property
    def _shows_requests(self) -> bool:
        """Whether what is requested lies beside the sheet."""
        beside = self.spared.beside
        return beside is not None and beside.left >= (self._wide + _BESIDE) * self.page.layout.k

    @property
    def _key(self) -> str:
        return self.kit.keys.told(commands.ZOOM)

    def readable(self) -> Sequence[tuple[Spot, pygame.Rect]]:
        return [(RequestsSpot(), rect) for rect in self._readable]

    def at_keyboard(self) -> Spot:
        return RequestsSpot()

    def lay_sheet(self, surface: pygame.Surface) -> None:
        super().lay_sheet(surface)
        page, tray = self.page, self._tray
        radius, line = page.layout.px(10), max(1.2, 2 * page.layout.k)
        shapes.lay(surface, shapes.plate(tray.size, radius, _TRAY_PAPER, _TRAY_EDGE, line), tray.topleft)

    def draw_on_sheet(self, surface: pygame.Surface) -> None:
        page = self.page
        self._draw_refusals(surface)
        text, place = self._to_do(), self._tiles.inflate(0, -page.layout.px(20))
        if not self._needs():
            page.painter.draw_wrapped(surface, text, place, Face.ITALIC, 28, SEPIA, "centre", "middle")
            return
        place.height = page.layout.px(_TILES) - page.layout.px(14)
        page.painter.draw(surface, text, place, Face.ITALIC, 25, SEPIA, "centre")
        self._draw_slots(surface)

    def _draw_refusals(self, surface: pygame.Surface) -> None:
        """Draw below cards that cannot be had why, once for several beside each other."""
        (gap, size), top = _WHY, 0.0
        for row in self._rows():
            bottom, why_high = top + self._height(row), self._why_height(row)
            for why, first, last in self._refusals(row):
                left, wide = self._span(first, last)
                place = self.at(left, bottom + gap, wide, why_high - gap + 2)
                self.page.painter.draw_wrapped(surface, why, place, Face.ITALIC, size, SEPIA, "centre", "top")
            top = bottom + why_high + _GAP

    def _draw_slots(self, surface: pygame.Surface) -> None:
        """Draw a slot for each component that is to be picked; those that are picked lie in the first of them."""
        picked = [kind for kind in Component for _ in range(self._picked[kind])]
        (side, gap), needs = _SLOT, self._needs()
        left, top = (_COLUMN - needs * side - (needs - 1) * gap) / 2, _SLOTS_CHOOSE[0]
        for number in range(needs):
            place = self._beside(left + number * (side + gap), top, side, side)
            line = max(1.2, 2 * self.page.layout.k)
            radius = self.page.layout.px(10)
            if number < len(picked):
                shapes.lay(surface, shapes.plate(place.size, radius, _FILLED, (*GOLD, 255), line), place.topleft)
                inner = round(side * self.page.layout.k * 0.8)
                picture = self.page.pictures.get(component_picture(picked[number]), (inner, inner))
                surface.blit(picture, picture.get_rect(center=place.center))
            else:
                shapes.lay(surface, shapes.dashes(place.size, radius, (*SEPIA, 255), line), place.topleft)

    def _to_do(self) -> str:
        if self._needs():
            return tr("davinci.dialog.favour_tray", count=self._needs())
        return tr("davinci.dialog.favour_none" if self._favour is None else "davinci.dialog.favour_alone")

    def _rows(self) -> Sequence[Sequence[_Choice]]:
        """Return all favours in rows, by their letters; an automaton once for each laboratory."""
        seat = self._view.seats[self._view.viewer or 0]
        places = [Place.SMALL, *([Place.LARGE] if seat.laboratories[1] is not None else [])]
        found: list[_Choice] = [(favour, None) for favour in Favour if favour is not Favour.AUTOMATON]
        found += [(Favour.AUTOMATON, place) for place in places]
        texts = list(map(self._text, found))
        most = _MOST if has_room(self.page, texts, self._width_of(_MOST)) else _MOST - 1
        return [found[first : first + most] for first in range(0, len(found), most)]

    def _cards(self) -> Iterator[FavourCard]:
        top = 0.0
        for row in self._rows():
            high = self._height(row)
            for number, favour in enumerate(row):
                left, wide = self._span(number, number)
                rect, chosen = self.at(left, top, wide, high), favour == self._favour
                pick = partial(self._pick, favour)
                against, text = self._against(favour), self._text(favour)
                yield FavourCard(rect, favour, text, chosen, pick, against, self._colour, self._picture)
            top += high + self._why_height(row) + _GAP

    def _text(self, favour: _Choice) -> str:
        laboratory = laboratory_name(favour[1]) if favour[1] is not None else ""
        return tr(f"davinci.dialog.favour_{favour[0].value}", laboratory=laboratory)

    def _against(self, favour: _Choice) -> str:
        objection = self._objections[favour]
        return why_not(objection) if objection is not None else ""

    def _objection(self, favour: _Choice) -> Objection | None:
        """Return what the rules say against a favour; nothing if it can be had."""
        if any((option.favour, option.laboratory) == favour for option in self._options):
            return None
        return self._ask(ChooseFavour(favour[0], laboratory=favour[1]))

    def _item(self, kind: Component) -> TrayItem:
        tiles, px = self._tiles, self.page.layout.px
        row, column = divmod(kind, _IN_A_ROW[self.upright])
        left, top = (
            tiles.left + px(column * (_TILE[0] + _TILE_GAP)),
            tiles.top + px(_TILES + row * (_TILE[1] + _TILE_GAP)),
        )
        rect = pygame.Rect(left, top, px(_TILE[0]), px(_TILE[1]))
        against = ""
        if not self._could_add(kind, NOTHING if self._needs() == 1 else self._picked):
            against = tr(f"davinci.objections.{'components_not_there' if self._view.shops[kind] else 'shop_empty'}")
        return TrayItem(rect, kind, self._picked[kind], against, self._component, lambda: self._pick_component(kind))

    def _needs(self) -> int:
        return _NEEDS.get(self._favour[0], 0) if self._favour else 0

    def _pick(self, favour: _Choice) -> None:
        self._favour = favour
        self._picked = NOTHING
        self.rebuild(None if self._needs() else "choose")

    def _pick_component(self, kind: Component) -> None:
        """Pick one more of a kind; where that cannot be, of one alone another, of several none of this kind."""
        picked = list(self._picked)
        if self._could_add(kind, self._picked):
            picked[kind] += 1
        elif self._needs() == 1 and not picked[kind]:
            picked = [int(each == kind) for each in Component]
        else:
            picked[kind] = 0
        iron, wood, rope, brick, glass = picked
        self._picked = iron, wood, rope, brick, glass
        self.rebuild("choose" if self._action() in self._options else None)

    def _could_add(self, kind: Component, picked: Stock) -> bool:
        """Tell whether some legal choice holds all that is `picked` and one more of this kind."""
        wanted = [count + (each == kind) for each, count in enumerate(picked)]
        legal = [
            option.components
            for option in self._options
            if self._favour == (option.favour, option.laboratory) and option.components is not None
        ]
        return any(all(have >= want for have, want in zip(stock, wanted, strict=True)) for stock in legal)

    def _action(self) -> Action | None:
        if self._favour is None:
            return None
        favour, laboratory = self._favour
        return ChooseFavour(favour, self._picked if self._needs() else None, laboratory)

    def _give(self) -> None:
        action = self._action()
        if action is not None:
            self.close()
            self._choose(action)
