"""Events in words: a sentence for each kind, for the log and for the prompt."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from leonardo.app.engines.words.phrases import army, card_name, cause_name, florins, infantry, land_name, machine_name
from leonardo.app.kit.translations import tr
from leonardo.engine.engines import events
from leonardo.engine.engines.constants import Throw
from leonardo.engine.game import Event

Names = Sequence[str]  # what the seats are called, in order


def line(event: Event, names: Names) -> str | None:
    sentence = SENTENCES.get(type(event))
    return sentence(event, names) if sentence else None


def is_heading(event: Event) -> bool:
    return isinstance(event, events.RoundBegan)


def _say(key: str, **values: object) -> str:
    return tr(f"engines.log.{key}", **values)


def _joined(texts: Sequence[str]) -> str:
    return tr("engines.join").join(texts)


def _income(event: events.IncomePaid, names: Names) -> str:
    told = [_say("income_of", name=names[seat], count=count) for seat, count in enumerate(event.florins)]
    return _say("income", told=_joined(told))


def _recruited(event: events.Recruited, names: Names) -> str:
    if len(event.at) == 1:
        return _say("recruited_one", name=names[event.seat], land=land_name(event.at[0]))
    return _say("recruited", name=names[event.seat], count=len(event.at))


def _cards(key: str) -> Callable[[Any, Names], str]:
    return lambda event, _: _say(key, cards=_joined([card_name(card) for card in event.cards]))


def _bid(event: events.BidMade, names: Names) -> str | None:
    if event.florins is None:
        return _say("closed", name=names[event.seat])
    key = "no_money" if event.forced else "bid_own"
    return _say(key, name=names[event.seat], florins=florins(event.florins))


def _shown(event: events.BidsShown, names: Names) -> str:
    told = [_say("bid_of", name=names[seat], count=bid) for seat, bid in enumerate(event.bids)]
    return _say("bids", told=_joined(told))


def _declined(event: events.CardDeclined, names: Names) -> str:
    return _say("cannot_take" if event.forced else "declined", name=names[event.seat])


def _with_land(key: str) -> Callable[[Any, Names], str]:
    """Return the sentence of events that tell of a seat, a territory and perhaps a sum."""

    def sentence(event: Any, names: Names) -> str:  # noqa: ANN401 - events that differ in their types
        sum_ = getattr(event, "florins", 0)
        return _say(key, name=names[event.seat], land=land_name(event.at), florins=florins(sum_))

    return sentence


def _marches(key: str) -> Callable[[Any, Names], str]:
    """Return the sentence of events that tell of an army that goes somewhere."""

    def sentence(event: Any, names: Names) -> str:  # noqa: ANN401
        told = army(event.infantry, event.tanks, event.planes)
        return _say(
            key, name=names[event.seat], source=land_name(event.source), target=land_name(event.target), army=told
        )

    return sentence


def _attack(event: events.AttackBegan, names: Names) -> str:
    return _say(
        "attack_by_sea" if event.by_sea else "attack",
        name=names[event.seat],
        other=names[event.defender],
        source=land_name(event.source),
        target=land_name(event.target),
        army=army(event.infantry, event.tanks, event.planes),
    )


def _built(event: events.MachineBuilt, names: Names) -> str:
    return _say("built", name=names[event.seat], machine=machine_name(event.machine), land=land_name(event.at))


def _destroyed(event: events.MachineDestroyed, names: Names) -> str:
    return _say("destroyed", name=names[event.seat], machine=machine_name(event.machine), land=land_name(event.at))


def _parachute(event: events.ParachuteLanded, names: Names) -> str:
    key = "parachute_lost" if event.lost else "parachute_opened" if event.opened else "parachute_nothing"
    return _say(key, name=names[event.seat])


def _fought(event: events.InfantryFought, names: Names) -> str:
    told = [_say("fought", name=names[event.seat], count=event.count, hits=event.hits)]
    told += [_say("razed", count=event.razed)] if event.razed else []
    told += [_say("stopped", count=event.stopped)] if event.stopped else []
    told.append(_killed(event.hits - event.razed - event.stopped, event.killed))
    told += [_say("lost", count=event.lost)] if event.lost else []
    return tr("engines.sentences").join(told)


def _killed(hits: int, killed: int) -> str:
    """Say how many fell, and that no more stood there where more were hit."""
    return _say("killed_all" if hits > killed else "killed", count=killed)


def _fired(event: events.TankFired, names: Names) -> str:
    told = [_say("fired", name=names[event.seat], count=event.hits)]
    told += [_say("stopped", count=event.stopped)] if event.stopped else []
    told.append(_killed(event.hits - event.stopped, event.killed))
    if event.lost:
        told.append(_say("burst_all", count=event.lost))
    elif event.burst:
        told.append(_say("burst"))
    return tr("engines.sentences").join(told)


def _flew(event: events.PlanesFlew, names: Names) -> str:
    told = [_say("flew", name=names[event.seat], count=event.count), _say("killed", count=event.killed)]
    told += [_say("tanks_destroyed", count=event.tanks)] if event.tanks else []
    told += [_say("planes_destroyed", count=event.planes)] if event.planes else []
    told += [_say("crashed", count=event.lost)] if event.lost else []
    return tr("engines.sentences").join(told)


def _won(event: events.AttackWon, names: Names) -> str:
    return _say("won", name=names[event.seat], other=names[event.defender], land=land_name(event.at))


def _lost(event: events.AttackLost, names: Names) -> str:
    return _say("held", name=names[event.seat], other=names[event.attacker], land=land_name(event.at))


def _scored(event: events.PointsScored, names: Names) -> str:
    parts = [_say("part", cause=cause_name(cause), count=count) for cause, count in event.parts]
    return _say("scored", name=names[event.seat], count=event.points, told=_joined(parts))


def _of(key: str) -> Callable[[Any, Names], str]:
    return lambda event, names: _say(key, name=names[event.seat])


def _nothing(_event: Any, _names: Names) -> None:  # noqa: ANN401
    return None


def line_before(event: Event, names: Names, *, begun: bool) -> str:  # noqa: ARG001 - dice are told as they roll
    """Return who rolls dice, and for what; nothing of other events."""
    return throws(event.seat, event.purpose, names) if isinstance(event, events.DiceThrown) else ""


def throws(seat: int, purpose: Throw, names: Names) -> str:
    """Say who rolls the dice, and for what."""
    what = tr(f"engines.thrown_for.{purpose.value}")
    return tr("engines.prompt.throws", name=names[seat], what=what)


# The values differ in the type of event that they accept, so the table is typed loosely; each function is strict.
SENTENCES: Final[dict[type[Event], Callable[[Any, Names], str | None]]] = {
    events.Settled: _with_land("settled"),
    events.RoundBegan: lambda event, _: _say("round", round=event.round),
    events.IncomePaid: _income,
    events.Recruited: _recruited,
    events.CardsLaid: _cards("laid"),
    events.BidMade: _bid,
    events.BidsShown: _shown,
    events.CardTaken: lambda event, names: _say(
        "taken", name=names[event.seat], card=card_name(event.card), florins=florins(event.florins)
    ),
    events.LeonardoPassed: _of("leonardo"),
    events.CardDeclined: _declined,
    events.CardsReturned: _cards("returned"),
    events.TurnBegan: _of("turn"),
    events.ProjectRealised: lambda event, names: _say(
        "realised", name=names[event.seat], card=card_name(event.card), florins=florins(event.florins)
    ),
    events.MachineBuilt: _built,
    events.TowerBuilt: _with_land("tower"),
    events.CastleBuilt: _with_land("castle"),
    events.Invaded: _marches("invaded"),
    events.Moved: _marches("moved"),
    events.MovementEnded: _nothing,
    events.MachineDestroyed: _destroyed,
    events.TurnEnded: _nothing,
    events.AttackBegan: _attack,
    events.LostAtSea: lambda event, names: _say("sea", name=names[event.seat], infantry=infantry(event.infantry)),
    events.DiceThrown: _nothing,
    events.ParachuteOpened: _of("parachute"),
    events.ParachuteDeclined: _nothing,
    events.ParachuteLanded: _parachute,
    events.AssaultsBegan: _nothing,
    events.InfantryFought: _fought,
    events.TankFired: _fired,
    events.TanksHeld: _of("tanks_held"),
    events.PlanesFlew: _flew,
    events.AutomatonStruck: lambda event, names: _say("automaton", name=names[event.seat], count=event.killed),
    events.AssaultsEnded: _nothing,
    events.Retreated: lambda event, names: _say("retreated", name=names[event.seat], land=land_name(event.source)),
    events.FoughtOn: _of("fought_on"),
    events.AttackWon: _won,
    events.AttackLost: _lost,
    events.PointsScored: _scored,
    events.GameEnded: lambda event, names: _say("ended", name=names[event.winner]),
}
"""How each kind of event is told."""
