//! Opcodes in execute: in how many lanes, and what the mechanism of divergence keeps meanwhile.

use isa::divergence::multi_path::RegionField;
use isa::divergence::owner;
use isa::divergence::paired_path::PathField;
use isa::divergence::stack::StackField;
use isa::divergence::DivergenceField;
use isa::{CoreConfig, DivergenceMechanism, Interrupt, Opcode, Slot};

use crate::counts::Counts;
use crate::seen::{Executing, Seen};
use crate::table::Event;

/// Interrupts that come in the place of an instruction, whatever it is, when none was due.
const FAULTS: [u64; 4] = [
    Interrupt::PageMissing.number() as u64,
    Interrupt::PageRight.number() as u64,
    Interrupt::BusError.number() as u64,
    Interrupt::External.number() as u64,
];

/// Looks for opcodes that reach their own checks.
pub(super) struct OpcodeObserver {
    config: CoreConfig,
    /// By code: whether the core implements it.
    implemented: [bool; Opcode::COUNT],
}

impl OpcodeObserver {
    pub(super) fn new(config: &CoreConfig) -> Self {
        OpcodeObserver { config: *config, implemented: Opcode::ALL.map(|opcode| config.implements(opcode)) }
    }

    pub(super) fn see(&self, seen: &Seen, counts: &mut Counts) {
        let Some(executing) = &seen.now.executing else {
            return;
        };
        let Some(opcode) = executing.decoded else {
            return;
        };
        let is_replaced = executing.compared
            || executing.is_due
            || executing.active.is_empty()
            || executing.interrupt.is_some_and(|number| FAULTS.contains(&number));
        if is_replaced || !self.implemented[opcode as usize] {
            return;
        }
        let lanes = match executing.lanes.count() {
            0 => 0,
            _ if executing.lanes == executing.active => 3,
            1 => 1,
            _ => 2,
        };
        let mechanism = self.mechanism(executing, seen);
        counts.count(Event::of_opcode(opcode, lanes, mechanism));
    }

    /// The number of what the mechanism keeps, on its axis.
    fn mechanism(&self, executing: &Executing, seen: &Seen) -> usize {
        let (config, context) = (&self.config, executing.context);
        let room = u64::from(config.stack_depth);
        let level = |kept: u64| match kept {
            0 => 0,
            kept if kept >= room => 2,
            _ => 1,
        };
        let field = |field, context| seen.record.get(Slot::Divergence(field, context));
        match config.divergence {
            DivergenceMechanism::Stack => level(field(DivergenceField::Stack(StackField::Depth), context)),
            DivergenceMechanism::Masks => 3,
            DivergenceMechanism::PairedPath => {
                let of = |one| field(DivergenceField::Path(one), context);
                match of(PathField::Compares) {
                    0 => 7,
                    _ => 4 + level(of(PathField::Depth)),
                }
            }
            DivergenceMechanism::MultiPath => {
                let home = config.home_context(owner(config, seen.record, context));
                let of = |one| field(DivergenceField::Region(one), home);
                match of(RegionField::InHandler) {
                    0 => 8 + level(of(RegionField::EntriesUsed).count_ones().into()),
                    _ => 11,
                }
            }
        }
    }
}
