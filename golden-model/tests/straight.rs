//! A functional run without an observer carries out instructions in a row, one with an observer one by one: everything
//! that can be seen of the two is the same after any number of instructions, the counts of instructions among it.

use crate::common::many::cases;
use crate::common::pieces::{emit, handled_image, piece};
use crate::common::{nop, op};
use golden_model::{Event, Features, Machine, MachineOptions, Observer, Outcome};
use isa::{
    encode, Address, ArchId, Context, DivergenceMechanism, Encoding, Gpr, Instruction, Opcode, PredicateRegister,
    Reconvergence, Warp,
};
use proptest::prelude::*;

const RAM_BYTES: u64 = 4096;

/// Looks at nothing, but is there.
struct Present;

impl Observer for Present {
    fn instruction(&mut self, _event: &Event<'_>) {}
}

/// Runs an image in pieces of so many instructions with and without an observer, and compares after each.
fn same_with_an_observer(arch: ArchId, image: &[u8], pieces: &[u64]) -> Result<Machine, TestCaseError> {
    same_with_features(arch, Features::COMPLETE, image, pieces)
}

/// Runs an image of an ISA with these optional parts in pieces, with and without an observer, and compares after each.
fn same_with_features(
    arch: ArchId,
    features: Features,
    image: &[u8],
    pieces: &[u64],
) -> Result<Machine, TestCaseError> {
    let options = MachineOptions { ram_bytes: RAM_BYTES, features, ..MachineOptions::for_arch(&arch) };
    let machine = || Machine::new(arch, options, image).expect("a machine");
    let (mut in_a_row, mut one_by_one) = (machine(), machine());
    for &piece in pieces {
        let outcomes = (in_a_row.run(piece), one_by_one.run_observed(piece, &mut Present));
        prop_assert_eq!(&outcomes.0, &outcomes.1);
        are_equal(&arch, &in_a_row, &one_by_one)?;
        if outcomes.0 != Outcome::Limit {
            break;
        }
    }
    Ok(in_a_row)
}

fn are_equal(arch: &ArchId, left: &Machine, right: &Machine) -> Result<(), TestCaseError> {
    for warp in (0..arch.warps()).map(Warp) {
        let context = Context(warp.0);
        prop_assert_eq!(left.state().context(context), right.state().context(context));
        let waiting = |machine: &Machine| machine.state().divergence().waiting(context);
        prop_assert_eq!(waiting(left), waiting(right), "{}", warp);
        for register in (0..arch.gprs()).map(|number| Gpr(number as u8)) {
            let values = |machine: &Machine| machine.state().gpr_lanes(warp, register).to_vec();
            prop_assert_eq!(values(left), values(right), "{} {}", warp, register);
        }
        for register in (0..arch.preds()).map(|number| PredicateRegister(number as u8)) {
            let lanes = |machine: &Machine| machine.state().predicate_lanes(warp, register);
            prop_assert_eq!(lanes(left), lanes(right), "{} {}", warp, register);
        }
    }
    prop_assert_eq!(left.memory().ram(), right.memory().ram());
    prop_assert_eq!(left.memory().console_output(), right.memory().console_output());
    prop_assert_eq!(left.statistics(), right.statistics());
    Ok(())
}

fn arch(word_bytes: u32, encoding: Encoding, lanes: u32, warps: u32) -> ArchId {
    ArchId::new(word_bytes, encoding, 8, 8, lanes, warps).expect("a legal ArchID")
}

/// Numbers of lanes that have a way of their own, and others.
fn lanes() -> impl Strategy<Value = u32> {
    prop_oneof![Just(1), Just(4), Just(8), 2..20_u32, Just(64)]
}

/// Instructions that go on, or jump a little: mostly arithmetic, loads and stores, with guards that are true in some
/// lanes.
fn ordinary(encoding: Encoding) -> impl Strategy<Value = Instruction> {
    use Opcode::*;
    let opcode = prop_oneof![
        16 => prop::sample::select(vec![
            Add, Sub, And, Or, Xor, Neg, Not, Shl, Shr, Addi, Subi, Andi, Ori, Xori, Shli, Shri, Ldi, Hwid, Mul, Muli, Nop,
            Div, Modi, Fadd, Fneg, Sra, Srai, Mulhu,
        ]),
        6 => prop::sample::select(vec![Rtop, Isneg, Iszero, Andp, Orp, Xorp, Notp, Lt, Geu, Eqi, Ltui, Fle]),
        12 => prop::sample::select(vec![Ld, St]),
        8 => prop::sample::select(vec![Ldb, Ldbu, Ldh, Ldhu, Ldw, Ldwu, Stb, Sth, Stw, Aadd, Acas]),
        1 => prop::sample::select(vec![Jmpi, Jmpi, Jali]),
    ];
    let guard = prop_oneof![3 => Just(None), 1 => (0..3_u8).prop_map(Some)];
    (opcode, prop::array::uniform3(0..8_u8), -2..66_i64, guard).prop_map(
        move |(opcode, [a, b, c], immediate, guard)| {
            let small = [a % 4, b % 4, c % 4];
            let (registers, immediate) = match opcode {
                // r6 and r7: rows of words, and places all over.
                Ld | Ldb | Ldbu | Ldh | Ldhu | Ldw | Ldwu | Aadd | Acas => ([a % 6, 6 + b % 2, c], immediate - 8),
                St | Stb | Sth | Stw => ([a, 6 + b % 2, 0], immediate - 8),
                Rtop | Isneg | Iszero | Andp | Orp | Xorp | Notp => (small, immediate),
                Lt | Geu | Eqi | Ltui | Fle => ([a % 4, b, c], immediate),
                // Forward only, so that programs end; in encoding b into the middle of instructions.
                Jmpi | Jali if encoding == Encoding::Word => (small, 4),
                Jmpi | Jali => (small, 3),
                Hwid => ([a % 6, b, c], immediate % 6),
                Shli | Shri | Ldi => ([a % 6, b, c], immediate),
                _ => ([a % 6, b, c], immediate % 32),
            };
            Instruction::new(opcode, registers, immediate).guarded(guard.map(PredicateRegister))
        },
    )
}

/// All lanes on, r7 = base + lane * words apart, r6 = base + word * lane; then the body, again and again. The second
/// round finds the instructions decoded, and stores change them.
fn image(arch: &ArchId, base: i64, apart: i64, body: &[Instruction]) -> Vec<u8> {
    use Opcode::*;
    let word = i64::from(arch.word_bytes());
    let mut program = vec![
        op(Ldi, &[1], i64::from(arch.lanes())),
        op(Jalis, &[2, 1], 0),
        op(Hwid, &[5], 0),
        op(Muli, &[7, 5], apart),
        op(Addi, &[7, 7], base),
        op(Muli, &[6, 5], word),
        op(Addi, &[6, 6], base),
    ];
    program.extend_from_slice(body);
    let encoded = program.iter().map(|instruction| encode(arch, instruction));
    let mut bytes: Vec<u8> = encoded.filter_map(Result::ok).flatten().collect();
    // Back to the body, or into it.
    let jump = encode(arch, &op(Jmpi, &[], -(bytes.len() as i64 / 2 / word * word)));
    bytes.extend(jump.expect("a short jump"));
    bytes
}

proptest! {
    #![proptest_config(cases(3000))]

    /// Rules: I5.23, I5.28.
    #[test]
    fn arithmetic_loads_and_stores_in_words(
        word_bytes in prop::sample::select(vec![4_u32, 4, 8]),
        lanes in lanes(),
        base in prop_oneof![5 => Just(0x400_i64), 1 => Just(0xf80), 1 => Just(0), 2 => 0..0x1000_i64],
        apart in -9..17_i64,
        body in prop::collection::vec(ordinary(Encoding::Word), 1..40),
        pieces in prop::collection::vec(1..200_u64, 1..6),
    ) {
        let arch = arch(word_bytes, Encoding::Word, lanes, 1);
        same_with_an_observer(arch, &image(&arch, base, apart, &body), &pieces)?;
    }

    /// Rules: I5.23, I5.28.
    #[test]
    fn arithmetic_loads_and_stores_in_bytes(
        word_bytes in prop::sample::select(vec![2_u32, 4, 8]),
        lanes in lanes(),
        base in prop_oneof![5 => Just(0x400_i64), 1 => Just(0xf80), 1 => Just(0)],
        apart in 0..9_i64,
        body in prop::collection::vec(ordinary(Encoding::Byte), 1..40),
        pieces in prop::collection::vec(1..200_u64, 1..6),
    ) {
        let arch = arch(word_bytes, Encoding::Byte, lanes, 1);
        same_with_an_observer(arch, &image(&arch, base, apart, &body), &pieces)?;
    }

    /// With divergence, interrupts and calls between, on every mechanism that has split and join.
    #[test]
    fn structured_programs(
        (divergence, reconvergence) in prop::sample::select(vec![
            (DivergenceMechanism::Stack, Reconvergence::Implicit),
            (DivergenceMechanism::Stack, Reconvergence::Implicit),
            (DivergenceMechanism::PairedPath, Reconvergence::Implicit),
            (DivergenceMechanism::PairedPath, Reconvergence::Explicit),
            (DivergenceMechanism::MultiPath, Reconvergence::Implicit),
        ]),
        parts in prop::collection::vec(piece(), 4..30),
        lanes in lanes(),
        limits in prop::collection::vec(1..400_u64, 1..6),
    ) {
        let arch = arch(4, Encoding::Word, lanes, 1);
        let image = handled_image(&arch, &emit(&arch, &parts, 0));
        prop_assume!(image.len() <= 0xe00);
        let features = Features { divergence, reconvergence, ..Features::COMPLETE };
        same_with_features(arch, features, &image, &limits)?;
    }

    /// Several warps share memory and take turns: the order in which they act is the same.
    #[test]
    fn warps_that_share_memory(
        lanes in lanes(),
        body in prop::collection::vec(ordinary(Encoding::Word), 1..40),
        limits in prop::collection::vec(1..400_u64, 1..6),
    ) {
        use Opcode::*;
        let arch = arch(4, Encoding::Word, lanes, 4);
        // Warps 1 to 3 begin at 12.
        let mut program = vec![op(Ldi, &[1], 12), nop(), nop()];
        program.push(op(Wspawn, &[2, 1, 1], 0));
        program.extend([op(Ldi, &[1], i64::from(lanes)), op(Jalis, &[2, 1], 0)]);
        program.extend([op(Hwid, &[6], 0), op(Shli, &[6, 6], 2), op(Addi, &[6, 6], 0x400)]);
        program.push(op(Ldi, &[7], 0x404));
        program.extend_from_slice(&body);
        program.push(op(Jmpi, &[], -(4 * (body.len() as i64 + 1))));
        let encoded = program.iter().map(|instruction| encode(&arch, instruction));
        let bytes: Vec<u8> = encoded.flat_map(|word| word.expect("encodable")).collect();
        let machine = same_with_an_observer(arch, &bytes, &limits)?;
        prop_assert!(machine.statistics().warp_instructions > 0);
        pieces_are_one_run(arch, &bytes, &limits)?;
    }
}

/// A run in pieces, and one that an observer breaks off at every other instruction, arrive where one run does.
fn pieces_are_one_run(arch: ArchId, image: &[u8], pieces: &[u64]) -> Result<(), TestCaseError> {
    let options = MachineOptions { ram_bytes: RAM_BYTES, ..MachineOptions::for_arch(&arch) };
    let machine = || Machine::new(arch, options, image).expect("a machine");
    let (mut whole, mut in_pieces, mut broken_off) = (machine(), machine(), machine());
    let total = pieces.iter().sum();
    let outcome = whole.run(total);
    let last = pieces.iter().map(|&piece| in_pieces.go_on(piece)).last();
    prop_assert_eq!(last.as_ref(), Some(&outcome));
    are_equal(&arch, &whole, &in_pieces)?;
    let mut hesitant = Hesitant::default();
    let stopped = loop {
        let outcome = broken_off.go_on_observed(total - hesitant.started, &mut hesitant);
        if outcome != Outcome::Limit || hesitant.started == total {
            break outcome;
        }
    };
    prop_assert_eq!(stopped, outcome);
    are_equal(&arch, &whole, &broken_off)
}

/// Breaks a run off before each instruction, and lets it go on there the next time.
#[derive(Default)]
struct Hesitant {
    lets_go: bool,
    started: u64,
}

impl Observer for Hesitant {
    fn stops_before(&mut self, _context: Context, _pc: Address) -> bool {
        self.started += u64::from(self.lets_go);
        self.lets_go = !self.lets_go;
        self.lets_go
    }

    fn instruction(&mut self, _event: &Event<'_>) {}
}
