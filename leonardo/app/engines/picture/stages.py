"""The two stages over the middle of the chart: that of an auction, and that of a war."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import cached_property, partial
from typing import Final

from pygame import SRCALPHA, Rect, Surface

from leonardo.app.engines.buttons import COIN_BACK
from leonardo.app.engines.moves import waves
from leonardo.app.engines.moves.whereabouts import BID
from leonardo.app.engines.picture.feasts.auction import AuctionPlaces, draw_card, draw_gap, draw_seat, draw_words
from leonardo.app.engines.picture.feasts.boards import bare_board
from leonardo.app.engines.picture.feasts.war import WarPlaces, draw_field, draw_heading, draw_odds, draw_sums
from leonardo.app.engines.picture.layout import EnginesLayout
from leonardo.app.engines.picture.listing import unveiled
from leonardo.app.engines.picture.told import AuctionTold, WarTold
from leonardo.app.engines.picture.war_buttons import COUNT, WarButtons, has_more
from leonardo.app.engines.spots import DiceSpot, FistSpot, OfferSpot
from leonardo.app.engines.words.auctioning import auction_told, is_on
from leonardo.app.engines.words.odds import of_choices
from leonardo.app.engines.words.warring import war_told
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import PLAIN, Brush, Style
from leonardo.app.kit.seats import names_of
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import DARK, GOLD
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import LIGHT
from leonardo.app.table.looks.plates import draw_button
from leonardo.app.table.looks.shade import BEHIND
from leonardo.app.table.panels.panel import Part, Placed
from leonardo.app.table.panels.stroke import Stroke
from leonardo.app.table.shown.marks import Marks, PromptButton
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.engines.view import View

_AUCTION: Final = (940, 600)
_WAR: Final = (1010, 640)
"""Units of the stages, as far as the chart has room for them."""
_SCRAP: Final = 40
"""Pixels of the chart beside a stage that are too few to show anything."""
_ROWS: Final = 15.0
"""Lines of text that a stage needs in its height."""
_BUTTON, _LEAST_BUTTON = 44, 34
_MOST_CARDS: Final = 8
"""Cards that may be on offer at most."""
_Drawing = Callable[[Brush, Surface, WarPlaces, WarTold], None]
_ODDS: Final = Style(Face.BOLD, 15.5)
_OF_AUCTION: Final = (COIN_BACK, BID, "decline")


def stage_rect(layout: EnginesLayout, size: tuple[int, int]) -> Rect:
    """Return where a stage of so many units lies: in the middle of the chart, as large as there is room.

    Where hardly anything of the chart would be seen around it, it covers all of that.
    """
    room = layout.sea.inflate(-8, -8)
    rect = Rect(0, 0, min(room.width, max(layout.px(size[0]), 980)), min(room.height, max(layout.px(size[1]), 560)))
    if max(room.width - rect.width, room.height - rect.height) < _SCRAP:
        return layout.sea.copy()
    rect.center = room.center
    return rect


def _steps_aside(view: View, marks: Marks) -> bool:
    """Tell whether a stage makes room for the chart."""
    return marks.prompt is not None and unveiled(marks.prompt.eye, view)


class _Stage(ABC):
    """What both stages have in common."""

    def __init__(self, brush: Brush, layout: EnginesLayout, size: tuple[int, int]) -> None:
        self.rect = stage_rect(layout, size)
        self._chart = layout.chart
        self.brush = brush.yielding(lambda larger: _ROWS * larger.line(PLAIN) <= self.rect.height)
        self._names = names_of(brush.looks)

    @property
    def parts(self) -> Sequence[Part]:
        """Its shadow, its board, through which nothing of the chart is to be seen, and what lies on that."""
        return (
            Part(self.region, self.on, self._shadow),
            Part(self._place, self.on, self._board, is_opaque=True),
            *self.things,
        )

    @property
    @abstractmethod
    def things(self) -> Sequence[Part]:
        """What lies on its board, each by itself."""

    def ahead(self) -> Iterator[Callable[[], object]]:
        """Yield the work of making what it is drawn with, in pieces, ahead of the need."""
        nowhere = Surface((1, 1))
        yield partial(bare_board, self.brush, nowhere, self.rect)
        yield partial(self.brush.shadow, nowhere, self.rect)
        yield lambda: self._veil

    def _board(self, surface: Surface, view: View, marks: Marks) -> None:
        if self.on(view, marks):
            bare_board(self.brush, surface, self.rect)

    @abstractmethod
    def on(self, view: View, marks: Marks) -> bool:
        """Tell whether it is shown."""

    @abstractmethod
    def content(self, view: View, marks: Marks) -> Hashable:
        """Return all that its spots depend on."""

    def region(self, view: View, marks: Marks) -> Rect:
        """Return all pixels of it, its shadow, and the chart that it darkens."""
        if not self.on(view, marks):
            return Rect(0, 0, 0, 0)
        reach = 2 * max(3, self.brush.px(15))
        return self.rect.inflate(reach, reach).union(self._chart)

    def _place(self, view: View, marks: Marks) -> Rect:
        """Return where it lies; nothing if it is not shown."""
        return self.rect if self.on(view, marks) else Rect(0, 0, 0, 0)

    def _shadow(self, surface: Surface, view: View, marks: Marks) -> None:
        if self.on(view, marks):
            surface.blit(self._veil, self._chart)
            self.brush.shadow(surface, self.rect)

    @cached_property
    def _veil(self) -> Surface:
        """What darkens the chart around it."""
        veil = Surface(self._chart.size, SRCALPHA)
        veil.fill(BEHIND)
        return veil

    def _buttons(self, marks: Marks, keys: Sequence[str]) -> list[PromptButton]:
        buttons = marks.prompt.buttons if marks.prompt is not None else ()
        return [button for button in buttons if button.key in keys]

    @property
    def _high(self) -> int:
        return max(_LEAST_BUTTON, self.brush.px(_BUTTON))


class AuctionStage(_Stage):
    """The stage of an auction: the cards above, all hands below, and one's own buttons."""

    def __init__(self, brush: Brush, layout: EnginesLayout) -> None:
        super().__init__(brush, layout, _AUCTION)
        self._told: tuple[View | None, object, AuctionTold | None] = None, None, None

    def on(self, view: View, marks: Marks) -> bool:
        """Tell whether it is shown; while the fists open, too, which is seen over it and leads back to it."""
        return is_on(view) and not _steps_aside(view, marks)

    @property
    def things(self) -> Sequence[Part]:
        """What goes on in words, each card and each hand, and the buttons."""
        return (
            Part(self._words_region, self._said, self._draw_words),
            *(
                Part(partial(self._card_region, at), partial(self._card, at), partial(self._draw_card, at))
                for at in range(_MOST_CARDS)
            ),
            *(
                Part(partial(self._fist_region, at), partial(self._fist, at), partial(self._draw_fist, at))
                for at in range(len(self._names))
            ),
            Part(self._buttons_region, self._shown_buttons, self._draw_buttons),
        )

    def told(self, view: View, marks: Marks) -> AuctionTold:
        """Return what it tells; the same as long as view and marks are."""
        laid = marks.laid
        seen, facts, told = self._told
        if told is None or seen is not view or facts != (marks.lately, laid):
            told = auction_told(view, marks, self._names)
            self._told = view, (marks.lately, laid), told
        return told

    def places(self, view: View) -> AuctionPlaces:
        """Return where everything lies on it."""
        return AuctionPlaces(self.brush, self.rect, len(view.offer), view.table.seats, self._high)

    def content(self, view: View, marks: Marks) -> Hashable:
        """Return all that its spots depend on."""
        if not self.on(view, marks):
            return None
        return len(view.offer), view.leonardo, tuple(self._buttons(marks, _OF_AUCTION))

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield cards, hands and buttons."""
        if not self.on(view, marks):
            return
        places = self.places(view)
        for number, place in enumerate(places.cards):
            yield OfferSpot(number), place
        for seat, place in zip(view.table.seats_from(view.leonardo), places.fists, strict=True):
            yield FistSpot(seat), place
        for button, place in self._placed(places, marks):
            yield ButtonSpot(button.key), place

    def _placed(self, places: AuctionPlaces, marks: Marks) -> list[tuple[PromptButton, Rect]]:
        buttons, row = self._buttons(marks, _OF_AUCTION), places.buttons
        if not buttons:
            return []
        wide = min(row.width // len(buttons), self.brush.px(360)) - 6
        left = row.centerx - (wide + 6) * len(buttons) // 2
        return [
            (button, Rect(left + number * (wide + 6), row.top, wide, row.height))
            for number, button in enumerate(buttons)
        ]

    def _words_region(self, view: View, marks: Marks) -> Rect:
        if not self.on(view, marks):
            return Rect(0, 0, 0, 0)
        places = self.places(view)
        return places.title.union(places.words)

    def _said(self, view: View, marks: Marks) -> Hashable:
        told = self.told(view, marks) if self.on(view, marks) else None
        return (told.title, told.line) if told is not None else None

    def _draw_words(self, surface: Surface, view: View, marks: Marks) -> None:
        if self.on(view, marks):
            draw_words(self.brush, surface, self.places(view), self.told(view, marks))

    def retouched(self, view: View, marks: Marks) -> Iterator[Stroke]:
        """Yield the words above the cards once more, on bare wood: the light of cards would wash them out."""
        if not self.on(view, marks) or not marks.lit:
            return
        region = self._words_region(view, marks)

        def draw(surface: Surface) -> None:
            clip = surface.get_clip()
            surface.set_clip(region.clip(clip))
            bare_board(self.brush, surface, self.rect)
            self._draw_words(surface, view, marks)
            surface.set_clip(clip)

        yield Stroke(region, ("auction words", self._said(view, marks)), draw)

    def _card_region(self, number: int, view: View, marks: Marks) -> Rect:
        """All pixels of a card, with its shadow and its light."""
        if not self.on(view, marks) or number >= len(view.offer):
            return Rect(0, 0, 0, 0)
        reach = 2 * self.brush.px(22)
        return self.places(view).cards[number].inflate(reach, reach).clip(self.rect)

    def _card(self, number: int, view: View, marks: Marks) -> Hashable:
        if not self.on(view, marks) or number >= len(view.offer):
            return None
        told = self.told(view, marks)
        return told.cards, number, number in told.can_take, len(view.offer), OfferSpot(number) in marks.absent

    def _draw_card(self, number: int, surface: Surface, view: View, marks: Marks) -> None:
        if self.on(view, marks) and number < len(view.offer):
            told, place = self.told(view, marks), self.places(view).cards[number]
            if OfferSpot(number) in marks.absent:
                draw_gap(self.brush, surface, place)
            else:
                draw_card(self.brush, surface, told.cards, number, place, lit=number in told.can_take)

    def _fist_region(self, number: int, view: View, marks: Marks) -> Rect:
        if not self.on(view, marks):
            return Rect(0, 0, 0, 0)
        return self.places(view).fists[number].inflate(4, 4)

    def _fist(self, number: int, view: View, marks: Marks) -> Hashable:
        told = self.told(view, marks) if self.on(view, marks) else None
        return (told.fists[number], told.shown) if told is not None else None

    def _draw_fist(self, number: int, surface: Surface, view: View, marks: Marks) -> None:
        if self.on(view, marks):
            told = self.told(view, marks)
            draw_seat(self.brush, surface, told.fists[number], self.places(view).fists[number], shown=told.shown)

    def _buttons_region(self, view: View, marks: Marks) -> Rect:
        if not self.on(view, marks):
            return Rect(0, 0, 0, 0)
        return self.places(view).buttons.inflate(16, 16).clip(self.rect)

    def _shown_buttons(self, view: View, marks: Marks) -> Hashable:
        return tuple(self._buttons(marks, _OF_AUCTION)) if self.on(view, marks) else None

    def _draw_buttons(self, surface: Surface, view: View, marks: Marks) -> None:
        if self.on(view, marks):
            for button, place in self._placed(self.places(view), marks):
                draw_button(self.brush, surface, place, button)


class WarStage(_Stage):
    """The stage of a war: both armies, the dice, their sum, and the assaults that are possible."""

    def __init__(self, brush: Brush, layout: EnginesLayout) -> None:
        super().__init__(brush, layout, _WAR)
        self.places = WarPlaces(self.brush, self.rect, self._high)
        self.buttons = WarButtons(self.brush, self.places.buttons, self._high)
        self._told: tuple[View | None, object, WarTold | None] = None, None, None

    @property
    def things(self) -> Sequence[Part]:
        """Who goes where, the field with armies and dice, the sum, the prospect, and the buttons with their counts."""
        places = self.places
        heights = 2 * self.brush.line(COUNT)
        kinds: tuple[tuple[Rect, Callable[[WarTold], Hashable], _Drawing], ...] = (
            (places.title, _headed, draw_heading),
            (places.field, lambda told: (told.attacker, told.defender, told.stops, told.dice), draw_field),
            (places.sum, lambda told: told.sums, draw_sums),
            (places.odds, lambda told: (told.win, told.was), draw_odds),
        )
        return (
            *(
                Part(partial(self._where, place), partial(self._what, of), partial(self._draw_thing, draw))
                for place, of, draw in kinds
            ),
            Part(partial(self._where, places.buttons.inflate(16, heights)), self._shown_buttons, self._draw_buttons),
        )

    def told(self, view: View, marks: Marks) -> WarTold | None:
        """Return what it tells; the same as long as view and marks are."""
        seen, lately, told = self._told
        if seen is not view or lately != marks.lately:
            told = war_told(view, marks, self._names)
            self._told = view, marks.lately, told
        return told

    def _where(self, place: Rect, view: View, marks: Marks) -> Rect:
        return place.clip(self.rect) if self.on(view, marks) else Rect(0, 0, 0, 0)

    def _what(self, of: Callable[[WarTold], Hashable], view: View, marks: Marks) -> Hashable:
        told = self.told(view, marks) if self.on(view, marks) else None
        return of(told) if told is not None else None

    def _draw_thing(self, draw: "_Drawing", surface: Surface, view: View, marks: Marks) -> None:
        told = self.told(view, marks) if self.on(view, marks) else None
        if told is not None:
            draw(self.brush, surface, self.places, told)

    def _shown_buttons(self, view: View, marks: Marks) -> Hashable:
        if not self.on(view, marks):
            return None
        laid = marks.laid
        return self.buttons.shown(marks), laid, waves.usual(view), tuple(of_choices(view, laid).items())

    def _draw_buttons(self, surface: Surface, view: View, marks: Marks) -> None:
        if self.on(view, marks):
            for button, place in self.buttons.placed(view, marks):
                draw_button(self.brush, surface, place, button, on_wood=True)
            self.buttons.write_counts(surface, view, marks)
            for _, told, chip in self.chips(view, marks):
                self._odds(surface, told, chip)

    def chips(self, view: View, marks: Marks) -> Iterator[tuple[str, str, Rect]]:
        """Yield at the upper corner of each choice what it would make of one's own chance to win, and its button."""
        brush, chances = self.brush, of_choices(view, marks.laid)
        for button, place in self.buttons.placed(view, marks):
            if button.key in chances and button.enabled:
                told = tr("engines.war.chance", percent=chances[button.key])
                chip = Rect(0, 0, brush.width(told, _ODDS) + brush.px(12), brush.line(_ODDS))
                chip.midright = place.right - 4, place.top + 2
                yield button.key, told, chip

    def _odds(self, surface: Surface, told: str, chip: Rect) -> None:
        shapes.lay(surface, shapes.plate(chip.size, chip.height // 2, (*DARK, 255), (*GOLD, 255), 1.2), chip.topleft)
        self.brush.write(surface, told, chip.center, _ODDS, LIGHT, align="centre")

    def odds_again(self, view: View, marks: Marks) -> Iterator[Stroke]:
        """Yield the chance on the button that the keyboard is at, to be drawn over its ring."""
        if self.on(view, marks):
            for key, told, chip in self.chips(view, marks):
                if ButtonSpot(key) == marks.focused:
                    yield Stroke(chip, ("odds", told), partial(self._odds, told=told, chip=chip))

    def on(self, view: View, marks: Marks) -> bool:
        return view.war is not None and not marks.feasting and not _steps_aside(view, marks)

    def content(self, view: View, marks: Marks) -> Hashable:
        if not self.on(view, marks):
            return None
        return self.buttons.shown(marks), has_more(view)

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield the dice and the buttons."""
        if not self.on(view, marks):
            return
        yield DiceSpot(), self.places.tray
        for button, place in self.buttons.placed(view, marks):
            yield ButtonSpot(button.key), place


def _headed(told: WarTold) -> Hashable:
    """Return what stands at the head of the stage of a war."""
    return told.attacker.seat, told.attacker.land, told.defender.seat, told.defender.land, told.note
