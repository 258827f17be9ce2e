//! What the lanes of a context do, for a reader of the waveform: texts beside the numbers of its record, and the cycle
//! in which lanes part for the first time.

use std::io;

use isa::divergence::StateRow;
use isa::{Context, CoreConfig, Cycle, CycleRecord, LaneMask, PerContext, Scalar, Slot};
use vcd::{Scope, ScopeItem};

use super::signal::{module, Codes, Text, Write};
use super::text::vcd_text;
use super::Window;
use crate::compare::meaning::meaning;
use crate::environment::ram::Ram;
use crate::report::listing::Listing;
use crate::report::mismatch_text::state_value;

/// Contexts that are shown: more do not fit a screen.
pub(super) const CONTEXTS_SHOWN: u32 = 8;
/// Entries of a stack, paths or regions that are shown of each context.
pub(super) const ENTRIES_SHOWN: u32 = 4;

/// The contexts that are shown.
pub(super) fn shown_contexts(config: &CoreConfig) -> impl Iterator<Item = Context> {
    (0..config.contexts().min(CONTEXTS_SHOWN)).map(Context)
}

/// The names of a context's texts, in the order in which they are declared: state, instruction, entries.
pub(super) fn text_names(config: &CoreConfig, context: Context) -> Vec<String> {
    let entries = (0..config.stack_depth.min(ENTRIES_SHOWN)).map(|row| format!("entry_{context}_{row}"));
    [format!("state_{context}"), format!("instruction_{context}")].into_iter().chain(entries).collect()
}

/// The texts of the contexts that are shown.
#[derive(Default)]
pub(super) struct ContextTexts {
    /// As [`text_names`] has them, context behind context.
    texts: Vec<Text>,
}

impl ContextTexts {
    /// Declares the scope `divergence` in the model's scope.
    pub(super) fn declare(config: &CoreConfig, golden: &mut Scope, codes: &mut Codes) -> Self {
        let mut scope = module("divergence");
        let names = shown_contexts(config).flat_map(|context| text_names(config, context));
        let texts = names.map(|name| codes.text(&mut scope, &name));
        let texts = texts.collect();
        golden.items.push(ScopeItem::Scope(scope));
        ContextTexts { texts }
    }

    /// Writes what has changed, given the record of a cycle and what is kept at its start.
    pub(super) fn write(
        &mut self,
        (config, listing, ram): (&CoreConfig, &Listing, &Ram),
        record: &CycleRecord,
        kept: &[Vec<StateRow>],
        write: &mut Write,
    ) -> io::Result<()> {
        let mut texts = self.texts.iter_mut();
        for context in shown_contexts(config) {
            let of = |field| record.get(Slot::Context(field, context));
            let state = meaning(Slot::Context(PerContext::State, context), of(PerContext::State));
            let instruction = match of(PerContext::ActiveMask) {
                0 => String::new(),
                _ => listing.text_with_origin(ram, of(PerContext::Pc)),
            };
            let rows = kept.get(context.index()).map_or(&[][..], Vec::as_slice);
            let entries = rows.iter().filter(|row| is_entry(row)).map(entry_text);
            let nothing = std::iter::repeat(String::new());
            let shown = [state.unwrap_or_default(), instruction];
            let shown = shown.into_iter().chain(entries).chain(nothing);
            let count = text_names(config, context).len();
            for (text, shown) in texts.by_ref().take(count).zip(shown) {
                text.write(&vcd_text(&shown), write)?;
            }
        }
        Ok(())
    }
}

/// Whether a row is one of many - an entry, a path, a region -, which bear numbers.
fn is_entry(row: &StateRow) -> bool {
    row.label.ends_with(|letter: char| letter.is_ascii_digit())
}

/// `entry 1:kind=Else, mask=0101, pc=0000001c`.
fn entry_text(row: &StateRow) -> String {
    let fields = row.fields.iter();
    let fields = fields.map(|field| format!("{}={}", field.name, state_value(field).trim_end()));
    format!("{}:{}", row.label, fields.collect::<Vec<_>>().join(", "))
}

/// Looks for the first cycle of a window in which lanes of a context have parted.
pub(super) struct FirstDivergence {
    masks: Vec<LaneMask>,
    interrupted: bool,
    found: Option<Cycle>,
}

impl FirstDivergence {
    /// Before cycle 0.
    pub(super) fn new(config: &CoreConfig) -> Self {
        FirstDivergence { masks: vec![LaneMask::EMPTY; config.contexts() as usize], interrupted: false, found: None }
    }

    /// The cycle, if it has been seen.
    pub(super) const fn found(&self) -> Option<Cycle> {
        self.found
    }

    /// Looks at the record of the next cycle. Lanes have parted when the mask of a context is a part of what it was,
    /// and no interrupt has made it lane 0.
    pub(super) fn look(&mut self, cycle: Cycle, window: Window, record: &CycleRecord) {
        let mut parted = false;
        for (context, was) in (0..).map(Context).zip(&mut self.masks) {
            let now = LaneMask(record.get(Slot::Context(PerContext::ActiveMask, context)));
            parted |= !now.is_empty() && now != *was && now.0 & !was.0 == 0;
            *was = now;
        }
        if parted && !self.interrupted && self.found.is_none() && cycle >= window.first {
            self.found = Some(cycle);
        }
        self.interrupted = record.scalar(Scalar::InterruptValid) != 0;
    }
}

#[cfg(test)]
mod tests {
    use isa::TraceLayout;

    use super::*;

    #[test]
    fn the_first_cycle_in_which_a_mask_is_a_part_of_what_it_was_is_found() {
        let config = CoreConfig::default();
        let window = |first| Window { first: Cycle(first), last: Cycle(9), mismatch: None, divergence: None };
        // The masks of context 1; in cycle 2 it is interrupted, in cycle 4 the handler returns.
        let masks = [0, 0b1111, 0b1111, 1, 0b1111, 0b0101, 0b1010, 0b1111, 0b0011, 0];
        let found = |first| {
            let mut looked = FirstDivergence::new(&config);
            for (cycle, mask) in (0..).zip(masks) {
                let mut record = CycleRecord::new(TraceLayout::new(&config));
                record.set(Scalar::InterruptValid, u64::from(cycle == 2));
                let slot = Slot::Context(PerContext::ActiveMask, Context(1));
                let index = record.layout().index(slot);
                record.slots_mut()[index] = mask;
                looked.look(Cycle(cycle), window(first), &record);
            }
            looked.found()
        };
        assert_eq!(found(0), Some(Cycle(5)));
        assert_eq!(found(6), Some(Cycle(8)));
        assert_eq!(found(9), None);
    }
}
