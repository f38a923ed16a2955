"""Who puts in words what is pointed at: what would be done with it, what it means as it stands, or else what it is."""

from collections.abc import Sequence

from attrs import frozen

from leonardo.app.kit.keymap import Keymap
from leonardo.app.table.buttons import UNDO
from leonardo.app.table.game import AnyTableGame, Referee
from leonardo.app.table.input.hands import Hands
from leonardo.app.table.kinds import Spot, View
from leonardo.app.table.shown.marks import Prompt, Tip, Tone
from leonardo.app.table.spots import ButtonSpot, SeatSpot
from leonardo.app.table.words.explaining import Who, explanation, rule_of
from leonardo.engine.frozen import evolve


@frozen
class Teller:
    """Tells of the things of a game.

    With the `names` of the seats it tells what they mean as they stand, with `keys` by which they are used, and of
    seats `who` plays there. Rules that it cites are read by `rules_key`, if they can be.
    """

    game: AnyTableGame
    names: Sequence[str] = ()
    keys: Keymap | None = None
    who: Who | None = None
    rules_key: str = ""

    def of(self, view: View, pointed: Sequence[Spot]) -> list[Tip]:
        """Return what is said of what is pointed at where nothing can be done: what it means, or else what it is.

        Of a seat both is said.
        """
        look = self._look(view, pointed)
        if look and not isinstance(look[0].spot, SeatSpot):
            return look
        explained = [self._named(view, tip) for tip in self._explanation(pointed, self.keys)]
        return [evolve(tip, also=(*tip.also, *(each.words for each in look))) for tip in explained]

    def of_pale(self, prompt: Prompt, pointed: Sequence[Spot], why_no_undo: str) -> list[Tip]:
        """Return what is the matter with a pale button that is pointed at, which is said at once."""
        pale = next((each for each in prompt.buttons if not each.enabled and ButtonSpot(each.key) in pointed), None)
        if pale is None:
            return []
        spot = ButtonSpot(pale.key)
        if pale.key == UNDO:
            return [Tip("", why_no_undo, spot, tone=Tone.BARRED)] if why_no_undo else []
        return self._explanation((spot,), None)

    def of_use(
        self, view: View, hands: Hands, pointed: Sequence[Spot], referee: Referee, *, quiet: bool = False
    ) -> list[Tip]:
        """Return what would be done where somebody points; to who wants it `quiet` only why it cannot be done."""
        meaning = hands.meaning(view)
        spot = next((spot for spot in pointed if spot in meaning), None)
        if spot is None:
            return []
        tip = self.game.tip(view, spot, meaning[spot], referee)
        return [] if quiet and tip.tone is not Tone.BARRED else [tip]

    def leading_on(self, tips: Sequence[Tip]) -> tuple[Tip, ...]:
        return tuple(evolve(tip, key=self.rules_key) if self.rules_key and rule_of((tip,)) else tip for tip in tips)

    def _look(self, view: View, pointed: Sequence[Spot]) -> list[Tip]:
        told = (self.game.look(view, spot, self.names) for spot in pointed if self.names)
        return [found for found in told if found is not None][:1]

    def _named(self, view: View, tip: Tip) -> Tip:
        """Return a tip that names in full whose seat it tells of, since there is not room for every name on it."""
        if not isinstance(tip.spot, SeatSpot) or not self.names:
            return tip
        name = self.game.seat_called(view, tip.spot.seat, self.names)
        return evolve(tip, lead=f"{name} ({tip.lead})" if tip.lead else name)

    def _explanation(self, pointed: Sequence[Spot], keys: Keymap | None) -> list[Tip]:
        told = (explanation(self.game, spot, keys, self.who) for spot in pointed)
        return [found for found in told if found is not None][:1]
