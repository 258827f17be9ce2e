//! Lets a fetch through where loads and stores of several cores go before it (docs/soc.md, S5.2.11).
//!
//! Without it, cores that wait for another one by loads, out of their instruction caches, could keep that one from its
//! instructions for ever.

use crate::kit::prelude::*;

/// Bits of the count of accesses that pass a fetch: the last of them is the eighth.
const PASSED_BITS: u32 = 3;

hardware! {
    /// Counts the loads and stores that pass a fetch which waits, and holds them up from the eighth on until the fetch
    /// is taken.
    pub struct FetchGuard(
        /// There are exchanges.
        locks: bool,
    ) {
        /// Synchronous reset, active high.
        pub reset: In(1),
        /// From cores: a fetch is asked for.
        pub fetch_valid: In(1),
        /// From memory: it is taken.
        pub fetch_ready: In(1),
        /// From cores and memory: a load or store is taken.
        pub accesses: In(1),
        /// From cores: it is the read of an exchange, whose store has to follow.
        pub locks: In(1) if (locks),
        /// To cores and memory: loads and stores may be taken.
        pub may_access: Out(1),
        /// Accesses that have passed a fetch, at most 7. Reset: 0.
        passed: Register(PASSED_BITS; reset 0),
        /// A fetch is next. Reset: 0.
        holds: Register(1; reset 0),
    }
}

impl Describe for FetchGuard {
    fn kernel(&self, k: &mut Kernel) {
        k.rules("S5.2.11");
        let (fetch, ready) = (self.fetch_valid.val(), self.fetch_ready.val());
        let passes = k.wire("access_passes", &fetch & !&ready & &self.accesses);
        let full = k.wire("patience_is_over", self.passed.val().all());
        let more = k.add_constant("passed_plus_one", &self.passed, 1);
        k.update_when(&self.passed, &passes & !&full, more);
        k.update_when(&self.passed, &fetch & &ready, zeros(PASSED_BITS));

        k.comment("only behind an access that is whole, so that none is held up that memory has begun");
        let begins = passes & full & !self.locks.val();
        k.update(&self.holds, begins | (self.holds.val() & &fetch & !&ready));
        k.drive(&self.may_access, !(self.holds.val() & fetch));
    }
}
