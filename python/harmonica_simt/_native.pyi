"""What is written in Rust; `harmonica_simt` has it for its users."""

from collections.abc import Mapping, Sequence
from typing import final

from . import Agreement as Agreement
from . import Core as Core
from . import CustomUnit as CustomUnit
from . import Fault as Fault
from . import Image as Image
from . import LockStep as LockStep
from . import Machine as Machine
from . import Memory as Memory
from . import Model as Model
from . import Picture as Picture
from . import Snapshot as Snapshot
from . import Stop as Stop
from . import Timing as Timing
from . import __version__ as __version__
from . import assemble as assemble
from . import compile_c as compile_c
from . import races as races

__all__ = [
    "Agreement",
    "Beside",
    "Core",
    "CustomUnit",
    "Fault",
    "Image",
    "LockStep",
    "Machine",
    "Memory",
    "Model",
    "Picture",
    "Snapshot",
    "Stop",
    "Timing",
    "__version__",
    "assemble",
    "compile_c",
    "races",
]

@final
class Beside:
    """The golden model beside a design, cycle by cycle. `ports` are the names and widths of the design's ports."""

    def __new__(
        cls,
        core: Core,
        image: Image,
        ports: Mapping[str, int],
        *,
        seed: int,
        latency: int | tuple[int, int] | None,
        input: bytes | None,
    ) -> Beside: ...
    @staticmethod
    def ports(core: Core) -> list[tuple[str, bool, int, bool]]:
        """List the ports of a core: name, whether it is an input, width, and whether a design needs it."""

    @property
    def names(self) -> list[str]:
        """The names of the ports whose values a cycle shows, in order; trace ports come last."""

    def drive(self, values: Sequence[str]) -> list[tuple[str, int]]:
        """Take the first half of a cycle, without trace ports; give what the memory drives, by the names of inputs."""

    def see(self, values: Sequence[str]) -> bool:
        """Take the second half of a cycle: compare all ports; say whether the core is done."""

    def give_up(self) -> None:
        """Raise the `Standstill` of a run that is given up."""

    def agreement(self) -> Agreement:
        """Give design and model in agreement so far."""

    @property
    def cycle(self) -> int:
        """How many cycles agree."""

    @property
    def console(self) -> bytes:
        """What has been printed."""

    @property
    def ram(self) -> bytes:
        """A copy of the RAM."""
