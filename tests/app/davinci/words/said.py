"""What this game's table says: its prompt, and what things are."""

from functools import partial

from leonardo.app.davinci.table import TABLE
from leonardo.app.table.words import explaining
from leonardo.app.table.words import prompt as prompts

prompt = partial(prompts.prompt, TABLE)
explanation = partial(explaining.explanation, TABLE)
