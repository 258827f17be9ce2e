//! The golden model: exact semantics under a cycle-exact timing model
