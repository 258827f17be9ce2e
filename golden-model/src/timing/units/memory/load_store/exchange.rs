//! The exchange unit: atomic instructions (docs/pipeline.md section 26).
//!
//! The active access of an atomic instruction makes exchanges. Each reads what a load's request would read, lets the
//! lanes that name one word of it change that word one after the other, and writes it back; then these lanes get what
//! they have found. Meanwhile there is no other request, so nothing comes between the reading and the writing.

use isa::ports::{LineWords, PortOutputs, LINE_WORDS_MAX};
use isa::trace::ExchangeField;
use isa::{CoreConfig, CycleRecord, Lane, LaneMask, Slot, TraceLayout};

use super::{Active, Awaited, LoadStoreUnit, LoadWrite, Surroundings};
use crate::rule_events::{Fired, RuleEvent};
use crate::semantics::State;
use crate::timing::under_way::lanes_text;

/// What the exchange under way does. The value is that of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
enum Phase {
    /// There is none, or its read is still to be sent.
    Idle = 0,
    /// What it has asked for is awaited.
    Reading = 1,
    /// A lane a cycle changes its word.
    Exchanging = 2,
    /// Its store is still to be sent.
    Writing = 3,
    /// The answer to its store is awaited.
    Answering = 4,
    /// Its lanes are to get what they have found.
    Returning = 5,
}

/// What has been awaited, and comes in this cycle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arrival {
    /// What a read gave: a line, or a word of each bank.
    pub(super) words: LineWords,
    pub(super) error: bool,
    /// Another master came between the read and the store, so the store has not been carried out.
    pub(super) again: bool,
    /// The store has found its line in the data cache.
    pub(super) stored: bool,
}

/// The exchange unit. Reset: idle.
#[derive(Clone, Debug)]
pub(super) struct ExchangeUnit {
    phase: Phase,
    /// The lanes that it serves: of those of a load's request the ones that name the same word as the lowest.
    served: LaneMask,
    /// Those of these lanes that are still to change the word.
    lanes: LaneMask,
    /// What has been read; of these words one changes.
    words: LineWords,
    /// Bit k: word k has changed, and is to be written.
    changed: u64,
    /// A response of this exchange had an error: no lane gets anything.
    failed: bool,
    /// It has begun anew.
    is_anew: bool,
    /// In this cycle a request of the exchange may be made.
    asks: bool,
    /// In this cycle the exchange needs the write port, and has it or not.
    returns: Option<bool>,
    arrival: Option<Arrival>,
    /// The slot number of the record's first field of the unit.
    first_slot: usize,
}

impl ExchangeUnit {
    pub(super) fn new(config: &CoreConfig) -> Self {
        let first = Slot::Exchange(ExchangeField::Phase);
        ExchangeUnit {
            phase: Phase::Idle,
            served: LaneMask::EMPTY,
            lanes: LaneMask::EMPTY,
            words: [0; LINE_WORDS_MAX],
            changed: 0,
            failed: false,
            is_anew: false,
            asks: false,
            returns: None,
            arrival: None,
            first_slot: TraceLayout::new(config).index(first),
        }
    }

    /// What has been read is there: the lanes served change it, unless it is an error.
    fn begin_to_exchange(&mut self, arrival: Arrival, fired: &mut Fired) {
        fired.mark(match (arrival.error, self.served.count()) {
            (true, _) => RuleEvent::ExchangeReadFailed,
            (false, 1) => RuleEvent::ExchangeOfOne,
            (false, _) => RuleEvent::ExchangeShared,
        });
        self.words = arrival.words;
        self.changed = 0;
        self.failed = arrival.error;
        (self.phase, self.lanes) = match arrival.error {
            true => (Phase::Writing, LaneMask::EMPTY),
            false => (Phase::Exchanging, self.served),
        };
    }

    /// The words that have changed, 0 in the place of the others; and of each word the bytes that are to be written.
    fn written(&self, whole_word: u64) -> (LineWords, [u64; LINE_WORDS_MAX]) {
        let changes = |word: usize| self.changed >> word & 1 == 1;
        let or_0 = |word: usize, value: u64| if changes(word) { value } else { 0 };
        (std::array::from_fn(|word| or_0(word, self.words[word])), std::array::from_fn(|word| or_0(word, whole_word)))
    }
}

impl LoadStoreUnit {
    /// A cycle begins.
    #[inline]
    pub(super) fn begin_exchange(&mut self, surroundings: &Surroundings) {
        let nothing_awaited = !self.awaits_response();
        let banks_have_answered = self.has_banks_answer();
        let Some(unit) = &mut self.exchange else {
            return;
        };
        let in_banks = self.active.is_some_and(|active| active.in_banks);
        let way_is_empty = !surroundings.requests_wait && !surroundings.cache_acts;
        unit.asks = match unit.phase {
            Phase::Idle if in_banks => nothing_awaited,
            Phase::Idle => nothing_awaited && way_is_empty && !banks_have_answered,
            Phase::Writing => true,
            _ => false,
        };
        let returns = unit.phase == Phase::Returning && !surroundings.requests_wait;
        unit.returns = returns.then_some(surroundings.port_is_free);
    }

    /// Whether the exchange under way may make a request in this cycle.
    #[inline]
    pub(super) fn exchange_asks(&self) -> bool {
        self.exchange.as_ref().is_some_and(|unit| unit.asks)
    }

    /// Whether the request of the exchange under way is its store.
    pub(super) fn exchange_writes(&self) -> bool {
        let unit = self.exchange.as_ref();
        unit.is_some_and(|unit| unit.phase == Phase::Writing)
    }

    /// Whether what is awaited is the exchange's.
    #[inline]
    pub(crate) fn exchange_awaits(&self) -> bool {
        let unit = self.exchange.as_ref();
        unit.is_some_and(|unit| matches!(unit.phase, Phase::Reading | Phase::Answering))
    }

    /// Whether an exchange is under way.
    pub(crate) fn is_exchanging(&self) -> bool {
        self.exchange.as_ref().is_some_and(|unit| unit.phase != Phase::Idle)
    }

    /// The exchange under way, in words.
    pub(super) fn exchange_text(&self) -> Option<String> {
        let unit = self.exchange.as_ref().filter(|unit| unit.phase != Phase::Idle || unit.is_anew)?;
        let lanes = |lanes| lanes_text(lanes, self.shape.lanes);
        let served = lanes(unit.served);
        let phase = match unit.phase {
            Phase::Idle => format!("about to read for lanes {served}"),
            Phase::Reading => format!("reading for lanes {served}"),
            Phase::Exchanging => format!("exchanging, lanes {} of {served} still to do", lanes(unit.lanes)),
            Phase::Writing => format!("writing for lanes {served}"),
            Phase::Answering => format!("waiting for the answer to its store, for lanes {served}"),
            Phase::Returning => format!("returning what lanes {served} have found"),
        };
        let anew = if unit.is_anew { ", again: the memory refused its store" } else { "" };
        let failed = if unit.failed { ", failed" } else { "" };
        Some(format!("{phase}{anew}{failed}"))
    }

    /// Hands the exchange what it has awaited.
    pub(super) fn give_exchange(&mut self, arrival: Arrival) {
        if let Some(unit) = &mut self.exchange {
            unit.arrival = Some(arrival);
        }
    }

    /// Whether the exchange needs the write port in this cycle.
    #[inline]
    pub(crate) fn exchange_returns(&self) -> bool {
        let unit = self.exchange.as_ref();
        unit.is_some_and(|unit| unit.returns.is_some())
    }

    /// Whether it needs the port in vain.
    #[inline]
    pub(crate) fn refuses_exchange(&self) -> bool {
        let unit = self.exchange.as_ref();
        unit.is_some_and(|unit| unit.returns == Some(false))
    }

    /// The lanes served get the words that they have found, if they do in this cycle, and if nothing has failed.
    pub(crate) fn return_exchange(&mut self, state: &mut State) -> Option<LoadWrite> {
        let unit = self.exchange.as_ref()?;
        let active = self.active.filter(|_| unit.returns == Some(true))?;
        let slot = &self.slots[active.slot];
        let lanes = match unit.failed {
            true => LaneMask::EMPTY,
            false => unit.served,
        };
        let warp = state.warp_of(active.context);
        let values = &slot.atomic.as_ref()?.found;
        state.write_destination(warp, &slot.decoded, lanes, values);
        Some(LoadWrite {
            context: active.context,
            warp,
            register: slot.decoded.instruction.destination_gpr()?,
            lanes,
            last: active.lanes == unit.served,
        })
    }

    /// The exchange of the active access moves on by a cycle; `fires`: its request at the port does. Gives whether it
    /// is over, or begins anew, so that the next request may be computed.
    pub(super) fn step_exchange(
        &mut self,
        active: Active,
        fires: bool,
        outputs: &mut PortOutputs,
        state: &mut State,
        record: &mut CycleRecord,
    ) -> bool {
        let sends = fires || self.banks_fire();
        let served = self.lanes_of_one_word(&active);
        let Some(unit) = &mut self.exchange else {
            return false;
        };
        match unit.phase {
            Phase::Idle if sends => {
                unit.phase = Phase::Reading;
                unit.served = served;
                self.send_read(&active, state);
            }
            Phase::Reading => {
                if let Some(arrival) = unit.arrival.take() {
                    unit.begin_to_exchange(arrival, &mut state.fired);
                    self.prepare_write(outputs);
                }
            }
            Phase::Exchanging => {
                self.exchange_lowest_lane(&active);
                self.prepare_write(outputs);
            }
            Phase::Writing if sends => {
                let is_answered = self.bus_errors && !active.in_banks;
                let is_unchanged = unit.changed == 0 && !unit.failed;
                state.fired.mark_if(is_unchanged, RuleEvent::ExchangeUnchanged);
                state.fired.mark_if(active.in_banks, RuleEvent::ExchangeAtPad);
                unit.phase = match is_answered {
                    true => Phase::Answering,
                    false => Phase::Returning,
                };
                self.send_write(&active, is_answered, state, record);
            }
            Phase::Answering => {
                if let Some(arrival) = unit.arrival.take() {
                    let (fired, is_shared) = (&mut state.fired, unit.served.count() > 1);
                    unit.failed |= arrival.error;
                    fired.mark_if(arrival.stored, RuleEvent::ExchangeStoreHit);
                    if arrival.again {
                        fired.mark(RuleEvent::ExchangeAnew);
                        fired.mark_if(is_shared, RuleEvent::ExchangeAnewShared);
                        fired.mark_if(unit.is_anew, RuleEvent::ExchangeAnewTwice);
                        fired.mark_if(arrival.stored, RuleEvent::ExchangeAnewHit);
                        unit.is_anew = true;
                        unit.phase = Phase::Idle;
                        return true;
                    }
                    fired.mark(RuleEvent::ExchangeAnswered);
                    fired.mark_if(arrival.error, RuleEvent::ExchangeStoreFailed);
                    unit.phase = Phase::Returning;
                }
            }
            Phase::Returning if unit.returns == Some(true) => {
                unit.phase = Phase::Idle;
                unit.is_anew = false;
                let left = active.lanes.without(unit.served);
                state.fired.mark(match left.is_empty() {
                    true => RuleEvent::ExchangeEnds,
                    false => RuleEvent::ExchangeSeveral,
                });
                self.end_exchange(active, left);
                return true;
            }
            Phase::Idle | Phase::Writing | Phase::Returning => {}
        }
        false
    }

    /// The lanes of the request that name the same word, or bank, as its lowest lane.
    fn lanes_of_one_word(&self, active: &Active) -> LaneMask {
        let addresses = &self.slots[active.slot].addresses;
        let word = |lane: Lane| self.lines.word_in_line(addresses[lane.index()]);
        let Some(lowest) = active.served.lowest() else {
            return LaneMask::EMPTY;
        };
        let same = active.served.iter().filter(|lane| word(*lane) == word(lowest));
        same.fold(LaneMask::EMPTY, LaneMask::with)
    }

    /// The read of the exchange is sent. Its lanes are not done yet.
    fn send_read(&mut self, active: &Active, state: &State) {
        if active.in_banks {
            return self.read_banks(active, false, state);
        }
        self.active = Some(Active { behind_ram: true, ..*active });
        self.await_exchange(active);
    }

    /// The store of the exchange is sent.
    fn send_write(&mut self, active: &Active, is_answered: bool, state: &mut State, record: &mut CycleRecord) {
        if active.in_banks {
            self.write_banks(state, record);
        } else if is_answered {
            self.await_exchange(active);
        }
    }

    /// A response is awaited, to the read or to the store.
    fn await_exchange(&mut self, active: &Active) {
        self.awaited.push_back(Awaited {
            context: active.context,
            slot: active.slot,
            lanes: active.served,
            address: self.failure_address(active),
            is_store: false,
            last: false,
        });
    }

    /// The lowest lane still to do changes its word, and takes along what it has found.
    fn exchange_lowest_lane(&mut self, active: &Active) {
        let slot = &mut self.slots[active.slot];
        let (Some(unit), Some(values)) = (&mut self.exchange, &mut slot.atomic) else {
            return;
        };
        if let Some(lane) = unit.lanes.lowest() {
            let number = self.lines.word_in_line(slot.addresses[lane.index()]);
            let word = &mut unit.words[number];
            let changes = values.exchange(&self.shape, slot.decoded.opcode, lane, word);
            unit.changed |= u64::from(changes) << number;
            unit.lanes = unit.lanes.without(LaneMask::single(lane));
        }
        if unit.lanes.is_empty() {
            unit.phase = Phase::Writing;
        }
    }

    /// When the lanes are through, the request is a store of the changed words, to where they have been read.
    fn prepare_write(&mut self, outputs: &mut PortOutputs) {
        let Some(unit) = self.exchange.as_ref().filter(|unit| unit.phase == Phase::Writing) else {
            return;
        };
        let word_bytes = self.shape.word_bytes;
        let (words, bytes) = unit.written((1 << word_bytes) - 1);
        let in_banks = self.active.is_some_and(|active| active.in_banks);
        if let Some(banks) = self.banks.as_mut().filter(|_| in_banks) {
            return banks.prepare_write(words, bytes);
        }
        let enabled = bytes.iter().rev();
        outputs.data_request_byte_enable = enabled.fold(0, |line, word| line.unbounded_shl(word_bytes as u32) | word);
        outputs.data_request_data = words;
        outputs.data_request_write = true;
        outputs.data_request_lock = false;
    }

    /// The exchange is over: the lanes served are done. With the last of them the access is.
    fn end_exchange(&mut self, active: Active, left: LaneMask) {
        self.active = (!left.is_empty()).then_some(Active { lanes: left, ..active });
        if left.is_empty() {
            self.free(active.slot);
        }
    }

    /// Records the phase, and the lanes still to change their words, as they are at the start of the cycle; and the
    /// lock at the port.
    pub(crate) fn record_exchange(&self, record: &mut CycleRecord, port: &PortOutputs) {
        let Some(unit) = &self.exchange else {
            return;
        };
        let locks = port.data_request_valid && port.data_request_lock;
        let fields = [
            (ExchangeField::Phase, unit.phase as u64),
            (ExchangeField::Lanes, unit.lanes.0),
            (ExchangeField::Lock, locks.into()),
        ];
        for (field, value) in fields {
            record.slots_mut()[unit.first_slot + field as usize] = value;
        }
    }
}
