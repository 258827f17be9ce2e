//! A run that was given up while it went on: which lanes spin, and where, which words of memory keep them there, and
//! who has changed these words last and could change them again.
//!
//! A [`History`] is filled while a run is repeated: [`observe`] does so for the functional machine, `run/retrace.rs`
//! for the timing model. [`Livelock::new`] then looks at its end.

mod history;
mod observe;
mod rings;
mod rounds;
mod standing;
mod text;

use std::collections::BTreeMap;

use assembler::Image;
use golden_model::State;
use isa::trace::WarpState;
use isa::{Address, Context, Lane, LaneMask, Warp};
use serde::Serialize;

use self::history::Reading;
pub use self::history::{Actor, CoreContext, History};
pub use self::observe::{observe, Observed};
pub use self::rings::Link;
use self::rounds::{deciding_reads, standing_loop, Round};
use self::standing::{End, Standing};
use crate::report::listing::SourcePlace;

/// What the times of a report count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TimeUnit {
    /// Clock cycles.
    Cycle,
    /// Instructions of all warps.
    Instruction,
}

/// An instruction of the program, as its author knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CodePlace {
    /// Its address.
    pub pc: u64,
    /// The label at or before it, with the distance; the bare address where there is none.
    pub label: String,
    /// Its disassembly.
    pub text: String,
    /// Where it was written.
    pub source: Option<SourcePlace>,
}

/// Who has given a word its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LastChange {
    /// Which lane, and when.
    pub by: Actor,
    /// With which instruction.
    pub place: CodePlace,
    /// What that lane does now, in words.
    pub stands: String,
}

/// A word of memory that keeps lanes in their loop.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AwaitedWord {
    /// Its address.
    pub address: u64,
    /// The symbol there, with the distance; the bare address where there is none.
    pub name: String,
    /// What it holds.
    pub value: u64,
    /// The lanes that read it.
    pub lanes: LaneMask,
    /// With which instruction.
    pub reader: CodePlace,
    /// Since when all of them have got the same from it.
    pub since: u64,
    /// The last change of the word; `None`: it has never changed.
    pub last_change: Option<LastChange>,
}

/// Lanes of a context that go round in a loop.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Spinner {
    /// Their core.
    pub core: u32,
    /// Their warp.
    pub warp: Warp,
    /// Their context, if it is not the warp's home.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub split_context: Option<Context>,
    /// Which lanes.
    pub lanes: LaneMask,
    /// The loop's lowest instruction.
    pub first: CodePlace,
    /// Its highest.
    pub last: CodePlace,
    /// When the context executed something outside of the loop for the last time; 0: never.
    pub since: u64,
    /// The words whose values decide that they go on, and do not change.
    pub words: Vec<AwaitedWord>,
    /// The instructions that read what decides, and get something else from round to round.
    pub changing: Vec<CodePlace>,
}

/// A run that was given up while it went on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Livelock {
    /// What times count.
    pub unit: TimeUnit,
    /// The lanes that spin, by context.
    pub spinners: Vec<Spinner>,
    /// Those of whom each waits for the next, and the last for the first.
    pub rings: Vec<Vec<Link>>,
    /// The part of the run that was not observed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unseen: Option<(u64, u64)>,
    /// How many cores there are, for printing.
    pub cores: u32,
    /// Lanes of a warp, for printing.
    pub lanes: u32,
    /// Word size in bits, for printing.
    pub word_bits: u32,
}

impl Livelock {
    /// What the end of a run looks like. `states`, one a core, and `memory`, which gives the word at an address where
    /// there is one, are those of that time.
    pub fn new(
        unit: TimeUnit,
        mut history: History,
        image: &Image,
        states: &[&State],
        memory: impl Fn(u64) -> Option<u64>,
    ) -> Self {
        let cores = states.iter().zip(&history.trails);
        let rounds: Vec<Vec<_>> = cores
            .map(|(state, trails)| {
                let contexts = (0..).map(Context).zip(trails);
                let round = |(context, trail)| goes_on(state.context(context).state).then(|| standing_loop(trail))?;
                contexts.map(round).collect()
            })
            .collect();
        let reads = reads(&history, &rounds, image);
        let words: BTreeMap<u64, _> = reads
            .iter()
            .flat_map(|read| read.steady.iter())
            .map(|steady| (steady.word, history.last_change(steady.word, memory(steady.word))))
            .collect();
        let end = End { image, states, trails: &history.trails, rounds: &rounds };
        let told = Told { end, words, image };
        let spinners = reads.iter().map(|read| told.spinner(read)).collect();
        Livelock {
            unit,
            spinners,
            rings: rings::rings(&told, &reads),
            unseen: history.unseen,
            cores: states.len() as u32,
            lanes: image.arch.lanes(),
            word_bits: image.arch.word_bits(),
        }
    }
}

const fn goes_on(state: WarpState) -> bool {
    match state {
        WarpState::Running | WarpState::WaitMemory | WarpState::WaitCopy | WarpState::WaitArithmetic => true,
        WarpState::Stopped | WarpState::WaitBarrier | WarpState::WaitSpawn | WarpState::Free => false,
    }
}

/// A lane that gets the same from the same word in each round.
#[derive(Clone, Copy, Debug)]
struct Steady {
    lane: Lane,
    word: u64,
    reader: u64,
    since: u64,
}

/// What decides in a context's loop.
struct Reads<'a> {
    at: CoreContext,
    round: &'a Round,
    lanes: LaneMask,
    steady: Vec<Steady>,
    /// The instructions that get something else from round to round.
    changing: Vec<u64>,
}

/// What decides in the loops, by core and context.
fn reads<'a>(history: &History, rounds: &'a [Vec<Option<Round>>], image: &Image) -> Vec<Reads<'a>> {
    let contexts = (0..).zip(rounds).flat_map(|(core, rounds)| {
        let contexts = (0..).map(Context).zip(rounds);
        contexts.map(move |(context, round)| (CoreContext { core, context }, round))
    });
    let looping = contexts.filter_map(|(at, round)| Some((at, round.as_ref()?)));
    looping
        .map(|(at, round)| {
            let trail = history.trail(at);
            let lanes = round.lanes(trail, image.arch.lanes());
            let (mut steady, mut changing) = (Vec::new(), Vec::new());
            let readers = deciding_reads(&round.pcs, |pc| image.instruction(Address(pc)));
            for reader in readers {
                for lane in lanes.iter() {
                    let reading = history.readings.get(&(at, reader, lane));
                    let is_recent = |reading: &&Reading| round.is_recent(trail, reading.last_step);
                    // A lane whose guard is false has not read in this loop for long.
                    let Some(reading) = reading.filter(is_recent) else {
                        continue;
                    };
                    let (word, since) = (reading.word, reading.since);
                    if round.is_lasting(trail, reading.since_step) {
                        steady.push(Steady { lane, word, reader, since });
                    } else if changing.last() != Some(&reader) {
                        changing.push(reader);
                    }
                }
            }
            Reads { at, round, lanes, steady, changing }
        })
        .collect()
}

/// Puts what was found into words.
struct Told<'a> {
    end: End<'a>,
    /// By address: a word's value, and who has changed it last.
    words: BTreeMap<u64, (u64, Option<Actor>)>,
    image: &'a Image,
}

impl Told<'_> {
    fn spinner(&self, reads: &Reads<'_>) -> Spinner {
        let CoreContext { core, context } = reads.at;
        let warp = self.warp_of(reads.at);
        let pcs = &reads.round.pcs;
        // All words of one instruction are neighbours, each with all lanes that read it there.
        let mut words: BTreeMap<(u64, u64), (LaneMask, u64)> = BTreeMap::new();
        for steady in &reads.steady {
            let (lanes, since) = words.entry((steady.reader, steady.word)).or_default();
            *lanes = lanes.with(steady.lane);
            *since = steady.since.max(*since);
        }
        let words = words.into_iter().map(|((reader, word), (lanes, since))| {
            let (value, changed_by) = self.words[&word];
            AwaitedWord {
                address: word,
                name: self.image.describe(Address(word)),
                value,
                lanes,
                reader: self.place(reader),
                since,
                last_change: changed_by.map(|by| self.last_change(by)),
            }
        });
        Spinner {
            core,
            warp,
            split_context: (!self.is_home(reads.at)).then_some(context),
            lanes: reads.lanes,
            first: self.place(pcs[0]),
            last: self.place(pcs[pcs.len() - 1]),
            since: reads.round.since,
            words: words.collect(),
            changing: reads.changing.iter().map(|&pc| self.place(pc)).collect(),
        }
    }

    fn last_change(&self, by: Actor) -> LastChange {
        LastChange {
            by,
            place: self.place(by.pc),
            stands: self.stands(by.core, &self.end.core(by.core).standing(by.warp, by.lane)),
        }
    }

    fn state(&self, core: u32) -> &State {
        self.end.states[core as usize]
    }

    fn warp_of(&self, at: CoreContext) -> Warp {
        self.state(at.core).warp_of(at.context)
    }

    fn is_home(&self, at: CoreContext) -> bool {
        let divergence = self.state(at.core).divergence();
        at.context == divergence.home_context(self.warp_of(at))
    }

    /// `warp 1`, or of one core of several `core 0 warp 1`.
    fn warp(&self, core: u32, warp: Warp) -> String {
        text::warp(self.end.states.len() as u32, core, warp)
    }

    /// `warp 1`, or `context 5 of warp 1`.
    fn context(&self, at: CoreContext) -> String {
        let warp = self.warp(at.core, self.warp_of(at));
        match self.is_home(at) {
            true => warp,
            false => format!("context {} of {warp}", at.context),
        }
    }

    fn place(&self, pc: u64) -> CodePlace {
        let address = Address(pc);
        let instruction = self.image.instruction(address);
        let line = self.image.source_line(address);
        CodePlace {
            pc,
            label: self.image.describe(address),
            text: instruction.map_or_else(String::new, |instruction| instruction.to_string()),
            source: line.map(|line| SourcePlace { file: line.file.to_owned(), line: line.line }),
        }
    }

    /// What a lane of a core does, in words behind its name.
    fn stands(&self, core: u32, standing: &Standing) -> String {
        let place = |pc: u64| self.place(pc).to_string();
        match standing {
            &Standing::GoesRound { context } => {
                let at = CoreContext { core, context };
                format!("goes round in the loop of {}", self.context(at))
            }
            Standing::Runs { pc } => format!("runs on, now at {}", place(*pc)),
            Standing::AtJoin { pc, others } => {
                format!("waits at the join {} for {}", place(*pc), text::lanes(*others))
            }
            Standing::Parked { kind, entry, pc, others } => format!(
                "waits to go on at {} until {} have come to its join (entry {entry}, {kind})",
                place(*pc),
                text::lanes(*others)
            ),
            Standing::AwaitsOthers { what, .. } => format!("waits for {what}"),
            Standing::Interrupted { by, pc } => format!("was stopped by {by} at {}", place(*pc)),
            Standing::Ended { last: Some(pc) } => format!("has ended at {}", place(*pc)),
            Standing::Ended { last: None } => "has ended".to_owned(),
        }
    }
}
