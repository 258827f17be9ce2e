//! The lock step itself, held with two models of which one is disturbed: it passes what agrees, catches what does not,
//! and explains it in words that these snapshots keep.

mod common;
mod endless;
mod named_latencies;
mod reports;
mod reset_runs;

use assembler::Image;
use common::{assemble, config, Program};
use isa::ports::{PortInputs, PortOutputs};
use isa::{Context, CoreConfig, CycleRecord, Lane, PerContext, PerLane, Scalar, Slot, TraceLayout, Warp};
use testbenches::{
    ConsoleInput, CoreState, Found, LockStep, ModelSide, Outcome, Resets, Run, Side, SideError, Verdict, View,
};

const LIMIT: u64 = 200_000;

fn run<'a>(config: &'a CoreConfig, image: &'a Image, seed: u64) -> Run<'a> {
    Run::new(config, image, seed.into(), LIMIT)
}

/// A model whose record or state is changed on its way out.
struct Disturbed<F, G> {
    model: ModelSide,
    cycle: u64,
    record: F,
    state: G,
}

impl<F: FnMut(u64, &mut CycleRecord), G: Fn(&mut CoreState)> Side for Disturbed<F, G> {
    fn outputs(&mut self) -> &[PortOutputs] {
        self.model.outputs()
    }
    fn step(&mut self, inputs: &[PortInputs], record: &mut CycleRecord) -> Result<(), SideError> {
        self.model.step(inputs, record)?;
        (self.record)(self.cycle, record);
        self.cycle += 1;
        Ok(())
    }
    fn reset(&mut self, inputs: &[PortInputs], length: u32) -> Result<(), SideError> {
        self.model.reset(inputs, length)
    }
    fn state(&self, core: u32, copy: u32) -> Result<Option<CoreState>, SideError> {
        let mut state = self.model.state(core, copy)?;
        state.iter_mut().for_each(&self.state);
        Ok(state)
    }
}

fn disturbed<F: FnMut(u64, &mut CycleRecord)>(run: Run, record: F) -> Outcome {
    let side = Disturbed { model: ModelSide::new(run.config), cycle: 0, record, state: |_: &mut CoreState| {} };
    outcome(run, side)
}

fn outcome<S: Side>(run: Run, rtl: S) -> Outcome {
    let model = run.bench(ModelSide::new(run.config));
    LockStep::new(run, run.bench(rtl), model).run(&mut |_| {}).expect("models do not stop")
}

fn passed(outcome: Outcome) -> testbenches::Passed {
    match outcome {
        Outcome::Passed(passed) => passed,
        other => panic!("{other}"),
    }
}

fn mismatch(outcome: Outcome) -> testbenches::Mismatch {
    match outcome {
        Outcome::Mismatch(mismatch) => *mismatch,
        other => panic!("no mismatch but: {other}"),
    }
}

const NESTED: &str = "
        ldi     %r1, #3
        ldi     %r4, #0
        jalis   %r5, %r1, #0
        hwid    %r0, #0
        subi    %r1, %r0, #1
        isneg   @p0, %r1
        @p0 ? split
        @p0 ? jmpi low
        addi    %r4, %r0, #0x10
        jmpi    over
low:    addi    %r4, %r0, #0x20
over:   join
        shli    %r2, %r0, #2
        st      %r4, %r2, #0x80
        ld      %r3, %r2, #0x80
        halt
";

#[test]
fn sides_that_agree_pass_with_console_and_counts() {
    let program = Program::load("hello");
    let config = program.config("4w8/8/4/4");
    let image = program.image(&config.arch);
    for seed in 0..4 {
        let run = Run { compare_state_every: Some(100), ..run(&config, &image, seed) };
        let passed = passed(outcome(run, ModelSide::new(&config)));
        assert_eq!(passed.console, program.expected, "seed {seed}");
        let counts = passed.statistics;
        assert!(counts.retired > 100);
        assert_eq!(counts.stalls.iter().sum::<u64>(), counts.cycles);
        assert!(passed.interrupted.is_empty());
    }
}

/// Without the RTL, so soon told: every program on the golden model.
#[test]
fn every_program_prints_what_it_must_on_the_model_alone() {
    for program in Program::all() {
        for (arch, seed) in [("4w8/8/4/4", 0), ("4w8/8/4/4", 3), ("8w32/16/2/8", 4)] {
            let config = program.config(arch);
            let image = program.image(&config.arch);
            let input = program.console_input(seed);
            let run = Run { console_input: &input, max_cycles: 20_000_000, ..run(&config, &image, seed) };
            let mut bench = run.bench(ModelSide::new(&config));
            let mut record = CycleRecord::new(TraceLayout::new(&config));
            let last = input.arrivals().last().map_or(0, |arrival| arrival.cycle);
            let mut cycle = 0;
            while cycle <= last || record.scalar(Scalar::Done) == 0 {
                bench.cycle(&mut record).expect("a model");
                cycle += 1;
                assert!(cycle < run.max_cycles, "{} on {arch}", program.name);
            }
            let (printed, name) = (bench.environment.console_output(), &program.name);
            assert_eq!(printed, program.expected, "{name} on {arch}, {seed}");
        }
    }
}

#[test]
fn a_wrong_value_is_reported_with_its_instruction_and_is_architectural() {
    let config = config("4w8/8/4/4");
    let image = assemble(&config.arch, NESTED);
    let target = image.symbol("low").expect("low").address.0;
    let found = mismatch(disturbed(run(&config, &image, 0), |_, record| {
        if record.scalar(Scalar::CommitPc) == target && record.scalar(Scalar::CommitLanes) != 0 {
            record.set_lane(PerLane::WriteValue, Lane(0), 0x1234);
        }
    }));
    assert_eq!(found.instruction.as_ref().map(|line| line.pc), Some(target));
    let Verdict::Architectural { warp, .. } = found.verdict else {
        panic!("{found}");
    };
    assert_eq!(warp, Some(Warp(0)));
    insta::assert_snapshot!("wrong_value", found.to_string());
}

#[test]
fn a_wrong_mask_is_reported_with_the_divergence_state_of_both_sides() {
    let config = config("4w8/8/4/4");
    let image = assemble(&config.arch, NESTED);
    let split = 6 * 4;
    let mut armed = false;
    let mut side = |_, record: &mut CycleRecord| {
        if armed {
            let mask = record.get(Slot::Context(PerContext::ActiveMask, Context(0)));
            record.set_context(PerContext::ActiveMask, Context(0), mask ^ 0b100);
        }
        armed = record.scalar(Scalar::ExecuteValid) != 0 && record.scalar(Scalar::ExecutePc) == split;
    };
    let found = mismatch(disturbed(run(&config, &image, 0), &mut side));
    assert_eq!(found.differences[0].lanes(), [Lane(2)]);
    assert_eq!(found.model_divergence.as_ref().map(Vec::len), Some(3));
    insta::assert_snapshot!("wrong_mask", found.to_string());
}

#[test]
fn other_latencies_on_one_side_are_timing_only() {
    let config = config("4w8/8/4/4");
    let image = assemble(&config.arch, NESTED);
    let (ideal, slow) = (run(&config, &image, 0), run(&config, &image, 3));
    let rtl = slow.bench(ModelSide::new(&config));
    let model = ideal.bench(ModelSide::new(&config));
    let outcome = LockStep::new(ideal, rtl, model).run(&mut |_| {});
    let found = mismatch(outcome.expect("models do not stop"));
    let is_timing = matches!(found.verdict, Verdict::TimingOnly { ended: true, .. });
    assert!(is_timing, "{found}");
    insta::assert_snapshot!("timing_only", found.to_string());
}

#[test]
fn a_register_that_only_the_array_has_wrong_is_found_at_the_end_or_on_request() {
    let config = config("4w8/8/4/4");
    let image = assemble(&config.arch, NESTED);
    let side = || Disturbed {
        model: ModelSide::new(&config),
        cycle: 0,
        record: |_, _: &mut CycleRecord| {},
        state: |state: &mut CoreState| state.gprs[6 * 4 + 1] ^= 0xff,
    };
    let at_end = mismatch(outcome(run(&config, &image, 0), side()));
    assert_eq!(at_end.found, Found::InStateAtEnd);
    assert_eq!(at_end.differences[0].field, "%r6 of warp 0");
    assert_eq!(at_end.differences[0].lanes(), [Lane(1)]);
    insta::assert_snapshot!("wrong_register", at_end.to_string());
    let on_request = Run { compare_state_every: Some(50), ..run(&config, &image, 0) };
    let during = mismatch(outcome(on_request, side()));
    assert_eq!(during.found, Found::InStateDuringRun);
    assert_eq!(during.cycle.0, 50);
}

#[test]
fn a_program_that_never_ends_is_told_with_where_its_warps_are() {
    let config = config("4w8/8/2/2");
    let source = "ldi %r1, #1\nagain: addi %r1, %r1, #1\njmpi again\n";
    let image = assemble(&config.arch, source);
    let limited = Run { max_cycles: 500, ..run(&config, &image, 0) };
    match outcome(limited, ModelSide::new(&config)) {
        Outcome::CycleLimit(table) => insta::assert_snapshot!("never_ends", table.to_string()),
        other => panic!("{other}"),
    }
}

#[test]
fn a_deadlock_is_told_with_what_each_warp_waits_for() {
    let config = config("4w8/8/2/1");
    let image = assemble(&config.arch, "ldi %r1, #0\nwspawn %r2, %r1, %r1\nhalt\n");
    match outcome(run(&config, &image, 0), ModelSide::new(&config)) {
        Outcome::Hang(table) => {
            assert!(table.warps[0].waits_for.contains("a warp to stop"));
            insta::assert_snapshot!("deadlock", table.to_string());
        }
        other => panic!("{other}"),
    }
}

/// Nothing happens for 3000 cycles, until a byte comes at last and its handler halts.
#[test]
fn a_wait_for_a_byte_that_is_to_come_is_no_deadlock() {
    let config = config("4w8/8/2/1");
    let source = "ldi %r1, end\nskep %r1\nldi %r1, #0\nwspawn %r2, %r1, %r1\nhalt\nend: halt\n";
    let image = assemble(&config.arch, source);
    let input = ConsoleInput::from_script("3000 78\n").expect("one byte");
    let run = Run { console_input: &input, ..run(&config, &image, 0) };
    let passed = passed(outcome(run, ModelSide::new(&config)));
    assert!(passed.statistics.cycles > 3000);
}

/// More warps are waited for than there are alive.
///
/// Rules: I5.18.
#[test]
fn a_barrier_above_the_live_warps_is_told_as_what_it_is() {
    let config = config("4w8/8/2/4");
    let source = "ldi %r1, other\nwspawn %r2, %r1, %r1\nother: ldi %r2, #3\nldi %r3, #1\nbar %r3, %r2\nhalt\n";
    let image = assemble(&config.arch, source);
    match outcome(run(&config, &image, 0), ModelSide::new(&config)) {
        Outcome::Hang(table) => {
            let expected = "3 warps at barrier 1; 2 came (warps 0, 1); no other warp is alive that could come";
            for warp in &table.warps[..2] {
                assert_eq!(warp.waits_for, expected);
            }
            insta::assert_snapshot!("barrier_above_the_live_warps", table.to_string());
        }
        other => panic!("{other}"),
    }
}

#[test]
fn an_interrupted_warp_is_named() {
    let config = config("4w8/8/2/2");
    let source = "ldi %r1, #1\nshli %r1, %r1, #20\nld %r2, %r1, #0\nhalt\n";
    let image = assemble(&config.arch, source);
    let passed = passed(outcome(run(&config, &image, 0), ModelSide::new(&config)));
    insta::assert_snapshot!("interrupted", passed.to_string());
}

/// Loads, a store and a division on their way, and registers that are used before they are set.
const BUSY: &str = "
        addi    %r1, %r1, #0x100
        addi    %r2, %r2, #7
        ld      %r3, %r1, #0
        divi    %r4, %r1, #3
        st      %r2, %r1, #0
        add     %r5, %r3, %r4
        halt
";

/// A model that shows only the core's own ports.
struct AtPorts<F: FnMut(u64, &mut CycleRecord)>(Disturbed<F, fn(&mut CoreState)>);

impl<F: FnMut(u64, &mut CycleRecord)> Side for AtPorts<F> {
    fn outputs(&mut self) -> &[PortOutputs] {
        self.0.outputs()
    }
    fn step(&mut self, inputs: &[PortInputs], record: &mut CycleRecord) -> Result<(), SideError> {
        self.0.step(inputs, record)
    }
    fn reset(&mut self, inputs: &[PortInputs], length: u32) -> Result<(), SideError> {
        self.0.reset(inputs, length)
    }
    fn state(&self, _: u32, _: u32) -> Result<Option<CoreState>, SideError> {
        Ok(None)
    }
    fn view(&self) -> View {
        View::CorePorts
    }
}

#[test]
fn of_a_core_without_trace_ports_the_core_s_own_ports_are_compared() {
    let config = config("4w8/8/4/4");
    let image = assemble(&config.arch, BUSY);
    let of = |field| {
        let side = Disturbed {
            model: ModelSide::new(&config),
            cycle: 0,
            record: move |cycle, record: &mut CycleRecord| {
                if cycle == 50 {
                    record.set(field, record.scalar(field) ^ 1);
                }
            },
            state: (|_| {}) as fn(&mut CoreState),
        };
        outcome(run(&config, &image, 0), AtPorts(side))
    };
    let found = mismatch(of(Scalar::DataRequestValid));
    assert_eq!(found.verdict, Verdict::AtThePorts);
    assert_eq!(found.cycle.0, 50);
    assert!(matches!(of(Scalar::KernelEntry), Outcome::Passed(_)));
}
