//! The architectural state of a core: what is scheduled, and what owns registers.
//!
//! A [`Context`] is scheduled: it has a pc, active lanes, and runs or waits. A [`Warp`] owns registers, a mode and a
//! shadow set. Every warp has a home context of the same number; the mechanism of divergence may have more, which the
//! two index types keep apart. Register files are flat (`registers.rs`), so that the hot loops index once.

use isa::trace::WarpState;
use isa::{Address, Context, Interrupt, LaneMask, PerformanceCounter, Warp};
use typed_index_collections::{ti_vec, TiVec};

use super::divergence::Divergence;
use super::registers::Registers;
use super::{ClusterBarrier, ContextSet, Scratchpad, Shadow, Shape, SpawnTurns, StoppedByInterrupt, Tlb};
use crate::rule_events::Fired;

/// What is scheduled: where it goes on, with which lanes, and whether it can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ContextState {
    /// Functional machine: the next instruction. Timing model: the address that would be fetched next. A context that
    /// an interrupt stopped has the saved pc here. In one that is Free it means nothing. Reset: 0.
    pub pc: Address,
    /// Active lanes; none when stopped or Free. Reset: lane 0 of context 0.
    pub active_mask: LaneMask,
    /// Whether it runs, or what it waits for. Reset: context 0 runs, the other homes are stopped, the rest is Free.
    pub state: WarpState,
}

impl ContextState {
    /// It runs nothing, and belongs to no warp.
    pub const FREE: ContextState =
        ContextState { pc: Address(0), active_mask: LaneMask::EMPTY, state: WarpState::Free };
}

/// Whether a warp takes interrupts, and its privileges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WarpMode {
    /// Supervisor, else user. Reset: supervisor.
    pub supervisor: bool,
    /// Whether its interrupts are enabled. Reset: they are.
    pub interrupts_enabled: bool,
    /// The interrupt that stopped it: a double fault, or one without a kernel entry. `None` when none did, or it has
    /// been spawned again.
    pub stopped_by: Option<Interrupt>,
}

/// The architectural state of a core.
#[derive(Clone, Debug)]
pub struct State {
    pub(crate) shape: Shape,
    pub(crate) contexts: TiVec<Context, ContextState>,
    pub(crate) modes: TiVec<Warp, WarpMode>,
    pub(crate) divergence: Divergence,
    pub(super) registers: Registers,
    /// The lanes' addresses of the last load or store that executed.
    pub(super) addresses: Vec<Address>,
    /// The physical addresses of these lanes; meaningless without a TLB.
    pub(super) physical: Vec<Address>,
    /// Where interrupts are entered. Reset: there is no such place.
    pub(super) kernel_entry: Option<Address>,
    /// The shadow sets without registers.
    pub(super) shadows: TiVec<Warp, Shadow>,
    /// The contexts that wait at each barrier. Reset: none.
    pub(super) barriers: Vec<ContextSet>,
    /// How many each context at a barrier has said that it waits for, itself counted; of others it means nothing.
    pub(super) barrier_counts: TiVec<Context, u32>,
    /// The barriers between cores. Reset: no context waits.
    pub(super) cluster_barriers: Vec<ClusterBarrier>,
    /// Functional machine: there are no other cores to meet, so barriers between cores are open.
    pub(crate) meets_no_cores: bool,
    /// The core has been rung, and has not taken the external interrupt since. Reset: false.
    pub(crate) ring_waiting: bool,
    /// Whose turn it is to spawn. Reset: nobody's.
    pub(crate) spawn_turns: SpawnTurns,
    pub(crate) tlb: Tlb,
    /// What no reset touches.
    pub(crate) scratchpad: Scratchpad,
    /// What `hwid` gives as the core's number.
    pub(crate) core_number: u64,
    /// How many cores the cluster has; 0 of a core that is not one of several.
    pub(crate) core_count: u64,
    /// What `hwid` gives as the host's argument.
    pub(crate) start_argument: u64,
    /// What `hwid` gives of the performance counters.
    pub(crate) counts: Counts,
    /// Timing model: the contexts that were stopped at the start of the cycle, from which a spawn takes.
    pub(crate) stopped: ContextSet,
    /// Timing model: those that waited for a stopped one then.
    pub(crate) waiting_to_spawn: ContextSet,
    /// Timing model: those that awaited nothing from a unit then.
    pub(crate) quiet: ContextSet,
    /// Timing model: those with no access on its way then; without a scoreboard all of them.
    pub(crate) drained: ContextSet,
    /// Timing model: the instruction that executes was predicted to jump, so it does not have the turn to spawn.
    pub(crate) was_predicted: bool,
    /// Timing model: the mode of its warp while the instruction that executes was in decode.
    pub(crate) was_supervisor: bool,
    /// Timing model: an access was being translated or sent then; the TLB must not change under it.
    pub(crate) access_on_its_way: bool,
    /// Timing model: the rules that have fired.
    pub(crate) fired: Fired,
}

/// The value of each performance counter, modulo 2^n.
pub(crate) type Counts = [u64; PerformanceCounter::ALL.len()];

impl State {
    /// The state after reset (ISA section 9).
    pub fn new(shape: Shape) -> Self {
        let stopped = ContextState { pc: Address(0), active_mask: LaneMask::EMPTY, state: WarpState::Stopped };
        let mut contexts = ti_vec![stopped; shape.warps];
        contexts.resize(shape.contexts, ContextState::FREE);
        contexts[Context(0)].active_mask = LaneMask(1);
        contexts[Context(0)].state = WarpState::Running;
        let mode = WarpMode { supervisor: true, interrupts_enabled: true, stopped_by: None };
        State {
            shape,
            contexts,
            modes: ti_vec![mode; shape.warps],
            divergence: Divergence::new(&shape),
            registers: Registers::new(&shape),
            addresses: vec![Address(0); shape.lanes],
            physical: vec![Address(0); shape.lanes],
            kernel_entry: None,
            shadows: ti_vec![Shadow::RESET; shape.warps],
            barriers: vec![ContextSet::EMPTY; shape.features.barriers as usize],
            barrier_counts: ti_vec![0; shape.contexts],
            cluster_barriers: vec![ClusterBarrier::default(); shape.features.cluster_barriers as usize],
            meets_no_cores: false,
            ring_waiting: false,
            spawn_turns: SpawnTurns::new(shape.contexts),
            tlb: Tlb::new(shape.features.tlb_entries),
            scratchpad: Scratchpad::new(&shape),
            core_number: 0,
            core_count: 0,
            start_argument: 0,
            counts: Counts::default(),
            stopped: ContextSet::EMPTY,
            waiting_to_spawn: ContextSet::EMPTY,
            quiet: ContextSet::EMPTY,
            drained: ContextSet(u64::MAX),
            was_predicted: false,
            was_supervisor: true,
            access_on_its_way: false,
            fired: Fired::default(),
        }
    }

    /// The machine's sizes.
    pub const fn shape(&self) -> &Shape {
        &self.shape
    }

    /// The warp whose registers a context uses.
    #[inline(always)]
    pub fn warp_of(&self, context: Context) -> Warp {
        self.divergence.warp_of(context)
    }

    /// A context's pc, mask and state.
    pub fn context(&self, context: Context) -> &ContextState {
        &self.contexts[context]
    }

    /// A warp's mode.
    pub fn mode(&self, warp: Warp) -> &WarpMode {
        &self.modes[warp]
    }

    /// The divergence mechanism with its state.
    pub const fn divergence(&self) -> &Divergence {
        &self.divergence
    }

    /// What `hwid` gives as the core's number.
    pub const fn core_number(&self) -> u64 {
        self.core_number
    }

    /// The warps that an interrupt stopped instead of being entered.
    pub fn stopped_by_interrupts(&self) -> Vec<StoppedByInterrupt> {
        let of_warp = |(warp, mode): (Warp, &WarpMode)| {
            Some(StoppedByInterrupt {
                warp,
                interrupt: mode.stopped_by?,
                pc: self.contexts[self.divergence.home_context(warp)].pc,
            })
        };
        self.modes.iter_enumerated().filter_map(of_warp).collect()
    }

    /// The lanes' addresses of the load or store that executed last; those of other lanes mean nothing.
    pub fn addresses(&self) -> &[Address] {
        &self.addresses
    }

    /// Where interrupts are entered; `None` before the first skep.
    pub const fn kernel_entry(&self) -> Option<Address> {
        self.kernel_entry
    }

    /// A warp's shadow set, apart from the registers.
    pub fn shadow(&self, warp: Warp) -> &Shadow {
        &self.shadows[warp]
    }

    /// The contexts that wait at each barrier.
    pub fn barriers(&self) -> &[ContextSet] {
        &self.barriers
    }

    /// The barriers between cores.
    pub fn cluster_barriers(&self) -> &[ClusterBarrier] {
        &self.cluster_barriers
    }

    /// The address translation.
    pub const fn tlb(&self) -> &Tlb {
        &self.tlb
    }

    /// What the scratchpad holds.
    pub const fn scratchpad(&self) -> &Scratchpad {
        &self.scratchpad
    }

    /// Switches a warp's interrupts, as a test or a debugger does.
    pub fn set_interrupts_enabled(&mut self, warp: Warp, enabled: bool) {
        self.modes[warp].interrupts_enabled = enabled;
    }

    /// Sets a context's active mask, as a test or a debugger does.
    pub fn set_active_mask(&mut self, context: Context, lanes: LaneMask) {
        self.contexts[context].active_mask = lanes & self.shape.all_lanes;
    }

    /// The contexts in a state.
    pub(crate) fn contexts_in(&self, state: WarpState) -> ContextSet {
        let mut set = ContextSet::EMPTY;
        for (context, scheduled) in self.contexts.iter_enumerated() {
            set.set(context, scheduled.state == state);
        }
        set
    }

    /// Sets the active mask; a context without active lanes is stopped.
    pub(super) fn activate(&mut self, context: Context, lanes: LaneMask) {
        let context = &mut self.contexts[context];
        context.active_mask = lanes;
        if lanes.is_empty() {
            context.state = WarpState::Stopped;
        }
    }
}
