//! How instructions go from stage to stage, followed from record to record: what is in a stage in a cycle says what is
//! in the next stage a cycle later. Typed in from docs/pipeline.md sections 5 to 10 and 16.

use crate::common::environment::{Bench, Manners};
use crate::common::{bare, halt, image, op, when};
use std::collections::VecDeque;

use isa::trace::Scalar::*;
use isa::trace::{PerContext, Scalar};
use isa::{Context, CoreConfig, CycleRecord, Instruction, Opcode::*, Slot};

const WARPS: u64 = 3;

/// What a record says of one cycle.
struct Seen<'a>(&'a CycleRecord);

impl Seen<'_> {
    fn get(&self, field: Scalar) -> u64 {
        self.0.scalar(field)
    }

    fn is(&self, field: Scalar) -> bool {
        self.get(field) == 1
    }

    fn context(&self, field: PerContext, warp: u64) -> u64 {
        self.0.get(Slot::Context(field, Context(warp as u32)))
    }

    /// The warp that is redirected in this cycle.
    fn redirected(&self) -> Option<u64> {
        self.is(RedirectValid).then(|| self.get(ExecuteContext))
    }

    /// Warp and pc of what is in a stage.
    fn stage(&self, [valid, warp, pc]: [Scalar; 3]) -> Option<[u64; 2]> {
        self.is(valid).then(|| [self.get(warp), self.get(pc)])
    }

    /// An instruction, no micro-operation, is in execute.
    fn executes(&self) -> bool {
        self.is(ExecuteValid) && !self.is(ExecuteMicro)
    }
}

const DECODE: [Scalar; 3] = [DecodeValid, DecodeContext, DecodePc];
const OPERANDS: [Scalar; 3] = [OperandsValid, OperandsContext, OperandsPc];
const EXECUTE: [Scalar; 3] = [ExecuteValid, ExecuteContext, ExecutePc];
const COMMIT: [Scalar; 3] = [CommitValid, CommitContext, CommitPc];

/// Three warps, each with a loop of jumps, a split that its lanes disagree on, a clone, a load, a division, and a
/// division by zero in the end.
fn program() -> Vec<Instruction> {
    let mut program = vec![op(Ldi, &[1], 16), op(Skep, &[2], 0), op(Wspawn, &[2, 1, 1], 0), op(Wspawn, &[2, 1, 1], 0)];
    let body = [
        op(Ldi, &[3], 2), // at 16
        op(Jalis, &[4, 3], 0),
        op(Hwid, &[5], 0),
        op(Rtop, &[0, 5], 0),
        when(0, bare(Split)),
        when(0, op(Jmpi, &[], 4)),
        op(Addi, &[6, 6], 1),
        bare(Join),
        op(Ldi, &[3], 1),
        op(Clone, &[3], 0),
        op(Ld, &[4, 5], 0x100),
        op(Divi, &[4, 4], 3),
        op(Addi, &[7, 7], 1),
        op(Subi, &[4, 7], 4),
        op(Rtop, &[1, 4], 0),
        when(1, op(Jmpi, &[], -16 * 4)),
        op(Divi, &[4, 7], 0),
        halt(),
    ];
    program.extend(body);
    program
}

/// Runs the program in several environments, and looks at each cycle together with the one before it.
fn every_two_cycles(mut look: impl FnMut(&Seen<'_>, &Seen<'_>)) {
    let arch = format!("4w8/8/2/{WARPS}");
    let config = CoreConfig::for_arch(arch.parse().unwrap()).unwrap();
    let image = image(&config.arch, &program());
    for (latency_max, busy_of_256) in [(1, 0), (3, 60), (9, 180)] {
        let manners = Manners::new(latency_max, busy_of_256, 5);
        let mut bench = Bench::new(&config, &image, manners);
        bench.step();
        for _ in 0..1500 {
            let before = bench.record.clone();
            bench.step();
            look(&Seen(&before), &Seen(&bench.record));
        }
    }
}

/// Rules: P3.3, P3.4, P6.1, P6.2.
#[test]
fn responses_answer_the_fetches_in_order_and_those_of_an_older_epoch_are_squashed() {
    let (mut queue, mut squashed) = (VecDeque::new(), [0, 0]);
    every_two_cycles(|before, now| {
        assert!(now.is(InstructionResponseReady));
        if before.get(StallCause) == 1 {
            queue.clear(); // a new run has begun
        }
        if before.is(ScheduleValid) {
            let warp = before.get(ScheduleContext);
            let pc = before.get(SchedulePc);
            queue.push_back((warp, pc, before.context(PerContext::Epoch, warp)));
        }
        assert_eq!(now.is(FetchValid), now.is(InstructionResponseValid));
        if now.is(FetchValid) {
            let (warp, pc, epoch) = queue.pop_front().expect("a fetch that was asked for");
            let fetched = [FetchContext, FetchPc].map(|field| now.get(field));
            assert_eq!(fetched, [warp, pc]);
            let is_old = epoch != now.context(PerContext::Epoch, warp);
            let redirects_now = now.redirected() == Some(warp);
            assert_eq!(now.is(FetchSquashed), is_old || redirects_now);
            squashed[0] += u64::from(is_old);
            squashed[1] += u64::from(redirects_now);
        }
    });
    assert!(squashed.iter().all(|&count| count > 10), "{squashed:?}");
}

/// Rules: P1.6, P6.3, P6.4, P6.5, P7.5, P8.8, P12.7.
#[test]
fn everything_moves_on_by_a_stage_in_every_cycle_or_is_squashed() {
    let (mut moved, mut squashed) = (0, 0);
    every_two_cycles(|before, now| {
        let arrived = before.is(FetchValid) && !before.is(FetchSquashed);
        let arrived = arrived.then(|| [FetchContext, FetchPc].map(|f| before.get(f)));
        if now.is(DecodeMicro) {
            assert!(!before.is(InstructionResponseValid));
        } else {
            assert_eq!(now.stage(DECODE), arrived);
        }
        for (from, to) in [(DECODE, OPERANDS), (OPERANDS, EXECUTE)] {
            let stays = before.stage(from);
            let survives = stays.filter(|[warp, _]| before.redirected() != Some(*warp));
            assert_eq!(now.stage(to), survives);
            moved += u64::from(survives.is_some());
            squashed += u64::from(survives != stays);
        }
    });
    assert!(moved > 1000 && squashed > 100, "{moved} {squashed}");
}

/// Rules: P5.1, P5.5, P5.7, P5.8, P9.4.1, P9.4.3, P16.1.
#[test]
fn what_is_scheduled_and_what_redirects_move_pc_epoch_and_count() {
    let (mut together, mut redirects) = (0, 0);
    every_two_cycles(|before, now| {
        for warp in 0..WARPS {
            let is_scheduled = before.is(ScheduleValid) && before.get(ScheduleContext) == warp;
            let is_redirected = before.redirected() == Some(warp);
            let completes = before.executes() && before.get(ExecuteContext) == warp;
            let starts = before.is(SpawnValid) && before.get(SpawnWarp) == warp;
            let [pc, epoch, in_flight] =
                [PerContext::Pc, PerContext::Epoch, PerContext::InFlight].map(|f| before.context(f, warp));
            let after = [PerContext::Pc, PerContext::Epoch, PerContext::InFlight].map(|f| now.context(f, warp));
            if is_scheduled {
                assert_eq!(before.context(PerContext::State, warp), 1, "Running");
                assert_eq!(before.get(SchedulePc), pc);
                assert_eq!(before.get(InstructionRequestWord), pc / 4);
            }
            let expected = if is_redirected {
                redirects += 1;
                together += u64::from(is_scheduled);
                [before.get(RedirectPc), 1 - epoch, 0]
            } else if starts {
                continue;
            } else {
                let [scheduled, completed] = [is_scheduled, completes].map(u64::from);
                [pc + 4 * scheduled, epoch, in_flight + scheduled - completed]
            };
            assert_eq!(after, expected);
        }
    });
    assert!(together > 10 && redirects > 100, "{together} {redirects}");
}

/// Rules: P9.4.4, P9.7.1, P10.1, P17.3, P17.7.
#[test]
fn what_has_executed_is_in_commit_with_its_lanes_but_for_what_is_interrupted_refused_or_waits() {
    const DIVISION_BY_0: u64 = 4 * (4 + 16);
    let (mut interrupted, mut refused, mut waiting) = (0, 0, 0);
    every_two_cycles(|before, now| {
        let pc = before.get(ExecutePc);
        let is_interrupted = before.is(InterruptValid);
        let is_refused = before.executes() && !is_interrupted && pc == DIVISION_BY_0;
        let waits_to_spawn = before.is(RedirectValid) && (pc == 8 || pc == 12) && before.get(RedirectPc) == pc;
        interrupted += u64::from(is_interrupted);
        refused += u64::from(is_refused);
        waiting += u64::from(waits_to_spawn);
        if is_interrupted || is_refused || waits_to_spawn {
            assert_eq!(now.stage(COMMIT), None);
        } else {
            assert_eq!(now.stage(COMMIT), before.stage(EXECUTE));
            let lanes = before.get(ExecuteLanes);
            assert_eq!(now.get(CommitLanes), lanes);
        }
    });
    assert!(interrupted > 5 && refused > 5 && waiting > 0, "{interrupted} {refused} {waiting}");
}
