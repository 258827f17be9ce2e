//! The scratchpad: what its requests serve, and which units wait while it answers.

use isa::trace::TlbMapping;
use isa::{CoreConfig, PerTlbEntry, Scalar, ScratchpadField, Slot};

use super::exchange::Phase;
use super::{Counts, Seen, State};

/// What happens in a cycle at the scratchpad.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct AtScratchpad {
    /// The lanes of the request that fires; 0: none does.
    pub(super) lanes: u64,
    pub(super) is_store: bool,
    pub(super) answer: bool,
    /// The answer is taken.
    pub(super) taken: bool,
}

impl AtScratchpad {
    /// Nothing of a core without one, nor of an exchange, whose answer never waits.
    pub(super) fn of(config: &CoreConfig, seen: &Seen) -> Self {
        if config.scratchpad_bytes == 0 || seen.now.exchange != Phase::Idle {
            return AtScratchpad::default();
        }
        let field = |field| seen.record.get(Slot::Scratchpad(field));
        let answer = field(ScratchpadField::AnswerValid) == 1;
        // While an answer waits, no response is taken: what a load writes is the answer.
        let loads = seen.record.scalar(Scalar::WriteSource) == LOAD && seen.is_set(Scalar::WriteLanes);
        AtScratchpad {
            lanes: field(ScratchpadField::Lanes),
            is_store: field(ScratchpadField::Write) == 1,
            answer,
            taken: answer && loads,
        }
    }

    /// A store's request fires.
    pub(super) const fn stores(self) -> bool {
        self.is_store && self.lanes != 0
    }

    /// A store's last request fires.
    pub(super) fn ends_store(self, seen: &Seen) -> bool {
        self.stores() && seen.is_set(Scalar::StoreDoneValid)
    }
}

const LOAD: u64 = isa::trace::WriteSource::Load as u64;

/// Looks for the states of the scratchpad.
pub(super) struct ScratchpadObserver {
    config: CoreConfig,
    /// A store has made a request there, and is not done.
    storing: bool,
    /// For each warp: the register of the load that has been written from RAM, and from the scratchpad, and is not
    /// done.
    from_ram: Vec<Option<u64>>,
    from_pad: Vec<Option<u64>>,
}

impl ScratchpadObserver {
    pub(super) fn new(config: &CoreConfig) -> Self {
        ScratchpadObserver {
            config: *config,
            storing: false,
            from_ram: vec![None; config.arch.warps() as usize],
            from_pad: vec![None; config.arch.warps() as usize],
        }
    }

    pub(super) fn see(&mut self, seen: &Seen, counts: &mut Counts) {
        if self.config.scratchpad_bytes == 0 {
            return;
        }
        let at = AtScratchpad::of(&self.config, seen);
        counts.note_if(at.lanes.count_ones() > 1, State::PadLanes);
        counts.note_if(at.answer && !at.taken, State::PadAnswerHeld);
        let responds = seen.is_set(Scalar::DataResponseValid);
        counts.note_if(at.taken && responds, State::PadHoldsResponse);
        self.loads(at, seen, counts);
        self.stores(at, seen, counts);
        if self.config.tlb_entries > 0 {
            self.pages(seen, counts);
        }
    }

    /// A load's register is written by one answer after the other.
    fn loads(&mut self, at: AtScratchpad, seen: &Seen, counts: &mut Counts) {
        let is_load = seen.record.scalar(Scalar::WriteSource) == LOAD;
        if !is_load || !seen.is_set(Scalar::WriteLanes) {
            return;
        }
        let warp = seen.record.warp(Scalar::WriteWarp).index();
        let register = Some(seen.record.scalar(Scalar::WriteRegister));
        let (is_done, was_pad) = (seen.is_set(Scalar::LoadDoneValid), self.from_pad[warp] == register);
        let of = match at.taken {
            true => {
                counts.note_if(was_pad, State::PadConflict);
                let was_ram = self.from_ram[warp] == register;
                counts.note_if(was_ram, State::PadLoadMixed);
                &mut self.from_pad
            }
            false => {
                // What comes behind the scratchpad is the console.
                counts.note_if(was_pad, State::PadLoadConsole);
                &mut self.from_ram
            }
        };
        of[warp] = register;
        if is_done {
            (self.from_ram[warp], self.from_pad[warp]) = (None, None);
        }
    }

    /// A store that is not done goes on with its next request, which may be for the console.
    fn stores(&mut self, at: AtScratchpad, seen: &Seen, counts: &mut Counts) {
        if at.stores() {
            counts.note_if(self.storing, State::PadConflict);
            self.storing = !at.ends_store(seen);
        } else if self.storing && !self.config.bus_errors {
            // Without answers that it might wait for, its next request fires in the next cycle.
            counts.note(State::PadStoreConsole);
            self.storing = false;
        }
    }

    fn pages(&self, seen: &Seen, counts: &mut Counts) {
        let is_page = (0..self.config.tlb_entries).any(|entry| {
            let slot = Slot::TlbEntry(PerTlbEntry::Mapping, entry);
            let mapping = TlbMapping::unpacked(seen.record.get(slot));
            mapping.is_some_and(|mapping| mapping.in_ram && mapping.is_console)
        });
        counts.note_if(is_page, State::PadMapped);
    }
}
