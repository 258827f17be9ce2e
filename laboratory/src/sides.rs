//! What the lanes of a warp do in each cycle, while some of them have parted.

use std::ops::Range;

use isa::trace::WarpState;
use isa::{Context, CoreConfig, Cycle, CycleRecord, LaneMask, PerContext, Scalar, Slot, Warp};
use testbenches::retires;

use crate::alive::Warps;

/// The warp that is looked at.
const WARP: Warp = Warp(0);
/// Cycles that are looked at.
const CYCLES_MAX: u64 = 1 << 20;

/// What lanes do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Doing {
    /// An instruction of theirs is in commit.
    Executes,
    /// Their instruction waits for memory, or another unit.
    Waits,
}

/// Cycles in which lanes do the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Span {
    pub(crate) cycles: Range<u64>,
    pub(crate) lanes: LaneMask,
    /// All lanes that go the same way with them.
    pub(crate) side: LaneMask,
    pub(crate) doing: Doing,
}

/// Watches one warp.
pub(crate) struct Sides {
    warps: Warps,
    contexts: u32,
    home: Context,
    /// By context: active lanes in the cycle before.
    active: Vec<LaneMask>,
    /// By context: the number of its last span.
    last: Vec<Option<usize>>,
    pub(crate) spans: Vec<Span>,
    /// The times in which some lanes have parted.
    parted: Vec<Range<u64>>,
}

impl Sides {
    pub(crate) fn new(config: &CoreConfig) -> Self {
        let contexts = config.contexts();
        Sides {
            warps: Warps::new(config),
            contexts,
            home: config.home_context(WARP),
            active: vec![LaneMask::EMPTY; contexts as usize],
            last: vec![None; contexts as usize],
            spans: Vec::new(),
            parted: Vec::new(),
        }
    }

    pub(crate) fn see(&mut self, cycle: Cycle, record: &CycleRecord) {
        if cycle.0 >= CYCLES_MAX {
            return;
        }
        let committing = retires(record).then(|| record.context(Scalar::CommitContext));
        for context in (0..self.contexts).map(Context) {
            let field = |field| record.get(Slot::Context(field, context));
            let now = LaneMask(field(PerContext::ActiveMask));
            let before = std::mem::replace(&mut self.active[context.index()], now);
            let state = field(PerContext::State);
            if committing == Some(context) {
                if self.warps.owner_in_commit(context) != WARP {
                    continue;
                }
                let lanes = LaneMask(record.scalar(Scalar::CommitLanes));
                self.add(cycle.0, context, (lanes, before), Doing::Executes);
            } else if waits(state) && self.warps.owner(record, context) == WARP {
                self.add(cycle.0, context, (now, now), Doing::Waits);
            }
        }
        self.warps.see(record);
        let alive = self.warps.alive(WARP);
        if !alive.without(self.active[self.home.index()]).is_empty() {
            match self.parted.last_mut() {
                Some(time) if time.end == cycle.0 => time.end += 1,
                _ => self.parted.push(cycle.0..cycle.0 + 1),
            }
        }
    }

    fn add(&mut self, cycle: u64, context: Context, (lanes, side): (LaneMask, LaneMask), doing: Doing) {
        let last = &mut self.last[context.index()];
        if let Some(number) = *last {
            let span = &mut self.spans[number];
            let goes_on = span.cycles.end == cycle;
            if goes_on && (span.lanes, span.side, span.doing) == (lanes, side, doing) {
                span.cycles.end += 1;
                return;
            }
        }
        *last = Some(self.spans.len());
        self.spans.push(Span { cycles: cycle..cycle + 1, lanes, side, doing });
    }

    /// A time in which lanes have parted, of those that are among the longest the first one.
    pub(crate) fn first_long_parting(&self) -> Option<Range<u64>> {
        let length = |time: &&Range<u64>| time.end - time.start;
        let longest = self.parted.iter().map(|time| length(&time)).max()?;
        let mut times = self.parted.iter();
        times.find(|time| 2 * length(time) >= longest).cloned()
    }
}

/// Whether a context waits for a unit that works for it alone.
fn waits(state: u64) -> bool {
    [WarpState::WaitMemory, WarpState::WaitCopy, WarpState::WaitArithmetic]
        .iter()
        .any(|waiting| *waiting as u64 == state)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{measure, Form, Mechanism, Variant};

    const PROGRAM: &str =
        "ldi %r1, #4\njalis %r5, %r1, lanes\nlanes: hwid %r0, #0\nsubi %r1, %r0, #3\nisneg @p0, %r1\n\
         @p0 ? split\n@p0 ? jmpi yes\nld %r4, %r5, #0\njmpi end\nyes: nop\nend: join\nhalt\n";

    #[test]
    fn every_lane_instruction_is_in_a_span_and_lanes_are_parted_between_split_and_last_join() {
        let arch = "4w8/8/4/1".parse().expect("an ArchID");
        let image = assembler::assemble(&arch, &[("test.s", PROGRAM)]).expect("a program");
        let variant = Variant::new("test".to_owned(), Form::Plain, image);
        let mechanism: Mechanism = "stack".parse().expect("a mechanism");
        let config = variant.config(arch, mechanism).expect("a core");
        let mut sides = Sides::new(&config);
        let timing = testbenches::MemoryTiming::Latency("1,16".parse().expect("latencies"));
        let see = &mut |cycle, record: &CycleRecord| sides.see(cycle, record);
        let run = measure(&config, &variant, timing, 10_000, see).expect("it ends");
        let cycles_of = |doing, lanes: Option<LaneMask>| -> u64 {
            let spans = sides.spans.iter();
            let spans = spans.filter(|span| span.doing == doing && lanes.is_none_or(|set| span.side == set));
            spans.map(|span| (span.cycles.end - span.cycles.start) * u64::from(span.lanes.count())).sum()
        };
        let executed = cycles_of(Doing::Executes, None);
        assert_eq!(executed, run.figures.lane_instructions);
        // Lanes 0 to 2: jump, nop, join. Lane 3: load, jump, join; its load takes 16 cycles at least.
        assert_eq!(cycles_of(Doing::Executes, Some(LaneMask(7))), 9);
        assert_eq!(cycles_of(Doing::Executes, Some(LaneMask(8))), 3);
        assert!(cycles_of(Doing::Waits, Some(LaneMask(8))) >= 16);
        let parted = sides.first_long_parting().expect("lanes part");
        let inside = |span: &&Span| span.side != LaneMask(15) && span.side.count() > 1;
        let first = sides.spans.iter().find(inside).expect("a side");
        assert!(parted.contains(&first.cycles.start));
        assert!(parted.end - parted.start > 16 && parted.end < run.figures.cycles);
    }
}
