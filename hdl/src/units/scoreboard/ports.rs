//! What stages and scoreboard tell one another. Without a scoreboard there is nothing in it.

use isa::CoreConfig;

use super::{checks_addresses, if_scored};
use crate::index::warp_index;
use crate::kit::prelude::*;
use crate::units::files::register_file;

bundle! {
    /// What decode hands to operands: the GPRs that the instruction names.
    pub struct Named / NamedRegister(config: &CoreConfig) {
        /// The instruction is there, with all of its operands and its guard.
        exists: if_scored(config, 1),
        /// It waits until nothing of its context is on its way.
        drains: if_scored(config, 1),
        /// What stands in slot 1; slot 0 holds its destination.
        slot_1: if_scored(config, config.arch.register_bits()),
        /// What stands in slot 2.
        slot_2: if_scored(config, config.arch.register_bits()),
        /// Slots that name a GPR on its way.
        pending: if_scored(config, 3),
        /// Slots that name the GPR which the load before it writes, if a lane executes that.
        loading: if_scored(config, 3),
        /// Its first operand is a register.
        reads_first: if_scored(config, 1),
        /// That stands in slot 0, not 1.
        first_from_slot_0: if_scored(config, 1),
        /// Its second register stands in slot 0.
        second_from_slot_0: if_scored(config, 1),
        /// Its second register stands in slot 1; else, and not in slot 0 either, in slot 2.
        second_from_slot_1: if_scored(config, 1),
    }
}

bundle! {
    /// Which registers of the instruction in decode the load/store unit writes in this very cycle.
    pub struct LoadedNow(config: &CoreConfig) {
        /// The first.
        a: if_scored(config, 1),
        /// The second.
        b: if_scored(config, 1),
        /// The third, of tlbadd.
        c: if_scored(config, register_file::third_readers(config)),
    }
}

bundle! {
    /// What the load/store unit writes in this cycle.
    pub struct LoadWrite(config: &CoreConfig) {
        /// Lanes written; none without a write.
        lanes: if_scored(config, config.arch.lanes()),
        /// The warp whose register is written, if one is.
        warp: if_scored(config, warp_index(config)),
        /// That register.
        register: if_scored(config, config.arch.register_bits()),
    }
}

bundle! {
    /// The load or store in execute, if a lane executes it. It need not be given away yet: then its context is redirected.
    pub struct AccessAhead(config: &CoreConfig) {
        /// There is one.
        accesses: if_scored(config, 1),
        /// It loads.
        loads: if_scored(config, 1),
    }
}

bundle! {
    /// What is left of a context's accesses after this cycle, but for what execute gives away in it.
    pub struct ContextLeft(config: &CoreConfig) {
        /// Its slot in the load/store unit holds an access.
        access: if_scored(config, 1),
        /// It does, or a GPR is on its way.
        busy: if_scored(config, 1),
        /// Its access may yet fail.
        held: if_scored(config, 1),
    }
}

bundle! {
    /// What operands tells execute of the instruction.
    pub struct Needs / NeedsRegister(config: &CoreConfig) {
        /// Its context is held.
        held: if_scored(config, 1),
        /// Its context is held if the access fails that was in execute in the cycle before.
        follows_access: u32::from(checks_addresses(config)),
        /// It needs what is on its way, unless an earlier check catches it.
        needs: if_scored(config, 1),
        /// That is a register.
        awaits: if_scored(config, 1),
        /// This one.
        awaited: if_scored(config, config.arch.register_bits()),
        /// Its context is not drained.
        undrained: if_scored(config, 1),
    }
}

bundle! {
    /// Whether the instruction in execute waits for memory.
    pub struct MemoryWait(config: &CoreConfig) {
        /// It does.
        waits: if_scored(config, 1),
        /// For a register.
        awaits: if_scored(config, 1),
        /// For this one.
        register: if_scored(config, config.arch.register_bits()),
    }
}

bundle! {
    /// Where a context waits for a register.
    pub struct RegisterWait(config: &CoreConfig) {
        /// The instruction in execute does.
        awaits: if_scored(config, 1),
        /// It stands here.
        pc: if_scored(config, config.arch.word_bits()),
    }
}
