"""An invention to be read: its machine, what it needs beside what is there, what it pays, and who may be at it."""

from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.cards.state import CardState, card_state
from leonardo.app.davinci.words.advice import worth_to_me
from leonardo.app.davinci.words.phrases import florins, invention_name
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.close_sheet import LINE, Draw, Fact, LaidSheet, draw_facts, lay_sheet
from leonardo.app.table.looks.colours import BLOOD, BROWN, LEAF
from leonardo.engine.davinci.constants import LABORATORIES, Component
from leonardo.engine.davinci.inventions import INVENTIONS, Invention
from leonardo.engine.davinci.view import View

_DRAWING: Final = 0.49
"""The share of the sheet that the drawing has, beside what it reaches into the margins."""
_SENTENCE: Final = 1.15
"""The share of a row with a sentence."""
_ROOMY: Final = 1.65
"""How high rows are at least, in lines, where there is room for what the card is good for."""


def draw(brush: Brush, surface: Surface, view: View, number: int, *, counted: bool) -> Rect:
    """Draw an invention on a large sheet; return where."""
    card = INVENTIONS[number]
    sheet = lay_sheet(brush, surface, invention_name(number), card.tier.name.lower(), badges(brush, card), _DRAWING)
    draw_machine(brush, surface, number, with_margins(sheet))
    read = facts(brush, view, card, counted=counted)
    for sentence in _worth(view, card):
        if (len(read) + _SENTENCE) * _ROOMY * brush.line(LINE) <= sheet.right.height:
            read.append(sentence)
    draw_facts(brush, surface, read, sheet.right)
    return sheet.rect


def with_margins(sheet: LaidSheet) -> Rect:
    """Return the left part of a sheet with half the margins around it, into which a drawing may reach."""
    edge = (sheet.left.left - sheet.rect.left) // 2
    return sheet.left.inflate(2 * edge, 2 * edge)


def badges(brush: Brush, card: Invention) -> tuple[Draw, Draw]:
    """Return the medal with the number of a card, and the badge of its type."""

    def medal(surface: Surface, place: Rect) -> None:
        figures.medal(brush, surface, card.tier, place.center, place.height, card.number)

    def kind(surface: Surface, place: Rect) -> None:
        figures.type_badge(brush, surface, card.type, place.center, place.height)

    return medal, kind


def draw_machine(brush: Brush, surface: Surface, number: int, field: Rect) -> None:
    """Draw the machine of an invention as large as a field allows."""
    machine = figures.machine(brush, number, field.size)
    surface.blit(machine, machine.get_rect(center=field.center))


def facts(brush: Brush, view: View, card: Invention, *, counted: bool = False) -> list[Fact]:
    """Return all that is to be read on a card, and what it means to who looks at it."""
    meaning = card_state(view, card.number, counted=counted)
    kind, tier = (
        tr(f"davinci.picture.types.{card.type.name.lower()}"),
        tr(f"davinci.picture.tiers.{card.tier.name.lower()}"),
    )
    return [
        Fact(tr("davinci.picture.zoom.kind", type=kind, tier=tier), colour=BROWN, strong=False),
        *(_need(brush, card, component, meaning) for component in Component if card.components[component]),
        _weeks(brush, card, meaning),
        _reward(brush, "first", card.first_reward),
        _reward(brush, "later", card.later_reward),
        _rivals(brush, view, card.number, meaning),
    ]


def _worth(view: View, card: Invention) -> list[Fact]:
    """Return what it is good for: to who looks at it, or to anybody."""
    if view.viewer is None:
        told = [tr("davinci.explain.owned")]
    else:
        told = [each.sentence for each in worth_to_me(view, card.number)]
    return [Fact(sentence, colour=BROWN, strong=False, share=_SENTENCE, ruled=True) for sentence in told]


def _need(brush: Brush, card: Invention, kind: Component, meaning: CardState) -> Fact:
    """Return the needed components of a kind, ticked if there and ringed if not, and how many are there."""
    needed = card.components[kind]
    compared = meaning.known and not meaning.in_work
    lacking = meaning.lacks[kind] if compared else 0

    def pictures(surface: Surface, place: Rect) -> None:
        for number in range(needed):
            centre = place.left + round(place.height * (0.5 + 0.94 * number)), place.centery
            if number >= needed - lacking:
                figures.wanted_component(brush, surface, kind, centre, place.height)
            elif compared:
                figures.owned_component(brush, surface, kind, centre, place.height, ticked=True)
            else:
                figures.component(brush, surface, kind, centre, place.height)

    aside, colour = "", BROWN
    if compared:
        held = needed - lacking
        aside = tr("davinci.reading.lacks", held=held, count=lacking) if lacking else tr("davinci.reading.there")
        colour = BLOOD if lacking else LEAF
    name = tr(
        "davinci.picture.zoom.need", count=needed, component=tr(f"davinci.picture.components.{kind.name.lower()}")
    )
    return Fact(name, aside, aside_colour=colour, picture=pictures, wide=0.06 + 0.94 * needed)


def _weeks(brush: Brush, card: Invention, meaning: CardState) -> Fact:
    aside, colour = "", BROWN
    if meaning.in_work:
        aside, colour = tr("davinci.reading.in_work"), LEAF
    elif meaning.weeks is not None and meaning.weeks < card.weeks:
        aside, colour = tr("davinci.reading.saved", count=meaning.weeks), LEAF
    return Fact(
        tr("davinci.picture.weeks", count=card.weeks),
        aside,
        aside_colour=colour,
        picture=lambda surface, place: _stamp(brush, surface, "hourglass", place),
    )


def _stamp(brush: Brush, surface: Surface, name: str, place: Rect) -> None:
    brush.stamp(surface, name, place.center, place.height)


def _reward(brush: Brush, key: str, amount: int) -> Fact:
    def coin(surface: Surface, place: Rect) -> None:
        figures.coin(brush, surface, place.center, place.height, amount, pale=key == "later")

    return Fact(florins(amount), tr(f"davinci.picture.zoom.{key}"), picture=coin)


def _rivals(brush: Brush, view: View, number: int, meaning: CardState) -> Fact:
    """Return who may complete it now, or is at it for all to see, or else whose covered work may be this one."""
    open_to_all = [seat for seat in _others(view) if number in _shown(view, seat)]
    covered = [seat for seat in meaning.others if seat not in open_to_all]
    ways = (
        ("soon", meaning.finishers),
        ("open", open_to_all),
        ("covered", covered),
        ("guessed", meaning.guessers),
    )
    key, seats = next(((key, seats) for key, seats in ways if seats), ("nobody", ()))

    def shields(surface: Surface, place: Rect) -> None:
        for position, seat in enumerate(seats):
            centre = place.left + round(place.height * (0.5 + 0.9 * position)), place.centery
            figures.shield(brush, surface, seat, centre, place.height)

    text = tr(f"davinci.reading.{key}")
    return Fact(text, colour=BROWN, picture=shields if seats else None, wide=0.1 + 0.9 * len(seats), strong=False)


def _others(view: View) -> list[int]:
    return [seat for seat in range(len(view.seats)) if seat != view.viewer]


def _shown(view: View, seat: int) -> set[int | None]:
    laboratories = (view.seats[seat].laboratory(place) for place in LABORATORIES)
    return {each.invention for each in laboratories if each is not None and each.shown}
