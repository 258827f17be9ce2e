//! Answers: what a response brings, and the registers that a load writes.

use isa::ports::LineWords;
use isa::{Address, Context, Gpr, LaneMask, Warp};

use super::exchange::Arrival;
use super::{Awaited, LoadStoreUnit};
use crate::semantics::State;
use crate::timing::units::memory::data_cache::Answer;

/// A register write by a load's response.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LoadWrite {
    /// The context that waits for it.
    pub(crate) context: Context,
    /// Whose register it is.
    pub(crate) warp: Warp,
    pub(crate) register: Gpr,
    pub(crate) lanes: LaneMask,
    /// The access is complete.
    pub(crate) last: bool,
}

/// What a response brings.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Response {
    /// A load's values.
    Loaded(LoadWrite),
    /// A store is done in the lanes served, or the request has failed, or belongs to an exchange.
    NothingLoaded {
        context: Context,
        /// The address of the lowest lane served, virtual, when it has failed.
        failed_at: Option<Address>,
        /// The register that is not written.
        register: Option<Gpr>,
        is_store: bool,
        /// The access is complete.
        last: bool,
    },
}

impl LoadStoreUnit {
    /// Takes the response to the oldest request: a load's writes the register in the lanes served, unless it has
    /// failed.
    pub(crate) fn take_response(&mut self, answer: &Answer, state: &mut State) -> Option<Response> {
        let Answer { error, again, stored, .. } = *answer;
        let Awaited { context, slot: number, lanes, address, is_store, last } = self.awaited.pop_front()?;
        if self.exchange_awaits() {
            self.give_exchange(Arrival { words: answer.data, error, again, stored });
            return Some(Response::NothingLoaded {
                context,
                failed_at: address.filter(|_| error),
                register: None,
                is_store,
                last,
            });
        }
        if last && !is_store {
            self.free(number);
        }
        let slot = &self.slots[number];
        let destination = slot.decoded.instruction.destination_gpr();
        if is_store || error {
            return Some(Response::NothingLoaded {
                context,
                failed_at: address.filter(|_| error),
                register: destination.filter(|_| !is_store),
                is_store,
                last,
            });
        }
        self.write_lanes(context, number, (lanes, last), &answer.data, state).map(Response::Loaded)
    }

    /// Writes a load's register in these lanes, from the words of a line or of the banks; whether that is the `last` of
    /// it.
    pub(crate) fn write_lanes(
        &self,
        context: Context,
        number: usize,
        (lanes, last): (LaneMask, bool),
        words: &LineWords,
        state: &mut State,
    ) -> Option<LoadWrite> {
        let slot = &self.slots[number];
        let warp = state.warp_of(context);
        for lane in lanes.iter() {
            let address = slot.addresses[lane.index()];
            let word = words[self.lines.word_in_line(address)];
            state.write_loaded(warp, &slot.decoded, lane, word, address);
        }
        Some(LoadWrite { context, warp, register: slot.decoded.instruction.destination_gpr()?, lanes, last })
    }
}
