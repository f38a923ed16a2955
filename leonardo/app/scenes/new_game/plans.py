"""What was agreed on for the last game of each kind, and why a plan cannot be played."""

from collections.abc import Mapping, Sequence
from typing import Any

from leonardo.app.kit.translations import tr, translations
from leonardo.app.presentation import Agreed, CheckOption, Option, Presentation, usual_choices
from leonardo.app.scenes.new_game.plan import Plan
from leonardo.app.table.words.cited import rule_in
from leonardo.engine.game import Objection, RefusedWishesError
from leonardo.engine.seeds import dealing
from leonardo.saves.schema import Seated


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
