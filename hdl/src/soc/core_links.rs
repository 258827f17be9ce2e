//! Between the core's two memory ports, the RAM and the console.

use super::console::Console;
use super::memory::MemoryPort;
use crate::core::HarmonicaCore;
use crate::kit::prelude::*;

/// What is joined.
pub(super) struct CoreLinks<'a> {
    /// The core.
    pub(super) core: &'a HarmonicaCore,
    /// Answers loads of the console's word.
    pub(super) console: &'a Console,
    /// The RAM's end of the core's ports.
    pub(super) ram: &'a MemoryPort,
    /// The core's reset.
    pub(super) held: Expr,
    /// Fetches may be taken.
    pub(super) fetches: Expr,
}

impl CoreLinks<'_> {
    /// Joins them, but for what is asked of the RAM's data port. Gives whether the core asks for something there.
    pub(super) fn join(&self, k: &mut Kernel) -> Expr {
        let (core, console, ram) = (self.core, self.console, self.ram);
        k.comment("fetches");
        k.drive(
            &ram.instruction_request.valid,
            core.instruction_request.valid.val() & &self.fetches,
        );
        k.drive(
            &ram.instruction_request.word,
            &core.instruction_request.word,
        );
        k.drive(
            &core.instruction_request.ready,
            &ram.instruction_request.ready.val() & &self.fetches,
        );
        k.join(&core.instruction_response, &ram.instruction_response);

        k.comment("loads and stores, of which answers stay in order");
        let answered = console.response_valid.val();
        let to_console = core.data_request.console.val();
        // Before its first reset the core might ask for anything.
        let asks = core.data_request.valid.val() & !&self.held;
        let to_ram = asks & !&to_console & !&answered;
        let to_ram = k.wire("to_ram", to_ram);
        let ram_ready = &ram.data_request.ready.val() & !&answered;
        k.drive(
            &core.data_request.ready,
            select(to_console, &console.ready, ram_ready),
        );
        k.drive(&console.load_pending, &ram.load_pending);
        k.drive(
            &core.data_response.valid,
            &answered | &ram.data_response.valid,
        );
        let line = ram.data_response.data.val();
        let word_bits = core.instruction_response.data.width();
        let byte = console.response_byte.val().zero_extend(word_bits);
        let first = select(answered, byte, line.bits(0, word_bits));
        let rest =
            (line.width() > word_bits).then(|| line.bits(word_bits, line.width() - word_bits));
        k.drive(
            &core.data_response.data,
            pack([first].into_iter().chain(rest)),
        );
        k.drive(&ram.data_response.ready, &core.data_response.ready);
        let failed = ram.data_response.error.val() & !console.response_valid.val();
        k.drive(&core.data_response.error, failed);
        let again = ram.data_response.again.val() & !console.response_valid.val();
        k.drive(&core.data_response.again, again);
        to_ram
    }

    /// Asks the RAM's data port for what the core asks for.
    pub(super) fn drive_data(&self, k: &mut Kernel, to_ram: Expr) {
        let (asked, ram) = (&self.core.data_request, &self.ram.data_request);
        k.drive(&ram.valid, to_ram);
        k.drive(&ram.console, low());
        pass_on!(k, asked => ram; write, line, byte_enable, data, lock);
    }
}
