//! Rules of requests that fire: where those of an access go, one after the other, and what they wait for.

use isa::Lane;

use super::{Active, LoadStoreUnit};
use crate::rule_events::{Fired, RuleEvent};

impl LoadStoreUnit {
    /// The request on the ports is sent: where it goes, and where those before it have gone. Gives the access behind it.
    #[inline]
    pub(super) fn note_request(&self, active: &Active, is_store: bool, fired: &mut Fired) -> Active {
        if active.in_banks {
            fired.mark_if(active.served.count() > 1, RuleEvent::PadLanes);
            fired.mark_if(active.behind_banks, RuleEvent::PadConflict);
            fired.mark_if(active.behind_ram && !is_store, RuleEvent::PadLoadMixed);
            fired.mark_if(active.behind_ram && is_store, RuleEvent::PadStoreMixed);
            return Active { behind_banks: true, ..*active };
        }
        let lowest = active.served.lowest().map_or(0, Lane::index);
        let address = self.slots[active.slot].addresses[lowest];
        if !self.shape.is_in_ram(address) {
            // A store to the console is no request at the port.
            fired.mark_if(active.behind_ram, RuleEvent::LoadMixed);
            fired.mark_if(active.behind_line_0, RuleEvent::LoadMixedLine0);
            fired.mark_if(active.behind_banks, RuleEvent::PadLoadConsole);
            return Active { behind_ram: true, ..*active };
        }
        let line = self.lines.line(address);
        let (goes_on, is_same) = (active.behind_ram, line == active.line);
        let sent = Active {
            behind_ram: true,
            line,
            other_line: active.other_line || goes_on && !is_same,
            same_line: active.same_line || goes_on && is_same,
            behind_line_0: active.behind_line_0 || line == 0,
            ..*active
        };
        // Each once an access.
        let (first_other, first_same) = (sent.other_line && !active.other_line, sent.same_line && !active.same_line);
        fired.mark_if(first_other && !is_store, RuleEvent::LoadOfLines);
        fired.mark_if(first_other && is_store, RuleEvent::StoreOfLines);
        fired.mark_if(first_same && is_store, RuleEvent::StoreOfGroups);
        sent
    }

    /// The active access has sent nothing in this cycle.
    #[inline]
    pub(super) fn note_waits(&self, active: &Active, fired: &mut Fired) {
        let is_full = self.awaited.len() >= self.outstanding_max;
        let waits_for_room = is_full && !active.in_banks && (self.bus_errors || !self.slots[active.slot].is_store());
        fired.mark_if(waits_for_room, RuleEvent::ResponsesFull);
        fired.mark_if(active.in_banks, RuleEvent::PadWaits);
    }
}
