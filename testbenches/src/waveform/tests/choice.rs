//! What is chosen is in the waveform and in the layouts, and nothing else is.

use std::path::Path;

use isa::CoreConfig;

use super::super::layout::Layout;
use super::super::merge::Signals;
use super::super::{Choice, WaveformError};
use super::{merged_of, rtl_vcd, window};

const SOURCE: &str = "ldi %r1, #5\nhalt";

fn choice(scopes: &[&str], signals: &[&str]) -> Choice {
    let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    Choice::new(&owned(scopes), &owned(signals)).expect("a choice")
}

fn chosen(scopes: &[&str], signals: &[&str]) -> Result<(String, Signals), WaveformError> {
    let config = CoreConfig::default();
    let choice = choice(scopes, signals);
    merged_of(&config, SOURCE, window(), &rtl_vcd(), &choice).map(|(text, signals, _)| (text, signals))
}

/// The names of all signals in the file.
fn names(text: &str) -> Vec<&str> {
    let variables = text.lines().filter(|line| line.starts_with("$var"));
    variables.map(|line| line.split(' ').nth(4).expect("a name")).collect()
}

#[test]
fn scope_and_name_choose_on_both_sides_and_the_layouts_follow() {
    let (text, signals) = chosen(&[], &["execute_pc"]).expect("it is there");
    assert_eq!(names(&text), ["trace_execute_pc", "cycle", "mismatch", "execute_pc"]);
    let config = CoreConfig::default();
    let layout = Layout::of_core(&config, &signals);
    let surfer = layout.surfer(window());
    let expected = "variable_add lockstep.cycle\nvariable_add lockstep.mismatch\ndivider_add execute\n\
        variable_add TOP.core.trace_execute_pc\nvariable_add golden.execute_pc\nitem_unfocus\n";
    assert!(surfer.starts_with(expected), "{surfer}");
    let gtkwave = layout.gtkwave(Path::new("x.vcd"), window());
    assert!(!gtkwave.contains("-commit") && gtkwave.contains("-execute"), "{gtkwave}");
    // A change of what is not chosen is not in the file.
    assert!(!text.contains("\n1!\n"), "{text}");
    let (text, _) = chosen(&["golden"], &["execute_p?", "*.disassembly.commit"]).expect("there");
    assert_eq!(names(&text), ["cycle", "mismatch", "execute_pc", "commit"]);
    let (text, _) = chosen(&["core", "disassembly"], &[]).expect("there");
    let expected = [
        "clock",
        "trace_execute_pc",
        "cycle",
        "mismatch",
        "schedule",
        "fetch",
        "decode",
        "operands",
        "execute",
        "commit",
    ];
    assert_eq!(names(&text), expected);
}

#[test]
fn what_is_not_there_is_told_with_what_is_near() {
    let message = |scopes: &[&str], signals: &[&str]| match chosen(scopes, signals) {
        Err(error) => error.to_string(),
        Ok((text, _)) => panic!("{text}"),
    };
    let told = message(&["gloden"], &[]);
    assert!(told.starts_with("neither side has a scope `gloden`\n  near: golden, "), "{told}");
    let told = message(&[], &["execute_pk"]);
    let near = "no signal is called `execute_pk`\n  near: ";
    assert!(told.starts_with(near) && told.contains("golden.execute_pc"), "{told}");
    let told = message(&["TOP.core"], &["commit_*"]);
    let near = "no signal in these scopes is called `commit_*`\n  near: TOP.core.";
    assert!(told.starts_with(near), "{told}");
    let error = Choice::new(&[], &["execute[".to_owned()]).expect_err("a bracket is open");
    assert!(error.to_string().starts_with("`execute[` is no name of signals: "), "{error}");
}
