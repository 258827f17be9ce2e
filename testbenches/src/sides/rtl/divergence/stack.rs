//! The divergence stacks: their tops in every cycle, whole stacks at the end.

use hdl::{CoreArrays, StackFields};
use isa::divergence::stack::{rows, StackEntry, StackEntryKind, StackField};
use isa::divergence::{DivergenceField, StateRow};
use isa::{Address, Context, CoreConfig, LaneMask, Slot, TraceLayout};

use super::{gather, Top, TopReader};
use crate::bridge::{Array, BridgeError, Copied, Gather, Model};
use crate::sides::rtl::place::CorePlace;

/// The stacks' memories in one model.
pub(in super::super) struct StackArrays {
    config: CoreConfig,
    /// By bank: the even entries, the odd ones.
    banks: [Array; 2],
    /// Words of a bank between one context's and the next one's, as a shift.
    place_bits: u32,
    /// Bytes of an entry as the model keeps it.
    entry_bytes: usize,
    /// Low bit and width of an entry's kind, mask and pc.
    fields: [(u32, u32); 3],
    /// Depths in the copied ports, by context.
    depths: Gather,
    /// What these depths are in this cycle.
    depths_now: Vec<u64>,
}

/// The slot of one context's field.
const fn slot(field: StackField, context: Context) -> Slot {
    Slot::Divergence(DivergenceField::Stack(field), context)
}

impl StackArrays {
    pub(super) fn find(model: &mut Model, config: &CoreConfig, place: &CorePlace) -> Result<Self, BridgeError> {
        let places: CoreArrays = hdl::core_arrays(config);
        let banks = [place.keep(model, &places.stack_path(0))?, place.keep(model, &places.stack_path(1))?];
        let contexts = (0..config.contexts()).map(Context);
        let depths = gather(model, place, contexts.map(|context| slot(StackField::Depth, context)))?;
        let StackFields { kind, mask, pc } = places.stack_fields();
        Ok(StackArrays {
            config: *config,
            entry_bytes: model.kept_array(banks[0]).entry_bytes(),
            banks,
            place_bits: places.stack_place_bits(),
            fields: [kind, mask, pc].map(|field| (field.lsb, field.width)),
            depths,
            depths_now: vec![0; config.contexts() as usize],
        })
    }

    pub(super) const fn sample_bytes(&self) -> usize {
        self.depths_now.len() * self.entry_bytes
    }

    /// How such bytes are read.
    fn copied_entry(&self, model: &Model) -> Copied {
        model.kept_array(self.banks[0]).copied()
    }

    /// An entry as the model keeps it; `None` for one that does not exist, which only broken hardware asks for.
    #[inline]
    fn entry_in<'a>(&self, model: &'a Model, context: Context, entry: u32) -> Option<&'a [u8]> {
        let bank = model.kept_array(self.banks[(entry % 2) as usize]);
        bank.bytes((context.0 << self.place_bits) | (entry / 2))
    }

    /// Copies the top entry of each stack.
    #[inline]
    pub(super) fn copy(&mut self, model: &Model, ports: &[u8], sample: &mut [u8]) {
        self.depths.read(ports, &mut self.depths_now);
        let tops = sample.chunks_exact_mut(self.entry_bytes);
        for (context, (top, depth)) in (0..).map(Context).zip(tops.zip(&self.depths_now)) {
            // An empty stack copies some entry, too: quicker than not to, and the reader leaves it.
            let entry = (*depth as u32).saturating_sub(1);
            match self.entry_in(model, context, entry) {
                Some(entry) => top.copy_from_slice(entry),
                None => top.fill(0),
            }
        }
    }

    pub(super) fn reader(&self, model: &Model, layout: &TraceLayout, offset: usize) -> TopReader<3> {
        let top = |context: Context| Top {
            depth: layout.index(slot(StackField::Depth, context)),
            slots: [StackField::TopKind, StackField::TopMask, StackField::TopPc]
                .map(|field| layout.index(slot(field, context))),
            entry: self.copied_entry(model).after(offset + context.index() * self.entry_bytes),
        };
        TopReader { tops: (0..self.config.contexts()).map(Context).map(top).collect(), fields: self.fields }
    }

    pub(super) fn state(&self, model: &Model, ports: &[u8]) -> Vec<Vec<StateRow>> {
        let mut depths = vec![0; self.depths_now.len()];
        self.depths.read(ports, &mut depths);
        let contexts = (0..).map(Context).zip(depths);
        contexts
            .map(|(context, depth)| {
                let entries = 0..depth.min(self.config.stack_depth.into()) as u32;
                let entries = entries.map(|number| self.entry(model, context, number));
                rows(&self.config, &entries.collect::<Vec<_>>())
            })
            .collect()
    }

    /// An entry; 0 for one that does not exist.
    fn entry(&self, model: &Model, context: Context, number: u32) -> StackEntry {
        let copied = self.copied_entry(model);
        let bytes = self.entry_in(model, context, number);
        let [kind, mask, pc] =
            self.fields.map(|(low_bit, count)| bytes.map_or(0, |bytes| copied.bits(bytes, low_bit, count)));
        StackEntry { kind: StackEntryKind::from_bits(kind), mask: LaneMask(mask), pc: Address(pc) }
    }
}
