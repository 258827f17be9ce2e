//! What is recorded of the interconnect between the cores (docs/cluster.md sections 7 and 12).

use std::fmt;

use super::{ClusterConfig, QUEUE_ENTRIES};
use crate::DataCacheField;

/// One value of the interconnect's record (docs/cluster.md section 7), all as they are at the start of the cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InterconnectSlot {
    /// The core that is asked first for a fetch.
    InstructionTurn,
    /// Fetches under way.
    InstructionCount,
    /// The core that is asked first for a byte for the console.
    ConsoleTurn,
    /// The core that is asked first for an access of a bank.
    BankTurn(u32),
    /// A bank is locked.
    BankLocked(u32),
    /// The core that has locked the bank; 0 while it is not locked.
    BankLockCore(u32),
    /// Loads under way in a bank.
    BankCount(u32),
    /// Loads of a core that are under way.
    CoreCount(u32),
    /// A barrier between cores opens.
    BarrierOpen(u32),
    /// The fetch at the instruction port waits, and the bank's lookup holds no store that is older (C12.5).
    BankPassed(u32),
    /// The bank's part of the shared cache.
    BankCache(u32, DataCacheField),
}

impl InterconnectSlot {
    /// All of a cluster, in the order of its record.
    pub fn all(config: &ClusterConfig) -> Vec<InterconnectSlot> {
        use InterconnectSlot as Slot;
        let mut slots = vec![Slot::InstructionTurn, Slot::InstructionCount, Slot::ConsoleTurn];
        for bank in 0..config.banks {
            slots.push(Slot::BankTurn(bank));
            slots.push(Slot::BankLocked(bank));
            slots.push(Slot::BankLockCore(bank));
            slots.push(Slot::BankCount(bank));
        }
        slots.extend((0..config.cores).map(Slot::CoreCount));
        slots.extend((0..config.core.cluster_barriers()).map(Slot::BarrierOpen));
        if config.shared_cache.is_some() {
            for bank in 0..config.banks {
                slots.push(Slot::BankPassed(bank));
                let fields = DataCacheField::ALL.iter();
                slots.extend(fields.map(|&field| Slot::BankCache(bank, field)));
            }
        }
        slots
    }

    /// Its width, in bits.
    pub fn bits(self, config: &ClusterConfig) -> u32 {
        match self {
            InterconnectSlot::BankCache(_, field) => field.info().width.bits(&config.core_of_bank()),
            InterconnectSlot::InstructionTurn
            | InterconnectSlot::ConsoleTurn
            | InterconnectSlot::BankTurn(_)
            | InterconnectSlot::BankLockCore(_) => config.core_bits(),
            InterconnectSlot::BankLocked(_) | InterconnectSlot::BarrierOpen(_) | InterconnectSlot::BankPassed(_) => 1,
            InterconnectSlot::InstructionCount | InterconnectSlot::BankCount(_) | InterconnectSlot::CoreCount(_) => {
                QUEUE_ENTRIES.ilog2() + 1
            }
        }
    }

    /// The name, as the hardware's trace ports and waveforms spell it: `bank_turn_3`.
    pub fn signal_name(self) -> String {
        match self {
            InterconnectSlot::InstructionTurn => "instruction_turn".to_owned(),
            InterconnectSlot::InstructionCount => "instruction_count".to_owned(),
            InterconnectSlot::ConsoleTurn => "console_turn".to_owned(),
            InterconnectSlot::BankTurn(bank) => format!("bank_turn_{bank}"),
            InterconnectSlot::BankLocked(bank) => format!("bank_locked_{bank}"),
            InterconnectSlot::BankLockCore(bank) => format!("bank_lock_core_{bank}"),
            InterconnectSlot::BankCount(bank) => format!("bank_count_{bank}"),
            InterconnectSlot::CoreCount(core) => format!("core_count_{core}"),
            InterconnectSlot::BarrierOpen(barrier) => format!("cluster_barrier_open_{barrier}"),
            InterconnectSlot::BankPassed(bank) => format!("bank_passed_{bank}"),
            InterconnectSlot::BankCache(bank, field) => {
                // `data_lookup_valid` of the cache of a core is `bank_lookup_valid_3` here.
                let name = field.info().name.trim_start_matches("data_");
                format!("bank_{name}_{bank}")
            }
        }
    }
}

impl fmt::Display for InterconnectSlot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.signal_name())
    }
}

/// What is recorded of the interconnect in a cycle: a value for each of [`InterconnectSlot::all`], in that order.
pub type InterconnectRecord = Vec<u64>;
