//! A cluster's loads and stores. Typed in from docs/cluster.md sections 1 to 5.

use crate::common::cluster::{by_core, in_lanes, in_lines as of, ClusterBench};
use crate::common::environment::IDEAL;
use crate::common::{halt, nop, op};
use isa::trace::Scalar::{self, *};
use isa::InterconnectSlot::{BankCount, BankLockCore, BankLocked, BankTurn, CoreCount};
use isa::{Instruction, Opcode::*};

const REQUEST: [Scalar; 2] = [DataRequestValid, DataRequestReady];

/// Each lane loads its own line, so many bytes apart, from 0x400 on: line 0x40.
fn loads_apart(lanes: i64, step: i64) -> Vec<Instruction> {
    let body = [op(Muli, &[4, 3], step), op(Ld, &[5, 4], 0x400)];
    in_lanes(lanes, &body)
}

/// The requests that fire: bank, line within it.
fn fired(bench: &ClusterBench) -> Vec<(usize, u64)> {
    let ports = bench.driven.iter().zip(&bench.inputs).enumerate();
    let fired = ports.filter(|(_, (driven, input))| driven.data_request_valid && input.data_request_ready);
    fired.map(|(bank, (driven, _))| (bank, driven.data_request_line)).collect()
}

/// Lines 16 to 23 are lines 4 and 5 of four banks, and lines 1 of 16 banks.
///
/// Rules: C1.2, C5.2.
#[test]
fn a_line_is_in_the_bank_of_its_low_bits() {
    let stores = |bytes: i64| (0..8).map(move |line| op(St, &[1, 0], bytes + 16 * line));
    let program: Vec<_> = stores(0x100).chain([halt()]).collect();
    let places = |banks, ram: &str| {
        let config = of("4w8/8/1/1", ram, 1, banks);
        let mut bench = ClusterBench::on(&config, &program, IDEAL);
        let all = bench.look_to_end(|bench| Some(fired(bench)));
        all.concat()
    };
    let four = [(0, 4), (1, 4), (2, 4), (3, 4), (0, 5), (1, 5), (2, 5), (3, 5)];
    assert_eq!(places(4, ""), four);
    assert_eq!(places(16, ""), [0, 1, 2, 3, 4, 5, 6, 7].map(|bank| (bank, 1)));
    assert_eq!(places(1, ""), [16, 17, 18, 19, 20, 21, 22, 23].map(|line| (0, line)));
    // Each bank has one of the 32 lines, or two.
    let small = places(16, "ram_bytes = 512");
    assert_eq!(small, [0, 1, 2, 3, 4, 5, 6, 7].map(|bank| (bank, 1)));
}

/// Rules: C3.1, C3.2, C5.2, C5.4.
#[test]
fn loads_and_stores_of_a_bank_are_taken_in_turn() {
    let program = [op(Ld, &[2, 0], 0x100), op(St, &[2, 0], 0x120), halt()];
    let config = of("4w8/8/1/1", "", 3, 2);
    let mut bench = ClusterBench::on(&config, &program, IDEAL);
    bench.closed[0] = true;
    bench.latency[0] = Some(50);
    bench.until(|bench| bench.cores_with(&[DataRequestValid]) == [0, 1, 2]);
    assert_eq!((bench.of(BankTurn(0)), bench.of(BankCount(0))), (0, 0));
    bench.closed[0] = false;
    let rows = bench.look(4, |bench| {
        let counts = [0, 1, 2].map(|core| bench.of(CoreCount(core)));
        (bench.of(BankTurn(0)), bench.of(BankCount(0)), counts, bench.cores_with(&REQUEST))
    });
    assert_eq!(rows[0], (0, 0, [0, 0, 0], vec![0]));
    assert_eq!(rows[1], (1, 1, [1, 0, 0], vec![1]));
    assert_eq!(rows[2], (2, 2, [1, 1, 0], vec![2]));
    assert_eq!(rows[3], (0, 3, [1, 1, 1], vec![]));
    bench.latency[0] = None;
    bench.until(|bench| bench.driven[0].data_request_write);
    let count = bench.of(BankCount(0));
    bench.step();
    assert!(bench.of(BankCount(0)) <= count, "a store pushes nothing");
    bench.run();
    assert_eq!(bench.of(BankTurn(1)), 0, "nobody has asked bank 1");
}

/// The lanes of two cores load lines of bank 0 alone.
///
/// Rules: C3.2, C5.1, C5.2, C5.4.
#[test]
fn a_bank_has_at_most_16_loads_under_way() {
    let program = [loads_apart(16, 32), vec![halt()]].concat();
    let config = of("4w8/8/16/1", "data_outstanding = 64", 2, 2);
    let mut bench = ClusterBench::on(&config, &program, IDEAL);
    bench.held[0] = true;
    bench.until(|bench| bench.of(BankCount(0)) == 16);
    for _ in 0..4 {
        bench.step();
        assert_eq!([0, 1].map(|core| bench.of(CoreCount(core))), [8, 8]);
        assert_eq!(bench.cores_with(&[DataRequestValid]), [0, 1]);
        assert!(bench.cores_with(&[DataRequestReady]).is_empty());
        assert!(!bench.driven[0].data_request_valid);
        assert_eq!((bench.of(BankTurn(0)), bench.of(BankCount(0))), (0, 16));
    }
    bench.held[0] = false;
    bench.step();
    // The first answer comes; the queue has been full at the start of this cycle.
    assert_eq!(bench.cores_with(&[DataResponseValid, DataResponseReady]), [0]);
    assert!(!bench.driven[0].data_request_valid);
    bench.step();
    assert_eq!((bench.of(BankCount(0)), bench.cores_with(&REQUEST)), (15, vec![0]));
    bench.run();
}

/// The lanes of core 0 load from both banks; core 1 stores into one of them.
///
/// Rules: C5.1, C5.2.
#[test]
fn a_core_has_at_most_16_loads_under_way_and_others_go_on() {
    let late = [vec![nop(); 100], vec![op(St, &[0, 0], 0x300)]].concat();
    let program = by_core(&[loads_apart(32, 16), late]);
    let config = of("4w8/8/32/1", "data_outstanding = 64", 2, 2);
    let mut bench = ClusterBench::on(&config, &program, IDEAL);
    bench.held.fill(true);
    bench.until(|bench| bench.of(CoreCount(0)) == 16);
    for _ in 0..4 {
        bench.step();
        assert_eq!([0, 1].map(|bank| bench.of(BankCount(bank))), [8, 8]);
        assert_eq!(bench.cores_with(&[DataRequestValid]), [0]);
        assert!(bench.driven.iter().all(|bank| !bank.data_request_valid));
    }
    bench.until(|bench| bench.cores_with(&REQUEST) == [1]);
    assert_eq!(bench.of(CoreCount(0)), 16);
    bench.held.fill(false);
    bench.run();
}

/// Cores 0 and 1 add to the word at 0x800, in bank 0; core 2 loads from bank 0 all the time, core 3 from bank 1.
///
/// Rules: C5.3, C6.5.
#[test]
fn an_exchange_keeps_other_cores_from_its_bank_but_not_from_others() {
    let add = vec![op(Ldi, &[2], 0x800), op(Ldi, &[3], 7), op(Aadd, &[4, 2, 3], 0)];
    let loads = |address| vec![op(Ld, &[2, 0], address); 60];
    let late = [vec![nop(); 12], add].concat();
    let program = by_core(&[late.clone(), late, loads(0x820), loads(0x810)]);
    let config = of("4w8/8/1/1", "extension = true, scoreboard = true", 4, 2);
    let mut bench = ClusterBench::on(&config, &program, IDEAL);
    bench.latency[0] = Some(9);
    let (mut holders, mut beside) = (Vec::new(), 0);
    bench.look_to_end(|bench| {
        if bench.of(BankLocked(0)) == 0 {
            assert_eq!(bench.of(BankLockCore(0)), 0);
            if holders.last().is_some_and(Option::is_some) {
                holders.push(None);
            }
            return None::<()>;
        }
        let holder = bench.of(BankLockCore(0));
        if holders.last() != Some(&Some(holder)) {
            holders.push(Some(holder));
        }
        // Only its own store comes.
        let port = &bench.driven[0];
        assert!(!port.data_request_valid || port.data_request_write);
        let others = bench.cores_with(&REQUEST);
        let on_bank_1 = usize::from(bench.driven[1].data_request_valid);
        beside += on_bank_1;
        let fires = usize::from(port.data_request_valid);
        assert_eq!(others.len(), fires + on_bank_1);
        assert_eq!(others.contains(&(holder as usize)), fires == 1);
        None
    });
    assert_eq!(holders.iter().flatten().count(), 2);
    assert!(holders.contains(&Some(0)) && holders.contains(&Some(1)));
    assert!(beside > 0, "core 3 goes on");
    assert_eq!(bench.memory.read_word(0x800), 14);
}

/// An acas that finds another word writes nothing, and ends its lock all the same.
///
/// Rules: C5.3.
#[test]
fn an_exchange_that_writes_nothing_ends_its_lock() {
    let swap = [op(Ldi, &[2], 0x100), op(Ldi, &[4], 5), op(Acas, &[4, 2, 2], 0), halt()];
    let config = of("4w8/8/1/1", "extension = true", 4, 2);
    let mut bench = ClusterBench::on(&config, &swap, IDEAL);
    let locked = bench.look_to_end(|bench| Some(bench.of(BankLocked(0))));
    assert!(locked.contains(&1));
    assert_eq!(locked.last(), Some(&0));
    assert_eq!(bench.memory.read_word(0x100), 0);
    assert_eq!([0, 1, 2, 3].map(|core| bench.gpr(core, 0, 4)), [0; 4]);
}

/// Lane 0 loads from the slow bank 0, lane 1 from the fast bank 1.
///
/// Rules: C5.5, C5.6.
#[test]
fn a_fast_banks_answer_waits_for_that_of_a_slow_one() {
    let program = [loads_apart(2, 16), vec![halt()]].concat();
    let mut bench = ClusterBench::on(&of("4w8/8/2/1", "", 1, 2), &program, IDEAL);
    bench.memory.write_word(0x400, 11, 0xf);
    bench.memory.write_word(0x410, 22, 0xf);
    bench.latency = vec![Some(20), Some(1)];
    bench.until(|bench| bench.inputs[1].data_response_valid);
    for _ in 0..15 {
        assert!(bench.inputs[1].data_response_valid && !bench.driven[1].data_response_ready);
        assert!(bench.driven[0].data_response_ready);
        assert_eq!(bench.cores_with(&[DataResponseValid]), [0; 0]);
        bench.step();
    }
    bench.until(|bench| bench.inputs[0].data_response_valid);
    assert_eq!(bench.of(CoreCount(0)), 2);
    assert!(!bench.driven[1].data_response_ready);
    assert_eq!(bench.cores_with(&[DataResponseValid, DataResponseReady]), [0]);
    bench.step();
    assert_eq!(bench.of(CoreCount(0)), 1);
    assert!(bench.inputs[1].data_response_valid && bench.driven[1].data_response_ready);
    bench.run();
    assert_eq!([bench.gpr(0, 0, 5), bench.gpr(0, 1, 5)], [11, 22]);
}
