//! The one list of the core's options: key, type, default, range with its reason, what it needs, one line of help.
//!
//! From a row come its fields in [`CoreOptions`] and [`CoreConfig`], its key in TOML files and `// config:` lines, how
//! files are merged, what is refused, its flag on the command line, its phrase in the heading of the emitted Verilog,
//! its choice in random cores, its cost in `docs/fpga.md` and its row in `docs/options.md`.
//!
//! Sections, parts and rules that a line of help names are those of `docs/pipeline.md`.

use serde::{Deserialize, Serialize};

use super::row::{OptionRow as Row, Range};
use super::{DataCacheConfig, Divider, InstructionCacheConfig, Multiplier, Shifter};
use crate::divergence::multi_path::CONTEXTS_MAX;
use crate::{ArchId, DivergenceMechanism, Reconvergence};

/// The most lines of a cache: each has a valid bit that the fence clears at once.
const CACHE_LINES_MAX: u64 = 256;

/// Makes the structures of the rows. A type in brackets has no field of its own in [`CoreConfig`]: what stands behind
/// `from` says its value. The default may use `id`, the ArchID, and `given`, the options that are given.
macro_rules! options {
    ($id:ident, $given:ident; $(
        $key:ident: $($plain:ident)? $([$part:ident from $value:expr])? = $default:expr, $row:expr, $help:literal;
    )+) => {
        /// Every option, in the order in which files and pages show them.
        pub const OPTIONS: &[Row] = &[$($row.named(stringify!($key), $help)),+];

        /// The options before validation, as they stand in a TOML file: what is left out gets its default.
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
        }

        impl CoreOptions {
            /// The options that are given, with their values as text.
            pub fn values(&self) -> Vec<(&'static Row, String)> {
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
            pub(super) fn without(mut self, dropped: impl Fn(&Row, &str) -> bool) -> Self {
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

            /// The configuration of an ArchID with these options, unvalidated.
            pub(super) fn config(&self, arch: ArchId) -> CoreConfig {
                CoreConfig {
                    arch,
                    $($($key: {
                        let value: $plain = self.$key;
                        value
                    },)?)+
                    instruction_cache: InstructionCacheConfig::of(self),
                    data_cache: DataCacheConfig::of(self),
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

//  key                     type                    default
    arch:                   [String from |config| Some(config.arch.to_string())]
                                                  = id.to_string(),
        Row::arch(),
        "Word size, registers, predicates, lanes and warps";
    divergence:             DivergenceMechanism   = DivergenceMechanism::Stack,
        Row::choice::<DivergenceMechanism>(),
        "How lanes diverge: with a stack, with masks alone, as paired paths, or as several paths at the same time (section 9)";
    reconvergence:          Reconvergence         = Reconvergence::Implicit,
        Row::choice::<Reconvergence>()
            .needs("divergence", &["paired-path"], "no other mechanism compares pcs"),
        "When paired paths are compared: before every instruction, or only at a join (part 9.2)";
    split_contexts:         u32                   = given.divergence.unwrap_or_default().split_contexts_default(id),
        Row::number(Range::of(
            "0 to 64 less the warps",
            |arch, _| (0..=CONTEXTS_MAX.saturating_sub(arch.warps()).into(), None),
            "a core has at most 64 contexts, the homes of its warps among them",
        ))
        .needs("divergence", &["multi-path"], "with any other mechanism a warp has one context")
        .default_in_words("8, or as many as there is room for"),
        "Contexts beside the home contexts of the warps (part 9.3)";
    stack_depth:            u32                   = given.divergence.unwrap_or_default().stack_depth_default(id),
        Row::number(Range::of(
            "with `stack` 2 to 256, with `paired-path` 1 to 63, with `multi-path` 1 to 64",
            |_, settled| {
                let (depths, reason) = settled.divergence.stack_depths();
                (u64::from(*depths.start())..=u64::from(*depths.end()), Some(reason))
            },
            "what a mechanism can keep",
        ))
        .needs("divergence", &["stack", "paired-path", "multi-path"], "the mechanism masks keeps nothing")
        .default_in_words("16; with `paired-path` the lanes less 1, but at least 1"),
        "Room of each warp: entries of its stack (a divergent split takes two), paths that wait, or open regions";
    ram_bytes:              u64                   = 1 << 16,
        Row::number(Range::fixed(256, 1 << 30, "below the console's address").powers_of_two()),
        "Bytes of RAM, from address 0";
    line_words:             u32                   = id.lanes().next_power_of_two().min(4),
        Row::number(
            Range::of(
                "at most 64 bytes together",
                |arch, _| (1..=64 / u64::from(arch.word_bytes()), None),
                "a line has at most 64 bytes",
            )
            .powers_of_two(),
        )
        .default_in_words("the lanes, rounded up to a power of two, at most 4"),
        "Words in one data request";
    fetch_outstanding:      u32                   = 8,
        Row::number(Range::fixed(2, 64, "each is a queue entry")),
        "Fetches that may be waiting for their response";
    data_outstanding:       u32                   = 8,
        Row::number(Range::fixed(2, 64, "each is a queue entry")),
        "Load requests that may be waiting for their response";
    barriers:               u32                   = 4,
        Row::number(Range::fixed(0, 64, "each holds a set of warps")),
        "Barriers; without any, bar is an invalid instruction";
    tlb_entries:            u32                   = 0,
        Row::number(Range::fixed(0, 64, "each is compared with every address")),
        "TLB entries; without any, addresses are not translated";
    multiplier:             Multiplier            = Multiplier::Dsp,
        Row::choice::<Multiplier>(),
        "How mul and muli are carried out: pipelined in DSP blocks, a bit a cycle without them, or not at all";
    shifter:                Shifter               = Shifter::Barrel,
        Row::choice::<Shifter>().with_value_needs(
            ("dsp", "shifter = \"dsp\""), "multiplier", &["dsp"], "shifts go through the multiplier",
        ),
        "How shifts are carried out: in a barrel shifter, or in the DSP blocks of the multiplier, with its latency";
    divider:                Divider               = Divider::Serial,
        Row::choice::<Divider>(),
        "How div, mod, divi and modi are carried out: a bit a cycle, or not at all";
    float:                  bool                  = false,
        Row::flag(""),
        "Whether there is a floating-point unit";
    instruction_cache_bytes: [u64 from |config| config.instruction_cache.map(|cache| cache.bytes)]
                                                  = 0,
        Row::number(cache_bytes(|arch, settled| {
            let line = settled.instruction_line_words * arch.word_bytes();
            (cache_sizes(settled.instruction_cache_ways, line, settled.ram_bytes), None)
        }))
        .says(InstructionCacheConfig::phrase),
        "Bytes of the instruction cache (section 19)";
    instruction_cache_ways: [u32 from |config| config.instruction_cache.map(|cache| cache.ways)]
                                                  = 1,
        Row::number(Range::fixed(1, 4, "each is compared").powers_of_two())
            .needs("instruction_cache_bytes", &[], "without a size there is no instruction cache"),
        "Ways of the instruction cache";
    instruction_line_words: [u32 from |config| config.instruction_cache.map(|cache| cache.line_words)]
                                                  = 4,
        Row::number(Range::fixed(2, 16, "a line's words").powers_of_two())
            .needs("instruction_cache_bytes", &[], "without a size there is no instruction cache"),
        "Words of a line of the instruction cache";
    data_cache_bytes:       [u64 from |config| config.data_cache.map(|cache| cache.bytes)]
                                                  = 0,
        Row::number(cache_bytes(|arch, settled| {
            (cache_sizes(settled.data_cache_ways, settled.line_bytes(arch), settled.ram_bytes), None)
        }))
        .says(DataCacheConfig::phrase),
        "Bytes of the data cache, whose lines are those of the data port (section 24)";
    data_cache_ways:        [u32 from |config| config.data_cache.map(|cache| cache.ways)]
                                                  = 1,
        Row::number(Range::fixed(1, 4, "each is compared").powers_of_two())
            .needs("data_cache_bytes", &[], "without a size there is no data cache"),
        "Ways of the data cache";
    uncached_start:         [u64 from |config| Some(config.data_cache?.uncached?.start)]
                                                  = 0,
        Row::number(
            Range::of(
                "in the RAM",
                |_, settled| (0..=settled.ram_bytes.saturating_sub(settled.uncached_bytes), None),
                "it lies in the RAM",
            )
            .multiples_of("uncached_bytes"),
        )
        .needs("uncached_bytes", &[], "without a size nothing is uncached"),
        "First of the addresses that the data cache leaves to the memory";
    uncached_bytes:         [u64 from |config| Some(config.data_cache?.uncached?.bytes)]
                                                  = 0,
        Row::number(
            Range::of(
                "a line of the data port to half of the RAM",
                |arch, settled| (settled.line_bytes(arch).into()..=settled.ram_bytes / 2, None),
                "from a line of the data port to half of the RAM",
            )
            .powers_of_two_or_none(),
        )
        .if_not_0_needs("data_cache_bytes", &[], "without a size there is no data cache"),
        "Bytes that the data cache leaves to the memory, as peripherals want it";
    scratchpad_bytes:       u64                   = 0,
        Row::number(
            Range::of(
                "two lines of the data port to the RAM's size",
                |arch, settled| {
                    let least = 2 * u64::from(settled.line_bytes(arch));
                    (least..=settled.ram_bytes.max(least), None)
                },
                "from two rows of line_words words to the size of the RAM",
            )
            .powers_of_two_or_none(),
        )
        .says(|config| {
            let bytes = config.scratchpad_bytes;
            (bytes > 0).then(|| format!("scratchpad of {bytes} bytes"))
        }),
        "Bytes of the scratchpad, in a bank for each word of a line (section 25)";
    store_lanes:            u32                   = id.lanes(),
        Row::number(Range::of(
            "1 to all lanes",
            |arch, _| (1..=arch.lanes().into(), None),
            "of adjacent lanes, whose stores may share a request",
        ))
        .default_in_words("all lanes")
        .says(|config| {
            let lanes = config.store_lanes;
            (config.store_groups() > 1).then(|| format!("stores of {lanes} adjacent lanes a request"))
        }),
        "Adjacent lanes whose stores may share a data request; loads of all lanes may (P11.21)";
    jump_prediction:        bool                  = false,
        Row::flag("jump prediction"),
        "Whether each context remembers the jump back that it took last (section 20)";
    scoreboard:             bool                  = false,
        Row::flag("a scoreboard"),
        "Whether loads and stores let their warp go on, which then waits for registers (section 22)";
    performance_counters:   bool                  = false,
        Row::flag("performance counters"),
        "Whether the core counts what it does, for hwid (section 23)";
    fair_units:             bool                  = false,
        Row::flag("fair units"),
        "Whether slow operations and copies have their share beside fast ones (P12.10, P13.9)";
    bus_errors:             bool                  = false,
        Row::flag("bus errors"),
        "Whether the memory tells of accesses that fail, and answers stores (section 21)";
    host_start:             bool                  = false,
        Row::flag("started by a host"),
        "Whether a host says where the program starts, and with which argument";
    trace:                  bool                  = false,
        Row::flag(""),
        "Whether the trace ports of the lock step are emitted (simulation) or not (synthesis)";
}

impl SettledOptions {
    /// Bytes in one data request.
    fn line_bytes(&self, arch: &ArchId) -> u32 {
        self.line_words * arch.word_bytes()
    }
}

type Limits = fn(&ArchId, &SettledOptions) -> (std::ops::RangeInclusive<u64>, Option<&'static str>);

/// The sizes of a cache, or none.
const fn cache_bytes(limits: Limits) -> Range {
    let sizes = "at least two lines a way, at most 256 lines, and less than the RAM";
    Range::of(sizes, limits, sizes)
        .powers_of_two_or_none()
        .when_empty(
            "a larger ram_bytes",
            "the smallest cache of these ways and lines is not smaller than the RAM",
        )
}

/// The sizes of a cache with these ways and lines of so many bytes.
fn cache_sizes(ways: u32, line_bytes: u32, ram_bytes: u64) -> std::ops::RangeInclusive<u64> {
    let line_bytes = u64::from(line_bytes);
    2 * u64::from(ways) * line_bytes..=(ram_bytes / 2).min(CACHE_LINES_MAX * line_bytes)
}
