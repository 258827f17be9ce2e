//! Words made simpler, one after another: without guards, of register 0, with the immediate 0 or 1, without references,
//! loads of constants in place of other instructions.

use isa::{ArchId, Instruction, Opcode};

use super::super::code::{with_immediate, Content, Line};
use super::super::{Shrinker, Subject};
use super::words::with_lines;

/// Simplifies every word for as long as that goes.
pub(super) fn operands(shrinker: &mut Shrinker<'_>) {
    let mut index = 0;
    while index < shrinker.best().code.lines().len() && !shrinker.is_late() {
        let candidates = candidates(shrinker.best(), index);
        if !shrinker.takes_one_of(candidates) {
            index += 1;
        }
    }
}

/// The subject with a simpler word in that place. Each has fewer of: reference, guard, registers that are not 0, other
/// constants than 0 and 1, opcodes other than `ldi`.
fn candidates(subject: &Subject, index: usize) -> Vec<Subject> {
    let line = subject.code.lines()[index];
    let arch = &subject.config.arch;
    let value = subject.code.target_value(arch, index);
    let simpler = match line.content {
        Content::Data(word) => data(line, word, value),
        Content::Instruction(instruction) => instructions(arch, line, &instruction, value),
    };
    let simpler = simpler.into_iter().map(|line| {
        let mut lines = subject.code.lines().to_vec();
        lines[index] = line;
        with_lines(subject, lines)
    });
    simpler.collect()
}

fn data(line: Line, word: u64, value: Option<i64>) -> Vec<Line> {
    let words = match value {
        Some(value) => vec![0, 1, value as u64],
        None if word > 1 => vec![0, 1],
        None => Vec::new(),
    };
    let lines = words.into_iter().map(|word| line.with(Content::Data(word)));
    lines.collect()
}

fn instructions(arch: &ArchId, line: Line, instruction: &Instruction, value: Option<i64>) -> Vec<Line> {
    let mut simpler = Vec::new();
    if instruction.opcode() != Opcode::Ldi {
        if let Some(target) = instruction.destination_gpr() {
            let constants = [0, 1].map(|value| Instruction::new(Opcode::Ldi, [target.0; 3], value));
            simpler.extend(constants.map(|one| line.with(Content::Instruction(one))));
        }
    }
    if instruction.predicate().is_some() {
        simpler.push(line.with_instruction(instruction.guarded(None)));
    }
    let registers = instruction.registers();
    for place in (0..registers.len()).filter(|&place| registers[place] != 0) {
        let mut fewer = registers;
        fewer[place] = 0;
        let changed = Instruction::new(instruction.opcode(), fewer, instruction.immediate());
        simpler.push(line.with_instruction(changed.guarded(instruction.predicate())));
    }
    let immediates = match (value, instruction.immediate()) {
        (Some(value), _) => vec![0, 1, value],
        (None, 0 | 1) => Vec::new(),
        (None, _) => vec![0, 1, i64::from(arch.word_bytes())],
    };
    let immediates = immediates
        .into_iter()
        .filter(|&immediate| value.is_some() || immediate != instruction.immediate())
        .map(|immediate| with_immediate(instruction, immediate));
    simpler.extend(immediates.map(|one| line.with(Content::Instruction(one))));
    simpler
}
