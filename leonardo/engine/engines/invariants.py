"""What holds after every step of every game; checked under test."""

from collections import Counter

from leonardo.engine.engines.cards import DESIGNS, IMPROVEMENTS, PROJECT_CARDS, PROJECTS
from leonardo.engine.engines.constants import CAP, CASTLES, INFANTRY, PERFECT, PLANES, ROUNDING, TANKS, TOWERS, Machine
from leonardo.engine.engines.state import NOBODY, TERRITORIES, State, reserve, towers


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
