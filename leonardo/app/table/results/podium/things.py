"""What stands on the square, as it is seen: steps with masters and portraits, coins that are counted, the laurel."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import cache, partial
from typing import Final

import pygame
from attrs import evolve, frozen
from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.seats import Look, master, portrait
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, VERMILION
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.looks.colours import ENGRAVED
from leonardo.app.table.looks.shine import rays, shine
from leonardo.app.table.results.outcome import Outcome
from leonardo.app.table.results.podium import course
from leonardo.app.table.results.podium.block import Block, Crowning, Figure, Mover, kept
from leonardo.app.table.results.podium.ceremony import Makers, Shown
from leonardo.app.table.results.podium.course import Climb
from leonardo.app.table.results.podium.drop import dropping
from leonardo.app.table.results.podium.piles import Piling, pile, piling
from leonardo.app.table.results.podium.plan import AHEAD, PodiumPlan, climbed
from leonardo.app.table.results.podium.sheets import ribbon_alone
from leonardo.app.table.results.podium.stone import PLINTH, TOP, carved, stone
from leonardo.app.table.results.podium.tondo import Opening

_NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI")
_MASTER: Final = 134
_WINNER: Final = 222
"""Units of a master with its hat: those of the others, and that of a winner."""
_PORTRAIT: Final = 108
_BEFORE: Final = 92
_COIN: Final = 60
_WINNERS_COIN: Final = 78
"""Units of a portrait on a block and of a winner's before it, and across the coins with a total."""
_TOTAL: Final = 95
"""Units from the upper edge of a winner's block down to the middle of the coin with its total."""
_ADDED: Final = 46
"""Units across the small coin that tells what was added."""
_LEAST_COIN: Final = 36
"""Pixels across a coin with a number."""
_FEW, _MANY = 0.5, 0.42
"""How high the type on a coin is, in widths of the coin, for up to two characters and for more."""
_CORNICE: Final = 12
_PILES, _HIGHEST_PILES = 42, 48
"""Units of the moulding along the top of a block, and of the piles above its plinth, at least and at most."""
_LINE: Final = 30
_UNDER: Final = 3
"""Units of the line with a name under the moulding, or, of a winner, above the piles, and of the gap over it."""
_SIDE: Final = 14
"""Units that are kept free beside the piles and the coin with what was added."""
_EMBLEM: Final = 84
_LEAST_EMBLEM: Final = 40
"""Units of a sign that is carved into a front, at most and at least."""
_LAUREL: Final = 330
_BREAST: Final = 0.48
"""Where the middle of laurel and light is, in heights of the figure from its feet."""
_RAYS: Final = 1000
_LIGHT: Final = 360
_TONDO: Final = 282
"""Units across the laurel, the rays, the light in their middle, and the sky whose rim is behind the leaves."""
_OVER_DOME: Final = 30
"""How much of the light, of 255, lies over the dome, which it comes from behind of."""
_COARSE: Final = 2
"""How many times smaller the dome is drawn that is kept clear of it, so that its edge is soft."""
_NAME: Final = 26
_WINNERS_NAME: Final = 32
_NUMERAL: Final = 23
_IN_PLINTH: Final = 0.8
_GROWS: Final = 6
"""Units of the type of a name, also of a winner's, and of the number of a place, which is no larger in heights of the
plinth, whatever the size of all texts; and in how many sizes a winner grows."""


@frozen(eq=False)
class Things:
    """All that comes on the square for one arrangement of the window; `dome` is the outline of what stands behind."""

    page: Kit
    plan: PodiumPlan
    outcome: Outcome
    looks: Sequence[Look]
    dome: Sequence[tuple[float, float]] = ()
    crowns: bool = True
    """Whether who has won looks otherwise than the others: that is told last."""

    def makers(self) -> Makers:
        """Return what makes each thing, by what it is called in the course of the ceremony."""
        climbing = course.climbs(self.outcome.order, self.outcome.finishes)
        makers: dict[Hashable, Callable[[], Shown]] = {course.BANNER: self._banner}
        alike = evolve(self, crowns=False)
        for seat, climb in climbing.items():
            makers[course.block_of(seat)] = partial(self._shown_block, alike, seat, climb)
            makers[course.numeral_of(seat)] = partial(self._numeral, seat)
            if self._wins(seat):
                makers[course.light_of(seat)] = partial(self._light, seat)
                makers[course.sky_of(seat)] = partial(self._sky, seat)
                makers[course.figure_of(seat)] = cache(partial(self._figure, alike, seat, climb))
                makers[course.laurel_of(seat)] = partial(self._laurel, seat)
        return makers

    def ahead(self) -> Iterator[Callable[[], object]]:
        """Yield the work of scaling what the blocks are made of, in pieces, from the last seat to the first."""
        page, px = self.page, self.page.layout.px
        for seat in reversed(self.outcome.order):
            yield partial(master, page.pictures, self.looks[seat].colour, px(self._tall(seat)))
            yield partial(stone, page, self.plan.steps[seat].size)
            if self.plan.portraits:
                yield partial(portrait, page.pictures, self.looks[seat], px(self._framed(seat)))
            if self._wins(seat):
                yield from self._sky(seat).ahead()

    # ---- a seat's block

    def _wins(self, seat: int) -> bool:
        return self.crowns and self.outcome.finishes[seat].place == 1

    def _tall(self, seat: int) -> int:
        """Return the units of the master of a seat."""
        return _WINNER if self._wins(seat) else _MASTER

    def _framed(self, seat: int) -> int:
        """Return the units of its portrait."""
        return _BEFORE if self._wins(seat) else _PORTRAIT

    def _shown_block(self, alike: "Things", seat: int, climb: Climb) -> Block | Crowning:
        """Return the block of a seat; that of a winner is `alike` all others at first."""
        block = self._block(seat, climb)
        if not self._wins(seat):
            return block
        bare = self._bare(seat, block.whole.place)
        return Crowning(alike._block(seat, climb), block, bare, alike._emblem(seat), self._movers(alike, seat))

    def _bare(self, seat: int, whole: Rect) -> Surface:
        """Return the stone of a seat on a sheet as large as all that is fixed to it."""
        picture = Surface(whole.size, pygame.SRCALPHA)
        self._lay_stone(picture, self.plan.steps[seat].move(-whole.left, -whole.top))
        return picture

    def _movers(self, alike: "Things", seat: int) -> Sequence[Mover]:
        """Return what changes its place on the block of a winner: portrait, coins and name."""
        px, page, look, finish = self.page.layout.px, self.page, self.looks[seat], self.outcome.finishes[seat]
        steps = [number / (_GROWS - 1) for number in range(_GROWS)]

        def between(one: float, other: float) -> list[int]:
            return [round(one + (other - one) * step) for step in steps]

        found = []
        if self.plan.portraits:
            frames = [portrait(page.pictures, look, high) for high in between(px(_PORTRAIT), px(_BEFORE))]
            start, place = alike._hung(seat), self._hung(seat)
            found.append(Mover(frames, start.center, place.center))
        (line, size), (last, large) = alike._named(seat), self._named(seat)
        names = [self._name(look, line.width, high) for high in between(size, large)]
        found.append(Mover(names, line.center, last.center))
        moved = [(alike._coined(seat), self._coined(seat), str(finish.total))]
        if finish.bonus and not self._on_front(seat):
            moved.append((alike._added(seat), self._added(seat), self._more(seat)))
        for start, place, text in moved:
            coins = [self._stamped(across, text) for across in between(start.width, place.width)]
            found.append(Mover(coins, start.center, place.center))
        return found

    def _name(self, look: Look, wide: int, size: int) -> Surface:
        """Return the name of a seat by itself, in the middle of a line."""
        line = Surface((wide, self.page.layout.px(2 * _LINE)), pygame.SRCALPHA)
        self.page.painter.draw(line, look.name, line.get_rect(), Face.TITLE_BOLD, size, INK, "centre")
        return line

    def _block(self, seat: int, climb: Climb) -> Block:
        front, finish, layout = self.plan.steps[seat], self.outcome.finishes[seat], self.page.layout
        most = max(each.total for each in self.outcome.finishes)
        high = climbed(finish.total, most)

        def lower(counted: float) -> int:
            return round((high - climbed(counted, most)) * layout.k)

        piled, coined, added = self._piled(seat), self._coined(seat), self._added(seat)
        lying, way, most_coins = self.outcome.token.lying, self._piling, max(finish.counted, finish.total)
        return Block(
            climb,
            front.bottom,
            layout.px(PLINTH),
            self._stands(seat),
            lower,
            kept(lambda number: pile(self.page, lying, piled.size, way, most_coins, number)),
            piled,
            kept(lambda number: self._stamped(coined.width, str(number))),
            coined,
            dropping(self.page, Exhibit(self._stamped(added.width, self._more(seat)), added)),
            not self._on_front(seat),
            self._step(seat),
        )

    def _step(self, seat: int) -> int:
        """Return the pixels by which a seat stands higher than by what it has, since more than that decided."""
        return self.page.layout.px(AHEAD) if self.outcome.finishes[seat].place == 1 and self.plan.decided else 0

    def _stands(self, seat: int) -> Exhibit:
        """Return the stone of a seat with all that is fixed to it; a winner's master hops, and is not."""
        page, front = self.page, self.plan.steps[seat]
        px, pictures = page.layout.px, page.pictures
        figure = master(pictures, self.looks[seat].colour, px(self._tall(seat)))
        whole = front.inflate(px(8), 0)
        whole.top, whole.height = front.top - figure.get_height(), front.height + figure.get_height()
        picture = Surface(whole.size, pygame.SRCALPHA)
        place = front.move(-whole.left, -whole.top)
        self._lay_stone(picture, place)
        if self.plan.portraits:
            shown = portrait(pictures, self.looks[seat], px(self._framed(seat)))
            picture.blit(shown, self._hung(seat).move(-whole.left, -whole.top))
        if not self._wins(seat):
            standing = self._standing(seat).move(-whole.left, -whole.top)
            picture.blit(pictures.get("master_shadow", figure.get_size()), standing)
            picture.blit(figure, standing)
        self._carve(picture, seat, whole)
        return Exhibit(picture, whole)

    def _lay_stone(self, picture: Surface, front: Rect) -> None:
        """Draw a block whose front is there."""
        picture.blit(stone(self.page, front.size), front.move(0, -self.page.layout.px(TOP)))

    def _figure(self, alike: "Things", seat: int, climb: Climb) -> Figure:
        """Return the master of a winner, who stands on the block like all others at first."""
        pictures, start, place = self.page.pictures, alike._standing(seat), self._standing(seat)
        heights = (start.height + (place.height - start.height) * step // _GROWS for step in range(1, _GROWS + 1))
        sizes = [master(pictures, self.looks[seat].colour, height) for height in heights]
        start.y += self._step(seat)
        return Figure(climb, sizes, pictures.get("master_shadow", place.size), start, place)

    def _standing(self, seat: int) -> Rect:
        """Return where the master of a seat stands: in the middle, or beside the portrait or the coin."""
        px, front = self.page.layout.px, self.plan.steps[seat]
        aside = 0 if self._wins(seat) else -px(66) if self.plan.portraits else -front.width // 5
        figure = master(self.page.pictures, self.looks[seat].colour, px(self._tall(seat)))
        return figure.get_rect(midbottom=(front.centerx + aside, front.top - px(4)))

    def _hung(self, seat: int) -> Rect:
        """Return where its portrait is: on the block, or, of a winner, before it."""
        px, front = self.page.layout.px, self.plan.steps[seat]
        place = portrait(self.page.pictures, self.looks[seat], px(self._framed(seat))).get_rect()
        if self._wins(seat):
            place.midbottom = front.left + px(62), front.top + px(136)
        else:
            place.bottomleft = front.centerx - px(4), front.top - px(6)
        return place

    def _named(self, seat: int) -> tuple[Rect, int]:
        """Return where its name stands on the stone, and the size of that."""
        px, front = self.page.layout.px, self.plan.steps[seat]
        line = Rect(front.left + px(8), front.top + px(_CORNICE + _UNDER), front.width - px(16), px(_LINE))
        if not self._wins(seat):
            return line, _NAME
        line.bottom = self._over_piles(seat) - px(2)
        return line, _WINNERS_NAME

    def _over_piles(self, seat: int) -> int:
        """Return the upper edge of the room for its piles."""
        return self.plan.steps[seat].bottom - self.page.layout.px(PLINTH) - self._high

    def _carve(self, picture: Surface, seat: int, whole: Rect) -> None:
        """Write the name on the stone, and carve the sign of a seat where nothing else is."""
        name, size = self._named(seat)
        line = name.move(-whole.left, -whole.top)
        self.page.painter.draw(picture, self.looks[seat].name, line, Face.TITLE_BOLD, size, INK, "centre")
        emblem = self._emblem(seat)
        if emblem is not None:
            picture.blit(emblem.picture, emblem.place.move(-whole.left, -whole.top))

    def _emblem(self, seat: int) -> Exhibit | None:
        """Return the sign that is carved between the name and the piles, if there is room: never on a winner's."""
        px, look, name = self.page.layout.px, self.looks[seat], self._named(seat)[0]
        piles = self._over_piles(seat)
        side = min(px(_EMBLEM), piles - name.bottom - px(12))
        if self._wins(seat) or side < px(_LEAST_EMBLEM):
            return None
        sign = carved(self.page, look, side)
        return Exhibit(sign, sign.get_rect(center=(self.plan.steps[seat].centerx, (name.bottom + piles) // 2)))

    def _numeral(self, seat: int) -> Exhibit:
        """Return the number of its place, in the middle of its plinth."""
        px, front = self.page.layout.px, self.plan.steps[seat]
        place = Rect(0, 0, front.width // 3, px(PLINTH + 8))
        place.center = front.centerx, front.bottom - px(PLINTH / 2 - 1)
        picture = Surface(place.size, pygame.SRCALPHA)
        numeral = _NUMERALS[self.outcome.finishes[seat].place - 1]
        size = min(_NUMERAL, PLINTH * _IN_PLINTH / self.page.painter.scale)
        self.page.painter.draw(picture, numeral, picture.get_rect(), Face.TITLE_BOLD, size, INK, "centre")
        return Exhibit(picture, place)

    # ---- what is counted

    def _piled(self, seat: int) -> Rect:
        """Return where its coins lie, on piles that have room for all that it will have."""
        px, front = self.page.layout.px, self.plan.steps[seat]
        place = Rect(0, 0, front.width - 2 * px(_SIDE), self._high)
        place.bottomleft = front.left + px(_SIDE), front.bottom - px(PLINTH)
        if self._on_front(seat):
            place.width = self._added(seat).left - px(6) - place.left
        return place

    @property
    def _high(self) -> int:
        """How many pixels high piles are at most, on all blocks alike: the name stands over them."""
        px, lowest = self.page.layout.px, min(front.height for front in self.plan.steps)
        free = lowest - px(PLINTH + _LINE + _UNDER + _CORNICE)
        return max(px(_PILES), min(px(_HIGHEST_PILES), free))

    @property
    def _piling(self) -> Piling:
        """How the coins of all seats lie on piles."""
        seats = enumerate(self.outcome.finishes)
        return piling(self.page, [(self._piled(seat).width, max(each.counted, each.total)) for seat, each in seats])

    def _coined(self, seat: int) -> Rect:
        """Return where the coin with its number is."""
        wins, px = self._wins(seat), self.page.layout.px
        across = self._across(px(_WINNERS_COIN if wins else _COIN), str(self.outcome.finishes[seat].total))
        front = self.plan.steps[seat]
        place = Rect(0, 0, across, across)
        if wins:
            aside = px(36) if self.outcome.finishes[seat].bonus and not self._on_front(seat) else 0
            place.center = (self._beside(front) + front.right - px(14)) // 2 - aside, front.top + px(_TOTAL)
        elif self.plan.portraits:
            place.center = front.centerx + px(96), front.top - px(38)
        elif self.outcome.finishes[seat].bonus:
            place.center = front.centerx + px(32), front.top - px(38)
        else:
            place.center = front.centerx + front.width // 4, front.top - px(38)
        return place

    def _beside(self, front: Rect) -> int:
        """Return where that begins which stands beside a winner's portrait."""
        return front.left + self.page.layout.px(112 if self.plan.portraits else 14)

    def _across(self, least: int, text: str) -> int:
        """Return how many pixels a coin is across on which a number is not cut: in small windows its type is large."""
        across = least
        while not self.page.painter.fits(text, Face.BOLD, self._type(across, text), _on_coin(across)):
            across += 1
        return across

    def _type(self, across: int, text: str) -> float:
        share = _FEW if len(text) <= len("20") else _MANY
        return across / self.page.layout.k * share / self.page.painter.scale

    def _stamped(self, across: int, text: str) -> Surface:
        """Return a coin with a number."""
        page = self.page
        coin = page.pictures.get(self.outcome.token.plain, (across, across)).copy()
        room = coin.get_rect().inflate(_on_coin(across) - across, 0)
        page.painter.draw(coin, text, room, Face.BOLD, self._type(across, text), ENGRAVED, "centre")
        return coin

    def _more(self, seat: int) -> str:
        return f"+{self.outcome.finishes[seat].bonus}"

    def _on_front(self, seat: int) -> bool:
        """Whether what was added for a seat lies beside its piles, on the front of its step."""
        return self.plan.portraits and bool(self.outcome.finishes[seat].bonus)

    def _added(self, seat: int) -> Rect:
        """Return where the coin with the bonus is: on the front, or where that is small beside or over the total."""
        front, px = self.plan.steps[seat], self.page.layout.px
        across = self._across(px(_ADDED), self._more(seat))
        place = Rect(0, 0, across, across)
        if self._on_front(seat):
            place.bottomright = front.right - px(_SIDE), front.bottom - px(PLINTH)
        elif self._wins(seat):
            place.center = (self._beside(front) + front.right - px(14)) // 2 + px(42), front.top + px(_TOTAL)
            place.right = min(place.right, front.right - px(8))
        else:
            coin = self._coined(seat)
            place.midbottom = coin.centerx, coin.top - px(4)
        return place

    # ---- the end

    def _breast(self, seat: int) -> tuple[int, int]:
        """Return the middle of the laurel of a winner and of the light."""
        standing = self._standing(seat)
        return standing.centerx, standing.bottom - self.page.layout.px(_WINNER * _BREAST)

    def _light(self, seat: int) -> Exhibit:
        """Return the rays behind the master of a winner, with a warm light in the middle."""
        px, pictures = self.page.layout.px, self.page.pictures
        across = px(_RAYS)
        place = Rect(0, 0, across, across)
        place.center = self._breast(seat)
        picture = rays(pictures, across).copy()
        light = shine(pictures, px(_LIGHT))
        picture.blit(light, light.get_rect(center=picture.get_rect().center))
        if self.dome:
            picture.blit(self._behind_dome(place), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return Exhibit(picture, place)

    def _sky(self, seat: int) -> Opening:
        """Return the sky within the laurel of a winner."""
        page = self.page
        return Opening(page.pictures, self.looks[seat].colour, page.layout.px(_TONDO), self._breast(seat))

    def _behind_dome(self, place: Rect) -> Surface:
        """Return what remains of a light, which lies behind the dome."""
        small = Surface((place.width // _COARSE, place.height // _COARSE), pygame.SRCALPHA)
        small.fill((255, 255, 255, 255))
        corners = [((x - place.left) / _COARSE, (y - place.top) / _COARSE) for x, y in self.dome]
        pygame.draw.polygon(small, (255, 255, 255, _OVER_DOME), corners)
        return pygame.transform.smoothscale(small, place.size)

    def _laurel(self, seat: int) -> Exhibit:
        across = self.page.layout.px(_LAUREL)
        place = Rect(0, 0, across, across)
        place.center = self._breast(seat)
        return Exhibit(self.page.pictures.get("laurel", place.size).copy(), place)

    def _banner(self) -> Exhibit:
        page, place = self.page, self.plan.banner
        px = page.layout.px
        picture, around, sheet = ribbon_alone(page, place)
        line = sheet.inflate(-px(48), -px(16))
        painter, won, why = page.painter, self.outcome.won, self.outcome.why
        if not painter.fits(won, Face.TITLE_BOLD, 38, line.width):
            painter.draw_wrapped(picture, won, line, Face.TITLE_BOLD, 38, INK, "centre", "middle")
            return Exhibit(picture, around)  # many names leave no room for the reason
        if not why:
            painter.draw(picture, won, line, Face.TITLE_BOLD, 40, INK, "centre")
            return Exhibit(picture, around)
        line.height = line.height * 3 // 5
        painter.draw(picture, won, line, Face.TITLE_BOLD, 38, INK, "centre")
        line.top, line.height = line.bottom, line.height * 2 // 3
        painter.draw(picture, why, line, Face.ITALIC, 23, VERMILION, "centre")
        return Exhibit(picture, around)


def _on_coin(across: int) -> int:
    """Return the pixels of a coin that a number may take."""
    return across - across // 5
