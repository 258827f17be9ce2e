//! Several cores of one configuration on one memory (docs/cluster.md): their shape, and what is recorded of the
//! interconnect between them.
//!
//! The ports of a cluster are slices of [`crate::ports::PortInputs`] and [`crate::ports::PortOutputs`] with one element
//! a bank: its data port is the bank's, with the number of a line within the bank. The fetches, the console, `done` and
//! the host's signals are in element 0; in the other elements they mean nothing.

mod interconnect;
mod shared_cache;
mod system;

use thiserror::Error;

use crate::config::ConfigError;
use crate::CoreConfig;

pub use interconnect::{InterconnectRecord, InterconnectSlot};
pub use shared_cache::SharedCacheConfig;
pub use system::{ClusterShape, SystemConfig};

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
    #[error("a shared cache of {bank_bytes} bytes a bank and {ways} ways is not possible: {reason}")]
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
        let out_of_range = |what, value, allowed| ClusterError::OutOfRange { what, value, allowed };
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
        let core = CoreConfig { several_cores: true, ..core };
        Ok(ClusterConfig { core, cores, banks, shared_cache: None })
    }

    /// What it has beside its cores.
    pub const fn shape(&self) -> ClusterShape {
        ClusterShape { cores: self.cores, banks: self.banks, shared_cache: self.shared_cache }
    }

    /// Bytes of a bank.
    pub const fn bank_bytes(&self) -> u64 {
        self.core.ram_bytes / self.banks as u64
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
        assert_eq!(shape(0, 1).unwrap_err(), "a cluster of 0 cores is not possible: 1 to 16");
        assert!(shape(17, 1).is_err() && shape(2, 0).is_err() && shape(2, 32).is_err());
        assert_eq!(shape(2, 3).unwrap_err(), "a cluster of 3 banks is not possible: a power of two from 1 to 16");
        let bus_errors = CoreConfig { bus_errors: true, ..CoreConfig::default() };
        let refused = ClusterConfig::new(bus_errors, 2, 2).unwrap_err();
        assert!(refused.to_string().starts_with("bus_errors is not possible"));
        assert!(shape(2, 2).is_ok_and(|config| config.core.several_cores));
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
