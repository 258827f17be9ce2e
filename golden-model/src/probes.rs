//! Looks at what instructions at certain addresses write, and at nothing else.

use isa::{Address, Lane, Warp};

use crate::observer::{Event, Observer};

/// What an instruction has written to its register, in the lanes that executed it together.
#[derive(Clone, Copy, Debug)]
pub struct Sighting<'a> {
    /// The number of its address.
    pub number: u32,
    /// The warp.
    pub warp: Warp,
    /// The lanes that executed it, and what each wrote: at least one.
    pub lanes: &'a [(Lane, u64)],
}

/// An observer that tells `seen` of each execution of certain instructions.
pub struct Probes<F> {
    /// By address; [`NONE`] where there is no probe.
    numbers: Vec<u32>,
    lanes: Vec<(Lane, u64)>,
    seen: F,
}

/// The number of an address without a probe.
const NONE: u32 = u32::MAX;

impl<F: FnMut(&Sighting<'_>)> Probes<F> {
    /// Looks at these addresses of a RAM; each has a number, below 2^32 - 1.
    pub fn new(addresses: &[(Address, u32)], seen: F) -> Self {
        let end = addresses.iter().map(|(address, _)| address.0 + 1).max();
        let mut numbers = vec![NONE; usize::try_from(end.unwrap_or(0)).unwrap_or(0)];
        for (address, number) in addresses {
            if let Some(place) = usize::try_from(address.0).ok().and_then(|at| numbers.get_mut(at)) {
                *place = *number;
            }
        }
        Self { numbers, lanes: Vec::new(), seen }
    }
}

impl<F: FnMut(&Sighting<'_>)> Observer for Probes<F> {
    fn instruction(&mut self, event: &Event<'_>) {
        let number = usize::try_from(event.pc.0).ok().and_then(|at| self.numbers.get(at));
        let Some(number) = number.copied().filter(|number| *number != NONE) else {
            return;
        };
        self.lanes.clear();
        self.lanes.extend(event.gpr_write_values());
        if !self.lanes.is_empty() {
            (self.seen)(&Sighting { number, warp: event.warp, lanes: &self.lanes });
        }
    }
}
