//! RAM with one port, which fetches and data share: data first, a fetch waits.
//!
//! Data goes first because a load or store holds up its warp until it is done, while most fetches run ahead of need.

use isa::CoreConfig;

use super::{LineShape, MemoryPort};
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

        /// Synchronous reset, active high: forgets what is not answered.
        pub reset: In(1),
        /// The core's ports.
        pub core: MemoryPort(config),
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
        let (core, shape) = (&self.core, &self._shape);
        core.ignore_rest(k);
        k.comment("the RAM's output holds the answer to a load: no access until it is taken");
        wire!(k, free = !self.loaded.val() | &core.data_response.ready);
        let data = core.data_request.valid.val();
        let write = core.data_request.write.val();
        wire!(k, fetch_ready = &free & !&data);
        let fetch = k.wire("fetch_fires", core.instruction_request.valid.val() & &fetch_ready);
        let load = k.wire("load_fires", &data & &free & !&write);

        k.comment("the access");
        let word = core.instruction_request.word.val();
        let access = &self.access;
        k.drive(&access.enable, &free & (&data | &core.instruction_request.valid));
        k.drive(&access.write, &data & write);
        k.drive(&access.line, select(&data, &core.data_request.line, shape.line_of(&word)));
        k.drive(&access.byte_enable, &core.data_request.byte_enable);
        k.drive(&access.write_data, &core.data_request.data);

        k.comment("the answers");
        shape.keep_place(k, &self.place, &fetch, &word);
        let word = shape.word_at(k, &self.place, &self.read_data.val());
        k.update(&self.fetched, &fetch);
        k.update_when(&self.loaded, load, high());
        k.update_when(&self.loaded, &core.data_response.ready, low());
        k.drive(&core.instruction_request.ready, fetch_ready);
        k.drive(&core.instruction_response.valid, &self.fetched);
        k.drive(&core.instruction_response.data, word);
        k.drive(&core.data_request.ready, free);
        k.drive(&core.load_pending, &self.loaded);
        k.drive(&core.data_response.valid, &self.loaded);
        k.drive(&core.data_response.data, &self.read_data);
    }
}
