"""Die and purse: three seats bid in secret for what a die shows, three times; and players of it."""

from argparse import ArgumentParser, Namespace
from collections.abc import Generator, Iterator, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final

from attrs import evolve, field, frozen

from leonardo.ai.advice import NOTHING, Advised
from leonardo.ai.game_players import At, BuiltInPlayer, GamePlayers, NamedTemper, ReviewMeasure
from leonardo.ai.player import Budget
from leonardo.engine.codec import TAG, decode, encode_tagged
from leonardo.engine.game import NATURE, Event, IllegalActionError, NotationError, Objection, Standing, Step

SEATS: Final = 3
ROUNDS: Final = 3


@frozen
class Options:
    coins: int = 5


@frozen
class Setup:
    coins: int


@frozen
class Throwing:
    """The die is to be thrown."""


@frozen
class Bidding:
    """A seat is to bid for `prize` points."""

    seat: int
    prize: int
    bids: tuple[int, ...]


@frozen
class State:
    round: int
    coins: tuple[int, ...]
    points: tuple[int, ...]
    question: Throwing | Bidding | None
    richest: int = field(eq=False)  # derived, so not part of a snapshot


@frozen
class Throw:
    pips: int


@frozen
class Bid:
    coins: int


Action = Throw | Bid


@frozen
class View:
    seat: int | None
    round: int
    coins: tuple[int, ...]
    points: tuple[int, ...]
    question: Throwing | None
    prize: int | None
    own_bid: int | None
    bids_made: int

    @property
    def viewer(self) -> int | None:
        """The seat that sees this, as tables call it."""
        return self.seat

    @property
    def options(self) -> tuple[Bid, ...]:
        if self.prize is None or self.seat is None or self.bids_made != self.seat:
            return ()
        return tuple(Bid(coins) for coins in range(self.coins[self.seat] + 1))


@frozen
class Thrown(Event):
    reveals: ClassVar[bool] = True

    pips: int


@frozen
class BidMade(Event):
    seat: int
    coins: int | None
    forced: bool

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else evolve(self, coins=None)


@frozen
class Won(Event):
    reveals: ClassVar[bool] = True

    seat: int
    paid: int
    points: int


class DieAndPurse:
    name = "die_and_purse"
    seat_counts: Sequence[int] = (SEATS,)
    setup_type = Setup
    state_type = State
    later_fields: Mapping[str, int] = {}

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--coins", type=int, default=5, help="coins of each seat")

    def options(self, seats: int, arguments: Namespace) -> Options:
        if seats != SEATS:
            raise ValueError("three play this game")
        if arguments.coins < 0:
            raise ValueError("nobody begins with debts")
        return Options(arguments.coins)

    def deal(self, options: Options, random: Random) -> Setup:  # noqa: ARG002 - nothing is drawn before play
        return Setup(options.coins)

    def begin(self, setup: Setup, watched: bool = False) -> Step[State]:  # noqa: ARG002 - nothing happens on the way
        if setup.coins < 0:
            raise ValueError("nobody begins with debts")
        return Step(State(1, (setup.coins,) * SEATS, (0,) * SEATS, Throwing(), setup.coins), ())

    def seats(self, state: State) -> int:
        return len(state.coins)

    def round_of(self, state: State) -> int:
        return state.round

    def decider(self, state: State) -> int | None:
        match state.question:
            case None:
                return None
            case Throwing():
                return NATURE
            case Bidding(seat):
                return seat

    def legal(self, state: State) -> Sequence[Action]:
        match state.question:
            case None:
                return ()
            case Throwing():
                return tuple(Throw(pips) for pips in range(1, 7))
            case Bidding(seat):
                return tuple(Bid(coins) for coins in range(state.coins[seat] + 1))

    def chance(self, state: State, random: Random) -> Action:
        return random.choice(self.legal(state))

    def apply(self, state: State, action: Action, watched: bool = False) -> Step[State]:
        against = self.objection(state, action)
        if against is not None:
            raise IllegalActionError(action, against)
        told = list(_told(state, action))
        events, states = (tuple(each) for each in zip(*told, strict=True))
        return Step(states[-1], events, states if watched else ())

    def objection(self, state: State, action: Action) -> Objection | None:
        if action in self.legal(state):
            return None
        return Objection("2", "not_now", "That cannot be done now, or not with so many coins")

    def view(self, state: State, seat: int | None) -> View:
        bidding = state.question if isinstance(state.question, Bidding) else None
        bids = bidding.bids if bidding else ()
        return View(
            seat,
            state.round,
            state.coins,
            state.points,
            state.question if isinstance(state.question, Throwing) else None,
            bidding.prize if bidding else None,
            bids[seat] if seat is not None and seat < len(bids) else None,
            len(bids),
        )

    def determinize(self, view: View, random: Random) -> State:
        question: Throwing | Bidding | None = view.question
        if view.prize is not None:
            bids = tuple(
                view.own_bid if seat == view.seat and view.own_bid is not None else random.randint(0, view.coins[seat])
                for seat in range(view.bids_made)
            )
            question = Bidding(view.bids_made, view.prize, bids)
        return State(view.round, view.coins, view.points, question, max(view.coins))

    def standing(self, state: State) -> Standing:
        scores = tuple(coins + points for coins, points in zip(state.coins, state.points, strict=True))
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Standing(scores, winners, over=state.question is None)

    def write_setup(self, setup: Setup) -> dict[str, Any]:
        return {"coins": setup.coins}

    def read_setup(self, fields: Mapping[str, Any]) -> Setup:
        return Setup(_integer(fields, "coins", {"coins"}))

    def write_action(self, action: Action) -> dict[str, Any]:
        if isinstance(action, Throw):
            return {"chance": "die", "pips": action.pips}
        return {"do": "bid", "coins": action.coins}

    def read_action(self, fields: Mapping[str, Any]) -> Action:
        if fields.get("chance") == "die":
            return Throw(_integer(fields, "pips", {"chance", "pips"}))
        match fields.get("do"):
            case "bid":
                return Bid(_integer(fields, "coins", {"do", "coins"}))
            case other:
                raise NotationError(f'"do": {other!r} is not a decision of this game')

    def write_result(self, state: State) -> dict[str, Any]:
        standing = self.standing(state)
        return {"scores": list(standing.scores), "winners": list(standing.winners)}

    def write_rules(self) -> dict[str, Any]:
        return {"rounds": ROUNDS}

    def schemas(self) -> dict[str, Any]:
        return {name: {"type": "object"} for name in ("rules", "view", "event", "action", "result")}

    def write_view(self, view: View) -> dict[str, Any]:
        return encode_tagged(view)

    def read_view(self, fields: Mapping[str, Any], legal: Sequence[Action]) -> View:  # noqa: ARG002 - not in this view
        view: View = decode(View, {name: value for name, value in fields.items() if name != TAG})
        return view


def _integer(fields: Mapping[str, Any], name: str, names: set[str]) -> int:
    if fields.keys() != names or type(fields[name]) is not int:
        raise NotationError(f"the fields must be {', '.join(sorted(names))}, with a whole number of {name}")
    number: int = fields[name]
    return number


def _told(state: State, action: Action) -> Iterator[tuple[Event, State]]:
    if isinstance(action, Throw):
        state = evolve(state, question=Bidding(0, action.pips, ()))
        yield Thrown(action.pips), state
    else:
        state = yield from _bid(state, action.coins, forced=False)
    while isinstance(state.question, Bidding) and state.coins[state.question.seat] == 0:
        state = yield from _bid(state, 0, forced=True)


def _bid(state: State, coins: int, forced: bool) -> Generator[tuple[Event, State], None, State]:
    """Seal a bid; when all are made, they lie there until the prize is given away."""
    bidding = state.question
    assert isinstance(bidding, Bidding)
    bids = (*bidding.bids, coins)
    following = min(bidding.seat + 1, SEATS - 1)
    state = evolve(state, question=Bidding(following, bidding.prize, bids))
    yield BidMade(bidding.seat, coins, forced), state
    if len(bids) == SEATS:
        state = _awarded(state, bidding.prize, bids)
        winner = bids.index(max(bids))
        yield Won(winner, bids[winner], bidding.prize), state
    return state


def _awarded(state: State, prize: int, bids: tuple[int, ...]) -> State:
    winner = bids.index(max(bids))
    purses = tuple(purse - (bids[winner] if seat == winner else 0) for seat, purse in enumerate(state.coins))
    points = tuple(owned + (prize if seat == winner else 0) for seat, owned in enumerate(state.points))
    question = Throwing() if state.round < ROUNDS else None
    return State(min(state.round + 1, ROUNDS), purses, points, question, max(purses))


GAME: Final = DieAndPurse()
GAMES: Final = {GAME.name: GAME}


HERE: Final = "tests.tiny.game"


@frozen
class Bidder:
    """Bids so many coins, or as near to that as it may."""

    coins: int

    def __call__(self, view: View, legal: Sequence[Bid], random: Random, budget: Budget, /) -> Bid:  # noqa: ARG002 - it is quick anyway
        return min(legal, key=lambda bid: abs(bid.coins - self.coins))


LOW: Final = Bidder(1)
HIGH: Final = Bidder(3)


def with_temper(player: Bidder, name: str) -> Bidder:
    return evolve(player, coins=player.coins + (1 if name == "bold" else -1))


def see(state: Any, seat: int, legal: Sequence[Bid], random: Random, budget: Budget, /) -> Bid:  # noqa: ANN401, ARG001
    return legal[0]


def advise(
    view: View,  # noqa: ARG001 - the same for all
    legal: Sequence[Bid],
    random: Random,  # noqa: ARG001
    budget: Budget,  # noqa: ARG001
    also: Sequence[Bid] = (),
    then: Mapping[Bid, Bid] = NOTHING,  # noqa: ARG001
    /,
) -> list[Advised]:
    return [Advised(bid, 0.5, bid.coins, 1, "tiny.advice.low", {}) for bid in dict.fromkeys((legal[0], *also))]


PLAYERS: Final = GamePlayers(
    levels=(
        BuiltInPlayer("low", "die_and_purse.players.low", At(HERE, "LOW"), has_tempers=True),
        BuiltInPlayer("high", "die_and_purse.players.high", At(HERE, "HIGH")),
    ),
    unlisted=(BuiltInPlayer("old", "die_and_purse.players.low", At(HERE, "LOW")),),
    obvious="low",
    seers={"seer": At(HERE, "see")},
    adviser=At(HERE, "advise"),
    tempers=(NamedTemper("bold", "die_and_purse.tempers.bold"), NamedTemper("shy", "die_and_purse.tempers.shy")),
    with_temper=At(HERE, "with_temper"),
    long=Budget(tries=7),
    hint=Budget(tries=3),
    review=ReviewMeasure(glance=4, portion=2, least=0.5),
)
