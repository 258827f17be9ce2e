//! A mismatch as it is found: all that a report is made from.

use golden_model::timing::UnderWay;
use golden_model::Fired;
use isa::Cycle;

use crate::compare::difference::FieldDifference;
use crate::compare::state::States;
use crate::environment::ram::Ram;
use crate::report::mismatch::{Evidence, Mismatch};
use crate::run::lockstep::Run;
use crate::run::watch::Watches;
use crate::sides::SideError;
use crate::system::{System, SystemHistory, SystemRecord};

/// Both sides in the cycle in which they differ.
pub struct Scene<'a, S: System> {
    /// What is run.
    pub(crate) run: Run<'a, S>,
    /// The cycle.
    pub(crate) cycle: Cycle,
    /// The RTL's record of it, and the model's.
    pub(crate) records: [&'a S::Record; 2],
    /// Up to the cycle before.
    pub(crate) history: &'a S::History,
    /// Up to the cycle before.
    pub(crate) watches: &'a Watches,
    /// The RTL's memory.
    pub(crate) ram: &'a Ram,
    /// The states of a core after the cycle.
    pub(crate) states: &'a dyn Fn(u32) -> Result<States, SideError>,
    /// The rules that a core of the model has fired up to the end of the cycle.
    pub(crate) fired: &'a dyn Fn(u32) -> Option<&'a Fired>,
    /// What is under way in a core of the model after the cycle.
    pub(crate) under_way: &'a dyn Fn(u32) -> Vec<UnderWay>,
}

impl<S: System> Scene<'_, S> {
    /// What a mismatch of a core is made from.
    pub(crate) fn evidence<'b>(&'b self, core: u32, states: &'b States) -> Evidence<'b> {
        Evidence {
            config: self.run.config.core(),
            cycle: self.cycle,
            listing: self.run.listing(),
            ram: self.ram,
            records: self.history.records(core),
            instructions: &self.watches.cores[core as usize].instructions,
            states,
            fired: (self.fired)(core),
            under_way: (self.under_way)(core),
        }
    }

    /// The mismatch of a core whose records differ.
    pub(crate) fn mismatch_of_core(&self, core: u32) -> Result<Mismatch, SideError> {
        let states = (self.states)(core)?;
        let [rtl, model] = self.records.map(|record| &record.cores()[core as usize]);
        Ok(Mismatch::of_records(rtl, model, &self.evidence(core, &states)))
    }
}

/// A core's states, and what differs.
pub struct CoreDifferences {
    pub(crate) states: States,
    pub(crate) differences: Vec<FieldDifference>,
}

/// What differs beyond the records.
pub struct StateDifferences {
    /// By core.
    pub(crate) cores: Vec<CoreDifferences>,
    /// Differences of RAM and console.
    pub(crate) shared: Vec<FieldDifference>,
}

impl StateDifferences {
    /// Nothing differs.
    pub(crate) fn is_empty(&self) -> bool {
        self.shared.is_empty() && self.cores.iter().all(|core| core.differences.is_empty())
    }
}
