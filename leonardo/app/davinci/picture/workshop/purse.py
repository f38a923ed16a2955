"""The purse in the workshop: the one large number of the table, how it changes, and what is about to be paid."""

from typing import Any, Final

from attrs import frozen

from leonardo.app.davinci.picture.workshop.field import field
from leonardo.app.davinci.spots import FlorinsSpot
from leonardo.app.kit.brush import BOLD, Brush, Style
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import Colour
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import FAINT_LIGHT, FIGURES, GAIN, LOSS, RICHES, WARM
from leonardo.app.table.motion.counting import signed
from leonardo.app.table.widgets import purse_with_sum
from leonardo.ui.node import Lines, Node, Share, Variants, column, component, image, paint, row, stack, text

_SUM: Final = Style(Face.BOLD, 84)
_NOTE: Final = Style(Face.ITALIC, 19)
_NOTED: Final = Style(Face.BOLD, 21)
"""What has just changed, and by how much: quieter than what would."""
_PREVIEW: Final = Style(Face.BOLD, 24)
_DIGITS: Final = 0.46
"""The share of the breadth that two digits may take: the purse beside them must not shrink to a crumb."""
_USUAL: Final = ("00",)
"""As much room as this needs is always there: purse and sum stand where they do when one digit becomes two."""
_PILL: Final = (64, 36, 14, 255)
_PILL_EDGE: Final = (214, 164, 70, 255)


@frozen(cache_hash=True)
class Purse:
    """What is told of a seat's florins; they are none while others look on who may not know them (rule 13.2).

    `coming` is what they were and what comes or would come to that, `change` what they have just changed by. The
    `place` is told in ever fewer words, if at all.
    """

    seat: int
    florins: int | None
    coming: tuple[int, int] | None = None
    change: int = 0
    place: tuple[str, ...] = ()


@component
def purse(own: Purse) -> Node:
    """Return the purse with its sum, and below it what has changed or would, or the place."""
    sealed = own.florins is None
    if own.florins is None:
        mark = image("purse_sealed", aspect=0.957, height=Share(0.96), align="centre")
        covered = text(tr("davinci.picture.covered"), _SUM, RICHES, **_LARGE)
        upper: Node = row(mark, covered, gap=8, justify="centre", grow=1)
    else:
        mark_size = {"aspect": 0.957, "height": Share(0.96)}
        upper = purse_with_sum(FlorinsSpot(own.seat), own.florins, _SUM, _LARGE, gap=8, **mark_size)
    told: Node | None = None
    if own.coming is not None:
        before, change = own.coming
        told = _pill(signed(change), GAIN if change > 0 else LOSS) if sealed else _coming(before, change)
    elif own.change:
        told = _changed(own.change)
    elif own.place:
        told = text(own.place, BOLD, WARM, side="centre")
    body = column(upper, stack(told, height=Lines(_PREVIEW, 1.06, 4)))
    return field((tr("davinci.picture.purse"),), stack(body, id=FlorinsSpot(own.seat)))


_LARGE: Final[dict[str, Any]] = {
    "side": "centre",
    "shade": True,
    "fill": 0.86,
    "alike": _USUAL,
    "reserve": _USUAL,
    "max_width": Share(_DIGITS),
    "rigid": True,
}
"""How the sum is written."""


@component
def _coming(before: int, change: int) -> Node:
    """Return what the florins were before a change, and what they come to; without room only the change."""
    told = tr(f"table.change.{'gaining' if change > 0 else 'paying'}", sum=before, gain=change, cost=-change)
    after = str(before + change) if before + change >= 0 else tr("table.change.less", count=-before - change)
    first = text(told, _PREVIEW, GAIN if change > 0 else WARM, rigid=True)
    second = text(after, _PREVIEW, FIGURES if before + change >= 0 else LOSS, rigid=True)
    whole = stack(_ground(), row(first, second, gap=6, justify="centre", pad=(9, 0)))
    return Variants(kids=(whole, _pill(signed(change), GAIN if change > 0 else LOSS)))


def _pill(told: str, colour: Colour) -> Node:
    return stack(_ground(), text(told, _PREVIEW, colour, side="centre"))


def _ground() -> Node:
    return paint(Brush.plate, 18, _PILL, 1.4, _PILL_EDGE)


@component
def _changed(change: int) -> Node:
    """Return by how much the sum has just changed, and if there is room, that it is past."""
    told = text(signed(change), _NOTED, GAIN if change > 0 else LOSS, rigid=True)
    note = text(tr("davinci.picture.just_now"), _NOTE, FAINT_LIGHT, rigid=True)
    return Variants(kids=(row(note, told, gap=8, justify="centre"), row(told, justify="centre")))
