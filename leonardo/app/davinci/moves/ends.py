"""The actions that end something without giving anything, and the buttons that stand for them."""

from typing import Final

from leonardo.engine.davinci import actions

ENDS: Final[dict[type, str]] = {
    actions.Done: "done",
    actions.Pass: "pass",
    actions.Decline: "decline",
    actions.Stay: "stay",
    actions.SaveFlorin: "save_florin",
    actions.Withdraw: "withdraw",
}
