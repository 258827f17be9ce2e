//! The functional machine: whole small programs, whose outcome is worked out by hand.

use crate::common::{
    bare, fault, halt, image, lanes, machine, machine_of, nop, op, place, predicate, run, when, InLanes,
};
use golden_model::{Event, Machine, MachineOptions, Outcome};
use isa::{ArchId, Gpr, Lane, Opcode::*, Warp};

const ARCHS: [&str; 6] = ["4w8/8/4/4", "8w32/32/8/8", "2w4/2/4/2", "2b8/8/4/4", "4b8/8/4/4", "8b16/16/4/4"];

/// Prints "Hi\n" on the console of any word size.
#[test]
fn prints_with_every_word_size_and_encoding() {
    for arch in ARCHS {
        let bits = arch.parse::<ArchId>().unwrap().word_bits();
        let mut program = vec![op(Ldi, &[1], 1), op(Ldi, &[2], i64::from(bits) - 1), op(Shl, &[1, 1, 2], 0)];
        for byte in b"Hi\n" {
            // A 2w4 immediate has few bits: build the byte from its two halves.
            program.push(op(Ldi, &[2], i64::from(byte >> 4)));
            for _ in 0..4 {
                program.push(op(Add, &[2, 2, 2], 0));
            }
            program.push(op(Ldi, &[3], i64::from(byte & 15)));
            program.push(op(Or, &[2, 2, 3], 0));
            program.push(op(St, &[2, 1], 0));
        }
        program.push(halt());
        let mut machine = run(arch, &program);
        assert_eq!(machine.take_console_output(), b"Hi\n", "{arch}");
        assert_eq!(machine.stopped_by_interrupts(), [], "{arch}");
        assert_eq!(machine.statistics().count(St), 3, "{arch}");
    }
}

/// Rules: I9.1.
#[test]
fn a_counting_loop_counts() {
    // r1 = 10; loop: r2 += r1; r1 -= 1; p0 = r1 != 0; p0 ? loop
    let program = [
        op(Ldi, &[1], 10),
        op(Add, &[2, 2, 1], 0),
        op(Subi, &[1, 1], 1),
        op(Rtop, &[0, 1], 0),
        when(0, op(Jmpi, &[], -16)),
        halt(),
    ];
    let machine = run("4w8/8/4/4", &program);
    assert_eq!(lanes(&machine, 2)[0], 55);
    assert_eq!(machine.statistics().warp_instructions, 1 + 4 * 10 + 1);
    // The last jmpi executes in no lane.
    assert_eq!(machine.statistics().thread_instructions, 41);
}

#[test]
fn a_store_over_an_instruction_that_has_run_is_seen() {
    let arch: ArchId = "4w8/8/1/1".parse().unwrap();
    let replacement = isa::encode_word(&arch, &op(Ldi, &[3], 7)).unwrap();
    let program = [
        op(Ldi, &[1], (replacement >> 12) as i64),
        op(Shli, &[1, 1], 12),
        op(Ori, &[1, 1], (replacement & 0xfff) as i64),
        op(Addi, &[3, 3], 1), // at 12; replaced by ldi %r3, #7
        op(Rtop, &[0, 2], 0),
        when(0, halt()),
        op(Ldi, &[2], 1),
        op(St, &[1, 0], 12),
        op(Jmpi, &[], -24),
    ];
    let machine = run("4w8/8/1/1", &program);
    assert_eq!(lanes(&machine, 3), [7]);
}

#[test]
fn a_store_into_the_middle_of_a_byte_encoded_instruction_is_seen() {
    // 0: ldi %r3, #1 (7 bytes: ff 25 03 then the immediate at 3); 7: the word at 4 becomes 0, so the
    // immediate's upper three bytes and the next guard change: the guard byte must stay ff.
    let program = [
        op(Ldi, &[3], 0x0101),
        op(Rtop, &[0, 2], 0),
        when(0, halt()),
        op(Ldi, &[2], 0x0007_0000),
        op(Ldi, &[1], 0xff),
        op(Shli, &[1, 1], 24),
        op(Or, &[2, 2, 1], 0),
        op(Ldi, &[1], 4),
        op(St, &[2, 1], 0),
        op(Jmpi, &[], -61),
    ];
    let arch: ArchId = "4b8/8/1/1".parse().unwrap();
    let bytes = image(&arch, &program);
    assert_eq!(bytes.len(), 61, "the jump goes back to 0");
    let machine = run("4b8/8/1/1", &program);
    assert_eq!(lanes(&machine, 3), [0x0700_0001]);
}

#[test]
fn limit_and_deadlock_are_told_apart() {
    let mut endless = machine("4w8/8/1/1", &[op(Jmpi, &[], -4)]);
    assert_eq!(endless.run(1000), Outcome::Limit);
    assert_eq!(endless.statistics().warp_instructions, 1000);
    // One warp that wants to spawn: no other warp is ever free.
    let mut stuck = machine("4w8/8/1/1", &[nop(), op(Wspawn, &[1, 2, 3], 0)]);
    assert_eq!(stuck.run(1000), Outcome::Deadlock(vec![Warp(0)]));
    assert_eq!(stuck.statistics().warp_instructions, 1);
}

#[test]
fn a_limit_is_told_also_where_the_only_warp_stops_and_would_be_woken() {
    // No instruction reads the byte that waits: the warp stops at each reti and is woken again.
    let program = [op(Ldi, &[1], 8), op(Skep, &[1], 0), bare(Reti)];
    for limit in 3..10 {
        let mut machine = machine("4w8/8/1/1", &program);
        machine.type_input(b"h");
        assert_eq!(machine.run(limit), Outcome::Limit, "limit {limit}");
        assert_eq!(machine.statistics().warp_instructions, limit);
    }
}

#[test]
fn faults_name_warp_cause_and_pc() {
    let machine = run("4w8/8/1/1", &[nop(), bare(Join)]);
    let faults = machine.stopped_by_interrupts();
    assert_eq!(faults.len(), 1);
    assert_eq!(
        faults[0].to_string(),
        "warp 0: interrupt 6 (no room for a divergent region, or a join without one) at 0x4"
    );
    // Running out of the RAM.
    let mut machine = machine_of("4w8/8/1/1", |options| options.ram_bytes = 256, &[nop(); 64]);
    assert_eq!(machine.run(1000), Outcome::AllStopped);
    assert_eq!(fault(&machine), Some((7, 256)));
    assert_eq!(machine.statistics().warp_instructions, 64);
}

#[test]
fn options_out_of_range_and_too_large_images_are_refused() {
    let arch: ArchId = "4w8/8/1/1".parse().unwrap();
    let message = |stack_depth, image: &[u8]| {
        let options = MachineOptions { ram_bytes: 256, stack_depth, ..MachineOptions::for_arch(&arch) };
        let refused = Machine::new(arch, options, image);
        refused.err().expect("an error").to_string()
    };
    let expected = "a divergence stack of 1 entries is not possible: 2 to 256 (a divergent split takes two)";
    assert_eq!(message(1, &[]), expected);
    let message = message(4, &[0; 300]);
    assert!(message.contains("300") && message.contains("256"), "{message}");
}

#[test]
fn an_observer_sees_masks_writes_and_stores() {
    let program = InLanes(2, 3).program(&[op(Shli, &[4, 3], 2), op(St, &[3, 4], 0x100)]);
    let mut machine = machine("4w8/8/4/4", &program);
    let mut seen = Vec::new();
    let outcome = machine.run_observed(100, &mut |event: &Event<'_>| {
        let stores: Vec<_> = event.stores().map(|(lane, at, value)| (lane.0, at.0, value)).collect();
        let writes: Vec<_> = event.gpr_write_values().map(|(lane, value)| (lane.0, value)).collect();
        seen.push((event.pc.0, event.active_before.0, event.active_after.0, writes, stores));
    });
    assert_eq!(outcome, Outcome::AllStopped);
    let expected = [
        (0, 1, 1, vec![(0, 2)], vec![]),
        (4, 1, 3, vec![(0, 8)], vec![]),
        (8, 3, 3, vec![(0, 0), (1, 1)], vec![]),
        (12, 3, 3, vec![(0, 0), (1, 4)], vec![]),
        (16, 3, 3, vec![], vec![(0, 0x100, 0), (1, 0x104, 1)]),
        (20, 3, 0, vec![], vec![]),
    ];
    assert_eq!(seen, expected);
}

#[test]
fn divergence_is_counted() {
    // Four lanes; lanes 2 and 3 take the first way of a split.
    let program = InLanes(4, 3).program(&[
        op(Shri, &[3, 3], 1),
        op(Rtop, &[0, 3], 0),
        when(0, bare(Split)),
        when(0, op(Jmpi, &[], 4)),
        op(Addi, &[4, 4], 1),
        op(Addi, &[4, 4], 16),
        bare(Join),
        bare(Split),
        bare(Join),
    ]);
    let machine = run("4w8/8/4/4", &program);
    assert_eq!(lanes(&machine, 4), [17, 17, 16, 16]);
    let statistics = machine.statistics();
    assert_eq!(statistics.divergent_splits, 1);
    assert_eq!(statistics.uniform_splits, 1);
    assert_eq!(statistics.deepest_stack, 2);
    assert_eq!(statistics.count(Join), 3);
    assert_eq!(place(&machine).1, 0, "halted at the end");
    let activity = statistics.thread_instructions as f64 / (4 * statistics.warp_instructions) as f64;
    assert!((statistics.activity_factor() - activity).abs() < 1e-12);
}

#[test]
fn spawned_warps_run_and_their_register_is_set() {
    // Warp 0 spawns two warps at 20, each with its own r5; the third spawn finds none free and waits
    // until one of them has halted.
    let program = [
        op(Ldi, &[1], 24),
        op(Ldi, &[2], 1),
        op(Wspawn, &[5, 1, 2], 0),
        op(Wspawn, &[5, 1, 1], 0),
        op(Wspawn, &[6, 1, 1], 0),
        halt(),
        op(Hwid, &[3], 1),
        halt(),
    ];
    let machine = run("4w8/8/4/3", &program);
    let gpr = |warp, register| machine.state().gpr(Warp(warp), Lane(0), Gpr(register));
    assert_eq!((gpr(1, 5), gpr(2, 5)), (1, 24));
    assert_eq!((gpr(1, 3), gpr(2, 3)), (1, 2));
    assert_eq!(gpr(1, 6) + gpr(2, 6), 24);
    assert_eq!(machine.statistics().count(Wspawn), 3);
    assert_eq!(predicate(&machine, 0), 0);
}
