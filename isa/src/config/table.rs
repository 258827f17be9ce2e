//! The one list of the core's options: key, type, default, range with its reason, what it needs, one line of help.
//!
//! From a row come its fields in [`CoreOptions`] and [`CoreConfig`], its key in TOML files and `// config:` lines, how
//! files are merged, what is refused, its flag on the command line, its phrase in the heading of the emitted Verilog,
//! its choice in random cores, its cost in `docs/fpga.md` and its row in `docs/options.md`.
//!
//! Sections, parts and rules that a line of help names are those of `docs/pipeline.md`.

use serde::{Deserialize, Serialize};

use super::row::Grid::{Any, MultiplesOf, PowersOfTwo, PowersOfTwoOrNone};
use super::row::When::{Given, Is, NotZero};
use super::row::{Limits, Need, OptionRow, OptionType, Range};
use super::{DataCacheConfig, Divider, InstructionCacheConfig, Multiplier, Pipeline, Shifter};
use crate::divergence::multi_path::CONTEXTS_MAX;
use crate::{ArchId, CustomUnit, DivergenceMechanism, Reconvergence, UnitFolder};

/// The most lines of a cache: each has a valid bit that the fence clears at once.
const CACHE_LINES_MAX: u64 = 256;

macro_rules! option {
    () => {
        None
    };
    ($value:expr) => {
        Some($value)
    };
}

/// Makes the structures of the rows. A type in brackets has no field of its own in [`CoreConfig`]: the expression
/// behind `from` says its value. The default may use `id`, the ArchID, and `given`, the options that are given. A range
/// has its limits in words when they follow from other options.
macro_rules! options {
    ($id:ident, $given:ident; $(
        $key:ident: $($plain:ident)? $([$part:ident from $value:expr])? = $default:expr, $($default_in_words:literal,)?
            $(range $range:expr,)? $(needs $need:expr,)? $(says $phrase:expr,)? help $help:literal;
    )+) => {
        /// Every option, in the order in which files and pages show them.
        pub const OPTIONS: &[OptionRow] = &[$(OptionRow {
            key: stringify!($key),
            help: $help,
            kind: <$($plain)? $($part)? as OptionType>::KIND,
            default_in_words: option!($($default_in_words)?),
            range: option!($($range)?),
            need: option!($($need)?),
            phrase: option!($($phrase)?),
        }),+];

        /// The options before validation, as a TOML file has them: an option that is left out gets its default.
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct CoreOptions {$(
            #[doc = $help]
            pub $key: Option<$($plain)? $($part)?>,
        )+}

        /// The options with a value each, unvalidated.
        #[derive(Clone, Debug)]
        pub struct SettledOptions {$(
            #[doc = $help]
            pub $key: $($plain)? $($part)?,
        )+}

        /// A validated core configuration (docs/pipeline.md section 2, docs/options.md).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct CoreConfig {
            /// Word size, registers, lanes and warps.
            pub arch: ArchId,
            $($(
                #[doc = $help]
                pub $key: $plain,
            )?)+
            /// The instruction cache, if there is one.
            pub instruction_cache: Option<InstructionCacheConfig>,
            /// The data cache, if there is one.
            pub data_cache: Option<DataCacheConfig>,
            /// The user's function unit, if there is one.
            pub custom_unit: Option<CustomUnit>,
        }

        impl CoreOptions {
            /// The options that are given, with their values as text.
            pub fn values(&self) -> Vec<(&'static OptionRow, String)> {
                let texts = [$(self.$key.as_ref().map(ToString::to_string)),+];
                let rows = OPTIONS.iter().zip(texts);
                rows.filter_map(|(row, text)| Some((row, text?))).collect()
            }

            /// The options with their defaults where nothing is given.
            pub fn settled(&self, $id: &ArchId) -> SettledOptions {
                let $given = self;
                SettledOptions {$(
                    $key: self.$key.clone().unwrap_or_else(|| $default),
                )+}
            }

            /// The options of the first, and those of the second where the first says nothing.
            pub(super) fn merged(self, other: CoreOptions) -> Self {
                CoreOptions {$($key: self.$key.or(other.$key),)+}
            }

            /// The options but for those that are to be dropped, by row and value.
            pub(super) fn without(mut self, dropped: impl Fn(&OptionRow, &str) -> bool) -> Self {
                let mut rows = OPTIONS.iter();
                $(
                    let value = self.$key.as_ref().map(ToString::to_string);
                    if let (Some(row), Some(value)) = (rows.next(), value) {
                        if dropped(row, &value) {
                            self.$key = None;
                        }
                    }
                )+
                self
            }
        }

        impl SettledOptions {
            /// The value of an option as text, as a TOML file has it without quotes.
            pub(super) fn text(&self, key: &str) -> String {
                $(if key == stringify!($key) {
                    return self.$key.to_string();
                })+
                unreachable!("{key} has no row")
            }

            /// The configuration of an ArchID with these options and that function unit, unvalidated.
            pub(super) fn config(&self, arch: ArchId, custom_unit: Option<CustomUnit>) -> CoreConfig {
                CoreConfig {
                    arch,
                    $($($key: {
                        let value: $plain = self.$key;
                        value
                    },)?)+
                    instruction_cache: InstructionCacheConfig::of(self),
                    data_cache: DataCacheConfig::of(self),
                    custom_unit,
                }
            }
        }

        impl CoreConfig {
            /// The value of every option, also where it means nothing.
            pub(super) fn all_options(&self) -> CoreOptions {
                CoreOptions {$($key: {
                    $(
                        let value: $plain = self.$key;
                        Some(value)
                    )?
                    $(
                        let value: fn(&CoreConfig) -> Option<$part> = $value;
                        value(self)
                    )?
                },)+}
            }
        }
    };
}

options! {
    id, given;

//  key                      type                    default
    arch:                    [String from |config| Some(config.arch.to_string())]
                                                   = id.to_string(),
        help "Word size, registers, predicates, lanes and warps";
    divergence:              DivergenceMechanism   = DivergenceMechanism::Stack,
        help "How lanes diverge: with a stack, with masks alone, as paired paths, or as several paths at the same time (section 9)";
    reconvergence:           Reconvergence         = Reconvergence::Implicit,
        needs Need { when: Given, of: "divergence", values: &["paired-path"], reason: "no other mechanism compares pcs" },
        help "When paired paths are compared: before every instruction, or only at a join (part 9.12)";
    split_contexts:          u32                   = given.divergence.unwrap_or_default().split_contexts_default(id),
        "8, or as many as there is room for",
        range Range(Any, "0 to 64 less the warps, each of which has a home context", |arch, _| (
            0..=CONTEXTS_MAX.saturating_sub(arch.warps()).into(),
            "a core has at most 64 contexts, the homes of its warps among them",
        )),
        needs Need {
            when: Given, of: "divergence", values: &["multi-path"], reason: "with any other mechanism a warp has one context",
        },
        help "Contexts beside the home contexts of the warps (part 9.13)";
    stack_depth:             u32                   = given.divergence.unwrap_or_default().stack_depth_default(id),
        "16; with `paired-path` the lanes less 1, but at least 1",
        range Range(Any, "with `stack` 2 to 256, with `paired-path` 1 to 63, with `multi-path` 1 to 64", |_, settled| {
            let (depths, reason) = settled.divergence.stack_depths();
            (u64::from(*depths.start())..=u64::from(*depths.end()), reason)
        }),
        needs Need {
            when: Given, of: "divergence", values: &["stack", "paired-path", "multi-path"],
            reason: "the mechanism masks keeps nothing",
        },
        help "Room of each warp: entries of its stack (a divergent split takes two), paths that wait, or open regions";
    pipeline:                Pipeline              = Pipeline::Short,
        says |config| config.is_deep().then(|| "a deep pipeline".to_owned()),
        help "Which stages there are: few, with forwarding, or more, which many warps fill, for a faster clock (section 28)";
    ram_bytes:               u64                   = 1 << 16,
        range Range(PowersOfTwo, "", |_, _| (256..=1 << 30, "below the console's address")),
        help "Bytes of RAM, from address 0";
    line_words:              u32                   = id.lanes().next_power_of_two().min(4),
        "the lanes, rounded up to a power of two, at most 4",
        range Range(PowersOfTwo, "at most 64 bytes together", |arch, _| (
            1..=64 / u64::from(arch.word_bytes()), "a line has at most 64 bytes",
        )),
        help "Words in one data request";
    fetch_outstanding:       u32                   = 8,
        range Range(Any, "", |_, _| (2..=64, "each is a queue entry")),
        help "Fetches that may be waiting for their response";
    data_outstanding:        u32                   = 8,
        range Range(Any, "", |_, _| (2..=64, "each is a queue entry")),
        help "Load requests that may be waiting for their response";
    barriers:                u32                   = 4,
        range Range(Any, "", |_, _| (0..=64, "each holds a set of warps")),
        help "Barriers; without any, bar is an invalid instruction";
    tlb_entries:             u32                   = 0,
        range Range(Any, "", |_, _| (0..=64, "each is compared with every address")),
        help "TLB entries; without any, addresses are not translated";
    multiplier:              Multiplier            = Multiplier::Dsp,
        help "How mul and muli are carried out: pipelined in DSP blocks, a bit a cycle without them, or not at all";
    shifter:                 Shifter               = Shifter::Barrel,
        needs Need {
            when: Is("dsp", "shifter = \"dsp\""), of: "multiplier", values: &["dsp"],
            reason: "shifts go through the multiplier",
        },
        help "How shifts are carried out: in a barrel shifter, or in the DSP blocks of the multiplier, with its latency";
    divider:                 Divider               = Divider::Serial,
        help "How div, mod, divi and modi are carried out: a bit a cycle, or not at all";
    float:                   bool                  = false,
        help "Whether there is a floating-point unit";
    extension:               bool                  = given.custom_unit.is_some(),
        "false; with `custom_unit` true",
        says |config| config.extension.then(|| "the extension".to_owned()),
        help "Whether there are comparisons, narrow loads and stores, atomic instructions and more (section 12 of docs/isa.md)";
    custom_unit:             [UnitFolder from |config| Some(UnitFolder(config.custom_unit?.folder().to_owned()))]
                                                   = UnitFolder::default(), "none",
        needs Need {
            when: Given, of: "extension", values: &["true"], reason: "own instructions are among its words",
        },
        says |config| Some(format!("the function unit {}", config.custom_unit?.spec().name)),
        help "A folder with a function unit of one's own (section 29, docs/custom-units.md)";
    instruction_cache_bytes: [u64 from |config| config.instruction_cache.map(|cache| cache.bytes)]
                                                   = 0,
        range Range(PowersOfTwoOrNone, CACHE_SIZES, |arch, settled| {
            let line_bytes = settled.instruction_line_words * arch.word_bytes();
            cache_sizes(settled.instruction_cache_ways, line_bytes, settled.ram_bytes)
        }),
        says InstructionCacheConfig::phrase,
        help "Bytes of the instruction cache (section 19)";
    instruction_cache_ways:  [u32 from |config| config.instruction_cache.map(|cache| cache.ways)]
                                                   = 1,
        range Range(PowersOfTwo, "", |_, _| (1..=4, "each is compared")),
        needs INSTRUCTION_CACHE,
        help "Ways of the instruction cache";
    instruction_line_words:  [u32 from |config| config.instruction_cache.map(|cache| cache.line_words)]
                                                   = 4,
        range Range(PowersOfTwo, "", |_, _| (2..=16, "a line's words")),
        needs INSTRUCTION_CACHE,
        help "Words of a line of the instruction cache";
    data_cache_bytes:        [u64 from |config| config.data_cache.map(|cache| cache.bytes)]
                                                   = 0,
        range Range(PowersOfTwoOrNone, CACHE_SIZES, |arch, settled| {
            cache_sizes(settled.data_cache_ways, settled.line_bytes(arch), settled.ram_bytes)
        }),
        says DataCacheConfig::phrase,
        help "Bytes of the data cache, whose lines are those of the data port (section 24)";
    data_cache_ways:         [u32 from |config| config.data_cache.map(|cache| cache.ways)]
                                                   = 1,
        range Range(PowersOfTwo, "", |_, _| (1..=4, "each is compared")),
        needs Need { when: Given, ..DATA_CACHE },
        help "Ways of the data cache";
    uncached_start:          [u64 from |config| Some(config.data_cache?.uncached?.start)]
                                                   = 0,
        range Range(MultiplesOf("uncached_bytes"), "in the RAM", |_, settled| (
            0..=settled.ram_bytes.saturating_sub(settled.uncached_bytes), "it lies in the RAM",
        )),
        needs Need { when: Given, of: "uncached_bytes", values: &[], reason: "without a size nothing is uncached" },
        help "First of the addresses that the data cache leaves to the memory";
    uncached_bytes:          [u64 from |config| Some(config.data_cache?.uncached?.bytes)]
                                                   = 0,
        range Range(PowersOfTwoOrNone, "a line of the data port to half of the RAM", |arch, settled| (
            settled.line_bytes(arch).into()..=settled.ram_bytes / 2, "from a line of the data port to half of the RAM",
        )),
        needs DATA_CACHE,
        help "Bytes that the data cache leaves to the memory, as peripherals want it";
    scratchpad_bytes:        u64                   = 0,
        range Range(PowersOfTwoOrNone, "two lines of the data port to the RAM's size", |arch, settled| {
            let least = 2 * u64::from(settled.line_bytes(arch));
            (least..=settled.ram_bytes.max(least), "from two rows of line_words words to the size of the RAM")
        }),
        says |config| (config.scratchpad_bytes > 0).then(|| format!("scratchpad of {} bytes", config.scratchpad_bytes)),
        help "Bytes of the scratchpad, in a bank for each word of a line (section 25)";
    store_lanes:             u32                   = id.lanes(),
        "all lanes",
        range Range(Any, "1 to all lanes", |arch, _| (
            1..=arch.lanes().into(), "of adjacent lanes, whose stores may share a request",
        )),
        says |config| {
            let words = || format!("stores of {} adjacent lanes a request", config.store_lanes);
            (config.store_groups() > 1).then(words)
        },
        help "Adjacent lanes whose stores may share a data request; loads of all lanes may (P11.21)";
    request_queue:           bool                  = false,
        says |config| config.request_queue.then(|| "a request queue".to_owned()),
        help "Whether requests wait in a queue before the data port, which shortens the paths to a far memory (section 27)";
    jump_prediction:         bool                  = false,
        needs Need {
            when: Is("true", "jump_prediction = true"), of: "pipeline", values: &["short"],
            reason: "in a deep pipeline nothing is fetched before the jump has acted",
        },
        says |config| config.jump_prediction.then(|| "jump prediction".to_owned()),
        help "Whether each context remembers the jump back that it took last (section 20)";
    scoreboard:              bool                  = false,
        needs Need {
            when: Is("true", "scoreboard = true"), of: "pipeline", values: &["short"],
            reason: "in a deep pipeline a context has one instruction under way at most",
        },
        says |config| config.scoreboard.then(|| "a scoreboard".to_owned()),
        help "Whether loads and stores let their warp go on, which then waits for registers (section 22)";
    performance_counters:    bool                  = false,
        says |config| config.performance_counters.then(|| "performance counters".to_owned()),
        help "Whether the core counts what it does, for hwid (section 23)";
    fair_units:              bool                  = false,
        says |config| config.fair_units.then(|| "fair units".to_owned()),
        help "Whether slow operations and copies have their share beside fast ones (P12.10, P13.9)";
    bus_errors:              bool                  = false,
        says |config| config.bus_errors.then(|| "bus errors".to_owned()),
        help "Whether the memory tells of accesses that fail, and answers stores (section 21)";
    host_start:              bool                  = false,
        says |config| config.host_start.then(|| "started by a host".to_owned()),
        help "Whether a host says where the program starts, and with which argument";
    several_cores:           bool                  = false,
        says |config| config.several_cores.then(|| "one of several cores".to_owned()),
        help "Whether the core is one of a cluster, and tells its program how many there are (docs/cluster.md)";
    trace:                   bool                  = false,
        help "Whether the trace ports of the lock step are emitted (simulation) or not (synthesis)";
}

const INSTRUCTION_CACHE: Need = Need {
    when: Given,
    of: "instruction_cache_bytes",
    values: &[],
    reason: "without a size there is no instruction cache",
};
const DATA_CACHE: Need =
    Need { when: NotZero, of: "data_cache_bytes", values: &[], reason: "without a size there is no data cache" };
const CACHE_SIZES: &str = "at least two lines a way, at most 256 lines, and less than the RAM";

impl SettledOptions {
    /// Bytes in one data request.
    fn line_bytes(&self, arch: &ArchId) -> u32 {
        self.line_words * arch.word_bytes()
    }
}

/// The sizes of a cache with these ways and lines of so many bytes.
fn cache_sizes(ways: u32, line_bytes: u32, ram_bytes: u64) -> Limits {
    let line_bytes = u64::from(line_bytes);
    let least = 2 * u64::from(ways) * line_bytes;
    let most = (ram_bytes / 2).min(CACHE_LINES_MAX * line_bytes);
    let reason = match least <= most {
        true => CACHE_SIZES,
        false => "the smallest cache of these ways and lines is not smaller than the RAM",
    };
    (least..=most, reason)
}
