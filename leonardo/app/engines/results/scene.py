"""The results: points by what they were for, the wars, and what decided the game."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from attrs import frozen

from leonardo.app.engines.results.accounts import ledger, of_kind, placing
from leonardo.app.engines.table import TABLE
from leonardo.app.engines.words.phrases import card_name, florins, land_name
from leonardo.app.kit.translations import tr
from leonardo.app.table.results.outcome import Chronicle, Column, Finish, Highlight, Outcome, Token
from leonardo.app.table.results.sheet import ResultsSheet
from leonardo.engine.engines import events
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Cause
from leonardo.engine.game import Event
from leonardo.play.session import Session

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


_MOST: Final = 6
_LEADS: Final = 2
_FIRSTS: Final = (Cause.FIRST_TANK, Cause.FIRST_PLANE, Cause.FIRST_PERFECT_CITY)


@frozen
class Moment:
    """What happened to a seat in a round: the key of its sentence, and what is put into it."""

    key: str
    round: int
    seat: int
    count: int = 0
    other: int = 0
    at: Territory | None = None
    card: Card | None = None


def moments(course: Sequence[Sequence[int]], told: Iterable[Event]) -> tuple[Moment, ...]:
    """Return what decided a game, in the order in which it happened; `course` are the points by round."""
    wars: list[Moment] = []
    bids: list[Moment] = []
    firsts: list[Moment] = []
    number = 0
    for event in told:
        match event:
            case events.RoundBegan():
                number = event.round
            case events.AttackWon():
                worth = event.level * 2 + event.captured_tanks + event.captured_planes
                wars.append(Moment("conquest", number, event.seat, worth, event.defender, event.at))
            case events.CardTaken():
                bids.append(Moment("bid", number, event.seat, event.florins, card=event.card))
            case events.PointsScored():
                firsts += [
                    Moment(cause.value, number, event.seat, count) for cause, count in event.parts if cause in _FIRSTS
                ]
    found = [*_leads(course)[-_LEADS:], *firsts[:2]]
    found += sorted(wars, key=lambda each: -each.count)[:2]
    found += sorted(bids, key=lambda each: -each.count)[:1]
    return tuple(sorted(found[:_MOST], key=lambda moment: moment.round))


def _leads(course: Sequence[Sequence[int]]) -> list[Moment]:
    """Return the rounds after which another seat was alone in front than the one before."""
    ahead: list[tuple[int, int, int]] = []
    for number, scores in enumerate(course):
        best = max(scores)
        if best and scores.count(best) == 1:
            ahead.append((number, list(scores).index(best), best))
    changes = [later for earlier, later in pairwise(ahead) if earlier[1] != later[1]]
    return [Moment("lead", number, seat, points) for number, seat, points in changes]


_KINDS: Final = {
    "leonardo": (Cause.LEONARDO,),
    "most": (Cause.MOST_CARDS, Cause.MOST_CASTLES, Cause.MOST_TERRITORIES),
    "cities": (Cause.PERFECT_CITIES,),
    "firsts": (Cause.FIRST_TANK, Cause.FIRST_PLANE, Cause.FIRST_PERFECT_CITY),
    "arts": (Cause.ART,),
}
"""The columns of points, and what they are for."""


class ResultsScene(ResultsSheet):
    """The end of a game."""

    def __init__(self, host: "Host", session: Session) -> None:
        super().__init__(host, TABLE, session)
        told = session.history(None)
        state = session.played.state
        self.ledger = ledger(state.table.seats, told)
        self.places = placing(state)
        self.moments = moments(self.ledger.course, told)

    def outcome(self) -> Outcome:
        seats = range(len(self.names))
        final, accounts = self.ledger.course[-1], self.ledger.accounts
        columns = [
            *(
                Column(
                    tr(f"engines.results.{kind}"), [_count(of_kind(accounts[seat].points, causes)) for seat in seats]
                )
                for kind, causes in _KINDS.items()
            ),
            Column(tr("engines.results.points"), [_count(final[seat]) for seat in seats], strong=True),
            Column(tr("engines.results.won"), [_count(accounts[seat].won) for seat in seats]),
            Column(tr("engines.results.held"), [_count(accounts[seat].held) for seat in seats]),
            Column(tr("engines.results.paid"), [_count(accounts[seat].paid_in_auctions) for seat in seats]),
        ]
        order = sorted(seats, key=lambda seat: (self.places[seat], seat))
        winner = self.winners[0]
        return Outcome(
            tr("engines.results.winner", name=self.names[winner], count=final[winner]),
            tr("engines.results.why", count=len(self.ledger.course) - 1),
            order,
            [Finish(self.places[seat], final[seat]) for seat in seats],
            columns,
            Chronicle(tr("engines.results.chart"), self.ledger.course),
            Token("florin_flat", "florin_blank"),
            [self._highlight(moment) for moment in self.moments],
        )

    def _highlight(self, moment: Moment) -> Highlight:
        text = tr(
            f"engines.results.moment.{moment.key}",
            round=moment.round,
            name=self.names[moment.seat],
            other=self.names[moment.other],
            count=moment.count,
            florins=florins(moment.count),
            land=land_name(moment.at) if moment.at is not None else "",
            card=card_name(moment.card) if moment.card is not None else "",
        )
        return Highlight(moment.seat, text)


def _count(value: int) -> str:
    return str(value) if value else "\N{EN DASH}"
