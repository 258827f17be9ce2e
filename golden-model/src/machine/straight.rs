//! Instructions in a row that nothing else can see: neither an observer, nor the mechanism of divergence, nor an interrupt.

use isa::{Address, Context, Encoding, LaneMask};

use super::Machine;
use crate::instruction_cache::Kept;
use crate::memory::Words;
use crate::semantics::{Decoded, Effect, Place, Reach, Straight};

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
        let mut straight = self.state.straight::<LANES>(context);
        let (mut kept, mut words) = (self.cache.kept(), self.memory.words());
        let mut active = straight.active();
        let mut active_count = count(active);
        let (mut completed, mut lanes) = (0, 0);
        while completed < limit {
            let Some(decoded) = kept.look_up(pc) else {
                break;
            };
            let (opcode, reach) = (decoded.opcode, decoded.reach);
            let executing = straight.executing(decoded, active);
            let next = match WORDS {
                true => shape.address_after(pc, shape.word_bytes),
                false => shape.address_after(pc, decoded.length_bytes),
            };
            let with_these = match executing == active {
                true => lanes + active_count,
                false => lanes + count(executing),
            };
            pc = match reach {
                Reach::Lanes | Reach::Jump if executing.is_empty() => next,
                Reach::Lanes | Reach::Jump => {
                    if reach == Reach::Jump && executing != active {
                        break;
                    }
                    match straight.compute(decoded, executing, next) {
                        None => break,
                        Some(then) => then,
                    }
                }
                Reach::Far => break,
                Reach::Divergence => match straight.diverge(opcode, executing, next) {
                    None => break,
                    Some(Effect::Redirect { target }) => {
                        let before = std::mem::replace(&mut active, straight.active());
                        active_count = count(active);
                        let depth = || straight.depth();
                        self.statistics.add_parting(opcode, (before, active), depth);
                        target
                    }
                    Some(_) => next,
                },
                _ if executing.is_empty() => next,
                Reach::Load => match straight.place(decoded, executing) {
                    Place::Elsewhere => break,
                    place => {
                        load(&mut straight, &words, decoded, (place, executing));
                        next
                    }
                },
                Reach::Store => match straight.place(decoded, executing) {
                    Place::Elsewhere => break,
                    place => {
                        let decoded = *decoded;
                        let memory = (&mut words, &mut kept);
                        store(&straight, memory, &decoded, (place, executing));
                        next
                    }
                },
            };
            self.statistics.add_opcode(opcode);
            completed += 1;
            lanes = with_these;
        }
        self.statistics.thread_instructions += lanes;
        (completed, pc)
    }
}

/// Loads in the executing lanes, whose addresses lie in the RAM.
#[inline(always)]
fn load<const LANES: usize>(
    straight: &mut Straight<'_, LANES>,
    words: &Words<&mut [u8]>,
    decoded: &Decoded,
    (place, executing): (Place, LaneMask),
) {
    if let Place::Row(first) = place {
        words.read_row(first.0, straight.loaded(decoded));
    } else {
        straight.load(decoded, executing, |address| words.read(address));
    }
}

/// Stores in the executing lanes, whose addresses lie in the RAM; instructions that are overwritten are not kept.
#[inline(always)]
fn store<const LANES: usize>(
    straight: &Straight<'_, LANES>,
    (words, kept): (&mut Words<&mut [u8]>, &mut Kept<'_>),
    decoded: &Decoded,
    (place, executing): (Place, LaneMask),
) {
    if let Place::Row(first) = place {
        let values = straight.stored(decoded);
        words.write_row(first.0, values);
        kept.forget_row(first, values.len());
    } else {
        straight.store(decoded, executing, |stored| {
            words.write(stored.address.0, stored.word, stored.bytes);
            kept.forget(stored.address);
        });
    }
}

/// How many lanes these are; apart, so that nobody counts what need not be counted.
#[inline(never)]
fn count(lanes: LaneMask) -> u64 {
    lanes.count().into()
}
