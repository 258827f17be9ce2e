//! A scalar operand: the value of the lowest executing lane (ISA section 5).
//!
//! One block for every scalar, so that the choice by one-hot and/or is made once and shared.

use isa::CoreConfig;

use crate::kit::prelude::*;

hardware! {
    /// The value of the lane given, one bit a lane; 0 when there is none. Combinational.
    #[derive(LogicBlock)]
    pub struct LaneSelect {
        /// From execute: the lane.
        pub lane: RSignal<In>,
        /// From execute: value of each lane.
        pub values: Vec<RSignal<In>>,
        /// To execute: its value.
        pub value: RSignal<Out>,
    }
}

impl LaneSelect {
    /// A choice of `width` bits among the configured lanes.
    pub fn new(config: &CoreConfig, width: u32) -> LaneSelect {
        let lanes = config.arch.lanes();
        LaneSelect {
            lane: RSignal::new(lanes),
            values: RSignal::several(lanes, width),
            value: RSignal::new(width),
        }
    }
}

impl Describe for LaneSelect {
    fn kernel(&self, k: &mut Kernel) {
        let values: Vec<Expr> = self.values.iter().map(RSignal::val).collect();
        k.drive(
            &self.value,
            one_hot_select(&self.lane.val().each_bit(), &values),
        );
    }
}
