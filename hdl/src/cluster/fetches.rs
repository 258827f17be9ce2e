//! The one instruction port of all cores (docs/cluster.md section 4).

use isa::ClusterConfig;

use super::turn::{serve, CoreTurn};
use crate::kit::prelude::*;
use crate::ports::{InstructionRequest, InstructionResponse};
use crate::units::parts::fifo::{Fifo, Shows};

/// What a queue of the interconnect shows of itself.
pub(super) fn shows(config: &ClusterConfig) -> Shows {
    match config.core.trace {
        true => Shows::Count,
        false => Shows::Nothing,
    }
}

/// Bits of the number of a core in a queue: none where one core is alone.
pub(super) fn queued_core_bits(config: &ClusterConfig) -> u32 {
    match config.cores {
        1 => 0,
        _ => config.core_bits(),
    }
}

hardware! {
    /// Serves the cores' fetches in turn, and gives each core its answers.
    pub struct FetchPort(
        config: &ClusterConfig,
        /// Entries of a queue, a power of two.
        queue_entries: u32,
    ) {
        let cores = config.cores;
        let trace = config.core.trace;

        /// From cores: a fetch is asked for, one bit a core.
        pub valid: In(cores),
        /// From cores: number of the word in RAM.
        pub word: [In(config.core.ram_word_bits()); cores],
        /// To cores: the fetch is taken.
        pub taken: Out(cores),
        /// To cores: the oldest fetch is answered.
        pub answered: Out(cores),
        /// To memory: a fetch.
        pub request: InstructionRequest<Out>(&config.core),
        /// From memory: the answer to the oldest fetch.
        pub response: InstructionResponse<In>(&config.core),
        /// From the shared cache: no store waits there that was taken before the fetch.
        pub may_go: In(1) if (config.shared_cache.is_some()),
        /// To the shared cache: a fetch is asked for.
        pub is_asked: Out(1) if (config.shared_cache.is_some()),
        /// To the shared cache: it is taken.
        pub fires: Out(1) if (config.shared_cache.is_some()),
        /// To the lock step: whose turn it is.
        pub trace_turn: Out(config.core_bits()) if (trace),
        /// To the lock step: fetches under way.
        pub trace_count: Out(index_width(queue_entries + 1)) if (trace),

        core_turn: CoreTurn(cores, trace) if (cores > 1),
        /// The cores that have fetches under way, the oldest fetch first.
        under_way: Fifo(queue_entries, queued_core_bits(config), shows(config)),
        _cores: u32 = cores,
    }
}

impl Describe for FetchPort {
    fn kernel(&self, k: &mut Kernel) {
        let (request, response, queue) = (&self.request, &self.response, &self.under_way);
        k.comment("fetches: C4.1, C4.2");
        let room = replicate(self._cores, !queue.full.val());
        wire!(k, asks = self.valid.val() & room);
        let (is_asked, ready) = match self.may_go.is_present() {
            true => {
                k.comment("a fetch that may not go waits as if the memory were not ready: C12.5");
                k.drive(&self.is_asked, asks.any());
                wire!(k, goes = asks.any() & &self.may_go);
                let ready = k.wire("is_ready", request.ready.val() & &self.may_go);
                (goes, ready)
            }
            false => (asks.any(), request.ready.val()),
        };
        let served = serve(k, &self.core_turn, &asks, &ready);
        k.drive(&request.valid, &is_asked);
        let words: Vec<Expr> = self.word.iter().map(RSignal::val).collect();
        k.drive(&request.word, served.choose(&words));
        k.drive(&self.taken, &served.cores & replicate(self._cores, &ready));
        let fires = is_asked & &request.ready;
        let fires = match self.fires.is_present() {
            true => k.wire("fetch_fires", fires),
            false => fires,
        };
        k.drive(&queue.push, &fires);
        k.drive(&self.fires, fires);
        k.drive(&queue.push_data, served.number);

        k.comment("answers: C4.2");
        k.drive(&response.ready, high());
        k.drive(&queue.pop, &response.valid);
        let oldest = match queue.head.is_present() {
            true => k.decode("core_of_oldest", &queue.head, self._cores),
            false => high(),
        };
        let valid = replicate(self._cores, &response.valid);
        k.drive(&self.answered, oldest & valid);
        k.ignore(
            "the memory answers nothing that was not asked for, and cores take the word from the port",
            vec![queue.empty.val(), response.data.val()],
        );
        k.drive(&self.trace_turn, &self.core_turn.trace_turn);
        k.drive(&self.trace_count, &queue.held);
    }
}
