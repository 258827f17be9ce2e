//! Takes the records of a run, one cycle after the other, and gives all that the page is made of.

use assembler::Image;
use isa::{Context, CoreConfig, Cycle, CycleRecord, Scalar};
use serde::Serialize;
use serde_json::{json, Value};
use timeline::{Tracked, Tracker};

use crate::columns::{Writer, CHUNK_CYCLES};
use crate::commits::Commits;
use crate::instructions;
use crate::levels::{self, Levels};
use crate::memory::MemoryMap;
use crate::overview::{activity, Overview, ACTIVITIES, COUNTERS};
use crate::pack::packed;
use crate::profile::profile;
use crate::registers::Registers;
use crate::summary::{listing, About, ColumnHead, CoreHead};

/// Takes records; [`Recorder::see`] one after the other, from cycle 0 on.
pub struct Recorder {
    config: CoreConfig,
    cycles: u64,
    writer: Writer,
    registers: Registers,
    /// The registers at the first cycle of the chunk.
    snapshot: Vec<u8>,
    overview: Overview,
    memory: MemoryMap,
    levels: Levels,
    commits: Commits,
    tracker: Tracker,
    /// What was tracked before a reset.
    tracked_before: Vec<Tracked>,
    /// The first cycle of the chunk and, by warp, how many instructions had committed before it.
    starts: Vec<Vec<u32>>,
    chunks: Vec<String>,
    /// By context what it does.
    activities: Vec<u8>,
    interrupts: Vec<InterruptHead>,
}

/// An interrupt that was taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct InterruptHead {
    cycle: u64,
    context: u32,
    cause: u64,
}

/// Interrupts in the list at most: a program that takes more has a loop.
const INTERRUPTS_MAX: usize = 10_000;

/// A run, ready for the page.
pub struct Recording {
    pub(crate) commits: Commits,
    /// Named pieces, compressed, as text.
    pub(crate) blobs: Vec<(String, String)>,
    pub(crate) cycles: u64,
}

impl Recording {
    /// Cycles of the run.
    pub const fn cycles(&self) -> u64 {
        self.cycles
    }

    /// Instructions that have committed.
    pub fn instructions(&self) -> usize {
        self.commits.all.len()
    }

    /// The bytes of a piece, by its name: `head`, `overview`, `memory`, `cycles/N`, `tables/N`.
    pub fn piece(&self, name: &str) -> Option<Vec<u8>> {
        let (_, text) = self.blobs.iter().find(|(one, _)| one == name)?;
        crate::pack::unpacked(text)
    }
}

impl Recorder {
    /// Records a run on that core.
    pub fn new(config: &CoreConfig) -> Self {
        Recorder {
            config: *config,
            cycles: 0,
            writer: Writer::new(config),
            registers: Registers::new(config),
            snapshot: Vec::new(),
            overview: Overview::new(config),
            memory: MemoryMap::new(config),
            levels: Levels::new(config),
            commits: Commits::new(config),
            tracker: Tracker::new(config.contexts(), config.pipeline),
            tracked_before: Vec::new(),
            starts: Vec::new(),
            chunks: Vec::new(),
            activities: vec![0; config.contexts() as usize],
            interrupts: Vec::new(),
        }
    }

    /// The core is reset before the next cycle.
    pub fn reset(&mut self) {
        let before = std::mem::replace(&mut self.tracker, Tracker::new(self.config.contexts(), self.config.pipeline));
        self.tracked_before.extend_from_slice(before.instructions());
        self.levels.finish(self.cycles);
        self.overview.reset();
        self.registers = Registers::new(&self.config);
    }

    /// Takes the record of the next cycle.
    pub fn see(&mut self, record: &CycleRecord) {
        let (cycle, config) = (self.cycles, &self.config);
        if self.writer.is_empty() {
            self.snapshot.clear();
            self.registers.push(&mut self.snapshot);
            self.starts.push(self.commits.counts.clone());
        }
        for context in (0..config.contexts()).map(Context) {
            self.activities[context.index()] = activity(config, record, context);
        }
        self.writer.see(record, self.overview.fetches());
        let retires = self.commits.see(cycle, config, record);
        self.tracker.see(Cycle(cycle), record);
        self.levels.see(cycle, config, record);
        self.overview.see(config, record, &self.activities, retires);
        self.memory.see(config, record);
        self.registers.see(record);
        if record.scalar(Scalar::InterruptValid) != 0 && self.interrupts.len() < INTERRUPTS_MAX {
            self.interrupts.push(InterruptHead {
                cycle,
                context: record.scalar(Scalar::ExecuteContext) as u32,
                cause: record.scalar(Scalar::InterruptCause),
            });
        }
        self.cycles += 1;
        if self.writer.is_full() {
            self.end_chunk();
        }
    }

    fn end_chunk(&mut self) {
        let mut bytes = self.writer.take();
        bytes.append(&mut self.snapshot);
        self.chunks.push(packed(&bytes));
    }

    /// What has been seen, and what is known of the run beside it.
    pub fn finish(mut self, image: &Image, about: &About) -> Recording {
        if !self.writer.is_empty() {
            self.end_chunk();
        }
        self.levels.finish(self.cycles);
        let tracked = self.tracked_before.iter().chain(self.tracker.instructions());
        let tracked: Vec<(u32, &Tracked)> = (0..).zip(tracked).collect();
        let mut blobs = vec![("head".to_owned(), packed(self.head(image, about, &tracked).to_string().as_bytes()))];
        blobs.push(("overview".to_owned(), packed(&self.overview.bytes(self.config.arch.lanes()))));
        blobs.push(("memory".to_owned(), packed(&self.memory.bytes())));
        for (number, table) in self.tables(&tracked).into_iter().enumerate() {
            blobs.push((format!("tables/{number}"), packed(&table)));
        }
        let chunks = self.chunks.into_iter().enumerate();
        blobs.extend(chunks.map(|(number, chunk)| (format!("cycles/{number}"), chunk)));
        Recording { commits: self.commits, blobs, cycles: self.cycles }
    }

    /// By chunk: the table of its instructions, then the table of what the mechanism keeps.
    fn tables(&self, tracked: &[(u32, &Tracked)]) -> Vec<Vec<u8>> {
        let chunks = self.starts.len();
        let mut instructions = vec![Vec::new(); chunks];
        let mut levels = vec![Vec::new(); chunks];
        let touched = |from: u64, to: u64| (from / CHUNK_CYCLES) as usize..=(to / CHUNK_CYCLES) as usize;
        for &(id, one) in tracked {
            for chunk in touched(one.first.0, one.last().0) {
                instructions[chunk].push((id, one));
            }
        }
        for level in self.levels.ended.iter().filter(|level| level.to > level.from) {
            for chunk in touched(level.from, level.to - 1) {
                levels[chunk].push(level);
            }
        }
        let tables = instructions.iter().zip(&levels).enumerate();
        let tables = tables.map(|(chunk, (instructions, levels))| {
            let first = chunk as u64 * CHUNK_CYCLES;
            let mut bytes = Vec::new();
            instructions::push_instructions(&mut bytes, &self.config, first, &self.commits, instructions);
            levels::push_levels(&mut bytes, &self.config, first, levels);
            bytes
        });
        tables.collect()
    }

    fn head(&self, image: &Image, about: &About, tracked: &[(u32, &Tracked)]) -> Value {
        let (lines, files) = listing(&self.config, image, profile(tracked, self.config.contexts()));
        let columns: Vec<_> = self.writer.columns().iter().map(ColumnHead::of).collect();
        let symbols = image.symbols.iter();
        let symbols: Vec<_> = symbols.map(|symbol| (&symbol.name, symbol.address.0)).collect();
        json!({
            "title": about.title, "command": about.command, "memory": about.memory, "side": about.side,
            "ending": about.ending, "report": about.report, "sources": about.sources, "mismatch": about.mismatch,
            "hang": about.hang,
            "core": CoreHead::new(&self.config), "columns": columns, "places": self.writer.places(), "cycles": self.cycles,
            "chunk_cycles": CHUNK_CYCLES, "starts": self.starts, "committed": self.commits.counts,
            "activities": ACTIVITIES, "counters": COUNTERS,
            "instruction_schema": instructions::schema(&self.config), "level_schema": levels::schema(&self.config),
            "listing": lines, "files": files, "symbols": symbols, "interrupts": self.interrupts,
        })
    }
}
