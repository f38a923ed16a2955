"""The state of a game, each fact once: what can be derived is a function here.

`violations` says what does not hold in a state, though it must after every step of every game.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from attrs import field, frozen

from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import ARTS, DESIGNS, IMPROVEMENTS, PROJECT_CARDS, PROJECTS, Card
from leonardo.engine.engines.constants import (
    CAP,
    CASTLES,
    DOUBLE_EXPLOSION,
    ESCORT,
    INFANTRY,
    PERFECT,
    PLANES,
    RICH_START,
    ROUNDING,
    SECOND_PLACE,
    SELF_DESTRUCTION,
    TANKS,
    TOWERS,
    Cause,
    Force,
    Machine,
)
from leonardo.engine.engines.questions import Question, Task
from leonardo.engine.pile import Pile

NOBODY: Final = -1  # the owner of a free territory
TERRITORIES: Final = tuple(Territory)

Owners = Sequence[int]
Counts = Sequence[int]


@frozen
class Table:
    """What stays the same all game: seats, the points to reach, and the optional rules."""

    seats: int
    target: int
    variants: tuple[str, ...]
    rich_start: bool = field(init=False, eq=False, repr=False)
    double_explosion: bool = field(init=False, eq=False, repr=False)
    self_destruction: bool = field(init=False, eq=False, repr=False)
    escort: bool = field(init=False, eq=False, repr=False)
    second_place: bool = field(init=False, eq=False, repr=False)

    @rich_start.default
    def _rich_start(self) -> bool:
        return RICH_START in self.variants

    @double_explosion.default
    def _double_explosion(self) -> bool:
        return DOUBLE_EXPLOSION in self.variants

    @self_destruction.default
    def _self_destruction(self) -> bool:
        return SELF_DESTRUCTION in self.variants

    @escort.default
    def _escort(self) -> bool:
        return ESCORT in self.variants

    @second_place.default
    def _second_place(self) -> bool:
        return SECOND_PLACE in self.variants

    def seats_from(self, seat: int) -> tuple[int, ...]:
        """Return all seats clockwise, beginning with `seat` (rule 1.1)."""
        return tuple((seat + step) % self.seats for step in range(self.seats))


@frozen
class Player:
    """What a seat has besides its pieces on the map.

    `tank` and `plane` are its designs; `projects` are in play and `archive` are not yet, both in the order in which
    they came.
    """

    florins: int
    points: int = 0
    tank: Card | None = None
    plane: Card | None = None
    projects: tuple[Card, ...] = ()
    archive: tuple[Card, ...] = ()

    def design(self, machine: Machine) -> Card | None:
        return self.tank if machine is Machine.TANK else self.plane

    def has(self, card: Card) -> int:
        """Return how many copies of a project are in play (rule 8.2)."""
        return self.projects.count(card)

    @property
    def cards(self) -> int:
        """How many cards are in play (rule 12.3)."""
        return len(self.projects) + (self.tank is not None) + (self.plane is not None)

    @property
    def arts(self) -> int:
        """How many works of art are in play."""
        return sum(card in ARTS for card in self.projects)

    def hooks_left(self, machine: Machine) -> int:
        """Return how many improvements the design of a kind has room for, none without a design (rule 8.4)."""
        design = self.design(machine)
        if design is None:
            return 0
        hanging = IMPROVEMENTS[machine]
        return DESIGNS[design].hooks - sum(card in hanging for card in self.projects)

    @property
    def tank_hits(self) -> int:
        """The hits of one tank with all its improvements (rules 8.11, 11.21), none without a design."""
        if self.tank is None:
            return 0
        return DESIGNS[self.tank].hits + self.has(Card.GUN_LIGHTER) + 2 * self.has(Card.MULTI_CANNON)

    @property
    def check_dice(self) -> int:
        """How many dice are thrown in the working check of a tank (rules 11.19, 11.20), none without a design."""
        return 0 if self.tank is None else max(1, DESIGNS[self.tank].dice - self.has(Card.GEARBOX))


@frozen
class Turn:
    """What a seat has done in its turn, as far as there is a limit.

    `moved` says that movement is over (rule 9.1); `machines` and `towers` are the places where castles made one (rule
    7.13).
    """

    seat: int
    invasions: int = 0
    attacks: int = 0
    moves: int = 0
    moved: bool = False
    machines: tuple[Territory, ...] = ()
    towers: tuple[Territory, ...] = ()


@frozen
class War:
    """An attack under way (rule 11). The attacking army is here, the defending one on the map.

    `defence` says whose turn of assaults it is, `made` which assaults were made in it. `opened` is a castle without
    defence, `resting` the planes that take no part in this turn (rule 11.30).
    """

    source: Territory
    target: Territory
    attacker: int
    defender: int
    infantry: int
    tanks: int
    planes: int
    opened: bool = False
    resting: int = 0
    defence: bool = False
    made: tuple[Force, ...] = ()

    @property
    def side(self) -> int:
        """The seat whose turn of assaults it is."""
        return self.defender if self.defence else self.attacker


@frozen
class State:
    """A game between two decisions.

    `owners`, `infantry`, `tanks`, `planes` and `levels` are by territory; a level is that of the castle by its pieces,
    0 without one (rule 10.2). `players` are by seat. `out` are the designs that left the game, in the order of the
    record; `offer` are the cards of an auction that nobody has taken yet. `firsts` are the points of rule 12.2 that are
    given already. The next task of the `agenda` is the last. `options` are the legal answers to `question`, which
    follow from the rest.
    """

    table: Table
    round: int
    leonardo: int
    owners: tuple[int, ...]
    infantry: tuple[int, ...]
    tanks: tuple[int, ...]
    planes: tuple[int, ...]
    levels: tuple[int, ...]
    players: tuple[Player, ...]
    design_pile: Pile[Card]
    project_pile: Pile[Card]
    out: tuple[Card, ...]
    offer: tuple[Card, ...]
    firsts: tuple[Cause, ...]
    turn: Turn | None
    war: War | None
    agenda: tuple[Task, ...]
    question: Question | None
    options: Sequence[Action] = field(eq=False, repr=False)


def territories(owners: Owners, seat: int) -> list[Territory]:
    """Return the territories of a seat, in their order."""
    return [territory for territory in TERRITORIES if owners[territory] == seat]


def castles(owners: Owners, levels: Counts, seat: int) -> list[Territory]:
    return [territory for territory in TERRITORIES if owners[territory] == seat and levels[territory]]


def perfect_cities(owners: Owners, levels: Counts, seat: int) -> int:
    """Return how many perfect cities a seat has (rule 10.5)."""
    return sum(owner == seat and level == PERFECT for owner, level in zip(owners, levels, strict=True))


def reserve(owners: Owners, infantry: Counts, war: War | None, seat: int) -> int:
    """Return how many infantry of a seat are off the map (rule 1.3)."""
    abroad = war.infantry if war is not None and war.attacker == seat else 0
    return INFANTRY - abroad - sum(infantry[territory] for territory in territories(owners, seat))


def towers(level: int) -> int:
    """Return how many towers a castle of a level has (rule 10.2)."""
    return max(0, level - 1)


def leaders(players: Sequence[Player]) -> tuple[int, ...]:
    """Return the seats that have most points."""
    most = max(player.points for player in players)
    return tuple(seat for seat, player in enumerate(players) if player.points == most)


def violations(state: State) -> list[str]:
    """Return what is wrong with a state, in words; nothing if all is right."""
    return [*_map(state), *_supplies(state), *_cards(state), *_players(state)]


def _map(state: State) -> list[str]:
    """Infantry stands on every territory that belongs to somebody, and nothing on others (rule 2.2)."""
    found = []
    for at in TERRITORIES:
        owned = 0 <= state.owners[at] < state.table.seats
        if not owned and state.owners[at] != NOBODY:
            found.append(f"{at.name} belongs to {state.owners[at]}")
        if (state.infantry[at] > 0) != owned and not _fought_for(state, at):
            found.append(f"{at.name} has {state.infantry[at]} infantry and belongs to {state.owners[at]} (rule 2.2)")
        pieces = (state.infantry[at], state.tanks[at], state.planes[at], state.levels[at])
        if min(pieces) < 0 or (any(pieces) and not owned) or state.levels[at] > PERFECT:
            found.append(f"{at.name} has {pieces}")
    return found


def _fought_for(state: State, at: int) -> bool:
    """An army that is beaten leaves a territory empty until the winner moves in."""
    return state.war is not None and state.war.target == at


def _supplies(state: State) -> list[str]:
    """No more pieces are out than there are (rules 1.2 to 1.4)."""
    tanks, planes = (state.war.tanks, state.war.planes) if state.war else (0, 0)
    used = {
        "tanks": (sum(state.tanks) + tanks, TANKS),
        "planes": (sum(state.planes) + planes, PLANES),
        "castles": (sum(level > 0 for level in state.levels), CASTLES),
        "towers": (sum(map(towers, state.levels)), TOWERS),
    }
    found = [f"{out} {name} are out (rule 1.4)" for name, (out, most) in used.items() if not 0 <= out <= most]
    reserves = [reserve(state.owners, state.infantry, state.war, seat) for seat in range(state.table.seats)]
    return found if all(0 <= left <= INFANTRY for left in reserves) else [*found, f"the reserves are {reserves}"]


def _cards(state: State) -> list[str]:
    """Each card is in one place (rule 1.6)."""
    held = Counter(card for player in state.players for card in (player.tank, player.plane) if card is not None)
    held.update(state.design_pile)
    held.update(state.out)
    held.update(card for card in state.offer if card in DESIGNS)
    found = [] if held == Counter(DESIGNS.keys()) else [f"designs are missing or twice: {held}"]
    projects = Counter(card for player in state.players for card in (*player.projects, *player.archive))
    projects.update(state.project_pile)
    projects.update(card for card in state.offer if card in PROJECTS)
    return found if projects == Counter(PROJECT_CARDS) else [*found, f"projects are missing or twice: {projects}"]


def _players(state: State) -> list[str]:
    """Florins in tens up to the cap (rules 1.5, 5.2); no more improvements than hooks (rule 8.4)."""
    found = []
    for seat, player in enumerate(state.players):
        if not 0 <= player.florins <= CAP or player.florins % ROUNDING:
            found.append(f"seat {seat} has {player.florins} florins (rule 5.2)")
        for machine in Machine:
            if player.hooks_left(machine) < 0:
                found.append(f"seat {seat} has too many improvements (rule 8.4)")
            hanging = sum(card in IMPROVEMENTS[machine] for card in player.projects)
            if hanging and player.design(machine) is None:
                found.append(f"seat {seat} has improvements without a design (rule 8.4)")
    return found
