"""All phases of the table of Leonardo da Vinci, and what is laid over it; a new one is a line in `TABLES`."""

from collections.abc import Iterator
from functools import cache, partial
from itertools import cycle, product
from typing import Final

from _pytest.mark.structures import ParameterSet
from attrs import evolve, frozen

from leonardo.ai.advice import Advised
from leonardo.ai.davinci.reasons import Grounds, reason
from leonardo.app.davinci.commands import COMMANDS
from leonardo.app.davinci.dialogs.from_deck import FromDeck
from leonardo.app.davinci.dialogs.opening import DialogOpener
from leonardo.app.davinci.moves import in_hand
from leonardo.app.davinci.picture.card_places import hint_place, log_place
from leonardo.app.davinci.picture.layout import lay_out
from leonardo.app.davinci.picture.table import ENDS, DaVinciPicture
from leonardo.app.davinci.picture.track import TRACKS
from leonardo.app.davinci.results.scene import ResultsScene
from leonardo.app.davinci.spots import TRAITS, ApprenticeSpot, DistrictSpot
from leonardo.app.davinci.table import TABLE
from leonardo.app.davinci.words.advice import choice, why
from leonardo.app.davinci.words.log import is_heading, line
from leonardo.app.davinci.words.phrases import invention_name
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.areas import bounds
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.points import Size
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.settings import TEXT_SIZES, Settings
from leonardo.app.kit.text.painter import Painter
from leonardo.app.kit.translations import languages, tr
from leonardo.app.kit.widgets.form import Form
from leonardo.app.scenes.host import Host
from leonardo.app.scenes.menu import MenuScene
from leonardo.app.statistics.record_result import Achieved, Brought
from leonardo.app.table.buttons import HINT, LAMP, UNDO
from leonardo.app.table.dialogs.answers import Answers
from leonardo.app.table.dialogs.card_dialog import CardArt
from leonardo.app.table.dialogs.dialog import ASIDE, Dialog
from leonardo.app.table.dialogs.warning import Warner
from leonardo.app.table.hint.card import Cross, HintCard, HintRow, Suggested, Suggestion, lay_card, lay_slip
from leonardo.app.table.input.hit_targets import sorted_out
from leonardo.app.table.input.hit_targets import targets as hit
from leonardo.app.table.log_panel import LogPanel, LogWords
from leonardo.app.table.looks.overlay import Overlay
from leonardo.app.table.motion.flags import Flag, Raised
from leonardo.app.table.motion.heralds import Heralds
from leonardo.app.table.results.podium.scene import PodiumScene
from leonardo.app.table.shown.marks import LastAct, Marks
from leonardo.app.table.spots import ButtonSpot, PromptSpot
from leonardo.app.table.strip.strip import Strip
from leonardo.app.table.timing import Sentence, Thinking
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.davinci import GAME, actions
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import DISTRICTS, EXPERT, NOTHING, Box, Favour, Phase, Place, Upgrade
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.questions import BidQuestion, BoxUseQuestion, FavourQuestion, OfferQuestion
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import State
from leonardo.engine.davinci.view import LaboratoryView, View
from leonardo.engine.game import Event
from leonardo.engine.record import Played
from leonardo.play.session import Session
from leonardo.saves.folder import folder_at
from leonardo.saves.schema import BuiltIn
from tests.app.davinci.crowded_game import Full, fullest
from tests.app.davinci.words.said import explanation, prompt
from tests.app.kit.everywhere import MORE_SIZES, SIZES, some_corners
from tests.app.kit.languages import LANGUAGES, LONGER
from tests.app.kit.layout_probe import Blanks, LayoutProbe, hidden, ringed, sheet, targets
from tests.app.layouts import Corner, Group, Laid
from tests.app.table.strip.laid import draw, places
from tests.diagonal import diagonal, having
from tests.engine.davinci import build
from tests.engine.davinci.build import ANNA, BIANCA, group, lab, seat, table
from tests.engine.davinci.random_games import random_game

NAMES: Final = (
    "Massimiliano di Lorenzo dei Medici Magno",
    "Wilhelmina Gwendolyn of Mecklenburg-West",
    "Ana", "Francesco Melzi", "Andrea del Verrocchio",
)  # fmt: skip
"""Two of them as long as a save allows."""
LOOKS: Final = tuple(PlayerStyle(name, colour) for name, colour in zip(NAMES, SEAT_COLOURS, strict=False))
GAMES: Final = ((5, EXPERT), (8, "beginner"))
"""Seeds and set-ups of games in which everything is asked that has a dialog."""
NOBODY: Final = Answers(lambda _: None, lambda _: None, lambda _: None)  # who hears what is answered in a dialog


@cache
def played(seed: int, setup: str) -> Played:
    return random_game(Options(5, setup), seed)


def kit_for(size: Size, text_size: int = 100) -> Kit:
    """Return what a window of a size needs, with the keys of this game."""
    kit = Kit.for_size(size, Settings(reduced_motion=True, text_size=text_size))
    kit.pictures = Blanks()
    kit.keys.add(COMMANDS)
    kit.arrange(size)
    return kit


def picture_for(kit: Kit, view: View) -> DaVinciPicture:
    picture = DaVinciPicture(LOOKS, pictures=kit.pictures, text_scale=kit.settings.text_scale)
    picture.arrange(kit.layout.size, view)
    return picture


def form_wrong(page: LayoutProbe, form: Form) -> list[str]:
    """Return the words that the ring of the keyboard hides."""
    return ringed(page, form, but=(ASIDE, LAMP))  # they stand out into the margin, off most words


def as_laid(name: object, scene: Dialog | MenuScene) -> Laid:
    page = sheet(scene)
    return Laid(name, page, targets(scene.form), form_wrong(page, scene.form))


# ---- the table


def laid_table(at: Corner, full: Full, viewer: int | None, *, open_memory: bool) -> Laid:
    view = GAME.view(full.state, viewer)
    looks = LOOKS[: len(view.seats)]
    picture = DaVinciPicture(looks, pictures=Blanks(), open_memory=open_memory, text_scale=at.text_scale)
    picture.arrange(at.size, view)
    names = tuple(look.name for look in looks)
    longest = max(map(invention_name, INVENTIONS), key=len)
    fully = tr("davinci.last.completed", invention=longest)
    acts = [LastAct(seat, None, longest, fully) for seat in range(len(looks))]
    marks = Marks(prompt=prompt(view, PromptState(names, several=True, advised=True)), last_acts=tuple(acts))
    page = LayoutProbe(at.size)
    picture.draw(page, view, marks)
    found = picture.targets(view, marks)
    pressed = {spot: bounds(area) for spot, area in found.items() if not isinstance(spot, ApprenticeSpot)}
    # No real language has words so long for all neighbours at once; and the board of an auction lies over the city.
    free = at.language != LONGER and not isinstance(view.question, BidQuestion)
    return Laid((full.of, viewer), page, pressed, hidden(page) if free else ())


@frozen
class Tables:
    """Every third of the fullest tables of some seats, as the seat sees it that has most, or as an onlooker."""

    seats: int

    def __call__(self, at: Corner) -> Iterator[Laid]:
        """Lay them, with open memory or without; other ones in each language and size of text."""
        seen = cycle(product((True, True, False), (False, True)))
        tables = list(zip(fullest(self.seats), seen, strict=False))
        turn = LANGUAGES.index(at.language) + TEXT_SIZES.index(at.text_size) + self.seats
        for full, (sits, told) in tables[turn % 3 :: 3]:
            yield laid_table(at, full, full.seat if sits else None, open_memory=told)


def of_seats(seats: int) -> list[ParameterSet]:
    """Return the corners at which tables of that many seats are tried: all share one diagonal."""
    every = diagonal((*SIZES[:3], SIZES[4]), LANGUAGES, TEXT_SIZES, (5, 4, 3, 2), more=(SIZES[3], *MORE_SIZES), quick=4)
    return having(every, 3, seats)


def tables_of_dialogs(at: Corner) -> Iterator[Laid]:
    for name, state in positions().items():
        seat = GAME.decider(state)
        assert seat is not None
        yield laid_table(at, Full(name, state, seat), seat, open_memory=False)


# ---- the strip


@cache
def all_asked() -> tuple[tuple[View, PromptState], ...]:
    """Return a view and a situation for each prompt that is another one in some word or button."""
    found: dict[object, tuple[View, PromptState]] = {}
    for game in GAMES:
        for _, step in played(*game).steps():
            view = GAME.view(step.state, GAME.decider(step.state))
            for situation in situations(view):
                said = prompt(view, situation)
                found.setdefault((said.words, said.buttons, bool(said.lead)), (view, situation))
    assert len(found) > 40
    return tuple(found.values())


def situations(view: View) -> Iterator[PromptState]:
    """Yield what may be going on while something is asked: nothing held, something held, waiting for others."""
    seat = view.viewer
    for held in held_things(view):
        yield PromptState(NAMES, held, several=True, undo=True, advised=True)
        yield PromptState(NAMES, held, undo=True, redo=True, advised=True)
    yield PromptState(NAMES, undo=True, asked=True, advised=True)
    yield PromptState(NAMES, undo=True, playing=True)
    if view.options:
        yield PromptState(NAMES, staged=view.options[0], several=True)
    if seat is not None:
        yield PromptState(NAMES, visit=seat, several=True, undo=True)


def held_things(view: View) -> list[in_hand.Held | None]:
    seat = view.viewer or 0
    held: list[in_hand.Held | None] = [
        None,
        in_hand.Apprentices(seat, 9),
        in_hand.Apprentices(seat, 1),
        in_hand.Master(seat),
        in_hand.Card(22),
    ]
    if isinstance(view.question, OfferQuestion) and view.question.district is Place.WORKSHOP:
        held += [in_hand.Tile(upgrade) for upgrade in Upgrade]
    return held


@cache
def longest_told() -> tuple[Event, ...]:
    """Return the events of each kind that take most words to tell."""
    longest: dict[type, Event] = {}
    for game in GAMES:
        for _, step in played(*game).steps():
            for event in step.events:
                if len(line(event, NAMES) or "") > len(line(longest.get(type(event), event), NAMES) or "") - 1:
                    longest[type(event)] = event
    return tuple(event for event in longest.values() if line(event, NAMES))


def told(event: Event) -> Sentence:
    act = TABLE.last_act(event)
    return Sentence(0, line(event, NAMES) or "", act.fully or act.words if act is not None else "")


def all_prompts() -> Iterator[tuple[View, Marks]]:
    """Yield all prompts in the language that is spoken, those of others' moves among them."""
    for view, situation in all_asked():
        yield view, Marks(prompt=prompt(view, situation), thinking=Thinking(0) if situation.playing else None)
    for event in longest_told():
        situation = PromptState(NAMES, undo=True, playing=True, told=told(event))
        yield view, Marks(prompt=prompt(view, situation))


def strip_for(size: Size, text_scale: float = 1.0) -> Strip:
    layout = lay_out(size, 4, text_scale)
    brush = Brush(Blanks(), Painter(layout.k, text_scale), layout, LOOKS)
    return Strip(brush, layout.strip, TRACKS, ends=ENDS)


def prompts(at: Corner) -> Iterator[Laid]:
    """Lay all prompts on the strip, where the tools beside the hint stay at one place."""
    strip, tools = strip_for(at.size, at.text_scale), set()
    for view, marks in all_prompts():
        page = LayoutProbe(at.size)
        draw(page, strip, view, marks)
        around = places(strip, view, marks)
        found = hit([sorted_out(around, around, TRAITS)], page.get_rect(), TRAITS)
        yield Laid(marks.prompt, page, {spot: bounds(area) for spot, area in found.items()})
        tools |= {tuple(around[ButtonSpot(UNDO)])} if ButtonSpot(HINT) in around else set()
    assert len(tools) == 1


# ---- dialogs


@cache
def positions() -> dict[str, State]:
    found = {asked(step.state): step.state for game in GAMES for _, step in played(*game).steps()}
    del found[""]
    assert set(found) == {"favours", "bid", "order"}
    return found


def asked(state: State) -> str:
    question = state.question
    match question:
        case FavourQuestion():
            return "favours"
        case BidQuestion():
            return "bid"
        case BoxUseQuestion(box=Box.FORESIGHT):
            return "order"
    return ""


def opened(kit: Kit) -> Dialog:
    dialog = kit.stack.top
    assert isinstance(dialog, Dialog)
    return dialog


TANK: Final = 7


def warned_of() -> dict[str, tuple[build.Game, Action]]:
    """Return games in which a decision leaves work unfinished, or spends what workers need elsewhere."""
    begun = seat(apprentices=5, small=lab(5, on=TANK, weeks=3))
    late = build.placing(table(begun, seat(), round=9, display=(TANK, 1, 12)))
    queues = {Place.SMITHY: [group(ANNA, 2)], Place.GLASSWORKS: [group(BIANCA, 2), group(ANNA, 1)]}
    spending = build.resolving(table(seat(florins=3), seat(), queues=queues)).does(ANNA, actions.Take())
    return {"unfinished": (late, actions.Pass()), "spent": (spending, actions.Take())}


def all_dialogs(kit: Kit) -> Iterator[tuple[str, Dialog]]:
    """Open each dialog, with something chosen in it where more is to be seen then."""
    for name, state in positions().items():
        view = GAME.view(state, GAME.decider(state))
        opening = DialogOpener(kit, picture_for(kit, view), NAMES, NOBODY)
        opening.show(view)
        yield name, opened(kit)
        for favour in (Favour.COMPONENTS, Favour.LARGE4) if name == "favours" else ():
            opened(kit).form[favour.value].press()
            yield f"{name}: {favour.value}", opened(kit)
        opening.close()
    view = GAME.view(next(full.state for full in fullest(5) if full.of == "everything"), 0)
    picture = picture_for(kit, view)
    warner = Warner(kit, TABLE, GAME.name, LOOKS, lambda _: None, lambda: None)
    warner.warns(view, actions.Interrupt(Place.SMALL))
    yield "interrupt", opened(kit)
    warner.warns(evolve(view, round=7, phase=Phase.PLACEMENT), actions.Pass())
    yield "the last components, or workers at home", opened(kit)
    warner.close()
    whole = evolve(view.seats[0], laboratories=(LaboratoryView(5, busy=True), LaboratoryView(6, busy=True)))
    empty = evolve(view, shops=NOTHING, academy=(0,) * len(view.seats), seats=(whole, *view.seats[1:]))
    for place in (Place.SMITHY, Place.ACADEMY, Place.WORKSHOP):
        assert warner.warns(empty, actions.PlaceApprentices(1, place))
        yield f"in vain: {place.name}", opened(kit)
        warner.close()
    for name, (game, action) in warned_of().items():
        assert warner.warns(GAME.view(game.state, ANNA), action)
        yield name, opened(kit)
        warner.close()
    kit.stack.push(
        FromDeck(kit, (3, 9, 14, 17, 25), CardArt(picture.card, lambda *_: None), lambda _: None, lambda: None)
    )
    yield "from the deck", opened(kit)


LEAST_SLIP: Final = 24  # pixels of the side of what is pressed at the corner of a dialog, at least


def dialogs(at: Corner) -> Iterator[Laid]:
    """Lay each dialog; its title keeps off what lies at the corners."""
    kit = kit_for(at.size, at.text_size)
    for name, dialog in all_dialogs(kit):
        laid = as_laid(name, dialog)
        *_, title = dialog.hides
        slips = [widget.rect for widget in dialog.form.widgets if widget.name in (ASIDE, LAMP)]
        near = [f"near a corner: {tuple(slip)}" for slip in slips if slip.colliderect(title.inflate(2, 0))]
        small = [f"too small: {tuple(slip)}" for slip in slips if min(slip.size) < LEAST_SLIP]
        yield evolve(laid, wrong=(*laid.wrong, *near, *small))


def dialogs_with_a_lamp(at: Corner) -> Iterator[Laid]:
    """Lay the dialogs of decisions with the lamp that asks for a hint."""
    kit = kit_for(at.size, at.text_size)
    for name, state in positions().items():
        view = GAME.view(state, GAME.decider(state))
        answers = Answers(lambda _: None, lambda _: None, lambda _: None, lambda: None)
        opening = DialogOpener(kit, picture_for(kit, view), NAMES, answers)
        opening.show(view)
        assert opened(kit).form[LAMP].rect.width >= 32
        yield as_laid(name, opened(kit))
        opening.close()


def results(at: Corner) -> Iterator[Laid]:
    """Lay who has won, and why."""
    players = ("apprentice:builder", "journeyman:collector", "master:spoiler", "leonardo:banker", "leonardo")
    seats = [BuiltIn(*seated) for seated in zip(NAMES, SEAT_COLOURS[: len(NAMES)], players, strict=True)]
    session = Session(played(*GAMES[1]), seats, 8, None, "results")
    kit = kit_for(at.size, at.text_size)
    host = Host(kit, folder_at(at.folder), PRESENTATIONS)
    name = tr("davinci.achievements.together.name")
    deed = Achieved(name, tr("davinci.achievements.together.about"))
    host.brought = [
        Brought(tr("challenges.day.brought", code="WWW-WWW-WWW")),
        Brought(tr("statistics.proposal.easier", level=tr("davinci.players.journeyman"))),
        Brought(tr("statistics.reached", name=NAMES[0], achievement=name), NAMES[0], (deed,)),
    ]
    shown = ResultsScene(host, session)
    for scene in (PodiumScene(shown), shown):
        kit.stack.push(scene)
        kit.arrange(at.size)
        yield as_laid(type(scene).__name__, scene)


# ---- what is laid over the table


def log(at: Corner) -> Iterator[Laid]:
    happened = [event for game in GAMES for _, step in played(*game).steps() for event in step.events]
    tells = LogWords(partial(line, names=NAMES), is_heading)
    place = partial(log_place, lay_out(at.size, 3, at.text_scale))
    panel = LogPanel(kit_for(at.size, at.text_size), tells, place, SEAT_COLOURS)
    page = LayoutProbe(at.size)
    panel.draw(page, happened)
    yield Laid("log", page, {"log": panel.rect(), "cross": panel.cross()})


def close_looks(at: Corner) -> Iterator[Laid]:
    """Lay what explains one thing of each kind, and what is seen of it when it is looked at closely."""
    view = GAME.view(next(full for full in fullest(5) if full.of == "everything").state, 0)
    picture = picture_for(kit_for(at.size, at.text_size), view)
    places = picture.spots(view)
    for spot in {type(spot): spot for spot in places}.values():
        hint = explanation(spot)
        if hint is not None:
            page = LayoutProbe(at.size)
            Overlay(picture.brush, TRAITS, picture.mark_place).draw_tips(page, Marks(tips=(hint,)), places)
            yield Laid(spot, page)
        page = LayoutProbe(at.size)
        if picture.zoom(page, view, spot) is not None:
            yield Laid(spot, page)


@cache
def wordiest() -> tuple[tuple[View, Action], ...]:
    """The three choices of whole games that have the most to say in English, of three kinds."""
    found: dict[str, tuple[int, View, Action]] = {}
    for _, step in (each for game in GAMES for each in played(*game).steps()):
        decider = GAME.decider(step.state)
        if decider is None:
            continue
        view = GAME.view(step.state, decider)
        grounds = Grounds(view)
        for action in view.options[:: max(1, len(view.options) // 5)]:
            said = reason(grounds, action)
            if said is None:
                continue
            advised = Advised(action, 0.5, 40.0, 170, said.key, said.values)
            length = len(choice(view, action, NAMES)) + len(why(advised, NAMES))
            if length > found.get(said.key, (0, view, action))[0]:
                found[said.key] = length, view, action
    longest = sorted(found.values(), key=lambda each: -each[0])
    return tuple((view, action) for _, view, action in longest[:3])


def suggested() -> Suggested:
    choices = []
    for view, action in wordiest():
        said = reason(Grounds(view), action)
        assert said is not None
        because = why(Advised(action, 0.5, 40.0, 170, said.key, said.values), NAMES)
        likely, florins = "85\N{EN DASH}99%", "140\N{EN DASH}147"
        choices.append(Suggestion(choice(view, action, NAMES), likely, florins, because, "florin_blank"))
    return Suggested(tr("davinci.hint.florins"), tuple(choices))


def hint_cards(at: Corner) -> Iterator[Laid]:
    """Lay the card of a hint while Leonardo thinks, and where he has most to say, at both its places."""
    view, kit = GAME.view(played(*GAMES[0]).state, 0), kit_for(at.size, at.text_size)
    picture, hint = picture_for(kit, view), suggested()
    usual = hint_place(picture.layout, ())
    elsewhere = hint_place(picture.layout, [usual[0]])
    cards = [lay_card(kit.page, place, hint, from_below=below) for place, below in (usual, elsewhere)]
    for card in (lay_slip(kit.page, picture.spots(view)[PromptSpot()]), *cards):
        page, form = laid_card(kit, card, hint)
        outside = () if kit.layout.window.contains(card.rect) else ("outside: the card",)
        yield Laid(tuple(card.rect), page, targets(form), outside)


def laid_card(kit: Kit, card: HintCard, hint: Suggested) -> tuple[LayoutProbe, Form]:
    rows = [
        HintRow(str(number), rect, each, card.written, lambda: None)
        for number, (rect, each) in enumerate(zip(card.rows, hint.choices if card.rows else (), strict=True))
    ]
    form = Form(kit.page, [*rows, Cross(card.cross(kit.page), lambda: None)])
    page = LayoutProbe(kit.layout.size)
    card.draw(page, kit.page)
    form.draw(page)
    return page, form


def flags(at: Corner) -> Iterator[Laid]:
    view, words = GAME.view(fullest(5)[0].state, 0), tr("davinci.last.took_laboratory")
    picture = picture_for(kit_for(at.size, at.text_size), view)
    for place in DISTRICTS:
        raised = [Raised(Flag(seat, DistrictSpot(place), words), 0.0) for seat in range(len(LOOKS))]
        page = LayoutProbe(at.size)
        drawn = Heralds(LOOKS).raise_flags(page, picture.brush, raised, picture.areas(view))
        assert len(drawn) == len(LOOKS)
        yield Laid(place, page)


# ---- all of them

QUICK: Final = (((1024, 640), "fr", 130), ((1920, 1080), LONGER, 115), ((1000, 1400), "it", 130))
"""A small, a usual and a tall window in a language each."""

OVER_TABLE: Final = {
    "tables under dialogs": tables_of_dialogs,
    "prompts": prompts,
    "dialogs": dialogs,
    "dialogs with a lamp": dialogs_with_a_lamp,
    "log": log,
    "close looks": close_looks,
    "hint": hint_cards,
}
ON_SHEETS: Final = ("log", "close looks")  # they are read from as near as anything else on a desk

TABLES: Final = {
    **{f"davinci: table of {seats}": Group(Tables(seats), of_seats(seats), lambda: NAMES) for seats in (2, 3, 4, 5)},
    **{
        f"davinci: {name}": Group(lay, some_corners(corner), lambda: NAMES, read_from_afar=name not in ON_SHEETS)
        for (name, lay), corner in zip(OVER_TABLE.items(), cycle(QUICK))
    },
    "davinci: results": Group(results, some_corners(QUICK[0], languages=languages()), lambda: NAMES),  # real words fit
    "davinci: flags": Group(flags, diagonal(SIZES, LANGUAGES, (130, 100)), lambda: NAMES),
}
"""Which phases are tried together, and where."""
