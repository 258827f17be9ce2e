//! The unit is sound with every choice of parts.

use isa::{CoreConfig, CoreOptions, Divider, Multiplier};

use super::{is_present, ArithmeticUnit};
use crate::kit::emit;

#[test]
fn it_is_described_soundly_with_any_parts() {
    for arch in ["4w8/8/1/1", "4w6/3/5/7", "8w32/32/4/8"] {
        for (multiplier, shifter) in Multiplier::WITH_SHIFTERS {
            for divider in [Divider::Serial, Divider::None] {
                for float in [false, true] {
                    let options = CoreOptions {
                        arch: Some(arch.to_owned()),
                        multiplier: Some(multiplier),
                        shifter: Some(shifter),
                        divider: Some(divider),
                        float: Some(float),
                        ..CoreOptions::default()
                    };
                    let config = CoreConfig::from_options(&options).unwrap();
                    if is_present(&config) {
                        emit(&ArithmeticUnit::new(&config)).unwrap();
                    }
                }
            }
        }
    }
}
