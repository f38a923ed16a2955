"""The buttons of this game: most stand aside, on the slip, the stages and the walnut, beside what they are about."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from attrs import evolve

from leonardo.app.engines import commands as own_commands
from leonardo.app.engines import lands
from leonardo.app.engines.fighting_on import FIGHTING_ON, STOP_FIGHTING
from leonardo.app.engines.moves import armies, waves
from leonardo.app.engines.moves.choices import COINS, apart, most_florins
from leonardo.app.engines.moves.in_hand import Base, Fist, Held, March, Wave, Wreck
from leonardo.app.engines.moves.whereabouts import BID, BY_INFANTRY, BY_PLANES, GO, WRECKS
from leonardo.app.engines.moves.whereabouts import BUTTONS as ENDS
from leonardo.app.engines.picture.listing import bare, unveiled
from leonardo.app.engines.recruiting import GIVE_REST, RECRUITMENT
from leonardo.app.engines.standing import own_seat
from leonardo.app.engines.words.odds import best
from leonardo.app.kit.translations import tr
from leonardo.app.table import commands
from leonardo.app.table.buttons import AFTER, BEFORE, CHANCE, CONFIRM, PUT_BACK, RESULTS, TableButton, always
from leonardo.app.table.words.prompt_state import Awaited, PromptState
from leonardo.engine.engines import actions
from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.constants import ATTACK_COST, INVASION_COST, Force, Machine
from leonardo.engine.engines.questions import AssaultQuestion, BidQuestion, DiceQuestion
from leonardo.engine.engines.view import View

if TYPE_CHECKING:
    from leonardo.app.table.played import PlayedTable

LANDS: Final = "lands"
LANDS_AWAY: Final = "lands_away"
BENEATH: Final = "beneath"
CLOSER: Final = "closer"
FARTHER: Final = "farther"
CANCEL: Final = "cancel"
ALL: Final = "all"
COIN_BACK: Final = "coin_back"
CANNON: Final = "cannon"
WAVES: Final = ("infantry", "planes", "at_tanks", "at_planes")
"""What is counted in an assault: infantry, and planes against infantry, tanks and planes."""
TURN_ENDS: Final = "end_turn"
AT_FOOT: Final = (PUT_BACK, CONFIRM, GIVE_REST, ENDS[actions.Stop], TURN_ENDS)
"""The buttons that end what one is at, which all stand at the end of one's own tray."""

_PASSES: Final = (
    actions.Decline,
    actions.NoParachute,
    actions.Retreat,
    actions.Hold,
    actions.Done,
    actions.Stop,
    actions.EndTurn,
)
"""What ends something, or leaves it."""
_FORCES: Final = {"infantry": Force.INFANTRY, "planes": Force.PLANES}  # the assaults in which something is counted
_Change = Callable[[View, Held | None], Held | None]
_PRICES: Final = {actions.Invade: INVASION_COST, actions.Attack: ATTACK_COST, actions.Move: 0}


def less(of: str) -> str:
    """Return the key of the button that takes one away from a counter."""
    return f"less_{of}"


def more(of: str) -> str:
    return f"more_{of}"


def price_of(march: March) -> int:
    """Return what a march costs (rules 7.7, 7.8)."""
    return _PRICES[march.kind]


def _of(kind: type) -> Callable[[View], Action | None]:
    return lambda view: next((option for option in apart(view) if isinstance(option, kind)), None)


def _single(
    kind: type,
    *,
    aside: bool = True,
    primary: bool = False,
    quiet: bool = False,
    beside: tuple[type[Held], ...] = (Wave,),
) -> TableButton:
    """Return the button of a decision of which there is one only; shown `beside` what may be in hand.

    In a war the one that serves best is primary. The key that passes presses it only if nothing is begun by it.
    """
    key, action = ENDS[kind], _of(kind)
    return TableButton(
        key,
        f"engines.button.{key}",
        f"engines.explain.button_{key}",
        lambda view, state, turn: turn is Awaited.MINE and not _composes(state, beside) and action(view) is not None,
        action=action,
        primary=lambda view, _state, _turn: primary or best(view) == key,
        quiet=lambda view, _state, _turn: quiet and best(view) != key,
        command=commands.PASSING if kind in _PASSES else "",
        aside=aside,
    )


def _composes(state: PromptState, beside: tuple[type[Held], ...] = (Wave,)) -> bool:
    return state.held is not None and not isinstance(state.held, beside)


def _changes(key: str, change: _Change, *, shown: Callable[[View, PromptState], bool], of: str = "") -> TableButton:
    """Return a button that changes what is composed; pale where it cannot be changed so."""

    def run(table: "PlayedTable") -> None:
        other = change(table.view(), table.hands.held) if table.free else None
        if other is not None:
            table.hands.take(other)
            table.redraw()

    return TableButton(
        key,
        f"engines.button.{key.partition('_')[0] if of else key}",
        f"engines.explain.counter_{of}" if of else f"engines.explain.button_{key}",
        lambda view, state, turn: turn is Awaited.MINE and shown(view, state),
        run=run,
        enabled=lambda view, state, _turn: change(view, state.held) is not None,
        aside=True,
        counts=True,
        wheel=(more(of), less(of)) if of else ("", ""),
    )


# the chart


def _bare(view: View, _state: PromptState, _turn: Awaited) -> bool:
    return bare(view)


def _zooms(turns: int) -> Callable[["PlayedTable"], None]:
    def run(table: "PlayedTable") -> None:
        chart, at = table.picture.stage, table.controls.carried_at()
        if chart is not None:
            about = at if at is not None and chart.collidepoint(at) else chart.center
            table.look_through(table.picture.closer(about, turns))

    return run


def _on_chart(key: str, label: str, run: Callable[["PlayedTable"], None]) -> TableButton:
    tip, command = f"engines.explain.button_{key}", f"engines.{key}"
    return TableButton(key, label, tip, _bare, run=run, command=command, aside=True)


MAP: Final = (LANDS, FARTHER, CLOSER)  # the keys of the buttons on the chart
_CHART: Final = (
    _on_chart(LANDS, "engines.button.lands", lands.turn),
    _on_chart(FARTHER, "engines.button.farther", _zooms(-1)),
    _on_chart(CLOSER, "engines.button.closer", _zooms(1)),
    TableButton(
        LANDS_AWAY,
        "engines.button.lands_away",
        "engines.explain.button_lands_away",
        lambda view, state, _turn: lands.is_open(state.eye, view),
        run=lands.turn,
        aside=True,
    ),
    TableButton(
        BENEATH,
        lambda view, state: tr("engines.button.stage" if unveiled(state.eye, view) else "engines.button.beneath"),
        "engines.explain.button_beneath",
        lambda view, _state, _turn: not bare(view),
        run=lands.look_beneath,
        primary=lambda view, state, _turn: unveiled(state.eye, view),
        command=own_commands.LANDS,
        labels=("engines.button.stage", "engines.button.beneath"),
    ),
)


def _on_stage(button: TableButton) -> TableButton:
    """Return a button of a stage: it is not there while that steps aside."""
    return evolve(
        button, shown=lambda view, state, turn: not unveiled(state.eye, view) and button.shown(view, state, turn)
    )


# the slip of a march


def _step(force: int, step: int) -> _Change:
    def change(view: View, held: Held | None) -> Held | None:
        return armies.changed(view, held, force, step) if isinstance(held, March) else None

    return change


def _marches(_view: View, state: PromptState) -> bool:
    return isinstance(state.held, March)


def _counters() -> list[TableButton]:
    found = []
    for force, name in enumerate(armies.FORCES):
        found.append(_changes(less(name), _step(force, -1), shown=_marches, of=name))
        found.append(_changes(more(name), _step(force, 1), shown=_marches, of=name))
    return found


def _go_label(_view: View, state: PromptState) -> str:
    held = state.held
    if not isinstance(held, March):
        return tr("engines.button.go")
    key = held.kind.__name__.lower()
    return tr(f"engines.button.go_{key}", count=price_of(held))


def _goes(table: "PlayedTable") -> None:
    held = table.hands.held
    if isinstance(held, March) and table.free:
        table.act(held.action, dropped=False)


def _lets_go(table: "PlayedTable") -> None:
    table.controls.put_back()
    table.redraw()


def _all(view: View, held: Held | None) -> Held | None:
    return armies.strongest(view, held) if isinstance(held, March) else None


_SLIP: Final = (
    *_counters(),
    evolve(_changes(ALL, _all, shown=_marches), command=own_commands.ALL),
    TableButton(
        CANCEL,
        "engines.button.cancel",
        "engines.explain.button_cancel",
        lambda view, state, turn: turn is Awaited.MINE and _marches(view, state),
        run=_lets_go,
        aside=True,
    ),
    TableButton(
        GO,
        _go_label,
        "engines.explain.button_go",
        lambda view, state, turn: turn is Awaited.MINE and _marches(view, state),
        run=_goes,
        primary=always,
        aside=True,
    ),
)


# the auction


def _florins(held: Held | None) -> int:
    return held.florins if isinstance(held, Fist) else 0


def _bids(view: View, _state: PromptState) -> bool:
    return isinstance(view.question, BidQuestion) and bool(view.options)


def _bid_label(_view: View, state: PromptState) -> str:
    florins = _florins(state.held)
    return tr("engines.button.bid", count=florins) if florins else tr("engines.button.no_bid")


def _closes(table: "PlayedTable") -> None:
    if table.free:
        table.act(actions.Bid(_florins(table.hands.held)), dropped=False)


def _coin(step: int) -> _Change:
    def change(view: View, held: Held | None) -> Held | None:
        florins = _florins(held) + step
        seat = view.viewer
        return Fist(seat, florins) if seat is not None and 0 <= florins <= most_florins(view) else None

    return change


_AUCTION: Final = (
    _changes(COIN_BACK, _coin(-COINS[-1]), shown=_bids),
    TableButton(
        BID,
        _bid_label,
        "engines.explain.button_bid",
        lambda view, state, turn: turn is Awaited.MINE and _bids(view, state),
        run=_closes,
        primary=lambda view, state, _turn: _florins(state.held) > 0 or not most_florins(view),
        command=commands.PASSING,
        aside=True,
    ),
    _single(actions.Decline),
)


# the war


def _assaults(view: View, _state: PromptState) -> bool:
    return isinstance(view.question, AssaultQuestion) and bool(view.options)


def _wave(name: str, step: int) -> _Change:
    def change(view: View, held: Held | None) -> Held | None:
        return waves.more(view, waves.wave_of(view, held), name, step)

    return change


def counted(view: View, name: str) -> bool:
    """Tell whether there is anything to be counted of an assault now."""
    wave = waves.usual(view)
    if name in ("at_tanks", "at_planes"):
        return waves.splits(view)[name == "at_planes"]
    return bool(getattr(wave, name))


def _wave_counters() -> list[TableButton]:
    found = []
    for name in WAVES:
        shown = _counts(name)
        key = f"wave_{name}"
        found.append(_changes(less(key), _wave(name, -1), shown=shown, of=key))
        found.append(_changes(more(key), _wave(name, 1), shown=shown, of=key))
    return found


def _counts(name: str) -> Callable[[View, PromptState], bool]:
    """Return whether a counter is shown: also when its assault has been made, so that nothing moves to its place."""
    force = _FORCES.get(name)
    return lambda view, state: _assaults(view, state) and (counted(view, name) or _made(view, force))


def _made(view: View, force: Force | None) -> bool:
    return view.war is not None and force in view.war.made


def _of_turn(kind: type, *, quiet: bool = False) -> TableButton:
    """Return the button of a decision that keeps its place in a turn of assaults, pale when it cannot be made."""
    action = _of(kind)
    return evolve(
        _single(kind, quiet=quiet),
        shown=lambda view, state, turn: (
            turn is Awaited.MINE
            and _assaults(view, state)
            and (kind is actions.Done or action(view) is not None or _made(view, Force.TANKS))
        ),
        enabled=lambda view, _state, _turn: action(view) is not None,
    )


def _cannon(view: View, held: Held | None) -> Held | None:
    return waves.with_cannon(view, waves.wave_of(view, held))


def _infantry_label(view: View, state: PromptState) -> str:
    wave = waves.wave_of(view, state.held)
    key = "by_infantry_cannon" if wave.cannon else "by_infantry"
    return tr(f"engines.button.{key}", count=wave.infantry)


def _planes_label(view: View, state: PromptState) -> str:
    wave = waves.wave_of(view, state.held)
    return tr("engines.button.by_planes", count=wave.planes + wave.at_tanks + wave.at_planes)


def _launch(kind: str) -> Callable[["PlayedTable"], None]:
    find = waves.infantry_of if kind == BY_INFANTRY else waves.planes_of

    def run(table: "PlayedTable") -> None:
        view = table.view()
        action = find(view, waves.wave_of(view, table.hands.held)) if table.free else None
        if action is not None:
            table.act(action, dropped=False)

    return run


def _assault(key: str, label: Callable[[View, PromptState], str], name: str) -> TableButton:
    return TableButton(
        key,
        label,
        f"engines.explain.button_{key}",
        lambda view, state, turn: turn is Awaited.MINE and _counts(name)(view, state),
        run=_launch(key),
        enabled=lambda view, _state, _turn: counted(view, name),
        primary=lambda view, _state, _turn: best(view) == key,
        aside=True,
    )


def _wreck(machine: Machine) -> TableButton:
    """Return the button that destroys an own machine: in war at once, in one's turn where it is chosen (rule 15.3)."""
    key = WRECKS[machine]

    def at_once(view: View) -> Action | None:
        return next((option for option in apart(view) if option == actions.DestroyInWar(machine)), None)

    def can(view: View) -> bool:
        return any(isinstance(option, actions.Destroy) and option.machine is machine for option in apart(view))

    def run(table: "PlayedTable") -> None:
        view = table.view()
        if table.free and can(view):
            table.controls.take(Wreck(machine, view.players[own_seat(view)].design(machine)))

    return TableButton(
        key,
        f"engines.button.{key}",
        f"engines.explain.button_{key}",
        lambda view, state, turn: (
            turn is Awaited.MINE and not _composes(state) and (at_once(view) is not None or can(view))
        ),
        run=run,
        action=at_once,
        quiet=always,
        aside=True,
    )


def _throws(view: View, _state: PromptState, turn: Awaited) -> bool:
    return turn is Awaited.CHANCE and isinstance(view.question, DiceQuestion) and view.question.seat == view.viewer


_WAR: Final = (
    *FIGHTING_ON,
    _single(actions.NoParachute),
    _single(actions.Parachute),
    _single(actions.Fight),
    _single(actions.Retreat),
    _single(actions.Hold),
    _single(actions.Fire),
    *(_wreck(machine) for machine in Machine),
    _of_turn(actions.Done, quiet=True),
    *_wave_counters(),
    _changes(CANNON, _cannon, shown=lambda view, state: _assaults(view, state) and waves.usual(view).cannon),
    _single(actions.AssaultByAutomaton),
    _of_turn(actions.AssaultByTanks),
    _assault(BY_PLANES, _planes_label, "planes"),
    _assault(BY_INFANTRY, _infantry_label, "infantry"),
    TableButton(
        CHANCE,
        "engines.button.throw",
        "engines.explain.dice",
        _throws,
        run=lambda table: table.let_chance_decide(),
        primary=always,
        command=own_commands.THROW,
        aside=True,
    ),
)


def _nothing_else(view: View, _state: PromptState, _turn: Awaited) -> bool:
    """Whether nothing can be done any more but end the turn: only then the keyboard begins there."""
    return len(apart(view)) == 1 and not armies.bases(view)


_TURN: Final = (
    _single(actions.Stop, primary=True, beside=(Base,)),
    evolve(_single(actions.EndTurn, primary=True), leads=_nothing_else),
)


def _confirm_label(_view: View, state: PromptState) -> str:
    """Say of a castle what it does beside standing there (rule 7.11)."""
    castle = isinstance(state.staged, actions.BuildCastle)
    return tr("engines.button.castle_ends" if castle else "table.button.confirm")


def _at_foot(button: TableButton) -> TableButton:
    """Return a button of every table as it stands here: what confirms is at the foot, with what puts back."""
    if button.key not in AT_FOOT:
        return button
    return evolve(button, aside=True, label=_confirm_label if button.key == CONFIRM else button.label)


BUTTONS: Final = (
    *_CHART,
    *map(_at_foot, BEFORE),
    *_SLIP,
    *RECRUITMENT,
    *STOP_FIGHTING,
    *map(_on_stage, (*_AUCTION, *_WAR)),
    *_TURN,
    *(button for button in AFTER if button.key == RESULTS),
)
"""All of them, the expected one of each group last."""
