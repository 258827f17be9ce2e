//! Devices of vendors whose own tools are not here: what yosys' synthesis for them makes of an accelerator, unplaced.

use std::collections::BTreeMap;

use hdl::soc::host::AcceleratorConfig;
use strum::VariantArray;
use tools::Version;

use crate::boards::TextFile;
use crate::error::CheckError;
use crate::synthesis::{design_cells, module_cells, names_by_size, SynthesisReport, SIZES};
use crate::workplace::{checks_folder, Workplace};

/// The oldest yosys whose figures the table has: 0.23 keeps some memories of UltraScale+ in flip-flops.
pub const VENDORS_YOSYS_MINIMUM: Version = Version::new(0, 70);

/// A family of devices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Vendor {
    /// Xilinx 7 series.
    Xilinx7,
    /// Xilinx UltraScale+.
    UltraScalePlus,
    /// Intel Cyclone V, of adaptive logic modules.
    IntelAlm,
}

/// Cells of an accelerator.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VendorReport {
    /// Look-up tables of any number of inputs, and those that add.
    pub luts: u64,
    /// Flip-flops.
    pub flip_flops: u64,
    /// Cells of distributed RAM.
    pub distributed_rams: u64,
    /// Cells of block RAM.
    pub block_rams: u64,
    /// DSP blocks.
    pub multipliers: u64,
}

/// A memory of an accelerator: a module of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VendorMemory {
    /// The module's name.
    pub name: String,
    /// The cells of RAM, or that it is in flip-flops.
    pub becomes: String,
    is_ram: bool,
}

impl VendorMemory {
    /// Whether it is in block or distributed RAM.
    pub fn is_ram(&self) -> bool {
        self.is_ram
    }
}

impl Vendor {
    /// The device in words.
    pub fn title(self) -> &'static str {
        match self {
            Vendor::Xilinx7 => "Xilinx 7 series",
            Vendor::UltraScalePlus => "Xilinx UltraScale+",
            Vendor::IntelAlm => "Intel Cyclone V",
        }
    }

    /// The command that synthesises for it, flattened.
    pub fn command(self) -> &'static str {
        match self {
            Vendor::Xilinx7 => "synth_xilinx -family xc7 -flatten",
            Vendor::UltraScalePlus => "synth_xilinx -family xcup -flatten",
            Vendor::IntelAlm => "synth_intel_alm -family cyclonev",
        }
    }

    /// Synthesis without flattening, up to where memories are mapped. For Intel the zeros that memories begin with are
    /// taken away: yosys has no way to give them to its distributed RAM, and makes flip-flops instead. It is for
    /// memories alone; a whole design without them is reduced to something else.
    fn memory_command(self) -> &'static str {
        match self {
            Vendor::Xilinx7 => "synth_xilinx -family xc7 -run begin:fine",
            Vendor::UltraScalePlus => "synth_xilinx -family xcup -run begin:fine",
            Vendor::IntelAlm => {
                "hierarchy -auto-top; proc; delete t:$meminit t:$meminit_v2; \
                 synth_intel_alm -family cyclonev -noflatten -run begin:map_ffs"
            }
        }
    }

    fn is_distributed(cell: &str) -> bool {
        cell.starts_with("RAM32") || cell.starts_with("RAM64") || cell == "MISTRAL_MLAB"
    }

    fn is_block(cell: &str) -> bool {
        cell.starts_with("RAMB") || cell == "MISTRAL_M10K"
    }

    fn is_lut(cell: &str) -> bool {
        let alm = cell.strip_prefix("MISTRAL_ALUT");
        let lut = cell.strip_prefix("LUT");
        let is_number = |rest: &str| rest.parse::<u32>().is_ok();
        alm.is_some_and(|rest| rest == "_ARITH" || is_number(rest)) || lut.is_some_and(is_number)
    }

    fn is_flip_flop(cell: &str) -> bool {
        matches!(cell, "FDRE" | "FDSE" | "FDCE" | "FDPE" | "MISTRAL_FF")
    }

    fn is_multiplier(cell: &str) -> bool {
        cell.starts_with("DSP48") || cell.starts_with("MISTRAL_MUL")
    }
}

/// What yosys makes of an accelerator for a vendor's device.
///
/// # Errors
/// What yosys found.
pub fn synthesise_for_vendor(config: &AcceleratorConfig, vendor: Vendor) -> Result<VendorReport, CheckError> {
    let (text, _) = statistics(config, vendor.command())?;
    let cells = design_cells(&text).unwrap_or_default();
    let report = SynthesisReport { cells };
    Ok(VendorReport {
        luts: report.count_if(Vendor::is_lut),
        flip_flops: report.count_if(Vendor::is_flip_flop),
        distributed_rams: report.count_if(Vendor::is_distributed),
        block_rams: report.count_if(Vendor::is_block),
        multipliers: report.count_if(Vendor::is_multiplier),
    })
}

/// Every memory of an accelerator, by its module's name, and what becomes of it: one of each shape.
///
/// # Errors
/// What yosys found.
pub fn vendor_memories(config: &AcceleratorConfig, vendor: Vendor) -> Result<Vec<VendorMemory>, CheckError> {
    let (text, sizes) = statistics(config, vendor.memory_command())?;
    let modules = module_cells(&text).unwrap_or_default();
    let names = names_by_size(&sizes);
    let modules = modules.into_iter().map(|(name, cells)| (names.get(&name).cloned().unwrap_or(name), cells));
    let is_memory = |name: &str| name.contains("_block_ram_") || name.contains("_distributed_ram_");
    let memories = modules.filter(|(name, _)| is_memory(name));
    Ok(memories.map(|(name, cells)| memory(name, &cells)).collect())
}

fn memory(name: String, cells: &BTreeMap<String, u64>) -> VendorMemory {
    let rams = cells.iter().filter(|(cell, _)| Vendor::is_distributed(cell) || Vendor::is_block(cell));
    let rams: Vec<String> = rams.map(|(cell, count)| format!("{count} {cell}")).collect();
    let is_ram = !rams.is_empty();
    let becomes = if is_ram { rams.join(", ") } else { "flip-flops".to_owned() };
    VendorMemory { name, becomes, is_ram }
}

/// The JSON of `stat` behind a command, and that of the design with its modules in the sizes in which they are used.
fn statistics(config: &AcceleratorConfig, command: &str) -> Result<(String, String), CheckError> {
    let design = format!("accelerator of {}", config.core.arch);
    let modules = hdl::soc::host::emit_accelerator(config);
    let modules = modules.map_err(CheckError::emission(&design))?;
    let files: Vec<_> = modules.into_iter().map(TextFile::from).collect();
    let place = Workplace::with_files(&checks_folder(), design, &files)?;
    let yosys = tools::yosys_from(VENDORS_YOSYS_MINIMUM)?;
    let script = format!(
        "read_verilog {files}; hierarchy -check -top {top}; proc; write_json {SIZES}; \
         {command} -top {top}; tee -q -o cells.json stat -json",
        files = place.file_list(),
        top = place.top()
    );
    place.run("yosys", yosys.command().args(["-q", "-p", &script]))?;
    Ok((place.read("cells.json")?, place.read(SIZES)?))
}
