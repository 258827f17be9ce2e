"""A third reading of docs/isa.md beside the functional machine: the package `reading` says what it is."""

from typing import Any

import pytest
from reading import compare, divergence, encoding, floats, machine, semantics, state
from reading.core import Core
from reading.semantics import SEMANTICS

PROGRAMS = 1_000

CASES = {
    # The page that a tlbrm has removed leaves an entry free, but the next tlbadd takes the turn's.
    "I7.11": (
        Core("4w8/2/1/1", {"tlb_entries": 3}),
        """
            ldi %r0, handler; skep %r0; ldi %r1, #0x1000; ldi %r2, #0x2000; ldi %r3, #0x3000; ldi %r4, #0xff
            tlbadd %r1, %r1, %r4; tlbadd %r2, %r2, %r4; tlbrm %r2; tlbadd %r3, %r3, %r4
            ld %r5, %r3, #0; ld %r5, %r1, #0
            halt
        handler: halt
        """,
    ),
    # A warp that was stopped in a handler starts anew outside of one.
    "I8.5.12": (
        Core("4w8/2/2/2", {"divergence": "paired-path"}),
        """
            ldi %r0, handler; skep %r0; ldi %r1, first; wspawn %r2, %r1, %r1; ldi %r1, second; wspawn %r2, %r1, %r1
            halt
        first: trap
        second: ldi %r0, #2; jalis %r1, %r0, both
        both: hwid %r0, #0; rtop @p0, %r0; @p0 ? jmpi end; ldi %r3, #1
        end: halt
        handler: trap
        """,
    ),
    # A reti outside of a handler gives no region back.
    "I8.6.11": (
        Core("4w8/2/1/1", {"divergence": "multi-path"}),
        "ldi %r0, handler; skep %r0; split; trap; join; reti; halt; handler: reti",
    ),
    # A context that a halt frees waits at no barrier.
    "I8.6.13": (
        Core("4w8/2/2/2", {"divergence": "multi-path"}),
        """
            ldi %r1, first; wspawn %r2, %r1, %r1; ldi %r1, second; wspawn %r2, %r1, %r1; ldi %r0, #0; ldi %r1, #2
            bar %r0, %r1
            halt
        first: ldi %r0, #2; jalis %r1, %r0, both
        both: hwid %r0, #0; rtop @p0, %r0; ldi %r2, #0; ldi %r3, #2
            @p0 ? split; @p0 ? jmpi side; halt
        side: bar %r2, %r3; join
        second: halt
        """,
    ),
}
"""What random programs rarely reach, by the rule in question."""


@pytest.mark.parametrize("rule", CASES)
def test_a_case_gives_the_same(rule: str) -> None:
    compare.run_source(*CASES[rule])


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
