//! What is known of a program before lanes part: which block comes before which, loops, which function calls which, and
//! which values are the same in all lanes.

pub mod calls;
pub mod flow;
mod regions;
pub mod uniformity;

pub use calls::CallGraph;
pub use flow::{Dominance, Flow, Loop, LoopId, Loops};
pub use regions::{RegionNeeds, TooDeep};
pub use uniformity::{FunctionUniformity, Uniformity};
