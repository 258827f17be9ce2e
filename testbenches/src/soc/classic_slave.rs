//! RAM at the ports `wishbone_*` of a system whose master is a classic one: it answers when it likes, well, badly or
//! with the wish for the transfer again, and looks whether the master keeps the rules.

use super::bench::Peripheral;
use super::bus_memory::SharedMemory;
use super::bus_ram::{count, show, BusRam, SharedCounts};
use super::moods::Moods;
use super::rival::SharedRival;
use super::wishbone_slave::{Asked, MasterOutputs};
use crate::bridge::{model_ports, BridgeError, Input, Model};

/// The most cycles between a transfer and its answer.
const LATENCY_MAX: u64 = 6;
/// Answers that wish for the transfer again, of 256.
const AGAIN_OF_256: u8 = 40;

/// The state of a transfer.
enum State {
    /// There is none.
    Idle,
    /// It is answered in that cycle.
    Waits(u64, Asked),
    /// It is answered in this cycle; afterwards it is withdrawn. With the wish for it again, it comes once more.
    Answers(Asked, bool),
    /// It is withdrawn in this cycle. If it must come once more, it is this.
    Ends(Option<Asked>),
}

/// RAM behind a classic Wishbone bus.
pub struct ClassicSlave {
    ram: BusRam,
    moods: Moods,
    cycle: u64,
    state: State,
    /// The transfer that must come next.
    again: Option<Asked>,
    rival: Option<SharedRival>,
    counts: SharedCounts,
    outputs: MasterOutputs,
    reset: Input,
    inputs: MasterInputs,
}

model_ports! {
    /// What the master is answered.
    struct MasterInputs {
        input: ack, err, rty;
        wide_input: dat_r;
    }
}

impl ClassicSlave {
    /// Memory behind a bus of that width; without a seed, each transfer is answered in the next cycle.
    ///
    /// # Errors
    /// When the model lacks a port.
    pub fn new(model: &Model, memory: SharedMemory, beat_bytes: u32, seed: Option<u64>) -> Result<Self, BridgeError> {
        Ok(ClassicSlave {
            ram: BusRam::new(memory, beat_bytes),
            moods: Moods::new(seed),
            cycle: 0,
            state: State::Idle,
            again: None,
            rival: None,
            counts: SharedCounts::default(),
            outputs: MasterOutputs::find(model)?,
            reset: model.input("reset")?,
            inputs: MasterInputs::find(model, "wishbone_")?,
        })
    }

    /// Answers an error now and then, although all went well: for a master that does not tell software.
    pub fn with_errors(mut self) -> Self {
        self.moods.err();
        self
    }

    /// Lets another master have the bus whenever this one does not.
    pub fn with_rival(mut self, rival: SharedRival) -> Self {
        self.rival = Some(rival);
        self
    }

    /// What it has seen.
    pub fn counts(&self) -> SharedCounts {
        self.counts.clone()
    }
}

impl Peripheral for ClassicSlave {
    fn observe(&mut self, model: &Model) {
        let asked = self.outputs.asked(model, &self.ram);
        if model.get_input(self.reset) == 1 {
            if !matches!(self.state, State::Idle) {
                count(&self.counts, |counts| counts.resets += 1);
            }
            self.state = State::Idle;
            self.again = None;
            return;
        }
        let is_kept = self.outputs.is_locked(model) || asked.is_some();
        assert_eq!(self.outputs.in_cycle(model), is_kept);
        let rival = self.rival.as_ref();
        let is_rivals = rival.is_some_and(|rival| {
            let mut rival = rival.borrow_mut();
            let had_bus = rival.has_bus();
            rival.cycle(is_kept);
            had_bus
        });
        self.state = match std::mem::replace(&mut self.state, State::Idle) {
            State::Idle => match asked.filter(|_| !is_rivals) {
                Some(asked) => {
                    if let Some(before) = self.again.take() {
                        assert_eq!(asked, before, "after rty the same comes");
                    }
                    let latency = self.moods.latency(LATENCY_MAX);
                    State::Waits(self.cycle + latency, asked)
                }
                None => State::Idle,
            },
            State::Waits(due, before) => {
                assert_eq!(asked.as_ref(), Some(&before), "it stays until it is answered");
                State::Waits(due, before)
            }
            State::Answers(before, again) => {
                assert_eq!(asked.as_ref(), Some(&before), "it stays while it is answered");
                State::Ends(again.then_some(before))
            }
            State::Ends(again) => {
                assert_eq!(asked, None, "it is withdrawn for a cycle");
                self.again = again;
                State::Idle
            }
        };
    }

    fn drive(&mut self, model: &mut Model) {
        self.cycle += 1;
        let mut answers = [false; 3];
        let mut beat = None;
        self.state = match std::mem::replace(&mut self.state, State::Idle) {
            State::Waits(due, asked) if due <= self.cycle => {
                let again = self.moods.chance(AGAIN_OF_256);
                let mut well = true;
                if !again && asked.write {
                    count(&self.counts, |counts| {
                        counts.writes += 1;
                        counts.empty_writes += u64::from(asked.select == 0);
                    });
                    let written = self.ram.write(asked.number, asked.select, &asked.data);
                    well = written.is_some();
                } else if !again {
                    count(&self.counts, |counts| counts.reads += 1);
                    beat = self.ram.read(asked.number);
                    well = beat.is_some();
                }
                well &= !self.moods.lies();
                answers = [!again && well, !again && !well, again];
                State::Answers(asked, again)
            }
            other => other,
        };
        let MasterInputs { ack, err, rty, dat_r } = self.inputs;
        for (port, answer) in [ack, err, rty].into_iter().zip(answers) {
            model.set(port, answer.into());
        }
        let bytes = self.ram.beat_bytes();
        show(model, dat_r, bytes, beat.as_deref(), self.cycle);
    }
}
