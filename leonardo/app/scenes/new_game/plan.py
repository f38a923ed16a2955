"""What is agreed on before a game (seats, options, who starts, seed), and what was agreed on for the last one."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from attrs import define, evolve, field
from cattrs import BaseValidationError
from cattrs.preconf.json import make_converter

from leonardo.ai.players import parted, players_of, with_temper
from leonardo.app.kit.seats import PORTRAITS, SEAT_COLOURS, PlayerStyle, SeatColour
from leonardo.app.kit.text.plain_text import one_line
from leonardo.app.kit.translations import tr, translations
from leonardo.app.opponents import opponents, tempers
from leonardo.app.presentation import Agreed, CheckOption, Option, Presentation, usual_choices
from leonardo.app.table.words.explaining import rule_in
from leonardo.engine.game import Objection, RefusedWishesError
from leonardo.engine.seeds import dealing
from leonardo.games import usual_seats
from leonardo.play.players import ANY, EVEN, drawn_tempers
from leonardo.saves.documents import LONGEST_NAME
from leonardo.saves.schema import BuiltIn, Person, Seated

NAMES: Final = len(SEAT_COLOURS)
"""How many names the text catalogue has for those who give none: as many as can be told apart at one table."""

_CONVERTER: Final = make_converter()


@define
class SeatPlan:
    """A seat: its name as written, its colour, and the built-in player at it, or nobody of the program's.

    `temper` is that of a built-in player, or that one is to be drawn; it is kept while somebody without one sits there.
    `portrait` is one of `PORTRAITS`; a plan gives one to whoever has none, or that of another.
    """

    name: str
    colour: SeatColour
    player: str | None
    temper: str = ANY
    portrait: str = ""


@define
class Plan:
    """A game that is about to begin."""

    game: str
    seats: list[SeatPlan]
    start: int | None
    chosen: dict[str, Agreed] = field(factory=dict)
    seed: int = 0

    def __attrs_post_init__(self) -> None:
        self._give_portraits()

    def _give_portraits(self) -> None:
        for number, seat in enumerate(self.seats):
            if seat.portrait not in PORTRAITS or seat.portrait in (other.portrait for other in self.seats[:number]):
                seat.portrait = self._free_portrait(seat.name)

    @classmethod
    def usual(cls, presentation: Presentation, seed: int) -> "Plan":
        """Return one person against the easiest built-in players, with the usual for each option."""
        plan = cls(presentation.game.name, [], None, usual_choices(presentation.options), seed)
        plan.resize(usual_seats(presentation.game))
        return plan

    @classmethod
    def restored(cls, kept: object, games: Mapping[str, Presentation], programs: Mapping[str, str]) -> "Plan | None":
        """Return the plan that `kept` returned, as far as it can still be played, or nothing if there is none."""
        try:
            plan = _CONVERTER.structure(kept, cls)
        except (BaseValidationError, TypeError, ValueError):
            return None
        presentation = games.get(plan.game)
        colours = {seat.colour for seat in plan.seats}
        if presentation is None or len(plan.seats) not in presentation.game.seat_counts:
            return None
        if len(colours) < len(plan.seats) or plan.start not in (None, *range(len(plan.seats))):
            return None
        plan._heal(presentation, programs)
        return plan

    def kept(self) -> dict[str, Any]:
        """Return the plan as plain data, without its seed, to be kept for the next start."""
        return dict(_CONVERTER.unstructure(evolve(self, seed=0)))

    def _heal(self, presentation: Presentation, programs: Mapping[str, str]) -> None:
        """Seat the easiest player where one is not there any more, and choose as usual what is not valid."""
        players = [player.name for player in opponents(self.game, programs)]
        for seat in self.seats:
            if seat.player not in (None, *players):
                seat.player = players[0]
            if seat.temper not in (temper.name for temper in tempers(self.game, seat.player)):
                seat.temper = ANY
        self.chosen = {option.name: option.healed(self.chosen.get(option.name)) for option in presentation.options}
        if not presentation.start_is_agreed:
            self.start = None

    def again(self, seed: int) -> "Plan":
        return evolve(self, seats=[evolve(seat) for seat in self.seats], chosen=dict(self.chosen), seed=seed)

    def colours(self) -> list[SeatColour]:
        return [seat.colour for seat in self.seats]

    def seat_again(self, seats: Sequence[Seated]) -> None:
        """Seat those who sat at another game, with the tempers that were theirs."""
        self.seats = [_seat_of(seat) for seat in seats]
        self.start = None
        self._give_portraits()

    def resize(self, count: int) -> None:
        """Have so many seats; those who come sit down at the end, with a free name and colour."""
        del self.seats[count:]
        easiest = players_of(self.game)[0].name
        while len(self.seats) < count:
            name, player = self._free_name(), easiest if self.seats else None
            self.seats.append(SeatPlan(name, self.free_colour(), player, portrait=self._free_portrait(name)))
        if self.start is not None and self.start >= count:
            self.start = None

    def seat_all(self, player: str, temper: str | None = None) -> None:
        """Let everybody who is not a person be this player, with a temper if one is given."""
        for seat in self.seats:
            if seat.player:
                seat.player = player
                seat.temper = seat.temper if temper is None else temper

    def free_colour(self) -> SeatColour:
        """Return the colour of whoever sits down next."""
        taken = {seat.colour for seat in self.seats}
        return next(colour for colour in SEAT_COLOURS if colour not in taken)

    def change_colour(self, number: int, by: int = 1) -> None:
        """Give a seat the next colour; a seat that has that one already takes this one's."""
        seat = self.seats[number]
        place = (SEAT_COLOURS.index(seat.colour) + by) % len(SEAT_COLOURS)
        wanted = SEAT_COLOURS[place]
        for other in self.seats:
            if other.colour == wanted:
                other.colour = seat.colour
        seat.colour = wanted

    def change_portrait(self, number: int, by: int = 1) -> None:
        """Give a seat the next portrait that nobody else has."""
        seat = self.seats[number]
        taken = {other.portrait for other in self.seats if other is not seat}
        place = PORTRAITS.index(seat.portrait)
        following = (PORTRAITS[(place + by * step) % len(PORTRAITS)] for step in range(1, len(PORTRAITS) + 1))
        seat.portrait = next(portrait for portrait in following if portrait not in taken)

    def seated(self) -> tuple[Seated, ...]:
        """Return who sits where, as a session and saves know it, with the tempers that the seed draws."""
        drawn = drawn_tempers(self.game, [(seat.player, seat.temper) for seat in self.seats], self.seed)
        return tuple(
            BuiltIn(name, seat.colour, with_temper(seat.player, temper), seat.portrait)
            if seat.player
            else Person(name, seat.colour, seat.portrait)
            for name, seat, temper in zip(self.names(), self.seats, drawn, strict=True)
        )

    def names(self) -> list[str]:
        """Return the names as they will be used: trimmed, never empty, never the same twice."""
        names: list[str] = []
        for number, seat in enumerate(self.seats):
            name = one_line(seat.name).strip()[:LONGEST_NAME].strip() or tr(f"new_game.names.{number + 1}")
            names.append(_unlike(name, names))
        return names

    def _free_name(self) -> str:
        taken = {seat.name for seat in self.seats}
        usual = _usual_names()
        return next((name for name in usual if name not in taken), usual[0])

    def _free_portrait(self, name: str) -> str:
        taken = {seat.portrait for seat in self.seats}
        usual = dict(zip(_usual_names(), PORTRAITS, strict=False)).get(name, "")
        return usual if usual and usual not in taken else next(each for each in PORTRAITS if each not in taken)


def _seat_of(seated: Seated) -> SeatPlan:
    colour = next((colour for colour in SEAT_COLOURS if colour == seated.colour), SEAT_COLOURS[0])
    portrait = seated.portrait or PlayerStyle(seated.name, colour).portrait
    if isinstance(seated, Person):
        return SeatPlan(seated.name, colour, None, portrait=portrait)
    level, temper = parted(seated.player)
    return SeatPlan(seated.name, colour, level, temper or EVEN, portrait)


def _usual_names() -> list[str]:
    return [tr(f"new_game.names.{number + 1}") for number in range(NAMES)]


def _unlike(name: str, taken: list[str]) -> str:
    number = 2
    wanted = name
    while wanted in taken:
        ending = f" {number}"
        wanted = name[: LONGEST_NAME - len(ending)] + ending
        number += 1
    return wanted


class LastPlans:
    """The last plan of each of the `games`, of which `kept` is what the settings hold: plain data, the last at the end.

    `programs` are those of others that may take a seat. What nobody can play any more is left aside.
    """

    def __init__(self, kept: object, games: Mapping[str, Presentation], programs: Mapping[str, str]) -> None:
        self._games = games
        self._programs = programs
        self._kept: dict[str, Any] = dict(kept) if isinstance(kept, dict) else {}

    @property
    def last(self) -> str:
        """The name of the game that was played last, or of the first that there is."""
        return next((game for game in reversed(self._kept) if game in self._games), next(iter(self._games)))

    def next(self, game: str, seed: int) -> Plan:
        """Return a plan for another game of this kind: as the last one was, or as usual."""
        plan = Plan.restored(self._kept.get(game), self._games, self._programs)
        if plan and plan.game == game:
            return plan.again(seed)
        plan = Plan.usual(self._games[game], seed)
        self._seat_person(plan)
        return plan

    def _seat_person(self, plan: Plan) -> None:
        """Seat the person of the last game of another kind, by name, colour and portrait."""
        others = (Plan.restored(kept, self._games, self._programs) for kept in reversed(self._kept.values()))
        known = next((seat for other in others if other for seat in other.seats if not seat.player), None)
        if known is None:
            return
        first = plan.seats[0]
        for seat in plan.seats[1:]:
            seat.name = first.name if seat.name == known.name else seat.name
            seat.colour = first.colour if seat.colour == known.colour else seat.colour
            seat.portrait = first.portrait if seat.portrait == known.portrait else seat.portrait
        first.name, first.colour, first.portrait = known.name, known.colour, known.portrait

    def again(self, game: str, seats: Sequence[Seated], seed: int) -> Plan:
        """Return a plan for another game of those who sat at one: as it was agreed on, if that was the last one."""
        plan = self.next(game, seed)
        if [(seat.name, seat.colour) for seat in seats] != list(zip(plan.names(), plan.colours(), strict=True)):
            plan.seat_again(seats)
        return plan

    def keep(self, plan: Plan) -> dict[str, Any]:
        """Keep the plan of a game that begins; return all that is kept, for the settings."""
        self._kept.pop(plan.game, None)
        self._kept[plan.game] = plan.kept()
        return dict(self._kept)

    def hold(self, plan: Plan) -> None:
        """Keep the plan of a game that has not begun: it is not the one that was played last."""
        others = self._kept if plan.game in self._kept else {plan.game: {}, **self._kept}
        self._kept = {**others, plan.game: plan.kept()}


def refusal(presentation: Presentation, plan: Plan) -> str:
    """Return why the rules do not allow what was agreed on, as a sentence; nothing where they do."""
    game = presentation.game
    try:
        wishes = presentation.wishes(len(plan.seats), plan.start, possible(presentation, plan))
        game.begin(game.deal(wishes, dealing(plan.seed)))
    except RefusedWishesError as refused:
        return _in_words(game.name, refused.objection)
    except ValueError as problem:
        return tr("new_game.refused_plain", why=problem)
    return ""


def against(presentation: Presentation, plan: Plan, option: Option) -> str:
    """Return why something cannot hold with those who sit there, as a sentence; nothing if it can."""
    if not isinstance(option, CheckOption):
        return ""
    if option.alone and sum(not seat.player for seat in plan.seats) != 1:
        return tr(f"{option.text}.alone")
    try:
        presentation.wishes(len(plan.seats), None, {**usual_choices(presentation.options), option.name: True})
    except RefusedWishesError as refused:
        return _in_words(presentation.game.name, refused.objection)
    except ValueError:
        return ""  # not for this alone: it is said when the game is to begin
    return ""


def possible(presentation: Presentation, plan: Plan) -> dict[str, Agreed]:
    """Return what a plan comes to: what cannot hold with those who sit there does not, though it was chosen before."""
    never = {option.name: False for option in presentation.options if against(presentation, plan, option)}
    return {**plan.chosen, **never}


def _in_words(game: str, objection: Objection) -> str:
    """Return the sentence that the game's texts have for a reason, or that of the engine, and the rule, once."""
    key = f"{game}.objections.{objection.reason}"
    why = tr(key) if key in translations() else objection.message
    return why if rule_in(why) else tr("new_game.refused_text", why=why, rule=objection.rule)
