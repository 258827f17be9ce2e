//! The user's function unit: when the core asks it, and when it answers.

use isa::trace::CustomField;
use isa::{CoreConfig, Slot};

use super::{Counts, Seen, State};

/// Looks for the states of the function unit.
pub(super) struct CustomObserver {
    has_unit: bool,
}

impl CustomObserver {
    pub(super) fn new(config: &CoreConfig) -> Self {
        CustomObserver { has_unit: config.custom_unit.is_some() }
    }

    pub(super) fn see(&mut self, seen: &Seen, counts: &mut Counts) {
        if !self.has_unit {
            return;
        }
        let is_set = |field| seen.record.get(Slot::Custom(field)) != 0;
        let request = [CustomField::RequestValid, CustomField::RequestReady].map(is_set);
        let response = [CustomField::ResponseValid, CustomField::ResponseReady].map(is_set);
        counts.note_if(response == [true, true], State::CustomAnswered);
        counts.note_if(response == [true, false], State::CustomRefused);
        counts.note_if(request == [true, false], State::CustomUnitBusy);
        counts.note_if(request == [true, true] && response == [true, true], State::CustomBoth);
    }
}
