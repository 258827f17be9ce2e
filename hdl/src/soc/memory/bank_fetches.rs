//! Fetches of several cores from the banks of their RAM: line l is in bank l mod the number of banks.
//!
//! Each bank answers a fetch after the same number of cycles, and there is one fetch a cycle. So the banks' answers
//! come in the order of the fetches, one at a time.

use isa::ClusterConfig;

use super::LineShape;
use crate::bundle_block;
use crate::kit::prelude::*;
use crate::ports::{InstructionRequest, InstructionResponse};

/// The port for fetches from a bank.
#[derive(Debug)]
pub struct BankFetchPort {
    /// A fetch; the word's number is that within the bank.
    pub request: InstructionRequest<Out>,
    /// The answer to the bank's oldest fetch.
    pub response: InstructionResponse<In>,
}

bundle_block!([] [BankFetchPort] [] { request, response });

impl BankFetchPort {
    fn new(config: &ClusterConfig) -> BankFetchPort {
        let bank = config.core_of_bank();
        BankFetchPort { request: InstructionRequest::new(&bank), response: InstructionResponse::new(&bank) }
    }
}

hardware! {
    /// Hands each fetch to its bank, and the banks' answers on. The banks take every fetch, and all need the same time.
    pub struct BankFetches(config: &ClusterConfig) {
        /// From the cores: a fetch.
        pub request: InstructionRequest<In>(&config.core),
        /// To the cores: the answer to the oldest fetch.
        pub response: InstructionResponse<Out>(&config.core),
        /// The banks.
        pub bank: Numbered<BankFetchPort> = Numbered::new(config.banks, |_| BankFetchPort::new(config)),
        _config: ClusterConfig = *config,
    }
}

impl Describe for BankFetches {
    fn kernel(&self, k: &mut Kernel) {
        let (banks, bank_bits) = (self._config.banks, self._config.bank_bits());
        let place_bits = LineShape::new(&self._config.core).place_bits();
        let word = self.request.word.val();
        k.comment("fetches: S5.2.2");
        let wanted = match bank_bits {
            0 => high(),
            _ => k.decode("bank_wanted", word.bits(place_bits, bank_bits), banks),
        };
        let below = place_bits + bank_bits;
        let line = word.bits(below, word.width() - below);
        let place = (place_bits > 0).then(|| word.bits(0, place_bits));
        let in_bank = pack(place.into_iter().chain([line]));
        for (bank, wanted) in self.bank.iter().zip(wanted.each_bit()) {
            k.drive(&bank.request.valid, self.request.valid.val() & wanted);
            k.drive(&bank.request.word, &in_bank);
            k.drive(&bank.response.ready, &self.response.ready);
        }
        let ready = pack(self.bank.iter().map(|bank| bank.request.ready.val()));
        k.drive(&self.request.ready, (wanted & ready).any());

        k.comment("answers, of one bank at a time: S5.2.2");
        let valid = pack(self.bank.iter().map(|bank| bank.response.valid.val()));
        let words = self.bank.iter().map(|bank| bank.response.data.val());
        let words: Vec<Expr> = words.collect();
        let data = match words.as_slice() {
            [only] => only.clone(),
            words => one_hot_select(&valid.each_bit(), words),
        };
        k.drive(&self.response.valid, valid.any());
        k.drive(&self.response.data, data);
    }
}
