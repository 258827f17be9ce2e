//! What vendors' devices, whose tools are not here, make of the accelerator, as yosys' synthesis for them says: the
//! table in `docs/fpga.md`.
//!
//! Nothing is placed. A chore of its own, as `costs` is: it takes minutes, and its figures depend on yosys' version,
//! which the table names.

use anyhow::{ensure, Result};
use fpga::{synthesise_for_vendor, vendor_memories, Vendor, VendorMemory};
use hdl::soc::host::{AcceleratorConfig, HostBus};
use isa::CoreConfig;
use strum::VariantArray;

use crate::document::{self, Table};

/// The accelerator of the default core, with a Wishbone master as wide as a word.
fn accelerator() -> AcceleratorConfig {
    AcceleratorConfig::new(CoreConfig::default(), HostBus::Wishbone)
}

/// Synthesises for every device, and writes the tables.
pub fn run() -> Result<()> {
    let config = accelerator();
    let yosys = tools::yosys_from(fpga::VENDORS_YOSYS_MINIMUM)?;
    let above = format!("`harmonica_accelerator` of {}; {}.\n\n", config.core.arch, yosys.description());
    let headings = "device | command | LUT | FF | distributed RAM | block RAM | DSP";
    let mut cells = Table::new(above, headings);
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
        cells.row(&[
            vendor.title().to_owned(),
            format!("`{}`", vendor.command()),
            report.luts.to_string(),
            report.flip_flops.to_string(),
            report.distributed_rams.to_string(),
            report.block_rams.to_string(),
            report.multipliers.to_string(),
        ]);
    }
    let tables = cells.into_text() + &memory_table(&placed);
    document::write_part("docs/fpga.md", "vendors", "cargo xtask vendors", &tables)
}

/// Every kind of memory, and what it becomes.
fn memory_table(placed: &[Vec<VendorMemory>]) -> String {
    let titles: Vec<_> = Vendor::VARIANTS.iter().map(|one| one.title()).collect();
    let headings = format!("memory | {}", titles.join(" | "));
    let mut table = Table::new("\nEvery memory, one of each shape:\n\n", &headings);
    let first = placed.first().map_or(&[][..], Vec::as_slice);
    for (row, memory) in first.iter().enumerate() {
        let mut cells = vec![format!("`{}`", memory.name)];
        let on_all = placed.iter().filter_map(|memories| memories.get(row));
        cells.extend(on_all.map(|memory| memory.becomes.clone()));
        table.row(&cells);
    }
    table.into_text()
}
