//! The rules of a cluster's interconnect, proven; and faults, each of which must be refuted with the rule that it
//! breaks.

use hdl::cluster::{ClusterBarriers, CoreInterconnect, SharedCachePart};
use hdl::kit::prelude::{constant, high, low, replicate};
use hdl::kit::Defect;
use isa::{ClusterConfig, CoreConfig, SharedCacheConfig};

use crate::extent::Extent;
use crate::faults::{faults, find};
use crate::parts::verilog;
use crate::prover::Subject;

const BANKS: u32 = 2;

/// The name of a RAM in the rules, and where it is.
type RamName = (&'static str, &'static str);

const QUEUES: [RamName; BANKS as usize] =
    [("queue_0", "dut.bank_turns_0.under_way.entries"), ("queue_1", "dut.bank_turns_1.under_way.entries")];

const ORDERS: [RamName; 3] = [
    ("order_0", "dut.core_loads_0.order.entries"),
    ("order_1", "dut.core_loads_1.order.entries"),
    ("order_2", "dut.core_loads_2.order.entries"),
];

/// The interconnect of two or three cores with two banks, with queues of so many entries.
fn interconnect(cores: u32, queue_entries: u32, defect: Option<&Defect>) -> Subject {
    let core =
        CoreConfig::from_line("arch = '4w4/2/1/1', ram_bytes = 256, line_words = 1, extension = true, barriers = 0");
    let config = ClusterConfig::new(core.unwrap(), cores, BANKS).unwrap();
    let ram = |bits| move |&(name, path): &RamName| (name, path, queue_entries, bits);
    let queues = QUEUES.iter().map(ram(config.core_bits()));
    let orders = ORDERS.iter().take(cores as usize).map(ram(config.bank_bits()));
    let mut shape = vec![
        ("CORES", cores),
        ("CORE_BITS", config.core_bits()),
        ("ENTRIES", queue_entries),
        ("PLACE_BITS", queue_entries.trailing_zeros() + 1),
    ];
    if cores == 3 {
        shape.push(("THREE", 1));
    }
    let verilog = verilog(&CoreInterconnect::new(&config, queue_entries), defect);
    Subject::new(format!("interconnect of {cores} cores, queues of {queue_entries}"), "cluster", verilog)
        .with_shape(shape)
        .with_rams(queues.chain(orders))
}

/// Two barriers between so many cores.
fn barriers(cores: u32, defect: Option<&Defect>) -> Subject {
    let verilog = verilog(&ClusterBarriers::new(cores, 2), defect);
    Subject::new(format!("barriers between {cores} cores"), "cluster_barriers", verilog)
}

/// A bank's part of a shared cache, of two lines of a word.
fn shared_cache_part(defect: Option<&Defect>) -> Subject {
    let core = CoreConfig::from_line(
        "arch = '4w4/2/1/2', ram_bytes = 256, line_words = 1, extension = true, instruction_cache_bytes = 32",
    );
    let cache = SharedCacheConfig { bank_bytes: 8, ways: 1 };
    let config = ClusterConfig::new(core.unwrap(), 2, BANKS).unwrap();
    let config = config.with_shared_cache(Some(cache)).unwrap();
    let verilog = verilog(&SharedCachePart::new(&config), defect);
    Subject::new("part of a shared cache", "shared_cache_part", verilog)
}

/// Rules: C12.5, C12.6.
#[test]
fn a_fetch_waits_for_older_stores_alone() {
    shared_cache_part(None).holds();
    shared_cache_part(None).is_alive();
}

/// Rules: C8.2, C8.3.
#[test]
fn a_barrier_between_cores_opens_once_for_all() {
    barriers(3, None).holds();
    barriers(3, None).is_alive();
    let faults = table! {
        // It counts cores that do not wait.
        "cluster_barriers" "cores_at_1" => "C8_2_opens_behind_the_last_core": |_, _| constant(5, 2);
        // It never opens for some.
        "cluster_barriers" "enough_at_0" => "C8_2_opens_behind_the_last_core":
            |enough, signals| enough & signals.get("waiting_0").bit(0);
    };
    find(Extent::Full, |defect| barriers(3, defect), &faults);
}

extents! {
    "an hour for all of proofs: interconnects of every shape, and every fault":

    /// Rules: C2.3, C3.1, C3.2, C3.3, C5.2, C5.3, C5.4, C5.5, C5.6.
    test cores_take_turns_and_get_their_answers_in_order(extent) {
        interconnect(3, 2, None).holds();
        if extent.is_full() {
            interconnect(2, 4, None).holds();
        }
    }

    test faults_of_an_interconnect_are_found(extent) {
        let faults = table! {
            // The lowest core always comes first.
            "core_turn" "candidates" => "C3_3_served_after_one_access_of_each_other": |_, signals| signals.get("asks");
            // A core that was served comes first again.
            "core_turn" "number_behind" => "C3_3_served_after_one_access_of_each_other":
                |_, signals| signals.get("number_of_first");
            // A lock keeps no core away.
            "bank_turns" "lock_owner" => "C5_3_nobody_comes_between": |_, _| constant(2, 3);
            // A load ends the lock, too.
            "bank_turns" "locked" => "C5_3_nobody_comes_between": |_, _| low();
            "bank_turns" "under_way.push_data" => "C5_5_answers_are_to_loads": |number, _| !number;
            "core_loads" "order.push_data" => "C5_6_oldest_load_never_waits": |bank, _| !bank;
            // A core that awaits the answer of another bank first gets this one.
            "core_loads" "takes" => "C5_5_answer_is_that_to_the_load": |_, _| constant(2, 3);
            "core_loads" "may_ask" => "C5_2_core_has_at_most_so_many_loads": |_, signals| signals.get("request_valid");
            "bank_turns" "asks" => "C5_2_bank_has_at_most_so_many_loads": |_, signals| {
                let is_free = replicate(2, !signals.get("locked"));
                signals.get("wants") & (signals.get("lock_owner") | is_free)
            };
            // The oldest load waits for a younger one of another core.
            "bank_turns" "core_is_ready" => "C5_6_oldest_load_never_waits": |ready, signals| ready & signals.get("takes").bit(0);
        };
        find(extent, |defect| interconnect(2, 4, defect), &faults);
    }

    test faults_of_a_part_of_a_shared_cache_are_found(extent) {
        let faults = table! {
            // That a store has left is kept for the next fetch.
            "shared_cache_part" "passed" => "C12_5_fetch_overtakes_no_older_store": |passed, signals| passed | signals.get("passed");
            // A fetch waits for no store.
            "shared_cache_part" "fetch_may_go" => "C12_5_fetch_overtakes_no_older_store": |_, _| high();
            // The store that comes behind it holds the fetch as well.
            "shared_cache_part" "lookup_leaves" => "C12_5_no_younger_store_holds_a_fetch": |_, _| low();
            // A load holds it.
            "shared_cache_part" "store_waits" => "C12_5_no_load_holds_a_fetch": |_, signals| !signals.get("rests");
        };
        find(extent, shared_cache_part, &faults);
    }
}

/// Assumptions that contradict each other would prove anything.
#[test]
fn the_assumptions_about_a_cluster_leave_room() {
    interconnect(2, 4, None).is_alive();
}
