"""Texts as nobody expects them, one of each kind: what a keyboard, a clipboard or a file may hold."""

from typing import Final

UNSEEN: Final = {
    "zero width non-joiner": "\u200c",
    "right-to-left mark": "\u200f",
    "soft hyphen": "\xad",
    "byte order mark": "\ufeff",
    "variation selector": "\ufe0f",
    "grapheme joiner": "\u034f",
    "tag": "\U000e0041",
    "line separator": "\u2028",
    "null": "\0",
    "escape": "\x1b",
    "surrogate": "\ud800",
    "not a character": "\uffff",
    "own use": "\ue000",
}
"""Nothing of these is to be seen."""

SPACES: Final = {
    "no-break": "\xa0",
    "narrow no-break": "\u202f",
    "ideographic": "\u3000",
    "tab": "\t",
    "line end": "\n",
}
"""Each is a space to whoever looks at it."""

OTHERS: Final = {
    "accent alone": "\u0301",
    "Hangul filler": "\u3164",
    "family": "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "flag": "\U0001f1eb\U0001f1f7",
    "right to left": "\u05d0\u05d1\u05d2",
    "override": "\u202eabc",
    "accents heaped up": "a" + "\u0301" * 500,
    "a book": "word " * 40_000,
}
