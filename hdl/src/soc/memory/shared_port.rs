//! RAM with one port, which fetches and data share: data first, a fetch waits.
//!
//! Data goes first because a load or store holds up its warp until it is done, while most fetches run ahead of need.

use isa::CoreConfig;

use super::{LineShape, MemoryAnswers, MemoryRequests};
use crate::kit::prelude::*;

bundle! {
    /// An access to synchronous RAM with one port.
    pub struct MemoryAccess(config: &CoreConfig) {
        /// Read or write at the next clock edge.
        enable: 1,
        /// Write; else read.
        write: 1,
        /// Number of the line.
        line: config.ram_line_bits(),
        /// Bytes to write.
        byte_enable: config.line_bytes(),
        /// The line to write.
        write_data: 8 * config.line_bytes(),
    }
}

hardware! {
    /// Makes one stream of accesses of fetches and data.
    pub struct SharedPort(config: &CoreConfig) {
        let shape = LineShape::new(config);

        /// The clock.
        pub clock: Clock,
        /// Synchronous reset, active high: forgets what is not answered.
        pub reset: In(1),
        /// From core: what is asked.
        pub requests: MemoryRequests<In>(config),
        /// To core: what is answered.
        pub answers: MemoryAnswers<Out>(config),
        /// To RAM: the access.
        pub access: MemoryAccess<Out>(config),
        /// From RAM: the line read, one cycle after the access, until the next access.
        pub read_data: In(8 * config.line_bytes()),
        /// A fetch is answered. Reset: 0.
        fetched: Register(1; reset 0),
        /// The place of its word in the line.
        place: Register(shape.place_bits()) if (shape.place_bits() > 0),
        /// A load is answered. Reset: 0.
        loaded: Register(1; reset 0),
        _shape: LineShape = shape,
    }
}

impl Describe for SharedPort {
    fn kernel(&self, k: &mut Kernel) {
        let (requests, answers, shape) = (&self.requests, &self.answers, &self._shape);
        k.comment("the RAM's output holds the answer to a load: no access until it is taken");
        let free = k.wire("free", !self.loaded.val() | &requests.response_ready);
        let data = requests.data_valid.val();
        let write = requests.data_write.val();
        let fetch_ready = k.wire("fetch_ready", &free & !&data);
        let fetch = k.wire("fetch_fires", requests.fetch_valid.val() & &fetch_ready);
        let load = k.wire("load_fires", &data & &free & !&write);

        k.comment("the access");
        let word = requests.fetch_word.val();
        let access = &self.access;
        k.drive(&access.enable, &free & (&data | &requests.fetch_valid));
        k.drive(&access.write, &data & write);
        k.drive(
            &access.line,
            select(&data, &requests.data_line, shape.line_of(&word)),
        );
        k.drive(&access.byte_enable, &requests.data_byte_enable);
        k.drive(&access.write_data, &requests.data_value);

        k.comment("the answers");
        shape.keep_place(k, &self.place, &fetch, &word);
        let word = shape.word_at(k, &self.place, &self.read_data.val());
        k.update(&self.fetched, &fetch);
        k.update_when(&self.loaded, load, high());
        k.update_when(&self.loaded, &requests.response_ready, low());
        k.drive(&answers.fetch_ready, fetch_ready);
        k.drive(&answers.fetched_valid, &self.fetched);
        k.drive(&answers.fetched_word, word);
        k.drive(&answers.data_ready, free);
        k.drive(&answers.load_pending, &self.loaded);
        k.drive(&answers.response_valid, &self.loaded);
        k.drive(&answers.response_line, &self.read_data);
    }
}
