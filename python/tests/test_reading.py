"""A third reading of docs/isa.md beside the functional machine: the package `reading` says what it is."""

from typing import Any

import pytest
from reading import compare, divergence, encoding, floats, machine, semantics, state
from reading.semantics import SEMANTICS

PROGRAMS = 1_000


def test_random_programs_give_the_same() -> None:
    counts = compare.run(range(PROGRAMS))
    assert not set(encoding.BY_NAME) - set(counts), "random programs have all instructions"
    assert not {f"interrupt {number}" for number in range(9)} - set(counts), "and bring about all interrupts"


@pytest.mark.campaign
def test_twenty_thousand_programs_give_the_same() -> None:
    counts = compare.run(range(PROGRAMS, 21 * PROGRAMS))
    print(f"\n{sum(counts.values())} instructions and interrupts: {dict(counts.most_common())}")


def _nothing(*_: object, **__: object) -> None:
    """Do nothing."""


TAKE = state.Console.take
MISREADINGS: dict[str, tuple[Any, str, Any]] = {
    "I2.2: immediates have no sign": (encoding, "extended", lambda value, bits: value & (1 << bits) - 1),
    "I5.4: split does not act when no lane executes": (machine, "ALWAYS", ("join",)),
    "I5.7: counts are taken modulo n": (SEMANTICS, "shr", semantics._words(lambda c, a, b: a >> b % c.n)),
    "I5.13: clone copies nothing": (SEMANTICS, "clone", _nothing),
    "I6.2: a NaN has a sign": (floats.Format, "is_nan", lambda form, bits: bits > form.infinity),
    "I7.1: the saved pc is always the instruction's": (machine, "RESUMED", ()),
    "I7.15: fetches are not translated": (machine.Machine, "executable", lambda m, address, pc, warp: address),
    "I8.3.4: splitl is split": (divergence.Stack, "splitl", divergence.Stack.split),
    "I8.5.6: paths do not meet": (divergence.PairedPath, "before", _nothing),
    "I8.5.10: lanes that wait are left behind": (divergence.PairedPath, "together", _nothing),
    "I8.6.7: a split context keeps the warp": (divergence.MultiPath, "go_home", _nothing),
    "I8.6.11: a handler has an entry": (divergence.MultiPath, "enter", divergence.Mechanism.enter),
    "I9.4: a byte 0 gives 0": (state.Console, "take", lambda console: TAKE(console) & 0xFF),
    "I12.14: amin is unsigned": (SEMANTICS, "amin", SEMANTICS["aminu"]),
}


@pytest.mark.parametrize("rule", MISREADINGS)
def test_a_misreading_is_found(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    place, name, misread = MISREADINGS[rule]
    (monkeypatch.setitem if isinstance(place, dict) else monkeypatch.setattr)(place, name, misread)
    with pytest.raises(compare.Difference):
        compare.run(range(PROGRAMS))
