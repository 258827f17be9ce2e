//! Both units are sound in every format.

use isa::CoreConfig;

use super::{FloatDivider, FloatLane};
use crate::kit::emit;

const WORD_SIZES: [&str; 2] = ["4w8/8/1/1", "8w32/32/1/1"];

#[test]
fn they_are_described_soundly_for_every_word_size() {
    for arch in WORD_SIZES {
        let config = CoreConfig::for_arch(arch.parse().unwrap()).unwrap();
        emit(&FloatLane::new(&config)).unwrap();
        emit(&FloatDivider::new(&config)).unwrap();
    }
}
