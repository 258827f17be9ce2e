//! The host's side of the loader (docs/soc.md): images to a Harmonica system over a serial port.
//!
//! [`frame`](fn@frame) is what goes over the line, [`Answer`] what comes back, [`load`] the whole conversation over any
//! [`Port`]; [`SerialPort`] is a port of this machine.

mod serial;

use std::time::{Duration, Instant};
use std::{fmt, io};

pub use serial::{OpenError, SerialPort};

// What goes over the line.

/// What a frame begins with.
pub const MAGIC: [u8; 4] = *b"HARP";

/// The longest image that a frame can carry; no system has more RAM.
pub const IMAGE_BYTES_MAX: usize = 1 << 30;

/// The frame that loads an image: magic, length, image, and the CRC-32 of length and image; numbers little endian.
///
/// The length is taken modulo 2^32; see [`IMAGE_BYTES_MAX`].
pub fn frame(image: &[u8]) -> Vec<u8> {
    let length = (image.len() as u32).to_le_bytes();
    let mut check = crc32fast::Hasher::new();
    check.update(&length);
    check.update(image);
    let parts: [&[u8]; 4] = [&MAGIC, &length, image, &check.finalize().to_le_bytes()];
    parts.concat()
}

// What comes back.

/// The system's answer to a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The image is loaded, and the core runs it.
    Started,
    /// The CRC does not match.
    BadCheck,
    /// The length is 0 or more than the RAM's.
    BadLength,
    /// A frame does not begin like this.
    BadMagic,
    /// No byte came for too long in the middle of a frame.
    TimedOut,
}

impl Answer {
    /// The answer that a byte stands for.
    pub fn from_byte(byte: u8) -> Option<Answer> {
        match byte {
            b'K' => Some(Answer::Started),
            b'C' => Some(Answer::BadCheck),
            b'L' => Some(Answer::BadLength),
            b'M' => Some(Answer::BadMagic),
            b'T' => Some(Answer::TimedOut),
            _ => None,
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Answer::Started => "the image is loaded and runs",
            Answer::BadCheck => {
                "the image was damaged on its way (its CRC-32 does not match); load it again, and if this happens again use a lower \
                 baud rate in both the system and this command, or another cable"
            }
            Answer::BadLength => {
                "the image is empty or larger than the system's RAM; build the system with a larger ram_bytes, or a smaller program"
            }
            Answer::BadMagic => {
                "the system did not understand the beginning of the frame; check that --baud is the system's baud rate, and that nothing \
                 else writes to the port"
            }
            Answer::TimedOut => {
                "the system waited in vain for the rest of the image; check the cable, and that nothing else reads from or writes to \
                 the port"
            }
        })
    }
}

// The conversation: a break, a frame, an answer.

/// Bit times of the break: twice what the system needs, for adapters that are not exact.
const BREAK_BITS: u32 = 40;
/// A break's least duration: adapters pass it on with the next packet.
const BREAK_MIN: Duration = Duration::from_millis(20);
/// After the break: the bytes that the system was sending end, and pass the adapter.
const SETTLING: Duration = Duration::from_millis(50);
/// Bit times after which the system gives up waiting for a byte, at the latest.
const SYSTEM_PATIENCE_BITS: u32 = 131_072;
/// What adapters and the operating system may add to that.
const LATENCY: Duration = Duration::from_millis(500);
/// Bytes sent at once; in between, the sender looks for early answers.
const CHUNK_BYTES: usize = 256;

/// A serial port, as the conversation needs it.
pub trait Port {
    /// Holds the line low for this long.
    ///
    /// # Errors
    /// The port's.
    fn send_break(&mut self, duration: Duration) -> io::Result<()>;

    /// Sends bytes; gives back when the operating system has them.
    ///
    /// # Errors
    /// The port's.
    fn send(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Waits for a byte, at most this long; `None` when none came.
    ///
    /// # Errors
    /// The port's.
    fn receive(&mut self, timeout: Duration) -> io::Result<Option<u8>>;
}

/// Why an image is not loaded.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The port failed.
    #[error("the serial port failed while {what}: {source}")]
    Port {
        /// What was being done.
        what: &'static str,
        /// The port's error.
        source: io::Error,
    },
    /// There is nothing to load.
    #[error("the image is empty")]
    Empty,
    /// No system has as much RAM.
    #[error("the image has {0} bytes, more than any system's RAM ({IMAGE_BYTES_MAX})")]
    TooLarge(usize),
    /// The system found something wrong. Its core stays in reset.
    #[error("the image is not loaded: {0}")]
    Refused(Answer),
    /// Nothing came back.
    #[error(
        "no answer within {} s: check that the port is the right one, that the system was built with a loader, and that --baud ({baud}) is \
         its baud rate", waited.as_secs()
    )]
    NoAnswer {
        /// How long was waited.
        waited: Duration,
        /// The bit rate used.
        baud: u32,
    },
    /// Something came back that is not an answer.
    #[error("byte 0x{0:02x} came back, which is no answer of a loader: check that the port and --baud are right")]
    Strange(u8),
}

fn port_error(what: &'static str) -> impl Fn(io::Error) -> LoadError {
    move |source| LoadError::Port { what, source }
}

/// Loads an image into the system at the port and starts it there. `progress` gets the number of the frame's bytes sent
/// so far, and of all.
///
/// # Errors
/// Says what the system found wrong, or that it does not answer.
pub fn load(
    port: &mut impl Port,
    baud: u32,
    image: &[u8],
    progress: &mut dyn FnMut(usize, usize),
) -> Result<(), LoadError> {
    if image.is_empty() {
        return Err(LoadError::Empty);
    }
    if image.len() > IMAGE_BYTES_MAX {
        return Err(LoadError::TooLarge(image.len()));
    }
    let bits = |count: u32| Duration::from_secs(1) * count / baud.max(1);
    port.send_break(BREAK_MIN.max(bits(BREAK_BITS))).map_err(port_error("sending a break"))?;
    drain(port)?;
    let frame = frame(image);
    let mut sent = 0;
    for chunk in frame.chunks(CHUNK_BYTES) {
        progress(sent, frame.len());
        port.send(chunk).map_err(port_error("sending the image"))?;
        sent += chunk.len();
        let early = port.receive(Duration::ZERO).map_err(port_error("waiting for an answer"))?;
        if let Some(byte) = early {
            return judge(byte);
        }
    }
    progress(sent, frame.len());
    // The operating system may hold the whole frame yet.
    let unsent = bits(10).saturating_mul(u32::try_from(frame.len()).unwrap_or(u32::MAX));
    let patience = unsent + bits(SYSTEM_PATIENCE_BITS) + LATENCY;
    let answer = port.receive(patience).map_err(port_error("waiting for an answer"))?;
    match answer {
        Some(byte) => judge(byte),
        None => Err(LoadError::NoAnswer { waited: patience, baud }),
    }
}

/// Drops what the program that ran before was still sending, until it is quiet.
fn drain(port: &mut impl Port) -> Result<(), LoadError> {
    let end = Instant::now() + 10 * SETTLING;
    while Instant::now() < end {
        let byte = port.receive(SETTLING);
        if byte.map_err(port_error("emptying its input"))?.is_none() {
            break;
        }
    }
    Ok(())
}

fn judge(byte: u8) -> Result<(), LoadError> {
    match Answer::from_byte(byte) {
        Some(Answer::Started) => Ok(()),
        Some(answer) => Err(LoadError::Refused(answer)),
        None => Err(LoadError::Strange(byte)),
    }
}

#[cfg(test)]
mod tests {
    use super::{frame, *};

    #[test]
    fn a_frame_is_as_the_specification_shows_it() {
        // CRC-32 of 03 00 00 00 'a' 'b' 'c', from zlib.
        let expected = b"HARP\x03\x00\x00\x00abc\x33\x5d\xe1\x66";
        assert_eq!(frame(b"abc"), expected);
    }

    /// A system that prints something before it is broken off, and then gives an answer once it has that many bytes.
    struct Scripted {
        stale: Vec<u8>,
        answer: Option<u8>,
        after: usize,
        heard: Vec<u8>,
        broken: bool,
    }

    impl Port for Scripted {
        fn send_break(&mut self, duration: Duration) -> io::Result<()> {
            assert!(duration >= BREAK_MIN);
            self.broken = true;
            Ok(())
        }

        fn send(&mut self, bytes: &[u8]) -> io::Result<()> {
            assert!(self.broken);
            self.heard.extend(bytes);
            Ok(())
        }

        fn receive(&mut self, _timeout: Duration) -> io::Result<Option<u8>> {
            let answer = self.answer.filter(|_| self.heard.len() >= self.after);
            Ok(self.stale.pop().or(answer))
        }
    }

    fn talk(answer: Option<u8>, after: usize) -> (Result<(), LoadError>, Vec<u8>) {
        let mut port =
            Scripted { stale: b"KKKK".to_vec(), answer, after: after.max(1), heard: Vec::new(), broken: false };
        let result = load(&mut port, 115_200, &[7; 1000], &mut |_, _| {});
        (result, port.heard)
    }

    #[test]
    fn a_good_image_is_sent_whole_and_stale_output_is_no_answer() {
        let (result, heard) = talk(Some(b'K'), 1012);
        assert!(result.is_ok());
        assert_eq!(heard, frame(&[7; 1000]));
    }

    #[test]
    fn every_answer_is_told_apart_and_early_ones_stop_the_sending() {
        for (byte, words) in [
            (b'C', "CRC-32"),
            (b'L', "larger than the system's RAM"),
            (b'M', "--baud"),
            (b'T', "waited in vain"),
            (b'?', "0x3f"),
        ] {
            let (result, heard) = talk(Some(byte), 8);
            let message = result.unwrap_err().to_string();
            assert!(message.contains(words), "{message}");
            assert_eq!(heard.len(), CHUNK_BYTES);
        }
        let message = talk(None, 0).0.unwrap_err().to_string();
        assert!(message.contains("no answer within 1 s") && message.contains("115200"), "{message}");
    }
}
