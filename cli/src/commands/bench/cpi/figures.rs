//! What has been measured: printed as tables, kept as JSON, compared exactly.

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

use serde::{Deserialize, Serialize};
use testbenches::CountingWindow;

use crate::failure::Failure;
use crate::files;

/// All figures of a run.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// The core's options, one a line.
    pub core: Vec<String>,
    /// The cycles in which the kernels' instructions are counted.
    pub window: CountingWindow,
    /// The latencies asked for.
    pub latencies: Vec<String>,
    /// What the kernels do in the window.
    pub kernels: Vec<KernelFigure>,
    /// How long the programs take.
    pub programs: Vec<ProgramFigure>,
}

/// One kernel on so many warps with one memory.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KernelFigure {
    /// Which.
    pub kernel: String,
    /// Warps of the core.
    pub warps: u32,
    /// The memory's latencies, `N` or `I,D`.
    pub latency: String,
    /// Instructions of warps that retire in the window; `None` when the core cannot run it.
    pub instructions: Option<u64>,
}

/// One program with one memory.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProgramFigure {
    /// Which.
    pub program: String,
    /// The memory's latencies.
    pub latency: String,
    /// Cycles to its end, and instructions of warps that retire on the way; `None` when the core cannot run it.
    pub run: Option<ProgramRun>,
}

/// How long a program takes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProgramRun {
    /// Cycles from reset to done.
    pub cycles: u64,
    /// Instructions of warps that retire.
    pub instructions: u64,
}

impl Figures {
    /// Reads what [`Figures::write`] wrote.
    pub fn read(path: &Path) -> Result<Self, Failure> {
        serde_json::from_str(&files::read_text(path)?).map_err(|error| {
            Failure::input(format!(
                "{}: {error}; a file that `harmonica bench cpi --json` wrote is expected",
                path.display()
            ))
        })
    }

    /// Writes them.
    pub fn write(&self, path: &Path) -> Result<(), Failure> {
        let mut text = serde_json::to_string_pretty(self).map_err(Failure::input)?;
        text.push('\n');
        files::write(path, text.as_bytes())
    }

    /// Every figure that has changed, or is on one side only; one a line.
    pub fn differences(&self, saved: &Figures) -> Vec<String> {
        let (is, was) = (self.named(), saved.named());
        let mut lines = Vec::new();
        for (name, value) in &was {
            match is.get(name) {
                Some(now) if now == value => {}
                Some(now) => lines.push(format!("{name}: was {value}, is {now}")),
                None => lines.push(format!("{name}: was {value}, is not measured")),
            }
        }
        let new = is.iter().filter(|(name, _)| !was.contains_key(*name));
        lines.extend(new.map(|(name, now)| format!("{name}: was not measured, is {now}")));
        lines
    }

    /// Every figure by a name of its own.
    fn named(&self) -> BTreeMap<String, String> {
        let mut named = BTreeMap::new();
        for option in &self.core {
            let (name, value) = option.split_once(" = ").unwrap_or((option, ""));
            named.insert(format!("core: {name}"), value.to_owned());
        }
        let window = &self.window;
        let counted = format!("{} cycles after {}", window.cycles, window.warm_up_cycles);
        named.insert("window".to_owned(), counted);
        for figure in &self.kernels {
            let KernelFigure { kernel, warps, latency, instructions } = figure;
            let name = format!("{kernel}, warps {warps}, latency {latency}: instructions");
            named.insert(name, or_dash(*instructions));
        }
        for figure in &self.programs {
            let name = format!("{}, latency {}", figure.program, figure.latency);
            let run = figure.run;
            let instructions = or_dash(run.map(|run| run.instructions));
            named.insert(format!("{name}: cycles"), or_dash(run.map(|run| run.cycles)));
            named.insert(format!("{name}: instructions"), instructions);
        }
        named
    }

    /// A row for each program.
    fn programs(&self, f: &mut fmt::Formatter<'_>, headings: &[String]) -> fmt::Result {
        row(f, "", headings)?;
        let mut names: Vec<_> = self.programs.iter().map(|one| &one.program).collect();
        names.dedup();
        for name in names {
            let cells = self.cells(|latency| {
                let mut programs = self.programs.iter();
                let found = programs.find(|one| &one.program == name && one.latency == latency);
                Some(found?.run?.cycles.to_string())
            });
            row(f, name, &cells)?;
        }
        Ok(())
    }

    /// A cell for each latency: with the same on both ports, and in brackets with fetches of one cycle, if that is
    /// another memory.
    fn cells(&self, value: impl Fn(&str) -> Option<String>) -> Vec<String> {
        let shown = |latency: &str| value(latency).unwrap_or_else(|| "-".to_owned());
        let cell = |latency: &String| match perfect_fetch(latency) {
            Some(other) => format!("{} ({})", shown(latency), shown(&other)),
            None => shown(latency),
        };
        self.latencies.iter().map(cell).collect()
    }
}

/// The memory with this latency of loads whose fetches take one cycle, as [`testbenches::Latencies`] writes it.
fn perfect_fetch(latency: &str) -> Option<String> {
    (latency != "1").then(|| format!("1,{latency}"))
}

fn or_dash(value: Option<u64>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| value.to_string())
}

fn row(f: &mut fmt::Formatter<'_>, name: &str, cells: &[String]) -> fmt::Result {
    write!(f, "  {name:<28}")?;
    for cell in cells {
        write!(f, " {cell:>18}")?;
    }
    writeln!(f)
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let headings = self.latencies.iter();
        let headings: Vec<_> = headings.map(|latency| format!("latency {latency}")).collect();
        if self.kernels.is_empty() {
            writeln!(f, "cycles of programs; in brackets: with fetches of one cycle")?;
            return self.programs(f, &headings);
        }
        let window = &self.window;
        writeln!(
            f,
            "instructions of warps a cycle, over {} cycles after the first {}; in brackets: with fetches of one cycle",
            window.cycles, window.warm_up_cycles
        )?;
        row(f, "", &headings)?;
        let mut rows: Vec<_> = self.kernels.iter().map(|one| (&one.kernel, one.warps)).collect();
        rows.dedup();
        for (kernel, warps) in rows {
            let cells = self.cells(|latency| {
                let found = self
                    .kernels
                    .iter()
                    .find(|one| (&one.kernel, one.warps, one.latency.as_str()) == (kernel, warps, latency));
                let rate = found?.instructions? as f64 / window.cycles as f64;
                Some(format!("{rate:.2}"))
            });
            row(f, &format!("{kernel}, warps: {warps}"), &cells)?;
        }
        writeln!(f, "\ncycles of programs, alike")?;
        self.programs(f, &headings)
    }
}
