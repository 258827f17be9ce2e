//! Counts of a functional run: instructions, and how lanes diverged.
//!
//! Kept apart from the machine so that reports are not in one file with the machine's hot loop.

use isa::divergence::paired_path::parts;
use isa::{LaneMask, Opcode};

/// Counts since the machine was made. An instruction that an interrupt stopped, and a wspawn that
/// must wait, do not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statistics {
    lanes: u32,
    /// Instructions carried out, each counted once for its warp.
    pub warp_instructions: u64,
    /// Sum of the executing lanes over all instructions.
    pub thread_instructions: u64,
    /// Instructions by opcode code.
    pub opcode_counts: [u64; Opcode::COUNT],
    /// split and splitl instructions that parted the lanes.
    pub divergent_splits: u64,
    /// split and splitl instructions that changed mask or stack without parting the lanes.
    pub uniform_splits: u64,
    /// Jumps that parted the lanes.
    pub divergent_jumps: u64,
    /// How often lanes that waited at an address have met those that arrived there.
    pub merges: u64,
    /// How often lanes that waited at a smaller address have changed places with those that executed.
    pub exchanges: u64,
    /// The most groups of lanes that have waited in a context.
    pub deepest_stack: usize,
}

impl Statistics {
    /// Nothing counted yet.
    pub fn new(lanes: u32) -> Self {
        Statistics {
            lanes,
            warp_instructions: 0,
            thread_instructions: 0,
            opcode_counts: [0; Opcode::COUNT],
            divergent_splits: 0,
            uniform_splits: 0,
            divergent_jumps: 0,
            merges: 0,
            exchanges: 0,
            deepest_stack: 0,
        }
    }

    /// How often an opcode has been carried out.
    pub fn count(&self, opcode: Opcode) -> u64 {
        self.opcode_counts[usize::from(opcode.code())]
    }

    /// The opcodes that occurred, most frequent first.
    pub fn by_opcode(&self) -> Vec<(Opcode, u64)> {
        let mut counts: Vec<_> = Opcode::ALL.into_iter().map(|opcode| (opcode, self.count(opcode))).collect();
        counts.retain(|(_, count)| *count > 0);
        counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        counts
    }

    /// Executing lanes per lane that there was, 0 to 1: what share of the machine did work. 0 when
    /// nothing has run.
    pub fn activity_factor(&self) -> f64 {
        let available = self.warp_instructions as f64 * f64::from(self.lanes);
        if available == 0.0 {
            0.0
        } else {
            self.thread_instructions as f64 / available
        }
    }

    /// Adds what another core has counted.
    pub(crate) fn add_all(&mut self, other: &Statistics) {
        self.warp_instructions += other.warp_instructions;
        self.thread_instructions += other.thread_instructions;
        for (count, more) in self.opcode_counts.iter_mut().zip(other.opcode_counts) {
            *count += more;
        }
        self.divergent_splits += other.divergent_splits;
        self.uniform_splits += other.uniform_splits;
        self.divergent_jumps += other.divergent_jumps;
        self.merges += other.merges;
        self.exchanges += other.exchanges;
        self.deepest_stack = self.deepest_stack.max(other.deepest_stack);
    }

    /// Counts one instruction.
    #[inline(always)]
    pub(crate) fn add(&mut self, opcode: Opcode, executing: LaneMask) {
        self.add_opcode(opcode);
        self.thread_instructions += u64::from(executing.count());
    }

    /// Counts one instruction, but for its lanes.
    #[inline(always)]
    pub(crate) fn add_opcode(&mut self, opcode: Opcode) {
        self.opcode_counts[usize::from(opcode.code())] += 1;
    }

    /// Counts what an instruction that redirects did to mask and stack, if it can part lanes; it leaves so many groups
    /// of lanes waiting.
    pub(crate) fn add_parting(
        &mut self,
        opcode: Opcode,
        (before, after): (LaneMask, LaneMask),
        depth: impl FnOnce() -> usize,
    ) {
        let parted = !before.without(after).is_empty();
        match (opcode, parted) {
            (Opcode::Split | Opcode::Splitl, true) => self.divergent_splits += 1,
            (Opcode::Split | Opcode::Splitl, false) => self.uniform_splits += 1,
            (jump, true) if parts(jump) => self.divergent_jumps += 1,
            (_, _) => return,
        }
        self.deepest_stack = self.deepest_stack.max(depth());
    }
}
