//! Calls: by a distance in the instruction, or by an address in a register where the called function is too far for
//! that.

use std::collections::HashMap;

use isa::{encoded_length_bytes, ArchId, Opcode, OperandClass};

use super::constants;
use super::layout::Line;
use super::names::Names;
use super::statement::{Code, Field, Special, Statement};
use crate::ir::{Module, Symbol};

/// What the run time takes in front of a program and behind it, at most: its code and its data.
const RUN_TIME_BYTES: u64 = 8192;

/// Replaces the calls that may not reach. `functions`: each function's number in the module, and its lines, in the
/// order in which the image will have them.
pub(super) fn reach(
    functions: &mut [(usize, Vec<Line>)],
    module: &Module,
    arch: &ArchId,
    names: &Names,
    special: Special,
) {
    let range = arch.immediate_range(OperandClass::TwoImm);
    let reach = range.map_or(0, |range| *range.end()).cast_unsigned();
    let calls = Calls { arch, names, scratch: special.scratch };
    let mut begins = HashMap::new();
    let mut end = 0;
    for (number, lines) in functions.iter() {
        begins.insert(module.functions[*number].name.clone(), end);
        end += lines.iter().map(|line| calls.bytes_max(line)).sum::<u64>();
    }
    let data = module.globals.iter().map(|global| global.size);
    let whole = data.fold(end + RUN_TIME_BYTES, u64::saturating_add);
    if whole <= reach {
        return;
    }
    let mut here = 0;
    for (_, lines) in functions.iter_mut() {
        let mut longer = Vec::with_capacity(lines.len());
        for line in lines.drain(..) {
            let next = here + calls.bytes_max(&line);
            // The place of a function that is elsewhere is not known.
            let distance = |callee: &Symbol| match begins.get(callee) {
                Some(&begin) => next.abs_diff(begin).max(here.abs_diff(begin)),
                None => whole,
            };
            match called(&line) {
                Some(callee) if distance(callee) > reach => {
                    let callee = callee.clone();
                    longer.extend(calls.by_register(line, &callee));
                }
                _ => longer.push(line),
            }
            here = next;
        }
        *lines = longer;
    }
}

/// The function that a line calls by its name.
fn called(line: &Line) -> Option<&Symbol> {
    match line {
        Line::Statement(Statement { code: Code::Instruction(Opcode::Jali, fields), .. }) => match fields.as_slice() {
            [_, Field::Symbol(symbol, 0)] => Some(symbol),
            _ => None,
        },
        _ => None,
    }
}

struct Calls<'a> {
    arch: &'a ArchId,
    names: &'a Names,
    /// The register that holds nothing between instructions of the program.
    scratch: u32,
}

impl Calls<'_> {
    /// Puts the address into a register, and calls that.
    fn by_register(&self, call: Line, callee: &Symbol) -> Vec<Line> {
        let Line::Statement(call) = call else {
            return vec![call];
        };
        let mut statements = constants::address(self.arch, self.scratch, callee, 0, self.names);
        if let Code::Instruction(_, mut fields) = call.code {
            fields[1] = Field::Register(self.scratch);
            statements.push(Statement::new(Opcode::Jalr, fields).guarded(call.guard));
        }
        let located = statements.into_iter().map(|statement| Statement { location: call.location, ..statement });
        located.map(Line::Statement).collect()
    }

    /// The most bytes that a line becomes. Inline assembly gets a word for each character, more than it can need.
    fn bytes_max(&self, line: &Line) -> u64 {
        let bytes = |code: &Code| match code {
            Code::Instruction(opcode, _) => encoded_length_bytes(self.arch, *opcode),
            Code::Text(text) => text.len() * self.arch.word_bytes() as usize,
        };
        let Line::Statement(statement) = line else {
            return 0;
        };
        let own = bytes(&statement.code) as u64;
        let Some(callee) = called(line) else {
            return own;
        };
        let far = self.by_register(line.clone(), callee);
        let far = far.iter().map(|line| match line {
            Line::Statement(statement) => bytes(&statement.code) as u64,
            Line::Label(_) => 0,
        });
        own.max(far.sum())
    }
}
