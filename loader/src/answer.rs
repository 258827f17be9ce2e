//! What comes back.

use std::fmt;

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
