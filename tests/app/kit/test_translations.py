"""The text catalogue: what it says in each language, what is wrong with its files, and which language is wished."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from leonardo.app.kit.asset_files import AssetsMissingError
from leonardo.app.kit.translations import (
    ENGLISH,
    Translations,
    about_language,
    languages,
    translations,
    wished_languages,
)

PROJECT = Path(__file__).resolve().parents[3]
SOURCES = sorted((PROJECT / "leonardo").rglob("*.py"))


def pattern(node: ast.expr) -> str | None:
    """What the text of an expression looks like, as far as it stands in the code."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join((pattern(part) or ".+") if isinstance(part, ast.Constant) else ".+" for part in node.values)
    return None


ASKED_AT = {"tr": 0, "tr_of": 1}
"""Which argument of what asks for a text is its key: nothing stands behind it but fields by name."""


@cache
def asked_in(path: Path) -> tuple[set[str], set[str]]:
    """The patterns that a module asks for with `tr`, and those of all texts in it.

    The tree of the code is not kept: all of them together would take three times as long to make.
    """
    asked, all_of_them, plainly = set[str](), set[str](), set[str]()
    nodes: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.Constant):
            plainly.add(node.value if isinstance(node.value, str) else "")
            continue
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ASKED_AT:
            asked.update(pattern(key) or "" for key in node.args[ASKED_AT[node.func.id] :])
        elif isinstance(node, ast.JoinedStr):
            all_of_them.add(pattern(node) or "")
        nodes += below(node)
    return asked - {""}, (all_of_them | set(map(re.escape, plainly))) - {""}


def below(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a piece of code; quicker than the usual way, which also finds what is no part of a text."""
    for name in node._fields:
        part = getattr(node, name)
        if isinstance(part, list):
            yield from (each for each in part if isinstance(each, ast.AST))
        elif isinstance(part, (ast.expr, ast.pattern, ast.arguments)):
            yield part


def asked_for() -> Iterator[tuple[Path, str]]:
    """Every key that is asked for, and where."""
    return ((path, found) for path in SOURCES for found in asked_in(path)[0])


def written() -> Iterator[str]:
    """Every text in the code that could be a key: constants and those with fields."""
    return (found for path in SOURCES for found in asked_in(path)[1] if found != ".+")


def beginnings(key: str) -> set[str]:
    """The key and the tables that it is in, but not the outermost: code may put the rest of a key together."""
    parts = key.split(".")
    return {key, *(".".join(parts[:number]) for number in range(2, len(parts)))}


def plain(key: str) -> str:
    return re.sub(r"\.(one|few|other)$", "", key)


KEYS = {plain(key) for key in translations()} | set(translations())


@pytest.mark.slow
def test_every_key_that_is_asked_for_is_there() -> None:
    asked = set(asked_for())
    assert len(asked) > 300
    known = "\n".join(KEYS) + "\n"
    missing = [(path.name, key) for path, key in asked if re.sub(r"\\(.)", r"\1", key) not in KEYS]
    assert [(name, key) for name, key in missing if ".+" not in key or not re.search(f"(?m)^{key}$", known)] == []


@pytest.mark.slow
def test_every_key_is_asked_for() -> None:
    """What a game says instead of a text of all is asked for with that."""
    asked = {found for found in written() if re.search(r"\w{3}", found)}
    plainly = {re.sub(r"\\(.)", r"\1", found) for found in asked if ".+" not in found}
    with_fields = re.compile("|".join(found for found in asked if ".+" in found))
    keys = {plain(key) for key in translations()}
    keys -= {f"{game}.{key}" for game in ("davinci", "citta", "engines") for key in keys}
    assert {key for key in keys if not (with_fields.fullmatch(key) or plainly & beginnings(key))} == set()


@pytest.mark.parametrize("text", ["a = " + "[" * 3000, "a = " + "{b = " * 3000, "a = 1\na = 2", "a = " + "9" * 5000])
def test_a_file_that_is_no_toml_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "language.toml").write_text("[language]\nname = 'English'\n", encoding="utf-8")
    (tmp_path / "en" / "kit.toml").write_text(text, encoding="utf-8")
    with pytest.raises(AssetsMissingError, match=r"kit\.toml"):
        Translations("en", tmp_path)


@pytest.mark.parametrize("field", ["{count:999999999d}", "{count:>100}", "{count:.1000f}", "{count:{width}}"])
def test_a_field_that_would_fill_the_memory_is_refused(tmp_path: Path, field: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "kit.toml").write_text(f"a = 'so many: {field}'\n", encoding="utf-8")
    (tmp_path / "en" / "language.toml").write_text("[language]\nname = 'English'\n", encoding="utf-8")
    with pytest.raises(AssetsMissingError, match=r"kit\.toml"):
        Translations("en", tmp_path)


@pytest.mark.parametrize("text", ["in 1503: {count:+d}", "{count:.1f}", "{{year: 1503}}", "{count:>12} of 1000"])
def test_other_fields_and_large_numbers_beside_them_are_read(tmp_path: Path, text: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "kit.toml").write_text(f"a = '{text}'\n", encoding="utf-8")
    (tmp_path / "en" / "language.toml").write_text("[language]\nname = 'English'\n", encoding="utf-8")
    assert Translations("en", tmp_path)("a", count=3)


def test_a_pattern_that_is_none_is_told_as_damage(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "language.toml").write_text("[language.kept]\ntogether = '(?P<'\n", encoding="utf-8")
    with pytest.raises(AssetsMissingError, match=r"language\.toml"):
        Translations("en", tmp_path)


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    (tmp_path / "en").mkdir()
    (tmp_path / "cs").mkdir()
    (tmp_path / "en" / "table.toml").write_text(
        'hello = "Hello {name}"\n[worker]\none = "{count} worker"\nother = "{count} workers"\n[deck]\nempty = "Empty"\n'
    )
    (tmp_path / "en" / "menu.toml").write_text('[menu]\nquit = "Quit"\n')
    (tmp_path / "en" / "language.toml").write_text('[language]\nname = "English"\n[language.plurals]\none = "n = 1"\n')
    (tmp_path / "cs" / "language.toml").write_text("[language.plurals]\none = 'n = 1'\nfew = 'n = 2..4'\n")
    (tmp_path / "cs" / "table.toml").write_text(
        '[worker]\none = "{count} dělník"\nfew = "{count} dělníci"\nother = "{count} dělníků"\n', encoding="utf-8"
    )
    return tmp_path


def test_all_files_of_a_language_are_one_catalogue(texts: Path) -> None:
    english = Translations("en", texts)
    assert english("hello", name="Lucrezia") == "Hello Lucrezia"
    assert english("menu.quit") == "Quit"
    assert set(english) == {"hello", "worker.one", "worker.other", "deck.empty", "menu.quit"}


def test_a_file_that_english_lost_is_named(texts: Path) -> None:
    (texts / "cs" / "menu.toml").write_text('[menu]\nquit = "Konec"\n')
    (texts / "cs" / "table.toml").unlink()
    assert Translations("en", texts)("menu.quit") == "Quit"
    assert Translations("cs", texts)("deck.empty") == "Empty", "others may lack what English has"
    (texts / "en" / "menu.toml").unlink()
    with pytest.raises(AssetsMissingError, match=r"texts/en/menu\.toml.*missing"):
        Translations("en", texts)


def test_a_number_chooses_its_form(texts: Path) -> None:
    english, czech = Translations("en", texts), Translations("cs", texts)
    assert [english("worker", count=count) for count in (0, 1, 2)] == ["0 workers", "1 worker", "2 workers"]
    assert [czech("worker", count=count) for count in (1, 3, 5)] == ["1 dělník", "3 dělníci", "5 dělníků"]


def test_what_a_language_lacks_is_said_in_english(texts: Path) -> None:
    assert Translations("cs", texts)("deck.empty") == "Empty"


def test_a_missing_key_is_shown_and_a_missing_value_an_error(texts: Path, caplog: pytest.LogCaptureFixture) -> None:
    english = Translations("en", texts)
    assert english("deck.full") == "deck.full"
    assert "there is no text for “deck.full”" in caplog.text
    with pytest.raises(ValueError, match="name"):
        english("hello")


def test_the_same_key_in_two_files_is_an_error(texts: Path) -> None:
    (texts / "en" / "more.toml").write_text('hello = "Hi"\n')
    with pytest.raises(AssetsMissingError, match=r"\.toml"):
        Translations("en", texts)


def test_english_is_the_first_of_the_languages(texts: Path) -> None:
    assert languages(texts) == ["en", "cs"]
    assert languages()[0] == "en"


def test_a_damaged_file_and_a_folder_without_files_are_named(texts: Path) -> None:
    (texts / "en" / "more.toml").write_text("hello = ")
    with pytest.raises(AssetsMissingError, match=r"more\.toml.*damaged"):
        Translations("en", texts)
    with pytest.raises(AssetsMissingError, match=r"language\.toml.*missing"):
        Translations("en", texts / "nowhere")


def test_what_a_game_says_is_known_by_its_name(texts: Path) -> None:
    """So that two games may have a text of the same key."""
    for game in ("chess", "go"):
        (texts / "en" / game).mkdir()
        (texts / "en" / game / "table.toml").write_text(f'[objections]\nnot_yours = "Not yours in {game}"\n')
    english = Translations("en", texts)
    assert english("chess.objections.not_yours") == "Not yours in chess"
    assert english("go.objections.not_yours") == "Not yours in go"


def test_a_language_tells_of_itself(texts: Path) -> None:
    english = about_language("en", texts)
    assert (english.name, english.form(1), english.form(0), english.kept_together) == ("English", "one", "other", None)


def test_the_name_of_a_game_is_known_without_its_texts(tmp_path: Path) -> None:
    game = tmp_path / ENGLISH / "chess"
    game.mkdir(parents=True)
    (tmp_path / ENGLISH / "language.toml").write_text('name = "English"\n', encoding="utf-8")
    (tmp_path / ENGLISH / "kit.toml").write_text('yes = "Yes"\n', encoding="utf-8")
    (game / "called.toml").write_text('title = "Chess"\n', encoding="utf-8")
    (game / "game.toml").write_text("damaged", encoding="utf-8")
    catalogue = Translations(ENGLISH, tmp_path)
    assert catalogue("chess.title") == "Chess"
    with pytest.raises(AssetsMissingError):
        catalogue("chess.mate")


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
