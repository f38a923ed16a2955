"""Who joins a guild is asked what its terms said, and keeps its own face and name at its place (rules 16.6, 16.8)."""

import pytest

from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.citta.spots import CapitalSpot, PurseSpot
from leonardo.app.citta.standing import shown_face, shown_party
from leonardo.app.citta.table import TABLE
from leonardo.app.citta.words.tips import terms
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.translations import languages, tr
from leonardo.app.table.shown.marks import NO_MARKS
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.citta import GAME
from leonardo.engine.citta.constants import Purpose
from leonardo.engine.citta.questions import AnswerQuestion, MachineQuestion
from leonardo.engine.citta.view import View
from leonardo.engine.frozen import evolve
from leonardo.saves.schema import Person
from tests.app.citta.united import proposed
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, probing, words
from tests.diagonal import diagonal
from tests.engine.citta.build import ANNA, BIANCA, CARLO, DORA, party, rule, street

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (1080, 1920))
NAMES = ("Lorenzo", "Lucrezia", "Verrocchio", "Francesco", "Giuliano")
LOOKS = [PlayerStyle(name, colour) for name, colour in zip(NAMES, SEAT_COLOURS, strict=False)]
SEATS = tuple(Person(name, look.colour) for name, look in zip(NAMES[:4], LOOKS, strict=False))


def joined(viewer: int = BIANCA) -> View:
    """Anna speaks for Bianca, Carlo and Dora, too."""
    guild = party(members=[ANNA, BIANCA, CARLO, DORA])
    return GAME.view(street(guild, None, None, None, party()), viewer)


def told_before(view: View, size: tuple[int, int] = (1280, 720), text_scale: float = 1.0) -> list[str]:
    """Return all words of the purse; surfaces must be probes."""
    picture = CittaPicture(LOOKS, pictures=Blanks(), text_scale=text_scale)
    picture.arrange(size, view)
    page = LayoutProbe(size)
    picture.draw(page, view, NO_MARKS)
    spots, name = picture.spots(view), picture.own_name(view)
    assert name is not None
    return words(page, name.unionall([spots[PurseSpot(ANNA)], spots[CapitalSpot(ANNA)]]).inflate(8, 8))


@rule("16.6", "16.8")
@pytest.mark.parametrize("asker_stays", [True, False])
def test_who_is_said_to_decide_is_asked_and_each_member_draws(asker_stays: bool) -> None:
    session = proposed(SEATS, None)
    question = session.played.state.question
    assert isinstance(question, AnswerQuestion)
    one, other = question.by, question.seat
    speaker = one if asker_stays else other
    session = proposed(SEATS, None, other, speaker)
    told = terms(session.view(other), one, other, speaker, NAMES)
    assert tr("citta.union.speaks", name=NAMES[speaker]) in told
    session.submit(GAME.legal(session.played.state)[0])
    members, drew = {one, other}, set[int]()
    for _ in range(60):
        question = session.played.state.question
        if isinstance(question, MachineQuestion):
            drew |= {question.seat} & members if question.purpose is Purpose.MOVE else set()
            session.play_nature()
        elif question is not None:
            assert question.seat not in members - {speaker}
            session.submit(GAME.legal(session.played.state)[-1])
    assert drew == members


def test_a_member_that_does_not_speak_is_told_for_whom_it_draws() -> None:
    state = street(party(members=[ANNA, BIANCA]), None, party())
    drawing = GAME.view(state, BIANCA)
    asked = evolve(drawing, question=MachineQuestion(BIANCA, Purpose.MOVE))
    assert NAMES[ANNA] in prompt(TABLE, asked, PromptState(names=NAMES, presser=BIANCA)).words


@pytest.mark.usefixtures("screen")
def test_ones_own_face_and_name_stay_with_who_decides() -> None:
    assert (shown_party(joined()), shown_face(joined())) == (ANNA, BIANCA)
    with probing():
        told = told_before(joined())
    assert NAMES[BIANCA] in told
    assert tr("citta.picture.decides", name=NAMES[ANNA]) in told
    assert shown_face(joined(ANNA)) == ANNA


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize(("size", "language", "text_scale"), diagonal(SIZES, languages(), (1.3, 1.0), quick=2))
def test_both_are_read_whole(size: tuple[int, int], language: str, text_scale: float) -> None:
    with spoken(language), probing() as cut:
        told = told_before(joined(), size, text_scale)
        assert {NAMES[BIANCA], tr("citta.picture.decides", name=NAMES[ANNA])} <= set(told)
        assert cut == set()
