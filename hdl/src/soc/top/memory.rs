//! Between the core and the RAM, of whichever kind it is.

use crate::kit::prelude::*;
use crate::soc::memory::{MemoryAnswers, MemoryRequests};

use super::HarmonicaSoc;

impl HarmonicaSoc {
    /// Between the core, its RAM and the console.
    pub(super) fn memory(&self, k: &mut Kernel) {
        let Some((requests, answers)) = self.ram() else {
            return;
        };
        let core = &self.core;
        k.comment("fetches");
        let enabled = self.enabled.val();
        k.drive(
            &requests.fetch_valid,
            core.instruction_request.valid.val() & &enabled,
        );
        k.drive(&requests.fetch_word, &core.instruction_request.word);
        k.drive(
            &core.instruction_request.ready,
            &answers.fetch_ready.val() & enabled,
        );
        k.drive(&core.instruction_response.valid, &answers.fetched_valid);
        k.drive(&core.instruction_response.data, &answers.fetched_word);
        k.ignore("always high", vec![core.instruction_response.ready.val()]);

        k.comment("loads and stores, of which answers stay in order");
        let answered = self.console.response_valid.val();
        let to_console = core.data_request.console.val();
        // Before its first reset the core might ask for anything.
        let asks = core.data_request.valid.val() & !self.core_held.val();
        let to_ram = asks & !&to_console & !&answered;
        let to_ram = k.wire("to_ram", to_ram);
        let ram_ready = &answers.data_ready.val() & !&answered;
        k.drive(
            &core.data_request.ready,
            select(to_console, &self.console.ready, ram_ready),
        );
        k.drive(&self.console.load_pending, &answers.load_pending);
        k.drive(
            &core.data_response.valid,
            &answered | &answers.response_valid,
        );
        let line = answers.response_line.val();
        let word_bits = self._config.arch.word_bits();
        let byte = self.console.response_byte.val().zero_extend(word_bits);
        let first = select(answered, byte, line.bits(0, word_bits));
        let rest =
            (line.width() > word_bits).then(|| line.bits(word_bits, line.width() - word_bits));
        k.drive(
            &core.data_response.data,
            pack([first].into_iter().chain(rest)),
        );
        k.drive(&requests.response_ready, &core.data_response.ready);
        self.stores(k, requests, to_ram);
        if let Some(loader) = self.loader.get() {
            k.drive(&loader.write_ready, &answers.data_ready);
        }
        self.resets_of_ram(k);
        self.outside(k);
    }

    /// What is written to RAM is the core's, or, while it is in reset, the loader's.
    fn stores(&self, k: &mut Kernel, requests: &MemoryRequests<In>, to_ram: Expr) {
        let core = &self.core;
        let (write, line) = (core.data_request.write.val(), core.data_request.line.val());
        let (enable, data) = (
            core.data_request.byte_enable.val(),
            core.data_request.data.val(),
        );
        let Some(loader) = self.loader.get() else {
            k.drive(&requests.data_valid, to_ram);
            k.drive(&requests.data_write, write);
            k.drive(&requests.data_line, line);
            k.drive(&requests.data_byte_enable, enable);
            k.drive(&requests.data_value, data);
            return;
        };
        let (loading, address) = (loader.loading.val(), loader.address.val());
        let line_bytes = self._config.line_bytes();
        let place_bits = line_bytes.trailing_zeros();
        let place = k.decode("loaded_byte", address.bits(0, place_bits), line_bytes);
        let loaded_line = address.bits(place_bits, address.width() - place_bits);
        let byte = self.input_queue.head_byte.val();
        k.drive(
            &requests.data_valid,
            select(&loading, &loader.write, to_ram),
        );
        k.drive(&requests.data_write, &loading | write);
        k.drive(&requests.data_line, select(&loading, loaded_line, line));
        k.drive(&requests.data_byte_enable, select(&loading, place, enable));
        k.drive(
            &requests.data_value,
            select(&loading, replicate(line_bytes, byte), data),
        );
    }

    /// The RAM's ports towards the core.
    fn ram(&self) -> Option<(&MemoryRequests<In>, &MemoryAnswers<Out>)> {
        let dual = self.dual_port.get();
        let dual = dual.map(|ram| (&ram.requests, &ram.answers));
        let single = self.single_port.get();
        let single = single.map(|ram| (&ram.requests, &ram.answers));
        let shared = self.shared_port.get();
        let shared = shared.map(|ram| (&ram.requests, &ram.answers));
        let bridge = self.wishbone_bridge.get();
        let bridge = bridge.map(|ram| (&ram.requests, &ram.answers));
        dual.or(single).or(shared).or(bridge)
    }

    /// RAM that answers in the next cycle forgets with the core; a bus has to be waited for.
    fn resets_of_ram(&self, k: &mut Kernel) {
        let dual = self.dual_port.get().map(|ram| &ram.reset);
        let single = self.single_port.get().map(|ram| &ram.reset);
        let shared = self.shared_port.get().map(|ram| &ram.reset);
        if let Some(reset) = dual.or(single).or(shared) {
            k.drive(reset, &self.core_held);
        }
        if let Some(bridge) = self.wishbone_bridge.get() {
            k.drive(&bridge.reset, &self.reset_sequence.held);
            k.drive(&bridge.discard, &self.core_held);
        }
    }

    /// The ports of RAM that is outside.
    fn outside(&self, k: &mut Kernel) {
        if let (Some(port), Some(access), Some(read_data)) = (
            self.shared_port.get(),
            self.memory.get(),
            self.memory_read_data.get(),
        ) {
            k.connect(access, &port.access);
            k.drive(&port.read_data, read_data);
        }
        if let (Some(bridge), Some(master)) = (self.wishbone_bridge.get(), self.wishbone.get()) {
            k.connect(master, &bridge.bus);
        }
        if let (Some(bridge), Some(stall), Some(ack), Some(err), Some(dat_r)) = (
            self.wishbone_bridge.get(),
            self.wishbone_stall.get(),
            self.wishbone_ack.get(),
            self.wishbone_err.get(),
            self.wishbone_dat_r.get(),
        ) {
            k.drive(&bridge.stall, stall);
            k.drive(&bridge.answered, ack.val() | err);
            k.drive(&bridge.dat_r, dat_r);
        }
    }
}
