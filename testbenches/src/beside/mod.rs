//! The golden model beside a design that a simulator of its own runs: a test bench in another language, say.
//!
//! The simulator goes first. In each clock cycle it shows the design's outputs ([`Beside::drive`]), and gets what the
//! memory around the core drives. Then it shows all ports ([`Beside::see`]): the model takes the inputs that the design
//! has got, and what the two show is compared, as the lock step compares it.
//!
//! ```text
//!   simulator          drive: outputs --> environment --> inputs      see: all ports --> record --+
//!                                                                      '--> inputs --> model --> record: equal?
//! ```

mod ports;
#[cfg(test)]
mod tests;
mod values;

use std::collections::BTreeMap;
use std::fmt;

use assembler::Image;
use isa::ports::PortInputs;
use isa::{CoreConfig, Cycle, CycleRecord, Scalar, TraceLayout};

use self::ports::{DesignPorts, Sample};
use crate::compare::history::Records;
use crate::compare::state::States;
use crate::environment::console_input::ConsoleInput;
use crate::environment::memory_timing::{MemoryTiming, IDLE_CYCLES_MAX};
use crate::report::mismatch::{Mismatch, Verdict};
use crate::report::standstill::Standstill;
use crate::report::table::Table;
use crate::run::judge::interrupted;
use crate::run::lockstep::Run;
use crate::run::outcome::{tell_interrupted, InterruptedWarp};
use crate::run::scene::Scene;
use crate::run::statistics::Statistics;
use crate::run::watch::{Seen, Watches};
use crate::sides::model::ModelSide;
use crate::sides::rtl::{CorePlace, RecordReader};
use crate::sides::{Bench, Side, SideError};
use crate::system::{MismatchReport, System};

pub use ports::{design_ports, DesignError, DesignPort};
pub use values::NamedPorts;

/// Why a cycle does not go on.
#[derive(Debug, thiserror::Error)]
pub enum BesideError {
    /// What the simulator shows is not the ports of the design.
    #[error(transparent)]
    Design(#[from] DesignError),
    /// Reset has changed between the two halves of a cycle.
    #[error(
        "reset changes in the second half of clock cycle {0}, when the memory has answered already; change it \
         right after a rising edge of the clock"
    )]
    ResetChanges(Cycle),
    /// The memory answers what the core has not asked for.
    #[error(
        "in clock cycle {cycle}, {port} is 1, but the core waits for no answer there; what drives the memory ports \
         answers too often, or in a reset"
    )]
    NotAskedFor {
        /// The cycle.
        cycle: Cycle,
        /// The port.
        port: &'static str,
    },
    /// Design and model differ.
    #[error("{0}")]
    Differ(Box<Difference>),
    /// The model cannot go on.
    #[error(transparent)]
    Model(#[from] SideError),
}

/// A cycle in which design and model differ.
#[derive(Debug)]
pub struct Difference {
    /// The report.
    pub mismatch: Mismatch,
    /// The ports that count in that cycle, and of which some bits are neither 0 nor 1, with their bits. Such a bit is
    /// never what the model says.
    pub unknown: Vec<(String, String)>,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.mismatch.fmt(f)?;
        if self.unknown.is_empty() {
            return Ok(());
        }
        let mut table = Table::new("ll");
        for (name, bits) in &self.unknown {
            table.row([name, bits]);
        }
        write!(f, "\nports with bits that are neither 0 nor 1\n{table}")
    }
}

/// What a cycle means for the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// It goes on.
    GoesOn,
    /// The core is done, and has stayed so.
    Done,
    /// Nothing has happened for so long that nothing will.
    Hangs,
}

/// What surrounds the design.
#[derive(Clone, Debug)]
pub struct Surroundings {
    /// What the memory is like.
    pub timing: MemoryTiming,
    /// What arrives at the console.
    pub console_input: ConsoleInput,
}

/// A design and the model in agreement, up to some cycle.
#[derive(Clone, Debug)]
pub struct Agreed {
    /// How many ports have been compared, and how many trace ports.
    pub ports: [usize; 2],
    /// Cycles, instructions, stalls.
    pub statistics: Statistics,
    /// What has been printed.
    pub console: Vec<u8>,
    /// The warps that an interrupt has stopped.
    pub interrupted: Vec<InterruptedWarp>,
}

impl fmt::Display for Agreed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [own, trace] = self.ports;
        writeln!(f, "design and model agree in every cycle on {own} ports and {trace} trace ports")?;
        writeln!(f, "{}", self.statistics)?;
        self.interrupted.iter().try_for_each(|warp| tell_interrupted(warp, f))
    }
}

/// Answers that the core waits for, as they are seen at its ports.
#[derive(Clone, Copy, Debug, Default)]
struct Awaited {
    fetches: u64,
    accesses: u64,
}

/// The golden model beside a design.
pub struct Beside {
    config: CoreConfig,
    image: Image,
    timing: MemoryTiming,
    ports: DesignPorts,
    reader: RecordReader,
    /// The slots that the design does not show: they get the model's values.
    hidden: Vec<usize>,
    /// The model, and the environment that answers the design.
    bench: Bench<ModelSide>,
    model_record: CycleRecord,
    history: Records,
    watches: Watches,
    awaited: Awaited,
    console: Vec<u8>,
    /// What the environment drives.
    inputs: PortInputs,
    /// The next cycle.
    cycle: Cycle,
    /// Whether reset was 1 in the first half of this cycle; `None` before that, and where another memory answers.
    was_reset: Option<bool>,
    /// The design has been reset: before, its registers hold anything.
    has_begun: bool,
}

impl Beside {
    /// Before the first reset of a design that has ports of these names and widths, with a program in its memory.
    ///
    /// # Errors
    /// When the design lacks a port, or one has another width.
    pub fn new(
        config: &CoreConfig,
        image: Image,
        surroundings: &Surroundings,
        found: &BTreeMap<String, u32>,
    ) -> Result<Self, DesignError> {
        let ports = DesignPorts::new(config, found)?;
        let layout = TraceLayout::new(config);
        let reader = RecordReader::of_ports(&ports, config, |slot| ports.shows(slot), &CorePlace::top());
        let reader = reader.unwrap_or_else(|error| unreachable!("only ports that are there are read: {error}"));
        let hidden = layout.slots().filter(|&slot| !ports.shows(slot)).map(|slot| layout.index(slot));
        let console_input = &surroundings.console_input;
        let run = Run { console_input, ..Run::new(config, &image, surroundings.timing, u64::MAX) };
        let (bench, watches) = (run.model(), Watches::new(&run));
        Ok(Beside {
            config: *config,
            timing: surroundings.timing,
            reader,
            hidden: hidden.collect(),
            bench,
            watches,
            model_record: CycleRecord::new(layout),
            history: Records::new(layout),
            image,
            ports,
            awaited: Awaited::default(),
            console: Vec::new(),
            inputs: PortInputs::default(),
            cycle: Cycle(0),
            was_reset: None,
            has_begun: false,
        })
    }

    /// The names of the ports whose values a cycle shows, in order.
    pub fn port_names(&self) -> impl Iterator<Item = &str> {
        self.ports.names()
    }

    /// How many cycles agree.
    pub const fn cycle(&self) -> Cycle {
        self.cycle
    }

    /// The RAM that answers the design, from address 0 on.
    pub fn ram(&self) -> &[u8] {
        self.bench.environment.ram()
    }

    /// What has been printed.
    pub fn console(&self) -> &[u8] {
        &self.console
    }

    /// The first half of a cycle: what the memory around the core drives, given what the core drives: the values of all
    /// ports but the trace ports, which are the last of [`Beside::port_names`].
    ///
    /// # Errors
    /// [`BesideError::Design`] for values that no such ports have.
    pub fn drive(&mut self, values: &[impl AsRef<str>]) -> Result<PortInputs, BesideError> {
        let sample = self.ports.first_half(values)?;
        let is_reset = self.ports.is_reset(&sample);
        let inputs = std::slice::from_mut(&mut self.inputs);
        if is_reset || !self.has_begun {
            self.bench.environment.reset(inputs);
        } else {
            self.bench.environment.cycle(&[self.ports.outputs(&sample)], inputs);
        }
        self.was_reset = Some(is_reset);
        Ok(self.inputs)
    }

    /// The second half of a cycle: compares what the design shows with the model, which gets the design's inputs.
    ///
    /// # Errors
    /// [`BesideError::Differ`] where the two differ.
    pub fn see(&mut self, values: &[impl AsRef<str>]) -> Result<Progress, BesideError> {
        let sample = self.ports.second_half(values)?;
        let is_reset = self.ports.is_reset(&sample);
        if self.was_reset.take().is_some_and(|was| was != is_reset) {
            return Err(BesideError::ResetChanges(self.cycle));
        }
        let inputs = self.ports.inputs(&sample);
        if is_reset {
            self.has_begun = true;
            self.awaited = Awaited::default();
            self.bench.side.reset(&[inputs], 1)?;
            return Ok(Progress::GoesOn);
        }
        if !self.has_begun {
            return Ok(Progress::GoesOn);
        }
        self.check_answers(&inputs)?;
        self.bench.side.step(&[inputs], &mut self.model_record)?;
        self.compare(&sample, values)?;
        self.note();
        let seen = self.watches.see::<CoreConfig>(self.cycle, &self.model_record);
        self.cycle.0 += 1;
        Ok(match seen {
            Seen::GoesOn => Progress::GoesOn,
            Seen::Ended => Progress::Done,
            Seen::Hangs => Progress::Hangs,
        })
    }

    /// Design and model in agreement so far.
    pub fn agreed(&self) -> Agreed {
        let (state, run) = (self.bench.side.state(0, 0).ok().flatten(), self.run());
        let ram = self.bench.environment.memory();
        let trace = self.ports.trace_count();
        Agreed {
            ports: [self.ports.names().count() - trace, trace],
            statistics: self.watches.cores[0].statistics,
            console: self.console.clone(),
            interrupted: interrupted(&self.config, &self.model_record, ram, state.as_ref(), run.listing()),
        }
    }

    /// What each context waits for, of a run that hangs or is given up.
    pub fn standstill(&self) -> Standstill {
        let idle_cycles = self.watches.idle_cycles;
        Standstill::new(
            &self.config,
            self.cycle,
            if idle_cycles >= IDLE_CYCLES_MAX { idle_cycles } else { 0 },
            &self.model_record,
            self.bench.environment.memory(),
            &|context| self.bench.side.awaiting_others(0, context),
            self.run().listing(),
        )
    }

    fn run(&self) -> Run<'_> {
        Run::new(&self.config, &self.image, self.timing, u64::MAX)
    }

    /// The model takes no answer that its core has not asked for; nor does a core.
    fn check_answers(&self, inputs: &PortInputs) -> Result<(), BesideError> {
        let Awaited { fetches, accesses } = self.awaited;
        let answers = [
            (inputs.instruction_response_valid, fetches, "instruction_response_valid"),
            (inputs.data_response_valid, accesses, "data_response_valid"),
        ];
        match answers.into_iter().find(|&(is_valid, awaited, _)| is_valid && awaited == 0) {
            Some((.., port)) => Err(BesideError::NotAskedFor { cycle: self.cycle, port }),
            None => Ok(()),
        }
    }

    /// Holds the sample against the model's record. A bit that is unknown agrees with nothing: the records differ with
    /// it as 0, or they do with it as 1, unless it does not count.
    fn compare(&mut self, sample: &Sample, values: &[impl AsRef<str>]) -> Result<(), BesideError> {
        let zeros = self.record(sample, false);
        let ones = if sample.has_unknown() { self.record(sample, true) } else { zeros.clone() };
        let model = self.model_record.slots();
        let differs = [&zeros, &ones].into_iter().find(|record| record.slots() != model);
        self.history.record_mut(self.cycle).clone_from(differs.unwrap_or(&zeros));
        if differs.is_none() {
            return Ok(());
        }
        let unknown = zeros.differences(&ones).into_iter().map(|(slot, ..)| ports::name(slot)).collect();
        let difference = Difference { mismatch: self.mismatch()?, unknown: self.ports.shown(&unknown, values) };
        Err(BesideError::Differ(Box::new(difference)))
    }

    /// The record of what the design shows.
    fn record(&self, sample: &Sample, unknown_are_ones: bool) -> CycleRecord {
        // What is hidden is as in the model.
        let mut record = self.model_record.clone();
        self.reader.read(&sample.bytes(unknown_are_ones), &mut record);
        for &slot in &self.hidden {
            record.slots_mut()[slot] = self.model_record.slots()[slot];
        }
        record
    }

    fn mismatch(&mut self) -> Result<Mismatch, SideError> {
        let record = self.history.record_mut(self.cycle).clone();
        let mut mismatch = CoreConfig::mismatch_of_records(&Scene {
            run: self.run(),
            cycle: self.cycle,
            records: [&record, &self.model_record],
            history: &self.history,
            watches: &self.watches,
            ram: self.bench.environment.memory(),
            states: &|core| Ok(States { rtl: None, model: self.bench.side.state(core, 0)? }),
            fired: &|core| self.bench.side.fired(core),
            under_way: &|core| self.bench.side.under_way(core),
        })?;
        mismatch.set_verdict(match self.ports.trace_count() {
            0 => Verdict::AtThePorts,
            _ => Verdict::NotFollowed,
        });
        Ok(mismatch)
    }

    /// Notes what fires in a cycle on which both agree.
    fn note(&mut self) {
        use Scalar::*;
        let record = &self.model_record;
        let both = |valid, ready| u64::from(record.scalar(valid) != 0 && record.scalar(ready) != 0);
        let Awaited { fetches, accesses } = &mut self.awaited;
        *fetches += both(InstructionRequestValid, InstructionRequestReady);
        *fetches -= record.scalar(InstructionResponseValid);
        let is_answered = record.scalar(DataRequestWrite) == 0 || self.config.bus_errors;
        *accesses += both(DataRequestValid, DataRequestReady) * u64::from(is_answered);
        *accesses -= both(DataResponseValid, DataResponseReady);
        if both(ConsoleOutputValid, ConsoleOutputReady) != 0 {
            // The port has 8 bits.
            self.console.push(record.scalar(ConsoleOutputData) as u8);
        }
    }
}
