"""The games from Python: play them, look at them as data, let players of your own meet the built-in ones.

    from leonardo import api

    position = api.new("citta", seats=4, seed=7)
    while not position.over:
        position = position.act(0)  # the first legal action
    print(position.scores, position.winners)

A `Position` never changes; an action leads to a new one. Views, actions and events are plain data, as
docs/formats/seat-protocol.md describes them. What this module promises is kept by semantic versioning, by its own
`VERSION`.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Final

from attrs import field, frozen

from leonardo.ai.function_player import Choose, Data, answer_of
from leonardo.ai.player import UNLIMITED, Budget, stream
from leonardo.ai.players import UnknownPlayerError, chooser, players_of
from leonardo.engine.codec import encode_tagged
from leonardo.engine.game import NATURE, AnyGame, Event, IllegalActionError, NotationError, seen
from leonardo.engine.record import Played, RecordError, read_record, write_record
from leonardo.engine.seeds import Part, Seed, chance, dealing, key_of
from leonardo.games import GAMES as _GAMES
from leonardo.games import usual_seats

VERSION: Final = "1.1.0"
GAMES: Final = tuple(_GAMES)  # the names of the games
_START: Final = "start"  # the option that is a seat or nothing
_LARGEST: Final = 1 << 256
_LONGEST: Final = 200  # the most characters of a seed in words


__all__ = [
    "GAMES",
    "VERSION",
    "Budget",
    "Choose",
    "Data",
    "IllegalActionError",
    "NotationError",
    "Position",
    "RecordError",
    "UnknownPlayerError",
    "new",
    "options",
    "play",
    "players",
    "read",
    "rules",
    "schemas",
    "seat_counts",
    "steps",
]


@frozen(repr=False)
class Position:
    """A game as far as it has been played, where a seat must decide or the game is over.

    What chance brings on the way has happened already. It follows from the seed of the game and the number of the
    turn, so the same actions lead to the same position. `game` is its name; `decisions` counts those of the seats.
    """

    game: str
    decisions: int
    _state: Any
    _turns: int
    _seed: Seed
    _happened: tuple[Event, ...] = field(default=(), eq=False)
    _played: Played | None = field(default=None, eq=False)
    """The game from its beginning, which nobody has of a position that was drawn."""

    def __repr__(self) -> str:
        who = "over" if self.over else f"seat {self.decider} decides"
        return f"<Position of {self.game} after {self.decisions} decisions, {who}>"

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self._rules.seats(self._state)

    @property
    def round(self) -> int | None:
        """The round being played, if the game counts rounds."""
        return self._rules.round_of(self._state)

    @property
    def decider(self) -> int | None:
        """The seat that must decide, or nothing when the game is over."""
        return self._rules.decider(self._state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.decider is None

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat, in the game's own measure."""
        return self._rules.standing(self._state).scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that win, or would win if the game ended now."""
        return self._rules.standing(self._state).winners

    @property
    def legal(self) -> list[Data]:
        """Every action open to the decider, always in the same order; none when the game is over."""
        return [self._rules.write_action(each) for each in self._legal]

    @property
    def choices(self) -> int:
        """How many legal actions there are, which is quicker than to list them as data."""
        return len(self._legal)

    def view(self, seat: int | None = None) -> Data:
        """Return all that a seat may know, or what everybody sees.

        Raises:
            ValueError: if there is no such seat.
        """
        return self._rules.write_view(self._rules.view(self._state, self._checked(seat)))

    def events(self, seat: int | None = None) -> list[Data]:
        """Return what has happened since the decision before, as a seat may know it, or as everybody sees it.

        Raises:
            ValueError: if there is no such seat.
        """
        return [encode_tagged(event) for event in seen(self._happened, self._checked(seat))]

    def act(self, action: int | Mapping[str, Any]) -> "Position":
        """Return the position after an action, given as its number among the legal ones or as its data.

        Raises:
            IllegalActionError: if the action is not legal; it names the rule.
            NotationError: if the data are not those of an action.
            ValueError: if there is no action of this number, or if the game is over.
        """
        if self.over:
            raise ValueError("the game is over, there is nothing to decide")
        if isinstance(action, Mapping):
            return self._after(self._rules.read_action(dict(action)))
        legal = self._legal
        if type(action) is not int or not 0 <= action < len(legal):
            raise ValueError(f"there are {len(legal)} legal actions, numbered from 0; {action!r} is none of them")
        return self._after(legal[action])

    def ask(self, player: "str | Choose", budget: Budget = UNLIMITED) -> "Position":
        """Return the position after the decider has decided as a built-in player of a name does, or as a function.

        Raises:
            UnknownPlayerError: if there is no built-in player of the name.
            ValueError: if the game is over; likewise what `act` raises of what a function returns.
        """
        seat = self.decider
        if seat is None:
            raise ValueError("the game is over, there is nothing to decide")
        random = stream(key_of(self._seed, Part.PLAYERS), seat, self._turns)
        if not isinstance(player, str):
            return self.act(answer_of(player, self.view(seat), self.legal, random, budget))
        choose = chooser(self.game, player)
        return self._after(choose(self._rules.view(self._state, seat), self._legal, random, budget))

    def drawn(self, seat: int, random: Random) -> "Position":
        """Return a position that is the same to a seat, with all that it cannot know drawn at random, for searches.

        What chance brings from then on is drawn anew, too. Nothing of the game that was dealt is left in it, so it has
        no record.

        Raises:
            ValueError: if there is no such seat.
        """
        state = self._rules.determinize(self._rules.view(self._state, self._checked(seat)), random)
        return Position(self.game, self.decisions, state, self._turns, random.getrandbits(64))

    def record(self) -> str:
        """Return the game as the text of a record, JSON line by line, as docs/formats/records.md describes it.

        Raises:
            ValueError: if this position was drawn, not played.
        """
        if self._played is None:
            raise ValueError("a drawn position has no record")
        return write_record(self._played)

    @property
    def _rules(self) -> AnyGame:
        return _GAMES[self.game]

    @property
    def _legal(self) -> Sequence[Any]:
        return () if self.over else self._rules.legal(self._state)

    def _after(self, action: object) -> "Position":
        return self._moved(action, self.decisions + 1)._led_on()

    def _led_on(self) -> "Position":
        """Return the position in which chance has done what is its to do."""
        position = self
        while position.decider == NATURE:
            brought = self._rules.chance(position._state, chance(self._seed, position._turns))
            position = position._moved(brought, position.decisions, position._happened)
        return position

    def _moved(self, action: object, decisions: int, before: tuple[Event, ...] = ()) -> "Position":
        """Return the position right after a turn of a seat or of chance, with what happened `before` that."""
        if self._played is None:
            step = self._rules.apply(self._state, action)
            played, state, events = None, step.state, step.events
        else:
            played, events = self._played.play(action)
            state = played.state
        return Position(self.game, decisions, state, self._turns + 1, self._seed, (*before, *events), played)

    def _checked(self, seat: int | None) -> int | None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise ValueError(f"there are {self.seats} seats, numbered from 0; {seat!r} is none of them")
        return seat


def seat_counts(game: str) -> tuple[int, ...]:
    """Return how many seats can play a game.

    Raises:
        ValueError: if there is no such game.
    """
    return tuple(_known(game).seat_counts)


def players(game: str) -> tuple[str, ...]:
    """Return the names of a game's built-in players, the easiest first, `random` last.

    Raises:
        ValueError: if there is no such game.
    """
    return tuple(player.name for player in players_of(_known(game).name))


def options(game: str) -> Data:
    """Return what can be agreed on before a game, with what holds where nothing is said.

    Raises:
        ValueError: if there is no such game.
    """
    return deepcopy(vars(_parser(_known(game)).parse_args([])))


def rules(game: str) -> Data:
    """Return what never changes in a game, such as what its cards say.

    Raises:
        ValueError: if there is no such game.
    """
    return deepcopy(_known(game).write_rules())


def schemas(game: str) -> Data:
    """Return JSON Schemas of the rules, views, events, actions, results and records of a game, by these names.

    Raises:
        ValueError: if there is no such game.
    """
    return deepcopy(_known(game).schemas())


def new(game: str, seats: int | None = None, seed: Seed = 0, **agreed: object) -> Position:
    """Return a new game at its first decision; the same seed deals the same game.

    What is `agreed` on is named as in `options`; without `seats` as many play as usual.

    Raises:
        ValueError: if there is no such game, or if what is agreed on is not possible by its rules.
    """
    rules_of = _known(game)
    seats = usual_seats(rules_of) if seats is None else seats
    if type(seats) is not int or seats not in rules_of.seat_counts:
        raise ValueError(f"{game} is played by {', '.join(map(str, rules_of.seat_counts))}, not by {seats!r}")
    usual = options(game)
    for name, value in agreed.items():
        if name not in usual:
            raise ValueError(f"{game} has no option {name!r}; there are: {', '.join(usual)}")
        usual[name] = _fitting(name, value, usual[name])
    dealt = rules_of.deal(rules_of.options(seats, Namespace(**usual)), dealing(_seed_of(seed)))
    return _begun(*Played.begin(rules_of, dealt), seed)


def steps(
    game: str, players: Sequence[str | Choose], seed: Seed = 0, *, budget: Budget = UNLIMITED, **agreed: object
) -> Iterator[Position]:
    """Yield a game between players, at each decision and at last when it is over.

    Each is the name of a built-in player or a function; there is one for each seat.

    Raises:
        UnknownPlayerError: if there is no built-in player of a name.
        ValueError: as for `new`.
    """
    for player in players:
        if isinstance(player, str):
            chooser(game, player)
    position = new(game, len(players), seed, **agreed)
    yield position
    while (seat := position.decider) is not None:
        position = position.ask(players[seat], budget)
        yield position


def play(
    game: str, players: Sequence[str | Choose], seed: Seed = 0, *, budget: Budget = UNLIMITED, **agreed: object
) -> Position:
    """Return a game between players when it is over; see `steps`."""
    *_, last = steps(game, players, seed, budget=budget, **agreed)
    return last


def read(record: str, seed: Seed = 0) -> Position:
    """Return the game of a record as far as it was played; what chance brings from there on follows from `seed`.

    Raises:
        RecordError: if it cannot be read or breaks a rule; it says in which line and why.
    """
    return _begun(read_record(record, _GAMES.get), (), _seed_of(seed))


def _known(name: str) -> AnyGame:
    if name not in _GAMES:
        raise ValueError(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    return _GAMES[name]


def _parser(game: AnyGame) -> ArgumentParser:
    parser = ArgumentParser(add_help=False)
    game.add_arguments(parser)
    return parser


def _begun(played: Played, happened: tuple[Event, ...], seed: Seed) -> Position:
    turns = len(played.turns)
    return Position(played.game.name, played.decisions, played.state, turns, seed, happened, played)._led_on()


def _seed_of(seed: Seed) -> Seed:
    if not (type(seed) is int and abs(seed) < _LARGEST) and not (isinstance(seed, str) and len(seed) <= _LONGEST):
        told = "one so large" if isinstance(seed, int) else repr(seed)[:_LONGEST]
        raise ValueError(f"a seed is a whole number of 256 bits at most or a short text, not {told}")
    return seed


def _fitting(name: str, value: object, usual: object) -> object:
    """Return an option's value as its game takes it, of the kind of the usual one."""
    if isinstance(usual, str):
        fits = isinstance(value, str)
    elif isinstance(usual, int) or name == _START:
        fits = type(value) is int or (value is None and usual is None)
    else:
        fits = isinstance(value, list | tuple) and all(isinstance(each, str) for each in value)
    if not fits:
        raise ValueError(f"{name} cannot be {value!r}; the usual value is {usual!r}")
    return tuple(value) if isinstance(value, list) else value
