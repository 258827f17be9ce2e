//! The first picture: what each context does in the course of the whole run, and counters beside it, in a bounded
//! number of buckets.

use isa::trace::{DataCacheField, InstructionCacheField, WarpState};
use isa::{CoreConfig, CycleRecord, PerContext, Scalar, Slot};

use crate::pack::push_planes;

/// Buckets at most: more than a screen has columns, so that zooming in shows more at first.
const BUCKETS_MAX: usize = 16_384;
/// Cycles of a bucket in the beginning.
const BUCKET_CYCLES: u64 = 16;

/// What a context does in a cycle, in the order in which the page knows them.
pub(crate) const ACTIVITIES: [&str; 9] =
    ["stopped", "executes", "in the pipeline", "starved", "memory", "unit", "register", "barrier", "spawn"];
/// One of its instructions is in execute.
pub(crate) const EXECUTES: u8 = 1;

/// What is counted, in the order of the columns.
pub(crate) const COUNTERS: [&str; 13] = [
    "instructions",
    "lanes",
    "squashed",
    "fetches",
    "loads",
    "stores",
    "fetch queue",
    "data queue",
    "instruction lookups",
    "instruction misses",
    "data lookups",
    "data misses",
    "idle",
];

/// What a context does in the cycle of a record.
pub(crate) fn activity(config: &CoreConfig, record: &CycleRecord, context: isa::Context) -> u8 {
    let field = |field| record.get(Slot::Context(field, context));
    let is_executing = record.scalar(Scalar::ExecuteValid) != 0 && record.context(Scalar::ExecuteContext) == context;
    if is_executing {
        return EXECUTES;
    }
    let state = WarpState::from_repr(field(PerContext::State) as u8);
    match state.unwrap_or(WarpState::Stopped) {
        WarpState::Stopped | WarpState::Free => 0,
        WarpState::Running if field(PerContext::InFlight) > 0 => 2,
        WarpState::Running => 3,
        WarpState::WaitMemory if awaits_register(config, record, context) => 6,
        WarpState::WaitMemory => 4,
        WarpState::WaitCopy | WarpState::WaitArithmetic => 5,
        WarpState::WaitBarrier => 7,
        WarpState::WaitSpawn => 8,
    }
}

fn awaits_register(config: &CoreConfig, record: &CycleRecord, context: isa::Context) -> bool {
    let awaits = isa::trace::PerScoreboard::Awaits;
    config.scoreboard && record.get(Slot::Scoreboard(awaits, context)) != 0
}

/// One bucket: sums over its cycles.
#[derive(Clone)]
struct Bucket {
    /// By context and activity: cycles.
    activities: Vec<u32>,
    /// By context: lanes of what executes.
    lanes: Vec<u32>,
    counters: [u32; COUNTERS.len()],
}

impl Bucket {
    fn new(contexts: usize) -> Self {
        Bucket {
            activities: vec![0; contexts * ACTIVITIES.len()],
            lanes: vec![0; contexts],
            counters: [0; COUNTERS.len()],
        }
    }

    fn add(&mut self, other: &Bucket) {
        let pairs = self.activities.iter_mut().zip(&other.activities);
        let pairs = pairs.chain(self.lanes.iter_mut().zip(&other.lanes));
        for (sum, more) in pairs.chain(self.counters.iter_mut().zip(&other.counters)) {
            *sum += more;
        }
    }
}

/// Adds up.
pub(crate) struct Overview {
    contexts: usize,
    bucket_cycles: u64,
    cycles: u64,
    buckets: Vec<Bucket>,
    /// Fetches that are scheduled and not answered.
    fetches: u32,
    /// The instruction cache was filling in the cycle before.
    was_filling: bool,
}

impl Overview {
    pub(crate) fn new(config: &CoreConfig) -> Self {
        Overview {
            contexts: config.contexts() as usize,
            bucket_cycles: BUCKET_CYCLES,
            cycles: 0,
            buckets: Vec::new(),
            fetches: 0,
            was_filling: false,
        }
    }

    /// Fetches that are scheduled and not answered, at the start of the next cycle.
    pub(crate) fn fetches(&self) -> u8 {
        self.fetches.min(255) as u8
    }

    /// Nothing is under way any more.
    pub(crate) fn reset(&mut self) {
        self.fetches = 0;
        self.was_filling = false;
    }

    pub(crate) fn see(&mut self, config: &CoreConfig, record: &CycleRecord, activities: &[u8], retires: bool) {
        let counters = self.count(config, record, retires);
        if self.cycles.is_multiple_of(self.bucket_cycles) {
            if self.buckets.len() == BUCKETS_MAX {
                self.merge();
            }
            if self.cycles.is_multiple_of(self.bucket_cycles) {
                self.buckets.push(Bucket::new(self.contexts));
            }
        }
        self.cycles += 1;
        let Some(bucket) = self.buckets.last_mut() else {
            return;
        };
        for (context, &activity) in activities.iter().enumerate() {
            bucket.activities[context * ACTIVITIES.len() + usize::from(activity)] += 1;
            if activity == EXECUTES {
                bucket.lanes[context] += record.scalar(Scalar::ExecuteLanes).count_ones();
            }
        }
        for (sum, more) in bucket.counters.iter_mut().zip(counters) {
            *sum += more;
        }
    }

    /// Makes one bucket of two.
    fn merge(&mut self) {
        let pairs = self.buckets.chunks(2).map(|pair| {
            let mut sum = pair[0].clone();
            pair[1..].iter().for_each(|other| sum.add(other));
            sum
        });
        self.buckets = pairs.collect();
        self.bucket_cycles *= 2;
    }

    /// What the cycle adds to each counter.
    fn count(&mut self, config: &CoreConfig, record: &CycleRecord, retires: bool) -> [u32; COUNTERS.len()] {
        let flag = |field| u32::from(record.scalar(field) != 0);
        let fires = |valid, ready| flag(valid) & flag(ready);
        let fetch = fires(Scalar::InstructionRequestValid, Scalar::InstructionRequestReady);
        let data = fires(Scalar::DataRequestValid, Scalar::DataRequestReady);
        let store = data & flag(Scalar::DataRequestWrite);
        let fetches = self.fetches;
        self.fetches = (fetches + flag(Scalar::ScheduleValid)).saturating_sub(flag(Scalar::FetchValid));
        let (mut lookups, mut misses) = (0, 0);
        if config.instruction_cache.is_some() {
            let field = |field| record.get(Slot::InstructionCache(field)) != 0;
            let is_filling = field(InstructionCacheField::FillValid);
            lookups = u32::from(field(InstructionCacheField::LookupValid));
            misses = u32::from(is_filling && !self.was_filling);
            self.was_filling = is_filling;
        }
        let (mut queue, mut data_lookups, mut data_misses) = (0, 0, 0);
        if config.data_cache.is_some() {
            let field = |field| record.get(Slot::DataCache(field)) as u32;
            queue = field(DataCacheField::QueueCount);
            let is_load = field(DataCacheField::LookupWrite) == 0 && field(DataCacheField::LookupConsole) == 0;
            data_lookups = field(DataCacheField::LookupValid) * u32::from(is_load);
            data_misses = (data - store) & !flag(Scalar::DataRequestConsole) & 1;
        }
        let lanes = record.scalar(Scalar::CommitLanes).count_ones();
        [
            u32::from(retires),
            if retires { lanes } else { 0 },
            flag(Scalar::FetchValid) & flag(Scalar::FetchSquashed),
            fetch,
            data - store,
            store,
            fetches,
            queue,
            lookups,
            misses,
            data_lookups,
            data_misses,
            1 - flag(Scalar::ScheduleValid),
        ]
    }

    /// Buckets and cycles of each, 4 bytes each; then a byte a bucket for each context and activity (255: all cycles),
    /// and for each context the lanes (255: all lanes in each cycle); then 4 bytes a bucket for each counter. All as
    /// planes.
    pub(crate) fn bytes(&self, lanes: u32) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes.extend((self.buckets.len() as u32).to_le_bytes());
        bytes.extend((self.bucket_cycles as u32).to_le_bytes());
        let share = |part: u32, whole: u64| (u64::from(part) * 255).div_ceil(whole.max(1));
        let cycles = |number: usize| {
            let behind = self.cycles - number as u64 * self.bucket_cycles;
            behind.min(self.bucket_cycles)
        };
        for column in 0..self.contexts * ACTIVITIES.len() {
            let values = self.buckets.iter().enumerate();
            let values = values.map(|(number, bucket)| share(bucket.activities[column], cycles(number)));
            push_planes(&mut bytes, 1, values);
        }
        for context in 0..self.contexts {
            let values = self.buckets.iter().enumerate();
            let values = values.map(|(number, bucket)| share(bucket.lanes[context], cycles(number) * u64::from(lanes)));
            push_planes(&mut bytes, 1, values);
        }
        for counter in 0..COUNTERS.len() {
            let values = self.buckets.iter();
            push_planes(&mut bytes, 4, values.map(|bucket| bucket.counters[counter].into()));
        }
        bytes
    }
}
