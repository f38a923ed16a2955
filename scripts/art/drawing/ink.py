"""A draughtsman's hand: quill lines that swell and waver, hatching, washes, soft shadows, and mirror writing."""

import math
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import numpy as np
import skia

from scripts.art.album import ROOT
from scripts.art.drawing.palette import INK, SEPIA, Colour
from scripts.art.drawing.shapes import Point, ellipse, polygon

MULTIPLY = skia.BlendMode.kMultiply

Tone = Callable[[Colour], Colour]  # what becomes of a colour on its way to the paper


def colour_of(colour: Colour, alpha: float = 255) -> int:
    """The colour as skia packs it; `alpha` 0..255."""
    return int(skia.Color(int(colour[0]), int(colour[1]), int(colour[2]), int(alpha)))


def paint(colour: Colour, alpha: float = 255, width: float = 0, blur: float = 0) -> skia.Paint:
    """A fill, or a round-ended stroke of `width`; `blur` softens it."""
    brush = skia.Paint(AntiAlias=True, Color=colour_of(colour, alpha))
    if width:
        brush.setStyle(skia.Paint.kStroke_Style)
        brush.setStrokeWidth(width)
        brush.setStrokeCap(skia.Paint.kRound_Cap)
        brush.setStrokeJoin(skia.Paint.kRound_Join)
    if blur:
        brush.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    return brush


class Pen:
    """Draws on one canvas with one stream of chance, so the same seed gives the same hand."""

    def __init__(self, canvas: skia.Canvas, seed: str) -> None:
        self.canvas = canvas
        self.chance = random.Random(seed)
        self.weight = 1.0
        """How heavy the quill is: all lines that swell are so many times as wide."""
        self.openings: list[Point] = []
        """The middles of windows drawn so far, in pixels of the canvas: there light may show."""
        self.part = ""
        """The part of the whole that is being drawn, if it is one that can move by itself."""
        self.explains = True
        """Whether what only explains a machine is drawn with it: ground, arrows and ways of flight."""
        self._tone: Tone | None = None

    def paint(self, colour: Colour, alpha: float = 255, width: float = 0, blur: float = 0) -> skia.Paint:
        """What `paint` gives, in the tone in which this pen draws now."""
        return paint(self._toned(colour), alpha, width, blur)

    def _toned(self, colour: Colour) -> Colour:
        return self._tone(colour) if self._tone else colour

    def fill(self, path: skia.Path, colour: Colour, alpha: float = 255) -> None:
        """Cover the inside of `path` evenly."""
        self.canvas.drawPath(path, self.paint(colour, alpha))

    def wash(self, path: skia.Path, colour: Colour, alpha: float = 150, blur: float = 0) -> None:
        """Tint what is already there, as thin watercolour does."""
        brush = self.paint(colour, alpha, blur=blur)
        brush.setBlendMode(MULTIPLY)
        self.canvas.drawPath(path, brush)

    def soft(self, path: skia.Path, colour: Colour, alpha: float, blur: float) -> None:
        """A blurred patch: a shadow or a glow."""
        self.canvas.drawPath(path, self.paint(colour, alpha, blur=blur))

    def gradient(self, path: skia.Path, start: Point, end: Point, colours: Sequence[tuple[Colour, float]]) -> None:
        """Fill `path` with (colour, alpha) stops spread evenly from `start` to `end`."""
        brush = paint(INK)
        stops = [colour_of(self._toned(colour), alpha) for colour, alpha in colours]
        brush.setShader(skia.GradientShader.MakeLinear([skia.Point(*start), skia.Point(*end)], stops))
        self.canvas.drawPath(path, brush)

    def radial(self, path: skia.Path, centre: Point, radius: float, colours: Sequence[tuple[Colour, float]]) -> None:
        """Fill `path` with (colour, alpha) stops spread evenly outwards from `centre`."""
        brush = paint(INK)
        stops = [colour_of(self._toned(colour), alpha) for colour, alpha in colours]
        brush.setShader(skia.GradientShader.MakeRadial(skia.Point(*centre), radius, stops))
        self.canvas.drawPath(path, brush)

    def line(
        self,
        points: Sequence[Point],
        width: float = 1.0,
        alpha: float = 230,
        colour: Colour = INK,
        closed: bool = False,
        waver: float = 0.35,
    ) -> None:
        """Straight strokes from corner to corner, each swelling a little in its middle."""
        strokes = skia.Path()
        last = len(points) if closed else len(points) - 1
        for i in range(last):
            self._stroke(strokes, points[i], points[(i + 1) % len(points)], width * self.weight, waver)
        self.canvas.drawPath(strokes, self.paint(colour, alpha))

    def _stroke(self, strokes: skia.Path, start: Point, end: Point, width: float, waver: float) -> None:
        dx, dy = end[0] - start[0], end[1] - start[1]
        length = math.hypot(dx, dy)
        if length < 0.01:
            return
        nx, ny = -dy / length, dx / length
        pieces = max(2, min(12, int(length / 9)))
        bow = self.chance.gauss(0, waver)
        left: list[Point] = []
        right: list[Point] = []
        for k in range(pieces + 1):
            t = k / pieces
            swell = math.sin(math.pi * t)
            off = bow * swell + (self.chance.gauss(0, waver * 0.35) if 0 < k < pieces else 0)
            half = width * (0.38 + 0.2 * swell)
            x, y = start[0] + dx * t + nx * off, start[1] + dy * t + ny * off
            left.append((x + nx * half, y + ny * half))
            right.append((x - nx * half, y - ny * half))
        strokes.addPath(polygon(left + right[::-1]))

    def outline(self, path: skia.Path, width: float = 1.0, alpha: float = 230, colour: Colour = INK) -> None:
        """Follow a curved path with a quill: the line swells and thins as it goes."""
        strokes = skia.Path()
        measure = skia.PathMeasure(path, False)
        while True:
            length = measure.getLength()
            if length > 0.01:
                self._follow(strokes, measure, length, width * self.weight)
            if not measure.nextContour():
                break
        self.canvas.drawPath(strokes, self.paint(colour, alpha))

    def _follow(self, strokes: skia.Path, measure: skia.PathMeasure, length: float, width: float) -> None:
        steps = max(6, min(400, int(length / max(0.5, width * 0.55))))
        phase = self.chance.uniform(0, math.tau)
        pace = self.chance.uniform(0.05, 0.09) / max(0.5, width)
        left: list[Point] = []
        right: list[Point] = []
        for k in range(steps + 1):
            distance = length * k / steps
            position, tangent = measure.getPosTan(distance)
            half = width * (0.48 + 0.13 * math.sin(phase + distance * pace * math.tau))
            left.append((position.x() - tangent.y() * half, position.y() + tangent.x() * half))
            right.append((position.x() + tangent.y() * half, position.y() - tangent.x() * half))
        strokes.addPath(polygon(left + right[::-1]))

    def stroke(self, path: skia.Path, width: float = 1.0, alpha: float = 255, colour: Colour = INK) -> None:
        """An even line, as a ruling pen or an engraver makes it."""
        self.canvas.drawPath(path, self.paint(colour, alpha, width))

    def face(
        self, points: Sequence[Point], colour: Colour, width: float = 1.0, alpha: float = 225, body: float = 255
    ) -> None:
        """One flat side of a solid thing: filled with `colour` and drawn round."""
        self.fill(polygon(points), colour, body)
        self.line(points, width, alpha, closed=True, waver=0.25)

    def solid(self, path: skia.Path, colour: Colour, width: float = 1.0, alpha: float = 230) -> None:
        """A filled shape with a curved outline."""
        self.fill(path, colour)
        self.outline(path, width, alpha)

    def hatch(
        self,
        path: skia.Path,
        angle: float = 60,
        gap: float = 3.0,
        width: float = 0.7,
        alpha: float = 120,
        colour: Colour = INK,
    ) -> None:
        """Cover the inside of `path` with parallel strokes, `angle` in degrees."""
        box = path.getBounds()
        reach = (box.width() + box.height()) / 2 + gap
        dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        strokes = skia.Path()
        offset = -reach + self.chance.uniform(0, gap)
        while offset < reach:
            x, y = box.centerX() - dy * offset, box.centerY() + dx * offset
            sway = self.chance.uniform(-0.12, 0.12) * gap
            strokes.moveTo(x - dx * reach - dy * sway, y - dy * reach + dx * sway)
            strokes.lineTo(x + dx * reach + dy * sway, y + dy * reach - dx * sway)
            offset += gap * self.chance.uniform(0.82, 1.18)
        with self.within(path):
            self.canvas.drawPath(strokes, self.paint(colour, alpha, width))

    def dot(self, x: float, y: float, radius: float, colour: Colour = INK, alpha: float = 230) -> None:
        """A small round spot."""
        self.canvas.drawCircle(x, y, radius, self.paint(colour, alpha))

    def note_opening(self, x: float, y: float) -> None:
        """Keep in mind that the middle of a window is at x, y."""
        matrix = self.canvas.getTotalMatrix()
        at = matrix.mapXY(x, y)
        self.openings.append((at.x(), at.y()))

    @contextmanager
    def pressed(self, weight: float) -> Iterator[None]:
        """Whatever is drawn inside the block has lines `weight` times as heavy."""
        before, self.weight = self.weight, self.weight * weight
        yield
        self.weight = before

    @contextmanager
    def toned(self, tone: Tone) -> Iterator[None]:
        """Whatever is drawn inside the block has its colours changed by `tone`."""
        before, self._tone = self._tone, tone
        yield
        self._tone = before

    @contextmanager
    def apart(self, name: str) -> Iterator[None]:
        """Whatever is drawn inside the block belongs to a part that can move by itself."""
        before, self.part = self.part, name
        yield
        self.part = before

    @contextmanager
    def within(self, path: skia.Path) -> Iterator[None]:
        """Whatever is drawn inside the block stays inside `path`."""
        self.canvas.save()
        self.canvas.clipPath(path, skia.ClipOp.kIntersect, True)
        yield
        self.canvas.restore()

    @contextmanager
    def placed(self, x: float, y: float, scale: float = 1, turn: float = 0, mirrored: bool = False) -> Iterator[None]:
        """Whatever is drawn inside the block is scaled, turned (degrees) and moved so that its origin is at x, y."""
        self.canvas.save()
        self.canvas.translate(x, y)
        self.canvas.rotate(turn)
        self.canvas.scale(-scale if mirrored else scale, scale)
        yield
        self.canvas.restore()


class Sheet:
    """A picture being drawn: `width` x `height` units, at `scale` pixels a unit, clear unless a ground is laid."""

    def __init__(self, width: float, height: float, seed: str, scale: float = 1) -> None:
        self.width, self.height, self.scale = width, height, scale
        self.surface = skia.Surface(round(width * scale), round(height * scale))
        canvas = self.surface.getCanvas()
        canvas.clear(0)
        canvas.scale(scale, scale)
        self.pen = Pen(canvas, seed)

    def image(self) -> skia.Image:
        """The picture so far."""
        return self.surface.makeImageSnapshot()

    def mask(self) -> np.ndarray:
        """How far each pixel is covered, 0..1."""
        pixels = self.surface.toarray(colorType=skia.kRGBA_8888_ColorType)
        covered: np.ndarray = pixels[:, :, 3].astype(np.float32) / 255
        return covered

    def lay(
        self, image: skia.Image, x: float = 0, y: float = 0, width: float | None = None, alpha: float = 255
    ) -> None:
        """Put another picture on this one, scaled to `width` units (its own pixels over `scale` if none is given)."""
        width = image.width() / self.scale if width is None else width
        height = width * image.height() / image.width()
        sampling = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)
        self.pen.canvas.drawImageRect(
            image, skia.Rect.MakeXYWH(x, y, width, height), sampling, skia.Paint(Alpha=int(alpha))
        )


def picture_of(pixels: np.ndarray) -> skia.Image:
    """A picture from an array of rows, columns and three or four channels, 0..255."""
    bytes_ = np.clip(pixels, 0, 255).astype(np.uint8)
    if bytes_.shape[2] == 3:
        bytes_ = np.dstack([bytes_, np.full(bytes_.shape[:2], 255, np.uint8)])
    return skia.Image.fromarray(np.ascontiguousarray(bytes_), colorType=skia.kRGBA_8888_ColorType)


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
