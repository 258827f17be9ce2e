//! A fence and another master beside the data cache. Typed in from docs/pipeline.md section 26, its first part.

use crate::common::{data_cached, halt, nop, op};
use isa::{CoreOptions, Instruction, Opcode::*};

/// Between the loads another master writes the word.
///
/// Rules: I12.18, P24.13, P26.5.
#[test]
fn a_fence_empties_the_data_cache() {
    let loaded_twice = |between: Instruction| {
        let program = [op(Ld, &[1, 0], data_cached::DATA), between, op(Ld, &[2, 0], data_cached::DATA), halt()];
        let cached = CoreOptions { extension: Some(true), ..data_cached::options(1) };
        let mut bench = data_cached::bench("4w8/8/1/1", cached, &program);
        while bench.gpr(0, 0, 1) == 0 {
            bench.step();
        }
        bench.memory.write_word(data_cached::DATA as u64, 7, 0xf);
        assert!(bench.run(500));
        bench.gpr(0, 0, 2)
    };
    assert_eq!(loaded_twice(nop()), 100);
    assert_eq!(loaded_twice(op(Fence, &[], 0)), 7);
}
