"""Function units of one's own: with a meaning in C, and in Python."""

from pathlib import Path

import pytest

from harmonica_simt import ArgumentError, ConfigurationError, Core, CustomUnit, Machine, ProgramError, assemble

UNITS = Path(__file__).parents[2] / "examples" / "custom-units"
DOT4 = str(UNITS / "dot4")
PROGRAM = """
    ldi %r1, #0x3; shli %r1, %r1, #8; ori %r1, %r1, #2
    ldi %r2, #0x5; shli %r2, %r2, #8; ori %r2, %r2, #7
    ldi %r3, #100
    dot4 %r3, %r1, %r2
    halt
"""


def dot4(a: int, b: int, c: int) -> int:
    def signed(word: int, byte: int) -> int:
        return int.from_bytes(word.to_bytes(8, "little")[byte : byte + 1], "little", signed=True)

    return c + sum(signed(a, byte) * signed(b, byte) for byte in range(4))


def result(core: Core) -> int:
    machine = Machine(assemble(PROGRAM, core), core)
    machine.run()
    return int(machine.registers[0, 0, 3])


def test_c_and_python_mean_the_same() -> None:
    unit = CustomUnit(DOT4, {"dot4": dot4})
    assert result(Core(custom_unit=DOT4)) == 100 + 3 * 5 + 2 * 7
    assert result(Core(custom_unit=unit)) == 100 + 3 * 5 + 2 * 7
    # Another meaning: the model has what Python says.
    assert result(Core(custom_unit=CustomUnit(DOT4, {"dot4": lambda a, b, c: -1}))) == 2**32 - 1


def test_a_meaning_that_raises_ends_the_run_with_its_words() -> None:
    def fails(a: int, b: int, c: int) -> int:
        raise ValueError("no such sum")

    with pytest.raises(ProgramError, match="dot4: ValueError: no such sum"):
        result(Core(custom_unit=CustomUnit(DOT4, {"dot4": fails})))
    assert result(Core(custom_unit=DOT4)) == 129


def test_what_is_wrong_is_an_exception_with_place_and_remedy() -> None:
    with pytest.raises(ArgumentError, match=r'meaning has no callable "dot4", which .*unit.toml names'):
        CustomUnit(DOT4, {"dot": dot4})
    with pytest.raises(ConfigurationError, match=r"nowhere/unit.toml: it cannot be read"):
        Core(custom_unit="nowhere")
    with pytest.raises(ConfigurationError, match="custom_unit needs extension = true"):
        Core(custom_unit=DOT4, extension=False)
