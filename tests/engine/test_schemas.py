"""JSON Schemas of frozen classes: types, bounds and what may be nothing, as the annotations and the meanings say."""

from collections.abc import Mapping
from enum import Enum
from typing import Any

import pytest
from attrs import frozen

from leonardo.engine.schemas import Meaning, Schemas, constant


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


@frozen
class Dot:
    """A point of a colour."""

    x: int
    colour: Colour | None


@frozen
class Line:
    """A row of points, the second paragraph of which is not told."""

    pairs: tuple[tuple[int, int], ...]
    seats: frozenset[int]
    what: "Dot | Line | None"


@frozen
class Paint:
    """Paint it."""

    colour: Colour
    twice: bool = False


MEANINGS = {
    "x": Meaning("where", low=-1, high=5),
    "colour": Meaning("which"),
    "pairs": Meaning("who and how much", parts=(Meaning("who", high=3), Meaning("how much"))),
    "seats": Meaning("who", high=3),
    "what": Meaning("anything"),
    "twice": Meaning("twice"),
}


def write(action: Paint) -> Mapping[str, Any]:
    return {"do": "paint", "colour": action.colour.value, **({"twice": True} if action.twice else {})}


def test_an_object_has_its_fields_and_no_others() -> None:
    made = Schemas(MEANINGS)
    assert made.named(Dot) == {"$ref": "#/$defs/dot"}
    assert made.defs["dot"] == {
        "description": "A point of a colour.",
        "type": "object",
        "properties": {
            "x": {"description": "where", "type": "integer", "minimum": -1, "maximum": 5},
            "colour": {"description": "which", "anyOf": [{"enum": ["red", "blue"]}, {"type": "null"}]},
        },
        "required": ["x", "colour"],
        "additionalProperties": False,
    }


def test_an_object_that_may_be_of_several_classes_says_which() -> None:
    made = Schemas(MEANINGS)
    assert made.of(Dot | Colour | None) == {
        "anyOf": [{"$ref": "#/$defs/dot"}, {"enum": ["red", "blue"]}, {"type": "null"}]
    }
    assert made.any_of([Dot]) == {"anyOf": [{"$ref": "#/$defs/is_dot"}]}
    assert made.defs["is_dot"]["properties"]["is"] == {"description": "what it is", "const": "dot"}


def test_lists_say_what_stands_in_them() -> None:
    made = Schemas(MEANINGS)
    pair = made.of(tuple[tuple[int, int], ...], MEANINGS["pairs"])["items"]
    assert [entry.get("maximum") for entry in pair["prefixItems"]] == [3, None]
    assert (pair["minItems"], pair["maxItems"], pair["items"]) == (2, 2, False)
    assert made.of(tuple[int, ...], Meaning("", length=4))["minItems"] == 4
    assert made.of(frozenset[int], MEANINGS["seats"])["uniqueItems"]


def test_what_an_action_need_not_say_is_not_required() -> None:
    told = Schemas(MEANINGS).action(Paint, write)
    assert told is not None
    assert told["required"] == ["do", "colour"]
    assert told["properties"]["colour"]["enum"] == ["red", "blue"]
    assert told["properties"]["twice"]["const"] is True


def test_a_field_that_nobody_explains_is_named() -> None:
    with pytest.raises(KeyError, match="x"):
        Schemas({}).named(Dot)


def test_data_that_never_change_are_described_as_they_are() -> None:
    cards = [{"id": "a", "cost": 3}, {"id": "b"}]
    told = constant({"cards": cards}, {"cards": "the cards", "cards.*": "of a card"})["properties"]["cards"]
    assert (told["description"], told["const"]) == ("the cards", cards)
    assert told["items"]["required"] == ["id"]
    assert told["items"]["properties"]["cost"] == {"description": "of a card", "type": "integer", "minimum": 0}
    with pytest.raises(KeyError, match="cards"):
        constant({"cards": cards}, {"cards": "the cards"})
