//! The functional machine: its messages, and what an observer sees.

use crate::common::{bare, machine, nop, op, run, InLanes};
use golden_model::{Event, Machine, MachineOptions, Outcome};
use isa::{ArchId, Opcode::*};

#[test]
fn faults_name_warp_cause_and_pc() {
    let machine = run("4w8/8/1/1", &[nop(), bare(Join)]);
    let faults = machine.stopped_by_interrupts();
    assert_eq!(faults.len(), 1);
    assert_eq!(
        faults[0].to_string(),
        "warp 0: interrupt 6 (no room for a divergent region, or a join without one) at 0x4"
    );
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
