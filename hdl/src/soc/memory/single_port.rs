//! Block RAM with one port for fetches and data.

use isa::CoreConfig;

use super::{MemoryPort, SharedPort};
use crate::kit::prelude::*;

hardware! {
    /// RAM with one port, shared by fetches and data.
    pub struct SinglePortMemory(config: &CoreConfig, contents: &str) {
        let lines = 1 << config.ram_line_bits();

        /// Synchronous reset, active high: forgets what is not answered.
        pub reset: In(1),
        /// The core's ports.
        pub core: MemoryPort(config),
        port: SharedPort(config),
        ram: LineRam(lines, config.line_bytes(), 0, Some(contents)),
    }
}

impl Describe for SinglePortMemory {
    fn kernel(&self, k: &mut Kernel) {
        let (access, ram) = (&self.port.access, &self.ram);
        self.core.hand_on(k, &self.port.core);
        let written = access.enable.val() & &access.write;
        let bytes = access.byte_enable.val();
        k.drive(&ram.enable, access.enable.val() & !access.write.val());
        k.drive(&ram.write_bytes, replicate(bytes.width(), written) & bytes);
        k.drive(&ram.address, &access.line);
        k.drive(&ram.write_data, &access.write_data);
        k.drive(&self.port.read_data, &ram.read_data);
    }
}
