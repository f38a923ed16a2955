"""Choosing a favour (rule 4.4): what each letter gives, a tray with components, and what these are needed for."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame

from leonardo.app.davinci.spots import RequestsSpot, Spot
from leonardo.app.davinci.words.phrases import component_name, laboratory_name, why_not
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import FAINT, INK, IVORY, SEPIA, VERMILION
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Button, Widget, WidgetState
from leonardo.app.kit.words import words
from leonardo.app.table import commands
from leonardo.app.table.dialogs.card_dialog import CardArt, CardDialog
from leonardo.app.table.dialogs.dialog import HEAD, MARGIN
from leonardo.engine.davinci.actions import Action, ChooseFavour
from leonardo.engine.davinci.questions import FavourQuestion
from leonardo.engine.davinci.rules.favours import BUNDLE, favours_each
from leonardo.engine.davinci.terms import NOTHING, Component, Favour, Place, Stock
from leonardo.engine.davinci.view import View
from leonardo.engine.game import Objection

ComponentArt = Callable[[Component], pygame.Surface]
"""Draws a component card at the size it has on the table."""

_SIZE: Final = (1450, 948)
"""Units of the sheet where there is room for the tray beside the favours."""
_ROW: Final = 80
_STEP: Final = 86
"""Units of a favour, and from one to the next."""
_ACROSS: Final = 796
_TRAY: Final = (524, 430)
"""Units across a favour, and of the tray with what is said above it."""
_BUTTON: Final = (300, 68)
_REQUESTS: Final = 480
_BETWEEN: Final = 30
"""Units of the button beside it, which shows what is requested, and between the two."""
_NEEDS: Final = {Favour.COMPONENTS: BUNDLE, Favour.SMALL5: 1, Favour.LARGE4: 1, Favour.LARGE6: 1}
"""How many components are picked with each favour; with the others none."""


_LETTER: Final = 60
_ICONS: Final = 84
"""Units of the letter of a favour, and of the pictures of what it gives."""
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
    """A favour that can be chosen: its letter in wax, what it gives, and what is `against` it, if anything is."""

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
        super().__init__(name, rect)
        self._pictures = [picture.format(colour=colour) for picture in _GIVES[favour[0]]]
        self.letter, self.text, self.chosen, self.choose, self.against = favour[0].letter, text, chosen, choose, against

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
        seal = pygame.Rect(self.rect.left, self.rect.top, round(_LETTER * k), self.rect.height)
        letter_colour = FAINT if self.against else IVORY if self.chosen else VERMILION
        kit.painter.draw(surface, self.letter.upper(), seal, Face.TITLE_BOLD, 30, letter_colour, "centre")
        icons = pygame.Rect(seal.right, self.rect.top, round(_ICONS * k), self.rect.height)
        self._draw_pictures(surface, kit, icons)
        left = icons.right + round(10 * k)
        text = pygame.Rect(left, self.rect.top, self.rect.right - left - round(10 * k), self.rect.height)
        if not self.against:
            kit.painter.draw_wrapped(surface, self.text, text, Face.MEDIUM, 26, colour, valign="middle")
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
        """Draw the component, its name and how many are picked."""
        k = kit.layout.k
        skin = skins.CHOSEN if self.picked else skins.PAPER_LIT if look.hovered else skins.PAPER
        surface.blit(skins.plate(kit.pictures, self.rect.size, k, skin if self.enabled else skins.PAPER_OFF), self.rect)
        art = self.art(self.kind)
        surface.blit(art, art.get_rect(center=(self.rect.centerx, self.rect.top + round(54 * k))))
        colour = IVORY if self.picked else INK if self.enabled else FAINT
        name = pygame.Rect(self.rect.left, self.rect.bottom - round(40 * k), self.rect.width, round(34 * k))
        text = f"{component_name(self.kind)} x {self.picked}" if self.picked else component_name(self.kind)
        kit.painter.draw(surface, text, name, Face.STRONG, 22, colour, "centre")


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
            _SIZE,
            put_aside,
            art,
        )
        self._view, self._component, self._choose, self._ask, self._colour = view, component, choose, ask, colour
        self._options = tuple(option for option in view.options if isinstance(option, ChooseFavour))
        self._favour: tuple[Favour, Place | None] | None = None
        self._picked: Stock = NOTHING

    def extent(self) -> tuple[float, float]:
        """Return the room for favours and tray: beside each other, or one below the other."""
        if not self.upright:
            return _SIZE
        return _ACROSS + 2 * MARGIN, HEAD + self._foot + _BUTTON[1] + MARGIN

    @property
    def _foot(self) -> float:
        """Where the button stands."""
        return len(self._rows()) * _STEP + _TRAY[1] + 44.0 if self.upright else 700.0

    def _beside(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """Return the pixels of a place on the tray, in units from its corner."""
        left, top = _ACROSS + 34.0, 0.0
        if self.upright:
            left, top = (_ACROSS - _TRAY[0]) / 2, len(self._rows()) * _STEP + 20.0
        return self.at(left + x, top + y, width, height)

    def widgets(self) -> Sequence[Widget]:
        """Return the favours, the tray where one needs it, the requested inventions, and the button that chooses."""
        rows = [self._row(number, favour) for number, favour in enumerate(self._rows())]
        tray = [self._item(kind) for kind in Component] if self._needs() else []
        action = self._action()
        aside = 0.0 if self._shows_requests else _REQUESTS + _BETWEEN
        left = (self.extent()[0] - 2 * MARGIN - aside - _BUTTON[0]) / 2
        button = Button(
            "choose",
            self.at(left + aside, self._foot, *_BUTTON),
            words("davinci.button.choose"),
            self._give,
            strong=True,
            enabled=action in self._options,
            hint="" if action in self._options else self._to_do(),
        )
        requests = Button(
            "requests",
            self.at(left, self._foot, _REQUESTS, _BUTTON[1]),
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
        """Draw what is to be picked, or what is to be done."""
        text = self._to_do()
        if self._needs():
            self.page.painter.draw(surface, text, self._beside(0, 30, _TRAY[0], 40), Face.ITALIC, 25, SEPIA)
        else:
            place = self._beside(0, 0, _TRAY[0], _TRAY[1] if self.upright else len(self._rows()) * _STEP)
            self.page.painter.draw_wrapped(surface, text, place, Face.ITALIC, 28, SEPIA, "centre", "middle")

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
        rect = self.at(0, number * _STEP, _ACROSS, _ROW)
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
        rect = self._beside(column * 182, 90 + row * 170, 160, 150)
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
