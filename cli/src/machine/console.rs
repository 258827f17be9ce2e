//! The console of a program that runs on the functional model.

use std::io::{IsTerminal, Read};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{channel, Receiver, TryRecvError};

use golden_model::Cluster;

use crate::failure::Failure;
use crate::{output, program};

/// The program's console.
pub struct Console {
    /// What is typed at a terminal.
    typed: Option<Receiver<Vec<u8>>>,
    /// Nothing follows what has been handed over.
    has_ended: bool,
    /// What has waited in a file or a pipe.
    waiting: Vec<u8>,
    output: ConsoleOutput,
    /// What has been kept.
    pub collected: Vec<u8>,
    /// How often it has been served.
    served: u64,
    /// What has arrived so far.
    pub arrivals: Vec<Arrival>,
}

/// Bytes that arrived at the console.
pub struct Arrival {
    /// Before which slice of the run, from 0.
    pub slice: u64,
    /// The bytes.
    pub bytes: Vec<u8>,
    /// Whether they are the last ones.
    pub ends: bool,
}

impl Arrival {
    /// Hands the bytes over to the program.
    pub fn hand_over(&self, machine: &mut Cluster) {
        machine.type_input(&self.bytes);
        if self.ends {
            machine.end_input();
        }
    }
}

/// What arrives at standard input, as it comes.
pub fn typed() -> Receiver<Vec<u8>> {
    let (sender, receiver) = channel();
    // Standard input cannot be waited for together with anything else. The thread ends with the process, or when the
    // receiver is gone.
    std::thread::spawn(move || {
        let mut buffer = [0; 256];
        while let Ok(count @ 1..) = std::io::stdin().read(&mut buffer) {
            if sender.send(buffer[..count].to_vec()).is_err() {
                break;
            }
        }
    });
    receiver
}

/// What becomes of what the program prints.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ConsoleOutput {
    /// It goes to standard output.
    Printed,
    /// It is kept for a report.
    Kept,
}

impl Console {
    /// The bytes of `file`, or what the program's sources provide, or stdin.
    pub fn open(programs: &[PathBuf], file: Option<&Path>, output: ConsoleOutput) -> Result<Self, Failure> {
        let mut console = Console {
            typed: None,
            has_ended: false,
            waiting: Vec::new(),
            output,
            collected: Vec::new(),
            served: 0,
            arrivals: Vec::new(),
        };
        let provided = program::provided_input(programs)?;
        if let Some(path) = file {
            console.waiting = crate::files::read(path)?;
        } else if !provided.is_empty() {
            console.waiting = provided;
        } else if programs.iter().any(|path| crate::files::is_standard_input(path)) {
            // It was the program.
        } else if std::io::stdin().is_terminal() {
            console.typed = Some(typed());
        } else {
            let cannot = |error| Failure::input(format!("cannot read stdin: {error}"));
            std::io::stdin().read_to_end(&mut console.waiting).map_err(cannot)?;
        }
        Ok(console)
    }

    /// Hands over what has been typed, and takes what has been printed: before each slice of a run, and behind the
    /// last.
    pub fn serve(&mut self, machine: &mut Cluster) {
        let mut bytes = std::mem::take(&mut self.waiting);
        let mut ends = self.typed.is_none();
        if let Some(typed) = &self.typed {
            ends = loop {
                match typed.try_recv() {
                    Ok(more) => bytes.extend(more),
                    Err(reason) => break reason == TryRecvError::Disconnected,
                }
            };
        }
        ends &= !std::mem::replace(&mut self.has_ended, ends);
        if !bytes.is_empty() || ends {
            let arrival = Arrival { slice: self.served, bytes, ends };
            arrival.hand_over(machine);
            self.arrivals.push(arrival);
        }
        self.served += 1;
        let printed = machine.take_console_output();
        if self.output == ConsoleOutput::Kept {
            self.collected.extend(printed);
        } else if !printed.is_empty() {
            output::write(&printed);
            output::flush();
        }
    }
}
