"""The type of the game: each face's Latin and Latin Extended parts joined into one TrueType file.

The faces come from the npm packages `@fontsource/eb-garamond`, `@fontsource/cinzel` and
`@fontsource/cormorant-garamond` (version 5.3.0), which split each face into parts by script. Italian, French and
Czech need both Latin parts. Names that people type may be Greek or Cyrillic: one more file has the letters of these
for all faces. All three families are under the SIL Open Font License 1.1 without reserved names.
"""

import shutil
from collections.abc import Sequence
from pathlib import Path

from fontTools.merge import Merger, Options
from fontTools.ttLib import TTFont

FAMILIES = {"eb-garamond": "EBGaramond", "cinzel": "Cinzel", "cormorant-garamond": "CormorantGaramond"}
"""Package name of each family and the beginning of its file names here."""

FACES = {
    "EBGaramond-Regular": ("eb-garamond", "400-normal"),
    "EBGaramond-Medium": ("eb-garamond", "500-normal"),
    "EBGaramond-SemiBold": ("eb-garamond", "600-normal"),
    "EBGaramond-Bold": ("eb-garamond", "700-normal"),
    "EBGaramond-Italic": ("eb-garamond", "400-italic"),
    "Cinzel-Regular": ("cinzel", "400-normal"),
    "Cinzel-SemiBold": ("cinzel", "600-normal"),
    "Cinzel-Bold": ("cinzel", "700-normal"),
    "CormorantGaramond-Italic": ("cormorant-garamond", "400-italic"),
    "CormorantGaramond-SemiBoldItalic": ("cormorant-garamond", "600-italic"),
}
"""Every face the game uses: file stem, then package and style within the package."""

OTHER_LETTERS = ("EBGaramond-GreekCyrillic", "eb-garamond", "500-normal")
"""The file with Greek and Cyrillic letters, its package, and a style that goes with faces of any weight."""
_LATIN = ("latin", "latin-ext")
_OTHERS = ("greek", "greek-ext", "cyrillic", "cyrillic-ext")  # the parts by script into which the packages split a face

_EPOCH = 3_786_912_000  # 1 January 2024 in seconds since 1904: a fixed date keeps the bytes the same at each run


def build_fonts(packages: Path, target: Path) -> list[Path]:
    """Write every face of `FACES` and the licence of every family into `target`; return the files written.

    `packages` is the folder `node_modules/@fontsource`.
    """
    target.mkdir(parents=True, exist_ok=True)
    written = [_merged(packages / package, style, target / f"{stem}.ttf") for stem, (package, style) in FACES.items()]
    for path in written:
        _require(path, _SPOKEN)
    stem, package, style = OTHER_LETTERS
    written.append(_merged(packages / package, style, target / f"{stem}.ttf", _OTHERS))
    _require(written[-1], _NAMED)
    for package, family in FAMILIES.items():
        licence = target / f"OFL-{family}.txt"
        shutil.copyfile(packages / package / "LICENSE", licence)
        written.append(licence)
    return written


def _merged(package: Path, style: str, target: Path, parts: Sequence[str] = _LATIN) -> Path:
    """Join some parts of one face, leaving out tables that only describe how to slice a family."""
    files = [str(package / "files" / f"{package.name}-{part}-{style}.woff2") for part in parts]
    font = Merger(Options(drop_tables=["STAT", "prep", "gasp"])).merge(files)
    font.flavor = None
    font.recalcTimestamp = False
    font["head"].created = font["head"].modified = _EPOCH
    font.save(target)
    return target


_SPOKEN = "AZaz09àèéìòùÀÈÉâçêëîïôœûüÿŒæčďěňřšťůžáíóúýČĎĚŇŘŠŤŮŽÁÍÓÚÝ«»„“”…·\u2018\u2019\u2013\u2014\u00d7"
"""Letters of English, Italian, French and Czech."""
_NAMED = "".join(
    map(chr, [*range(0x0386, 0x0387), *range(0x0391, 0x03A2), *range(0x03A3, 0x03CF), *range(0x0400, 0x0460)])
)
"""Letters of Greek and of the languages that are written in Cyrillic ones."""


def _require(path: Path, wanted: str) -> None:
    """Refuse a face that lacks a letter."""
    letters = set(map(ord, wanted))
    missing = letters - set(TTFont(path).getBestCmap())
    if missing:
        raise ValueError(f"{path.name} lacks {''.join(map(chr, sorted(missing)))}")
