//! What the numbers in a record's fields stand for.

use strum::{FromRepr, IntoStaticStr};

/// What a GPR write in a record comes from: the values of `write_source`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromRepr)]
#[repr(u8)]
pub enum WriteSource {
    /// An instruction in commit.
    Commit = 0,
    /// A load's response.
    Load = 1,
    /// A micro-operation of the copy unit, to a lane.
    Copy = 2,
    /// The arithmetic unit.
    Arithmetic = 3,
    /// A micro-operation of the copy unit, to the shadow lane.
    Shadow = 4,
    /// The user's function unit.
    Custom = 5,
}

/// Bits of `warp_mode`.
pub mod mode {
    /// The warp is in supervisor mode.
    pub const SUPERVISOR: u64 = 1;
    /// The warp's interrupts are enabled.
    pub const INTERRUPTS_ENABLED: u64 = 2;
}

/// What a valid TLB entry makes of its page, as `tlb_mapping` shows it: from bit 0 on a 1, the flags, `in_ram`,
/// `is_console`, the frame.
///
/// It has the part of the physical page that decides: two pages that are neither in RAM nor the console's are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TlbMapping {
    /// The rights, as tlbadd takes them: 6 bits.
    pub flags: u8,
    /// The physical page lies in RAM, at least in part. With `is_console` it is one of the scratchpad instead.
    pub in_ram: bool,
    /// The physical page is that of the console. With `in_ram` it is one of the scratchpad instead.
    pub is_console: bool,
    /// The physical page modulo the pages of the RAM.
    pub frame: u64,
}

impl TlbMapping {
    const FLAGS_LSB: u32 = 1;
    const IN_RAM_BIT: u32 = 7;
    const IS_CONSOLE_BIT: u32 = 8;
    /// The lowest bit of the frame.
    pub const FRAME_LSB: u32 = 9;

    /// The value of the field.
    pub const fn packed(self) -> u64 {
        1 | (self.flags as u64) << Self::FLAGS_LSB
            | (self.in_ram as u64) << Self::IN_RAM_BIT
            | (self.is_console as u64) << Self::IS_CONSOLE_BIT
            | self.frame << Self::FRAME_LSB
    }

    /// What the field's value says; `None` of an entry that is not valid.
    pub const fn unpacked(value: u64) -> Option<Self> {
        if value & 1 == 0 {
            return None;
        }
        Some(TlbMapping {
            flags: (value >> Self::FLAGS_LSB & 0o77) as u8,
            in_ram: value >> Self::IN_RAM_BIT & 1 == 1,
            is_console: value >> Self::IS_CONSOLE_BIT & 1 == 1,
            frame: value >> Self::FRAME_LSB,
        })
    }
}

/// Values of `context_state`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FromRepr, IntoStaticStr)]
#[repr(u8)]
pub enum WarpState {
    /// Active mask 0; free for wspawn.
    Stopped = 0,
    /// May be scheduled.
    Running = 1,
    /// Its load or store is under way.
    WaitMemory = 2,
    /// Its registers are being copied: a clone, or the entry to or return from an interrupt.
    WaitCopy = 3,
    /// Its wspawn found no free warp.
    WaitSpawn = 4,
    /// Its multiplication, division, floating-point operation or own instruction is under way.
    WaitArithmetic = 5,
    /// It waits at a barrier.
    WaitBarrier = 6,
    /// No warp uses it: with the mechanism `multi-path`.
    Free = 7,
}

/// Values of `stall_cause`: why nothing was scheduled, first that holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromRepr)]
#[repr(u8)]
pub enum StallCause {
    /// Something was scheduled.
    None = 0,
    /// Registers are being cleared after reset.
    Clearing = 1,
    /// No warp is Running.
    NoRunningWarp = 2,
    /// The starvation guard holds the scheduler.
    StarvationGuard = 3,
    /// As many fetches are outstanding as the queue holds.
    FetchQueueFull = 4,
    /// The instruction port was not ready.
    PortNotReady = 5,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mapping_is_unpacked_as_it_was_packed() {
        let mapping = TlbMapping { flags: 0o52, in_ram: true, is_console: false, frame: 0x1234 };
        assert_eq!(mapping.packed(), 0x1234 << 9 | 1 << 7 | 0o52 << 1 | 1);
        let other = TlbMapping { in_ram: false, is_console: true, ..mapping };
        for one in [mapping, other] {
            assert_eq!(TlbMapping::unpacked(one.packed()), Some(one));
        }
        assert_eq!(TlbMapping::unpacked(0), None);
    }
}
