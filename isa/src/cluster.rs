//! Several cores of one configuration on one memory (docs/cluster.md): their shape, and what is recorded of the
//! interconnect between them.
//!
//! The ports of a cluster are slices of [`crate::ports::PortInputs`] and [`crate::ports::PortOutputs`] with one element a
//! bank: its data port is the bank's, with the number of a line within the bank. The fetches, the console, `done` and
//! what the host says stand in element 0; in the other elements they mean nothing.

use std::fmt;

use thiserror::Error;

use crate::config::{ConfigError, DataCacheConfig};
use crate::{CoreConfig, DataCacheField};

/// The most cores of a cluster.
pub const CORES_MAX: u32 = 16;
/// The most banks of a cluster's memory.
pub const BANKS_MAX: u32 = 16;
/// Accesses under way that a queue of the interconnect holds.
pub const QUEUE_ENTRIES: u32 = 16;
/// The most barriers between cores.
pub const CLUSTER_BARRIERS_MAX: u32 = 8;
/// Width of the number of cores that are to meet at a barrier between cores, up to [`CORES_MAX`].
pub const CLUSTER_BARRIER_BITS: u32 = CORES_MAX.ilog2() + 1;

/// The most lines of a bank's part of the shared cache: each has a valid bit, which reset clears.
const SHARED_LINES_MAX: u64 = 1024;

/// The shape of a cluster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClusterConfig {
    /// Each of the cores; `several_cores` is set.
    pub core: CoreConfig,
    /// How many cores, 1..=[`CORES_MAX`].
    pub cores: u32,
    /// Banks of the memory, a power of two, 1..=[`BANKS_MAX`]; line l is in bank l mod `banks`.
    pub banks: u32,
    /// The shared cache, if there is one (docs/cluster.md section 12).
    pub shared_cache: Option<SharedCacheConfig>,
}

/// The cache that the cores share: a part of it stands before each bank, and all parts are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SharedCacheConfig {
    /// Bytes of a bank's part, a power of two below the bank's.
    pub bank_bytes: u64,
    /// Ways: 1, 2 or 4.
    pub ways: u32,
}

/// Why a cluster is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ClusterError {
    /// The core itself is not legal.
    #[error(transparent)]
    Core(#[from] ConfigError),
    /// A number is outside its range.
    #[error("a cluster of {value} {what} is not possible: {allowed}")]
    OutOfRange {
        /// Cores or banks.
        what: &'static str,
        /// What was given.
        value: u32,
        /// What is possible, and why.
        allowed: String,
    },
    /// An option of the core that has no meaning among several.
    #[error("{option} is not possible in a cluster: {reason}; leave it out")]
    Option {
        /// The option's name.
        option: &'static str,
        /// Why.
        reason: &'static str,
    },
    /// The shared cache is not possible.
    #[error(
        "a shared cache of {bank_bytes} bytes a bank and {ways} ways is not possible: {reason}"
    )]
    SharedCache {
        /// Bytes a bank.
        bank_bytes: u64,
        /// Ways.
        ways: u32,
        /// Why, and what is possible.
        reason: String,
    },
}

impl ClusterConfig {
    /// A cluster of such cores; `several_cores` of each is set.
    ///
    /// # Errors
    /// When there is no such cluster.
    pub fn new(core: CoreConfig, cores: u32, banks: u32) -> Result<Self, ClusterError> {
        let out_of_range = |what, value, allowed| ClusterError::OutOfRange {
            what,
            value,
            allowed,
        };
        if !(1..=CORES_MAX).contains(&cores) {
            let allowed = format!("1 to {CORES_MAX}");
            return Err(out_of_range("cores", cores, allowed));
        }
        if !banks.is_power_of_two() || banks > BANKS_MAX {
            let allowed = format!("a power of two from 1 to {BANKS_MAX}");
            return Err(out_of_range("banks", banks, allowed));
        }
        let lines = core.ram_bytes / u64::from(core.line_bytes());
        if u64::from(banks) > lines {
            let allowed = format!("the RAM has {lines} lines, and each bank needs one");
            return Err(out_of_range("banks", banks, allowed));
        }
        if core.bus_errors {
            return Err(ClusterError::Option {
                option: "bus_errors",
                reason: "the banks are memory in which no access fails",
            });
        }
        let core = CoreConfig {
            several_cores: true,
            ..core
        };
        Ok(ClusterConfig {
            core,
            cores,
            banks,
            shared_cache: None,
        })
    }

    /// The cluster with this shared cache, or without one.
    ///
    /// # Errors
    /// [`ClusterError::SharedCache`].
    pub fn with_shared_cache(self, cache: Option<SharedCacheConfig>) -> Result<Self, ClusterError> {
        if let Some(SharedCacheConfig { bank_bytes, ways }) = cache {
            let why_not = self.why_no_shared_cache(bank_bytes, ways);
            if let Some(reason) = why_not {
                return Err(ClusterError::SharedCache {
                    bank_bytes,
                    ways,
                    reason,
                });
            }
        }
        Ok(ClusterConfig {
            shared_cache: cache,
            ..self
        })
    }

    fn why_no_shared_cache(&self, bank_bytes: u64, ways: u32) -> Option<String> {
        if !matches!(ways, 1 | 2 | 4) {
            return Some("it has 1, 2 or 4 ways".to_owned());
        }
        let line_bytes = u64::from(self.core.line_bytes());
        let least = 2 * u64::from(ways) * line_bytes;
        let most = (self.bank_bytes() / 2).min(SHARED_LINES_MAX * line_bytes);
        if least > most {
            let bank = self.bank_bytes();
            return Some(format!(
                "the banks of {bank} bytes are too small for it; take fewer banks or a larger ram_bytes"
            ));
        }
        if !bank_bytes.is_power_of_two() || !(least..=most).contains(&bank_bytes) {
            return Some(format!(
                "a bank's part is a power of two in {least}..={most}: at least two lines a way, at most {SHARED_LINES_MAX} \
                 lines, and less than the bank"
            ));
        }
        if self.core.instruction_cache.is_none() {
            return Some(
                "the cores need instruction caches of their own; give instruction_cache_bytes"
                    .to_owned(),
            );
        }
        let window = self.core.data_cache.and_then(|cache| cache.uncached);
        let least_window = u64::from(self.banks) * line_bytes;
        if let Some(window) = window.filter(|window| window.bytes < least_window) {
            return Some(format!(
                "the uncached window has {} bytes, less than a line of each bank; give uncached_bytes = {least_window}",
                window.bytes
            ));
        }
        None
    }

    /// Bytes of a bank.
    pub const fn bank_bytes(&self) -> u64 {
        self.core.ram_bytes / self.banks as u64
    }

    /// A bank as a core would see it that has it alone: its RAM is the bank, its data cache the bank's part of the shared
    /// cache, which holds [`QUEUE_ENTRIES`] answers under way. The uncached window is that of the cores, as far as it lies
    /// in the bank.
    pub fn core_of_bank(&self) -> CoreConfig {
        let banks = u64::from(self.banks);
        let window = self.core.data_cache.and_then(|cache| cache.uncached);
        let data_cache = self.shared_cache.map(|cache| DataCacheConfig {
            bytes: cache.bank_bytes,
            ways: cache.ways,
            uncached: window.map(|window| window.of_bank(banks)),
        });
        CoreConfig {
            ram_bytes: self.bank_bytes(),
            data_outstanding: QUEUE_ENTRIES,
            bus_errors: false,
            data_cache,
            ..self.core
        }
    }

    /// Banks that serve so many cores well: twice as many as cores, as far as there are lines.
    pub fn usual_banks(core: &CoreConfig, cores: u32) -> u32 {
        let lines = core.ram_bytes / u64::from(core.line_bytes());
        let wanted = (2 * cores.max(1)).next_power_of_two().min(BANKS_MAX);
        match cores {
            0 | 1 => 1,
            _ => wanted.min(u32::try_from(lines).unwrap_or(BANKS_MAX).max(1)),
        }
    }

    /// Width of a core's number, in bits, at least 1.
    pub const fn core_bits(&self) -> u32 {
        index_bits(self.cores)
    }

    /// Width of a bank's number, in bits; 0 with one bank.
    pub const fn bank_bits(&self) -> u32 {
        self.banks.trailing_zeros()
    }

    /// Width of the number of a line within its bank, in bits, at least 1.
    pub const fn bank_line_bits(&self) -> u32 {
        let bits = self.core.ram_line_bits().saturating_sub(self.bank_bits());
        if bits == 0 {
            1
        } else {
            bits
        }
    }
}

const fn index_bits(count: u32) -> u32 {
    if count <= 2 {
        1
    } else {
        u32::BITS - (count - 1).leading_zeros()
    }
}

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
        let mut slots = vec![
            Slot::InstructionTurn,
            Slot::InstructionCount,
            Slot::ConsoleTurn,
        ];
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
            InterconnectSlot::BankCache(_, field) => {
                field.info().width.bits(&config.core_of_bank())
            }
            InterconnectSlot::InstructionTurn
            | InterconnectSlot::ConsoleTurn
            | InterconnectSlot::BankTurn(_)
            | InterconnectSlot::BankLockCore(_) => config.core_bits(),
            InterconnectSlot::BankLocked(_)
            | InterconnectSlot::BarrierOpen(_)
            | InterconnectSlot::BankPassed(_) => 1,
            InterconnectSlot::InstructionCount
            | InterconnectSlot::BankCount(_)
            | InterconnectSlot::CoreCount(_) => QUEUE_ENTRIES.ilog2() + 1,
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

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(cores: u32, banks: u32) -> Result<ClusterConfig, String> {
        ClusterConfig::new(CoreConfig::default(), cores, banks).map_err(|error| error.to_string())
    }

    /// Rules: C1.1, C1.2.
    #[test]
    fn cores_and_banks_have_their_ranges() {
        assert!(shape(1, 1).is_ok() && shape(16, 16).is_ok() && shape(3, 4).is_ok());
        assert_eq!(
            shape(0, 1).unwrap_err(),
            "a cluster of 0 cores is not possible: 1 to 16"
        );
        assert!(shape(17, 1).is_err() && shape(2, 0).is_err() && shape(2, 32).is_err());
        assert_eq!(
            shape(2, 3).unwrap_err(),
            "a cluster of 3 banks is not possible: a power of two from 1 to 16"
        );
        let bus_errors = CoreConfig {
            bus_errors: true,
            ..CoreConfig::default()
        };
        let refused = ClusterConfig::new(bus_errors, 2, 2).unwrap_err();
        assert!(refused
            .to_string()
            .starts_with("bus_errors is not possible"));
        assert!(shape(2, 2).is_ok_and(|config| config.core.several_cores));
    }

    fn cached(options: &str, banks: u32, cache: (u64, u32)) -> Result<ClusterConfig, String> {
        let core = CoreConfig::from_toml(&format!("ram_bytes = 4096\nline_words = 4\n{options}"));
        let (bank_bytes, ways) = cache;
        let cache = SharedCacheConfig { bank_bytes, ways };
        let cluster = ClusterConfig::new(core.expect("a core"), 2, banks).expect("a cluster");
        let cluster = cluster.with_shared_cache(Some(cache));
        cluster.map_err(|error| error.to_string())
    }

    /// Rules: C12.1, C12.3, C12.4.
    #[test]
    fn a_shared_cache_has_a_part_a_bank() {
        let options = "instruction_cache_bytes = 64";
        let config = cached(options, 4, (128, 2)).unwrap();
        let bank = config.core_of_bank();
        let part = bank.data_cache.unwrap();
        assert_eq!((bank.ram_bytes, bank.data_outstanding), (1024, 16));
        assert_eq!((part.sets(&bank), part.ways, part.uncached), (4, 2, None));
        assert_eq!(bank.ram_line_bits(), config.bank_line_bits());
        let with_window = format!(
            "{options}\ndata_cache_bytes = 64\nuncached_start = 2048\nuncached_bytes = 128"
        );
        let bank = cached(&with_window, 4, (32, 1)).unwrap().core_of_bank();
        let window = bank.data_cache.unwrap().uncached.unwrap();
        assert_eq!((window.start, window.bytes), (512, 32));
        let slots = InterconnectSlot::all(&config);
        let line = InterconnectSlot::BankCache(3, DataCacheField::LookupLine);
        assert!(slots.contains(&line) && slots.contains(&InterconnectSlot::BankPassed(0)));
        assert_eq!(
            (line.to_string(), line.bits(&config)),
            ("bank_lookup_line_3".to_owned(), 6)
        );
    }

    /// Rules: C12.1, C12.3.
    #[test]
    fn shared_caches_that_are_not_possible_say_what_is() {
        let told = |options: &str, banks, cache| cached(options, banks, cache).unwrap_err();
        let with_cache = "instruction_cache_bytes = 64";
        for (options, banks, cache, reason) in [
            (with_cache, 4, (128, 3), "it has 1, 2 or 4 ways"),
            (
                with_cache,
                4,
                (96, 1),
                "a bank's part is a power of two in 32..=512",
            ),
            (with_cache, 4, (1024, 1), "less than the bank"),
            (
                with_cache,
                16,
                (512, 4),
                "a bank's part is a power of two in 128..=128",
            ),
            ("", 4, (128, 1), "give instruction_cache_bytes"),
        ] {
            let error = told(options, banks, cache);
            assert!(error.contains(reason), "{error}");
        }
        let narrow = format!("{with_cache}\ndata_cache_bytes = 64\nuncached_bytes = 32");
        let error = told(&narrow, 4, (128, 1));
        assert!(error.contains("give uncached_bytes = 64"), "{error}");
    }

    #[test]
    fn widths_of_small_and_large_clusters() {
        let one = shape(1, 1).unwrap();
        assert_eq!((one.core_bits(), one.bank_bits()), (1, 0));
        assert_eq!(one.bank_line_bits(), one.core.ram_line_bits());
        let five = shape(5, 8).unwrap();
        assert_eq!((five.core_bits(), five.bank_bits()), (3, 3));
        assert_eq!(five.bank_line_bits() + 3, five.core.ram_line_bits());
        assert_eq!(InterconnectSlot::all(&five).len(), 3 + 4 * 8 + 5 + 4);
        assert_eq!(ClusterConfig::usual_banks(&five.core, 5), 16);
        assert_eq!(ClusterConfig::usual_banks(&five.core, 1), 1);
    }
}
