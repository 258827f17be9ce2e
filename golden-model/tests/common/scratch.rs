//! Cores with a scratchpad.

use super::{halt, with};
use isa::trace::Scalar::{ExecuteContext, ExecutePc, ExecuteValid};
use isa::{CoreOptions, Instruction, Opcode::*};

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

/// A word of the scratchpad.
pub fn word(bench: &Bench, number: usize) -> u64 {
    bench.core.state().scratchpad().words()[number]
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
