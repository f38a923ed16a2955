"""Words of the command line."""

from argparse import ArgumentTypeError

import pytest

from leonardo.arguments import names


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("thumb", ("thumb",)),
        ("thumb, random", ("thumb", "random")),
        ('"cmd:play a,b",thumb', ("cmd:play a,b", "thumb")),
        ('thumb, "cmd:play ""my player"" a,b"', ("thumb", 'cmd:play "my player" a,b')),
        ("cmd:python3 'my player.py',thumb", ("cmd:python3 'my player.py'", "thumb")),
        ("thumb,", ("thumb", "")),
    ],
)
def test_names_stand_between_commas_and_quotes_keep_a_comma(text: str, expected: tuple[str, ...]) -> None:
    assert names(text) == expected


@pytest.mark.parametrize("text", ['"thumb', "thumb\nrandom"])
def test_what_cannot_be_told_apart_is_refused(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match="no names between commas"):
        names(text)
