//! The proofs are proven able to fail: one driver is changed at a time, and a counterexample from power-up must name the rule.

use hdl::kit::prelude::{high, low};
use hdl::kit::{constant, Defect, Expr, Signals};
use hdl::soc::host::ControlBus;
use hdl::soc::BusKind;
use hdl::units::parts::fifo::Shows;

use crate::masters::Master;
use crate::prover::Subject;
use crate::{narrow, parts, takes_all};

/// Requires a counterexample in which this rule is broken, and says so.
fn breaks(subject: &Subject, rule: &str) {
    let found = subject.refuted();
    let found = found.unwrap_or_else(|| panic!("{rule} is not found broken"));
    let text = found.to_string();
    assert!(
        found.broken.iter().any(|broken| broken == rule),
        "{rule}: {text}"
    );
    assert!(text.contains("from power-up on"), "{text}");
}

/// A fault: the module, its signal, what that becomes, and the rule that this breaks.
type Fault = (
    &'static str,
    &'static str,
    fn(Expr, &Signals<'_>) -> Expr,
    &'static str,
);

/// Puts the faults into a master; an ordinary run only the first of them.
fn of_master(master: Master, faults: &[Fault]) {
    let some = if takes_all() { faults.len() } else { 1 };
    for &(module, signal, change, rule) in &faults[..some] {
        let defect = Defect::new(module, signal, change);
        breaks(&master.with_defect(&defect), rule);
    }
}

#[test]
fn faults_of_a_pipelined_wishbone_master_are_found() {
    let cyc_with_stb: Fault = (
        "wishbone_master",
        "wishbone_cyc",
        |_, signals| signals.get("wishbone_stb"),
        "S5_1_8_cyc_from_the_first_stb_to_the_last_answer",
    );
    let replaced: Fault = (
        "transfers",
        "is_free",
        |free, signals| free | (signals.get("asks") & !signals.get("drains")),
        "S5_1_4_transfer_stays",
    );
    let not_waited_for: Fault = (
        "transfers",
        "drains",
        |_, _| low(),
        "S5_1_5_what_is_under_way_is_waited_for",
    );
    let too_many: Fault = ("fifo", "full", |_, _| low(), "queue_has_room_for_a_push");
    let early: Fault = (
        "wishbone_master",
        "started",
        |_, _| low(),
        "stb_only_with_cyc",
    );
    of_master(
        narrow(BusKind::Wishbone),
        &[cyc_with_stb, replaced, not_waited_for, too_many, early],
    );
}

#[test]
fn faults_of_a_classic_wishbone_master_are_found() {
    let not_withdrawn: Fault = (
        "wishbone_master",
        "retries",
        |_, _| low(),
        "S5_1_9_low_after_an_answer",
    );
    let given_up: Fault = (
        "wishbone_master",
        "ends",
        |ends, signals| ends | signals.get("wishbone_rty"),
        "S5_1_9_the_same_after_rty",
    );
    of_master(narrow(BusKind::WishboneClassic), &[not_withdrawn, given_up]);
}

#[test]
fn faults_of_an_axi_master_are_found() {
    let too_early: Fault = (
        "transfers",
        "may_read",
        |_, _| high(),
        "S5_1_11_reads_wait_for_writes",
    );
    let address_twice: Fault = (
        "axi_master",
        "m_axi_awvalid",
        |_, signals| signals.get("writes"),
        "S5_1_13_address_and_data_go_together",
    );
    let data_forgotten: Fault = (
        "axi_master",
        "write_is_taken",
        |_, signals| signals.get("address_is_taken"),
        "S5_1_13_address_and_data_go_together",
    );
    let no_last: Fault = (
        "axi_master",
        "m_axi_wlast",
        |_, _| low(),
        "write_is_of_one_beat",
    );
    let never_read: Fault = (
        "axi_master",
        "m_axi_rready",
        |_, _| low(),
        "rready_comes_back",
    );
    of_master(
        narrow(BusKind::Axi),
        &[
            too_early,
            address_twice,
            data_forgotten,
            no_last,
            never_read,
        ],
    );
    let too_long: Fault = (
        "transfers",
        "load_length",
        |_, _| constant(2, 3),
        "S5_1_14_burst_stays_in_its_line",
    );
    // The loader's store is taken for the load that is dropped.
    let loader: Fault = (
        "transfers",
        "may_data",
        |_, signals| !signals.get("loading"),
        "S5_1_5_what_is_under_way_is_waited_for",
    );
    let told = Master {
        bus_errors: true,
        ..Master::new(BusKind::Axi, 32)
    };
    of_master(told, &[loader, too_long]);
}

#[test]
fn faults_of_an_axi_lite_master_are_found() {
    let answered_early: Fault = (
        "transfers",
        "core_data_response_valid",
        |valid, signals| valid | signals.get("loading"),
        "P3_9_data_response_has_a_request",
    );
    let answers_of_before: Fault = (
        "transfers",
        "is_fetched",
        |_, signals| signals.get("is_fetch"),
        "P3_3_fetch_response_has_a_request",
    );
    let data_twice: Fault = (
        "axi_master",
        "data_taken",
        |_, _| low(),
        "S5_1_13_address_and_data_go_together",
    );
    of_master(
        narrow(BusKind::AxiLite),
        &[answers_of_before, answered_early, data_twice],
    );
}

#[test]
fn faults_of_control_slaves_are_found() {
    for (control, (module, signal, change, rule)) in slave_faults() {
        let defect = Defect::new(module, signal, change);
        breaks(&parts::control_slave(control, Some(&defect)), rule);
    }
}

fn slave_faults() -> [(ControlBus, Fault); 4] {
    let twice: Fault = (
        "wishbone_control",
        "is_taken",
        |_, signals| signals.get("bus_cyc") & signals.get("bus_stb"),
        "H3_4_transfer_is_carried_out_once",
    );
    let accepted: Fault = (
        "wishbone_control",
        "refuses",
        |_, _| low(),
        "H3_3_write_of_a_part_is_refused",
    );
    let lost: Fault = (
        "axi_lite_control",
        "writes",
        |_, signals| signals.get("has_write_address") & signals.get("has_write_data"),
        "write_has_address_and_data",
    );
    let unasked: Fault = (
        "axi_lite_control",
        "bus_rvalid",
        |valid, signals| valid & signals.get("bus_rready"),
        "one_answer_a_read",
    );
    use ControlBus::{AxiLite, Wishbone};
    [
        (Wishbone, twice),
        (Wishbone, accepted),
        (AxiLite, lost),
        (AxiLite, unasked),
    ]
}

#[test]
fn faults_of_a_queue_are_found() {
    let out_of_order: Fault = (
        "fifo",
        "entries.write_address",
        |_, signals| signals.get("dropped").bits(0, 2),
        "followed_entry_comes_in_order",
    );
    let never_full: Fault = ("fifo", "full", |_, _| low(), "full_with_all_entries");
    for (module, signal, change, rule) in [out_of_order, never_full] {
        let defect = Defect::new(module, signal, change);
        breaks(&parts::queue(4, 4, Shows::Nothing, Some(&defect)), rule);
    }
}

#[test]
fn a_path_from_an_input_to_an_output_is_found() {
    let through = Defect::new("wishbone_master", "wishbone_stb", |stb, signals| {
        stb & !signals.get("wishbone_ack")
    });
    let master = narrow(BusKind::Wishbone).with_defect(&through);
    assert_eq!(master.paths("window"), ["wishbone_stb"]);
}
