//! Block RAM with two ports, and registers before both and behind the one for data: the ways to and from block RAM that
//! is spread over a device have a cycle of their own.
//!
//! The core works out late which word it fetches and which line it loads, and what is loaded has to go through the
//! choice of its bytes to the register file. A word fetched goes to registers at once, so behind that port there is
//! none: fetches are worth more cycles than loads. In a deep pipeline they are not, and there are registers, which the
//! block RAMs have inside. A store waits exactly as long as a fetch, so that fetches see stores as without registers.

use isa::CoreConfig;

use super::{LineShape, MemoryPort};
use crate::kit::prelude::*;

hardware! {
    /// RAM with a port for fetches and one for data, both registered.
    pub struct RegisteredDualPortMemory(config: &CoreConfig, contents: &str) {
        let shape = LineShape::new(config);
        let lines = 1 << config.ram_line_bits();

        /// Synchronous reset, active high: forgets what is not answered.
        pub reset: In(1),
        /// The core's ports.
        pub core: MemoryPort(config),
        /// A fetch is asked for. Reset: 0.
        fetch_asked: Register(1; reset 0),
        /// The word that it is for.
        fetch_word: Register(config.ram_word_bits()),
        /// A fetch is answered. Reset: 0.
        fetched: Register(1; reset 0),
        /// The place of its word in the line.
        place: Register(shape.place_bits()) if (shape.place_bits() > 0),
        /// In a deep pipeline: the RAM had the line of a fetch in the cycle before. Reset: 0.
        fetch_answered: Register(1; reset 0) if (config.is_deep()),
        /// That line.
        fetched_line: Register(8 * config.line_bytes()) if (config.is_deep()),
        /// The place of its word in the line.
        answered_place: Register(shape.place_bits()) if (config.is_deep() && shape.place_bits() > 0),
        /// A load is asked for. Reset: 0.
        load_asked: Register(1; reset 0),
        /// The bytes that are to be stored. A reset does not keep them from it.
        stored_bytes: Register(config.line_bytes(); power_up 0),
        /// The line of the load or store.
        line: Register(config.ram_line_bits()),
        /// The line to store.
        stored: Register(8 * config.line_bytes()),
        /// The RAM has a load's line. Reset: 0.
        loaded: Register(1; reset 0),
        /// A load is answered. Reset: 0.
        load_answered: Register(1; reset 0),
        /// The line loaded.
        load_data: Register(8 * config.line_bytes()),
        ram: LineRam(lines, config.line_bytes(), 1, Some(contents)),
        _shape: LineShape = shape,
    }
}

impl Describe for RegisteredDualPortMemory {
    fn kernel(&self, k: &mut Kernel) {
        self.core.ignore_rest(k);
        self.fetches(k);
        self.data(k);
    }
}

impl RegisteredDualPortMemory {
    fn fetches(&self, k: &mut Kernel) {
        let (core, shape) = (&self.core, &self._shape);
        k.comment("fetches");
        k.drive(&core.instruction_request.ready, high());
        k.update(&self.fetch_asked, &core.instruction_request.valid);
        k.update(&self.fetch_word, &core.instruction_request.word);

        let (asked, word) = (self.fetch_asked.val(), self.fetch_word.val());
        k.drive(&self.ram.other_enable[0], &asked);
        k.drive(&self.ram.other_address[0], shape.line_of(&word));
        shape.keep_place(k, &self.place, &asked, &word);
        k.update(&self.fetched, asked);

        let line = &self.ram.other_data[0];
        k.update(&self.fetch_answered, &self.fetched);
        k.update(&self.fetched_line, line);
        k.update(&self.answered_place, &self.place);
        let (answered, word) = match self.fetch_answered.is_present() {
            false => (&self.fetched, shape.word_at(k, &self.place, &line.val())),
            true => (&self.fetch_answered, shape.word_at(k, &self.answered_place, &self.fetched_line.val())),
        };
        k.drive(&core.instruction_response.valid, answered);
        k.drive(&core.instruction_response.data, word);
    }

    fn data(&self, k: &mut Kernel) {
        let core = &self.core;
        let request = &core.data_request;
        k.comment("stores and loads; whether there is room hangs on registers only");
        let full = self.load_asked.val() & &self.loaded & &self.load_answered;
        let free = k.wire("request_is_free", !full);
        let fires = k.wire("request_fires", request.valid.val() & &free);
        let write = request.write.val();
        let bytes = request.byte_enable.val();
        let stored = replicate(bytes.width(), &fires & &write) & bytes;
        k.drive(&request.ready, &free);
        k.update(&self.stored_bytes, stored);
        k.update_when(&self.line, &free, &request.line);
        k.update_when(&self.stored, &free, &request.data);

        k.comment("a load moves on when the one before it has");
        let answer_free = k.wire("answer_is_free", !self.load_answered.val() | &core.data_response.ready);
        let ram_free = k.wire("ram_is_free", !self.loaded.val() | &answer_free);
        let load = k.wire("load_fires", self.load_asked.val() & &ram_free);
        k.update_when(&self.load_asked, &fires & !write, high());
        k.update_when(&self.load_asked, ram_free, low());
        k.drive(&self.ram.enable, &load);
        k.drive(&self.ram.write_bytes, &self.stored_bytes);
        k.drive(&self.ram.address, &self.line);
        k.drive(&self.ram.write_data, &self.stored);

        k.comment("the RAM holds the answer to a load until the register is free");
        k.update_when(&self.loaded, load, high());
        k.update_when(&self.loaded, &answer_free, low());
        k.update_when(&self.load_answered, &answer_free, &self.loaded);
        k.update_when(&self.load_data, &answer_free, &self.ram.read_data);
        k.drive(&core.load_pending, self.load_asked.val() | &self.loaded | &self.load_answered);
        k.drive(&core.data_response.valid, &self.load_answered);
        k.drive(&core.data_response.data, &self.load_data);
    }
}
