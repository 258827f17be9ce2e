//! Addresses that are the console's but for one bit: every bit, in every lane alone.
//!
//! Each lane compares the bits of its address by itself, and of several lanes with nothing at their addresses only the
//! lowest is seen.

use isa::CoreConfig;

use super::awaited::add;
use super::{has, ConsoleInput, DirectedProgram};

/// Registers, predicates and warps that the program uses.
const NEEDS: [u32; 3] = [8, 4, 1];
/// Lanes that are tried, at most: a lane takes some thousand cycles.
const LANES_MAX: u32 = 8;

/// Every bit in every lane, or in every second of many lanes, and so on; `None` on a core that translates addresses.
/// For each lane the program prints how many of its loads were interrupted with the right number and address.
pub fn nowhere_program(config: &CoreConfig) -> Option<DirectedProgram> {
    let arch = config.arch;
    if config.tlb_entries > 0 || !has(config, NEEDS) {
        return None;
    }
    let lanes = arch.lanes();
    let step = lanes.div_ceil(LANES_MAX);
    let (first, top) = (arch.word_bytes().trailing_zeros(), arch.word_bits() - 1);
    let tried = (0..lanes).step_by(step as usize);
    let cases: Vec<String> = tried.map(|lane| format!("loads of lane {lane}")).collect();
    let expected = vec![(top - first) as u8; cases.len()];
    let mut source = String::new();
    add(
        &mut source,
        &format!(
            "ldi %r0, handler\nskep %r0\nldi %r2, #{lanes}\njalis %r2, %r2, #0\nldi %r6, #0
            lane:\nldi %r7, #0\nldi %r5, #{first}
            bit:\nhwid %r3, #0\nsub %r3, %r3, %r6\niszero @p0, %r3\nldi %r4, data\nldi %r3, #1
            @p0 ? shli %r4, %r3, #{top}\nshl %r3, %r3, %r5\n@p0 ? or %r4, %r4, %r3\nld %r3, %r4, #0\njmpi next
            handler:\nldi %r2, #1\nshl %r3, %r2, %r5\nshli %r2, %r2, #{top}\nor %r2, %r2, %r3\nsub %r2, %r2, %r1
            subi %r0, %r0, #7\nor %r2, %r2, %r0\niszero @p1, %r2\n@p1 ? addi %r7, %r7, #1
            ei\nldi %r2, #{lanes}\njalis %r2, %r2, #0
            next:\naddi %r5, %r5, #1\nsubi %r2, %r5, #{top}\nrtop @p0, %r2\n@p0 ? jmpi bit
            hwid %r2, #0\niszero @p3, %r2\nldi %r2, #1\nshli %r2, %r2, #{top}\n@p3 ? st %r7, %r2, #0
            addi %r6, %r6, #{step}\nldi %r2, #{lanes}\nsub %r2, %r6, %r2\nisneg @p0, %r2\n@p0 ? jmpi lane\nhalt
            data:\n.word 0"
        ),
    );
    Some(DirectedProgram { source, cases, expected, input: ConsoleInput::default() })
}
