//! What the analysis of uniformity claims, put to the test: a probe behind each value that it takes to be the same in
//! all lanes that execute its instruction together, and in front of each branch and call that it takes to go one way.
//!
//! The probes come in before lanes part, so that they follow what they show through all that is done to the function.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::analysis::{FunctionUniformity, Uniformity};
use crate::ir::{
    BlockId, Body, Callee, Function, Instruction, Location, Module, Operand, Operation, Symbol, Terminator, Type,
    Value, TRUTH,
};
use crate::profile::show;

/// Something that is claimed to be the same in all lanes that execute it together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Its function.
    pub function: Symbol,
    /// Its source and line, from 1, if they are known.
    pub place: Option<(Arc<str>, u32)>,
    /// The value, as `--emit ir` shows it, and what it is.
    pub what: String,
}

/// Puts in the probes; gives the claims, by the numbers of their probes. Numbers of instructions in `uniformity` move
/// with them. `claimed`: values that are claimed whatever the analysis says; `left_out`: functions of which nothing is
/// claimed.
pub fn probe(
    module: &mut Module,
    uniformity: &mut Uniformity,
    claimed: &[(Symbol, Value)],
    left_out: impl Fn(usize) -> bool,
) -> Vec<Claim> {
    let word = module.layout.word();
    let bits = 8 * module.layout.pointer_bytes;
    let files = &module.files;
    let mut claims = Vec::new();
    let functions = module.functions.iter_mut().zip(&mut uniformity.functions);
    for (index, (function, known)) in functions.enumerate() {
        if left_out(index) {
            continue;
        }
        let Function { name, body: Some(body), .. } = function else {
            continue;
        };
        let mut add = |location: Option<Location>, what: String| {
            let place = location.filter(|at| at.line > 0);
            claims.push(Claim {
                function: name.clone(),
                place: place.and_then(|at| Some((files.get(at.file)?.clone(), at.line))),
                what,
            });
            claims.len() as u32 - 1
        };
        let claimed = claimed.iter().filter(|(function, _)| function == name);
        Claims {
            body,
            known,
            claimed: claimed.map(|(_, value)| *value).collect(),
            word: &word,
            bits,
            add: &mut add,
            done: Vec::new(),
        }
        .run();
    }
    claims
}

/// A function whose claims are found.
struct Claims<'a> {
    body: &'a mut Body,
    known: &'a mut FunctionUniformity,
    claimed: BTreeSet<Value>,
    word: &'a Type,
    bits: u32,
    /// Gives a claim its number.
    add: &'a mut dyn FnMut(Option<Location>, String) -> u32,
    /// The instructions of the block that is looked at.
    done: Vec<Instruction>,
}

impl Claims<'_> {
    fn run(&mut self) {
        let calls = std::mem::take(&mut self.known.calls);
        for id in self.body.order.clone() {
            let block = &mut self.body.blocks[id];
            let parameters = block.parameters.clone();
            let instructions = std::mem::take(&mut block.instructions);
            let first = instructions.first().and_then(|one| one.location);
            let end = block.end_location;
            for parameter in parameters {
                let what = format!("{parameter}, a parameter of {id}");
                self.value(parameter, first.or(end), what);
            }
            for (number, instruction) in instructions.into_iter().enumerate() {
                let parts = calls.contains(&(id, number));
                self.instruction(id, instruction, parts);
            }
            if let Terminator::Branch { condition, .. } = &self.body.blocks[id].end {
                if let (Some(value), false) = (condition.value(), self.known.branches.contains(&id)) {
                    self.show(value, end, format!("{value}, the condition at the end of {id}"));
                }
            }
            self.body.blocks[id].instructions = std::mem::take(&mut self.done);
        }
    }

    /// `parts`: it is a call by an address in which lanes may differ.
    fn instruction(&mut self, block: BlockId, instruction: Instruction, parts: bool) {
        let location = instruction.location;
        if let Operation::Call { callee: Callee::Indirect(Operand::Value(callee)), .. } = instruction.operation {
            if !parts {
                let what = format!("{callee}, the address of the function that is called");
                self.show(callee, location, what);
            }
        }
        let results = instruction.results.clone();
        let made = instruction.operation.to_string();
        if parts {
            self.known.calls.insert((block, self.done.len()));
        }
        self.done.push(instruction);
        for result in results {
            self.value(result, location, format!("{result} = {made}"));
        }
    }

    /// A value that has just been defined.
    fn value(&mut self, value: Value, location: Option<Location>, what: String) {
        if !self.known.differs(&value.into()) || self.claimed.contains(&value) {
            self.show(value, location, what);
        }
    }

    fn show(&mut self, value: Value, location: Option<Location>, what: String) {
        let kind = self.body.values[value].clone();
        let mut push = |results, operation| {
            let instruction = Instruction::new(results, operation, location);
            self.done.push(instruction);
        };
        if kind == TRUTH {
            let shown = self.body.value(self.word.clone());
            let number = (self.add)(location, what);
            let [choice, probe] = show(number, value.into(), shown, self.bits);
            push(vec![shown], choice);
            push(Vec::new(), probe);
        } else if kind == *self.word {
            let number = (self.add)(location, what);
            push(Vec::new(), Operation::Probe(number, value.into()));
        }
    }
}
