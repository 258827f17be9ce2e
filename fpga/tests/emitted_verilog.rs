//! The emitted Verilog of many configurations through Verilator, Icarus Verilog and yosys.

#[macro_use]
#[path = "../../testbenches/tests/common/extent.rs"]
mod extent;

use extent::Extent;
use fpga::{
    campaign_configurations, compile_with_icarus, elaborate, lint_with_verilator, map_memories, read_with_slang,
    synthesise, Family, SynthesisReport, Workplace,
};
use isa::CoreConfig;

/// One configuration in so many; in full all.
fn configurations(extent: Extent, step: usize) -> Vec<CoreConfig> {
    let step = if extent.is_full() { 1 } else { step };
    let all = campaign_configurations().into_iter();
    all.step_by(step).collect()
}

/// The configurations for yosys, which takes longer.
fn configurations_for_yosys(extent: Extent) -> Vec<CoreConfig> {
    configurations(extent, 48)
}

extents! {
    "15 minutes: all configurations":

    test verilator_and_icarus_have_nothing_to_say_about_configurations(extent) {
        let check = |config: &CoreConfig| {
            let place = Workplace::new(config)?;
            lint_with_verilator(&place)?;
            compile_with_icarus(&place)
        };
        let configs = configurations(extent, 24);
        let complaints: Vec<_> = configs
            .iter()
            .filter_map(|config| Some(format!("{config:?}: {}", check(config).err()?)))
            .collect();
        let (count, all) = (complaints.len(), configs.len());
        assert_eq!(count, 0, "{count} of {all}:\n{}", complaints.join("\n"));
    }

    /// The fourth reader, and the strictest about SystemVerilog's view of the text.
    test slang_has_nothing_to_say_about_configurations(extent) {
        for config in configurations(extent, 24) {
            read_with_slang(&Workplace::new(&config).unwrap()).unwrap_or_else(|error| panic!("{config:?}: {error}"));
        }
    }

    long test yosys_elaborates_configurations_without_latch_or_loop(extent) {
        for config in configurations_for_yosys(extent) {
            elaborate(&Workplace::new(&config).unwrap()).unwrap_or_else(|error| panic!("{error}"));
        }
    }

    /// Register files, stacks and queues are instances of the modules `block_ram`, `block_ram_small` and
    /// `distributed_ram`, here with their sizes.
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
                let is_small = words * bits < 64;
                assert!(in_ram || is_small, "{config:?}: {name}: {:?}", report.cells);
            }
        }
    }
}

extents! {
    "half a minute: all named cores":

    /// What `harmonica verilog --config NAME` emits: the cores above have trace ports, and what only they need must go
    /// with them.
    test verilator_has_nothing_to_say_about_named_cores_without_trace_ports(extent) {
        for (name, config, _) in CoreConfig::named() {
            if extent.is_full() || ["tiny", "multi"].contains(&name) {
                let place = Workplace::new(&config.without_trace()).unwrap();
                lint_with_verilator(&place).unwrap_or_else(|error| panic!("{name}: {error}"));
            }
        }
    }
}

/// Words and bits a word, from a memory module's name.
fn dimensions(name: &str) -> (u64, u64) {
    let last = name.rsplit('_').next();
    let numbers = last.and_then(|last| last.split_once('x'));
    let (words, bits) = numbers.unwrap_or_else(|| panic!("{name} does not end in WORDSxBITS"));
    (words.parse().unwrap(), bits.parse().unwrap())
}

/// A report of the core with this ArchID and stack depth on ECP5. Latches and loops are errors there.
fn report(arch: &str, stack_depth: u32) -> SynthesisReport {
    let line = format!("arch = '{arch}', stack_depth = {stack_depth}");
    let config = CoreConfig::from_line(&line).unwrap();
    synthesise(&Workplace::new(&config).unwrap(), Family::Ecp5).unwrap()
}

extents! {
    "half a minute: a core with larger files and stacks, too":

    test yosys_finds_no_latch_and_no_loop_and_puts_files_and_stacks_into_ram(extent) {
        let small = report("4w8/8/1/8", 16);
        // Two read ports, so two copies of the register file; two banks of stacks.
        assert!(small.block_rams() >= 4, "{:?}", small.cells);
        if !extent.is_full() {
            return;
        }
        // 6,144 more register bits and 13,000 more stack bits: in RAM they cost no flip-flops but those for wider numbers.
        let large = report("4w32/8/1/8", 64);
        let cells = [&small.cells, &large.cells];
        assert!(large.flip_flops() < small.flip_flops() + 100, "{cells:?}");
    }
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
    let done = command.current_dir(folder.folder()).args(["-q", "-p", script]).status().unwrap();
    let cells = std::fs::read_to_string(folder.folder().join("cells.json")).unwrap_or_default();
    // Either yosys refuses to map it, or the cell is there under a latch's name, which `synthesise` looks for.
    let has_latch = cells.to_ascii_lowercase().contains("latch");
    assert!(!done.success() || has_latch, "{cells}");
}
