//! What a waveform shows of the model of a core: its records, the disassembly of each stage, and what its lanes do.

use std::io;

use isa::divergence::StateRow;
use isa::trace::TraceLayout;
use isa::{CoreConfig, Cycle, CycleRecord, Scalar};
use vcd::{Scope, ScopeItem};

use super::divergence::{ContextTexts, FirstDivergence};
use super::golden::Model;
use super::layout::Layout;
use super::merge::Signals;
use super::signal::{module, Codes, Number, Text, Write};
use super::text::vcd_text;
use super::Window;
use crate::environment::ram::Ram;
use crate::report::listing::Listing;
use crate::report::mismatch::STAGES;
use crate::sides::{Bench, Side, SideError};

/// The signals of a core.
pub(super) struct CoreSignals<'a> {
    config: &'a CoreConfig,
    listing: Listing<'a>,
    slots: Vec<Number>,
    disassembly: Vec<Text>,
    contexts: ContextTexts,
    /// What the divergence mechanism keeps of each context at the start of the cycle.
    kept: Vec<Vec<StateRow>>,
    divergence: FirstDivergence,
}

impl<'a> CoreSignals<'a> {
    /// None is declared yet.
    pub(super) fn new(config: &'a CoreConfig, listing: Listing<'a>) -> Self {
        CoreSignals {
            config,
            listing,
            slots: Vec::new(),
            disassembly: Vec::new(),
            contexts: ContextTexts::default(),
            kept: Vec::new(),
            divergence: FirstDivergence::new(config),
        }
    }

    /// Declares them in that scope.
    pub(super) fn declare(&mut self, scope: &mut Scope, codes: &mut Codes) {
        let slots = TraceLayout::new(self.config).slots().map(|slot| {
            let width_bits = slot.info().width.bits(self.config);
            codes.number(scope, &slot.signal_name(), width_bits)
        });
        self.slots = slots.collect();
        let mut disassembly = module("disassembly");
        let stages = STAGES.iter();
        let stages = stages.map(|(stage, ..)| codes.text(&mut disassembly, stage));
        self.disassembly = stages.collect();
        scope.items.push(ScopeItem::Scope(disassembly));
        self.contexts = ContextTexts::declare(self.config, scope, codes);
    }

    /// What the divergence mechanism keeps, before a cycle of the window.
    pub(super) fn keep(&mut self, kept: Vec<Vec<StateRow>>) {
        self.kept = kept;
    }

    /// Looks at the record of the next cycle.
    pub(super) fn look(&mut self, cycle: Cycle, window: Window, record: &CycleRecord) {
        self.divergence.look(cycle, window, record);
    }

    /// The first cycle of the window in which lanes have parted, if it has been seen.
    pub(super) const fn divergence(&self) -> Option<Cycle> {
        self.divergence.found()
    }

    /// Writes what has changed, given the record of the cycle and the RAM.
    pub(super) fn write(&mut self, record: &CycleRecord, ram: &Ram, write: &mut Write) -> io::Result<()> {
        for (signal, &value) in self.slots.iter_mut().zip(record.slots()) {
            signal.write(value, write)?;
        }
        for ((_, fields, _), text) in STAGES.iter().zip(&mut self.disassembly) {
            text.write(&shown(record, fields, &self.listing, ram), write)?;
        }
        let program = (self.config, &self.listing, ram);
        self.contexts.write(program, record, &self.kept, write)
    }
}

/// The instruction in a stage, given its fields valid, warp, pc.
fn shown(record: &CycleRecord, [valid, _, pc]: &[Scalar; 3], listing: &Listing, ram: &Ram) -> String {
    let micros = [(Scalar::DecodeValid, Scalar::DecodeMicro), (Scalar::ExecuteValid, Scalar::ExecuteMicro)];
    let is_micro = |(stage, micro): &(Scalar, Scalar)| stage == valid && record.scalar(*micro) != 0;
    if record.scalar(*valid) == 0 {
        vcd_text("")
    } else if micros.iter().any(is_micro) {
        vcd_text("(micro-operation)")
    } else {
        vcd_text(&listing.text_with_origin(ram, record.scalar(*pc)))
    }
}

/// A core alone.
pub(crate) struct CoreModel<'a, M> {
    bench: Bench<M>,
    record: CycleRecord,
    signals: CoreSignals<'a>,
}

impl<'a, M: Side> CoreModel<'a, M> {
    /// The core of that configuration, which runs that program.
    pub(crate) fn new(bench: Bench<M>, config: &'a CoreConfig, listing: Listing<'a>) -> Self {
        CoreModel {
            bench,
            record: CycleRecord::new(TraceLayout::new(config)),
            signals: CoreSignals::new(config, listing),
        }
    }
}

impl<M: Side> Model for CoreModel<'_, M> {
    fn declare(&mut self, golden: &mut Scope, codes: &mut Codes) {
        self.signals.declare(golden, codes);
    }

    fn cycle(&mut self, cycle: Cycle, window: Window) -> Result<(), SideError> {
        if cycle >= window.first {
            self.signals.keep(self.bench.side.divergence());
        }
        self.bench.cycle(&mut self.record)?;
        self.signals.look(cycle, window, &self.record);
        Ok(())
    }

    fn write(&mut self, write: &mut Write) -> io::Result<()> {
        let ram = self.bench.environment.memory();
        self.signals.write(&self.record, ram, write)
    }

    fn divergence(&self) -> Option<Cycle> {
        self.signals.divergence()
    }

    fn layout(&self, signals: &Signals) -> Layout {
        Layout::of_core(self.signals.config, signals)
    }
}
