"""All that is laid over a table, at each side where it can lie, and how many pixels of the table it covers."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Final
from unittest.mock import patch

import pygame
from attrs import frozen
from pygame import Mask, Rect, Surface

from leonardo.ai.advice import Advised
from leonardo.ai.review import Decision, Weighed
from leonardo.app.kit.scene import Scene
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.lessons.slip import draw_slip
from leonardo.app.lessons.table import LessonTable
from leonardo.app.scenes.message import Message
from leonardo.app.table.dialogs.question import Asking
from leonardo.app.table.feast.exhibit import FeastPage
from leonardo.app.table.feast.performance import Performance, Sheets
from leonardo.app.table.feast.timeline import OnStage, Timeline
from leonardo.app.table.help.scene import HelpScene
from leonardo.app.table.hint.scene import HintScene
from leonardo.app.table.looks.tips import Tags
from leonardo.app.table.motion.announcing import Announced
from leonardo.app.table.motion.flags import PULSE, Flag, Raised
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.scene import TableScene
from leonardo.app.table.shown.marks import Tip
from leonardo.app.table.spots import SeatSpot
from leonardo.app.viewer.review import MomentCard
from leonardo.engine.game import Event
from leonardo.play.hints import HintService
from leonardo.play.session import Session
from leonardo.saves.folder import SaveFolder
from scripts.fuzz.trials import Field, Tally
from scripts.screens.asked import GAMES, decisions
from scripts.screens.theatre import Theatre

REACH: Final = 30  # units by which frames, bosses and shadows reach beyond a sheet
_LEAST_REACH: Final = 20  # pixels of that at least
_SAME: Final = 3  # levels of a colour by which what is seen is as good as the same
_LITTLE: Final = 16
"""Levels of a colour up to which a pixel counts as hidden, of 255 that it lets through where nothing is laid."""
_EVENLY: Final = 6  # levels by which what darkens a table may differ from pixel to pixel
_STEP: Final = 23  # pixels between those that are looked at to learn how much is darkened
_OF_MARK: Final = 0.5  # the share of the place of a mark that its lines hide at most: it goes around something

Draw = Callable[[Surface], object]


@frozen
class Laid:
    """Something that `draw` lays over what is `below`: its sheets are at `hides`, its lines and lights at `marked`.

    `k` are the pixels of a unit.
    """

    below: Surface
    draw: Draw
    hides: Sequence[Rect]
    marked: Sequence[Rect] = ()
    k: float = 1.0


@frozen
class Covered:
    """What something covers of a table beyond its sheets: pixels that nobody sees, and that are darkened unevenly."""

    hidden: int
    uneven: int
    where: tuple[tuple[int, int, int, int], ...]

    @property
    def nothing(self) -> bool:
        return not self.hidden and not self.uneven

    def __str__(self) -> str:
        """Tell how many pixels of each there are, and where most of them are."""
        return f"{self.hidden} pixels hidden, {self.uneven} uneven at {', '.join(map(str, self.where[:3]))}"


def covered(laid: Laid) -> Covered:
    """Return what something covers of a table beyond its sheets."""
    size = laid.below.get_size()
    black, white, seen = _on(laid, (0, 0, 0)), _on(laid, (255, 255, 255)), laid.below.copy()
    laid.draw(seen)
    white.blit(black, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    through = white  # how much of what is below it lets through
    beyond = _beyond(laid, size)
    changed = _changed(seen, laid.below)
    hiding = _near(through, (0, 0, 0), _LITTLE)
    hidden = _both(_both(hiding, changed), beyond)
    for mark in laid.marked:
        _spare(hidden, mark)
    uneven = _both(changed, beyond)
    for dark in _darkness(through, uneven):
        uneven.erase(_near(through, dark, _EVENLY), (0, 0))
    for mark in laid.marked:
        uneven.erase(Mask(mark.size, fill=True), mark.topleft)
    uneven.erase(hidden, (0, 0))
    places = sorted(
        (*hidden.get_bounding_rects(), *uneven.get_bounding_rects()),
        key=lambda place: place.width * place.height,
        reverse=True,
    )
    return Covered(hidden.count(), uneven.count(), tuple((place.left, place.top, *place.size) for place in places))


def scene_over(scene: Scene, below: Surface) -> Laid:
    widgets = scene.form.covers if scene.form is not None else []
    return Laid(below, scene.draw, [*scene.hides, *widgets], scene.framed, scene.kit.page.layout.k)


def _on(laid: Laid, colour: tuple[int, int, int]) -> Surface:
    surface = Surface(laid.below.get_size(), 0, laid.below)
    surface.fill(colour)
    laid.draw(surface)
    return surface


def _beyond(laid: Laid, size: tuple[int, int]) -> Mask:
    reach = 2 * max(_LEAST_REACH, round(REACH * laid.k))
    beyond = Mask(size, fill=True)
    for sheet in laid.hides:
        around = sheet.inflate(reach, reach)
        if around.width > 0 and around.height > 0:
            beyond.erase(Mask(around.size, fill=True), around.topleft)
    return beyond


def _changed(seen: Surface, below: Surface) -> Mask:
    differs, other = seen.copy(), below.copy()
    differs.blit(below, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    other.blit(seen, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    differs.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    mask = _near(differs, (0, 0, 0), _SAME)
    mask.invert()
    return mask


def _near(surface: Surface, colour: tuple[int, int, int], levels: int) -> Mask:
    wide = levels + 1
    return pygame.mask.from_threshold(surface, colour, (wide, wide, wide, 255))


def _both(one: Mask, other: Mask) -> Mask:
    return one.overlap_mask(other, (0, 0))


def _spare(hidden: Mask, mark: Rect) -> None:
    """Take what the lines of a mark hide as what they are for, if that is little of its place."""
    place = mark.clip(Rect((0, 0), hidden.get_size()))
    if not place.width or not place.height:
        return
    whole = Mask(place.size, fill=True)
    if hidden.overlap_area(whole, place.topleft) <= max(_OF_MARK * place.width * place.height, 4 * max(place.size)):
        hidden.erase(whole, place.topleft)


def _darkness(through: Surface, changed: Mask) -> list[tuple[int, int, int]]:
    """Return how much is let through where most of what changed is darkened, if anything is."""
    wide, high = through.get_size()
    looked_at = ((x, y) for y in range(0, high, _STEP) for x in range(0, wide, _STEP))
    found = Counter(tuple(through.get_at(at))[:3] for at in looked_at if changed.get_at(at))
    return [(red, green, blue) for (red, green, blue), _ in found.most_common(1)]


_SETTLES: Final = 3  # frames in which what has come is laid out
_FRAMED: Final = 14  # units around what a slip tells of, or a stage, within which its frame lies
_WORDS: Final = "What is laid over a table hides what is below it, and nothing else of it."

_LONG: Final = 60.0  # seconds that a trial may take
SIZES: Final = ((1280, 697), (1024, 640), (1600, 900), (3840, 2160))  # windows in which it is tried

Overlay = tuple[str, Laid]


def slip_over(table: LessonTable) -> Overlay | None:
    slip, brush = table.slip, table.picture.brush
    if slip is None:
        return None
    marked = []
    if slip.about is not None:
        frame = slip.about.inflate(2 * brush.px(_FRAMED), 2 * brush.px(_FRAMED))
        marked = [frame, slip.rect.union(frame)]
    draw = partial(draw_slip, brush=brush, slip=slip)
    return f"slip: {slip.told.text[:40]}", Laid(_laid(table), draw, [slip.rect], marked, brush.layout.k)


def _below(theatre: Theatre) -> Surface:
    below = Surface(theatre.canvas.size)
    for scene in theatre.kit.stack.seen()[:-1]:
        scene.draw(below)
    return below


def _over(theatre: Theatre, name: str) -> Iterator[Overlay]:
    theatre.turn(_SETTLES)
    top = theatre.kit.stack.top
    if top is not None and not top.opaque:
        yield name, scene_over(top, _below(theatre))


def _dialog(theatre: Theatre) -> Iterator[Overlay]:
    if theatre.kit.stack.top is not theatre.table:
        yield from _over(theatre, "dialog")


class KnownHints(HintService):
    """Advice that is known at once."""

    def __init__(self, advice: Sequence[Advised]) -> None:
        super().__init__("", 0, ())
        self._told = tuple(advice)

    def ask(self, *_: Any, **__: Any) -> None:  # noqa: ANN401 - whatever is asked
        """Know it already."""


def advice_for(theatre: Theatre) -> list[Advised]:
    session = theatre.table.session
    legal = session.legal()
    chosen = [legal[0], legal[len(legal) // 2], legal[-1]]
    why = _reason(theatre.table)
    return [Advised(each, 0.5 - n / 100, 40 - n, 9, why, {"more": 3}) for n, each in enumerate(dict.fromkeys(chosen))]


def _reason(table: TableScene) -> str:
    return f"{table.session.game.name}.advice.thought_more"


def _hints(theatre: Theatre) -> Iterator[Overlay]:
    """The slip that says that Leonardo thinks, and the card of a hint at each side."""
    table, picture = theatre.table, theatre.table.picture
    if not table.free:
        return
    for place in [None, *places_of(picture)]:
        with patch.object(table.session, "hint_service", KnownHints([] if place is None else advice_for(theatre))):
            with _placed(picture, place):
                table.kit.stack.push(HintScene(table.kit, table))
                yield from _over(theatre, f"hint at {tuple(place) if place else 'the prompt'}")
            table.kit.stack.pop()


def places_of(picture: TablePicture) -> list[Rect]:
    """Return all places where a card may lie that tells of a table."""
    usual, _ = picture.hint_place((), None)
    found = [*picture.card_places(low=True), usual]
    for shunned in list(found):
        place, _ = picture.hint_place([shunned], None)
        found.append(place)
    return list({tuple(place): place for place in found}.values())


@contextmanager
def _placed(picture: TablePicture, place: Rect | None) -> Iterator[None]:
    """Let a card lie at a place, whatever it hides."""
    if place is None:
        yield
        return
    low = place.width > 2 * place.height
    with patch.object(picture, "hint_place", lambda *_: (place.copy(), low)):
        yield


def _help(theatre: Theatre) -> Iterator[Overlay]:
    """Each leaf of the notes, and what can be done now."""
    table = theatre.table
    table.show_help()
    theatre.turn(_SETTLES)
    scene = theatre.kit.stack.top
    if not isinstance(scene, HelpScene):
        return
    for now in (False, True):
        for leaf in range(scene.count):
            yield from _over(theatre, f"help, leaf {leaf + 1}{' of now' if now else ''}")
            scene.turn(1)
        scene.tell_now()


def _scenes(theatre: Theatre) -> Iterator[Overlay]:
    table, host = theatre.table, theatre.host
    answers = (("Leave it", _nothing), ("Take back", _nothing))
    came: Mapping[str, Callable[[], object]] = {
        "standing": table.show_standing,
        "pause": table.pause_game,
        "save": host.ask_name,
        "keys": host.show_keys,
        "message": lambda: host.kit.stack.push(Message(host.kit, "A message", _WORDS)),
        "warning": lambda: host.kit.stack.push(Asking(host.kit, "A warning", _WORDS, answers)),
    }
    for name, come in came.items():
        before = theatre.kit.stack.top
        come()
        if theatre.kit.stack.top is not before:
            yield from _over(theatre, name)
            theatre.kit.stack.pop()


def _nothing() -> None:
    """Do nothing."""


def _log(theatre: Theatre) -> Iterator[Overlay]:
    table = theatre.table
    draw = partial(table.log.draw, told=table.course.history())
    yield "log", Laid(_laid(table), draw, [table.log.rect()], k=table.kit.page.layout.k)


def _laid(table: TableScene) -> Surface:
    return table.picture.laid(table.view(), table.marks()).copy()


def _closely(theatre: Theatre) -> Iterator[Overlay]:
    table, picture = theatre.table, theatre.table.picture
    kinds: dict[object, object] = {}
    for spot in table.places():
        closely = picture.seen_closely(table.view(), spot)
        if closely is not None:
            kinds.setdefault(type(closely), closely)
    for kind, spot in kinds.items():
        place = picture.zoom(_laid(table), table.view(), spot)
        if place is not None:
            draw = partial(picture.zoom, view=table.view(), spot=spot)
            yield f"a close look: {getattr(kind, '__name__', '')}", Laid(_laid(table), draw, [place])


def _tips(theatre: Theatre) -> Iterator[Overlay]:
    """What tells of the spots in the corners of the table and in its middle."""
    table, picture = theatre.table, theatre.table.picture
    places, k = table.places(), picture.brush.layout.k
    tags = Tags(picture.brush, picture.traits.dear, picture.shy)
    if not places:
        return
    wide, high = theatre.canvas.size
    corners = [(x, y) for x in (0, wide // 2, wide) for y in (0, high // 2, high)]
    for x, y in corners:
        spot = min(places, key=lambda each: (places[each].centerx - x) ** 2 + (places[each].centery - y) ** 2)
        tips = (Tip(_WORDS[:20], _WORDS, spot=spot),)
        view, marks = table.view(), table.marks()
        clear = picture.kept_clear(view, marks)
        draw = partial(tags.draw, hints=tips, places=picture.told_of(view, marks), clear=clear)
        yield f"tip of {spot}", Laid(_laid(table), draw, draw(_laid(table)), k=k)


def _flags(theatre: Theatre) -> Iterator[Overlay]:
    """The flag of each seat with the light around its place, and something that is announced."""
    table, picture = theatre.table, theatre.table.picture
    areas, brush, marks = picture.areas(table.view(), table.marks()), picture.brush, table.marks()
    stands = partial(picture.standing, table.view(), marks)
    for seat in range(len(table.names)):
        raised = [Raised(Flag(seat, SeatSpot(seat), "does something"), PULSE / 2)]
        if SeatSpot(seat) not in areas:
            continue
        light = partial(
            table.heralds.light_up, brush=brush, acting=((seat, 1.0),), standing=raised, areas=areas, stands=stands
        )
        name_place = partial(picture.name_place, table.view())
        flag = partial(table.heralds.raise_flags, brush=brush, standing=raised, areas=areas, name_place=name_place)
        laid = _laid(table)
        yield f"light of {seat}", Laid(laid, light, (), light(laid.copy()), brush.layout.k)
        yield f"flag of {seat}", Laid(laid, flag, flag(laid.copy()), k=brush.layout.k)
    announced = Announced("3", _WORDS[:30]), 1.0
    show = partial(table.heralds.announce, brush=brush, announced=announced, board=picture.stage)
    yield "announced", Laid(_laid(table), show, show(_laid(table)), k=brush.layout.k)


def _stages(theatre: Theatre) -> Iterator[Overlay]:
    """The stage of one event of each kind in the game until now, complete."""
    table, seen = theatre.table, set[type[Event]]()
    for before, event, after in _happened(table.session, table.course.sitter or 0):
        timeline = table.game.motion.feast(before, after, event, ()) if type(event) not in seen else None
        page = table.picture.feast(OnStage(timeline, event), before, after) if timeline is not None else None
        if timeline is None or not isinstance(page, FeastPage):
            continue
        seen.add(type(event))
        draw = partial(_perform, timeline=timeline, page=page)
        around = 2 * max(8, table.picture.brush.px(_FRAMED))
        apart = [exhibit.place for what in page.makers if (exhibit := page.exhibit(what)) is not None]
        marked = [*apart, *page.lit, *(place.inflate(around, around) for place in page.framed)]
        laid = Laid(_laid(table), draw, [page.stage.whole], marked, table.picture.brush.layout.k)
        yield f"stage: {type(event).__name__}", laid


def _perform(surface: Surface, timeline: Timeline, page: FeastPage) -> None:
    performance = Performance(timeline, page, (), Sheets(), moving=False)
    performance.draw(surface, surface.copy(), timeline.complete, None)


def _happened(session: Session, seat: int) -> Iterator[tuple[Any, Event, Any]]:
    """Yield all that a seat has seen happen, between how it looked before and after that."""
    game, states = session.game, [step.state for _, step in session.played.steps()]
    for turn, state in zip(session.played.turns, states, strict=False):
        step = game.apply(state, turn.action, watched=True)
        for event, then in zip(step.events, step.states, strict=True):
            known = event.seen_by(seat)
            if known is not None:
                yield game.view(state, seat), known, game.view(then, seat)
            state = then  # noqa: PLW2901 - each event begins where the last one ended


def _cards(theatre: Theatre) -> Iterator[Overlay]:
    """The card of a moment of a review at each side, with the marks of both choices."""
    table, picture = theatre.table, theatre.table.picture
    legal = table.session.legal()
    if not table.free or len(legal) < 2:
        return
    view, seat = table.own_view(), table.course.sitter or 0
    done, other = (Advised(action, 0.4, 40, 128, _reason(table), {"more": 3}) for action in (legal[0], legal[-1]))
    moment = Weighed(Decision(0, seat, view, tuple(legal), legal[0]), done, other, 0.01)
    card = MomentCard(theatre.kit, table.game, picture.looks, seat, picture, theatre.canvas.size)
    for place in picture.card_places(low=True):
        for folded in (False, True):
            with patch.object(picture, "card_places", lambda place=place, **_: [place]):
                lies = card.place(moment, folded=folded)
                draw = partial(card.draw_card, moment=moment, folded=folded)
                yield f"review at {tuple(lies)}", Laid(_laid(table), draw, [lies], k=theatre.kit.layout.k)


COMES: Final[Mapping[str, Callable[[Theatre], Iterator[Overlay]]]] = {
    "dialog": _dialog,
    "hint": _hints,
    "help": _help,
    "scenes": _scenes,
    "log": _log,
    "close looks": _closely,
    "tips": _tips,
    "flags": _flags,
    "stages": _stages,
    "review": _cards,
}
"""How each kind of thing comes over a table."""


def at_table(theatre: Theatre, kind: str) -> Iterator[Overlay]:
    """Yield all of a kind that can be laid over the table that is played at, one thing after the other."""
    while kind != "dialog" and theatre.kit.stack.top is not theatre.table:
        theatre.kit.stack.pop()
    theatre.turn()
    yield from COMES[kind](theatre)
    while theatre.kit.stack.top is not theatre.table:
        theatre.kit.stack.pop()


def overlays(field: Field) -> Tally:
    """Lay all there is over tables at each kind of decision, and look what it covers beside itself."""
    tally = Tally("tables under what is laid over them")
    for name in (name for name in GAMES if name in field.games):
        kinds = decisions(name)
        for number in field.trials(len(kinds) * len(SIZES), 1):
            asked = list(kinds.values())[number % len(kinds)]
            size = SIZES[(number // len(kinds) + number) % len(SIZES)]
            theatre = Theatre(size, SaveFolder(field.place(f"over-{name}-{number}")), settings=_still())
            asked.sit_down(theatre)
            for kind in COMES:
                with tally.trial(f"{name}, {asked.kind}, {kind}, {size[0]}x{size[1]}", _LONG):
                    for what, laid in at_table(theatre, kind):
                        found = covered(laid)
                        if not found.nothing:
                            tally.fail(f"{name}, {asked.kind}, {what}, {size[0]}x{size[1]}", str(found))
            theatre.close()
    return tally


def _still() -> Settings:
    return Settings(speed=Speed.OFF, reduced_motion=True)
