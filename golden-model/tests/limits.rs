//! What holds in every cycle, whatever the environment does: limits, priorities, port rules. Typed in
//! from docs/pipeline.md sections 3, 5, 11 and 13.

use crate::common::environment::{Bench, Manners};
use crate::common::{image, nop, op, options, when, with};
use isa::trace::Scalar::*;
use isa::trace::{PerContext, Qualifier, Scalar, WriteSource};
use isa::{Context, CoreConfig, CycleRecord, Instruction, Opcode::*, Slot};

fn config(arch: &str) -> CoreConfig {
    crate::common::config(with("line_words = 2, fetch_outstanding = 3, data_outstanding = 2", options(arch)))
}

/// Five warps in four lanes: ALU work, then a load and a store that touch four lines each.
fn busy_program() -> Vec<Instruction> {
    let mut program = vec![op(Ldi, &[1], 24)];
    program.extend([op(Wspawn, &[2, 1, 1], 0); 4]);
    program.push(nop());
    program.extend([
        op(Ldi, &[1], 4),
        op(Jalis, &[2, 1], 0),
        op(Hwid, &[3], 0),
        op(Hwid, &[4], 1),
        op(Shli, &[3, 3], 4),
        op(Shli, &[4, 4], 7),
        op(Add, &[3, 3, 4], 0),
    ]);
    let body = [
        op(Addi, &[5, 5], 1),
        op(Rtop, &[0, 5], 0),
        when(0, op(Addi, &[6, 6], 1)),
        op(Ld, &[7, 3], 0x201),
        op(Add, &[7, 7, 5], 0),
        op(St, &[7, 3], 0x202),
    ];
    program.extend(body);
    program.push(op(Jmpi, &[], -4 * (body.len() as i64 + 1)));
    program
}

/// Runs the busy program in several environments and looks at each cycle.
fn every_cycle(mut look: impl FnMut(&CoreConfig, &CycleRecord)) {
    let config = config("4w8/8/4/5");
    let image = image(&config.arch, &busy_program());
    for (latency_max, busy_of_256) in [(1, 0), (3, 60), (25, 0), (25, 180)] {
        let manners = Manners::new(latency_max, busy_of_256, 77);
        let mut bench = Bench::new(&config, &image, manners);
        for _ in 0..3000 {
            bench.step();
            look(&config, &bench.record);
        }
    }
}

fn fires(record: &CycleRecord, valid: Scalar, ready: Scalar) -> bool {
    record.scalar(valid) == 1 && record.scalar(ready) == 1
}

/// Rules: P5.2.
#[test]
fn a_warp_with_nothing_in_flight_is_always_preferred() {
    let mut preferred = 0;
    every_cycle(|config, record| {
        if record.scalar(ScheduleValid) == 0 {
            return;
        }
        let field = |field, warp| record.get(Slot::Context(field, Context(warp)));
        let is_idle = |warp| field(PerContext::State, warp) == 1 && field(PerContext::InFlight, warp) == 0;
        let chosen = record.scalar(ScheduleContext) as u32;
        if (0..config.arch.warps()).any(is_idle) {
            assert!(is_idle(chosen));
            preferred += 1;
        }
    });
    assert!(preferred > 100);
}

/// Rules: P5.4, P16.3.
#[test]
fn as_many_fetches_are_under_way_as_the_queue_holds_and_no_more() {
    let (mut under_way, mut most, mut full) = (0, 0, 0);
    every_cycle(|config, record| {
        if record.get(Slot::Scalar(StallCause)) == 1 {
            under_way = 0; // a new run has begun
        }
        let is_full = under_way == u64::from(config.fetch_outstanding);
        assert!(!(is_full && record.scalar(InstructionRequestValid) == 1));
        full += u64::from(record.scalar(StallCause) == 4);
        let (valid, ready) = (InstructionRequestValid, InstructionRequestReady);
        under_way += u64::from(fires(record, valid, ready));
        under_way -= record.scalar(InstructionResponseValid);
        most = most.max(under_way);
    });
    assert_eq!(most, 3);
    assert!(full > 0);
}

/// Rules: P11.11.
#[test]
fn as_many_loads_are_under_way_as_the_response_queue_holds_and_no_more() {
    let (mut under_way, mut most) = (0, 0);
    every_cycle(|config, record| {
        if record.get(Slot::Scalar(StallCause)) == 1 {
            under_way = 0;
        }
        let asks = record.scalar(DataRequestValid) == 1;
        let is_load = asks && record.scalar(DataRequestWrite) == 0;
        assert!(!(is_load && under_way == u64::from(config.data_outstanding)));
        under_way += u64::from(is_load && record.scalar(DataRequestReady) == 1);
        let (valid, ready) = (DataResponseValid, DataResponseReady);
        under_way -= u64::from(fires(record, valid, ready));
        most = most.max(under_way);
    });
    assert_eq!(most, 2);
}

/// Rules: P11.17, P15.1.
#[test]
fn commit_has_the_write_port_before_a_response() {
    let mut refused = 0;
    every_cycle(|_, record| {
        let writes = record.scalar(WriteLanes) != 0;
        let by_load = record.scalar(WriteSource) == WriteSource::Load as u64;
        let (valid, ready) = (DataResponseValid, DataResponseReady);
        assert_eq!(writes && by_load, fires(record, valid, ready));
        if writes && !by_load {
            assert_eq!(record.scalar(ready), 0);
            refused += record.scalar(valid);
        }
    });
    assert!(refused > 0);
}

/// Rules: P3.7, P11.10.
#[test]
fn loads_enable_whole_words_and_stores_only_their_bytes() {
    every_cycle(|_, record| {
        if record.scalar(DataRequestValid) == 1 {
            // Every lane has a line of its own; loads are at byte 1, stores at byte 2 of a word.
            let expected = [0x0f, 0x0c][record.scalar(DataRequestWrite) as usize];
            assert_eq!(record.scalar(DataRequestByteEnable), expected);
        }
    });
}

/// Rules: P3.5.
#[test]
fn a_data_request_stays_as_it_is_until_it_is_taken() {
    let mut standing: Option<[u64; 5]> = None;
    every_cycle(|_, record| {
        let request = [DataRequestValid, DataRequestWrite, DataRequestConsole, DataRequestLine, DataRequestByteEnable]
            .map(|field| record.scalar(field));
        if record.scalar(StallCause) == 1 {
            standing = None;
        }
        if let Some(before) = standing {
            assert_eq!(request, before);
        }
        let is_taken = record.scalar(DataRequestReady) == 1;
        standing = (request[0] == 1 && !is_taken).then_some(request);
    });
}

/// in_flight is what is on its way of the warp's present epoch: it can be counted from the record.
///
/// Rules: P9.4.3.
#[test]
fn in_flight_counts_what_will_reach_execute() {
    every_cycle(|config, record| {
        for warp in 0..config.arch.warps() {
            let in_stages =
                [(DecodeValid, DecodeContext), (OperandsValid, OperandsContext), (ExecuteValid, ExecuteContext)]
                    .iter()
                    .filter(|(valid, of)| record.scalar(*valid) == 1 && record.scalar(*of) == u64::from(warp))
                    .count() as u64;
            let in_flight = record.get(Slot::Context(PerContext::InFlight, Context(warp)));
            let most = in_stages + u64::from(config.fetch_outstanding);
            assert!((in_stages..=most).contains(&in_flight));
        }
    });
}

/// Rules: P17.1.
#[test]
fn what_does_not_count_is_recorded_as_0() {
    let mut zeros = 0;
    every_cycle(|_, record| {
        for &field in Scalar::ALL {
            let counts = match field.info().qualifier {
                Qualifier::Field(qualifier) => record.scalar(qualifier) != 0,
                _ => true,
            };
            if !counts {
                assert_eq!(record.scalar(field), 0, "{}", field.info().name);
                zeros += 1;
            }
        }
    });
    assert!(zeros > 1000);
}
