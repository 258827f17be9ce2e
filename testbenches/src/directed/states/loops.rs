//! A `splitl` that is executed again while a region on top of the stack has the pc of its next instruction, but is not
//! its own.

use isa::{CoreConfig, DivergenceMechanism};

use super::awaited::add;
use super::{has, ConsoleInput, DirectedProgram};

/// Registers, predicates and warps that the program uses.
const NEEDS: [u32; 3] = [8, 4, 1];
/// Lanes that it takes for a region within a region.
const NESTED_LANES: u32 = 4;

/// A loop whose `splitl` opens a region with one side, then one with two sides, then one within the leavers' side;
/// `None` on a core without `splitl` or with one lane. Each lane prints how often it came by.
pub fn loop_program(config: &CoreConfig) -> Option<DirectedProgram> {
    let arch = config.arch;
    let has_regions = matches!(config.divergence, DivergenceMechanism::Stack | DivergenceMechanism::MultiPath);
    let has_room = arch.lanes() > 1 && config.stack_depth >= 5;
    let is_for_it = has_regions && has_room && config.tlb_entries == 0;
    if !is_for_it || !has(config, NEEDS) {
        return None;
    }
    let lanes = arch.lanes();
    let (shift, top) = (arch.word_bytes().trailing_zeros(), arch.word_bits() - 1);
    let is_nested = lanes >= NESTED_LANES;
    // Odd lanes go round once more, and part again.
    let joins = if is_nested { "join\njoin\njoin" } else { "join\njoin" };
    let further = if is_nested { "add %r7, %r7, %r6" } else { "nop" };
    let mut source = String::new();
    add(
        &mut source,
        &format!(
            "ldi %r2, #{lanes}\njalis %r2, %r2, #0\nhwid %r1, #0\nandi %r6, %r1, #1\nldi %r3, #0\nldi %r4, #0
            ldi %r7, #1\n{further}\nrtop @p0, %r3
            loop:\n@p0 ? splitl\naddi %r4, %r4, #1\nsub %r2, %r3, %r7\nisneg @p1, %r2\naddi %r3, %r3, #1
            subi %r2, %r3, #1\nor %r2, %r2, %r6\niszero @p0, %r2
            subi %r2, %r3, #2\nsubi %r5, %r1, #1\nor %r2, %r2, %r5\niszero @p2, %r2\norp @p0, @p0, @p2
            @p1 ? jmpi loop
            {joins}
            ldi %r5, counts\nshli %r2, %r1, #{shift}\nadd %r5, %r5, %r2\nst %r4, %r5, #0
            ldi %r2, #1\njalis %r2, %r2, #0\nldi %r5, counts\nldi %r6, #{lanes}\nldi %r3, #1\nshli %r3, %r3, #{top}
            print:\nld %r2, %r5, #0\nst %r2, %r3, #0\naddi %r5, %r5, #{}\nsubi %r6, %r6, #1\nrtop @p0, %r6
            @p0 ? jmpi print\nhalt
            counts:\n.space {lanes}",
            arch.word_bytes()
        ),
    );
    let visits = |lane: u32| if is_nested && lane % 2 == 1 { 3 } else { 2 };
    Some(DirectedProgram {
        source,
        cases: (0..lanes).map(|lane| format!("lane {lane}")).collect(),
        expected: (0..lanes).map(visits).collect(),
        input: ConsoleInput::default(),
    })
}
