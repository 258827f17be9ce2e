//! Cores with a scoreboard, and what is seen of it.

use isa::trace::Scalar::*;
use isa::trace::WarpState;
use isa::{Context, PerScoreboard, Slot};

use super::environment::Bench;

/// A field of the scoreboard in the cycle that was last.
pub fn board(bench: &Bench, field: PerScoreboard, context: u32) -> u64 {
    bench.get(Slot::Scoreboard(field, Context(context)))
}

pub const RUNNING: u64 = WarpState::Running as u64;
pub const WAIT_MEMORY: u64 = WarpState::WaitMemory as u64;

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

/// In each cycle in which it is other than in the cycle before: a field of warp 0's scoreboard. It begins with 0.
pub fn changes(bench: &mut Bench, field: PerScoreboard, cycles: u64) -> Vec<(u64, u64)> {
    let (mut all, mut last) = (Vec::new(), 0);
    for _ in 0..cycles {
        let cycle = bench.cycle;
        bench.step();
        let now = board(bench, field, 0);
        if now != last {
            all.push((cycle, now));
        }
        last = now;
    }
    all
}
