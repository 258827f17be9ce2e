//! What each step of a run does: a step is one instruction of one context, in the order of the functional machine.

use golden_model::semantics::Effect;
use golden_model::{Comparison, ComparisonEvent, Event, Observer};
use isa::divergence::paired_path::parts;
use isa::trace::WarpState;
use isa::{
    Address, Context, Encoding, ExecutionUnit, Gpr, Instruction, Interrupt, Lane, LaneMask, Opcode, PredicateRegister,
    Reconvergence, Warp,
};
use serde::{Deserialize, Serialize};

/// What a step does that a reader may look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Happening {
    /// Nothing of the kind.
    Plain,
    /// Lanes part: fewer go on here, and the others wait, or go on in another context.
    Parts,
    /// Lanes meet: more go on than have come.
    Meets,
    /// Other lanes go on in place of those that have come.
    Changes,
    /// It starts a warp.
    Spawns,
    /// It reaches a barrier, a join before others, or a wspawn without a free warp, and waits.
    Waits,
    /// It raises an interrupt, or console input does before it.
    Interrupts,
    /// It stops its warp.
    Stops,
}

/// The registers that a step writes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Writes {
    /// A general-purpose register, with its warp and the lanes.
    pub gpr: Option<(Warp, Gpr, LaneMask)>,
    /// A predicate register of the step's warp, with the lanes.
    pub predicate: Option<(PredicateRegister, LaneMask)>,
    /// All general-purpose registers of a lane of the step's warp.
    pub lane: Option<Lane>,
}

/// A step of a run.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The context that executes.
    pub context: Context,
    /// Its warp.
    pub warp: Warp,
    /// The address of the instruction.
    pub pc: Address,
    /// The instruction; `None` when it could not be fetched.
    pub instruction: Option<Instruction>,
    /// Active lanes before.
    pub before: LaneMask,
    /// The lanes in which it executes.
    pub executing: LaneMask,
    /// Active lanes of the context after.
    pub after: LaneMask,
    /// Where the context goes on, unless it is the next instruction.
    pub goes_to: Option<Address>,
    /// What it does to lanes and warps.
    pub happening: Happening,
    /// The interrupt that it raises, or that has come before it.
    pub interrupt: Option<Interrupt>,
    /// What it writes.
    pub writes: Writes,
}

/// Hands every step of a run to a function.
///
/// An observer receives instructions and comparisons; a step is what the machine counts against the limit of a run. A
/// step that ends with its comparison (a join at which lanes meet) sends the observer nothing. A step sends two things
/// when a comparison precedes its instruction, or when console input interrupts before it.
pub struct Watch<F> {
    then: F,
    /// What has happened before the instruction, within its step.
    noted: Option<(Happening, LaneMask)>,
    interrupted: Option<Interrupt>,
}

impl<F: FnMut(Step)> Watch<F> {
    /// Steps go there.
    pub fn new(then: F) -> Self {
        Watch { then, noted: None, interrupted: None }
    }

    fn tell(&mut self, step: Step) {
        let mut step = step;
        if let Some((happening, before)) = self.noted.take() {
            step.before = before;
            if step.happening == Happening::Plain {
                step.happening = happening;
            }
        }
        if let Some(interrupt) = self.interrupted.take() {
            step.interrupt = step.interrupt.or(Some(interrupt));
            step.happening = Happening::Interrupts;
        }
        (self.then)(step);
    }
}

impl<F: FnMut(Step)> Observer for Watch<F> {
    fn instruction(&mut self, event: &Event<'_>) {
        if event.instruction.is_none() && event.interrupt == Some(Interrupt::External) {
            self.interrupted = event.interrupt;
            return;
        }
        let lane = match event.effect {
            Effect::Clone { destination, .. } => Some(destination),
            _ => None,
        };
        let predicate = event.predicate_write();
        self.tell(Step {
            context: event.context,
            warp: event.warp,
            pc: event.pc,
            instruction: event.instruction,
            before: event.active_before,
            executing: event.executing,
            after: event.active_after,
            goes_to: goes_to(event),
            happening: happening(event),
            interrupt: event.interrupt,
            writes: Writes {
                gpr: event.gpr_write(),
                predicate: predicate.map(|(register, lanes, _)| (register, lanes)),
                lane,
            },
        });
    }

    fn comparison(&mut self, event: &ComparisonEvent<'_>) {
        let (happening, after) = match event.comparison {
            Comparison::Nothing => return,
            Comparison::Met { active } => (Happening::Meets, active),
            Comparison::Exchanged { active, .. } => (Happening::Changes, active),
        };
        let shape = event.state.shape();
        let is_explicit = shape.features.reconvergence == Reconvergence::Explicit;
        if !is_explicit || happening == Happening::Changes {
            let before = self.noted.map_or(event.active_before, |(_, before)| before);
            self.noted = Some((happening, before));
            return;
        }
        // The join is carried out again, with all of them: this step was the comparison alone.
        let pc = match shape.arch.encoding() {
            Encoding::Word => shape.word_before(event.compared),
            Encoding::Byte => event.compared,
        };
        self.tell(Step {
            context: event.context,
            warp: event.warp,
            pc,
            instruction: None,
            before: event.active_before,
            executing: event.active_before,
            after,
            goes_to: None,
            happening,
            interrupt: None,
            writes: Writes::default(),
        });
    }
}

/// Where an instruction leads, unless it is the one behind it.
fn goes_to(event: &Event<'_>) -> Option<Address> {
    let target = match event.effect {
        Effect::Redirect { .. } | Effect::Return { .. } | Effect::Interrupt { entered: true, .. } => event.next_pc,
        _ => return None,
    };
    let shape = event.state.shape();
    let behind = shape.address_after(event.pc, shape.word_bytes);
    let is_behind = shape.arch.encoding() == Encoding::Word && target == behind;
    (!is_behind).then_some(target)
}

/// What an instruction has done.
fn happening(event: &Event<'_>) -> Happening {
    let state = event.state.context(event.context).state;
    if event.interrupt.is_some() {
        return Happening::Interrupts;
    }
    match event.effect {
        Effect::Spawned { .. } => return Happening::Spawns,
        Effect::SpawnBlocked => return Happening::Waits,
        _ if state == WarpState::WaitBarrier => return Happening::Waits,
        _ => {}
    }
    let Some(opcode) = event.instruction.map(|instruction| instruction.opcode()) else {
        return Happening::Plain;
    };
    let (before, after) = (event.active_before, event.active_after);
    let is_of_lanes = opcode.unit() == ExecutionUnit::Divergence || parts(opcode);
    if opcode == Opcode::Halt && after.is_empty() {
        return Happening::Stops;
    }
    if !is_of_lanes || before == after {
        return Happening::Plain;
    }
    let is_closed = event.state.divergence().depth(event.context) < event.depth_before;
    match (before.without(after), after.without(before)) {
        // The context of a side has ended; with the last one the region is closed.
        (_, _) if after.is_empty() && is_closed => Happening::Meets,
        (_, _) if after.is_empty() => Happening::Waits,
        (_, come) if come.is_empty() => Happening::Parts,
        (left, _) if left.is_empty() => Happening::Meets,
        (_, _) => Happening::Changes,
    }
}
