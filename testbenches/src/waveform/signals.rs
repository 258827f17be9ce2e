//! What a waveform shows of the model: the records of each core, the disassembly of each stage, what its lanes do, and
//! what the cores share.

use std::io;

use isa::divergence::StateRow;
use isa::trace::TraceLayout;
use isa::{CoreConfig, Cycle, CycleRecord, Scalar};
use vcd::{Scope, ScopeItem};

use super::divergence::{ContextTexts, FirstDivergence};
use super::golden::Model;
use super::layout::{Focus, Layout};
use super::merge::Signals;
use super::signal::{module, Codes, Number, Text, Write};
use super::text::vcd_text;
use super::Window;
use crate::cluster::SharedSlot;
use crate::environment::ram::Ram;
use crate::report::listing::Listing;
use crate::report::mismatch::STAGES;
use crate::run::lockstep::Run;
use crate::sides::{Bench, Side, SideError};
use crate::system::{System, SystemRecord};

/// The scope of a cluster's interconnect within the model's; in the RTL its instance is called so, too.
pub(super) const INTERCONNECT: &str = "core_interconnect";

/// The name of the scope of a cluster's core within the model's; in the RTL its instance is called so, too.
pub(crate) fn scope_of(core: u32) -> String {
    format!("core_{core}")
}

/// The signals of a core.
struct CoreSignals<'a> {
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
    fn new(config: &'a CoreConfig, listing: Listing<'a>) -> Self {
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
    fn declare(&mut self, scope: &mut Scope, codes: &mut Codes) {
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
    fn keep(&mut self, kept: Vec<Vec<StateRow>>) {
        self.kept = kept;
    }

    /// Looks at the record of the next cycle.
    fn look(&mut self, cycle: Cycle, window: Window, record: &CycleRecord) {
        self.divergence.look(cycle, window, record);
    }

    /// The first cycle of the window in which lanes have parted, if it has been seen.
    const fn divergence(&self) -> Option<Cycle> {
        self.divergence.found()
    }

    /// Writes what has changed, given the record of the cycle and the RAM.
    fn write(&mut self, record: &CycleRecord, ram: &Ram, write: &mut Write) -> io::Result<()> {
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

/// What a waveform shows of a system's model: for a core alone its signals, for a cluster a scope for each core, one for
/// the interconnect, and what the cluster drives.
pub(crate) struct SystemSignals<'a, S: System> {
    bench: Bench<S::Model, S>,
    system: &'a S,
    record: S::Record,
    cores: Vec<CoreSignals<'a>>,
    /// As the record has them.
    shared: Vec<Number>,
    mismatch: Option<Focus>,
}

impl<'a, S: System> SystemSignals<'a, S> {
    /// The model in this run. `mismatch` says what it is about, if there is one.
    pub(crate) fn new(run: &Run<'a, S>, bench: Bench<S::Model, S>, mismatch: Option<Focus>) -> Self {
        let cores = 0..run.config.core_count();
        SystemSignals {
            bench,
            system: run.config,
            record: S::Record::new(run.config),
            cores: cores.map(|_| CoreSignals::new(run.config.core(), run.listing())).collect(),
            shared: Vec::new(),
            mismatch,
        }
    }

    /// What the layout opens: what the mismatch is about, or else the core whose lanes part first, or else core 0.
    fn focus(&self) -> Focus {
        let parted = (0..).zip(&self.cores).filter_map(|(core, signals)| {
            let cycle = signals.divergence()?;
            Some((cycle, core))
        });
        let first = parted.min().map_or(0, |(_, core)| core);
        self.mismatch.unwrap_or(Focus::Core(first))
    }
}

impl<S: System> Model for SystemSignals<'_, S> {
    fn declare(&mut self, golden: &mut Scope, codes: &mut Codes) {
        for (core, signals) in (0..).zip(&mut self.cores) {
            match S::waveform_scope(core) {
                None => signals.declare(golden, codes),
                Some(name) => {
                    let mut scope = module(&name);
                    signals.declare(&mut scope, codes);
                    golden.items.push(ScopeItem::Scope(scope));
                }
            }
        }
        let Some(layout) = self.system.shared_layout() else {
            return;
        };
        let mut interconnect = module(INTERCONNECT);
        let shared = layout.slots().iter().map(|&slot| {
            let scope = match slot {
                SharedSlot::Interconnect(_) => &mut interconnect,
                SharedSlot::Once(_) | SharedSlot::Bank(..) | SharedSlot::Word(..) => &mut *golden,
            };
            codes.number(scope, &layout.signal_name(slot), layout.bits(slot))
        });
        self.shared = shared.collect();
        golden.items.push(ScopeItem::Scope(interconnect));
    }

    fn cycle(&mut self, cycle: Cycle, window: Window) -> Result<(), SideError> {
        if cycle >= window.first {
            for (core, signals) in (0..).zip(&mut self.cores) {
                signals.keep(self.bench.side.divergence(core));
            }
        }
        self.bench.cycle(&mut self.record)?;
        for (signals, record) in self.cores.iter_mut().zip(self.record.cores()) {
            signals.look(cycle, window, record);
        }
        Ok(())
    }

    fn write(&mut self, write: &mut Write) -> io::Result<()> {
        let ram = self.bench.environment.memory();
        for (signals, record) in self.cores.iter_mut().zip(self.record.cores()) {
            signals.write(record, ram, write)?;
        }
        for (signal, &value) in self.shared.iter_mut().zip(self.record.shared()) {
            signal.write(value, write)?;
        }
        Ok(())
    }

    fn divergence(&self) -> Option<Cycle> {
        self.cores.iter().filter_map(CoreSignals::divergence).min()
    }

    fn layout(&self, signals: &Signals) -> Layout {
        self.system.waveform_layout(self.focus(), signals)
    }
}
