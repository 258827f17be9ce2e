//! Instructions in a row that nothing else can see: neither an observer, nor another context, nor an interrupt.

use isa::{Address, Context, Encoding, LaneMask};

use super::Machine;
use crate::instruction_cache::Kept;
use crate::memory::Words;
use crate::observer::Observer;
use crate::semantics::memory_access::{loaded_value, stored_bytes, stored_word};
use crate::semantics::{AddressPattern, Decoded, Effect, Reach, Straight};

impl Machine {
    /// Whether instructions of a context are carried out in a row: no observer looks, and addresses are neither
    /// translated nor, before instructions, compared with one at which lanes wait.
    #[inline(always)]
    pub(super) fn goes_straight<O: Observer, const TRANSLATED: bool, const COMPARED: bool>(
        &self,
        context: Context,
    ) -> bool {
        let compared = COMPARED && self.state.divergence.depth(context) > 0;
        !(O::ENABLED || TRANSLATED || compared)
    }

    /// Carries out at most so many instructions of a context, from an address on, until one comes that may do more than
    /// go on. Gives how many, and where it goes on. Other contexts see nothing of a turn before it is over, so the
    /// order in which contexts act is the same with and without this.
    pub(super) fn run_straight(&mut self, context: Context, mut pc: Address, limit: u64) -> (u64, Address) {
        let mut completed = 0;
        loop {
            let (more, end) = self.run_row(context, pc, limit - completed);
            (completed, pc) = (completed + more, end);
            if completed == limit {
                return (completed, pc);
            }
            let Some(next) = self.step_between_rows(context, pc) else {
                return (completed, pc);
            };
            (completed, pc) = (completed + 1, next);
        }
    }

    /// Carries out one instruction of the extension that does no more than go on. Rows do not contain these, so that
    /// the loop of the basic ones stays small. `None`: nothing has happened, for it is another one, or more is to be
    /// done.
    fn step_between_rows(&mut self, context: Context, pc: Address) -> Option<Address> {
        let shape = self.state.shape;
        let mut straight = self.state.straight::<0>(context);
        let (mut kept, mut words) = (self.cache.kept(), self.memory.words());
        let decoded = *kept.look_up(pc)?;
        let executing = straight.executing(&decoded, straight.active());
        let goes_on = match decoded.reach {
            Reach::Extension => straight.compute_extension(&decoded, executing),
            Reach::LoadPart => load_part(&mut straight, &words, &decoded, executing),
            Reach::StorePart => {
                let memory = (&mut words, &mut kept);
                store_part(&mut straight, memory, &decoded, executing)
            }
            _ => false,
        };
        goes_on.then(|| {
            self.statistics.add(decoded.opcode, executing);
            shape.address_after(pc, decoded.length_bytes)
        })
    }

    /// Carries out at most so many basic instructions of a context in a row.
    fn run_row(&mut self, context: Context, pc: Address, limit: u64) -> (u64, Address) {
        match self.state.shape.lanes {
            _ if self.state.shape.arch.encoding() == Encoding::Byte => {
                self.run_row_with::<0, false>(context, pc, limit)
            }
            1 => self.run_row_with::<1, true>(context, pc, limit),
            4 => self.run_row_with::<4, true>(context, pc, limit),
            8 => self.run_row_with::<8, true>(context, pc, limit),
            16 => self.run_row_with::<16, true>(context, pc, limit),
            _ => self.run_row_with::<0, true>(context, pc, limit),
        }
    }

    /// Carries out a row with a number of lanes that the compiler knows; 0 of any other number. `WORDS`: every
    /// instruction is a word, so that the next one is found without the length of this one.
    fn run_row_with<const LANES: usize, const WORDS: bool>(
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
                Reach::Far | Reach::Extension | Reach::LoadPart | Reach::StorePart => break,
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
                Reach::Jump if executing != active => break,
                Reach::Lanes | Reach::Jump => match straight.compute(decoded, executing, next) {
                    None => break,
                    Some(then) => then,
                },
                Reach::Load => match load(&mut straight, &words, decoded, executing) {
                    false => break,
                    true => next,
                },
                Reach::Store => {
                    let (decoded, memory) = (*decoded, (&mut words, &mut kept));
                    match store(&mut straight, memory, &decoded, executing) {
                        false => break,
                        true => next,
                    }
                }
            };
            self.statistics.add_opcode(opcode);
            completed += 1;
            lanes = with_these;
        }
        self.statistics.thread_instructions += lanes;
        (completed, pc)
    }
}

/// Loads in the executing lanes. False when it has not, for some of their addresses lie outside of the RAM.
#[inline(always)]
fn load<const LANES: usize>(
    straight: &mut Straight<'_, LANES>,
    words: &Words<&mut [u8]>,
    decoded: &Decoded,
    executing: LaneMask,
) -> bool {
    match straight.place(decoded, executing) {
        AddressPattern::Elsewhere => return false,
        AddressPattern::Row(first) => words.read_row(first.0, straight.loaded(decoded)),
        AddressPattern::Words => {
            straight.load(decoded, executing, |_, address| words.read(address.0));
        }
        AddressPattern::Bytes => {
            straight.load(decoded, executing, |shape, address| loaded_value(shape, words.read(address.0), address))
        }
    }
    true
}

/// Stores in the executing lanes; instructions that are overwritten are not kept. False when it has not, for some of
/// their addresses lie outside of the RAM.
#[inline(always)]
fn store<const LANES: usize>(
    straight: &mut Straight<'_, LANES>,
    (words, kept): (&mut Words<&mut [u8]>, &mut Kept<'_>),
    decoded: &Decoded,
    executing: LaneMask,
) -> bool {
    match straight.place(decoded, executing) {
        AddressPattern::Elsewhere => return false,
        AddressPattern::Row(first) => {
            let values = straight.stored(decoded);
            words.write_row(first.0, values);
            kept.forget_row(first, values.len());
        }
        AddressPattern::Words => straight.store(decoded, executing, |_, address, value| {
            words.write_row(address.0, &[value]);
            kept.forget(address);
        }),
        AddressPattern::Bytes => straight.store(decoded, executing, |shape, address, value| {
            let word = stored_word(shape, value, address);
            words.write(address.0, word, stored_bytes(shape, address));
            kept.forget(address);
        }),
    }
    true
}

/// Loads a part of a word in the executing lanes. False when it has not, for some of their addresses lie outside of the
/// RAM.
fn load_part(straight: &mut Straight<'_, 0>, words: &Words<&mut [u8]>, decoded: &Decoded, executing: LaneMask) -> bool {
    if straight.places(decoded, executing) == AddressPattern::Elsewhere {
        return false;
    }
    straight.load(decoded, executing, |shape, address| {
        let word = words.read(address.0);
        decoded.part.loaded(shape, word, address)
    });
    true
}

/// Stores a part of a word in the executing lanes. False when it has not, for some of their addresses lie outside of
/// the RAM.
fn store_part(
    straight: &mut Straight<'_, 0>,
    (words, kept): (&mut Words<&mut [u8]>, &mut Kept<'_>),
    decoded: &Decoded,
    executing: LaneMask,
) -> bool {
    if straight.places(decoded, executing) == AddressPattern::Elsewhere {
        return false;
    }
    straight.store(decoded, executing, |shape, address, value| {
        let word = stored_word(shape, value, address);
        words.write(address.0, word, decoded.part.stored_bytes(shape, address));
        kept.forget(address);
    });
    true
}

/// How many lanes these are; apart, so that lanes are counted only where the number is needed.
#[inline(never)]
fn count(lanes: LaneMask) -> u64 {
    lanes.count().into()
}
