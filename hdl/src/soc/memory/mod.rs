//! The RAM of the system, as the core and the loader see it.
//!
//! Each kind has the core's own ports (docs/pipeline.md section 3), turned round; the console's word goes another way
//! before.

mod bank_fetches;
mod bus;
mod dual_port;
mod fetch_guard;
mod registered_dual_port;
mod shared_port;
mod single_port;

pub use bank_fetches::{BankFetchPort, BankFetches};
pub use bus::{
    AxiMaster, AxiPort, BusKind, BusLock, BusMaster, BusPort, BusShape, Transfer, Transfers, WishboneMaster,
    WishbonePort,
};
pub use dual_port::DualPortMemory;
pub use fetch_guard::FetchGuard;
pub use registered_dual_port::RegisteredDualPortMemory;
pub use shared_port::{MemoryAccess, SharedPort};
pub use single_port::SinglePortMemory;

use isa::CoreConfig;

use crate::bundle_block;
use crate::kit::prelude::*;
use crate::ports::{DataRequest, DataResponse, InstructionRequest, InstructionResponse};

/// A memory's end of the core's two ports, and one signal more. Its requests are never for the console.
#[derive(Debug)]
pub struct MemoryPort {
    /// A fetch.
    pub instruction_request: InstructionRequest<In>,
    /// The answer to the oldest fetch.
    pub instruction_response: InstructionResponse<Out>,
    /// A store or load.
    pub data_request: DataRequest<In>,
    /// The answer to the oldest load.
    pub data_response: DataResponse<Out>,
    /// A load is taken and its answer is not.
    pub load_pending: RSignal<Out>,
}

bundle_block!([] [MemoryPort] [] {
    instruction_request,
    instruction_response,
    data_request,
    data_response,
    #[doc = "A load is taken and its answer is not."]
    load_pending
});

impl MemoryPort {
    /// The port of the configured core's memory.
    pub fn new(config: &CoreConfig) -> MemoryPort {
        MemoryPort {
            instruction_request: InstructionRequest::new(config),
            instruction_response: InstructionResponse::new(config),
            data_request: DataRequest::new(config),
            data_response: DataResponse::new(config),
            load_pending: RSignal::new(1),
        }
    }

    /// Leaves everything to a part.
    fn hand_on(&self, k: &mut Kernel, part: &MemoryPort) {
        k.join(&part.instruction_request, &self.instruction_request);
        k.join(&self.instruction_response, &part.instruction_response);
        k.join(&part.data_request, &self.data_request);
        k.join(&self.data_response, &part.data_response);
        k.drive(&self.load_pending, &part.load_pending);
    }

    /// States what memory of the system's own does not look at.
    fn ignore_rest(&self, k: &mut Kernel) {
        self.ignore_console(k);
        self.ignore_lock(k);
    }

    /// States what no memory looks at.
    fn ignore_console(&self, k: &mut Kernel) {
        k.ignore(
            "answers to fetches are always taken, and requests are never for the console",
            vec![self.instruction_response.ready.val(), self.data_request.console.val()],
        );
    }

    /// States that exchanges are atomic by themselves.
    fn ignore_lock(&self, k: &mut Kernel) {
        let lock = vec![self.data_request.lock.val()];
        k.ignore("no other master stores here", lock);
    }
}

/// How a word's number divides into its line's and its place in the line.
#[derive(Clone, Copy, Debug)]
pub(super) struct LineShape {
    line_words: u32,
    word_bits: u32,
}

impl LineShape {
    pub(super) fn new(config: &CoreConfig) -> LineShape {
        LineShape { line_words: config.line_words, word_bits: config.arch.word_bits() }
    }

    /// Bits of a word's place in its line; 0 when a line is a word.
    pub(super) fn place_bits(&self) -> u32 {
        self.line_words.trailing_zeros()
    }

    /// The number of the line that holds the word of this number.
    pub(super) fn line_of(&self, word: &Expr) -> Expr {
        word.bits(self.place_bits(), word.width() - self.place_bits())
    }

    /// Keeps the place of the word asked for.
    pub(super) fn keep_place(&self, k: &mut Kernel, place: &RDff, when: &Expr, word: &Expr) {
        k.update_when(place, when, word.bits(0, self.place_bits()));
    }

    /// The word of a line at the place kept.
    pub(super) fn word_at(&self, k: &mut Kernel, place: &RDff, line: &Expr) -> Expr {
        let words = (0..self.line_words).map(|word| line.bits(word * self.word_bits, self.word_bits));
        let words: Vec<Expr> = words.collect();
        match place.is_present() {
            true => k.pick("word_picked", &words, place),
            false => line.clone(),
        }
    }
}
