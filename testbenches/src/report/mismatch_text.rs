//! A mismatch, for a person: what differs, where, how it came about, and how to see it again.
//!
//! Order: what an engineer asks first comes first. Numbers are hexadecimal with all their digits; masks are binary and
//! lanes are columns, both with lane 0 rightmost, so that a lane's value is below its bit.

use std::fmt::{self, Display};

use isa::divergence::{paired, StateField, StateFormat, StateRow};
use isa::{Context, LaneMask, Warp};

use crate::compare::difference::{FieldDifference, ValueKind};
use crate::report::listing::InstructionLine;
use crate::report::mismatch::{Found, Mismatch, Stage, Verdict};
use crate::report::table::{binary, hexadecimal, Table};
use crate::report::under_way;

/// Lanes on one line of a report.
const LANES_A_LINE: usize = 8;

impl Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.headline(f)?;
        write!(f, "{}", verdict_text(&self.verdict, "all warps"))?;
        self.body(f)
    }
}

impl Mismatch {
    /// `core 2, ` of a core of a cluster.
    fn of_core(&self) -> String {
        self.core.map_or_else(String::new, |core| format!("core {core}, "))
    }

    /// What differs first, whose it is, and how far the sides had agreed.
    pub(crate) fn headline(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        headline(self, f)
    }

    /// Behind headline and verdict: what differs, and how it came about.
    pub(crate) fn body(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(fault) = &self.function_unit {
            write!(f, "\n{fault}")?;
        }
        for difference in &self.differences {
            write!(f, "\n{}", field(difference))?;
        }
        if let Some(line) = &self.instruction {
            writeln!(f, "\ninstruction ({})", self.place)?;
            let mut table = Table::new("lll");
            table.row([hexadecimal(line.pc, self.word_bits), line.text.clone(), source(line)]);
            write!(f, "{table}")?;
            if !self.operands.is_empty() {
                write!(f, "\nits operands\n{}", operands(self))?;
            }
        }
        if !self.rules.is_empty() {
            write!(f, "\nrules of docs/pipeline.md that the model has fired\n{}", rules(self))?;
        }
        if self.stages.iter().any(|stage| stage.rtl.is_some() || stage.model.is_some()) {
            write!(f, "\npipeline in cycle {}\n{}", self.cycle, pipeline(&self.stages, self.word_bits))?;
        }
        if !self.under_way.is_empty() {
            let of_core = self.core.map_or_else(String::new, |core| format!("core {core} of "));
            writeln!(f, "\nunder way in {of_core}the model after cycle {}", self.cycle)?;
            write!(f, "{}", under_way::table(&self.under_way))?;
        }
        if let Some(warp) = self.warp {
            let whose = whose(warp, self.split_context);
            let core = self.of_core();
            writeln!(f, "\nlast instructions of {core}{whose}, oldest first")?;
            write!(f, "{}", recent(self))?;
            let (name, order) = self.mechanism.state_title();
            let cycle = self.cycle;
            writeln!(f, "\n{name} of {core}warp {warp} after cycle {cycle}, {order}")?;
            write!(f, "{}", divergence(self))?;
        }
        Ok(())
    }
}

/// A warp, and which of its contexts if that is not its home.
pub(crate) fn whose(warp: Warp, split_context: Option<Context>) -> String {
    match split_context {
        Some(context) => format!("warp {warp} in context {context}"),
        None => format!("warp {warp}"),
    }
}

fn headline(mismatch: &Mismatch, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let cycle = mismatch.cycle;
    let Some(first) = mismatch.differences.first() else {
        return writeln!(f, "mismatch in cycle {cycle}");
    };
    let core = mismatch.of_core();
    write!(f, "mismatch in cycle {cycle}: {core}{}", first.field)?;
    let lanes = first.lanes();
    if !lanes.is_empty() {
        let numbers: Vec<String> = lanes.iter().map(|lane| lane.to_string()).collect();
        write!(f, ", lane{} {}", if lanes.len() == 1 { "" } else { "s" }, numbers.join(" "))?;
    }
    // A field of a warp names it itself.
    if let (Some(warp), None) = (mismatch.warp, first.warp) {
        write!(f, ", {}", whose(warp, mismatch.split_context))?;
    }
    writeln!(f)?;
    f.write_str(found_text(mismatch.found))
}

/// How far the sides had agreed, on a line of its own.
pub(crate) const fn found_text(found: Found) -> &'static str {
    match found {
        Found::InRecord => "(in all cycles before, RTL and model agreed in every field)\n",
        Found::InStateDuringRun => "(state compared on request; all cycle records had agreed)\n",
        Found::InStateAtEnd => "(state compared at the end; all cycle records had agreed)\n",
    }
}

/// A difference with both values, and marks below what differs.
pub(crate) fn field(difference: &FieldDifference) -> String {
    let FieldDifference { field, kind, width_bits, rtl, model, meaning, .. } = difference;
    match kind {
        ValueKind::Number => {
            let [ours, theirs] = match meaning {
                Some([ours, theirs]) => [ours.as_str(), theirs.as_str()],
                None => ["", ""],
            };
            let mut table = Table::new("llll");
            let value = |value: &[u64]| hexadecimal(value[0], *width_bits);
            table.row([field.as_str(), "RTL", &value(rtl), ours]);
            table.row(["", "model", &value(model), theirs]);
            table.to_string()
        }
        ValueKind::Mask => {
            let marks: String = binary(rtl[0] ^ model[0], *width_bits);
            let mut table = Table::new("lll");
            table.row([field.as_str(), "RTL", &binary(rtl[0], *width_bits)]);
            table.row(["", "model", &binary(model[0], *width_bits)]);
            table.row(["", "", &marks.replace('1', "^").replace('0', " ")]);
            table.to_string()
        }
        ValueKind::Lanes => lanes(difference),
    }
}

/// Lanes as columns, the highest at the left; groups of lanes that agree are left out.
fn lanes(difference: &FieldDifference) -> String {
    let FieldDifference { field, width_bits, rtl, model, .. } = difference;
    let mut text = String::new();
    for start in (0..rtl.len()).step_by(LANES_A_LINE) {
        let group: Vec<usize> = (start..rtl.len().min(start + LANES_A_LINE)).rev().collect();
        if group.iter().all(|&lane| rtl[lane] == model[lane]) {
            continue;
        }
        let mut table = Table::new(&format!("ll{}", "r".repeat(group.len())));
        let values = |values: &[u64]| -> Vec<String> {
            group.iter().map(|&lane| hexadecimal(values[lane], *width_bits)).collect()
        };
        let marks = group.iter().map(|&lane| {
            let digits = width_bits.div_ceil(4) as usize;
            if rtl[lane] == model[lane] {
                String::new()
            } else {
                "^".repeat(digits)
            }
        });
        let row = |first: &str, second: &str, cells: Vec<String>| -> Vec<String> {
            [first.to_owned(), second.to_owned()].into_iter().chain(cells).collect()
        };
        table.row(row("", "", group.iter().map(|lane| format!("lane {lane}")).collect()));
        table.row(row(field, "RTL", values(rtl)));
        table.row(row("", "model", values(model)));
        table.row(row("", "", marks.collect()));
        text.push_str(&table.to_string());
    }
    text
}

/// Operands with their lanes as columns, the highest at the left.
fn operands(mismatch: &Mismatch) -> String {
    let lanes = mismatch.lanes as usize;
    let groups = (0..lanes).step_by(LANES_A_LINE);
    let group = |start: usize| {
        let group: Vec<usize> = (start..lanes.min(start + LANES_A_LINE)).rev().collect();
        let mut table = Table::new(&format!("l{}", "r".repeat(group.len())));
        let heading = group.iter().map(|lane| format!("lane {lane}"));
        table.row([String::new()].into_iter().chain(heading));
        for operand in &mismatch.operands {
            let values = group.iter().map(|&lane| {
                let value = operand.values[lane];
                value.map_or_else(|| "?".to_owned(), |value| hexadecimal(value, operand.width_bits))
            });
            table.row([operand.register.clone()].into_iter().chain(values));
        }
        table.to_string()
    };
    groups.map(group).collect()
}

/// A line a rule.
fn rules(mismatch: &Mismatch) -> Table {
    let mut table = Table::new("lll");
    for fired in &mismatch.rules {
        let cycle = format!("cycle {}", fired.cycle);
        table.row([cycle.as_str(), &fired.rules.join(", "), fired.text]);
    }
    table
}

fn source(line: &InstructionLine) -> String {
    line.source.as_ref().map_or_else(String::new, |place| format!("{}:{}", place.file, place.line))
}

/// One line a stage where the sides agree, two where they do not.
fn pipeline(stages: &[Stage], word_bits: u32) -> Table {
    let mut table = Table::new("llllll");
    for stage in stages {
        let mut row = |name: &str, side: &str, content: &Option<crate::report::mismatch::StageContent>| match content {
            None => table.row([name, side, "-"]),
            Some(content) => table.row([
                name.to_owned(),
                side.to_owned(),
                whose(content.warp, content.split_context),
                hexadecimal(content.instruction.pc, word_bits),
                content.instruction.text.clone(),
                content.note.to_owned(),
            ]),
        };
        if stage.rtl == stage.model {
            row(stage.name, "both", &stage.rtl);
        } else {
            row(stage.name, "RTL", &stage.rtl);
            row("", "model", &stage.model);
        }
    }
    table
}

fn recent(mismatch: &Mismatch) -> Table {
    let mut table = Table::new("rllll");
    if mismatch.recent.is_empty() {
        table.row(["none"]);
        return table;
    }
    table.row(["cycle", "pc", "lanes", "instruction", "source"]);
    for line in &mismatch.recent {
        table.row([
            line.cycle.map_or_else(String::new, |cycle| cycle.to_string()),
            hexadecimal(line.pc, mismatch.word_bits),
            binary(line.lanes.unwrap_or(LaneMask::EMPTY).0, mismatch.lanes),
            line.text.clone(),
            source(line),
        ]);
    }
    table
}

/// What the mechanism keeps on both sides, row beside row.
fn divergence(mismatch: &Mismatch) -> Table {
    let mut table = Table::new("llll");
    let (Some(rtl), Some(model)) = (&mismatch.rtl_divergence, &mismatch.model_divergence) else {
        table.row(["the RTL does not show it"]);
        return table;
    };
    table.row(["", "RTL", "model"]);
    for (ours, theirs) in paired(rtl, model) {
        let label = ours.or(theirs).map_or("", |row| &row.label);
        let mark = if ours == theirs { "" } else { "<- differs" };
        table.row([label, &cell(ours), &cell(theirs), mark]);
    }
    table
}

fn cell(row: Option<&StateRow>) -> String {
    let Some(row) = row else {
        return "-".to_owned();
    };
    let values: Vec<String> = row.fields.iter().map(state_value).collect();
    values.join(" ")
}

/// A value as its format has it.
pub(crate) fn state_value(field: &StateField) -> String {
    match field.format {
        StateFormat::Count => field.value.to_string(),
        StateFormat::Word => hexadecimal(field.value, field.width_bits),
        StateFormat::Lanes => binary(field.value, field.width_bits),
        StateFormat::Name(names) => {
            let width = names.iter().map(|name| name.len()).max().unwrap_or(0);
            let name = names.get(field.value as usize).copied();
            format!("{:<width$}", name.unwrap_or("(no name)"))
        }
    }
}

/// Whether software can see it, on lines of their own; `warps` are all whose events have been compared.
pub(crate) fn verdict_text(verdict: &Verdict, warps: &str) -> String {
    let told = |event: &Option<String>| event.clone().unwrap_or_else(|| "nothing more".to_owned());
    match verdict {
        Verdict::Architectural { core, warp: Some(warp), split_context, rtl, model } => format!(
            "architectural: from here on, {}{} does different things\n  RTL    {}\n  model  {}\n",
            core.map_or_else(String::new, |core| format!("core {core}, ")),
            whose(*warp, *split_context),
            told(rtl),
            told(model)
        ),
        Verdict::Architectural { warp: None, .. } => {
            "architectural: registers, divergence state or memory hold different values\n".to_owned()
        }
        Verdict::TimingOnly { ended: true, .. } => {
            format!("timing only: to their end, {warps} do the same things on both sides, in other cycles\n")
        }
        Verdict::TimingOnly { cycles, .. } => format!(
            "timing only, as far as the next {cycles} cycles show: {warps} do the same things, in other cycles\n"
        ),
        Verdict::AtThePorts => {
            "at the ports: without its trace ports the RTL does not show what its warps do\n".to_owned()
        }
        Verdict::NotFollowed => {
            "whether software can see it is not known: the RTL was not followed any further\n".to_owned()
        }
    }
}
