//! Cores with the extension, and what is seen of their exchanges.

use isa::trace::{ExchangeField, Scalar};
use isa::{CoreOptions, Instruction, Opcode::*, Slot};

use super::environment::Bench;
use super::scratch::four_lanes;
use super::{nop, op};
use Seen::{Exchanging, Phase, Read, Write};

/// What is seen of exchanges in a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// A load fires at the port: line, bytes, whether it locks.
    Read(u64, u64, bool),
    /// A store fires there: line, bytes.
    Write(u64, u64),
    /// The phase, other than idle and exchanging.
    Phase(u64),
    /// The lanes still to exchange, in phase 2.
    Exchanging(u64),
}

/// A field of the exchange unit in the cycle that was last.
pub fn field(bench: &Bench, field: ExchangeField) -> u64 {
    bench.get(Slot::Exchange(field))
}

/// What is seen of exchanges in the cycle that was last.
pub fn seen(bench: &Bench) -> Vec<Seen> {
    let mut all = Vec::new();
    let lanes = field(bench, ExchangeField::Lanes);
    match field(bench, ExchangeField::Phase) {
        0 => assert_eq!(lanes, 0),
        2 => all.push(Exchanging(lanes)),
        phase => {
            assert_eq!(lanes, 0, "P26.20");
            all.push(Phase(phase));
        }
    }
    let scalar = |field| bench.scalar(field);
    let locks = field(bench, ExchangeField::Lock) == 1;
    if bench.is(Scalar::DataRequestValid) && bench.is(Scalar::DataRequestReady) {
        let (line, bytes) = (scalar(Scalar::DataRequestLine), scalar(Scalar::DataRequestByteEnable));
        all.push(match bench.is(Scalar::DataRequestWrite) {
            true => Write(line, bytes),
            false => Read(line, bytes, locks),
        });
        assert!(!(bench.is(Scalar::DataRequestWrite) && locks), "P26.13");
    } else if !bench.is(Scalar::DataRequestValid) {
        assert!(!locks, "P26.20");
    }
    all
}

/// Four lanes, lines of four words, 4 KiB.
pub fn options() -> CoreOptions {
    CoreOptions {
        extension: Some(true),
        line_words: Some(4),
        ram_bytes: Some(4096),
        ..crate::common::options("4w8/8/4/1")
    }
}

/// Four lanes, with their numbers in r3, exchange words that are so many bytes apart, the first at 0x100, in line 16;
/// at [`ACCESS`].
pub fn apart(step: i64, exchange: Instruction) -> Vec<Instruction> {
    let body = [op(Muli, &[4, 3], step), op(Addi, &[4, 4], 0x100), exchange, nop()];
    four_lanes(&body)
}

/// Where the exchange of [`apart`] is. Its destination is r5.
pub const ACCESS: u64 = 28;

/// The program of [`apart`] with an `aadd` of the lanes' numbers.
pub fn adding(step: i64) -> Vec<Instruction> {
    apart(step, op(Aadd, &[5, 4, 3], 0))
}
