//! Block RAM with one port for fetches and data.

use isa::CoreConfig;

use super::{MemoryAnswers, MemoryRequests, SharedPort};
use crate::kit::prelude::*;

hardware! {
    /// RAM with one port, shared by fetches and data.
    #[derive(LogicBlock)]
    pub struct SinglePortMemory {
        /// The clock.
        pub clock: Signal<In, Clock>,
        /// Synchronous reset, active high: forgets what is not answered.
        pub reset: RSignal<In>,
        /// From core: what is asked.
        pub requests: MemoryRequests<In>,
        /// To core: what is answered.
        pub answers: MemoryAnswers<Out>,
        port: SharedPort,
        ram: LineRam,
    }
}

impl SinglePortMemory {
    /// The configured RAM, started with the lines of a file.
    pub fn new(config: &CoreConfig, contents: &str) -> SinglePortMemory {
        let lines = 1 << config.ram_line_bits();
        SinglePortMemory {
            clock: Signal::default(),
            reset: RSignal::bit(),
            requests: MemoryRequests::new(config),
            answers: MemoryAnswers::new(config),
            port: SharedPort::new(config),
            ram: LineRam::new(lines, config.line_bytes(), 0, Some(contents)),
        }
    }
}

impl Describe for SinglePortMemory {
    fn kernel(&self, k: &mut Kernel) {
        let (access, ram) = (&self.port.access, &self.ram);
        k.connect(&self.port.requests, &self.requests);
        k.connect(&self.answers, &self.port.answers);
        let written = access.enable.val() & &access.write;
        let bytes = access.byte_enable.val();
        k.drive(&ram.enable, access.enable.val() & !access.write.val());
        k.drive(&ram.write_bytes, replicate(bytes.width(), written) & bytes);
        k.drive(&ram.address, &access.line);
        k.drive(&ram.write_data, &access.write_data);
        k.drive(&self.port.read_data, &ram.read_data);
    }
}
