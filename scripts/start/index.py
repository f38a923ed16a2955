"""Where the wheels of the pins are to be fetched, by what the index of packages tells of them.

This is asked before pip is: pip tells neither how much there is to fetch nor how far it is, and begins anew where a
line was cut. Where packages come from in another way (a folder, a login, a mirror without hashes), pip does all.
"""

import json
import re
import ssl
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

from scripts.start.pip import variables_for_pip

SECONDS = 30  # in which a server has to answer
ONLY_PIP = ("NO_INDEX", "FIND_LINKS", "TRUSTED_HOST", "CLIENT_CERT", "KEYRING_PROVIDER")
"""What may be set up for pip that nobody but pip follows."""

ASK_PIP = """\
import json
from pip._internal.models.index import PyPI
from pip._vendor import certifi
from pip._vendor.packaging.tags import sys_tags
print(json.dumps({"index": PyPI.simple_url, "certificates": certifi.where(), "tags": [str(tag) for tag in sys_tags()]}))
"""  # a program that prints the usual index, the certificates that pip trusts, and the tags that fit, best first


class OtherwiseError(Exception):
    """Packages are to be fetched by pip itself."""


@dataclass(frozen=True, slots=True)
class Wheel:
    """A wheel to fetch: the package, the name of the file, where it is, and its digest."""

    package: str
    name: str
    url: str
    digest: str

    @property
    def version(self) -> str:
        return self.name.split("-")[1]


@dataclass(frozen=True, slots=True)
class Index:
    """The pages of packages, best first, what opens them, and the tags of wheels that fit here, best first."""

    pages: Sequence[str]
    opener: urllib.request.OpenerDirector
    tags: Sequence[str]


def index_of(python: Path) -> Index:
    """The index that pip in the environment of `python` would ask.

    Raises OtherwiseError if only pip can do that.
    """
    variables = variables_for_pip(str(python))
    if any(f"PIP_{name}" in variables for name in ONLY_PIP):
        raise OtherwiseError
    command = [str(python), "-I", "-c", ASK_PIP]
    try:
        asked = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    except (OSError, subprocess.CalledProcessError):
        raise OtherwiseError from None
    told = json.loads(asked.stdout)
    pages = [variables.get("PIP_INDEX_URL", told["index"]), *variables.get("PIP_EXTRA_INDEX_URL", "").split()]
    if any(urlsplit(page).scheme not in ("http", "https") or "@" in urlsplit(page).netloc for page in pages):
        raise OtherwiseError
    return Index(pages, _opener(variables, told["certificates"]), told["tags"])


def _opener(variables: Mapping[str, str], certificates: str) -> urllib.request.OpenerDirector:
    trusted = ssl.create_default_context()
    for file in (certificates, variables.get("PIP_CERT")):
        if file:
            trusted.load_verify_locations(cafile=file)
    handlers: list[urllib.request.BaseHandler] = [urllib.request.HTTPSHandler(context=trusted)]
    if proxy := variables.get("PIP_PROXY"):
        handlers.append(urllib.request.ProxyHandler({"http": proxy, "https": proxy}))
    return urllib.request.build_opener(*handlers)


def wheels_of(index: Index, texts: Sequence[str], there: Mapping[str, str]) -> list[Wheel]:
    """The wheels of all pins in these texts but those that are `there` (packages to versions).

    Raises OtherwiseError if one is not found by its digest, or the index does not answer.
    """
    found: dict[str, Wheel] = {}
    for package, version, digests in (pin for text in texts for pin in pins_of(text)):
        if there.get(package) != version and package not in found:
            found[package] = _wheel_of(index, package, version, digests)
    return list(found.values())


def pins_of(text: str) -> Iterator[tuple[str, str, set[str]]]:
    """The pins of a file that hold on every system: package, version and digests.

    Raises OtherwiseError if one holds on some systems alone: which ones, pip knows.
    """
    for line in text.replace("\\\n", " ").splitlines():
        if found := re.match(r"([A-Za-z0-9._-]+)==([^;\s]+)", line):
            if ";" in line:
                raise OtherwiseError
            yield found[1].lower(), found[2], set(re.findall(r"--hash=sha256:([0-9a-f]{64})", line))


def _wheel_of(index: Index, package: str, version: str, digests: set[str]) -> Wheel:
    """The wheel of a pin that fits best."""
    fitting: list[tuple[int, Wheel]] = []
    for page in index.pages:
        for url, digest in _links(index, f"{page.rstrip('/')}/{package}/"):
            name = unquote(urlsplit(url).path.rpartition("/")[2])
            tags = _tags_of(name, version)
            places = [place for place, tag in enumerate(index.tags) if tag in tags]
            if digest in digests and places:
                fitting.append((places[0], Wheel(package, name, url, digest)))
    if not fitting:
        raise OtherwiseError
    return min(fitting, key=lambda each: each[0])[1]


def _tags_of(name: str, version: str) -> set[str]:
    """The tags of a wheel of this version; none of anything else."""
    found = re.fullmatch(r"[^-]+-([^-]+)(?:-[^-]+)?-([^-]+)-([^-]+)-([^-]+)\.whl", name)
    if found is None or found[1] != version:
        return set()
    pythons, interfaces, systems = (found[number].split(".") for number in (2, 3, 4))
    return {f"{python}-{interface}-{system}" for python in pythons for interface in interfaces for system in systems}


class _Page(HTMLParser):
    """Gathers the links of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [value for name, value in attrs if tag == "a" and name == "href" and value]


def _links(index: Index, page: str) -> Iterator[tuple[str, str]]:
    """The files of a package, each with its digest."""
    try:
        with index.opener.open(page, timeout=SECONDS) as answer:
            text, place = answer.read().decode("utf-8"), answer.geturl()
    except urllib.error.HTTPError as error:
        error.close()
        return  # perhaps another index has it
    except (OSError, ValueError):
        raise OtherwiseError from None
    read = _Page()
    read.feed(text)
    for link in read.links:
        url, digest = urldefrag(urljoin(place, link))
        if digest.startswith("sha256=") and urlsplit(url).scheme in ("http", "https"):
            yield url, digest.removeprefix("sha256=")
