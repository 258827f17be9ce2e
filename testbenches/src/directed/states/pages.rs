//! Pages that come and go: changes of the TLB while other warps load, and pages that are removed, page 0 too, missed,
//! and added again by the handler.

use isa::CoreConfig;

use super::awaited::Awaited;
use super::{has, DirectedProgram, INTERRUPTED};

/// Changes of the TLB while others load.
const CHANGES: u32 = 24;
/// Loads of each other warp.
const LOADS: u64 = 16;
/// Registers, predicates and warps that it uses.
const NEEDS: [u32; 3] = [8, 1, 2];
/// TLB entries that it uses.
const NEEDS_ENTRIES: u32 = 4;
/// The data have a line a lane, and all are in one page.
const LANES_MAX: u32 = 16;
/// What the word holds that is loaded through several pages.
const VALUE: u8 = 7;
const PAGE: u32 = 4096;

/// Other warps load while warp 0 adds a page and drops it, again and again; then it removes pages that it loads from.
/// `None` on a core with fewer than four entries.
pub fn page_program(config: &CoreConfig) -> Option<DirectedProgram> {
    let arch = config.arch;
    let is_large = has(config, NEEDS);
    if !is_large || config.tlb_entries < NEEDS_ENTRIES || arch.lanes() > LANES_MAX {
        return None;
    }
    let mut program = Awaited::new();
    change_while_others_load(&mut program, config);
    program.print(config);
    let further = remove_and_add(&mut program);
    let line_words = config.line_words;
    program.add("data:");
    for lane in 0..arch.lanes() {
        program.add(&format!(".word {lane}\n.space {}", line_words - 1));
    }
    Some(program.program(further))
}

/// Warp 0 adds a page and drops it again, while the others load from page 0, which stays. In the end page 2 has the
/// first entry behind that of page 0, so when it is missed later, it gets its place again. Page 1 holds the code a
/// second time.
fn change_while_others_load(program: &mut Awaited, config: &CoreConfig) {
    let arch = config.arch;
    let (lanes, word) = (arch.lanes(), arch.word_bytes());
    let (word_shift, line_shift) = (word.trailing_zeros(), config.line_bytes().trailing_zeros());
    let (first, second) = (PAGE, 2 * PAGE);
    program.add(&format!(
        "ldi %r0, (handler + {PAGE})\nskep %r0\nldi %r6, #0\nldi %r7, #63\nldi %r5, #{first}\nldi %r2, busy"
    ));
    for _ in 1..arch.warps() {
        program.add("wspawn %r3, %r2, %r2");
    }
    program.add(&format!(
        "ldi %r4, #{CHANGES}
        change:\ntlbadd %r5, %r6, %r7\ntlbflush\nsubi %r4, %r4, #1\nrtop @p0, %r4\n@p0 ? jmpi change
        ldi %r5, #{second}\ntlbadd %r5, %r6, %r7\nldi %r5, #{first}\ntlbadd %r5, %r6, %r7\njmpi changed
        busy:\nldi %r2, #{lanes}\njalis %r2, %r2, #0\nhwid %r0, #0
        ldi %r1, data\nshli %r2, %r0, #{line_shift}\nadd %r1, %r1, %r2
        ldi %r4, #{LOADS}\nldi %r6, #0
        again:\nld %r2, %r1, #0\nadd %r6, %r6, %r2\nsubi %r4, %r4, #1\nrtop @p0, %r4\n@p0 ? jmpi again
        hwid %r2, #1\nsubi %r2, %r2, #1\nshli %r2, %r2, #{word_shift}\nldi %r3, counts\nadd %r3, %r3, %r2
        st %r6, %r3, #0\nhalt
        changed:"
    ));
    for warp in 1..arch.warps() {
        // The highest lane's store is the one that stays.
        let sum = LOADS * u64::from(lanes - 1);
        program.expect(format!("warp {warp}"), sum);
    }
}

/// Warp 0, in page 1: it loads from page 2 and from page 0, while they are there, and when they are missing. Gives what
/// it prints.
fn remove_and_add(program: &mut Awaited) -> Vec<(String, u8)> {
    let second = 2 * PAGE;
    program.add(&format!(
        "ldi %r6, #0\nldi %r7, #63\nldi %r3, (elsewhere + {PAGE})\njmpr %r3
        elsewhere:\nldi %r3, (value + {second})\nld %r0, %r3, #0\nst %r0, %r2, #0
        tlbrm %r3\nld %r0, %r3, #0\nst %r0, %r2, #0
        ldi %r3, value\nld %r0, %r3, #0\nst %r0, %r2, #0
        tlbrm %r3\nld %r0, %r3, #0\nst %r0, %r2, #0\nhalt
        handler:\naddi %r0, %r0, #{INTERRUPTED}\nst %r0, %r2, #0\ntlbadd %r1, %r6, %r7\nreti
        value:\n.word {VALUE}"
    ));
    let mut printed = Vec::new();
    for page in [2, 0] {
        printed.push((format!("page {page}"), VALUE));
        printed.push((format!("page {page}, removed"), INTERRUPTED + 1));
        printed.push((format!("page {page}, added again"), VALUE));
    }
    printed
}
