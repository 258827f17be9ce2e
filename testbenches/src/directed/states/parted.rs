//! Contexts of one warp at odds: each has an access that fails, and some trap while others wait for a warp that can be
//! started.
//!
//! An interrupt is the whole warp's, so its other contexts are held meanwhile. Random programs have few loads that fail
//! where lanes are in contexts of their own.

use isa::CoreConfig;

use super::awaited::add;
use super::crowd::Crowd;
use super::{ConsoleInput, DirectedProgram};

/// How often the lanes of a warp part to start warps.
const ROUNDS: u32 = 8;
/// Warps that each context starts in a round, unless it is its turn to trap.
const CHILDREN: u32 = 2;
/// How often it traps then.
const TRAPS: u32 = 6;
/// Sides of a warp that have a turn to trap.
const TURNS: u32 = 4;

/// All contexts with accesses that fail, then at odds over a free warp; `None` on a core without split contexts.
///
/// Lanes part as in the crowd. An access that fails names its own place by its address, and the handler makes that
/// place a `nop`. Each lane counts what it has come through, and warp 0 prints the counts.
pub fn parted_program(config: &CoreConfig) -> Option<DirectedProgram> {
    if config.split_contexts == 0 {
        return None;
    }
    let parted = Parted(Crowd::of(config)?);
    let (cases, expected) = parted.outcomes().into_iter().unzip();
    Some(DirectedProgram { source: parted.source(), cases, expected, input: ConsoleInput::default() })
}

/// The contexts.
struct Parted(Crowd);

impl Parted {
    /// What each lane is, and its count.
    fn outcomes(&self) -> Vec<(String, u8)> {
        let crowd = &self.0;
        let mut outcomes = Vec::new();
        for (warp, &alone) in (0..).zip(&crowd.alone) {
            for lane in 0..crowd.lanes {
                let side = if lane <= alone { lane } else { 0 };
                let traps = (1..=ROUNDS).filter(|round| round % TURNS == side).count() as u32;
                let contends = warp + 1 < crowd.warps;
                let spawns = if contends { ROUNDS - traps } else { 0 };
                outcomes.push((format!("lane {lane} of warp {warp}"), (1 + spawns) as u8));
            }
        }
        outcomes
    }

    fn source(&self) -> String {
        let crowd = &self.0;
        let mut text = String::new();
        crowd.start(&mut text);
        crowd.parted(&mut text, "fail", &self.fail());
        let is_last = format!("hwid %r2, #1\nsubi %r2, %r2, #{}", crowd.warps - 1);
        add(&mut text, &is_last);
        add(&mut text, "iszero @p0, %r2\n@p0 ? halt");
        add(&mut text, &format!("ldi %r4, #{ROUNDS}"));
        crowd.parted(&mut text, "contend", &contend());
        let again = "subi %r4, %r4, #1\nrtop @p0, %r4\n@p0 ? jmpi contend";
        add(&mut text, again);
        add(&mut text, "hwid %r2, #1\nrtop @p0, %r2\n@p0 ? halt");
        self.end(&mut text);
        text
    }

    /// The bits that a side's number takes.
    fn side_bits(&self) -> u32 {
        self.0.lanes.next_power_of_two().trailing_zeros()
    }

    /// Each side accesses an address of its own, where nothing is.
    fn fail(&self) -> String {
        let crowd = &self.0;
        let (shift, base_shift) = (crowd.word_shift(), crowd.word_bits - 2);
        let all = crowd.warps + crowd.alone.iter().sum::<u32>();
        let meet = match crowd.has_barriers {
            true => format!("ldi %r1, #0\nldi %r2, #{all}\nbar %r1, %r2"),
            false => String::new(),
        };
        format!(
            "{meet}\nhwid %r2, #1\nshli %r2, %r2, #{}\nadd %r2, %r2, %r3\nshli %r2, %r2, #{shift}
            ldi %r1, #-1\nshli %r1, %r1, #{base_shift}\nor %r1, %r1, %r2
            shli %r2, %r2, #1\nldi %r3, places\nadd %r2, %r2, %r3\njmpr %r2
            failed:\nld %r2, %r5, #0\naddi %r2, %r2, #1\nst %r2, %r5, #0",
            self.side_bits()
        )
    }

    /// Warp 0 waits for the counts, and prints them; handler, places of accesses that fail, and data.
    fn end(&self, text: &mut String) {
        let crowd = &self.0;
        let (word, top) = (crowd.word_bytes, crowd.word_bits - 1);
        let lanes = crowd.warps * crowd.lanes;
        add(
            text,
            &format!(
                "ldi %r3, #1\njalis %r3, %r3, #0\nldi %r4, #{lanes}\nldi %r5, counts\nldi %r6, awaited
                ldi %r2, #1\nshli %r2, %r2, #{top}
                print:\nld %r0, %r5, #0\nld %r1, %r6, #0\nsub %r1, %r1, %r0\nrtop @p0, %r1\n@p0 ? jmpi print
                st %r0, %r2, #0\naddi %r5, %r5, #{word}\naddi %r6, %r6, #{word}\nsubi %r4, %r4, #1
                rtop @p0, %r4\n@p0 ? jmpi print
                child:\nhalt
                handler:\nrtop @p0, %r0\n@p0 ? jmpi fault\nreti
                fault:\nshli %r1, %r1, #2\nshri %r1, %r1, #1\nldi %r2, places\nadd %r1, %r1, %r2
                ldi %r2, #0\nst %r2, %r1, #0\ntlbflush\nreti
                places:"
            ),
        );
        for _ in 0..crowd.warps << self.side_bits() {
            add(text, "ld %r1, %r1, #0\njmpi failed");
        }
        add(text, "rows:");
        for (warp, alone) in (0..).zip(&crowd.alone) {
            let place = warp * crowd.lanes * word;
            add(text, &format!(".word {}\n.word {place}", alone + 1));
        }
        add(text, &format!("counts:\n.space {lanes}\nawaited:"));
        for (_, awaited) in self.outcomes() {
            add(text, &format!(".word {awaited}"));
        }
    }
}

/// One side traps, at intervals that change, and the others start warps.
fn contend() -> String {
    let last_turn = TURNS - 1;
    format!(
        "andi %r1, %r4, #{last_turn}\nsub %r1, %r1, %r3\niszero @p2, %r1\n@p2 ? jmpi traps
        ldi %r2, child\n{}ld %r1, %r5, #0\naddi %r1, %r1, #1\nst %r1, %r5, #0\njmpr %r7
        traps:\nldi %r1, #{TRAPS}
        trapping:\ntrap\nandi %r2, %r1, #1\nrtop @p2, %r2\n@p2 ? jmpi sooner\nnop\nnop\nnop
        sooner:\nsubi %r1, %r1, #1\nrtop @p2, %r1\n@p2 ? jmpi trapping",
        "wspawn %r1, %r2, %r5\n".repeat(CHILDREN as usize)
    )
}
