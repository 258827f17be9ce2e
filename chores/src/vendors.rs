//! What vendors' devices, whose tools are not here, make of the accelerator, as yosys' synthesis for them says: the table in `docs/fpga.md`.
//!
//! Nothing is placed. A chore of its own, as `costs` is: it takes minutes, and its figures depend on yosys' version, which the table names.

use anyhow::{ensure, Result};
use fpga::{synthesise_for_vendor, vendor_memories, Vendor, VendorMemory};
use hdl::soc::host::{AcceleratorConfig, HostBus};
use isa::CoreConfig;
use strum::VariantArray;

use crate::document;

/// The accelerator of the default core, with a Wishbone master as wide as a word.
fn accelerator() -> AcceleratorConfig {
    AcceleratorConfig::new(CoreConfig::default(), HostBus::Wishbone)
}

/// Synthesises for every device, and writes the tables.
pub fn run() -> Result<()> {
    let config = accelerator();
    let yosys = tools::yosys_from(fpga::VENDORS_YOSYS_MINIMUM)?;
    let mut cells = format!(
        "`harmonica_accelerator` of {}; {}.\n\n| device | command | LUT | FF | distributed RAM | block RAM | DSP |\n|-|-|-|-|-|-|-|\n",
        config.core.arch,
        yosys.description()
    );
    let mut placed: Vec<Vec<VendorMemory>> = Vec::new();
    for &vendor in Vendor::VARIANTS {
        eprintln!("{}: memories", vendor.title());
        let memories = vendor_memories(&config, vendor)?;
        let in_flip_flops: Vec<_> = memories.iter().filter(|memory| !memory.is_ram()).collect();
        ensure!(
            in_flip_flops.is_empty() || vendor == Vendor::IntelAlm,
            "{}: in flip-flops: {in_flip_flops:?}",
            vendor.title()
        );
        placed.push(memories);
        eprintln!("{}: cells", vendor.title());
        let report = synthesise_for_vendor(&config, vendor)?;
        cells += &format!(
            "| {} | `{}` | {} | {} | {} | {} | {} |\n",
            vendor.title(),
            vendor.command(),
            report.luts,
            report.flip_flops,
            report.distributed_rams,
            report.block_rams,
            report.multipliers
        );
    }
    let table = cells + &memory_table(&placed);
    let command = "cargo xtask vendors";
    document::write_part("docs/fpga.md", "vendors", command, &table)
}

/// Every kind of memory, and what it becomes.
fn memory_table(placed: &[Vec<VendorMemory>]) -> String {
    let titles: Vec<_> = Vendor::VARIANTS
        .iter()
        .map(|vendor| vendor.title())
        .collect();
    let mut table = format!(
        "\nEvery memory, one of each shape:\n\n| memory | {} |\n|-|{}\n",
        titles.join(" | "),
        "-|".repeat(titles.len())
    );
    let first = placed.first().map_or(&[][..], Vec::as_slice);
    for (row, memory) in first.iter().enumerate() {
        let becomes = placed.iter().filter_map(|memories| memories.get(row));
        let becomes: Vec<_> = becomes.map(|memory| memory.becomes.as_str()).collect();
        table += &format!("| `{}` | {} |\n", memory.name, becomes.join(" | "));
    }
    table
}
