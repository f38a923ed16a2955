"""What stands on the square, as it is seen: blocks with masters, portraits and coins, and what a winner gets."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import cache, partial
from typing import Final

import pygame
from attrs import evolve, field, frozen
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.points import Point
from leonardo.app.kit.seats import PAINT, PlayerStyle, SeatColour, master, portrait
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, VERMILION, Colour, luminance, mix
from leonardo.app.kit.tween import ease_out
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.feast.timeline import Entrance
from leonardo.app.table.looks.shine import rays, shine
from leonardo.app.table.results.outcome import Outcome
from leonardo.app.table.results.podium import course
from leonardo.app.table.results.podium.block import Block, Crowning, Figure, Mover, dropping, kept
from leonardo.app.table.results.podium.ceremony import Makers, Shown
from leonardo.app.table.results.podium.course import Climb
from leonardo.app.table.results.podium.piles import PLINTH, TOP, pile, stamped, stone
from leonardo.app.table.results.podium.places import BEFORE, LINE, PORTRAIT, Places
from leonardo.app.table.results.podium.plan import PodiumPlan, climbed
from leonardo.app.table.results.podium.sheets import ribbon_alone

_LAUREL: Final = 330
_RAYS: Final = 1000
_LIGHT: Final = 360  # units across the laurel, the rays, and the light in their middle
_OVER_DOME: Final = 30  # how much of the light, of 255, lies over the dome, which it comes from behind of
_COARSE: Final = 2  # how many times smaller the dome is drawn that is kept clear of it, so that its edge is soft


def light(page: Kit, middle: Point, dome: Sequence[tuple[float, float]]) -> Exhibit:
    """Return the rays behind the master of a winner, with a warm light in the middle; `dome` is the outline of that."""
    px, pictures = page.layout.px, page.pictures
    across = px(_RAYS)
    place = Rect(0, 0, across, across)
    place.center = middle
    picture = rays(pictures, across).copy()
    warm = shine(pictures, px(_LIGHT))
    picture.blit(warm, warm.get_rect(center=picture.get_rect().center))
    if dome:
        picture.blit(_behind(dome, place), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return Exhibit(picture, place)


def _behind(dome: Sequence[tuple[float, float]], place: Rect) -> Surface:
    small = Surface((place.width // _COARSE, place.height // _COARSE), pygame.SRCALPHA)
    small.fill((255, 255, 255, 255))
    corners = [((x - place.left) / _COARSE, (y - place.top) / _COARSE) for x, y in dome]
    pygame.draw.polygon(small, (255, 255, 255, _OVER_DOME), corners)
    return pygame.transform.smoothscale(small, place.size)


def laurel(page: Kit, middle: Point) -> Exhibit:
    across = page.layout.px(_LAUREL)
    place = Rect(0, 0, across, across)
    place.center = middle
    return Exhibit(page.pictures.get("laurel", place.size).copy(), place)


def banner(page: Kit, place: Rect, outcome: Outcome) -> Exhibit:
    """Return the banner with who has won, and why; many names leave no room for the reason."""
    px = page.layout.px
    picture, around, sheet = ribbon_alone(page, place)
    line = sheet.inflate(-px(48), -px(16))
    painter, won, why = page.painter, outcome.won, outcome.why
    if not painter.fits(won, Face.TITLE_BOLD, 38, line.width):
        painter.draw_wrapped(picture, won, line, Face.TITLE_BOLD, 38, INK, "centre", "middle")
        return Exhibit(picture, around)
    if not why:
        painter.draw(picture, won, line, Face.TITLE_BOLD, 40, INK, "centre")
        return Exhibit(picture, around)
    line.height = line.height * 3 // 5
    painter.draw(picture, won, line, Face.TITLE_BOLD, 38, INK, "centre")
    line.top, line.height = line.bottom, line.height * 2 // 3
    painter.draw(picture, why, line, Face.ITALIC, 23, VERMILION, "centre")
    return Exhibit(picture, around)


_DARK: Final = 0.12  # the luminance of a colour under which it stands before a light sky
_SIZES: Final = 14  # sizes in which it opens, up to its own
_STEPS: Final = 48  # rings in which the sky goes from its middle to its edge
_RIM: Final[Colour] = (214, 164, 62)
_RIM_EDGE: Final[Colour] = (96, 60, 20)
_RIM_WIDE: Final = 0.028  # the gilt rim, its dark edge, and how wide it is in diameters


@frozen
class _Sky:
    """Its colours in the middle and at the edge."""

    middle: Colour
    edge: Colour


_NIGHT: Final = _Sky((44, 72, 124), (14, 24, 58))
_NOON: Final = _Sky((255, 250, 226), (232, 196, 116))


def tondo(pictures: Pictures, colour: SeatColour, across: int) -> Surface:
    """Return it for so many pixels across, for a winner of a colour; kept, so do not draw on it."""
    sky = _NOON if luminance(PAINT[colour]) < _DARK else _NIGHT
    return pictures.made(("tondo", sky, across), lambda: _painted(sky, across))


@frozen(eq=False)
class Opening:
    """The sky of a winner of a colour, so many pixels `across`, that opens from its `middle`."""

    pictures: Pictures
    colour: SeatColour
    across: int
    middle: Point

    def draw(self, surface: Surface, _entrance: Entrance, share: float) -> None:
        """Draw it when so much of its time has passed."""
        size = round(_SIZES * ease_out(share))
        if size:
            shapes.lay_centred(surface, self._sized(size), self.middle)

    def ahead(self) -> Iterator[Callable[[], object]]:
        yield from (partial(self._sized, size) for size in range(1, _SIZES + 1))

    def _sized(self, size: int) -> Surface:
        return tondo(self.pictures, self.colour, max(8, self.across * size // _SIZES))


def _painted(sky: _Sky, across: int) -> Surface:
    rim = max(2.0, across * _RIM_WIDE)
    picture = shapes.disc(across, (*_RIM, 255), (*_RIM_EDGE, 255), max(1.0, rim / 3)).copy()
    middle, reach = picture.get_rect().center, (across - 1) / 2 - rim
    shapes.lay_centred(picture, shapes.disc(round(2 * reach), (*sky.edge, 255), (*_RIM_EDGE, 255), rim / 4), middle)
    for ring in range(_STEPS):
        share = 1 - ring / _STEPS
        pygame.draw.circle(picture, mix(sky.middle, sky.edge, share**1.5), middle, (reach - rim / 2) * share)
    return picture


_NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI")
_NUMERAL: Final = 23
_IN_PLINTH: Final = 0.8
"""Units of the type of the number of a place, which is no larger in heights of the plinth, whatever the size of all
texts."""
_TONDO: Final = 282  # units across the sky whose rim is behind the leaves of the laurel
_GROWS: Final = 6  # in how many sizes a winner grows


@frozen(eq=False)
class Things:
    """All that comes on the square for one arrangement of the window; `dome` is the outline of what stands behind."""

    page: Kit
    plan: PodiumPlan
    outcome: Outcome
    looks: Sequence[PlayerStyle]
    dome: Sequence[tuple[float, float]] = ()
    crowns: bool = True  # whether who has won looks otherwise than the others: that is told last
    places: Places = field(init=False)  # where each of them is

    @places.default
    def _laid(self) -> Places:
        return Places(self.page, self.plan, self.outcome, self.crowns)

    def makers(self) -> Makers:
        """Return what makes each thing, by what it is called in the course of the ceremony."""
        climbing, page = course.climbs(self.outcome.order, self.outcome.finishes), self.page
        makers: dict[Hashable, Callable[[], Shown]] = {
            course.BANNER: partial(banner, page, self.plan.banner, self.outcome)
        }
        alike = evolve(self, crowns=False)
        for seat, climb in climbing.items():
            makers[course.block_of(seat)] = partial(self._shown_block, alike, seat, climb)
            makers[course.numeral_of(seat)] = partial(self._numeral, seat)
            if self.places.wins(seat):
                breast = self.places.breast(seat)
                makers[course.light_of(seat)] = partial(light, page, breast, self.dome)
                makers[course.sky_of(seat)] = partial(self._sky, seat)
                makers[course.figure_of(seat)] = cache(partial(self._figure, alike, seat, climb))
                makers[course.laurel_of(seat)] = partial(laurel, page, breast)
        return makers

    def ahead(self) -> Iterator[Callable[[], object]]:
        """Yield the work of scaling what the blocks are made of, in pieces, from the last seat to the first."""
        page = self.page
        for seat in reversed(self.outcome.order):
            yield partial(self._master, seat)
            yield partial(stone, page, self.plan.steps[seat].size)
            if self.plan.portraits:
                yield partial(self._portrait, seat)
            if self.places.wins(seat):
                yield from self._sky(seat).ahead()

    # ---- a seat's block

    def _shown_block(self, alike: "Things", seat: int, climb: Climb) -> Block | Crowning:
        """Return the block of a seat; that of a winner is `alike` all others at first."""
        block = self.block(seat, climb)
        if not self.places.wins(seat):
            return block
        bare = self._bare(seat, block.whole.place)
        return Crowning(alike.block(seat, climb), block, bare, self._movers(alike, seat))

    def block(self, seat: int, climb: Climb) -> Block:
        front, finish, layout = self.plan.steps[seat], self.outcome.finishes[seat], self.page.layout
        most = max(each.total for each in self.outcome.finishes)
        high = climbed(finish.total, most)

        def lower(counted: float) -> int:
            return round((high - climbed(counted, most)) * layout.k)

        places, token = self.places, self.outcome.token
        piled, coined, added = places.piled(seat), places.coined(seat), places.added(seat)
        way, most_coins = places.piling, max(finish.counted, finish.total)
        return Block(
            climb,
            front.bottom,
            layout.px(PLINTH),
            self._stands(seat),
            lower,
            kept(lambda number: pile(self.page, token.lying, piled.size, way, most_coins, number)),
            piled,
            kept(lambda number: stamped(self.page, token.plain, coined.width, str(number))),
            coined,
            dropping(self.page, Exhibit(stamped(self.page, token.plain, added.width, places.more(seat)), added)),
            not places.on_front(seat),
            places.step(seat),
        )

    def _stands(self, seat: int) -> Exhibit:
        """Return the stone of a seat with all that is fixed to it; a winner's master hops, and is not."""
        front, px = self.plan.steps[seat], self.page.layout.px
        figure = self._master(seat)
        whole = front.inflate(px(8), 0)
        whole.top, whole.height = front.top - figure.get_height(), front.height + figure.get_height()
        picture = Surface(whole.size, pygame.SRCALPHA)
        self._lay_stone(picture, front.move(-whole.left, -whole.top))
        if self.plan.portraits:
            picture.blit(self._portrait(seat), self._hung(seat).move(-whole.left, -whole.top))
        if not self.places.wins(seat):
            standing = self._standing(seat).move(-whole.left, -whole.top)
            picture.blit(self.page.pictures.get("master_shadow", figure.get_size()), standing)
            picture.blit(figure, standing)
        self._write_name(picture, seat, whole)
        return Exhibit(picture, whole)

    def _bare(self, seat: int, whole: Rect) -> Surface:
        picture = Surface(whole.size, pygame.SRCALPHA)
        self._lay_stone(picture, self.plan.steps[seat].move(-whole.left, -whole.top))
        return picture

    def _lay_stone(self, picture: Surface, front: Rect) -> None:
        picture.blit(stone(self.page, front.size), front.move(0, -self.page.layout.px(TOP)))

    def _master(self, seat: int) -> Surface:
        return master(self.page.pictures, self.looks[seat].colour, self.places.tall(seat))

    def _standing(self, seat: int) -> Rect:
        return self.places.standing(seat, self._master(seat).get_width())

    def _portrait(self, seat: int) -> Surface:
        return portrait(self.page.pictures, self.looks[seat], self.places.framed(seat))

    def _hung(self, seat: int) -> Rect:
        return self.places.hung(seat, self._portrait(seat).get_width())

    def _write_name(self, picture: Surface, seat: int, whole: Rect) -> None:
        name, size = self.places.named(seat)
        line = name.move(-whole.left, -whole.top)
        self.page.painter.draw(picture, self.looks[seat].name, line, Face.TITLE_BOLD, size, INK, "centre")

    def _numeral(self, seat: int) -> Exhibit:
        place = self.places.numbered(seat)
        picture = Surface(place.size, pygame.SRCALPHA)
        numeral = _NUMERALS[self.outcome.finishes[seat].place - 1]
        size = min(_NUMERAL, PLINTH * _IN_PLINTH / self.page.painter.scale)
        self.page.painter.draw(picture, numeral, picture.get_rect(), Face.TITLE_BOLD, size, INK, "centre")
        return Exhibit(picture, place)

    # ---- how a winner becomes one

    def _figure(self, alike: "Things", seat: int, climb: Climb) -> Figure:
        """Return the master of a winner, who stands on the block like all others at first."""
        pictures, start, place = self.page.pictures, alike._standing(seat), self._standing(seat)
        heights = (start.height + (place.height - start.height) * step // _GROWS for step in range(1, _GROWS + 1))
        sizes = [master(pictures, self.looks[seat].colour, height) for height in heights]
        start.y += self.places.step(seat)
        return Figure(climb, sizes, pictures.get("master_shadow", place.size), start, place)

    def _sky(self, seat: int) -> Opening:
        page = self.page
        return Opening(page.pictures, self.looks[seat].colour, page.layout.px(_TONDO), self.places.breast(seat))

    def _movers(self, alike: "Things", seat: int) -> Sequence[Mover]:
        """Return what changes its place on the block of a winner: portrait, coins and name."""
        page, look, finish, px = self.page, self.looks[seat], self.outcome.finishes[seat], self.page.layout.px
        before, after = alike.places, self.places
        found = []
        if self.plan.portraits:
            frames = [portrait(page.pictures, look, high) for high in _between(px(PORTRAIT), px(BEFORE))]
            found.append(Mover(frames, alike._hung(seat).center, self._hung(seat).center))
        (line, size), (last, large) = before.named(seat), after.named(seat)
        names = [self._name(look, line.width, high) for high in _between(size, large)]
        found.append(Mover(names, line.center, last.center))
        moved = [(before.coined(seat), after.coined(seat), str(finish.total))]
        if finish.bonus and not after.on_front(seat):
            moved.append((before.added(seat), after.added(seat), after.more(seat)))
        for start, place, text in moved:
            plain = self.outcome.token.plain
            coins = [stamped(page, plain, across, text) for across in _between(start.width, place.width)]
            found.append(Mover(coins, start.center, place.center))
        return found

    def _name(self, look: PlayerStyle, wide: int, size: int) -> Surface:
        line = Surface((wide, self.page.layout.px(2 * LINE)), pygame.SRCALPHA)
        self.page.painter.draw(line, look.name, line.get_rect(), Face.TITLE_BOLD, size, INK, "centre")
        return line


def _between(one: float, other: float) -> list[int]:
    return [round(one + (other - one) * step / (_GROWS - 1)) for step in range(_GROWS)]
