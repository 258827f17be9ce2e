//! The functional machine and the timing model end in the same state, whatever the memory does.
//!
//! Both call the same semantics, so what this holds is everything between them: forwarding by order,
//! squashing, waits, deferred writes, the load/store unit's lines, the copy and arithmetic units,
//! translation, interrupts between any two instructions, the decode caches.

use crate::common::agree::{agree, core_config, instruction, manners, one_warp_image};
use crate::common::many::cases;
use crate::common::pieces::{emit, handled_image, piece};
use crate::common::{bare, halt, nop};
use isa::{ArchId, Instruction, Opcode, PredicateRegister};
use proptest::prelude::*;

proptest! {
    #![proptest_config(cases(1500))]

    /// A clone can set a loop's counter to one that never ends; such programs are left out.
    ///
    /// Rules: P1.7, P1.8, P8.4, P9.4.1, P11.9, P11.18.
    #[test]
    fn structured_divergence_loops_and_accesses(
        pieces in prop::collection::vec(piece(), 4..30),
        wide in any::<bool>(),
        lanes in 1..9_u32,
        line_words in prop::sample::select(vec![1_u32, 2, 8]),
        depth in prop_oneof![1 => 2..6_u32, 4 => 16..18_u32],
        tlb_entries in prop::sample::select(vec![0_u32, 0, 1, 2, 4]),
        manners in manners(),
    ) {
        let arch = if wide { format!("8w8/8/{lanes}/1") } else { format!("4w8/8/{lanes}/1") };
        let mut config = core_config(&arch, depth, line_words);
        config.tlb_entries = tlb_entries;
        let image = handled_image(&config.arch, &emit(&config.arch, &pieces, 0));
        prop_assume!(image.len() <= 0xe00);
        agree(&config, &image, manners)?;
    }

    #[test]
    fn one_warp_of_4_byte_words(
        body in prop::collection::vec(instruction(4), 1..60),
        lanes in 1..9_u32,
        line_words in prop::sample::select(vec![1_u32, 2, 4, 16]),
        depth in 2..6_u32,
        manners in manners(),
    ) {
        let config = core_config(&format!("4w8/8/{lanes}/1"), depth, line_words);
        agree(&config, &one_warp_image(&config.arch, &body), manners)?;
    }

    #[test]
    fn one_warp_of_8_byte_words_with_registers_that_do_not_exist(
        body in prop::collection::vec(instruction(8), 1..40),
        lanes in 1..5_u32,
        manners in manners(),
    ) {
        // 5 registers and 3 predicates: some numbers that fit the fields name nothing. They are
        // encoded with the ArchID that has them, whose fields are as wide.
        let config = core_config(&format!("8w5/3/{lanes}/1"), 4, 8);
        let wide: ArchId = format!("8w8/4/{lanes}/1").parse().expect("a legal ArchID");
        let spread = |instruction: &Instruction| {
            let [a, b, c] = instruction.registers();
            Instruction::new(instruction.opcode(), [a, b, c ^ (a & 4)], instruction.immediate())
                .guarded(instruction.predicate())
        };
        let body: Vec<_> = body.iter().map(spread).filter(|one| fits(&wide, one)).collect();
        agree(&config, &one_warp_image(&wide, &body), manners)?;
    }

    #[test]
    fn one_warp_of_random_words(
        words in prop::collection::vec(any::<u32>(), 1..40),
        manners in manners(),
    ) {
        let config = core_config("4w8/8/4/1", 4, 4);
        let mut image = one_warp_image(&config.arch, &[]);
        image.truncate(12);
        image.extend(words.iter().flat_map(|word| word.to_le_bytes()));
        agree(&config, &image, manners)?;
    }

    /// Each warp has its own registers and its own part of the RAM; a chain of wspawns starts them,
    /// and none stops before all have been started, so the order of warps does not show.
    #[test]
    fn many_warps_with_private_memory(
        bodies in prop::collection::vec(prop::collection::vec(private_instruction(), 1..25), 6),
        depth in 4..6_u32,
        manners in manners(),
    ) {
        let config = core_config("4w8/8/2/6", depth, 4);
        let image = many_warps_image(&config.arch, &bodies);
        prop_assert!(agree(&config, &image, manners)?, "every such program ends");
    }
}

fn fits(arch: &ArchId, instruction: &Instruction) -> bool {
    isa::encode(arch, instruction).is_ok()
}

/// Instructions that cannot fault, jump, or leave the warp's own memory at r7.
pub fn private_instruction() -> impl Strategy<Value = Instruction> {
    use Opcode::*;
    let opcode = prop::sample::select(vec![
        Add, Sub, Xor, Shl, Shr, Mul, Addi, Shri, Ldi, Hwid, Rtop, Isneg, Andp, Notp, Ld, St, Split, Nop,
    ]);
    let guard = prop_oneof![2 => Just(None), 1 => (0..3_u8).prop_map(Some)];
    (opcode, prop::array::uniform3(0..4_u8), 0..15_i64, guard).prop_map(|(opcode, [a, b, c], immediate, guard)| {
        let b = if matches!(opcode, Ld | St) { 7 } else { b };
        Instruction::new(opcode, [a, b, c], immediate).guarded(guard.map(PredicateRegister))
    })
}

/// Every warp: start the next one (r7 = its memory), do the body, wait until all have been started,
/// halt. The word at 0xbfc says so.
fn many_warps_image(arch: &ArchId, bodies: &[Vec<Instruction>]) -> Vec<u8> {
    use Opcode::*;
    let op = crate::common::op;
    let mut program = vec![op(Ldi, &[7], 0x900)];
    let last = bodies.len() - 1;
    for (warp, body) in bodies.iter().enumerate() {
        let mut part = Vec::new();
        if warp == last {
            part.extend([op(Ldi, &[5], 1), op(St, &[5, 6], 0xbfc)]);
        }
        for instruction in body {
            part.push(*instruction);
            if instruction.opcode() == Split {
                // Each side of the split reaches the join.
                part.extend([op(Addi, &[3, 3], 1), bare(Join)]);
            }
        }
        part.extend([
            op(Ld, &[5, 6], 0xbfc),
            op(Iszero, &[3, 5], 0),
            crate::common::when(3, op(Jmpi, &[], -12)),
            halt(),
        ]);
        if warp < last {
            let here = program.len() as i64;
            let next = 4 * (here + 4 + part.len() as i64);
            let memory = 0x900 + 0x20 * (warp as i64 + 1);
            part.splice(0..0, [op(Ldi, &[4], next), op(Ldi, &[5], memory), op(Wspawn, &[7, 4, 5], 0), nop()]);
        }
        program.extend(part);
    }
    crate::common::image(arch, &program)
}
