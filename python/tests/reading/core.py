"""Section 1: the ArchID, and the options that programs see."""

from __future__ import annotations

import re
from dataclasses import dataclass, field


@dataclass
class Core:
    """A core: its ArchID, and the options of docs/options.md whose values are not the defaults."""

    arch: str
    options: dict[str, bool | int | str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """I1.1: take the ArchID apart. The letters are those of the page."""
        parts = re.fullmatch(r"([248])([wb])(\d+)/(\d+)/(\d+)/(\d+)", self.arch)
        assert parts, f"{self.arch} is no ArchID"
        self.ws, self.encoding = int(parts[1]), parts[2]
        self.gprs, self.preds, self.lanes, self.warps = (int(part) for part in parts.groups()[2:])
        self.n = 8 * self.ws
        self.word = (1 << self.n) - 1
        self.sign = 1 << self.n - 1
        self.r = (self.gprs - 1).bit_length()
        self.p = (self.preds - 1).bit_length()
        self.all_lanes = (1 << self.lanes) - 1
        self.divergence = str(self.options.get("divergence", "stack"))
        self.implicit = self.options.get("reconvergence", "implicit") == "implicit"
        self.splits = 0
        if self.divergence == "multi-path":
            self.splits = self.number("split_contexts", min(8, 64 - self.warps))
        self.depth = self.number("stack_depth", max(1, self.lanes - 1) if self.divergence == "paired-path" else 16)
        self.ram_bytes = self.number("ram_bytes", 65536)
        self.scratchpad_bytes = self.number("scratchpad_bytes", 0)
        self.barriers = self.number("barriers", 4)
        self.tlb_entries = self.number("tlb_entries", 0)
        self.extension = bool(self.options.get("extension", False))
        self.float = bool(self.options.get("float", False))
        self.multiplier = self.options.get("multiplier", "dsp") != "none"
        self.divider = self.options.get("divider", "serial") != "none"
        self.several_cores = bool(self.options.get("several_cores", False))

    def number(self, option: str, default: int) -> int:
        """Give the value of an option that is a number."""
        return int(self.options.get(option, default))

    def signed(self, value: int) -> int:
        """Take a word as two's complement."""
        return value - (value & self.sign) * 2
