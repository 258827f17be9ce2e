//! yosys: latches, loops, and what the core costs.

use std::collections::BTreeMap;

use crate::error::CheckError;
use crate::workplace::Workplace;

/// An FPGA family that yosys can map to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Lattice ECP5: LUT4, distributed RAM, 18-kbit block RAM.
    Ecp5,
    /// Lattice iCE40: LUT4, 4-kbit block RAM, no distributed RAM.
    Ice40,
}

/// What yosys made of a core.
#[derive(Clone, Debug)]
pub struct SynthesisReport {
    /// Cells by type, the whole design.
    pub cells: BTreeMap<String, u64>,
}

impl SynthesisReport {
    /// Cells whose type is among these.
    pub fn count(&self, types: &[&str]) -> u64 {
        types.iter().filter_map(|name| self.cells.get(*name)).sum()
    }

    /// Four-input look-up tables, of either family, without those that serve as RAM.
    pub fn lut4(&self) -> u64 {
        self.count(&["LUT4", "SB_LUT4"])
    }

    /// Carry cells: CCU2C (two bits), SB_CARRY (one bit).
    pub fn carry(&self) -> u64 {
        self.count(&["CCU2C", "SB_CARRY"])
    }

    /// Flip-flops.
    pub fn flip_flops(&self) -> u64 {
        let is_flip_flop = |name: &str| name == "TRELLIS_FF" || name.starts_with("SB_DFF");
        self.cells
            .iter()
            .filter(|(name, _)| is_flip_flop(name))
            .map(|(_, count)| count)
            .sum()
    }

    /// Registers, of any width, that are not mapped to flip-flops yet.
    pub fn registers(&self) -> u64 {
        let is_register = |name: &str| name.starts_with('$') && name.contains("dff");
        self.cells
            .iter()
            .filter(|(name, _)| is_register(name))
            .map(|(_, count)| count)
            .sum()
    }

    /// Block RAMs.
    pub fn block_rams(&self) -> u64 {
        self.count(&["DP16KD", "PDPW16KD", "SB_RAM40_4K"])
    }

    /// Multipliers: DSP blocks of 18 x 18 bits.
    pub fn multipliers(&self) -> u64 {
        self.count(&["MULT18X18D", "SB_MAC16"])
    }

    /// Distributed RAMs of 16 x 4 bits.
    pub fn distributed_rams(&self) -> u64 {
        self.count(&["TRELLIS_DPR16X4"])
    }
}

/// Synthesises a core; latches and combinational loops are complaints.
///
/// # Errors
/// What yosys found.
pub fn synthesise(place: &Workplace, family: Family) -> Result<SynthesisReport, CheckError> {
    let text = statistics(place, family, "")?;
    let cells = design_cells(&text).ok_or_else(|| unreadable(&text))?;
    without_latches(place, SynthesisReport { cells })
}

/// Synthesises a core without flattening it, each kind of module once, up to where memories are mapped and look-up tables would follow: quick enough for
/// configurations by the dozen. Gives back the cells of each module itself, by its name; a memory that is in no RAM is a register a word there.
///
/// # Errors
/// What yosys found.
pub fn map_memories(
    place: &Workplace,
    family: Family,
) -> Result<BTreeMap<String, SynthesisReport>, CheckError> {
    let text = statistics(place, family, "-noflatten -run begin:map_gates")?;
    let modules = module_cells(&text).ok_or_else(|| unreadable(&text))?;
    modules
        .into_iter()
        .map(|(name, cells)| Ok((name, without_latches(place, SynthesisReport { cells })?)))
        .collect()
}

/// The JSON of `stat` after synthesis.
fn statistics(place: &Workplace, family: Family, flags: &str) -> Result<String, CheckError> {
    const TOOL: &str = "yosys";
    let files = place.file_list();
    let map = match family {
        // Without the wide multiplexers the core takes half the look-up tables, and is faster.
        Family::Ecp5 => "synth_ecp5 -nowidelut",
        Family::Ice40 => "synth_ice40",
    };
    // `check -assert` fails on combinational loops, undriven and multiply driven nets.
    let script = format!(
        "read_verilog {}; hierarchy -check -top {top}; proc; check -assert; {map} {flags} -top {top}; check -assert; \
         tee -q -o cells.json stat -json",
        files,
        top = hdl::TOP_MODULE
    );
    let mut command = tools::yosys()?.command();
    place.run(TOOL, command.args(["-q", "-p", &script]))?;
    let path = place.folder().join("cells.json");
    std::fs::read_to_string(&path).map_err(|source| CheckError::Io {
        what: format!("reading {}", path.display()),
        source,
    })
}

fn without_latches(
    place: &Workplace,
    report: SynthesisReport,
) -> Result<SynthesisReport, CheckError> {
    let latches = report.cells.keys().filter(|name| is_latch(name));
    let latches: Vec<_> = latches.cloned().collect();
    if latches.is_empty() {
        return Ok(report);
    }
    Err(place.complaint_of(
        "yosys",
        &format!("latches inferred: {}", latches.join(", ")),
    ))
}

fn unreadable(text: &str) -> CheckError {
    CheckError::Io {
        what: "reading yosys' statistics".to_owned(),
        source: std::io::Error::new(
            std::io::ErrorKind::InvalidData,
            text.chars().take(200).collect::<String>(),
        ),
    }
}

/// The quick part of synthesis, for configurations by the dozen: the whole design flattened before mapping has no latch, no
/// combinational loop, no undriven or doubly driven net, and keeps its memories as memories.
///
/// # Errors
/// What yosys found.
pub fn elaborate(place: &Workplace) -> Result<(), CheckError> {
    let script = format!(
        "read_verilog {}; hierarchy -check -top {top}; proc; flatten; opt_clean; check -assert; \
         select -assert-none t:$dlatch t:$adlatch t:$dlatchsr; memory_collect; \
         select -assert-min 6 t:$mem t:$mem_v2",
        place.file_list(),
        top = hdl::TOP_MODULE
    );
    let mut command = tools::yosys()?.command();
    place.run("yosys", command.args(["-q", "-p", &script]))?;
    Ok(())
}

fn is_latch(cell: &str) -> bool {
    cell.to_ascii_lowercase().contains("latch")
}

/// The cell counts of the whole design in the JSON of `stat`.
fn design_cells(text: &str) -> Option<BTreeMap<String, u64>> {
    cells(parse(text)?.get("design")?)
}

/// The cell counts of each module.
fn module_cells(text: &str) -> Option<BTreeMap<String, BTreeMap<String, u64>>> {
    let json = parse(text)?;
    let modules = json.get("modules")?.as_object()?;
    modules
        .iter()
        .map(|(name, module)| Some((name.trim_start_matches('\\').to_owned(), cells(module)?)))
        .collect()
}

fn parse(text: &str) -> Option<serde_json::Value> {
    // Some versions of yosys print the tree of a hierarchy, without quotes, in the middle of the JSON.
    let is_json = |line: &&str| line.trim_start().starts_with(['{', '}', '"']);
    let json: String = text
        .get(text.find('{')?..)?
        .lines()
        .filter(is_json)
        .collect();
    serde_json::from_str(&json).ok()
}

fn cells(statistics: &serde_json::Value) -> Option<BTreeMap<String, u64>> {
    let by_type = statistics.get("num_cells_by_type")?.as_object()?;
    by_type
        .iter()
        .map(|(name, count)| Some((name.clone(), count.as_u64()?)))
        .collect()
}
