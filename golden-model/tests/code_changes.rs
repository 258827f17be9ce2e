//! Stores into code: from when on the new instruction is executed. Typed in from the ISA (I5.28, I5.29). The memory of
//! these tests answers a fetch beside a store to its word with anything.

use crate::common::environment::{Bench, Manners};
use crate::common::{config, halt, image, nop, op, options, when};
use golden_model::{Machine, MachineOptions, Outcome};
use isa::{ArchId, Gpr, Instruction, Lane, Opcode::*, Warp};

/// Where the new instruction is, as data: `ldi %r3, #7`.
const NEW: i64 = 0x100;

/// The program with the new instruction at [`NEW`].
fn with_new_instruction(arch: &ArchId, program: &[Instruction]) -> Vec<u8> {
    let mut bytes = image(arch, program);
    bytes.resize(NEW as usize, 0);
    bytes.extend(image(arch, &[op(Ldi, &[3], 7)]));
    bytes
}

/// Runs it in the functional machine, and on the core with many memories: %r3 of the warps must be 7. Gives how many
/// fetches have fired beside a store to their word.
fn all_execute_the_new(arch: &str, program: &[Instruction], warps: u32) -> u64 {
    let config = config(options(arch));
    let bytes = with_new_instruction(&config.arch, program);
    let options = MachineOptions::for_arch(&config.arch);
    let mut machine = Machine::new(config.arch, options, &bytes).expect("it fits");
    assert_eq!(machine.run(10_000), Outcome::AllStopped);
    let r3 = |state: &golden_model::State, warp| state.gpr(Warp(warp), Lane(0), Gpr(3));
    for warp in 0..warps {
        assert_eq!(r3(machine.state(), warp), 7);
    }
    let mut beside = 0;
    for seed in 0..200 {
        let manners = Manners::new(1 + seed % 5, 32 * (seed % 4), seed);
        let mut bench = Bench::new(&config, &bytes, manners);
        assert!(bench.run(20_000), "{manners:?}");
        for warp in 0..warps {
            assert_eq!(r3(bench.core.state(), warp), 7, "{manners:?}");
        }
        beside += bench.beside_a_store;
    }
    beside
}

/// Rules: I5.28.
#[test]
fn a_warp_that_stores_over_its_next_instruction_executes_what_it_has_stored() {
    let program = [
        op(Ld, &[1, 0], NEW),
        op(St, &[1, 0], 8),
        op(Addi, &[3, 3], 1), // at 8
        halt(),
    ];
    all_execute_the_new("4w8/8/2/1", &program, 1);
}

/// Warp 1 waits at a barrier, or runs towards it, while warp 0 changes the code behind it.
///
/// Rules: I5.28, I5.29, P3.12.
#[test]
fn a_warp_that_waits_at_a_barrier_executes_what_another_has_stored_behind_it() {
    let program = [
        op(Ldi, &[1], 28),
        op(Wspawn, &[6, 1, 1], 0),
        op(Ld, &[4, 0], NEW),
        nop(),
        op(St, &[4, 0], 36),
        nop(),
        nop(),
        op(Ldi, &[2], 2), // at 28
        op(Bar, &[5, 2], 0),
        op(Addi, &[3, 3], 1), // at 36
        halt(),
    ];
    all_execute_the_new("4w8/8/2/2", &program, 2);
}

/// Warp 1 reaches the word whenever it does, but executes it in no lane until the store is done: what it reads beside
/// the store is never acted on.
///
/// Rules: P3.12, P6.2, P8.8.
#[test]
fn what_is_fetched_beside_a_store_and_squashed_does_no_harm() {
    // Warp 1 jumps over the word at 48 again and again: it is fetched, and squashed.
    let program = [
        op(Ldi, &[1], 28),
        op(Wspawn, &[6, 1, 1], 0),
        op(Ld, &[4, 0], NEW),
        nop(),
        op(St, &[4, 0], 48),
        op(St, &[4, 0], 0x200), // says that it is done
        op(Jmpi, &[], 20),
        op(Ld, &[7, 0], 0x200), // at 28
        op(Iszero, &[1, 7], 0),
        op(Notp, &[2, 1], 0),
        when(2, op(Jmpi, &[], 4)),
        op(Jmpi, &[], -20),
        op(Addi, &[3, 3], 1), // at 48
        halt(),
    ];
    let beside = all_execute_the_new("4w8/8/2/2", &program, 2);
    assert!(beside > 5, "{beside}");
}
