//! A run as a trace for the viewer at ui.perfetto.dev, in Perfetto's own format: packets of protobuf.
//!
//! Each context is a group of tracks. Its tracks `instructions` have a slice for each instruction, and in it a
//! slice for each stage and for what its context waits for on its account; instructions that overlap are on tracks of
//! the same name, which the viewer shows as one. Numbers are on tracks of counters. Arrows (*flows*) lead from an
//! instruction that redirects or wakes a context to the one with which that context goes on.
//!
//! Each of several cores has a group of tracks of its own; their traces one after another are the trace of all.
//!
//! A cycle is a microsecond: cycle c lasts from c to c + 1.

mod packets;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use isa::trace::WarpState;
use isa::PerformanceCounter;
use isa::{ArchId, Context, CoreConfig, Cycle, CycleRecord, LaneMask, PerContext, Scalar, Slot, Stage};
use prost::Message;

use crate::space_time::{cell, lanes_text, next, note, pc_text, text, waits_for};
use crate::{Cell, Fate, Names, Tracked};
use packets::{
    CounterDescriptor, DebugAnnotation, Trace, TracePacket, TrackDescriptor, TrackEvent, COUNTER, ORDER_AS_DESCRIBED,
    SLICE_BEGIN, SLICE_END,
};

/// Nanoseconds of a cycle.
const CYCLE_NS: u64 = 1000;
/// The packets of a core are of one writer; that of core 0, or of a core alone, has this number.
const SEQUENCE: u32 = 1;
/// Numbers of tracks and arrows that each core has for itself.
const NUMBERS_OF_A_CORE: u64 = 1 << 40;

/// A number in the course of time.
#[derive(Clone, Debug)]
struct Counter {
    name: String,
    /// The context that it belongs to, if it belongs to one.
    context: Option<Context>,
    /// What it counts.
    unit: &'static str,
    slot: Slot,
    /// When it has become what.
    points: Vec<(Cycle, u64)>,
}

/// What a trace shows beside the instructions: numbers, and which context starts which. [`PerfettoTrace::see`] takes
/// one record after the other.
#[derive(Clone, Debug)]
pub struct PerfettoTrace {
    arch: ArchId,
    /// The number of this core among several.
    core: Option<u32>,
    counters: Vec<Counter>,
    /// When a context has started which one.
    spawns: Vec<(Cycle, Context, Context)>,
    /// The home context of each warp.
    homes: Vec<Context>,
    contexts: u32,
}

impl PerfettoTrace {
    /// Before the first cycle of a core.
    pub fn new(config: &CoreConfig) -> Self {
        let contexts = (0..config.contexts()).map(Context);
        let lanes = contexts.map(|context| Counter {
            name: "active lanes".to_owned(),
            context: Some(context),
            unit: "lanes",
            slot: Slot::Context(PerContext::ActiveMask, context),
            points: Vec::new(),
        });
        let mut counters: Vec<Counter> = lanes.collect();
        counters.push(Counter {
            name: "lanes in commit".to_owned(),
            context: None,
            unit: "lanes",
            slot: Slot::Scalar(Scalar::CommitLanes),
            points: Vec::new(),
        });
        if config.performance_counters {
            counters.extend(PerformanceCounter::ALL.iter().map(|&field| Counter {
                name: Slot::Counter(field).signal_name(),
                context: None,
                unit: "",
                slot: Slot::Counter(field),
                points: Vec::new(),
            }));
        }
        let warps = (0..config.arch.warps()).map(isa::Warp);
        PerfettoTrace {
            arch: config.arch,
            core: None,
            counters,
            spawns: Vec::new(),
            homes: warps.map(|warp| config.home_context(warp)).collect(),
            contexts: config.contexts(),
        }
    }

    /// The trace of one core of a cluster.
    #[must_use]
    pub fn of_core(self, number: u32) -> Self {
        PerfettoTrace { core: Some(number), ..self }
    }

    /// Takes the record of a cycle.
    pub fn see(&mut self, cycle: Cycle, record: &CycleRecord) {
        for counter in &mut self.counters {
            let value = match counter.slot {
                Slot::Counter(_) => record.get(counter.slot),
                // Nothing is in commit then.
                Slot::Scalar(_) if record.scalar(Scalar::CommitValid) == 0 => 0,
                slot => u64::from(LaneMask(record.get(slot)).0.count_ones()),
            };
            if counter.points.last().map(|&(_, last)| last) != Some(value) {
                counter.points.push((cycle, value));
            }
        }
        if record.scalar(Scalar::SpawnValid) != 0 {
            let warp = record.warp(Scalar::SpawnWarp).index();
            let by = record.context(Scalar::ExecuteContext);
            self.spawns.extend(self.homes.get(warp).map(|&of| (cycle, by, of)));
        }
    }

    /// The trace of some instructions and of all numbers while they are under way. They are given in the order of their
    /// schedule. Traces of several cores behind one another are one of all.
    pub fn trace(&self, shown: &[&Tracked], names: Names<'_>) -> Vec<u8> {
        let mut writer = Writer::of_core(self.core.unwrap_or(0));
        let own = self.core.map(|core| writer.track(&format!("core {core}"), None, None));
        let all = writer.track("counters", own, None);
        let contexts = (0..self.contexts).map(Context);
        let groups: Vec<u64> = contexts.map(|context| writer.track(&format!("context {context}"), own, None)).collect();
        let first = shown.iter().map(|one| one.first).min().unwrap_or(Cycle(0));
        let last = shown.iter().map(|one| one.last()).max().unwrap_or(first);
        for counter in &self.counters {
            let group = counter.context.map_or(all, |context| groups[context.index()]);
            writer.counter(counter, group, (first, last));
        }
        let mut leaving = vec![Vec::new(); shown.len()];
        let mut coming = leaving.clone();
        for ((from, to), id) in self.flows(shown).into_iter().zip(writer.first + 1..) {
            leaving[from].push(id);
            coming[to].push(id);
        }
        let mut rows = Rows::new(groups);
        for (number, one) in shown.iter().enumerate() {
            let track = rows.track(&mut writer, one);
            let begin = TrackEvent {
                annotations: annotations(one, &self.arch, names),
                categories: vec![fate(one).to_owned()],
                flows: std::mem::take(&mut leaving[number]),
                ending_flows: std::mem::take(&mut coming[number]),
                ..slice(track, &text(one, names))
            };
            writer.slice(begin, one.first, one.last());
            for (name, first, last) in parts(one) {
                writer.slice(slice(track, name), first, last);
            }
        }
        writer.finish()
    }

    /// From which instruction to which an arrow leads.
    fn flows(&self, shown: &[&Tracked]) -> Vec<(usize, usize)> {
        let goes_on: Vec<Option<usize>> =
            (0..shown.len()).map(|number| next(shown, number, Cycle(0)).map(|next| next.row)).collect();
        let redirects = (0..).zip(&goes_on).filter_map(|(from, to)| Some((from, (*to)?)));
        let mut flows: Vec<(usize, usize)> = redirects.collect();
        for &(cycle, by, of) in &self.spawns {
            let executes = |one: &&Tracked| one.context == by && one.stage(cycle) == Some(Stage::Execute);
            let starts = |one: &&Tracked| one.context == of && one.first > cycle;
            let from = shown.iter().position(executes);
            let to = shown.iter().position(starts);
            flows.extend(from.zip(to));
        }
        flows.extend(barriers(shown, &goes_on));
        flows
    }
}

/// From the instruction that reaches a barrier as the last one to those with which the others go on.
fn barriers(shown: &[&Tracked], goes_on: &[Option<usize>]) -> Vec<(usize, usize)> {
    let waits = |number: usize| {
        let wait = shown[number].wait?;
        (wait.state == WarpState::WaitBarrier as u64).then_some((wait.first, wait.last))
    };
    // Those that go on together have waited at one barrier; of each, when the latest one came, and its number.
    let mut latest: BTreeMap<Cycle, (Cycle, usize)> = BTreeMap::new();
    for number in 0..shown.len() {
        if let Some((first, last)) = waits(number) {
            let latest = latest.entry(last).or_insert((first, number));
            *latest = (*latest).max((first, number));
        }
    }
    let woken = (0..).zip(goes_on).filter_map(|(number, to)| {
        let (first, last) = waits(number)?;
        let (latest_first, from) = *latest.get(&last)?;
        (latest_first > first).then_some((from, (*to)?))
    });
    woken.collect()
}

/// Stages and waits of an instruction, with their first and last cycles.
fn parts(one: &Tracked) -> Vec<(&'static str, Cycle, Cycle)> {
    let mut parts: Vec<(&'static str, Cycle, Cycle)> = Vec::new();
    for cycle in (one.first.0..=one.last().0).map(Cycle) {
        let Some(now) = cell(one, cycle) else {
            continue;
        };
        let name = name_of(now);
        match parts.last_mut() {
            Some((last_name, _, last)) if *last_name == name && last.0 + 1 == cycle.0 => {
                *last = cycle;
            }
            _ => parts.push((name, cycle, cycle)),
        }
    }
    parts
}

fn name_of(cell: Cell) -> &'static str {
    match cell {
        Cell::Stage(stage) => stage.name(),
        Cell::Write => "write",
        Cell::Wait(state) => waits_for(state),
    }
}

/// How it ended, in a word.
fn fate(one: &Tracked) -> &'static str {
    match one.fate {
        Fate::UnderWay => "under way",
        Fate::Committed => "committed",
        Fate::Squashed => "squashed",
        Fate::Interrupted(_) => "interrupted",
        Fate::NotCommitted => "not committed",
    }
}

fn annotations(one: &Tracked, arch: &ArchId, names: Names<'_>) -> Vec<DebugAnnotation> {
    let texts = [("address", pc_text(one)), ("lanes", lanes_text(one, arch.lanes())), ("note", note(one, arch, names))];
    let told = texts.into_iter().filter(|(_, text)| !text.is_empty());
    told.map(|(name, text)| DebugAnnotation { name: Some(name.to_owned()), text: Some(text) }).collect()
}

fn slice(track: u64, name: &str) -> TrackEvent {
    TrackEvent { kind: Some(SLICE_BEGIN), track: Some(track), name: Some(name.to_owned()), ..TrackEvent::default() }
}

/// The tracks of each context's instructions: as many as overlap.
struct Rows {
    groups: Vec<u64>,
    /// By context: each track, and the last cycle that is taken on it.
    taken: Vec<Vec<(u64, Cycle)>>,
}

impl Rows {
    fn new(groups: Vec<u64>) -> Self {
        Rows { taken: vec![Vec::new(); groups.len()], groups }
    }

    /// The first track on which nothing is in the way.
    fn track(&mut self, writer: &mut Writer, one: &Tracked) -> u64 {
        let context = one.context.index();
        let taken = &mut self.taken[context];
        let free = taken.iter().position(|&(_, last)| last < one.first);
        let number = free.unwrap_or_else(|| {
            let track = writer.track("instructions", Some(self.groups[context]), None);
            taken.push((track, one.first));
            taken.len() - 1
        });
        taken[number].1 = one.last();
        taken[number].0
    }
}

/// Collects packets.
#[derive(Default)]
struct Writer {
    sequence: u32,
    /// All numbers of tracks and arrows are above it.
    first: u64,
    tracks: Vec<TracePacket>,
    /// Each with what comes first at the same time: ends before numbers before beginnings, long slices before those
    /// within.
    events: Vec<((u64, u8, u64), TracePacket)>,
}

impl Writer {
    fn of_core(number: u32) -> Self {
        Writer { sequence: SEQUENCE + number, first: u64::from(number) * NUMBERS_OF_A_CORE, ..Writer::default() }
    }

    /// A new track; gives its number.
    fn track(&mut self, name: &str, parent: Option<u64>, unit: Option<&str>) -> u64 {
        let uuid = self.first + self.tracks.len() as u64 + 1;
        let counter =
            unit.map(|unit| CounterDescriptor { unit: Some(unit.to_owned()).filter(|unit| !unit.is_empty()) });
        self.tracks.push(TracePacket {
            sequence: Some(self.sequence),
            track: Some(TrackDescriptor {
                uuid: Some(uuid),
                name: Some(name.to_owned()),
                parent,
                counter,
                child_ordering: Some(ORDER_AS_DESCRIBED),
            }),
            ..TracePacket::default()
        });
        uuid
    }

    fn event(&mut self, cycle: u64, order: (u8, u64), event: TrackEvent) {
        let packet = TracePacket {
            timestamp: Some(cycle * CYCLE_NS),
            sequence: Some(self.sequence),
            event: Some(event),
            ..TracePacket::default()
        };
        self.events.push(((cycle, order.0, order.1), packet));
    }

    /// A slice from the beginning of one cycle to the end of another.
    fn slice(&mut self, begin: TrackEvent, first: Cycle, last: Cycle) {
        let end = TrackEvent { kind: Some(SLICE_END), track: begin.track, ..TrackEvent::default() };
        let length = last.0 + 1 - first.0;
        self.event(first.0, (2, u64::MAX - length), begin);
        self.event(last.0 + 1, (0, length), end);
    }

    /// A track of numbers, of what they are from `first` to `last`.
    fn counter(&mut self, counter: &Counter, group: u64, (first, last): (Cycle, Cycle)) {
        let track = self.track(&counter.name, Some(group), Some(counter.unit));
        let begin = counter.points.partition_point(|&(cycle, _)| cycle <= first);
        for &(cycle, value) in &counter.points[begin.saturating_sub(1)..] {
            if cycle > last {
                break;
            }
            let event = TrackEvent {
                kind: Some(COUNTER),
                track: Some(track),
                counter_value: Some(value as i64),
                ..TrackEvent::default()
            };
            self.event(cycle.0.max(first.0), (1, 0), event);
        }
    }

    fn finish(mut self) -> Vec<u8> {
        // Stable: what has the same place stays in the order in which it came.
        self.events.sort_by_key(|(place, _)| *place);
        let mut packets = self.tracks;
        packets.extend(self.events.into_iter().map(|(_, packet)| packet));
        Trace { packets }.encode_to_vec()
    }
}
