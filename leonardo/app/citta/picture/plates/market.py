"""The board of a market: four goods with their numbers, and the stakes that lie on them (rule 12)."""

from typing import Final

from leonardo.app.citta.picture.parts import ASIDE, sign
from leonardo.app.citta.picture.plates.told import Line, Told
from leonardo.app.citta.spots import GoodSpot
from leonardo.app.citta.standing import open_market
from leonardo.app.citta.words.phrases import good_name
from leonardo.app.kit.brush import BOLD, NARROW, Brush, Style
from leonardo.app.kit.seats import Looks, PlayerStyle
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BLOOD, BROWN
from leonardo.engine.citta.board import GOODS
from leonardo.engine.citta.constants import LOSE_ALL, STAKE_PAYS, Good
from leonardo.engine.citta.questions import BetQuestion, MachineQuestion
from leonardo.engine.citta.view import View
from leonardo.ui.node import Grid, L, Node, Share, Spacer, column, component, image, paint, row, stack, text

Stakes = tuple[tuple[int, Good, int], ...]
GAP: Final = 10
"""Units between two goods."""
_NAME: Final = Style(Face.BOLD, 18, NARROW)
_NUMBERS: Final = Style(Face.TITLE_BOLD, 21, NARROW)


def market(view: View, question: BetQuestion | MachineQuestion | None, looks: Looks) -> Told | None:
    """Return what is told of a market, while stakes are laid and until the machine has decided."""
    found = question if isinstance(question, BetQuestion) else open_market(view)
    if found is None:
        return None
    name = looks[found.opener].name
    lost = tr("citta.plate.join").join(str(number) for number in sorted(LOSE_ALL))
    lines = [Line(tr("citta.plate.lose_all", numbers=lost, name=name), BLOOD)]
    if isinstance(found, BetQuestion) and found.seat == view.viewer:
        lines.insert(0, Line(tr("citta.plate.stake", times=STAKE_PAYS), strong=True))
    body = stack(goods(found.stakes, looks), height=L(164, 118))
    return Told(tr("citta.plate.market", name=name), tuple(lines), body=body, broad=True)


@component
def goods(stakes: Stakes, looks: Looks) -> Node:
    """Return the four goods side by side, with their numbers and the stakes on them."""
    numbers = tuple(tr("citta.plate.or").join(map(str, sorted(GOODS[good]))) for good in Good)
    return row(*(_good(good, numbers, stakes, looks) for good in Good), gap=GAP)


def _good(good: Good, numbers: tuple[str, ...], stakes: Stakes, looks: Looks) -> Node:
    own = text(numbers[list(Good).index(good)], _NUMBERS, BLOOD, side="centre", alike=numbers)
    above = stack(own, height=Share(0.88), align="start", grow=1)
    head = row(sign(good.value, max_width=Share(0.5)), above, height=Share(0.41), pad=(0, 6, 2, 0))
    name = text(good_name(good), _NAME, side="centre", height=Share(0.12), pad=(4, 0))
    laid = tuple(_stake(looks[seat], florins) for seat, on, florins in stakes if on is good)
    none = text(tr("citta.plate.no_stake"), ASIDE, BROWN, side="centre", grow=1)
    columns = Share(0.49 if len(laid) > 2 else 1)
    below = Grid(kids=laid, least=columns, height=Share(0.42 if len(laid) > 1 else 0.21)) if laid else none
    whole = column(head, name, Spacer(height=Share(0.03)), below)
    return stack(paint(Brush.plate, 9, (255, 248, 226, 255), 1.5, (*INK, 220)), whole, id=GoodSpot(good), grow=1)


def _stake(look: PlayerStyle, florins: int) -> Node:
    shield = image(f"shield_{look.colour}", height=28, max_height=Share(0.9), align="centre")
    return row(shield, text(str(florins), BOLD), gap=4, justify="centre")
