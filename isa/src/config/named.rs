//! The named configurations: those whose Verilog is kept in `verilog-out/`, as text or as a hash.

use super::CoreOptions;

/// A named configuration: what differs from the defaults, and what it is for.
pub(super) struct Named {
    pub(super) name: &'static str,
    /// ArchID and options, as a `// config:` line has them.
    options: &'static str,
    pub(super) purpose: &'static str,
}

/// The named configurations, in the order of their size.
pub(super) const ALL: [Named; 8] = [
    Named {
        name: "tiny",
        options: "arch = '4w8/8/1/2', stack_depth = 4, multiplier = 'serial', divider = 'none'",
        purpose: "one lane, two warps: small iCE40",
    },
    Named {
        name: "small",
        options: "arch = '4w8/8/2/8'",
        purpose: "two lanes, eight warps: the configuration to compare with Harmonica 2",
    },
    Named {
        name: "default",
        options: "arch = '4w8/8/4/4'",
        purpose: "four lanes, four warps",
    },
    Named {
        name: "cached",
        options: "arch = '4w8/8/4/4', jump_prediction = true, scoreboard = true, data_outstanding = 16, \
                  instruction_cache_bytes = 4096, instruction_cache_ways = 2, instruction_line_words = 8, \
                  data_cache_bytes = 4096, data_cache_ways = 2",
        purpose: "the default one with caches for instructions and data, jump prediction and a scoreboard, for memory that takes its time",
    },
    Named {
        name: "dual",
        options: "arch = '4w8/8/8/4', divergence = 'paired-path', reconvergence = 'implicit'",
        purpose: "eight lanes, four warps, whose lanes part at plain branches and meet by comparing addresses",
    },
    Named {
        name: "multi",
        options: "arch = '4w8/8/8/4', divergence = 'multi-path', split_contexts = 8",
        purpose: "eight lanes, four warps, the sides of a branch at the same time in eight split contexts",
    },
    Named {
        name: "wide",
        options: "arch = '4w16/16/16/16', shifter = 'dsp'",
        purpose: "sixteen lanes, sixteen warps, sixteen registers; shifts in DSP blocks",
    },
    Named {
        name: "harp64",
        options: "arch = '8w32/32/8/8', tlb_entries = 64, float = true",
        purpose: "the 64-bit machine of the older HARP tools, with virtual memory and floats",
    },
];

impl Named {
    /// ArchID and options.
    pub(super) fn options(&self) -> CoreOptions {
        CoreOptions::from_line(self.options).expect("the named configurations are options; a test reads them all")
    }
}
