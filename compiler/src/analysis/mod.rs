//! What is known of a program before lanes part: which block comes before which, loops, who calls whom, and which values are
//! the same in all lanes.

pub mod calls;
pub mod dominance;
pub mod flow;
pub mod loops;
pub mod uniformity;

pub use calls::CallGraph;
pub use dominance::Dominance;
pub use flow::Flow;
pub use loops::{Loop, LoopId, Loops};
pub use uniformity::{FunctionUniformity, Uniformity};
