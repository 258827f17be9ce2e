//! yosys: latches, loops, and what the core costs.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

use hdl::TOP_MODULE;
use tools::Yosys;

use crate::boards::Design;
use crate::error::CheckError;
use crate::family::Family;
use crate::registers::{take_registers, RegistersTaken};
use crate::report::Netlist;
use crate::workplace::{Ended, Workplace};

/// What yosys made of a core, or of a part of it.
#[derive(Clone, Debug, Default)]
pub struct SynthesisReport {
    /// Cells by type.
    pub cells: BTreeMap<String, u64>,
}

impl SynthesisReport {
    /// Cells whose type is among these.
    pub fn count(&self, types: &[&str]) -> u64 {
        types.iter().filter_map(|name| self.cells.get(*name)).sum()
    }

    /// Cells of whose type this is true.
    pub(crate) fn count_if(&self, is_meant: impl Fn(&str) -> bool) -> u64 {
        let meant = self.cells.iter().filter(|(name, _)| is_meant(name));
        meant.map(|(_, count)| count).sum()
    }

    /// Look-up tables of at most four inputs, of Xilinx at most six, without those that serve as RAM.
    pub fn lut4(&self) -> u64 {
        self.count(&["LUT4", "SB_LUT4", "LUT1", "LUT2", "LUT3", "LUT5", "LUT6", "INV"])
    }

    /// Carry cells: CCU2C (two bits), SB_CARRY and ALU (one bit), CARRY4 (four bits).
    pub fn carry(&self) -> u64 {
        self.count(&["CCU2C", "SB_CARRY", "ALU", "CARRY4"])
    }

    /// Flip-flops.
    pub fn flip_flops(&self) -> u64 {
        let is_flip_flop = |name: &str| {
            name == "TRELLIS_FF"
                || name.starts_with("SB_DFF")
                || name.starts_with("DFF")
                || matches!(name, "FDRE" | "FDSE" | "FDCE" | "FDPE")
        };
        self.count_if(is_flip_flop)
    }

    /// Registers, of any width, that are not mapped to flip-flops yet.
    pub fn registers(&self) -> u64 {
        self.count_if(|name| name.starts_with('$') && name.contains("dff"))
    }

    /// Block RAMs.
    pub fn block_rams(&self) -> u64 {
        self.count(&[
            "DP16KD",
            "PDPW16KD",
            "SB_RAM40_4K",
            "SP",
            "SPX9",
            "SDPB",
            "SDPX9B",
            "DPB",
            "DPX9B",
            "pROM",
            "pROMX9",
            "RAMB18E1",
            "RAMB36E1",
        ])
    }

    /// Single-port RAMs of 256 kbit, which only iCE40 UltraPlus has.
    pub fn single_port_rams(&self) -> u64 {
        self.count(&["SB_SPRAM256KA"])
    }

    /// Multipliers: DSP blocks, mostly of 18 x 18 bits.
    pub fn multipliers(&self) -> u64 {
        self.count(&["MULT18X18D", "SB_MAC16", "MULT9X9", "MULT18X18", "MULT36X36", "DSP48E1"])
    }

    /// Distributed RAMs of 16 x 4 bits or less; of Xilinx four look-up tables each.
    pub fn distributed_rams(&self) -> u64 {
        self.count(&["TRELLIS_DPR16X4", "RAM16SDP1", "RAM16SDP2", "RAM16SDP4", "RAM32M", "RAM64M"])
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

/// Synthesises a core without flattening it, each kind of module once, up to where memories are mapped and look-up
/// tables would follow: quick enough for configurations by the dozen. Gives back the cells of each module itself, by
/// its name; a memory that is in no RAM is a register a word there.
///
/// # Errors
/// What yosys found.
pub fn map_memories(place: &Workplace, family: Family) -> Result<BTreeMap<String, SynthesisReport>, CheckError> {
    let text = statistics(place, family, "-noflatten -run begin:map_gates")?;
    let modules = module_cells(&text).ok_or_else(|| unreadable(&text))?;
    let names = names_by_size(&place.read(SIZES)?);
    let modules = modules.into_iter().map(|(name, cells)| {
        let name = names.get(&name).cloned().unwrap_or(name);
        Ok((name, without_latches(place, SynthesisReport { cells })?))
    });
    modules.collect()
}

/// The design with its modules in the sizes in which they are used, in the workplace's folder.
pub(crate) const SIZES: &str = "sizes.json";

/// Names for what yosys makes of memories' modules with parameters, which say the size: `block_ram_32x8` has 32 words
/// of 8 bits. `design` is the text of [`SIZES`].
pub(crate) fn names_by_size(design: &str) -> BTreeMap<String, String> {
    let design: serde_json::Value = serde_json::from_str(design).unwrap_or_default();
    let modules = design["modules"].as_object().into_iter().flatten();
    let named = modules.filter_map(|(name, module)| {
        let (_, base) = name.strip_prefix("$paramod")?.rsplit_once('\\')?;
        let bits = |port: &str| Some(module["ports"][port]["bits"].as_array()?.len());
        let (address, width) = (bits("write_address")?, bits("write_data")?);
        Some((name.clone(), format!("{base}_{}x{width}", 1u64 << address)))
    });
    named.collect()
}

/// The netlist that yosys writes, in the workplace's folder.
pub(crate) const NETLIST: &str = "netlist.json";
/// What yosys prints while it works on a design for an FPGA, in the workplace's folder.
pub(crate) const SYNTHESIS_LOG: &str = "yosys.log";

/// Whether yosys learns that a design has several equal cores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CoresInDesign {
    /// It has one, or none: the design is synthesised flattened.
    One,
    /// It has several: one of them is synthesised, and flattened with the rest when that is done. A core's outputs come
    /// from registers, so little is lost; four cores of eight lanes take two minutes in place of twenty.
    Several,
}

impl CoresInDesign {
    /// What there is to tell of a board's design.
    pub(crate) fn of(design: &Design) -> Self {
        match design.soc.several {
            None => CoresInDesign::One,
            Some(_) => CoresInDesign::Several,
        }
    }
}

/// How a design is synthesised for an FPGA.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Synthesis<'a> {
    /// The top module.
    pub top: &'a str,
    /// Whether it has several cores.
    pub cores: CoresInDesign,
    /// For which family.
    pub family: Family,
    /// By which command of yosys.
    pub command: &'a str,
}

/// Synthesises a design for an FPGA into [`NETLIST`], with registers in the cells that have some; latches, loops and
/// undriven nets are complaints. `None`: it was stopped.
///
/// # Errors
/// What yosys found.
pub(crate) fn synthesise_netlist(
    place: &Workplace,
    synthesis: Synthesis<'_>,
    yosys: &Yosys,
    stop: &AtomicBool,
    line: &dyn Fn(&str),
) -> Result<Option<Netlist>, CheckError> {
    const TOOL: &str = "yosys";
    let Synthesis { top, cores, family, command } = synthesis;
    // Not every command of synthesis names what it makes after what is near. Old versions of nextpnr do not know what
    // newer ones of yosys say of scopes.
    let (before, synthesis, after) = match cores {
        CoresInDesign::One => (String::new(), command.to_owned(), "autoname".to_owned()),
        CoresInDesign::Several => (
            format!("setattr -mod -set keep_hierarchy 1 {TOP_MODULE}; "),
            without_names(command),
            format!("setattr -mod -unset keep_hierarchy {TOP_MODULE}; flatten; opt_clean; blackbox =A:whitebox"),
        ),
    };
    let script = format!(
        "read_verilog {files}; {before}{synthesis} -top {top} -json {NETLIST}; {after}; check -assert; delete t:$scopeinfo; write_json {NETLIST}",
        files = place.file_list(),
    );
    let mut command = yosys.command();
    command.args(["-p", &script]);
    match place.run_logged(TOOL, &mut command, SYNTHESIS_LOG, stop, line)? {
        Ended::Stopped => return Ok(None),
        Ended::Failed => return Err(place.complaint_of_log(TOOL, &place.read(SYNTHESIS_LOG)?)),
        Ended::Well => {}
    }
    let (text, registers) = take_registers_of_netlist(place, top, family)?;
    let mut netlist = Netlist::read(&text, top).map_err(|why| unreadable_netlist(place, &why))?;
    netlist.registers = registers;
    without_latches(place, netlist.design().clone())?;
    Ok(Some(netlist))
}

/// Moves flip-flops of [`NETLIST`] into the cells of a family that have registers; gives back the netlist's text, and
/// what it moved.
///
/// # Errors
/// When the netlist is not what yosys writes.
pub(crate) fn take_registers_of_netlist(
    place: &Workplace,
    top: &str,
    family: Family,
) -> Result<(String, RegistersTaken), CheckError> {
    let text = place.read(NETLIST)?;
    let Some(cells) = family.registers() else {
        return Ok((text, RegistersTaken::default()));
    };
    match take_registers(&text, top, cells).map_err(|why| unreadable_netlist(place, &why))? {
        None => Ok((text, RegistersTaken::default())),
        Some((changed, taken)) => {
            place.write(NETLIST, &changed)?;
            Ok((changed, taken))
        }
    }
}

fn unreadable_netlist(place: &Workplace, why: &str) -> CheckError {
    place.complaint_of("yosys", &format!("{NETLIST}: {why}"))
}

/// The commands of synthesis up to the section `check`, with which yosys ends them for each family. That section names
/// cells after what is near: for a core of sixteen lanes this takes twenty minutes and more.
fn without_names(synthesis: &str) -> String {
    if synthesis.ends_with(':') {
        format!("{synthesis}check")
    } else {
        format!("{synthesis} -run begin:check")
    }
}

/// The JSON of `stat` after synthesis.
fn statistics(place: &Workplace, family: Family, flags: &str) -> Result<String, CheckError> {
    const TOOL: &str = "yosys";
    let files = place.file_list();
    let yosys = tools::yosys_from(family.yosys_minimum())?;
    let map = family.synthesis_command(yosys.version());
    // `check -assert` fails on combinational loops, undriven and multiply driven nets.
    let script = format!(
        "read_verilog {}; hierarchy -check -top {top}; proc; write_json {SIZES}; check -assert; {map} {flags} -top {top}; check -assert; \
         tee -q -o cells.json stat -json",
        files,
        top = place.top()
    );
    place.run(TOOL, yosys.command().args(["-q", "-p", &script]))?;
    place.read("cells.json")
}

fn without_latches(place: &Workplace, report: SynthesisReport) -> Result<SynthesisReport, CheckError> {
    let latches = report.cells.keys().filter(|name| is_latch(name));
    let latches: Vec<_> = latches.cloned().collect();
    if latches.is_empty() {
        return Ok(report);
    }
    Err(place.complaint_of("yosys", &format!("latches inferred: {}", latches.join(", "))))
}

fn unreadable(text: &str) -> CheckError {
    let beginning: String = text.chars().take(200).collect();
    CheckError::io("reading yosys' statistics")(std::io::Error::other(beginning))
}

/// The quick part of synthesis, for configurations by the dozen: the whole design flattened before mapping has no
/// latch, no combinational loop, no undriven or doubly driven net, and keeps its memories as memories.
///
/// # Errors
/// What yosys found.
pub fn elaborate(place: &Workplace) -> Result<(), CheckError> {
    elaborate_with(place, "")
}

/// Elaborates a design that has cells of Lattice's ECP5 in it.
///
/// # Errors
/// What yosys found.
pub fn elaborate_on_ecp5(place: &Workplace) -> Result<(), CheckError> {
    elaborate_with(place, "read_verilog -lib +/ecp5/cells_sim.v +/ecp5/cells_bb.v; ")
}

fn elaborate_with(place: &Workplace, libraries: &str) -> Result<(), CheckError> {
    let script = format!(
        "{libraries}read_verilog {}; hierarchy -check -top {top}; proc; flatten; opt_clean; check -assert; \
         select -assert-none t:$dlatch t:$adlatch t:$dlatchsr; memory_collect; \
         select -assert-min 6 t:$mem t:$mem_v2",
        place.file_list(),
        top = place.top()
    );
    let mut command = tools::yosys()?.command();
    place.run("yosys", command.args(["-q", "-p", &script]))?;
    Ok(())
}

fn is_latch(cell: &str) -> bool {
    cell.to_ascii_lowercase().contains("latch")
}

/// The cell counts of the whole design in the JSON of `stat`.
pub(crate) fn design_cells(text: &str) -> Option<BTreeMap<String, u64>> {
    cells(parse(text)?.get("design")?)
}

/// The cell counts of each module.
pub(crate) fn module_cells(text: &str) -> Option<BTreeMap<String, BTreeMap<String, u64>>> {
    let json = parse(text)?;
    let modules = json.get("modules")?.as_object()?;
    modules.iter().map(|(name, module)| Some((name.trim_start_matches('\\').to_owned(), cells(module)?))).collect()
}

fn parse(text: &str) -> Option<serde_json::Value> {
    // Some versions of yosys print the tree of a hierarchy, without quotes, in the middle of the JSON.
    let is_json = |line: &&str| line.trim_start().starts_with(['{', '}', '"']);
    let json: String = text.get(text.find('{')?..)?.lines().filter(is_json).collect();
    serde_json::from_str(&json).ok()
}

fn cells(statistics: &serde_json::Value) -> Option<BTreeMap<String, u64>> {
    let by_type = statistics.get("num_cells_by_type")?.as_object()?;
    by_type.iter().map(|(name, count)| Some((name.clone(), count.as_u64()?))).collect()
}
