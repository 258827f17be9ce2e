//! Cycle counts of interrupts and arithmetic, typed in from docs/pipeline.md.

use crate::common::environment::{Bench, Manners, IDEAL};
use crate::common::{halt, nop, op, options};
use isa::trace::Scalar;
use isa::trace::Scalar::*;
use isa::{CoreConfig, Opcode::*};

/// The cycles, and a field's values in them, in which another field is set, in so many cycles.
fn seen(bench: &mut Bench, cycles: u64, when: Scalar, what: &[Scalar]) -> Vec<Vec<u64>> {
    let mut rows = Vec::new();
    for _ in 0..cycles {
        let cycle = bench.cycle;
        bench.step();
        if bench.scalar(when) != 0 {
            let fields = what.iter().map(|&field| bench.scalar(field));
            rows.push(std::iter::once(cycle).chain(fields).collect());
        }
    }
    rows
}

#[test]
fn arithmetic_is_not_starved_by_commits() {
    // Warp 0 divides; four others fill every cycle with commits.
    let mut program = vec![op(Ldi, &[1], 36)];
    program.extend(vec![op(Wspawn, &[2, 1, 1], 0); 4]);
    program.extend([op(Ldi, &[3], 100), op(Divi, &[4, 3], 7), halt()]);
    program.push(nop());
    // at 36
    program.extend(vec![op(Addi, &[5, 5], 1); 30]);
    program.push(op(Jmpi, &[], -31 * 4));
    for busy_of_256 in [0, 100] {
        let manners = Manners { busy_of_256, ..IDEAL };
        let config = CoreConfig::from_options(&options("4w8/8/1/6")).unwrap();
        let mut bench = Bench::on(&config, &program, manners);
        let done = seen(&mut bench, 400, ArithmeticDoneValid, &[]);
        assert_eq!(done.len(), 1);
        assert_eq!(bench.gpr(0, 0, 4), 14);
        assert_eq!(bench.scalar(Done), 0);
    }
}
