//! The rules of the buses' protocols and of units of the core, proven of the emitted Verilog (docs/verification.md
//! section 11): for every input that the assumptions allow, in every cycle from power-up on, however long the run.
//!
//! Some shapes of each design in every test run, on request all.

#[macro_use]
#[path = "../../../testbenches/tests/common/extent.rs"]
mod extent;

#[macro_use]
mod faults;
mod clusters;
mod masters;
mod parts;
mod prover;
mod unit_proofs;
mod units;

use hdl::soc::host::ControlBus;
use hdl::soc::BusKind;
use hdl::units::parts::fifo::Shows;

use extent::Extent;
use masters::Master;

/// A core of one lane, whose lines are words; a master of it.
const fn narrow(kind: BusKind) -> Master {
    Master { arch: "4w8/8/1/1", ..Master::new(kind, 32) }
}

/// A master for a core that makes exchanges.
const fn keeping(master: Master) -> Master {
    Master { exchanges: true, ..master }
}

/// A master that makes exclusive accesses.
const fn exclusive() -> Master {
    keeping(Master { bus_errors: true, ..narrow(BusKind::Axi) })
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
        master.subject(None).holds();
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
    long test an_axi_master_keeps_its_rules(extent) {
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
    long test an_axi_lite_master_keeps_its_rules(extent) {
        let told = Master {
            bus_errors: true,
            window: true,
            ..Master::new(BusKind::AxiLite, 64)
        };
        prove(extent, BusKind::AxiLite, &[narrow(BusKind::AxiLite), told]);
    }
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
        (4, Shows::EarlyHead),
        (5, Shows::Nothing),
        (5, Shows::EarlyHead),
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
        let master = Master { window: true, ..Master::new(kind, 32) };
        // Where the window begins does not change while it matters.
        assert_eq!(master.subject(None).paths("window"), [""; 0], "{kind:?}");
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
        narrow(kind).subject(None).is_alive();
    }
    let lines = Master { line_words: 2, bus_errors: true, window: true, ..narrow(BusKind::Axi) };
    lines.subject(None).is_alive();
    exclusive().subject(None).is_alive();
    for kind in [BusKind::Wishbone, BusKind::WishboneClassic] {
        keeping(narrow(kind)).subject(None).is_alive();
    }
    for control in [ControlBus::Wishbone, ControlBus::AxiLite] {
        parts::control_slave(control, None).is_alive();
    }
    parts::queue(5, 4, Shows::Nothing, None).is_alive();
}
