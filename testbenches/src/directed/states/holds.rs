//! A context of a warp that holds the others for an interrupt which then is none: another warp has taken the byte.

use isa::{CoreConfig, Opcode};

use super::awaited::add;
use super::external::typed;
use super::{has, DirectedProgram};

/// Registers, predicates and warps that the program uses.
const NEEDS: [u32; 3] = [8, 2, 2];
/// Bytes that are typed.
const BYTES: u32 = 40;

/// The program, and what is typed; `None` on a core without split contexts, with one warp, or with translation.
///
/// One side of a region of warp 0 divides, or loads where nothing divides, and is seldom quiet. The other side is to
/// take the console's interrupt, and waits for it. Meanwhile another warp takes the byte, and prints how many it has
/// taken at last.
pub fn hold_program(config: &CoreConfig) -> Option<DirectedProgram> {
    let arch = config.arch;
    let is_for_it = config.split_contexts > 0 && config.tlb_entries == 0;
    if !is_for_it || !has(config, NEEDS) {
        return None;
    }
    let slow = match config.implements(Opcode::Div) {
        true => "div %r3, %r4, %r6",
        false => "ld %r3, %r5, #0",
    };
    let top = arch.word_bits() - 1;
    let mut source = String::new();
    add(
        &mut source,
        &format!(
            "ldi %r2, taker\nwspawn %r2, %r2, %r2\nldi %r0, handler\nskep %r0
            ldi %r2, #2\njalis %r2, %r2, #0\nhwid %r6, #0\nrtop @p0, %r6\nldi %r4, #-1\nldi %r5, over
            @p0 ? split\n@p0 ? jmpi slow
            fast:\nnop\nnop\nnop\nnop\nnop\nnop\nnop\nnop\nld %r3, %r5, #0\niszero @p1, %r3\n@p1 ? jmpi fast\njmpi meet
            slow:\n{slow}\n{slow}\nld %r3, %r5, #0\niszero @p1, %r3\n@p1 ? jmpi slow
            meet:\njoin\nhalt
            handler:\nreti
            taker:\nldi %r4, #1\nshli %r4, %r4, #{top}\nldi %r6, #0
            take:\nld %r2, %r4, #0\nrtop @p0, %r2\n@p0 ? addi %r6, %r6, #1\nsubi %r2, %r6, #{BYTES}\nrtop @p1, %r2
            @p1 ? jmpi take\nst %r6, %r4, #0\nldi %r5, over\nst %r6, %r5, #0\nhalt
            over:\n.word 0"
        ),
    );
    Some(DirectedProgram {
        source,
        cases: vec!["bytes".to_owned()],
        expected: vec![BYTES as u8],
        input: typed(config, 0, BYTES),
    })
}
