"""What the slip of a march says: of how many, what the castle stops, why more cannot go, and the prospect."""

from attrs import frozen

from leonardo.ai.estimate import percent
from leonardo.app.engines.moves import armies
from leonardo.app.engines.moves.in_hand import March
from leonardo.app.engines.standing import level_attacked
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.kept import kept_for_view
from leonardo.engine.engines.actions import Attack, Invade, Move
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import MOVES
from leonardo.engine.engines.prospects import Prospect, of_attack
from leonardo.engine.engines.questions import MoveQuestion
from leonardo.engine.engines.rules.movement import crossing_of
from leonardo.engine.engines.view import View


@frozen
class Said:
    """The words of a slip: `of` for each counter, the lines below, and the chances to win, to go back and to fail."""

    of: tuple[str, str, str]
    lines: tuple[str, ...]
    win: float | None = None
    back: float = 0
    win_words: str = ""
    hold_words: str = ""


@kept_for_view
def said(view: View, march: March) -> Said:
    there = armies.there(view, march.source)
    of = tuple(_of(view, march, force, count) for force, count in enumerate(there))
    lines = [*_limits(view, march)]
    if march.kind is not Attack:
        return Said((of[0], of[1], of[2]), tuple(lines))
    lines = [*_castle(view, march), *_crossing(view, march), *lines]
    odds = odds_of(view, march)
    win = percent(odds.win)
    hold = min(100 - win, percent(odds.hold)) if odds.withdraws else 100 - win
    if win + hold < 100:
        lines.append(tr("engines.slip.withdraw", percent=100 - win - hold))
    lines.append(tr("engines.slip.losses", own=_tenths(odds.lost), theirs=_tenths(odds.killed)))
    won, held = tr("engines.slip.win", percent=win), tr("engines.slip.hold", percent=hold)
    return Said((of[0], of[1], of[2]), tuple(lines), odds.win, odds.withdraws, won, held)


@kept_for_view
def most_lines(view: View, march: March) -> int:
    """Return how many lines a slip needs at most on this way, whatever the numbers of the army.

    So nothing on it moves while these are changed.
    """
    if march.kind is not Attack:
        return 2 if _is_first_move(view, march) else 1
    choices = armies.ways(view).get((march.source, march.target))
    machines = choices is not None and bool(choices.most(1) + choices.most(2))
    always = len([*_castle(view, march), *_crossing(view, march)]) + len(("the prospect", "what goes back", "a limit"))
    return always + (view.table.escort and machines)


@kept_for_view
def odds_of(view: View, march: March) -> Prospect:
    return of_attack(view, march.source, march.target, march.infantry, march.tanks, march.planes)


def _tenths(count: float) -> str:
    return tr("engines.slip.tenths", whole=int(round(count * 10) // 10), tenths=round(count * 10) % 10)


def _of(view: View, march: March, force: int, count: int) -> str:
    player = view.players[march.seat]
    if count and force == 1 and player.tank is None:
        return tr("engines.slip.no_design")
    if count and force == 2 and player.plane is None:
        return tr("engines.slip.no_design")
    return tr("engines.slip.of", count=count)


def _limits(view: View, march: March) -> list[str]:
    """Say what keeps more from going, where it is not the number of pieces."""
    choices = armies.ways(view).get((march.source, march.target))
    if choices is None:
        return []
    found = []
    if march.infantry == choices.most(0):
        key = "stays" if march.infantry == view.infantry[march.source] - 1 else "six"
        found.append(tr(f"engines.slip.{key}"))
    if view.table.escort and march.kind is Attack and march.tanks + march.planes == march.infantry:
        found.append(tr("engines.slip.escort"))
    if march.kind is Invade and not found:
        found.append(tr("engines.slip.invade"))
    if _is_first_move(view, march):
        found.append(tr("engines.slip.moves", count=MOVES))
    return found


def _is_first_move(view: View, march: March) -> bool:
    """Tell whether by this march movement begins, which is over as soon as something else is done (rule 9.1)."""
    return march.kind is Move and not isinstance(view.question, MoveQuestion)


def _castle(view: View, march: March) -> list[str]:
    level = level_attacked(view, march.target)
    if not level:
        return [tr("engines.slip.no_castle")]
    infantry = max(0, level - view.players[march.seat].has(Card.BOMBARD))
    return [tr("engines.slip.castle", count=infantry, tanks=level)]


def _crossing(view: View, march: March) -> list[str]:
    lost = crossing_of(view.players, view.owners, march.seat, march.source, march.target)
    return [tr("engines.slip.crossing", count=lost)] if lost else []
