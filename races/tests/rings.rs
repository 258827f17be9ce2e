//! What a ring orders between two cores (docs/races.md).

use golden_model::{Cluster, MachineOptions, Outcome};
use isa::{encode, ArchId, Instruction, Opcode, Opcode::*, PredicateRegister};
use races::{Detector, Relation, Rules};

const DATA: i64 = 0x400;

fn op(opcode: Opcode, registers: &[u8], immediate: i64) -> Instruction {
    let mut slots = [0; 3];
    slots[..registers.len()].copy_from_slice(registers);
    Instruction::new(opcode, slots, immediate)
}

/// How many races there are when core 0 does this, with the data's address in r2, and the handler of core 1 loads the
/// data.
fn races_of(core_0: &[Instruction]) -> Vec<Relation> {
    let is_other = Some(PredicateRegister(1));
    let mut program = vec![
        op(Hwid, &[1], 4),
        op(Rtop, &[1, 1], 0),
        op(Ldi, &[2], DATA),
        op(Ldi, &[1], 1),
        op(Ldi, &[3], 0x80),
        op(Skep, &[3], 0),
        op(Halt, &[], 0).guarded(is_other),
    ];
    program.extend_from_slice(core_0);
    program.push(op(Halt, &[], 0));
    assert!(program.len() <= 32);
    program.resize(32, op(Nop, &[], 0));
    program.extend([
        op(Ldi, &[2], DATA), // the handler, at 0x80
        op(Ld, &[3, 2], 0),
        op(St, &[0, 2], 4), // the interrupt's number
        op(Reti, &[], 0),
    ]);
    let arch: ArchId = "4w8/8/1/1".parse().expect("a legal ArchID");
    let words = program.iter().map(|instruction| encode(&arch, instruction));
    let image: Vec<u8> = words.flat_map(|word| word.expect("encodable")).collect();
    let cluster = Cluster::new(arch, MachineOptions::for_arch(&arch), &image, 2);
    let mut cluster = cluster.expect("a cluster");
    let mut detector = Detector::new(&arch, Rules::default(), 2);
    let outcome = cluster.run_observed(1000, &mut detector);
    assert_eq!(outcome, Outcome::AllStopped);
    assert_eq!(cluster.memory().read_word(DATA as u64 + 4), 8);
    let races = detector.races().iter();
    races.map(|race| race.relation).collect()
}

#[test]
fn what_is_stored_before_a_ring_comes_before_the_handler_and_what_is_stored_behind_it_does_not() {
    let store = op(St, &[1, 2], 0);
    let ring = op(Ring, &[1], 0);
    // The handler of the own core is another one.
    let own = [op(Di, &[], 0), op(Ldi, &[4], 0), op(Ring, &[4], 0)];
    assert_eq!(races_of(&[store, ring]), []);
    assert_eq!(races_of(&[ring, store]), [Relation::TwoCores]);
    assert_eq!(races_of(&[store, ring, store]), [Relation::TwoCores]);
    assert_eq!(races_of(&[&[ring, store], &own[..]].concat()), [Relation::TwoCores]);
}
