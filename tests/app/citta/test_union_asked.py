"""What is asked about unions is read whole, and neither answer is given by habit (rules 16.3, 16.6, 16.10)."""

import pygame
import pytest

from leonardo.app.citta.dialogs.union import UnionDialog
from leonardo.app.citta.learn.pictures.things import Citizen, seen
from leonardo.app.citta.picture.plates import desk
from leonardo.app.citta.picture.plates.persons import union
from leonardo.app.citta.picture.plates.told import Line
from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.citta.standing import standings
from leonardo.app.citta.table import TABLE
from leonardo.app.citta.words.dangers import dangers
from leonardo.app.citta.words.tips import outcome, terms
from leonardo.app.kit.points import Size
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.settings import Settings
from leonardo.app.kit.widgets.basic import Button, Label
from leonardo.app.kit.window.pilot import Pilot
from leonardo.app.table.looks.colours import BLOOD
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.citta.actions import Accept, LetFall, Propose, Refuse, Rescue, StayAlone
from leonardo.engine.citta.constants import Cause, Side
from leonardo.engine.citta.questions import AnswerQuestion, Debt, ProposalQuestion, RescueQuestion
from leonardo.engine.citta.view import View
from leonardo.engine.frozen import evolve
from leonardo.ui import still
from tests.app.kit.everywhere import everywhere
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, faults, probing, ringed, sheet, targets
from tests.engine.citta.build import rule

NAMES = ("Lisa", "Salaì", "Melzi", "Bianca", "Verrocchio", "Francesco")
LOOKS = tuple(PlayerStyle(name, colour) for name, colour in zip(NAMES, SEAT_COLOURS, strict=True))
LISA, BIANCA, FRANCESCO = 0, 3, 5
DEBT = Debt(FRANCESCO, BIANCA, 240, Cause.RENT)
OFFER = AnswerQuestion(LISA, BIANCA, Side.GHIBELLINE, BIANCA)


def guilds(question: object, *options: object) -> View:
    """Lisa, with Salaì and Melzi in her guild, is asked; Bianca, with Verrocchio in hers, is another party."""
    view = seen(*(Citizen(florins=355) for _ in NAMES))
    parties = list(view.parties)
    for speaker, members in ((LISA, (0, 1, 2)), (BIANCA, (3, 4))):
        for seat in members[1:]:
            parties[seat] = None
        found = parties[speaker]
        assert found is not None
        parties[speaker] = evolve(found, members=members)
    return evolve(view, parties=tuple(parties), question=question, options=options)


def asked(question: AnswerQuestion = OFFER) -> View:
    return guilds(question, Accept(), Refuse())


@pytest.mark.usefixtures("screen")
@everywhere()
def test_all_that_is_offered_is_read_on_the_plate(size: Size, language: str, text_size: int) -> None:
    picture = CittaPicture(LOOKS, pictures=Blanks(), text_scale=text_size / 100)
    with spoken(language), probing() as cut:
        for question in (OFFER, evolve(OFFER, debt=evolve(DEBT, debtor=LISA))):
            view = asked(question)
            picture.arrange(size, view)
            marks = Marks(prompt=prompt(TABLE, view, PromptState(names=NAMES)))
            page, city = LayoutProbe(size), picture.layout.city
            told = desk.asked(view, marks, LOOKS)
            assert told is not None
            cut.clear()
            still.draw(picture.brush, page, city, told)
            assert cut == set()
            plate = picture.asking(view, marks)
            assert plate is not None
            assert city.contains(plate)
            written = [note for note in page.notes if not isinstance(note.what, str)]
            assert all(plate.contains(note.ink) for note in written)
            rows = [note.ink for note in written]
            assert all(row.collidelist(rows[:number]) == -1 for number, row in enumerate(rows))


def test_whose_pawn_goes_is_told_who_decides_for_all() -> None:
    told = terms(asked(), BIANCA, LISA, BIANCA, NAMES)
    assert "Bianca decides for all; each member draws for the move." in told


@rule("16.12")
def test_a_union_tells_the_capital_of_both_and_their_shares() -> None:
    view = asked()
    lisa, bianca = (standings(view)[seat].capital.whole for seat in (LISA, BIANCA))
    told = terms(view, BIANCA, LISA, BIANCA, NAMES)
    assert f"Capital: {lisa + bianca} florins; 710 in cash." in told[0]
    assert told[1] == "The highest share wins, for all its members. No passing bonus."
    line, loses = outcome(view, BIANCA, LISA, BIANCA)
    assert line == f"You no longer decide anything. Your share: {lisa // 3} now, then {(lisa + bianca) // 5}."
    assert loses
    told_on_plate = union(view, OFFER, LOOKS)
    assert told_on_plate.lines[0] == Line(line, BLOOD, strong=True), "in one red line, before all else"


def test_neither_answer_to_a_union_is_the_usual_one() -> None:
    line = prompt(TABLE, asked(), PromptState(names=NAMES))
    answers = {button.key: button for button in line.buttons if button.key in ("accept", "refuse")}
    assert not any(button.primary or button.quiet for button in answers.values())
    assert "accept" in answers
    assert line.buttons[-1].key == "refuse", "there the keyboard begins, and it changes nothing"


def rescued(*waiting: int, seat: int = BIANCA, debt: Debt = DEBT) -> View:
    offers = [Rescue(FRANCESCO, side, pawn) for side in Side for pawn in (seat, FRANCESCO)]
    return evolve(guilds(RescueQuestion(seat, debt, waiting), *offers, LetFall()), viewer=seat)


def dialog(view: View, pilot: Pilot) -> UnionDialog:
    offers = [option for option in view.options if isinstance(option, Propose | Rescue)]
    return UnionDialog(pilot.kit, view, offers, NAMES, SEAT_COLOURS, lambda _: None)


@everywhere(quick=2)
def test_the_terms_of_a_union_are_read_on_the_sheet(size: Size, language: str, text_size: int) -> None:
    parties = (BIANCA, FRANCESCO)
    offers = [Propose(to, side, pawn) for to in parties for side in Side for pawn in (LISA, to)]
    for view in (rescued(LISA), rescued(), guilds(ProposalQuestion(LISA), *offers, StayAlone())):
        with spoken(language), probing() as cut:
            pilot = Pilot(size, Settings(text_size=text_size))
            pilot.kit.pictures = Blanks()
            shown = dialog(view, pilot)
            pilot.kit.stack.push(shown)
            page = sheet(shown)
            assert faults(page, targets(shown.form), cut) == []
            assert ringed(page, shown.form) == []


@pytest.mark.parametrize(
    ("view", "told"),
    [
        (rescued(), "Without this, out of the game: Francesco. Everything they own goes to the bank."),
        (rescued(), "The bank then pays you the 240 florins."),
        (
            rescued(LISA),
            "Without this, others may still help: Lisa. If no one does, out of the game: Francesco.",
        ),
        (rescued(seat=LISA), "The bank then pays Bianca the 240 florins."),
        (rescued(debt=evolve(DEBT, creditor=None)), "Then no one gets the 240 florins."),
    ],
)
@pytest.mark.usefixtures("screen")
def test_who_may_rescue_is_told_what_letting_fall_brings(view: View, told: str) -> None:
    """Rules 13.4, 13.5."""
    assert told in dialog(view, Pilot((1280, 720))).told


def test_the_debtor_is_told_what_refusing_help_brings() -> None:
    question = AnswerQuestion(LISA, BIANCA, Side.GUELPH, BIANCA, evolve(DEBT, debtor=LISA))
    told = union(asked(question), question, LOOKS)
    assert "Without this, out of the game: Lisa, Salaì and Melzi. Everything they own goes to the bank." in {
        line.text for line in told.lines
    }


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("own", Side)
def test_a_union_is_proposed_on_ones_own_side_at_first(own: Side) -> None:
    offers = [Propose(BIANCA, side, pawn) for side in Side for pawn in (LISA, BIANCA)]
    view = guilds(ProposalQuestion(LISA), *offers, StayAlone())
    lisa = view.parties[LISA]
    assert lisa is not None
    view = evolve(view, parties=(evolve(lisa, side=own), *view.parties[1:]))
    dialog = UnionDialog(Pilot((1280, 720), Settings()).kit, view, offers, NAMES, SEAT_COLOURS, lambda _: None)
    assert dialog.chosen == Propose(BIANCA, own, LISA)


@rule("16.6")
@pytest.mark.usefixtures("screen")
def test_giving_up_ones_decisions_is_red_among_the_terms() -> None:
    offers = [Propose(BIANCA, Side.GUELPH, pawn) for pawn in (BIANCA, LISA)]
    pilot = Pilot((1280, 720), Settings())
    sheet_ = dialog(guilds(ProposalQuestion(LISA), *offers, StayAlone()), pilot)
    pilot.kit.stack.push(sheet_)

    def red() -> list[str]:
        return [each.text for each in sheet_.widgets() if isinstance(each, Label) and each.colour == BLOOD]

    assert [line.startswith("You no longer decide anything.") for line in red()] == [True]
    sheet_.chosen = offers[1]
    assert not any(line.startswith("You no longer decide") for line in red())


@rule("16.10", "16.12")
@pytest.mark.parametrize(("creditor", "paid"), [(LISA, 240), (None, 240), (BIANCA, 0)])
@pytest.mark.usefixtures("screen")
def test_a_share_is_told_without_what_is_paid_at_once(creditor: int | None, paid: int) -> None:
    view = rescued(debt=evolve(DEBT, creditor=creditor))
    bianca, francesco = (standings(view)[seat].capital.whole for seat in (BIANCA, FRANCESCO))
    share = (bianca + francesco - paid) // 3
    told = dialog(view, Pilot((1280, 720))).told
    assert f"You decide for all. Your share: {bianca // 2} now, then {share}." in told


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_one_key_at_a_rescue_gives_nothing_away(key: int) -> None:
    """The sheet comes unasked: there the keyboard begins at what changes nothing, and no term offers anything."""
    view, done = rescued(), list[object]()
    pilot = Pilot((1280, 720))
    offers = [option for option in view.options if isinstance(option, Propose | Rescue)]

    def press(focus: str = "") -> UnionDialog:
        shown = UnionDialog(pilot.kit, view, offers, NAMES, SEAT_COLOURS, done.append)
        pilot.kit.stack.push(shown)
        shown.arrange(pilot.kit.layout)
        if focus:
            shown.form.set_focus(focus)
        shown.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        return shown

    for term in ("side", "pawn"):
        press(term)
    assert done == []
    assert press("offer").chosen in done
    done.clear()
    press()
    assert done == [LetFall()]
    strong = [each.name for each in press("side").form.widgets if isinstance(each, Button) and each.strong]
    assert strong == ["let_fall"]


@rule("16.12")
@pytest.mark.parametrize(("florins", "warned"), [(355, False), (2000, True)])
def test_a_union_that_leaves_much_less_is_warned_of(florins: int, *, warned: bool) -> None:
    offer = Propose(BIANCA, Side.GUELPH, LISA)
    for question, action in ((ProposalQuestion(LISA), offer), (OFFER, Accept())):
        view = guilds(question, action)
        lisa = view.parties[LISA]
        assert lisa is not None
        view = evolve(view, parties=(evolve(lisa, florins=florins), *view.parties[1:]))
        assert [danger.name for danger in dangers(view, action)] == ["share"] * warned


@rule("16.10")
def test_whoever_would_be_out_is_not_warned_of_help() -> None:
    view = asked(evolve(OFFER, debt=evolve(DEBT, debtor=LISA)))
    lisa = view.parties[LISA]
    assert lisa is not None
    view = evolve(view, parties=(evolve(lisa, florins=2000), *view.parties[1:]))
    assert list(dangers(view, Accept())) == []
