//! What can be seen from outside, or can fail, is done by lanes of the mask only; calls get the mask.

use std::collections::BTreeSet;

use super::undefined;
use crate::analysis::calls::NEXT_ROUND;
use crate::ir::{
    BlockId, Body, Callee, Constant, Guard, Instruction, Location, Operand, Operation, Reach, Symbol, Type, Unit, Value,
};

/// What cannot be done, and its line.
pub type Refusal = (String, Option<Location>);

/// What is known of the program.
#[derive(Clone, Debug)]
pub struct Guarding<'p> {
    /// All lanes mean to execute the function.
    pub full: bool,
    /// Functions that take a mask.
    pub masked: &'p BTreeSet<Symbol>,
    /// Values that are loaded in all lanes, whatever the mask.
    pub everywhere: BTreeSet<Value>,
    /// The core can part the lanes of the mask from the others, for what takes no mask.
    pub has_regions: bool,
}

/// Functions of the run time that act for the warp: it is enough that some lane means it.
const OF_WARPS: [&str; 5] = ["exit", "_Exit", "__harp_fail", "__harp_turns_begin", "__harp_turns_end"];
/// Those of them that end the program, with an argument. All lanes of the warp are to give that of a lane of the mask.
const ENDS: [&str; 3] = ["exit", "_Exit", "__harp_fail"];
/// The word in which a program leaves its exit code.
const EXIT_CODE: &str = "__harp_exit_code";

const UNGUARDED: &str =
    "inline assembly cannot be guarded, which the mechanism masks needs where several lanes execute it";

fn unknown(name: &str) -> String {
    format!("{name} is not C, and takes no mask: with the mechanism masks one lane alone can call it")
}

impl Guarding<'_> {
    /// Gives the mask to a call as its last argument. Whether it takes none, and only lanes of the mask may reach it;
    /// why it cannot be done.
    fn hand_on(&self, callee: &Callee, arguments: &mut Vec<Operand>, mask: &Operand) -> Result<bool, String> {
        let masked = |name| self.masked.contains(name);
        match callee {
            Callee::Direct(name) if self.has_regions && !masked(name) => return Ok(true),
            Callee::Indirect(_) if self.has_regions => return Ok(true),
            // Its side is jumped around when no lane means it.
            Callee::Direct(name) if !self.has_regions && OF_WARPS.contains(&&**name) => {
                return Ok(false);
            }
            // All items of the lanes meet there, or the program has ended before.
            Callee::Direct(name) if !self.has_regions && &**name == NEXT_ROUND => return Ok(false),
            // Assembly takes no mask; it need not where all lanes mean it.
            Callee::Direct(name) if !masked(name) => {
                return if *mask == Operand::truth(true) { Ok(false) } else { Err(unknown(name)) };
            }
            _ => {}
        }
        arguments.push(mask.clone());
        Ok(false)
    }

    /// Guards what can be seen from outside or fail; hands the mask on to calls.
    pub fn block(&self, body: &mut Body, block: BlockId, mask: &Operand) -> Result<(), Refusal> {
        let mut instructions = std::mem::take(&mut body.blocks[block].instructions);
        let everybody = *mask == Operand::truth(true);
        let mut index = 0;
        while index < instructions.len() {
            if !self.has_regions && !everybody && ends(&instructions[index]) {
                let shared = share_argument(body, &mut instructions[index], mask);
                let added = shared.len();
                instructions.splice(index..index, shared);
                index += added;
            }
            let instruction = &mut instructions[index];
            index += 1;
            let kind = instruction.results.first().map(|value| body.values[*value].clone());
            let guarded = match &mut instruction.operation {
                Operation::Call { callee, arguments, .. } => {
                    self.hand_on(callee, arguments, mask).map_err(|message| (message, instruction.location))?
                }
                Operation::InlineAssembly { text, effects: true, .. } if !everybody && !text.trim().is_empty() => {
                    if !self.has_regions {
                        return Err((UNGUARDED.to_owned(), instruction.location));
                    }
                    true
                }
                Operation::AllocateDynamic(bytes) if !everybody => {
                    let word = body.type_of(bytes);
                    let Type::Integer(bits) = word else {
                        continue;
                    };
                    let value = body.value(word);
                    let none = Operand::integer(bits, 0);
                    let choose = Operation::Select(mask.clone(), bytes.clone(), none);
                    *bytes = value.into();
                    let location = instruction.location;
                    instructions.insert(index - 1, Instruction::new(vec![value], choose, location));
                    index += 1;
                    false
                }
                Operation::Load { .. } => {
                    !instruction.results.first().is_some_and(|value| self.everywhere.contains(value))
                }
                Operation::Store { .. } | Operation::Barrier(..) | Operation::Probe(..) | Operation::Vote(_) => true,
                Operation::AtomicUpdate { .. } | Operation::AtomicCompareExchange { .. } => true,
                Operation::Binary(operator, ..) => operator.unit() == Unit::Divider,
                _ => false,
            };
            if guarded && !everybody {
                instructions[index - 1].guard =
                    Some(Guard { condition: mask.clone(), otherwise: kind.as_ref().map(undefined) });
            }
        }
        body.blocks[block].instructions = instructions;
        Ok(())
    }
}

fn ends(instruction: &Instruction) -> bool {
    instruction.operation.called().is_some_and(|name| ENDS.contains(&&**name))
}

/// A lane of the mask stores the argument, and all lanes load it.
fn share_argument(body: &mut Body, call: &mut Instruction, mask: &Operand) -> Vec<Instruction> {
    let location = call.location;
    let Operation::Call { arguments, .. } = &mut call.operation else {
        return Vec::new();
    };
    let Some(argument) = arguments.first_mut() else {
        return Vec::new();
    };
    let word = body.type_of(argument);
    let Type::Integer(bits) = word else {
        return Vec::new();
    };
    let address = Operand::Constant(Constant::Address { symbol: EXIT_CODE.into(), addend: 0 });
    let shared = body.value(word);
    let value = std::mem::replace(argument, shared.into());
    let alignment = u64::from(bits / 8);
    let (offset, volatile, reach) = (0, true, Reach::Whole);
    let load = Operation::Load { address: address.clone(), offset, volatile, alignment, reach };
    let store = Operation::Store { value, address, offset, volatile, alignment, reach };
    let mut store = Instruction::new(Vec::new(), store, location);
    store.guard = Some(Guard { condition: mask.clone(), otherwise: None });
    vec![store, Instruction::new(vec![shared], load, location)]
}
