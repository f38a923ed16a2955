"""A state being worked on: what the rules change, inside one `apply` and nowhere else."""

from collections.abc import Sequence

from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import CASTLES, DISCOUNT, PLANES, TANKS, TOWERS, Cause, Machine
from leonardo.engine.engines.questions import Question, Task
from leonardo.engine.engines.state import Player, State, Table, Turn, War, reserve, territories
from leonardo.engine.flow import TaskDraft
from leonardo.engine.frozen import evolve
from leonardo.engine.pile import Pile


class Draft(TaskDraft[State, Action, Question, Task]):
    """A working copy of a state. The attributes are those of `State`."""

    __slots__ = (
        "design_pile",
        "firsts",
        "infantry",
        "leonardo",
        "levels",
        "offer",
        "out",
        "owners",
        "planes",
        "players",
        "project_pile",
        "round",
        "table",
        "tanks",
        "turn",
        "war",
    )

    table: Table
    round: int
    leonardo: int
    owners: list[int]
    infantry: list[int]
    tanks: list[int]
    planes: list[int]
    levels: list[int]
    players: list[Player]
    design_pile: Pile[Card]
    project_pile: Pile[Card]
    out: tuple[Card, ...]
    offer: tuple[Card, ...]
    firsts: tuple[Cause, ...]
    turn: Turn | None
    war: War | None

    def __init__(self, state: State, watched: bool = False) -> None:
        super().__init__(state.agenda, state.question, watched)
        self.table = state.table
        self.round = state.round
        self.leonardo = state.leonardo
        self.owners = list(state.owners)
        self.infantry = list(state.infantry)
        self.tanks = list(state.tanks)
        self.planes = list(state.planes)
        self.levels = list(state.levels)
        self.players = list(state.players)
        self.design_pile = state.design_pile
        self.project_pile = state.project_pile
        self.out = state.out
        self.offer = state.offer
        self.firsts = state.firsts
        self.turn = state.turn
        self.war = state.war

    def freeze(self, options: Sequence[Action]) -> State:
        return State(
            self.table,
            self.round,
            self.leonardo,
            tuple(self.owners),
            tuple(self.infantry),
            tuple(self.tanks),
            tuple(self.planes),
            tuple(self.levels),
            tuple(self.players),
            self.design_pile,
            self.project_pile,
            self.out,
            self.offer,
            self.firsts,
            self.turn,
            self.war,
            tuple(self.agenda),
            self.question,
            options,
        )

    @property
    def acting(self) -> Turn:
        """The turn that is taken.

        Raises:
            ValueError: if it is nobody's turn.
        """
        if self.turn is None:
            raise ValueError("it is nobody's turn")
        return self.turn

    @property
    def fight(self) -> War:
        """The war that is fought.

        Raises:
            ValueError: if there is none.
        """
        if self.war is None:
            raise ValueError("there is no war")
        return self.war

    def change_player(self, seat: int, **changes: object) -> None:
        """Replace some attributes of a player."""
        self.players[seat] = evolve(self.players[seat], **changes)

    def change_turn(self, **changes: object) -> None:
        """Replace some attributes of the turn."""
        self.turn = evolve(self.acting, **changes)

    def change_war(self, **changes: object) -> None:
        """Replace some attributes of the war."""
        self.war = evolve(self.fight, **changes)

    def pay(self, seat: int, florins: int) -> None:
        player = self.players[seat]
        self.change_player(seat, florins=player.florins - florins)

    def price(self, seat: int, florins: int) -> int:
        """Return what a project, castle, tower or machine costs a seat (rule 7.12)."""
        return florins - DISCOUNT if seat == self.leonardo else florins

    def machines(self, machine: Machine) -> list[int]:
        """Return the machines of a kind by territory, to be read and changed."""
        return self.tanks if machine is Machine.TANK else self.planes

    def machines_left(self, machine: Machine) -> int:
        """Return how many machines of a kind are in the supply (rule 1.4)."""
        abroad = 0 if self.war is None else (self.war.tanks if machine is Machine.TANK else self.war.planes)
        return (TANKS if machine is Machine.TANK else PLANES) - abroad - sum(self.machines(machine))

    @property
    def castles_left(self) -> int:
        """How many castles are in the supply (rule 1.4)."""
        return CASTLES - len(self.levels) + self.levels.count(0)

    @property
    def towers_left(self) -> int:
        """How many towers are in the supply (rule 1.4)."""
        return TOWERS - sum(self.levels) + len(self.levels) - self.levels.count(0)

    def reserve(self, seat: int) -> int:
        """Return how many infantry of a seat are off the map (rule 1.3)."""
        return reserve(self.owners, self.infantry, self.war, seat)

    def lands(self) -> list[int]:
        """Return the territories of each seat as bits (`board.bits`), and at last the free ones."""
        found, bit = [0] * (self.table.seats + 1), 1
        for owner in self.owners:
            found[owner] |= bit  # nobody's are the last
            bit <<= 1
        return found

    def territories(self, seat: int) -> list[Territory]:
        return territories(self.owners, seat)
