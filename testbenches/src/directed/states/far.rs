//! Interrupts that an instruction leaves to its successor, wherever in the RAM the two are.
//!
//! The saved pc is that of the instruction, counted back from the successor's. Programs are small, so the upper bits of
//! a pc are seldom set.

use isa::CoreConfig;

use super::awaited::add;
use super::{has, ConsoleInput, DirectedProgram};

/// Registers, predicates and warps that the program uses.
const NEEDS: [u32; 3] = [8, 1, 1];
/// The program itself is below this address.
const FIRST_PLACE: u64 = 1024;

/// A load that fails right before and at each power of two, and at the end of the RAM; `None` on a core that translates
/// addresses.
///
/// The program writes the load to its place and jumps there. The handler puts a jump back into the place, and returns:
/// so a wrong saved pc leads elsewhere. A place that has come back prints its number.
pub fn far_program(config: &CoreConfig) -> Option<DirectedProgram> {
    let arch = config.arch;
    let is_small = config.ram_bytes <= FIRST_PLACE;
    if config.tlb_entries > 0 || is_small || !has(config, NEEDS) {
        return None;
    }
    let (word, top) = (u64::from(arch.word_bytes()), arch.word_bits() - 1);
    let powers = (0..u64::BITS).map(|bit| 1 << bit);
    let powers = powers.filter(|power| (FIRST_PLACE..config.ram_bytes).contains(power));
    let places = powers.flat_map(|power| [power - word, power]);
    let places: Vec<u64> = places.chain([config.ram_bytes - word]).collect();
    let mut source = String::new();
    add(
        &mut source,
        &format!(
            "ldi %r0, handler\nskep %r0\nldi %r4, #-1\nshli %r4, %r4, #{}\nldi %r7, back\nldi %r6, places
            next:\nld %r5, %r6, #0\nldi %r2, probe\nld %r2, %r2, #0\nst %r2, %r5, #0\ntlbflush\njmpr %r5
            back:\nldi %r2, places\nsub %r2, %r6, %r2\nshri %r2, %r2, #{}\nldi %r3, #1\nshli %r3, %r3, #{top}
            st %r2, %r3, #0\naddi %r6, %r6, #{word}\nsubi %r2, %r2, #{}\nrtop @p0, %r2\n@p0 ? jmpi next\nhalt
            handler:\nldi %r2, jump\nld %r2, %r2, #0\nst %r2, %r5, #0\ntlbflush\nreti
            probe:\nld %r3, %r4, #0
            jump:\njmpr %r7
            places:",
            top - 1,
            word.trailing_zeros(),
            places.len() - 1
        ),
    );
    for place in &places {
        add(&mut source, &format!(".word {place:#x}"));
    }
    let cases = places.iter().map(|place| format!("a load at {place:#x}"));
    Some(DirectedProgram {
        source,
        cases: cases.collect(),
        expected: (0..places.len() as u8).collect(),
        input: ConsoleInput::default(),
    })
}
