//! A bitstream with the real tools, for the board that is quickest to build for.

use std::sync::atomic::AtomicBool;
use std::sync::Mutex;

use fpga::{build, Board, FlowEvent, FlowOptions};
use isa::{CoreConfig, CoreOptions};

/// What icepack begins the configuration with, after a comment.
const SYNCHRONISATION: [u8; 4] = [0x7e, 0xaa, 0x99, 0x7e];

#[test]
#[ignore = "2 minutes: places and routes a core; a netlist of it runs among the short tests"]
fn the_smallest_core_becomes_a_bitstream_for_the_hx8k() {
    let board = Board::find("ice40-hx8k").unwrap();
    let least = "arch = '4w4/2/1/1', multiplier = 'none', divider = 'none', barriers = 0";
    let options = CoreOptions::from_line(least).unwrap();
    let core = CoreConfig::from_options(&options.or(board.core.clone())).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let output = folder.path().join("out");
    let options = FlowOptions {
        core,
        image: vec![0; 64],
        clock_hz: 24_000_000,
        seeds: 1,
        output: output.clone(),
        even_if_slow: false,
        board,
    };
    let phases = Mutex::new(Vec::new());
    let watch = |event: FlowEvent<'_>| {
        if let FlowEvent::Says(step, phase) = event {
            phases.lock().unwrap().push(format!("{step}: {phase}"));
        }
    };
    let report = build(&options, &AtomicBool::new(false), &watch).unwrap_or_else(|error| panic!("{error}"));

    let bitstream = std::fs::read(output.join("ice40-hx8k.bin")).unwrap();
    assert!(bitstream.windows(4).any(|window| window == SYNCHRONISATION));
    assert!(report.fits && report.timing_met() && report.advice.is_empty());

    // The parts are no more than the whole, and the core is where most of it is.
    let area = |path: &str| {
        let module = report.modules.iter().find(|module| module.path == path);
        module.unwrap_or_else(|| panic!("no {path}: {:?}", report.modules)).area
    };
    let (whole, core, execute) = (area(""), area("soc.core"), area("soc.core.execute"));
    assert!(execute.lut4 < core.lut4 && core.lut4 < whole.lut4 && whole.lut4 < 2 * core.lut4);
    assert!(core.flip_flops > 500 && core.block_rams > 4);
    let mut resources = report.resources.iter();
    let cells = resources.find(|one| one.name == "ICESTORM_LC").unwrap();
    assert!(cells.used >= whole.lut4 && cells.available == 7680);

    let path = report.timing.unwrap().critical_path.unwrap();
    assert!(path.from.starts_with("soc."), "{path:?}");
    assert!(path.hops.len() > 2, "{path:?}");
    let hops = path.hops.iter().map(|hop| hop.logic_ns + hop.routing_ns);
    let hops: f64 = hops.sum();
    assert!((hops - path.delay_ns).abs() < 1e-6);
    assert!((path.logic_ns + path.routing_ns - hops).abs() < 1e-6);

    let phases = phases.into_inner().unwrap();
    for part in ["synthesise: ", "place and route: Routing"] {
        let is_there = phases.iter().any(|phase| phase.starts_with(part));
        assert!(is_there, "{part}: {phases:?}");
    }
}
