//! Exchanges and what is beside them: other accesses, the write port, scoreboard, data cache, counters, reset. Typed in
//! from docs/pipeline.md section 26.
//!
//! Cycles are counted from the one on in which the instruction is in execute, unless a test says otherwise.

use crate::common::environment::Bench;
use crate::common::exchanges::Seen::Read;
use crate::common::exchanges::{adding, field, options, seen, Seen, ACCESS};
use crate::common::scratch::until_executed;
use crate::common::{data_cached, halt, nop, op};
use isa::trace::{ExchangeField, Scalar};
use isa::{CoreOptions, DataCacheField, Instruction, Opcode::*};

/// Warp 1's store is at the port, which is not ready, when the exchange of warp 0 becomes active. Cycles from that in
/// which the store is sent to that in which the read is at the port. `first`: what warp 1 has done before.
fn read_behind_a_store(first: Instruction) -> u64 {
    let mut program = vec![op(Ldi, &[1], 0x90), op(Wspawn, &[2, 1, 1], 0)];
    program.resize(34, nop());
    program.extend([op(Aadd, &[5, 4, 3], 0), halt()]); // at 0x88
    program.extend([first, op(St, &[3, 0], data_cached::DATA), halt()]);
    let options = CoreOptions { extension: Some(true), ..data_cached::options(1) };
    let mut bench = data_cached::bench("4w8/8/1/2", options, &program);
    let in_execute = [Scalar::ExecuteValid, Scalar::ExecuteContext, Scalar::ExecutePc];
    while in_execute.map(|field| bench.scalar(field)) != [1, 0, 0x88] {
        let outputs = bench.core.outputs();
        bench.data_port_closed = outputs.data_request_valid && outputs.data_request_write;
        bench.step();
        assert!(bench.cycle < 500);
    }
    for _ in 0..8 {
        bench.step();
        let waits = data_cached::cache(&bench, DataCacheField::LookupWrite);
        assert_eq!((waits, field(&bench, ExchangeField::Phase)), (1, 0));
    }
    bench.data_port_closed = false;
    let sent = bench.cycle;
    let is_read = |one: &Seen| matches!(one, Read(_, _, true));
    data_cached::until(&mut bench, |bench| seen(bench).iter().any(is_read)) - sent
}

/// The cache takes the read in the first cycle that starts without a lookup and with an empty queue, and looks it up in
/// the next. A store that hits has an entry in the queue for one more cycle.
///
/// Rules: P26.18.
#[test]
fn with_a_data_cache_the_read_waits_until_the_cache_is_quiet() {
    assert_eq!(read_behind_a_store(nop()), 2);
    let load = op(Ld, &[6, 0], data_cached::DATA);
    assert_eq!(read_behind_a_store(load), 3);
}

/// Rules: P26.9, P26.20.
#[test]
fn a_reset_ends_an_exchange() {
    let mut bench = Bench::of(options(), &adding(0));
    let config = crate::common::config(options());
    until_executed(&mut bench, 0, ACCESS);
    bench.pass(5);
    assert_eq!(field(&bench, ExchangeField::Phase), 2);
    bench.core.reset(&config);
    bench.step();
    assert_eq!(seen(&bench), []);
    assert!(bench.run(500));
    assert_eq!(bench.memory.read_word(0x100), 6);
}
