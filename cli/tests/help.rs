//! Every command explains itself, with an example that can be parsed.

mod common;

use common::{has, TestFolder};

const COMMANDS: [&str; 21] = [
    "verilog", "cosim", "fuzz", "campaign", "coverage", "shrink", "mutate", "lab", "run", "timeline", "cc", "asm",
    "link", "disasm", "arch", "bench", "fpga", "load", "selftest", "view", "opencl",
];

#[test]
fn every_command_has_help_with_an_example() {
    let place = TestFolder::new();
    for command in COMMANDS {
        let help = place.expect(&format!("{command} --help"));
        let usage = format!("Usage: harmonica {command}");
        assert!(help.contains(&usage), "{command}: {help}");
        let example = format!("harmonica {command} ");
        let shown = help.split("Usage:").next().unwrap_or("");
        assert!(shown.contains("Example"), "{command}: {help}");
        assert!(shown.contains(&example), "{command}: {help}");
        // Each example is on a line of its own.
        let lines = shown.lines().map(|line| line.matches("harmonica ").count());
        assert!(lines.max() <= Some(1), "{command}: {help}");
    }
}

#[test]
fn the_overview_names_every_command() {
    let place = TestFolder::new();
    let help = place.expect("--help");
    for command in COMMANDS {
        has(&help, &format!(" {command} "));
    }
    // One screen.
    assert!(help.lines().count() <= 24, "{help}");
    assert!(place.expect("--version").starts_with("harmonica "));
}
