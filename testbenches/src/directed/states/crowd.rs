//! As many contexts at a time as the core has: they wait at barriers, trap, and contend for the one warp that can be
//! started.
//!
//! The other directed programs have one context a warp at nearly all times, and random ones seldom part their lanes
//! often enough to bring many together.

use isa::CoreConfig;

use super::awaited::add;
use super::{has, ConsoleInput, DirectedProgram};

/// How often the lanes of a warp part and meet again.
const ROUNDS: u64 = 8;
/// Warps that each context starts.
const CHILDREN: u64 = 2;
/// Splits within one another, at most.
const LEVELS_MAX: u32 = 15;
/// Barriers that the program uses, if the core has so many.
const BARRIERS: u32 = 4;
/// Registers, predicates and warps that it uses.
const NEEDS: [u32; 3] = [8, 3, 2];

/// All contexts at work at a time; `None` on a core that has one warp or translates addresses.
///
/// Lanes 1, 2, ... of each warp part from the others, one a context, for as long as there are split contexts. Each lane
/// counts in a word of its own how often it came by, and warp 0 prints the low bytes of these words. Without split
/// contexts the warps alone are the crowd.
pub fn crowd_program(config: &CoreConfig) -> Option<DirectedProgram> {
    let crowd = Crowd::of(config)?;
    let (cases, expected) = crowd.outcomes().into_iter().unzip();
    Some(DirectedProgram { source: crowd.source(), cases, expected, input: ConsoleInput::default() })
}

/// Who is there.
pub(super) struct Crowd {
    pub warps: u32,
    pub lanes: u32,
    pub word_bytes: u32,
    pub word_bits: u32,
    pub has_barriers: bool,
    /// Splits within one another.
    pub levels: u32,
    /// For each warp: lanes from 1 on that are in a context each. The others stay together.
    pub alone: Vec<u32>,
}

impl Crowd {
    /// As many as the core has contexts; `None` where [`crowd_program`] says so.
    pub fn of(config: &CoreConfig) -> Option<Self> {
        let arch = config.arch;
        if config.tlb_entries > 0 || !has(config, NEEDS) {
            return None;
        }
        let depth = match config.split_contexts {
            0 => 0,
            _ => config.stack_depth,
        };
        let levels = (arch.lanes() - 1).min(depth).min(LEVELS_MAX);
        let mut left = config.split_contexts;
        let alone = (0..arch.warps()).map(|_| {
            let alone = levels.min(left);
            left -= alone;
            alone
        });
        Some(Crowd {
            warps: arch.warps(),
            lanes: arch.lanes(),
            word_bytes: arch.word_bytes(),
            word_bits: arch.word_bits(),
            has_barriers: config.barriers >= BARRIERS,
            levels,
            alone: alone.collect(),
        })
    }

    /// What each lane is, and the low byte of its count.
    fn outcomes(&self) -> Vec<(String, u8)> {
        let mut outcomes = Vec::new();
        for (warp, &alone) in (0..).zip(&self.alone) {
            for lane in 0..self.lanes {
                let is_alone = (1..=alone).contains(&lane);
                let side = if is_alone { lane } else { 0 };
                let visits = |round| 1 + self.further_visits(warp, side, round);
                let mut count: u64 = (1..=ROUNDS).map(visits).sum();
                // The last warp stops, and of the lanes of a context the lowest one's value is taken.
                if warp + 1 < self.warps && lane == side {
                    count += CHILDREN;
                }
                outcomes.push((format!("lane {lane} of warp {warp}"), count as u8));
            }
        }
        outcomes
    }

    /// How often a side goes round in a round: no two sides that run at the same time take equally long.
    fn further_visits(&self, warp: u32, side: u32, round: u64) -> u64 {
        (3 * u64::from(warp) + 5 * round).wrapping_sub(side.into()) & 7
    }

    fn source(&self) -> String {
        let mut text = String::new();
        self.start(&mut text);
        self.parted(&mut text, "meet", &self.meet());
        add(&mut text, "subi %r4, %r4, #1\nrtop @p0, %r4\n@p0 ? jmpi meet");
        if self.has_barriers {
            let all = format!("ldi %r2, #0\nldi %r3, #{}\nbar %r2, %r3", self.warps);
            add(&mut text, &all);
        }
        let is_last = format!("hwid %r2, #1\nsubi %r2, %r2, #{}", self.warps - 1);
        add(&mut text, &is_last);
        add(&mut text, "iszero @p0, %r2\n@p0 ? halt");
        let start_children = "wspawn %r5, %r2, %r5\n".repeat(CHILDREN as usize);
        let start_children = format!("ldi %r2, child\n{start_children}");
        self.parted(&mut text, "contend", &start_children);
        add(&mut text, "hwid %r2, #1\nrtop @p0, %r2\n@p0 ? halt");
        self.end(&mut text);
        text
    }

    /// All warps with all lanes: %r0 is the lane, %r4 the round, %r5 the place of the lane's count, and the lanes below
    /// %r6 but lane 0 are to be alone.
    pub fn start(&self, text: &mut String) {
        let (shift, row_shift) = (self.word_shift(), self.word_shift() + 1);
        add(text, "ldi %r0, handler\nskep %r0\nldi %r2, warp");
        for warp in 1..self.warps {
            add(text, &format!("ldi %r3, #{warp}\nwspawn %r0, %r2, %r3"));
        }
        let lanes = self.lanes;
        let word = self.word_bytes;
        add(
            text,
            &format!(
                "warp:\nldi %r3, #{lanes}\njalis %r3, %r3, #0\nhwid %r0, #0\nhwid %r2, #1\nshli %r2, %r2, #{row_shift}
                ldi %r3, rows\nadd %r2, %r2, %r3\nld %r6, %r2, #0\nld %r3, %r2, #{word}
                ldi %r5, counts\nadd %r5, %r5, %r3\nshli %r2, %r0, #{shift}\nadd %r5, %r5, %r2\nldi %r4, #{ROUNDS}"
            ),
        );
    }

    pub fn word_shift(&self) -> u32 {
        self.word_bytes.trailing_zeros()
    }

    /// The lanes part, each side does what `body` says, with the number of the side in %r3, and they meet again.
    pub fn parted(&self, text: &mut String, name: &str, body: &str) {
        add(text, &format!("{name}:"));
        for level in 1..=self.levels {
            let next = level + 1;
            add(
                text,
                &format!(
                    "subi %r2, %r0, #{level}\niszero @p0, %r2\nsubi %r2, %r6, #{next}\nisneg @p1, %r2
                    notp @p1, @p1\nandp @p0, @p0, @p1
                    ldi %r7, {name}_join_{level}\n@p0 ? split\n@p0 ? jmpi {name}_alone_{level}"
                ),
            );
        }
        if self.levels == 0 {
            add(text, &format!("ldi %r7, {name}_met"));
        }
        add(text, &format!("ldi %r3, #0\njmpi {name}_body"));
        for level in 1..=self.levels {
            let side = format!("{name}_alone_{level}:\nldi %r3, #{level}\njmpi {name}_body");
            add(text, &side);
        }
        add(text, &format!("{name}_body:\n{body}\njmpr %r7"));
        for level in (1..=self.levels).rev() {
            add(text, &format!("{name}_join_{level}:\njoin"));
        }
        add(text, &format!("{name}_met:"));
    }

    /// Each side traps in every fourth round, counts for a while, and waits for all others, then for half of them.
    fn meet(&self) -> String {
        let work = "shli %r1, %r4, #2\nadd %r1, %r1, %r4\nsub %r1, %r1, %r3
            hwid %r2, #1\nadd %r1, %r1, %r2\nshli %r2, %r2, #1\nadd %r1, %r1, %r2
            andi %r2, %r1, #3\niszero @p2, %r2\n@p2 ? trap
            andi %r1, %r1, #7
            again:\nld %r2, %r5, #0\naddi %r2, %r2, #1\nst %r2, %r5, #0
            subi %r1, %r1, #1\nisneg @p2, %r1\nnotp @p2, @p2\n@p2 ? jmpi again";
        if !self.has_barriers {
            return work.to_owned();
        }
        let last = BARRIERS - 1;
        let all = self.warps + self.alone.iter().sum::<u32>();
        let odd: u32 = self.alone.iter().map(|alone| alone.div_ceil(2)).sum();
        let even = all - odd;
        format!(
            "{work}\nandi %r1, %r4, #{last}\nldi %r2, #{all}\nbar %r1, %r2
            andi %r1, %r3, #1\niszero @p2, %r1\nldi %r2, #{odd}\n@p2 ? ldi %r2, #{even}
            add %r1, %r1, %r4\naddi %r1, %r1, #1\nandi %r1, %r1, #{last}\nbar %r1, %r2"
        )
    }

    /// Warp 0 waits for the counts, and prints them; what the others need, and the data.
    fn end(&self, text: &mut String) {
        let count = self.warps * self.lanes;
        let (word, top) = (self.word_bytes, self.word_bits - 1);
        add(
            text,
            &format!(
                "ldi %r3, #1\njalis %r3, %r3, #0\nldi %r4, #{count}\nldi %r5, counts\nldi %r6, awaited
                print:\nld %r0, %r5, #0\nld %r1, %r6, #0\nsub %r1, %r1, %r0\nrtop @p0, %r1\n@p0 ? jmpi print
                ldi %r2, #1\nshli %r2, %r2, #{top}\nst %r0, %r2, #0
                addi %r5, %r5, #{word}\naddi %r6, %r6, #{word}\nsubi %r4, %r4, #1\nrtop @p0, %r4\n@p0 ? jmpi print
                halt
                handler:\nldi %r1, #3\nreti
                child:\nld %r2, %r5, #0\naddi %r2, %r2, #1\nst %r2, %r5, #0\nhalt
                rows:"
            ),
        );
        for (warp, alone) in (0..).zip(&self.alone) {
            let place = warp * self.lanes * word;
            add(text, &format!(".word {}\n.word {place}", alone + 1));
        }
        add(text, &format!("counts:\n.space {count}\nawaited:"));
        for (_, awaited) in self.outcomes() {
            add(text, &format!(".word {awaited}"));
        }
    }
}
