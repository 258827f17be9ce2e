//! A core with a function unit is emitted in every shape, with the unit's own text behind it.

use isa::{CoreConfig, CustomCycles, CustomFunction, CustomUnit, CustomUnitSpec};

use crate::emission::{emit_modules, emit_verilog};
use crate::tests::core_of;

/// A unit of one function with so many operands, and that Verilog; `name` is the option's value, too.
fn unit(name: &str, operands: u32, verilog: &str) {
    let mut functions: [Option<CustomFunction>; isa::CUSTOM_FUNCTIONS] = Default::default();
    functions[5] = Some(CustomFunction { name: "own".to_owned(), operands, cycles: CustomCycles::Fixed(1) });
    let spec = CustomUnitSpec { name: name.to_owned(), verilog: verilog.to_owned(), stages: Some(1), functions };
    CustomUnit::register(name, spec, |_, _: [u64; 3]| 0).expect("a legal unit");
}

fn core_with(unit: &str, line: &str) -> CoreConfig {
    core_of(&format!("custom_unit = \"{unit}\", {line}"))
}

/// Rules: P29.1, P29.3.
#[test]
fn a_core_with_a_unit_is_emitted_in_every_shape() {
    for operands in 1..=3 {
        let name = format!("shaped{operands}");
        unit(&name, operands, "");
        for line in [
            "arch = \"4w8/8/1/1\", multiplier = \"none\", divider = \"none\"",
            "arch = \"4w8/8/4/4\", scoreboard = true, tlb_entries = 4",
            "arch = \"8w16/8/3/5\", tlb_entries = 3, fair_units = true, float = true",
            "arch = \"4w8/8/4/4\", divergence = \"multi-path\", split_contexts = 4, scoreboard = true",
            "arch = \"4w8/8/4/4\", divergence = \"paired-path\", scratchpad_bytes = 1024",
        ] {
            for trace in [false, true] {
                let verilog = emit_verilog(&core_with(&name, &format!("{line}, trace = {trace}")));
                let verilog = verilog.unwrap_or_else(|error| panic!("{line}: {error}"));
                assert!(verilog.contains(&format!("{name} #(.LANES(")), "{line}");
                assert_eq!(verilog.contains("registers_d"), operands == 3, "{line}");
                assert!(verilog.contains("OPCODE_CUSTOM5"), "{line}");
                assert!(!verilog.contains("OPCODE_CUSTOM4"), "{line}");
            }
        }
    }
}

#[test]
fn the_text_of_the_unit_is_the_end_and_its_names_are_its_own() {
    let text =
        "module fifo;\nendmodule\nmodule fifo_of_any_depth;\nendmodule\nmodule named (input clock);\nendmodule\n";
    unit("named", 1, text);
    let config = core_with("named", "arch = \"4w8/8/4/3\"");
    let verilog = emit_verilog(&config).expect("a sound description");
    let end = format!(
        "`default_nettype wire\n\n/* verilator lint_off UNUSEDSIGNAL */\n{text}/* verilator lint_on UNUSEDSIGNAL */\n"
    );
    assert!(verilog.ends_with(&end), "{}", &verilog[verilog.len() - 400..]);
    assert!(verilog.contains("    named #(.LANES(4), .WORD_BITS(32), .WARP_BITS(2)) custom_unit ("));
    let modules = emit_modules(&config).expect("a sound description");
    let names: Vec<&str> = modules.iter().map(|module| module.name.as_str()).collect();
    assert_eq!(names.last(), Some(&"named"));
    assert!(!names.contains(&"fifo_of_any_depth") && names.contains(&"fifo_of_any_depth_2"), "{names:?}");
}

#[test]
fn a_module_with_the_name_of_the_top_is_refused() {
    unit("topped", 1, "// A core.\nmodule harmonica_core; endmodule");
    let error = emit_verilog(&core_with("topped", "trace = false")).expect_err("two modules of one name").to_string();
    assert!(error.contains("the Verilog of topped has a module `harmonica_core`, too: call that otherwise"), "{error}");
}
