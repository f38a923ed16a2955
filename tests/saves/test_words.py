"""Every fault has its sentence, the same in the text catalogue as on the command line."""

import tomllib
from pathlib import Path

import pytest

from leonardo.saves.faults import SENTENCES, Fault, SaveError

CATALOGUE = Path(__file__).resolve().parents[2] / "assets" / "texts" / "en" / "saves.toml"


def test_the_catalogue_has_the_sentence_of_every_fault() -> None:
    texts = tomllib.loads(CATALOGUE.read_text("utf-8"))["saves"]
    assert texts == {fault.value: f"{{file}}: {SENTENCES[fault]}" for fault in Fault}


@pytest.mark.parametrize("fault", Fault)
def test_the_sentence_names_the_file_and_what_is_wrong(fault: Fault) -> None:
    error = SaveError(Path("somewhere") / "sunday.leonardo.json", fault, "the detail")
    assert str(error) == f"sunday.leonardo.json: {error.plainly}"
    assert "{" not in error.plainly
