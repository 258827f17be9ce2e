//! Between the core and the RAM, of whichever kind it is.

use crate::kit::prelude::*;
use crate::ports::DataRequest;
use crate::soc::config::SocMemory;
use crate::soc::core_links::CoreLinks;
use crate::soc::loader::Loader;
use crate::soc::memory::MemoryPort;

use super::HarmonicaSoc;

impl HarmonicaSoc {
    /// Between the core, its RAM and the console.
    pub(super) fn memory(&self, k: &mut Kernel) {
        if self._has_banks {
            return self.banks(k);
        }
        let (ram, guard) = (self.ram(), &self.fetch_guard);
        k.drive(&guard.reset, &self.core_held);
        let links = CoreLinks {
            core: self.cores(),
            console: &self.console,
            ram,
            held: self.core_held.val(),
            fetches: self.fetches(),
            guard: guard.is_present().then_some(&**guard),
        };
        let to_ram = links.join(k);
        match self.loader.is_present() {
            true => self.stores(k, &self.loader, &ram.data_request, to_ram),
            false => links.drive_data(k, to_ram),
        }
        k.drive(&self.loader.write_ready, &ram.data_request.ready);
        self.resets_of_ram(k);
        self.outside(k);
    }

    /// Whether a fetch may be taken: of a line of the instruction cache that has been begun, the rest is.
    fn fetches(&self) -> Expr {
        let enabled = self.enabled.val();
        match self._config.instruction_cache {
            None => enabled,
            Some(_) if self.cluster.is_present() => enabled,
            Some(cache) => {
                let word = self.core.instruction_request.word.val();
                let place = word.bits(0, cache.line_words.trailing_zeros());
                enabled | place.any()
            }
        }
    }

    /// What is written to RAM is the core's, or, while it is in reset, the loader's.
    fn stores(&self, k: &mut Kernel, loader: &Loader, ram: &DataRequest<In>, to_ram: Expr) {
        let asked = self.cores().data_request;
        k.drive(&ram.console, low());
        let (write, line) = (asked.write.val(), asked.line.val());
        let (enable, data) = (asked.byte_enable.val(), asked.data.val());
        let (loading, address) = (loader.loading.val(), loader.address.val());
        let line_bytes = self._config.line_bytes();
        let place_bits = line_bytes.trailing_zeros();
        let place = k.decode("loaded_byte", address.bits(0, place_bits), line_bytes);
        let loaded_line = address.bits(place_bits, address.width() - place_bits);
        let byte = self.input_queue.head_byte.val();
        k.drive(&ram.valid, select(&loading, &loader.write, to_ram));
        k.drive(&ram.write, &loading | write);
        k.drive(&ram.lock, &asked.lock);
        k.drive(&ram.line, select(&loading, loaded_line, line));
        k.drive(&ram.byte_enable, select(&loading, place, enable));
        k.drive(&ram.data, select(&loading, replicate(line_bytes, byte), data));
    }

    /// The RAM's ports towards the core.
    fn ram(&self) -> &MemoryPort {
        match self._memory {
            SocMemory::DualPort => &self.dual_port.core,
            SocMemory::RegisteredDualPort => &self.registered_dual_port.core,
            SocMemory::SinglePort => &self.single_port.core,
            SocMemory::External => &self.shared_port.core,
            SocMemory::Bus(_) => self.bus_master.core(),
        }
    }

    /// RAM of the system's own forgets with the core; a bus has to be waited for.
    fn resets_of_ram(&self, k: &mut Kernel) {
        for reset in
            [&self.dual_port.reset, &self.registered_dual_port.reset, &self.single_port.reset, &self.shared_port.reset]
        {
            k.drive(reset, &self.core_held);
        }
        k.drive(self.bus_master.reset(), &self.reset_sequence.held);
        k.drive(self.bus_master.discard(), &self.core_held);
    }

    /// The ports of RAM that is outside.
    fn outside(&self, k: &mut Kernel) {
        k.connect(&self.memory, &self.shared_port.access);
        k.drive(&self.shared_port.read_data, &self.memory_read_data);
        self.bus_master.drive_port(k, &self.bus);
    }
}
