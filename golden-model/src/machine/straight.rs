//! Instructions in a row that nothing else can see: neither an observer, nor the mechanism of divergence, nor an interrupt.

use isa::{Address, Context, Encoding, LaneMask};

use super::Machine;
use crate::semantics::{Place, Reach};

impl Machine {
    /// Carries out at most so many instructions of a context, from an address on, until one comes that may do more than go
    /// on. Gives how many, and where it goes on. Other contexts see nothing of a turn before it is over, so the order in which
    /// contexts act is the same with and without this.
    pub(super) fn run_straight(
        &mut self,
        context: Context,
        pc: Address,
        limit: u64,
    ) -> (u64, Address) {
        match self.state.shape.lanes {
            _ if self.state.shape.arch.encoding() == Encoding::Byte => {
                self.run_straight_with::<0, false>(context, pc, limit)
            }
            1 => self.run_straight_with::<1, true>(context, pc, limit),
            4 => self.run_straight_with::<4, true>(context, pc, limit),
            8 => self.run_straight_with::<8, true>(context, pc, limit),
            _ => self.run_straight_with::<0, true>(context, pc, limit),
        }
    }

    /// The same with a number of lanes that the compiler knows; 0 of any other number. `WORDS`: every instruction is a word, so
    /// that nobody waits for the length of one to find the next.
    fn run_straight_with<const LANES: usize, const WORDS: bool>(
        &mut self,
        context: Context,
        mut pc: Address,
        limit: u64,
    ) -> (u64, Address) {
        let shape = self.state.shape;
        let active = self.state.contexts[context].active_mask;
        let active_count = u64::from(active.count());
        let warp = self.state.warp_of(context);
        let mut straight = self.state.straight::<LANES>(warp, active);
        let (mut kept, mut words) = (self.cache.kept(), self.memory.words());
        let (mut completed, mut lanes) = (0, 0);
        while completed < limit {
            let Some(decoded) = kept.look_up(pc) else {
                break;
            };
            let (opcode, reach) = (decoded.opcode, decoded.reach);
            let executing = straight.executing(decoded);
            let next = match WORDS {
                true => shape.address_after(pc, shape.word_bytes),
                false => shape.address_after(pc, decoded.length_bytes),
            };
            if reach == Reach::Far {
                break;
            } else if executing.is_empty() {
                pc = next;
            } else if reach == Reach::Lanes {
                straight.compute(decoded, executing);
                pc = next;
            } else if reach == Reach::Jump {
                if executing != active {
                    break;
                }
                pc = straight.target(decoded, next);
            } else {
                let place = straight.place(decoded, executing);
                match (reach, place) {
                    (_, Place::Elsewhere) => break,
                    (Reach::Load, Place::Row(first)) => {
                        words.read_row(first.0, straight.loaded(decoded));
                    }
                    (Reach::Load, Place::Ram) => {
                        straight.load(decoded, executing, |address| words.read(address));
                    }
                    (_, Place::Row(first)) => {
                        let values = straight.stored(decoded);
                        words.write_row(first.0, values);
                        kept.forget_row(first, values.len());
                    }
                    (_, Place::Ram) => {
                        let decoded = *decoded;
                        straight.store(&decoded, executing, |stored| {
                            words.write(stored.address.0, stored.word, stored.bytes);
                            kept.forget(stored.address);
                        });
                    }
                }
                pc = next;
            }
            self.statistics.add_opcode(opcode);
            completed += 1;
            lanes += match executing == active {
                true => active_count,
                false => count(executing),
            };
        }
        self.statistics.thread_instructions += lanes;
        (completed, pc)
    }
}

/// How many lanes these are; apart, so that nobody counts what need not be counted.
#[inline(never)]
fn count(lanes: LaneMask) -> u64 {
    lanes.count().into()
}
