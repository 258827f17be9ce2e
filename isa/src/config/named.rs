//! The named configurations: those whose Verilog is kept in `verilog-out/`, as text or as a hash.

use super::{CoreOptions, DivergenceMechanism, Divider, Multiplier, Reconvergence, Shifter};

/// A named configuration: what differs from the defaults, and what it is for.
pub(super) struct Named {
    pub(super) name: &'static str,
    pub(super) arch: &'static str,
    pub(super) options: CoreOptions,
    pub(super) purpose: &'static str,
}

/// The named configurations, in the order of their size.
pub(super) fn all() -> [Named; 8] {
    let defaults = CoreOptions::default;
    [
        Named {
            name: "tiny",
            arch: "4w8/8/1/2",
            options: CoreOptions {
                stack_depth: Some(4),
                multiplier: Some(Multiplier::Serial),
                divider: Some(Divider::None),
                ..defaults()
            },
            purpose: "one lane, two warps: small iCE40",
        },
        Named {
            name: "small",
            arch: "4w8/8/2/8",
            options: defaults(),
            purpose: "two lanes, eight warps: the configuration to compare with Harmonica 2",
        },
        Named {
            name: "default",
            arch: "4w8/8/4/4",
            options: defaults(),
            purpose: "four lanes, four warps",
        },
        Named {
            name: "cached",
            arch: "4w8/8/4/4",
            options: cached(),
            purpose: "the default one with caches for instructions and data, jump prediction and a scoreboard, for memory that takes its time",
        },
        Named {
            name: "dual",
            arch: "4w8/8/8/4",
            options: CoreOptions {
                divergence: Some(DivergenceMechanism::PairedPath),
                reconvergence: Some(Reconvergence::Implicit),
                ..defaults()
            },
            purpose: "eight lanes, four warps, whose lanes part at plain branches and meet by comparing addresses",
        },
        Named {
            name: "multi",
            arch: "4w8/8/8/4",
            options: multi(),
            purpose: "eight lanes, four warps, the sides of a branch at the same time in eight split contexts",
        },
        Named {
            name: "wide",
            arch: "4w16/16/16/16",
            options: CoreOptions {
                shifter: Some(Shifter::Dsp),
                ..defaults()
            },
            purpose: "sixteen lanes, sixteen warps, sixteen registers; shifts in DSP blocks",
        },
        Named {
            name: "harp64",
            arch: "8w32/32/8/8",
            options: CoreOptions {
                tlb_entries: Some(8),
                float: Some(true),
                ..defaults()
            },
            purpose: "the 64-bit machine of the older HARP tools, with virtual memory and floats",
        },
    ]
}

fn cached() -> CoreOptions {
    CoreOptions {
        instruction_cache_bytes: Some(1 << 12),
        instruction_cache_ways: Some(2),
        instruction_line_words: Some(8),
        jump_prediction: Some(true),
        scoreboard: Some(true),
        data_outstanding: Some(16),
        data_cache_bytes: Some(1 << 12),
        data_cache_ways: Some(2),
        ..CoreOptions::default()
    }
}

fn multi() -> CoreOptions {
    CoreOptions {
        divergence: Some(DivergenceMechanism::MultiPath),
        split_contexts: Some(8),
        ..CoreOptions::default()
    }
}
