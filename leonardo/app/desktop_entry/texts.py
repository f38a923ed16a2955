"""What a desktop reads of the program, in the forms of freedesktop.org: an entry of the menu, and the kinds of files.

The sources are the Desktop Entry Specification 1.0 and the Shared MIME-info Specification 0.21.
"""

import re
from collections.abc import Sequence
from typing import Final
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from leonardo.app.kit.translations import Translations, languages
from leonardo.saves.files import Kind

NAME: Final = "leonardo"  # what the files of the entry and of the icon are called
SAVE_TYPE: Final = "application/x-leonardo-save"
RECORD_TYPE: Final = "application/x-leonardo-record"
_KINDS: Final = {
    SAVE_TYPE: ("save", ".json", "application/json", Kind.SAVE),
    RECORD_TYPE: ("record", ".jsonl", "text/plain", Kind.RECORD),
}
"""The kinds of files: the word for each in the catalogue, how their names end, what any program may read it as, and
what it says of itself."""
_NAMES: Final = ("*.leonardo", "*.leonardo*")
"""How names begin: a second download is called `name.leonardo (1).json` by browsers."""
_BEGINNING: Final = "0:40"  # within which bytes a file says what it is
_ABOVE_PLAIN_JSON: Final = "60"
"""How surely a name tells a kind; 50 is usual, and `.json` alone is that of other programs."""
_LANGUAGE: Final = "{http://www.w3.org/XML/1998/namespace}lang"
_TYPES: Final = "http://www.freedesktop.org/standards/shared-mime-info"
_NO_LINE: Final = re.compile("[\0\r\n\ud800-\udfff]")  # what ends a line, and what stands for bytes that are no text
_QUOTED: Final = {character: f"\\{character}" for character in '"`$\\'}


def menu_entry(command: Sequence[str]) -> str:
    """Return the entry of the menu, in all languages; `command` starts the program, a file may follow it.

    Raises:
        ValueError: if a word of the command cannot stand in it.
    """
    return "\n".join(
        (
            "[Desktop Entry]",
            "Type=Application",
            "Version=1.0",
            *_in_all_languages("Name", "window.title"),
            *_in_all_languages("GenericName", "menu_entry.kind"),
            *_in_all_languages("Comment", "menu_entry.comment"),
            *_in_all_languages("Keywords", "menu_entry.keywords"),
            f"Exec={' '.join(map(_quoted, command))} %f",
            f"Icon={NAME}",
            "Terminal=false",
            "Categories=Game;BoardGame;",
            f"MimeType={SAVE_TYPE};{RECORD_TYPE};",
            f"StartupWMClass={NAME}",
            "",
        )
    )


def kinds_of_files() -> str:
    """Return the kinds of files that the program opens, in all languages."""
    kinds = Element("mime-info", xmlns=_TYPES)
    for name, (word, ending, above, itself) in _KINDS.items():
        kind = SubElement(kinds, "mime-type", type=name)
        for language in languages():
            comment = SubElement(kind, "comment", {} if language == "en" else {_LANGUAGE: language})
            comment.text = Translations(language)(f"menu_entry.{word}")
        SubElement(kind, "icon", name=NAME)
        for beginning in _NAMES:
            SubElement(kind, "glob", pattern=f"{beginning}{ending}", weight=_ABOVE_PLAIN_JSON)
        magic = SubElement(kind, "magic", priority=_ABOVE_PLAIN_JSON)
        SubElement(magic, "match", type="string", value=f'"{itself.value}"', offset=_BEGINNING)
        SubElement(kind, "sub-class-of", type=above)
    indent(kinds)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{tostring(kinds, encoding="unicode")}\n'


def _in_all_languages(field: str, key: str) -> list[str]:
    """Return the lines of a field: English without a mark, the others where they differ from it."""
    english = Translations()(key)
    others = ((language, Translations(language)(key)) for language in languages()[1:])
    return [f"{field}={english}", *(f"{field}[{language}]={text}" for language, text in others if text != english)]


def _quoted(word: str) -> str:
    """Return a word of a command as `Exec` wants it: in quotes, with what shells and fields would read escaped.

    Raises:
        ValueError: if it holds what no line of text can hold, such as an end of line or bytes that are no text.
    """
    if _NO_LINE.search(word):
        raise ValueError(f"{word!a} cannot stand in an entry of a menu")
    if word and not set(word) & set(" \t\n\"'\\><~|&;$*?#()`%"):
        return word
    in_quotes = "".join(_QUOTED.get(character, character) for character in word)
    return f'"{in_quotes}"'.replace("\\", "\\\\").replace("%", "%%")
