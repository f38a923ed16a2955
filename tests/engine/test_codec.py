"""Frozen classes as plain data, and back."""

import json
from enum import Enum, IntEnum

import pytest
from attrs import evolve, frozen

from leonardo.engine.codec import decode, encode, encode_tagged
from leonardo.engine.game import NotationError


class Colour(IntEnum):
    RED = 0
    GREEN = 1


class Letter(Enum):
    ALPHA = "a"


@frozen
class Dot:
    colour: Colour


@frozen
class GreenLine:
    length: int
    ends: tuple[Dot, Dot | None]


@frozen
class Picture:
    name: str | None
    letter: Letter
    seen: frozenset[int]
    best: Dot | GreenLine | None
    dots: tuple[Dot, ...]


PICTURE = Picture("fog", Letter.ALPHA, frozenset({3, 1}), GreenLine(2, (Dot(Colour.RED), None)), (Dot(Colour.GREEN),))
PLAIN = {
    "name": "fog",
    "letter": "a",
    "seen": [1, 3],
    "best": {"is": "green_line", "length": 2, "ends": [{"colour": "red"}, None]},
    "dots": [{"colour": "green"}],
}


def test_named_numbers_are_names_and_only_unions_are_tagged() -> None:
    assert encode(PICTURE) == PLAIN


def test_an_object_alone_can_say_what_it_is() -> None:
    assert encode_tagged(GreenLine(2, (Dot(Colour.RED), None))) == PLAIN["best"]


def test_plain_data_reads_back() -> None:
    assert decode(Picture, PLAIN) == PICTURE
    assert decode(Picture, {**PLAIN, "best": None, "name": None}).best is None


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({**PLAIN, "name": 3}, '^"name": 3 is not a text$'),
        ({**PLAIN, "seen": ["one"]}, "'one' is not a whole number"),
        ({**PLAIN, "seen": [True]}, "True is not a whole number"),
        ({**PLAIN, "letter": "b"}, "'b' is not one of a"),
        ({**PLAIN, "letter": []}, r"\[\] is not one of a"),
        ({**PLAIN, "dots": [{"colour": "blue"}]}, '^"dots": "colour": \'blue\' is not one of red, green'),
        ({**PLAIN, "dots": "red"}, "'red' is not a list"),
        ({**PLAIN, "best": {"is": "circle"}}, "'circle' is not one of dot, green_line"),
        ({**PLAIN, "best": {"is": "green_line", "length": 2, "ends": []}}, r"\[\] must have 2 entries"),
        ({**PLAIN, "more": 1}, "fields missing or unknown in picture: more"),
        ([], r"\[\] is not an object"),
    ],
)
def test_what_does_not_fit_is_named(wrong: object, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        decode(Picture, wrong)


@frozen
class Drawing:
    """Several classes are possible in its parts, wherever they lie."""

    shapes: tuple[Dot | GreenLine, ...]
    named: tuple[tuple[str, Dot | GreenLine | None], ...]
    frame: tuple[Dot | GreenLine, ...] | None
    kept: frozenset[Dot | GreenLine]
    mark: int | str | Dot


DOT, LINE = Dot(Colour.GREEN), GreenLine(1, (Dot(Colour.RED), None))
DRAWING = Drawing((DOT, LINE), (("a", LINE), ("b", None)), (LINE,), frozenset({LINE, DOT}), "cross")


def test_what_may_be_several_things_says_which_in_lists_too() -> None:
    said = json.loads(json.dumps(encode(DRAWING)))
    dot, line = encode_tagged(DOT), json.loads(json.dumps(encode_tagged(LINE)))
    assert said == {
        "shapes": [dot, line],
        "named": [["a", line], ["b", None]],
        "frame": [line],
        "kept": [dot, line],
        "mark": "cross",
    }


@pytest.mark.parametrize("mark", ["cross", 7, DOT])
def test_what_may_be_several_things_in_lists_reads_back(mark: str | int | Dot) -> None:
    for drawing in (evolve(DRAWING, mark=mark), Drawing((), (), None, frozenset(), mark)):
        assert decode(Drawing, json.loads(json.dumps(encode(drawing)))) == drawing


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("shapes", [{"colour": "red"}], "None is not one of dot, green_line"),
        ("shapes", [{"is": ["dot"], "colour": "red"}], r"\['dot'\] is not one of dot, green_line"),
        ("shapes", ["dot"], "'dot' is not an object"),
        ("mark", 1.5, "1.5 is not an object"),
        ("frame", [None], "None is not an object"),
    ],
)
def test_what_does_not_fit_in_a_list_is_named(field: str, value: object, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        decode(Drawing, {**encode(DRAWING), field: value})
