//! The console queue: cycles, order and bytes, typed in from docs/pipeline.md sections 3 and 11.

use crate::common::environment::bench;
use crate::common::{halt, op};
use isa::trace::Scalar::*;
use isa::Opcode::*;

/// Rules: P11.16, P16.3.
#[test]
fn bytes_leave_in_the_order_of_their_stores_and_each_wakes_its_own_warp() {
    // Four warps, the most there can be: each prints its number.
    let program = [
        op(Ldi, &[1], 16),
        op(Wspawn, &[2, 1, 1], 0),
        op(Wspawn, &[2, 1, 1], 0),
        op(Wspawn, &[2, 1, 1], 0),
        op(Ldi, &[4], 1), // at 16
        op(Shli, &[4, 4], 31),
        op(Hwid, &[1], 1),
        op(St, &[1, 4], 0x0),
        halt(),
    ];
    for closed_cycles in [0, 200] {
        let mut bench = bench("4w8/8/1/4", &program);
        bench.console_closed = closed_cycles > 0;
        while bench.cycle < closed_cycles {
            bench.step();
        }
        bench.console_closed = false;
        let (mut woken, mut data, mut cycles) = (Vec::new(), Vec::new(), Vec::new());
        while !bench.is_done() {
            bench.step();
            if bench.is(PrintDoneValid) {
                cycles.push(bench.cycle);
                woken.push(bench.scalar(PrintDoneContext));
                data.push(bench.scalar(ConsoleOutputData));
            }
        }
        assert_eq!(woken, data);
        let printed: Vec<_> = data.iter().map(|&byte| byte as u8).collect();
        assert_eq!(bench.memory.console_output(), printed);
        woken.sort_unstable();
        assert_eq!(woken, [0, 1, 2, 3]);
        if closed_cycles > 0 {
            let first = closed_cycles + 1;
            assert_eq!(cycles, [first, first + 1, first + 2, first + 3]);
        }
    }
}
