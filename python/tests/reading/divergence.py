"""Section 8: four mechanisms. Each class has a method for whatever the mechanism decides; the base decides nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from .state import FREE, RUNNING, STOPPED, Context, Interrupt, Region, Warp

if TYPE_CHECKING:
    from .machine import Machine


class Mechanism:
    """What is common: a warp has one context, and nothing is kept. This is the mechanism `masks`."""

    instructions: frozenset[str] = frozenset()
    """Which of split, splitl and join there are (I8.4.1)."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.core = machine.core

    def room(self, warp: Warp, entries: int = 1) -> None:
        """I8.3.6, I8.5.9, I8.6.3: interrupt 6 when entries do not fit."""
        if len(warp.regions) + entries > self.core.depth:
            raise Interrupt(6)

    def split(self, context: Context, lanes: int, following: int) -> None:
        """Carry out split; `lanes` is P."""

    def splitl(self, context: Context, lanes: int, following: int) -> None:
        """Carry out splitl; `lanes` are those that stay."""

    def join(self, context: Context, following: int) -> None:
        """Carry out join."""

    def before(self, context: Context) -> None:
        """Act before an instruction."""

    def parts(self, context: Context) -> bool:
        """Whether jmpi, jali, jmpr and jalr may part lanes: then they are not uniform (I4.3)."""
        return False

    def part(self, context: Context, lanes: int, target: int, following: int, immediate: int | None) -> None:
        """Part the lanes of a jump."""

    def together(self, context: Context, clone: bool) -> None:
        """Raise interrupt 6 for clone, jalis, jalrs and jmprt while lanes of the warp are elsewhere."""

    def enter(self, context: Context) -> None:
        """Enter a handler: what goes to the shadow set beside I7.2."""
        context.warp.handler = context

    def leave_allowed(self, context: Context) -> None:
        """Raise what reti raises."""

    def leave(self, context: Context) -> None:
        """Leave a handler by reti."""
        context.warp.handler = None

    def start(self, warp: Warp) -> None:
        """Start a warp: no region is open, and it is in no handler (I5.17, I8.5.12, I8.6.11)."""
        warp.regions = []
        warp.handler = warp.shadow.handler = warp.shadow.entry = None

    def stop(self, context: Context, halted: bool) -> None:
        """Stop a warp, by halt or an interrupt, or because no lane is left."""
        context.mask = 0
        context.state = STOPPED


class Stack(Mechanism):
    """Part 8.3."""

    instructions = frozenset({"split", "splitl", "join"})

    def split(self, context: Context, lanes: int, following: int) -> None:
        """I8.3.1, I8.3.2."""
        stack, active = context.warp.regions, context.mask
        if lanes in (0, active):
            self.room(context.warp)
            stack.append(Region("Uniform", active))
        else:
            self.room(context.warp, 2)
            stack += [Region("Rejoin", active), Region("Else", active & ~lanes, following)]
            context.mask = lanes

    def join(self, context: Context, following: int) -> None:
        """I8.3.3."""
        if not context.warp.regions:
            raise Interrupt(6)
        top = context.warp.regions.pop()
        context.mask = top.mask
        context.pc = top.pc if top.kind in ("Else", "ElseLoop") else following

    def splitl(self, context: Context, lanes: int, following: int) -> None:
        """I8.3.4."""
        stack, active = context.warp.regions, context.mask
        own = bool(stack) and stack[-1].kind == "ElseLoop" and stack[-1].pc == following
        if lanes == active:
            return
        if lanes and own:
            stack[-1].mask |= active & ~lanes
            context.mask = lanes
        elif lanes:
            self.room(context.warp, 2)
            stack += [Region("Rejoin", active), Region("ElseLoop", active & ~lanes, following)]
            context.mask = lanes
        elif own:
            context.mask = active | stack.pop().mask
        else:
            self.room(context.warp)
            stack.append(Region("Uniform", active))


class PairedPath(Mechanism):
    """Part 8.5."""

    instructions = frozenset({"split", "splitl", "join"})

    def compare(self, context: Context, address: int) -> None:
        """I8.5.6: the live path goes on at the address."""
        context.pc = address
        stack = context.warp.regions
        while stack and stack[-1].pc == context.pc:
            context.mask |= stack.pop().mask
        if stack and stack[-1].pc < context.pc:
            other = stack.pop()
            stack.append(Region("Path", context.mask, context.pc))
            context.mask, context.pc = other.mask, other.pc

    def before(self, context: Context) -> None:
        """I8.5.7, I8.5.12."""
        if self.core.implicit and not context.warp.handler:
            self.compare(context, context.pc)

    def join(self, context: Context, following: int) -> None:
        """I8.5.7, I8.5.8, I8.5.12."""
        if not self.core.implicit and not context.warp.handler:
            self.compare(context, following)

    def parts(self, context: Context) -> bool:
        """I8.5.12: not in a handler."""
        return not context.warp.handler

    def part(self, context: Context, lanes: int, target: int, following: int, immediate: int | None) -> None:
        """I8.5.2 to I8.5.5."""
        others = context.mask & ~lanes
        if not others:
            context.pc = target
        elif immediate is None or target != following:
            self.room(context.warp)
            paths = [(lanes, target), (others, following)]
            if immediate is not None and immediate > 0:
                paths.reverse()
            context.warp.regions.append(Region("Path", *paths[1]))
            context.mask, context.pc = paths[0]

    def together(self, context: Context, clone: bool) -> None:
        """I8.5.10."""
        if context.warp.regions and not clone:
            raise Interrupt(6)

    def stop(self, context: Context, halted: bool) -> None:
        """I8.5.11; I8.5.12: an interrupt that stops the warp leaves the stack."""
        super().stop(context, halted)
        if halted:
            context.warp.regions = []


class MultiPath(Mechanism):
    """Part 8.6."""

    instructions = frozenset({"split", "splitl", "join"})

    def others(self, context: Context) -> list[Context]:
        """Give the other contexts of the warp that are not Free."""
        contexts = [other for other in self.machine.contexts if other.warp is context.warp and other is not context]
        return [other for other in contexts if other.state != FREE]

    def open(self, context: Context, kind: str) -> Region:
        """I8.6.3."""
        self.room(context.warp)
        region = Region(kind, context.mask, 0, context.mask, context.entry)
        context.warp.regions.append(region)
        context.entry = region
        return region

    def free(self, context: Context) -> None:
        """Make a context Free."""
        context.state, context.mask, context.entry, context.barrier = FREE, 0, None, None

    def split(self, context: Context, lanes: int, following: int) -> None:
        """I8.6.4, I8.6.5."""
        warp, active = context.warp, context.mask
        region = self.open(context, "split")
        if lanes in (0, active):
            return
        context.mask = lanes
        places = [warp.home, *self.machine.contexts[self.core.warps :]]
        place = next((place for place in places if place.state == FREE), None)
        if place is None or warp.handler:
            region.deferred, region.pc = active & ~lanes, following
        else:
            place.warp, place.state, place.entry = warp, RUNNING, region
            place.mask, place.pc = active & ~lanes, following

    def join(self, context: Context, following: int) -> None:
        """I8.6.6, I8.6.9."""
        region, warp = context.entry, context.warp
        if region is None:
            raise Interrupt(6)
        region.pending &= ~context.mask
        if region.deferred:
            context.mask, context.pc = region.deferred, region.pc
            region.deferred = 0
        elif region.pending:
            self.free(context)
        else:
            warp.regions.remove(region)
            context.mask, context.pc, context.entry = region.mask, following, region.parent
            if not region.parent and not warp.handler and context is not warp.home:
                self.go_home(context, warp.home)

    def go_home(self, context: Context, home: Context) -> None:
        """I8.6.7: lanes that are in no region are in the home context."""
        home.state, home.mask, home.pc, home.entry = RUNNING, context.mask, context.pc, None
        self.free(context)

    def splitl(self, context: Context, lanes: int, following: int) -> None:
        """I8.6.8."""
        region, active = context.entry, context.mask
        own = region and region.kind == "loop" and region.deferred and region.pc == following
        if lanes == active:
            return
        if not lanes and not own:
            self.open(context, "split")
        elif not own:
            region = self.open(context, "loop")
            region.deferred, region.pc = active & ~lanes, following
            context.mask = lanes
        elif region and lanes:
            region.deferred |= active & ~lanes
            context.mask = lanes
        elif region:
            context.mask |= region.deferred
            region.deferred = 0

    def together(self, context: Context, clone: bool) -> None:
        """I8.6.9."""
        if context.entry or self.others(context):
            raise Interrupt(6)

    def enter(self, context: Context) -> None:
        """I8.6.11, I8.6.17: a handler that is interrupted is what reti leads back to."""
        warp = context.warp
        warp.shadow.entry, warp.shadow.handler = context.entry, warp.handler
        context.entry = None
        warp.handler = context

    def leave_allowed(self, context: Context) -> None:
        """I8.6.12."""
        if not context.warp.handler and context.entry:
            raise Interrupt(6)

    def leave(self, context: Context) -> None:
        """I8.6.11, I8.6.17."""
        shadow = context.warp.shadow
        context.entry, shadow.entry = shadow.entry, None
        context.warp.handler = shadow.handler

    def stop(self, context: Context, halted: bool) -> None:
        """I8.6.13."""
        warp = context.warp
        for other in [context, *self.others(context)]:
            self.free(other)
        self.start(warp)
        warp.home.state = STOPPED


MECHANISMS: dict[str, Callable[[Machine], Mechanism]] = {
    "stack": Stack,
    "masks": Mechanism,
    "paired-path": PairedPath,
    "multi-path": MultiPath,
}
