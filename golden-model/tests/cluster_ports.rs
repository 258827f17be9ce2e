//! A cluster that is reset begins as at first (docs/cluster.md sections 2 to 5).

use crate::common::cluster::{cluster, ClusterBench};
use crate::common::environment::IDEAL;
use crate::common::{halt, op, options, with};
use isa::InterconnectSlot::{BankTurn, InstructionTurn};
use isa::Opcode::*;

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
