"""What stands on the square, as it is seen: blocks with masters, portraits and coins, and what a winner gets."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import cache, partial
from typing import Final

import pygame
from attrs import evolve, field, frozen
from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.seats import PlayerStyle, master, portrait
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.results.outcome import Outcome
from leonardo.app.table.results.podium import course, honours
from leonardo.app.table.results.podium.block import Block, Crowning, Figure, Mover, kept
from leonardo.app.table.results.podium.ceremony import Makers, Shown
from leonardo.app.table.results.podium.coins import stamped
from leonardo.app.table.results.podium.course import Climb
from leonardo.app.table.results.podium.drop import dropping
from leonardo.app.table.results.podium.piles import pile
from leonardo.app.table.results.podium.places import BEFORE, LINE, PORTRAIT, Places
from leonardo.app.table.results.podium.plan import PodiumPlan, climbed
from leonardo.app.table.results.podium.stone import PLINTH, TOP, stone
from leonardo.app.table.results.podium.tondo import Opening

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
            course.BANNER: partial(honours.banner, page, self.plan.banner, self.outcome)
        }
        alike = evolve(self, crowns=False)
        for seat, climb in climbing.items():
            makers[course.block_of(seat)] = partial(self._shown_block, alike, seat, climb)
            makers[course.numeral_of(seat)] = partial(self._numeral, seat)
            if self.places.wins(seat):
                breast = self.places.breast(seat)
                makers[course.light_of(seat)] = partial(honours.light, page, breast, self.dome)
                makers[course.sky_of(seat)] = partial(self._sky, seat)
                makers[course.figure_of(seat)] = cache(partial(self._figure, alike, seat, climb))
                makers[course.laurel_of(seat)] = partial(honours.laurel, page, breast)
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
