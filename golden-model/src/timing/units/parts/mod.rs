//! Small parts with one purpose each.

pub(crate) mod starvation_guard;
