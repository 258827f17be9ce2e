//! The core: the stages' registers, and the order in which a cycle's updates count.
//!
//! Every output is a function of the state at the start of the cycle, so it is computed once, at the
//! end of the cycle before. [`Core::step`] then fills the cycle's record and moves on by one cycle,
//! in the order of docs/pipeline.md section 14.

use isa::trace::{Scalar, WarpState};
use isa::{CoreConfig, CycleRecord, Gpr, Lane, LaneMask, PredicateRegister, Warp};

use super::clone_unit::CloneUnit;
use super::commit::InCommit;
use super::decode::{Decoder, InDecode, Work};
use super::execute::Completed;
use super::fetch::{FetchEntry, FetchQueue};
use super::load_store::LoadStoreUnit;
use super::operands::InOperands;
use super::record;
use super::schedule::{Scheduler, WarpMasks, WarpTiming};
use super::write_port::starved_next;
use crate::ports::{PortInputs, PortOutputs};
use crate::semantics::{Fault, Shape, StackEntry, State, WarpContext};

/// The cycle-exact model of one core.
#[derive(Clone, Debug)]
pub struct Core {
    /// Warps, registers, predicates, stacks.
    pub(super) state: State,
    /// Per warp: epoch and count in flight.
    pub(super) timing: Vec<WarpTiming>,
    /// Cycles in which the register files are still being cleared. Reset: all of them.
    clear_cycles_left: u64,
    pub(super) scheduler: Scheduler,
    masks: WarpMasks,
    pub(super) fetch_queue: FetchQueue,
    decoder: Decoder,
    pub(super) decode: Option<InDecode>,
    pub(super) operands: Option<InOperands>,
    pub(super) execute: Option<InOperands>,
    pub(super) commit: Option<InCommit>,
    pub(super) load_store: LoadStoreUnit,
    pub(super) clone_unit: CloneUnit,
    /// Cycles in a row in which a unit was refused, at most 15. Reset: 0.
    starved: u8,
    outputs: PortOutputs,
}

impl Core {
    /// A core as it is in cycle 0, the first in which reset is low.
    pub fn new(config: &CoreConfig) -> Self {
        let arch = &config.arch;
        let shape = Shape::new(*arch, config.ram_bytes, config.stack_depth, config.into());
        let mut core = Core {
            state: State::new(shape),
            timing: vec![WarpTiming::default(); shape.warps],
            clear_cycles_left: config.clear_cycles(),
            scheduler: Scheduler::new(shape.warps),
            masks: WarpMasks::default(),
            fetch_queue: FetchQueue::new(config.fetch_outstanding),
            decoder: Decoder::new(shape),
            decode: None,
            operands: None,
            execute: None,
            commit: None,
            load_store: LoadStoreUnit::new(config, shape),
            clone_unit: CloneUnit::new(arch.warps(), arch.gprs()),
            starved: 0,
            outputs: PortOutputs::default(),
        };
        core.outputs.instruction_response_ready = true;
        core.drive_outputs();
        core
    }

    /// What the core drives in this cycle. While a valid bit is false, what it goes with is
    /// unspecified.
    pub fn outputs(&self) -> &PortOutputs {
        &self.outputs
    }

    /// Fills the record of this cycle and moves on to the next one.
    pub fn step(&mut self, inputs: &PortInputs, record: &mut CycleRecord) {
        record::at_start(self, inputs, record);
        let any_stopped = self.masks.stopped != 0;
        let clone_was_active = self.clone_unit.is_active();
        let response_awaited = self.load_store.awaits_response();

        self.schedule(inputs);
        self.write_back(inputs, record);
        self.send_request(inputs, record);
        if any_stopped {
            self.wake_spawners();
        }
        let micro = self.clone_unit.step(inputs.instruction_response_valid);
        let completed = match self.execute {
            Some(stage) => self.execute_stage(&stage, record),
            None => Completed {
                commit: None,
                redirected: None,
            },
        };
        let fetched = self.take_response(inputs, completed.redirected, record);
        self.advance(&completed, fetched.or(micro));

        let response_refused =
            inputs.data_response_valid && response_awaited && !self.outputs.data_response_ready;
        let clone_refused = clone_was_active && inputs.instruction_response_valid;
        self.starved = starved_next(self.starved, response_refused, clone_refused);
        self.clear_cycles_left = self.clear_cycles_left.saturating_sub(1);
        self.drive_outputs();
    }

    /// The register files, stacks and masks as they stand at the start of the next cycle: what the
    /// hardware's own arrays hold then. What is in commit is not in them yet.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// A lane's general-purpose register, as written so far.
    pub fn gpr(&self, warp: Warp, lane: Lane, register: Gpr) -> u64 {
        self.state.gpr(warp, lane, register)
    }

    /// A lane's predicate register, as written so far.
    pub fn predicate(&self, warp: Warp, lane: Lane, register: PredicateRegister) -> bool {
        self.state.predicate(warp, lane, register)
    }

    /// A warp's divergence stack, bottom first.
    pub fn stack(&self, warp: Warp) -> &[StackEntry] {
        self.state.stack(warp)
    }

    /// A warp's pc (the address that would be fetched next), mask, state, interrupt, stack depth.
    pub fn warp(&self, warp: Warp) -> &WarpContext {
        self.state.warp(warp)
    }

    /// The warps that an interrupt stopped.
    pub fn faults(&self) -> Vec<Fault> {
        self.state.faults().collect()
    }

    /// The scheduled instruction's fetch, when the port takes it (docs/pipeline.md section 5).
    #[inline]
    fn schedule(&mut self, inputs: &PortInputs) {
        let Some(warp) = self.scheduler.choice else {
            return;
        };
        if !inputs.instruction_request_ready {
            return;
        }
        let shape = self.state.shape();
        let (word_bytes, word_mask, ram_bytes) =
            (shape.word_bytes, shape.word_mask, shape.ram_bytes);
        let pc = self.state.warps[warp].pc;
        self.fetch_queue.push(FetchEntry {
            warp,
            pc,
            epoch: self.timing[warp].epoch,
            fault: pc >= ram_bytes,
        });
        self.state.warps[warp].pc = pc.wrapping_add(word_bytes) & word_mask;
        self.timing[warp].in_flight += 1;
        self.scheduler.last_warp = warp;
    }

    /// The register file's writes: commit's, else a load response's; and the wake-ups that go with
    /// them.
    #[inline]
    fn write_back(&mut self, inputs: &PortInputs, record: &mut CycleRecord) {
        if let Some(commit) = self.commit.take() {
            commit.write(&mut self.state);
            if commit.clone_done {
                self.state.warps[commit.warp].state = WarpState::Running;
                record.set(Scalar::CopyDoneValid, 1);
                record.set(Scalar::CopyDoneWarp, commit.warp as u64);
            }
        }
        if !(inputs.data_response_valid && self.outputs.data_response_ready) {
            return;
        }
        let response = &inputs.data_response_data;
        if let Some(write) = self.load_store.take_response(response, &mut self.state) {
            record::load_write(&self.state, &write, record);
            if write.last {
                self.state.warps[write.warp].state = WarpState::Running;
            }
        }
    }

    /// The data request, when the port takes it; a store's warp wakes with its last one.
    #[inline]
    fn send_request(&mut self, inputs: &PortInputs, record: &mut CycleRecord) {
        let fires = self.outputs.data_request_valid && inputs.data_request_ready;
        if let Some(warp) = self.load_store.step(fires, &mut self.outputs) {
            self.state.warps[warp].state = WarpState::Running;
            record.set(Scalar::StoreDoneValid, 1);
            record.set(Scalar::StoreDoneWarp, warp as u64);
        }
    }

    fn wake_spawners(&mut self) {
        for context in &mut self.state.warps {
            if context.state == WarpState::WaitSpawn {
                context.state = WarpState::Running;
            }
        }
    }

    /// The fetch that is answered in this cycle, unless it is squashed (docs/pipeline.md section 6).
    #[inline]
    fn take_response(
        &mut self,
        inputs: &PortInputs,
        redirected: Option<usize>,
        record: &mut CycleRecord,
    ) -> Option<InDecode> {
        if !inputs.instruction_response_valid {
            return None;
        }
        let head = self.fetch_queue.head()?;
        self.fetch_queue.pop();
        // Execute has flipped a redirected warp's epoch already.
        let squashed = redirected == Some(head.warp) || head.epoch != self.timing[head.warp].epoch;
        record.set(Scalar::FetchValid, 1);
        record.set(Scalar::FetchWarp, head.warp as u64);
        record.set(Scalar::FetchPc, head.pc);
        record.set(Scalar::FetchSquashed, u64::from(squashed));
        (!squashed).then_some(InDecode {
            warp: head.warp,
            pc: head.pc,
            work: Work::Instruction {
                word: inputs.instruction_response_data,
                fault: head.fault,
            },
        })
    }

    /// Every stage moves on by one; a redirected warp's younger instructions do not.
    #[inline]
    fn advance(&mut self, completed: &Completed, into_decode: Option<InDecode>) {
        let survives = |warp: usize| completed.redirected != Some(warp);
        self.commit = completed.commit;
        self.execute = self.operands.filter(|stage| survives(stage.warp));
        self.operands = match &self.decode {
            Some(stage) if survives(stage.warp) => Some(self.decoder.prepare(stage)),
            _ => None,
        };
        self.decode = into_decode;
    }

    /// Computes what the core drives in the cycle that begins.
    #[inline]
    fn drive_outputs(&mut self) {
        let clearing = self.clear_cycles_left != 0;
        self.masks = WarpMasks::new(&self.state.warps, &self.timing);
        self.scheduler.choose(
            &self.masks,
            clearing,
            self.starved,
            self.fetch_queue.is_full(),
        );
        let shape = self.state.shape();
        let outputs = &mut self.outputs;
        outputs.instruction_request_valid = self.scheduler.choice.is_some();
        if let Some(warp) = self.scheduler.choice {
            let pc = self.state.warps[warp].pc;
            outputs.instruction_request_word =
                (pc & (shape.ram_bytes - 1)) >> shape.word_bytes.trailing_zeros();
        }
        outputs.data_request_valid = self.load_store.request_valid();
        let commit_writes = self
            .commit
            .as_ref()
            .is_some_and(|stage| stage.gpr.is_some());
        outputs.data_response_ready =
            self.load_store.awaits_response() && !clearing && !commit_writes;
        let all_stopped = self.masks.stopped == LaneMask::all(shape.warps as u32).0;
        outputs.done = !clearing && all_stopped && self.commit.is_none();
    }
}
