//! The scratchpad when all warps keep its banks at work: loads whose lanes meet in a bank follow each other without a
//! pause, with loads from RAM between them, in one access with RAM, and, with the extension, as atomic instructions.

use isa::CoreConfig;

use super::awaited::Awaited;
use super::{has, DirectedProgram};

/// Rounds with loads from the scratchpad alone.
const ROUNDS_ALONE: u64 = 8;
/// Rounds in which the RAM takes part.
const ROUNDS_WITH_RAM: u64 = 4;
/// Registers, predicates and warps that it uses.
const NEEDS: [u32; 3] = [8, 2, 2];
/// TLB entries that it uses; translation may also be absent.
const NEEDS_ENTRIES: u32 = 3;
/// The data have a line a lane, and all are in one page.
const LANES_MAX: u32 = 16;

/// Each lane sums up what it loads, and warp 0 prints the sums. `None` on a core without a scratchpad, or with one
/// bank.
pub fn scratchpad_program(config: &CoreConfig) -> Option<DirectedProgram> {
    let arch = config.arch;
    let translates = config.tlb_entries > 0;
    let has_banks = config.scratchpad_bytes > 0 && config.line_words > 1;
    let is_large = has(config, NEEDS);
    let has_pages = !translates || config.tlb_entries >= NEEDS_ENTRIES;
    if !has_banks || !is_large || !has_pages || arch.lanes() > LANES_MAX {
        return None;
    }
    let mut program = Awaited::new();
    begin(&mut program, config);
    load(&mut program, config);
    program.print(config);
    let counters = match config.extension {
        true => print_counters(&mut program, config),
        false => Vec::new(),
    };
    program.add("halt\nrows:");
    let pitch = arch.lanes() * arch.word_bytes();
    for warp in 0..arch.warps() {
        program.add(&format!(".word {}", warp * pitch));
    }
    program.add("data:");
    for lane in 0..u64::from(arch.lanes()) {
        let space = config.line_words - 1;
        program.add(&format!(".word {}\n.space {space}", of_ram(lane)));
    }
    Some(program.program(counters))
}

/// Rows of the banks: lanes whose numbers differ by a multiple of them go to the same place.
fn rows(config: &CoreConfig) -> u64 {
    config.scratchpad_bytes / u64::from(config.line_bytes())
}

/// What a lane finds in the scratchpad.
fn of_scratchpad(config: &CoreConfig, lane: u64) -> u64 {
    lane % rows(config) + 1
}

/// What a lane finds in the RAM.
const fn of_ram(lane: u64) -> u64 {
    lane + 2
}

/// All warps with all lanes: %r1 is the lane's word in the scratchpad, a row a lane of the same bank, %r5 the place of
/// its sum, %r7 its word in RAM, and %r0 one of these two. Warp 0 fills the rows before it starts the others.
fn begin(program: &mut Awaited, config: &CoreConfig) {
    let arch = config.arch;
    let (lanes, word) = (arch.lanes(), arch.word_bytes());
    let (word_shift, line_shift) = (word.trailing_zeros(), config.line_bytes().trailing_zeros());
    let (base_shift, row_mask) = (arch.word_bits() - 2, rows(config) - 1);
    if config.tlb_entries > 0 {
        program.add(&format!("ldi %r1, #1\nshli %r1, %r1, #{base_shift}\nldi %r2, #63\ntlbadd %r1, %r1, %r2"));
    }
    program.add(&format!(
        "warp:\nldi %r2, #{lanes}\njalis %r2, %r2, #0\nhwid %r0, #0
        andi %r2, %r0, #{row_mask}\nshli %r3, %r2, #{line_shift}
        ldi %r1, #1\nshli %r1, %r1, #{base_shift}\nadd %r1, %r1, %r3
        hwid %r3, #1\nrtop @p0, %r3\n@p0 ? jmpi all
        addi %r2, %r2, #1\nst %r2, %r1, #0\nldi %r3, warp"
    ));
    for _ in 1..arch.warps() {
        program.add("wspawn %r4, %r3, %r3");
    }
    program.add(&format!(
        "all:\nhwid %r2, #1\nshli %r2, %r2, #{word_shift}\nldi %r3, rows\nadd %r2, %r2, %r3\nld %r3, %r2, #0
        ldi %r5, counts\nadd %r5, %r5, %r3\nshli %r2, %r0, #{word_shift}\nadd %r5, %r5, %r2
        ldi %r7, data\nshli %r2, %r0, #{line_shift}\nadd %r7, %r7, %r2
        andi %r2, %r0, #1\nrtop @p0, %r2\naddi %r0, %r1, #0\n@p0 ? addi %r0, %r7, #0"
    ));
}

/// The rounds, and what comes of them. No lane changes what others load, but for the counters in the next bank.
fn load(program: &mut Awaited, config: &CoreConfig) {
    let word = config.arch.word_bytes();
    program.add(&format!(
        "ldi %r6, #0\nldi %r4, #{ROUNDS_ALONE}
        alone:\nld %r2, %r1, #0\nld %r3, %r1, #0\nadd %r6, %r6, %r2\nadd %r6, %r6, %r3
        subi %r4, %r4, #1\nrtop @p0, %r4\n@p0 ? jmpi alone
        ldi %r4, #{ROUNDS_WITH_RAM}
        with_ram:\nld %r3, %r7, #0\nld %r2, %r1, #0\nadd %r6, %r6, %r2\nadd %r6, %r6, %r3
        ld %r3, %r0, #0\nst %r3, %r0, #0\nadd %r6, %r6, %r3"
    ));
    if config.extension {
        program.add(&format!("addi %r3, %r1, #{word}\nldi %r2, #1\naadd %r2, %r3, %r2"));
    }
    program.add(
        "subi %r4, %r4, #1\nrtop @p0, %r4\n@p0 ? jmpi with_ram
        st %r6, %r5, #0
        hwid %r2, #1\nrtop @p0, %r2\n@p0 ? halt",
    );
    for warp in 0..config.arch.warps() {
        for lane in 0..u64::from(config.arch.lanes()) {
            let (row, data) = (of_scratchpad(config, lane), of_ram(lane));
            let mixed = if lane % 2 == 1 { data } else { row };
            let sum = 2 * ROUNDS_ALONE * row + ROUNDS_WITH_RAM * (row + data + mixed);
            program.expect(format!("lane {lane} of warp {warp}"), sum);
        }
    }
}

/// Warp 0 prints how often lanes have counted in each row. No lane counts any more: the sums came behind it.
fn print_counters(program: &mut Awaited, config: &CoreConfig) -> Vec<(String, u8)> {
    let lanes = u64::from(config.arch.lanes());
    let used = rows(config).min(lanes);
    let (base_shift, word) = (config.arch.word_bits() - 2, config.arch.word_bytes());
    let line = config.line_bytes();
    program.add(&format!(
        "ldi %r3, #1\nshli %r3, %r3, #{base_shift}\naddi %r3, %r3, #{word}\nldi %r4, #{used}
        counted:\nld %r0, %r3, #0\nst %r0, %r2, #0
        addi %r3, %r3, #{line}\nsubi %r4, %r4, #1\nrtop @p0, %r4\n@p0 ? jmpi counted"
    ));
    let counters = (0..used).map(|row| {
        let in_row = (0..lanes).filter(|lane| lane % rows(config) == row);
        let visits = in_row.count() as u64 * u64::from(config.arch.warps()) * ROUNDS_WITH_RAM;
        (format!("visits to row {row}"), visits as u8)
    });
    counters.collect()
}
