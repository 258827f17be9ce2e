//! What software can see of a run, context by context, taken from cycle records and freed of its timing.
//!
//! Two runs whose per-context streams of events agree did the same thing at different times. This separates
//! architectural mismatches from those that are a matter of timing only.

use isa::divergence::owner;
use isa::trace::WriteSource;
use isa::{
    Context, CoreConfig, CycleRecord, Lane, LaneMask, PerBank, PerLane, PerLineWord, Scalar, ScratchpadField, Slot,
    Warp,
};

use super::difference::scratchpad_word_address;

/// A write of a general-purpose register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GprWrite {
    /// Whose register: another warp than the instruction's for wspawn.
    pub warp: Warp,
    /// Which one.
    pub register: u64,
    /// The lanes written.
    pub lanes: LaneMask,
    /// The values written, lowest lane first.
    pub values: Vec<u64>,
}

/// A write of a predicate register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PredicateWrite {
    /// Which one.
    pub register: u64,
    /// The lanes written.
    pub lanes: LaneMask,
    /// The values, bit i for lane i.
    pub values: LaneMask,
}

/// One thing that a context did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// An instruction went through commit.
    Retired {
        /// Its address.
        pc: u64,
        /// The lanes in which it executed.
        lanes: LaneMask,
        /// What it wrote.
        gpr: Option<GprWrite>,
        /// What it wrote.
        predicate: Option<PredicateWrite>,
    },
    /// A load's response was written.
    Loaded(GprWrite),
    /// The arithmetic unit's result was written.
    Computed(GprWrite),
    /// The copy unit wrote a register.
    Copied {
        /// What it wrote.
        write: GprWrite,
        /// The write goes to the shadow lane, which `write` shows as lane 0.
        to_shadow: bool,
    },
    /// A store's request to RAM was taken.
    Stored {
        /// Line number.
        line: u64,
        /// The bytes stored.
        byte_enable: u64,
        /// The line's words; bytes that are not enabled are 0.
        words: Vec<u64>,
    },
    /// A store's request to the scratchpad was carried out, or that of an exchange.
    StoredInScratchpad {
        /// The bytes stored, and the word with 0 in the others, by the word's address.
        words: Vec<(u64, u64, u64)>,
    },
    /// A store's byte was printed.
    Printed(u64),
    /// An interrupt was entered, or stopped the warp.
    Interrupted {
        /// Its number.
        cause: u64,
        /// The address of the instruction at which it was taken.
        pc: u64,
    },
}

/// An event, and the cycle in which it happened, counted from the first of the stream; and the warp that its context
/// belonged to.
#[derive(Clone, Debug)]
struct Timed {
    cycle: u64,
    warp: Warp,
    event: Event,
}

/// The events of every context, from some cycle on.
#[derive(Clone, Debug)]
pub struct Streams {
    config: CoreConfig,
    contexts: Vec<Vec<Timed>>,
    /// Requests of the store under way: whose it is is known when it is done. Those of a store that goes on to the
    /// console are done without a word, and so count for whoever stores next.
    storing: Vec<Timed>,
    /// Cycles added.
    cycles: u64,
    /// Nothing more can come.
    pub ended: bool,
}

impl Streams {
    /// Without events.
    pub fn new(config: &CoreConfig) -> Self {
        Streams {
            config: *config,
            contexts: vec![Vec::new(); config.contexts() as usize],
            storing: Vec::new(),
            cycles: 0,
            ended: false,
        }
    }

    /// A context's events, oldest first.
    #[cfg(test)]
    pub fn of(&self, context: Context) -> Vec<&Event> {
        let events = self.contexts[context.index()].iter();
        events.map(|timed| &timed.event).collect()
    }

    /// Adds the events of a cycle. What a unit writes counts for the home of the register's warp.
    pub fn add(&mut self, record: &CycleRecord) {
        let write = gpr_write(record);
        if let Some((source, write)) = &write {
            let event = match source {
                WriteSource::Load => Some(Event::Loaded(write.clone())),
                WriteSource::Copy | WriteSource::Shadow => {
                    Some(Event::Copied { write: write.clone(), to_shadow: *source == WriteSource::Shadow })
                }
                WriteSource::Arithmetic | WriteSource::Custom => Some(Event::Computed(write.clone())),
                WriteSource::Commit => None,
            };
            if let Some(event) = event {
                self.push(record, self.config.home_context(write.warp), event);
            }
        }
        if retires(record) {
            let gpr = write.and_then(|(source, write)| (source == WriteSource::Commit).then_some(write));
            let event = Event::Retired {
                pc: record.scalar(Scalar::CommitPc),
                lanes: LaneMask(record.scalar(Scalar::CommitLanes)),
                gpr,
                predicate: predicate_write(record),
            };
            self.push(record, record.context(Scalar::CommitContext), event);
        }
        if record.scalar(Scalar::InterruptValid) != 0 {
            let cause = record.scalar(Scalar::InterruptCause);
            let pc = record.scalar(Scalar::ExecutePc);
            let event = Event::Interrupted { cause, pc };
            self.push(record, record.context(Scalar::ExecuteContext), event);
        }
        self.add_store(record);
        self.add_store_to_scratchpad(record);
        self.cycles += 1;
    }

    fn add_store(&mut self, record: &CycleRecord) {
        let fires = [Scalar::DataRequestValid, Scalar::DataRequestReady, Scalar::DataRequestWrite];
        if fires.iter().all(|&field| record.scalar(field) != 0) {
            let slots = record.layout().slots();
            let words = slots.filter(|slot| matches!(slot, Slot::LineWord(PerLineWord::RequestData, _)));
            let event = Event::Stored {
                line: record.scalar(Scalar::DataRequestLine),
                byte_enable: record.scalar(Scalar::DataRequestByteEnable),
                words: words.map(|slot| record.get(slot)).collect(),
            };
            let cycle = self.cycles;
            self.storing.push(Timed { cycle, warp: Warp::default(), event });
        }
        if record.scalar(Scalar::StoreDoneValid) != 0 {
            let context = self.existing(record.context(Scalar::StoreDoneContext));
            let warp = owner(&self.config, record, context);
            let stores = std::mem::take(&mut self.storing).into_iter();
            self.contexts[context.index()].extend(stores.map(|store| Timed { warp, ..store }));
        }
        if record.scalar(Scalar::PrintDoneValid) != 0 {
            let event = Event::Printed(record.scalar(Scalar::ConsoleOutputData));
            self.push(record, record.context(Scalar::PrintDoneContext), event);
        }
    }

    fn add_store_to_scratchpad(&mut self, record: &CycleRecord) {
        if self.config.scratchpad_bytes == 0 || record.get(Slot::Scratchpad(ScratchpadField::Write)) == 0 {
            return;
        }
        let of_bank = |bank: u32| {
            let field = |field| record.get(Slot::Bank(field, bank));
            let address = scratchpad_word_address(&self.config, bank, field(PerBank::Row));
            let bytes = field(PerBank::Bytes);
            (bytes != 0).then(|| (address, bytes, field(PerBank::Data)))
        };
        let words = (0..self.config.line_words).filter_map(of_bank).collect();
        let context = Context(record.get(Slot::Scratchpad(ScratchpadField::Context)) as u32);
        self.push(record, context, Event::StoredInScratchpad { words });
    }

    fn push(&mut self, record: &CycleRecord, context: Context, event: Event) {
        let context = self.existing(context);
        self.contexts[context.index()].push(Timed {
            cycle: self.cycles,
            warp: owner(&self.config, record, context),
            event,
        });
    }

    /// A number that does not exist can come from broken hardware only; its events count for the last context.
    fn existing(&self, context: Context) -> Context {
        Context(context.0.min(self.config.contexts() - 1))
    }

    /// Where the streams of a context part first: in the earliest cycle, on either side. That one side has an event
    /// more counts only when nothing more can come from the other.
    pub fn first_difference<'a>(&'a self, other: &'a Streams) -> Option<Parting<'a>> {
        let pairs = self.contexts.iter().zip(&other.contexts);
        let partings = (0..).map(Context).zip(pairs).filter_map(|(context, (ours, theirs))| {
            let pairs = ours.iter().zip(theirs);
            let number = pairs.take_while(|(one, two)| one.event == two.event).count();
            let (one, two) = (ours.get(number), theirs.get(number));
            let differs = match (one, two) {
                (Some(_), Some(_)) => true,
                (Some(_), None) => other.ended,
                (None, Some(_)) => self.ended,
                (None, None) => false,
            };
            let cycle = [one, two].into_iter().flatten().map(|one| one.cycle).min()?;
            let parting = Parting {
                cycle,
                context,
                warp: one.or(two)?.warp,
                number,
                one: one.map(|one| &one.event),
                two: two.map(|two| &two.event),
            };
            differs.then_some(parting)
        });
        // If several are in the same cycle, the lowest context's.
        partings.min_by_key(|parting| parting.cycle)
    }
}

/// Where two runs part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parting<'a> {
    /// When, on the side on which it comes first.
    pub cycle: u64,
    /// The context that is the first to do different things.
    pub context: Context,
    /// The warp that it belongs to then.
    pub warp: Warp,
    /// After how many events of it.
    pub number: usize,
    /// What it does next on this side; `None`: nothing more.
    pub one: Option<&'a Event>,
    /// What it does next on the other.
    pub two: Option<&'a Event>,
}

/// Whether an instruction retires in this cycle; a micro-operation of the copy unit does not count as one.
#[inline]
pub fn retires(record: &CycleRecord) -> bool {
    record.scalar(Scalar::CommitValid) != 0
        && (record.scalar(Scalar::WriteLanes) == 0
            || ![WriteSource::Copy, WriteSource::Shadow]
                .map(|source| source as u64)
                .contains(&record.scalar(Scalar::WriteSource)))
}

fn gpr_write(record: &CycleRecord) -> Option<(WriteSource, GprWrite)> {
    let lanes = LaneMask(record.scalar(Scalar::WriteLanes));
    if lanes.is_empty() {
        return None;
    }
    let source = WriteSource::from_repr(record.scalar(Scalar::WriteSource) as u8)?;
    let value = |lane: Lane| record.get(Slot::Lane(PerLane::WriteValue, lane));
    let write = GprWrite {
        warp: record.warp(Scalar::WriteWarp),
        register: record.scalar(Scalar::WriteRegister),
        lanes,
        values: lanes.iter().map(value).collect(),
    };
    Some((source, write))
}

fn predicate_write(record: &CycleRecord) -> Option<PredicateWrite> {
    let lanes = LaneMask(record.scalar(Scalar::PredicateWriteLanes));
    (!lanes.is_empty()).then(|| PredicateWrite {
        register: record.scalar(Scalar::PredicateWriteRegister),
        lanes,
        values: LaneMask(record.scalar(Scalar::PredicateWriteRow)) & lanes,
    })
}

#[cfg(test)]
mod tests;
