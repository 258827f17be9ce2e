//! Cores with a scratchpad, and what is seen of it.

use super::{halt, with};
use isa::trace::Scalar::*;
use isa::{CoreOptions, Instruction, Opcode::*, ScratchpadField, Slot};

use super::environment::Bench;
use super::op;

/// Where the scratchpad of a core with words of 4 bytes begins.
pub const PAD: u64 = 0x4000_0000;

/// A scratchpad of 256 bytes in four banks of 4-byte words, 16 rows.
pub fn options(arch: &str) -> CoreOptions {
    with("line_words = 4, ram_bytes = 4096, scratchpad_bytes = 256", crate::common::options(arch))
}

/// All four lanes on, their numbers in r3, the scratchpad's address in r7; then the body, then halt.
pub fn four_lanes(body: &[Instruction]) -> Vec<Instruction> {
    let mut program =
        vec![op(Ldi, &[1], 4), op(Jalis, &[2, 1], 0), op(Hwid, &[3], 0), op(Ldi, &[7], 1), op(Shli, &[7, 7], 30)];
    program.extend_from_slice(body);
    program.push(halt());
    program
}

/// A field of the scratchpad in the cycle that was last.
pub fn pad(bench: &Bench, field: ScratchpadField) -> u64 {
    bench.get(Slot::Scratchpad(field))
}

/// A word of the scratchpad.
pub fn word(bench: &Bench, number: usize) -> u64 {
    bench.core.state().scratchpad().words()[number]
}

/// What happens to accesses in a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// A request at the port fires: store or not, the console's or not.
    Port(bool, bool),
    /// A request for the scratchpad fires: store or not, lanes.
    Pad(bool, u64),
    /// The scratchpad's answer waits.
    Answer,
    /// A byte is printed.
    Print,
    /// A register is written by a load, in these lanes.
    Write(u64),
    /// A load of this warp is done.
    Loaded(u64),
    /// A store of this warp is done.
    Stored(u64),
}

/// What happens in the cycle that was last.
pub fn seen(bench: &Bench) -> Vec<Seen> {
    let field = |field| bench.scalar(field);
    let is = |one| field(one) == 1;
    let mut all = Vec::new();
    if is(DataRequestValid) && is(DataRequestReady) {
        let console = is(DataRequestConsole);
        all.push(Seen::Port(is(DataRequestWrite), console));
    }
    let lanes = pad(bench, ScratchpadField::Lanes);
    let is_store = pad(bench, ScratchpadField::Write) == 1;
    match (lanes, is_store) {
        (0, false) => {}
        _ => all.push(Seen::Pad(is_store, lanes)),
    }
    if pad(bench, ScratchpadField::AnswerValid) == 1 {
        all.push(Seen::Answer);
    }
    if is(ConsoleOutputValid) && is(ConsoleOutputReady) {
        all.push(Seen::Print);
    }
    if field(WriteSource) == isa::trace::WriteSource::Load as u64 {
        all.push(Seen::Write(field(WriteLanes)));
    }
    if is(LoadDoneValid) {
        all.push(Seen::Loaded(field(LoadDoneContext)));
    }
    if is(StoreDoneValid) {
        all.push(Seen::Stored(field(StoreDoneContext)));
    }
    all
}

/// Steps until an instruction is in execute and is not to be tried again later; gives the cycle.
pub fn until_executed(bench: &mut Bench, warp: u64, pc: u64) -> u64 {
    loop {
        let cycle = bench.cycle;
        bench.step();
        if bench.is(ExecuteValid) && bench.scalar(ExecutePc) == pc && bench.scalar(ExecuteContext) == warp {
            return cycle;
        }
        assert!(bench.cycle < 1000, "warp {warp} never comes to {pc:#x}");
    }
}

/// What happens from the cycle on in which warp 0's instruction at an address is in execute, which counts as 0; until
/// there is nothing for 20 cycles.
pub fn from_execute(bench: &mut Bench, pc: u64) -> Vec<(u64, Seen)> {
    let start = until_executed(bench, 0, pc);
    let (mut all, mut quiet) = (Vec::new(), 0);
    while quiet < 20 {
        let cycle = bench.cycle - start;
        bench.step();
        let now = seen(bench);
        quiet = if now.is_empty() { quiet + 1 } else { 0 };
        all.extend(now.into_iter().map(|one| (cycle, one)));
    }
    all
}
