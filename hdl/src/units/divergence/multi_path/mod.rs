//! Divergence by regions: the sides of a split run in contexts of their own, and a join waits for them (ISA part 8.6,
//! docs/pipeline.md part 9.13).
//!
//! The state of a context is its entry: the number of the innermost region of its lanes, and above it whether there is
//! one. The region is read between decode and operands; what that shows is the *view*, from which execute
//! starts. What another context of the warp has changed in the table since the instruction was in decode makes the view
//! stale: then the instruction comes again.
//!
//! Whose contexts are, and which are Free or held, is in the warp table, beside the states of the contexts.

use isa::divergence::multi_path::RegionField;
use isa::divergence::DivergenceField;
use isa::trace::Slot;
use isa::{Context, CoreConfig};

use self::contexts::FreeContexts;
use self::contexts::SplitContexts;
use self::handlers::Handlers;
use self::memory::RegionMemory;
use super::{DivergenceEffect, DivergenceOrder, DivergenceRead};
use crate::citations::{cite, rules_of};
use crate::index::{warp_index, warp_of};
use crate::kit::prelude::*;
use crate::stages::commit::Commit;
use crate::stages::compute::Compute;
use crate::stages::execute::ports::DivergenceSide;
use crate::stages::operands::Operands;
use crate::trace::TracePorts;
use crate::units::parts::clear_sequence::ClearSequence;

pub mod arrays;
pub mod contexts;
mod handlers;
mod memory;
mod rules;

/// Parts in which the deferred pc is compared: the block RAM is slow, so execute has to finish it.
const PC_PARTS: u32 = 4;

/// What the cycle record shows of a context's state.
const OF_STATE: [DivergenceField; 2] =
    [DivergenceField::Region(RegionField::EntryValid), DivergenceField::Region(RegionField::Entry)];

/// What it shows of contexts beside homes.
const OF_CONTEXTS: [DivergenceField; 3] = [
    DivergenceField::Region(RegionField::Owner),
    DivergenceField::Region(RegionField::HolderValid),
    DivergenceField::Region(RegionField::Holder),
];

/// What it shows of warps.
const OF_WARPS: [DivergenceField; 5] = [
    DivergenceField::Region(RegionField::EntriesUsed),
    DivergenceField::Region(RegionField::InHandler),
    DivergenceField::Region(RegionField::ShadowInHandler),
    DivergenceField::Region(RegionField::ShadowEntryValid),
    DivergenceField::Region(RegionField::ShadowEntry),
];

/// The fields that the warp table shows.
pub(super) fn fields_of_warp_table() -> Vec<DivergenceField> {
    OF_STATE.to_vec()
}

/// The fields that the mechanism's unit shows.
fn fields_of_unit(config: &CoreConfig) -> Vec<DivergenceField> {
    match config.split_contexts {
        0 => [OF_WARPS.as_slice(), &OF_CONTEXTS].concat(),
        _ => OF_WARPS.to_vec(),
    }
}

/// Bits of a context's state: the number of its entry, and above it whether it has one.
pub(super) fn state_bits(config: &CoreConfig) -> u32 {
    config.entry_bits() + 1
}

bundle! {
    /// What is known in operands of the context's region and its warp.
    pub struct RegionView / RegionViewRegister(config: &CoreConfig) {
        /// The context's entry, and above it whether there is one.
        entry: state_bits(config),
        /// Entries of the table that are used.
        used: config.stack_depth,
        /// The lowest entry that is not used.
        unused_entry: config.entry_bits(),
        /// All entries are used.
        is_full: 1,
        /// The warp is in a handler.
        in_handler: 1,
        /// The table has changed since the region was read, unless it does so in this cycle.
        is_stale: 1; if (config.split_contexts > 0),
        /// Lanes that were active when the region was opened.
        mask: config.arch.lanes(),
        /// The region around it, and above it whether there is one.
        parent: state_bits(config),
        /// It is of kind loop, and has a deferred side.
        may_be_own: 1,
        /// For each part of the deferred pc, whether it equals that of the address behind the instruction.
        pc_matches: PC_PARTS,
        /// Its lanes that have not reached the join.
        pending: config.arch.lanes(),
        /// It has a deferred side.
        has_deferred: 1,
        /// Lanes of that side.
        deferred_mask: config.arch.lanes(),
        /// Pc of that side.
        deferred_pc: config.arch.word_bits(),
    }
}

hardware! {
    /// Parts and joins the lanes of all warps by a table of regions a warp.
    pub struct RegionDivergence(config: &CoreConfig) {
        from clear: ClearSequence(config) { clearing, clear_warp = warp }
        from operands: Operands(config) if (!config.is_deep()) { next = issued.next }
        from compute: Compute(config) if (config.is_deep()) { next_in_compute = issued.next }
        from execute: DivergenceSide(config) { order: DivergenceOrder = divergence_order }
        from split_contexts: SplitContexts(config) { free_for: FreeContexts }
        from commit: Commit(config) { returned = copied.returns }

        /// From decode and warp table: whose region is read.
        pub read: DivergenceRead<In>(config),
        /// To execute: what comes of it.
        pub effect: DivergenceEffect<Out>(config),
        /// From commit: of this warp.
        pub returned_warp: In(warp_index(config)),
        /// To warp table: so the warp is in no handler any more.
        pub released: Out(1) if (config.split_contexts > 0),
        /// To the lock step: what is kept of the warps.
        pub trace: TracePorts = TracePorts::new(config, &[]).with_divergence_fields(config, &fields_of_unit(config)),
        /// The warp in operands.
        operands_warp: Register(warp_index(config)),
        /// State of the context in operands.
        state: Register(state_bits(config)),
        /// The table of the warp in operands has changed since the region was read.
        was_stale: Register(1) if (config.split_contexts > 0),
        /// What is known of the region of the context in execute.
        view: RegionViewRegister(config),
        memory: RegionMemory(config),
        handlers: Handlers(config),
        _config: CoreConfig = *config,
    }
}

/// Shows a context's entry in the cycle record.
pub(super) fn trace_state(k: &mut Kernel, trace: &TracePorts, context: Context, state: &Expr) {
    let entry_bits = state.width() - 1;
    let slot = |field| Slot::Divergence(DivergenceField::Region(field), context);
    trace.drive_slot(k, slot(RegionField::EntryValid), state.bit(entry_bits));
    trace.drive_slot(k, slot(RegionField::Entry), state.bits(0, entry_bits));
}

impl Describe for RegionDivergence {
    fn kernel(&self, k: &mut Kernel) {
        let (memory, read) = (&self.memory, &self.read);
        let entry_bits = self._config.entry_bits();
        k.comment(cite(&self._config, "decode: the region is asked for", "P9.13.5"));
        wire!(k, read_warp = warp_of(&read.context, &read.owner));
        k.drive(&memory.read_warp, &read_warp);
        k.drive(&memory.read_entry, read.state.val().bits(0, entry_bits));
        k.update(&self.operands_warp, &read_warp);
        k.update(&self.state, &read.state);
        self.look(k);
        let changes = self.obey(k);
        self.grow_stale(k, &read_warp, &changes);
        self.handle(k);
        self.traced(k);
    }
}

impl RegionDivergence {
    /// The address behind the instruction in the stage before execute.
    fn next(&self) -> Expr {
        match self.next.is_present() {
            true => self.next.val(),
            false => self.next_in_compute.val(),
        }
    }

    /// The warp in execute.
    fn warp(&self) -> Expr {
        warp_of(&self.order.context, &self.order.owner)
    }

    /// Operands: the region, whether it may be the splitl's own, and the entry that would be opened.
    fn look(&self, k: &mut Kernel) {
        let (view, memory) = (&self.view, &self.memory);
        let (frame, sides) = (&memory.frame, &memory.sides);
        k.comment("operands: what can be told of region and table");
        k.drive(&memory.operands_warp, &self.operands_warp);
        let used = memory.used.val();
        k.update(&view.entry, &self.state);
        k.update(&view.used, &used);
        k.update(&view.is_full, used.all());
        let width = view.unused_entry.width();
        let unused = match used.width() {
            1 => zeros(width),
            _ => k.lowest_position("unused_entry", !&used, width),
        };
        k.update(&view.unused_entry, unused);
        let in_handler = self.handlers.in_handler.val().each_bit();
        let in_handler = k.pick("in_handler", &in_handler, &self.operands_warp);
        k.update(&view.in_handler, in_handler);
        k.update(&view.mask, &frame.mask);
        k.update(&view.parent, &frame.parent);
        wire!(k, has_deferred = sides.deferred_mask.val().any());
        k.update(&view.may_be_own, frame.of_loop.val() & &has_deferred);
        k.update(&view.has_deferred, has_deferred);
        let (pc, next) = (sides.deferred_pc.val(), self.next());
        let part = pc.width() / PC_PARTS;
        let matches = (0..PC_PARTS).map(|place| {
            let next = next.bits(place * part, part);
            pc.bits(place * part, part).equals(next)
        });
        k.update(&view.pc_matches, pack(matches));
        k.update(&view.pending, &sides.pending);
        k.update(&view.deferred_mask, &sides.deferred_mask);
        k.update(&view.deferred_pc, &sides.deferred_pc);
    }

    /// What becomes stale in decode and in operands. What is of the same context is squashed.
    fn grow_stale(&self, k: &mut Kernel, read_warp: &Expr, changes: &Expr) {
        k.rules(rules_of(&self._config, "P9.13.5, P28.11"));
        k.comment("what the change of a table makes stale");
        let is_changed = |warp: &Expr| changes & warp.equals(self.warp());
        k.update(&self.was_stale, is_changed(read_warp));
        let operands_warp = self.operands_warp.val();
        k.update(&self.view.is_stale, self.was_stale.val() | is_changed(&operands_warp));
    }

    /// Interrupts and what ends them.
    fn handle(&self, k: &mut Kernel) {
        let (handlers, order) = (&self.handlers, &self.order);
        k.comment("handlers: P9.13.10, P9.13.11");
        k.drive(&handlers.warp, self.warp());
        k.drive(&handlers.enters, &order.enters);
        k.drive(&handlers.entry, &self.view.entry);
        k.drive(&handlers.returns, order.returns.val() & &self.view.in_handler);
        k.drive(&handlers.stops, &order.stops);
        k.drive(&handlers.returned, &self.returned);
        k.drive(&handlers.returned_warp, &self.returned_warp);
        k.drive(&self.released, &handlers.leaves);
        k.drive(&self.effect.in_handler, &self.view.in_handler);
        if !self.released.is_present() {
            k.ignore("no context waits for it", vec![handlers.leaves.val()]);
        }
    }

    fn traced(&self, k: &mut Kernel) {
        k.comment("trace: P17.16");
        let (config, handlers) = (&self._config, &self.handlers);
        for number in 0..config.contexts() {
            let drive = |k: &mut Kernel, field, value: Expr| {
                let slot = Slot::Divergence(DivergenceField::Region(field), Context(number));
                self.trace.drive_slot(k, slot, value);
            };
            let bit = |warps: &RSignal<Out>| match number < config.arch.warps() {
                true => warps.val().bit(number),
                false => low(),
            };
            let word = |words: &[RSignal<Out>], width: u32| {
                let word = words.get(number as usize);
                word.map_or_else(|| zeros(width), RSignal::val)
            };
            let used = word(&self.memory.shown, config.stack_depth);
            let used = replicate(used.width(), !self.clearing.val()) & used;
            drive(k, RegionField::EntriesUsed, used);
            let in_handler = bit(&handlers.in_handler);
            drive(k, RegionField::InHandler, in_handler.clone());
            let shadow_entry = word(&handlers.shown, config.entry_bits());
            drive(k, RegionField::ShadowEntry, shadow_entry);
            let was_in_handler = bit(&handlers.was_in_handler);
            drive(k, RegionField::ShadowInHandler, was_in_handler);
            let has_shadow_entry = bit(&handlers.has_shadow_entry);
            drive(k, RegionField::ShadowEntryValid, has_shadow_entry);
            if config.split_contexts == 0 {
                // Without others, the one context of a warp holds it as long as it is in a handler.
                let own = |width| constant(width, number.into());
                drive(k, RegionField::Owner, own(config.arch.warp_index_bits()));
                drive(k, RegionField::HolderValid, in_handler);
                drive(k, RegionField::Holder, own(config.context_index_bits()));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_described_soundly_with_and_without_split_contexts() {
        for (arch, split_contexts, stack_depth) in [
            ("4w8/8/1/1", 0, 1),
            ("4w8/8/1/1", 1, 2),
            ("4w8/8/4/4", 8, 16),
            ("4w8/8/3/5", 3, 7),
            ("8w32/32/33/8", 0, 64),
            ("4w8/8/64/1", 63, 33),
        ] {
            let config = crate::tests::core_of(&format!(
                "arch = \"{arch}\", \
                 divergence = \"multi-path\", split_contexts = {split_contexts}, stack_depth = {stack_depth}"
            ));
            for config in [config.without_trace(), config.with_trace()] {
                crate::kit::emit(&RegionDivergence::new(&config)).unwrap();
            }
        }
    }
}
