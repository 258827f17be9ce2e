//! How much is in each queue, cycle by cycle.

use isa::trace::WarpState;
use isa::{CoreConfig, DataCacheField, Opcode, PerTlbEntry, Scalar, Slot};

use crate::counts::Counts;
use crate::seen::Seen;
use crate::table::Event;

/// The queues, in the order of the table.
#[derive(Clone, Copy)]
enum Level {
    Fetches,
    Requests,
    DataCache,
    Memory,
    Copy,
    Arithmetic,
    Barrier,
    Spawn,
    Running,
    Tlb,
    Lanes,
}

/// Contexts by their state.
const WAITS: [(WarpState, Level); 6] = [
    (WarpState::WaitMemory, Level::Memory),
    (WarpState::WaitCopy, Level::Copy),
    (WarpState::WaitArithmetic, Level::Arithmetic),
    (WarpState::WaitBarrier, Level::Barrier),
    (WarpState::WaitSpawn, Level::Spawn),
    (WarpState::Running, Level::Running),
];

/// Looks for the levels.
pub(super) struct LevelObserver {
    config: CoreConfig,
    /// Fetches that are not answered.
    fetches: u32,
    /// Requests that the memory has not answered.
    requests: u32,
    /// The valid entries of the TLB.
    tlb: u32,
    /// The TLB may have changed since they were counted.
    tlb_changes: bool,
    /// The waits that this core can have.
    waits: Vec<(WarpState, Level)>,
}

impl LevelObserver {
    pub(super) fn new(config: &CoreConfig) -> Self {
        let waits = WAITS.into_iter().filter(|(state, _)| match state {
            WarpState::WaitArithmetic => crate::need::Need::Arithmetic.holds(config),
            WarpState::WaitBarrier => config.barriers > 0,
            _ => true,
        });
        LevelObserver { config: *config, fetches: 0, requests: 0, tlb: 0, tlb_changes: true, waits: waits.collect() }
    }

    pub(super) fn see(&mut self, seen: &Seen, counts: &mut Counts) {
        let config = &self.config;
        note(Level::Fetches, self.fetches, config.fetch_outstanding, counts);
        match config.data_cache {
            None => note(Level::Requests, self.requests, config.data_outstanding, counts),
            Some(_) => {
                let count = seen.record.get(Slot::DataCache(DataCacheField::QueueCount));
                note(Level::DataCache, count as u32, config.data_outstanding, counts);
            }
        }
        let contexts = config.contexts();
        for &(state, level) in &self.waits {
            let count = seen.now.contexts.of(state).count_ones();
            note(level, count, contexts, counts);
        }
        if config.tlb_entries > 0 {
            self.tlb(seen, counts);
        }
        if let Some(executing) = &seen.now.executing {
            let lanes = executing.active.count();
            note(Level::Lanes, lanes, self.config.arch.lanes(), counts);
        }
        self.go_on(seen);
    }

    fn tlb(&mut self, seen: &Seen, counts: &mut Counts) {
        let entries = self.config.tlb_entries;
        if self.tlb_changes {
            let is_valid = |entry: &u32| seen.record.get(Slot::TlbEntry(PerTlbEntry::Mapping, *entry)) != 0;
            self.tlb = (0..entries).filter(is_valid).count() as u32;
        }
        note(Level::Tlb, self.tlb, entries, counts);
        self.tlb_changes = seen
            .now
            .executing
            .is_some_and(|executing| matches!(executing.opcode, Opcode::Tlbadd | Opcode::Tlbrm | Opcode::Tlbflush));
    }

    /// What comes into the queues and goes in this cycle.
    fn go_on(&mut self, seen: &Seen) {
        self.fetches += u32::from(seen.is_set(Scalar::ScheduleValid));
        let answered = u32::from(seen.is_set(Scalar::FetchValid));
        self.fetches = self.fetches.saturating_sub(answered);
        if self.config.data_cache.is_some() {
            return;
        }
        let is_answered = self.config.bus_errors || !seen.is_set(Scalar::DataRequestWrite);
        let fires = seen.fires(Scalar::DataRequestValid, Scalar::DataRequestReady);
        self.requests += u32::from(fires && is_answered);
        let answered = seen.fires(Scalar::DataResponseValid, Scalar::DataResponseReady);
        self.requests = self.requests.saturating_sub(u32::from(answered));
    }
}

#[inline]
fn note(queue: Level, count: u32, room: u32, counts: &mut Counts) {
    let level = match count {
        0 => 0,
        count if count >= room => 3,
        1 => 1,
        _ => 2,
    };
    counts.count(Event::of_level(queue as usize, level));
}
