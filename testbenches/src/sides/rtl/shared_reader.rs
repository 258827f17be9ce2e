//! From the bytes that a cycle of a cluster leaves behind to the values that its cores share.

use super::qualifiers::Qualifiers;
use super::reader::enabled_only;
use crate::bridge::{BridgeError, Copied, Gather, Model};
use crate::cluster::{BankField, SharedLayout, SharedSlot};
use crate::sides::View;

/// The words that a bank is to store.
#[derive(Clone)]
struct BankWords {
    valid: usize,
    write: usize,
    enable: usize,
    data: Copied,
    /// The slot of word 0.
    first: usize,
}

/// Reads what the cores share.
#[derive(Clone)]
pub(super) struct SharedReader {
    ports: Gather,
    qualifiers: Qualifiers,
    banks: Vec<BankWords>,
    line_words: u32,
    word_bits: u32,
    word_bytes: u32,
}

impl SharedReader {
    /// A reader for a cluster with this layout of the values in a record, looked into as far as `view` says.
    pub(super) fn new(model: &Model, layout: &SharedLayout, view: View) -> Result<Self, BridgeError> {
        let config = layout.config();
        let (mut ports, mut qualifiers) = (Gather::default(), Qualifiers::default());
        let shown = layout.slots().iter().enumerate().filter(|(_, slot)| view.shows(slot.source()));
        for (number, &slot) in shown {
            let name = layout.name(slot);
            let name = match slot {
                SharedSlot::Interconnect(_) => format!("trace_{name}"),
                SharedSlot::Once(_) | SharedSlot::Bank(..) => name,
                SharedSlot::Word(..) => continue,
            };
            ports.add(number, model.copied_port(&name)?);
            if let Some(qualifier) = layout.qualifier(slot) {
                qualifiers.add(number, layout.index(qualifier));
            }
        }
        let bank = |bank: u32| {
            let field = |field| layout.index(SharedSlot::Bank(field, bank));
            Ok(BankWords {
                valid: field(BankField::RequestValid),
                write: field(BankField::RequestWrite),
                enable: field(BankField::RequestByteEnable),
                data: model.copied_port(&format!("bank{bank}_request_data"))?,
                first: layout.index(SharedSlot::Word(bank, 0)),
            })
        };
        Ok(SharedReader {
            ports,
            qualifiers,
            banks: (0..config.banks).map(bank).collect::<Result<_, BridgeError>>()?,
            line_words: config.core.line_words,
            word_bits: config.core.arch.word_bits(),
            word_bytes: config.core.arch.word_bytes(),
        })
    }

    #[inline]
    pub(super) fn read(&self, sample: &[u8], shared: &mut [u64]) {
        self.ports.read(sample, shared);
        self.qualifiers.apply(shared);
        for bank in &self.banks {
            let stores = shared[bank.valid] & shared[bank.write] != 0;
            let enable = shared[bank.enable];
            for word in 0..self.line_words {
                let value = if stores {
                    let low_bit = word * self.word_bits;
                    let value = bank.data.bits(sample, low_bit, self.word_bits);
                    enabled_only(value, (enable >> (word * self.word_bytes)) as u8)
                } else {
                    0
                };
                shared[bank.first + word as usize] = value;
            }
        }
    }
}
