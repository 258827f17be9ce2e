//! The architectural state of a core: warps, registers, predicates, divergence stacks.
//!
//! Everything is flat, so that the hot loops index once. A register's lanes stand side by side; a
//! predicate register is one lane mask. Behind the last warp's registers stands one *staging*
//! register and one staging predicate: an instruction executed with deferred writes leaves its
//! result there, and [`State::commit_gpr`] or [`State::commit_predicate`] moves it later.

use isa::trace::{StackEntryKind, WarpState};
use isa::{Address, Gpr, Interrupt, Lane, LaneMask, PredicateRegister, Warp};

use super::{DoubleFault, Shadow, Shape, Tlb};

/// One entry of a divergence stack (ISA section 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StackEntry {
    /// What join does with it.
    pub kind: StackEntryKind,
    /// The lanes that go on when it is popped.
    pub mask: LaneMask,
    /// Where the lanes of `Else` and `ElseLoop` go on; for every kind the address of the
    /// instruction after the one that pushed it.
    pub pc: Address,
}

/// What a warp has apart from its registers and its stack's entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WarpContext {
    /// Functional machine: the next instruction. Timing model: the address that would be fetched
    /// next. Of a warp that an interrupt stopped: the saved pc. Reset: 0.
    pub pc: u64,
    /// Active lanes; 0 when stopped. Reset: lane 0 of warp 0.
    pub active_mask: u64,
    /// Whether it runs, or what it waits for. Reset: warp 0 runs.
    pub state: WarpState,
    /// What stopped it by a double fault; `None` when none did, or it has been spawned again.
    pub interrupt: Option<Interrupt>,
    /// Entries on its divergence stack. Reset: 0.
    pub depth: usize,
    /// Mode: supervisor, else user. Reset: supervisor.
    pub supervisor: bool,
    /// Whether its interrupts are enabled. Reset: they are.
    pub enabled: bool,
}

/// The architectural state of a core.
#[derive(Clone, Debug)]
pub struct State {
    pub(crate) shape: Shape,
    pub(crate) warps: Vec<WarpContext>,
    /// `[warp][register][lane]`, then the staging register's lanes.
    pub(crate) gprs: Vec<u64>,
    /// `[warp][register]`, one lane mask each, then the staging predicate.
    pub(crate) predicates: Vec<u64>,
    /// `[warp][entry]`, entry 0 at the bottom.
    stacks: Vec<StackEntry>,
    /// The lanes' addresses of the last load or store that executed.
    pub(crate) addresses: Vec<u64>,
    /// The same after translation; meaningless without a TLB.
    pub(crate) physical: Vec<u64>,
    /// Where interrupts are entered. Reset: 0.
    pub(crate) kernel_entry: u64,
    /// Per warp, the shadow set without registers.
    pub(crate) shadows: Vec<Shadow>,
    /// `[warp][register]` of the shadow set. Reset: 0.
    pub(crate) shadow_gprs: Vec<u64>,
    /// `[warp][register]` of the shadow set, 0 or 1. Reset: 0.
    pub(crate) shadow_predicates: Vec<u64>,
    /// The warps that wait at each barrier; bit i is warp i. Reset: none.
    pub(crate) barriers: Vec<u64>,
    pub(crate) tlb: Tlb,
    /// Timing model: the warps that were stopped at the start of the cycle, from which a spawn takes.
    pub(crate) stopped_warps: u64,
}

impl State {
    /// The state after reset (ISA section 9).
    pub fn new(shape: Shape) -> Self {
        let stopped = WarpContext {
            pc: 0,
            active_mask: 0,
            state: WarpState::Stopped,
            interrupt: None,
            depth: 0,
            supervisor: true,
            enabled: true,
        };
        let mut warps = vec![stopped; shape.warps];
        warps[0].active_mask = 1;
        warps[0].state = WarpState::Running;
        let empty = StackEntry {
            kind: StackEntryKind::Uniform,
            mask: LaneMask::EMPTY,
            pc: Address(0),
        };
        State {
            shape,
            warps,
            gprs: vec![0; (shape.warps * shape.gprs + 1) * shape.lanes],
            predicates: vec![0; shape.warps * shape.preds + 1],
            stacks: vec![empty; shape.warps * shape.stack_depth],
            addresses: vec![0; shape.lanes],
            physical: vec![0; shape.lanes],
            kernel_entry: 0,
            shadows: vec![Shadow::RESET; shape.warps],
            shadow_gprs: vec![0; shape.warps * shape.gprs],
            shadow_predicates: vec![0; shape.warps * shape.preds],
            barriers: vec![0; shape.features.barriers as usize],
            tlb: Tlb::new(shape.features.tlb_entries),
            stopped_warps: 0,
        }
    }

    /// The machine's sizes.
    pub const fn shape(&self) -> &Shape {
        &self.shape
    }

    /// A warp's pc, mask, state, interrupt, stack depth and mode.
    pub fn warp(&self, warp: Warp) -> &WarpContext {
        &self.warps[warp.index()]
    }

    /// A lane's general-purpose register.
    pub fn gpr(&self, warp: Warp, lane: Lane, register: Gpr) -> u64 {
        self.gpr_lanes(warp, register)[lane.index()]
    }

    /// All lanes of a warp's general-purpose register.
    pub fn gpr_lanes(&self, warp: Warp, register: Gpr) -> &[u64] {
        let start = self.gpr_base(warp.index()) + usize::from(register.0) * self.shape.lanes;
        &self.gprs[start..start + self.shape.lanes]
    }

    /// The lanes in which a warp's predicate register is true.
    pub fn predicate_lanes(&self, warp: Warp, register: PredicateRegister) -> LaneMask {
        LaneMask(self.predicates[warp.index() * self.shape.preds + usize::from(register.0)])
    }

    /// A lane's predicate register.
    pub fn predicate(&self, warp: Warp, lane: Lane, register: PredicateRegister) -> bool {
        self.predicate_lanes(warp, register).contains(lane)
    }

    /// A warp's divergence stack, bottom first.
    pub fn stack(&self, warp: Warp) -> &[StackEntry] {
        let base = warp.index() * self.shape.stack_depth;
        &self.stacks[base..base + self.warps[warp.index()].depth]
    }

    /// The warps that a double fault stopped.
    pub fn double_faults(&self) -> impl Iterator<Item = DoubleFault> + '_ {
        (0..).zip(&self.warps).filter_map(|(warp, context)| {
            Some(DoubleFault {
                warp: Warp(warp),
                interrupt: context.interrupt?,
                pc: Address(context.pc),
            })
        })
    }

    /// The lanes' addresses of the load or store that executed last; those of other lanes mean nothing.
    pub fn addresses(&self) -> &[u64] {
        &self.addresses
    }

    /// Where interrupts are entered.
    pub const fn kernel_entry(&self) -> u64 {
        self.kernel_entry
    }

    /// A warp's shadow set, apart from the registers.
    pub fn shadow(&self, warp: Warp) -> &Shadow {
        &self.shadows[warp.index()]
    }

    /// The general-purpose registers of a warp's shadow set.
    pub fn shadow_gprs(&self, warp: Warp) -> &[u64] {
        &self.shadow_gprs[warp.index() * self.shape.gprs..][..self.shape.gprs]
    }

    /// The predicate registers of a warp's shadow set, 0 or 1.
    pub fn shadow_predicates(&self, warp: Warp) -> &[u64] {
        &self.shadow_predicates[warp.index() * self.shape.preds..][..self.shape.preds]
    }

    /// The warps that wait at each barrier; bit i is warp i.
    pub fn barriers(&self) -> &[u64] {
        &self.barriers
    }

    /// The address translation.
    pub const fn tlb(&self) -> &Tlb {
        &self.tlb
    }

    /// Switches a warp's interrupts, as a test or a debugger does.
    pub fn set_interrupts_enabled(&mut self, warp: Warp, enabled: bool) {
        self.warps[warp.index()].enabled = enabled;
    }

    /// Sets a register, as a test or a debugger does.
    pub fn set_gpr(&mut self, warp: Warp, lane: Lane, register: Gpr, value: u64) {
        let index = self.gpr_base(warp.index()) + usize::from(register.0) * self.shape.lanes;
        self.gprs[index + lane.index()] = value & self.shape.word_mask;
    }

    /// Sets a predicate register in all lanes, as a test or a debugger does.
    pub fn set_predicate(&mut self, warp: Warp, register: PredicateRegister, lanes: LaneMask) {
        let index = warp.index() * self.shape.preds + usize::from(register.0);
        self.predicates[index] = lanes.0 & self.shape.all_lanes;
    }

    /// Sets a warp's active mask, as a test or a debugger does.
    pub fn set_active_mask(&mut self, warp: Warp, lanes: LaneMask) {
        self.warps[warp.index()].active_mask = lanes.0 & self.shape.all_lanes;
    }

    /// Index of a warp's register 0, lane 0.
    #[inline]
    pub(crate) fn gpr_base(&self, warp: usize) -> usize {
        warp * self.shape.gprs * self.shape.lanes
    }

    /// Index of the staging register's lane 0.
    #[inline]
    pub(crate) fn staging_gpr(&self) -> usize {
        self.gpr_base(self.shape.warps)
    }

    /// Index of the staging predicate.
    #[inline]
    pub(crate) fn staging_predicate(&self) -> usize {
        self.shape.warps * self.shape.preds
    }

    /// The result that a deferred instruction left, one value a lane.
    pub fn staged_gpr(&self) -> &[u64] {
        &self.gprs[self.staging_gpr()..]
    }

    /// The predicate that a deferred instruction left; lanes that it does not write mean nothing.
    pub fn staged_predicate(&self) -> LaneMask {
        LaneMask(self.predicates[self.staging_predicate()])
    }

    /// Moves the staged result into a register, in some lanes.
    pub fn commit_gpr(&mut self, warp: Warp, register: Gpr, lanes: LaneMask) {
        let to = self.gpr_base(warp.index()) + usize::from(register.0) * self.shape.lanes;
        let from = self.staging_gpr();
        for lane in lanes.iter() {
            self.gprs[to + lane.index()] = self.gprs[from + lane.index()];
        }
    }

    /// Moves the staged predicate into a predicate register, in some lanes.
    pub fn commit_predicate(&mut self, warp: Warp, register: PredicateRegister, lanes: LaneMask) {
        let staged = self.staged_predicate();
        let index = warp.index() * self.shape.preds + usize::from(register.0);
        let old = &mut self.predicates[index];
        *old = (*old & !lanes.0) | (staged.0 & lanes.0);
    }

    /// Writes one lane of a register with a value that has come from memory.
    pub(crate) fn write_gpr(&mut self, warp: usize, lane: usize, offset: usize, value: u64) {
        let base = self.gpr_base(warp);
        self.gprs[base + offset + lane] = value;
    }

    /// The top of a warp's stack.
    #[inline]
    pub(crate) fn stack_top(&self, warp: usize) -> Option<StackEntry> {
        let top = self.warps[warp].depth.checked_sub(1)?;
        Some(self.stacks[warp * self.shape.stack_depth + top])
    }

    /// The top of a warp's stack, to be changed.
    pub(crate) fn stack_top_mut(&mut self, warp: usize) -> Option<&mut StackEntry> {
        let top = self.warps[warp].depth.checked_sub(1)?;
        Some(&mut self.stacks[warp * self.shape.stack_depth + top])
    }

    /// Whether so many more entries fit on a warp's stack.
    pub(crate) fn stack_has_room(&self, warp: usize, entries: usize) -> bool {
        self.warps[warp].depth + entries <= self.shape.stack_depth
    }

    /// Pushes an entry; the caller has asked for room.
    pub(crate) fn push(&mut self, warp: usize, entry: StackEntry) {
        let depth = self.warps[warp].depth;
        self.stacks[warp * self.shape.stack_depth + depth] = entry;
        self.warps[warp].depth = depth + 1;
    }

    /// Pops the top entry, if there is one.
    pub(crate) fn pop(&mut self, warp: usize) -> Option<StackEntry> {
        let entry = self.stack_top(warp)?;
        self.warps[warp].depth -= 1;
        Some(entry)
    }

    /// Sets the active mask; a warp without active lanes is stopped.
    pub(crate) fn activate(&mut self, warp: usize, lanes: u64) {
        let context = &mut self.warps[warp];
        context.active_mask = lanes;
        if lanes == 0 {
            context.state = WarpState::Stopped;
        }
    }
}
