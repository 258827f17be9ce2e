//! What the contexts of a warp do to each other: a halt beside an access that fails, regions that come and go beside
//! loads, and instructions that would lose where lanes are.

use isa::{CoreConfig, DivergenceMechanism};

use super::awaited::Awaited;
use super::{DirectedProgram, INTERRUPTED};

/// Halts beside an access that fails: each comes a cycle or so later than the one before.
const DELAYS: u64 = 12;
/// Loads, and regions beside them.
const TURNS: u64 = 24;
/// What is loaded.
const VALUE: u64 = 9;
/// Registers, predicates, warps, lanes, split contexts and regions that it uses.
const NEEDS: [u32; 6] = [8, 3, 2, 2, 1, 2];

/// Warp 0 starts a warp for each, prints what they leave, and at last tries to return from no handler. `None` on a core
/// without split contexts, or with pages.
pub fn context_program(config: &CoreConfig) -> Option<DirectedProgram> {
    let arch = config.arch;
    let has = [arch.gprs(), arch.preds(), arch.warps(), arch.lanes(), config.split_contexts, config.stack_depth];
    let is_large = has.iter().zip(NEEDS).all(|(&has, needs)| has >= needs);
    let parts = config.divergence == DivergenceMechanism::MultiPath;
    if !parts || !is_large || config.tlb_entries > 0 {
        return None;
    }
    let mut program = Awaited::new();
    program.add("ldi %r0, handler\nskep %r0");
    for (start, argument) in [("nobody", 0), ("beside", 0)] {
        start_warp(&mut program, start, argument);
    }
    for delay in 0..DELAYS {
        start_warp(&mut program, "child", delay);
    }
    program.expect("jalis with no lane, in a handler".to_owned(), 1);
    program.expect("loads beside regions".to_owned(), TURNS * VALUE);
    for delay in 0..DELAYS {
        let what = format!("a halt beside an access that fails, {delay} instructions later");
        program.expect(what, 1);
    }
    program.print(config);
    // In a region, and in no handler.
    program.add("split\nreti\nhalt");
    add_handler(&mut program);
    program.add(&format!(
        "nobody:\nldi %r2, #1\nldi %r3, counts\nst %r2, %r3, #0\ntrap\nldi %r2, #2\nst %r2, %r3, #0\nhalt
        data:\n.word {VALUE}"
    ));
    add_loads_beside_regions(&mut program, config);
    add_halts_beside_failures(&mut program, config);
    let refused = ("reti in a region, in no handler".to_owned(), INTERRUPTED + 6);
    Some(program.program(vec![refused]))
}

fn start_warp(program: &mut Awaited, start: &str, argument: u64) {
    program.add(&format!("ldi %r2, {start}\nldi %r3, #{argument}\nwspawn %r5, %r2, %r3"));
}

/// A warp that traps goes on with no lane. An access that fails stops its warp; what warp 0 is refused is printed, to
/// %r2. A core that is rung goes on.
fn add_handler(program: &mut Awaited) {
    program.add(&format!(
        "handler:\niszero @p2, %r0\n@p2 ? jmpi go_on_with_none
        subi %r1, %r0, #8\niszero @p2, %r1\n@p2 ? reti
        subi %r1, %r0, #6\nrtop @p2, %r1\n@p2 ? halt
        addi %r0, %r0, #{INTERRUPTED}\nst %r0, %r2, #0\nhalt
        go_on_with_none:\nldi %r3, counts\nldi %r2, #0\njalis %r2, %r2, #0\nldi %r2, #2\nst %r2, %r3, #0\nhalt"
    ));
}

/// All lanes but 0 load and use what they have loaded, while lane 0 opens and closes regions.
fn add_loads_beside_regions(program: &mut Awaited, config: &CoreConfig) {
    let (lanes, word) = (config.arch.lanes(), config.arch.word_bytes());
    program.add(&format!(
        "beside:\nldi %r2, #{lanes}\njalis %r2, %r2, #0\nhwid %r0, #0\nrtop @p0, %r0
        ldi %r3, data\nldi %r4, #{TURNS}\nldi %r6, #0\n@p0 ? split\n@p0 ? jmpi loads
        regions:\nsplit\njoin\nsubi %r4, %r4, #1\nrtop @p1, %r4\n@p1 ? jmpi regions\njmpi met
        loads:\nld %r2, %r3, #0\nadd %r6, %r6, %r2\nsubi %r4, %r4, #1\nrtop @p1, %r4\n@p1 ? jmpi loads
        met:\njoin\nldi %r5, (counts + {word})\nst %r6, %r5, #0\nhalt"
    ));
}

/// Lane 0 halts, behind a given number of instructions, while the other lanes load from where nothing answers.
fn add_halts_beside_failures(program: &mut Awaited, config: &CoreConfig) {
    let (lanes, word) = (config.arch.lanes(), config.arch.word_bytes());
    let (shift, nowhere) = (word.trailing_zeros(), config.arch.word_bits() - 3);
    program.add(&format!(
        "child:\nldi %r2, #{lanes}\njalis %r2, %r2, #0\nhwid %r0, #0\nrtop @p0, %r0\niszero @p1, %r0
        shli %r3, %r5, #{shift}\nldi %r4, (counts + {})\nadd %r4, %r4, %r3\nldi %r2, #1\n@p1 ? st %r2, %r4, #0
        ldi %r7, now\nsub %r7, %r7, %r3\nldi %r6, #1\nshli %r6, %r6, #{nowhere}
        @p0 ? split\n@p0 ? jmpi fails\njmpr %r7",
        2 * word
    ));
    program.add(&"nop\n".repeat(DELAYS as usize));
    program.add("now:\nhalt\nfails:\nld %r2, %r6, #0\nhalt");
}
