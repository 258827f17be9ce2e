//! Cores with a scoreboard, and what is seen of it.

use isa::trace::Scalar::*;

use super::environment::Bench;

/// What has happened in a run: cycle, warp, and pc of the instruction in execute, and where it redirects to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Executed {
    pub cycle: u64,
    pub warp: u64,
    pub pc: u64,
    pub redirect: Option<u64>,
}

/// Steps until the core is done, at most so many cycles; what was in execute, but for micro-operations.
pub fn executed(bench: &mut Bench, cycles: u64) -> Vec<Executed> {
    let mut all = Vec::new();
    for _ in 0..cycles {
        if bench.is_done() {
            break;
        }
        let cycle = bench.cycle;
        bench.step();
        if bench.is(ExecuteValid) && bench.scalar(ExecuteMicro) == 0 {
            let redirects = bench.is(RedirectValid);
            all.push(Executed {
                cycle,
                warp: bench.scalar(ExecuteContext),
                pc: bench.scalar(ExecutePc),
                redirect: redirects.then(|| bench.scalar(RedirectPc)),
            });
        }
    }
    all
}

/// The cycles in which an instruction at an address is in execute, and whether it redirects to itself.
pub fn tries(all: &[Executed], pc: u64) -> Vec<(u64, bool)> {
    let of = all.iter().filter(|executed| executed.pc == pc);
    of.map(|executed| (executed.cycle, executed.redirect == Some(pc))).collect()
}
