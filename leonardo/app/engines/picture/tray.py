"""One's own walnut at the foot: purse, actions left, what can be built, who would score, the end of the turn."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.engines.buttons import AT_FOOT, price_of
from leonardo.app.engines.moves.choices import COINS
from leonardo.app.engines.moves.in_hand import BUILDINGS, Fist, March
from leonardo.app.engines.picture import pieces
from leonardo.app.engines.picture.layout import TRAY_ROWS, EnginesLayout
from leonardo.app.engines.picture.signs import Sign, draw_sign
from leonardo.app.engines.spots import (
    ActionSpot,
    BuilderSpot,
    CoinSpot,
    ForecastSpot,
    LeonardoSpot,
    PurseSpot,
    ReserveSpot,
)
from leonardo.app.engines.standing import (
    COSTS,
    MOSTS,
    first_points,
    gain,
    holdings,
    in_reserve,
    left_of,
    own_seat,
    price,
    scorers,
    staked,
)
from leonardo.app.kit.brush import NARROW, PLAIN, Brush, Style
from leonardo.app.kit.points import Point
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, Colour
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks import ornaments
from leonardo.app.table.looks.colours import BLOOD, BROWN, ENGRAVED, FAINT_LIGHT, GAIN, LIGHT, LOSS, RICHES, WARM
from leonardo.app.table.looks.plates import draw_button
from leonardo.app.table.motion.counting import signed
from leonardo.app.table.panels.panel import Board, Part, Placed, always
from leonardo.app.table.shown.marks import Marks, PromptButton
from leonardo.app.table.spots import ButtonSpot, SeatSpot
from leonardo.engine.engines.constants import ATTACK_COST, INVASION_COST, Cause, Machine
from leonardo.engine.engines.questions import BidQuestion
from leonardo.engine.engines.view import View

_NAME: Final = Style(Face.TITLE_BOLD, 19, NARROW)
_SUM: Final = Style(Face.BOLD, 46)
_SMALL: Final = Style(Face.BOLD, 17)
_ASIDE: Final = Style(Face.ITALIC, 16)
_WORD: Final = Style(Face.STRONG, 17, (Face.TEXT,))
_COINS: Final = Style(Face.BOLD, 20)
_SHARES: Final = (190, 220, 330, 250, 240, 180)
"""Units of portrait, purse, actions, builder, forecast and end, as they share the tray."""
_LOOKED_AT, _NARROW = (170, 200, 0, 0, 270, 0), 0.5
"""The same where the tray has less than so much of the width of the window, as where nothing is decided."""
_MOST_ENDS: Final = 2  # buttons in the field at the end, which leave no room for the reserve
_BETWEEN: Final = 4  # pixels between what stands in the field at the end
_ACTIONS: Final = (("invade", INVASION_COST), ("attack", ATTACK_COST), ("move", 0))
_BUTTON: Final = 46
_PICTURED: Final = 26
"""How much of what can be built its picture takes, in hundredths of the width."""
_THREE: Final = 2.2
"""How many lines high three lines are at least that lie close to each other."""
_EDGE: Final = 7
"""Pixels between that, its words and the edge."""


@frozen
class _Fields:
    """Where the fields of the tray lie."""

    who: Rect
    purse: Rect
    actions: Rect
    builder: Rect
    forecast: Rect
    end: Rect

    def sunk(self) -> Sequence[Rect]:
        return tuple(field for field in (self.purse, self.actions, self.builder) if field.width)


class Tray(Board):
    """All that lies at the foot."""

    def __init__(self, brush: Brush, layout: EnginesLayout) -> None:
        self.rect = layout.tray
        self.brush = brush.yielding(lambda larger: TRAY_ROWS * larger.line(PLAIN) <= self.rect.height)
        pad = max(4, self.brush.px(8))
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        shares = _LOOKED_AT if self.rect.width < _NARROW * layout.size[0] else _SHARES
        left, found = float(inner.left), []
        for share in shares:
            wide = (inner.width - pad * (sum(map(bool, shares)) - 1)) * share / sum(shares)
            found.append(Rect(round(left), inner.top, round(wide), inner.height))
            left += wide + pad * bool(share)
        self.fields = _Fields(*found)

    @property
    def parts(self) -> Sequence[Part]:
        """The wood, and the fields on it."""
        fields = self.fields
        found = (
            (fields.who, self._who_content, self._who),
            (fields.purse, self._purse_content, self._purse),
            (fields.actions, self._actions_content, self._actions),
            (fields.builder, self._builder_content, self._builder),
            (fields.forecast, self._forecast_content, self._forecast),
            (fields.end, self._end_content, self._end),
        )
        ground = Part(always(self.rect), lambda _view, _marks: None, self._ground)
        return (ground, *(Part(always(field), content, draw) for field, content, draw in found if field.width))

    def content(self, view: View, marks: Marks) -> Hashable:
        """Return all that the spots depend on."""
        return own_seat(view), view.leonardo, self._bids(view), self._ends(marks)

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield what can be pressed."""
        seat, fields = own_seat(view), self.fields
        yield SeatSpot(seat), fields.who
        yield PurseSpot(seat), self._sum_place
        if self._bids(view):
            yield from ((CoinSpot(florins), place) for florins, place in self._coins())
        if fields.actions.width:
            yield from ((ActionSpot(what), place) for (what, _), place in zip(_ACTIONS, self._wells(), strict=True))
            yield from ((BuilderSpot(what), place) for what, place in zip(BUILDINGS, self._shelves(), strict=True))
            yield ReserveSpot(), self._reserve_place
        yield ForecastSpot(), fields.forecast
        if view.leonardo == seat:
            yield LeonardoSpot(), self._leonardo_place
        yield from ((ButtonSpot(button.key), place) for button, place in self._ends_placed(marks))

    def _ground(self, surface: Surface, _view: View, _marks: Marks) -> None:
        brush = self.brush
        surface.blit(brush.pictures.cover("workshop_wood", self.rect.size), self.rect)
        for field in self.fields.sunk():
            brush.inset(surface, field)

    # who

    @property
    def _leonardo_place(self) -> Rect:
        who = self.fields.who
        side = min(who.height // 2, self.brush.px(70))
        return Rect(who.right - side * 3 // 4, who.bottom - side, side * 3 // 4, side)

    @property
    def _portrait(self) -> Rect:
        who = self.fields.who
        return Rect(who.left, who.top, min(who.width * 46 // 100, who.height * 8 // 10), who.height)

    @property
    def named(self) -> Rect:
        """Where the name stands, beside the portrait."""
        who, left = self.fields.who, self._portrait.right + self.brush.px(8)
        return Rect(left, who.top, who.right - left, self.brush.line(_NAME))

    def _who_content(self, view: View, _marks: Marks) -> Hashable:
        seat = own_seat(view)
        return seat, view.players[seat].points, view.leonardo == seat

    def _who(self, surface: Surface, view: View, _marks: Marks) -> None:
        brush, who, seat = self.brush, self.fields.who, own_seat(view)
        ornaments.portrait(brush, surface, self._portrait, seat)
        named = self.named
        left, line = named.left, named.height
        brush.write(surface, brush.looks[seat].name, named.midleft, _NAME, LIGHT, room=named.width)
        side = min(who.height - line, who.right - left, brush.px(84))
        at = left + side // 2, who.top + line + (who.height - line) // 2
        brush.stamp(surface, "laurel", at, side)
        style = Style(Face.BOLD, side * 0.46 / brush.layout.k / brush.painter.scale)
        brush.write(surface, str(view.players[seat].points), at, style, RICHES, align="centre", shade=True)
        if view.leonardo == seat:
            brush.stamp(surface, "leonardo", self._leonardo_place.center, self._leonardo_place.height)

    # the purse

    @property
    def _sum_place(self) -> Rect:
        purse = self.fields.purse
        return Rect(purse.left, purse.top, purse.width, purse.height * 6 // 10)

    def _bids(self, view: View) -> bool:
        return isinstance(view.question, BidQuestion) and bool(view.options)

    def _coins(self) -> Iterator[tuple[int, Rect]]:
        """The coins that a bid is made of, under the sum."""
        purse, upper = self.fields.purse, self._sum_place
        room = Rect(purse.left, upper.bottom, purse.width, purse.bottom - upper.bottom).inflate(-8, -6)
        step = room.width // len(COINS)
        side = min(room.height, step - 4)
        for number, florins in enumerate(COINS):
            place = Rect(0, 0, side, side)
            place.center = room.left + step * number + step // 2, room.centery
            yield florins, place

    def _purse_content(self, view: View, marks: Marks) -> Hashable:
        seat = own_seat(view)
        count, laid = marks.count(PurseSpot(seat), view.players[seat].florins), marks.laid
        composed = laid if isinstance(laid, March | Fist) else None
        return seat, count, marks.cost, staked(view), self._bids(view), composed, tuple(self._owned(view))

    def _purse(self, surface: Surface, view: View, marks: Marks) -> None:
        brush, seat, place = self.brush, own_seat(view), self._sum_place
        count, laid = marks.count(PurseSpot(seat), view.players[seat].florins), marks.laid
        side = min(place.height - 6, brush.px(74), place.width // 3)
        brush.stamp(surface, "purse_open", (place.left + side // 2 + 6, place.centery), round(side * count.swell))
        bids = isinstance(laid, Fist) and laid.florins > 0
        at = place.left + side + brush.px(14), place.centery - bids * brush.line(_SMALL) // 2
        units = min(_SUM.units, place.height * 0.8 / brush.layout.k / brush.painter.scale)
        style = brush.alike([("000", place.right - at[0] - 8)], Style(Face.BOLD, units))
        brush.write(surface, str(count.shown), at, style, RICHES, shade=True)
        if isinstance(laid, Fist) and bids:
            told = tr("engines.picture.after", cost=laid.florins, count=count.shown - laid.florins)
            low = at[0], place.centery + brush.line(_SMALL) * 3 // 4
            brush.write(surface, told, low, _SMALL, LIGHT, room=place.right - at[0] - 4)
        if self._bids(view):
            self._draw_coins(surface)
            return
        foot = Rect(place.left, place.bottom, place.width, self.fields.purse.bottom - place.bottom)
        at = foot.centerx, foot.centery
        cost = marks.cost or (price_of(laid) if isinstance(laid, March) else 0)
        if cost:
            told = tr("engines.picture.after", cost=cost, count=count.shown - cost)
            colour = LIGHT if cost <= count.shown else LOSS
            brush.write(surface, told, at, _SMALL, colour, align="centre", room=foot.width - 10)
        elif stake := staked(view):
            said = [
                tr(f"engines.picture.{key}", cost=stake, count=count.shown - stake) for key in ("if_taken", "after")
            ]
            told = next((each for each in said if brush.width(each, _SMALL) <= foot.width - 10), said[-1])
            brush.write(surface, told, at, _SMALL, LIGHT, align="centre", room=foot.width - 10)
        elif count.change:
            told = signed(count.change)
            brush.write(surface, told, at, _SMALL, GAIN if count.change > 0 else LOSS, align="centre")
        else:
            self._draw_owned(surface, view, foot)

    def _draw_owned(self, surface: Surface, view: View, foot: Rect) -> None:
        """Draw what the others show on their panels, too: territories, castles, and the points of the round so far."""
        brush, owned = self.brush, self._owned(view)
        wide = (foot.width - 2 * _EDGE) // len(owned)
        side = min(foot.height - 4, round(brush.line(_COINS) * 1.2), wide // 2)
        style = brush.alike([(much, wide - side - 4) for _, much in owned], _COINS)
        for number, (sign, much) in enumerate(owned):
            place = Rect(foot.left + _EDGE + number * wide, foot.centery - side // 2, side, side)
            draw_sign(brush, surface, place, sign)
            brush.write(surface, much, (place.right + 3, place.centery), style, LIGHT)

    def _owned(self, view: View) -> Sequence[tuple[Sign, str]]:
        seat = own_seat(view)
        held = holdings(view, seat)
        found = [(Sign.LANDS, str(held.lands)), (Sign.CASTLES, str(held.castles))]
        if view.round:
            found.append((Sign.GAIN, tr("table.change.more", count=gain(view, seat))))
        return found

    def _draw_coins(self, surface: Surface) -> None:
        brush = self.brush
        for florins, place in self._coins():
            surface.blit(brush.pictures.get(f"engines_coin_{florins}", place.size), place)
            units = place.height * 0.4 / brush.layout.k / brush.painter.scale
            brush.write(surface, str(florins), place.center, Style(Face.BOLD, units), ENGRAVED, align="centre")

    # the actions that are left

    def _wells(self) -> Sequence[Rect]:
        field = self.fields.actions
        wide = field.width // len(_ACTIONS)
        return [Rect(field.left + number * wide, field.top, wide, field.height) for number in range(len(_ACTIONS))]

    def _actions_content(self, view: View, _marks: Marks) -> Hashable:
        return tuple(left_of(view, own_seat(view)).items()), view.turn is not None and view.turn.seat == own_seat(view)

    def _actions(self, surface: Surface, view: View, _marks: Marks) -> None:
        brush, left = self.brush, left_of(view, own_seat(view))
        rooms = [
            (tr(f"engines.action.{what}"), place.width - 8)
            for (what, _), place in zip(_ACTIONS, self._wells(), strict=True)
        ]
        style = brush.alike(rooms, _WORD)
        for (what, cost), place in zip(_ACTIONS, self._wells(), strict=True):
            line = brush.line(style)
            brush.write(
                surface,
                tr(f"engines.action.{what}"),
                (place.centerx, place.top + line * 7 // 10),
                style,
                LIGHT,
                align="centre",
            )
            side = min((place.width - 12) // 3, place.height - round(2.6 * line))
            for number in range(3):
                at = place.centerx + (number - 1) * (side + 2), place.centery
                there = number < left[what]
                brush.stamp(surface, f"engines_{'disc' if there else 'spent'}_{what}", at, side)
            at = place.centerx, place.bottom - line * 7 // 10
            if cost:
                wide = self._priced(surface, cost, None, WARM).width
                self._priced(surface, cost, (at[0] - wide // 2, at[1]), WARM)
            else:
                free = tr("engines.picture.nothing")
                brush.write(surface, free, at, _ASIDE, WARM, align="centre", room=place.width - 6)

    def _priced(self, surface: Surface, florins: int, at: Point | None, ink: Colour) -> Rect:
        """Draw a coin and how many florins something costs, from a pixel on; only measure it where that is not said."""
        brush, coin = self.brush, round(self.brush.line(_ASIDE) * 0.8)
        gap, wide = max(2, brush.px(4)), brush.width(str(florins), _ASIDE)
        if at is not None:
            brush.stamp(surface, "florin_blank", (at[0] + coin // 2, at[1]), coin)
            brush.write(surface, str(florins), (at[0] + coin + gap, at[1]), _ASIDE, ink)
        left, middle = at or (0, 0)
        return Rect(left, middle - coin // 2, coin + gap + wide, coin)

    # the builder

    def _shelves(self) -> Sequence[Rect]:
        field = self.fields.builder
        wide, high = field.width // 2, field.height // 2
        return [
            Rect(field.left + (number % 2) * wide, field.top + (number // 2) * high, wide, high).inflate(-4, -4)
            for number in range(len(BUILDINGS))
        ]

    def _builder_content(self, view: View, marks: Marks) -> Hashable:
        seat = own_seat(view)
        player = view.players[seat]
        lifted = tuple(what for what in BUILDINGS if marks.ghosts(BuilderSpot(what)))
        return player.tank, player.plane, view.leonardo == seat, lifted, view.firsts

    def _builder(self, surface: Surface, view: View, _marks: Marks) -> None:
        brush, seat = self.brush, own_seat(view)
        player = view.players[seat]
        machines = {machine.value: (machine, player.design(machine)) for machine in Machine}
        shelves = self._shelves()
        side = min(min(place.height - 4, place.width * _PICTURED // 100) for place in shelves)
        room = min(place.width for place in shelves) - side - 2 * _EDGE
        style = brush.alike([(tr(f"engines.building.{what}"), room) for what in BUILDINGS], _WORD)
        for what, place in zip(BUILDINGS, shelves, strict=True):
            machine, design = machines.get(what, (None, None))
            known = machine is None or design is not None
            foot = place.left + side // 2 + 3, place.centery + side * 2 // 5
            if machine is not None:
                pieces.machine(brush, surface, design or machine, foot, round(side * 0.8), alpha=255 if known else 110)
            else:
                pieces.castle(brush, surface, 1 if what == "castle" else 2, foot, round(side * 0.8))
            left, right = place.left + side + _EDGE, place.left + side + _EDGE + room
            florins = price(view, seat, COSTS[what])
            beside = room - self._priced(surface, florins, None, WARM).width - _EDGE
            low = place.height < _THREE * brush.line(style)
            below = what == "castle" and not self._end_told(beside) and not low
            rows = self._rows(place, brush.line(style), below=below)
            brush.write(
                surface,
                tr(f"engines.building.{what}"),
                (left, rows[0]),
                style,
                LIGHT if known else FAINT_LIGHT,
                room=room,
            )
            ink = WARM if known else FAINT_LIGHT
            paid = self._priced(surface, florins, (left, rows[1]), ink)
            points = first_points(view, what) if machine is not None and known else 0
            gained = tr("table.change.more", count=points)
            if below:
                told = self._end_told(room) or tr("engines.picture.ends.briefly")
                brush.write(surface, told, (left, rows[-1]), _ASIDE, ink, room=room)
            elif what == "castle":
                brush.write(surface, self._end_told(beside), (right, rows[1]), _ASIDE, ink, align="right")
            if points and paid.right + _EDGE + brush.width(gained, _SMALL) <= right:
                brush.write(surface, gained, (right, paid.centery), _SMALL, RICHES, align="right")

    def _rows(self, place: Rect, line: int, *, below: bool) -> Sequence[int]:
        """Return the heights of the name, of the price, and `below` these of one more line."""
        if not below:
            return place.centery - line // 2, place.centery + line // 2
        step = min(line, place.height // 3)
        return place.centery - step, place.centery, place.centery + step

    def _end_told(self, room: int) -> str:
        """Return in how many words there is room to say that a castle ends the turn (rule 7.11); none in too little."""
        told = [tr(f"engines.picture.ends.{length}") for length in ("fully", "briefly")]
        return next((each for each in told if self.brush.width(each, _ASIDE) <= room), "")

    # who would score

    def _forecast_content(self, view: View, _marks: Marks) -> Hashable:
        return tuple(tuple(scorers(view, cause)) for cause in MOSTS), bool(view.round)

    def _forecast(self, surface: Surface, view: View, _marks: Marks) -> None:
        brush, field = self.brush, self.fields.forecast
        brush.sheet(surface, field.inflate(-6, -6), gilt=False)
        inner = field.inflate(-brush.px(26), -brush.px(16))
        rows = len(MOSTS) + 1
        line = inner.height / rows
        style = Style(Face.STRONG, min(16.5, line * 0.86 / brush.layout.k / brush.painter.scale), (Face.TEXT,))
        middle = inner.centerx, round(inner.top + line / 2)
        brush.write(
            surface,
            tr("engines.picture.forecast"),
            middle,
            Style(Face.BOLD, style.units, (Face.TEXT,)),
            INK,
            align="centre",
            room=inner.width,
        )
        for number, cause in enumerate(MOSTS, 1):
            y = round(inner.top + line * (number + 0.5))
            found = scorers(view, cause) if view.round else []
            word = tr(f"engines.forecast.{cause.value}")
            least = brush.painter.letters(Face.TEXT, brush.painter.smallest).width(word)
            wide = self._score_marks(surface, found, (inner.right, y), round(line), inner.width - least - 6)
            if not found:
                dash = (
                    tr("engines.picture.nobody") if view.round and cause is not Cause.PERFECT_CITIES else "\N{EN DASH}"
                )
                wide = brush.write(
                    surface, dash, (inner.right, y), _ASIDE, BROWN, align="right", room=inner.width // 2
                ).width
            brush.write(
                surface,
                word,
                (inner.left, y),
                style,
                BROWN,
                room=inner.width - wide - 6,
            )

    def _score_marks(self, surface: Surface, found: Sequence[tuple[int, int]], end: Point, line: int, room: int) -> int:
        """Draw the shields of those who would score with their points, up to an `end`; return how wide they are.

        Where they have no `room` one by one, shields of equal points lie over one another before their points.
        """
        brush, (right, y), style = self.brush, end, Style(Face.BOLD, 16.5)
        side = max(12, min(round(line * 0.92), round(brush.line(style) * 1.2)))
        groups, step = [(points, [seat]) for seat, points in found], side
        if self._scores_wide(groups, style, side) > room:
            alike = dict.fromkeys(points for _, points in found)
            groups = [(points, [seat for seat, each in found if each == points]) for points in alike]
            spare = room - self._scores_wide(groups, style, side)
            step = max(side // 3, min(side, spare // max(1, len(found) - len(groups))))
        for points, seats in reversed(groups):
            told = brush.write(surface, tr("table.change.more", count=points), (right, y), style, BLOOD, align="right")
            first = told.left - 2 - side // 2 - step * (len(seats) - 1)
            for number, seat in enumerate(seats):
                brush.stamp(surface, f"shield_{brush.colour(seat)}", (first + step * number, y), side)
            right = first - side // 2 - 3
        return end[0] - right

    def _scores_wide(self, groups: Sequence[tuple[int, Sequence[int]]], style: Style, side: int) -> int:
        """Return how wide points are with a shield before each."""
        return sum(self.brush.width(tr("table.change.more", count=points), style) + side + 5 for points, _ in groups)

    # the end of the turn

    def _ends(self, marks: Marks) -> tuple[PromptButton, ...]:
        buttons = marks.prompt.buttons if marks.prompt is not None else ()
        return tuple(button for button in buttons if button.key in AT_FOOT)

    def _ends_placed(self, marks: Marks) -> Iterator[tuple[PromptButton, Rect]]:
        """Yield the buttons that end what one is at, the expected one at the foot, always in the same place."""
        place = self._end_place
        for number, button in enumerate(reversed(self._ends(marks))):
            yield button, place.move(0, -number * (place.height + _BETWEEN))

    @property
    def _end_place(self) -> Rect:
        end = self.fields.end
        high = min(max(36, self.brush.px(_BUTTON)), (end.height - _BETWEEN) // 2)
        return Rect(end.left, end.bottom - high, end.width, high)

    @property
    def _reserve_place(self) -> Rect:
        end = self.fields.end
        return Rect(end.left, end.top, end.width, end.height - self._end_place.height - _BETWEEN)

    def _end_content(self, view: View, marks: Marks) -> Hashable:
        return own_seat(view), in_reserve(view, own_seat(view)), self._ends(marks)

    def _end(self, surface: Surface, view: View, marks: Marks) -> None:
        if len(self._ends(marks)) < _MOST_ENDS:
            self._draw_reserve(surface, view)
        for button, place in self._ends_placed(marks):
            draw_button(self.brush, surface, place, button)

    def _draw_reserve(self, surface: Surface, view: View) -> None:
        brush, place, seat = self.brush, self._reserve_place, own_seat(view)
        high = min(place.height, brush.px(74))
        pieces.infantry(
            brush, surface, brush.looks[seat].colour, (place.left + high // 2, place.centery + high // 2), high
        )
        at = place.left + high + brush.px(6)
        line = brush.line(_COINS)
        brush.write(surface, str(in_reserve(view, seat)), (at, place.centery - line // 2), _COINS, FAINT_LIGHT)
        told = tr("engines.picture.reserve")
        brush.write(surface, told, (at, place.centery + line // 2), _ASIDE, WARM, room=place.right - at)
