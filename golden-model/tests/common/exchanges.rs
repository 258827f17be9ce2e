//! Cores with the extension, and what is seen of their exchanges.

use isa::trace::{ExchangeField, Scalar, WriteSource};
use isa::{CoreOptions, Instruction, Opcode::*, ScratchpadField, Slot};

use super::environment::Bench;
use super::scratch::{four_lanes, pad, until_executed};
use super::{nop, op};
use Seen::{Done, Exchanging, Pad, Phase, Read, Returned, Write};

/// What is seen of exchanges in a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// A load fires at the port: line, bytes, whether it locks.
    Read(u64, u64, bool),
    /// A store fires there: line, bytes.
    Write(u64, u64),
    /// A request for the scratchpad fires: store or not, lanes.
    Pad(bool, u64),
    /// The phase, other than idle and exchanging.
    Phase(u64),
    /// The lanes still to exchange, in phase 2.
    Exchanging(u64),
    /// A register is written by a load or an exchange, in these lanes.
    Returned(u64),
    /// A load or an exchange of this context is done.
    Done(u64),
}

/// Phases by their names.
pub const READING: Seen = Phase(1);
pub const WRITING: Seen = Phase(3);
pub const ANSWERING: Seen = Phase(4);
pub const RETURNING: Seen = Phase(5);

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

/// The same with what the scratchpad does.
pub fn seen_with_pad(bench: &Bench) -> Vec<Seen> {
    let mut all = seen(bench);
    let lanes = pad(bench, ScratchpadField::Lanes);
    if lanes != 0 {
        all.push(Pad(pad(bench, ScratchpadField::Write) == 1, lanes));
    }
    all
}

/// From the cycle on in which warp 0's instruction at an address is in execute, until nothing is seen for 20 cycles.
pub fn from_execute(bench: &mut Bench, pc: u64, look: impl Fn(&Bench) -> Vec<Seen>) -> Vec<(u64, Seen)> {
    let start = until_executed(bench, 0, pc);
    let (mut all, mut quiet) = (Vec::new(), 0);
    while quiet < 20 {
        let cycle = bench.cycle - start;
        bench.step();
        let mut now = look(bench);
        if bench.scalar(Scalar::WriteSource) == WriteSource::Load as u64 {
            now.push(Returned(bench.scalar(Scalar::WriteLanes)));
        }
        if bench.is(Scalar::LoadDoneValid) {
            now.push(Done(bench.scalar(Scalar::LoadDoneContext)));
        }
        assert!(!bench.is(Scalar::StoreDoneValid), "no store is done");
        quiet = if now.is_empty() { quiet + 1 } else { 0 };
        all.extend(now.into_iter().map(|one| (cycle, one)));
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

/// Where the exchange of [`apart`] stands. Its destination is r5.
pub const ACCESS: u64 = 28;
/// The first line of its words.
pub const LINE: u64 = 16;

/// The same of an `aadd` of the lanes' numbers.
pub fn adding(step: i64) -> Vec<Instruction> {
    apart(step, op(Aadd, &[5, 4, 3], 0))
}

/// A register of four lanes.
pub fn values(bench: &Bench, register: u8) -> [u64; 4] {
    [0, 1, 2, 3].map(|lane| bench.gpr(0, lane, register))
}

/// The same with a memory that tells of errors.
pub fn with_bus_errors() -> CoreOptions {
    CoreOptions { bus_errors: Some(true), ..options() }
}
