//! A board behind its UART and its loader.
//!
//! The device's memory is the host's. For a launch the driver sends what the board has otherwise, loads and runs the
//! program, and fetches what is other than before. `monitor` is the program on the board that compares, writes and reads
//! its memory; `board` is the conversation.

mod board;
mod monitor;

use std::ops::Range;
use std::sync::Mutex;
use std::time::Duration;

use assembler::Diagnostics;
use compiler::END_MARK_BYTES;
use isa::Interrupt;
use loader::SerialPort;

use self::board::{Board, Run, Status, Trouble};
use self::monitor::Monitor;
use super::execution::{code, conclude, put, save_variables, Ending};
use super::{Device, Launch, Ran, Shape};
use crate::builder::Executable;
use crate::objects::locked;

/// Where a board is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The serial port.
    pub port: String,
    /// Its bits a second.
    pub baud: u32,
    /// How long a kernel may take.
    pub limit: Duration,
}

/// A device that is a board.
pub struct Serial {
    shape: Shape,
    line: Line,
    monitor: Monitor,
    state: Mutex<State>,
}

struct State {
    ram: Vec<u8>,
    /// Open from the first launch to the first trouble.
    port: Option<SerialPort>,
}

impl Serial {
    /// The board on a line, which has a core of this shape. The port is opened for the first launch.
    ///
    /// # Errors
    /// When there is no monitor for the core.
    pub fn new(shape: Shape, line: Line) -> Result<Self, Diagnostics> {
        let monitor = Monitor::new(&shape.config.arch)?;
        let state = Mutex::new(State { ram: vec![0; shape.config.ram_bytes as usize], port: None });
        Ok(Self { shape, line, monitor, state })
    }

    /// Runs what is in the RAM on the board, and brings back what it has changed.
    fn outcome(&self, state: &mut State, program: &Executable, launch: &Launch) -> Result<Run, String> {
        let State { ram, port } = state;
        let Line { port: name, baud, .. } = &self.line;
        let mut open = match port.take() {
            Some(open) => open,
            None => SerialPort::open(name, *baud).map_err(|error| error.to_string())?,
        };
        let config = &self.shape.config;
        let shape = [config.arch.lanes(), config.arch.warps()];
        let mut board = Board { port: &mut open, baud: *baud, monitor: &self.monitor, shape };
        let run = self.conversation(&mut board, ram, program, launch);
        let run = run.map_err(|trouble| format!("the board at {name}: {trouble}"))?;
        *port = Some(open);
        Ok(run)
    }

    fn conversation(
        &self,
        board: &mut Board<'_, SerialPort>,
        ram: &mut [u8],
        program: &Executable,
        launch: &Launch,
    ) -> Result<Run, Trouble> {
        board.start_monitor(&[])?;
        board.send(&joined(launch.rooms.clone()), ram, self.shape.program_bytes as usize)?;
        let mark = mark();
        let mut image = ram[..program.linked.image.len()].to_vec();
        let place = program.linked.end_mark as usize;
        image[place..place + mark.len()].copy_from_slice(&mark);
        let run = board.run(&image, &mark, self.line.limit)?;
        board.start_monitor(&[])?;
        let variables = locked(&program.variables);
        let variables = variables.iter().map(|one| one.address..one.address + one.bytes.len() as u64);
        let all = launch.rooms.iter().cloned().chain(variables).collect();
        board.fetch(&joined(all), ram)?;
        Ok(run)
    }
}

impl Device for Serial {
    fn shape(&self) -> &Shape {
        &self.shape
    }

    fn with_memory(&self, change: &mut dyn FnMut(&mut [u8])) {
        change(&mut locked(&self.state).ram);
    }

    fn counts(&self) -> bool {
        false
    }

    fn run(&self, program: &Executable, launch: &Launch) -> Ran {
        let mut state = locked(&self.state);
        put(&mut state.ram, self.shape.config.arch.word_bytes() as usize, program, launch);
        let outcome = self.outcome(&mut state, program, launch);
        save_variables(&state.ram, program);
        drop(state);
        let (output, ended, nanoseconds) = match outcome {
            Ok(run) => {
                let nanoseconds = u64::try_from(run.time.as_nanos()).unwrap_or(u64::MAX);
                (run.output, ending(run.status, self.line.limit), Some(nanoseconds))
            }
            Err(why) => (Vec::new(), Err(Ending::of(format!("cannot run: {why}"))), None),
        };
        let ended = conclude(program, launch, ended, &output);
        Ran { ended, nanoseconds, cycles: None, counts: None }
    }
}

/// What has become of a kernel.
fn ending(status: Option<Status>, limit: Duration) -> Result<(), Ending> {
    let Some(Status { interrupt, address, has_ended, code: own }) = status else {
        let seconds = limit.as_secs();
        let words = format!("does not end within {seconds} s; `seconds` in the table of devices is another limit");
        return Err(Ending::of(words));
    };
    let trap = u64::from(Interrupt::Trap.number());
    if has_ended && interrupt == trap {
        return code(own);
    }
    Err(Ending::of(match Interrupt::from_number(interrupt) {
        Some(cause) if cause.has_address() => format!("is stopped: {cause}, address {address:#x}"),
        Some(cause) => format!("is stopped: {cause}"),
        None => format!("is stopped: interrupt {interrupt}"),
    }))
}

/// A mark that no program prints by chance. Its first byte is not 0, or the program would take it for none.
fn mark() -> [u8; END_MARK_BYTES] {
    let mut mark = [0; END_MARK_BYTES];
    fastrand::fill(&mut mark);
    mark[0] |= 1;
    mark
}

/// Ranges in the order of their addresses, neighbours as one.
fn joined(mut ranges: Vec<Range<u64>>) -> Vec<Range<u64>> {
    ranges.sort_unstable_by_key(|range| range.start);
    let mut joined: Vec<Range<u64>> = Vec::new();
    for range in ranges.into_iter().filter(|range| !range.is_empty()) {
        match joined.last_mut() {
            Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
            _ => joined.push(range),
        }
    }
    joined
}

#[cfg(test)]
mod tests;
