//! The rules of the buses' protocols and of units of the core, proven of the emitted Verilog (docs/verification.md section 11): for every
//! input that the assumptions allow, in every cycle from power-up on, however long the run.
//!
//! Some shapes of each design in every test run, on request all.

#[macro_use]
#[path = "../../../testbenches/tests/common/extent.rs"]
mod extent;

mod faults;
mod masters;
mod parts;
mod prover;
mod units;

use hdl::soc::host::ControlBus;
use hdl::soc::BusKind;
use hdl::units::parts::fifo::Shows;

use extent::Extent;
use masters::Master;

/// A core of one lane, whose lines are words; a master of it.
const fn narrow(kind: BusKind) -> Master {
    Master {
        arch: "4w8/8/1/1",
        ..Master::new(kind, 32)
    }
}

/// A master for a core that makes exchanges.
const fn keeping(master: Master) -> Master {
    Master {
        exchanges: true,
        ..master
    }
}

/// A master that makes exclusive accesses.
const fn exclusive() -> Master {
    keeping(Master {
        bus_errors: true,
        ..narrow(BusKind::Axi)
    })
}

/// Proves the rules for the masters of a bus: those named, in full those of every shape.
fn prove(extent: Extent, kind: BusKind, some: &[Master]) {
    let all = masters::all(kind);
    let masters = match extent {
        Extent::Short => some,
        Extent::Full => &*all,
    };
    for master in masters {
        assert_eq!(master.kind, kind);
        master.subject().holds();
    }
}

extents! {
    "an hour for all of proofs: masters of every shape, and every fault":

    /// Rules: P3.3, P3.9, S5.1.3, S5.1.4, S5.1.5, S5.1.6, S5.1.8, S5.1.19.
    test a_pipelined_wishbone_master_keeps_its_rules(extent) {
        let plain = Master::new(BusKind::Wishbone, 32);
        let told = Master {
            bus_errors: true,
            window: true,
            ..Master::new(BusKind::Wishbone, 64)
        };
        prove(extent, BusKind::Wishbone, &[plain, told, keeping(plain)]);
    }

    /// Rules: P3.3, P3.9, S5.1.3, S5.1.4, S5.1.5, S5.1.6, S5.1.9, S5.1.19.
    test a_classic_wishbone_master_keeps_its_rules(extent) {
        let told = Master {
            bus_errors: true,
            ..Master::new(BusKind::WishboneClassic, 32)
        };
        let windowed = Master {
            window: true,
            ..narrow(BusKind::WishboneClassic)
        };
        prove(
            extent,
            BusKind::WishboneClassic,
            &[told, windowed, keeping(told)],
        );
    }

    /// Rules: P3.3, P3.9, S5.1.3, S5.1.4, S5.1.5, S5.1.6, S5.1.11, S5.1.12, S5.1.13, S5.1.14, S5.1.20, S5.1.21.
    test an_axi_master_keeps_its_rules(extent) {
        let line = Master {
            window: true,
            ..Master::new(BusKind::Axi, 128)
        };
        // What the loader stores, and what of the program's loads is still under way, are kept apart.
        let bursts_and_errors = Master {
            bus_errors: true,
            ..Master::new(BusKind::Axi, 32)
        };
        let lines_of_code = Master {
            line_words: 8,
            ..narrow(BusKind::Axi)
        };
        let beats_of_words = Master {
            line_words: 2,
            ..Master::new(BusKind::Axi, 64)
        };
        prove(
            extent,
            BusKind::Axi,
            &[
                line,
                bursts_and_errors,
                lines_of_code,
                beats_of_words,
                exclusive(),
            ],
        );
    }

    /// Rules: P3.3, P3.9, S5.1.3, S5.1.4, S5.1.5, S5.1.6, S5.1.11, S5.1.13.
    test an_axi_lite_master_keeps_its_rules(extent) {
        let told = Master {
            bus_errors: true,
            window: true,
            ..Master::new(BusKind::AxiLite, 64)
        };
        prove(extent, BusKind::AxiLite, &[narrow(BusKind::AxiLite), told]);
    }

    /// Rules: I8.1.1, I8.1.2, I8.1.3, I8.1.8, I8.1.9, I8.2.1, I8.2.2, I8.3.1, I8.3.3, I8.3.6, P9.11.3, P9.11.4, P9.11.5.
    test a_divergence_stack_keeps_the_lanes_of_regions(extent) {
        let shapes = [(3, 4), (2, 3), (4, 8)];
        let some = if extent.is_full() { shapes.len() } else { 1 };
        for &(lanes, entries) in &shapes[..some] {
            units::divergence_stack(lanes, entries, None).holds();
        }
    }
}

/// Rules: I8.5.2, I8.5.3, I8.5.4, I8.5.5, I8.5.6, I8.5.9, I8.5.11, I8.5.12, P9.12.2, P9.12.3, P9.12.5, P9.12.7.
#[test]
fn paired_paths_keep_every_lane_in_one_path() {
    units::paired_path(None).holds();
}

/// Rules: P11.1, P11.4, P11.8, P11.9, P11.10, P11.13, P11.14, P11.15, P11.16, P11.18, P11.19.
#[test]
fn a_load_store_unit_serves_each_lane_once() {
    units::load_store(None).holds();
}

/// Rules: P22.1, P22.2, P22.4, P22.5, P22.6, P22.10.
#[test]
fn a_scoreboard_wakes_whoever_waits() {
    units::scoreboard(None).holds();
}

/// Rules: P9.6.1, P9.13.14.
#[test]
fn a_barrier_opens_with_the_last_context() {
    units::barriers(2, false, None).holds();
    units::barriers(3, true, None).holds();
}

/// Rules: P3.16, P4.5, P5.1, P5.2, P5.7, P9.4.1, P9.5.11, P9.10.1.
#[test]
fn a_warp_table_loses_no_warp() {
    units::warp_table(None).holds();
}

/// Rules: P12.1, P12.2, P12.3, P12.4, P12.5, P12.6, P15.2, P15.3, P15.4.
#[test]
fn a_copy_unit_carries_out_each_order_once() {
    units::copy_unit(None).holds();
}

/// Rules: P19.1, P19.3, P19.4, P19.5, P19.6, P19.7, P19.8, P19.9, P19.10.
#[test]
fn a_fetch_through_the_instruction_cache_gets_what_the_memory_holds() {
    units::instruction_cache(None).holds();
}

/// Rules: P24.1, P24.4, P24.5, P24.6, P24.7, P24.8, P24.9, P24.11, P24.12, P24.13.
#[test]
fn a_load_through_the_data_cache_gets_what_the_memory_holds() {
    units::data_cache(None).holds();
}

/// Rules: P14.1, P14.2, P14.3, P14.6, P14.7, P14.8.
#[test]
fn a_tlb_translates_as_it_was_told_last() {
    units::tlb(None).holds();
}

/// Rules: I12.14, I12.15, P26.8, P26.9, P26.10, P26.11, P26.12, P26.13, P26.15.
#[test]
fn an_exchange_gives_each_lane_the_word_as_it_finds_it() {
    units::exchange(None).holds();
}

/// Rules: H3.3, H3.4.
#[test]
fn the_wishbone_control_slave_keeps_its_rules() {
    parts::control_slave(ControlBus::Wishbone, None).holds();
}

/// Rules: H3.3, H3.5.
#[test]
fn the_axi_lite_control_slave_keeps_its_rules() {
    parts::control_slave(ControlBus::AxiLite, None).holds();
}

/// All queues of the core and of the system around it are this one, but for those of bytes.
#[test]
fn a_queue_gives_what_was_pushed_in_order() {
    for (capacity, shows) in [
        (1, Shows::Nothing),
        (4, Shows::Places),
        (5, Shows::Nothing),
        (8, Shows::Count),
        (16, Shows::Nothing),
    ] {
        parts::queue(capacity, 4, shows, None).holds();
    }
}

/// Rules: S5.1.4, H3.4, H3.5.
#[test]
fn no_path_leads_from_an_input_to_an_output_of_a_bus_in_one_cycle() {
    for kind in BusKind::ALL {
        let master = Master {
            window: true,
            ..Master::new(kind, 32)
        };
        // Where the window begins does not change while it matters.
        assert_eq!(master.subject().paths("window"), [""; 0], "{kind:?}");
    }
    for control in [ControlBus::Wishbone, ControlBus::AxiLite] {
        let slave = parts::control_slave(control, None);
        assert_eq!(slave.paths("none"), [""; 0], "{control:?}");
    }
}

/// Assumptions that contradict each other would prove anything: under them everything can still be done.
#[test]
fn the_assumptions_leave_room() {
    for kind in BusKind::ALL {
        narrow(kind).subject().is_alive();
    }
    let lines = Master {
        line_words: 2,
        bus_errors: true,
        window: true,
        ..narrow(BusKind::Axi)
    };
    lines.subject().is_alive();
    exclusive().subject().is_alive();
    for kind in [BusKind::Wishbone, BusKind::WishboneClassic] {
        keeping(narrow(kind)).subject().is_alive();
    }
    for control in [ControlBus::Wishbone, ControlBus::AxiLite] {
        parts::control_slave(control, None).is_alive();
    }
    parts::queue(5, 4, Shows::Nothing, None).is_alive();
    units::divergence_stack(3, 4, None).is_alive();
    units::paired_path(None).is_alive();
    units::load_store(None).is_alive();
    units::scoreboard(None).is_alive();
    units::warp_table(None).is_alive();
    units::copy_unit(None).is_alive();
    units::instruction_cache(None).is_alive();
    units::data_cache(None).is_alive();
    units::tlb(None).is_alive();
    units::exchange(None).is_alive();
    units::barriers(2, false, None).is_alive();
    units::barriers(3, true, None).is_alive();
}
