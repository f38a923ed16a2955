"""What a process draws in place of a page, so that tests of saving it are quick."""

from leonardo.ai.processes import tell
from leonardo.app.viewer.drawing import DrawnShare, DrawTask

PAGE = b"<!DOCTYPE html>\n"


def page(task: DrawTask) -> bytes | None:
    tell(DrawnShare(0.5))
    return PAGE + task.language.encode()


def nothing(_: DrawTask) -> bytes | None:
    return None


def failing(_: DrawTask) -> bytes | None:
    raise SystemExit
