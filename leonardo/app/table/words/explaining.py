"""What a thing on the table is, in a sentence, for who points at it and waits."""

from collections.abc import Callable
from typing import Final

from attrs import frozen

from leonardo.app.kit.keymap import Keymap
from leonardo.app.kit.translations import tr
from leonardo.app.opponents import Opponent
from leonardo.app.table import commands
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.kinds import Spot
from leonardo.app.table.shown.marks import Tip, Tone
from leonardo.app.table.spots import ButtonSpot, HelpSpot, LogSpot, MenuSpot, PromptSpot, SeatSpot

Who = Callable[[int], Opponent | None]  # tells who plays at a seat, if it is not a person


@frozen
class About:
    """What a thing is: the key of its sentence, and the command of the keyboard that goes with it, if one does."""

    text: str
    command: str = ""


_CORNER: Final[dict[type, About]] = {
    LogSpot: About("table.tips.log", commands.LOG),
    HelpSpot: About("table.tips.help", "keys"),
    MenuSpot: About("table.tips.menu", "back"),
    PromptSpot: About("table.tips.prompt", commands.SINCE),
}


def explanation(game: AnyTableGame, spot: Spot, keys: Keymap | None = None, who: Who | None = None) -> Tip | None:
    """Return what a thing is, with the number of its rule and its key among `keys`; nothing for what says itself.

    Of a seat it is told `who` plays there, if it is not a person.
    """
    about = _about(game, spot)
    if about is None:
        return None
    sentence = tr(about.text)
    if keys is not None and about.command:
        sentence = tr("table.tips.with_key", sentence=sentence, key=keys.told(about.command))
    player = who(spot.seat) if who is not None and isinstance(spot, SeatSpot) else None
    if player is not None:
        return Tip(player.title, f"{player.about} {sentence}".lstrip(), spot, tone=Tone.PLAIN)
    return Tip("", sentence, spot, tone=Tone.PLAIN)


def _about(game: AnyTableGame, spot: Spot) -> About | None:
    if isinstance(spot, ButtonSpot):
        button = next((button for button in game.buttons if button.key == spot.key), None)
        return About(button.tip, button.command) if button is not None else None
    return _CORNER[type(spot)] if type(spot) in _CORNER else game.about(spot)
