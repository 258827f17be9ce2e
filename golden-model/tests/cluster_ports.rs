//! A cluster's turns, fetches and console. Typed in from docs/cluster.md sections 1 to 4.

use crate::common::cluster::{by_core, cluster, ClusterBench};
use crate::common::environment::IDEAL;
use crate::common::{halt, nop, op, options, when, with};
use isa::trace::Scalar::{self, *};
use isa::InterconnectSlot::{BankTurn, ConsoleTurn, InstructionCount, InstructionTurn};
use isa::{ClusterConfig, Instruction, Opcode::*};

const FETCH: [Scalar; 2] = [InstructionRequestValid, InstructionRequestReady];
const FLAG: i64 = 0x200;

/// Plain cores of one warp of one lane.
fn plain(cores: u32, banks: u32) -> ClusterConfig {
    cluster(options("4w8/8/1/1"), cores, banks)
}

fn console_address() -> [Instruction; 2] {
    [op(Ldi, &[4], 1), op(Shli, &[4, 4], 31)]
}

/// Stores what each core reads as its number, and as that of all cores.
///
/// Rules: C1.1, I10.6.
#[test]
fn each_core_reads_its_number_and_how_many_there_are() {
    let program = [
        op(Hwid, &[1], 4),
        op(Hwid, &[2], -1),
        op(Shli, &[3, 1], 3),
        op(St, &[1, 3], 0x100),
        op(St, &[2, 3], 0x104),
        halt(),
    ];
    for cores in [1, 3, 16] {
        let mut bench = ClusterBench::on(&plain(cores, 2), &program, IDEAL);
        bench.run();
        for core in 0..u64::from(cores) {
            let read = |offset| bench.memory.read_word(0x100 + 8 * core + offset);
            assert_eq!((read(0), read(4)), (core, cores.into()));
        }
        assert_eq!(bench.memory.read_word(0x100 + 8 * u64::from(cores)), 0);
    }
}

/// All three cores ask at once. Each gets its own word, in the cycle behind that of its request.
///
/// Rules: C3.1, C3.2, C4.1, C4.2, C5.7.
#[test]
fn fetches_are_taken_in_turn_and_answered_in_their_order() {
    let program = [op(Ldi, &[1], 1), halt()];
    let mut bench = ClusterBench::on(&plain(3, 1), &program, IDEAL);
    bench.until(|bench| bench.cores_with(&[InstructionRequestValid]) == [0, 1, 2]);
    let look = |bench: &ClusterBench| {
        let turn = bench.of(InstructionTurn);
        (turn, bench.of(InstructionCount), bench.cores_with(&FETCH), bench.cores_with(&[InstructionResponseValid]))
    };
    assert_eq!(look(&bench), (0, 0, vec![0], vec![]));
    let rows = bench.look(3, look);
    assert_eq!(rows[0], (1, 1, vec![1], vec![0]));
    assert_eq!(rows[1], (2, 1, vec![2], vec![1]));
    assert_eq!((rows[2].0, rows[2].1, &rows[2].3), (0, 1, &vec![2]));
    bench.run();
    assert_eq!([0, 1, 2].map(|core| bench.gpr(core, 0, 1)), [1; 3]);
}

/// Rules: C3.1, C3.2, C4.1.
#[test]
fn a_closed_port_serves_the_same_core_until_it_opens() {
    let program = [nop(), nop(), halt()];
    let mut bench = ClusterBench::on(&plain(3, 1), &program, IDEAL);
    bench.fetches_closed = true;
    bench.until(|bench| !bench.cores_with(&[InstructionRequestValid]).is_empty());
    for _ in 0..5 {
        bench.step();
        assert_eq!((bench.of(InstructionTurn), bench.of(InstructionCount)), (0, 0));
        assert!(bench.driven[0].instruction_request_valid);
        assert!(bench.cores_with(&[InstructionRequestReady]).is_empty());
    }
    bench.fetches_closed = false;
    bench.step();
    assert_eq!(bench.cores_with(&FETCH), [0]);
}

/// Two cores fill a line of 16 words each: of the 32 fetches, 16 are under way. Though an answer comes, no core asks in
/// a cycle that starts with 16.
///
/// Rules: C3.2, C4.1, C4.2.
#[test]
fn at_most_16_fetches_are_under_way() {
    let line = "instruction_cache_bytes = 256, instruction_line_words = 16, fetch_outstanding = 32";
    let config = cluster(with(line, options("4w8/8/1/1")), 2, 1);
    let mut bench = ClusterBench::on(&config, &[op(Ldi, &[1], 7), halt()], IDEAL);
    bench.fetch_answers_held = true;
    bench.until(|bench| bench.of(InstructionCount) == 16);
    for _ in 0..4 {
        bench.step();
        assert_eq!((bench.of(InstructionCount), bench.of(InstructionTurn)), (16, 0));
        assert_eq!(bench.cores_with(&[InstructionRequestValid]), [0, 1]);
        assert!(bench.cores_with(&[InstructionRequestReady]).is_empty());
        assert!(!bench.driven[0].instruction_request_valid);
    }
    bench.fetch_answers_held = false;
    let answered = |bench: &ClusterBench| bench.cores_with(&[InstructionResponseValid]);
    bench.step();
    assert!(!bench.driven[0].instruction_request_valid);
    assert_eq!((bench.of(InstructionCount), answered(&bench)), (16, vec![0]));
    let rows = bench.look(3, |bench| {
        let asked = bench.cores_with(&FETCH);
        (bench.of(InstructionCount), asked, answered(bench))
    });
    assert_eq!(rows[0], (15, vec![0], vec![1]));
    assert_eq!(rows[1], (15, vec![1], vec![0]));
    assert_eq!(rows[2], (15, vec![0], vec![1]));
    bench.run();
    assert_eq!([0, 1].map(|core| bench.gpr(core, 0, 1)), [7; 2]);
}

/// Core 0 prints `a`, so that it is core 1's turn; then `b`, which waits. Core 1 prints `c`, and comes behind it.
///
/// Rules: C2.1, C3.1, C3.2, C4.3.
#[test]
fn a_byte_that_waits_is_not_overtaken_by_the_core_whose_turn_it_was() {
    let print = |byte: i64| [op(Ldi, &[3], byte), op(St, &[3, 4], 0)];
    let zero = [print(0x61), print(0x62)].concat();
    let mut one = vec![op(Ld, &[2, 0], FLAG), op(Iszero, &[1, 2], 0), when(1, op(Jmpi, &[], -12))];
    one.extend(print(0x63));
    let bodies = [zero, one].map(|body| [console_address().to_vec(), body].concat());
    let mut bench = ClusterBench::on(&plain(2, 1), &by_core(&bodies), IDEAL);
    bench.until(|bench| bench.of(ConsoleTurn) == 1);
    assert_eq!(bench.memory.console_output(), b"a");
    bench.console_closed = true;
    bench.until(|bench| bench.driven[0].console_output_valid);
    assert_eq!(bench.of(ConsoleTurn), 1);
    bench.step();
    assert_eq!(bench.of(ConsoleTurn), 0);
    bench.memory.write_word(FLAG as u64, 1, 0xf);
    bench.until(|bench| bench.cores_with(&[ConsoleOutputValid]) == [0, 1]);
    for _ in 0..3 {
        bench.step();
        assert_eq!(bench.driven[0].console_output_data, 0x62);
        assert_eq!(bench.of(ConsoleTurn), 0);
    }
    bench.console_closed = false;
    bench.step();
    assert_eq!(bench.cores_with(&[ConsoleOutputReady]), [0]);
    bench.step();
    assert_eq!(bench.cores_with(&[ConsoleOutputReady]), [1]);
    assert_eq!(bench.of(ConsoleTurn), 1);
    bench.step();
    assert_eq!(bench.of(ConsoleTurn), 0);
    assert_eq!(bench.memory.console_output(), b"abc");
}

/// Rules: C2.2, C2.3, C5.2.
#[test]
fn the_consoles_input_is_told_to_core_0_and_is_read_at_bank_0() {
    let mut body = console_address().to_vec();
    body.extend([nop(), op(Ld, &[2, 4], 0)]);
    let mut bench = ClusterBench::on(&plain(2, 4), &by_core(&[vec![nop(); 60], body]), IDEAL);
    bench.memory.type_input(b"x");
    bench.until(|bench| bench.cores_with(&[DataRequestValid]) == [1]);
    let driven = &bench.driven;
    assert!(driven[0].data_request_valid && driven[0].data_request_console);
    assert_eq!(driven[0].data_request_line, 0);
    assert!(driven[1..].iter().all(|bank| !bank.data_request_valid));
    assert_eq!(bench.cores_with(&[ConsoleInputValid]), [0]);
    bench.run();
    assert_eq!(bench.gpr(1, 0, 2), u64::from(b'x'));
    assert!(bench.cores_with(&[ConsoleInputValid]).is_empty());
}

/// Rules: C1.3.
#[test]
fn all_cores_start_where_the_host_says_and_the_cluster_is_done_when_they_are() {
    let program = [
        halt(),
        op(Hwid, &[2], 5), // at 4
        op(Hwid, &[1], 4),
        op(Iszero, &[1, 1], 0),
        when(1, op(Jmpi, &[], 40)),
        halt(),
    ];
    let program = [program.to_vec(), vec![nop(); 10], vec![halt()]].concat();
    let config = cluster(with("host_start = true", options("4w8/8/1/1")), 3, 2);
    let mut bench = ClusterBench::on(&config, &program, IDEAL);
    bench.start = (4, 99);
    bench.until(|bench| bench.cores_with(&[Done]) == [1, 2]);
    assert!(!bench.driven[0].done);
    bench.until(|bench| bench.cores_with(&[Done]) == [0, 1, 2]);
    assert!(bench.driven[0].done);
    assert_eq!([0, 1, 2].map(|core| bench.gpr(core, 0, 2)), [99; 3]);
}

/// Everything of the interconnect that can be in use is in use; then the same program runs as at first.
///
/// Rules: C2.4, C3.2, C4.1, C5.1.
#[test]
fn a_reset_forgets_turns_queues_and_locks() {
    let config = cluster(with("extension = true", options("4w8/8/4/1")), 3, 2);
    let program = [
        op(Hwid, &[1], 4),
        op(Shli, &[1, 1], 4),
        op(Ld, &[2, 1], 0x100),
        op(Ldi, &[3], 0x200),
        op(Aadd, &[2, 3, 3], 0),
        halt(),
    ];
    let rows = |bench: &ClusterBench| {
        let core = bench.records.iter().map(|record| record.slots().to_vec());
        let slots = isa::InterconnectSlot::all(&config);
        let between: Vec<_> = slots.iter().map(|slot| bench.of(*slot)).collect();
        (core.collect::<Vec<_>>(), between)
    };
    let mut first = ClusterBench::on(&config, &program, IDEAL);
    let fresh = first.look(120, rows);
    assert!(first.is_done());
    let is_used = |bench: &ClusterBench| {
        let locked = bench.of(isa::InterconnectSlot::BankLocked(0)) == 1;
        locked && bench.of(BankTurn(1)) != 0 && bench.of(InstructionTurn) != 0
    };
    let mut bench = ClusterBench::on(&config, &program, IDEAL);
    bench.until(is_used);
    bench.memory =
        golden_model::Memory::for_core(&config.core, &crate::common::image(&config.core.arch, &program)).unwrap();
    bench.reset();
    assert_eq!(bench.look(120, rows), fresh);
}
