//! Atomic instructions in random programs, beside caches, pages and memories that fail or answer that a store came too
//! late.

use fuzz::RuleEvent;

use super::{cached, options_of, random_programs, Extent};

extents! {
    "an hour for all of options: five cores, with pages, seven memories, random programs":

    /// Rules: I12.14, P26.7, P26.14, P26.18, P26.21.
    test exchanges_beside_all_that_can_befall_them(extent) {
        let options = options_of("extension = true, bus_errors = true, tlb_entries = 4, scratchpad_bytes = 256, \
                                  line_words = 4, data_cache_bytes = 256").or(cached(256, 1, 4));
        let states = random_programs(extent, "4w8/8/4/2", &options).events;
        let often = [RuleEvent::ExchangeAnswered, RuleEvent::ExchangeAnew];
        let seldom = [
            RuleEvent::AtomicElsewhere,
            RuleEvent::AtomicRight,
            RuleEvent::ExchangeStoreFailed,
            RuleEvent::ExchangeStoreHit,
            RuleEvent::ExchangeAnewShared,
            RuleEvent::ExchangeAnewTwice,
            RuleEvent::ExchangeAnewHit,
        ];
        let reached = |state: &RuleEvent| states.of(*state);
        println!("{:?} {:?}", often.map(|state| reached(&state)), seldom.map(|state| reached(&state)));
        let wanted = often.iter().chain(seldom.iter().filter(|_| extent.is_full()));
        let missed: Vec<_> = wanted.filter(|state| reached(state) == 0).collect();
        assert!(missed.is_empty(), "not reached: {missed:?}");
    }
}
