//! Requests for the scratchpad: a row a bank, all banks in one cycle (docs/pipeline.md section 25).
//!
//! They take the place of requests at the port: the active access reaches them when no lane still to do wants the RAM.
//! Banks differ in when they are reached alone; what they hold is part of the architectural state.

use isa::ports::{LineWords, LINE_WORDS_MAX};
use isa::{Address, Context, CoreConfig, CycleRecord, Lane, LaneMask, PerBank, ScratchpadField, Slot, TraceLayout};

use super::exchange::Arrival;
use super::{AccessEnd, Active, LoadStoreUnit, LoadWrite, Surroundings};
use crate::semantics::memory_access::byte_mask;
use crate::semantics::{AccessKind, State};

/// What the active access asks of the banks.
#[derive(Clone, Copy, Debug)]
struct Request {
    /// An address in each bank's row; none for a bank that no lane addresses.
    rows: [Option<Address>; LINE_WORDS_MAX],
    /// What is stored, and in which bytes.
    data: LineWords,
    bytes: [u64; LINE_WORDS_MAX],
}

impl Request {
    const NOTHING: Request =
        Request { rows: [None; LINE_WORDS_MAX], data: [0; LINE_WORDS_MAX], bytes: [0; LINE_WORDS_MAX] };

    /// The banks that are addressed, and their rows.
    fn addressed(&self) -> impl Iterator<Item = (usize, Address)> + '_ {
        let rows = self.rows.iter().enumerate();
        rows.filter_map(|(bank, row)| Some((bank, (*row)?)))
    }
}

/// What a load has read, until it has the write port.
#[derive(Clone, Copy, Debug)]
struct Answer {
    context: Context,
    /// The number of its slot.
    slot: usize,
    lanes: LaneMask,
    last: bool,
    /// A word of each bank.
    words: LineWords,
}

/// The way to the banks. Reset: no answer.
#[derive(Clone, Debug)]
pub(crate) struct Banks {
    request: Request,
    answer: Option<Answer>,
    /// In this cycle the request fires.
    fires: bool,
    /// In this cycle the answer is taken.
    takes: bool,
    /// The slot number of the record's first field of the scratchpad.
    first_slot: usize,
}

impl Banks {
    pub(crate) fn new(config: &CoreConfig) -> Self {
        let first = Slot::Scratchpad(ScratchpadField::Lanes);
        Banks {
            request: Request::NOTHING,
            answer: None,
            fires: false,
            takes: false,
            first_slot: TraceLayout::new(config).index(first),
        }
    }

    /// In the rows that have been read, these bytes are to be written.
    pub(super) fn prepare_write(&mut self, data: LineWords, bytes: [u64; LINE_WORDS_MAX]) {
        (self.request.data, self.request.bytes) = (data, bytes);
    }
}

impl LoadStoreUnit {
    /// Whether the scratchpad's answer waits.
    #[inline]
    pub(crate) fn has_banks_answer(&self) -> bool {
        let banks = self.banks.as_ref();
        banks.is_some_and(|banks| banks.answer.is_some())
    }

    /// Whose answer waits, the number of its slot, and the lanes that it is for.
    pub(super) fn banks_answer(&self) -> Option<(Context, usize, LaneMask)> {
        let answer = self.banks.as_ref()?.answer?;
        Some((answer.context, answer.slot, answer.lanes))
    }

    /// Whether that answer waits in vain in this cycle.
    #[inline]
    pub(crate) fn refuses_banks_answer(&self) -> bool {
        let banks = self.banks.as_ref();
        banks.is_some_and(|banks| banks.answer.is_some() && !banks.takes)
    }

    /// Whether the request for the banks fires in this cycle.
    #[inline]
    pub(crate) fn banks_fire(&self) -> bool {
        self.banks.as_ref().is_some_and(|banks| banks.fires)
    }

    /// A cycle begins.
    pub(super) fn begin_banks(&mut self, surroundings: &Surroundings) {
        let ram_is_on_its_way = self.awaits_response() || surroundings.requests_wait;
        let exchange_asks = self.exchange_asks();
        let Some(banks) = &mut self.banks else {
            return;
        };
        banks.takes = banks.answer.is_some() && surroundings.port_is_free;
        let has_room = banks.answer.is_none() || banks.takes;
        let slots = &self.slots;
        banks.fires = self.active.is_some_and(|active| {
            let may_fire = match slots[active.slot].kind {
                AccessKind::Load => has_room,
                AccessKind::Store => true,
                AccessKind::Exchange => has_room && exchange_asks,
            };
            active.in_banks && may_fire && !(active.behind_ram && ram_is_on_its_way)
        });
    }

    /// Computes the active access's request for the banks: each bank's row is that of the lowest lane that addresses
    /// it. Gives whether that is its request: no lane wants the RAM, and some want the scratchpad.
    pub(crate) fn prepare_banks_request(&mut self) -> bool {
        let (shape, lines) = (&self.shape, self.lines);
        let active = self.active.as_mut().filter(|active| active.asks());
        let (Some(active), Some(banks)) = (active, &mut self.banks) else {
            return false;
        };
        let slot = &self.slots[active.slot];
        let wants_ram = |lane: Lane| shape.is_in_ram(slot.addresses[lane.index()]);
        active.in_banks = false;
        if active.lanes.iter().any(wants_ram) {
            return false;
        }
        let request = &mut banks.request;
        *request = Request::NOTHING;
        let mut served = LaneMask::EMPTY;
        let wants_banks = |lane: &Lane| shape.is_in_scratchpad(slot.addresses[lane.index()]);
        let first = active.lanes.iter().find(wants_banks);
        let together = lines.together(active.lanes, first, slot.is_store());
        for lane in together.iter().filter(wants_banks) {
            let address = slot.addresses[lane.index()];
            let bank = lines.word_in_line(address);
            let row = *request.rows[bank].get_or_insert(address);
            if lines.line(row) != lines.line(address) {
                continue;
            }
            served = served.with(lane);
            if slot.is_store() {
                let word = &mut request.data[bank];
                request.bytes[bank] |= slot.values.store(shape, slot.decoded.part, (lane, address), word);
            }
        }
        active.served = served;
        active.in_banks = !served.is_empty();
        active.in_banks
    }

    /// The request for the banks is carried out; `last`: it is the access's last.
    pub(super) fn send_to_banks(
        &mut self,
        active: &Active,
        last: bool,
        state: &mut State,
        record: &mut CycleRecord,
    ) -> Option<AccessEnd> {
        if self.slots[active.slot].is_store() {
            self.write_banks(state, record);
            return last.then_some(AccessEnd::StoredInBanks(active.context));
        }
        self.read_banks(active, last, state);
        last.then_some(AccessEnd::AskedBanks(active.context))
    }

    /// The banks store what is to be stored. The record shows what is stored then.
    pub(super) fn write_banks(&mut self, state: &mut State, record: &mut CycleRecord) {
        let Some(Banks { request, .. }) = &self.banks else {
            return;
        };
        for (bank, row) in request.addressed() {
            let (word, bytes) = (request.data[bank], request.bytes[bank]);
            state.scratchpad.write(&self.shape, row, word, bytes);
            if bytes != 0 {
                let stored = state.scratchpad.read(&self.shape, row) & byte_mask(bytes);
                let row = self.lines.line(Address(row.0 - self.shape.scratchpad_address));
                for (field, value) in [(PerBank::Bytes, bytes), (PerBank::Row, row), (PerBank::Data, stored)] {
                    record.set_bank(field, bank as u32, value);
                }
            }
        }
    }

    /// The banks answer with a word each; `last`: the access wants no more.
    pub(super) fn read_banks(&mut self, active: &Active, last: bool, state: &State) {
        let Some(banks) = &mut self.banks else {
            return;
        };
        let mut words = [0; LINE_WORDS_MAX];
        for (bank, row) in banks.request.addressed() {
            words[bank] = state.scratchpad.read(&self.shape, row);
        }
        banks.answer = Some(Answer { context: active.context, slot: active.slot, lanes: active.served, last, words });
    }

    /// The answer, if it is taken in this cycle: the register is written in the lanes served.
    pub(crate) fn take_banks_answer(&mut self, state: &mut State) -> Option<LoadWrite> {
        let banks = self.banks.as_mut().filter(|banks| banks.takes)?;
        let Answer { context, slot, lanes, last, words } = banks.answer.take()?;
        if self.exchange_awaits() && self.active.is_some_and(|active| active.in_banks) {
            self.give_exchange(Arrival { words, error: false, again: false, stored: false });
            return None;
        }
        if last {
            self.free(slot);
        }
        self.write_lanes(context, slot, (lanes, last), &words, state)
    }

    /// Records the request that fires, and whether an answer waits.
    pub(crate) fn record_banks(&self, record: &mut CycleRecord) {
        let Some(banks) = &self.banks else {
            return;
        };
        let active = self.active.filter(|_| banks.fires);
        let lanes = active.map_or(LaneMask::EMPTY, |active| active.served);
        let stores = |active: Active| self.slots[active.slot].is_store() || self.exchange_writes();
        let is_store = active.is_some_and(stores);
        let fields = [
            (ScratchpadField::Lanes, lanes.0),
            (ScratchpadField::Write, is_store.into()),
            (ScratchpadField::Context, active.map_or(0, |active| active.context.0.into())),
            (ScratchpadField::AnswerValid, banks.answer.is_some().into()),
        ];
        for (field, value) in fields {
            record.slots_mut()[banks.first_slot + field as usize] = value;
        }
    }
}
