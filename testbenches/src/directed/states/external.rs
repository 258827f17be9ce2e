//! The console's interrupt where something else is to happen: before an instruction that cannot be fetched, and before
//! any instruction when it is gone by the time that the warp has got there.

use isa::CoreConfig;

use super::awaited::add;
use super::{has, DirectedProgram};
use crate::environment::console_input::{Arrival, ConsoleInput};

/// Registers, predicates and warps that the program uses.
const NEEDS: [u32; 3] = [8, 2, 2];
/// Places at which warp 0 is stopped.
const PLACES: u32 = 2;
/// Bytes that the other warp takes while warp 0 is stopped at one of them.
const TAKEN: u32 = 12;
/// Cycles that the first part takes at most, on a slow memory.
const FIRST_PART_CYCLES: u64 = 2000;
/// Cycles between two bytes: at least these, and up to so many more.
const GAP_CYCLES: [u64; 2] = [120, 32];

/// The program, and what is typed; `None` on a core with one warp, or that translates addresses.
///
/// The first byte waits when the last word of the RAM, a `skep`, has given the core its handler: so the interrupt comes
/// in place of an instruction beyond the RAM. Then warp 0 stops, before a vote and once more before the end of the RAM,
/// and another warp takes bytes as they come. Some of them wake warp 0, but are gone before its next instruction is
/// there to be interrupted. Two further bytes, which the other warp leaves alone, lead on. The program prints the
/// interrupts of its first part, then how many places warp 0 has left.
pub fn external_program(config: &CoreConfig) -> Option<DirectedProgram> {
    let arch = config.arch;
    if config.tlb_entries > 0 || !has(config, NEEDS) {
        return None;
    }
    let end = config.ram_bytes - u64::from(arch.word_bytes());
    let mut source = String::new();
    add(
        &mut source,
        &format!(
            "ldi %r4, #1\nshli %r4, %r4, #{}\nldi %r5, end\nld %r5, %r5, #0
            ldi %r2, first_word\nld %r2, %r2, #0\nst %r2, %r5, #0\ntlbflush\nldi %r0, first\njmpr %r5
            first:\nst %r0, %r4, #0\nsubi %r0, %r0, #8\nrtop @p0, %r0\n@p0 ? jmpi begin\nld %r0, %r4, #0\nreti
            begin:\nldi %r0, second\nskep %r0\nldi %r2, taker\nwspawn %r4, %r2, %r4\nldi %r6, #0
            ei\nhalt\nvote %r3, @p0
            second:\nldi %r2, waiting\nld %r3, %r2, #0\nrtop @p0, %r3\n@p0 ? jmpi advance\nreti
            advance:\nld %r3, %r4, #0\nldi %r3, #0\nst %r3, %r2, #0\naddi %r6, %r6, #1
            subi %r3, %r6, #{PLACES}\niszero @p0, %r3\n@p0 ? jmpi over
            ldi %r2, second_word\nld %r2, %r2, #0\nst %r2, %r5, #0\ntlbflush\nei\njmpr %r5
            over:\nst %r6, %r4, #0\nhalt
            taker:\nldi %r7, #{PLACES}
            place:\nldi %r6, #{TAKEN}
            take:\nld %r2, %r4, #0\nrtop @p0, %r2\n@p0 ? subi %r6, %r6, #1\nrtop @p1, %r6\n@p1 ? jmpi take
            ldi %r2, waiting\nst %r4, %r2, #0
            wait:\nld %r3, %r2, #0\nrtop @p0, %r3\n@p0 ? jmpi wait
            subi %r7, %r7, #1\nrtop @p0, %r7\n@p0 ? jmpi place\nhalt
            first_word:\nskep %r0
            second_word:\nhalt
            waiting:\n.word 0
            end:\n.word {end:#x}",
            arch.word_bits() - 1
        ),
    );
    Some(DirectedProgram {
        source,
        cases: ["external", "fetch", "places"].map(str::to_owned).to_vec(),
        expected: vec![8, 7, PLACES as u8],
        input: typed(config, FIRST_PART_CYCLES, 1 + PLACES * (TAKEN + 1)),
    })
}

/// So many bytes at uneven intervals: the first at once, the others so many cycles after the core has cleared its
/// registers.
pub(super) fn typed(config: &CoreConfig, begin: u64, count: u32) -> ConsoleInput {
    let (warps, gprs) = (config.arch.warps(), config.arch.gprs());
    let cleared = u64::from(warps.next_power_of_two() * gprs.next_power_of_two());
    let [gap, more] = GAP_CYCLES;
    let cycle = |number| match number {
        0 => 0,
        _ => cleared + begin + number * gap + number * 7 % more,
    };
    let arrivals = (0..u64::from(count)).map(|number| Arrival { cycle: cycle(number), byte: 1 + number as u8 });
    ConsoleInput::new(arrivals)
}
