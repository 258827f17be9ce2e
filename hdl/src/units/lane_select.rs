//! A scalar operand: the value of the lowest executing lane (ISA section 5).
//!
//! One block for every scalar, so that the choice by one-hot and/or is made once and shared.

use isa::CoreConfig;

use crate::kit::prelude::*;

hardware! {
    /// The value of the lowest lane among those given; 0 when there is none. Combinational.
    #[derive(LogicBlock)]
    pub struct LaneSelect {
        /// From execute: lanes to choose from.
        pub lanes: RSignal<In>,
        /// From execute: value of each lane.
        pub values: Vec<RSignal<In>>,
        /// To execute: only the lowest of the lanes.
        pub lowest_lane: RSignal<Out>,
        /// To execute: its value.
        pub value: RSignal<Out>,
    }
}

impl LaneSelect {
    /// A choice of `width` bits among the configured lanes.
    pub fn new(config: &CoreConfig, width: u32) -> LaneSelect {
        let lanes = config.arch.lanes();
        LaneSelect {
            lanes: RSignal::new(lanes),
            values: RSignal::several(lanes, width),
            lowest_lane: RSignal::new(lanes),
            value: RSignal::new(width),
        }
    }
}

impl Describe for LaneSelect {
    fn kernel(&self, k: &mut Kernel) {
        let lowest = k.lowest_set("lowest", &self.lanes);
        k.drive(&self.lowest_lane, &lowest);
        let values: Vec<Expr> = self.values.iter().map(RSignal::val).collect();
        k.drive(&self.value, one_hot_select(&lowest.each_bit(), &values));
    }
}
