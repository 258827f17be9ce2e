//! Atomic instructions beside stores of other warps: with a data cache the stores are to lines that are there.

use isa::CoreConfig;

use super::awaited::Awaited;
use super::{has, DirectedProgram};

/// Atomic instructions of each warp.
const ROUNDS: u64 = 8;
/// Registers, predicates and warps that it uses.
const NEEDS: [u32; 3] = [8, 1, 2];

/// All lanes of all warps count in one word, and each warp stores beside that; warp 0 prints what is there in the end.
/// `None` on a core without atomic instructions, or with pages.
pub fn exchange_program(config: &CoreConfig) -> Option<DirectedProgram> {
    let arch = config.arch;
    if !config.extension || !has(config, NEEDS) || config.tlb_entries > 0 {
        return None;
    }
    let (lanes, word_shift) = (arch.lanes(), arch.word_bytes().trailing_zeros());
    let mut program = Awaited::new();
    program.add("ldi %r2, warp");
    for _ in 1..arch.warps() {
        program.add("wspawn %r3, %r2, %r2");
    }
    // %r5 is the word of the warp, which all its lanes load and store, %r7 the one in which all count.
    program.add(&format!(
        "warp:\nldi %r2, #{lanes}\njalis %r2, %r2, #0
        hwid %r3, #1\nshli %r3, %r3, #{word_shift}\nldi %r5, counts\nadd %r5, %r5, %r3
        ldi %r7, counter\nldi %r6, #1\nldi %r4, #{ROUNDS}
        round:\nld %r2, %r5, #0\naddi %r2, %r2, #1\nst %r2, %r5, #0\naadd %r3, %r7, %r6
        subi %r4, %r4, #1\nrtop @p0, %r4\n@p0 ? jmpi round
        ld %r2, %r5, #0\naddi %r2, %r2, #{ROUNDS}\nst %r2, %r5, #0
        hwid %r2, #1\nrtop @p0, %r2\n@p0 ? halt"
    ));
    for warp in 0..arch.warps() {
        program.expect(format!("stores of warp {warp}"), 2 * ROUNDS);
    }
    program.print(config);
    program.add("ldi %r7, counter\nld %r0, %r7, #0\nst %r0, %r2, #0\nhalt\ncounter:\n.word 0");
    let counted = ROUNDS * u64::from(arch.warps() * lanes);
    let counted = ("lanes that have counted".to_owned(), counted as u8);
    Some(program.program(vec![counted]))
}
