//! A run that does not reach its end: what each warp waits for.
//!
//! Both sides agree in it, so it is the program's fault, or one that both sides share; the table is what the author of
//! the program needs.

use golden_model::AwaitingWarp;
use isa::divergence::{held_by, owner};
use isa::trace::{StallCause, WarpState};
use isa::{Context, CoreConfig, Cycle, CycleRecord, LaneMask, PerContext, PerWarp, Scalar, Slot, Warp};
use serde::Serialize;

use crate::compare::meaning::interrupt_name;
use crate::environment::ram::Ram;
use crate::report::listing::{InstructionLine, Listing};
use crate::report::livelock::Livelock;

/// What a context waits for, by its kind; the words are beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Awaited {
    /// Nothing: it runs, or is stopped.
    #[default]
    Nothing,
    /// What only other warps can bring.
    Others(AwaitingWarp),
    /// Another context of its warp, which alone may execute.
    Context(Context),
    /// The instruction port, or the fetches before it.
    InstructionPort,
    /// The data port or the console.
    DataPort,
    /// A unit of the core.
    Unit,
}

/// One context of a run that does not end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StandingWarp {
    /// Its warp.
    pub warp: Warp,
    /// Which context, if it is not the warp's home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub split_context: Option<Context>,
    /// Its state's name, as in docs/pipeline.md.
    pub state: &'static str,
    /// Its active mask.
    pub active_mask: LaneMask,
    /// The instruction at its pc, or the one whose end it waits for.
    pub instruction: InstructionLine,
    /// What it waits for, in words.
    pub waits_for: String,
    /// What it waits for, for those who draw it.
    #[serde(skip)]
    pub awaited: Awaited,
    /// Another context alone may execute for its warp.
    pub is_held: bool,
}

/// A run that does not reach its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Standstill {
    /// The cycle in which it was given up.
    pub cycle: Cycle,
    /// For how many cycles nothing at all had happened; 0: the cycles were used up while it ran.
    pub idle_cycles: u64,
    /// Every context that is not Free, with the warp that it belongs to.
    pub warps: Vec<StandingWarp>,
    /// The lanes that spin in a loop, and where, if the run was given up while it went on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub livelock: Option<Livelock>,
    /// Lanes, for printing.
    pub lanes: u32,
    /// Word size in bits, for printing.
    pub word_bits: u32,
}

impl Standstill {
    /// The table after the cycle of that record; `awaiting` says what a context waits for that only other warps can
    /// bring.
    pub fn new(
        config: &CoreConfig,
        cycle: Cycle,
        idle_cycles: u64,
        record: &CycleRecord,
        ram: &Ram,
        awaiting: &dyn Fn(Context) -> Option<AwaitingWarp>,
        listing: Listing,
    ) -> Self {
        let contexts = (0..config.contexts()).map(Context);
        Standstill {
            cycle,
            idle_cycles,
            warps: contexts
                .filter(|&context| is_used(record, context))
                .map(|context| standing(config, context, record, (ram, awaiting), listing))
                .collect(),
            livelock: None,
            lanes: config.arch.lanes(),
            word_bits: config.arch.word_bits(),
        }
    }
}

/// Whether a warp has the context.
fn is_used(record: &CycleRecord, context: Context) -> bool {
    record.get(Slot::Context(PerContext::State, context)) != WarpState::Free as u64
}

fn standing(
    config: &CoreConfig,
    context: Context,
    record: &CycleRecord,
    (ram, awaiting): (&Ram, &dyn Fn(Context) -> Option<AwaitingWarp>),
    listing: Listing,
) -> StandingWarp {
    let field = |field| record.get(Slot::Context(field, context));
    let warp = owner(config, record, context);
    let holder = held_by(config, record, context);
    let number = field(PerContext::State);
    let known = WarpState::from_repr(number as u8);
    let pc = field(PerContext::Pc);
    // These send their warp on to the next instruction before it waits.
    let before = pc.wrapping_sub(config.arch.word_bytes().into()) & config.arch.word_mask();
    let (pc, (waits_for, awaited)) = match known {
        Some(WarpState::Stopped) => {
            let interrupt = record.get(Slot::Warp(PerWarp::Interrupt, warp));
            (pc, (stopped(config, interrupt), Awaited::Nothing))
        }
        Some(WarpState::Running) => match holder {
            Some(holder) => {
                let words = format!("context {holder} to leave its handler");
                (pc, (words, Awaited::Context(holder)))
            }
            None => (pc, running(record, field(PerContext::InFlight))),
        },
        Some(WarpState::WaitMemory) => (before, (data_port(record), Awaited::DataPort)),
        // The instruction is not known any more when an interrupt enters or returns.
        Some(WarpState::WaitCopy) => (pc, of_unit("its registers to be copied")),
        Some(WarpState::WaitArithmetic) => (before, of_unit("its result to be computed")),
        Some(WarpState::WaitBarrier) => (before, others(awaiting(context))),
        Some(WarpState::WaitSpawn) => (pc, others(awaiting(context))),
        Some(WarpState::Free) => (pc, ("nothing".to_owned(), Awaited::Nothing)),
        None => {
            let words = format!("(state {number} does not exist)");
            (pc, (words, Awaited::Nothing))
        }
    };
    StandingWarp {
        warp,
        split_context: config.home_of(context).is_none().then_some(context),
        state: known.map_or("(none)", Into::into),
        active_mask: LaneMask(field(PerContext::ActiveMask)),
        instruction: listing.line(ram, pc),
        waits_for,
        awaited,
        is_held: holder.is_some(),
    }
}

/// What other warps must do, and whether any could. The record's cycle may be one in which the context just goes on.
fn others(awaiting: Option<AwaitingWarp>) -> (String, Awaited) {
    match awaiting {
        Some(awaiting) => (awaiting.to_string(), Awaited::Others(awaiting)),
        None => ("other warps, which have just come".to_owned(), Awaited::Nothing),
    }
}

fn of_unit(words: &str) -> (String, Awaited) {
    (words.to_owned(), Awaited::Unit)
}

fn stopped(config: &CoreConfig, interrupt: u64) -> String {
    match interrupt {
        0 if config.arch.warps() > 1 => "nothing; wspawn may start it".to_owned(),
        0 => "nothing".to_owned(),
        number => format!("nothing; stopped by {}", interrupt_name(number - 1)),
    }
}

fn running(record: &CycleRecord, in_flight: u64) -> (String, Awaited) {
    let cause = record.scalar(Scalar::StallCause);
    let reason = [
        (StallCause::Clearing, "the registers to be cleared", Awaited::Unit),
        (StallCause::StarvationGuard, "the starvation guard to let go", Awaited::Unit),
        (StallCause::FetchQueueFull, "fetches to be answered: the fetch queue is full", Awaited::InstructionPort),
        (StallCause::PortNotReady, "the instruction port to be ready", Awaited::InstructionPort),
    ];
    let told = reason.into_iter().find(|(value, _, _)| *value as u64 == cause);
    match (told, in_flight) {
        (Some((_, reason, awaited)), _) => (reason.to_owned(), awaited),
        (None, 0) => ("nothing: it runs".to_owned(), Awaited::Nothing),
        (None, count) => (format!("nothing: it runs, {count} of its instructions in flight"), Awaited::Nothing),
    }
}

fn data_port(record: &CycleRecord) -> String {
    let set = |field| record.scalar(field) != 0;
    let detail = if set(Scalar::ConsoleOutputValid) && !set(Scalar::ConsoleOutputReady) {
        "the console does not take a byte"
    } else if set(Scalar::DataRequestValid) && !set(Scalar::DataRequestReady) {
        "the data port does not take its request"
    } else if set(Scalar::DataResponseValid) && !set(Scalar::DataResponseReady) {
        "a load's response is there but not taken"
    } else if set(Scalar::DataRequestValid) {
        "a request is being taken"
    } else {
        "no request and no response is at the data port"
    };
    format!("its load or store; {detail}")
}
