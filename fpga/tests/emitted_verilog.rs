//! The emitted Verilog of many configurations through Verilator, Icarus Verilog and yosys.

#[macro_use]
#[path = "../../testbenches/tests/common/extent.rs"]
mod extent;

use extent::Extent;
use fpga::{
    campaign_configurations, compile_with_icarus, elaborate, lint_with_verilator, map_memories,
    synthesise, Family, SynthesisReport, Workplace,
};
use isa::{CoreConfig, CoreOptions};

#[test]
fn verilator_and_icarus_have_nothing_to_say_about_any_configuration() {
    let check = |config: &CoreConfig| {
        let place = Workplace::new(config)?;
        lint_with_verilator(&place)?;
        compile_with_icarus(&place)
    };
    let configs = campaign_configurations();
    let complaints: Vec<_> = configs
        .iter()
        .filter_map(|config| Some(format!("{config:?}: {}", check(config).err()?)))
        .collect();
    assert!(
        complaints.is_empty(),
        "{} of {}:\n{}",
        complaints.len(),
        configs.len(),
        complaints.join("\n")
    );
}

/// One configuration in twelve, in full all.
fn configurations_for_yosys(extent: Extent) -> Vec<CoreConfig> {
    let step = if extent.is_full() { 1 } else { 12 };
    campaign_configurations()
        .into_iter()
        .step_by(step)
        .collect()
}

extents! {
    "10 minutes: yosys for all configurations":

    test yosys_elaborates_configurations_without_latch_or_loop(extent) {
        for config in configurations_for_yosys(extent) {
            elaborate(&Workplace::new(&config).unwrap()).unwrap_or_else(|error| panic!("{error}"));
        }
    }

    /// Register files, stacks and queues are instances of the modules `block_ram`, `block_ram_small` and `distributed_ram`,
    /// here with their sizes.
    test yosys_puts_every_memory_of_configurations_into_ram(extent) {
        for config in configurations_for_yosys(extent) {
            // What the trace shows of a memory is read from flip-flops, and never synthesised.
            let config = config.without_trace();
            let place = Workplace::new(&config).unwrap();
            let modules = map_memories(&place, Family::Ecp5).unwrap();
            let is_memory =
                |name: &str| name.starts_with("block_ram_") || name.starts_with("distributed_ram_");
            let memories: Vec<_> = modules.iter().filter(|(name, _)| is_memory(name)).collect();
            assert!(memories.len() >= 6, "{config:?}: {:?}", modules.keys());
            for (name, report) in memories {
                let (words, bits) = dimensions(name);
                let rams = report.block_rams() + report.distributed_rams();
                // An output register, and what keeps a write beside it; not a register a word.
                let in_ram = rams > 0 && report.registers() <= 4;
                // A handful of bits is cheaper in flip-flops.
                assert!(
                    in_ram || words * bits < 64,
                    "{config:?}: {name}: {:?}",
                    report.cells
                );
            }
        }
    }
}

/// Words and bits a word, from a memory module's name.
fn dimensions(name: &str) -> (u64, u64) {
    let numbers = name
        .rsplit('_')
        .next()
        .and_then(|last| last.split_once('x'));
    let (words, bits) = numbers.unwrap_or_else(|| panic!("{name} does not end in WORDSxBITS"));
    (words.parse().unwrap(), bits.parse().unwrap())
}

/// A report of the core with this ArchID and stack depth on ECP5. Latches and loops are errors there.
fn report(arch: &str, stack_depth: u32) -> SynthesisReport {
    let options = CoreOptions {
        arch: Some(arch.to_owned()),
        stack_depth: Some(stack_depth),
        ..CoreOptions::default()
    };
    let config = CoreConfig::from_options(&options).unwrap();
    synthesise(&Workplace::new(&config).unwrap(), Family::Ecp5).unwrap()
}

#[test]
fn yosys_finds_no_latch_and_no_loop_and_puts_files_and_stacks_into_ram() {
    let small = report("4w8/8/1/8", 16);
    // Two read ports, so two copies of the register file; two banks of stacks.
    assert!(small.block_rams() >= 4, "{:?}", small.cells);
    // 6,144 more register bits and 13,000 more stack bits: in RAM they cost no flip-flops but those for wider numbers.
    let large = report("4w32/8/1/8", 64);
    assert!(
        large.flip_flops() < small.flip_flops() + 100,
        "{:?} {:?}",
        small.cells,
        large.cells
    );
    // With 32 words each, they are not forced into block RAM; distributed RAM will do.
    let default = report("4w8/8/4/4", 16);
    let rams = default.block_rams() + default.distributed_rams();
    assert!(rams >= 10, "{:?}", default.cells);
}

#[test]
fn a_latch_would_be_found() {
    let mut command = tools::yosys().unwrap().command();
    let folder = Workplace::new(&CoreConfig::default()).unwrap();
    std::fs::write(
        folder.folder().join("latch.v"),
        "module latch(input a, input b, output reg q); always @(*) if (a) q = b; endmodule",
    )
    .unwrap();
    let script = "read_verilog latch.v; synth_ecp5 -top latch; tee -q -o cells.json stat -json";
    let done = command
        .current_dir(folder.folder())
        .args(["-q", "-p", script])
        .status()
        .unwrap();
    let cells = std::fs::read_to_string(folder.folder().join("cells.json")).unwrap_or_default();
    // Either yosys refuses to map it, or the cell is there under a latch's name, which `synthesise` looks for.
    assert!(
        !done.success() || cells.to_ascii_lowercase().contains("latch"),
        "{cells}"
    );
}
