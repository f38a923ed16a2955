"""The table of a moment: as the seat saw it then, with both choices marked on it."""

from typing import Final

import pygame
from attrs import frozen

from leonardo.ai.review import Weighed
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.translations import tr
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.kinds import Spot
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.review.signs import Role, lay_line, lay_sign, other_role, sign_size
from leonardo.app.table.shown.marks import Marks, Prompt, PromptButton
from leonardo.app.table.spots import ButtonSpot

_LOW: Final = 1.6
"""The height of a place in heights of a sign from which a corner of it leaves enough to be seen beside that,"""
_BELOW: Final = 0.34  # and how far below a lower one the middle of its sign is, in these
_BURIED: Final = 0.2  # the share of something else on the table that a sign hides at most, where it can


@frozen
class Marked:
    """A choice on the table: its sign, where it happens in pixels, and whether it is the better one of the two."""

    role: Role
    place: pygame.Rect
    better: bool


class ReviewBoard:
    """Draws the `picture` of the table in moments of one seat, which has this `look`, for `size` pixels."""

    def __init__(
        self, kit: Kit, game: AnyTableGame, look: PlayerStyle, seat: int, picture: TablePicture, size: tuple[int, int]
    ) -> None:
        self.kit = kit
        self._game = game
        self.look = look
        self.seat = seat
        self.picture = picture
        self.size = size

    def arrange(self, moment: Weighed) -> None:
        """Lay the table out for the present size of text."""
        self.picture.text_scale = self.kit.settings.text_scale
        self.picture.arrange(self.size, moment.decision.view)

    def marked(self, moment: Weighed) -> tuple[Marked, Marked]:
        """Return what was done and the other choice, as they are marked."""
        done, other = self._game.moment_spots(moment)
        return (
            Marked(Role.DONE, self._place(moment, done), not moment.cost),
            Marked(other_role(moment), self._place(moment, other), moment.cost),
        )

    def draw(self, surface: pygame.Surface, moment: Weighed) -> None:
        self.arrange(moment)
        self.picture.draw(surface, moment.decision.view, self._marks(moment))
        marked = self.marked(moment)
        at_one_place = marked[0].place == marked[1].place
        for choice in sorted(marked, key=lambda choice: choice.better):
            if choice.better or not at_one_place:
                lay_line(self.kit, surface, choice.place, better=choice.better)
        for choice in marked:
            lay_sign(self.kit, surface, choice.role, self.look.colour, self.sign_place(moment, choice).center)

    def _marks(self, moment: Weighed) -> Marks:
        prompt = Prompt(self.seat, self.look.name, tr("table.review.prompt"), self._buttons(moment))
        return Marks(prompt=prompt, peeking=self._game.covers(moment.decision.view))

    def _buttons(self, moment: Weighed) -> tuple[PromptButton, ...]:
        keys = {spot.key for spot in self._game.moment_spots(moment) if isinstance(spot, ButtonSpot)}
        return tuple(button.pictured(moment.decision.view) for button in self._game.buttons if button.key in keys)

    def _place(self, moment: Weighed, spot: Spot) -> pygame.Rect:
        view = moment.decision.view
        places = self.picture.spots(view, self._marks(moment))
        if spot in places:
            return places[spot]
        side = 2 * sign_size(self.kit)  # a purse in an auction, which has no spot of its own
        place = pygame.Rect(0, 0, side, side)
        place.center = self.picture.target(view, spot)
        return place

    def sign_place(self, moment: Weighed, choice: Marked) -> pygame.Rect:
        """Return where a sign lies: at a lower corner what was done, at an upper one the other choice.

        Of a low place, such as a button, it hangs below a corner: it would hide the word there. Where it would hide
        something small, it lies at another corner, or hangs below the middle.
        """
        side, place = sign_size(self.kit), choice.place
        done, down = choice.role is Role.DONE, place.bottom + round(_BELOW * side)
        points = [place.bottomleft, place.topleft] if done else [place.topright, place.bottomright]
        if place.height < _LOW * side:
            across = [place.left, place.centerx, place.right]
            points = [(x, down) for x in (across if done else reversed(across))]
        window, square = pygame.Rect((0, 0), self.size), pygame.Rect(0, 0, side, side)
        ways = [square.move(x - side // 2, y - side // 2).clamp(window) for x, y in points]
        others = self.picture.spots(moment.decision.view, self._marks(moment)).values()
        return min(ways, key=lambda way: sum(_buries(way, each) for each in others if each != place))


def _buries(sign: pygame.Rect, other: pygame.Rect) -> bool:
    hidden = sign.clip(other)
    return hidden.width * hidden.height > _BURIED * other.width * other.height
