//! The shared cache of a cluster: when loads are answered, what reaches the banks, what the record shows. Typed in from
//! docs/cluster.md section 12 and docs/pipeline.md section 24.

use crate::common::cluster::{by_core, in_lanes, in_lines, shared, ClusterBench};
use crate::common::environment::IDEAL;
use crate::common::{halt, nop, op, when};
use isa::trace::Scalar::{self, *};
use isa::DataCacheField::{self, *};
use isa::InterconnectSlot::{BankCache, BankCount, BankLocked};
use isa::Opcode::*;
use isa::{ClusterConfig, Instruction};

const REQUEST: [Scalar; 2] = [DataRequestValid, DataRequestReady];
const RESPONSE: [Scalar; 2] = [DataResponseValid, DataResponseReady];

/// Where the data are: line 0x40 of 16 bytes, so the first of the set 0 in each bank.
const DATA: i64 = 0x400;

/// Cores of one lane, with instruction caches; a part of four sets a bank.
fn of(line: &str, cores: u32, banks: u32, ways: u32) -> ClusterConfig {
    lanes_of("4w8/8/1/1", line, cores, banks, ways)
}

fn lanes_of(arch: &str, line: &str, cores: u32, banks: u32, ways: u32) -> ClusterConfig {
    let mut options = "instruction_cache_bytes = 256".to_owned();
    if !line.is_empty() {
        options = format!("{options}, {line}");
    }
    let config = in_lines(arch, &options, cores, banks);
    shared(&config, 64 * u64::from(ways), ways)
}

/// 100, 101, 102, ... from [`DATA`] on.
fn bench(config: &ClusterConfig, program: &[Instruction]) -> ClusterBench {
    let mut bench = ClusterBench::on(config, program, IDEAL);
    for word in 0..256 {
        bench.memory.write_word(DATA as u64 + 4 * word, 100 + word, 0xf);
    }
    bench
}

fn load(register: u8, word: i64) -> Instruction {
    op(Ld, &[register, 0], DATA + 4 * word)
}

fn store(register: u8, word: i64) -> Instruction {
    op(St, &[register, 0], DATA + 4 * word)
}

/// A field of a bank's part.
fn part(bench: &ClusterBench, bank: u32, field: DataCacheField) -> u64 {
    bench.of(BankCache(bank, field))
}

/// A request that fires at a bank: bank, line within it, whether it stores, bytes.
type Request = (usize, u64, bool, u64);

fn fired(bench: &ClusterBench) -> Vec<Request> {
    let ports = bench.driven.iter().zip(&bench.inputs).enumerate();
    let fired = ports.filter(|(_, (driven, input))| driven.data_request_valid && input.data_request_ready);
    let request = |(bank, (driven, _)): (usize, (&isa::ports::PortOutputs, _))| {
        (bank, driven.data_request_line, driven.data_request_write, driven.data_request_byte_enable)
    };
    fired.map(request).collect()
}

/// Runs to the end; what fires at the banks.
fn requests(bench: &mut ClusterBench) -> Vec<Request> {
    let all = bench.look_to_end(|bench| Some(fired(bench)));
    all.concat()
}

/// In which cycles requests of the core fire, those of its bank, and answers of the core.
fn times(bench: &mut ClusterBench) -> [Vec<u64>; 3] {
    let mut times = [(); 3].map(|()| Vec::new());
    bench.look_to_end(|bench| {
        let cycle = bench.cycle - 1;
        let seen =
            [!bench.cores_with(&REQUEST).is_empty(), !fired(bench).is_empty(), !bench.cores_with(&RESPONSE).is_empty()];
        for (times, seen) in times.iter_mut().zip(seen) {
            times.extend(seen.then_some(cycle));
        }
        None::<()>
    });
    times
}

/// A memory alone would answer `latency` cycles behind the request.
///
/// Rules: C12.1, C12.2, P24.3, P24.4, P24.14.
#[test]
fn a_hit_is_answered_three_cycles_later_and_a_miss_two_cycles_later_than_by_the_memory() {
    let program = [load(1, 0), load(2, 3), halt()];
    for latency in [1, 4, 16, 64] {
        let mut bench = bench(&of("", 1, 1, 1), &program);
        bench.latency[0] = Some(latency);
        let [asked, at_bank, answered] = times(&mut bench);
        assert_eq!((asked.len(), answered.len()), (2, 2));
        assert_eq!(at_bank, [asked[0] + 1]);
        assert_eq!(answered, [asked[0] + latency + 2, asked[1] + 3], "{latency}");
        assert_eq!((bench.gpr(0, 0, 1), bench.gpr(0, 0, 2)), (100, 103));
    }
}

/// Lines 0x40 and 0x41 are lines 0x20 of two banks: core 0 misses in bank 1, then hits there.
///
/// Rules: C12.1, C12.7, P24.5, P24.6, P24.7, P24.8, P24.11, P24.15.
#[test]
fn the_record_shows_each_part() {
    let mut bench = bench(&of("", 1, 2, 2), &[load(1, 4), nop(), nop(), load(2, 7), halt()]);
    let row = |bench: &ClusterBench| {
        let fields = [
            LookupValid,
            LookupWrite,
            LookupConsole,
            LookupLine,
            QueueCount,
            QueueKind,
            AnswerValid,
            AnswerError,
            NextWay,
        ];
        let of_bank = |bank| fields.map(|field| part(bench, bank, field));
        assert_eq!(of_bank(0), [0; 9]);
        of_bank(1)
    };
    let is_asked = |bench: &ClusterBench| !bench.cores_with(&REQUEST).is_empty();
    bench.until(is_asked);
    assert_eq!(row(&bench), [0; 9]);
    let rows = bench.look(4, row);
    assert_eq!(rows[0], [1, 0, 0, 0x20, 0, 0, 0, 0, 0]);
    assert_eq!(rows[1], [0, 0, 0, 0, 1, 2, 0, 0, 1]);
    assert_eq!(rows[2], [0, 0, 0, 0, 0, 0, 1, 0, 1]);
    assert_eq!(rows[3], [0, 0, 0, 0, 0, 0, 0, 0, 1]);
    bench.until(is_asked);
    let rows = bench.look(4, row);
    assert_eq!(rows[0], [1, 0, 0, 0x20, 0, 0, 0, 0, 1]);
    assert_eq!(rows[1], [0, 0, 0, 0, 1, 1, 0, 0, 1]);
    assert_eq!(rows[2], [0, 0, 0, 0, 0, 0, 1, 0, 1]);
    assert_eq!(rows[3], [0, 0, 0, 0, 0, 0, 0, 0, 1]);
}

/// A store that misses brings no line in. One that hits changes the line, and the memory too.
///
/// Rules: C12.1, P24.2, P24.4, P24.5, P24.9.
#[test]
fn stores_go_to_the_bank_and_into_a_line_that_is_there() {
    let program = [
        op(Ldi, &[1], 7),
        store(1, 0), // a miss
        load(2, 1),
        store(1, 1),
        op(St, &[1, 0], DATA + 9), // three bytes of word 2
        load(3, 1),
        load(4, 2),
        load(5, 0),
        halt(),
    ];
    let mut bench = bench(&of("", 1, 1, 1), &program);
    let expected =
        [(0, 0x40, true, 0x000f), (0, 0x40, false, 0xffff), (0, 0x40, true, 0x00f0), (0, 0x40, true, 0x0e00)];
    assert_eq!(requests(&mut bench), expected);
    let loaded = [2, 3, 4, 5].map(|register| bench.gpr(0, 0, register));
    assert_eq!(loaded, [101, 7, 0x766, 7]);
    for (word, value) in [(0, 7), (1, 7), (2, 0x766), (3, 103)] {
        assert_eq!(bench.memory.read_word(DATA as u64 + 4 * word), value);
    }
}

/// Lines 0x40, 0x48 and 0x50 are lines of bank 0 of two, and there of set 0. Line 0x41 is line 0x20 of bank 1.
///
/// Rules: C12.1, P24.2, P24.6.
#[test]
fn lines_of_a_set_of_a_bank_displace_each_other() {
    let lines = |ways, words: &[i64]| {
        let mut program: Vec<_> = words.iter().map(|&word| load(1, word)).collect();
        program.push(halt());
        let all = requests(&mut bench(&of("", 1, 2, ways), &program));
        all.iter().map(|&(bank, line, ..)| (bank, line)).collect::<Vec<_>>()
    };
    let (a, b, c, of_bank_1) = (0, 32, 64, 4);
    let (at_a, at_b, at_c) = ((0, 0x20), (0, 0x24), (0, 0x28));
    assert_eq!(lines(1, &[a, b, a, a]), [at_a, at_b, at_a]);
    assert_eq!(lines(2, &[a, b, a, b, a]), [at_a, at_b]);
    assert_eq!(lines(2, &[a, b, c, b, a, b]), [at_a, at_b, at_c, at_a, at_b]);
    assert_eq!(lines(1, &[a, of_bank_1, a, of_bank_1]), [at_a, (1, 0x20)]);
    assert_eq!(lines(4, &[a, b, c, a, b, c]), [at_a, at_b, at_c]);
}

/// The line is there when the word is added to, and another master has changed the word since.
///
/// Rules: C5.3, C12.2, C12.1, P24.5.
#[test]
fn a_load_with_the_lock_passes() {
    let program = [
        op(Ldi, &[2], DATA + 4),
        op(Ldi, &[3], 7),
        load(1, 0),
        op(Aadd, &[4, 2, 3], 0),
        load(5, 1),
        load(6, 2),
        halt(),
    ];
    let mut bench = bench(&of("extension = true", 1, 1, 2), &program);
    bench.until(|bench| part(bench, 0, AnswerValid) == 1);
    bench.memory.write_word(DATA as u64 + 4, 50, 0xf);
    bench.memory.write_word(DATA as u64 + 8, 60, 0xf);
    let mut kinds = Vec::new();
    let all = bench.look_to_end(|bench| {
        kinds.push(part(bench, 0, QueueKind));
        let locks = bench.driven[0].data_request_lock;
        let of_bank = fired(bench);
        of_bank.first().map(|&request| (request, locks))
    });
    let expected = [((0, 0x40, false, 0x00f0), true), ((0, 0x40, true, 0x00f0), false)];
    assert_eq!(all, expected);
    kinds.retain(|&kind| kind != 0);
    assert_eq!(kinds, [3, 4, 1, 1]);
    assert_eq!(part(&bench, 0, NextWay), 1);
    // The addition has changed the line that was here; the next word of it is as it was read.
    let loaded = [4, 5, 6].map(|register| bench.gpr(0, 0, register));
    assert_eq!(loaded, [50, 57, 102]);
    assert_eq!(bench.memory.read_word(DATA as u64 + 4), 57);
}

/// Two cores add to a word; a third one loads from the same bank all the time. Its loads that were taken before are
/// still on their way when the bank is locked.
///
/// Rules: C5.3, C6.5, C12.2.
#[test]
fn a_lock_keeps_other_cores_from_a_part() {
    let add = vec![op(Ldi, &[2], DATA), op(Ldi, &[3], 7), op(Aadd, &[4, 2, 3], 0)];
    let late = [vec![nop(); 12], add].concat();
    let program = by_core(&[late.clone(), late, vec![load(2, 8); 60]]);
    let mut bench = bench(&of("extension = true, scoreboard = true", 3, 2, 1), &program);
    bench.latency[0] = Some(9);
    let mut locked = 0;
    bench.look_to_end(|bench| {
        if bench.of(BankLocked(0)) == 1 {
            locked += 1;
            let on_bank_0 = |core: &usize| bench.scalar(*core, DataRequestLine) % 2 == 0;
            let mut served = bench.cores_with(&REQUEST);
            served.retain(on_bank_0);
            assert!(served.iter().all(|&core| bench.scalar(core, DataRequestWrite) == 1));
        }
        None::<()>
    });
    assert!(locked > 20);
    assert_eq!(bench.memory.read_word(DATA as u64), 114);
}

/// Core 1 waits for what core 0 stores, and core 0 for what core 1 stores then. The words are of one line, which is
/// read from the memory once.
///
/// Rules: C6.1, C6.3, C12.1.
#[test]
fn cores_see_stores_of_others_in_a_line_that_is_cached() {
    let wait_for =
        |word: i64| vec![load(1, word), op(Subi, &[1, 1], 7), op(Rtop, &[1, 1], 0), when(1, op(Jmpi, &[], -16))];
    let say = |word: i64| vec![op(Ldi, &[1], 7), store(1, word)];
    let first = [vec![nop(); 60], say(0), wait_for(1)].concat();
    let second = [wait_for(0), say(1)].concat();
    let mut bench = bench(&of("", 2, 2, 1), &by_core(&[first, second]));
    let all = requests(&mut bench);
    let expected = [(0, 0x20, false, 0xffff), (0, 0x20, true, 0x000f), (0, 0x20, true, 0x00f0)];
    assert_eq!(all, expected);
}

/// The lines 0x40 to 0x43 are in the window, line 0x44 is not: lines 0x20 and 0x21 of each of two banks, and line 0x22
/// of bank 0. The cores' own caches leave the window out as well.
///
/// Rules: C12.4, P24.2, P24.4, P24.5.
#[test]
fn accesses_in_the_window_always_go_to_the_memory() {
    let line = "data_cache_bytes = 32, uncached_start = 0x400, uncached_bytes = 64";
    let program = [
        load(1, 5),
        load(2, 5),
        store(2, 15),
        load(3, 15),
        load(4, 16),
        // Line 0x46 goes to the same place in the core's cache.
        load(4, 24),
        load(5, 17),
        halt(),
    ];
    let mut bench = bench(&of(line, 1, 2, 1), &program);
    let expected = [
        (1, 0x20, false, 0x00f0),
        (1, 0x20, false, 0x00f0),
        (1, 0x21, true, 0xf000),
        (1, 0x21, false, 0xf000),
        (0, 0x22, false, 0xffff),
        (0, 0x23, false, 0xffff),
    ];
    assert_eq!(requests(&mut bench), expected);
    assert_eq!(bench.gpr(0, 0, 3), 105);
}

/// Rules: C2.3, C12.1, P24.2, P24.5, P24.15.
#[test]
fn a_load_of_the_console_passes_through_bank_0() {
    let address = [op(Ldi, &[4], 1), op(Shli, &[4, 4], 31)];
    let loads = [op(Ld, &[1, 4], 0), op(Ld, &[2, 4], 0), halt()];
    let program: Vec<_> = address.into_iter().chain(loads).collect();
    let mut bench = bench(&of("", 1, 2, 1), &program);
    bench.memory.type_input(b"xy");
    let console = |bench: &ClusterBench| bench.driven[0].data_request_valid && bench.driven[0].data_request_console;
    bench.until(console);
    assert_eq!(part(&bench, 0, LookupConsole), 1);
    assert_eq!(part(&bench, 0, LookupLine), 0);
    bench.step();
    assert_eq!(part(&bench, 0, QueueKind), 3);
    bench.until(console);
    bench.run();
    assert_eq!((bench.gpr(0, 0, 1), bench.gpr(0, 0, 2)), (0x78, 0x79));
}

/// The lanes of two cores load lines of their own from one bank, which does not answer. The bank's queue fills before
/// that of its part, which holds as many.
///
/// Rules: C5.2, C12.1, P24.4.
#[test]
fn a_part_holds_16_loads_under_way() {
    let body = [op(Muli, &[4, 3], 16), op(Ld, &[5, 4], DATA)];
    let program = [in_lanes(16, &body), vec![halt()]].concat();
    let config = lanes_of("4w8/8/16/1", "data_outstanding = 64", 2, 1, 1);
    let mut bench = bench(&config, &program);
    bench.held[0] = true;
    bench.until(|bench| part(bench, 0, QueueCount) == 16);
    for _ in 0..4 {
        bench.step();
        assert_eq!(bench.of(BankCount(0)), 16);
        assert!(!bench.driven[0].data_request_valid);
        assert!(bench.cores_with(&REQUEST).is_empty());
    }
    bench.held[0] = false;
    bench.run();
    let loaded = [0, 1, 15].map(|lane| bench.gpr(1, lane, 5));
    assert_eq!(loaded, [100, 104, 160]);
}

/// A reset empties the parts: what the memory holds then is read again. A fence does not.
///
/// Rules: C2.4, C12.2.
#[test]
fn a_reset_empties_the_parts_and_a_fence_does_not() {
    let program = [load(1, 0), crate::common::bare(Fence), load(2, 1), halt()];
    let mut bench = bench(&of("extension = true", 1, 1, 2), &program);
    let once = [(0, 0x40, false, 0xffff)];
    assert_eq!(requests(&mut bench), once);
    assert_eq!(part(&bench, 0, NextWay), 1);
    bench.memory.write_word(DATA as u64, 9, 0xf);
    bench.reset();
    assert_eq!(requests(&mut bench), once);
    assert_eq!((bench.gpr(0, 0, 1), bench.gpr(0, 0, 2)), (9, 101));
}

/// The last store of a core waits in the lookup when the core has ended: until its bank takes it, the cluster is not
/// done. No fetch is on its way then, which would wait for the store.
///
/// Rules: C12.6.
#[test]
fn done_waits_for_the_lookup() {
    let body = [op(Ldi, &[1], 7), store(1, 4), halt()];
    let program = [&[nop(); 3][..], &body].concat();
    let line = "instruction_line_words = 16";
    let mut bench = bench(&of(line, 1, 2, 1), &program);
    bench.closed[1] = true;
    bench.until(|bench| bench.cores_with(&[Done]) == [0]);
    for _ in 0..5 {
        bench.step();
        assert_eq!(part(&bench, 1, LookupWrite), 1);
        assert!(!bench.driven[0].done && !bench.is_done());
        assert_eq!(bench.memory.read_word(DATA as u64 + 16), 104);
    }
    bench.closed[1] = false;
    bench.step();
    assert!(!bench.driven[0].done && bench.is_done());
    assert_eq!(bench.memory.read_word(DATA as u64 + 16), 7);
}
