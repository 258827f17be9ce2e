//! What stages and scoreboard tell one another. Without a scoreboard there is nothing in it.

use isa::CoreConfig;

use super::checks_addresses;
use crate::index::warp_index;
use crate::kit::prelude::*;
use crate::units::custom;
use crate::units::files::register_file;

bundle! {
    /// What decode hands to operands: the GPRs that the instruction names.
    pub struct Named / NamedRegister(config: &CoreConfig) if (config.scoreboard) {
        /// The instruction is there, with all of its operands and its guard.
        exists: 1,
        /// It waits until nothing of its context is on its way.
        drains: 1,
        /// The register in slot 1; slot 0 holds its destination.
        slot_1: config.arch.register_bits(),
        /// The register in slot 2.
        slot_2: config.arch.register_bits(),
        /// Slots that name a GPR on its way.
        pending: 3,
        /// Slots that name the GPR which the load before it writes, if a lane executes that.
        loading: 3,
        /// Its first operand is a register.
        reads_first: 1,
        /// Its first register is in slot 0, not 1.
        first_from_slot_0: 1,
        /// Its second register is in slot 0.
        second_from_slot_0: 1,
        /// Its second register is in slot 1; else, and not in slot 0 either, in slot 2.
        second_from_slot_1: 1,
    }
}

bundle! {
    /// Which registers of the instruction in decode the load/store unit writes in this very cycle.
    pub struct LoadedNow(config: &CoreConfig) if (config.scoreboard) {
        /// The first.
        a: 1,
        /// The second.
        b: 1,
        /// The third, of tlbadd.
        c: 1; if (register_file::has_third_reader(config)),
        /// The destination, of an own instruction.
        d: 1; if (custom::reads_destination(config)),
    }
}

bundle! {
    /// What the load/store unit writes in this cycle.
    pub struct LoadWrite(config: &CoreConfig) if (config.scoreboard) {
        /// Lanes written; none without a write.
        lanes: config.arch.lanes(),
        /// The warp whose register is written, if one is.
        warp: warp_index(config),
        /// That register.
        register: config.arch.register_bits(),
    }
}

bundle! {
    /// The load or store in execute, if a lane executes it. It need not be given away yet: then its context is
    /// redirected.
    pub struct AccessAhead(config: &CoreConfig) if (config.scoreboard) {
        /// There is one.
        accesses: 1,
        /// It loads.
        loads: 1,
    }
}

bundle! {
    /// What is left of a context's accesses after this cycle, but for what execute gives away in it.
    pub struct ContextLeft(config: &CoreConfig) if (config.scoreboard) {
        /// Its slot in the load/store unit holds an access.
        access: 1,
        /// It does, or a GPR is on its way.
        busy: 1,
        /// Its access may yet fail.
        held: 1,
    }
}

bundle! {
    /// What operands tells execute of the instruction.
    pub struct Needs / NeedsRegister(config: &CoreConfig) {
        /// Its context is held.
        held: 1; if (config.scoreboard),
        /// Its context is held if the access fails that was in execute in the cycle before.
        follows_access: 1; if (checks_addresses(config)),
        /// It needs what is on its way, unless an earlier check catches it.
        needs: 1; if (config.scoreboard),
        /// That is a register.
        awaits: 1; if (config.scoreboard),
        /// This one.
        awaited: config.arch.register_bits(); if (config.scoreboard),
        /// Its context is not drained.
        undrained: 1; if (config.scoreboard),
    }
}

bundle! {
    /// Whether the instruction in execute waits for memory.
    pub struct MemoryWait(config: &CoreConfig) if (config.scoreboard) {
        /// It does.
        waits: 1,
        /// For a register.
        awaits: 1,
        /// For this one.
        register: config.arch.register_bits(),
    }
}

bundle! {
    /// Where a context waits for a register.
    pub struct RegisterWait(config: &CoreConfig) if (config.scoreboard) {
        /// The instruction in execute does.
        awaits: 1,
        /// Address of that instruction.
        pc: config.arch.word_bits(),
    }
}
