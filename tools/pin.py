"""Writes the hashes in pins.txt: `python3 tools/pin.py` after a version there has changed, or a package has come.

A new package is a line `NAME==VERSION` at any place; the lines are sorted. pip's own reader of the index names the files. Kept are
the wheels for glibc's Linux and for macOS, both of x86-64 and of ARM, under CPython 3.11 or newer; a package without
such a wheel is kept as its source, which pip builds.
"""

import pathlib
import re

from pip._internal.index.collector import LinkCollector, parse_links
from pip._internal.models.link import Link
from pip._internal.models.search_scope import SearchScope
from pip._internal.network.session import PipSession

PINS = pathlib.Path(__file__).with_name("pins.txt")
HEADING = """\
# The packages of PyPI that are installed below target/tools, in pip's format of requirements with hashes.
# `python3 tools/pin.py` writes the hashes. A version here names what is installed, and nothing else does.
"""


def is_kept(name):
    """Whether a file is a wheel for a machine and a Python that the project supports."""
    if not name.endswith(".whl"):
        return False
    python, abi, platform = name.removesuffix(".whl").rsplit("-", 3)[1:]
    if platform != "any" and not re.search(r"(manylinux|macosx)\w*_(x86_64|aarch64|arm64|universal2)", platform):
        return False
    is_free_threaded = abi.endswith("t")
    of_version = re.fullmatch(r"cp3(\d+)", python)
    any_version = python.startswith("py") or abi == "abi3"
    return not is_free_threaded and (any_version or (of_version is not None and int(of_version[1]) >= 11))


def files(collector, name, version):
    """The files of a release, each with its hash."""
    index = collector.fetch_response(Link(f"https://pypi.org/simple/{name.lower()}/"))
    start = re.compile(re.sub(r"[-_.]+", "[-_.]+", name) + "-" + re.escape(version) + r"(-|\.tar\.|\.zip)", re.IGNORECASE)
    of_release = [link for link in parse_links(index) if start.match(link.filename)]
    wheels = [link for link in of_release if is_kept(link.filename)]
    kept = wheels or [link for link in of_release if not link.is_wheel]
    return {link.filename: link.hash for link in kept if link.hash_name == "sha256"}


def by_name_and_newest(pin):
    """Of several versions of a package the newest is first: it is the one that runs."""
    name, version = pin
    return name.lower(), [-int(number) for number in re.findall(r"\d+", version)]


def main():
    scope = SearchScope.create(find_links=[], index_urls=[], no_index=True)
    collector = LinkCollector(session=PipSession(retries=2), search_scope=scope)
    pins = sorted(set(re.findall(r"^([\w.-]+)==([\w.]+)", PINS.read_text(), re.MULTILINE)), key=by_name_and_newest)
    text = HEADING
    for name, version in pins:
        hashes = files(collector, name, version)
        if not hashes:
            raise SystemExit(f"PyPI has no file of {name} {version}")
        text += f"{name}=={version}"
        text += "".join(f" \\\n    --hash=sha256:{hash}" for hash in sorted(hashes.values())) + "\n"
        print(name, version, *sorted(hashes), sep="\n    ")
    PINS.write_text(text)


if __name__ == "__main__":
    main()
