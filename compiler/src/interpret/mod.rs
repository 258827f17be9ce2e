//! Runs a module of any form, in one lane, on flat memory: the oracle for what the compiler's stages do.
//!
//! Read functions follow LLVM's rules, lowered and diverged ones HARP's; the caller says which. Joins and partings have
//! no effect on a lane that is alone; guards are obeyed. What is undefined is 0.

mod arithmetic;
mod execute;
mod intrinsics;
mod memory;

use std::collections::HashMap;

pub use arithmetic::{binary, compare, test, Data};
pub use memory::{Memory, Rules};

use crate::ir::{BlockId, Body, Edge, Function, Module, Operand, Symbol, Terminator, Value};

/// Why a run has ended before its function returned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// More steps than allowed.
    Steps,
    /// The program has asked for it, with this code.
    Exit(u64),
    /// What no program may do.
    Fault(String),
}

/// What a run gives, or why it has ended before.
type RunResult<T> = Result<T, Stop>;

/// What no program may do.
fn fault<T>(what: impl Into<String>) -> RunResult<T> {
    Err(Stop::Fault(what.into()))
}

/// Size and patience.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes of memory; the stack grows down from their end.
    pub memory_bytes: usize,
    /// Instructions and ends of blocks.
    pub steps: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { memory_bytes: 1 << 20, steps: 10_000_000 }
    }
}

/// Does what a function that is only declared does: gets its name and the bits of its arguments, gives those of its
/// results; `None` if it does not know the name.
pub type External<'m> = Box<dyn FnMut(&str, &[u128], &mut Memory) -> Option<RunResult<Vec<u128>>> + 'm>;

/// Functions have addresses from here on, so far apart.
const FUNCTION_SPACING: u64 = 16;

/// A program in memory.
pub struct Interpreter<'m> {
    module: &'m Module,
    rules: Rules,
    /// What the program sees.
    pub memory: Memory,
    /// What `hwid` gives, by its number: lane, warp, lanes, warps, core.
    pub hardware: [u64; 5],
    /// Steps that are left.
    pub steps: u64,
    /// What clang promises of an operation ([`crate::ir::Promises`]) and does not hold is a fault.
    pub strict: bool,
    addresses: HashMap<Symbol, u64>,
    functions: HashMap<u64, &'m Function>,
    by_name: HashMap<Symbol, &'m Function>,
    stack: u64,
    external: External<'m>,
}

/// A call that has not returned.
struct Frame<'m> {
    body: &'m Body,
    values: Vec<Data>,
    block: BlockId,
    /// The instruction that comes next; its block's length: the end.
    next: usize,
    /// The stack pointer before the call.
    stack: u64,
    slots: Vec<u64>,
    /// Where the arguments behind the parameters are.
    further: u64,
    /// The values of the caller's frame that take the results.
    results: &'m [Value],
}

impl<'m> Interpreter<'m> {
    /// A program whose data are in memory, at the start of it.
    ///
    /// # Errors
    /// When the data do not fit.
    pub fn new(module: &'m Module, rules: Rules, limits: Limits) -> RunResult<Self> {
        let mut addresses = HashMap::new();
        let mut functions = HashMap::new();
        let mut by_name = HashMap::new();
        let mut end = FUNCTION_SPACING;
        for function in &module.functions {
            addresses.insert(function.name.clone(), end);
            functions.insert(end, function);
            by_name.insert(function.name.clone(), function);
            end += FUNCTION_SPACING;
        }
        let mut memory = Memory::new(limits.memory_bytes, module.layout.pointer_bytes);
        memory.first = end;
        for global in &module.globals {
            end = end.next_multiple_of(global.alignment.clamp(8, 1 << 12));
            addresses.insert(global.name.clone(), end);
            end = end.saturating_add(global.size);
        }
        if end > limits.memory_bytes as u64 / 2 {
            return fault("the data do not fit");
        }
        let mut interpreter = Self {
            module,
            rules,
            memory,
            hardware: [0, 0, 1, 1, 0],
            steps: limits.steps,
            strict: false,
            addresses,
            functions,
            by_name,
            stack: limits.memory_bytes as u64 & !15,
            external: Box::new(|_, _, _| None),
        };
        interpreter.fill_data()?;
        Ok(interpreter)
    }

    /// What does the work of functions that are only declared.
    #[must_use]
    pub fn with_external(mut self, external: External<'m>) -> Self {
        self.external = external;
        self
    }

    /// Where a function or global is.
    pub fn address(&self, name: &str) -> Option<u64> {
        self.addresses.get(name).copied()
    }

    fn fill_data(&mut self) -> RunResult<()> {
        let word = self.module.layout.pointer_bytes;
        for global in &self.module.globals {
            let at = self.addresses[&global.name];
            let Some(initial) = &global.initial else {
                continue;
            };
            for (byte, offset) in initial.bytes.iter().zip(at..) {
                self.memory.store(offset, 1, u128::from(*byte))?;
            }
            for reference in &initial.references {
                let address = self.symbol(&reference.symbol, reference.addend)?;
                self.memory.store(at + reference.offset, word, u128::from(address))?;
            }
        }
        Ok(())
    }

    /// Calls a function and gives the bits of its results.
    ///
    /// # Errors
    /// When it does not return.
    pub fn call(&mut self, name: &str, arguments: &[u128]) -> RunResult<Vec<u128>> {
        let function = self.named(name)?;
        let arguments = arguments.iter().copied().map(Data::Bits).collect();
        let stack = self.stack;
        let mut frames = vec![self.frame(function, arguments, 0, stack, &[])?];
        let results = self.run(&mut frames);
        self.stack = stack;
        Ok(results?.iter().map(Data::bits).collect())
    }

    fn named(&self, name: &str) -> RunResult<&'m Function> {
        self.by_name.get(name).copied().ok_or_else(|| Stop::Fault(format!("no function {name}")))
    }

    fn run(&mut self, frames: &mut Vec<Frame<'m>>) -> RunResult<Vec<Data>> {
        while let Some(frame) = frames.last_mut() {
            self.steps = self.steps.checked_sub(1).ok_or(Stop::Steps)?;
            let body = frame.body;
            let block = &body.blocks[frame.block];
            if let Some(instruction) = block.instructions.get(frame.next) {
                frame.next += 1;
                if let Some(callee) = self.instruction(frame, instruction)? {
                    if frames.len() > 100_000 {
                        return fault("too many calls");
                    }
                    frames.push(callee);
                }
                continue;
            }
            let Some(results) = self.end(frame, &block.end)? else {
                continue;
            };
            self.stack = frame.stack;
            let targets = frame.results;
            frames.pop();
            let Some(caller) = frames.last_mut() else {
                return Ok(results);
            };
            for (target, result) in targets.iter().zip(results) {
                caller.values[usize::from(*target)] = result;
            }
        }
        Ok(Vec::new())
    }

    /// Executes a block's end: goes on in another block, or gives what the function returns.
    fn end(&mut self, frame: &mut Frame<'m>, end: &'m Terminator) -> RunResult<Option<Vec<Data>>> {
        let edge = match end {
            Terminator::Jump(edge) => edge,
            Terminator::Branch { condition, taken, otherwise, .. } => {
                if self.operand(frame, condition)?.bits() == 0 {
                    otherwise
                } else {
                    taken
                }
            }
            Terminator::Switch { value, cases, default, .. } => {
                let value = self.operand(frame, value)?.bits();
                let case = cases.iter().find(|(case, _)| *case == value);
                case.map_or(default, |(_, edge)| edge)
            }
            Terminator::JumpIndirect { .. } => {
                return fault("a jump to a computed address");
            }
            Terminator::Return(values) => {
                let values = values.iter().map(|value| self.operand(frame, value));
                return Ok(Some(values.collect::<Result<_, _>>()?));
            }
            Terminator::Unreachable => {
                return fault("an end that is never reached");
            }
        };
        self.follow(frame, edge)?;
        Ok(None)
    }

    fn follow(&mut self, frame: &mut Frame<'m>, edge: &'m Edge) -> RunResult<()> {
        let parameters = &frame.body.blocks[edge.block].parameters;
        if let ([parameter], [argument]) = (&parameters[..], &edge.arguments[..]) {
            frame.values[usize::from(*parameter)] = self.operand(frame, argument)?;
        } else {
            let values = edge.arguments.iter().map(|a| self.operand(frame, a));
            let values = values.collect::<Result<Vec<_>, _>>()?;
            for (parameter, value) in parameters.iter().zip(values) {
                frame.values[usize::from(*parameter)] = value;
            }
        }
        frame.block = edge.block;
        frame.next = 0;
        Ok(())
    }

    /// Memory on the stack.
    fn allocate(&mut self, size: u64, alignment: u64) -> RunResult<u64> {
        let end = self.stack.checked_sub(size);
        let end = end.map(|end| end & !(alignment.max(8).next_power_of_two() - 1));
        match end {
            Some(end) if end > self.memory.bytes.len() as u64 / 2 => {
                self.stack = end;
                Ok(end)
            }
            _ => fault("the stack is full"),
        }
    }

    /// Takes bytes of the stack; less than none gives some back.
    fn move_stack(&mut self, size: u64) -> RunResult<u64> {
        let unused = 64 - self.module.layout.pointer_bytes * 8;
        let size = ((size << unused) as i64) >> unused;
        if size >= 0 {
            return self.allocate(size as u64, 8);
        }
        let end = self.stack.saturating_add(size.unsigned_abs());
        if end > self.memory.bytes.len() as u64 {
            return fault("the stack ends");
        }
        self.stack = end;
        Ok(end)
    }

    /// The frame of a call.
    fn frame(
        &mut self,
        function: &'m Function,
        mut arguments: Vec<Data>,
        further: u64,
        stack: u64,
        results: &'m [Value],
    ) -> RunResult<Frame<'m>> {
        let Some(body) = &function.body else {
            return fault(format!("{} has no body", function.name));
        };
        for (parameter, argument) in function.parameters.iter().zip(&mut arguments) {
            if let Some(kind) = &parameter.by_value {
                let layout = self.module.layout;
                let size = layout.size_of(kind);
                let copy = self.allocate(size, layout.alignment_of(kind))?;
                self.memory.copy(copy, argument.bits() as u64, size)?;
                *argument = Data::Bits(u128::from(copy));
            }
        }
        let mut slots = Vec::new();
        for slot in &body.slots {
            slots.push(self.allocate(slot.size, slot.alignment)?);
        }
        let mut values: Vec<Data> = body.values.iter().map(Data::zero).collect();
        for (parameter, argument) in body.blocks[body.entry()].parameters.iter().zip(arguments) {
            values[usize::from(*parameter)] = argument;
        }
        Ok(Frame { body, values, block: body.entry(), next: 0, stack, slots, further, results })
    }

    fn operand(&self, frame: &Frame<'m>, operand: &Operand) -> RunResult<Data> {
        match operand {
            Operand::Value(value) => Ok(frame.values[usize::from(*value)].clone()),
            Operand::Constant(constant) => self.constant(constant),
        }
    }
}
