//! What a system is built from, and whether it can be.

use isa::{ClusterConfig, ClusterError, ClusterShape, CoreConfig};
use thiserror::Error;

use super::memory::{BusKind, BusShape};
use crate::kit::BuildErrors;

/// Clock cycles that a bit on the UART must have: the receiver samples in the middle of a bit, and sees an edge up to a
/// cycle late.
pub const BIT_CLOCKS_MIN: u32 = 8;
/// A bit on the UART takes a whole number of clock cycles; this is how far that may take the bit rate off, in percent.
pub const BAUD_ERROR_MAX_PERCENT: u32 = 2;
/// Clock cycles in the longest bit: the bit clock has at most 24 bits.
const BIT_CLOCKS_MAX: u32 = 1 << 24;

/// Where the system's RAM is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SocMemory {
    /// In block RAM with a port for fetches and one for data: ECP5, Gowin, Xilinx. On a device whose block RAM has one
    /// read port it takes two copies.
    DualPort,
    /// As `DualPort`, with registers before both ports and behind the one for data: fetches take 2 cycles, loads 3. For
    /// RAM that is spread over a large device.
    RegisteredDualPort,
    /// In block RAM with one port, shared: data first, a fetch waits. Half the block RAM of `DualPort` on iCE40.
    SinglePort,
    /// Outside, shared like `SinglePort`: synchronous RAM at the ports `memory_*`.
    External,
    /// Outside, behind a bus: the ports `wishbone_*` or `m_axi_*`.
    Bus(BusKind),
}

impl SocMemory {
    /// Those that are no buses.
    pub const WITHOUT_BUS: [SocMemory; 4] =
        [SocMemory::DualPort, SocMemory::RegisteredDualPort, SocMemory::SinglePort, SocMemory::External];

    /// Whether several cores have it in banks, each with a port for fetches and one for data. The others are one bank.
    pub const fn has_banks(self) -> bool {
        match self {
            SocMemory::DualPort | SocMemory::RegisteredDualPort => true,
            SocMemory::SinglePort | SocMemory::External | SocMemory::Bus(_) => false,
        }
    }

    /// Its name, as boards and the command line have it.
    pub const fn name(self) -> &'static str {
        match self {
            SocMemory::DualPort => "dual-port",
            SocMemory::RegisteredDualPort => "registered-dual-port",
            SocMemory::SinglePort => "single-port",
            SocMemory::External => "external",
            SocMemory::Bus(_) => "a bus",
        }
    }
}

/// A system to be emitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SocConfig {
    /// The core, or each of the cores; its `ram_bytes` is the RAM of the system. Its trace ports are left out.
    pub core: CoreConfig,
    /// How many cores there are, and how many banks; `None`: one core, whose RAM is one.
    pub several: Option<ClusterShape>,
    /// Number of the core, which hwid with key 4 reads; 0 where there are several, which have numbers of their own.
    pub core_number: u32,
    /// Frequency of the clock, in Hz.
    pub clock_hz: u32,
    /// Bits a second on the UART.
    pub baud: u32,
    /// Where the RAM is.
    pub memory: SocMemory,
    /// Data bits of the bus that it is behind; `None`: as docs/soc.md says of that bus.
    pub bus_bits: Option<u32>,
    /// No other master of the bus stores to the RAM, so that exchanges are atomic without a lock.
    pub sole_master: bool,
    /// Whether images can be loaded over the UART.
    pub loader: bool,
}

/// Why a system is not emitted.
#[derive(Clone, Debug, Error)]
pub enum SocError {
    /// A bit on the UART would be too short or too long for the clock.
    #[error(
        "a bit at {baud} baud is not {BIT_CLOCKS_MIN} to {BIT_CLOCKS_MAX} cycles of a clock of {clock_hz} Hz, as the UART needs; \
         choose a baud rate between {} and {}", clock_hz.div_ceil(BIT_CLOCKS_MAX), clock_hz / BIT_CLOCKS_MIN
    )]
    BitLength {
        /// Frequency of the clock.
        clock_hz: u32,
        /// Bit rate asked for.
        baud: u32,
    },
    /// No whole number of clock cycles comes close enough to the bit rate.
    #[error(
        "{baud} baud cannot be had from a clock of {clock_hz} Hz: with {clocks} cycles a bit it is {actual} baud, more than \
         {BAUD_ERROR_MAX_PERCENT} % off; choose a lower baud rate, or one that divides the clock"
    )]
    BaudError {
        /// Frequency of the clock.
        clock_hz: u32,
        /// Bit rate asked for.
        baud: u32,
        /// Clock cycles a bit, rounded.
        clocks: u32,
        /// Bit rate that this gives.
        actual: u32,
    },
    /// The core has an option that the system has no counterpart of.
    #[error(
        "a core with {option} = true needs {missing}, which this system has not; leave {option} out, or {instead}"
    )]
    CoreOption {
        /// The option.
        option: &'static str,
        /// What is not there.
        missing: &'static str,
        /// What has it.
        instead: &'static str,
    },
    /// There is no such cluster.
    #[error(transparent)]
    Cluster(#[from] ClusterError),
    /// Several banks of RAM of a kind that has one port.
    #[error(
        "{banks} banks need RAM with a port each, and {} has one port for all; leave banks out, or set memory to dual-port or \
         registered-dual-port",
        match memory { SocMemory::Bus(_) => "RAM behind a bus".to_owned(), kind => format!("memory = \"{}\"", kind.name()) }
    )]
    OneBank {
        /// Banks asked for.
        banks: u32,
        /// Where the RAM is.
        memory: SocMemory,
    },
    /// The banks are too small for block RAM.
    #[error(
        "each of {banks} banks would have one line of {line_bytes} bytes, and block RAM has two at least; choose {} banks, or a larger ram_bytes",
        banks / 2
    )]
    SmallBanks {
        /// Banks asked for.
        banks: u32,
        /// Bytes of a line.
        line_bytes: u32,
    },
    /// Banks where there is one core.
    #[error("{0} banks are for several cores, and there is one; say how many cores there are, or leave banks out")]
    BanksOfOneCore(u32),
    /// A shared cache where there is one core.
    #[error("a shared cache is for several cores, and there is one; say how many cores there are, or give the core data_cache_bytes")]
    SharedCacheOfOneCore,
    /// A number for one core, where each has its own.
    #[error("core_number is {0}, but the numbers of several cores are 0, 1, 2 and so on; leave core_number out")]
    CoreNumber(u32),
    /// The image does not fit the RAM.
    #[error("the image has {image_bytes} bytes, the RAM {ram_bytes}; configure a larger ram_bytes")]
    ImageTooLarge {
        /// Length of the image.
        image_bytes: usize,
        /// Bytes of RAM.
        ram_bytes: u64,
    },
    /// An image is given for RAM that is not part of the system.
    #[error("RAM outside of the system cannot hold an image from the start; load the image over the UART, or fill the RAM yourself")]
    ImageOutside,
    /// The core cannot have a bus of that width.
    #[error(
        "{bus}{} cannot be had: it would have to be a word ({word_bits} bits), a line ({line_bits} bits), or a power of two of words \
         between them; {remedy}", wanted.map(|bits| format!(" of {bits} bits")).unwrap_or_default()
    )]
    BusWidth {
        /// The bus in words.
        bus: &'static str,
        /// The width asked for.
        wanted: Option<u32>,
        /// Bits of a word.
        word_bits: u32,
        /// Bits of a line.
        line_bits: u32,
        /// What to change.
        remedy: String,
    },
    /// The atomic instructions of the core would not be atomic on the bus.
    #[error(
        "a core with extension = true has atomic instructions, and {bus} {cause}; {remedy}, or, if no other master stores to the core's \
         memory, set sole_master"
    )]
    BusLock {
        /// The bus in words.
        bus: &'static str,
        /// What is missing.
        cause: &'static str,
        /// What to change.
        remedy: String,
    },
    /// A width is given for RAM that is not behind a bus.
    #[error("bus_bits is {0}, but the RAM is not behind a bus; leave bus_bits out, or choose a bus for memory")]
    NoBus(u32),
    /// A fault in the system's description: a mistake in this crate.
    #[error("the system's description is faulty: {0}")]
    Description(#[from] BuildErrors),
}

impl SocConfig {
    /// Core 0, RAM with two ports, 115,200 baud, a loader.
    pub fn new(core: CoreConfig, clock_hz: u32) -> SocConfig {
        SocConfig {
            core,
            several: None,
            core_number: 0,
            clock_hz,
            baud: 115_200,
            memory: SocMemory::DualPort,
            bus_bits: None,
            sole_master: false,
            loader: true,
        }
    }

    /// Clock cycles of a bit on the UART: the nearest whole number.
    ///
    /// # Errors
    /// When it is out of range, or more than [`BAUD_ERROR_MAX_PERCENT`] off.
    pub fn bit_clocks(&self) -> Result<u32, SocError> {
        let SocConfig { clock_hz, baud, .. } = *self;
        let (clock, rate) = (u64::from(clock_hz), u64::from(baud));
        let clocks = match rate {
            0 => u64::MAX,
            _ => (clock + rate / 2) / rate,
        };
        let allowed = u64::from(BIT_CLOCKS_MIN)..=u64::from(BIT_CLOCKS_MAX);
        let Some(bit_clocks) = u32::try_from(clocks).ok().filter(|_| allowed.contains(&clocks)) else {
            return Err(SocError::BitLength { clock_hz, baud });
        };
        let off = (clock).abs_diff(rate * clocks);
        if off * 100 > u64::from(BAUD_ERROR_MAX_PERCENT) * rate * clocks {
            return Err(SocError::BaudError { clock_hz, baud, clocks: bit_clocks, actual: clock_hz / bit_clocks });
        }
        Ok(bit_clocks)
    }

    /// Whether the system has what the core's options ask for.
    ///
    /// # Errors
    /// Names the first option that it has nothing for.
    pub fn check_options(&self) -> Result<(), SocError> {
        let CoreConfig { host_start, bus_errors, .. } = self.core;
        if host_start {
            return Err(SocError::CoreOption {
                option: "host_start",
                missing: "a host that says where programs start",
                instead: "emit the accelerator, which has one",
            });
        }
        match (bus_errors, self.memory) {
            (false, _) | (true, SocMemory::Bus(_)) => Ok(()),
            (true, _) => Err(SocError::CoreOption {
                option: "bus_errors",
                missing: "memory that can fail",
                instead: "put the RAM behind a bus",
            }),
        }
    }

    /// The cores and the banks, if there are several cores.
    ///
    /// # Errors
    /// [`SocError::Cluster`], [`SocError::OneBank`], [`SocError::SmallBanks`], [`SocError::CoreNumber`].
    pub fn cluster(&self) -> Result<Option<ClusterConfig>, SocError> {
        let Some(several) = self.several else {
            return Ok(None);
        };
        let (cores, banks) = (several.cores, several.banks);
        let cluster = ClusterConfig::new(self.core.without_trace(), cores, banks)?;
        let memory = self.memory;
        if banks > 1 && !memory.has_banks() {
            return Err(SocError::OneBank { banks, memory });
        }
        let line_bytes = self.core.line_bytes();
        if self.has_ram() && self.core.ram_bytes < 2 * u64::from(banks) * u64::from(line_bytes) {
            return Err(SocError::SmallBanks { banks, line_bytes });
        }
        let cluster = cluster.with_shared_cache(several.shared_cache)?;
        match self.core_number {
            0 => Ok(Some(cluster)),
            number => Err(SocError::CoreNumber(number)),
        }
    }

    /// The bus that the RAM is behind, if it is behind one.
    ///
    /// # Errors
    /// [`SocError::BusWidth`], [`SocError::BusLock`], [`SocError::NoBus`].
    pub fn bus(&self) -> Result<Option<BusShape>, SocError> {
        match (self.memory, self.bus_bits) {
            (SocMemory::Bus(kind), bits) => {
                let shape = match self.several {
                    None => BusShape::new(kind, &self.core, bits, self.sole_master),
                    Some(_) => BusShape::of_several(kind, &self.core, bits, self.sole_master),
                };
                shape.map(Some)
            }
            (_, Some(bits)) => Err(SocError::NoBus(bits)),
            (_, None) => Ok(None),
        }
    }

    /// Whether the RAM is part of the system.
    pub fn has_ram(&self) -> bool {
        match self.memory {
            SocMemory::DualPort | SocMemory::RegisteredDualPort | SocMemory::SinglePort => true,
            SocMemory::External | SocMemory::Bus(_) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clocks(clock_hz: u32, baud: u32) -> Result<u32, String> {
        let soc = SocConfig { baud, ..SocConfig::new(CoreConfig::default(), clock_hz) };
        soc.bit_clocks().map_err(|error| error.to_string())
    }

    #[test]
    fn the_length_of_a_bit_is_rounded_and_its_error_is_bounded() {
        assert_eq!(clocks(12_000_000, 115_200), Ok(104));
        assert_eq!(clocks(25_000_000, 115_200), Ok(217));
        assert_eq!(clocks(12_000_000, 1_000_000), Ok(12));
        // 13.02 and 8.68 cycles.
        assert_eq!(clocks(12_000_000, 921_600), Ok(13));
        let error = clocks(8_000_000, 921_600).unwrap_err();
        assert!(error.contains("with 9 cycles a bit it is 888888 baud"), "{error}");
        let error = clocks(12_000_000, 3_000_000).unwrap_err();
        assert!(error.contains("3000000 baud is not 8 to"), "{error}");
        assert!(error.contains("between 1 and 1500000"), "{error}");
        assert!(clocks(12_000_000, 0).is_err());
        assert!(clocks(u32::MAX, 1).is_err());
    }

    /// Rules: S5.1.17.
    #[test]
    fn a_core_that_needs_a_host_or_memory_that_fails_is_refused_without_it() {
        let bus = SocMemory::Bus(BusKind::Wishbone);
        let told = |option: &str, memory| {
            let core = CoreConfig::from_toml(&format!("{option} = true")).unwrap();
            let soc = SocConfig { memory, ..SocConfig::new(core, 25_000_000) };
            soc.check_options().map_err(|error| error.to_string())
        };
        for (option, memory, instead) in [
            ("host_start", SocMemory::DualPort, "emit the accelerator"),
            ("host_start", bus, "emit the accelerator"),
            ("bus_errors", SocMemory::DualPort, "behind a bus"),
            ("bus_errors", SocMemory::External, "behind a bus"),
        ] {
            let error = told(option, memory).unwrap_err();
            assert!(error.contains(option) && error.contains(instead), "{error}");
        }
        assert_eq!(told("bus_errors", bus), Ok(()));
        let plain = SocConfig::new(CoreConfig::default(), 25_000_000);
        assert!(plain.check_options().is_ok());
    }
}
