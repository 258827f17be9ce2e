//! Changes of the TLB between the accesses of other warps: cycles typed in from docs/pipeline.md sections 9, 11 and 14.

use crate::common::environment::Bench;
use crate::common::{bare, halt, nop, op, options, with};
use isa::trace::Scalar::*;
use isa::{Instruction, Opcode::*};

/// Where the instruction that changes the TLB is.
const CHANGE: u64 = 0x100;
const HANDLER: usize = 0x200;

/// A bench whose data port is closed. Page 1 lies at itself. Warps 1 and 2 store at 0x1040 and 0x1080; warp 1's access
/// is the active one, warp 2's in the queue. Warp 0 waits a while, then changes the TLB at [`CHANGE`]. `handler` is the
/// kernel's.
fn held(change: Instruction, handler: &[Instruction]) -> Bench {
    let mut program = vec![
        op(Ldi, &[1], HANDLER as i64),
        op(Skep, &[1], 0),
        op(Ldi, &[4], 1),
        op(Shli, &[4, 4], 12),
        op(Ldi, &[5], 0o77),
        op(Tlbadd, &[4, 4, 5], 0),
        op(Ldi, &[1], 0x180),
        op(Wspawn, &[4, 1, 4], 0),
        op(Ldi, &[1], 0x1c0),
        op(Wspawn, &[4, 1, 4], 0),
    ];
    program.resize(CHANGE as usize / 4, nop());
    program.extend([change, op(Addi, &[7, 7], 1), halt()]);
    program.resize(0x180 / 4, nop());
    program.extend([op(St, &[4, 4], 0x40), halt()]);
    program.resize(0x1c0 / 4, nop());
    program.extend([nop(), op(St, &[4, 4], 0x80), halt()]);
    program.resize(HANDLER / 4, nop());
    program.extend_from_slice(handler);
    let options = with("tlb_entries = 4", options("4w8/8/1/3"));
    let mut bench = Bench::of(options, &program);
    bench.data_port_closed = true;
    bench
}

/// The context that holds the change of the TLB, in the cycle just recorded.
fn holder(bench: &Bench) -> Option<u64> {
    let valid = bench.is(TranslationHoldValid);
    valid.then(|| bench.scalar(TranslationHoldContext))
}

/// Whether a warp's instruction at an address is in execute and redirects, and where to.
fn redirect_of(bench: &Bench, warp: u64, pc: u64) -> Option<u64> {
    let executes = bench.is(ExecuteValid) && bench.scalar(ExecuteContext) == warp && bench.scalar(ExecutePc) == pc;
    (executes && bench.is(RedirectValid)).then(|| bench.scalar(RedirectPc))
}

/// Steps until warp 0 has waited for the first time: gives the cycle in which its change is in execute.
fn run_to_the_first_wait(bench: &mut Bench) -> u64 {
    while redirect_of(bench, 0, CHANGE).is_none() {
        assert_eq!(holder(bench), None);
        bench.step();
    }
    bench.cycle - 1
}

/// Rules: P9.4.4, P9.5.17, P9.9.1, P9.9.2, P11.2, P14.8, P17.7, P17.11, I7.17.
#[test]
fn a_change_waits_for_the_access_on_its_way_and_comes_before_the_next() {
    for change in [op(Tlbrm, &[4], 0), bare(Tlbflush), op(Tlbadd, &[4, 4, 6], 0)] {
        let mut bench = held(change, &[halt()]);
        let first = run_to_the_first_wait(&mut bench);
        // It comes again every fifth cycle: redirected to itself, Running, and nothing of it in commit.
        for cycle in 1..=50 {
            bench.step();
            assert_eq!(bench.cycle - 1, first + cycle);
            let expected = (cycle % 5 == 0).then_some(CHANGE);
            let redirect = redirect_of(&bench, 0, CHANGE);
            assert_eq!(redirect, expected, "{change}: {cycle}");
            assert_eq!(bench.scalar(CommitValid), 0);
            assert_eq!(holder(&bench), Some(0));
            assert_eq!(bench.state(0), 1);
        }
        // The store on its way is sent in the cycle after, translated as it was.
        bench.data_port_closed = false;
        bench.step();
        assert_eq!(bench.scalar(StoreDoneContext), 1);
        assert_eq!(bench.scalar(StoreDoneValid), 1);
        assert_eq!(bench.memory.read_word(0x1040), 0x1000);
        // In cycle 55 the change is made; until then no access is loaded.
        let mut seen = Vec::new();
        for cycle in 52..62 {
            bench.step();
            if let Some(target) = redirect_of(&bench, 0, CHANGE) {
                seen.push((cycle, "change", target));
            }
            if bench.scalar(TranslateLanes) != 0 {
                seen.push((cycle, "fault", bench.scalar(TranslateFault)));
            }
            let expected = (cycle <= 55).then_some(0);
            assert_eq!(holder(&bench), expected, "{change}: {cycle}");
            assert_eq!(bench.scalar(DataRequestValid), 0);
        }
        // Loaded in 56, translated in 57, with the TLB as it is now. Flags 0 of r6 give no right.
        let fault = if change.opcode() == Tlbadd { 2 } else { 1 };
        assert_eq!(seen, [(55, "change", CHANGE + 4), (57, "fault", fault)]);
        assert!(bench.run(500));
        assert_eq!(bench.memory.read_word(0x1080), 0);
    }
}

/// Rules: P9.9.2.
#[test]
fn an_interrupt_in_place_of_a_change_that_waits_gives_the_hold_up() {
    let mut bench = held(op(Tlbrm, &[4], 0), &[halt()]);
    run_to_the_first_wait(&mut bench);
    bench.step();
    assert_eq!(holder(&bench), Some(0));
    bench.memory.type_input(b"x");
    while bench.scalar(InterruptValid) == 0 {
        bench.step();
        assert_eq!(holder(&bench), Some(0));
    }
    assert_eq!(bench.scalar(ExecutePc), CHANGE);
    assert_eq!(bench.scalar(InterruptCause), 8);
    bench.step();
    assert_eq!(holder(&bench), None);
    bench.data_port_closed = false;
    assert!(bench.run(bench.cycle + 200));
    // Warp 2's store went on under the old translation.
    assert_eq!(bench.memory.read_word(0x1080), 0x1000);
}

/// Rules: P9.9.1, P9.9.2.
#[test]
fn of_two_changes_that_wait_the_first_one_holds_and_both_are_made() {
    // Warp 2 stores nothing, but traps into a handler that changes the TLB, too.
    let handler = [bare(Tlbflush), halt()];
    let mut bench = held(op(Tlbrm, &[4], 0), &handler);
    let trap = isa::encode(&"4w8/8/1/3".parse().expect("legal"), &bare(Trap));
    let word: Vec<u8> = trap.expect("encodable");
    let value = u32::from_le_bytes(word.try_into().expect("four bytes"));
    bench.memory.write_word(0x1c4, value.into(), 0xf);
    let (mut waits, mut holders) = ([0, 0], Vec::new());
    for _ in 0..200 {
        bench.step();
        waits[0] += u64::from(redirect_of(&bench, 0, CHANGE) == Some(CHANGE));
        let handler = HANDLER as u64;
        waits[1] += u64::from(redirect_of(&bench, 2, handler) == Some(handler));
        if holders.last() != Some(&holder(&bench)) {
            holders.push(holder(&bench));
        }
    }
    assert!(waits[0] > 5 && waits[1] > 5, "{waits:?}");
    let [None, Some(first)] = holders[..] else {
        panic!("the hold changes hands: {holders:?}");
    };
    assert!(first == 0 || first == 2);
    bench.data_port_closed = false;
    assert!(bench.run(bench.cycle + 200), "both are made");
    assert_eq!(bench.memory.read_word(0x1040), 0x1000);
    assert_eq!(holder(&bench), None);
}

/// Rules: P9.9.1, P14.1.
#[test]
fn without_translation_nothing_waits() {
    let program = [
        op(Ldi, &[1], 20),
        op(Wspawn, &[4, 1, 4], 0),
        nop(),
        op(Jmpi, &[], 40),
        nop(),
        op(St, &[4, 4], 0x40), // at 20
        halt(),
    ];
    let mut program = program.to_vec();
    program.resize(14, nop());
    program.extend([nop(), nop(), bare(Tlbflush), halt()]);
    let mut bench = Bench::of(options("4w8/8/1/2"), &program);
    bench.data_port_closed = true;
    let mut committed = false;
    for _ in 0..100 {
        bench.step();
        assert_eq!(holder(&bench), None);
        committed |= bench.scalar(CommitPc) == 64;
    }
    assert!(committed, "while the store is still on its way");
    assert_eq!(bench.scalar(DataRequestValid), 1);
}
