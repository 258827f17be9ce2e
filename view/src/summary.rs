//! What the page knows of a run before it opens a chunk.

use std::collections::{BTreeMap, BTreeSet};

use assembler::Image;
use isa::divergence::stack::StackEntryKind;
use isa::{Address, CoreConfig, CycleRecord, DivergenceMechanism, ExecutionUnit, Instruction, Opcode, Stage};
use serde::Serialize;
use timeline::Names;

use crate::columns::Column;
use crate::expected::Expected;
use crate::profile::Counts;

/// How a run has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The program ended.
    Done,
    /// The run was given up after so many cycles.
    CycleLimit,
    /// A signal has stopped it.
    Stopped,
    /// Nothing happens any more.
    Hang,
    /// Both sides differ.
    Mismatch,
}

/// A source that a reader wants beside the assembly.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SourceText {
    /// Its name, as places in the program have it.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// What the page says of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// The program's name.
    pub title: String,
    /// The command that makes this run.
    pub command: String,
    /// What the memory is like, in words.
    pub memory: String,
    /// Whose records these are, in words.
    pub side: String,
    /// How it has ended.
    pub ending: Ending,
    /// What was said at the end, a report among others.
    pub report: String,
    /// The sources that the program names, as far as they could be read.
    pub sources: Vec<SourceText>,
    /// The mismatch, if the run has found one.
    pub mismatch: Option<MismatchView>,
    /// If the run does not end: which contexts wait for which.
    pub hang: Option<HangView>,
}

/// Which contexts wait for which at the end of a run, as a graph.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct HangView {
    /// Contexts, and what they wait for.
    pub nodes: Vec<HangNode>,
    /// Each edge leads from a node that waits to the node that it waits for.
    pub edges: Vec<HangEdge>,
}

/// What a node of the graph is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum HangKind {
    /// A context of a warp.
    Context,
    /// A barrier.
    Barrier,
    /// A warp that is free, or the turn to spawn.
    Spawn,
    /// A word of memory that is read in a loop: a lock, a flag.
    Word,
    /// A port of the core.
    Port,
    /// A unit of the core.
    Unit,
}

/// A node of the graph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HangNode {
    /// Its name, which is its own.
    pub id: String,
    /// What it is.
    pub kind: HangKind,
    /// Lines below the name.
    pub lines: Vec<String>,
    /// A context's core, warp and address.
    pub place: Option<(u32, u32, u64)>,
}

/// An edge of the graph.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HangEdge {
    /// The node that waits.
    pub from: String,
    /// What it waits for.
    pub to: String,
    /// How.
    pub text: String,
}

/// Where both sides of a lock step differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MismatchView {
    /// The first cycle in which they do.
    pub cycle: u64,
    /// Every value that differs, in the cycles from there on.
    pub differing: Vec<Differing>,
}

/// A value that differs in a cycle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Differing {
    /// When.
    pub cycle: u64,
    /// The field, as reports have it.
    pub field: String,
    /// Its value in the side that the page shows, the RTL, in hexadecimal.
    pub rtl: String,
    /// Its value in the model.
    pub model: String,
}

impl MismatchView {
    /// Nothing yet of a mismatch in this cycle.
    pub const fn new(cycle: u64) -> Self {
        MismatchView { cycle, differing: Vec::new() }
    }

    /// Puts fields first in which the mismatch begins, in the order in which a report has them: `write_value` means
    /// that of every lane.
    pub fn put_first(&mut self, fields: &[&str]) {
        let name = |field: &str| field.split('[').next().unwrap_or_default().to_owned();
        let cycle = self.cycle;
        self.differing.sort_by_key(|one| {
            let place = fields
                .iter()
                .position(|&field| one.field == field || (!field.contains('[') && name(&one.field) == field));
            (one.cycle, (one.cycle == cycle).then_some(place.unwrap_or(fields.len())))
        });
    }

    /// Adds what differs in a cycle.
    pub fn see(&mut self, cycle: u64, rtl: &CycleRecord, model: &CycleRecord) {
        let differences = rtl.differences(model).into_iter();
        self.differing.extend(differences.map(|(slot, rtl, model)| Differing {
            cycle,
            field: slot.to_string(),
            rtl: format!("{rtl:x}"),
            model: format!("{model:x}"),
        }));
    }
}

/// A column, as the page reads it.
#[derive(Serialize)]
pub(crate) struct ColumnHead {
    name: String,
    bits: u32,
    set: bool,
    expected: Expected,
}

impl ColumnHead {
    pub(crate) fn of(column: &Column) -> Self {
        ColumnHead { name: column.name.clone(), bits: column.bits, set: column.is_set, expected: column.expected }
    }
}

/// The core.
#[derive(Serialize)]
pub(crate) struct CoreHead {
    arch: String,
    lanes: u32,
    warps: u32,
    contexts: u32,
    /// By context: its warp, if it is a home context.
    homes: Vec<Option<u32>>,
    word_bytes: u32,
    gprs: u32,
    predicates: u32,
    line_bytes: u32,
    line_words: u32,
    barriers: u32,
    mechanism: &'static str,
    /// What an entry of the mechanism is called, and the names of its kinds.
    entries: &'static str,
    kinds: &'static [&'static str],
    divergence: String,
    has_instruction_cache: bool,
    has_data_cache: bool,
    has_tlb: bool,
    /// The letters of the stages.
    stages: String,
}

impl CoreHead {
    pub(crate) fn new(config: &CoreConfig) -> Self {
        let (entries, kinds): (_, &[&str]) = match config.divergence {
            DivergenceMechanism::Stack => ("entry", <StackEntryKind as strum::VariantNames>::VARIANTS),
            DivergenceMechanism::PairedPath => ("path", &["waits"]),
            DivergenceMechanism::MultiPath => ("region", &["Split", "Loop"]),
            DivergenceMechanism::Masks => ("", &[]),
        };
        let contexts = (0..config.contexts()).map(isa::Context);
        CoreHead {
            arch: config.arch.to_string(),
            lanes: config.arch.lanes(),
            warps: config.arch.warps(),
            contexts: config.contexts(),
            homes: contexts.map(|context| config.home_of(context).map(|warp| warp.0)).collect(),
            word_bytes: config.arch.word_bytes(),
            gprs: config.arch.gprs(),
            predicates: config.arch.preds(),
            line_bytes: config.line_bytes(),
            line_words: config.line_words,
            barriers: config.barriers,
            mechanism: config.divergence.name(),
            entries,
            kinds,
            divergence: DivergenceMechanism::summary(config),
            has_instruction_cache: config.instruction_cache.is_some(),
            has_data_cache: config.data_cache.is_some(),
            has_tlb: config.tlb_entries > 0,
            stages: config.pipeline.stages().into_iter().map(Stage::letter).collect(),
        }
    }
}

/// A load, a store, an atomic access.
#[derive(Serialize)]
struct AccessHead {
    /// `l`, `s`, `a`.
    kind: char,
    base: u8,
    immediate: i64,
    /// Bytes a lane.
    bytes: u32,
    /// The register that is stored.
    value: u8,
}

/// An instruction of the program.
#[derive(Serialize)]
pub(crate) struct Line {
    pc: u64,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    label: Option<String>,
    /// The file, by its number, and the line that it was written in; of C the line of C.
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<(usize, u32)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    access: Option<AccessHead>,
    #[serde(skip_serializing_if = "Option::is_none")]
    counts: Option<Counts>,
}

/// Every instruction of the program, and what has executed elsewhere; then the names of the files that they are from.
pub(crate) fn listing(
    config: &CoreConfig,
    image: &Image,
    mut profile: BTreeMap<u64, Counts>,
) -> (Vec<Line>, Vec<String>) {
    let word_bytes = u64::from(config.arch.word_bytes());
    let words = image.bytes.len() as u64 / word_bytes;
    let written = (0..words).map(|word| image.base.0 + word * word_bytes);
    let written = written.filter(|&pc| image.source_line(Address(pc)).is_some() && is_code(image, pc));
    let mut places: BTreeSet<u64> = written.collect();
    places.extend(profile.keys());
    let mut files: Vec<String> = Vec::new();
    let names = Names(image);
    let lines = places.into_iter().map(|pc| {
        let instruction = image.instruction(Address(pc));
        let is_c = image.compiled_from(Address(pc)).is_some();
        let source = image.source_line(Address(pc)).map(|line| {
            let number = files.iter().position(|file| file == line.file);
            let number = number.unwrap_or_else(|| {
                files.push(line.file.to_owned());
                files.len() - 1
            });
            (number, line.line)
        });
        // What a compiler has written is shown disassembled: the line that it was written for is C.
        let text = match instruction {
            Some(instruction) if is_c => instruction.to_string(),
            _ => names.instruction(Address(pc)),
        };
        Line {
            pc,
            text,
            label: names.label(Address(pc)),
            source,
            access: instruction.and_then(|one| access(config, &one)),
            counts: profile.remove(&pc),
        }
    });
    let lines: Vec<_> = lines.collect();
    (lines, files)
}

/// The files that a program's instructions were written in, each once, in the order of their addresses.
pub fn source_names(image: &Image) -> Vec<String> {
    let word_bytes = u64::from(image.arch.word_bytes());
    let mut names: Vec<String> = Vec::new();
    for word in 0..image.bytes.len() as u64 / word_bytes {
        let line = image.source_line(Address(image.base.0 + word * word_bytes));
        let name = line.map(|line| line.file).filter(|name| !names.iter().any(|one| one == name));
        names.extend(name.map(str::to_owned));
    }
    names
}

fn is_code(image: &Image, pc: u64) -> bool {
    let text = image.source_line(Address(pc)).map_or("", |line| line.text);
    let code = text.split_once(':').map_or(text, |(_, behind)| behind);
    let is_data = image.compiled_from(Address(pc)).is_none() && code.trim_start().starts_with('.');
    !is_data && image.instruction(Address(pc)).is_some()
}

fn access(config: &CoreConfig, instruction: &Instruction) -> Option<AccessHead> {
    let opcode: Opcode = instruction.opcode();
    if opcode.unit() != ExecutionUnit::LoadStore {
        return None;
    }
    let [value, base, _] = instruction.registers();
    Some(AccessHead {
        kind: match (opcode.is_atomic(), instruction.destination_gpr()) {
            (true, _) => 'a',
            (false, Some(_)) => 'l',
            (false, None) => 's',
        },
        base,
        immediate: instruction.immediate(),
        bytes: opcode.narrow_bytes().unwrap_or(config.arch.word_bytes()),
        value,
    })
}
