"""Sheets that show the table beside what was complained of, and to eyes that tell fewer colours, or none.

The pictures from before lie in a folder that is not kept; each sheet shows one of them at the left and the same part of
the table as it is now at the right.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import pygame
from attrs import evolve, frozen
from pygame import Rect, Surface

from leonardo.app.davinci.spots import DistrictSpot
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import SEAT_COLOURS
from leonardo.app.kit.text.painter import Face, Painter
from leonardo.engine.citta.questions import WorkQuestion
from leonardo.engine.citta.setup import Options as CittaOptions
from leonardo.engine.citta.terms import STANDARD
from leonardo.engine.davinci.actions import PlaceApprentices
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.terms import Place
from scripts.screens.citta import COMPANY
from scripts.screens.filmstrips import strip
from scripts.screens.moments import FIVE, PLACEMENT, Moment, Reached, reach, since_round_began
from scripts.screens.theatre import Theatre

SIZE: Final = (1920, 1080)
_HIGH: Final = 480
"""Pixels of the two pictures of a sheet, at most, and of the line above them."""
_WIDE: Final = 900
_LINE: Final = 30
_EDGE: Final = 8
_GROUND: Final = (38, 24, 14)
_PAPER: Final = (216, 216, 216)
_IVORY: Final = (250, 240, 214)

_CITY: Final = Rect(300, 80, 1205, 725)
_BENCH: Final = Rect(0, 815, 1920, 265)
_RIVALS: Final = Rect(8, 80, 288, 725)
_CARDS: Final = Rect(1510, 80, 402, 725)
_STRIP: Final = Rect(700, 0, 1220, 84)
_WHOLE: Final = Rect(0, 0, *SIZE)

Matrix = tuple[tuple[float, float, float], ...]


def _crowded(reached: Reached) -> bool:
    """In the middle of the game, with many groups in the city and apprentices at hand."""
    state = reached.state
    placing = isinstance(reached.action, PlaceApprentices) and state.round in (4, 5)
    return placing and sum(map(len, state.queues)) >= 11


CROWDED: Final = Moment(_crowded, Options(5), FIVE)
SIX: Final = evolve(COMPANY, names=(*COMPANY.names, ("Bramante", "purple")))
"""Six seats, one of each colour: as many as sit down to the second game alone."""


@frozen
class Beside:
    """The file of a sheet, the picture from before, how to come to the one of now, and the part of it to be seen."""

    name: str
    before: str
    scene: Callable[[Theatre], None]
    part: Rect = _WHOLE


def crowded(theatre: Theatre) -> None:
    """Sit down where many groups stand in the city."""
    theatre.sit_down(reach(CROWDED))


def crowded_open(theatre: Theatre) -> None:
    """The same with open memory."""
    theatre.sit_down(reach(CROWDED), table={"memory": "open"})


def held(theatre: Theatre) -> None:
    """Apprentices hang over a district."""
    reached = reach(PLACEMENT)
    theatre.sit_down(reached, since_round_began(reached))
    theatre.key(pygame.K_2)
    theatre.move(theatre.at(DistrictSpot(Place.KILN)))


def sheets(scenes: Mapping[str, Callable[[Theatre], None]]) -> tuple[Beside, ...]:
    """Return all sheets; `scenes` are those of the pictures that are kept."""
    return (
        Beside("03_own_work", "03_own_work_only_on_hover_name_covered", crowded_open, _BENCH),
        Beside("04_folded_figures", "04_folded_figures", crowded, _CITY),
        Beside("04_rank_and_price", "04_order_vs_strength", crowded, _CITY),
        Beside("05_hands", "05_eight_apprentices", scenes["placement"]),
        Beside("06_buttons_glow", "06_only_glow_is_interrupt", scenes["interrupt"]),
        Beside("06_pass", "06_pass_after_done_same_place", crowded, _STRIP),
        Beside("07_cards", "07_glow_cards", scenes["start_work"], _CARDS),
        Beside("07_glow", "07_cmp_mock_glow", held, _CITY),
        Beside("08_tips", "08_tooltip_council_over_workshop", scenes["explained"]),
        Beside("09_auction", "09_prompt_spoils_bids", scenes["bid_sealed"]),
        Beside("09_completion", "09_own_completion_strip", scenes["completion"]),
        Beside("10_money_and_stores", "10_cmp_mock_stores_owned", crowded_open, Rect(1160, 815, 760, 265)),
        Beside("11_open_memory", "11_open_memory", crowded_open, _RIVALS),
        Beside("11_rivals", "11_cmp_mock_rivals", crowded, _RIVALS),
        Beside("14_tie", "14_tied_chart", scenes["results_tied"]),
        Beside("s_hint", "s_hint_jumps", scenes["hint"]),
    )


def sheet(theatre: Theatre, wanted: Beside, before: Path) -> Surface:
    """Return one sheet; the pictures from before lie in a folder."""
    wanted.scene(theatre)
    theatre.settle()
    now = theatre.canvas.surface.subsurface(wanted.part.clip(theatre.canvas.surface.get_rect()))
    return side_by_side(_read(before, wanted.before), now)


def film_sheet(theatre: Theatre, before: Path) -> Surface:
    """Return the sheet of how others move: a film then and now."""
    return side_by_side(_read(before, "02_three_moves_strip"), strip("rival", theatre))


def side_by_side(before: Surface, after: Surface) -> Surface:
    """Return two pictures side by side under what they are."""
    return _mounted({"before": before, "after": after}, across=True)


def as_seen(picture: Surface, sight: Matrix) -> Surface:
    """Return a picture as eyes of this sight see it; the matrix applies to linear light."""
    import numpy as np  # noqa: PLC0415 - no other picture needs it, and whoever only plays does not have it

    light = (pygame.surfarray.array3d(picture) / 255.0) ** 2.2
    seen = np.clip(light @ np.array(sight).T, 0, 1) ** (1 / 2.2)
    return pygame.surfarray.make_surface(np.rint(seen * 255).astype(np.uint8))


def eyes_sheet(theatre: Theatre, sight: Matrix) -> Surface:
    """Return a table of five seats, one of six, and the figures of all six colours as eyes of this sight see them."""
    crowded_open(theatre)
    theatre.settle()
    pictures = {"five seats": theatre.canvas.surface.copy()}
    SIX.sit_down(WorkQuestion, 8, CittaOptions(len(SIX.names), 20, STANDARD), theatre)
    theatre.settle()
    pictures |= {"six seats": theatre.canvas.surface, "six colours": _figures(theatre.kit.pictures)}
    return _mounted({name: as_seen(picture, sight) for name, picture in pictures.items()}, across=False)


def deuteranopia_sheet(theatre: Theatre, sight: Matrix, before: Path) -> Surface:
    """Return the table then and now to eyes that do not tell red from green."""
    crowded(theatre)
    theatre.settle()
    return side_by_side(_read(before, "15_deuteranopia"), as_seen(theatre.canvas.surface, sight))


def _figures(pictures: Pictures) -> Surface:
    """Return master, apprentice and shield of each colour in the sizes in which they stand on the table."""
    ground = Surface((_WIDE, 200))
    ground.fill(_PAPER)
    step = _WIDE // len(SEAT_COLOURS)
    for number, colour in enumerate(SEAT_COLOURS):
        left = number * step + 8
        for row, height in ((12, 74), (112, 46)):
            for at, name in enumerate((f"master_{colour}", f"apprentice_{colour}", f"shield_{colour}")):
                entry = pictures.entry(name).size
                high = height if at < 2 else height * 2 // 3
                picture = pictures.get(name, (max(1, high * entry[0] // entry[1]), high))
                ground.blit(picture, picture.get_rect(midbottom=(left + 24 + at * 46, row + height)))
    return ground


def _read(folder: Path, name: str) -> Surface:
    return pygame.image.load(folder / f"{name}.jpg").convert(24)


def _mounted(pictures: Mapping[str, Surface], *, across: bool) -> Surface:
    """Return pictures beside or below each other, each under its name."""
    painter, laid = Painter(1.0), [(name, _fitting(picture)) for name, picture in pictures.items()]
    widths, heights = zip(*(picture.get_size() for _, picture in laid), strict=True)
    wide = sum(widths) + _EDGE * (len(laid) + 1) if across else max(widths) + 2 * _EDGE
    high = max(heights) + _LINE + _EDGE if across else sum(heights) + len(laid) * (_LINE + _EDGE)
    mount = Surface((wide, high))
    mount.fill(_GROUND)
    left, top = _EDGE, 0
    for name, picture in laid:
        painter.draw(mount, name, Rect(left, top, picture.get_width(), _LINE), Face.MEDIUM, 22, _IVORY)
        mount.blit(picture, (left, top + _LINE))
        left += (picture.get_width() + _EDGE) * across
        top += (picture.get_height() + _LINE + _EDGE) * (not across)
    return mount


def _fitting(picture: Surface) -> Surface:
    """Return a picture no larger than one of a sheet."""
    share = min(1.0, _WIDE / picture.get_width(), _HIGH / picture.get_height())
    return pygame.transform.smoothscale_by(picture, share) if share < 1 else picture
