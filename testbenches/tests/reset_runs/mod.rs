//! Resets in mid-run, of two models: each is a fresh start, and the run is compared to its end.

use super::*;

/// A program that prints and counts in memory is reset in each of many cycles, with answers under way on both ports.
/// Then it runs as it does from power-up, but for what memory and console hold by then.
///
/// Rules: P3.17, P3.18, P3.19.
#[test]
fn a_reset_in_any_cycle_is_a_fresh_start() {
    let config = config("4w8/8/2/4");
    let source = "ldi %r1, all\nldi %r4, #1\nshli %r4, %r4, #31\nwspawn %r4, %r1, %r4\nwspawn %r4, %r1, %r4\n\
                  all: hwid %r5, #1\nshli %r5, %r5, #6\nldi %r2, #9\n\
                  again: ld %r3, %r5, #0x200\naddi %r3, %r3, #1\nst %r3, %r5, #0x200\nst %r3, %r4, #0\n\
                  subi %r2, %r2, #1\nrtop @p0, %r2\n@p0 ? jmpi again\nhalt\n";
    let image = assemble(&config.arch, source);
    let layout = TraceLayout::new(&config);
    let mut interrupted = [0, 0];
    for seed in [0, 1, 2, 5] {
        for reset_after in (1..400).step_by(7) {
            let run = run(&config, &image, seed);
            let mut bench = run.bench(ModelSide::new(&config));
            let mut record = CycleRecord::new(layout);
            for _ in 0..reset_after {
                bench.cycle(&mut record).expect("a model");
            }
            interrupted[0] += u32::from(record.get(memory_wait(0)) == 2);
            interrupted[1] += record.scalar(Scalar::ScheduleValid) as u32;
            let printed = bench.environment.console_output().len();
            let counted = counters(bench.environment.ram());
            bench.reset().expect("a model");
            let fresh = ModelSide::new(&config).state(0, 0).expect("a model");
            assert_eq!(bench.side.state(0, 0).expect("a model"), fresh);
            let mut cycles = 0;
            loop {
                bench.cycle(&mut record).expect("a model");
                cycles += 1;
                if record.scalar(Scalar::Done) == 1 {
                    break;
                }
                assert!(cycles < LIMIT, "seed {seed}, reset after {reset_after}");
            }
            let ram = bench.environment.ram();
            for (before, after) in counted.iter().zip(counters(ram)) {
                assert_eq!(after, before + 9, "seed {seed}, reset after {reset_after}");
            }
            assert_eq!(bench.environment.console_output().len(), printed + 27);
        }
    }
    let are_many = interrupted.iter().all(|&count| count > 20);
    assert!(are_many, "{interrupted:?}");
}

/// The slot that says whether a warp waits for memory.
const fn memory_wait(warp: u32) -> Slot {
    Slot::Context(PerContext::State, Context(warp))
}

/// What the three warps count.
fn counters(ram: &[u8]) -> [u32; 3] {
    [0x200, 0x240, 0x280].map(|address| {
        let word = ram[address..address + 4].try_into().expect("a word");
        u32::from_le_bytes(word)
    })
}

#[test]
fn a_run_with_resets_is_compared_to_its_end() {
    let config = config("4w8/8/4/4");
    let image = assemble(&config.arch, BUSY);
    let whole = passed(outcome(run(&config, &image, 3), ModelSide::new(&config)));
    let length = whole.statistics.cycles;
    for cycle in 0..length + 20 {
        let resets: Resets = format!("{cycle}:1").parse().expect("a list");
        let with_reset = Run { resets: &resets, compare_state_every: Some(50), ..run(&config, &image, 3) };
        let passed = passed(outcome(with_reset, ModelSide::new(&config)));
        assert!(passed.statistics.cycles > cycle, "reset before {cycle}");
    }
}

/// A side that goes on as if there were no reset.
struct Deaf(ModelSide);

impl Side for Deaf {
    fn outputs(&mut self) -> &[PortOutputs] {
        self.0.outputs()
    }
    fn step(&mut self, inputs: &[PortInputs], record: &mut CycleRecord) -> Result<(), SideError> {
        self.0.step(inputs, record)
    }
    fn reset(&mut self, _: &[PortInputs], _: u32) -> Result<(), SideError> {
        Ok(())
    }
    fn state(&self, core: u32, copy: u32) -> Result<Option<CoreState>, SideError> {
        self.0.state(core, copy)
    }
}

#[test]
fn a_side_that_does_not_hear_a_reset_is_found_in_its_cycle() {
    let config = config("4w8/8/4/4");
    let image = assemble(&config.arch, BUSY);
    let resets: Resets = "70:2".parse().expect("a list");
    let with_reset = Run { resets: &resets, ..run(&config, &image, 0) };
    let found = mismatch(outcome(with_reset, Deaf(ModelSide::new(&config))));
    assert_eq!(found.cycle.0, 70);
}
