//! The register file's one write port, and who waits for it or for decode, and for how long
//! (docs/pipeline.md section 15).
//!
//! Instructions never stall, so a stream of them could keep load responses, copies and
//! arithmetic results out for ever.
//! The guard counts such cycles; at its limit schedule pauses, the pipeline drains, and the unit gets
//! its turn.

use isa::ports::{LineWords, PortInputs};
use isa::{CycleRecord, Interrupt};

use super::core::Core;
use super::data_cache::Answer;
use super::due_interrupt::DueInterrupt;
use super::load_store::{LoadWrite, Response};
use super::record;
use super::schedule::STARVED_MAX;
use super::scoreboard::Progress;

impl Core {
    /// The write port: commit's, else the scratchpad's answer's, else a load response's, else the arithmetic unit's; and the wake-ups
    /// that go with them. Gives whether the arithmetic unit asked in vain.
    #[inline]
    pub(super) fn write_back(&mut self, inputs: &PortInputs, record: &mut CycleRecord) -> bool {
        let mut port_is_free = true;
        if let Some(commit) = self.commit.take() {
            port_is_free = commit.gpr.is_none();
            commit.write(&mut self.state);
            if commit.copy_done {
                self.finish_copy(commit.context, record);
            }
            if commit.return_done {
                self.state.divergence.end_handler(commit.context);
                self.touch_changed();
            }
        }
        if self.load_store.has_banks_answer() {
            port_is_free = false;
            self.take_banks_answer(record);
        }
        if self.take_response(inputs, record) {
            port_is_free = false;
        }
        let asking = self.arithmetic.asks_for_port();
        self.arithmetic.step(asking.is_some() && port_is_free);
        let Some((context, another_asks)) = asking else {
            return false;
        };
        if port_is_free {
            if let Some(write) = self.arithmetic.write(context, &mut self.state) {
                record::arithmetic_write(&self.state, &write, record);
                self.make_running(context);
            }
        }
        !port_is_free || another_asks
    }
}

impl Core {
    /// The scratchpad's answer, if commit leaves it the port: a register is written, and with the last one the context wakes.
    fn take_banks_answer(&mut self, record: &mut CycleRecord) {
        if let Some(write) = self.load_store.take_banks_answer(&mut self.state) {
            self.note_load_write(&write, record);
        }
    }

    /// A load's register has been written.
    #[inline]
    fn note_load_write(&mut self, write: &LoadWrite, record: &mut CycleRecord) {
        record::load_write(&self.state, write, record);
        if write.last {
            let loaded = Progress::Answered(Some(write.register));
            self.note_access(write.context, loaded);
        }
    }

    /// Whether the load/store unit awaits the data response that is there, and cannot take it.
    #[inline]
    pub(super) fn response_is_refused(&self, inputs: &PortInputs) -> bool {
        let (valid, taken) = match &self.data_cache {
            None => (inputs.data_response_valid, self.outputs.data_response_ready),
            Some(cache) => cache
                .answer()
                .map_or((false, false), |(_, taken)| (true, taken)),
        };
        valid && !taken && self.load_store.awaits_response()
    }

    /// Takes the data response that fires, the port's or the cache's; gives whether one does.
    #[inline]
    fn take_response(&mut self, inputs: &PortInputs, record: &mut CycleRecord) -> bool {
        if let Some(cache) = &mut self.data_cache {
            let answer = cache.take_answer();
            if let Some(Answer { data, error }) = &answer {
                self.take_data_response(data, *error, record);
            }
            return answer.is_some();
        }
        let fires = inputs.data_response_valid && self.outputs.data_response_ready;
        if fires {
            let error = self.bus_errors && inputs.data_response_error;
            self.take_data_response(&inputs.data_response_data, error, record);
        }
        fires
    }

    /// The data response that fires: a register is written, a store is done, or the access has failed, which the context's
    /// next instruction finds. With the last one the context wakes.
    #[inline]
    fn take_data_response(&mut self, data: &LineWords, error: bool, record: &mut CycleRecord) {
        match self.load_store.take_response(data, error, &mut self.state) {
            None => {}
            Some(Response::Loaded(write)) => self.note_load_write(&write, record),
            Some(Response::NothingLoaded {
                context,
                failed_at,
                register,
                is_store,
                last,
            }) => {
                if let Some(address) = failed_at {
                    let interrupt = Interrupt::BusError;
                    let failed = DueInterrupt { interrupt, address };
                    // An earlier request of the access may have failed.
                    self.timing[context].due_interrupt.get_or_insert(failed);
                    self.contexts.touch(context);
                }
                if last {
                    record::access_done(context, is_store, record);
                    self.note_access(context, Progress::Answered(register));
                }
            }
        }
    }
}

/// The guard's next value.
#[inline]
pub(super) const fn starved_next(starved: u8, refused: bool) -> u8 {
    if !refused {
        0
    } else if starved < STARVED_MAX {
        starved + 1
    } else {
        STARVED_MAX
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules: P15.3.
    #[test]
    fn the_guard_counts_refusals_in_a_row_up_to_15() {
        assert_eq!(starved_next(0, true), 1);
        assert_eq!(starved_next(7, true), 8);
        assert_eq!(starved_next(14, true), 15);
        assert_eq!(starved_next(15, true), 15);
        assert_eq!(starved_next(15, false), 0);
    }
}
