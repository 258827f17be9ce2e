//! The core's options on the command line: a flag for each, and `--config` for every command that makes or runs a core.

use crate::common::{has, TestFolder};
use isa::{OptionKind, OPTIONS};

/// The commands with the flags.
const COMMANDS: [&str; 8] = ["verilog", "cosim", "shrink", "timeline", "run", "fpga", "load", "bench cpi"];

#[test]
fn every_option_is_a_flag_of_every_command_with_a_core() {
    let place = TestFolder::new();
    for command in COMMANDS {
        let help = place.expect(&format!("{command} --help"));
        assert!(help.contains("--config <NAME|FILE>"), "{command}");
        for row in OPTIONS {
            let flag = format!("--{}", row.key.replace('_', "-"));
            let is_shown = help.contains(&format!("{flag} <")) || help.contains(&format!("{flag}[="));
            assert!(is_shown || row.key == "trace", "{command}: {flag}");
            // The short help has the flags of the command itself.
            let short = place.expect(&format!("{command} -h"));
            assert!(row.kind == OptionKind::Arch || !short.contains(&format!("{flag} <")), "{command}");
        }
    }
}

#[test]
fn flags_come_before_the_configuration_and_that_before_the_program() {
    let place = TestFolder::new()
        .with("core.toml", "tlb_entries = 4\njump_prediction = true\n")
        .with("plain.s", "halt")
        .with("wants.s", "// config: tlb_entries = 2, float = true\nhalt");
    let heading = |flags: &str| {
        place.expect(&format!("verilog {flags} --single-file -o rtl"));
        let text = place.text("rtl/harmonica_core.v");
        let heading = text.lines().map_while(|line| line.strip_prefix("//"));
        heading.map(str::trim).collect::<Vec<_>>().join(" ")
    };
    let text = heading("--config core.toml");
    has(&text, "4 TLB entries");
    has(&text, "With jump prediction.");
    let text = heading("--config core.toml --tlb-entries 0x8 --jump-prediction=false --float");
    has(&text, "8 TLB entries");
    has(&text, "with floating point");
    assert!(!text.contains("jump prediction"), "{text}");
    let text = heading("--config cached --scoreboard=false --divergence masks --ram 32768");
    has(&text, "No divergence, only guards and votes. RAM of 32768 bytes");
    assert!(text.contains("jump prediction.") && !text.contains("scoreboard"), "{text}");
    // A named configuration is as it is, whatever the program wants.
    for flags in ["", "--config core.toml", "--config core.toml --tlb-entries 5"] {
        let told = place.run(&format!("timeline wants.s {flags} --data-cache-ways 2"));
        told.tells("data_cache_ways needs data_cache_bytes");
        place.ends(&format!("run wants.s {flags} --json"), 0);
    }
}

/// Adds two floats; without a floating-point unit that is interrupt 3, for which there is no handler.
const FLOATS: &str = "ldi %r0, #0; fadd %r1, %r0, %r0; halt";

#[test]
fn run_takes_a_configuration() {
    let place = TestFolder::new()
        .with("floats.s", FLOATS)
        .with("wants.s", format!("// config: float = true\n{FLOATS}"))
        .with("floats.toml", "float = true")
        .with("masks.toml", "divergence = \"masks\"\narch = \"4w8/8/2/1\"")
        .with("wild.toml", "flaot = true")
        .with("region.s", "@p0 ? split\njoin\nhalt");
    for (line, code) in [
        ("run floats.s", 0),
        ("run floats.s --float=false", 1),
        ("run floats.s --config default", 1),
        ("run floats.s --config default --float", 0),
        ("run floats.s --config harp64", 0),
        ("run floats.s --config floats.toml", 0),
        ("run wants.s --config masks.toml", 1),
        ("run floats.s --arch 2b8/8 --config floats.toml", 0),
    ] {
        place.ends(line, code);
    }
    place.refuse(
        r#"
        run region.s --config masks.toml => a core with divergence = "masks" has no split
        run region.s --config nobody => no configuration is called nobody
        run region.s --config wild.toml => wild.toml: 
        run region.s --config tiny --arch 4w8/8/2/2 => configuration tiny is 4w8/8/1/2, but --arch says 4w8/8/2/2
        run region.s --multiplier fast => it is one of dsp, serial, none
        run region.s --float=yes => it is one of true, false
        run region.s --tlb-entries many => write it as 4096 or 0x1000
        run region.s --tlb-entries 65 => 65 TLB entries are not possible
        run region.s --barriers 4294967296 => 4294967296
        cosim region.s --tlb-entries 65 => tlb_entries is 65, but must be in 0..=64: each is compared with every address
        cosim region.s --shifter dsp --multiplier serial => shifter = "dsp" needs multiplier = "dsp"
        "#,
    );
    let lanes = place.expect("run wants.s --config floats.toml --arch 4w8/8/2/1 --json");
    assert!(lanes.contains("\"outcome\":\"stopped\""), "{lanes}");
}
