"""JSON that anybody may have written: read in words, in time and in bounds (leonardo/engine/strict_json.py)."""

import json
import re
import sys
from typing import Any

import pytest

from leonardo.engine import strict_json
from leonardo.engine.strict_json import DEEPEST, LARGEST, MOST_DIGITS, legible, parse

REFUSED = {
    "": "it is empty",
    " \n": "it is empty",
    "{": "it breaks off",
    '{"name": "Li': "it breaks off",
    '{\n"name": "Li': "it breaks off in line 2",
    "{oops}": "it is not JSON: Expecting property name enclosed in double quotes",
    "{\noops}": "line 2 is not JSON: Expecting property name enclosed in double quotes",
    "[1, 2]": "it is not a JSON object",
    "7": "it is not a JSON object",
    '{"a": 1, "b": 2, "a": 3}': "'a' appears twice in one object",
    '{"a": NaN}': "NaN is not a number",
    '{"a": -Infinity}': "-Infinity is not a number",
    '{"a": 1e999}': "a number is too large",
    '{"a": %s}' % ("9" * (MOST_DIGITS + 1)): "a number is too large",
    '{"a": "\\ud800"}': "a string in it ends in an incomplete character",
    '{"\\uDFFF": 1}': "a string in it ends in an incomplete character",
}


def nested(depth: int) -> str:
    """Return an object with lists in one another, `depth` levels in all."""
    return '{"a": %s}' % ("[" * (depth - 1) + "]" * (depth - 1))


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_refused_is_told_in_words(text: str) -> None:
    for content in (text, text.encode()):
        with pytest.raises(ValueError, match=f"^{re.escape(REFUSED[text])}$"):
            parse(content)


def test_an_object_is_read_from_text_and_from_bytes() -> None:
    fields: dict[str, Any] = {"name": "Salaì 🜨", "seats": [1, 2.5, True, None, {}], "of": {"of": -3}}
    for text in (json.dumps(fields), json.dumps(fields, ensure_ascii=False)):
        assert parse(text) == parse(text.encode()) == fields


def test_the_mark_of_some_editors_is_no_part_of_the_text() -> None:
    assert parse("\ufeff{}") == parse(b"\xef\xbb\xbf{}") == {}
    with pytest.raises(ValueError, match="it is empty"):
        parse("\ufeff")


def test_words_of_others_steer_no_terminal() -> None:
    assert legible("Salaì\x1b]0;x\x07\nOK\u202e\x9b1m\udcff") == r"Salaì\x1b]0;x\x07\nOK\u202e\x9b1m\udcff"


def test_bytes_of_another_encoding_are_refused() -> None:
    for content in (b'{"a": "\xff"}', '{"a": 1}'.encode("utf-16"), '{"a": 1}'.encode("utf-32-le")):
        with pytest.raises(ValueError, match=r"^it is not (UTF-8|JSON)"):
            parse(content)


def test_what_is_nested_deeply_is_refused_at_any_depth() -> None:
    assert parse(nested(DEEPEST))
    for depth in (DEEPEST + 1, 400, sys.getrecursionlimit(), 10_000, 500_000):
        with pytest.raises(ValueError, match="nested too deeply"):
            parse(nested(depth))
    with pytest.raises(ValueError, match="nested too deeply"):
        parse('{"a":' * 50_000)


def test_what_is_too_long_is_not_even_looked_at() -> None:
    with pytest.raises(ValueError, match="longer than 2,000,000 characters"):
        parse("{" * (LARGEST + 1))
    with pytest.raises(ValueError, match="longer than 10 characters"):
        parse(b'{"a": "long"}', largest=10)


def test_looking_for_doubled_names_takes_no_longer_than_reading() -> None:
    class Counted(str):
        """A name that counts how often it is compared."""

        comparisons = 0
        __slots__ = ()

        def __eq__(self, other: object) -> bool:
            Counted.comparisons += 1
            return str.__eq__(self, other)

        __hash__ = str.__hash__

    names = [*map(Counted, map(str, range(20_000))), Counted("19999")]
    with pytest.raises(ValueError, match="'19999' appears twice"):
        strict_json.without_doubles([(name, None) for name in names])
    assert Counted.comparisons < 3 * len(names)
