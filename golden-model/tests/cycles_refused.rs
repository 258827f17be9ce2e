//! When an interrupt comes that operands or addresses raise, cycle by cycle: the next instruction of the
//! warp takes it. Typed in from docs/pipeline.md sections 9 and 11.
//!
//! A refused instruction in execute in cycle x: its warp is in the state of one that is not refused in
//! x + 1, and from x + 2 on it runs, with the interrupt to come.

use crate::common::environment::{bench, Bench};
use crate::common::{config, halt, nop, op, options};
use isa::trace::PerContext;
use isa::trace::Scalar::*;
use isa::Opcode::*;

/// Rules: P4.9, P9.3.3.
#[test]
fn refusals_in_consecutive_cycles_are_applied_in_consecutive_cycles() {
    let program = [
        op(Ldi, &[1], 24),
        op(Ldi, &[6], 1),
        op(Wspawn, &[2, 1, 6], 0),
        nop(),
        nop(),
        nop(),
        op(Divi, &[5, 6], 0), // at 24, of both warps
        halt(),
    ];
    let mut bench = bench("4w8/8/1/2", &program);
    let mut executed = Vec::new();
    let mut faults = Vec::new();
    for cycle in 0..60 {
        bench.step();
        let is_refused = bench.scalar(InterruptValid) == 0;
        if is_refused && bench.is(RedirectValid) && bench.scalar(RedirectPc) == 28 {
            executed.push((cycle, bench.scalar(ExecuteContext) as usize));
        }
        faults.push([0, 1].map(|warp| bench.of_context(PerContext::DueInterrupt, warp)));
    }
    let &[(x, first), (y, _)] = &executed[..] else {
        panic!("two divisions: {executed:?}");
    };
    assert_eq!(y, x + 1, "one after the other: {executed:?}");
    let mut only_first = [0, 0];
    only_first[first] = 6;
    assert_eq!(faults[x + 1..=x + 3], [[0, 0], only_first, [6, 6]]);
}

/// Rules: P11.1, P11.2.
#[test]
fn an_access_that_faults_makes_room_for_the_next_one_at_once() {
    // Warps 1, 2 and 0 store one after the other, warp 2 where nothing answers.
    let mut program = vec![
        op(Ldi, &[1], 128),
        op(Ldi, &[3], 0x100),
        op(Wspawn, &[2, 1, 3], 0),
        op(Ldi, &[3], 1),
        op(Shli, &[3, 3], 30),
        op(Wspawn, &[2, 1, 3], 0),
    ];
    program.resize(31, nop());
    program.push(op(St, &[0, 0], 0x200)); // at 124
    program.push(op(St, &[2, 2], 0)); // at 128
    let mut bench = bench("4w8/8/1/3", &program);
    let line_bytes = u64::from(config(options("4w8/8/1/3")).line_bytes());
    let seen = |bench: &mut Bench| {
        bench.step();
        let warp_2 = |field| bench.of_context(field, 2);
        let [valid, line] = bench.scalars([DataRequestValid, DataRequestLine]);
        let [state, due] = [PerContext::State, PerContext::DueInterrupt].map(warp_2);
        [valid, line * line_bytes, state, due]
    };
    bench.data_port_closed = true;
    bench.pass(150);
    bench.data_port_closed = false;
    let wait_memory = 2;
    assert_eq!(seen(&mut bench), [1, 0x100, wait_memory, 0], "is sent");
    assert_eq!(seen(&mut bench), [0, 0, wait_memory, 0], "faults");
    assert_eq!(seen(&mut bench), [1, 0x200, 1, 8], "the next one is sent");
}
