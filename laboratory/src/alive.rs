//! What a cycle record shows of a warp whatever its mechanism: whose a context is, how much it keeps, which lanes are alive.

use isa::divergence::paired_path::PathField;
use isa::divergence::stack::StackField;
use isa::divergence::DivergenceField;
use isa::trace::WarpState;
use isa::{
    Context, CoreConfig, CycleRecord, DivergenceMechanism, LaneMask, PerContext, Slot, TraceLayout,
    Warp,
};

/// Where the fields of a context stand in a record.
#[derive(Clone, Copy)]
struct ContextSlots {
    mask: usize,
    state: usize,
    /// How many groups of its lanes wait; `None` when the mechanism keeps nothing.
    depth: Option<usize>,
}

/// Looks at the warps of a core, cycle by cycle.
pub(crate) struct Warps {
    contexts: Vec<ContextSlots>,
    warps: usize,
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
            depth: depth_field(config.divergence)
                .map(|field| layout.index(Slot::Divergence(field, context))),
        };
        Warps {
            contexts: (0..config.contexts()).map(Context).map(slots).collect(),
            warps: config.arch.warps() as usize,
            alive: vec![LaneMask::EMPTY; config.arch.warps() as usize],
            deepest: 0,
            contexts_max: 0,
        }
    }

    /// The warp whose registers a context uses.
    pub(crate) fn owner(&self, _record: &CycleRecord, context: Context) -> Warp {
        Warp(context.0)
    }

    /// The lanes of a warp that were alive when the cycle before began.
    pub(crate) fn alive(&self, warp: Warp) -> LaneMask {
        self.alive[warp.index()]
    }

    /// Takes a cycle's record. Lanes are woken and put to sleep only where none has parted; where some have, those that have been
    /// seen are alive.
    pub(crate) fn see(&mut self, record: &CycleRecord) {
        let slots = record.slots();
        let mut active = vec![LaneMask::EMPTY; self.warps];
        let mut kept = vec![0; self.warps];
        let mut busy = vec![0; self.warps];
        for (number, context) in self.contexts.iter().enumerate() {
            if slots[context.state] == WarpState::Stopped as u64 {
                continue;
            }
            let warp = self.owner(record, Context(number as u32)).index();
            active[warp] = active[warp] | LaneMask(slots[context.mask]);
            kept[warp] += context.depth.map_or(0, |depth| slots[depth]);
            busy[warp] += 1;
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

/// The field of a context that says how many groups of lanes wait.
const fn depth_field(mechanism: DivergenceMechanism) -> Option<DivergenceField> {
    match mechanism {
        DivergenceMechanism::Stack => Some(DivergenceField::Stack(StackField::Depth)),
        DivergenceMechanism::Masks => None,
        DivergenceMechanism::PairedPath => Some(DivergenceField::Path(PathField::Depth)),
    }
}
