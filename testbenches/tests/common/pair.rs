//! RTL and model cycle by cycle, each in memory and console of its own, for runs that a seed does not make: with a
//! console that is held up, or with a reset in any cycle.

use assembler::Image;
use isa::ports::PortInputs;
use isa::{CoreConfig, CycleRecord, Scalar, TraceLayout};
use testbenches::{Bench, ConsoleInput, Cosimulator, ModelSide, RtlSide, Run, Side};

/// Both sides, compared in every cycle.
pub struct Pair {
    rtl: Bench<RtlSide>,
    model: Bench<ModelSide>,
    records: [CycleRecord; 2],
    cycle: u64,
}

impl Pair {
    /// Both before cycle 0, with this program in memory and all that is typed waiting.
    pub fn new(core: &Cosimulator, config: &CoreConfig, program: &Image, input: &[u8], seed: u64) -> Pair {
        let config = config.with_trace();
        let rtl = core.rtl().unwrap_or_else(|error| panic!("{error}"));
        let run = Run {
            console_input: &ConsoleInput::from_start(input),
            ..Run::new(&config, program, seed.into(), u64::MAX)
        };
        let record = CycleRecord::new(TraceLayout::new(&config));
        Pair { rtl: run.bench(rtl), model: run.model(), records: [record.clone(), record], cycle: 0 }
    }

    /// One cycle, in which the console takes a byte only if this says so. The result is what both sides have shown.
    pub fn cycle(&mut self, console_takes: bool) -> &CycleRecord {
        let [of_rtl, of_model] = &mut self.records;
        step(&mut self.rtl, console_takes, of_rtl);
        step(&mut self.model, console_takes, of_model);
        let view = self.rtl.side.view();
        let mut differences = of_rtl.differences(of_model);
        differences.retain(|(slot, ..)| view.shows(slot.info().source));
        assert!(
            differences.is_empty(),
            "cycle {}: {}\nRTL    {of_rtl}\nmodel  {of_model}",
            self.cycle,
            differences[0].0
        );
        self.cycle += 1;
        of_rtl
    }

    /// Resets the core for one cycle; memory and console keep what they hold.
    pub fn reset(&mut self) {
        self.rtl.reset().unwrap_or_else(|error| panic!("{error}"));
        self.model.reset().unwrap_or_else(|error| panic!("{error}"));
        self.cycle += 1;
    }

    /// What has been printed, on both sides alike.
    pub fn printed(&self) -> String {
        let [rtl, model] = [&self.rtl.environment, &self.model.environment]
            .map(|environment| String::from_utf8_lossy(environment.console_output()));
        assert_eq!(rtl, model);
        rtl.into_owned()
    }

    /// Runs to the end; the result is what has been printed since the beginning.
    pub fn finish(&mut self, cycles_max: u64) -> String {
        let mut left = cycles_max;
        while self.cycle(true).scalar(Scalar::Done) == 0 {
            left -= 1;
            assert!(left > 0, "it does not end; printed: {}", self.printed());
        }
        assert!(self.rtl.environment.ram() == self.model.environment.ram());
        self.printed()
    }
}

fn step<S: Side>(bench: &mut Bench<S>, console_takes: bool, record: &mut CycleRecord) {
    let mut outputs = bench.side.outputs()[0];
    outputs.console_output_valid &= console_takes;
    let mut inputs = [PortInputs::default()];
    bench.environment.cycle(&[outputs], &mut inputs);
    inputs[0].console_output_ready &= console_takes;
    let stepped = bench.side.step(&inputs, record);
    stepped.unwrap_or_else(|error| panic!("{error}"));
}
