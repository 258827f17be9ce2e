//! Between the two memory ports of the core, or of several cores, the RAM and the console.

use super::console::Console;
use super::memory::{FetchGuard, MemoryPort};
use crate::cluster::HarmonicaCluster;
use crate::core::HarmonicaCore;
use crate::kit::prelude::*;
use crate::ports::{ConsoleOutput, DataRequest, DataResponse, InstructionRequest, InstructionResponse};

/// What a system sees of its core, or of all of its cores.
#[derive(Clone, Copy)]
pub(super) struct CorePorts<'a> {
    /// Fetches.
    pub(super) instruction_request: &'a InstructionRequest<Out>,
    /// Their answers.
    pub(super) instruction_response: &'a InstructionResponse<In>,
    /// Loads and stores, loads of the console's word among them: of several cores those of bank 0.
    pub(super) data_request: &'a DataRequest<Out>,
    /// The answers to the loads.
    pub(super) data_response: &'a DataResponse<In>,
    /// Bytes to print.
    pub(super) console_output: &'a ConsoleOutput<Out>,
    /// A byte waits at the console.
    pub(super) console_input_valid: &'a RSignal<In>,
    /// All are done.
    pub(super) done: &'a RSignal<Out>,
}

impl<'a> CorePorts<'a> {
    /// Those of the cluster, where there is one; else those of the core.
    pub(super) fn of(core: &'a HarmonicaCore, cluster: Option<&'a HarmonicaCluster>) -> Self {
        let Some(cluster) = cluster else {
            return CorePorts {
                instruction_request: &core.instruction_request,
                instruction_response: &core.instruction_response,
                data_request: &core.data_request,
                data_response: &core.data_response,
                console_output: &core.console_output,
                console_input_valid: &core.console_input_valid,
                done: &core.done,
            };
        };
        CorePorts {
            instruction_request: &cluster.instruction_request,
            instruction_response: &cluster.instruction_response,
            data_request: &cluster.bank[0].request,
            data_response: &cluster.bank[0].response,
            console_output: &cluster.console_output,
            console_input_valid: &cluster.console_input_valid,
            done: &cluster.done,
        }
    }
}

/// What is joined.
pub(super) struct CoreLinks<'a> {
    /// The core, or several.
    pub(super) core: CorePorts<'a>,
    /// Answers loads of the console's word.
    pub(super) console: &'a Console,
    /// The RAM's end of the core's ports.
    pub(super) ram: &'a MemoryPort,
    /// The core's reset.
    pub(super) held: Expr,
    /// Fetches may be taken.
    pub(super) fetches: Expr,
    /// Lets fetches through, where there are several cores.
    pub(super) guard: Option<&'a FetchGuard>,
}

impl CoreLinks<'_> {
    /// Joins them, but for what is asked of the RAM's data port. Gives whether the core asks for something there.
    pub(super) fn join(&self, k: &mut Kernel) -> Expr {
        let (core, ram) = (self.core, self.ram);
        k.comment("fetches");
        let fetches = core.instruction_request.valid.val() & &self.fetches;
        if let Some(guard) = self.guard {
            k.drive(&guard.fetch_valid, &fetches);
            k.drive(&guard.fetch_ready, &ram.instruction_request.ready);
        }
        k.drive(&ram.instruction_request.valid, fetches);
        k.drive(&ram.instruction_request.word, &core.instruction_request.word);
        k.drive(&core.instruction_request.ready, &ram.instruction_request.ready.val() & &self.fetches);
        k.join(core.instruction_response, &ram.instruction_response);
        self.data().join(k)
    }

    /// Asks the RAM's data port for what the core asks for.
    pub(super) fn drive_data(&self, k: &mut Kernel, to_ram: Expr) {
        let (asked, ram) = (self.core.data_request, &self.ram.data_request);
        k.drive(&ram.valid, to_ram);
        k.drive(&ram.console, low());
        pass_on!(k, asked => ram; write, line, byte_enable, data, lock);
    }

    fn data(&self) -> DataLinks<'_> {
        DataLinks {
            request: self.core.data_request,
            response: self.core.data_response,
            console: self.console,
            ram: self.ram,
            held: self.held.clone(),
            word_bits: self.core.instruction_response.data.width(),
            guard: self.guard,
        }
    }
}

/// A port for loads and stores, the console's word among them, and what answers there.
pub(super) struct DataLinks<'a> {
    /// The core's loads and stores, or those of several cores.
    pub(super) request: &'a DataRequest<Out>,
    /// The answers to its loads.
    pub(super) response: &'a DataResponse<In>,
    /// Answers loads of the console's word.
    pub(super) console: &'a Console,
    /// The RAM's end of the port.
    pub(super) ram: &'a MemoryPort,
    /// The core's reset.
    pub(super) held: Expr,
    /// Bits of a word.
    pub(super) word_bits: u32,
    /// Where fetches share the RAM's port with those of several cores: lets fetches through.
    pub(super) guard: Option<&'a FetchGuard>,
}

impl DataLinks<'_> {
    /// Joins them, but for what is asked of the RAM. Gives whether something is asked for there.
    pub(super) fn join(&self, k: &mut Kernel) -> Expr {
        let (request, response, console, ram) = (self.request, self.response, self.console, self.ram);
        k.comment("loads and stores, of which answers stay in order");
        let answered = console.response_valid.val();
        let to_console = request.console.val();
        // Before its first reset the core might ask for anything.
        let asks = request.valid.val() & !&self.held;
        let mut to_ram = asks & !&to_console & !&answered;
        let mut ram_ready = &ram.data_request.ready.val() & !&answered;
        if let Some(guard) = self.guard {
            to_ram = to_ram & &guard.may_access;
            ram_ready = ram_ready & &guard.may_access;
        }
        let to_ram = k.wire("to_ram", to_ram);
        if let Some(guard) = self.guard {
            k.drive(&guard.accesses, &to_ram & &ram.data_request.ready);
            k.drive(&guard.locks, &request.lock);
        }
        k.drive(&request.ready, select(to_console, &console.ready, ram_ready));
        k.drive(&console.load_pending, &ram.load_pending);
        k.drive(&response.valid, &answered | &ram.data_response.valid);
        let line = ram.data_response.data.val();
        let word_bits = self.word_bits;
        let word = console.response_word.val().zero_extend(word_bits);
        let first = select(answered, word, line.bits(0, word_bits));
        let rest = (line.width() > word_bits).then(|| line.bits(word_bits, line.width() - word_bits));
        k.drive(&response.data, pack([first].into_iter().chain(rest)));
        k.drive(&ram.data_response.ready, &response.ready);
        k.drive(&response.error, ram.data_response.error.val() & !console.response_valid.val());
        k.drive(&response.again, ram.data_response.again.val() & !console.response_valid.val());
        to_ram
    }
}
