"""What shops of programs show of this one: the metainfo of AppStream, in all languages.

Its words are those that the program and the documents say already: the page *About*, the title, the README.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from leonardo.address import ADDRESS, APPLICATION_ID, MAIL
from leonardo.app.desktop_entry.install import RECORD_TYPE, SAVE_TYPE
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.translations import Translations, languages
from scripts.packages import facts

_LANGUAGE: Final = "{http://www.w3.org/XML/1998/namespace}lang"
_PICTURE: Final = re.compile(r"^!\[([^\]]+)\]\((?:docs/)?pictures/(\w+\.jpg)\)$", re.MULTILINE)
_VERSION: Final = re.compile(r"^## \[([0-9.]+)\] - ([0-9-]+)$", re.MULTILINE)
_RATING: Final = {"violence-cartoon": "mild"}  # machines of wood shoot at wooden soldiers; nothing else applies
_CATEGORIES: Final = ("Game", "BoardGame")
_NARROWEST: Final = 640  # units of the smallest window


def metainfo() -> str:
    """Return the metainfo."""
    root = Element("component", type="desktop-application")
    for name, told in (
        ("id", APPLICATION_ID),
        ("metadata_license", "MIT"),
        ("project_license", "MIT AND OFL-1.1"),
        ("name", facts.NAME),
    ):
        SubElement(root, name).text = told
    _translated(root, "summary", {language: say("menu_entry.summary") for language, say in _voices()})
    developer = SubElement(root, "developer", id=APPLICATION_ID.rpartition(".")[0])
    SubElement(developer, "name").text = facts.AUTHORS
    SubElement(root, "update_contact").text = MAIL
    for kind in ("homepage", "bugtracker", "help", "contact"):
        SubElement(root, "url", type=kind).text = ADDRESS
    SubElement(root, "launchable", type="desktop-id").text = f"{APPLICATION_ID}.desktop"
    _describe(SubElement(root, "description"))
    _list(root, "categories", "category", _CATEGORIES)
    provides = SubElement(root, "provides")
    SubElement(provides, "binary").text = facts.COMMAND
    for kind in (SAVE_TYPE, RECORD_TYPE):
        SubElement(provides, "mediatype").text = kind
    for relation, controls in (("recommends", ("pointing", "keyboard")), ("supports", ("gamepad",))):
        _list(root, relation, "control", controls)
    SubElement(SubElement(root, "requires"), "display_length", compare="ge").text = str(_NARROWEST)
    rating = SubElement(root, "content_rating", type="oars-1.1")
    for what, degree in _RATING.items():
        SubElement(rating, "content_attribute", id=what).text = degree
    _list(root, "languages", "lang", tuple(languages()))
    _screenshots(SubElement(root, "screenshots"))
    releases = SubElement(root, "releases")
    for version, date in _VERSION.findall((facts.PROJECT / "CHANGELOG.md").read_text(encoding="utf-8")):
        SubElement(releases, "release", version=version, date=date)
    indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{tostring(root, encoding="unicode")}\n'


def _voices() -> Iterator[tuple[str, Translations]]:
    for language in languages():
        yield language, Translations(language)


def _describe(description: Element) -> None:
    _translated(description, "p", {language: say("about.what") for language, say in _voices()})
    games = SubElement(description, "ul")
    for game in PRESENTATIONS.values():
        told = {language: f"{say(game.title)}. {say(game.tagline)}" for language, say in _voices()}
        _translated(games, "li", told)
    _translated(description, "p", {language: say("about.licence") for language, say in _voices()})


def _screenshots(screenshots: Element) -> None:
    """Add the pictures of the README, as they lie under the project's address, each with its caption."""
    captions = {language: _captions(language) for language in languages()}
    for number, picture in enumerate(captions["en"]):
        shown = SubElement(screenshots, "screenshot", {} if number else {"type": "default"})
        _translated(shown, "caption", {language: told[picture] for language, told in captions.items()})
        SubElement(shown, "image").text = f"{ADDRESS}/pictures/{picture}"


def _captions(language: str) -> Mapping[str, str]:
    readme = "README.md" if language == "en" else f"docs/README.{language}.md"
    text = (facts.PROJECT / readme).read_text(encoding="utf-8")
    return {picture: caption for caption, picture in _PICTURE.findall(text)}


def _translated(parent: Element, name: str, told: Mapping[str, str]) -> None:
    for language, text in told.items():
        SubElement(parent, name, {} if language == "en" else {_LANGUAGE: language}).text = text


def _list(parent: Element, name: str, each: str, texts: tuple[str, ...]) -> None:
    made = SubElement(parent, name)
    for text in texts:
        SubElement(made, each).text = text
