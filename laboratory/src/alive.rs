//! What a cycle record shows of a warp whatever its mechanism: whose a context is, how much it keeps, which lanes are
//! alive.

use isa::divergence::multi_path::RegionField;
use isa::divergence::paired_path::PathField;
use isa::divergence::stack::StackField;
use isa::divergence::{owner, DivergenceField};
use isa::trace::WarpState;
use isa::{Context, CoreConfig, CycleRecord, DivergenceMechanism, LaneMask, PerContext, Slot, TraceLayout, Warp};

/// The slots of a context's fields in a record.
#[derive(Clone, Copy)]
struct ContextSlots {
    mask: usize,
    state: usize,
    /// What is kept of lanes that have parted; `None` when the mechanism keeps nothing.
    kept: Option<usize>,
}

/// Looks at the warps of a core, cycle by cycle.
pub(crate) struct Warps {
    config: CoreConfig,
    contexts: Vec<ContextSlots>,
    warps: usize,
    /// By context: the warp that it belonged to when the cycle before began.
    owners: Vec<Warp>,
    /// By warp: its lanes that are active, or wait for others. Known of the cycle before.
    alive: Vec<LaneMask>,
    /// The most that a warp has kept.
    pub(crate) deepest: u64,
    /// The most contexts that a warp has had at once.
    pub(crate) contexts_max: u32,
}

impl Warps {
    pub(crate) fn new(config: &CoreConfig) -> Self {
        let layout = TraceLayout::new(config);
        let slots = |context| ContextSlots {
            mask: layout.index(Slot::Context(PerContext::ActiveMask, context)),
            state: layout.index(Slot::Context(PerContext::State, context)),
            kept: kept_field(config.divergence).map(|field| layout.index(Slot::Divergence(field, context))),
        };
        Warps {
            config: *config,
            contexts: (0..config.contexts()).map(Context).map(slots).collect(),
            warps: config.arch.warps() as usize,
            owners: vec![Warp(0); config.contexts() as usize],
            alive: vec![LaneMask::EMPTY; config.arch.warps() as usize],
            deepest: 0,
            contexts_max: 0,
        }
    }

    /// The warp of a context's instruction that is in commit. It was in execute in the cycle before; if it has set the
    /// context free, the record does not say any more whose that was.
    pub(crate) fn owner_in_commit(&self, context: Context) -> Warp {
        self.owners[context.index()]
    }

    /// The warp whose registers a context uses.
    pub(crate) fn owner(&self, record: &CycleRecord, context: Context) -> Warp {
        owner(&self.config, record, context)
    }

    /// How much of lanes that have parted such a value of the mechanism's field says that there is.
    const fn kept(&self, value: u64) -> u64 {
        match self.config.divergence {
            DivergenceMechanism::Stack | DivergenceMechanism::Masks | DivergenceMechanism::PairedPath => value,
            // A bit for each entry of the table.
            DivergenceMechanism::MultiPath => value.count_ones() as u64,
        }
    }

    /// The lanes of a warp that were alive when the cycle before began.
    pub(crate) fn alive(&self, warp: Warp) -> LaneMask {
        self.alive[warp.index()]
    }

    /// Takes a cycle's record. Lanes are woken and put to sleep only where none has parted; where some have, those that
    /// have been seen are alive.
    pub(crate) fn see(&mut self, record: &CycleRecord) {
        let slots = record.slots();
        let mut active = vec![LaneMask::EMPTY; self.warps];
        let mut kept = vec![0; self.warps];
        let mut busy = vec![0; self.warps];
        for (number, context) in self.contexts.iter().enumerate() {
            let state = slots[context.state];
            let owner = self.owner(record, Context(number as u32));
            self.owners[number] = owner;
            if state == WarpState::Stopped as u64 {
                continue;
            }
            // A home without lanes still shows what its warp keeps.
            let is_busy = state != WarpState::Free as u64;
            let warp = owner.index();
            kept[warp] += context.kept.map_or(0, |kept| self.kept(slots[kept]));
            if is_busy {
                active[warp] = active[warp] | LaneMask(slots[context.mask]);
                busy[warp] += 1;
            }
        }
        for (warp, alive) in self.alive.iter_mut().enumerate() {
            *alive = match kept[warp] {
                0 => active[warp],
                _ => *alive | active[warp],
            };
            self.deepest = self.deepest.max(kept[warp]);
            self.contexts_max = self.contexts_max.max(busy[warp]);
        }
    }
}

/// The field of a context that says how much is kept of lanes that have parted.
const fn kept_field(mechanism: DivergenceMechanism) -> Option<DivergenceField> {
    match mechanism {
        DivergenceMechanism::Stack => Some(DivergenceField::Stack(StackField::Depth)),
        DivergenceMechanism::Masks => None,
        DivergenceMechanism::PairedPath => Some(DivergenceField::Path(PathField::Depth)),
        DivergenceMechanism::MultiPath => Some(DivergenceField::Region(RegionField::EntriesUsed)),
    }
}
