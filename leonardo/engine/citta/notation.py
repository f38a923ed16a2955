"""The game in the words of the open record: decisions and numbers of the machine, and the result as JSON fields."""

from typing import Any, Final

from leonardo.engine.action_codec import ActionCodec, Form
from leonardo.engine.citta.actions import (
    Accept,
    Action,
    Bet,
    Buy,
    ChooseSide,
    Decline,
    Divert,
    Done,
    Draw,
    Drop,
    LayWork,
    LetFall,
    LetStand,
    Propose,
    Raise,
    Refuse,
    Rescue,
    Sell,
    StayAlone,
    TakeBall,
)
from leonardo.engine.citta.state import Capital, State, capitals, winners

Fields = dict[str, Any]

ACTIONS: Final[ActionCodec[Action]] = ActionCodec(
    (
        Form("side", ChooseSide),
        Form("propose", Propose),
        Form("alone", StayAlone),
        Form("accept", Accept),
        Form("refuse", Refuse),
        Form("work", LayWork),
        Form("done", Done),
        Form("ball", TakeBall),
        Form("divert", Divert),
        Form("leave", LetStand),
        Form("buy", Buy),
        Form("decline", Decline),
        Form("raise", Raise),
        Form("drop", Drop),
        Form("bet", Bet),
        Form("sell", Sell),
        Form("rescue", Rescue),
        Form("let_fall", LetFall),
        Form("machine", Draw, chance=True),
    ),
    names={"purpose": "for"},
)


def write_result(state: State) -> Fields:
    """Return the result of a finished game as the fields of a record's last line."""
    return {
        "round": state.round,
        "parties": [write_capital(each) for each in capitals(state.parties, state.owners, state.works)],
        "out": list(state.out),
        "winners": list(winners(state.parties, state.owners, state.works)),
    }


def write_capital(each: Capital) -> Fields:
    """Return what a party has: cash, and what its cards are worth; `share` is what each member has of it."""
    return {
        "seats": list(each.members),
        "florins": each.florins,
        "palaces": each.palaces,
        "works": each.works,
        "offices": each.offices,
        "capital": each.whole,
        "share": each.share,
    }
