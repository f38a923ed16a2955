"""Putting the program into a person's menu and taking it out: what a package of the system does for all persons."""

import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from leonardo import plain_files
from leonardo.address import APPLICATION_ID
from leonardo.app.kit.asset_files import assets_folder, read_bytes
from leonardo.app.kit.translations import Translations, languages
from leonardo.saves.files import Kind
from leonardo.user_folders import shared_data_folder

_OLDER: Final = "leonardo"  # what the files of the entry and of the icons were called up to version 0.2.0
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
            f"Icon={APPLICATION_ID}",
            "Terminal=false",
            "Categories=Game;BoardGame;",
            f"MimeType={SAVE_TYPE};{RECORD_TYPE};",
            f"StartupWMClass={APPLICATION_ID}",
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
        SubElement(kind, "icon", name=_icon_of(name))
        for beginning in _NAMES:
            SubElement(kind, "glob", pattern=f"{beginning}{ending}", weight=_ABOVE_PLAIN_JSON)
        magic = SubElement(kind, "magic", priority=_ABOVE_PLAIN_JSON)
        SubElement(magic, "match", type="string", value=f'"{itself.value}"', offset=_BEGINNING)
        SubElement(kind, "sub-class-of", type=above)
    indent(kinds)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{tostring(kinds, encoding="unicode")}\n'


def _icon_of(kind: str) -> str:
    """Return what a desktop looks for as the icon of a kind of files."""
    return kind.replace("/", "-")


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


ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)  # the sizes of the icon, in pixels
_TOLD: Final = (
    ("update-desktop-database", "-q", "applications"),
    ("update-mime-database", "mime"),
    ("gtk-update-icon-cache", "-q", "-f", "-t", "icons/hicolor"),
)
"""What tells a desktop of changes, each with a folder; one that is not there is not needed there."""
_PATIENCE: Final = 20  # seconds that one of them may take


def own_command() -> list[str]:
    """Return what starts this very copy of the program, wherever one stands."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    table = Path(sys.executable).with_name("leonardo-table")
    if table.is_file():
        return [str(table)]
    clone = assets_folder().parent / "scripts" / "play.py"
    return [sys.executable, str(clone)] if clone.is_file() else [sys.executable, "-m", "leonardo"]


def put_into_menu(command: Sequence[str], data: Path | None = None, *, tell: bool = True) -> list[Path]:
    """Write the entry, the kinds of files and the icons below a folder for data; return what was written.

    `data` is the person's own if none is named; `tell` lets the desktop know at once.

    Raises:
        OSError: if something cannot be written; what was written before it stays, and is overwritten the next time.
        ValueError: if a word of the command cannot stand in an entry.
    """
    data = data or shared_data_folder()
    entry, kinds = _texts(data)
    content = {entry: menu_entry(command).encode("utf-8"), kinds: kinds_of_files().encode("utf-8")}
    pictures = assets_folder() / "pictures"
    content |= {icon: read_bytes(pictures / name) for icon, name in _icons(data).items()}
    for path, told in content.items():
        plain_files.write(path, told)
    for path in set(_files(data, _OLDER)) - set(content):
        path.unlink(missing_ok=True)
    if tell:
        _tell(data)
    return list(content)


def take_out_of_menu(data: Path | None = None) -> list[Path]:
    """Remove what `put_into_menu` wrote, in this version or an older one; return what was there.

    Raises:
        OSError: if something cannot be removed.
    """
    data = data or shared_data_folder()
    both = dict.fromkeys((*_files(data), *_files(data, _OLDER)))
    there = [path for path in both if path.is_file() or path.is_symlink()]
    for path in there:
        path.unlink()
    _tell(data)
    return there


def _files(data: Path, name: str = APPLICATION_ID) -> list[Path]:
    return [*_texts(data, name), *_icons(data, name)]


def _texts(data: Path, name: str = APPLICATION_ID) -> tuple[Path, Path]:
    return data / "applications" / f"{name}.desktop", data / "mime" / "packages" / f"{name}.xml"


def _icons(data: Path, name: str = APPLICATION_ID) -> dict[Path, str]:
    """Return the icons by their places: the picture of each, among the assets."""
    theme = data / "icons" / "hicolor"
    sizes = {theme / f"{size}x{size}" / "apps" / f"{name}.png": f"icon_{size}.png" for size in ICON_SIZES}
    kinds = {
        theme / "scalable" / "mimetypes" / f"{_icon_of(kind)}.svg": f"document_{word}.svg"
        for kind, (word, *_) in _KINDS.items()
    }
    return {
        **sizes,
        theme / "scalable" / "apps" / f"{name}.svg": "icon.svg",
        theme / "symbolic" / "apps" / f"{name}-symbolic.svg": "icon_symbolic.svg",
        **kinds,
    }


def _tell(data: Path) -> None:
    """Let the desktop notice at once; one that cannot be told notices at the next start."""
    for tool, *words, folder in _TOLD:
        program = shutil.which(tool)
        if program and (data / folder).is_dir():
            command = [program, *words, str(data / folder)]
            try:
                subprocess.run(command, check=False, capture_output=True, timeout=_PATIENCE)  # noqa: S603 - ours
            except (OSError, subprocess.TimeoutExpired):
                continue
