//! Lanes that part: splits, loops that lanes leave, joins, votes, on the core as in the interpreter lane by lane.

use std::collections::BTreeSet;

use crate::building::{function, module, Growing};
use compiler::emit::assembly;
use compiler::interpret::{Interpreter, Limits, Rules};
use compiler::ir::{BinaryOperator, BlockId, Edge, Module, Operand, Operation, Parting, Terminator, Test, Type, TRUTH};
use compiler::Target;
use golden_model::{Machine, MachineOptions, Outcome};
use isa::ArchId;
use isa::DivergenceMechanism::{self, MultiPath, PairedPath, Stack};
use isa::Reconvergence::{self, Explicit, Implicit};

const INT: Type = Type::Integer(32);
const LANES: u64 = 8;

/// Every lane calls `f` with its number, on a stack of its own, and stores the result at its place.
const START: &str = "
.entry
        hwid    %r0, #2
        jalis   %ra, %r0, lanes
lanes:  tid     %r0
        shli    %sp, %r0, #9
        ldi     %r1, (stacks + 512)
        add     %sp, %sp, %r1
        jali    %ra, f
        tid     %r1
        shli    %r1, %r1, (`__WORD)
        ldi     %r2, results
        add     %r1, %r1, %r2
        st      %r0, %r1, #0
        halt
.perm rw
.align 8
.global
results:
        .space  8
.align 8
stacks: .space  1024
";

fn edge(block: BlockId, arguments: &[&Operand]) -> Edge {
    Edge::new(block, arguments.iter().map(|a| (*a).clone()).collect())
}

fn number(value: u128) -> Operand {
    Operand::integer(32, value)
}

/// f(x): y = x odd ? 3x : x + 100; then x + 1 times y = 2y + counter, in a loop that each lane leaves by itself;
/// `plain`: by jumps alone.
fn branches_and_loop(plain: bool) -> Module {
    let part = |parting| if plain { Parting::Jump } else { parting };
    let (mut f, x) = Growing::new(&[INT]);
    let x = Operand::from(x[0]);
    let [no, yes, join, head, last] = [0; 5].map(|_| f.body.block());
    let [y, counter, sum, result] = [join, head, head, last].map(|block| Operand::from(f.parameter(block, INT)));
    let odd = f.binary(BinaryOperator::And, x.clone(), number(1));
    let odd = f.value(TRUTH, Operation::Test(Test::NotZero, odd));
    f.end(Terminator::Branch {
        condition: odd,
        taken: edge(yes, &[]),
        otherwise: edge(no, &[]),
        parting: part(Parting::Split),
    });
    f.block = no;
    let more = f.binary(BinaryOperator::Add, x.clone(), number(100));
    f.end(Terminator::Jump(edge(join, &[&more])));
    f.block = yes;
    let three = f.binary(BinaryOperator::Multiply, x.clone(), number(3));
    f.end(Terminator::Jump(edge(join, &[&three])));
    f.block = join;
    f.effect(Operation::Join);
    f.end(Terminator::Jump(edge(head, &[&x, &y])));
    f.block = head;
    let twice = f.binary(BinaryOperator::Add, sum.clone(), sum.clone());
    let twice = f.binary(BinaryOperator::Add, twice.clone(), counter.clone());
    let stays = f.value(TRUTH, Operation::Test(Test::NotZero, counter.clone()));
    let less = f.binary(BinaryOperator::Subtract, counter.clone(), number(1));
    f.end(Terminator::Branch {
        condition: stays,
        taken: edge(head, &[&less, &twice]),
        otherwise: edge(last, &[&twice]),
        parting: part(Parting::Stay),
    });
    f.block = last;
    f.effect(Operation::Join);
    f.end(Terminator::Return(vec![result]));
    module(4, vec![function("f", &[INT], INT, Some(f.body))])
}

fn agree(arch: &str, divergence: DivergenceMechanism, reconvergence: Reconvergence) {
    let arch = ArchId::parse_toolchain(arch).expect("an ArchID");
    let target = Target::new(arch, divergence, reconvergence).expect("a target");
    let module = branches_and_loop(divergence == PairedPath);
    let text = assembly(&module, &target, &BTreeSet::new()).expect("assembly").text;
    let image = assembler::assemble(&arch, &[("start.s", START), ("f.s", &text)])
        .unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
    let mut options = MachineOptions::for_arch(&arch);
    options.features.divergence = divergence;
    options.features.reconvergence = reconvergence;
    let mut machine = Machine::new(arch, options, &image.bytes).expect("a machine");
    assert_eq!(machine.run(100_000), Outcome::AllStopped);
    assert_eq!(machine.stopped_by_interrupts(), vec![], "{text}");
    let results = image.symbol("results").expect("a symbol").address.0;
    for lane in 0..LANES {
        let mut interpreter = Interpreter::new(&module, Rules::Harp, Limits::default()).expect("an interpreter");
        let expected = interpreter.call("f", &[u128::from(lane)]).expect("it returns");
        let found = machine.memory().read_word(results + lane * 4);
        assert_eq!(vec![u128::from(found)], expected, "lane {lane}\n{text}");
    }
}

/// Rules: I8.1.1, I8.1.3, I8.1.7, I8.1.8, I8.1.9.
#[test]
fn lanes_part_and_meet_on_a_stack() {
    agree("4w8/8/8/1", Stack, Implicit);
    agree("4b16/4/8/1", Stack, Implicit);
}

/// Rules: I8.6.5, I8.6.6, I8.6.8.
#[test]
fn lanes_part_and_meet_in_contexts() {
    agree("4w8/8/8/1", MultiPath, Implicit);
}

/// Rules: I8.5.2, I8.5.6.
#[test]
fn lanes_part_and_meet_as_paired_paths() {
    agree("4w8/8/8/1", PairedPath, Implicit);
    agree("4w8/8/8/1", PairedPath, Explicit);
}

#[test]
fn the_text_is_as_people_write_it() {
    let arch = ArchId::default();
    let target = Target::new(arch, Stack, Implicit);
    let made = assembly(&branches_and_loop(false), &target.expect("a target"), &BTreeSet::new()).expect("assembly");
    insta::assert_snapshot!(made.text);
}
