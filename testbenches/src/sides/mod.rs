//! What the lock step asks of a side, and a side together with its environment.
//!
//! The comparer knows no more of RTL and model than this trait: two ports in, a record out, and the arrays at the end.
//! So it can be tested with two models, and a third implementation of the core would fit in.

pub(crate) mod model;
pub(crate) mod rtl;
pub(crate) mod verilated;

use std::collections::VecDeque;
use std::fmt;
use std::marker::PhantomData;

use golden_model::timing::UnderWay;
use golden_model::{AwaitingWarp, Fired};
use isa::divergence::StateRow;
use isa::ports::{PortInputs, PortOutputs};
use isa::trace::Source;
use isa::{Context, CoreConfig, TraceLayout};
use serde::Serialize;

use crate::compare::state::CoreState;
use crate::environment::console_input::ConsoleInput;
use crate::environment::host::HostStart;
use crate::environment::memory_timing::MemoryTiming;
use crate::environment::resets::{Reset, Resets};
use crate::environment::Environment;
use crate::system::{System, SystemRecord};

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
    /// Whether it shows fields of that source.
    pub const fn shows(self, source: Source) -> bool {
        match (self, source) {
            (View::Arrays, _) | (_, Source::Port) | (View::Ports, Source::Trace) => true,
            (View::Ports, Source::Array) | (View::CorePorts, Source::Trace | Source::Array) => false,
        }
    }

    /// What a record has that it does not show.
    pub(crate) fn hidden<S: System>(self, system: &S) -> Hidden {
        let layout = TraceLayout::new(system.core());
        // Without its trace ports a cluster shows nothing of its cores.
        let shows_cores = !(S::HAS_INTERCONNECT && self == View::CorePorts);
        let hidden = layout.slots().filter(|slot| !(shows_cores && self.shows(slot.info().source)));
        let shared = system.shared_layout().map(|layout| {
            let slots = layout.slots().iter().enumerate();
            slots.filter(|(_, slot)| !self.shows(slot.source())).map(|(number, _)| number).collect()
        });
        Hidden { core: hidden.map(|slot| layout.index(slot)).collect(), shared: shared.unwrap_or_default() }
    }
}

/// The slots of a record that a side does not show.
pub(crate) struct Hidden {
    /// The hidden slots of each core's record.
    core: Vec<usize>,
    /// The hidden values among those that the cores share.
    shared: Vec<usize>,
}

impl Hidden {
    /// Takes the model's values where the RTL shows none.
    #[inline]
    pub(crate) fn fill<S: System>(&self, rtl: &mut S::Record, model: &S::Record) {
        for (rtl, model) in rtl.cores_mut().iter_mut().zip(model.cores()) {
            for &slot in &self.core {
                rtl.slots_mut()[slot] = model.slots()[slot];
            }
        }
        for &slot in &self.shared {
            rtl.shared_mut()[slot] = model.shared()[slot];
        }
    }
}

/// A system that can be run cycle by cycle. Cycle 0, the first after reset, is next after construction. Ports are lists
/// with an element a bank (`isa::cluster`): one for a core alone.
pub trait Side<S: System = CoreConfig> {
    /// What the system drives in this cycle. Does not depend on this cycle's inputs.
    fn outputs(&mut self) -> &[PortOutputs];

    /// Ends the cycle: takes the inputs, fills every slot of the record, goes on to the next cycle.
    ///
    /// # Errors
    /// When the side cannot go on.
    fn step(&mut self, inputs: &[PortInputs], record: &mut S::Record) -> Result<(), SideError>;

    /// Raises reset for so many clock edges, with these inputs, which have no effect then. Cycle 0 is next.
    ///
    /// # Errors
    /// When the side cannot go on.
    fn reset(&mut self, inputs: &[PortInputs], length: u32) -> Result<(), SideError>;

    /// Begins a run in which the inputs of the reset before cycle 0 count: those of a host that says where the program
    /// starts.
    ///
    /// # Errors
    /// When the side cannot go on.
    fn start(&mut self, inputs: &[PortInputs]) -> Result<(), SideError> {
        self.reset(inputs, 1)
    }

    /// Register files, predicate files and divergence state of a core as they are now; `None` for a side that shows
    /// only its ports ([`View::Ports`]). Hardware keeps a register several times, once for each port that reads it;
    /// `copy` is the number of the copy, below [`Side::copies`].
    ///
    /// # Errors
    /// When an array cannot be read.
    fn state(&self, core: u32, copy: u32) -> Result<Option<CoreState>, SideError>;

    /// How far the side can be looked into.
    fn view(&self) -> View {
        View::Arrays
    }

    /// What the divergence mechanism of a core keeps of each context now; nothing for a side that is not asked for it.
    fn divergence(&self, _core: u32) -> Vec<Vec<StateRow>> {
        Vec::new()
    }

    /// What a context of a core waits for that only other warps can bring; `None` when it does not wait for others, and
    /// for a side that does not know.
    fn awaiting_others(&self, _core: u32, _context: Context) -> Option<AwaitingWarp> {
        None
    }

    /// The rules that a core has fired, of the golden model; `None` for any other side.
    fn fired(&self, _core: u32) -> Option<&Fired> {
        None
    }

    /// What is under way in a core of the golden model between it and its memory, and which contexts wait at its
    /// barriers; empty for any other side.
    fn under_way(&self, _core: u32) -> Vec<UnderWay> {
        Vec::new()
    }

    /// In how many copies the side keeps its registers.
    fn copies(&self) -> u32 {
        1
    }
}

/// A side that can leave its records to be made by somebody else: it hands on a sample of every cycle, plain bytes, and
/// a function that makes a record of a sample.
pub trait Ahead<S: System = CoreConfig>: Side<S> {
    /// Bytes of a sample.
    fn sample_bytes(&self) -> usize;

    /// Ends the cycle as [`Side::step`] does, but fills a sample of [`Ahead::sample_bytes`] bytes.
    ///
    /// # Errors
    /// When the side cannot go on.
    fn step_sampled(&mut self, inputs: &[PortInputs], sample: &mut [u8]) -> Result<(), SideError>;

    /// Makes the record of a cycle's sample; does not need the side any more.
    fn reader(&self) -> impl Fn(&[u8], &mut S::Record) + Send + 'static;
}

/// A side whose state can be kept, and brought back in another one of the same system.
pub trait Resumable<S: System = CoreConfig>: Side<S> {
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
    /// When the state is that of another system.
    fn resume(&mut self, saved: &Self::Saved) -> Result<(), SideError>;
}

/// A side and its environment before a cycle.
pub(crate) struct BenchSaved<T> {
    side: T,
    environment: Environment,
    inputs: Vec<PortInputs>,
    awaits_start: bool,
    resets: VecDeque<Reset>,
}

/// A side in its environment.
pub struct Bench<R, S = CoreConfig> {
    /// The system.
    pub side: R,
    /// The memory system around it.
    pub environment: Environment,
    inputs: Vec<PortInputs>,
    /// The side does not know yet where to start.
    awaits_start: bool,
    /// Those that are still to come.
    resets: VecDeque<Reset>,
    system: PhantomData<S>,
}

impl<S: System, R: Side<S>> Bench<R, S> {
    /// Before cycle 0.
    pub fn new(side: R, system: &S, image: &[u8], console_input: &ConsoleInput, timing: MemoryTiming) -> Self {
        Bench {
            side,
            environment: Environment::new(system, image, console_input, timing),
            inputs: vec![PortInputs::default(); system.bank_count() as usize],
            awaits_start: system.core().host_start,
            resets: VecDeque::new(),
            system: PhantomData,
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

    /// Resets the system if that is due before the next cycle.
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
    pub fn cycle(&mut self, record: &mut S::Record) -> Result<(), SideError> {
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

impl<S: System, R: Resumable<S>> Bench<R, S> {
    /// The state before the next cycle.
    pub(crate) fn save(&mut self) -> Result<BenchSaved<R::Saved>, SideError> {
        Ok(BenchSaved {
            side: self.side.save()?,
            environment: self.environment.clone(),
            inputs: self.inputs.clone(),
            awaits_start: self.awaits_start,
            resets: self.resets.clone(),
        })
    }

    /// Goes on from there.
    pub(crate) fn resume(&mut self, saved: &BenchSaved<R::Saved>) -> Result<(), SideError> {
        self.side.resume(&saved.side)?;
        self.environment.clone_from(&saved.environment);
        self.inputs.clone_from(&saved.inputs);
        self.awaits_start = saved.awaits_start;
        self.resets.clone_from(&saved.resets);
        Ok(())
    }
}

impl<S: System, R: Ahead<S>> Bench<R, S> {
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
