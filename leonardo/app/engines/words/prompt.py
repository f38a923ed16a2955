"""What the prompt says: what is to be done, and what is in hand."""

from leonardo.app.engines.moves import in_hand
from leonardo.app.engines.standing import in_reserve, phase_of
from leonardo.app.engines.words.log import throws
from leonardo.app.engines.words.phrases import florins, land_name
from leonardo.app.kit.translations import tr
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.engines import questions
from leonardo.engine.engines.view import View


def task(view: View, situation: PromptState) -> str:
    """Return what the decider is to do, or who throws."""
    question = view.question
    if situation.held is None and isinstance(question, questions.DiceQuestion) and question.seat != view.viewer:
        return throws(question.seat, question.purpose, situation.names)
    told = _text(view, situation)
    return tr(f"engines.prompt.{told[0]}", **told[1]) if told is not None else ""


def task_briefly(view: View, situation: PromptState) -> str:
    """Return the same in as few words as possible."""
    told = _text(view, situation)
    return tr(f"engines.prompt.briefly.{told[0]}") if told is not None else ""


def phase(view: View) -> str:
    if not view.round:
        return tr("engines.prompt.before")
    return tr("engines.prompt.phase", round=view.round, phase=tr(f"engines.phase.{phase_of(view)}"))


def _text(view: View, situation: PromptState) -> tuple[str, dict[str, object]] | None:
    held = _holding(situation.held)
    if held is not None:
        return held
    question = view.question
    match question:
        case questions.SettleQuestion():
            return "settle", {}
        case questions.RecruitQuestion(seat=seat):
            return "recruit", {"count": in_reserve(view, seat)}
        case questions.BidQuestion():
            return "bid", {}
        case questions.ChooseQuestion(bid=bid):
            return "choose", {"florins": florins(bid)}
        case questions.TurnQuestion():
            return "turn", {}
        case questions.MoveQuestion():
            return "move", {}
        case questions.ParachuteQuestion():
            return "parachute", {}
        case questions.RetreatQuestion():
            return "retreat", {}
        case questions.AssaultQuestion():
            return ("defend" if view.war is not None and view.war.defence else "assault"), {}
        case questions.FireQuestion(left=left):
            return "fire", {"count": left}
        case questions.DiceQuestion(seat=seat, dice=dice):
            return ("throw" if seat == view.viewer else "throws"), {"count": dice}
    return None


def _holding(held: in_hand.Held | None) -> tuple[str, dict[str, object]] | None:
    match held:
        case in_hand.Base(at=at):
            return "base", {"land": land_name(at)}
        case in_hand.March(source=source, target=target):
            return "march", {"source": land_name(source), "target": land_name(target)}
        case in_hand.Building(what=what):
            return f"building_{what}", {}
        case in_hand.Coin(florins=sum_):
            return "coin", {"florins": florins(sum_)}
        case in_hand.Fist(florins=sum_):
            return "fist", {"florins": florins(sum_)}
        case in_hand.Wreck():
            return "wreck", {}
    return None
