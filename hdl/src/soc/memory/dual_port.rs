//! Block RAM with a port for fetches and a port for data: neither waits for the other.

use isa::CoreConfig;

use super::{LineShape, MemoryAnswers, MemoryRequests};
use crate::kit::prelude::*;

hardware! {
    /// RAM with a port for fetches and one for data.
    pub struct DualPortMemory(config: &CoreConfig, contents: &str) {
        let shape = LineShape::new(config);
        let lines = 1 << config.ram_line_bits();

        /// The clock.
        pub clock: Clock,
        /// Synchronous reset, active high: forgets what is not answered.
        pub reset: In(1),
        /// From core: what is asked.
        pub requests: MemoryRequests<In>(config),
        /// To core: what is answered.
        pub answers: MemoryAnswers<Out>(config),
        /// A fetch is answered. Reset: 0.
        fetched: Register(1; reset 0),
        /// The place of its word in the line.
        place: Register(shape.place_bits()) if (shape.place_bits() > 0),
        /// A load is answered. Reset: 0.
        loaded: Register(1; reset 0),
        ram: LineRam(lines, config.line_bytes(), 1, Some(contents)),
        _shape: LineShape = shape,
    }
}

impl Describe for DualPortMemory {
    fn kernel(&self, k: &mut Kernel) {
        let (requests, answers, shape) = (&self.requests, &self.answers, &self._shape);
        k.comment("fetches");
        let fetch = requests.fetch_valid.val();
        k.drive(&self.ram.other_enable[0], &fetch);
        let line = shape.line_of(&requests.fetch_word.val());
        k.drive(&self.ram.other_address[0], line);
        shape.keep_place(k, &self.place, &fetch, &requests.fetch_word.val());
        let word = shape.word_at(k, &self.place, &self.ram.other_data[0].val());
        k.update(&self.fetched, &fetch);
        k.drive(&answers.fetch_ready, high());
        k.drive(&answers.fetched_valid, &self.fetched);
        k.drive(&answers.fetched_word, word);

        k.comment("stores and loads; the RAM holds the answer to a load until it is taken");
        let free = k.wire(
            "data_is_free",
            !self.loaded.val() | &requests.response_ready,
        );
        let fires = k.wire("data_fires", requests.data_valid.val() & &free);
        let write = requests.data_write.val();
        let load = k.wire("load_fires", &fires & !&write);
        let bytes = requests.data_byte_enable.val();
        let written = replicate(bytes.width(), fires & write) & bytes;
        k.drive(&self.ram.enable, &load);
        k.drive(&self.ram.write_bytes, written);
        k.drive(&self.ram.address, &requests.data_line);
        k.drive(&self.ram.write_data, &requests.data_value);
        k.update_when(&self.loaded, load, high());
        k.update_when(&self.loaded, &requests.response_ready, low());
        k.drive(&answers.data_ready, free);
        k.drive(&answers.load_pending, &self.loaded);
        k.drive(&answers.response_valid, &self.loaded);
        k.drive(&answers.response_line, &self.ram.read_data);
    }
}
