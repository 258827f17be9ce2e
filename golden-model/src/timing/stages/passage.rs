//! What is between decode and execute: operands, and in a deep pipeline read and compute (docs/pipeline.md sections 8
//! and 28).
//!
//! There registers are read, and overridden by what is on its way, so that an instruction sees the registers as they are
//! after all older instructions of its warp. A deep pipeline has nothing on its way for what it reads, so it sees the
//! same. The model gets these values by reading in execute, after the write of commit; here instructions only pass, one
//! stage a cycle.

use isa::Pipeline;

use crate::timing::in_stage::InOperands;

/// The stages of the pipeline that has most of them.
const STAGES_MAX: u32 = stages(Pipeline::Deep);

const fn stages(pipeline: Pipeline) -> u32 {
    pipeline.read_stages() + 1 + pipeline.compute_stages()
}

/// The stages, in a ring. Reset: empty.
#[derive(Clone, Debug)]
pub(crate) struct Passage {
    /// One a stage; those behind the number of stages stay empty.
    places: [Option<InOperands>; STAGES_MAX as usize],
    stages: u32,
    compute_stages: u32,
    /// The place of what is in the last stage. What is in the stage before it is in the next place, and so on.
    last: u32,
}

impl Passage {
    pub(crate) fn new(pipeline: Pipeline) -> Self {
        Passage {
            places: [None; STAGES_MAX as usize],
            stages: stages(pipeline),
            compute_stages: pipeline.compute_stages(),
            last: 0,
        }
    }

    /// What is in operands.
    #[inline]
    pub(crate) fn operands(&self) -> Option<&InOperands> {
        let place = (self.last + self.compute_stages) % self.stages;
        self.places[place as usize].as_ref()
    }

    /// All move on by one stage, one enters the first of them. Gives what leaves the last one.
    #[inline]
    pub(crate) fn advance(&mut self, enters: Option<InOperands>) -> Option<InOperands> {
        let leaves = std::mem::replace(&mut self.places[self.last as usize], enters);
        self.last = (self.last + 1) % self.stages;
        leaves
    }
}
