"""Leonardo's hand as texture: Italian sentences in mirror writing, and the circles and lines of his constructions."""

import math

import skia

from ..album import ROOT
from .ink import Pen, paint
from .palette import SEPIA, Colour
from .shapes import ellipse

SENTENCES = (
    "la forza è causata dal moto violento",
    "l'acqua sale per la vite quanto la vite scende",
    "qui la ruota muove il martello a ogni giro",
    "il contrappeso sia eguale alla persona che sale",
    "farai prova di questa macchina sopra un lago",
    "ogni corpo grave desidera cadere al centro",
    "la vela dell'ala sia di tela sottile e cerata",
    "lo specchio concavo raccoglie i raggi in un punto",
    "questa corda si avvolge due volte al fuso",
    "il vento chiuso nel mantice vuole uscire",
    "la cupola si regge per le sue proprie spinte",
    "misura tre braccia dal mozzo alla cima",
)
"""Sentences in the manner of a notebook, written for this game."""

_typefaces: dict[str, skia.Typeface] = {}


def lettering(face: str, size: float) -> skia.Font:
    """A face of `assets/fonts` at `size` units."""
    if face not in _typefaces:
        _typefaces[face] = skia.Typeface.MakeFromFile(str(ROOT / "assets" / "fonts" / f"{face}.ttf"))
    font = skia.Font(_typefaces[face], size)
    font.setSubpixel(True)
    font.setEdging(skia.Font.Edging.kAntiAlias)
    return font


def mirror_writing(
    pen: Pen, x: float, y: float, size: float, lines: int, alpha: float = 110, start: int = 0, colour: Colour = SEPIA
) -> None:
    """`lines` lines in mirror writing, flush right at `x`, the first one on base line `y`."""
    font = lettering("CormorantGaramond-Italic", size)
    for k in range(lines):
        sentence = SENTENCES[(start + k) % len(SENTENCES)]
        with pen.placed(
            x, y + k * size * 1.12 + pen.chance.uniform(-0.4, 0.4), turn=pen.chance.uniform(-0.5, 0.5), mirrored=True
        ):
            pen.canvas.drawString(sentence, 0, 0, font, paint(colour, alpha))


def dashed(pen: Pen, start: tuple[float, float], end: tuple[float, float], width: float, alpha: float) -> None:
    """A thin broken construction line."""
    brush = paint(SEPIA, alpha, width)
    brush.setPathEffect(skia.DashPathEffect.Make([width * 7, width * 5], 0))
    pen.canvas.drawLine(*start, *end, brush)


def construction(pen: Pen, x: float, y: float, radius: float, alpha: float = 70, spokes: int = 3) -> None:
    """Compass circles with axes through their centre, as under a drawing that was measured first."""
    for share in (1, 0.62):
        pen.canvas.drawPath(
            ellipse(x, y, radius * share), paint(SEPIA, alpha * (0.6 + 0.4 * share), 0.3 + min(radius * 0.012, 0.9))
        )
    for k in range(spokes):
        angle = math.pi * (k + 0.5) / spokes
        dx, dy = math.cos(angle) * radius * 1.12, math.sin(angle) * radius * 1.12
        dashed(pen, (x - dx, y - dy), (x + dx, y + dy), 0.25 + min(radius * 0.01, 0.6), alpha * 0.8)
    pen.dot(x, y, 0.3 + min(radius * 0.018, 1.6), SEPIA, alpha)
