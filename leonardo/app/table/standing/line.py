"""The line of forecast: how likely the viewer wins, and with how much, estimated anew whenever it is asked."""

from collections.abc import Callable

from leonardo.ai.estimate import Estimate
from leonardo.app.kit.translations import tr
from leonardo.app.table.kinds import View
from leonardo.app.table.words import last_acts
from leonardo.play.session import Session


class ForecastLine:
    """Keeps what was estimated last for a seat; `amount` puts what the game is won by in words."""

    def __init__(self, session: Session, amount: Callable[[int], str]) -> None:
        self._session, self._amount = session, amount
        self._asked = -1
        """How many decisions there were when it was asked for last."""
        self._estimate: Estimate | None = None

    @property
    def waits(self) -> bool:
        """Whether an estimate may come at any time."""
        return self._asked >= 0 and self._session.hint_service.estimating

    def update(self, view: View | None) -> bool:
        """Have a new decision in a view estimated, if it is wanted; return whether an estimate has come."""
        service, count = self._session.hint_service, len(self._session.played.turns)
        if view is not None and count != self._asked and service.estimates:
            self._asked = count
            self._session.ask_estimate(view)
        found = service.poll_estimate() if self._asked >= 0 else None
        self._estimate = found or self._estimate
        return found is not None

    def of(self, seat: int) -> tuple[str, ...]:
        """Return what is expected of a seat, in ever fewer words; nothing before that is estimated."""
        if self._estimate is None:
            return ()
        expected = self._estimate.seats[seat]
        chance = last_acts.chance(expected.chance, [each.chance for each in self._estimate.seats])
        amount = last_acts.score(expected.score, self._amount)
        brief = tr("table.review.expected_chance", chance=chance), tr("table.standing.win", chance=chance)
        fully = tr("table.review.expected", amount=amount, chance=chance)
        return (fully, *brief) if expected.score.telling else brief
