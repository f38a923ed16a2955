"""Choosing a favour (rule 4.4): what each letter gives, a tray with components, and what these are needed for."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame

from leonardo.app.davinci.picture.figures import component_picture
from leonardo.app.davinci.spots import RequestsSpot, Spot
from leonardo.app.davinci.words.phrases import component_name, laboratory_name, why_not
from leonardo.app.kit import shapes
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import FAINT, GOLD, INK, IVORY, SEPIA
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Button, Widget, WidgetState
from leonardo.app.kit.words import words
from leonardo.app.table import commands
from leonardo.app.table.dialogs.card_dialog import CardArt, CardDialog
from leonardo.app.table.dialogs.dialog import HEAD, MARGIN
from leonardo.app.table.looks.colours import ENGRAVED
from leonardo.engine.davinci.actions import Action, ChooseFavour
from leonardo.engine.davinci.questions import FavourQuestion
from leonardo.engine.davinci.rules.favours import BUNDLE, favours_each
from leonardo.engine.davinci.terms import NOTHING, Component, Favour, Place, Stock
from leonardo.engine.davinci.view import View
from leonardo.engine.game import Objection

ComponentArt = Callable[[Component], pygame.Surface]
"""Draws a component card at the size it has on the table."""

_WIDE: Final = 1182
"""Units of the sheet where there is room for the tray beside the favours: as wide as the city below it."""
_ROW: Final = (80, 78)
_STEP: Final = (88, 84)
_GROUP: Final = 10
"""Units of a favour, and from one to the next: of those with a letter of their own, and of those that share the last
one; and between these groups."""
_ACROSS: Final = (632, 796)
_BESIDE: Final = 24
"""Units across all of a favour beside the tray and above it, and between the two."""
_TRAY: Final = (430, 520)
"""Units of the tray with what is said above it, what is picked, and the button."""
_TILE: Final = (132, 130)
_TILE_STEP: Final = (149, 144)
_TILES: Final = 52
"""Units of a kind of component, from one to the next, and above the first of them."""
_SLOT: Final = (84, 14)
_SLOTS: Final = 346
"""Units of a slot for what is picked, between two of them, and above them."""
_BUTTON: Final = (300, 68)
_CHOOSE: Final = 452
"""Units of the button, and above it."""
_REQUESTS: Final = 84
"""Units from it to the one below, which shows what is requested."""
_FILLED: Final = (255, 248, 222, 255)
_NEEDS: Final = {Favour.COMPONENTS: BUNDLE, Favour.SMALL5: 1, Favour.LARGE4: 1, Favour.LARGE6: 1}
"""How many components are picked with each favour; with the others none."""


_LETTER: Final = 74
_SEAL: Final = 56
_ICONS: Final = 76
"""Units before a favour for the seal with its letter, of that, and of the pictures of what it gives."""
_GIVES: Final[Mapping[Favour, tuple[str, ...]]] = {
    Favour.FLORINS: ("florin",),
    Favour.COMPONENTS: ("component_wood", "component_brick"),
    Favour.APPRENTICE: ("apprentice_{colour}",),
    Favour.SMALL5: ("laboratory_small_5",),
    Favour.LARGE4: ("laboratory_large_4",),
    Favour.LARGE6: ("laboratory_large_6",),
    Favour.AUTOMATON: ("automaton",),
}
"""What a favour gives, as pictures; those of a seat have its colour."""


class FavourRow(Widget):
    """A favour that can be chosen: what it gives, and what is `against` it, if anything is."""

    def __init__(
        self,
        rect: pygame.Rect,
        favour: tuple[Favour, Place | None],
        text: str,
        chosen: bool,
        choose: Callable[[], None],
        against: str,
        colour: str,
    ) -> None:
        name = f"{favour[0].value}{favour[1].name.lower() if favour[1] is not None else ''}"
        super().__init__(name, rect, hint=against)
        self._pictures = [picture.format(colour=colour) for picture in _GIVES[favour[0]]]
        self.text, self.chosen, self.choose, self.against = text, chosen, choose, against

    def press(self) -> None:
        """Choose it, if the rules allow it."""
        if not self.against:
            self.choose()

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        """Draw the slip: paper, lit under the mouse, wood when chosen, pale when it cannot be."""
        k = kit.layout.k
        skin = skins.CHOSEN if self.chosen else skins.PAPER_LIT if look.hovered else skins.PAPER
        skin = skins.PAPER_OFF if self.against else skin
        surface.blit(skins.plate(kit.pictures, self.rect.size, k, skin), self.rect)
        colour = FAINT if self.against else IVORY if self.chosen else INK
        icons = pygame.Rect(self.rect.left + round(12 * k), self.rect.top, round(_ICONS * k), self.rect.height)
        self._draw_pictures(surface, kit, icons)
        left = icons.right + round(10 * k)
        text = pygame.Rect(left, self.rect.top, self.rect.right - left - round(10 * k), self.rect.height)
        if not self.against or not kit.painter.fits(self.text, Face.MEDIUM, 24, text.width):  # why not is its hint, too
            kit.painter.draw_wrapped(surface, self.text, text, Face.MEDIUM, 25, colour, valign="middle")
            return
        text.height = round(self.rect.height * 0.56)
        kit.painter.draw(surface, self.text, text, Face.MEDIUM, 24, colour)
        why = pygame.Rect(text.left, text.bottom - round(4 * k), text.width, self.rect.bottom - text.bottom)
        kit.painter.draw(surface, self.against, why, Face.ITALIC, 20, SEPIA)

    def _draw_pictures(self, surface: pygame.Surface, kit: Kit, place: pygame.Rect) -> None:
        """Draw what it gives, side by side; pale if it cannot be had."""
        pictures = [self._sized(kit, name, place) for name in self._pictures]
        left = place.centerx - sum(picture.get_width() for picture in pictures) // 2
        for picture in pictures:
            surface.blit(picture, picture.get_rect(midleft=(left, place.centery)))
            left += picture.get_width()

    def _sized(self, kit: Kit, name: str, place: pygame.Rect) -> pygame.Surface:
        """Return a picture as large as there is room for."""
        width, height = kit.pictures.entry(name).size
        share = min(place.height * 0.84 / height, place.width / len(self._pictures) / width)
        size = max(1, round(width * share)), max(1, round(height * share))
        if not self.against:
            return kit.pictures.get(name, size)
        return kit.pictures.made(("favour pale", name, size), lambda: _pale(kit.pictures.get(name, size)))


class TrayItem(Widget):
    """A kind of component on the tray with how many are picked; a press picks one more, or none after the most."""

    def __init__(
        self,
        rect: pygame.Rect,
        kind: Component,
        picked: int,
        against: str,
        art: ComponentArt,
        pick: Callable[[], None],
    ) -> None:
        super().__init__(kind.name.lower(), rect, hint=against, enabled=not against or picked > 0)
        self.kind, self.picked, self.art, self.pick = kind, picked, art, pick

    def press(self) -> None:
        """Pick one more, or put them back."""
        self.pick()

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        """Draw the component and its name; if any is picked in a golden rim, with their number in the corner."""
        k = kit.layout.k
        skin = skins.PAPER_LIT if self.picked or look.hovered else skins.PAPER
        surface.blit(skins.plate(kit.pictures, self.rect.size, k, skin if self.enabled else skins.PAPER_OFF), self.rect)
        art = self.art(self.kind)
        surface.blit(art, art.get_rect(center=(self.rect.centerx, self.rect.top + round(50 * k))))
        name = pygame.Rect(self.rect.left, self.rect.bottom - round(38 * k), self.rect.width, round(34 * k))
        colour = INK if self.enabled else FAINT
        kit.painter.draw(surface, component_name(self.kind), name, Face.STRONG, 22, colour, "centre")
        if self.picked:
            self._draw_number(surface, kit)

    def _draw_number(self, surface: pygame.Surface, kit: Kit) -> None:
        """Draw the golden rim, and how many are picked on a coin over its corner."""
        k, line = kit.layout.k, max(2.0, 4.5 * kit.layout.k)
        rim = shapes.outline(self.rect.size, round(10 * k), (*GOLD, 255), line)
        shapes.lay(surface, rim, self.rect.topleft)
        across = max(26, round(46 * k))
        place = pygame.Rect(0, 0, across, across)
        place.center = self.rect.right - round(10 * k), self.rect.top + round(10 * k)
        surface.blit(kit.pictures.get("florin_blank", place.size), place)
        text = words("table.times", count=self.picked)
        kit.painter.draw(surface, text, place, Face.BOLD, across * 0.5 / k / kit.painter.scale, ENGRAVED, "centre")


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
            words("davinci.dialog.favour_title"),
            words("davinci.dialog.favour_left", count=left),
            (_WIDE, HEAD + _TRAY[1] + MARGIN),
            put_aside,
            art,
        )
        self._view, self._component, self._choose, self._ask, self._colour = view, component, choose, ask, colour
        self._options = tuple(option for option in view.options if isinstance(option, ChooseFavour))
        self._favour: tuple[Favour, Place | None] | None = None
        self._picked: Stock = NOTHING

    def extent(self) -> tuple[float, float]:
        """Return the room for favours and tray: beside each other, or one below the other."""
        tray, rows = _TRAY[1] + _REQUESTS, self._top(len(self._rows()) - 1) + _ROW[1]
        if not self.upright:
            return _WIDE, HEAD + max(rows, tray) + MARGIN
        return self._across + 2 * MARGIN, HEAD + rows + 20 + tray + MARGIN

    @property
    def _across(self) -> float:
        """Units across all of a favour, its seal included."""
        return _ACROSS[self.upright]

    def _top(self, number: int) -> float:
        """Return where a favour begins below the head of the sheet, in units."""
        alone = min(number, self._alone)
        shared = number - alone
        return alone * _STEP[0] + shared * _STEP[1] + (_GROUP if number >= self._alone else 0)

    @property
    def _alone(self) -> int:
        """How many favours have a letter of their own: the last one is that of all others."""
        letters = [favour.letter for favour, _ in self._rows()]
        return letters.index(letters[-1])

    def _beside(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """Return the pixels of a place on the tray, in units from its corner."""
        left, top = self._across + _BESIDE, 0.0
        if self.upright:
            left, top = (self._across - _TRAY[0]) / 2, self._top(len(self._rows())) + 20.0
        return self.at(left + x, top + y, width, height)

    def widgets(self) -> Sequence[Widget]:
        """Return the favours, the tray where one needs it, the requested inventions, and the button that chooses."""
        rows = [self._row(number, favour) for number, favour in enumerate(self._rows())]
        tray = [self._item(kind) for kind in Component] if self._needs() else []
        action, left = self._action(), (_TRAY[0] - _BUTTON[0]) / 2
        button = Button(
            "choose",
            self._beside(left, _CHOOSE, *_BUTTON),
            words("davinci.button.choose"),
            self._give,
            strong=True,
            enabled=action in self._options,
            hint="" if action in self._options else self._to_do(),
        )
        requests = Button(
            "requests",
            self._beside(0, _CHOOSE + _REQUESTS, _TRAY[0], _BUTTON[1]),
            words("davinci.picture.requested"),
            lambda: self.look_at(RequestsSpot()),
            hint=words("table.tips.with_key", sentence=words("davinci.explain.requests"), key=self._key),
        )
        self._readable = [widget.rect for widget in (*rows, *tray)]
        return [*rows, *tray, *([] if self._shows_requests else [requests]), button]

    @property
    def _shows_requests(self) -> bool:
        """Whether the requested inventions are to be seen beside the sheet."""
        return self.beside is not None and not self.sheet.colliderect(self.beside)

    @property
    def _key(self) -> str:
        return self.kit.keys.shown(commands.ZOOM)

    def readable(self) -> Sequence[tuple[Spot, pygame.Rect]]:
        """Return the favours and what is on the tray, all of which the same inventions speak for."""
        return [(RequestsSpot(), rect) for rect in self._readable]

    def at_keyboard(self) -> Spot:
        """Return the requested inventions."""
        return RequestsSpot()

    def draw_on_sheet(self, surface: pygame.Surface) -> None:
        """Draw the letters, what is to be picked and what is, or what is to be done."""
        self._draw_letters(surface)
        text = self._to_do()
        if self._needs():
            self.page.painter.draw(surface, text, self._beside(0, 4, _TRAY[0], 40), Face.ITALIC, 25, SEPIA)
            self._draw_slots(surface)
        else:
            place = self._beside(0, 0, _TRAY[0], _CHOOSE - 20)
            self.page.painter.draw_wrapped(surface, text, place, Face.ITALIC, 28, SEPIA, "centre", "middle")

    def _draw_letters(self, surface: pygame.Surface) -> None:
        """Draw the seal of each letter before its favours; a bracket holds those that share one."""
        rows = self._rows()
        for number, (favour, _) in enumerate(rows[: self._alone + 1]):
            shared = number == self._alone
            last = len(rows) - 1 if shared else number
            high = self._top(last) + _ROW[last >= self._alone] - self._top(number)
            place = self.at(0, self._top(number) + (high - _SEAL) / 2, _SEAL, _SEAL)
            surface.blit(self.page.pictures.get("round_marker", place.size), place)
            self.page.painter.draw(surface, favour.letter.upper(), place, Face.TITLE_BOLD, 30, IVORY, "centre")
            if shared and last > number:
                bracket = self.at(_LETTER - 11, self._top(number), 3, high)
                surface.fill(GOLD, bracket)

    def _draw_slots(self, surface: pygame.Surface) -> None:
        """Draw a slot for each component that is to be picked; those that are picked lie in the first of them."""
        picked = [kind for kind in Component for _ in range(self._picked[kind])]
        (side, gap), needs = _SLOT, self._needs()
        left = (_TRAY[0] - needs * side - (needs - 1) * gap) / 2
        for number in range(needs):
            place = self._beside(left + number * (side + gap), _SLOTS, side, side)
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
        """Say what is still to be chosen."""
        if self._needs():
            return words("davinci.dialog.favour_tray", count=self._needs())
        return words("davinci.dialog.favour_none" if self._favour is None else "davinci.dialog.favour_alone")

    def _rows(self) -> list[tuple[Favour, Place | None]]:
        """All favours; an automaton once for each laboratory of the seat."""
        seat = self._view.seats[self._view.viewer or 0]
        places = [Place.SMALL, *([Place.LARGE] if seat.laboratories[1] is not None else [])]
        rows: list[tuple[Favour, Place | None]] = []
        for favour in Favour:
            if favour is Favour.AUTOMATON:
                rows += [(favour, place) for place in places]
            else:
                rows.append((favour, None))
        return rows

    def _row(self, number: int, favour: tuple[Favour, Place | None]) -> FavourRow:
        laboratory = laboratory_name(favour[1]) if favour[1] is not None else ""
        text = words(f"davinci.dialog.favour_{favour[0].value}", laboratory=laboratory)
        high = _ROW[number >= self._alone]
        rect = self.at(_LETTER, self._top(number), self._across - _LETTER, high)
        chosen, against = favour == self._favour, self._against(favour)
        return FavourRow(rect, favour, text, chosen, lambda: self._pick(favour), against, self._colour)

    def _against(self, favour: tuple[Favour, Place | None]) -> str:
        """Say why a favour cannot be had, or nothing if it can."""
        if any((option.favour, option.laboratory) == favour for option in self._options):
            return ""
        objection = self._ask(ChooseFavour(favour[0], laboratory=favour[1]))
        return why_not(objection) if objection is not None else ""

    def _item(self, kind: Component) -> TrayItem:
        column, row = kind % 3, kind // 3
        rect = self._beside(column * _TILE_STEP[0], _TILES + row * _TILE_STEP[1], *_TILE)
        against = ""
        if not self._could_add(kind, NOTHING if self._needs() == 1 else self._picked):
            against = words(f"davinci.objections.{'components_not_there' if self._view.shops[kind] else 'shop_empty'}")
        return TrayItem(rect, kind, self._picked[kind], against, self._component, lambda: self._pick_component(kind))

    def _needs(self) -> int:
        return _NEEDS.get(self._favour[0], 0) if self._favour else 0

    def _pick(self, favour: tuple[Favour, Place | None]) -> None:
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


def _pale(picture: pygame.Surface) -> pygame.Surface:
    pale = picture.copy()
    pale.fill((255, 255, 255, 110), special_flags=pygame.BLEND_RGBA_MULT)
    return pale
