//! The request on the data port: which lanes share a line, and what their stores make of it.

use isa::ports::{PortOutputs, LINE_WORDS_MAX};
use isa::{Address, CoreConfig, Lane, LaneMask};

use super::LoadStoreUnit;
use crate::rule_events::{Fired, RuleEvent};
use crate::semantics::AccessKind;

/// The position of an address in a line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lines {
    word_shift: u32,
    line_shift: u32,
    /// Adjacent lanes whose stores share a request.
    store_lanes: usize,
}

impl Lines {
    pub(crate) fn new(config: &CoreConfig) -> Self {
        Lines {
            word_shift: config.arch.word_bytes().trailing_zeros(),
            line_shift: config.line_bytes().trailing_zeros(),
            store_lanes: config.store_lanes as usize,
        }
    }

    /// Number of the word in its line.
    #[inline]
    pub(crate) fn word_in_line(self, address: Address) -> usize {
        ((address.0 >> self.word_shift) & (self.words() - 1)) as usize
    }

    /// The lanes still to do that one request may serve when this one is its first: for a load all lanes, for a store
    /// those of its group.
    #[inline]
    pub(crate) fn together(self, lanes: LaneMask, first: Option<Lane>, is_store: bool) -> LaneMask {
        let Some(first) = first.filter(|_| is_store) else {
            return lanes;
        };
        let lowest = first.index() / self.store_lanes * self.store_lanes;
        LaneMask(lanes.0 & (LaneMask::all(self.store_lanes as u32).0 << lowest))
    }

    /// Words of a line.
    #[inline]
    pub(crate) const fn words(self) -> u64 {
        1 << (self.line_shift - self.word_shift)
    }

    /// The line of the RAM.
    #[inline]
    pub(crate) fn line(self, address: Address) -> u64 {
        address.0 >> self.line_shift
    }
}

impl LoadStoreUnit {
    /// Computes the request of the active access: for the scratchpad, or at the port.
    pub(crate) fn prepare_request(&mut self, outputs: &mut PortOutputs, fired: &mut Fired) {
        if self.banks.is_none() || !self.prepare_banks_request() {
            self.prepare_port_request(outputs, fired);
        }
    }

    /// Computes the active access's request at the port: the lowest lane still to do with an address in RAM names
    /// the line, and every lane still to do with the same line is served. When no such lane is left, the
    /// console's lanes are. A higher lane's bytes go over a lower's.
    fn prepare_port_request(&mut self, outputs: &mut PortOutputs, fired: &mut Fired) {
        let Some(active) = self.active.as_mut().filter(|active| active.asks()) else {
            return;
        };
        let (shape, lines) = (&self.shape, self.lines);
        let slot = &self.slots[active.slot];
        // The line of a lane's address; none of the console.
        let line_of = |lane: Lane| {
            let address = slot.addresses[lane.index()];
            shape.is_in_ram(address).then(|| lines.line(address))
        };
        let first = active.lanes.iter().find(|&lane| line_of(lane).is_some());
        let line = first.and_then(line_of);
        let whole_word = (1 << shape.word_bytes) - 1;
        let mut data = [0; LINE_WORDS_MAX];
        let (mut served, mut byte_enable) = (LaneMask::EMPTY, 0);
        let mut stores_part = false;
        for lane in lines.together(active.lanes, first, slot.is_store()).iter() {
            if line_of(lane) != line {
                continue;
            }
            served = served.with(lane);
            let address = slot.addresses[lane.index()];
            let word = lines.word_in_line(address);
            let bytes = if slot.is_store() {
                slot.values.store(shape, slot.decoded.part, (lane, address), &mut data[word])
            } else {
                whole_word
            };
            stores_part |= bytes != whole_word;
            byte_enable |= bytes << ((word as u64) << lines.word_shift);
        }
        active.served = served;
        if slot.is_store() && line.is_none() {
            let lowest = u64::from(byte_enable.trailing_zeros());
            active.byte = Some((data[0] >> (8 * lowest)) as u8);
            return;
        }
        fired.mark_if(stores_part, RuleEvent::StoreOfPart);
        outputs.data_request_write = slot.is_store();
        outputs.data_request_lock = slot.kind == AccessKind::Exchange;
        outputs.data_request_console = line.is_none();
        outputs.data_request_line = line.unwrap_or(0);
        outputs.data_request_byte_enable = byte_enable;
        outputs.data_request_data = data;
    }
}
