"""What `leonardo.api` offers is written down for each of its versions: what is changed there has a new number."""

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from leonardo import api
from tests.test_architecture import PROJECT

OFFERED: Final = Path(__file__).parent / "fixtures" / "api"  # a file for each version


def offered() -> Iterator[str]:
    """Yield each name that the module offers, functions with their parameters, and what a position has."""
    for name in sorted(api.__all__):
        yield described(name, getattr(api, name))
    for name in sorted(vars(api.Position)):
        if not name.startswith("_"):
            yield described(f"Position.{name}", getattr(api.Position, name))


def described(name: str, thing: object) -> str:
    """Return a name, and of a function its parameters, with whether and as what they can be left out."""
    if not inspect.isfunction(thing):
        return name
    told = (
        parameter.replace(annotation=inspect.Parameter.empty, default=default_of(parameter))
        for parameter in inspect.signature(thing).parameters.values()
    )
    return f"{name}{inspect.Signature(list(told))}"


def default_of(parameter: inspect.Parameter) -> object:
    plain = parameter.default is parameter.empty or isinstance(parameter.default, int | str | None)
    return parameter.default if plain else ...


def name_of(line: str) -> str:
    return line.partition("(")[0]


def first_number(version: str) -> str:
    return version.partition(".")[0]


def test_what_is_offered_is_written_down_for_this_version() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", api.VERSION)
    written = OFFERED / f"{api.VERSION}.txt"
    assert written.is_file(), "write down what the new version offers"
    assert written.read_text(encoding="utf-8").splitlines() == list(offered()), "what changes has a new version"


def test_nothing_goes_away_within_a_first_number() -> None:
    now = set(map(name_of, offered()))
    for file in OFFERED.glob("*.txt"):
        if first_number(file.stem) == first_number(api.VERSION):
            assert set(map(name_of, file.read_text(encoding="utf-8").splitlines())) <= now, file.name


def test_both_pages_say_so() -> None:
    for page in ("python.md", "versions.md"):
        text = (PROJECT / "docs" / page).read_text(encoding="utf-8")
        assert "`leonardo.api`" in text
        assert "semantic versioning" in text
