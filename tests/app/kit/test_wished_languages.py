"""Which language a person wishes: LANGUAGE, LC_ALL, LC_MESSAGES, LANG, in this order."""

from itertools import product

import pytest

from leonardo.app.kit.wished_languages import wished_languages

WISHES = {"LANGUAGE": "it", "LC_ALL": "fr_FR.UTF-8", "LC_MESSAGES": "cs_CZ.UTF-8", "LANG": "en_GB.UTF-8"}
"""The variables in their order, and what each wishes."""
ENVIRONMENTS = [
    {name: wish for (name, wish), is_set in zip(WISHES.items(), chosen, strict=True) if is_set}
    for chosen in product((True, False), repeat=4)
]
SPOKEN = dict(zip(WISHES, ("it", "fr", "cs", "en"), strict=True))


@pytest.mark.parametrize("variables", ENVIRONMENTS, ids=lambda each: "+".join(each) or "none")
def test_the_first_variable_that_is_set_holds(variables: dict[str, str]) -> None:
    expected = next((SPOKEN[name] for name in WISHES if name in variables), "sv")
    assert wished_languages(variables, lambda: ["sv"])[0] == expected
    assert wished_languages(dict.fromkeys(WISHES, "") | variables, lambda: ["sv"])[0] == expected


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"LANGUAGE": "de:cs:fr", "LANG": "it_IT"}, ["de", "cs", "fr", "it"]),
        ({"LANGUAGE": "fr_CA:", "LANG": "C.UTF-8"}, ["fr", "en"]),
        ({"LANGUAGE": "fr", "LC_ALL": "C"}, ["en"]),
        ({"LANGUAGE": "fr", "LANG": "POSIX"}, ["en"]),
        ({"LC_ALL": "de_AT", "LANG": "fr_FR"}, ["de"]),
        ({"LANG": "cs_CZ@euro"}, ["cs"]),
        ({"LANG": "pt-BR"}, ["pt"]),
        ({"LANG": "FR_fr"}, ["fr"]),
        ({"LANG": "\udcff/../x", "LANGUAGE": ":::"}, ["sv"]),
        ({"LC_MESSAGES": "  "}, ["sv"]),
    ],
)
def test_other_wishes_are_read_as_gettext_reads_them(variables: dict[str, str], expected: list[str]) -> None:
    assert wished_languages(variables, lambda: ["sv"]) == expected
