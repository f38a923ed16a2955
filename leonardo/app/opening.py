"""What a start begins with: the picture of the title is read while everything else is still being imported."""

from typing import Final

from leonardo.app.kit.asset_files import AssetsMissingError
from leonardo.app.kit.pictures import Pictures

TITLE: Final = "title"
"""The picture that is seen first."""


def begun() -> Pictures | None:
    """Begin to read the picture of the title; return nothing where it is missing, which whoever needs it tells."""
    try:
        pictures = Pictures()
        pictures.begin(TITLE)
    except AssetsMissingError:
        return None
    return pictures
