//! Simulated boards behind pseudo-terminals.

use std::io::{Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use fpga::{board_netlist, Board};
use hdl::soc::SocConfig;
use isa::{CoreConfig, CoreOptions};
use serialport::{SerialPort, TTYPort};
use testbenches::bridge::Start;
use testbenches::soc::{emitted_system, netlist_system, SimulatedSystem, SystemBench};

/// Clock cycles of a bit, to be quick.
pub const BIT_CLOCKS: u32 = 8;
/// Cycles between two looks at the pseudo-terminal.
const SLICE_CYCLES: u64 = 512;
/// After so long without a byte the next one is a new frame, and a break has gone before it: pseudo-terminals pass none
/// on.
const QUIET: Duration = Duration::from_millis(15);
/// As many bytes from the board are passed on at once, or fewer when the line is quiet, as adapters do. A netlist takes
/// seconds for them, in which a host that waits for silence would hear it.
const PACKET_BYTES: usize = 256;
/// Bit times of a break.
const BREAK_BITS: f64 = 25.0;

/// What is done to the bytes on their way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disturbance {
    None,
    /// Every so many bytes to the board and from it, one has another bit.
    Noise(usize),
    /// Behind so many frames nothing gets through any more.
    CableBroken(usize),
    /// Behind so many frames the board is unplugged.
    Unplugged(usize),
}

/// A simulated board behind a pseudo-terminal.
pub struct BoardAtPort {
    /// The name of the host's end.
    pub name: String,
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl BoardAtPort {
    /// A board with this system; without one it is silent.
    pub fn new(
        system: impl FnOnce() -> Option<SimulatedSystem> + Send + 'static,
        disturbance: Disturbance,
    ) -> BoardAtPort {
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
        let mut packet = Vec::new();
        let mut is_spoken_to = false;
        while !stopped.load(Ordering::Relaxed) {
            let from_host = self.read();
            if matches!(self.disturbance, Disturbance::Unplugged(frames) if self.frames > frames) {
                return;
            }
            is_spoken_to |= from_host.is_some();
            // Before that its loader waits: no need to simulate it.
            let Some(bench) = bench.as_mut().filter(|_| is_spoken_to) else {
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
            let is_quiet = bench.receiver.bytes().is_empty();
            packet.extend(bench.receiver.bytes());
            bench.receiver.clear();
            if is_quiet || packet.len() >= PACKET_BYTES {
                let bytes = self.disturbed(std::mem::take(&mut packet));
                // There may be no listener.
                let _ = self.port.write_all(&bytes);
            }
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

/// A system with a core of these options, and a line as fast as can be.
pub fn soc(options: &str) -> SocConfig {
    let options = CoreOptions::from_line(options).expect("options");
    let core = CoreConfig::from_options(&options).expect("a core");
    SocConfig { baud: 1_000_000, ..SocConfig::new(core, BIT_CLOCKS * 1_000_000) }
}

/// A system as it is emitted.
pub fn emitted(options: &str) -> Option<SimulatedSystem> {
    Some(emitted_system(&soc(options), &[]).expect("a system"))
}

/// The netlist of a board's system with its own core, and a line as fast as can be.
pub fn netlist(board: &Board) -> Option<SimulatedSystem> {
    let core = CoreConfig::from_options(&board.core).expect("a core");
    let built = board_netlist(board, &core, board.clock_hz, &[]).expect("a netlist");
    let (netlist, soc) = built.expect("open tools");
    Some(netlist_system(&netlist, &board.pins, &soc).expect("a system"))
}
