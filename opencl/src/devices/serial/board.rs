//! The conversation with a board: pieces into its memory, a program and how it ends, and the memory back.

use std::io;
use std::ops::Range;
use std::time::{Duration, Instant};

use compiler::END_MARK_BYTES;
use loader::{Answer, LoadError, Port};

use super::monitor::{check_of, Monitor, Piece, BLOCK_BYTES, GREETING};

/// How often something is tried that the line has damaged.
const ATTEMPTS: u32 = 3;

/// How long the monitor may take for a block, and the line for a byte: a netlist that is simulated takes many seconds.
const PATIENCE: Duration = Duration::from_secs(60);

/// For so long the line is quiet when nothing more comes.
const QUIET: Duration = Duration::from_millis(50);

/// How long the driver waits for a byte before it looks at the clock.
const LOOK: Duration = Duration::from_millis(100);

/// Bytes that a kernel may print.
const OUTPUT_BYTES: usize = 64 << 20;

/// Words behind the mark of the end.
const STATUS_WORDS: usize = 4;

/// Why a kernel does not run on the board.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// A program is not loaded.
    #[error("{0}")]
    Load(#[from] LoadError),
    /// The port failed.
    #[error("the port failed while {what}: {source}; is the board still plugged in?")]
    Port {
        /// What was being done.
        what: &'static str,
        /// What the operating system says.
        source: io::Error,
    },
    /// Nothing comes.
    #[error(
        "nothing came for {} s while {what}: the board has another core than the table of devices says, or has lost its power", PATIENCE.as_secs()
    )]
    Silent {
        /// What was being done.
        what: &'static str,
    },
    /// The monitor says something else.
    #[error("the monitor greets with {got:02x?}, and not with {wanted:02x?} for the lanes and warps of the table of devices; write the board's own core into the table")]
    OtherCore {
        /// What came.
        got: Vec<u8>,
        /// What should have come.
        wanted: Vec<u8>,
    },
    /// The line damages bytes.
    #[error("the bytes at {address:#x} came damaged {ATTEMPTS} times; use a shorter cable, or a lower baud rate in both the system and the table of devices")]
    Damaged {
        /// Where they are in the board's memory.
        address: u64,
    },
    /// The kernel prints without end.
    #[error("the kernel has printed more than {OUTPUT_BYTES} bytes")]
    TooMuch,
}

/// A board that has a system with a loader.
pub struct Board<'a, P: Port> {
    pub port: &'a mut P,
    pub baud: u32,
    pub monitor: &'a Monitor,
    /// Lanes and warps of its core.
    pub shape: [u32; 2],
}

/// How a program has run.
#[derive(Debug, PartialEq, Eq)]
pub struct Run {
    /// What it has printed.
    pub output: Vec<u8>,
    /// How it has ended; not in time if there is none.
    pub status: Option<Status>,
    /// How long it has taken, as the line shows it.
    pub time: Duration,
}

/// What a program says of its end (`announce.s` of the compiler's run time).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Status {
    /// The number of the interrupt; 0 of one that has ended by itself.
    pub interrupt: u64,
    /// The address that belongs to it.
    pub address: u64,
    /// Whether the program has ended, rather than being stopped.
    pub has_ended: bool,
    /// The code with which it has ended.
    pub code: u64,
}

impl Status {
    fn of(bytes: &[u8]) -> Self {
        let word = |at: usize| {
            let mut word = [0; 8];
            let bytes = &bytes[at * bytes.len() / STATUS_WORDS..(at + 1) * bytes.len() / STATUS_WORDS];
            word[..bytes.len()].copy_from_slice(bytes);
            u64::from_le_bytes(word)
        };
        Self { interrupt: word(0), address: word(1), has_ended: word(2) != 0, code: word(3) }
    }
}

impl<P: Port> Board<'_, P> {
    /// Loads the monitor, which puts these pieces into the memory, and waits until it greets.
    pub fn start_monitor(&mut self, pieces: &[Piece]) -> Result<(), Trouble> {
        const WHAT: &str = "the monitor starts";
        self.load(&self.monitor.image(pieces))?;
        let wanted = vec![GREETING, self.shape[0] as u8, self.shape[1] as u8];
        let got = (0..wanted.len()).map(|_| self.byte(WHAT)).collect::<Result<Vec<_>, _>>()?;
        match got == wanted {
            true => Ok(()),
            false => Err(Trouble::OtherCore { got, wanted }),
        }
    }

    /// Makes ranges of the board's memory as they are in the host's; the monitor runs. An image of the monitor has
    /// `room` bytes at most.
    pub fn send(&mut self, ranges: &[Range<u64>], memory: &[u8], room: usize) -> Result<(), Trouble> {
        let word_bytes = self.monitor.word_bytes();
        let blocks = self.differing(ranges, memory)?;
        let mut pieces = Vec::new();
        let mut used = self.monitor.bytes();
        for block in &blocks {
            let piece = Piece { address: block.start, bytes: part(memory, block) };
            if used + piece.room(word_bytes) > room {
                self.start_monitor(&std::mem::take(&mut pieces))?;
                used = self.monitor.bytes();
            }
            used += piece.room(word_bytes);
            pieces.push(piece);
        }
        match pieces.is_empty() {
            true => Ok(()),
            false => self.start_monitor(&pieces),
        }
    }

    /// Makes ranges of the host's memory as they are on the board; the monitor runs.
    pub fn fetch(&mut self, ranges: &[Range<u64>], memory: &mut [u8]) -> Result<(), Trouble> {
        for block in self.differing(ranges, memory)? {
            let bytes = self.read(&block)?;
            memory[block.start as usize..block.end as usize].copy_from_slice(&bytes);
        }
        Ok(())
    }

    /// Runs a program until it prints its end with this mark, for so long at most.
    pub fn run(&mut self, image: &[u8], mark: &[u8; END_MARK_BYTES], limit: Duration) -> Result<Run, Trouble> {
        self.load(image)?;
        let start = Instant::now();
        let mut end = End::of(*mark, self.monitor.word_bytes());
        let mut output = Vec::new();
        loop {
            let left = limit.saturating_sub(start.elapsed());
            if left.is_zero() {
                return Ok(Run { output, status: None, time: start.elapsed() });
            }
            let byte = self.port.receive(left.min(LOOK));
            let Some(byte) = byte.map_err(|source| Trouble::Port { what: "a kernel runs", source })? else {
                continue;
            };
            output.push(byte);
            if let Some(status) = end.look(&output) {
                output.truncate(end.begins.unwrap_or_default());
                return Ok(Run { output, status: Some(status), time: end.seen.unwrap_or(start) - start });
            }
            if output.len() > OUTPUT_BYTES {
                return Err(Trouble::TooMuch);
            }
        }
    }

    /// Loads an image; once more if the line has damaged it.
    fn load(&mut self, image: &[u8]) -> Result<(), Trouble> {
        let mut attempt = 1;
        loop {
            match loader::load(self.port, self.baud, image, &mut |_, _| ()) {
                Err(LoadError::Refused(Answer::BadCheck | Answer::TimedOut)) if attempt < ATTEMPTS => attempt += 1,
                loaded => return Ok(loaded?),
            }
        }
    }

    /// The blocks of ranges in which the board has other bytes than the host.
    fn differing(&mut self, ranges: &[Range<u64>], memory: &[u8]) -> Result<Vec<Range<u64>>, Trouble> {
        let mut differing = Vec::new();
        for range in ranges {
            self.ask(range, false)?;
            for block in blocks(range) {
                if self.check()? != check_of(block.start, part(memory, &block)) {
                    differing.push(block);
                }
            }
        }
        Ok(differing)
    }

    /// The bytes of a block.
    fn read(&mut self, block: &Range<u64>) -> Result<Vec<u8>, Trouble> {
        for _ in 0..ATTEMPTS {
            self.ask(block, true)?;
            let bytes = (block.start..block.end).map(|_| self.byte(READING)).collect::<Result<Vec<_>, _>>()?;
            if self.check()? == check_of(block.start, &bytes) {
                return Ok(bytes);
            }
            self.drain()?;
        }
        Err(Trouble::Damaged { address: block.start })
    }

    fn ask(&mut self, range: &Range<u64>, is_printed: bool) -> Result<(), Trouble> {
        let request = self.monitor.request(range.start, range.end - range.start, is_printed);
        self.port.send(&request).map_err(|source| Trouble::Port { what: READING, source })
    }

    fn check(&mut self) -> Result<u32, Trouble> {
        let mut bytes = [0; 4];
        for byte in &mut bytes {
            *byte = self.byte(READING)?;
        }
        Ok(u32::from_le_bytes(bytes))
    }

    fn byte(&mut self, what: &'static str) -> Result<u8, Trouble> {
        let byte = self.port.receive(PATIENCE).map_err(|source| Trouble::Port { what, source })?;
        byte.ok_or(Trouble::Silent { what })
    }

    /// Drops what still comes of an answer.
    fn drain(&mut self) -> Result<(), Trouble> {
        let port_error = |source| Trouble::Port { what: READING, source };
        for _ in 0..2 * BLOCK_BYTES {
            if self.port.receive(QUIET).map_err(port_error)?.is_none() {
                break;
            }
        }
        Ok(())
    }
}

/// What is being done when the monitor is asked for memory.
const READING: &str = "the memory is read";

/// The blocks of a range: the last one may be shorter.
fn blocks(range: &Range<u64>) -> impl Iterator<Item = Range<u64>> {
    let (start, end) = (range.start, range.end);
    (start..end).step_by(BLOCK_BYTES as usize).map(move |from| from..end.min(from + BLOCK_BYTES))
}

fn part<'m>(memory: &'m [u8], range: &Range<u64>) -> &'m [u8] {
    &memory[range.start as usize..range.end as usize]
}

/// Looks for the end of a program in what it prints.
pub struct End {
    mark: [u8; END_MARK_BYTES],
    status_bytes: usize,
    /// Where the first mark begins.
    pub begins: Option<usize>,
    /// When it has come.
    seen: Option<Instant>,
    /// What followed the last mark.
    last: Option<Status>,
}

impl End {
    /// Looks for this mark, on a core with words of so many bytes.
    pub fn of(mark: [u8; END_MARK_BYTES], word_bytes: usize) -> Self {
        Self { mark, status_bytes: STATUS_WORDS * word_bytes, begins: None, seen: None, last: None }
    }

    /// Looks at the last bytes; gives the status that has come twice.
    pub fn look(&mut self, output: &[u8]) -> Option<Status> {
        let status = output.len().checked_sub(self.status_bytes)?;
        let begins = status.checked_sub(END_MARK_BYTES)?;
        if output[begins..status] != self.mark {
            return None;
        }
        self.begins.get_or_insert(begins);
        self.seen.get_or_insert_with(Instant::now);
        let status = Status::of(&output[status..]);
        match self.last.replace(status) {
            Some(last) if last == status => Some(status),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests;
