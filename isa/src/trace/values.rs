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
}

/// Bits of `warp_mode`.
pub mod mode {
    /// The warp is in supervisor mode.
    pub const SUPERVISOR: u64 = 1;
    /// The warp's interrupts are enabled.
    pub const INTERRUPTS_ENABLED: u64 = 2;
}

/// Values of `warp_state`.
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
    /// Its multiplication, division or floating-point operation is under way.
    WaitArithmetic = 5,
    /// It waits at a barrier.
    WaitBarrier = 6,
}

/// Values of `stall_cause`: why nothing was scheduled, first that holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
