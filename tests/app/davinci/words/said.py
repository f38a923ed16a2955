"""What this game's table says: its prompt, what things are, what is laid over the picture."""

from functools import partial

from leonardo.app.davinci.table import TABLE
from leonardo.app.table import explaining, marking
from leonardo.app.table import prompt as prompts

prompt = partial(prompts.prompt, TABLE)
explanation = partial(explaining.explanation, TABLE)
marks = partial(marking.marks, TABLE)
