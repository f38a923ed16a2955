"""The picture of the table: draws a view and what the hands lay over it, and tells where everything is.

Drawing never changes the game. All coordinates that go in and out are pixels of the window.
"""

from collections import deque
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import partial

import pygame
from attrs import evolve
from pygame import Rect, Surface

from leonardo.app.davinci.motion.pieces import CardPiece, Piece
from leonardo.app.davinci.motion.sizes import size_at
from leonardo.app.davinci.picture.act_marks import mark_place
from leonardo.app.davinci.picture.auction import Auction
from leonardo.app.davinci.picture.card import Card, card_state
from leonardo.app.davinci.picture.city import City
from leonardo.app.davinci.picture.closely import zoom
from leonardo.app.davinci.picture.districts import LETTERS
from leonardo.app.davinci.picture.layout import TableLayout, lay_out
from leonardo.app.davinci.picture.onlooker import Onlooker
from leonardo.app.davinci.picture.requests import Requests
from leonardo.app.davinci.picture.rivals import Rival
from leonardo.app.davinci.picture.sprites import Sprite, make_sprite
from leonardo.app.davinci.picture.top_strip import TopStrip
from leonardo.app.davinci.picture.workshop import Workshop
from leonardo.app.davinci.spots import (
    TRAITS,
    AuctionSpot,
    CardSpot,
    DistrictSpot,
    GroupSpot,
    LaboratorySpot,
    LordSpot,
    Spot,
    StageSpot,
)
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import Look
from leonardo.app.kit.text import Painter
from leonardo.app.kit.words import catalogue
from leonardo.app.table.input.hit_targets import targets
from leonardo.app.table.looks.brush import Brush
from leonardo.app.table.looks.laid_page import LaidPage
from leonardo.app.table.looks.overlay import Overlay
from leonardo.app.table.looks.panel import Panel
from leonardo.app.table.marks import NO_MARKS, Marks, Prompt
from leonardo.app.table.spots import PixelSpot, SeatSpot
from leonardo.engine.davinci.questions import BidQuestion
from leonardo.engine.davinci.terms import DISTRICTS, Place
from leonardo.engine.davinci.view import View

__all__ = ["Sprite", "TablePicture"]

_VIEWS = 4
"""Views of which is kept where everything lies: what was, what is and what will be when the pieces have landed."""
_MOST_RIVALS = 4
"""Panels that find room beside the city; an onlooker at five seats sees the fifth below."""


class TablePicture:
    """Draws the table of one game for one screen.

    `looks` are the names and colours of the seats in order. With `open_memory` the florins and components of the
    others are shown (rule 13.2). `text_scale` is the reader's wish for larger text (1 = none). A `bare` table has
    neither log nor keys nor menu. Pictures are best those of the kit, so that nothing is kept twice.
    """

    def __init__(
        self,
        looks: Sequence[Look],
        *,
        pictures: Pictures | None = None,
        open_memory: bool = False,
        text_scale: float = 1.0,
        bare: bool = False,
    ) -> None:
        self.pictures = pictures or Pictures()
        self.looks = tuple(looks)
        self.open_memory = open_memory
        self.text_scale = text_scale
        self.bare = bare
        self._arranged: Hashable = None

    def arrange(self, size: tuple[int, int], view: View) -> None:
        """Lay everything out anew for a window of `size` pixels and the seats of `view`; cheap if nothing changed."""
        wanted = size, len(view.seats), view.viewer, self.text_scale, catalogue().language
        if wanted == self._arranged:
            return
        self._arranged = wanted
        others = self._others(view)
        self.layout: TableLayout = lay_out(size, min(len(others), _MOST_RIVALS), self.text_scale)
        self.brush = Brush(self.pictures, Painter(self.layout.k, self.text_scale), self.layout, self.looks)
        self.city = City(self.brush, self.layout, len(view.seats))
        self.requests = Requests(
            self.brush, self.layout.requests, len(view.seats), in_a_row=self.layout.requests_in_a_row
        )
        self._overlay = Overlay(self.brush, TRAITS, mark_place)
        self._panels: tuple[Panel, ...] = (
            TopStrip(self.brush, self.layout.strip, bare=self.bare),
            self.city,
            self.requests,
            *(
                Rival(self.brush, seat, rect, open_memory=self.open_memory)
                for seat, rect in zip(others, self.layout.rivals, strict=False)
            ),
            self._bottom(view, others),
        )
        self._placed: deque[tuple[View, Prompt | None, Mapping[Spot, Rect]]] = deque(maxlen=_VIEWS)
        self._reached: tuple[Mapping[Spot, Rect], Mapping[Spot, Rect]] | None = None
        self._shown: dict[int, Hashable] = {}
        self._ground: Surface | None = None
        self._page: Surface | None = None
        self._laid = LaidPage()

    def draw(self, surface: Surface, view: View, marks: Marks = NO_MARKS) -> None:
        """Draw the whole table onto `surface`, which has the size of the last `arrange`."""
        stays = evolve(marks, held=(), hints=()) if marks.held or marks.hints else marks
        laid = self._laid.of(
            view, stays, partial(self._current_page, view, stays), partial(self._lay_over, view=view, marks=stays)
        )
        surface.blit(laid, (0, 0))
        if marks.hints:
            self._overlay.draw_hints(surface, marks, self.spots(view, marks))

    def _lay_over(self, surface: Surface, *, view: View, marks: Marks) -> None:
        places = self.spots(view, marks)
        self._overlay.light(surface, marks, places)
        lit = [spot.place for spot in marks.lit if isinstance(spot, DistrictSpot)]
        if lit:
            self.city.retouch(surface, self._grounds()[1], view, marks, lit)
        auction = self._auction(view)
        if auction is not None:
            auction.draw(surface, marks)
        self._overlay.draw(surface, marks, places)

    @property
    def log_top(self) -> int:
        """The pixel below which the log unfolds."""
        return self.layout.strip.bottom

    def ahead(self, view: View) -> Iterator[Callable[[], object]]:
        """Yield the work of drawing the table of `view` for the first time, in pieces, ahead of the need."""
        yield self._grounds
        for number in range(len(self._panels)):
            yield partial(self._bring_up_to_date, number, view, NO_MARKS)

    def spots(self, view: View, marks: Marks = NO_MARKS) -> Mapping[Spot, Rect]:
        """Return where everything lies in pixels, in the order in which the keyboard walks it.

        Larger things come before the smaller ones that lie on them: for a point, the last rectangle that holds it
        is meant. The buttons are those of `marks.prompt`.
        """
        self.arrange(self.layout.size, view)
        for seen, prompt, places in self._placed:
            if seen is view and prompt == marks.prompt:
                return places
        places = {spot: rect for panel in self._panels for spot, rect in panel.spots(view, marks)}
        self._placed.append((view, marks.prompt, places))
        return places

    def targets(self, view: View, marks: Marks = NO_MARKS) -> Mapping[Spot, Rect]:
        """Return where everything can be pressed in pixels, as `spots` but nothing too small to be hit."""
        places = self.spots(view, marks)
        if self._reached is None or self._reached[0] is not places:
            self._reached = places, targets(places, Rect((0, 0), self.layout.size), TRAITS)
        return self._reached[1]

    def spots_at(self, view: View, point: tuple[int, int], marks: Marks = NO_MARKS) -> tuple[Spot, ...]:
        """Return what a press of a pixel means, the uppermost first; a building means its district."""
        pressed = [spot for spot, rect in self.targets(view, marks).items() if rect.collidepoint(point)]
        return tuple(reversed(pressed)) or self._building_at(point)

    def target(self, view: View, spot: Spot, marks: Marks = NO_MARKS) -> tuple[int, int]:
        """Return the pixel to which a piece flies when it goes to a spot, be the spot there yet or not."""
        if isinstance(spot, PixelSpot):
            return spot.at
        auction = self._auction(view)
        if isinstance(spot, AuctionSpot):
            return auction.where(spot) if auction is not None else self.layout.city.center
        places = self.spots(view, marks)
        if isinstance(spot, StageSpot):
            return self._stage(places[LaboratorySpot(spot.seat, spot.place)]).center
        if isinstance(spot, GroupSpot):
            return self.city.group_place(view, spot.place, spot.seat).center
        if isinstance(spot, LordSpot):
            foot = self.city.lord_foot(spot.place)
            return foot[0], foot[1] - self.city.lord_height // 2
        if isinstance(spot, CardSpot) and spot not in places:
            return self.requests.place_of_next(view).center
        if spot not in places and hasattr(spot, "seat"):
            return places.get(SeatSpot(spot.seat), self.layout.workshop).center
        return places[spot].center if spot in places else self.layout.city.center

    def sprite(self, piece: Piece, scale: float = 1.0) -> Sprite:
        """Return a piece `scale` times as large as it usually is in the air."""
        return make_sprite(self.brush, piece, scale)

    def card(self, invention: int | None, size: tuple[int, int], view: View | None = None) -> Surface:
        """Return an invention card drawn for `size` pixels (for dialogs), face down if `invention` is none.

        With a `view` it says what the card means to the viewer.
        """
        surface = Surface(size, pygame.SRCALPHA)
        if invention is None:
            back = self.brush.sized("deck_back", size[1])
            surface.blit(back, back.get_rect(center=surface.get_rect().center))
            return surface
        rect = surface.get_rect().inflate(-2 * max(4, self.brush.px(8)), -2 * max(4, self.brush.px(8)))
        if view is None:
            Card(self.brush, invention, rect).draw(surface)
        else:
            Card(self.brush, invention, rect, card_state(view, invention)).draw(surface)
        return surface

    def zoom(self, surface: Surface, view: View, spot: Spot) -> Rect | None:
        """Draw what lies at a spot large, over the darkened table; return where, or none if it cannot be zoomed."""
        return zoom.draw(self.brush, surface, view, spot)

    def letter(self, place: Place) -> str:
        """Return the letter A to H of a district."""
        return LETTERS[place]

    def _auction(self, view: View) -> Auction | None:
        """The board of an auction, while there is one."""
        return Auction(self.brush, self.layout.city, view.question) if isinstance(view.question, BidQuestion) else None

    def _stage(self, laboratory: Rect) -> Rect:
        """Where a card is held up for all to see: over the city, as near to a laboratory as it can be."""
        card = self.sprite(CardPiece(1), size_at(CardPiece(1), StageSpot(0, Place.SMALL), None)).surface.get_rect()
        card.center = laboratory.center
        return card.clamp(self.layout.city.inflate(-card.height // 2, -card.height // 2))

    # What is kept

    def _others(self, view: View) -> tuple[int, ...]:
        """The seats that have a panel beside the city, clockwise from the viewer."""
        if view.viewer is None:
            return tuple(range(len(view.seats)))
        return view.table.clockwise_from(view.viewer)[1:]

    def _bottom(self, view: View, others: tuple[int, ...]) -> Panel:
        if view.viewer is not None:
            return Workshop(self.brush, self.layout.workshop, view.viewer)
        last = others[_MOST_RIVALS] if len(others) > _MOST_RIVALS else None
        wide = self.layout.rivals[0].width
        return Onlooker(self.brush, self.layout.workshop, last, wide, open_memory=self.open_memory)

    def _current_page(self, view: View, marks: Marks) -> Surface:
        """The table without the marks that change from frame to frame: panels are redrawn where they changed."""
        for number in range(len(self._panels)):
            self._bring_up_to_date(number, view, marks)
        return self._grounds()[1]

    def _grounds(self) -> tuple[Surface, Surface]:
        """Return what lies under all panels, and the page that they are drawn on."""
        if self._ground is None or self._page is None:
            self._ground = self.pictures.cover("table", self.layout.size).convert()
            for panel in self._panels:
                panel.lay_ground(self._ground)
            self._page = self._ground.copy()
        return self._ground, self._page

    def _bring_up_to_date(self, number: int, view: View, marks: Marks) -> None:
        """Draw a panel if what it shows has changed."""
        (ground, page), panel = self._grounds(), self._panels[number]
        content = panel.content(view, marks)
        if number in self._shown and self._shown[number] == content:
            return
        self._shown[number] = content
        region = panel.region.clip(page.get_rect())
        page.set_clip(region)
        page.blit(ground, region, region)
        panel.draw(page, view, marks)
        page.set_clip(None)

    def _building_at(self, point: tuple[int, int]) -> tuple[Spot, ...]:
        if not self.layout.city.collidepoint(point):
            return ()
        at = (place for place in DISTRICTS if self.city.ribbons[place].building.collidepoint(point))
        return tuple(DistrictSpot(place) for place in at)[:1]
