"""A laboratory to be read: who works in it, how far the work is, and in which round it would be ready."""

from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.closely.card import draw_machine, with_margins
from leonardo.app.davinci.picture.workshop.sheet import draw_cover
from leonardo.app.davinci.picture.workshop.track import draw_marker
from leonardo.app.davinci.picture.workshop.workroom import draw_workroom
from leonardo.app.davinci.words.phrases import components, invention_name
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import BOLD, NUMBER, Brush
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.close_sheet import LINE, Draw, Fact, draw_facts, lay_sheet
from leonardo.app.table.looks.colours import BLOOD, BROWN, LEAF, TAB, WARM
from leonardo.engine.davinci.constants import LAST_ROUND, TRACK_END, Phase, Place
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.prospects import never_requested
from leonardo.engine.davinci.view import LaboratoryView, View

_PACES: Final = (1, 2, 3, 4, 5, 6, 8)
"""Weeks of work in each round for which it is said when the work is ready."""


def draw(brush: Brush, surface: Surface, view: View, seat: int, place: Place) -> Rect | None:
    """Draw a laboratory on a large sheet; return where, or nothing if the seat does not have it."""
    laboratory = view.seats[seat].laboratory(place)
    if laboratory is None:
        return None
    name = tr(f"davinci.picture.laboratory.{place.name.lower()}.long")
    title = tr("davinci.reading.laboratory", laboratory=name, name=brush.looks[seat].name)
    sheet = lay_sheet(brush, surface, title, "bronze", _badges(brush, seat, laboratory, place))
    _secret(brush, surface, laboratory, place, with_margins(sheet))
    draw_facts(brush, surface, _facts(brush, view, seat, laboratory), sheet.right)
    return sheet.rect


def _badges(brush: Brush, seat: int, laboratory: LaboratoryView, place: Place) -> tuple[Draw, Draw]:
    tile = f"laboratory_{place.name.lower()}_{laboratory.spaces}"

    def shield(surface: Surface, at: Rect) -> None:
        figures.shield(brush, surface, seat, at.center, at.height)

    def picture(surface: Surface, at: Rect) -> None:
        brush.stamp(surface, tile, (at.right - at.height * 5 // 4, at.centery), at.height)

    return shield, picture


def _secret(brush: Brush, surface: Surface, laboratory: LaboratoryView, place: Place, field: Rect) -> None:
    """Draw what is in work, or the cover over it, or the room of an idle laboratory."""
    if laboratory.invention is not None:
        draw_machine(brush, surface, laboratory.invention, field)
        return
    if not laboratory.busy:
        _idle_room(brush, surface, place, field)
        return
    cover = Rect(0, 0, field.width * 4 // 5, field.width * 4 // 5 * 10 // 9)
    cover.center = field.center
    draw_cover(brush, surface, cover)


def _idle_room(brush: Brush, surface: Surface, place: Place, field: Rect) -> None:
    """Draw the room in which nobody works, as it is seen in the workshop, on a board of dark wood."""
    board = Rect(0, 0, field.width * 19 // 20, field.width * 3 // 5)
    board.center = field.center
    surface.blit(brush.pictures.tiled("wood_dark", board.size, brush.layout.k), board)
    brush.inset(surface, board)
    draw_workroom(brush, surface, place, board.inflate(-2 * brush.px(3), -2 * brush.px(3)))


def _facts(brush: Brush, view: View, seat: int, laboratory: LaboratoryView) -> list[Fact]:
    facts = [_what(view, laboratory), Fact(whole=lambda surface, row: _spaces(brush, surface, seat, laboratory, row))]
    facts[1:1] = _under(view, seat, laboratory)
    needed = None
    if laboratory.invention is not None:
        needed = view.seats[seat].weeks_needed(laboratory.invention)
    if laboratory.busy:
        track = Fact(share=0.9, whole=lambda surface, row: _track(brush, surface, laboratory.weeks, needed, seat, row))
        each = tr("davinci.reading.each", count=laboratory.weeks_each_round)
        facts += [_done(laboratory, needed), track, Fact(each, colour=BROWN, strong=False)]
    if laboratory.invention is not None and laboratory.invention in view.deck_cards:
        never = never_requested(view, laboratory.invention)
        facts.append(Fact(tr(f"davinci.picture.{'never' if never else 'work_done'}"), strong=False))
        needed = None if never else needed
    if needed is not None and laboratory.weeks < needed and view.phase is not Phase.OVER:
        left = needed - laboratory.weeks
        facts.append(Fact(tr("davinci.reading.ready"), strong=False, share=0.7))
        facts.append(Fact(share=1.3, whole=lambda surface, row: _paces(brush, surface, view, left, row)))
    return facts


def _what(view: View, laboratory: LaboratoryView) -> Fact:
    if not laboratory.busy:
        more = view.round < LAST_ROUND or view.phase is Phase.START_WORK
        return Fact(tr("davinci.reading.idle" if more else "davinci.picture.idle"))
    if laboratory.invention is None:
        return Fact(tr("davinci.reading.secret"), share=1.2)
    aside = tr("davinci.reading.shown" if laboratory.shown else "davinci.reading.yours")
    return Fact(invention_name(laboratory.invention), aside)


def _under(view: View, seat: int, laboratory: LaboratoryView) -> list[Fact]:
    """Return the components that are bound by the work, where it is known what it is."""
    if laboratory.invention is None or seat != view.viewer:
        return []
    bound = components(INVENTIONS[laboratory.invention].components)
    return [Fact(tr("davinci.reading.under", components=bound), colour=BROWN, strong=False)]


def _done(laboratory: LaboratoryView, needed: int | None) -> Fact:
    if needed is None or laboratory.invention is None:
        return Fact(tr("davinci.picture.busy_long", count=laboratory.weeks))
    saved = INVENTIONS[laboratory.invention].weeks - needed
    aside = tr("davinci.picture.weeks_less", count=saved) if saved else ""
    enough = laboratory.weeks >= needed
    text = tr("davinci.reading.done", weeks=laboratory.weeks, count=needed)
    return Fact(text, aside or (tr("davinci.picture.done") if enough else ""), aside_colour=LEAF)


def _spaces(brush: Brush, surface: Surface, seat: int, laboratory: LaboratoryView, row: Rect) -> None:
    """Draw the spaces, with automata, master and apprentices in the order in which they stand on the table."""
    side = min(row.height - brush.px(6), (row.width - brush.px(10)) // laboratory.spaces - brush.px(8))
    standing = ["automaton"] * laboratory.automata + ["master"] * laboratory.master
    standing += ["apprentice"] * laboratory.apprentices
    for number in range(laboratory.spaces):
        box = Rect(row.left + number * (side + brush.px(8)), row.centery - side // 2, side, side)
        brush.box(surface, box, (238, 214, 164), INK, 7)
        if number < laboratory.automaton_spaces:
            brush.stamp(surface, "sign_gear", box.center, side * 3 // 4)
        foot = box.centerx, box.bottom - side // 10
        who = standing[number] if number < len(standing) else ""
        if who == "automaton":
            figures.automaton(brush, surface, foot, side * 7 // 10)
        elif who == "master":
            figures.master(brush, surface, seat, foot, side * 6 // 10)
        elif who == "apprentice":
            figures.apprentice(brush, surface, seat, foot, side * 7 // 10)


def _track(brush: Brush, surface: Surface, weeks: int, needed: int | None, seat: int, row: Rect) -> None:
    """Draw the weeks 0 to 15; those done are dark, and the one in which the work is ready has a frame."""
    step = row.width / (TRACK_END + 1)
    height = min(row.height - brush.px(8), round(step * 1.25))
    for week in range(TRACK_END + 1):
        cell = Rect(round(row.left + week * step), row.centery - height // 2, round(step) - max(1, brush.px(3)), height)
        past = week <= weeks
        brush.box(surface, cell, TAB if past else (246, 228, 186), BLOOD if week == needed else INK, 3)
        if week == needed:
            around = cell.inflate(brush.px(8), brush.px(8))
            shapes.lay(surface, shapes.outline(around.size, brush.px(6), (*BLOOD, 255), brush.px(3)), around.topleft)
        brush.write(surface, str(week), cell.center, BOLD, WARM if past else INK, align="centre")
        if week == weeks:
            draw_marker(brush, surface, seat, week, cell.center, round(height * 1.1))


def _paces(brush: Brush, surface: Surface, view: View, left: int, row: Rect) -> None:
    """Draw for several weeks of work in each round the round in which the work is ready."""
    now = view.round + (view.phase is Phase.COMPLETION)
    step = row.width / len(_PACES)
    for number, pace in enumerate(_PACES):
        ready = now - 1 + -(-left // pace)
        cell = Rect(round(row.left + number * step), row.top, round(step) - brush.px(8), row.height - brush.px(4))
        brush.box(surface, cell, (244, 226, 184), INK, 6)
        upper, lower = ((cell.centerx, cell.top + cell.height * tenths // 10) for tenths in (3, 7))
        brush.write(surface, tr("davinci.gain.weeks", weeks=pace), upper, LINE, BROWN, align="centre")
        late = ready > LAST_ROUND
        text = tr("davinci.picture.nothing") if late else tr("davinci.reading.round", round=ready)
        brush.write(surface, text, lower, NUMBER if not late else LINE, BLOOD if late else LEAF, align="centre",
                    room=cell.width - brush.px(6))  # fmt: skip
