"""A headless Chromium, driven through the pipe of its own protocol: it needs no network and no driver."""

import json
import os
import shlex
import subprocess
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO, Final

FLAGS: Final = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update", "--remote-debugging-pipe"),
)
_KEYS: Final = {"ArrowRight": 39, "ArrowLeft": 37, "Home": 36, "End": 35, "PageDown": 34, "PageUp": 33, " ": 32}


class Tab:
    """A tab in which a page is looked at; `asked` are the addresses of all that it asked for."""

    def __init__(self, ask: BinaryIO, answers: BinaryIO) -> None:
        self._ask, self._answers = ask, answers
        self._number, self._session = 0, ""
        self.asked: list[str] = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Network.enable")

    def call(self, method: str, **params: object) -> dict[str, Any]:
        """Have something done, and return what came of it."""
        self._number += 1
        message = {"id": self._number, "method": method, "params": params}
        if self._session:
            message["sessionId"] = self._session
        self._ask.write(json.dumps(message).encode() + b"\0")
        self._ask.flush()
        while (answer := self._hear()).get("id") != self._number:
            if answer.get("method") == "Network.requestWillBeSent":
                self.asked.append(answer["params"]["request"]["url"])
        assert "error" not in answer, answer
        found: dict[str, Any] = answer["result"]
        return found

    def _hear(self) -> dict[str, Any]:
        heard = bytearray()
        while (byte := self._answers.read(1)) != b"\0":
            assert byte, "the browser has ended"
            heard += byte
        message: dict[str, Any] = json.loads(heard)
        return message

    def open(self, page: Path, size: tuple[int, int]) -> None:
        """Open a page in a window of `size` pixels, and wait until its script is ready."""
        width, height = size
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.call("Page.navigate", url=page.resolve().as_uri())
        ready = "document.body?.dataset.ready === 'yes'"
        waiting = f"new Promise(done => {{ const look = () => {ready} ? done(1) : setTimeout(look, 20); look(); }})"
        self.value(waiting)

    def value(self, expression: str) -> Any:  # noqa: ANN401 - whatever the page says
        """Return what an expression is worth in the page."""
        found = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in found, found
        return found["result"].get("value")

    def click(self, element: str, across: float = 0.5) -> None:
        """Click an element with the mouse, in the middle of its height."""
        box = self.value(
            f"(() => {{ const e = document.querySelector({element!r}); e.scrollIntoView({{block: 'center'}});"
            " const b = e.getBoundingClientRect(); return [b.left, b.top, b.width, b.height]; })()"
        )
        at = {"x": box[0] + box[2] * across, "y": box[1] + box[3] / 2, "button": "left", "clickCount": 1}
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, **at)

    def key(self, key: str) -> None:
        for kind in ("rawKeyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=_KEYS[key])

    def picture(self) -> bytes:
        """Return what is seen, as a PNG."""
        return b64decode(self.call("Page.captureScreenshot")["data"])


@contextmanager
def browser(program: str, folder: Path) -> Iterator[Tab]:
    """Start a browser that keeps what it keeps in a folder, and end it."""
    (ask_out, ask_in), (answer_out, answer_in) = os.pipe(), os.pipe()
    words = shlex.join([program, *FLAGS, f"--user-data-dir={folder}", "about:blank"])
    process = subprocess.Popen(
        ["/bin/bash", "-c", f"exec {words} 3<&{ask_out} 4>&{answer_in}"],
        pass_fds=(ask_out, answer_in),
        stderr=subprocess.DEVNULL,
    )
    os.close(ask_out)
    os.close(answer_in)
    with os.fdopen(ask_in, "wb") as ask, os.fdopen(answer_out, "rb") as answers:
        try:
            tab = Tab(ask, answers)
            yield tab
        finally:
            process.terminate()
            process.wait()
            with suppress(BrokenPipeError):
                ask.flush()
