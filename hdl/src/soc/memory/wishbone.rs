//! A Wishbone B4 pipelined master: RAM behind a bus that is as wide as a word.
//!
//! Fetches and the words of lines become one stream of transfers, data first. The bus answers in order, so a queue of what each transfer
//! was for is all that is needed to hand the answers out.

use isa::CoreConfig;

use super::{LineShape, MemoryPort};
use crate::kit::prelude::*;
use crate::units::parts::fifo::Fifo;

/// Transfers that may be under way at once.
const TRANSFERS_MAX: u32 = 8;

codes! {
    /// What a transfer is for.
    enum Purpose(2 bits, "PURPOSE") {
        /// A store of a word.
        Store = 0,
        /// A fetch.
        Fetch = 1,
        /// A load of a line's word, not the last.
        Load = 2,
        /// The last word of a line's load.
        LastLoad = 3,
    }
}

bundle! {
    /// A Wishbone master's outputs. A byte's lane is its place in the word, little endian.
    pub struct WishboneMaster(config: &CoreConfig) {
        /// Transfers are under way.
        cyc: 1,
        /// A transfer is asked for.
        stb: 1,
        /// It writes.
        we: 1,
        /// Number of its word.
        adr: config.ram_word_bits(),
        /// Bytes of the word.
        sel: config.arch.word_bytes(),
        /// The word to write.
        dat_w: config.arch.word_bits(),
    }
}

hardware! {
    /// Turns fetches, loads and stores into transfers on a Wishbone bus.
    pub struct WishboneBridge(config: &CoreConfig) {
        let shape = LineShape::new(config);
        let word_bits = config.arch.word_bits();

        /// The clock.
        pub clock: Clock,
        /// Synchronous reset, active high: ends the bus cycle at once.
        pub reset: In(1),
        /// The core is in reset: answers to what it asked for are dropped.
        pub discard: In(1),
        /// The core's ports.
        pub core: MemoryPort(config),
        /// To bus: the transfer.
        pub bus: WishboneMaster<Out>(config),
        /// From bus: the transfer is not taken yet.
        pub stall: In(1),
        /// From bus: the oldest transfer is done, well or badly.
        pub answered: In(1),
        /// From bus: the word read.
        pub dat_r: In(word_bits),
        /// Answers are dropped, and nothing is asked, until the bus is at rest. Reset: 0.
        drains: Register(1; reset 0),
        /// A transfer is asked for. Reset and power-up: 0.
        asks: Register(1; reset 0; power_up 0),
        /// It writes.
        writes: Register(1),
        /// Number of its word.
        word: Register(config.ram_word_bits()),
        /// Bytes of the word.
        bytes: Register(config.arch.word_bytes()),
        /// The word to write.
        value: Register(word_bits),
        /// Words of the data request that have become transfers already. Reset: 0.
        sent: Register(config.line_words; reset 0),
        /// A load is under way or its answer not taken. Reset: 0.
        loading: Register(1; reset 0),
        /// The whole line is here. Reset: 0.
        loaded: Register(1; reset 0),
        /// Its words.
        line: [Register(word_bits); config.line_words],
        /// A fetch is answered. Reset: 0.
        fetched: Register(1; reset 0),
        /// With this word.
        fetched_word: Register(word_bits),
        purposes: Fifo(TRANSFERS_MAX, 2 + shape.place_bits(), false),
        _shape: LineShape = shape,
    }
}

impl WishboneBridge {
    /// Asks for the next transfer: of a data request's words the lowest that is wanted and not sent, else a fetch.
    fn ask(&self, k: &mut Kernel) {
        let (core, shape) = (&self.core, &self._shape);
        let words = self.line.len() as u32;
        let word_bytes = self.bytes.width();
        k.comment("the next transfer");
        let waits = self.asks.val() & &self.stall;
        let may_core = self.discard.val() | !self.drains.val();
        let free = k.wire("is_free", !waits & !self.purposes.full.val() & may_core);
        let (write, enable) = (
            core.data_request.write.val(),
            core.data_request.byte_enable.val(),
        );
        let wanted = (0..words).map(|word| enable.bits(word * word_bytes, word_bytes).any());
        let left = k.wire("left", pack(wanted) & !self.sent.val());
        let chosen = k.lowest_set("chosen", &left);
        let is_last = k.wire("is_last", !(&left & !&chosen).any());
        let begun = self.sent.val().any();
        let in_turn = &write | begun | !self.loading.val();
        let data = k.wire("asks_data", &free & &core.data_request.valid & in_turn);
        let fetch_ready = k.wire("fetch_ready", &free & !&data);
        let fetch = k.wire("asks_fetch", &fetch_ready & &core.instruction_request.valid);
        let takes = k.wire("takes_data", &data & &is_last);
        k.update_when(&self.sent, self.discard.val() | &takes, zeros(words));
        k.update_when(&self.sent, &data, self.sent.val() | &chosen);
        k.drive(&core.data_request.ready, &data & &is_last);
        k.drive(&core.instruction_request.ready, fetch_ready);

        let chosen = chosen.each_bit();
        let parts = |value: &Expr, width: u32| -> Vec<Expr> {
            (0..words)
                .map(|word| value.bits(word * width, width))
                .collect()
        };
        let value = one_hot_select(
            &chosen,
            &parts(&core.data_request.data.val(), self.value.width()),
        );
        let bytes = one_hot_select(&chosen, &parts(&enable, word_bytes));
        let place = (shape.place_bits() > 0).then(|| {
            let chosen = k.wire("chosen_word", pack(chosen.clone()));
            k.encode("chosen_place", &chosen, shape.place_bits())
        });
        let of_data = pack(place.iter().cloned().chain([core.data_request.line.val()]));
        let all = ones(word_bytes);
        let next = &data | &fetch;
        k.update_when(&self.asks, &next, high());
        k.update_when(&self.asks, !self.stall.val(), low());
        k.update_when(&self.writes, &next, &data & &write);
        k.update_when(
            &self.word,
            &next,
            select(&data, of_data, &core.instruction_request.word),
        );
        k.update_when(&self.bytes, &next, select(&data, bytes, all));
        k.update_when(&self.value, &data, value);

        let load = select(&is_last, Purpose::LastLoad.val(), Purpose::Load.val());
        let of_data = select(&write, Purpose::Store.val(), load);
        let purpose = select(&data, of_data, Purpose::Fetch.val());
        k.drive(&self.purposes.push, next);
        k.drive(
            &self.purposes.push_data,
            pack([purpose].into_iter().chain(place)),
        );
        self.loading(k, data & !write);
    }

    /// Keeps whether a load is under way.
    fn loading(&self, k: &mut Kernel, begins: Expr) {
        let answered = self.loaded.val() & &self.core.data_response.ready;
        k.update_when(&self.loading, &self.discard, low());
        k.update_when(&self.loading, begins, high());
        k.update_when(&self.loading, answered, low());
    }

    /// Hands out what the bus answers.
    fn answer(&self, k: &mut Kernel) {
        let (core, shape) = (&self.core, &self._shape);
        let head = self.purposes.head.val();
        let purpose = head.bits(0, 2);
        let is = |wanted: Purpose| wanted.is(&purpose);
        k.comment("the answers");
        let at_rest = self.purposes.empty.val();
        let done = k.wire("is_done", self.answered.val() & !&at_rest);
        k.drive(&self.purposes.pop, &done);
        let kept = k.wire("is_kept", &done & !self.discard.val() & !self.drains.val());
        k.update_when(&self.drains, &self.discard, high());
        k.update_when(&self.drains, at_rest, low());
        let fetched = k.wire("is_fetched", &kept & is(Purpose::Fetch));
        k.update(&self.fetched, &fetched);
        k.update_when(&self.fetched_word, fetched, &self.dat_r);
        let loads = k.wire("word_loaded", &kept & purpose.bit(1));
        let last = k.wire("line_loaded", &kept & is(Purpose::LastLoad));
        for (place, word) in (0..).zip(&self.line) {
            let here = match shape.place_bits() {
                0 => high(),
                bits => head.bits(2, bits).is(place),
            };
            k.update_when(word, &loads & here, &self.dat_r);
        }
        k.update_when(&self.loaded, &self.discard, low());
        k.update_when(&self.loaded, last, high());
        k.update_when(&self.loaded, &self.core.data_response.ready, low());
        k.drive(&core.instruction_response.valid, &self.fetched);
        k.drive(&core.instruction_response.data, &self.fetched_word);
        k.drive(&core.load_pending, &self.loading);
        k.drive(&core.data_response.valid, &self.loaded);
        k.drive(
            &core.data_response.data,
            pack(self.line.iter().map(RDff::val)),
        );
    }
}

impl Describe for WishboneBridge {
    fn kernel(&self, k: &mut Kernel) {
        self.core.ignore_rest(k);
        self.ask(k);
        self.answer(k);
        k.drive(&self.bus.cyc, !self.purposes.empty.val());
        k.drive(&self.bus.stb, &self.asks);
        k.drive(&self.bus.we, &self.writes);
        k.drive(&self.bus.adr, &self.word);
        k.drive(&self.bus.sel, &self.bytes);
        k.drive(&self.bus.dat_w, &self.value);
    }
}
