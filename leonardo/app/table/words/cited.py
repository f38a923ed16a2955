"""Which rule a sentence cites: the first number in its brackets, such as 8.2 in "(rules 8.2 to 8.6)"."""

import re
from collections.abc import Sequence
from typing import Final

from leonardo.app.table.marks import Tip

_BRACKETS: Final = re.compile(r"\(([^()]*\d[^()]*)\)")
_NUMBER: Final = re.compile(r"\d+(?:\.\d+)?")


def rule_in(sentence: str) -> str:
    """Return the number of the rule that a sentence cites last in brackets; nothing where it cites none."""
    brackets = _BRACKETS.findall(sentence)
    return str(_NUMBER.findall(brackets[-1])[0]) if brackets else ""


def rule_of(tips: Sequence[Tip]) -> str:
    """Return the number of the rule that some tips cite, the last one first; nothing where they cite none."""
    told = (rule_in(" ".join((tip.words, *tip.also, tip.rule))) for tip in reversed(tips))
    return next((rule for rule in told if rule), "")
