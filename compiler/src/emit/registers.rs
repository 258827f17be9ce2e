//! What statements read and write, and which registers are alive where.

use isa::{Opcode, OperandKind};

use super::layout::{BlockCode, End};
use super::statement::{Code, Field, Special, Statement};
use crate::analysis::calls::keeps_one_register;
use crate::select::ARGUMENT_REGISTERS;

/// Predicate registers come behind the others in sets.
const PREDICATES: u32 = 256;
/// Spilled values come behind them; those far up in a large frame are not looked at.
const SPILLS: u32 = 512;
const WORDS: usize = 16;

/// A set of registers and predicate registers.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Set([u64; WORDS]);

impl Set {
    pub fn add(&mut self, register: u32) {
        self.0[register as usize / 64] |= 1 << (register % 64);
    }

    pub fn has(&self, register: u32) -> bool {
        self.0[register as usize / 64] >> (register % 64) & 1 == 1
    }

    pub fn join(&mut self, other: &Set) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word |= other;
        }
    }

    pub fn without(&mut self, other: &Set) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word &= !other;
        }
    }

    fn all() -> Self {
        Self([u64::MAX; WORDS])
    }

    pub fn of(registers: impl Iterator<Item = u32>) -> Self {
        let mut set = Self::default();
        registers.for_each(|register| set.add(register));
        set
    }

    fn predicates() -> Self {
        Self::of(PREDICATES..2 * PREDICATES)
    }
}

/// The number in sets of the spilled value that a statement loads or stores, and whether it stores.
pub(super) fn spill(statement: &Statement) -> Option<(u32, bool)> {
    match &statement.code {
        Code::Instruction(opcode, fields) => match fields.as_slice() {
            [_, _, Field::Spill(offset)] => {
                let number = u32::try_from(*offset).ok()?.checked_add(SPILLS)?;
                (number < WORDS as u32 * 64).then_some((number, *opcode == Opcode::St))
            }
            _ => None,
        },
        Code::Text(_) => None,
    }
}

/// The number of an operand in sets, if it is a register.
pub(super) fn number(field: &Field) -> Option<u32> {
    match field {
        Field::Register(number) => Some(*number),
        Field::Predicate(number) => Some(PREDICATES + number),
        _ => None,
    }
}

/// The operand of a number in sets.
pub(super) fn field(number: u32) -> Field {
    if number >= PREDICATES {
        Field::Predicate(number - PREDICATES)
    } else {
        Field::Register(number)
    }
}

/// The number of a predicate register in sets.
pub(super) fn predicate(number: u32) -> u32 {
    PREDICATES + number
}

/// What a statement does to registers.
pub(super) struct Effects {
    /// What it reads; what a guarded one leaves as it was in some lanes, too.
    pub reads: Set,
    /// What holds something else afterwards.
    pub changes: Set,
    /// What holds nothing of what it held before, in any lane.
    pub replaces: Set,
}

impl Statement {
    /// The register that it gives a value, by its number in sets.
    pub fn result(&self) -> Option<u32> {
        match &self.code {
            Code::Instruction(opcode, fields) if opcode.info().writes_gpr() || opcode.info().writes_predicate() => {
                fields.first().and_then(number)
            }
            _ => None,
        }
    }

    /// Source and destination, if it moves one register to another in all lanes.
    pub fn moved(&self) -> Option<(u32, u32)> {
        let Code::Instruction(opcode, fields) = &self.code else {
            return None;
        };
        match (opcode, fields.as_slice()) {
            (Opcode::Ori, [to, from, Field::Number(0)]) => Some((number(from)?, number(to)?)),
            (Opcode::Orp, [to, a, b]) if a == b => Some((number(a)?, number(to)?)),
            _ => None,
        }
        .filter(|_| self.guard.is_none())
    }

    /// Whether it leaves everything as it was.
    pub fn is_idle(&self) -> bool {
        let everywhere = Self { guard: None, ..self.clone() };
        everywhere.moved().is_some_and(|(from, to)| from == to)
    }

    /// The registers that its operands name and that it reads.
    pub fn sources(&self) -> Set {
        let Code::Instruction(opcode, fields) = &self.code else {
            return Set::default();
        };
        let operands = opcode.class().operands().iter().zip(fields);
        Set::of(operands.filter_map(|(kind, field)| match kind {
            OperandKind::SourceGpr | OperandKind::SourcePredicate => number(field),
            OperandKind::DestinationGpr if opcode.reads_destination() => number(field),
            _ => None,
        }))
    }

    /// What it does to registers.
    pub fn effects(&self, special: Special) -> Effects {
        let Code::Instruction(opcode, fields) = &self.code else {
            let mut all = Set::all();
            all.without(&Set::of(SPILLS..WORDS as u32 * 64));
            return Effects { reads: all, changes: all, replaces: Set::default() };
        };
        let mut effects = Effects { reads: self.sources(), changes: Set::default(), replaces: Set::default() };
        if let (Opcode::Hwid, [_, Field::Number(selector)]) = (opcode, fields.as_slice()) {
            if let Ok(register) = u32::try_from(selector - super::FIRST_VOTE) {
                effects.reads.add(predicate(register));
            }
        }
        if let Some(result) = self.result() {
            effects.changes.add(result);
        }
        match spill(self) {
            Some((number, true)) => effects.changes.add(number),
            Some((number, false)) => effects.reads.add(number),
            None => {}
        }
        self.jump_effects(*opcode, special, &mut effects);
        match self.guard {
            None => effects.replaces = effects.changes,
            Some(guard) => {
                effects.reads.add(predicate(guard));
                let kept = effects.changes;
                effects.reads.join(&kept);
            }
        }
        effects
    }

    /// Whether it is a call that keeps one register alone.
    fn launches(&self) -> bool {
        matches!(&self.code, Code::Instruction(_, fields)
            if fields.iter().any(|field| matches!(field, Field::Symbol(name, 0) if keeps_one_register(name))))
    }

    /// Calls read and change what the calling convention says; a return reads what the caller wants.
    fn jump_effects(&self, opcode: Opcode, special: Special, effects: &mut Effects) {
        match opcode {
            Opcode::Jali | Opcode::Jalr => {
                let mut shared = Set::of(0..ARGUMENT_REGISTERS as u32);
                shared.join(&Set::predicates());
                effects.reads.join(&shared);
                effects.reads.add(special.stack_pointer);
                effects.changes.join(&shared);
                effects.changes.add(special.scratch);
                if self.launches() {
                    let kernels = ARGUMENT_REGISTERS as u32 + 1..special.scratch;
                    effects.changes.join(&Set::of(kernels));
                }
            }
            // Beside the results a truth value is one; the others that calls change are nobody's.
            Opcode::Jmpr => {
                let mut nobodys = Set::of(special.results..ARGUMENT_REGISTERS as u32);
                nobodys.join(&Set::of(predicate(1)..2 * PREDICATES));
                nobodys.join(&Set::of(SPILLS..WORDS as u32 * 64));
                effects.reads = Set::all();
                effects.reads.without(&nobodys);
            }
            _ => {}
        }
    }
}

/// Registers that are alive at the start of each block.
pub(super) fn alive_at_start(blocks: &[BlockCode], special: Special) -> Vec<Set> {
    let effects: Vec<(Set, Set)> = blocks.iter().map(|block| summary(block, special)).collect();
    let mut alive = vec![Set::default(); blocks.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for block in (0..blocks.len()).rev() {
            let mut set = alive_at_end(&blocks[block], &alive);
            set.without(&effects[block].1);
            set.join(&effects[block].0);
            changed |= alive[block] != set;
            alive[block] = set;
        }
    }
    alive
}

/// Registers that are alive behind the last statement of a block, before its end.
pub(super) fn alive_at_end(block: &BlockCode, alive: &[Set]) -> Set {
    let mut set = Set::default();
    match block.end {
        End::Stop => {}
        End::Jump(target) => set = alive[target],
        End::Branch { condition, taken, otherwise, .. } => {
            set = alive[taken];
            set.join(&alive[otherwise]);
            set.add(predicate(condition));
        }
    }
    set
}

/// What a block reads before it replaces it, and what it replaces.
fn summary(block: &BlockCode, special: Special) -> (Set, Set) {
    let (mut reads, mut replaces) = (Set::default(), Set::default());
    for statement in block.statements.iter().rev() {
        let effects = statement.effects(special);
        reads.without(&effects.replaces);
        reads.join(&effects.reads);
        replaces.join(&effects.replaces);
    }
    (reads, replaces)
}
