//! `__harp_alone()`: whether one lane alone runs, as it does between launches. The answer is a constant in most
//! functions, and what depends on it goes. So `putchar` in such functions costs a store.

use std::collections::BTreeSet;

use crate::analysis::CallGraph;
use crate::diverge::remove_unreached;
use crate::ir::{
    Body, Callee, Condition, Constant, Conversion, Instruction, Module, Operand, Operation, Symbol, Terminator, Type,
    Value,
};

/// The function that the library calls.
pub const ALONE: &str = "__harp_alone";
/// What the run time remembers of a launch, and which of its words is 0 while none runs.
const LAUNCH_STATE: (&str, u32) = ("__harp_launch_state", 4);

/// A store to it prints a byte (`stdio.h`). Clang compiles `putchar` into its callers as if that were all.
pub const PRINTED: &str = "__harp_printed";
/// The function that prints a byte in turns.
pub const PRINT: &str = "__harp_putchar";

/// Makes stores to [`PRINTED`] what they are: in functions that one lane alone executes, stores to the console's word;
/// in others, calls.
pub fn print(module: &mut Module, launches: bool, outside: &BTreeSet<Symbol>) {
    let graph = CallGraph::of(module, outside);
    let bits = 8 * module.layout.pointer_bytes;
    for (index, function) in module.functions.iter_mut().enumerate() {
        let Some(body) = function.body.as_mut().filter(|body| body.instructions().any(prints)) else {
            continue;
        };
        let in_turns = launches && graph.many_lanes.contains(&index);
        let console = body.value(Type::Pointer);
        let entry = body.entry();
        for block in &mut body.blocks {
            for instruction in block.instructions.iter_mut().filter(|one| prints(one)) {
                let Operation::Store { value, address, .. } = &mut instruction.operation else {
                    continue;
                };
                if in_turns {
                    let arguments = vec![value.clone()];
                    instruction.operation = Operation::call(Callee::Direct(PRINT.into()), arguments);
                } else {
                    *address = console.into();
                }
            }
        }
        if !in_turns {
            let word = Operand::integer(bits, 1 << (bits - 1));
            let word = Operation::Convert(Conversion::Bits, word);
            body.blocks[entry].instructions.insert(0, Instruction::new(vec![console], word, None));
        }
    }
}

fn prints(instruction: &Instruction) -> bool {
    let address = match &instruction.operation {
        Operation::Store { address, .. } => address.symbol(),
        _ => None,
    };
    address.is_some_and(|name| &**name == PRINTED)
}

/// What is known of a function.
#[derive(Clone, Copy)]
enum Answer {
    Always(bool),
    Depends,
}

/// Answers each call of a read program. `launches`: it has launches; `outside`: functions that assembly refers to.
pub fn answer(module: &mut Module, launches: bool, outside: &BTreeSet<Symbol>) {
    let graph = CallGraph::of(module, outside);
    let begins = [Symbol::from("main")];
    let begins: Vec<usize> = begins.iter().chain(outside).filter_map(|name| graph.index(name)).collect();
    let without_launch = graph.reached_from(begins.iter());
    let word_bytes = module.layout.pointer_bytes;
    for (index, function) in module.functions.iter_mut().enumerate() {
        let Some(body) = function.body.as_mut().filter(|body| body.instructions().any(asks)) else {
            continue;
        };
        let answer = match (launches && graph.many_lanes.contains(&index), without_launch.contains(&index)) {
            (false, _) => Answer::Always(true),
            (true, false) => Answer::Always(false),
            (true, true) => Answer::Depends,
        };
        match answer {
            Answer::Always(truth) => replace(body, truth),
            Answer::Depends => look(body, word_bytes),
        }
    }
}

fn asks(instruction: &Instruction) -> bool {
    instruction.operation.called().is_some_and(|name| &**name == ALONE)
}

/// Puts the constant in place of the calls; branches by it become jumps.
fn replace(body: &mut Body, truth: bool) {
    let mut answers: BTreeSet<Value> = BTreeSet::new();
    for block in &mut body.blocks {
        let (calls, others) = std::mem::take(&mut block.instructions).into_iter().partition(asks);
        block.instructions = others;
        let calls: Vec<Instruction> = calls;
        answers.extend(calls.into_iter().flat_map(|call| call.results));
    }
    for operand in body.operands_mut() {
        if operand.value().is_some_and(|value| answers.contains(&value)) {
            *operand = Operand::truth(truth);
        }
    }
    for block in &mut body.blocks {
        let Terminator::Branch { condition, taken, otherwise, .. } = &block.end else {
            continue;
        };
        let to = match () {
            () if *condition == Operand::truth(true) => taken,
            () if *condition == Operand::truth(false) => otherwise,
            () => continue,
        };
        block.end = Terminator::Jump(to.clone());
    }
    remove_unreached(body);
}

/// Puts a look at what the run time remembers in place of the calls.
fn look(body: &mut Body, word_bytes: u32) {
    let (symbol, number) = LAUNCH_STATE;
    for id in body.blocks.keys().collect::<Vec<_>>() {
        let before = std::mem::take(&mut body.blocks[id].instructions);
        let mut instructions = Vec::with_capacity(before.len());
        for instruction in before {
            if !asks(&instruction) {
                instructions.push(instruction);
                continue;
            }
            let address = Constant::Address { symbol: symbol.into(), addend: i64::from(number * word_bytes) };
            let load = Operation::Load {
                address: Operand::Constant(address),
                offset: 0,
                volatile: false,
                alignment: word_bytes.into(),
                reach: crate::ir::Reach::Whole,
            };
            let launch = body.value(Type::Integer(8 * word_bytes));
            instructions.push(Instruction::new(vec![launch], load, instruction.location));
            let none = Operand::integer(8 * word_bytes, 0);
            let compare = Operation::Compare(Condition::Equal, launch.into(), none);
            instructions.push(Instruction { operation: compare, ..instruction });
        }
        body.blocks[id].instructions = instructions;
    }
}
