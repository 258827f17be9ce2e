//! The emitted Verilog of many configurations through Verilator, Icarus Verilog and yosys.

use fpga::{
    campaign_configurations, compile_with_icarus, lint_with_verilator, synthesise, Family,
    Workplace,
};
use isa::CoreConfig;

#[test]
fn verilator_and_icarus_have_nothing_to_say_about_any_configuration() {
    let check = |config: &CoreConfig| {
        let place = Workplace::new(config)?;
        lint_with_verilator(&place)?;
        compile_with_icarus(&place)
    };
    let configs = campaign_configurations();
    let complaints: Vec<_> =
        configs.iter().filter_map(|config| Some(format!("{config:?}: {}", check(config).err()?))).collect();
    assert!(complaints.is_empty(), "{} of {}:\n{}", complaints.len(), configs.len(), complaints.join("\n"));
}

#[test]
fn yosys_finds_no_latch_and_no_loop_and_puts_files_and_stacks_into_ram() {
    let named = CoreConfig::named();
    for (name, config, _) in named
        .iter()
        .filter(|(name, ..)| ["tiny", "small", "default"].contains(name))
    {
        let report = synthesise(&Workplace::new(config).unwrap(), Family::Ecp5).unwrap();
        let lanes = u64::from(config.arch.lanes());
        // A lane's register file has two read ports, so two copies; then the stack's two banks.
        assert!(
            report.block_rams() >= 2 * lanes + 2,
            "{name}: {:?}",
            report.cells
        );
        // What does not go into RAM would show as flip-flops: the register files alone hold this many bits.
        let register_bits =
            lanes * u64::from(config.arch.warps() * config.arch.gprs() * config.arch.word_bits());
        let stack_bits =
            u64::from(config.arch.warps() * config.stack_depth * (config.arch.word_bits() + 2));
        assert!(
            report.flip_flops() < register_bits.max(stack_bits),
            "{name}: {:?}",
            report.cells
        );
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
