"""What somebody asks or looks for in the rule book of a game is found."""

from collections.abc import Iterator

import pytest

from leonardo.app.kit.translations import ENGLISH, speak, tr
from leonardo.app.rulebook.search import Hit, excerpt, found, marks
from tests.app.rulebook.test_books import BOOKS


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


def rules_of(game: str, hits: list[Hit]) -> set[str]:
    """The rules of the paragraphs that these hits lead to."""
    spreads = BOOKS[game].spreads
    places = (hit.place for hit in hits if hit.place)
    return {rule for place in places for rule in spreads[place.spread].paragraphs[place.paragraph].rules}


@pytest.mark.parametrize(
    ("game", "language", "asked", "rules"),
    [
        ("davinci", "en", "what does Leonardo do?", ("8.3", "9.7")),
        ("davinci", "en", "how many may I take?", ("8.8", "8.9")),
        ("davinci", "en", "who wins a tie?", ("8.1", "9.7", "11.2")),
        ("davinci", "en", "ties", ("8.1", "9.7", "11.2")),
        ("davinci", "en", "what does interrupting lose?", ("6.7", "9.6")),
        ("davinci", "it", "cosa fa Leonardo?", ("8.3", "9.7")),
        ("davinci", "it", "quanti ne posso prendere?", ("8.8", "8.9")),
        ("davinci", "it", "chi vince il pareggio?", ("8.1", "9.7", "11.2")),
        ("davinci", "it", "che cosa si perde interrompendo?", ("6.7", "9.6")),
        ("davinci", "fr", "que fait Léonard ?", ("8.3", "9.7")),
        ("davinci", "fr", "combien puis-je en prendre ?", ("8.8", "8.9")),
        ("davinci", "fr", "qui gagne en cas d'égalité ?", ("8.1", "9.7", "11.2")),
        ("davinci", "fr", "que perd-on en interrompant ?", ("6.7", "9.6")),
        ("davinci", "cs", "co dělá Leonardo?", ("8.3", "9.7")),
        ("davinci", "cs", "kolik si smím vzít?", ("8.8", "8.9")),
        ("davinci", "cs", "kdo vyhrává remízu?", ("8.1", "9.7", "11.2")),
        ("davinci", "cs", "co ztratím přerušením?", ("6.7", "9.6")),
        ("citta", "en", "how much is a rent?", ("8.3",)),
        ("citta", "en", "cannot pay", ("13.2",)),
        ("citta", "it", "quanto è la rendita?", ("8.3",)),
        ("citta", "fr", "quartier entier", ("8.4",)),
        ("citta", "cs", "nemohu zaplatit dluh", ("13.4",)),
        ("engines", "en", "what does leonardo do?", ("6.6",)),
        ("engines", "en", "tank explosion", ("11.22",)),
        ("engines", "it", "chi vince in parità", ("6.4",)),
        ("engines", "fr", "château arrête", ("10.3",)),
        ("engines", "cs", "vůz vybuchl", ("11.22",)),
    ],
)
def test_what_a_newcomer_asks_is_answered_first(game: str, language: str, asked: str, rules: tuple[str, ...]) -> None:
    speak(language)
    first, *others = found(BOOKS[game], asked)
    assert first.asked is not None
    assert set(rules) <= set(first.asked.rules)
    assert set(first.asked.rules) <= rules_of(game, others), "its rules follow"


@pytest.mark.parametrize(
    ("game", "among", "asked", "answer"),
    [
        *(("davinci", 4, *each) for each in (("8.12", "8.12"), ("FOUR advantages", "8.8"), ("gates", "10.4"))),
        ("davinci", 4, "lantern or Ropery", "8.14"),
        *(("citta", 6, *each) for each in (("sanctuary", "11.8"), ("12.5", "12.5"), ("GUELPH", "3.6"))),
        *(("citta", 6, *each) for each in (("passing bonus", "6.5"), ("tributes", "9.3"))),
        *(("engines", 6, *each) for each in (("submarine", "11.6"), ("11.14", "11.14"), ("SWISS", "2.6"))),
        *(("engines", 6, *each) for each in (("parachutist", "11.29"), ("straits", "2.5"))),
    ],
)
def test_what_is_written_is_found(game: str, among: int, asked: str, answer: str) -> None:
    assert answer in rules_of(game, found(BOOKS[game], asked)[:among])


def test_an_excerpt_begins_where_the_words_are_and_marks_them() -> None:
    text = tr("davinci.rules.strength.8_1")
    shown = excerpt(text, ("ties",))
    assert shown.startswith("… Ties go to the group nearer the arrow")
    assert [shown[start:end] for start, end in marks(shown, ("ties",))] == ["Ties"]
