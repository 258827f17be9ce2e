//! What the hardware keeps for its divergence mechanism in arrays, past the trace ports.
//!
//! Part of it is in the cycle record: it is copied in every cycle, right behind the ports, and read from the copy by
//! whoever makes the record. All of it is compared at the end. A mechanism is a file here.

mod multi_path;
mod paired_path;
mod stack;

use isa::divergence::StateRow;
use isa::{CoreConfig, DivergenceMechanism, Slot, TraceLayout};

use self::multi_path::{RegionArrays, RegionReader};
use self::paired_path::PathArrays;
use self::stack::StackArrays;
use super::place::CorePlace;
use crate::bridge::{BridgeError, Copied, Gather, Model};

/// The arrays of the configured mechanism in one model.
pub(super) enum DivergenceArrays {
    Stack(StackArrays),
    /// Nothing is kept, for so many contexts.
    Masks(usize),
    PairedPath(PathArrays),
    MultiPath(RegionArrays),
}

impl DivergenceArrays {
    pub(super) fn find(model: &mut Model, config: &CoreConfig, place: &CorePlace) -> Result<Self, BridgeError> {
        match config.divergence {
            DivergenceMechanism::Stack => StackArrays::find(model, config, place).map(Self::Stack),
            DivergenceMechanism::Masks => Ok(Self::Masks(config.contexts() as usize)),
            DivergenceMechanism::PairedPath => PathArrays::find(model, config, place).map(Self::PairedPath),
            DivergenceMechanism::MultiPath => RegionArrays::find(model, config, place).map(Self::MultiPath),
        }
    }

    /// Bytes that are copied in every cycle.
    pub(super) const fn sample_bytes(&self) -> usize {
        match self {
            DivergenceArrays::Stack(stack) => stack.sample_bytes(),
            DivergenceArrays::Masks(_) => 0,
            DivergenceArrays::PairedPath(paths) => paths.sample_bytes(),
            DivergenceArrays::MultiPath(regions) => regions.sample_bytes(),
        }
    }

    /// Copies what the cycle's record shows, given the copied ports of the cycle.
    #[inline]
    pub(super) fn copy(&mut self, model: &Model, ports: &[u8], sample: &mut [u8]) {
        match self {
            DivergenceArrays::Stack(stack) => stack.copy(model, ports, sample),
            DivergenceArrays::Masks(_) => {}
            DivergenceArrays::PairedPath(paths) => paths.copy(model, sample),
            DivergenceArrays::MultiPath(regions) => regions.copy(model, ports, sample),
        }
    }

    /// How the record's fields are read from such a copy, which begins `offset` bytes behind the sample's begin.
    pub(super) fn reader(&self, model: &Model, layout: &TraceLayout, offset: usize) -> DivergenceReader {
        match self {
            DivergenceArrays::Stack(stack) => DivergenceReader::Stack(stack.reader(model, layout, offset)),
            DivergenceArrays::Masks(_) => DivergenceReader::Masks,
            DivergenceArrays::PairedPath(paths) => DivergenceReader::PairedPath(paths.reader(model, layout, offset)),
            DivergenceArrays::MultiPath(regions) => DivergenceReader::MultiPath(regions.reader(model, layout, offset)),
        }
    }

    /// The whole state as rows, by context, given the copied ports.
    pub(super) fn state(&self, model: &Model, ports: &[u8]) -> Vec<Vec<StateRow>> {
        match self {
            DivergenceArrays::Stack(stack) => stack.state(model, ports),
            DivergenceArrays::Masks(contexts) => vec![Vec::new(); *contexts],
            DivergenceArrays::PairedPath(paths) => paths.state(model, ports),
            DivergenceArrays::MultiPath(regions) => regions.state(model, ports),
        }
    }
}

/// The copied ports of these slots, in their order.
fn gather(model: &Model, place: &CorePlace, slots: impl Iterator<Item = Slot>) -> Result<Gather, BridgeError> {
    let mut gather = Gather::default();
    for (number, slot) in slots.enumerate() {
        let port = model.copied_port(&place.port(slot, slot.info().source))?;
        gather.add(number, port);
    }
    Ok(gather)
}

/// The top of what one context keeps, in a sample and in a record.
#[derive(Clone)]
struct Top<const FIELDS: usize> {
    /// Slot of how much it keeps.
    depth: usize,
    /// Slots of the fields.
    slots: [usize; FIELDS],
    entry: Copied,
}

/// Reads tops from a sample, of the contexts that keep something.
#[derive(Clone)]
pub(super) struct TopReader<const FIELDS: usize> {
    tops: Vec<Top<FIELDS>>,
    /// Low bit and width of each field of an entry.
    fields: [(u32, u32); FIELDS],
}

impl<const FIELDS: usize> TopReader<FIELDS> {
    #[inline]
    fn read(&self, sample: &[u8], slots: &mut [u64]) {
        for top in &self.tops {
            if slots[top.depth] != 0 {
                for (slot, (low_bit, count)) in top.slots.into_iter().zip(self.fields) {
                    slots[slot] = top.entry.bits(sample, low_bit, count);
                }
            }
        }
    }
}

/// Reads the mechanism's part of a sample.
#[derive(Clone)]
pub(super) enum DivergenceReader {
    Stack(TopReader<3>),
    Masks,
    PairedPath(TopReader<2>),
    MultiPath(RegionReader),
}

impl DivergenceReader {
    /// Fills the record's slots; those from ports are there, the others are 0.
    #[inline]
    pub(super) fn read(&self, sample: &[u8], slots: &mut [u64]) {
        match self {
            DivergenceReader::Stack(stack) => stack.read(sample, slots),
            DivergenceReader::Masks => {}
            DivergenceReader::PairedPath(paths) => paths.read(sample, slots),
            DivergenceReader::MultiPath(regions) => regions.read(sample, slots),
        }
    }
}
