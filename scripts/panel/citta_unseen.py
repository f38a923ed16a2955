"""Four more players of The City of Leonardo by rules of thumb, which nobody opens before a final measurement.

They are for measuring other players and never for training. See `scripts.panel.citta`.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from attrs import frozen

from leonardo.engine.citta import questions as asked
from leonardo.engine.citta.actions import Action, Bet, Done, LayWork, Propose, Rescue
from leonardo.engine.citta.board import IS_BRIDGE, PRICES, QUARTER_OF
from leonardo.engine.citta.constants import BID_STEP, WORKS_A_PALACE
from leonardo.engine.citta.view import View
from scripts.panel.citta import Style, moves_left, outlook, party_of, rivals, shortage, viewer_of, visits, wealth


@frozen
class _TollKeeper(Style):
    """Wants many cheap cards, bridges above all, and arms a small quarter."""

    def worth(self, view: View, square: int) -> float:
        """Pay well for bridges and small quarters, little for the dear ones."""
        if IS_BRIDGE[square]:
            return PRICES[square] * (0.9 + moves_left(view, viewer_of(view)) / 20)
        small = len(QUARTER_OF[square]) <= 3
        return Style.worth(self, view, square) * (1.1 if small and PRICES[square] <= 60 else 0.85)

    def work_gain(self, view: View, palace: int, works: int) -> float:
        """Fill palaces of small quarters first."""
        return Style.work_gain(self, view, palace, works) * (1.2 if len(QUARTER_OF[palace]) <= 3 else 0.9)


NINTH: Final = _TollKeeper()  # the toll keeper: many small incomes


@frozen
class _Gambler(Style):
    """Stakes an eighth of its purse on the good that nobody else wants, and buys on the spur of the moment."""

    def stake(self, view: View, opener: int) -> int:  # noqa: ARG002 - whoever it is
        """Stake an eighth of the purse."""
        return party_of(view, viewer_of(view)).florins // 8

    def bet(self, view: View, legal: Sequence[Action], random: Random) -> Action:
        """Bet on a good of its own."""
        stakes = view.question.stakes if isinstance(view.question, asked.BetQuestion) else ()
        taken = {good for _, good, _ in stakes}
        free = [action for action in legal if isinstance(action, Bet) and action.good not in taken]
        return Style.bet(self, view, free or legal, random)

    def nerve(self, view: View) -> float:
        """Fear little when behind, nothing when far behind."""
        me = viewer_of(view)
        best = max(wealth(view, rival) for rival in rivals(view, me))
        return min(1.0, wealth(view, me) / max(1, best)) ** 2


TENTH: Final = _Gambler(horizon=4)  # the gambler: the worse it stands the more it dares


@frozen
class _LateBloomer(Style):
    """Holds its florins for the first third of the game, then buys whatever the others can no longer pay."""

    def early(self, view: View) -> bool:
        """Return whether it still waits."""
        rounds = view.table.rounds or 18
        return view.round * 3 <= rounds

    def buys(self, view: View, square: int) -> bool:
        """Buy early only what keeps half the purse."""
        florins = party_of(view, viewer_of(view)).florins
        return (not self.early(view) or PRICES[square] * 2 <= florins) and Style.buys(self, view, square)

    def bid(self, view: View, square: int, bid: int) -> int | None:
        """Bid early for bargains only, later more than the others have."""
        if self.early(view):
            return bid + BID_STEP if (bid + BID_STEP) * 3 <= PRICES[square] * 2 else None
        return Style.bid(self, view, square, bid)

    def nerve(self, view: View) -> float:
        """Fear more while it waits."""
        return 2.0 if self.early(view) else 0.7


ELEVENTH: Final = _LateBloomer(eagerness=0.6)  # the late bloomer: patient first, bold in the end


@frozen
class _Guildsman(Style):
    """Plays fair and in company: pays list prices, spreads works evenly, unites with whoever is no burden."""

    def worth(self, view: View, square: int) -> float:
        """Pay the list price, in the first half a little more."""
        return PRICES[square] * (1.2 if moves_left(view, viewer_of(view)) > 10 else 1.02)

    def lay(self, view: View, legal: Sequence[Action], most: int) -> Action:
        """Lay one work after another in the palace that most pawns are about to reach, while it is safe."""
        me = viewer_of(view)
        if not most:
            return Done()
        laid = [action for action in legal if isinstance(action, LayWork)]
        safe = shortage(view, me, party_of(view, me).florins - 50, 1) < 15
        begun = [action for action in laid if 0 < len(view.works[action.square]) < WORKS_A_PALACE]
        if not safe or not laid:
            return Done()
        return max(begun or laid, key=lambda action: PRICES[action.square] * visits(view, me, action.square, 2))

    def unites(self, view: View, other: int) -> bool:
        """Unite with whoever does not lower what it can expect."""
        me = viewer_of(view)
        return outlook(view, me, other) > outlook(view, me)

    def union(self, view: View, action: Action) -> float:
        """Prefer the partner with most."""
        if not isinstance(action, Propose | Rescue) or not self.unites(view, action.to):
            return 0.0
        return 1.0 + wealth(view, action.to) + (action.pawn == viewer_of(view))


TWELFTH: Final = _Guildsman()  # the guildsman: seeks company and pays what is asked

UNSEEN: Final = {"toll_keeper": NINTH, "gambler": TENTH, "late_bloomer": ELEVENTH, "guildsman": TWELFTH}
"""The players by name."""
