"""The board of a market: four goods with their numbers, and the stakes that lie on them (rule 12)."""

from collections.abc import Iterator, Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.citta.picture import figures
from leonardo.app.citta.picture.plates.told import Line, Told
from leonardo.app.citta.spots import GoodSpot
from leonardo.app.citta.standing import open_market
from leonardo.app.citta.words.phrases import good_name
from leonardo.app.kit import shapes
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks import ornaments
from leonardo.app.table.looks.brush import NARROW, Brush, Style
from leonardo.app.table.looks.colours import BLOOD, BROWN
from leonardo.app.table.panels.panel import Placed
from leonardo.engine.citta.board import GOODS
from leonardo.engine.citta.constants import LOSE_ALL, STAKE_PAYS, Good
from leonardo.engine.citta.questions import BetQuestion, MachineQuestion
from leonardo.engine.citta.view import View

Stakes = tuple[tuple[int, Good, int], ...]
_NAME: Final = Style(Face.BOLD, 18, NARROW)
_NUMBERS: Final = Style(Face.TITLE_BOLD, 21, NARROW)
_STAKE: Final = Style(Face.BOLD, 18)
_HIGH: Final = 164


def market(view: View, question: BetQuestion | MachineQuestion | None, names: Sequence[str]) -> Told | None:
    """Return what is told of a market, while stakes are laid and until the machine has decided."""
    if isinstance(question, BetQuestion):
        opener, stakes, mine = question.opener, question.stakes, question.seat == view.viewer
    else:
        found = open_market(view)
        if found is None:
            return None
        opener, stakes, mine = found.opener, found.stakes, False
    lost = tr("citta.plate.join").join(str(number) for number in sorted(LOSE_ALL))
    lines = [Line(tr("citta.plate.lose_all", numbers=lost, name=names[opener]), BLOOD)]
    if mine:
        lines.insert(0, Line(tr("citta.plate.stake", times=STAKE_PAYS), strong=True))
    title = tr("citta.plate.market", name=names[opener])
    return Told(title, tuple(lines), body=Goods(stakes))


@frozen
class Goods:
    """The four goods side by side."""

    stakes: Stakes
    broad: bool = True

    def height(self, brush: Brush) -> int:
        """Return how many pixels they need."""
        return max(118, brush.px(_HIGH))

    def places(self, brush: Brush, rect: Rect) -> list[Rect]:
        """Return where each good lies, in their order."""
        gap = brush.px(10)
        wide = (rect.width - gap * (len(Good) - 1)) // len(Good)
        return [Rect(rect.left + number * (wide + gap), rect.top, wide, rect.height) for number in range(len(Good))]

    def spots(self, brush: Brush, rect: Rect, view: View) -> Iterator[Placed]:  # noqa: ARG002
        """Yield the goods."""
        yield from ((GoodSpot(good), place) for good, place in zip(Good, self.places(brush, rect), strict=True))

    def draw(self, brush: Brush, surface: Surface, rect: Rect, view: View) -> None:  # noqa: ARG002
        """Draw each good with its numbers and the stakes on it."""
        numbers: list[tuple[str, Rect]] = []
        for good, place in zip(Good, self.places(brush, rect), strict=True):
            edge = max(1.0, 1.5 * brush.layout.k)
            sheet = shapes.plate(place.size, brush.px(9), (255, 248, 226, 255), (*INK, 220), edge)
            shapes.lay(surface, sheet, place.topleft)
            high = round(place.height * 0.36)
            at = place.left + min(place.width // 4, high // 2), place.top + round(high * 0.64)
            left = figures.sign(brush, surface, good.value, at, high).right
            told = tr("citta.plate.or").join(str(number) for number in sorted(GOODS[good]))
            numbers.append((told, Rect(left + 2, place.top, place.right - left - 4, high)))
            below = place.centerx, place.top + round(place.height * 0.47)
            brush.write(surface, good_name(good), below, _NAME, INK, align="centre", room=place.width - 8)
            self._stakes(brush, surface, good, place)
        style = brush.alike([(told, free.width) for told, free in numbers], _NUMBERS)
        for told, free in numbers:
            brush.write(surface, told, free.center, style, BLOOD, align="centre", room=free.width)

    def _stakes(self, brush: Brush, surface: Surface, good: Good, place: Rect) -> None:
        laid = [(seat, florins) for seat, on, florins in self.stakes if on is good]
        if not laid:
            at = place.centerx, place.bottom - round(place.height * 0.2)
            brush.write(
                surface,
                tr("citta.plate.no_stake"),
                at,
                Style(Face.ITALIC, 16),
                BROWN,
                align="centre",
                room=place.width,
            )
            return
        top, room = place.top + round(place.height * 0.56), round(place.height * 0.42)
        columns = 1 if len(laid) <= 2 else 2
        rows = -(-len(laid) // columns)
        row, wide = room // max(2, rows), place.width // columns
        for number, (seat, florins) in enumerate(laid):
            x = place.left + (number % columns) * wide
            y = top + (number // columns) * row + row // 2
            side = min(round(row * 0.9), brush.px(28))
            told = brush.width(str(florins), _STAKE) + side + 4
            left = x + (wide - told) // 2
            ornaments.shield(brush, surface, seat, (left + side // 2, y), side)
            brush.write(surface, str(florins), (left + side + 4, y), _STAKE, INK)
