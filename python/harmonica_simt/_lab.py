"""A program in C on several mechanisms of divergence, side by side."""

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from os import PathLike

import numpy as np
from numpy.typing import NDArray

from ._errors import ProgramError, Standstill
from ._native import Core, Image, Timing, compile_c

MECHANISMS = ("stack", "masks", "paired-path", "multi-path")
_ROW = np.dtype(
    [
        ("mechanism", "U12"),
        ("latency", np.uint32),
        ("cycles", np.uint64),
        ("instructions", np.uint64),
        ("lane_instructions", np.uint64),
        ("activity", np.float64),
    ]
)


def lab(
    source: str | PathLike[str],
    arch: str = "4w8/8/4/4",
    *,
    mechanisms: Sequence[str] = MECHANISMS,
    latencies: Sequence[int] = (1, 4, 16, 64),
    limit: int = 10_000_000,
    progress: bool = False,
    **options: bool | int | str,
) -> NDArray[np.void]:
    """Run a program in C on cores that differ in their mechanism of divergence, with memories of several latencies.

    Gives a structured array, a row for each mechanism and latency: `mechanism`, `latency` in clock cycles, `cycles` of
    the whole program, `instructions` of warps, `lane_instructions`, and `activity`, the share of lanes that an
    instruction has in the mean. `options` are those of `Core`. `progress` shows a bar by tqdm, if that is installed.
    Raises what `compile_c` raises; `ProgramError` if the program prints different things, `Standstill` if it is not
    done within `limit` cycles.
    """
    cores = {mechanism: Core(arch, divergence=mechanism, **options) for mechanism in mechanisms}
    images = {mechanism: compile_c(source, core) for mechanism, core in cores.items()}
    pairs = [(mechanism, latency) for mechanism in mechanisms for latency in latencies]
    rows, printed = [], None
    for mechanism, latency in _shown(pairs, progress):
        timing = _ended(images[mechanism], cores[mechanism], latency, limit)
        if printed is not None and timing.console != printed:
            raise ProgramError(
                f"with {mechanism} and latency {latency} the program prints {timing.console!r}, and with "
                f"{pairs[0][0]} {printed!r}; does it depend on the order of its threads?"
            )
        printed = timing.console
        counters = timing.counters
        warps, lanes = counters["instructions"], counters["lane_instructions"]
        activity = lanes / max(1, warps * cores[mechanism].lanes)
        rows.append((mechanism, latency, counters["cycles"], warps, lanes, activity))
    return np.array(rows, dtype=_ROW)


def _ended(image: Image, core: Core, latency: int, limit: int) -> Timing:
    """Run a program to its end."""
    timing = Timing(image, core, latency=latency)
    if timing.run(limit).reason != "done":
        raise Standstill(f"{core!r} is not done after {limit} cycles at latency {latency}; `limit` raises this")
    return timing


def _shown(pairs: list[tuple[str, int]], progress: bool) -> Iterator[tuple[str, int]]:
    """Show how far it is, by tqdm."""
    shown: Iterable[tuple[str, int]] = pairs
    if progress:
        shown = import_module("tqdm.auto").tqdm(pairs, unit="run")
    yield from shown
