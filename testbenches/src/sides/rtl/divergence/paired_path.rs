//! Paths that wait: the top ones in every cycle, all of them at the end.

use hdl::units::divergence::paired_path::arrays::{deep_index, deep_memory, path_fields, top_memory, PathFields};
use isa::divergence::paired_path::{rows, PathField, WaitingPath};
use isa::divergence::{DivergenceField, StateRow};
use isa::{Address, Context, CoreConfig, LaneMask, Slot, TraceLayout, Warp};

use super::{gather, Top, TopReader};
use crate::bridge::{Array, BridgeError, Gather, Model};
use crate::sides::rtl::place::CorePlace;

/// The paths' memories in one model.
pub(in super::super) struct PathArrays {
    config: CoreConfig,
    /// The top path of each context.
    tops: Array,
    /// The paths below; `None` where only one can wait.
    deep: Option<Array>,
    /// Bytes of a path as the model keeps it.
    entry_bytes: usize,
    /// Low bit and width of a path's mask and pc.
    fields: [(u32, u32); 2],
    /// In the copied ports, by context, how many paths wait, and behind these whether it compares.
    states: Gather,
}

/// The slot of one context's field.
const fn slot(field: PathField, context: Context) -> Slot {
    Slot::Divergence(DivergenceField::Path(field), context)
}

impl PathArrays {
    pub(super) fn find(model: &mut Model, config: &CoreConfig, place: &CorePlace) -> Result<Self, BridgeError> {
        let mut keep = |path: String| place.keep(model, &path);
        let tops = keep(top_memory())?;
        let deep = deep_memory(config).map(keep).transpose()?;
        let contexts = config.contexts();
        let contexts = || (0..contexts).map(Context);
        let of = |field| contexts().map(move |context| slot(field, context));
        let states = of(PathField::Depth).chain(of(PathField::Compares));
        let states = gather(model, place, states)?;
        let PathFields { mask, pc } = path_fields(config);
        Ok(PathArrays {
            config: *config,
            entry_bytes: model.kept_array(tops).entry_bytes(),
            tops,
            deep,
            fields: [mask, pc].map(|field| (field.lsb, field.width)),
            states,
        })
    }

    pub(super) const fn sample_bytes(&self) -> usize {
        self.config.contexts() as usize * self.entry_bytes
    }

    /// Copies the top path of each context; where none waits, too: quicker than not to, and the reader leaves it.
    #[inline]
    pub(super) fn copy(&self, model: &Model, sample: &mut [u8]) {
        let tops = model.kept_array(self.tops);
        let copies = sample.chunks_exact_mut(self.entry_bytes);
        for (context, copy) in (0..).zip(copies) {
            match tops.bytes(context) {
                Some(top) => copy.copy_from_slice(top),
                None => copy.fill(0),
            }
        }
    }

    pub(super) fn reader(&self, model: &Model, layout: &TraceLayout, offset: usize) -> TopReader<2> {
        let copied = model.kept_array(self.tops).copied();
        let top = |context: Context| Top {
            depth: layout.index(slot(PathField::Depth, context)),
            slots: [PathField::TopMask, PathField::TopPc].map(|field| layout.index(slot(field, context))),
            entry: copied.after(offset + context.index() * self.entry_bytes),
        };
        TopReader { tops: (0..self.config.contexts()).map(Context).map(top).collect(), fields: self.fields }
    }

    pub(super) fn state(&self, model: &Model, ports: &[u8]) -> Vec<Vec<StateRow>> {
        let contexts = self.config.contexts() as usize;
        let mut states = vec![0; 2 * contexts];
        self.states.read(ports, &mut states);
        let (depths, compares) = states.split_at(contexts);
        let numbered = (0..).map(Context).zip(depths.iter().zip(compares));
        numbered
            .map(|(context, (&depth, &compares))| {
                let depth = depth.min(self.config.stack_depth.into()) as u32;
                let paths = (0..depth).map(|level| self.path(model, context, level, depth));
                rows(&self.config, compares != 0, &paths.collect::<Vec<_>>())
            })
            .collect()
    }

    /// The path of this level, 0 at the bottom, of so many that wait; 0 where the hardware has none.
    fn path(&self, model: &Model, context: Context, level: u32, depth: u32) -> WaitingPath {
        let place = if level + 1 == depth {
            Some((self.tops, context.0))
        } else {
            let index = deep_index(&self.config, Warp(context.0), level);
            self.deep.map(|array| (array, index))
        };
        let view = place.map(|(array, index)| (model.kept_array(array), index));
        let [mask, pc] = self.fields.map(|(low_bit, count)| {
            let bits = view.as_ref();
            bits.and_then(|(array, index)| array.bits(*index, low_bit, count)).unwrap_or(0)
        });
        WaitingPath { mask: LaneMask(mask), pc: Address(pc) }
    }
}
