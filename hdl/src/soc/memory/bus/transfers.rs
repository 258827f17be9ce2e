//! One stream of transfers of fetches, loads and stores, data first; and their answers, handed out.
//!
//! A Wishbone bus answers everything in one order, so a queue of what each transfer was for is all that is needed. AXI
//! answers reads in order, and writes in order, but a read may overtake a write: there the queue is of reads, writes
//! are counted, reads wait for all writes before them, and writes for loads.

use isa::CoreConfig;

use super::{BusKind, BusShape};
use crate::kit::prelude::*;
use crate::soc::memory::MemoryPort;
use crate::units::parts::fifo::{Fifo, Shows};

mod answers;
mod fetches;
mod line;
mod lock;

codes! {
    /// What a transfer is for.
    enum Purpose(2 bits, "PURPOSE") {
        /// A store.
        Store = 0,
        /// A fetch.
        Fetch = 1,
        /// A load.
        Load = 2,
    }
}

bundle! {
    /// A transfer that is asked for; it stays as it is until it is taken.
    pub struct Transfer(shape: BusShape) {
        /// There is one.
        valid: 1,
        /// It writes.
        write: 1,
        /// Number of its beat, or of its burst's first.
        number: shape.number_bits,
        /// Beats of the burst less one.
        length: shape.length_bits(),
        /// Bytes of the beat; all of a read.
        bytes: shape.beat_bytes(),
        /// The beat to write.
        data: shape.beat_bits,
        /// It is an exclusive access.
        exclusive: 1; if (shape.is_exclusive()),
    }
}

hardware! {
    /// Makes transfers of fetches, loads and stores, and hands out their answers.
    pub struct Transfers(shape: BusShape, config: &CoreConfig) {
        let beats = shape.line_beats;
        let place_bits = shape.chosen_bits();
        let word_bits = config.arch.word_bits();
        let fetch_beats = shape.fetch_beats();
        let brought = shape.words_brought();
        let is_axi = shape.kind.is_axi();

        /// Synchronous reset, active high: forgets what is under way.
        pub reset: In(1),
        /// The core is in reset: answers to what it asked for are dropped.
        pub discard: In(1),
        /// The core's ports.
        pub core: MemoryPort(config),
        /// To bus: the transfer.
        pub transfer: Transfer<Out>(shape),
        /// To bus: the beat read is taken.
        pub takes: Out(1) if (brought > 1) else high,
        /// To bus: transfers are asked for or not answered.
        pub under_way: Out(1) if (shape.kind == BusKind::Wishbone),
        /// To bus: no transfer is asked for or not answered.
        pub rests: Out(1) if (shape.has_window()),
        /// To bus: the bus is kept, since an exchange is under way.
        pub lock: Out(1) if (shape.keeps_bus()),
        /// From bus: the transfer is taken.
        pub taken: In(1),
        /// From bus: a beat of the oldest transfer (with AXI: of the oldest read) is answered.
        pub answered: In(1),
        /// From bus: the beat read.
        pub answer: In(shape.beat_bits),
        /// From bus: that answer is an error.
        pub answer_error: In(1) if (config.bus_errors),
        /// From bus: the oldest write is answered.
        pub written: In(1) if (is_axi),
        /// From bus: that answer is an error.
        pub write_error: In(1) if (is_axi && config.bus_errors),
        /// From bus: that answer is of an exclusive read that the memory watches.
        pub answer_exclusive: In(1) if (shape.is_exclusive()),
        /// From bus: that answer is of an exclusive write that has been carried out.
        pub write_exclusive: In(1) if (shape.is_exclusive()),
        /// Answers are dropped, and the core asks for nothing, until the bus is at rest. Reset: 0.
        drains: Register(1; reset 0),
        /// A transfer is asked for. Reset and power-up: 0.
        asks: Register(1; reset 0; power_up 0),
        /// It writes.
        writes: Register(1),
        /// Number of its beat, or of its burst's first.
        number: Register(shape.number_bits),
        /// Beats of the burst less one.
        burst: Register(shape.length_bits()) if (shape.has_bursts()),
        /// Bytes of the beat; all of a read.
        bytes: Register(shape.beat_bytes()),
        /// The beat to write.
        value: Register(shape.beat_bits),
        /// It is an exclusive access.
        exclusive: Register(1) if (shape.is_exclusive()),
        /// The load or store under way is one.
        exchanges: Register(1) if (shape.is_exclusive()),
        /// An exclusive read has been answered, and the store that belongs to it not been asked for. Reset: 0.
        reserved: Register(1; reset 0) if (shape.is_exclusive()),
        /// The exclusive store came too late.
        refused: Register(1) if (shape.is_exclusive()),
        /// The read of an exchange is asked for, and its store not answered. Reset and power-up: 0.
        locked: Register(1; reset 0; power_up 0) if (shape.keeps_bus()),
        /// That store has become transfers. Reset: 0.
        unlocks: Register(1; reset 0) if (shape.keeps_bus()),
        /// Beats of the data request that have become transfers already. Reset: 0.
        sent: Register(beats; reset 0) if (beats > 1),
        /// Beats of the load that are not here yet; with bus errors also those of a store that are not answered.
        awaited: Register(beats) if (beats > 1),
        /// Writes not answered. Reset: 0.
        writes_under_way: Register(index_width(shape.transfers_max() + 1); reset 0) if (is_axi),
        /// A load (with bus errors: or store) is under way or its answer not taken. Reset: 0.
        loading: Register(1; reset 0),
        /// The whole line is here, or stored. Reset: 0.
        loaded: Register(1; reset 0),
        /// A transfer of the load or store ended badly.
        data_failed: Register(1) if (config.bus_errors),
        /// Its beats.
        line: [Register(shape.beat_bits); beats],
        /// The oldest fetch is answered.
        fetched: Register(1; reset 0),
        /// The word fetched.
        fetched_word: Register(word_bits),
        /// Those of the same beat that come after it.
        fetched_rest: [Register(word_bits); brought - 1],
        /// How many of them. Reset: 0.
        words_left: Register(index_width(brought); reset 0) if (brought > 1),
        /// Beats of the fetch that are here. Reset: 0.
        beats_fetched: Register(index_width(fetch_beats); reset 0) if (fetch_beats > 1),
        /// Its transfer ended badly.
        fetch_failed: Register(1) if (config.bus_errors),
        purposes: Fifo(shape.transfers_max(), 2 + place_bits, Shows::Nothing),
        _shape: BusShape = shape,
    }
}

/// What may be asked for in a cycle.
struct Turns {
    /// A transfer.
    free: Expr,
    /// A read.
    read: Expr,
    /// The data request.
    data: Expr,
}

impl Transfers {
    /// What may be asked for, as far as what is under way allows it.
    fn turns(&self, k: &mut Kernel, begun: &Expr) -> Turns {
        let rules = match (self.writes_under_way.is_present(), self.is_told_of_errors()) {
            (false, false) => "S5.1.3, S5.1.5",
            (false, true) => "S5.1.3, S5.1.5, S5.1.16",
            (true, false) => "S5.1.3, S5.1.5, S5.1.11",
            (true, true) => "S5.1.3, S5.1.5, S5.1.11, S5.1.16",
        };
        k.comment(format!("what may be asked for: {rules}"));
        let waits = self.asks.val() & !self.taken.val();
        let may_core = self.discard.val() | !self.drains.val();
        let may_core = may_core & !self.unlocks.val();
        let free = k.wire("is_free", !waits & !self.purposes.full.val() & may_core);
        let write = self.core.data_request.write.val();
        let may_load = begun | !self.loading.val();
        let is_told = self.is_told_of_errors();
        let count = &self.writes_under_way;
        match count.is_present() {
            true => {
                let most = self._shape.transfers_max().into();
                let read = k.wire("may_read", count.val().is(0));
                let is_loaded = !self.loading.val() | &self.loaded;
                let may_write = match is_told {
                    false => is_loaded,
                    // The beats that are awaited may be those of a load that is dropped.
                    true => may_load.clone() & (!self.discard.val() | &self.purposes.empty),
                } & !count.val().is(most);
                let data = k.wire("may_data", select(write, may_write, may_load & &read));
                Turns { free, read, data }
            }
            false => Turns {
                free,
                read: high(),
                data: match is_told {
                    false => k.wire("may_data", write | may_load),
                    true => k.wire("may_data", may_load),
                },
            },
        }
    }

    /// Asks for the next transfer: of a data request's beats the lowest that is wanted and not sent, else a fetch.
    fn ask(&self, k: &mut Kernel) {
        let core = &self.core;
        let write = core.data_request.write.val();
        let wanted = self.wanted(k);
        let turns = self.turns(k, &wanted.begun);
        let data = k.wire("asks_data", turns.free.clone() & &core.data_request.valid & turns.data);
        let may_fetch = turns.free & !&data & turns.read & !self.discard.val();
        let may_fetch = may_fetch & !self.locked.val();
        let fetch = self.fetch(k, may_fetch);
        let takes = k.wire("takes_data", &data & &wanted.is_last);
        k.drive(&core.data_request.ready, &takes);
        self.send(k, &wanted, &data, &takes);
        self.keep_bus(k, &data, &takes);

        k.comment(match self.burst.is_present() {
            false => "the next transfer: S5.1.2",
            true => "the next transfer: S5.1.2, S5.1.14",
        });
        let next = k.wire("asks_next", &data | &fetch);
        k.update_when(&self.asks, &next, high());
        k.update_when(&self.asks, &self.taken, low());
        wire!(k, stores = &data & &write);
        let loads = &data & !&write;
        let has_reader = self.burst.is_present() || !self.is_told_of_errors();
        let loads = match has_reader {
            true => k.wire("loads", loads),
            false => loads,
        };
        self.exclude(k, &next, &data, &stores);
        k.update_when(&self.writes, &next, &stores);
        let word = core.instruction_request.word.val();
        let place_bits = self._shape.place_bits();
        let fetched = word.bits(place_bits, word.width() - place_bits);
        k.update_when(&self.number, &next, select(&data, &wanted.number, fetched));
        k.update_when(&self.bytes, &next, select(&stores, &wanted.bytes, ones(self.bytes.width())));
        k.update_when(&self.value, &data, &wanted.value);
        let burst = &self.burst;
        if burst.is_present() {
            let of_fetch = constant(burst.width(), u128::from(self._shape.fetch_beats() - 1));
            k.update_when(burst, &next, select(&loads, wanted.length.zero_extend(burst.width()), of_fetch));
        }

        // Where writes are answered apart, they are counted, and not queued.
        let is_counted = self.writes_under_way.is_present();
        let of_data = match is_counted {
            true => Purpose::Load.val(),
            false => select(&write, Purpose::Store.val(), Purpose::Load.val()),
        };
        let purpose = select(&data, of_data, Purpose::Fetch.val());
        let chosen_bits = self._shape.chosen_bits();
        let place = (chosen_bits > 0).then(|| word.bits(place_bits - chosen_bits, chosen_bits));
        let entry = pack([purpose].into_iter().chain(place));
        let queued = match is_counted {
            true => &next & !&stores,
            false => next,
        };
        k.drive(&self.purposes.push, queued);
        k.drive(&self.purposes.push_data, entry);
        self.count_writes(k, &stores);
        match self.is_told_of_errors() {
            false => self.loading(k, loads),
            true => self.loading(k, data),
        }
    }

    /// Keeps how many writes are not answered.
    fn count_writes(&self, k: &mut Kernel, asks: &Expr) {
        let count = &self.writes_under_way;
        let answered = k.wire("is_written", self.written.val() & count.val().any());
        let more = k.add_constant("writes_plus_one", count, 1);
        let all = ones(count.width());
        let fewer = k.add("writes_minus_one", count, all);
        k.update_when(count, asks & !&answered, more);
        k.update_when(count, answered & !asks, fewer);
    }

    /// Whether the core learns of errors: then it waits for the answers to its stores, too.
    pub(super) fn is_told_of_errors(&self) -> bool {
        self.data_failed.is_present()
    }

    /// Keeps whether a load, or with bus errors a store, is under way.
    fn loading(&self, k: &mut Kernel, begins: Expr) {
        let answered = self.loaded.val() & &self.core.data_response.ready;
        k.update_when(&self.loading, &self.discard, low());
        k.update_when(&self.loading, begins, high());
        k.update_when(&self.loading, answered, low());
    }
}

impl Describe for Transfers {
    fn variant(&self) -> String {
        self._shape.variant()
    }

    fn kernel(&self, k: &mut Kernel) {
        self.core.ignore_console(k);
        k.rules("S5.1.2, S5.1.4");
        if self._shape.lock.is_none() {
            self.core.ignore_lock(k);
        }
        self.ask(k);
        self.answers(k);
        let transfer = &self.transfer;
        k.drive(&transfer.valid, &self.asks);
        k.drive(&transfer.write, &self.writes);
        k.drive(&transfer.number, &self.number);
        k.drive(&transfer.bytes, &self.bytes);
        k.drive(&transfer.data, &self.value);
        k.drive(&self.under_way, !self.purposes.empty.val());
        k.drive(&transfer.length, &self.burst);
        k.drive(&transfer.exclusive, &self.exclusive);
        k.drive(&self.lock, &self.locked);
    }
}
