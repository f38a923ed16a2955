"""The tray at the foot of the table: four fields of dark wood, fewer words where there is less room."""

from typing import Final

from leonardo.app.citta.picture.layout import TRAY_ROWS
from leonardo.app.kit.brush import PLAIN
from leonardo.ui.node import L, Node, TextScale, component, image, row, stack

_SHARES: Final = (340, 866, 300, 330)
"""Units of purse, palaces, offices and machine, as they share the tray."""
_NARROW: Final = (250, 470, 170, 190)
"""The same where the window is narrow."""


@component
def tray(fields: tuple[Node, ...], narrow: bool) -> Node:
    """Return all that lies before one seat."""
    shares = _NARROW if narrow else _SHARES
    sunk = (stack(image("inset", mode="panel"), field, grow=share) for field, share in zip(fields, shares, strict=True))
    wood = image("workshop_wood", mode="cover", opaque=True)
    return stack(wood, TextScale(rows=TRAY_ROWS, style=PLAIN, kids=(row(*sunk, gap=L(8, 4), pad=L(8, 4)),)))
