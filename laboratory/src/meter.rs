//! One run: a program in one form on the timing model of one core, with one memory.

use assembler::Image;
use isa::{CoreConfig, Cycle, CycleRecord, LaneMask, PerContext, PerWarp, Scalar, Slot, Warp};
use serde::Serialize;
use testbenches::{model_records, retires, ConsoleInput, MemoryTiming, Run, SideError};

use crate::alive::Warps;
use crate::paths::{Meeting, Paths};
use crate::Variant;

/// What has come of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measurement {
    /// The counts.
    pub figures: Figures,
    /// The activity factor in the course of time.
    pub activity: Activity,
    /// What was printed.
    pub console: Vec<u8>,
    /// For a cluster: the counts of each core, cycles until it was done. Empty for a core alone.
    pub cores: Vec<Figures>,
}

/// Why a run says nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MeasureError {
    /// The model cannot go on.
    #[error(transparent)]
    Side(#[from] SideError),
    /// It was given up.
    #[error("does not end within {0} cycles; --max-cycles raises it")]
    NoEnd(u64),
    /// An interrupt stopped a warp for good.
    #[error("interrupt {interrupt} stops warp {warp} at {place}")]
    Stopped {
        /// Whose.
        warp: Warp,
        /// Which.
        interrupt: u64,
        /// Where, with the source's line.
        place: String,
    },
}

/// Runs a program on the timing model and counts; `see` gets every cycle's record, too.
///
/// # Errors
/// When it does not end.
pub fn measure(
    config: &CoreConfig,
    variant: &Variant,
    timing: MemoryTiming,
    max_cycles: u64,
    see: &mut dyn FnMut(Cycle, &CycleRecord),
) -> Result<Measurement, MeasureError> {
    let mut meter = Meter::new(config);
    let mut stopped = None;
    let input = ConsoleInput::from_start(&variant.input);
    let run = Run { console_input: &input, ..Run::new(config, &variant.image, timing, max_cycles) };
    let is_done = model_records(&run, &mut |cycle, record| {
        meter.see(cycle, record);
        see(cycle, record);
        if record.scalar(isa::Scalar::Done) != 0 {
            stopped = stopped_warp(config, record);
        }
    })?;
    if !is_done {
        return Err(MeasureError::NoEnd(max_cycles));
    }
    if let Some((warp, interrupt, pc)) = stopped {
        return Err(MeasureError::Stopped { warp, interrupt, place: place(variant, pc) });
    }
    Ok(meter.finish(&variant.image))
}

/// A warp that an interrupt has stopped: which, by what, where.
pub(crate) type StoppedWarp = (Warp, u64, isa::Address);

/// The first warp that an interrupt has stopped.
pub(crate) fn stopped_warp(config: &CoreConfig, record: &CycleRecord) -> Option<StoppedWarp> {
    (0..config.arch.warps()).map(Warp).find_map(|warp| {
        let interrupt = record.get(Slot::Warp(PerWarp::Interrupt, warp));
        let context = config.home_context(warp);
        let pc = record.get(Slot::Context(PerContext::Pc, context));
        Some((warp, interrupt.checked_sub(1)?, isa::Address(pc)))
    })
}

pub(crate) fn place(variant: &Variant, pc: isa::Address) -> String {
    match variant.image.source_line(pc) {
        Some(line) => format!("{}:{}: {}", line.file, line.line, line.text.trim()),
        None => variant.image.describe(pc),
    }
}

// Counts a run's cycle records.

/// What a run amounts to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Figures {
    /// Clock cycles from reset to done.
    pub cycles: u64,
    /// Instructions of warps that went through commit.
    pub instructions: u64,
    /// Instructions, counted once for each lane in which they executed.
    pub lane_instructions: u64,
    /// Instructions, counted once for each lane of the warp that was alive: active, or waiting for others.
    pub alive_lane_instructions: u64,
    /// The most that a warp has kept of lanes that have parted: entries of a stack or table, or paths.
    pub deepest: u64,
    /// The most contexts that a warp has had at once.
    pub contexts_max: u32,
    /// Where lanes have met; `None` with a mechanism that brings them together at joins.
    pub meetings: Option<Vec<Meeting>>,
}

impl Figures {
    /// Executing lanes per lane that was alive, 0 to 1.
    pub fn activity_factor(&self) -> f64 {
        self.lane_instructions as f64 / self.alive_lane_instructions.max(1) as f64
    }

    /// The figures of several cores together: counts are added up, maxima and cycles are the largest of all cores.
    pub fn sum(cores: &[Figures]) -> Figures {
        let mut all = Figures::default();
        for core in cores {
            all.cycles = all.cycles.max(core.cycles);
            all.instructions += core.instructions;
            all.lane_instructions += core.lane_instructions;
            all.alive_lane_instructions += core.alive_lane_instructions;
            all.deepest = all.deepest.max(core.deepest);
            all.contexts_max = all.contexts_max.max(core.contexts_max);
            if let Some(found) = &core.meetings {
                let meetings = all.meetings.get_or_insert_default();
                found.iter().for_each(|one| add_meeting(meetings, one));
            }
        }
        all
    }

    /// Instructions of lanes, of all cores, a cycle.
    pub fn lane_instructions_a_cycle(&self) -> f64 {
        self.lane_instructions as f64 / self.cycles.max(1) as f64
    }

    /// How often lanes have met, and how often before the immediate post-dominator of the branch that had parted them.
    pub fn meetings_and_early(&self) -> Option<(u64, u64)> {
        let meetings = self.meetings.as_ref()?;
        let early = meetings.iter().filter(|meeting| meeting.is_early);
        Some((meetings.iter().map(|meeting| meeting.count).sum(), early.map(|meeting| meeting.count).sum()))
    }
}

fn add_meeting(meetings: &mut Vec<Meeting>, one: &Meeting) {
    let same = |other: &&mut Meeting| (&other.branch, &other.place) == (&one.branch, &one.place);
    match meetings.iter_mut().find(same) {
        Some(known) => known.count += one.count,
        None => meetings.push(one.clone()),
    }
}

/// The byte that is printed in this cycle.
pub(crate) fn printed(record: &CycleRecord) -> Option<u8> {
    let prints = record.scalar(Scalar::ConsoleOutputValid) != 0 && record.scalar(Scalar::ConsoleOutputReady) != 0;
    prints.then(|| record.scalar(Scalar::ConsoleOutputData) as u8)
}

/// Counts while records come.
pub struct Meter {
    warps: Warps,
    paths: Option<Paths>,
    figures: Figures,
    activity: Activity,
    console: Vec<u8>,
}

impl Meter {
    /// Measures a run on such a core.
    pub fn new(config: &CoreConfig) -> Self {
        Meter {
            warps: Warps::new(config),
            paths: Paths::new(config),
            figures: Figures::default(),
            activity: Activity::default(),
            console: Vec::new(),
        }
    }

    /// Takes a cycle's record, the first one that of cycle 0.
    pub fn see(&mut self, cycle: Cycle, record: &CycleRecord) {
        self.figures.cycles = cycle.0;
        if retires(record) {
            // What is in commit was in execute in the cycle before, which has seen the lanes as they were then.
            let context = record.context(Scalar::CommitContext);
            let alive = self.warps.alive(self.warps.owner_in_commit(context));
            let executing = LaneMask(record.scalar(Scalar::CommitLanes));
            self.figures.instructions += 1;
            self.figures.lane_instructions += u64::from(executing.count());
            let alive = (alive | executing).count();
            self.figures.alive_lane_instructions += u64::from(alive);
            self.activity.add(cycle.0, executing.count(), alive);
        }
        self.warps.see(record);
        if let Some(paths) = &mut self.paths {
            paths.see(record);
        }
        self.console.extend(printed(record));
    }

    /// What was counted and printed.
    pub fn finish(self, image: &Image) -> Measurement {
        let figures = Figures {
            deepest: self.warps.deepest,
            contexts_max: self.warps.contexts_max,
            meetings: self.paths.map(|paths| paths.meetings(image)),
            ..self.figures
        };
        Measurement { figures, activity: self.activity, console: self.console, cores: Vec::new() }
    }
}

// The activity factor in the course of a run.

/// Spans of a run at most: when there would be more, two become one.
const SPANS_MAX: usize = 512;
/// Cycles of a span at first.
const SPAN_CYCLES: u64 = 8;

/// Lanes of instructions, in spans of equal length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Activity {
    span_cycles: u64,
    /// Executing lanes, and lanes that were alive.
    spans: Vec<[u64; 2]>,
}

impl Default for Activity {
    fn default() -> Self {
        Activity { span_cycles: SPAN_CYCLES, spans: Vec::new() }
    }
}

impl Activity {
    /// Adds an instruction.
    pub(crate) fn add(&mut self, cycle: u64, executing: u32, alive: u32) {
        self.add_span(cycle, [executing, alive].map(u64::from));
    }

    /// Those of several cores together.
    pub(crate) fn sum<'a>(cores: impl Iterator<Item = &'a Activity> + Clone) -> Self {
        // A core that has ended early has the finer spans, which fit into those of the others.
        let longest = cores.clone().map(|core| core.span_cycles).max();
        let mut all = Activity { span_cycles: longest.unwrap_or(SPAN_CYCLES), spans: Vec::new() };
        for core in cores {
            for (place, &lanes) in core.spans.iter().enumerate() {
                all.add_span(place as u64 * core.span_cycles, lanes);
            }
        }
        all
    }

    /// Adds executing lanes, and lanes that were alive.
    fn add_span(&mut self, cycle: u64, lanes: [u64; 2]) {
        let mut place = (cycle / self.span_cycles) as usize;
        while place >= SPANS_MAX {
            self.spans = joined(&self.spans, 2);
            self.span_cycles *= 2;
            place /= 2;
        }
        if place >= self.spans.len() {
            self.spans.resize(place + 1, [0; 2]);
        }
        for (sum, count) in self.spans[place].iter_mut().zip(lanes) {
            *sum += count;
        }
    }

    /// The activity factor at no more than so many points: the middle cycle of each span, and the factor in it. Spans
    /// without an instruction are left out.
    pub fn points(&self, count: usize) -> Vec<(f64, f64)> {
        let together = self.spans.len().div_ceil(count.max(1)).max(1);
        let cycles = (self.span_cycles * together as u64) as f64;
        let spans = joined(&self.spans, together);
        let points = spans.iter().enumerate();
        points
            .filter(|(_, [_, possible])| *possible > 0)
            .map(|(place, [executed, possible])| {
                let middle = (place as f64 + 0.5) * cycles;
                (middle, *executed as f64 / *possible as f64)
            })
            .collect()
    }
}

/// So many spans become one.
fn joined(spans: &[[u64; 2]], together: usize) -> Vec<[u64; 2]> {
    let sum = |[a, b]: [u64; 2], [c, d]: &[u64; 2]| [a + c, b + d];
    let groups = spans.chunks(together);
    groups.map(|group| group.iter().fold([0; 2], sum)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cores_that_end_early_are_added_where_they_were() {
        let of = |cycles: u64, executing| {
            let mut activity = Activity::default();
            (0..cycles).for_each(|cycle| activity.add(cycle, executing, 4));
            activity
        };
        let (short, long) = (of(1_000, 4), of(100_000, 2));
        assert!(short.span_cycles < long.span_cycles);
        for cores in [[&short, &long], [&long, &short]] {
            let all = Activity::sum(cores.into_iter());
            assert_eq!(all.span_cycles, long.span_cycles);
            let lanes: [u64; 2] = joined(&all.spans, SPANS_MAX)[0];
            assert_eq!(lanes, [4 * 1_000 + 2 * 100_000, 4 * 101_000]);
            assert_eq!(all.points(SPANS_MAX)[0].1, 0.75);
            assert_eq!(all.points(SPANS_MAX)[100].1, 0.5);
        }
    }

    #[test]
    fn points_are_shares_of_spans_however_long_the_run() {
        for cycles in [64, 10_000, 1_000_000_u64] {
            let mut activity = Activity::default();
            for cycle in 0..cycles {
                let executing = if cycle < cycles / 2 { 4 } else { 1 };
                activity.add(cycle, executing, 4);
            }
            assert!(activity.spans.len() <= SPANS_MAX);
            let points = activity.points(4);
            assert!(points.len() <= 4 && points.len() > 1, "{points:?}");
            assert_eq!(points[0].1, 1.0);
            assert_eq!(points[points.len() - 1].1, 0.25);
            assert!(points.iter().all(|(cycle, _)| *cycle < 2.0 * cycles as f64));
        }
    }
}
