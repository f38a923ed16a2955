"""Which rule a sentence cites: the first number in its brackets, such as 8.2 in "(rules 8.2 to 8.6)"."""

import re
from collections.abc import Sequence
from typing import Final

from attrs import frozen

from leonardo.app.table.shown.marks import Tip
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
