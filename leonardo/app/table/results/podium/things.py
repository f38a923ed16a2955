"""What stands on the square, as it is seen: steps with masters and portraits, coins that are counted, the laurel."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.seats import Look, master, portrait
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, SEPIA, VERMILION
from leonardo.app.kit.widgets import skins
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.looks.colours import ENGRAVED
from leonardo.app.table.looks.shine import rays, shine
from leonardo.app.table.results.outcome import Outcome
from leonardo.app.table.results.podium import course
from leonardo.app.table.results.podium.piles import Piling, pile, piling
from leonardo.app.table.results.podium.plan import PodiumPlan

_NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI")
_TOP: Final = 20
"""Units by which the stone of a step is seen from above."""
_MASTER: Final = 134
_WINNER: Final = 178
"""Units of a master with its hat: those of the others, and that of a winner."""
_PORTRAIT: Final = 108
_COIN: Final = 60
_WINNERS_COIN: Final = 78
"""Units of a portrait, and across the coins with a total."""
_ADDED: Final = 46
"""Units across the small coin that tells what was added."""
_LEAST_COIN: Final = 36
"""Pixels across a coin with a number."""
_FEW, _MANY = 0.5, 0.42
"""How high the type on a coin is, in widths of the coin, for up to two characters and for more."""
_FOOT: Final = 18
_PILES, _HIGHEST = 42, 48
_OVER_PILES: Final = 70
_SIDE: Final = 14
"""Units from the foot of a step to the piles on its front, of these at least and at most, of all that is kept free over
and under them, and beside them."""
_TOTAL: Final = 128
"""Units from the upper edge of a winner's step down to the middle of the coin with its total."""
_LAUREL: Final = 270
_RAYS: Final = 1000
_LIGHT: Final = 360
_OVER_DOME: Final = 30
"""How much of the light, of 255, lies over the dome, which it comes from behind of."""
_COARSE: Final = 2
"""How many times smaller the dome is drawn that is kept clear of it, so that its edge is soft."""
_NAME: Final = 26


@frozen(eq=False)
class Things:
    """All that comes on the square for one arrangement of the window; `dome` is the outline of what stands behind."""

    page: Kit
    plan: PodiumPlan
    outcome: Outcome
    looks: Sequence[Look]
    dome: Sequence[tuple[float, float]] = ()

    def makers(self) -> Mapping[Hashable, Callable[[], Exhibit]]:
        """Return what makes each thing, by what it is called in the course of the ceremony."""
        makers: dict[Hashable, Callable[[], Exhibit]] = {course.BANNER: self._banner}
        for seat, finish in enumerate(self.outcome.finishes):
            makers[course.light_of(seat)] = partial(self._light, seat)
            makers[course.step_of(seat)] = partial(self._step, seat)
            makers[course.pile_of(seat)] = partial(self._pile, seat, 0, finish.counted)
            makers[course.added_of(seat)] = partial(self._pile, seat, finish.counted, finish.total)
            makers[course.sum_of(seat)] = partial(self._coin, seat, 0, finish.counted)
            makers[course.total_of(seat)] = partial(self._coin, seat, finish.counted, finish.total)
            makers[course.bonus_of(seat)] = partial(self._bonus, seat)
            makers[course.laurel_of(seat)] = partial(self._laurel, seat)
        return makers

    def ahead(self) -> Iterator[Callable[[], object]]:
        """Yield the work of scaling what the steps are made of, in pieces, from the last seat to the first."""
        page, px = self.page, self.page.layout.px
        for seat in reversed(self.outcome.order):
            figure = px(_WINNER if self._wins(seat) else _MASTER)
            yield partial(master, page.pictures, self.looks[seat].colour, figure)
            yield partial(self._stone, self.plan.steps[seat].size)
            if self.plan.portraits:
                yield partial(portrait, page.pictures, self.looks[seat], px(_PORTRAIT))

    # ---- a seat's step

    def _wins(self, seat: int) -> bool:
        return self.outcome.finishes[seat].place == 1

    def _master_foot(self, seat: int) -> tuple[int, int]:
        """Return where the master of a seat stands: in the middle, or beside the portrait or the coin."""
        px, front = self.page.layout.px, self.plan.steps[seat]
        aside = 0 if self._wins(seat) else -px(66) if self.plan.portraits else -front.width // 5
        return front.centerx + aside, front.top - px(4)

    def _step(self, seat: int) -> Exhibit:
        page, front, wins = self.page, self.plan.steps[seat], self._wins(seat)
        px, pictures = page.layout.px, page.pictures
        figure = master(pictures, self.looks[seat].colour, px(_WINNER if wins else _MASTER))
        whole = front.inflate(px(8), 0)
        whole.top, whole.height = front.top - figure.get_height(), front.height + figure.get_height()
        picture = Surface(whole.size, pygame.SRCALPHA)
        place = front.move(-whole.left, -whole.top)
        picture.blit(self._stone(front.size), place.move(0, -px(_TOP)))
        foot = self._master_foot(seat)
        shade = pictures.get("master_shadow", figure.get_size())
        standing = figure.get_rect(midbottom=(foot[0] - whole.left, foot[1] - whole.top))
        if self.plan.portraits:
            self._hang(picture, seat, place)
        picture.blit(shade, standing)
        picture.blit(figure, standing)
        self._carve(picture, seat, place)
        return Exhibit(picture, whole)

    def _stone(self, front: tuple[int, int]) -> Surface:
        """Return a step whose front is of a size: a low one shows less of the middle of the stone."""
        page, (width, height) = self.page, front
        top, foot = page.layout.px(_TOP), max(1, page.layout.px(_FOOT))
        whole = page.pictures.entry("step").size
        stone = page.pictures.get("step", (width, max(height + top, round(width * whole[1] / whole[0]))))
        return page.pictures.made(("step", front, page.layout.k), lambda: _lowered(stone, height + top, foot))

    def _hang(self, picture: Surface, seat: int, front: Rect) -> None:
        """Put the portrait on the step, or, of a winner, before it."""
        px = self.page.layout.px
        shown = portrait(self.page.pictures, self.looks[seat], px(_PORTRAIT))
        if self._wins(seat):
            picture.blit(shown, shown.get_rect(midleft=(front.left + px(20), front.top + px(112))))
        else:
            picture.blit(shown, shown.get_rect(bottomleft=(front.centerx - px(4), front.top - px(6))))

    def _carve(self, picture: Surface, seat: int, front: Rect) -> None:
        """Write the place and the name on the stone."""
        page, place = self.page, self.outcome.finishes[seat].place
        px = page.layout.px
        numeral = _NUMERALS[place - 1]
        line = Rect(front.left + px(22), front.top + px(12), front.width - px(44), px(36))
        free = front.height - px(_FOOT + 12) - self._high
        line.height = min(line.height, free)
        written = page.painter.draw(picture, numeral, line, Face.TITLE_BOLD, 28, SEPIA)
        name = line.copy()
        if self._wins(seat):
            name = Rect(self._beside(front), front.top + px(56), 0, px(44))
            name.width = front.right - px(14) - name.left
        else:
            name = self._free(line, written.right, self.looks[seat].name)
        size = 32 if self._wins(seat) else _NAME
        page.painter.draw(picture, self.looks[seat].name, name, Face.TITLE_BOLD, size, INK, "centre")

    def _free(self, line: Rect, numeral: int, name: str) -> Rect:
        """Return the room for a name in the middle of its line, or, if it is too long for that, in what is free."""
        px, painter = self.page.layout.px, self.page.painter
        left = numeral + px(8)
        aside = left - line.left
        if line.width - 2 * aside >= painter.measure(name, Face.TITLE_BOLD, _NAME)[0]:
            return line.inflate(-2 * aside, 0)
        return Rect(left, line.top, line.right - left, line.height)

    def _beside(self, front: Rect) -> int:
        """Return where that begins which stands beside a winner's portrait."""
        return front.left + self.page.layout.px(116 if self.plan.portraits else 14)

    # ---- what is counted

    def _pile(self, seat: int, start: int, end: int) -> Exhibit:
        """Return the coins from `start` to `end`, on piles that have room for all that the seat will have."""
        total = max(start, end, self.outcome.finishes[seat].total)
        place, way = self._piles(seat), self._piling

        def counted(share: float) -> Surface:
            now = start + round((end - start) * share)
            return pile(self.page, self.outcome.token.lying, place.size, way, total, now)

        return Exhibit(counted(1), place, numbers=counted)

    def _piles(self, seat: int) -> Rect:
        """Return where the piles of a seat stand: on the front of its step, beside what was added."""
        px, front = self.page.layout.px, self.plan.steps[seat]
        place = Rect(0, 0, front.width - 2 * px(_SIDE), self._high)
        place.bottomleft = front.left + px(_SIDE), front.bottom - px(_FOOT)
        if self._on_front(seat):
            place.width = self._added(seat).left - px(6) - place.left
        return place

    @property
    def _high(self) -> int:
        """How many pixels high piles are at most, on all steps alike: the name stands over them."""
        px, lowest = self.page.layout.px, min(step.height for step in self.plan.steps)
        return max(px(_PILES), min(px(_HIGHEST), lowest - px(_OVER_PILES)))

    @property
    def _piling(self) -> Piling:
        """How the coins of all seats lie on piles."""
        seats = enumerate(self.outcome.finishes)
        return piling(self.page, [(self._piles(seat).width, max(each.counted, each.total)) for seat, each in seats])

    def _coin(self, seat: int, start: int, end: int) -> Exhibit:
        wins, px = self._wins(seat), self.page.layout.px
        across = self._across(px(_WINNERS_COIN if wins else _COIN), str(end))
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

        def counted(share: float) -> Surface:
            return self._stamped(across, str(start + round((end - start) * share)))

        return Exhibit(counted(1), place, numbers=counted)

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

    def _bonus(self, seat: int) -> Exhibit:
        """Return the small coin that tells what was added to what was counted."""
        place = self._added(seat)
        return Exhibit(self._stamped(place.width, self._more(seat)), place)

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
            place.bottomright = front.right - px(_SIDE), front.bottom - px(_FOOT)
        elif self._wins(seat):
            place.center = (self._beside(front) + front.right - px(14)) // 2 + px(42), front.top + px(_TOTAL)
            place.right = min(place.right, front.right - px(8))
        else:
            coin = self._coin(seat, 0, self.outcome.finishes[seat].total).place
            place.midbottom = coin.centerx, coin.top - px(4)
        return place

    # ---- the end

    def _light(self, seat: int) -> Exhibit:
        """Return the rays behind the master of a winner, with a warm light in the middle."""
        px, pictures = self.page.layout.px, self.page.pictures
        across = px(_RAYS)
        place = Rect(0, 0, across, across)
        x, y = self._master_foot(seat)
        place.center = x, y - px(_WINNER * 0.42)
        picture = rays(pictures, across).copy()
        light = shine(pictures, px(_LIGHT))
        picture.blit(light, light.get_rect(center=picture.get_rect().center))
        if self.dome:
            picture.blit(self._behind_dome(place), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return Exhibit(picture, place)

    def _behind_dome(self, place: Rect) -> Surface:
        """Return what remains of a light, which lies behind the dome."""
        small = Surface((place.width // _COARSE, place.height // _COARSE), pygame.SRCALPHA)
        small.fill((255, 255, 255, 255))
        corners = [((x - place.left) / _COARSE, (y - place.top) / _COARSE) for x, y in self.dome]
        pygame.draw.polygon(small, (255, 255, 255, _OVER_DOME), corners)
        return pygame.transform.smoothscale(small, place.size)

    def _laurel(self, seat: int) -> Exhibit:
        across = self.page.layout.px(_LAUREL)
        x, y = self._master_foot(seat)
        place = Rect(0, 0, across, across)
        place.center = x, y - self.page.layout.px(_WINNER * 0.42)
        return Exhibit(self.page.pictures.get("laurel", place.size).copy(), place)

    def _banner(self) -> Exhibit:
        page, place = self.page, self.plan.banner
        px = page.layout.px
        around = place.inflate(px(60), px(60))
        picture = Surface(around.size, pygame.SRCALPHA)
        sheet = place.move(-around.left, -around.top)
        skins.lay_panel(picture, page.pictures, sheet, page.layout.k, "panel_gilt")
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


def _lowered(stone: Surface, height: int, foot: int) -> Surface:
    """Return the upper part of a stone that is `height` high, with its foot."""
    width = stone.get_width()
    lowered = Surface((width, height), pygame.SRCALPHA)
    lowered.blit(stone, (0, 0), Rect(0, 0, width, height - foot))
    lowered.blit(stone, (0, height - foot), Rect(0, stone.get_height() - foot, width, foot))
    return lowered
