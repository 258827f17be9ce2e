//! The core: the stages' registers, and the order in which a cycle's updates count.
//!
//! Every output is a function of the state at the start of the cycle, so it is computed once, at the
//! end of the cycle before. [`Core::step`] then fills the cycle's record and moves on by one cycle,
//! in the order of docs/pipeline.md section 16.

use isa::ports::{PortInputs, PortOutputs};
use isa::trace::{Scalar, WarpState};
use isa::{CoreConfig, CycleRecord, Gpr, Interrupt, Lane, LaneMask, PredicateRegister, Warp};

use super::arithmetic_unit::ArithmeticUnit;
use super::commit::InCommit;
use super::copy_unit::CopyUnit;
use super::decode::{Decoder, InDecode, Work};
use super::due_interrupt::{DueInterrupt, Refused};
use super::execute::Completed;
use super::fetch::{FetchEntry, FetchQueue};
use super::load_store::{AccessEnd, LoadStoreUnit};
use super::operands::InOperands;
use super::record;
use super::schedule::{Scheduler, WarpTiming};
use super::warp_view::WarpView;
use super::write_port::starved_next;
use crate::semantics::{
    Arrival, Decoded, DoubleFault, Right, Shape, StackEntry, State, WarpContext,
};

/// The cycle-exact model of one core.
#[derive(Clone, Debug)]
pub struct Core {
    /// Warps, registers, predicates, stacks.
    pub(super) state: State,
    /// Per warp: epoch, count in flight, due interrupt.
    pub(super) timing: Vec<WarpTiming>,
    /// Cycles in which the register files are still being cleared. Reset: all of them.
    clear_cycles_left: u64,
    pub(super) scheduler: Scheduler,
    pub(super) warps: WarpView,
    pub(super) fetch_queue: FetchQueue,
    decoder: Decoder,
    pub(super) decode: Option<InDecode>,
    pub(super) operands: Option<InOperands>,
    pub(super) execute: Option<InOperands>,
    pub(super) commit: Option<InCommit>,
    pub(super) load_store: LoadStoreUnit,
    pub(super) copy_unit: CopyUnit,
    pub(super) arithmetic: ArithmeticUnit,
    /// The warp whose bar was in execute in the cycle before. Reset: none.
    pub(super) arrival: Option<Arrival>,
    /// The instruction that was refused in execute in the cycle before. Reset: none.
    pub(super) refused: Option<Refused>,
    /// A byte waited at the console in the cycle before. Reset: false.
    pub(super) console_waiting: bool,
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
            warps: WarpView::new(config),
            fetch_queue: FetchQueue::new(config.fetch_outstanding),
            decoder: Decoder::new(shape),
            decode: None,
            operands: None,
            execute: None,
            commit: None,
            load_store: LoadStoreUnit::new(config, shape),
            copy_unit: CopyUnit::new(arch.warps(), arch.gprs()),
            arithmetic: ArithmeticUnit::new(config, Decoded::from_word(&shape, 0)),
            arrival: None,
            refused: None,
            console_waiting: false,
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
        let any_stopped = self.warps.masks.stopped != 0;
        let pending = self.external_interrupt_is_pending();
        let copy_refused = self.copy_unit.is_active() && inputs.instruction_response_valid;
        let response_refused = inputs.data_response_valid
            && self.load_store.awaits_response()
            && !self.outputs.data_response_ready;

        self.schedule(inputs);
        let result_refused = self.write_back(inputs, record);
        self.send_request(inputs, record);
        if let Some(arrival) = self.arrival.take() {
            let decided = self.state.arrive(arrival);
            self.warps.touch_set(decided);
        }
        self.make_refused_due();
        if any_stopped || pending {
            self.wake(any_stopped, pending);
        }
        let micro = self.copy_unit.step(inputs.instruction_response_valid);
        let completed = match self.execute {
            Some(stage) => self.execute_stage(&stage, record),
            None => Completed {
                commit: None,
                redirected: None,
            },
        };
        let fetched = self.take_response(inputs, completed.redirected, record);
        self.advance(&completed, fetched.or(micro));

        let refused = response_refused || copy_refused || result_refused;
        self.starved = starved_next(self.starved, refused);
        self.console_waiting = inputs.console_input_valid;
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

    /// A warp's pc (the address that would be fetched next), mask, state, interrupt, stack depth, mode.
    pub fn warp(&self, warp: Warp) -> &WarpContext {
        self.state.warp(warp)
    }

    /// The warps that a double fault stopped.
    pub fn double_faults(&self) -> Vec<DoubleFault> {
        self.state.double_faults().collect()
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
        let (word_bytes, word_mask) = (shape.word_bytes, shape.word_mask);
        let pc = self.state.warps[warp].pc;
        self.fetch_queue.push(FetchEntry {
            warp,
            pc,
            epoch: self.timing[warp].epoch,
            fetch_fault: self.scheduler.fetch_fault,
        });
        self.state.warps[warp].pc = pc.wrapping_add(word_bytes) & word_mask;
        self.timing[warp].in_flight += 1;
        self.warps.touch(warp);
        self.scheduler.last_warp = warp;
    }

    /// The register file's writes: commit's, else a load response's, else the arithmetic unit's; and
    /// the wake-ups that go with them. Gives whether the arithmetic unit asked in vain.
    #[inline]
    fn write_back(&mut self, inputs: &PortInputs, record: &mut CycleRecord) -> bool {
        let mut port_is_free = true;
        if let Some(commit) = self.commit.take() {
            port_is_free = commit.gpr.is_none();
            commit.write(&mut self.state);
            if commit.copy_done {
                self.finish_copy(commit.warp, record);
            }
        }
        if inputs.data_response_valid && self.outputs.data_response_ready {
            port_is_free = false;
            let response = &inputs.data_response_data;
            if let Some(write) = self.load_store.take_response(response, &mut self.state) {
                record::load_write(&self.state, &write, record);
                if write.last {
                    self.warps.touch(write.warp);
                    self.state.warps[write.warp].state = WarpState::Running;
                }
            }
        }
        let asking = self.arithmetic.asks_for_port();
        self.arithmetic.step(asking.is_some() && port_is_free);
        let Some(warp) = asking else {
            return false;
        };
        if port_is_free {
            if let Some(write) = self.arithmetic.write(warp, &mut self.state) {
                record::arithmetic_write(&self.state, &write, record);
                self.state.warps[warp].state = WarpState::Running;
                self.warps.touch(warp);
            }
        }
        !port_is_free
    }

    /// A copy's last register is written: the warp goes on, unless it has returned to no lane.
    fn finish_copy(&mut self, warp: usize, record: &mut CycleRecord) {
        self.warps.touch(warp);
        let context = &mut self.state.warps[warp];
        context.state = if context.active_mask == 0 {
            WarpState::Stopped
        } else {
            WarpState::Running
        };
        record.set(Scalar::CopyDoneValid, 1);
        record.set(Scalar::CopyDoneWarp, warp as u64);
    }

    /// The data request, when the port takes it; a store's warp wakes with its last one, and that of
    /// an access that faults with the fault.
    #[inline]
    fn send_request(&mut self, inputs: &PortInputs, record: &mut CycleRecord) {
        let fires = self.outputs.data_request_valid && inputs.data_request_ready;
        let end = self
            .load_store
            .step(fires, &mut self.outputs, &self.state, record);
        match end {
            None => {}
            Some(AccessEnd::StoreSent(warp)) => {
                self.warps.touch(warp);
                self.state.warps[warp].state = WarpState::Running;
                record.set(Scalar::StoreDoneValid, 1);
                record.set(Scalar::StoreDoneWarp, warp as u64);
            }
            Some(AccessEnd::Faulted(warp, fault)) => {
                self.warps.touch(warp);
                self.state.warps[warp].state = WarpState::Running;
                self.timing[warp].due_interrupt = Some(DueInterrupt {
                    interrupt: fault.interrupt,
                    address: fault.address,
                });
            }
        }
    }

    /// Whether warp 0 is to take the external interrupt.
    #[inline]
    pub(super) fn external_interrupt_is_pending(&self) -> bool {
        self.console_waiting && self.state.warps[0].enabled
    }

    /// Wakes what waits for a stopped warp, and warp 0 for an external interrupt, by what held at the
    /// start of the cycle.
    fn wake(&mut self, any_stopped: bool, pending: bool) {
        for (warp, context) in self.state.warps.iter_mut().enumerate() {
            let interrupted = warp == 0 && pending;
            let was_stopped = self.warps.masks.stopped >> warp & 1 == 1;
            if (context.state == WarpState::WaitSpawn && (any_stopped || interrupted))
                || (was_stopped && interrupted)
            {
                context.state = WarpState::Running;
                self.warps.touch(warp);
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
                fetch_fault: head.fetch_fault,
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
        self.warps.refresh(&self.state, &self.timing);
        self.scheduler.choose(
            &self.warps.masks,
            clearing,
            self.starved,
            self.fetch_queue.is_full(),
        );
        self.state.stopped_warps = self.warps.masks.stopped;
        let pending = self.external_interrupt_is_pending();
        let fetch = self.scheduler.choice.map(|warp| self.translate_fetch(warp));
        let shape = self.state.shape();
        let outputs = &mut self.outputs;
        outputs.instruction_request_valid = fetch.is_some();
        if let Some((address, fetch_fault)) = fetch {
            self.scheduler.fetch_fault = fetch_fault;
            outputs.instruction_request_word =
                (address & (shape.ram_bytes - 1)) >> shape.word_bytes.trailing_zeros();
        }
        outputs.data_request_valid = self.load_store.request_valid();
        let commit_writes = self
            .commit
            .as_ref()
            .is_some_and(|stage| stage.gpr.is_some());
        outputs.data_response_ready =
            self.load_store.awaits_response() && !clearing && !commit_writes;
        let all_stopped = self.warps.masks.stopped == LaneMask::all(shape.warps as u32).0;
        outputs.done = !clearing && all_stopped && self.commit.is_none() && !pending;
    }

    /// The address at which the next instruction of a warp stands, and what its fetch raises. Of a
    /// page that is not there, or must not be executed, the virtual address.
    #[inline]
    fn translate_fetch(&self, warp: usize) -> (u64, Option<Interrupt>) {
        let context = &self.state.warps[warp];
        let tlb = self.state.tlb();
        let translated = if tlb.is_present() {
            tlb.translate(context.pc, Right::Execute, context.supervisor)
        } else {
            Ok(context.pc)
        };
        match translated {
            Ok(address) if address < self.state.shape().ram_bytes => (address, None),
            Ok(address) => (address, Some(Interrupt::BusError)),
            Err(interrupt) => (context.pc, Some(interrupt)),
        }
    }
}
