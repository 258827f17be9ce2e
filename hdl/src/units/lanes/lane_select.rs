//! A scalar operand: the value of the lowest executing lane (ISA section 5).
//!
//! One block for every scalar, so that the choice by one-hot and/or is made once and shared.

use isa::CoreConfig;

use crate::kit::prelude::*;

hardware! {
    /// The value of the lane given, one bit a lane; 0 when there is none. Combinational.
    pub struct LaneSelect(config: &CoreConfig, width: u32) {
        let lanes = config.arch.lanes();

        /// From execute: the lane.
        pub lane: In(lanes),
        /// From execute: value of each lane.
        pub values: [In(width); lanes],
        /// To execute: its value.
        pub value: Out(width),
    }
}

impl Describe for LaneSelect {
    fn kernel(&self, k: &mut Kernel) {
        let values: Vec<Expr> = self.values.iter().map(RSignal::val).collect();
        k.drive(&self.value, one_hot_select(&self.lane.val().each_bit(), &values));
    }
}
