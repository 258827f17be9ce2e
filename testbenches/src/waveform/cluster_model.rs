//! What a waveform shows of the model of a cluster: a scope for each core as for a core alone, one for the
//! interconnect, and what the cluster drives.

use std::io;

use isa::{ClusterConfig, Cycle};
use vcd::{Scope, ScopeItem};

use super::core_model::CoreSignals;
use super::golden::Model;
use super::layout::{Focus, Layout};
use super::merge::Signals;
use super::signal::{module, Codes, Number, Write};
use super::Window;
use crate::cluster::{ClusterBench, ClusterModelSide, ClusterRecord, ClusterRun, ClusterSide};
use crate::cluster::{SharedLayout, SharedSlot};
use crate::sides::SideError;

/// The scope of the interconnect within the model's; in the RTL its instance is called so, too.
pub(super) const INTERCONNECT: &str = "core_interconnect";

/// The name of a core's scope within the model's; in the RTL its instance is called so, too.
pub(super) fn scope_of(core: u32) -> String {
    format!("core_{core}")
}

/// The model of a cluster.
pub(crate) struct ClusterModel<'a> {
    bench: ClusterBench<ClusterModelSide>,
    cluster: &'a ClusterConfig,
    record: ClusterRecord,
    cores: Vec<CoreSignals<'a>>,
    /// As the record has them.
    shared: Vec<Number>,
    mismatch: Option<Focus>,
}

impl<'a> ClusterModel<'a> {
    /// That runs this. `mismatch` says what it is about, if there is one.
    pub(crate) fn new(of: &'a ClusterRun<'a>, mismatch: Option<Focus>) -> Self {
        let cluster = of.cluster;
        let cores = 0..cluster.cores;
        let signals = cores.map(|_| CoreSignals::new(&cluster.core, of.run.listing()));
        ClusterModel {
            bench: ClusterBench::new(ClusterModelSide::new(cluster), of),
            cluster,
            record: ClusterRecord::new(cluster),
            cores: signals.collect(),
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

impl Model for ClusterModel<'_> {
    fn declare(&mut self, golden: &mut Scope, codes: &mut Codes) {
        for (core, signals) in (0..).zip(&mut self.cores) {
            let mut scope = module(&scope_of(core));
            signals.declare(&mut scope, codes);
            golden.items.push(ScopeItem::Scope(scope));
        }
        let mut interconnect = module(INTERCONNECT);
        let layout = SharedLayout::new(self.cluster);
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
        for (signals, record) in self.cores.iter_mut().zip(&self.record.cores) {
            signals.look(cycle, window, record);
        }
        Ok(())
    }

    fn write(&mut self, write: &mut Write) -> io::Result<()> {
        let ram = self.bench.environment.memory();
        for (signals, record) in self.cores.iter_mut().zip(&self.record.cores) {
            signals.write(record, ram, write)?;
        }
        for (signal, &value) in self.shared.iter_mut().zip(&self.record.shared) {
            signal.write(value, write)?;
        }
        Ok(())
    }

    fn divergence(&self) -> Option<Cycle> {
        let found = self.cores.iter().filter_map(CoreSignals::divergence);
        found.min()
    }

    fn layout(&self, signals: &Signals) -> Layout {
        Layout::of_cluster(self.cluster, self.focus(), signals)
    }
}
