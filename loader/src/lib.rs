//! The host's side of the loader (docs/soc.md): images to a Harmonica system over a serial port.
//!
//! [`frame`](fn@frame) is what goes over the line, [`Answer`] what comes back, [`load`] the whole conversation over any [`Port`];
//! [`SerialPort`] is a port of this machine.

mod answer;
mod conversation;
mod frame;
mod serial;

pub use answer::Answer;
pub use conversation::{load, LoadError, Port};
pub use frame::{frame, IMAGE_BYTES_MAX, MAGIC};
pub use serial::{OpenError, SerialPort};
