//! ring: a core interrupts another one of its cluster, or itself (I12.19).

use isa::Interrupt;

use super::operation::Operation;
use super::Effect;

impl<const DEFERRED: bool> Operation<'_, DEFERRED> {
    /// The caller, which carries the effect out, takes the ring to its core.
    pub(crate) fn ring(&mut self) -> Effect {
        let core = self.scalar(0);
        match core < self.state.core_count {
            true => Effect::Rings { core },
            false => Effect::refuse::<DEFERRED>(Interrupt::InvalidInstruction),
        }
    }
}
