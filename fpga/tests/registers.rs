//! Registers of block RAMs and multipliers in netlists of deep cores.

use std::collections::BTreeMap;

use fpga::{board_netlist, core_netlist, Board, Family, RegistersTaken};
use isa::{CoreConfig, CoreOptions};

/// The instances of a kind of cell in the Verilog of a netlist, each with its parameters and pins.
fn instances<'a>(netlist: &'a str, kind: &str) -> Vec<BTreeMap<&'a str, &'a str>> {
    let begin = format!("  {kind} #(");
    let mut lines = netlist.lines();
    let mut instances = Vec::new();
    while lines.any(|line| line == begin) {
        let instance = lines.by_ref().take_while(|line| *line != "  );");
        let named = instance.filter_map(|line| line.trim().strip_prefix('.')?.split_once('('));
        instances.push(named.map(|(name, value)| (name, value.trim_end_matches(',').trim_end_matches(')'))).collect());
    }
    instances
}

/// One lane, with so many registers and so deep a stack that both are in block RAM, and a multiplier.
#[test]
fn a_deep_core_on_ecp5_has_registers_in_its_block_rams_and_multipliers() {
    let options = "arch = '4w32/2/1/2', pipeline = 'deep', multiplier = 'dsp', shifter = 'dsp', divider = 'none', \
                   barriers = 0, line_words = 1, stack_depth = 64";
    let config = CoreConfig::from_line(options).unwrap();
    let netlist = core_netlist(&config, Family::Ecp5).unwrap();
    let text = &netlist.foreign.last().expect("the netlist").text;

    let block_rams = instances(text, "DP16KD");
    let registered = block_rams.iter().filter(|ram| ram["REGMODE_B"] == "\"OUTREG\"").count() as u64;
    let multipliers = instances(text, "MULT18X18D");
    let RegistersTaken { block_ram_ports, block_ram_flip_flops, multiplier_flip_flops, .. } = netlist.registers;
    eprintln!("{:?} in {} block RAMs and {} multipliers", netlist.registers, block_rams.len(), multipliers.len());
    assert_eq!(block_ram_ports, registered);
    // Two words of a register file and two halves of a stack's top.
    assert!(block_ram_flip_flops > 64, "{block_ram_flip_flops}");
    for ram in block_rams.iter().filter(|ram| ram["REGMODE_B"] == "\"OUTREG\"") {
        assert_eq!((ram["OCEB"], ram["CLKB"]), ("1'h1", "clock"), "{ram:?}");
        // Words of 36 bits leave through the pins of both ports.
        assert!(ram["DATA_WIDTH_B"] != "32'd36" || ram["REGMODE_A"] == "\"OUTREG\"", "{ram:?}");
    }
    assert_eq!((multipliers.len(), multiplier_flip_flops), (3, 64));
    for multiplier in &multipliers {
        assert_eq!((multiplier["REG_INPUTA_CLK"], multiplier["REG_INPUTB_CLK"]), ("\"CLK0\"", "\"CLK0\""));
        assert_eq!((multiplier["CLK0"], multiplier["RST0"]), ("clock", "1'h0"));
    }
}

/// Netlists of the other families are what yosys makes of them.
#[test]
#[ignore = "2 minutes: synthesises the least core for five families"]
fn the_other_families_keep_their_flip_flops() {
    let options =
        "arch = '4w8/8/1/1', multiplier = 'none', divider = 'none', barriers = 0, line_words = 1, stack_depth = 2";
    let config = CoreConfig::from_line(options).unwrap();
    for family in [Family::Ice40Hx, Family::Ice40Up, Family::GowinGw1n, Family::GowinGw2a, Family::XilinxXc7] {
        let netlist = core_netlist(&config, family).unwrap_or_else(|error| panic!("{family:?}: {error}"));
        assert_eq!(netlist.registers, RegistersTaken::default(), "{family:?}");
    }
}

/// What boards' systems take with their registers in block RAMs and multipliers: the table of docs/fpga.md.
#[test]
#[ignore = "10 minutes: synthesises systems of four lanes"]
fn sizes() {
    println!("| board | core | LUT4 | flip-flops, before | after | in ports of block RAMs | in multipliers |");
    for (name, options) in [
        ("ulx3s-85f-fast", "arch = '4w8/8/4/16', pipeline = 'deep'"),
        ("ulx3s-85f-fast", "arch = '4w8/8/4/16'"),
        ("ulx3s-85f-fast", "arch = '4w8/8/4/4'"),
    ] {
        let board = Board::find(name).unwrap();
        let core = CoreOptions::from_line(options).unwrap().or(board.core.clone());
        let core = CoreConfig::from_options(&core).unwrap();
        let (netlist, _) = board_netlist(&board, &core, board.clock_hz, &[0; 4]).unwrap().expect("open tools");
        let text = &netlist.foreign.last().expect("the netlist").text;
        let count = |kind: &str| instances(text, kind).len() as u64;
        let RegistersTaken { block_ram_ports, block_ram_flip_flops, multipliers, multiplier_flip_flops } =
            netlist.registers;
        let after = count("TRELLIS_FF");
        let before = after + block_ram_flip_flops + multiplier_flip_flops;
        println!(
            "| {name} | `{options}` | {} | {before} | {after} | {block_ram_flip_flops} in {block_ram_ports} \
             ports of {} | {multiplier_flip_flops} in {multipliers} of {} |",
            count("LUT4"),
            count("DP16KD"),
            count("MULT18X18D"),
        );
        assert!(multipliers > 0 && after > 0, "{options}");
    }
}
