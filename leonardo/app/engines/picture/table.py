"""The picture of this table: its panels, how the chart is looked at, what is special about pieces and places."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from attrs import evolve
from pygame import Rect, Surface

from leonardo.app.engines.buttons import MAP, less, more
from leonardo.app.engines.moves import armies
from leonardo.app.engines.picture import closely, facts, tray
from leonardo.app.engines.picture.chart.board import Chart
from leonardo.app.engines.picture.chart.lettering import around
from leonardo.app.engines.picture.chart.places import STEP, Eye, lands, places
from leonardo.app.engines.picture.designs import Designs
from leonardo.app.engines.picture.feasts import ended, opening, realised, round_ended
from leonardo.app.engines.picture.feasts.boards import SUM
from leonardo.app.engines.picture.feasts.war import fallen_at
from leonardo.app.engines.picture.land_list import LandList
from leonardo.app.engines.picture.layout import EnginesLayout, lay_out
from leonardo.app.engines.picture.listing import Listing, Unveiled
from leonardo.app.engines.picture.rivals import rivals
from leonardo.app.engines.picture.slip import Slip
from leonardo.app.engines.picture.sprites import make_sprite
from leonardo.app.engines.picture.stages import AuctionStage, WarStage
from leonardo.app.engines.picture.track import PointsTrack, tracks
from leonardo.app.engines.spots import (
    TRAITS,
    BankSpot,
    DiceSpot,
    FallenSpot,
    FistSpot,
    LandSpot,
    LeonardoSpot,
    PurseSpot,
    Spot,
    TrackSpot,
)
from leonardo.app.engines.standing import in_reserve, left_of, own_seat
from leonardo.app.engines.words.auctioning import auction_told, is_on
from leonardo.app.engines.words.warring import costs
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.points import Point
from leonardo.app.kit.seats import names_of
from leonardo.app.kit.text.painter import Painter
from leonardo.app.table.feast.exhibit import FeastPage
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.feast.timeline import OnStage
from leonardo.app.table.kinds import Piece
from leonardo.app.table.living.life import Life
from leonardo.app.table.looks.beside import Weighed
from leonardo.app.table.looks.sprite import Sprite
from leonardo.app.table.panels.panel import Panel, Part, Placed
from leonardo.app.table.panels.stroke import Stroke
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.review.card import foot_with, hidden, places_over
from leonardo.app.table.shown.marks import NO_MARKS, Marks
from leonardo.app.table.spots import ButtonSpot, PixelSpot, SeatSpot
from leonardo.app.table.strip.strip import Strip
from leonardo.engine.engines.actions import Action, Recruit
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.events import AttackLost, AttackWon, BidsShown, ProjectRealised, RoundBegan
from leonardo.engine.engines.view import View
from leonardo.engine.game import Event
from leonardo.ui.node import Node

_SEAT_THINGS: Final = (PurseSpot, SeatSpot, LeonardoSpot)
_ON_CHART: Final = tuple(map(ButtonSpot, MAP))
"""The buttons that lie on the chart."""
_COUNTERS: Final = frozenset(ButtonSpot(key(name)) for name in armies.FORCES for key in (less, more))
"""The buttons that count an army on its slip."""
_BANK: Final = 14
"""Pixels from the corner of the chart by which what goes to the bank leaves the table: nothing lies there."""
_FACE, _LITTLE_FACE = 0.345, 0.308
"""The width of a portrait in widths of a panel, at most, and where the window is small."""
_LARGE: Final = 0.9
"""Pixels of a unit from which names have room beside a larger portrait."""
_NARROW: Final = 0.5
"""The width of a narrow tray in widths of the window, at most."""
_WHOLE: Final = 0.6
"""The share of the width of the window from which an auction has no room beside it."""
_OTHERS: Final = 4.0
"""How many times worse a tip in an auction hides a hand than anything else: less bad than cards and buttons."""
_CARD: Final = 300  # pixels of the width of a card of a hint, at least
_ORDERED_FROM: Final = 0.9  # pixels of a unit from which the order of turns has room beside the prompt
_LINES: Final = 3
"""Lines of the list of lands that a turn of the wheel moves."""


class EnginesPicture(TablePicture):
    """Draws the table of one game for one screen."""

    traits = TRAITS
    letters = (SUM,)

    @property
    def page(self) -> EnginesLayout:
        """The page as it was laid out last."""
        return self.layout

    @property
    def log_place(self) -> Rect:
        """Where the log unfolds: over the right of the chart and beyond."""
        layout = self.layout
        wide = min(layout.sea.width * 2 // 3, max(380, self.brush.px(620)))
        right = layout.designs.right
        return Rect(right - wide, layout.sea.top, wide, layout.tray.top - layout.sea.top)

    def lay_out(self, size: tuple[int, int], view: View) -> tuple[Panel, ...]:  # noqa: ARG002 - all games lie alike
        """Lay everything out for a window of `size` pixels, set `brush`, and return the panels."""
        self.layout: EnginesLayout = lay_out(size, self.text_scale, bare=self.bare, rivals=len(self.looks) - 1)
        self.brush = Brush(self.pictures, Painter(self.layout.k, self.text_scale), self.layout, self.looks)
        self.chart = Chart(self.brush, self.layout)
        self.slip = Slip(self.brush, self.chart)
        self.auction = AuctionStage(self.brush, self.layout)
        self._told_in_auction: tuple[object, Mapping[Spot, Rect]] = None, {}
        self.war = WarStage(self.brush, self.layout)
        self.list = LandList(self.brush, self.layout.designs)
        if self.looked.window != self.chart.whole.window or self.eye is None:
            self.eye = self._through(self.chart.whole)
        told = tracks(len(self.looks), ordered=self.layout.k >= _ORDERED_FROM)
        self._strip = Strip(self.brush, self.layout.strip, told, bare=self.bare)
        self._upon = _Upon(self.slip, self.auction, self.war)
        return PointsTrack(self.brush, self.layout), self.chart, Designs(self.brush, self.layout), self._upon

    def nodes(self, view: View, marks: Marks) -> Sequence[tuple[Rect, Node]]:
        """Return the others, the list of lands if it lies open, what lies at the foot, and the strip."""
        layout, others = self.layout, facts.rivals(view, marks, self.home)
        opened = self.list.node(view, marks, self.looks)
        face = _FACE if layout.k >= _LARGE else _LITTLE_FACE
        return (
            (layout.rivals, rivals(others, self.looks, layout.heads, face)),
            *([(layout.designs, opened)] if opened is not None else ()),
            (layout.tray, self._tray(view, marks)),
            (layout.strip, self._strip.node(view, marks)),
        )

    def _tray(self, view: View, marks: Marks) -> Node:
        """Return what lies at the foot, without what is decided there where it is narrow, as where one only looks."""
        seat, looks = own_seat(view), self.looks
        narrow = self.layout.tray.width < _NARROW * self.page.size[0]
        decided = tray.actions(tuple(left_of(view, seat).items())), tray.builder(facts.buildings(view))
        return tray.tray(
            tray.who(seat, view.players[seat].points, view.leonardo == seat, looks),
            tray.purse(facts.purse(view, marks)),
            () if narrow else decided,
            tray.forecast(facts.scores(view), bool(view.round), looks),
            None if narrow else tray.end(looks[seat].colour, in_reserve(view, seat), facts.ends(marks)),
        )

    def walked(self) -> Sequence[Panel]:
        """Return the panels and nodes: the others come before the chart, and one's own before what lies over that.

        The strip is last, so that the keyboard comes to buttons beside what is composed before those of every table.
        """
        *chart, over = self.panels
        return self.some_nodes(0, 1), *chart, self.some_nodes(1, -1), over, self.some_nodes(-1)

    def tools_ahead(self) -> Iterator[Callable[[], object]]:
        """Yield what any table has made ahead, and the boards of the stages."""
        yield from super().tools_ahead()
        for stage in (self.auction, self.war):
            yield from stage.ahead()

    def feast(self, shown: OnStage, before: View, after: View) -> FeastPage | None:
        """Return what is seen when all fists open, a project is realised, or a war or a round is over."""
        match shown.event:
            case BidsShown() as event:
                stage = self.auction
                told = auction_told(before, NO_MARKS, names_of(self.looks))
                return opening.page_of(stage.brush, stage.places(before), told, before, event)
            case ProjectRealised(seat=seat, card=card):
                return realised.page_of(self.brush, self.layout.sea, seat, card)
            case AttackWon(at=at) | AttackLost(at=at) as event:
                end = ended.ended(
                    event, after.levels[at], after.infantry[at], costs(shown.lately, names_of(self.looks))
                )
                return ended.page_of(self.brush, self.layout.sea, end)
            case RoundBegan():
                account = round_ended.ledger(before, shown.following)
                return round_ended.page_of(self.brush, self.layout.sea, account)
        return None

    def feast_needs(self, event: Event) -> Iterable[str]:
        """Return the map by which the machine of a project draws itself."""
        return realised.needs(event.card) if isinstance(event, ProjectRealised) else ()

    @property
    def life(self) -> Life | None:
        """Boats and birds, while the whole chart is seen."""
        return self.chart.life if self.looked == self.chart.whole else None

    @property
    def stage(self) -> Rect:
        """The chart: it steps back while something is held."""
        return self.layout.chart

    def spots_at(self, view: View, point: Point, marks: Marks = NO_MARKS) -> tuple[Spot, ...]:
        """Return what a press of a pixel means, the uppermost first: nothing that a slip or a stage lies over.

        Pieces that stand over the sea are pressed for their territory, and so are names that are written there.
        """
        found = super().spots_at(view, point, marks)
        if self._covered(view, marks).collidepoint(point) or self.slip.near(view, marks).collidepoint(point):
            return tuple(spot for spot in found if not isinstance(spot, LandSpot))
        at = None if found else self.list.at(view, marks, point)
        at = at if found or at is not None else self.chart.stands_at(view, marks, point)
        return found if at is None else (LandSpot(at),)

    @property
    def below(self) -> tuple[type, ...]:
        return (LandSpot,)

    @property
    def lettering(self) -> Sequence[Rect]:
        """Where the names of territories stand."""
        return self.chart.lettering(self.looked)

    def asking(self, view: View, marks: Marks) -> Rect | None:
        """Return where a stage lies, or the slip of an order, if one does."""
        plate = self._covered(view, marks)
        return plate if plate.width else None

    def _covered(self, view: View, marks: Marks) -> Rect:
        """Return where something lies over the chart."""
        for stage in (self.war, self.auction):
            if stage.on(view, marks):
                return stage.rect
        return self.slip.rect(view, marks)

    def retouched(self, view: View, marks: Marks) -> Iterator[Stroke]:
        """Yield pieces and names of lit territories and beside them over the lights, and what lies over the chart."""
        yield from self.chart.retouched(view, marks, self._covered(view, marks))
        yield from self.list.strokes(view, marks)
        if any(isinstance(spot, LandSpot) for spot in marks.lit):
            yield from self._upon.retouched(view, marks)
        yield from self.auction.retouched(view, marks)

    def over_signs(self, view: View, marks: Marks) -> Iterator[Stroke]:
        """Yield what lies over a territory that is pointed at by keyboard or mouse, and the odds on a ringed button."""
        if any(isinstance(spot, LandSpot) for spot in (marks.focused, marks.hovered)):
            over = (self.chart.buttons_again(marks), *self._upon.retouched(view, marks))
            yield from (evolve(stroke, key=("over signs", stroke.key)) for stroke in over)
        elif marks.focused is not None:
            yield from self.war.odds_again(view, marks)

    def signed(self, view: View, marks: Marks) -> Mapping[Spot, Rect]:
        """Return the spots at which signs may stand: no territory on whose edge a slip or a stage lies.

        A territory that reaches under the buttons of the chart begins below these.
        """
        covered, found = self._covered(view, marks), self.spots(view, marks)
        foot = max((found[spot].bottom for spot in _ON_CHART if spot in found), default=0)
        row = [found[spot].inflate(0, 2 * max(4, self.brush.px(8))) for spot in _ON_CHART if spot in found]
        signed = dict(found)
        for spot, at in found.items():
            if not isinstance(spot, LandSpot):
                continue
            if covered.width and at.colliderect(covered):
                del signed[spot]
            elif at.collidelist(row) >= 0:
                top = foot + max(8, self.brush.px(16))
                signed[spot] = Rect(at.left, top, at.width, max(1, at.bottom - top))
        return signed

    def mark_place(self, spot: Spot, places: Mapping[Spot, Rect], number: int = 0) -> Rect:
        """Return where the mark of a last act stands: within its territory, and where that is to be seen."""
        mark = super().mark_place(spot, places, number)
        if not isinstance(spot, LandSpot):
            return mark
        return self.chart.mark(spot.at, self.looked, mark.width, number).clamp(places[spot])

    def told_of(self, view: View, marks: Marks) -> Mapping[Spot, Rect]:
        """Return what tips stand beside: those of the counters of a slip beside all of it, for its numbers follow."""
        slip, found = self.slip.rect(view, marks), self.spots(view, marks)
        if self.auction.on(view, marks):
            return self._beside_auction(found)
        if not slip.width:
            return found
        return {
            spot: Rect(at.left, slip.top, at.width, slip.height) if spot in _COUNTERS else at
            for spot, at in found.items()
        }

    def _beside_auction(self, found: Mapping[Spot, Rect]) -> Mapping[Spot, Rect]:
        """Return what tips stand beside in an auction: nothing of the chart that is wholly below its stage."""
        if self._told_in_auction[0] is not found:
            stage = self.auction.rect
            seen = {spot: at for spot, at in found.items() if not (isinstance(spot, LandSpot) and stage.contains(at))}
            self._told_in_auction = found, seen
        return self._told_in_auction[1]

    def kept_clear(self, view: View, marks: Marks) -> Weighed:
        """Return what no tip hides that has room elsewhere.

        A tip of what is on a stage may lie on its bare wood; in an auction only where there is no room beside that.
        """
        found = dict(super().kept_clear(view, marks))
        if self.war.on(view, marks):
            stage, places = self.war.rect, self.war.places
            shown: tuple[Rect, ...] = (places.title, places.field, places.sum, places.odds)
            others: tuple[Rect, ...] = ()
        elif self.auction.on(view, marks) and self.auction.rect.width >= _WHOLE * self.page.size[0]:
            stage, offered = self.auction.rect, self.auction.places(view)
            shown, others = (offered.title.union(offered.words), *offered.cards), tuple(offered.fists)
        else:
            return found
        tips = {tip.spot for tip in marks.tips}
        about = [(spot, at) for spot, at in self.told_of(view, marks).items() if spot in tips]
        if tuple(stage) in found and all(stage.contains(at) and not isinstance(spot, LandSpot) for spot, at in about):
            weight = found.pop(tuple(stage))
            found |= {tuple(each): weight for each in shown} | {tuple(each): _OTHERS for each in others}
        return found

    def hangs_beside(self, piece: Piece) -> bool:  # noqa: ARG002
        """Tell whether a piece hangs beside the pointer: all do, since the chart is full of small things."""
        return True

    def target(self, view: View, spot: Spot) -> Point:
        """Return the pixel to which a piece flies when it goes to a spot, be the spot there yet or not."""
        match spot:
            case PixelSpot(at):
                return at
            case LandSpot(at):
                return self._on_chart(self.chart.foot(at, self.looked))
            case BankSpot():
                return self.layout.chart.right - _BANK, self.layout.chart.bottom - _BANK
            case DiceSpot():
                return self.war.places.tray.center
            case FallenSpot(seat):
                attacks = view.war is not None and view.war.attacker == seat
                return fallen_at(self.war.places, 1 if attacks else -1)
            case FistSpot(seat):
                order = list(view.table.seats_from(view.leonardo))
                return self.auction.places(view).fists[order.index(seat)].center
            case TrackSpot():
                return self.layout.track.center
        found = self.spots(view)
        if spot in found:
            return found[spot].center
        if isinstance(spot, _SEAT_THINGS):
            panel = SeatSpot(spot.seat if not isinstance(spot, LeonardoSpot) else view.leonardo)
            return found[panel].center if panel in found else self.layout.tray.center
        if is_on(view):
            return self.auction.rect.center
        return self.layout.designs.center

    @property
    def looked(self) -> Eye:
        """How the chart is looked at."""
        return self._chart_of(self.eye)

    def _chart_of(self, eye: Hashable) -> Eye:
        """Return how the chart is looked at, be the list of lands open beside it or not."""
        seen = eye.chart if isinstance(eye, Listing | Unveiled) else eye
        return seen if isinstance(seen, Eye) else self.chart.whole

    def _through(self, chart: Eye) -> Hashable:
        """Return how the table is looked at when the chart is looked at so."""
        return evolve(self.eye, chart=chart) if isinstance(self.eye, Listing | Unveiled) else chart

    def _on_chart(self, at: Point) -> Point:
        """Return the pixel of the chart next to one that may lie beside it."""
        rect = self.layout.chart
        return min(max(at[0], rect.left), rect.right - 1), min(max(at[1], rect.top), rect.bottom - 1)

    def sprite(self, piece: Piece, scale: float = 1.0) -> Sprite:
        """Return a piece `scale` times as large as it usually is in the air."""
        return make_sprite(self.brush, piece, scale)

    def card_places(self, *, low: bool = False) -> list[Rect]:
        """Return where a card that tells of the table may lie: over the chart at its right, or at its left."""
        return places_over(self.layout.sea, self.brush, low=low)

    def hint_place(self, marked: Sequence[Rect], dialog: Rect | None, asking: Rect | None = None) -> tuple[Rect, bool]:
        """Return where the card of a hint lies: beside the chart, where it would lie over lands that it speaks of."""
        place, low = super().hint_place(marked, dialog, asking)
        if dialog is not None or asking is not None or not hidden(place, marked):
            return place, low
        return min((place, low), (self._beside_chart, False), key=lambda each: _most_hidden(each[0], marked))

    @property
    def _beside_chart(self) -> Rect:
        """Where designs and archive lie, and a little of the chart where these are narrow."""
        layout = self.layout
        wide = max(layout.designs.width, _CARD)
        return Rect(layout.designs.right - wide, layout.designs.top, wide, layout.designs.height)

    @property
    def foot(self) -> Rect:
        """One's own tray, and more above it where that is low."""
        return foot_with(self.layout.tray)

    def seen_closely(self, view: View, spot: Spot) -> Spot | None:
        """Return the card at a spot, if one lies there."""
        return spot if closely.card_at(view, spot) is not None else None

    def zoom(self, surface: Surface, view: View, spot: Spot) -> Rect | None:
        """Draw the card at a spot large, over the darkened table; return where, or none if none lies there."""
        return closely.draw(self.brush, surface, view, spot)

    # how the chart is looked at

    def closer(self, at: Point, turns: int) -> Hashable:
        """Return how the chart is seen by so many turns of the wheel, where it or its list lies under the mouse."""
        if isinstance(self.eye, Listing) and self.list.rect.collidepoint(at):
            return self.list.scrolled(self.eye, -_LINES * turns)
        if not self.layout.chart.collidepoint(at):
            return None
        return self._through(self.looked.closer(at, STEP**turns))

    def counter_at(self, view: View, point: Point, marks: Marks) -> Spot | None:
        """Return a button that counts the force on whose number of the slip a pixel is."""
        return self.slip.counter_at(view, marks, point)

    def drawn(self, start: Point, end: Point) -> Hashable:
        """Return how the chart is seen when it was drawn along."""
        if not self.layout.chart.collidepoint(start) or self.looked == self.chart.whole:
            return None
        return self._through(self.looked.moved(end[0] - start[0], end[1] - start[1]))

    def following(self, view: View, spot: Spot) -> Hashable:
        """Return how chart and list are seen so that a territory is to be seen that the keyboard is at."""
        if not isinstance(spot, LandSpot):
            return None
        seen = self._through(self.looked.showing(self._told_at(spot.at)))
        return self.list.showing(view, seen, spot.at) if isinstance(seen, Listing) else seen

    def _told_at(self, at: Territory) -> Rect:
        """Return where a territory is to be seen: all of it, or what stands there where it is larger than the chart."""
        eye = self.looked
        whole = lands(eye).around(at)
        if whole.width <= eye.rect.width and whole.height <= eye.rect.height:
            return whole
        high = 2 * self.chart.figure(eye)
        return around(self.chart.foot(at, eye), 2 * high, high)

    def put_away(self, done: Action | None = None) -> Hashable:
        """Return how the table is seen without the list of lands, if that lies open, or with the stage again.

        Where nothing is done, all of the chart is seen once more, if only a part of it is.

        It stays while infantry are recruited one by one; after anything else the archive below it may be needed.
        """
        if isinstance(self.eye, Unveiled):
            return self.eye.chart
        if isinstance(self.eye, Listing):
            return None if isinstance(done, Recruit) else self.eye.chart
        return self.chart.whole if done is None and self.looked != self.chart.whole else None

    def ahead(self, view: View) -> Iterator[Callable[[], object]]:
        """Yield the work of drawing the table for the first time."""
        yield places
        yield from super().ahead(view)
        yield from FeastStage(self.brush, self.layout.sea).ahead()


def _drawing(part: Part, view: View, marks: Marks) -> Callable[[Surface], None]:
    """Return how a part is drawn as it stands now."""
    return lambda surface: part.draw(surface, view, marks)


def _most_hidden(place: Rect, marked: Sequence[Rect]) -> float:
    """Return which part is hidden of what is hidden most."""
    return max(hidden(place, [each]) / (each.width * each.height) for each in marked)


class _Upon:
    """What lies over the chart: the slip and the two stages."""

    def __init__(self, *things: Slip | AuctionStage | WarStage) -> None:
        self._things = things

    @property
    def parts(self) -> Sequence[Part]:
        return [part for thing in self._things for part in thing.parts]

    def lay_ground(self, surface: Surface) -> None:
        """Lay nothing: what lies over the chart comes and goes."""

    def retouched(self, view: View, marks: Marks) -> Iterator[Stroke]:
        """Yield what lies over the chart, if anything does."""
        for part in self.parts:
            region = part.region(view, marks)
            if region.width:
                yield Stroke(region, ("upon", part.content(view, marks)), _drawing(part, view, marks))

    def content(self, view: View, marks: Marks) -> Hashable:
        """Return all that the spots depend on."""
        return tuple(thing.content(view, marks) for thing in self._things)

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield the spots of each."""
        for thing in self._things:
            yield from thing.spots(view, marks)
