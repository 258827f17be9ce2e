//! `harmonica selftest` over a pseudo-terminal, with a simulated board at the other end.
#![cfg(unix)]

mod common;

use std::collections::VecDeque;
use std::io::{Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use common::{RunResult, TestFolder};
use fpga::{board_netlist, Board};
use hdl::kit::{constant, Defect};
use hdl::soc::SocConfig;
use isa::{CoreConfig, CoreOptions};
use serialport::{SerialPort, TTYPort};
use testbenches::bridge::Start;
use testbenches::soc::{defective_system, emitted_system, netlist_system, SimulatedSystem, SystemBench};

/// The board's core, and its flags.
const CORE: &str = "arch = '4w8/8/2/2', ram_bytes = 8192";
const FLAGS: &str = "--arch 4w8/8/2/2 --ram-bytes 8192 --baud 57600";
/// Clock cycles of a bit, to be quick.
const BIT_CLOCKS: u32 = 8;
/// Cycles between two looks at the pseudo-terminal.
const SLICE_CYCLES: u64 = 512;
/// After so long without a byte the next one is a new frame, and a break has gone before it: pseudo-terminals pass none
/// on.
const QUIET: Duration = Duration::from_millis(15);
/// Bit times of a break.
const BREAK_BITS: f64 = 25.0;

/// What is done to the bytes on their way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Disturbance {
    None,
    /// Every so many bytes to the board and from it, one has another bit.
    Noise(usize),
    /// Behind so many frames nothing gets through any more.
    CableBroken(usize),
}

/// A simulated board behind a pseudo-terminal.
struct BoardAtPort {
    name: String,
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl BoardAtPort {
    /// A board with this system; without one it is silent.
    fn new(system: impl FnOnce() -> Option<SimulatedSystem> + Send + 'static, disturbance: Disturbance) -> BoardAtPort {
        let (port, host) = TTYPort::pair().expect("a pseudo-terminal");
        let name = host.name().expect("it has a name");
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let (ready, is_ready) = channel();
        let thread = std::thread::spawn(move || {
            let bench =
                system().map(|system| SystemBench::power_up(&system, Start::Random(1)).expect("a model of the board"));
            // A port is one program's alone.
            drop(host);
            ready.send(()).expect("somebody waits");
            Wire::new(port, disturbance).carry(bench, &stopped);
        });
        is_ready.recv().expect("the board starts");
        BoardAtPort { name, stop, thread: Some(thread) }
    }

    /// The command at this board.
    fn tested(&self, place: &TestFolder, options: &str) -> RunResult {
        let port = &self.name;
        place.run(&format!("selftest --port {port} {options}"))
    }
}

impl Drop for BoardAtPort {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        let ended = self.thread.take().map(JoinHandle::join);
        if !std::thread::panicking() {
            ended.expect("it was started").expect("the board");
        }
    }
}

/// Between the pseudo-terminal and the board's pins.
struct Wire {
    port: TTYPort,
    disturbance: Disturbance,
    frames: usize,
    bytes: usize,
    last: Instant,
}

impl Wire {
    fn new(port: TTYPort, disturbance: Disturbance) -> Wire {
        Wire { port, disturbance, frames: 0, bytes: 0, last: Instant::now() }
    }

    fn carry(mut self, mut bench: Option<SystemBench>, stopped: &AtomicBool) {
        let mut kept = VecDeque::new();
        while !stopped.load(Ordering::Relaxed) {
            let from_host = self.read();
            let Some(bench) = &mut bench else {
                std::thread::sleep(Duration::from_millis(5));
                continue;
            };
            if let Some((is_new, bytes)) = from_host {
                if is_new {
                    bench.sender.push_break(BREAK_BITS);
                }
                bench.sender.push_bytes(&self.disturbed(bytes));
            }
            bench.run(SLICE_CYCLES).expect("the board goes on");
            kept.extend(bench.receiver.bytes());
            bench.receiver.clear();
            let bytes = self.disturbed(kept.drain(..).collect());
            // There may be no listener.
            let _ = self.port.write_all(&bytes);
        }
    }

    /// What the host has sent, and whether a frame begins with it.
    fn read(&mut self) -> Option<(bool, Vec<u8>)> {
        let count = self.port.bytes_to_read().unwrap_or(0);
        let mut bytes = vec![0; count as usize];
        let count = match count {
            0 => 0,
            _ => self.port.read(&mut bytes).unwrap_or(0),
        };
        if count == 0 {
            return None;
        }
        bytes.truncate(count);
        let is_new = self.last.elapsed() > QUIET && bytes.starts_with(&loader::MAGIC);
        self.last = Instant::now();
        self.frames += usize::from(is_new);
        Some((is_new, bytes))
    }

    fn disturbed(&mut self, mut bytes: Vec<u8>) -> Vec<u8> {
        match self.disturbance {
            Disturbance::Noise(every) => {
                for byte in &mut bytes {
                    self.bytes += 1;
                    if self.bytes.is_multiple_of(every) {
                        *byte ^= 0x10;
                    }
                }
            }
            Disturbance::CableBroken(frames) if self.frames > frames => bytes.clear(),
            _ => {}
        }
        bytes
    }
}

fn soc(options: &str) -> SocConfig {
    let options = CoreOptions::from_line(options).expect("options");
    let core = CoreConfig::from_options(&options).expect("a core");
    SocConfig { baud: 1_000_000, ..SocConfig::new(core, BIT_CLOCKS * 1_000_000) }
}

/// The system of [`CORE`], as it is emitted.
fn emitted() -> Option<SimulatedSystem> {
    Some(emitted_system(&soc(CORE), &[]).expect("a system"))
}

#[test]
fn a_good_board_passes_and_another_core_than_meant_is_named() {
    let place = TestFolder::new();
    let board = BoardAtPort::new(emitted, Disturbance::None);
    let options = format!("{FLAGS} --given 4 --random 6 --report report.json");
    let outcome = board.tested(&place, &options);
    outcome.ends(0, "10 of 10 programs print what they must\n");
    let report = place.json("report.json");
    assert_eq!(report["outcomes"].as_array().unwrap().len(), 10);
    assert_eq!(report["outcomes"][9]["verdict"], "passed");
    let lanes = board.tested(&place, "--arch 4w8/8/4/2 --ram-bytes 8192 --baud 57600");
    assert_eq!(lanes.code, 1);
    lanes.prints("the board has a core 4w8/8/2/2, and not 4w8/8/4/2");
    let words = board.tested(&place, "--arch 4w16/16/2/2 --ram-bytes 8192 --baud 57600");
    assert_eq!(words.code, 1);
    words.prints("the board has a core 4w8/8/2/2, and not 4w16/16/2/2");
    let ram = board.tested(&place, "--arch 4w8/8/2/2 --baud 57600 --given 0 --random 1");
    ram.ends(0, "1 of 1 programs print what they must\n");
}

#[test]
fn a_faulty_core_is_told_by_what_differs_and_kept_for_the_lock_step() {
    let place = TestFolder::new();
    let faulty = || {
        // What a predicate is written with in a lane that does not execute.
        let defect = Defect::new("predicate_logic", "row", |driver, signals| {
            driver ^ (!signals.get("executing") & constant(2, 0b10))
        });
        Some(defective_system(&soc(CORE), &[], &defect).expect("a system"))
    };
    let board = BoardAtPort::new(faulty, Disturbance::None);
    let outcome = board.tested(&place, &format!("{FLAGS} --given 2 --random 6"));
    assert_eq!(outcome.code, 1, "{}", outcome.stdout);
    outcome.prints("other ");
    outcome.prints("harmonica cosim selftest-failures/random-");
}

#[test]
fn what_the_line_does_is_no_fault_of_the_core() {
    let place = TestFolder::new();
    let few = format!("{FLAGS} --given 2 --random 2");
    let noisy = BoardAtPort::new(emitted, Disturbance::Noise(6000));
    let outcome = noisy.tested(&place, &few);
    outcome.ends(0, &outcome.stdout.clone());
    outcome.prints("because the line had damaged the image");
    let broken = BoardAtPort::new(emitted, Disturbance::CableBroken(2));
    let outcome = broken.tested(&place, &few);
    assert_eq!(outcome.code, 1);
    outcome.prints("the board has gone silent after 1 programs");
    let silent = BoardAtPort::new(|| None, Disturbance::None);
    let outcome = silent.tested(&place, &few);
    assert_eq!(outcome.code, 1);
    outcome.prints("its bitstream is that of a system with a loader");
}

/// The netlist of a board's system with its own core, and a line as fast as can be.
fn netlist(board: &Board) -> Option<SimulatedSystem> {
    let core = CoreConfig::from_options(&board.core).expect("a core");
    let built = board_netlist(board, &core, board.clock_hz, &[]).expect("a netlist");
    let (netlist, soc) = built.expect("open tools");
    Some(netlist_system(&netlist, &board.pins, &soc).expect("a system"))
}

fn netlist_passes(name: &str) {
    let place = TestFolder::new();
    let mut board = Board::find(name).expect("a board");
    board.baud = board.clock_hz / BIT_CLOCKS;
    let at_port = BoardAtPort::new(move || netlist(&board), Disturbance::None);
    let counts = "--given 20 --random 200 --baud 9600 --patience 20000";
    let outcome = at_port.tested(&place, &format!("--board {name} {counts}"));
    outcome.ends(0, "220 of 220 programs print what they must\n");
}

#[test]
#[ignore = "30 minutes: 220 programs over the serial line of the netlist of ice40-hx8k"]
fn the_netlist_of_ice40_hx8k_passes() {
    netlist_passes("ice40-hx8k");
}

#[test]
#[ignore = "30 minutes: 220 programs over the serial line of the netlist of ulx3s-12f"]
fn the_netlist_of_ecp5_passes() {
    netlist_passes("ulx3s-12f");
}
