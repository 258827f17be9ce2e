//! The serial line: 8 data bits, least significant first, no parity, one stop bit; idle high.

mod bit_clock;
mod byte_fifo;
mod receiver;
mod transmitter;

pub use bit_clock::BitClock;
pub use byte_fifo::ByteFifo;
pub use receiver::Receiver;
pub use transmitter::Transmitter;
