//! The proofs are proven able to fail: one driver is changed at a time, and a counterexample from power-up must name
//! the rule.

use hdl::kit::prelude::{high, low};
use hdl::kit::{constant, Defect, Expr, Signals};
use hdl::soc::host::ControlBus;
use hdl::soc::BusKind;
use hdl::units::parts::fifo::Shows;

use crate::extent::Extent;
use crate::masters::Master;
use crate::prover::Subject;
use crate::{narrow, parts};

/// Requires a counterexample in which this rule is broken, and says so; of `one or other` either, where it depends on
/// Yosys' version which of them its counterexample breaks.
pub fn breaks(subject: &Subject, rule: &str) {
    let found = subject.refuted();
    let found = found.unwrap_or_else(|| panic!("{rule} is not found broken"));
    let text = found.to_string();
    assert!(rule.split(" or ").any(|rule| found.broken.iter().any(|broken| broken == rule)), "{rule}: {text}");
    assert!(text.contains("from power-up on"), "{text}");
}

/// A fault: the module, its signal, what that becomes, and the rule that this breaks.
pub type Fault = (&'static str, &'static str, fn(Expr, &Signals<'_>) -> Expr, &'static str);

/// Puts faults into a subject: the first of them, in full all.
pub fn find(extent: Extent, subject: impl Fn(Option<&Defect>) -> Subject, faults: &[Fault]) {
    let some = if extent.is_full() { faults.len() } else { 1 };
    for &(module, signal, change, rule) in &faults[..some] {
        let defect = Defect::new(module, signal, change);
        breaks(&subject(Some(&defect)), rule);
    }
}

/// Puts faults into a master: the first of them, in full all.
fn of_master(extent: Extent, master: Master, faults: &[Fault]) {
    find(extent, |defect| master.subject(defect), faults);
}

/// Closures become functions here.
pub const fn faults<const COUNT: usize>(faults: [Fault; COUNT]) -> [Fault; COUNT] {
    faults
}

/// A table of faults, a row each.
macro_rules! table {
    ($($module:literal $signal:literal => $rule:literal: $change:expr;)*) => {
        faults([$(($module, $signal, $change, $rule)),*])
    };
}

extents! {
    "an hour for all of proofs: masters of every shape, and every fault":

    test faults_of_a_pipelined_wishbone_master_are_found(extent) {
        of_master(extent, narrow(BusKind::Wishbone), &table! {
            "wishbone_master" "wishbone_cyc" => "S5_1_8_cyc_from_the_first_stb_to_the_last_answer":
                |_, signals| signals.get("wishbone_stb");
            "transfers" "is_free" => "S5_1_4_transfer_stays":
                |free, signals| free | (signals.get("asks") & !signals.get("drains"));
            "transfers" "drains" => "S5_1_5_what_is_under_way_is_waited_for": |_, _| low();
            "fifo" "full" => "queue_has_room_for_a_push": |_, _| low();
            "wishbone_master" "started" => "stb_only_with_cyc": |_, _| low();
        });
    }

    test a_bus_that_is_not_kept_is_found(extent) {
        let with_exchanges = |kind| Master {
            exchanges: true,
            ..narrow(kind)
        };
        of_master(extent, with_exchanges(BusKind::Wishbone), &table! {
            "transfers" "locked" => "S5_1_19_bus_is_kept_for_an_exchange": |_, _| low();
            "transfers" "fetch_ready" => "S5_1_19_nothing_else_is_asked_for":
                |ready, signals| ready | (signals.get("locked") & signals.get("is_free") & !signals.get("asks_data"));
            "transfers" "is_unlocked" => "S5_1_19_lock_ends_with_the_exchange": |_, _| low();
        });
        of_master(extent, with_exchanges(BusKind::WishboneClassic), &table! {
            "wishbone_master" "wishbone_cyc" => "S5_1_19_bus_is_kept_for_an_exchange": |_, signals| signals.get("wishbone_stb");
        });
    }

    test exchanges_that_are_not_atomic_are_found(extent) {
        let told = Master {
            bus_errors: true,
            exchanges: true,
            ..narrow(BusKind::Axi)
        };
        of_master(extent, told, &table! {
            "transfers" "core_data_response_again" => "S5_1_21_late_store_is_told": |_, _| low();
            "transfers" "reserved" => "S5_1_20_store_of_an_exchange_is_exclusive": |_, _| low();
            "axi_master" "transfers.answer_exclusive" => "S5_1_21_unwatched_read_is_an_error": |_, _| high();
        });
    }

    test faults_of_a_classic_wishbone_master_are_found(extent) {
        of_master(extent, narrow(BusKind::WishboneClassic), &table! {
            "wishbone_master" "retries" => "S5_1_9_low_after_an_answer": |_, _| low();
            "wishbone_master" "ends" => "S5_1_9_the_same_after_rty":
                |ends, signals| ends | signals.get("wishbone_rty");
        });
    }

    long test faults_of_an_axi_master_are_found(extent) {
        of_master(extent, narrow(BusKind::Axi), &table! {
            "transfers" "may_read" => "S5_1_11_reads_wait_for_writes": |_, _| high();
            "axi_master" "m_axi_awvalid" => "S5_1_13_address_and_data_go_together":
                |_, signals| signals.get("writes");
            "axi_master" "write_is_taken" => "S5_1_13_address_and_data_go_together":
                |_, signals| signals.get("address_is_taken");
            "axi_master" "m_axi_wlast" => "write_is_of_one_beat": |_, _| low();
            "axi_master" "m_axi_rready" => "rready_comes_back": |_, _| low();
        });
        let told = Master {
            bus_errors: true,
            ..Master::new(BusKind::Axi, 32)
        };
        of_master(extent, told, &table! {
            // The loader's store is taken for the load that is dropped.
            "transfers" "may_data" => "S5_1_5_what_is_under_way_is_waited_for": |_, signals| !signals.get("loading");
            "transfers" "load_length" => "S5_1_14_burst_stays_in_its_line": |_, _| constant(2, 3);
        });
    }

    long test faults_of_an_axi_lite_master_are_found(extent) {
        of_master(extent, narrow(BusKind::AxiLite), &table! {
            "transfers" "is_fetched" => "P3_3_fetch_response_has_a_request": |_, signals| signals.get("is_fetch");
            "transfers" "core_data_response_valid" => "P3_9_data_response_has_a_request":
                |valid, signals| valid | signals.get("loading");
            "axi_master" "data_taken" => "S5_1_13_address_and_data_go_together": |_, _| low();
        });
    }
}

#[test]
fn faults_of_control_slaves_are_found() {
    find(
        Extent::Full,
        |defect| parts::control_slave(ControlBus::Wishbone, defect),
        &table! {
            "wishbone_control" "is_taken" => "H3_4_transfer_is_carried_out_once":
                |_, signals| signals.get("bus_cyc") & signals.get("bus_stb");
            "wishbone_control" "refuses" => "H3_3_write_of_a_part_is_refused": |_, _| low();
        },
    );
    find(
        Extent::Full,
        |defect| parts::control_slave(ControlBus::AxiLite, defect),
        &table! {
            "axi_lite_control" "writes" => "write_has_address_and_data":
                |_, signals| signals.get("has_write_address") & signals.get("has_write_data");
            "axi_lite_control" "bus_rvalid" => "one_answer_a_read": |valid, signals| valid & signals.get("bus_rready");
        },
    );
}

#[test]
fn faults_of_a_queue_are_found() {
    let faults = table! {
        "fifo" "entries.write_address" => "followed_entry_comes_in_order":
            |_, signals| signals.get("dropped").bits(0, 2);
        "fifo" "full" => "full_with_all_entries": |_, _| low();
    };
    find(Extent::Full, |defect| parts::queue(4, 4, Shows::Nothing, defect), &faults);
    let faults = table! {
        "fifo" "pushed_is_next" => "followed_entry_comes_in_order": |_, signals| signals.get("empty");
        "fifo" "lacks_one" => "full_with_all_entries": |_, _| low();
    };
    find(Extent::Full, |defect| parts::queue(4, 4, Shows::EarlyHead, defect), &faults);
}

#[test]
fn a_path_from_an_input_to_an_output_is_found() {
    let through = Defect::new("wishbone_master", "wishbone_stb", |stb, signals| stb & !signals.get("wishbone_ack"));
    let master = narrow(BusKind::Wishbone).subject(Some(&through));
    assert_eq!(master.paths("window"), ["wishbone_stb"]);
}
