"""What the tests share: the default core, and where the repository is."""

import os
from pathlib import Path

import pytest

from harmonica_simt import Core


@pytest.fixture
def core() -> Core:
    """Give the default core: four lanes, four warps, words of four bytes."""
    return Core("4w8/8/4/4")


@pytest.fixture
def programs() -> Path:
    """Give the folder of the project's programs."""
    return Path(os.environ["HARMONICA_ROOT"]) / "programs"
