//! What can be seen of each instruction of a functional run: the source of traces and divergence logs.
//!
//! An observer is a type parameter of the run, so that a run with [`Silent`] contains no trace of it.

use isa::{Address, Context, Gpr, Instruction, Interrupt, Lane, LaneMask, PredicateRegister, Warp};

use crate::semantics::{Comparison, Destination, Effect, State, WaitingLanes};

/// One instruction, just carried out (or just kept from it by an interrupt).
#[derive(Clone, Copy)]
pub struct Event<'a> {
    /// The context that executed it.
    pub context: Context,
    /// The context's warp.
    pub warp: Warp,
    /// The instruction's address.
    pub pc: Address,
    /// Where the context goes on: at the kernel entry after an interrupt; at the saved pc when the
    /// interrupt stopped it.
    pub next_pc: Address,
    /// The instruction; of an invalid one, what its fields say. `None` when the fetch failed, or an
    /// external interrupt came before it.
    pub instruction: Option<Instruction>,
    /// Active lanes before.
    pub active_before: LaneMask,
    /// Active lanes after.
    pub active_after: LaneMask,
    /// The lanes in which it executed.
    pub executing: LaneMask,
    /// How many groups of lanes waited before.
    pub depth_before: usize,
    /// The interrupt that it, or something before it, raised.
    pub interrupt: Option<Interrupt>,
    /// The warp that it started.
    pub spawned: Option<Warp>,
    /// Where its result went.
    pub destination: Destination,
    /// What it did beyond its result.
    pub effect: Effect,
    /// The lanes in which an atomic instruction has written its word: for acas those that have found what they
    /// expected.
    pub exchanged: LaneMask,
    /// The state after it.
    pub state: &'a State,
}

impl<'a> Event<'a> {
    /// The lanes that wait after it, those that have waited longest first.
    pub fn waiting_after(&self) -> Vec<WaitingLanes> {
        self.state.divergence().waiting(self.context)
    }

    /// The general-purpose register that it wrote, with the warp and the lanes. `clone`, which
    /// writes all registers of one lane, is seen from its effect.
    pub fn gpr_write(&self) -> Option<(Warp, Gpr, LaneMask)> {
        let register = self.instruction?.destination_gpr();
        match (self.effect, self.destination) {
            (
                Effect::Interrupt { .. }
                | Effect::SpawnBlocked
                | Effect::TlbChangeWaits
                | Effect::WaitsForOthers
                | Effect::WaitsForMemory,
                _,
            ) => None,
            (Effect::Spawned { .. }, _) => Some((self.spawned?, register?, LaneMask(1))),
            (Effect::Load | Effect::Exchange, _) => Some((self.warp, register?, self.executing)),
            (_, Destination::Gpr(register)) if !self.executing.is_empty() => {
                Some((self.warp, register, self.executing))
            }
            _ => None,
        }
    }

    /// The values written to the register, by lane.
    pub fn gpr_write_values(&self) -> impl Iterator<Item = (Lane, u64)> + 'a {
        let state = self.state;
        self.gpr_write().into_iter().flat_map(move |(warp, register, lanes)| {
            lanes.iter().map(move |lane| (lane, state.gpr(warp, lane, register)))
        })
    }

    /// The predicate register that it wrote: lanes written, lanes true among them.
    pub fn predicate_write(&self) -> Option<(PredicateRegister, LaneMask, LaneMask)> {
        match (self.effect, self.destination) {
            (Effect::Interrupt { .. }, _) => None,
            (_, Destination::Predicate(register)) if !self.executing.is_empty() => {
                let value = self.state.predicate_lanes(self.warp, register);
                Some((register, self.executing, value & self.executing))
            }
            _ => None,
        }
    }

    /// The lanes' addresses of a load, store or atomic instruction.
    pub fn accesses(&self) -> impl Iterator<Item = (Lane, Address)> + 'a {
        let lanes = match self.effect {
            Effect::Load | Effect::Store | Effect::Exchange => self.executing,
            _ => LaneMask::EMPTY,
        };
        let addresses = self.state.addresses();
        lanes.iter().map(move |lane| (lane, addresses[lane.index()]))
    }

    /// The lanes' physical addresses of a load, store or atomic instruction, in ascending order of lanes. For an atomic
    /// instruction, the bits of the address below the word do not count.
    pub fn physical_accesses(&self) -> impl Iterator<Item = (Lane, Address)> + 'a {
        let addresses = self.state.physical_addresses();
        self.accesses().map(move |(lane, _)| (lane, addresses[lane.index()]))
    }

    /// What a store stored: lane, address, and the lane's whole register.
    pub fn stores(&self) -> impl Iterator<Item = (Lane, Address, u64)> + 'a {
        let (state, warp) = (self.state, self.warp);
        let register = match (self.effect, self.instruction) {
            (Effect::Store, Some(instruction)) => instruction.source_gprs().next(),
            _ => None,
        };
        let accesses = self.accesses();
        register.into_iter().zip(std::iter::once(accesses)).flat_map(move |(register, accesses)| {
            accesses.map(move |(lane, address)| (lane, address, state.gpr(warp, lane, register)))
        })
    }
}

/// An address at which a context goes on, just compared with those at which lanes wait, and what has come of it. The
/// machine reports only those of which something has come.
#[derive(Clone, Copy)]
pub struct ComparisonEvent<'a> {
    /// The context that goes on there.
    pub context: Context,
    /// The context's warp.
    pub warp: Warp,
    /// The address.
    pub compared: Address,
    /// Active lanes before.
    pub active_before: LaneMask,
    /// What has come of it.
    pub comparison: Comparison,
    /// The state after it.
    pub state: &'a State,
}

/// Something that wants to see each instruction of a functional run.
pub trait Observer {
    /// False when [`Observer::instruction`] does nothing: then no event is even built.
    const ENABLED: bool = true;
    /// Called before the instructions of a turn: of several cores, they are this one's.
    fn core(&mut self, _number: u32) {}
    /// Called when a barrier between cores opens for all contexts of all cores that wait there.
    fn cores_meet(&mut self, _cluster_barrier: usize) {}
    /// Called before each instruction: whether the run is to be broken off there.
    fn stops_before(&mut self, _context: Context, _pc: Address) -> bool {
        false
    }
    /// Called after each instruction.
    fn instruction(&mut self, event: &Event<'_>);
    /// Called after each comparison of which something has come.
    fn comparison(&mut self, _event: &ComparisonEvent<'_>) {}
}

/// Sees nothing, and costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Observer for Silent {
    const ENABLED: bool = false;
    fn instruction(&mut self, _event: &Event<'_>) {}
}

/// A closure is an observer.
impl<F: FnMut(&Event<'_>)> Observer for F {
    fn instruction(&mut self, event: &Event<'_>) {
        self(event);
    }
}
