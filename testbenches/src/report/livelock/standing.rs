//! What a lane does at the end of a run.

use assembler::Image;
use golden_model::{AwaitedEvent, State};
use isa::trace::WarpState;
use isa::{Address, Context, Lane, LaneMask, Opcode, Warp};

use super::history::Trail;
use super::rounds::Round;

/// What a lane does, or waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    /// It goes round in a loop.
    GoesRound {
        /// In this context of its core.
        context: Context,
    },
    /// It executes, and is not known to be in a loop.
    Runs {
        /// Where it goes on.
        pc: u64,
    },
    /// It has reached a join, and waits for the others.
    AtJoin {
        /// The join's address.
        pc: u64,
        /// The lanes that execute meanwhile.
        others: LaneMask,
    },
    /// It is the other side of a split, or another path: its turn is still to come.
    Parked {
        /// What it waits for, as the mechanism calls it.
        kind: &'static str,
        /// The number of its entry, from 0, of those that the mechanism keeps.
        entry: usize,
        /// Where it goes on.
        pc: u64,
        /// The lanes that execute meanwhile.
        others: LaneMask,
    },
    /// It waits for other warps.
    AwaitsOthers {
        /// For what, in words.
        what: String,
        /// The warps that could bring it, with their cores.
        warps: Vec<(u32, Warp)>,
    },
    /// An interrupt has stopped its warp.
    Interrupted {
        /// Which one, in words.
        by: String,
        /// Where.
        pc: u64,
    },
    /// It does not execute any more: it has halted, or has been switched off.
    Ended {
        /// Its last instruction, if it has executed any.
        last: Option<u64>,
    },
}

/// What is known at the end of a run.
#[derive(Clone, Copy)]
pub(super) struct End<'a> {
    pub image: &'a Image,
    /// By core.
    pub states: &'a [&'a State],
    /// By core and context.
    pub trails: &'a [Vec<Trail>],
    /// By core and context.
    pub rounds: &'a [Vec<Option<Round>>],
}

impl<'a> End<'a> {
    /// A core.
    pub fn core(&self, number: u32) -> CoreEnd<'a> {
        CoreEnd {
            number,
            of: *self,
            state: self.states[number as usize],
            trails: &self.trails[number as usize],
            rounds: &self.rounds[number as usize],
        }
    }

    /// The warps that are alive of the cores that have not arrived at a barrier between cores.
    fn still_to_come(&self, barrier: usize) -> Vec<(u32, Warp)> {
        let cores = (0..).zip(self.states);
        let others = cores.filter(|(_, state)| {
            let barrier = state.cluster_barriers().get(barrier);
            barrier.is_some_and(|barrier| barrier.waiting.is_empty())
        });
        let warps = others.flat_map(|(core, state)| {
            let contexts = (0..state.shape().contexts as u32).map(Context);
            let alive = contexts.filter(|&context| {
                let state = state.context(context).state;
                !matches!(state, WarpState::Free | WarpState::Stopped)
            });
            alive.map(move |context| (core, state.warp_of(context)))
        });
        warps.collect()
    }
}

/// What is known of a core at the end of a run.
pub(super) struct CoreEnd<'a> {
    number: u32,
    of: End<'a>,
    state: &'a State,
    /// By context.
    trails: &'a [Trail],
    /// By context.
    rounds: &'a [Option<Round>],
}

impl CoreEnd<'_> {
    fn contexts(&self) -> impl Iterator<Item = Context> {
        (0..self.trails.len() as u32).map(Context)
    }

    /// The contexts that a warp has.
    fn contexts_of(&self, warp: Warp) -> impl Iterator<Item = Context> + '_ {
        self.contexts().filter(move |&context| {
            let is_used = self.state.context(context).state != WarpState::Free;
            is_used && self.state.warp_of(context) == warp
        })
    }

    /// What a lane of a warp does.
    pub fn standing(&self, warp: Warp, lane: Lane) -> Standing {
        let mut contexts = self.contexts_of(warp);
        let active = contexts.find(|&context| {
            let scheduled = self.state.context(context);
            scheduled.active_mask.contains(lane) && scheduled.state != WarpState::Stopped
        });
        let waiting = || self.contexts_of(warp).find_map(|context| self.waiting(context, lane));
        match active {
            Some(context) => self.active(context, lane),
            None => waiting().unwrap_or_else(|| self.gone(warp, lane)),
        }
    }

    fn active(&self, context: Context, lane: Lane) -> Standing {
        if let Some(awaiting) = self.state.awaiting_others(context) {
            let what = awaiting.to_string();
            let own = awaiting.going_on.into_iter().chain(awaiting.waiting_too);
            let warps = match awaiting.event {
                AwaitedEvent::Cores { barrier, .. } => self.of.still_to_come(barrier),
                _ => own.map(|warp| (self.number, warp)).collect(),
            };
            return Standing::AwaitsOthers { what, warps };
        }
        let round = self.rounds[context.index()].as_ref();
        match round.is_some_and(|round| round.has(&self.trails[context.index()], lane)) {
            true => Standing::GoesRound { context },
            false => Standing::Runs { pc: self.state.context(context).pc.0 },
        }
    }

    /// A lane that the mechanism keeps for later.
    fn waiting(&self, context: Context, lane: Lane) -> Option<Standing> {
        let scheduled = self.state.context(context);
        // If there are several entries, the last is the one that comes first.
        let waiting = self.state.divergence().waiting(context);
        let (entry, lanes) = waiting.iter().enumerate().rfind(|(_, waiting)| waiting.lanes.contains(lane))?;
        let last = self.last_pc(context, lane);
        let is_at_join = last.is_some_and(|pc| {
            let instruction = self.of.image.instruction(Address(pc));
            instruction.is_some_and(|instruction| instruction.opcode() == Opcode::Join)
        });
        let active = |context| self.state.context(context).active_mask;
        let others = self.contexts_of(self.state.warp_of(context)).map(active);
        let others = others.fold(LaneMask::EMPTY, |all, lanes| all | lanes);
        Some(match (last, lanes.pc) {
            (Some(pc), _) if is_at_join => Standing::AtJoin { pc, others },
            (_, pc) => Standing::Parked { kind: lanes.kind, entry, pc: pc.map_or(scheduled.pc.0, |pc| pc.0), others },
        })
    }

    fn gone(&self, warp: Warp, lane: Lane) -> Standing {
        let stopped = self.state.stopped_by_interrupts();
        if let Some(interrupt) = stopped.iter().find(|stopped| stopped.warp == warp) {
            return Standing::Interrupted { by: interrupt.interrupt.to_string(), pc: interrupt.pc.0 };
        }
        let home = self.state.divergence().home_context(warp);
        Standing::Ended { last: self.last_pc(home, lane) }
    }

    fn last_pc(&self, context: Context, lane: Lane) -> Option<u64> {
        let last = self.trails[context.index()].last_of(lane);
        last.map(|(_, pc)| pc)
    }
}
