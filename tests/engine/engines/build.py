"""Maps to try the rules on: any position, told in a few words, and then played from.

A test says what stands where and what each seat has, and acts; dice are said in the order in which they fall:

    game = turn(seat(milan=land(3, castle=1)), seat(venice=land(1), rome=land(1)), seat(norway=land(1)))
    game.does(ANNA, Attack(MILAN, VENICE, 2, 0, 0))
    game.does(ANNA, AssaultByInfantry(2))
    game.throws("MB")
    assert game.owner(VENICE) == ANNA
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import pytest
from attrs import evolve, frozen

from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import Action, Attack, Roll
from leonardo.engine.engines.board import BY_ID, Territory
from leonardo.engine.engines.cards import DESIGNS, DESIGNS_OF, PROJECT_CARDS, Card, in_order
from leonardo.engine.engines.constants import Cause, Face, Machine
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.flow import FLOW
from leonardo.engine.engines.questions import Act, DiceQuestion, LayCards, Question, ScoreRound, TakeTurn, Task
from leonardo.engine.engines.setup import Options
from leonardo.engine.engines.state import NOBODY, TERRITORIES, Player, State, Table, Turn, War, violations
from leonardo.engine.pile import Pile
from tests.engine.position import Position

ANNA, BIANCA, CARLO, DORA, ENZO = range(5)  # the seats, clockwise

rule = pytest.mark.rule  # says which numbered rules a test shows

MILAN, VENICE, FLORENCE, ROME, NAPLES, SICILY = map(Territory, range(18, 24))
AUSTRIA, HUNGARY, GREECE, CASTILE, PORTUGAL = map(Territory, (17, 27, 29, 7, 6))
IRELAND, SCOTLAND, ENGLAND, NORWAY, SWEDEN, DENMARK = map(Territory, range(6))

_FACES: Final = {face.value: face for face in Face}


@frozen
class Land:
    """What stands in a territory; `castle` is its level by its pieces, 0 for none."""

    infantry: int
    castle: int
    tanks: int
    planes: int


def land(infantry: int = 1, castle: int = 0, tanks: int = 0, planes: int = 0) -> Land:
    return Land(infantry, castle, tanks, planes)


@frozen
class Place:
    """What a test says of a seat."""

    player: Player
    lands: Mapping[Territory, Land]


def seat(
    florins: int = 200,
    points: int = 0,
    *,
    tank: Card | None = None,
    plane: Card | None = None,
    projects: Sequence[Card] = (),
    archive: Sequence[Card] = (),
    lands: Mapping[str, Land] | None = None,
    **more: Land,
) -> Place:
    player = Player(florins, points, tank, plane, tuple(projects), tuple(archive))
    return Place(player, {BY_ID[name]: here for name, here in {**(lands or {}), **more}.items()})


class Game(Position[State, Action, Question]):
    """A game at some position, with all that happened since."""

    game = GAME

    def violations(self) -> list[str]:
        return violations(self.state)

    def throws(self, *throws: str) -> None:
        """Let the dice show these faces, one throw after the other."""
        for faces in throws:
            assert isinstance(self.asked, DiceQuestion), f"{self.asked} is asked"
            self.goes_on(Roll(self.asked.seat, self.asked.purpose, tuple(_FACES[face] for face in faces)))

    def player(self, who: int) -> Player:
        return self.state.players[who]

    def florins(self, who: int) -> int:
        return self.player(who).florins

    def points(self, who: int) -> int:
        return self.player(who).points

    def owner(self, at: Territory) -> int | None:
        owner = self.state.owners[at]
        return None if owner == NOBODY else owner

    def at(self, place: Territory) -> Land:
        state = self.state
        return Land(state.infantry[place], state.levels[place], state.tanks[place], state.planes[place])

    @property
    def war(self) -> War:
        assert self.state.war is not None
        return self.state.war


def europe(
    *places: Place,
    agenda: Sequence[Task] = (),
    leonardo: int = ANNA,
    round: int = 2,  # noqa: A002 - the word of the rules
    target: int = 30,
    variants: Sequence[str] = (),
    designs: Sequence[Card] = (),
    projects: Sequence[Card] = (),
    firsts: Sequence[Cause] = tuple(Cause)[1:4],
) -> State:
    """Lay out the map; decks hold first what is told, then all the rest. The firsts of 12.2 are given by default."""
    lands = {at: (who, here) for who, place in enumerate(places) for at, here in place.lands.items()}
    free = (NOBODY, land(0))
    players = tuple(place.player for place in places)
    owned = [card for each in players for card in (each.tank, each.plane) if card]
    used = [card for each in players for card in (*each.projects, *each.archive)]
    deck = _designs(len(places), [*designs, *owned])
    return State(
        table=Table(len(places), target, tuple(variants)),
        round=round,
        leonardo=leonardo,
        owners=tuple(lands.get(at, free)[0] for at in TERRITORIES),
        infantry=tuple(lands.get(at, free)[1].infantry for at in TERRITORIES),
        tanks=tuple(lands.get(at, free)[1].tanks for at in TERRITORIES),
        planes=tuple(lands.get(at, free)[1].planes for at in TERRITORIES),
        levels=tuple(lands.get(at, free)[1].castle for at in TERRITORIES),
        players=players,
        design_pile=_pile(designs, [card for card in deck if card not in owned]),
        project_pile=_pile(projects, _without(PROJECT_CARDS, used)),
        out=in_order(card for card in DESIGNS if card not in deck),
        offer=(),
        firsts=tuple(firsts),
        turn=None,
        war=None,
        agenda=tuple(reversed(agenda)),
        question=None,
        options=(),
    )


def _designs(seats: int, wanted: Sequence[Card]) -> list[Card]:
    """Return the designs of a game: as many of each kind as seats, those that are wanted among them."""
    found = []
    for machine in Machine:
        cards = sorted(DESIGNS_OF[machine], key=lambda card: card not in wanted)
        found += cards[:seats]
    return found


def _without(cards: Sequence[Card], used: Sequence[Card]) -> list[Card]:
    left = list(cards)
    for card in used:
        left.remove(card)
    return left


def _pile(first: Sequence[Card], rest: list[Card]) -> Pile[Card]:
    return Pile((*first, *_without(rest, first)))


def turn(*places: Place, who: int = ANNA, done: Turn | None = None, **more: Any) -> Game:  # noqa: ANN401 - as `europe`
    """Let a seat take its turn, after which the round is scored; `done` is what it has done so far."""
    if done is None:
        return Game(FLOW.run_on(Draft(europe(*places, agenda=(TakeTurn(who), ScoreRound()), **more))))
    state = europe(*places, agenda=(Act(), ScoreRound()), **more)
    return Game(FLOW.run_on(Draft(evolve(state, turn=done))))


def auction(*places: Place, **more: Any) -> Game:  # noqa: ANN401 - as `europe`
    """Hold an auction, after which the round is scored."""
    return Game(FLOW.run_on(Draft(europe(*places, agenda=(LayCards(), ScoreRound()), **more))))


def doing(task: Task, *places: Place, **more: Any) -> Game:  # noqa: ANN401 - as `europe`
    return Game(FLOW.run_on(Draft(europe(*places, agenda=(task,), **more))))


def attack(
    infantry: int = 3,
    tanks: int = 0,
    planes: int = 0,
    against: Land | None = None,
    *,
    by_sea: bool = False,
    anna: Mapping[str, Any] | None = None,
    bianca: Mapping[str, Any] | None = None,
    **more: Any,  # noqa: ANN401 - as `europe`
) -> Game:
    """Let Anna attack Bianca in Venice, from Milan by land or from Sicily by sea, with designs for what she takes."""
    source = SICILY if by_sea else MILAN
    home = {source.name.lower(): land(infantry + 1, 1, tanks, planes)}
    designs: dict[str, Any] = {"tank": Card.TANK_TURTLE if tanks else None, "plane": Card.PLANE_BAT if planes else None}
    game = turn(
        seat(**{**designs, **(anna or {}), "lands": home}),
        seat(**(bianca or {}), venice=against or land(2), hungary=land()),
        seat(norway=land(2)),
        **more,
    )
    game.does(ANNA, Attack(source, VENICE, infantry, tanks, planes))
    return game


def new_game(seats: int = 3, *, target: int = 30, variants: Sequence[str] = (), seed: int = 1) -> Game:
    return Game(GAME.begin(GAME.deal(Options(seats, target, tuple(variants)), Random(seed))))
