//! Hazards: instructions of a warp that follow one another closely and name the same register, and requests at the data
//! port for the same line.

use isa::divergence::owner;
use isa::{CoreConfig, Scalar};

use crate::counts::Counts;
use crate::decoded::{Registers, NONE};
use crate::seen::Seen;
use crate::table::Event;

/// How far back is looked.
const WINDOW: usize = 7;

/// An instruction in execute that goes on to commit.
#[derive(Clone, Copy)]
struct Executed {
    warp: u32,
    lanes: u64,
    registers: Registers,
}

/// A request that has fired at the data port.
#[derive(Clone, Copy, Default)]
struct Request {
    writes: bool,
    line: u64,
    bytes: u64,
}

/// Looks for hazards.
pub(super) struct HazardObserver {
    config: CoreConfig,
    /// By cycle, in a ring.
    executed: [Option<Executed>; 8],
    cycle: usize,
    requests: [Request; 8],
    request: usize,
}

impl HazardObserver {
    pub(super) fn new(config: &CoreConfig) -> Self {
        HazardObserver { config: *config, executed: [None; 8], cycle: 0, requests: [Request::default(); 8], request: 0 }
    }

    pub(super) fn see(&mut self, seen: &Seen, counts: &mut Counts) {
        self.registers(seen, counts);
        if seen.fires(Scalar::DataRequestValid, Scalar::DataRequestReady) {
            self.memory(seen, counts);
        }
    }

    fn registers(&mut self, seen: &Seen, counts: &mut Counts) {
        self.cycle += 1;
        let executing = seen.now.executing.as_ref();
        let executing =
            executing.filter(|one| one.interrupt.is_none() && !one.compared && one.executes() && one.decoded.is_some());
        let now = executing.map(|one| Executed {
            warp: owner(&self.config, seen.record, one.context).0,
            lanes: one.lanes.0,
            registers: one.registers,
        });
        if let Some(now) = &now {
            let mut missing = KINDS;
            for distance in 1..=WINDOW {
                let earlier = &self.executed[self.cycle.wrapping_sub(distance) % 8];
                if let Some(earlier) = earlier.as_ref().filter(|one| one.warp == now.warp) {
                    missing = hazards(now, earlier, distance, missing, counts);
                    if missing == 0 {
                        break;
                    }
                }
            }
        }
        self.executed[self.cycle % 8] = now;
    }

    fn memory(&mut self, seen: &Seen, counts: &mut Counts) {
        if seen.is_set(Scalar::DataRequestConsole) {
            return;
        }
        let now = Request {
            writes: seen.is_set(Scalar::DataRequestWrite),
            line: seen.record.scalar(Scalar::DataRequestLine),
            bytes: seen.record.scalar(Scalar::DataRequestByteEnable),
        };
        if now.bytes == 0 {
            return;
        }
        self.request += 1;
        let mut missing = [true; 2];
        for distance in 1..=WINDOW {
            let earlier = &self.requests[self.request.wrapping_sub(distance) % 8];
            if earlier.bytes == 0 || earlier.line != now.line {
                continue;
            }
            let kind = match (now.writes, earlier.writes) {
                (false, true) => 6,
                (true, true) => 7,
                (true, false) => 8,
                (false, false) => continue,
            };
            let is_first = std::mem::take(&mut missing[usize::from(earlier.writes)]);
            if is_first {
                let common = common(now.bytes, earlier.bytes, now.bytes == earlier.bytes);
                counts.count(Event::of_hazard(kind, far(distance), common));
            }
        }
        self.requests[self.request % 8] = now;
    }
}

/// A bit for each kind of hazard of registers.
const KINDS: u32 = (1 << 6) - 1;

/// Counts the hazards of two instructions whose kinds are missing; what is missing then.
fn hazards(now: &Executed, earlier: &Executed, distance: usize, missing: u32, counts: &mut Counts) -> u32 {
    let (ours, theirs) = (&now.registers, &earlier.registers);
    let reads = |read: &[u16; 3], written: u16| written != NONE && read.contains(&written);
    let found = u32::from(reads(&ours.read, theirs.written))
        | u32::from(ours.written != NONE && ours.written == theirs.written) << 1
        | u32::from(reads(&theirs.read, ours.written)) << 2
        | u32::from(reads(&ours.predicates_read, theirs.predicate_written)) << 3
        | u32::from(ours.predicate_written != NONE && ours.predicate_written == theirs.predicate_written) << 4
        | u32::from(reads(&theirs.predicates_read, ours.predicate_written)) << 5;
    let mut new = found & missing;
    if new != 0 {
        let common = common(now.lanes, earlier.lanes, now.lanes & !earlier.lanes == 0);
        while new != 0 {
            let kind = new.trailing_zeros() as usize;
            counts.count(Event::of_hazard(kind, far(distance), common));
            new &= new - 1;
        }
    }
    missing & !found
}

const fn far(distance: usize) -> usize {
    if distance < 4 {
        distance - 1
    } else {
        3
    }
}

const fn common(ours: u64, theirs: u64, is_same: bool) -> usize {
    match (ours & theirs, is_same) {
        (0, _) => 0,
        (_, false) => 1,
        (_, true) => 2,
    }
}
