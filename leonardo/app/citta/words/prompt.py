"""What the prompt says: what is to be done, and what hangs on the cursor."""

from leonardo.app.citta.moves import in_hand
from leonardo.app.citta.moves.choices import least_florins
from leonardo.app.citta.standing import is_guild, own_party, presser
from leonardo.app.citta.words.phrases import florins, of_seats, square_name
from leonardo.app.kit.translations import tr
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.citta import questions
from leonardo.engine.citta.constants import WORK_PRICE, WORKS_A_PALACE, WORKS_A_TURN, Purpose
from leonardo.engine.citta.events import NumberDrawn
from leonardo.engine.citta.state import rooms
from leonardo.engine.citta.view import View


def task(view: View, situation: PromptState) -> str:
    """Return what the decider is to do, or who turns the machine."""
    told = _text(view, situation)
    return _say(told[0], **told[1]) if told is not None else ""


def task_briefly(view: View, situation: PromptState) -> str:
    """Return the same in as few words as possible."""
    told = _text(view, situation)
    return tr(f"citta.prompt.briefly.{told[0]}") if told is not None else ""


def phase(view: View) -> str:
    return tr("citta.log.round", round=view.round) if view.round else tr("citta.prompt.before")


def _say(key: str, **values: object) -> str:
    return tr(f"citta.prompt.{key}", **values)


def _text(view: View, situation: PromptState) -> tuple[str, dict[str, object]] | None:
    if situation.held is not None:
        return _holding(view, situation.held)
    question, names = view.question, situation.names
    match question:
        case questions.SideQuestion():
            return "side", {}
        case questions.ProposalQuestion(seat=seat):
            return ("proposal_guild" if is_guild(view, seat) else "proposal"), {}
        case questions.AnswerQuestion(by=by):
            return "answer", {"name": names[by]}
        case questions.WorkQuestion(bought=bought):
            return "works", {"count": _most_works(view, bought)}
        case questions.BallQuestion():
            return "ball", {}
        case questions.OfficeQuestion(party=party):
            return "office", {"name": names[party]}
        case questions.OptionQuestion(square=square):
            return "option", {"square": square_name(square)}
        case questions.AuctionQuestion(square=square):
            return "auction", {"square": square_name(square), "count": least_florins(view)}
        case questions.BetQuestion():
            return "bet", {}
        case questions.SaleQuestion(debt=debt):
            return "sale", {"florins": florins(debt.florins)}
        case questions.RescueQuestion(debt=debt):
            return "rescue", {"name": names[debt.debtor], "florins": florins(debt.florins)}
        case questions.MachineQuestion(seat=seat):
            if not presser(question) == seat == view.viewer:
                return "machine_of", {"name": names[seat]}
            if question.purpose is Purpose.START:
                return _for_start(view, situation)
            speaker = own_party(view)
            return ("machine", {}) if speaker in (seat, None) else ("machine_member", {"name": names[speaker]})
    return None


def _most_works(view: View, bought: int) -> int:
    """Return how many works can yet be laid this turn: as many as rule, palaces, purse and pile allow."""
    speaker = own_party(view)
    party, pile = view.parties[view.turn if speaker is None else speaker], view.work_pile
    if party is None:
        return 0
    room = sum(WORKS_A_PALACE - len(view.works[each]) for each in rooms(view.owners, view.works, party.members[0]))
    left = len(pile.shuffled) + len(pile.returned)
    return min(WORKS_A_TURN - bought, room, left, party.florins // WORK_PRICE)


def _for_start(view: View, situation: PromptState) -> tuple[str, dict[str, object]]:
    """Return that the machine tells who begins, or with whom the viewer draws again and why (rule 4.1)."""
    task = view.agenda[-1]
    drawn = [event for event in situation.happened if isinstance(event, NumberDrawn)]
    if isinstance(task, questions.DrawForStart):
        before = {event.seat: event.number for event in drawn[: len(drawn) - len(task.numbers)]}
        others = [seat for seat in task.seats if seat != view.viewer]
        if view.viewer in before and all(seat in before for seat in others):
            return "machine_again", {"number": before[view.viewer], "names": of_seats(situation.names, others)}
    return "machine_start", {}


def _holding(view: View, held: in_hand.Held) -> tuple[str, dict[str, object]]:
    match held:
        case in_hand.Coins():
            key = "holding_bid" if isinstance(view.question, questions.AuctionQuestion) else "holding_stake"
            return key, {"florins": florins(held.florins)}
        case in_hand.Work():
            return "holding_work", {}
    return "holding_pawn", {}
