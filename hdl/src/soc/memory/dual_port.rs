//! Block RAM with a port for fetches and a port for data: neither waits for the other.

use isa::CoreConfig;

use super::{LineShape, MemoryPort};
use crate::kit::prelude::*;

hardware! {
    /// RAM with a port for fetches and one for data.
    pub struct DualPortMemory(config: &CoreConfig, contents: &str) {
        let shape = LineShape::new(config);
        let lines = 1 << config.ram_line_bits();

        /// Synchronous reset, active high: forgets what is not answered.
        pub reset: In(1),
        /// The core's ports.
        pub core: MemoryPort(config),
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
        let (core, shape) = (&self.core, &self._shape);
        core.ignore_rest(k);
        k.comment("fetches");
        let fetch = core.instruction_request.valid.val();
        k.drive(&self.ram.other_enable[0], &fetch);
        k.drive(&self.ram.other_address[0], shape.line_of(&core.instruction_request.word.val()));
        shape.keep_place(k, &self.place, &fetch, &core.instruction_request.word.val());
        let word = shape.word_at(k, &self.place, &self.ram.other_data[0].val());
        k.update(&self.fetched, &fetch);
        k.drive(&core.instruction_request.ready, high());
        k.drive(&core.instruction_response.valid, &self.fetched);
        k.drive(&core.instruction_response.data, word);

        k.comment("stores and loads; the RAM holds the answer to a load until it is taken");
        let free = k.wire("data_is_free", !self.loaded.val() | &core.data_response.ready);
        let fires = k.wire("data_fires", core.data_request.valid.val() & &free);
        let write = core.data_request.write.val();
        let load = k.wire("load_fires", &fires & !&write);
        let bytes = core.data_request.byte_enable.val();
        let written = replicate(bytes.width(), fires & write) & bytes;
        k.drive(&self.ram.enable, &load);
        k.drive(&self.ram.write_bytes, written);
        k.drive(&self.ram.address, &core.data_request.line);
        k.drive(&self.ram.write_data, &core.data_request.data);
        k.update_when(&self.loaded, load, high());
        k.update_when(&self.loaded, &core.data_response.ready, low());
        k.drive(&core.data_request.ready, free);
        k.drive(&core.load_pending, &self.loaded);
        k.drive(&core.data_response.valid, &self.loaded);
        k.drive(&core.data_response.data, &self.ram.read_data);
    }
}
