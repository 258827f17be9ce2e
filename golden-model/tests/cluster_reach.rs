//! What of a core reaches the others (docs/cluster.md section 6): code that it stores does, its barriers and warps do
//! not.

use crate::common::cluster::{cluster, shared, ClusterBench};
use crate::common::environment::{Manners, IDEAL};
use crate::common::litmus::{X, Y};
use crate::common::{bare, halt, nop, op, options, when, with};
use isa::trace::WarpState;
use isa::{ClusterConfig, Context, Opcode};

/// Core 0 writes another instruction over that at `CODE`, then raises a flag, which core 1 has waited for. Core 1 has
/// executed the old one before.
///
/// Rules: C6.6, C12.5.
#[test]
fn stored_code_is_executed_by_another_core_behind_its_fence() {
    let line = "extension = true, instruction_cache_bytes = 256, scoreboard = true, jump_prediction = true";
    let plain = cluster(with(line, options("4w8/8/1/1")), 2, 2);
    for config in [plain, shared(&plain, 64, 2)] {
        stored_code_reaches(&config);
    }
}

fn stored_code_reaches(config: &ClusterConfig) {
    let code = 0x100;
    let arch = &config.core.arch;
    let new = isa::encode(arch, &op(Opcode::Addi, &[5, 5], 100)).expect("an instruction");
    let new = u32::from_le_bytes(new.try_into().expect("a word"));
    let writer = |program: &mut Vec<isa::Instruction>| {
        program.extend(vec![nop(); 40]);
        program.extend([
            op(Opcode::Ld, &[2, 7], X), // the new instruction
            op(Opcode::St, &[2, 7], code),
            op(Opcode::Ldi, &[2], 1),
            op(Opcode::St, &[2, 7], Y),
            halt(),
        ]);
    };
    let reader = |fence| {
        let call = |back: i64| op(Opcode::Jali, &[6], code - back);
        let mut body = vec![op(Opcode::Ldi, &[5], 0)];
        let at = |body: &[isa::Instruction]| 0x14 + 4 * body.len() as i64;
        body.push(call(at(&body) + 4));
        body.extend([
            op(Opcode::Ld, &[2, 7], Y),
            op(Opcode::Iszero, &[1, 2], 0),
            when(1, op(Opcode::Jmpi, &[], -12)),
            fence,
        ]);
        body.push(call(at(&body) + 4));
        body.push(halt());
        body
    };
    let sums = |fence: isa::Instruction| {
        let manners = (0..20).map(|seed| Manners::new(1 + seed % 9, seed * 37 % 150, seed));
        let run = |manners| {
            let mut program = vec![
                op(Opcode::Ldi, &[7], 0),
                op(Opcode::Hwid, &[1], 4),
                op(Opcode::Iszero, &[1, 1], 0),
                when(1, op(Opcode::Jmpi, &[], 36)),
                nop(),
            ];
            program.extend(reader(fence));
            assert_eq!(4 * program.len(), 0x34, "where core 0 goes");
            writer(&mut program);
            program.resize(code as usize / 4, nop());
            program.extend([op(Opcode::Addi, &[5, 5], 1), op(Opcode::Jmpr, &[6], 0)]);
            let mut bench = ClusterBench::on(config, &program, manners);
            bench.memory.write_word(X as u64, new.into(), 0xf);
            bench.run();
            bench.gpr(1, 0, 5)
        };
        [IDEAL].into_iter().chain(manners).map(run).collect::<Vec<_>>()
    };
    assert!(sums(bare(Opcode::Fence)).iter().all(|&sum| sum == 101));
    let without = sums(nop());
    assert!(without.iter().all(|sum| [2, 101].contains(sum)) && without.contains(&2));
}

/// Each core has two warps, and core 0 starts its second one. A barrier for two lets those of core 0 pass; the one warp
/// of core 1 waits at the same barrier of its own core, and its second warp is never started.
///
/// Rules: C6.7.
#[test]
fn bar_and_wspawn_reach_their_own_core_only() {
    let config = cluster(options("4w8/8/1/2"), 2, 2);
    let program = [
        op(Opcode::Ldi, &[3], 2),
        op(Opcode::Hwid, &[1], 4),
        op(Opcode::Rtop, &[1, 1], 0),
        when(1, op(Opcode::Jmpi, &[], 8)),
        op(Opcode::Ldi, &[4], 0x18),
        op(Opcode::Wspawn, &[3, 4, 3], 0),
        op(Opcode::Bar, &[7, 3], 0), // at 0x18
        op(Opcode::Ldi, &[6], 9),
        halt(),
    ];
    let mut bench = ClusterBench::on(&config, &program, IDEAL);
    bench.look(600, |_| ());
    assert_eq!([0, 1].map(|core| bench.gpr(core, 0, 6)), [9, 0]);
    let states = |core| [0, 1].map(|context| bench.core(core).state().context(Context(context)).state);
    assert_eq!(states(0), [WarpState::Stopped; 2]);
    assert_eq!(states(1), [WarpState::WaitBarrier, WarpState::Stopped]);
    assert!(!bench.is_done());
}
