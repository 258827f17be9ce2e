//! The cores of the campaigns whose figures are in docs/reports/2026-11-28-mutants.md.

use isa::{ConfigError, CoreConfig, CoreOptions};

/// As TOML: each mechanism of divergence, caches, shifts in DSP blocks, the extension. Nine registers are what the
/// directed programs need.
const CORES: [&str; 9] = [
    "arch = '4w9/8/4/4'",
    "arch = '4w9/8/4/4'\njump_prediction = true\nscoreboard = true\ndata_outstanding = 16\n\
     instruction_cache_bytes = 4096\ninstruction_cache_ways = 2\ninstruction_line_words = 8\n\
     data_cache_bytes = 4096\ndata_cache_ways = 2",
    "arch = '4w9/8/4/4'\ndivergence = 'paired-path'\nreconvergence = 'implicit'",
    "arch = '4w9/8/4/4'\ndivergence = 'multi-path'\nsplit_contexts = 8",
    "arch = '4w16/16/8/8'\nshifter = 'dsp'",
    "arch = '4w11/8/4/3'\ndivergence = 'masks'\nextension = true",
    "arch = '8w11/8/7/3'\nfloat = true\ntlb_entries = 4\nbus_errors = true\nscratchpad_bytes = 256\n\
     performance_counters = true\nfair_units = true\nscoreboard = true\nhost_start = true\nrequest_queue = true\n\
     extension = true",
    "arch = '4w11/9/3/5'\ndivergence = 'multi-path'\nsplit_contexts = 4\nextension = true\nstore_lanes = 1\n\
     instruction_cache_bytes = 64\ninstruction_line_words = 4\ndata_cache_bytes = 128\nscoreboard = true\n\
     data_outstanding = 2\nmultiplier = 'serial'\nseveral_cores = true",
    "arch = '4w9/8/4/4'\ndivergence = 'paired-path'\nreconvergence = 'explicit'\njump_prediction = true\n\
     extension = true\ninstruction_cache_bytes = 64\ninstruction_line_words = 2\ndata_cache_bytes = 1024\nbus_errors = true",
];

/// The six cores that have had mutants of their own, and three with what these lack: virtual memory, floats, bus
/// errors, small caches, a host, a request queue, a scratchpad with atomic instructions, guards that do not exist,
/// other cores; several contexts with a scoreboard, caches without one, with and without bus errors; paired paths with
/// jump prediction. The golden model is one for all of them.
///
/// # Errors
/// When one of them is none, which a test excludes.
pub fn campaign_cores() -> Result<Vec<CoreConfig>, ConfigError> {
    CORES.iter().map(|text| CoreConfig::from_options(&CoreOptions::from_toml(text)?)).collect()
}
