"""Plural rules as Unicode CLDR writes them, with its sample numbers, and what is said of a rule that is none."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from leonardo.app.kit.asset_files import AssetsMissingError
from leonardo.app.kit.plural_rules import PluralRuleError, read_rule
from leonardo.app.kit.translations import OTHER, Language, Translations, about_language

MILLIONS: Final = "e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5"
SLAVIC_FEW: Final = "v = 0 and i % 10 = 2..4 and i % 100 != 12..14"
RULES: Final = {
    "cs": {"one": "i = 1 and v = 0", "few": "i = 2..4 and v = 0", "many": "v != 0"},
    "fr": {"one": "i = 0,1", "many": MILLIONS},
    "it": {"one": "i = 1 and v = 0", "many": MILLIONS},
    "pl": {
        "one": "i = 1 and v = 0",
        "few": SLAVIC_FEW,
        "many": "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14",
    },
    "ru": {
        "one": "v = 0 and i % 10 = 1 and i % 100 != 11",
        "few": SLAVIC_FEW,
        "many": "v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14",
    },
    "lt": {
        "one": "n % 10 = 1 and n % 100 != 11..19 @integer 1, 21, 31, … @decimal 1.0, 21.0, …",
        "few": "n % 10 = 2..9 and n % 100 != 11..19",
        "many": "f != 0",
    },
    "ar": {"zero": "n = 0", "one": "n = 1", "two": "n = 2", "few": "n % 100 = 3..10", "many": "n % 100 = 11..99"},
}
"""The rules of CLDR 45, whole."""

SAMPLES: Final = {
    "cs": {"one": "1", "few": "2~4", "other": "0, 5~19, 100, 1000, 10000, 100000, 1000000"},
    "fr": {"one": "0, 1", "many": "1000000", "other": "2~17, 100, 1000, 10000, 100000"},
    "it": {"one": "1", "many": "1000000", "other": "0, 2~16, 100, 1000, 10000, 100000"},
    "pl": {
        "one": "1",
        "few": "2~4, 22~24, 32~34, 42~44, 52~54, 62, 102, 1002",
        "many": "0, 5~19, 100, 1000, 10000, 100000, 1000000",
    },
    "ru": {
        "one": "1, 21, 31, 41, 51, 61, 71, 81, 101, 1001",
        "few": "2~4, 22~24, 32~34, 42~44, 52~54, 62, 102, 1002",
        "many": "0, 5~19, 100, 1000, 10000, 100000, 1000000",
    },
    "lt": {
        "one": "1, 21, 31, 41, 51, 61, 71, 81, 101, 1001",
        "few": "2~9, 22~29, 102, 1002",
        "other": "0, 10~20, 30, 40, 50, 60, 100, 1000, 10000, 100000, 1000000",
    },
    "ar": {
        "zero": "0",
        "one": "1",
        "two": "2",
        "few": "3~10, 103~110, 1003",
        "many": "11~26, 111, 1011",
        "other": "100~102, 200~202, 300~302, 400~402, 500~502, 600, 1000, 10000, 100000, 1000000",
    },
}
"""The whole numbers that CLDR gives as samples of each form."""


def numbers(samples: str) -> Iterator[int]:
    for sample in samples.split(", "):
        low, _, high = sample.partition("~")
        yield from range(int(low), int(high or low) + 1)


@pytest.mark.parametrize("code", SAMPLES)
def test_each_sample_number_of_a_language_takes_its_form(code: str) -> None:
    language = Language(code, {form: read_rule(rule) for form, rule in RULES[code].items()}, None, "")
    taken = {form: {language.form(number) for number in numbers(samples)} for form, samples in SAMPLES[code].items()}
    assert taken == {form: {form} for form in SAMPLES[code]}


@pytest.mark.parametrize("code", ["cs", "fr", "it"])
def test_the_languages_of_the_program_count_up_to_thousands_as_their_samples_do(code: str) -> None:
    language = about_language(code)
    for form, samples in SAMPLES[code].items():
        assert {language.form(number) for number in numbers(samples) if number < 1_000_000} <= {form}


@pytest.mark.parametrize(
    ("rule", "problem"),
    [
        ("", "at character 1 one of .* is needed, not the end"),
        ("x = 1", "at character 1 one of .*, not “x”"),
        ("n % 0 = 1", "at character 5 a number above 0"),
        ("n % 10", "at character 7 “=” or “!=” is needed, not the end"),
        ("n = 1 and", "at character 10 one of .*, not the end"),
        ("n = 1 xor n = 2", "at character 7 “and”, “or” or the end"),
        ("n = 4..2", "at character 8 a number from 4 on"),
        ("n = 1,", "at character 7 a number"),
        ("n = 12345678901", "at character 5 a number of at most 9 digits"),
        ("n = 1); import os", "at character 6 .*, not “\\)”"),
        ("[1]", "at character 1 one of .*, not “\\[”"),
        ("n = 1" + " or n = 1" * 60, "more than 400 characters"),
    ],
)
def test_what_is_no_rule_is_refused_at_its_place(rule: str, problem: str) -> None:
    with pytest.raises(PluralRuleError, match=problem):
        read_rule(rule)


def made(folder: Path, code: str, rules: dict[str, str], texts: str) -> None:
    (folder / code).mkdir()
    said = "".join(f'{form} = "{rule}"\n' for form, rule in rules.items())
    (folder / code / "language.toml").write_text(f"[language.plurals]\n{said}", encoding="utf-8")
    (folder / code / "kit.toml").write_text(texts, encoding="utf-8")


ENGLISH: Final = """
[worker]
one = "{count} worker"
other = "{count} workers"
[day]
one = "{count} day"
other = "{count} days"
[year]
one = "{count} year"
other = "{count} years"
"""
POLISH: Final = """
[worker]
one = "{count} robotnik"
few = "{count} robotnicy"
many = "{count} robotników"
other = "{count} robotnika"
[day]
one = "{count} dzień"
other = "{count} dni"
"""


def test_an_unfinished_translation_with_four_forms_says_the_rest_in_english(tmp_path: Path) -> None:
    made(tmp_path, "en", {"one": "n = 1"}, ENGLISH)
    made(tmp_path, "pl", RULES["pl"], POLISH)
    polish = Translations("pl", tmp_path)
    assert [polish("worker", count=count) for count in (1, 3, 5, 12, 22)] == [
        "1 robotnik",
        "3 robotnicy",
        "5 robotników",
        "12 robotników",
        "22 robotnicy",
    ]
    assert [polish("day", count=count) for count in (1, 3, 5)] == ["1 dzień", "3 dni", "5 dni"], "what is not there yet"
    assert [polish("year", count=count) for count in (1, 3)] == ["1 year", "3 years"]


@pytest.mark.parametrize(
    ("rules", "place"),
    [
        ({"few": "n = 2..4 und n = 7"}, "language.plurals.few: at character 10 “and”"),
        ({"dual": "n = 2"}, "language.plurals.dual: forms with a rule are zero, one, two, few, many"),
        ({OTHER: "n = 0"}, "language.plurals.other: forms with a rule are"),
    ],
)
def test_a_rule_that_is_none_is_named_with_its_file(tmp_path: Path, rules: dict[str, str], place: str) -> None:
    made(tmp_path, "en", {"one": "n = 1"}, ENGLISH)
    made(tmp_path, "pl", rules, POLISH)
    with pytest.raises(AssetsMissingError) as refused:
        Translations("pl", tmp_path)
    assert f"texts/pl/language.toml” ({place}" in str(refused.value)
