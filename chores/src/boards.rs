//! What fits on which board and how fast it is: the table in `docs/fpga.md`.
//!
//! A row takes minutes. Finished rows are kept below `target/boards` by a hash of everything that they depend on, so
//! that the chore can be interrupted and goes on where it was, and does nothing for rows that have not changed.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{ensure, Context, Result};
use fpga::{built_netlist, Board, Design, FlowError, FlowEvent, FlowOptions, Report, ResourceKind, Toolchain};
use isa::{CoreConfig, CoreOptions};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use testbenches::bridge::Optimisation;
use testbenches::soc::netlist_prints;

use crate::document::{self, mark, Table, BAD, GOOD};
use crate::stop::stop_on_signal;

/// The page with the table, and the command that writes it.
const PAGE: &str = "docs/fpga.md";
const COMMAND: &str = "cargo xtask boards";

/// Builds the rows of the named board and core, or of all, and writes the table. Rows that are not named stay as they
/// are, if the cache has none of today's core.
pub fn run(board: Option<&str>, arch: Option<&str>) -> Result<()> {
    let cache = Cache::open()?;
    let stop = stop_on_signal()?;
    let mut finished = Vec::new();
    for row in rows() {
        let planned = Planned::new(row)?;
        let wanted = board.is_none_or(|board| board == planned.board.name)
            && arch.is_none_or(|arch| arch == planned.core.arch.to_string());
        let key = planned.key()?;
        let result = match cache.get(&key)? {
            Some(result) => Some(result),
            None if wanted => {
                eprintln!("{} {}", planned.board.name, planned.core.arch);
                let result = build(&planned, &cache.folder(&key), &stop)?;
                if let Some(result) = &result {
                    cache.put(&key, result)?;
                }
                result
            }
            None => None,
        };
        let result = match result {
            Some(result) if wanted && result.runs_hello.is_none() => {
                let folder = cache.folder(&key);
                let result = RowResult { runs_hello: says_hello(&planned, &result, &folder)?, ..result };
                cache.put(&key, &result)?;
                Some(result)
            }
            other => other,
        };
        ensure!(!stop.load(Ordering::Relaxed), "stopped");
        finished.push((planned, result));
    }
    let kept = document::part(PAGE, "boards", COMMAND)?;
    let part = table(&finished, &kept);
    document::write_part(PAGE, "boards", COMMAND, &part)
}

// The rows: boards and the cores on them.

/// A row to be: a board, and what is not as the board's description has it.
#[derive(Clone, Debug)]
pub struct Row {
    pub board: &'static str,
    /// Options of the core as in a program's `// config:` line; empty: the board's own.
    pub options: &'static str,
    /// Frequency of the core, in MHz, if not the board's.
    pub clock_mhz: Option<u32>,
    /// The best of how many placements.
    pub seeds: u32,
}

/// Stores of groups of lanes, without which the placement of eight lanes is slower and larger.
const EIGHT_LANES: &str = "arch = \"4w8/8/8/8\", store_lanes = 4";
/// Stores of groups of four lanes for sixteen lanes, the most that are routed.
const SIXTEEN_LANES: &str = "arch = \"4w8/8/16/16\", store_lanes = 4";

const fn row(board: &'static str, options: &'static str) -> Row {
    Row { board, options, clock_mhz: None, seeds: 2 }
}

/// All rows, in the table's order.
pub fn rows() -> Vec<Row> {
    let at = |clock_mhz, row| Row { clock_mhz: Some(clock_mhz), ..row };
    let once = |row| Row { seeds: 1, ..row };
    vec![
        row("icebreaker", ""),
        row("ice40-hx8k", ""),
        row("ice40-hx8k", "arch = \"4w8/8/1/1\""),
        row("ice40-hx8k", "arch = \"4w8/8/4/4\""),
        row("tang-nano-9k", ""),
        row("tang-nano-20k", ""),
        row("ulx3s-12f", ""),
        row("ulx3s-25f", ""),
        row("ulx3s-85f", ""),
        once(row("ulx3s-85f-fast", "")),
        once(at(70, row("ulx3s-85f-fast", "arch = \"4w8/8/4/4\""))),
        once(at(60, row("ulx3s-85f-fast", EIGHT_LANES))),
        once(at(45, row("ulx3s-85f-fast", SIXTEEN_LANES))),
        once(row("arty-a7", "")),
        once(row("arty-a7", EIGHT_LANES)),
        row("generic", ""),
    ]
}

/// A row with everything that its result depends on.
pub struct Planned {
    pub board: Board,
    pub core: CoreConfig,
    pub clock_hz: u32,
    pub seeds: u32,
    pub image: Vec<u8>,
}

impl Planned {
    /// Reads board, options and program.
    pub fn new(row: Row) -> Result<Planned> {
        let board = Board::find(row.board).with_context(|| format!("no board {}", row.board))?;
        let options = CoreOptions::from_line(row.options)?.or(board.core.clone());
        let core = CoreConfig::from_options(&options)?;
        Ok(Planned {
            clock_hz: row.clock_mhz.map_or(board.clock_hz, |mhz| mhz * 1_000_000),
            image: hello(&core)?,
            board,
            core,
            seeds: row.seeds,
        })
    }

    /// What the flow is to do.
    pub fn options(&self, output: std::path::PathBuf) -> FlowOptions {
        FlowOptions {
            board: self.board.clone(),
            core: self.core,
            image: self.image.clone(),
            clock_hz: self.clock_hz,
            seeds: self.seeds,
            output,
            even_if_slow: true,
        }
    }

    /// A hash of the sources, the tools, and what is asked of them.
    pub fn key(&self) -> Result<String> {
        let design = Design::new(&self.board, &self.core, self.clock_hz, &self.image)?;
        let mut hash = Sha256::new();
        let mut add = |text: &str| {
            hash.update(text.len().to_le_bytes());
            hash.update(text);
        };
        for file in &design.files {
            add(&file.name);
            add(&file.text);
        }
        let Board { device, chip, package, speed_grade, nextpnr_options, .. } = &self.board;
        add(&format!("{device} {chip} {package} {speed_grade} {nextpnr_options:?} {}", self.seeds));
        add(build_version());
        if let Toolchain::Open(family) = self.board.toolchain {
            let yosys = tools::yosys_from(family.yosys_minimum())?;
            add(yosys.description());
            add(self.board.synthesis_command(family, yosys.version()));
            if let Some(smaller) = self.board.smaller_synthesis_command(family, yosys.version()) {
                add(smaller);
            }
            let is_built_elsewhere = self.board.build.is_some();
            match tools::nextpnr(family.nextpnr()) {
                Err(_) if is_built_elsewhere => add("none"),
                nextpnr => add(nextpnr?.description()),
            }
        }
        Ok(hash.finalize().iter().take(12).map(|byte| format!("{byte:02x}")).collect())
    }
}

/// To be changed when rows come out differently though their sources are the same.
fn build_version() -> &'static str {
    "1"
}

// Finished rows, by the hash of what they depend on.

/// What came of a row.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct RowResult {
    /// Whether this project builds the board's bitstream at all.
    pub built_here: bool,
    pub fits: bool,
    /// The slowest clock's frequency.
    pub achieved_mhz: Option<f64>,
    pub required_mhz: f64,
    /// Look-up tables or logic cells, used and available.
    pub logic: Option<(u64, u64)>,
    pub flip_flops: Option<u64>,
    pub block_rams: Option<(u64, u64)>,
    pub multipliers: Option<(u64, u64)>,
    /// Whether the netlist says hello over its pins; without a word if it was not tried.
    pub runs_hello: Option<Result<(), String>>,
    pub bitstream_packed: bool,
    /// Why it is red, if it is.
    pub reason: Option<String>,
    pub tools: Vec<String>,
}

/// A folder of finished rows.
pub struct Cache {
    folder: PathBuf,
}

impl Cache {
    /// `target/boards`.
    pub fn open() -> Result<Cache> {
        let folder = tools::work_directory().join("boards");
        fs::create_dir_all(&folder)?;
        Ok(Cache { folder })
    }

    /// Where a row's bitstream, netlist and logs go.
    pub fn folder(&self, key: &str) -> PathBuf {
        self.folder.join(key)
    }

    /// The row, if it is finished.
    pub fn get(&self, key: &str) -> Result<Option<RowResult>> {
        let path = self.path(key);
        if !path.is_file() {
            return Ok(None);
        }
        let text = fs::read_to_string(&path)?;
        let result = serde_json::from_str(&text);
        Ok(Some(result.with_context(|| format!("{} is damaged; remove it", path.display()))?))
    }

    /// Keeps a finished row.
    pub fn put(&self, key: &str, result: &RowResult) -> Result<()> {
        let path = self.path(key);
        let half = path.with_extension("half");
        fs::write(&half, serde_json::to_string_pretty(result)?)?;
        fs::rename(half, path)?;
        Ok(())
    }

    fn path(&self, key: &str) -> PathBuf {
        self.folder.join(format!("{key}.json"))
    }
}

// Builds one row.

/// The program that says hello, for a core.
pub fn hello(core: &CoreConfig) -> Result<Vec<u8>> {
    let read = |path: &str| fs::read_to_string(crate::root().join(path)).with_context(|| format!("cannot read {path}"));
    let (program, library) = (read("programs/hello.s")?, read("programs/lib/console.s")?);
    let sources = [("hello.s", program.as_str()), ("console.s", library.as_str())];
    let image = assembler::assemble(&core.arch, &sources);
    Ok(image.map_err(|error| anyhow::anyhow!("hello.s: {error:?}"))?.bytes)
}

/// Builds the bitstream into a folder, until `stop` is set. That a design is too large or too slow is a result, not an
/// error. `None`: only another tool's project was written, since the open ones are missing.
pub fn build(planned: &Planned, folder: &Path, stop: &AtomicBool) -> Result<Option<RowResult>> {
    let watch = |event: FlowEvent<'_>| {
        if let FlowEvent::End(step, seconds) = event {
            eprintln!("  {step:<16} {seconds:>6.1} s");
        }
    };
    let options = planned.options(folder.to_path_buf());
    match fpga::build(&options, stop, &watch) {
        Ok(Report { missing_tools: Some(missing), .. }) => {
            eprintln!("  left out: {missing}");
            Ok(None)
        }
        Ok(report) => Ok(Some(result(planned, &report))),
        Err(FlowError::DoesNotFit(report)) => Ok(Some(result(planned, &report))),
        Err(error) => Err(error.into()),
    }
}

fn result(planned: &Planned, report: &Report) -> RowResult {
    let of_kind = |kind: ResourceKind| {
        let resources = report.resources.iter();
        let chosen: Vec<_> = resources.filter(|resource| resource.kind() == kind).collect();
        let sum = |count: fn(&fpga::Resource) -> u64| chosen.iter().map(|resource| count(resource)).sum();
        (!chosen.is_empty()).then(|| (sum(|resource| resource.used), sum(|resource| resource.available)))
    };
    let slowest = report.timing.as_ref().and_then(|timing| timing.slowest());
    let excess = report.resources.iter().filter(|resource| resource.excess() > 0);
    let excess: Vec<_> =
        excess.map(|resource| format!("{} {} of {}", resource.name, resource.used, resource.available)).collect();
    let reason = if report.fits {
        None
    } else if excess.is_empty() {
        Some("no placement was found".to_owned())
    } else {
        Some(excess.join(", "))
    };
    RowResult {
        built_here: planned.board.is_built_here(),
        fits: report.fits,
        achieved_mhz: slowest.map(|clock| clock.achieved_mhz),
        required_mhz: f64::from(report.clock_hz) / 1e6,
        logic: of_kind(ResourceKind::Logic),
        flip_flops: report.modules.first().map(|design| design.area.flip_flops),
        block_rams: of_kind(ResourceKind::BlockRam),
        multipliers: of_kind(ResourceKind::Multiplier),
        runs_hello: None,
        bitstream_packed: report.bitstream.is_some(),
        reason,
        tools: report.tools.clone(),
    }
}

// The netlist that was placed and routed, simulated at the board's pins.

/// Larger designs take Verilator and the C++ compiler too long.
const LOGIC_MAX: u64 = 30_000;

/// Whether the netlist in the row's folder says hello; `None` if it is not tried.
pub fn says_hello(planned: &Planned, result: &RowResult, folder: &Path) -> Result<Option<Result<(), String>>> {
    let Toolchain::Open(family) = planned.board.toolchain else {
        return Ok(None);
    };
    if !result.bitstream_packed || result.logic.is_none_or(|(used, _)| used > LOGIC_MAX) {
        return Ok(None);
    }
    let path = crate::root().join("programs/hello.expected");
    let expected = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let design = Design::new(&planned.board, &planned.core, planned.clock_hz, &planned.image)?;
    let netlist = built_netlist(folder, family)?;
    let frame = (!design.soc.has_ram()).then(|| loader::frame(&planned.image));
    let printed =
        netlist_prints(&netlist, &planned.board.pins, &design.soc, frame.as_deref(), &expected, Optimisation::Some);
    Ok(Some(match printed {
        Ok(cycles) => {
            eprintln!("  netlist says hello in {cycles} cycles");
            Ok(())
        }
        Err(error) => Err(first_line(&error.to_string())),
    }))
}

/// A cell of the table is one line.
fn first_line(text: &str) -> String {
    text.lines().next().unwrap_or_default().to_owned()
}

// The rows as a table, red where red.

const HEADINGS: &str = "board | core | memory port | RAM | fits | Fmax, needed (MHz) | LUT4 or LC | FF | block RAM | DSP | netlist says hello | bitstream";

/// The table, with the tools that made it. Rows without a result are taken from a table that was written before.
pub fn table(rows: &[(Planned, Option<RowResult>)], kept: &str) -> String {
    let mut tools: BTreeSet<_> = rows
        .iter()
        .filter_map(|(_, result)| result.as_ref())
        .flat_map(|result| result.tools.iter().map(String::as_str))
        .collect();
    if rows.iter().any(|(_, result)| result.is_none()) {
        tools.extend(tools_of(kept));
    }
    let tools: Vec<_> = tools.into_iter().collect();
    let mut table = Table::new(format!("{}.\n\n", tools.join("; ")), HEADINGS);
    for (planned, result) in rows {
        let head = format!(
            "| {} | {} | {} bit | {} KiB | ",
            planned.board.name,
            planned.core.arch,
            8 * planned.core.line_bytes(),
            planned.core.ram_bytes >> 10,
        );
        match (result, kept.lines().find(|line| line.starts_with(&head))) {
            (None, Some(line)) => table.line(line),
            _ => {
                let believed = match planned.board.toolchain {
                    Toolchain::Open(family) => family.paths_left_out().is_none(),
                    Toolchain::Generic => true,
                };
                table.line(&format!("{head}{} |", cells(result.as_ref(), believed)));
            }
        }
    }
    table.into_text()
}

/// The tools that a table names in its first line.
fn tools_of(table: &str) -> impl Iterator<Item = &str> {
    let line = table.lines().next().unwrap_or_default();
    let tools = line.trim_end_matches('.').split("; ");
    tools.filter(|tool| !tool.is_empty())
}

/// The cells of a row; `believed`: the clock counts every path.
fn cells(result: Option<&RowResult>, believed: bool) -> String {
    let Some(result) = result else {
        return "not yet run | | | | | | | ".to_owned();
    };
    if !result.built_here {
        return "not built here | | | | | | | ".to_owned();
    }
    let fits = match &result.reason {
        None => GOOD.to_owned(),
        Some(reason) => format!("{BAD} {reason}"),
    };
    let speed = result.achieved_mhz.map_or_else(String::new, |achieved| {
        let mark = mark(achieved >= result.required_mhz);
        match believed {
            true => format!("{mark} {achieved:.1}, {:.1}", result.required_mhz),
            false => format!("not known, {:.1}", result.required_mhz),
        }
    });
    let share = |of: Option<(u64, u64)>| {
        of.map_or_else(
            || "0".to_owned(),
            |(used, available)| format!("{used} ({} %)", (used * 100).div_ceil(available.max(1))),
        )
    };
    let hello = match &result.runs_hello {
        None => "–".to_owned(),
        Some(Ok(())) => GOOD.to_owned(),
        Some(Err(why)) => format!("{BAD} {why}"),
    };
    let flip_flops = result.flip_flops.map_or_else(String::new, |count| count.to_string());
    [
        fits,
        speed,
        share(result.logic),
        flip_flops,
        share(result.block_rams),
        share(result.multipliers),
        hello,
        mark(result.bitstream_packed).to_owned(),
    ]
    .join(" | ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result() -> RowResult {
        RowResult {
            built_here: true,
            fits: true,
            achieved_mhz: Some(61.25),
            required_mhz: 50.0,
            logic: Some((4882, 83640)),
            flip_flops: Some(1703),
            block_rams: Some((17, 208)),
            multipliers: None,
            runs_hello: Some(Ok(())),
            bitstream_packed: true,
            reason: None,
            tools: Vec::new(),
        }
    }

    #[test]
    fn a_row_that_was_not_built_stays_as_it_was() {
        let planned = || {
            let rows = rows().into_iter().take(2);
            rows.map(|row| Planned::new(row).expect("a row of the table"))
        };
        let of_today = || RowResult { tools: vec!["nextpnr 2".to_owned()], ..result() };
        let both: Vec<_> = planned().map(|row| (row, Some(of_today()))).collect();
        let before = table(&both, "").replace("61.2", "33.3").replace("nextpnr 2", "nextpnr 1");
        let one: Vec<_> = planned().zip([Some(of_today()), None]).collect();
        let after = table(&one, &before);
        let speeds: Vec<_> = after.lines().skip(4).map(|row| row.contains("61.2")).collect();
        assert_eq!(speeds, [true, false], "{after}");
        assert!(after.contains("33.3") && !after.contains("not yet run"), "{after}");
        assert!(after.starts_with("nextpnr 1; nextpnr 2.\n"), "{after}");
        assert!(table(&one, "").contains("not yet run"));
    }

    #[test]
    fn a_good_row_has_no_red_and_a_bad_one_its_reason() {
        let good = cells(Some(&result()), true);
        assert_eq!(good, "✔ | ✔ 61.2, 50.0 | 4882 (6 %) | 1703 | 17 (9 %) | 0 | ✔ | ✔");
        let slow = RowResult { achieved_mhz: Some(49.9), runs_hello: Some(Err("no byte came".to_owned())), ..result() };
        assert!(
            cells(Some(&slow), true).contains("❌ 49.9, 50.0") && cells(Some(&slow), true).contains("❌ no byte came")
        );
        assert!(cells(Some(&slow), false).contains("not known, 50.0"), "not every path is counted");
        let large = RowResult {
            fits: false,
            achieved_mhz: None,
            bitstream_packed: false,
            reason: Some("BSRAM 40 of 26".to_owned()),
            ..result()
        };
        let large = cells(Some(&large), true);
        assert!(large.starts_with("❌ BSRAM 40 of 26 | ") && large.ends_with("❌"), "{large}");
        for line in [&large, &good, &cells(None, true)] {
            assert_eq!(line.matches('|').count(), 7, "{line}");
        }
    }
}
