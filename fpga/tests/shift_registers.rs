//! The core between shift registers, whose speed `cargo xtask core-speed` measures.

use fpga::{compile_with_icarus, core_between_shift_registers, lint_with_verilator, synthesise, Family, Workplace};
use hdl::kit::{Port, PortDirection};
use isa::CoreConfig;

/// A port that is not connected, or to the wrong number of bits, would be a warning.
#[test]
fn verilator_and_icarus_have_nothing_to_say_about_the_shift_registers() {
    for (arch, trace) in [("4w8/8/1/2", false), ("4w8/8/4/4", true), ("8w16/16/3/5", false)] {
        let config = CoreConfig::from_line(&format!("arch = '{arch}', trace = {trace}")).unwrap();
        let place = core_between_shift_registers(&config).unwrap();
        lint_with_verilator(&place).unwrap_or_else(|error| panic!("{arch}: {error}"));
        compile_with_icarus(&place).unwrap_or_else(|error| panic!("{arch}: {error}"));
    }
}

#[test]
#[ignore = "half a minute: synthesises a core twice"]
fn nothing_of_the_core_is_optimised_away_between_shift_registers() {
    let options = "arch = '4w8/8/1/2', barriers = 0, multiplier = 'none', divider = 'none'";
    let config = CoreConfig::from_line(options).unwrap();
    let alone = synthesise(&Workplace::new(&config).unwrap(), Family::Ice40Hx).unwrap();
    let place = core_between_shift_registers(&config).unwrap();
    let between = synthesise(&place, Family::Ice40Hx).unwrap();
    assert_eq!(between.block_rams(), alone.block_rams());
    let ports = hdl::emit_modules(&config).unwrap()[0].ports.clone();
    let bits = |is_meant: fn(&&Port) -> bool| -> u32 { ports.iter().filter(is_meant).map(|port| port.width).sum() };
    let all = bits(|port| port.name != "clock");
    let outputs = bits(|port| port.direction == PortDirection::Out);
    // A register for each bit of a port, a counter of the outputs, one that says when to load, and the pin's.
    let around = all + (outputs.ilog2() + 1) + 2;
    assert_eq!(between.flip_flops(), alone.flip_flops() + u64::from(around));
}
