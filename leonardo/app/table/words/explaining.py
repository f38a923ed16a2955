"""What a thing on the table is, in a sentence, for who points at it and waits."""

import re
from collections.abc import Callable, Sequence
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
from leonardo.engine.frozen import evolve

_BRACKETS: Final = re.compile(r"\s*\(([^\W\d][^()]*(?<!\w)\d[^()]*)\)")
"""Brackets that begin with a word and hold a number by itself: neither "(2 florins)" nor the key in "(F1)"."""
_BARE: Final = re.compile(r"[^\W\d]+\s\d+(?:\.\d+)?")  # nothing but a citation, as of what is against something
_NUMBER: Final = re.compile(r"(?<!\w)\d+(?:\.\d+)?")


@frozen
class Cited:
    """A citation: the number of its `rule`, and its `words` as they stand by themselves."""

    rule: str
    words: str


def rule_in(sentence: str) -> str:
    """Return the number of the rule that a sentence cites last in brackets; nothing where it cites none."""
    brackets = _BRACKETS.findall(sentence)
    return _cited(brackets[-1]).rule if brackets else ""


def parted(tip: Tip) -> tuple[Tip, Cited | None]:
    """Return a tip without the last of its citations, and that one; a tip that cites nothing as it is."""
    if _BARE.fullmatch(tip.rule):
        return evolve(tip, rule=""), _cited(tip.rule)
    sentences = [tip.words, *tip.also, tip.rule]
    for number in reversed(range(len(sentences))):
        found = list(_BRACKETS.finditer(sentences[number]))
        if found:
            begin, end = found[-1].span()
            sentences[number] = sentences[number][:begin] + sentences[number][end:]
            bare = evolve(tip, words=sentences[0], also=tuple(sentences[1:-1]), rule=sentences[-1])
            return bare, _cited(found[-1][1])
    return tip, None


def rule_of(tips: Sequence[Tip]) -> str:
    """Return the number of the rule that some tips cite, the last one first; nothing where they cite none."""
    told = (parted(tip)[1] for tip in reversed(tips))
    return next((cited.rule for cited in told if cited is not None), "")


def _cited(citation: str) -> Cited:
    return Cited(_NUMBER.findall(citation)[0], citation[:1].upper() + citation[1:])


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
