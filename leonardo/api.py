"""The games from Python: play them, look at them as data, let players of your own meet the built-in ones.

    from leonardo import api

    position = api.new("citta", seats=4, seed=7)
    while not position.over:
        position = position.act(0)  # the first legal action
    print(position.scores, position.winners)

A `Position` never changes; an action leads to a new one. Views, actions and events are plain data, as
docs/seat-protocol.md describes them. What this module promises is kept by semantic versioning, by its own `VERSION`.
"""

from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from attrs import field, frozen

from leonardo.ai.player import UNLIMITED, Budget, stream
from leonardo.ai.players import UnknownPlayerError, chooser, players_of
from leonardo.engine.codec import encode_tagged
from leonardo.engine.game import NATURE, AnyGame, Event, IllegalActionError, NotationError, Standing, seen
from leonardo.engine.record import Played, RecordError, read_record, write_record
from leonardo.engine.seeds import Part, Seed, chance, dealing, key_of
from leonardo.games import GAMES as _GAMES
from leonardo.games import usual_seats

VERSION: Final = "1.0.0"
GAMES: Final = tuple(_GAMES)  # the names of the games

Data = dict[str, Any]  # what JSON can hold
Choose = Callable[[Data, Sequence[Data], Random], int | Data]
"""A player: given a view, the legal actions and random numbers, it returns one of the actions or its number."""

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


@frozen
class Position:
    """A game as far as it has been played, where a seat must decide or the game is over.

    What chance brings on the way has happened already. It follows from the `seed` of the game and the number of the
    turn, so the same actions lead to the same position.
    """

    _played: Played
    _seed: Seed
    _happened: tuple[Event, ...] = field(default=(), eq=False, repr=False)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._played.game.name

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self._played.game.seats(self._played.state)

    @property
    def round(self) -> int | None:
        """The round being played, if the game counts rounds."""
        return self._played.game.round_of(self._played.state)

    @property
    def decider(self) -> int | None:
        """The seat that must decide, or nothing when the game is over."""
        return self._played.decider

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._played.over

    @property
    def decisions(self) -> int:
        """How many decisions the seats have made."""
        return self._played.decisions

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat, in the game's own measure."""
        return self._standing.scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that win, or would win if the game ended now."""
        return self._standing.winners

    @property
    def legal(self) -> list[Data]:
        """Every action open to the decider, always in the same order; none when the game is over."""
        return [self._game.write_action(each) for each in self._legal]

    @property
    def choices(self) -> int:
        """How many legal actions there are, which is quicker than to list them as data."""
        return len(self._legal)

    def view(self, seat: int | None = None) -> Data:
        """Return all that a seat may know, or what everybody sees."""
        return self._game.write_view(self._game.view(self._played.state, self._checked(seat)))

    def events(self, seat: int | None = None) -> list[Data]:
        """Return what has happened since the decision before, as a seat may know it, or as everybody sees it."""
        return [encode_tagged(event) for event in seen(self._happened, self._checked(seat))]

    def act(self, action: int | Mapping[str, Any]) -> "Position":
        """Return the position after an action, given as its number among the legal ones or as its data.

        Raises:
            IndexError: if there is no action of this number.
            NotationError: if the data are not those of an action.
            IllegalActionError: if the action is not legal.
            ValueError: if the game is over.
        """
        if self.over:
            raise ValueError("the game is over, there is nothing to decide")
        chosen = self._numbered(action) if isinstance(action, int) else self._game.read_action(dict(action))
        return _led_on(*self._played.play(chosen), self._seed)

    def ask(self, player: "str | Choose", budget: Budget = UNLIMITED) -> "Position":
        """Return the position after the decider has decided as a built-in player of a name does, or as a function.

        Raises:
            UnknownPlayerError: if there is no built-in player of the name.
            IllegalActionError: if the function returns what is not legal; likewise what `act` raises.
            ValueError: if the game is over.
        """
        seat = self.decider
        if seat is None:
            raise ValueError("the game is over, there is nothing to decide")
        random = stream(key_of(self._seed, Part.PLAYERS), seat, len(self._played.turns))
        if not isinstance(player, str):
            return self.act(player(self.view(seat), self.legal, random))
        chosen = chooser(self.game, player)(self._game.view(self._played.state, seat), self._legal, random, budget)
        return _led_on(*self._played.play(chosen), self._seed)

    def drawn(self, seat: int, random: Random) -> "Position":
        """Return a position that is the same to a seat, with all that it cannot know drawn at random, for searches.

        What chance brings from then on is drawn anew as well. The record of such a position begins with it and cannot
        be written.
        """
        state = self._game.determinize(self._game.view(self._played.state, self._checked(seat)), random)
        return Position(Played(self._game, self._played.setup, self._played.turns, state), random.getrandbits(64))

    def record(self) -> str:
        """Return the game as the text of a record, JSON line by line, as docs/records.md describes it.

        Raises:
            ValueError: if this position was drawn, not played.
        """
        if Played.replay(self._game, self._played.setup, [turn.action for turn in self._played.turns]) != self._played:
            raise ValueError("a drawn position has no record")
        return write_record(self._played)

    @property
    def _game(self) -> AnyGame:
        return self._played.game

    @property
    def _legal(self) -> Sequence[Any]:
        return () if self.over else self._game.legal(self._played.state)

    @property
    def _standing(self) -> Standing:
        return self._game.standing(self._played.state)

    def _numbered(self, number: int) -> Any:  # noqa: ANN401 - of any game
        legal = self._legal
        if not 0 <= number < len(legal):
            raise IndexError(f"there are {len(legal)} legal actions, numbered from 0; {number} is none of them")
        return legal[number]

    def _checked(self, seat: int | None) -> int | None:
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"there are {self.seats} seats, numbered from 0; {seat} is none of them")
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
    return vars(_parser(_known(game)).parse_args([]))


def rules(game: str) -> Data:
    """Return what never changes in a game, such as what its cards say.

    Raises:
        ValueError: if there is no such game.
    """
    return _known(game).write_rules()


def schemas(game: str) -> Data:
    """Return JSON Schemas of the rules, views, events, actions and results of a game, by these names.

    Raises:
        ValueError: if there is no such game.
    """
    return _known(game).schemas()


def new(game: str, seats: int | None = None, seed: Seed = 0, **agreed: object) -> Position:
    """Return a new game at its first decision; the same seed deals the same game.

    What is `agreed` on is named as in `options`; without `seats` as many play as usual.

    Raises:
        ValueError: if there is no such game, or if what is agreed on is not possible by its rules.
    """
    rules_of = _known(game)
    seats = usual_seats(rules_of) if seats is None else seats
    if seats not in rules_of.seat_counts:
        raise ValueError(f"{game} is played by {', '.join(map(str, rules_of.seat_counts))}, not by {seats!r}")
    parser = _parser(rules_of)
    namespace = parser.parse_args([])
    for name, value in agreed.items():
        if name not in vars(namespace):
            raise ValueError(f"{game} has no option {name!r}; there are: {', '.join(vars(namespace))}")
        setattr(namespace, name, tuple(value) if isinstance(value, list) else value)
    setup = rules_of.deal(rules_of.options(seats, namespace), dealing(seed))
    return _led_on(*Played.begin(rules_of, setup), seed)


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
    return _led_on(read_record(record, _GAMES.get), (), seed)


def _known(name: str) -> AnyGame:
    if name not in _GAMES:
        raise ValueError(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
    return _GAMES[name]


def _parser(game: AnyGame) -> ArgumentParser:
    parser = ArgumentParser(add_help=False)
    game.add_arguments(parser)
    return parser


def _led_on(played: Played, happened: tuple[Event, ...], seed: Seed) -> Position:
    """Return the position in which chance has done what is its to do."""
    while played.decider == NATURE:
        played, events = played.play_nature(chance(seed, len(played.turns)))
        happened += events
    return Position(played, seed, happened)
