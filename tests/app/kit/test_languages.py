"""Every language says everything, with its own forms for numbers, in letters that the fonts have."""

import re
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from shutil import copytree
from typing import Final

import pygame
import pytest

from leonardo.app.kit.asset_files import assets_folder, read_asset
from leonardo.app.kit.plural_rules import CATEGORIES
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.translations import ENGLISH, OTHER, Translations, about_language, languages
from leonardo.engine.davinci.inventions import INVENTIONS
from tests.diagonal import first_quick

OTHERS = [language for language in languages() if language != ENGLISH]

SAME: Final = (
    r"new_game\.names\..*|davinci\.title|window\.title|title\.name_.*"
    r"|commands\.names\.(tab|escape|backspace)|(davinci|engines)\.rules\.parts\.leonardo"
    r"|(davinci|citta|engines)\.(players|cause|forecast|results)\.leonardo|viewer\.gif\.button"
)
"""Names and words that may be the same as in English in every language; each language tells its own."""

TERMS: Final = {
    "davinci.picture.places.council": ("Council", "Consiglio", "Conseil", "Radnice"),
    "davinci.picture.places.workshop": ("Workshop", "Officina", "Atelier", "Dílna"),
    "davinci.picture.places.academy": ("Academy", "Accademia", "Académie", "Akademie"),
    "davinci.picture.places.smithy": ("Smithy", "Fabbro", "Forgeron", "Kovárna"),
    "davinci.picture.places.glassworks": ("Glassworks", "Vetraio", "Vitrier", "Sklenářství"),
    "davinci.picture.places.carpentry": ("Timber Yard", "Falegname", "Menuisier", "Truhlárna"),
    "davinci.picture.places.kiln": ("Kiln", "Fornace", "Briquetier", "Cihelna"),
    "davinci.picture.places.ropery": ("Ropewalk", "Cordaio", "Cordier", "Provaznictví"),
    "davinci.picture.components.iron": ("iron", "ferro", "fer", "železo"),
    "davinci.picture.components.wood": ("wood", "legno", "bois", "dřevo"),
    "davinci.picture.components.rope": ("rope", "corda", "corde", "lano"),
    "davinci.picture.components.brick": ("brick", "mattone", "brique", "cihla"),
    "davinci.picture.components.glass": ("glass", "vetro", "verre", "sklo"),
    "davinci.picture.tiers.bronze": ("bronze", "bronzo", "bronze", "bronz"),
    "davinci.picture.tiers.copper": ("copper", "rame", "cuivre", "měď"),
    "davinci.picture.tiers.silver": ("silver", "argento", "argent", "stříbro"),
    "davinci.picture.tiers.gold": ("gold", "oro", "or", "zlato"),
    "davinci.picture.apprentices_of.one": ("apprentice", "apprendista", "apprenti", "učedník"),
    "davinci.picture.weeks.other": ("weeks", "settimane", "semaines", "týdnů"),
    "davinci.picture.round": ("round", "turno", "tour", "kolo"),
    "davinci.picture.laboratory.small.long": ("laboratory", "laboratorio", "laboratoire", "laboratoř"),
    "davinci.picture.requested": ("requested", "richieste", "demandées", "vystavené"),
    "davinci.florins.one": ("florin", "fiorino", "florin", "gulden"),
    "davinci.log.phase_favours": ("favours", "favori", "faveurs", "výhody"),
    "davinci.log.phase_start_work": ("start work", "inizio lavorazioni", "début de la fabrication", "zahájení prací"),
    "davinci.log.phase_placement": ("placement", "piazzamento", "placement", "umisťování"),
    "davinci.log.phase_resolution": ("resolution", "risoluzione", "résolution", "vyhodnocení"),
    "davinci.log.phase_completion": ("completion", "realizzazione", "réalisation", "dokončení"),
    "davinci.log.opened": ("Lord of the City", "Signore della città", "Seigneur de la Ville", "Vládce města"),
    "davinci.prompt.placement": ("master", "mastro", "maître", "mistra"),
    "davinci.tile.automaton": ("automaton", "omino meccanico", "automate", "robota"),
    "davinci.dialog.favour_b": ("components", "componenti", "composants", "materiály"),
    "davinci.explain.lord": ("advantages", "vantaggi", "privilèges", "výhody"),
}
"""Where a term of the rules stands, and the term in English, Italian, French and Czech."""


FORMS: Final = {*CATEGORIES, OTHER}
COUNTED = re.compile(r"\{count\}[ \xa0][^\W\d_]{3,}")  # finds a number with what is counted by it
NEVER_ONE = re.compile(r"infantry|made_of|tank_hits|box_foresight")
"""Finds words that are the same for one, and what there is never one of: kinds that give a bonus, hits of a tank."""


@cache
def texts(language: str) -> dict[str, str]:
    catalogue = Translations(language)
    return {key: catalogue.text(key) or "" for key in catalogue}


@cache
def counted() -> set[str]:
    """The keys that have forms for numbers in any language: each of them has at least `other`."""
    return {key.removesuffix(f".{OTHER}") for each in languages() for key in texts(each) if key.endswith(f".{OTHER}")}


def plain(key: str) -> str:
    stem, _, form = key.rpartition(".")
    return stem if form in FORMS and stem in counted() else key


def fields(text: str) -> set[str]:
    return {field for _, field, _, _ in string.Formatter().parse(text) if field}


def fields_by_key(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for key, text in texts(language).items():
        found.setdefault(plain(key), set()).update(fields(text))
    return found


def numbered(language: str) -> Iterator[tuple[str, set[str]]]:
    """The keys with forms for numbers, and the forms they have."""
    for key in sorted({plain(key) for key in texts(language) if plain(key) != key}):
        yield key, {name.removeprefix(f"{key}.") for name in texts(language) if plain(name) == key}


def test_there_are_four_languages_and_english_comes_first() -> None:
    """A fifth one is a folder, and breaks no test."""
    assert languages()[0] == ENGLISH
    assert {"cs", "fr", "it"} <= set(languages())


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_what_english_says_with_its_fields(language: str) -> None:
    assert fields_by_key(language) == fields_by_key(ENGLISH)


@first_quick("language", languages())
def test_a_text_for_numbers_has_every_form_of_its_language(language: str) -> None:
    wanted = {*about_language(language).plurals, OTHER}
    assert {key: forms for key, forms in numbered(language) if forms != wanted} == {}


@pytest.mark.parametrize("language", languages())
def test_what_is_counted_has_words_for_one_of_it(language: str) -> None:
    """Wherever any language has forms for a number, each that names what is counted has one for a single thing."""
    said = texts(language)
    forms = {plain(key) for each in languages() for key in texts(each) if plain(key) != key}
    alike = {key for key in forms if said.get(key, said.get(f"{key}.one")) == said.get(key, said.get(f"{key}.other"))}
    many = {key for key in alike if COUNTED.search(said.get(key, said.get(f"{key}.one", "")))}
    assert {key for key in many if not NEVER_ONE.search(f"{key} {said.get(key, said.get(f'{key}.one'))}")} == set()


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_left_in_english(language: str) -> None:
    same = re.compile(f"{SAME}|{about_language(language).same_as_english}")
    words = {key for key, text in texts(language).items() if re.search(r"[^\W\d_]{2}", re.sub(r"\{.*?\}", "", text))}
    left = {plain(key) for key in words if texts(language)[key] == texts(ENGLISH).get(key)}
    assert {key for key in left if not same.fullmatch(key)} == set()


@pytest.mark.parametrize("key", TERMS)
def test_terms_are_those_of_the_rule_books(key: str) -> None:
    for language, term in zip(("en", "it", "fr", "cs"), TERMS[key], strict=True):
        said = texts(language)[key]
        assert term.casefold() in said.replace("\N{NO-BREAK SPACE}", " ").casefold(), language


@pytest.mark.parametrize("language", languages())
def test_every_invention_has_a_name(language: str) -> None:
    names = [texts(language)[f"davinci.inventions.{number}"] for number in INVENTIONS]
    assert len(set(names)) == 25


def test_the_rules_call_the_inventions_what_english_calls_them() -> None:
    assert all(texts(ENGLISH)[f"davinci.inventions.{card.number}"] == card.name for card in INVENTIONS.values())


@pytest.mark.parametrize("face", Face, ids=lambda face: face.name.lower())
def test_the_fonts_have_every_letter_of_every_language(face: Face) -> None:
    pygame.font.init()
    font = pygame.Font(assets_folder() / "fonts" / f"{face.value}.ttf", 20)

    def drawn(letter: str) -> bytes:
        return pygame.image.tobytes(font.render(letter, True, "black"), "RGBA")

    lacking = drawn("\uffff")
    letters = {letter for language in languages() for text in texts(language).values() for letter in text}
    assert {letter for letter in letters if drawn(letter) == lacking} == set()


def test_french_and_czech_lines_break_as_they_should() -> None:
    assert [text for text in texts("fr").values() if re.search(r" [:;?!»]", text)] == []
    assert [text for text in texts("cs").values() if re.search(r"\b[ksvzouai] ", text, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", languages())
def test_a_table_stands_in_one_place_of_its_file(language: str) -> None:
    """Tools for translators write no file in which another table stands between two parts of one."""
    torn = dict[str, str]()
    for path in (assets_folder() / "texts" / language).rglob("*.toml"):
        left, within = set[str](), list[str]()
        for table in re.findall(r"(?m)^\[([\w.-]+)\]", path.read_text(encoding="utf-8")):
            parts = table.split(".")
            entered = [".".join(parts[:number]) for number in range(1, len(parts) + 1)]
            left |= {name for name in within if name not in entered}
            torn |= {f"{path.name} [{table}]": name for name in entered if name in left}
            within = entered
    assert torn == {}


def test_only_the_language_that_is_spoken_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def noted(path: Path) -> str:
        if path.name != "called.toml":
            read.append(path.parent.name)
        return read_asset(path)

    monkeypatch.setattr("leonardo.app.kit.translations.read_asset", noted)
    copytree(assets_folder() / "texts", tmp_path, dirs_exist_ok=True)
    czech = Translations("cs", tmp_path)
    assert {czech("title.quit"), *read} == {"Konec", "cs"}
    assert {czech("davinci.component.wood"), *read} == {"dřevo", "cs", "davinci"}
