//! A random program for a configuration.
//!
//! Programs end because of how they are made. Jumps lead forward but for loops that count down. Blocks change no
//! registers that this rests on. They change code only in functions that may hold any of the instructions that they
//! store. A handler returns, or goes on with the next block, and pays for it from the warp's fuel, as does every return
//! that no interrupt has called for. Whatever faults, masks and pages do to a program on its way, it can at worst stop
//! warps, or leave some waiting for ever.

mod among_cores;
mod code;
mod crowds;
mod extension;
mod floats;
mod handlers;
mod memory;
mod mixed;
mod parting;
mod scratchpad;
mod shapes;
mod straight;
mod system;
mod towers;
mod waits;
mod wild;

pub(super) use self::memory::data_address;

use isa::{CoreConfig, Instruction, Opcode, PredicateRegister, SystemConfig};

use super::random::Random;
use super::render::block_words;
use super::tree::{Block, Node, Patched, Program, Reserved, Step};

/// Nested constructs within a block.
const NESTING_MAX: u32 = 3;
/// In how many of a hundred programs the larger of two numbers of warps is taken.
const MANY_WARPS: u64 = 60;
/// How many of a hundred blocks have a tower.
const TOWERS: u64 = 35;
/// How many of a hundred nodes of a core with floats have operands at the edges.
const FLOATS: u64 = 12;
/// How many of a hundred nodes access a page that answers in part, of a core that translates.
const PAGES_IN_PART: u64 = 3;
/// How many of a hundred nodes spawn while others return, where new warps may come.
const SPAWNS_BESIDE_RETURNS: u64 = 3;
/// Words that start and handlers take at most.
const PREAMBLE_WORDS: u64 = 420;

/// The program of that number for a core, or for all cores of a cluster.
pub fn program(machine: &SystemConfig, seed: u64, number: u64) -> Program {
    let config = &machine.core;
    let arch = config.arch;
    let gprs = arch.gprs() as u8;
    let reserved = Reserved { recovery: gprs - 1, counter: gprs - 2, inner_counter: (gprs >= 7).then(|| gprs - 3) };
    let mut generator = Generator::new(config, reserved, seed, number);
    generator.meet_other_cores(machine.cores());
    let mut program = Program {
        arch,
        reserved,
        translates: config.tlb_entries > 0,
        has_regions: config.divergence.has_split_and_join(),
        handlers: generator.handlers(),
        fuel: generator.random.one(&[6, 10, 16, 24]),
        entries: Vec::new(),
        patched: generator.patched.clone(),
        start: Vec::new(),
        blocks: Vec::new(),
    };
    generator.blocks(&mut program);
    program.entries = generator.entries();
    program.start = generator.start(program.handlers.len());
    program
}

/// What the generator knows while it draws.
struct Generator<'a> {
    config: &'a CoreConfig,
    random: Random,
    /// What barriers between cores are drawn from: other draws do not depend on whether there are any.
    crossings: Random,
    reserved: Reserved,
    /// Warps that run through the blocks from the first on.
    warps: u32,
    /// How often, of a hundred nodes, one does what mostly raises an interrupt.
    wildness: u64,
    /// Handlers to choose from.
    handlers: usize,
    /// Functions that are changed.
    patched: Vec<Patched>,
    /// Blocks in all, and the one that is drawn.
    blocks: usize,
    block: usize,
    /// The last block that all warps must reach; later ones may be entered by new warps.
    last_meeting: usize,
    /// Loops around what is drawn.
    loops: u32,
    /// The cores that run the program.
    cores: u32,
    /// How often, of a hundred nodes, one has to do with other cores.
    sharing: u64,
    /// A register that must not be written where this is drawn: a return address.
    kept: Option<u8>,
}

impl<'a> Generator<'a> {
    fn new(config: &'a CoreConfig, reserved: Reserved, seed: u64, number: u64) -> Self {
        let random = Random::new(seed, &[1, number]);
        let warps = warps(&random, &Random::new(seed, &[4, number]), config);
        let wildness = random.one(&[0, 1, 3, 6, 12]);
        let handlers = 1 + random.below(2) as usize;
        let mut generator = Generator {
            config,
            random,
            crossings: Random::new(seed, &[3, number]),
            reserved,
            warps,
            wildness,
            handlers,
            patched: Vec::new(),
            blocks: 0,
            block: 0,
            last_meeting: 0,
            loops: 0,
            cores: 1,
            sharing: 0,
            kept: None,
        };
        generator.patched = generator.patched_functions();
        generator
    }

    fn blocks(&mut self, program: &mut Program) {
        self.blocks = 4 + self.random.below(24) as usize;
        // Warps that die leave the others waiting at barriers, and the rest of the program unused.
        let meetings = if self.wildness > 3 { 3 } else { 15 };
        let meetings: Vec<bool> =
            (0..self.blocks).map(|_| self.config.barriers > 0 && self.random.percent(meetings)).collect();
        self.last_meeting = meetings.iter().rposition(|&meets| meets).unwrap_or(0);
        let mut words = PREAMBLE_WORDS;
        for (number, meets) in meetings.into_iter().enumerate() {
            self.block = number;
            let mut block = match (number, meets) {
                (0, _) => self.first_block(),
                (_, true) => self.meeting(),
                (last, false) if last + 1 == self.blocks && self.random.percent(25) => self.polling_block(),
                (_, false) => self.ordinary_block(),
            };
            // An empty block is one word, and there must be room for all that are still to come.
            let rest = (self.blocks - number) as u64;
            let room = self.words_max().saturating_sub(words + rest);
            let mut own = block_words(program, &block) as u64;
            if own > room {
                block.landing.clear();
                block.nodes.clear();
                own = block_words(program, &block) as u64;
            }
            words += own;
            program.blocks.push(block);
        }
    }

    /// A program ends before its data begin, and its labels fit into `ldi`.
    fn words_max(&self) -> u64 {
        let word_bytes = u64::from(self.config.arch.word_bytes());
        let range = self.config.arch.immediate_range(isa::OperandClass::TwoImm).expect("ldi has an immediate");
        self.data_address().min(*range.end() as u64) / word_bytes
    }

    fn ordinary_block(&mut self) -> Block {
        let landing = if self.random.percent(self.landings_with_lanes()) { vec![self.lanes()] } else { Vec::new() };
        let count = 2 + self.random.below(7);
        let mut nodes: Vec<Node> = (0..count).map(|_| self.node(0)).collect();
        if self.random.percent(TOWERS) {
            let place = self.random.below(count) as usize;
            nodes.splice(place..=place, self.tower());
        }
        if self.random.percent(self.crowds()) {
            nodes.extend(self.crowd());
        }
        Block { landing, must_be_done: false, nodes }
    }

    /// Every lane gets values of its own, and predicates of all kinds.
    fn first_block(&mut self) -> Block {
        let mut nodes = vec![self.lanes()];
        nodes.extend(self.seed_registers());
        Block { landing: Vec::new(), must_be_done: false, nodes }
    }

    fn node(&mut self, nesting: u32) -> Node {
        if self.random.percent(self.wildness) {
            return self.wild();
        }
        if self.cores > 1 && self.random.percent(self.sharing) {
            return self.among_cores(nesting);
        }
        if self.config.rings() && self.crossings.percent(4) {
            return self.ring();
        }
        if self.has_crossings_beside_handlers() && self.crossings.percent(8) {
            return self.crossing_beside_a_handler();
        }
        if self.config.extension && self.random.percent(15) {
            return self.extended();
        }
        if self.config.custom_unit.is_some() && self.random.percent(20) {
            return self.own_instructions();
        }
        if self.config.float && self.random.percent(FLOATS) {
            return self.floats();
        }
        if self.has_pages_in_part() && self.random.percent(PAGES_IN_PART) {
            return self.access_to_part_of_a_page();
        }
        if self.may_spawn_beside_returns() && self.random.percent(SPAWNS_BESIDE_RETURNS) {
            return self.spawns_beside_returns();
        }
        if self.config.scoreboard && self.random.percent(4) {
            return self.awaited();
        }
        if self.config.jump_prediction && self.random.percent(2) {
            return self.unlearned_loop();
        }
        let is_shallow = nesting < NESTING_MAX;
        match self.random.below(100) {
            0..=21 => self.straight(),
            22..=31 => self.predicates(),
            32..=44 => self.access(),
            45..=48 => self.mixed_access(),
            49..=50 => self.change_code(),
            51..=52 => self.call_changed(),
            53..=57 => self.arithmetic(),
            58..=69 if is_shallow => self.parting(nesting),
            70..=77 if is_shallow => self.counted_loop(nesting),
            78..=79 if is_shallow => self.by_warp(nesting),
            80..=84 if is_shallow => self.over(nesting),
            85..=87 if self.kept.is_none() => self.call(),
            88..=90 => self.clone_lane(),
            91..=92 if self.may_change_lanes(nesting) => self.lanes(),
            93..=95 => self.system(),
            96 => self.spawn(),
            97 if self.loops == 0 => self.poll(),
            _ => self.console(),
        }
    }

    fn some_nodes(&mut self, nesting: u32, count_max: u64) -> Vec<Node> {
        let count = self.random.below(count_max + 1);
        (0..count).map(|_| self.node(nesting)).collect()
    }

    /// A register to write: mostly one of the first few, so that instructions depend on one another.
    fn target(&mut self) -> u8 {
        let free = self.reserved.inner_counter.unwrap_or(self.reserved.counter);
        let few = if self.random.percent(85) { 6 } else { free };
        loop {
            let register = self.random.below(free.min(few).into()) as u8;
            if self.kept != Some(register) {
                return register;
            }
        }
    }

    /// Two registers to write that are not the same.
    fn two_targets(&mut self) -> Option<(u8, u8)> {
        let first = self.target();
        (0..16).map(|_| self.target()).find(|&second| second != first).map(|second| (first, second))
    }

    /// A register to read.
    fn source(&mut self) -> u8 {
        if self.random.percent(95) {
            self.target()
        } else {
            self.random.below(self.config.arch.gprs().into()) as u8
        }
    }

    fn predicate(&mut self) -> u8 {
        let preds = u64::from(self.config.arch.preds());
        let few = if self.random.percent(85) { 4 } else { preds };
        self.random.below(preds.min(few)) as u8
    }

    /// A guard in so many cases of a hundred.
    fn guard(&mut self, chance: u64) -> Option<u8> {
        self.random.percent(chance).then(|| self.predicate())
    }

    /// An immediate that fits the opcode's field: small ones, ones at the field's ends, any.
    fn immediate(&mut self, opcode: Opcode) -> i64 {
        let Some(range) = self.config.arch.immediate_range(opcode.class()) else {
            return 0;
        };
        let (low, high) = (*range.start(), *range.end());
        match self.random.below(10) {
            0 => low,
            1 => high,
            2 | 3 => (self.random.any() as i64).clamp(low, high),
            _ => (self.random.below(40) as i64 - 12).clamp(low, high),
        }
    }
}

/// How many warps run through the blocks: with many of them, one is ready in most cycles. `others` decides how many
/// more there are, so that no other draw depends on it.
fn warps(random: &Random, others: &Random, config: &CoreConfig) -> u32 {
    let drawn = |random: &Random| 1 + random.below(u64::from(config.arch.warps())) as u32;
    let (one, other) = (drawn(random), drawn(others));
    match others.percent(MANY_WARPS) {
        true => one.max(other),
        false => one,
    }
}

/// An instruction, guarded or not.
fn instruction(opcode: Opcode, registers: [u8; 3], immediate: i64, guard: Option<u8>) -> Step {
    let guard = guard.map(PredicateRegister);
    Step::Instruction(Instruction::new(opcode, registers, immediate).guarded(guard))
}
