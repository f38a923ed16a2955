"""What a process draws in place of a page, so that tests of saving it are quick."""

from leonardo.ai.processes import tell
from leonardo.app.webpage.drawing import PageShare, PageTask

PAGE = b"<!DOCTYPE html>\n"


def page(task: PageTask) -> bytes | None:
    tell(PageShare(0.5))
    return PAGE + task.language.encode()


def nothing(_: PageTask) -> bytes | None:
    return None


def failing(_: PageTask) -> bytes | None:
    raise SystemExit
