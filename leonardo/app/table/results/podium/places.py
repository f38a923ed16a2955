"""Where on its block everything of a seat stands, lies or is written, in pixels of the window."""

from typing import Final

from attrs import frozen
from pygame import Rect

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.points import Point
from leonardo.app.table.results.outcome import Outcome
from leonardo.app.table.results.podium.piles import PLINTH, Piling, coin_across, piling
from leonardo.app.table.results.podium.plan import AHEAD, PodiumPlan

MASTER: Final = 134
WINNER: Final = 222  # units of a master with its hat: those of the others, and that of a winner
PORTRAIT: Final = 108
BEFORE: Final = 92  # units of a portrait on a block, and of a winner's before it
NAME: Final = 26
WINNERS_NAME: Final = 32  # units of the type of a name, also of a winner's
LINE: Final = 30
_UNDER: Final = 3
"""Units of the line with a name under the moulding, or, of a winner, above the piles, and of the gap over it."""
_COIN: Final = 60
_WINNERS_COIN: Final = 78
_ADDED: Final = 46  # units across the coins with a total, and across the small one that tells what was added
_TOTAL: Final = 95  # units from the upper edge of a winner's block down to the middle of the coin with its total
_COINS_APART: Final = 8  # units between that coin and the small one beside it
_CORNICE: Final = 12
_PILES, _HIGHEST_PILES = 42, 48
"""Units of the moulding along the top of a block, and of the piles above its plinth, at least and at most."""
_SIDE: Final = 14  # units that are kept free beside the piles and the coin with what was added
_BREAST: Final = 0.48  # where the middle of laurel and light is, in heights of the figure from its feet


@frozen(eq=False)
class Places:
    """The places of what stands on the square for one arrangement of the window.

    Where nobody `crowns` a winner, that stands as all others: who has won is told last.
    """

    page: Kit
    plan: PodiumPlan
    outcome: Outcome
    crowns: bool = True

    def wins(self, seat: int) -> bool:
        return self.crowns and self.outcome.finishes[seat].place == 1

    def tall(self, seat: int) -> int:
        """Return the pixels of the master of a seat."""
        return self.page.layout.px(WINNER if self.wins(seat) else MASTER)

    def framed(self, seat: int) -> int:
        """Return the pixels of its portrait."""
        return self.page.layout.px(BEFORE if self.wins(seat) else PORTRAIT)

    def step(self, seat: int) -> int:
        """Return the pixels by which a seat stands higher than by what it has, since more than that decided."""
        return self.page.layout.px(AHEAD) if self.outcome.finishes[seat].place == 1 and self.plan.decided else 0

    def standing(self, seat: int, wide: int) -> Rect:
        """Return where its master stands, so `wide`: in the middle, or beside the portrait or the coin."""
        px, front = self.page.layout.px, self.plan.steps[seat]
        aside = 0 if self.wins(seat) else -px(66) if self.plan.portraits else -front.width // 5
        place = Rect(0, 0, wide, self.tall(seat))
        place.midbottom = front.centerx + aside, front.top - px(4)
        return place

    def breast(self, seat: int) -> Point:
        """Return the middle of the laurel of a winner and of the light."""
        px, front = self.page.layout.px, self.plan.steps[seat]
        return front.centerx, front.top - px(4) - px(WINNER * _BREAST)

    def hung(self, seat: int, wide: int) -> Rect:
        """Return where its portrait is, so `wide`: on the block, or, of a winner, before it."""
        px, front = self.page.layout.px, self.plan.steps[seat]
        place = Rect(0, 0, wide, self.framed(seat))
        if self.wins(seat):
            place.midbottom = front.left + px(62), front.top + px(136)
        else:
            place.bottomleft = front.centerx - px(4), front.top - px(6)
        return place

    def named(self, seat: int) -> tuple[Rect, int]:
        """Return where its name stands on the stone, and the size of that."""
        px, front = self.page.layout.px, self.plan.steps[seat]
        line = Rect(front.left + px(8), front.top + px(_CORNICE + _UNDER), front.width - px(16), px(LINE))
        if not self.wins(seat):
            return line, NAME
        line.bottom = self._over_piles(seat) - px(2)
        return line, WINNERS_NAME

    def numbered(self, seat: int) -> Rect:
        """Return where the number of its place is: in the middle of its plinth."""
        px, front = self.page.layout.px, self.plan.steps[seat]
        place = Rect(0, 0, front.width // 3, px(PLINTH + 8))
        place.center = front.centerx, front.bottom - px(PLINTH / 2 - 1)
        return place

    # ---- what is counted

    def piled(self, seat: int) -> Rect:
        """Return where its coins lie, on piles that have room for all that it will have."""
        px, front = self.page.layout.px, self.plan.steps[seat]
        place = Rect(0, 0, front.width - 2 * px(_SIDE), self._high)
        place.bottomleft = front.left + px(_SIDE), front.bottom - px(PLINTH)
        if self.on_front(seat):
            place.width = self.added(seat).left - px(6) - place.left
        return place

    @property
    def piling(self) -> Piling:
        """How the coins of all seats lie on piles."""
        seats = enumerate(self.outcome.finishes)
        return piling(self.page, [(self.piled(seat).width, max(each.counted, each.total)) for seat, each in seats])

    def coined(self, seat: int) -> Rect:
        wins, px = self.wins(seat), self.page.layout.px
        across = coin_across(self.page, px(_WINNERS_COIN if wins else _COIN), str(self.outcome.finishes[seat].total))
        front = self.plan.steps[seat]
        place = Rect(0, 0, across, across)
        if wins:
            beside = self.outcome.finishes[seat].bonus and not self.on_front(seat)
            aside = (self._added_across(seat) + px(_COINS_APART)) // 2 if beside else 0
            place.center = (self._beside(front) + front.right - px(14)) // 2 - aside, front.top + px(_TOTAL)
        elif self.plan.portraits:
            place.center = front.centerx + px(96), front.top - px(38)
        elif self.outcome.finishes[seat].bonus:
            place.center = front.centerx + px(32), front.top - px(38)
        else:
            place.center = front.centerx + front.width // 4, front.top - px(38)
        return place

    def more(self, seat: int) -> str:
        """Return what stands on the coin with the bonus: how the total comes about, so that nobody adds it again.

        Over the total of a small step there is room for the bonus alone.
        """
        finish = self.outcome.finishes[seat]
        whole = self.on_front(seat) or self.wins(seat)
        return f"{finish.counted if whole else ''}+{finish.bonus}"

    def on_front(self, seat: int) -> bool:
        """Tell whether what was added for a seat lies beside its piles, on the front of its step."""
        return self.plan.portraits and bool(self.outcome.finishes[seat].bonus)

    def added(self, seat: int) -> Rect:
        """Return where the coin with the bonus is: on the front, or where that is small beside or over the total."""
        front, px = self.plan.steps[seat], self.page.layout.px
        across = self._added_across(seat)
        place = Rect(0, 0, across, across)
        if self.on_front(seat):
            place.bottomright = front.right - px(_SIDE), front.bottom - px(PLINTH)
        elif self.wins(seat):
            coin = self.coined(seat)
            place.midleft = coin.right + px(_COINS_APART), coin.centery
        else:
            coin = self.coined(seat)
            place.midbottom = coin.centerx, coin.top - px(4)
        return place

    def _added_across(self, seat: int) -> int:
        return coin_across(self.page, self.page.layout.px(_ADDED), self.more(seat))

    def _over_piles(self, seat: int) -> int:
        return self.plan.steps[seat].bottom - self.page.layout.px(PLINTH) - self._high

    @property
    def _high(self) -> int:
        """How many pixels high piles are at most, on all blocks alike: the name stands over them."""
        px, lowest = self.page.layout.px, min(front.height for front in self.plan.steps)
        free = lowest - px(PLINTH + LINE + _UNDER + _CORNICE)
        return max(px(_PILES), min(px(_HIGHEST_PILES), free))

    def _beside(self, front: Rect) -> int:
        return front.left + self.page.layout.px(112 if self.plan.portraits else 14)
