//! The unit is sound with every choice of parts.

use isa::{CoreConfig, CoreOptions, Divider, Multiplier};

use super::operation::has_parts;
use super::{is_present, ArithmeticUnit};
use crate::emission::{emit_modules, emit_verilog};
use crate::kit::emit;

#[test]
fn it_is_described_soundly_with_any_parts() {
    for arch in ["4w8/8/1/1", "4w6/3/5/7", "8w32/32/4/8"] {
        for (multiplier, shifter) in Multiplier::WITH_SHIFTERS {
            for divider in [Divider::Serial, Divider::None] {
                for (float, fair_units) in [(false, false), (true, false), (false, true), (true, true)] {
                    let options = CoreOptions {
                        arch: Some(arch.to_owned()),
                        multiplier: Some(multiplier),
                        shifter: Some(shifter),
                        divider: Some(divider),
                        float: Some(float),
                        fair_units: Some(fair_units),
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

/// A core with a pipeline and a divider, or with the kinds of one part only.
fn core(multiplier: Multiplier, divider: Divider, fair_units: bool) -> CoreConfig {
    let options = CoreOptions {
        multiplier: Some(multiplier),
        divider: Some(divider),
        fair_units: Some(fair_units),
        ..CoreOptions::default()
    };
    CoreConfig::from_options(&options).unwrap()
}

/// Two queues and trackers with fair units, and of the others nothing.
///
/// Rules: P13.9.
#[test]
fn kinds_that_take_the_unit_alone_have_a_queue_of_their_own_when_asked_for() {
    for fair_units in [false, true] {
        let verilog = emit_verilog(&core(Multiplier::Dsp, Divider::Serial, fair_units)).unwrap();
        for name in ["module tracker_alone", "module tracker_pipelined", "alone_queue", "asks_alone", "copy_turn"] {
            assert_eq!(verilog.contains(name), fair_units, "{name}");
        }
    }
}

/// With kinds of one part only nothing can hold up anything of the other: the unit stays as it is.
///
/// Rules: P13.9.
#[test]
fn a_unit_with_one_part_is_the_same_with_fair_units() {
    for (multiplier, divider) in
        [(Multiplier::Dsp, Divider::None), (Multiplier::Serial, Divider::Serial), (Multiplier::None, Divider::Serial)]
    {
        let [without, with] = [false, true].map(|fair| core(multiplier, divider, fair));
        assert!(!has_parts(&with));
        let [without, with] = [without, with].map(|config| {
            let modules = emit_modules(&config).unwrap();
            let mut unit = modules.into_iter().filter(|m| m.name == "arithmetic_unit");
            unit.next().unwrap().text
        });
        assert!(without == with, "{multiplier:?} {divider:?}");
    }
}

/// At most one issues in a cycle, and the port goes to the one that takes the unit alone.
///
/// Rules: P13.10, P13.11.
#[test]
fn what_takes_the_unit_alone_comes_first() {
    let modules = emit_modules(&core(Multiplier::Dsp, Divider::Serial, true)).unwrap();
    let unit = modules.iter().find(|m| m.name == "arithmetic_unit");
    let text = &unit.unwrap().text;
    for line in [
        "wire issues_alone = alone_tracker_takes & ~alone_queue_empty;",
        "wire issues = tracker_takes & ~queue_empty & ~issues_alone;",
        "wire asks_alone = alone_tracker_write_valid | alone_tracker_refused;",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
}
