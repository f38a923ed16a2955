"""Where the card of a hint lies: it hides no button of what is asked, where it fits anywhere else."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from attrs import frozen
from pygame import Rect

from leonardo.app.kit.kit import Kit
from leonardo.app.table.hint.card import HintCard, Suggested, lay_card, with_pictures
from leonardo.app.table.kinds import Spot
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.spots import ButtonSpot

_GAP: Final = 4  # pixels between a card and the buttons that it keeps clear of
_NARROWEST: Final = 280  # pixels of a card that is high and narrow


@frozen
class PlacedCard:
    """A card within its `place`, and the choices as it shows them."""

    card: HintCard
    told: Suggested
    place: Rect

    def clear_of(self, rects: Sequence[Rect]) -> bool:
        """Tell whether it fits in its place and hides none of some rectangles."""
        return self.place.contains(self.card.rect) and self.card.rect.collidelist(rects) < 0


def place_card(
    kit: Kit,
    picture: TablePicture,
    told: Suggested,
    marked: Sequence[Rect],
    spots: Mapping[Spot, Rect],
    *,
    dialog: Rect | None,
    asking: Rect | None,
) -> PlacedCard:
    """Return the card where it lies.

    It hides least of the `dialog` over which it lies, or of where the table tells what it is `asking`, and then of what
    is `marked`. Buttons among the `spots` that belong to what is asked stay free where the card fits beside them.
    """
    place, below = picture.hint_place(marked, dialog, asking)
    usual, foot = _placed(kit, place, told, from_below=below), picture.foot
    if asking is None or dialog is not None or foot is None:
        return usual
    buttons = [at for spot, at in spots.items() if isinstance(spot, ButtonSpot) and asking.contains(at)]
    if usual.card.rect.collidelist(buttons) < 0:
        return usual
    others = (_placed(kit, each, told, from_below=low) for each, low in _beside(foot, asking, buttons))
    return next((other for other in others if other.clear_of(buttons)), usual)


def _placed(kit: Kit, place: Rect, told: Suggested, *, from_below: bool) -> PlacedCard:
    shown = with_pictures(kit, place, told)
    return PlacedCard(lay_card(kit, place, shown, from_below=from_below), shown, place)


def _beside(foot: Rect, asking: Rect, buttons: Sequence[Rect]) -> Iterator[tuple[Rect, bool]]:
    """Yield a place at the foot of the table, below the buttons, and those beside all that is asked.

    With each comes whether a card lies at its lower end.
    """
    top = max(button.bottom for button in buttons) + _GAP
    yield Rect(foot.left, top, foot.width, foot.bottom - top), True
    for left, right in ((asking.right + _GAP, foot.right), (foot.left, asking.left - _GAP)):
        if right - left >= _NARROWEST:
            yield Rect(left, asking.top, right - left, foot.bottom - asking.top), False
