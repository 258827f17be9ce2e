//! A defect changes the driver that it names, and nothing else.

use super::super::{emit, emit_with_defect, Defect};
use super::*;

/// The lines that the defect changes, each as it was and as it is.
fn changed_lines(defect: &Defect) -> Vec<(String, String)> {
    let block = Everything::new(2);
    let sound = emit(&block).expect("sound").verilog();
    let defective = emit_with_defect(&block, defect).expect("the defect finds its place");
    let defective = defective.verilog();
    let pairs = sound.lines().zip(defective.lines());
    let pairs = pairs.filter(|(before, after)| before != after);
    pairs.map(|(before, after)| (before.trim().to_owned(), after.trim().to_owned())).collect()
}

#[test]
fn a_wire_a_port_and_a_register_can_be_defective() {
    let taken = Defect::new("everything", "taken", |driver, signals| driver & signals.get("console_waiting"));
    let changed = changed_lines(&taken);
    assert_eq!(changed.len(), 1, "{changed:?}");
    assert_eq!(changed[0].1, "wire taken = fetched_valid & ~full & console_waiting;");
    let port = Defect::new("everything", "adders_1.operands_b", |driver, _| !driver);
    let changed = changed_lines(&port);
    assert_eq!(changed.len(), 1, "{changed:?}");
    assert!(changed[0].1.starts_with("assign adders_operands_b[1*8 +: 8] = ~("), "{changed:?}");
    let register = Defect::new("everything", "word", |driver, _| !driver);
    let changed = changed_lines(&register);
    assert_eq!(changed.len(), 1, "{changed:?}");
    assert_eq!(changed[0].1, "if (taken) word <= ~fetched_word;");
}

#[test]
fn a_signal_can_come_late() {
    let late = Defect::new("everything", "step", |driver, signals| signals.delayed(&driver) & driver);
    let text = emit_with_defect(&Everything::new(2), &late).expect("found");
    let text = text.verilog();
    assert!(text.contains("assign step = delayed_0 & taken & (place < 6'd40);"));
    assert!(text.contains("delayed_0 <= taken & (place < 6'd40);"));
}

#[test]
fn a_row_of_a_choice_can_be_defective() {
    let row = Defect::new("everything", "operation_result", |driver, _| !driver).in_row(2);
    let block = Everything::new(2);
    let text = emit_with_defect(&block, &row).expect("found").verilog();
    assert!(text.contains("3'd2: result = ~wide_adder_sum[15:8];"));
    assert!(text.contains("result = wide_adder_sum[7:0];"));
}

#[test]
fn a_defect_without_one_place_is_refused() {
    let block = Everything::new(2);
    let error_of = |defect: Defect| match emit_with_defect(&block, &defect) {
        Ok(design) => design.verilog(),
        Err(errors) => errors.to_string(),
    };
    let nowhere = error_of(Defect::new("everything", "absent", |driver, _| !driver));
    assert!(nowhere.contains("the module has no such driver"), "{nowhere}");
    let no_module = error_of(Defect::new("absent", "taken", |driver, _| !driver));
    assert!(no_module.contains("0 modules have it"), "{no_module}");
    let twice = error_of(Defect::new("adder", "wide_sum", |driver, _| !driver));
    assert!(twice.contains("2 modules have it"), "{twice}");
    let wider = error_of(Defect::new("everything", "taken", |_, _| zeros(2)));
    assert!(wider.contains("1 bits become 2"), "{wider}");
}
