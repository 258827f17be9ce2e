//! Instructions in a row that need nothing but the registers of their warp, the stack of their context, and memory for
//! loads and stores.
//!
//! It complements [`super::execute`] for the functional machine, which spends nearly all its time on such instructions.
//! It does not repeat what they mean: `lanewise.rs` says it for both. Here is what all of a row have in common, found
//! out once.

use isa::{Address, Context, LaneMask};

use super::decoded::UNPREDICATED;
use super::lanes::for_each_lane;
use super::lanewise::Files;
use super::{ContextState, Decoded, Divergence, Shape, State};
use crate::rule_events::Fired;

/// A context with the registers of its warp, while a row of instructions is carried out.
pub(crate) struct Straight<'a, const LANES: usize> {
    files: Files<'a, LANES>,
    addresses: &'a mut [Address],
    pub(super) context: Context,
    pub(super) scheduled: &'a mut ContextState,
    pub(super) divergence: &'a mut Divergence,
    pub(super) fired: &'a mut Fired,
    /// The context's active lanes, also in `scheduled`.
    pub(super) active: LaneMask,
}

/// Where the addresses of a load or store lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AddressPattern {
    /// All lanes execute, and their words lie side by side in the RAM, from this address on.
    Row(Address),
    /// They are words of the RAM.
    Words,
    /// In the RAM, some of them within words.
    Bytes,
    /// Some of them outside of it; nothing may be loaded or stored.
    Elsewhere,
}

impl State {
    /// For a row of instructions of a context. Addresses must not be translated. `LANES`: how many lanes there are, so
    /// that the compiler knows; 0 of any other number.
    #[inline(always)]
    pub(crate) fn straight<const LANES: usize>(&mut self, context: Context) -> Straight<'_, LANES> {
        let warp = self.warp_of(context);
        let (files, others) = self.files_and_others(warp);
        let scheduled = &mut others.contexts[context];
        Straight {
            files,
            addresses: others.addresses,
            context,
            active: scheduled.active_mask,
            scheduled,
            divergence: others.divergence,
            fired: others.fired,
        }
    }
}

impl<const LANES: usize> Straight<'_, LANES> {
    /// The active lanes.
    #[inline(always)]
    pub(crate) fn active(&self) -> LaneMask {
        self.active
    }

    /// The active lanes in which the instruction's guard, if there is one, is true.
    #[inline(always)]
    pub(crate) fn executing(&self, decoded: &Decoded, active: LaneMask) -> LaneMask {
        if decoded.guard == UNPREDICATED {
            return active;
        }
        let place = usize::from(decoded.guard);
        active & self.files.predicates[place]
    }

    /// Carries out an instruction that reaches no further than its lanes, or jumps. Gives where it goes on; `None`:
    /// nothing has happened.
    #[inline(always)]
    pub(crate) fn compute(&mut self, decoded: &Decoded, executing: LaneMask, next: Address) -> Option<Address> {
        let mut lanewise = self.files.lanewise::<false>(decoded, executing);
        lanewise.compute(next)
    }

    /// Carries out an instruction of the extension that reaches no further than its lanes. False: nothing has happened,
    /// for it is another one.
    pub(crate) fn compute_extension(&mut self, decoded: &Decoded, executing: LaneMask) -> bool {
        let mut lanewise = self.files.lanewise::<false>(decoded, executing);
        lanewise.compute_extension()
    }

    /// How many groups of lanes wait in the context.
    #[inline(always)]
    pub(crate) fn depth(&self) -> usize {
        self.divergence.depth(self.context)
    }

    /// Computes the addresses of a load or store, and says where they lie.
    #[inline(always)]
    pub(crate) fn place(&mut self, decoded: &Decoded, executing: LaneMask) -> AddressPattern {
        let (shape, lanes, all_lanes) = (&self.files.shape, self.files.lanes(), self.files.all_lanes());
        let base = usize::from(decoded.slots[1]);
        let bases = &self.files.gprs[base..][..lanes];
        if executing == all_lanes && lanes >= 4 {
            let first = shape.address_after(Address(bases[0]), decoded.immediate);
            let (mut following, mut differ) = (bases[0], 0);
            for base in bases {
                differ |= base ^ following;
                following = following.wrapping_add(shape.word_bytes);
            }
            let bytes = lanes as u64 * shape.word_bytes;
            let is_row = differ == 0 && shape.byte_in_word(first) == 0;
            if is_row && bytes <= shape.ram_bytes && first.0 <= shape.ram_bytes - bytes {
                return AddressPattern::Row(first);
            }
        }
        self.places(decoded, executing)
    }

    /// The lanes' addresses, one by one, whether they are side by side or not.
    #[inline(always)]
    pub(crate) fn places(&mut self, decoded: &Decoded, executing: LaneMask) -> AddressPattern {
        let (shape, lanes, all_lanes) = (&self.files.shape, self.files.lanes(), self.files.all_lanes());
        let base = usize::from(decoded.slots[1]);
        let bases = &self.files.gprs[base..][..lanes];
        let addresses = &mut self.addresses[..lanes];
        let (mut is_in_ram, mut bits) = (true, 0);
        for_each_lane(executing, all_lanes, lanes, |lane| {
            let address = shape.address_after(Address(bases[lane]), decoded.immediate);
            addresses[lane] = address;
            is_in_ram &= shape.is_in_ram(address);
            bits |= address.0;
        });
        match shape.byte_in_word(Address(bits)) {
            _ if !is_in_ram => AddressPattern::Elsewhere,
            0 => AddressPattern::Words,
            _ => AddressPattern::Bytes,
        }
    }

    /// All lanes of a load's destination.
    #[inline(always)]
    pub(crate) fn loaded(&mut self, decoded: &Decoded) -> &mut [u64] {
        let to = usize::from(decoded.slots[0]);
        let lanes = self.files.lanes();
        &mut self.files.gprs[to..][..lanes]
    }

    /// What all lanes of a store store.
    #[inline(always)]
    pub(crate) fn stored(&self, decoded: &Decoded) -> &[u64] {
        let from = usize::from(decoded.slots[0]);
        &self.files.gprs[from..][..self.files.lanes()]
    }

    /// Loads in the executing lanes, by a function that gives the value at an address.
    #[inline(always)]
    pub(crate) fn load(&mut self, decoded: &Decoded, executing: LaneMask, value_at: impl Fn(&Shape, Address) -> u64) {
        let (lanes, all_lanes) = (self.files.lanes(), self.files.all_lanes());
        let shape = &self.files.shape;
        let to = usize::from(decoded.slots[0]);
        let values = &mut self.files.gprs[to..][..lanes];
        let addresses = &self.addresses[..lanes];
        for_each_lane(executing, all_lanes, lanes, |lane| {
            values[lane] = value_at(shape, addresses[lane]);
        });
    }

    /// Stores in the executing lanes, the lowest first, by a function that writes a value to an address.
    #[inline(always)]
    pub(crate) fn store(&self, decoded: &Decoded, executing: LaneMask, mut write: impl FnMut(&Shape, Address, u64)) {
        let (lanes, all_lanes) = (self.files.lanes(), self.files.all_lanes());
        let shape = &self.files.shape;
        let from = usize::from(decoded.slots[0]);
        let values = &self.files.gprs[from..][..lanes];
        let addresses = &self.addresses[..lanes];
        for_each_lane(executing, all_lanes, lanes, |lane| {
            write(shape, addresses[lane], values[lane]);
        });
    }
}
