//! What the lock step asks of a side, and a side together with its environment.
//!
//! The comparer knows no more of RTL and model than this trait: two ports in, a record out, and the arrays at the end.
//! So it can be tested with two models, and a third implementation of the core would fit in.

pub(crate) mod core_model;
pub(crate) mod model;
pub(crate) mod rtl;

use std::collections::VecDeque;
use std::fmt;

use golden_model::AwaitingWarp;
use isa::divergence::StateRow;
use isa::ports::{PortInputs, PortOutputs};
use isa::trace::Source;
use isa::{Context, CoreConfig, CycleRecord, TraceLayout};
use serde::Serialize;

use crate::compare::state::CoreState;
use crate::environment::console_input::ConsoleInput;
use crate::environment::host::HostStart;
use crate::environment::memory_timing::MemoryTiming;
use crate::environment::resets::{Reset, Resets};
use crate::environment::Environment;

/// Which of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum SideName {
    /// The Verilated hardware.
    Rtl,
    /// The golden model.
    Model,
}

impl fmt::Display for SideName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            SideName::Rtl => "RTL",
            SideName::Model => "model",
        })
    }
}

/// A side that cannot go on: the Verilog stopped itself, or an array cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the {side} cannot go on: {reason}")]
pub struct SideError {
    /// Which side.
    pub side: SideName,
    /// Why.
    pub reason: String,
}

/// How far a side can be looked into, and so how much of it is compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum View {
    /// Ports and trace ports in every cycle, and the arrays behind them: stack tops, and at the end register files,
    /// predicate files, stacks, shadow sets.
    #[default]
    Arrays,
    /// Ports and trace ports only. In a netlist the arrays have become the vendor's cells, under other names and in
    /// other shapes.
    Ports,
    /// The core's own ports only: a core as it goes onto boards, without trace ports.
    CorePorts,
}

impl View {
    /// Whether it shows fields that stand there.
    pub const fn shows(self, source: Source) -> bool {
        match (self, source) {
            (View::Arrays, _) | (_, Source::Port) | (View::Ports, Source::Trace) => true,
            (View::Ports, Source::Array) | (View::CorePorts, Source::Trace | Source::Array) => false,
        }
    }

    /// The slots of a record that it does not show.
    pub(crate) fn hidden_slots(self, config: &CoreConfig) -> Vec<usize> {
        let layout = TraceLayout::new(config);
        let hidden = layout.slots().filter(|slot| !self.shows(slot.info().source));
        hidden.map(|slot| layout.index(slot)).collect()
    }
}

/// A core that can be run cycle by cycle. Cycle 0, the first after reset, is next after construction.
pub trait Side {
    /// What the core drives in this cycle. Does not depend on this cycle's inputs.
    fn outputs(&mut self) -> &PortOutputs;

    /// Ends the cycle: takes the inputs, fills every slot of the record, goes on to the next cycle.
    ///
    /// # Errors
    /// When the side cannot go on.
    fn step(&mut self, inputs: &PortInputs, record: &mut CycleRecord) -> Result<(), SideError>;

    /// Raises reset for so many clock edges, with these inputs, which have no effect then. Cycle 0 is next.
    ///
    /// # Errors
    /// When the side cannot go on.
    fn reset(&mut self, inputs: &PortInputs, length: u32) -> Result<(), SideError>;

    /// Begins a run in which the inputs of the reset before cycle 0 count: those of a host that says where the program
    /// starts.
    ///
    /// # Errors
    /// When the side cannot go on.
    fn start(&mut self, inputs: &PortInputs) -> Result<(), SideError> {
        self.reset(inputs, 1)
    }

    /// Register files, predicate files and divergence stacks as they stand now; `None` of a side that shows only its
    /// ports ([`View::Ports`]). Hardware keeps a register several times,
    /// once for each port that reads it; `copy` is the number of the copy, below [`Side::copies`].
    ///
    /// # Errors
    /// When an array cannot be read.
    fn state(&self, copy: u32) -> Result<Option<CoreState>, SideError>;

    /// How far the side can be looked into.
    fn view(&self) -> View {
        View::Arrays
    }

    /// What the divergence mechanism keeps of each context as it stands now; nothing of a side that is not asked for
    /// it.
    fn divergence(&self) -> Vec<Vec<StateRow>> {
        Vec::new()
    }

    /// What a context waits for that only other warps can bring; `None` when it does not wait for others, and of a side
    /// that does not know.
    fn awaiting_others(&self, _context: Context) -> Option<AwaitingWarp> {
        None
    }

    /// In how many copies the side keeps its registers.
    fn copies(&self) -> u32 {
        1
    }
}

/// A side that can leave its records to be made by somebody else: it hands on a sample of every cycle, plain bytes, and
/// a function that makes a record of a sample.
pub trait Ahead: Side {
    /// Bytes of a sample.
    fn sample_bytes(&self) -> usize;

    /// As [`Side::step`], but fills a sample of [`Ahead::sample_bytes`] bytes.
    ///
    /// # Errors
    /// When the side cannot go on.
    fn step_sampled(&mut self, inputs: &PortInputs, sample: &mut [u8]) -> Result<(), SideError>;

    /// Makes the record of a cycle's sample; does not need the side any more.
    fn reader(&self) -> impl Fn(&[u8], &mut CycleRecord) + Send + 'static;
}

/// A side whose state can be kept, and brought back in another one of the same core.
pub trait Resumable: Side {
    /// What is kept.
    type Saved: Send;

    /// The state before the next cycle.
    ///
    /// # Errors
    /// When the side cannot be saved.
    fn save(&mut self) -> Result<Self::Saved, SideError>;

    /// Goes on from there.
    ///
    /// # Errors
    /// When the state is that of another core.
    fn resume(&mut self, saved: &Self::Saved) -> Result<(), SideError>;
}

/// A side and its environment before a cycle.
pub(crate) struct BenchSaved<S> {
    side: S,
    environment: Environment,
    inputs: PortInputs,
    awaits_start: bool,
    resets: VecDeque<Reset>,
}

/// A side in its environment.
pub struct Bench<S> {
    /// The core.
    pub side: S,
    /// The memory system around it.
    pub environment: Environment,
    inputs: PortInputs,
    /// The side is still to be told where to start.
    awaits_start: bool,
    /// Those that are still to come.
    resets: VecDeque<Reset>,
}

impl<S: Side> Bench<S> {
    /// Before cycle 0.
    pub fn new(side: S, config: &CoreConfig, image: &[u8], console_input: &ConsoleInput, timing: MemoryTiming) -> Self {
        Bench {
            side,
            environment: Environment::new(config, image, console_input, timing),
            inputs: PortInputs::default(),
            awaits_start: config.host_start,
            resets: VecDeque::new(),
        }
    }

    /// With these resets in the middle of the run.
    #[must_use]
    pub fn with_resets(mut self, resets: &Resets) -> Self {
        self.resets = resets.all().iter().copied().collect();
        self
    }

    /// With a host that says this, in place of what the seed says.
    #[must_use]
    pub fn with_start(mut self, start: Option<HostStart>) -> Self {
        if let Some(start) = start {
            self.environment.set_start(start);
        }
        self
    }

    /// Resets the core if that is due before the next cycle.
    #[inline]
    fn reset_if_due(&mut self) -> Result<(), SideError> {
        if self.awaits_start {
            self.awaits_start = false;
            self.environment.identify(&mut self.inputs);
            self.side.start(&self.inputs)?;
        }
        let next = self.environment.next_cycle().0;
        match self.resets.front() {
            Some(&Reset { cycle, length }) if cycle == next => {
                self.resets.pop_front();
                self.environment.reset(&mut self.inputs);
                self.side.reset(&self.inputs, length)
            }
            _ => Ok(()),
        }
    }

    /// Runs one cycle.
    ///
    /// # Errors
    /// When the side cannot go on.
    #[inline]
    pub fn cycle(&mut self, record: &mut CycleRecord) -> Result<(), SideError> {
        self.reset_if_due()?;
        self.environment.cycle(self.side.outputs(), &mut self.inputs);
        self.side.step(&self.inputs, record)
    }

    /// One cycle of reset, in the middle of whatever is under way.
    ///
    /// # Errors
    /// When the side cannot go on.
    pub fn reset(&mut self) -> Result<(), SideError> {
        self.environment.reset(&mut self.inputs);
        self.side.reset(&self.inputs, 1)
    }
}

impl<S: Resumable> Bench<S> {
    /// The state before the next cycle.
    pub(crate) fn save(&mut self) -> Result<BenchSaved<S::Saved>, SideError> {
        Ok(BenchSaved {
            side: self.side.save()?,
            environment: self.environment.clone(),
            inputs: self.inputs,
            awaits_start: self.awaits_start,
            resets: self.resets.clone(),
        })
    }

    /// Goes on from there.
    pub(crate) fn resume(&mut self, saved: &BenchSaved<S::Saved>) -> Result<(), SideError> {
        self.side.resume(&saved.side)?;
        self.environment.clone_from(&saved.environment);
        self.inputs = saved.inputs;
        self.awaits_start = saved.awaits_start;
        self.resets.clone_from(&saved.resets);
        Ok(())
    }
}

impl<S: Ahead> Bench<S> {
    /// Runs one cycle that leaves a sample instead of a record.
    ///
    /// # Errors
    /// When the side cannot go on.
    #[inline]
    pub fn cycle_sampled(&mut self, sample: &mut [u8]) -> Result<(), SideError> {
        self.reset_if_due()?;
        self.environment.cycle(self.side.outputs(), &mut self.inputs);
        self.side.step_sampled(&self.inputs, sample)
    }
}
