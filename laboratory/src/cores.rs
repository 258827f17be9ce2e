//! Several cores: how many run a program, what all of them together amount to, and what a report says of runs that
//! do not end.

use std::fmt;

use isa::{
    Address, ClusterConfig, ClusterError, ClusterShape, CoreConfig, Cycle, CycleRecord, Scalar, SharedCacheConfig, Warp,
};
use serde::Serialize;
use testbenches::cluster::{ClusterRecord, ClusterStandstill, WaitedBarrier};
use testbenches::{
    model_records_or_standstill, Awaited, ConsoleInput, HostStart, MemoryTiming, Run, SideError, StandingWarp,
};

use crate::meter::{place, printed, stopped_warp, StoppedWarp};
use crate::{Activity, Figures, Measurement, Meter, Variant};

/// A cluster, but for what its cores are (docs/cluster.md).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cores {
    /// How many cores.
    pub count: u32,
    /// Banks of their memory, if not twice as many as cores.
    pub banks: Option<u32>,
    /// Their shared cache.
    pub shared_cache: Option<SharedCacheConfig>,
}

impl Cores {
    /// The cluster of such cores.
    ///
    /// # Errors
    /// When there is no such cluster.
    pub fn of(&self, core: CoreConfig) -> Result<ClusterConfig, ClusterError> {
        ClusterShape::of_cores(&core, self.count, self.banks, self.shared_cache).config(core)
    }
}

/// The cluster that a row is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Cluster {
    /// How many cores.
    pub cores: u32,
    /// Banks of their memory.
    pub banks: u32,
    /// Bytes of the shared cache at each bank; 0: there is none.
    pub shared_cache: u64,
}

impl From<&ClusterConfig> for Cluster {
    fn from(config: &ClusterConfig) -> Self {
        Cluster {
            cores: config.cores,
            banks: config.banks,
            shared_cache: config.shared_cache.map_or(0, |cache| cache.bank_bytes),
        }
    }
}

/// `4 on 8`, or with a shared cache `4 on 8+1024`: cores on banks.
impl fmt::Display for Cluster {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} on {}", self.cores, self.banks)?;
        match self.shared_cache {
            0 => Ok(()),
            bytes => write!(f, "+{bytes}"),
        }
    }
}

/// Why a run of a cluster says nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ClusterMeasureError {
    /// The model cannot go on.
    #[error(transparent)]
    Side(#[from] SideError),
    /// It does not end.
    #[error("{0}")]
    Stands(Diagnosis),
    /// An interrupt stopped a warp for good.
    #[error("core {core}: interrupt {interrupt} stops warp {warp} at {place}")]
    Stopped {
        /// The core.
        core: usize,
        /// Whose.
        warp: Warp,
        /// Which.
        interrupt: u64,
        /// Where, with the source's line.
        place: String,
    },
}

/// Runs a program on the timing model of a cluster and counts; `see` gets every cycle's records, too.
///
/// # Errors
/// When it does not end.
pub fn measure_cluster(
    cluster: &ClusterConfig,
    variant: &Variant,
    timing: MemoryTiming,
    max_cycles: u64,
    see: &mut dyn FnMut(Cycle, &ClusterRecord),
) -> Result<Measurement, ClusterMeasureError> {
    let run = Run {
        console_input: &ConsoleInput::from_start(&variant.input),
        start: variant.start.map(|Address(address)| HostStart { address, argument: 0 }),
        ..Run::new(cluster, &variant.image, timing, max_cycles)
    };
    let mut cores = SeenCores::new(cluster);
    let stood = model_records_or_standstill(&run, &mut |cycle, record| {
        cores.see(cycle, &record.cores);
        see(cycle, record);
    });
    if let Some(standstill) = stood? {
        return Err(ClusterMeasureError::Stands(Diagnosis::of(&standstill)));
    }
    if let Some((core, (warp, interrupt, pc))) = cores.stopped {
        return Err(ClusterMeasureError::Stopped { core, warp, interrupt, place: place(variant, pc) });
    }
    Ok(cores.finish(variant))
}

/// What is seen of the cores.
struct SeenCores {
    core: CoreConfig,
    /// A meter a core, and whether the core was done.
    meters: Vec<(Meter, bool)>,
    cycles: u64,
    console: Vec<u8>,
    /// The first core with a warp that an interrupt has stopped.
    stopped: Option<(usize, StoppedWarp)>,
}

impl SeenCores {
    fn new(cluster: &ClusterConfig) -> Self {
        let meter = |_| (Meter::new(&cluster.core), false);
        SeenCores {
            core: cluster.core,
            meters: (0..cluster.cores).map(meter).collect(),
            cycles: 0,
            console: Vec::new(),
            stopped: None,
        }
    }

    fn see(&mut self, cycle: Cycle, records: &[CycleRecord]) {
        self.cycles = cycle.0;
        for (number, ((meter, is_done), record)) in self.meters.iter_mut().zip(records).enumerate() {
            self.console.extend(printed(record));
            if *is_done {
                continue;
            }
            meter.see(cycle, record);
            *is_done = record.scalar(Scalar::Done) != 0;
            if *is_done && self.stopped.is_none() {
                let stopped = stopped_warp(&self.core, record);
                self.stopped = stopped.map(|stopped| (number, stopped));
            }
        }
    }

    fn finish(self, variant: &Variant) -> Measurement {
        let cores = self.meters.into_iter();
        let cores: Vec<_> = cores.map(|(meter, _)| meter.finish(&variant.image)).collect();
        let activities = cores.iter().map(|core| &core.activity);
        let activity = Activity::sum(activities);
        let cores: Vec<Figures> = cores.into_iter().map(|core| core.figures).collect();
        let figures = Figures { cycles: self.cycles, ..Figures::sum(&cores) };
        Measurement { figures, activity, console: self.console, cores }
    }
}

/// Where the warps of all cores are when a run does not end, as `harmonica run --cores` reports it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnosis {
    /// Without an end of line.
    text: String,
}

impl Diagnosis {
    fn of(standstill: &ClusterStandstill) -> Self {
        let (cycle, idle_cycles) = (standstill.cycle, standstill.idle_cycles);
        let mut lines = vec![match idle_cycles {
            0 => format!("does not end within {cycle} cycles; --max-cycles raises it"),
            _ => "deadlock: nothing will ever wake the warps that wait".to_owned(),
        }];
        let cores = standstill.cores.iter().enumerate();
        let warps = cores.flat_map(|(core, of)| of.warps.iter().map(move |warp| (core, warp)));
        let waits = |core: usize, warp: &StandingWarp| match &warp.awaited {
            Awaited::Others(awaiting) => Some(format!("core {core}: warp {} waits for {awaiting}", warp.warp)),
            _ => None,
        };
        lines.extend(warps.filter_map(|(core, warp)| waits(core, warp)));
        lines.extend(standstill.barriers.iter().map(WaitedBarrier::to_string));
        let livelock = standstill.livelock.iter().map(ToString::to_string);
        lines.extend(livelock.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>()));
        Diagnosis { text: lines.join("\n    ") }
    }
}

impl fmt::Display for Diagnosis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
