//! Moves that registers make needless: copies are read at their source, results go where they are moved to, results
//! without a reader are not computed.

use std::collections::HashMap;

use isa::{ExecutionUnit, Opcode, OperandKind};

use super::layout::{BlockCode, End};
use super::registers::{alive_at_end, alive_at_start, field, number, predicate, spill, Set};
use super::statement::{Code, Field, Special, Statement};

/// Times that everything is done: one step makes work for another.
const ROUNDS: usize = 2;

/// Removes what moves it can.
pub(super) fn remove(blocks: &mut [BlockCode], special: Special) {
    for round in 0..ROUNDS {
        if round == 0 {
            let alive = alive_at_start(blocks, special);
            blocks.iter_mut().for_each(|block| drop_guards(block, &alive));
        }
        blocks.iter_mut().for_each(|block| read_at_source(block, special));
        let alive = alive_at_start(blocks, special);
        for block in blocks.iter_mut() {
            let end = alive_at_end(block, &alive);
            write_at_destination(block, &end, special);
        }
        let alive = alive_at_start(blocks, special);
        for block in blocks.iter_mut() {
            let end = alive_at_end(block, &alive);
            drop_unread(block, end, special);
        }
    }
}

/// Statements before a branch that only the lanes that jump need may act in all lanes, if the others do not read the
/// result.
fn drop_guards(block: &mut BlockCode, alive: &[Set]) {
    let End::Branch { condition, otherwise, .. } = block.end else {
        return;
    };
    for statement in block.statements.iter_mut().rev() {
        if statement.guard != Some(condition) {
            return;
        }
        match statement.result() {
            Some(result) if result == predicate(condition) => return,
            Some(result) if is_pure(statement) && !alive[otherwise].has(result) => {
                statement.guard = None;
            }
            _ => {}
        }
    }
}

/// Nothing but its result shows that it has been done.
fn is_pure(statement: &Statement) -> bool {
    matches!(&statement.code, Code::Instruction(opcode, _)
        if matches!(opcode.unit(), ExecutionUnit::Alu | ExecutionUnit::Predicate | ExecutionUnit::Multiply | ExecutionUnit::Float))
}

/// What reads a copy reads its source.
fn read_at_source(block: &mut BlockCode, special: Special) {
    let mut source_of: HashMap<u32, u32> = HashMap::new();
    for statement in &mut block.statements {
        replace_reads(statement, &source_of);
        let effects = statement.effects(special);
        source_of.retain(|copy, source| !effects.changes.has(*copy) && !effects.changes.has(*source));
        if let Some((from, to)) = statement.moved() {
            if from != to {
                source_of.insert(to, from);
            }
        }
    }
    if let End::Branch { condition, .. } = &mut block.end {
        if let Some(source) = source_of.get(&predicate(*condition)) {
            *condition = source - predicate(0);
        }
    }
    block.statements.retain(|statement| !statement.is_idle());
}

fn replace_reads(statement: &mut Statement, source_of: &HashMap<u32, u32>) {
    if let Some(guard) = &mut statement.guard {
        if let Some(source) = source_of.get(&predicate(*guard)) {
            *guard = source - predicate(0);
        }
    }
    let Code::Instruction(opcode, fields) = &mut statement.code else {
        return;
    };
    for (kind, operand) in opcode.class().operands().iter().zip(fields) {
        if matches!(kind, OperandKind::SourceGpr | OperandKind::SourcePredicate) {
            if let Some(source) = number(operand).and_then(|register| source_of.get(&register)) {
                *operand = field(*source);
            }
        }
    }
}

/// What is computed and then moved is computed where it is moved to.
fn write_at_destination(block: &mut BlockCode, end: &Set, special: Special) {
    let mut alive = *end;
    let mut index = block.statements.len();
    while index > 0 {
        index -= 1;
        let effects = block.statements[index].effects(special);
        if let Some((from, to)) = block.statements[index].moved() {
            if from != to && !alive.has(from) {
                if let Some(start) = computed_at(&block.statements[..index], from, to, special) {
                    for statement in &mut block.statements[start + 1..index] {
                        rename(statement, from, to, Occurrences::All);
                    }
                    rename(&mut block.statements[start], from, to, Occurrences::Written);
                    block.statements.remove(index);
                    continue;
                }
            }
        }
        alive.without(&effects.replaces);
        alive.join(&effects.reads);
    }
}

/// The last statement that gives `from` a value in all lanes, if nothing behind it looks at `to`.
fn computed_at(statements: &[Statement], from: u32, to: u32, special: Special) -> Option<usize> {
    for (index, statement) in statements.iter().enumerate().rev() {
        let effects = statement.effects(special);
        if statement.guard.is_none() && statement.result() == Some(from) {
            // The result of a call has a register of its own.
            let calls = statement.moved().is_none() && effects.changes.has(to);
            let fixed = calls || is_call(statement) || reads_destination(statement);
            return (!fixed).then_some(index);
        }
        if effects.changes.has(to) || effects.reads.has(to) || is_call(statement) {
            return None;
        }
    }
    None
}

/// Whether its result has to be in the register of an operand.
fn reads_destination(statement: &Statement) -> bool {
    matches!(&statement.code, Code::Instruction(opcode, _) if opcode.reads_destination())
}

fn is_call(statement: &Statement) -> bool {
    match &statement.code {
        Code::Instruction(opcode, _) => opcode.info().divergence_checked,
        Code::Text(_) => true,
    }
}

/// Where a statement names a register.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Occurrences {
    /// Where it is written and where it is read.
    All,
    /// Only where it is written.
    Written,
}

/// Puts one register in the place of another.
fn rename(statement: &mut Statement, from: u32, to: u32, places: Occurrences) {
    let reads = places == Occurrences::All;
    if reads && statement.guard.map(predicate) == Some(from) {
        statement.guard = Some(to - predicate(0));
    }
    let Code::Instruction(opcode, fields) = &mut statement.code else {
        return;
    };
    let votes = *opcode == Opcode::Hwid && reads;
    for (kind, operand) in opcode.class().operands().iter().zip(fields) {
        // A vote names its predicate register by a number.
        if votes && *operand == Field::Number(super::FIRST_VOTE + i64::from(from) - i64::from(predicate(0))) {
            *operand = Field::Number(super::FIRST_VOTE + i64::from(to) - i64::from(predicate(0)));
            continue;
        }
        let written = matches!(kind, OperandKind::DestinationGpr | OperandKind::DestinationPredicate);
        if (written || reads) && number(operand) == Some(from) {
            *operand = field(to);
        }
    }
}

/// Drops statements whose results are not read.
fn drop_unread(block: &mut BlockCode, end: Set, special: Special) {
    let mut alive = end;
    let mut kept = Vec::with_capacity(block.statements.len());
    while let Some(statement) = block.statements.pop() {
        let unread = statement.result().is_some_and(|result| !alive.has(result));
        let stored = spill(&statement).filter(|(_, stores)| *stores);
        let unloaded = stored.is_some_and(|(spill, _)| !alive.has(spill));
        let spilled = spill(&statement).is_some();
        if unloaded || unread && (spilled || is_pure(&statement)) {
            continue;
        }
        let effects = statement.effects(special);
        alive.without(&effects.replaces);
        alive.join(&effects.reads);
        kept.push(statement);
    }
    kept.reverse();
    block.statements = kept;
}
