//! The data cache in lock step, alone and beside other options.

use isa::CoreOptions;

use super::{cached, everything, options_of, programs, random_programs, Extent};

/// A data cache of so many bytes and ways, with lines of four words.
fn data_cached(bytes: u64, ways: u32) -> CoreOptions {
    options_of(&format!("divergence = 'stack', line_words = 4, data_cache_bytes = {bytes}, data_cache_ways = {ways}"))
}

extents! {
    "an hour for all of options: five cores, with pages, seven memories, random programs":

    /// Rules: P3.20, P11.20, P24.1, P24.2, P24.3, P24.4, P24.5, P24.6, P24.7, P24.8, P24.9, P24.11, P24.12, P24.13,
    /// P24.15, P24.16.
    long test a_data_cache_of_one_way_on_one_lane(extent) {
        everything(extent, "4w8/8/1/1", &data_cached(64, 1));
    }

    /// Rules: P23.1, P24.2, P24.5, P24.7, P24.8, P24.9, P24.10, P24.11, P24.12, P24.13.
    test a_data_cache_beside_all_other_options(extent) {
        let options = options_of("jump_prediction = true, bus_errors = true, host_start = true, scoreboard = true, \
performance_counters = true, fair_units = true, uncached_start = 0x4000, \
uncached_bytes = 0x80, line_words = 4, data_cache_bytes = 256, data_cache_ways = 2").or(cached(256, 2, 4));
        everything(extent, "4w8/8/3/3", &options);
    }

    /// The other mechanisms, with pages, and with odd numbers of lanes and warps.
    ///
    /// Rules: P9.9.1, P24.12, P24.13, P24.17.
    long test a_data_cache_with_pages(extent) {
        for (arch, divergence, scoreboard) in [
            ("4w8/8/3/3", "divergence = 'multi-path'", true),
            ("4w8/8/4/2", "divergence = 'stack'", false),
            ("8w11/8/5/1", "divergence = 'paired-path'", true),
            ("4w16/8/2/5", "divergence = 'masks'", false),
        ] {
            let line = format!("{divergence}, scoreboard = {scoreboard}, tlb_entries = 4");
            let options = options_of(&line).or(data_cached(256, 4));
            random_programs(extent, arch, &options);
            if !extent.is_full() {
                // Each is a core of its own to be compiled.
                break;
            }
            programs(extent, arch, &options);
        }
    }
}
