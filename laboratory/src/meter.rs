//! Counts a run's cycle records.

use assembler::Image;
use isa::{CoreConfig, Cycle, CycleRecord, LaneMask, Scalar};
use serde::Serialize;
use testbenches::retires;

use crate::activity::Activity;
use crate::alive::Warps;
use crate::measure::Measurement;
use crate::paths::{Meeting, Paths};

/// What a run amounts to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Figures {
    /// Clock cycles from reset to done.
    pub cycles: u64,
    /// Instructions of warps that went through commit.
    pub instructions: u64,
    /// The same, counted once for each lane in which they executed.
    pub lane_instructions: u64,
    /// The same, counted once for each lane of the warp that was alive: active, or waiting for others.
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

    /// How often lanes have met, and how often before the immediate post-dominator of the branch that had parted them.
    pub fn meetings_and_early(&self) -> Option<(u64, u64)> {
        let meetings = self.meetings.as_ref()?;
        let early = meetings.iter().filter(|meeting| meeting.is_early);
        Some((
            meetings.iter().map(|meeting| meeting.count).sum(),
            early.map(|meeting| meeting.count).sum(),
        ))
    }
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
    /// Of a run on such a core.
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
            let context = record.context(Scalar::CommitWarp);
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
        let prints = record.scalar(Scalar::ConsoleOutputValid) != 0
            && record.scalar(Scalar::ConsoleOutputReady) != 0;
        if prints {
            let byte = record.scalar(Scalar::ConsoleOutputData) as u8;
            self.console.push(byte);
        }
    }

    /// What was counted and printed.
    pub fn finish(self, image: &Image) -> Measurement {
        let figures = Figures {
            deepest: self.warps.deepest,
            contexts_max: self.warps.contexts_max,
            meetings: self.paths.map(|paths| paths.meetings(image)),
            ..self.figures
        };
        Measurement {
            figures,
            activity: self.activity,
            console: self.console,
        }
    }
}
