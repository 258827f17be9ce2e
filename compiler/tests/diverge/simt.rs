//! A warp in small: executes diverged functions lane by lane mask, with the stack of isa.md 8.1. It counts steps, and
//! finds branches that part lanes without saying so, values that are not set, and regions that are left open.

use std::collections::HashMap;

use compiler::interpret;
use compiler::ir::{
    BinaryOperator, BlockId, Body, Callee, Constant, Function, Instruction, Module, Operand, Operation, Parting,
    Symbol, Terminator, Value,
};

/// A lane's word: `None` is not set.
type Word = Option<u32>;

/// What an entry of the stack is.
#[derive(Clone, Copy, Debug, PartialEq)]
enum EntryKind {
    Uniform,
    Rejoin,
    Else,
    ElseLoop,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    kind: EntryKind,
    mask: u64,
    /// Function, frame and block whose branch it goes on at.
    pc: (usize, usize, BlockId),
}

/// A warp.
pub struct Warp<'a> {
    module: &'a Module,
    lanes: usize,
    /// Which lanes a 1-lane warp stands for.
    first: usize,
    mask: u64,
    stack: Vec<Entry>,
    frames: usize,
    memory: HashMap<u32, u32>,
    pub steps: u64,
    limit: u64,
}

/// Calls that a lane alone is within at most.
const CALLS_MAX: usize = 8;
/// Where functions lie.
const FUNCTIONS: u32 = 0x8000_0000;
/// Where data lies that lanes share.
const SHARED: u32 = 0x7000_0000;

/// Why it stopped.
#[derive(Debug, PartialEq)]
pub enum Stop {
    TooLong,
    Wrong(String),
}

fn wrong<T>(what: impl Into<String>) -> Result<T, Stop> {
    Err(Stop::Wrong(what.into()))
}

type Frame = HashMap<Value, Vec<Word>>;

impl<'a> Warp<'a> {
    pub fn new(module: &'a Module, first: usize, lanes: usize, limit: u64) -> Self {
        Self {
            module,
            lanes,
            first,
            mask: (1 << lanes) - 1,
            stack: Vec::new(),
            frames: 0,
            memory: HashMap::new(),
            steps: 0,
            limit,
        }
    }

    /// A word of memory.
    pub fn memory(&self, address: u32) -> u32 {
        self.memory.get(&address).copied().unwrap_or(0)
    }

    fn active(&self) -> impl Iterator<Item = usize> {
        let mask = self.mask;
        (0..self.lanes).filter(move |lane| mask >> lane & 1 == 1)
    }

    /// Calls a function with arguments of each lane; gives its results.
    pub fn call(&mut self, name: &str, arguments: &[Vec<Word>]) -> Result<Vec<Vec<Word>>, Stop> {
        let found = self.module.functions.iter().position(|f| &*f.name == name);
        let Some(index) = found else {
            return wrong(format!("no {name}"));
        };
        let function: &Function = &self.module.functions[index];
        let Some(body) = &function.body else {
            return wrong(format!("{name} is not defined"));
        };
        let (mask, depth) = (self.mask, self.stack.len());
        self.frames += 1;
        // Between two calls of a lane alone there may be a front.
        let calls_max = if self.lanes == 1 { CALLS_MAX } else { 2 * CALLS_MAX };
        if self.frames > calls_max {
            return Err(Stop::TooLong);
        }
        let mut frame = Frame::new();
        for (parameter, words) in body.blocks[body.entry()].parameters.iter().zip(arguments) {
            frame.insert(*parameter, words.clone());
        }
        let results = self.run(index, body, &mut frame)?;
        self.frames -= 1;
        if self.mask != mask || self.stack.len() != depth {
            return wrong(format!("{name} leaves with other lanes or regions"));
        }
        Ok(results)
    }

    fn read(&self, frame: &Frame, operand: &Operand) -> Vec<Word> {
        match operand {
            Operand::Value(value) => frame.get(value).cloned().unwrap_or_else(|| vec![None; self.lanes]),
            Operand::Constant(Constant::Integer { value, .. }) => {
                vec![Some(*value as u32); self.lanes]
            }
            Operand::Constant(Constant::Address { symbol, .. }) => {
                let functions = &self.module.functions;
                let index = functions.iter().position(|f| f.name == *symbol);
                let address = index.map_or(SHARED, |index| FUNCTIONS + index as u32);
                vec![Some(address); self.lanes]
            }
            Operand::Constant(_) => vec![None; self.lanes],
        }
    }

    fn write(&self, frame: &mut Frame, value: Value, words: &[Word]) {
        let lanes = self.lanes;
        let old = frame.entry(value).or_insert_with(|| vec![None; lanes]);
        for lane in self.active() {
            old[lane] = words[lane];
        }
    }

    fn run(&mut self, index: usize, body: &Body, frame: &mut Frame) -> Result<Vec<Vec<Word>>, Stop> {
        let own = self.frames;
        let mut at = body.entry();
        'blocks: loop {
            let block = &body.blocks[at];
            for (number, instruction) in block.instructions.iter().enumerate() {
                self.steps += 1;
                if let Operation::Join = instruction.operation {
                    if number != 0 {
                        return wrong("a join that is not the first");
                    }
                    let Some(entry) = self.stack.pop() else {
                        return wrong("a join without a region");
                    };
                    self.mask = entry.mask;
                    if matches!(entry.kind, EntryKind::Else | EntryKind::ElseLoop) {
                        if (entry.pc.0, entry.pc.1) != (index, own) {
                            return wrong("a join leads into another function");
                        }
                        // Behind the split: the guarded jump.
                        at = self.jump(body, frame, entry.pc.2)?;
                        continue 'blocks;
                    }
                } else {
                    self.guarded(frame, instruction)?;
                }
            }
            self.steps += 1;
            if self.steps > self.limit {
                return Err(Stop::TooLong);
            }
            match &block.end {
                Terminator::Return(values) => return Ok(values.iter().map(|value| self.read(frame, value)).collect()),
                Terminator::Unreachable => return wrong("unreachable"),
                Terminator::Branch { condition, parting, .. } => {
                    self.part(frame, condition, *parting, (index, own, at))?;
                    at = self.jump(body, frame, at)?;
                }
                _ => at = self.jump(body, frame, at)?,
            }
        }
    }

    /// The lanes among the active ones for which a truth value is true.
    fn lanes_of(&self, frame: &Frame, condition: &Operand) -> Result<u64, Stop> {
        let words = self.read(frame, condition);
        let mut mask = 0;
        for lane in self.active() {
            match words[lane] {
                Some(0) => {}
                Some(_) => mask |= 1 << lane,
                None => return wrong(format!("lane {lane} branches on what is not set")),
            }
        }
        Ok(mask)
    }

    /// split and splitl.
    fn part(
        &mut self,
        frame: &Frame,
        condition: &Operand,
        parting: Parting,
        pc: (usize, usize, BlockId),
    ) -> Result<(), Stop> {
        let active = self.mask;
        let taken = self.lanes_of(frame, condition)?;
        let mut push = |kind, mask| self.stack.push(Entry { kind, mask, pc });
        match parting {
            Parting::Split => {
                self.steps += 1;
                if taken == 0 || taken == active {
                    push(EntryKind::Uniform, active);
                } else {
                    push(EntryKind::Rejoin, active);
                    push(EntryKind::Else, active & !taken);
                    self.mask = taken;
                }
            }
            Parting::Stay => {
                self.steps += 1;
                let top = self.stack.last_mut();
                let own = top.filter(|top| top.kind == EntryKind::ElseLoop && (top.pc.0, top.pc.2) == (pc.0, pc.2));
                match own {
                    Some(top) if taken == 0 => {
                        self.mask |= top.mask;
                        self.stack.pop();
                    }
                    Some(top) => {
                        top.mask |= active & !taken;
                        self.mask = taken;
                    }
                    None if taken == active => {}
                    None if taken == 0 => self.stack.push(Entry { kind: EntryKind::Uniform, mask: active, pc }),
                    None => {
                        for (kind, mask) in [(EntryKind::Rejoin, active), (EntryKind::ElseLoop, active & !taken)] {
                            self.stack.push(Entry { kind, mask, pc });
                        }
                        self.mask = taken;
                    }
                }
            }
            Parting::Jump => {}
            Parting::Undecided if self.lanes == 1 => {}
            Parting::Undecided => return wrong("a branch that is not decided"),
        }
        Ok(())
    }

    /// Along the edge that all active lanes take.
    fn jump(&mut self, body: &Body, frame: &mut Frame, at: BlockId) -> Result<BlockId, Stop> {
        let edge = match &body.blocks[at].end {
            Terminator::Branch { condition, taken, otherwise, .. } => {
                let lanes = self.lanes_of(frame, condition)?;
                if lanes == self.mask {
                    taken
                } else if lanes == 0 {
                    otherwise
                } else {
                    return wrong(format!("lanes part at the jump of block {at:?}"));
                }
            }
            Terminator::Jump(edge) => edge,
            _ => return wrong("no jump"),
        };
        let words: Vec<_> = edge.arguments.iter().map(|argument| self.read(frame, argument)).collect();
        for (parameter, words) in body.blocks[edge.block].parameters.iter().zip(words) {
            self.write(frame, *parameter, &words);
        }
        Ok(edge.block)
    }

    /// An instruction in the lanes that its guard lets act.
    fn guarded(&mut self, frame: &mut Frame, instruction: &Instruction) -> Result<(), Stop> {
        let all = self.mask;
        if let Some(guard) = &instruction.guard {
            // Lanes that do not mean it may have no condition, and then no result, as of a selection.
            let condition = self.read(frame, &guard.condition);
            let unset = self.active().filter(|lane| condition[*lane].is_none());
            let unset = unset.fold(0, |mask, lane| mask | 1 << lane);
            if let (Some(value), Some(_)) = (instruction.results.first(), &guard.otherwise) {
                self.mask = unset;
                self.write(frame, *value, &vec![None; self.lanes]);
                self.mask = all & !unset;
            }
            self.mask = self.lanes_of(frame, &guard.condition)?;
            let acting = self.mask;
            self.mask = all & !acting & !unset;
            if let (Some(value), Some(otherwise)) = (instruction.results.first(), &guard.otherwise) {
                let words = self.read(frame, otherwise);
                self.write(frame, *value, &words);
            }
            self.mask = acting;
        }
        if self.mask != 0 {
            self.instruction(frame, &instruction.operation, &instruction.results)?;
        }
        self.mask = all;
        Ok(())
    }

    /// The function that all active lanes call.
    fn callee(&self, frame: &Frame, callee: &Callee) -> Result<Symbol, Stop> {
        let target = match callee {
            Callee::Direct(name) => return Ok(name.clone()),
            Callee::Indirect(target) => self.read(frame, target),
        };
        let mut targets: Vec<Word> = self.active().map(|lane| target[lane]).collect();
        targets.dedup();
        let [Some(address)] = targets[..] else {
            return wrong(format!("lanes call {targets:?}"));
        };
        match self.module.functions.get((address.wrapping_sub(FUNCTIONS)) as usize) {
            Some(function) => Ok(function.name.clone()),
            None => wrong("a call to what is no function"),
        }
    }
}

// What instructions do.

impl Warp<'_> {
    fn instruction(&mut self, frame: &mut Frame, operation: &Operation, results: &[Value]) -> Result<(), Stop> {
        match operation {
            Operation::Store { value, address, .. } => {
                let (value, address) = (self.read(frame, value), self.read(frame, address));
                for lane in self.active() {
                    let Some(to) = address[lane] else {
                        return wrong("a store to where nobody knows");
                    };
                    // What is not set is an error only when a lane decides by it: memory tells it apart.
                    let word = value[lane].unwrap_or(0xdead_beef);
                    self.memory.insert(to, word);
                }
            }
            Operation::AtomicCompareExchange { address, expected, value } => {
                let operands = [address, expected, value].map(|one| self.read(frame, one));
                let mut old = vec![None; self.lanes];
                for lane in self.active() {
                    let [Some(at), expected, Some(new)] = [0, 1, 2].map(|one| operands[one][lane]) else {
                        return wrong("an exchange of what nobody knows");
                    };
                    let found = self.memory(at);
                    if Some(found) == expected {
                        self.memory.insert(at, new);
                    }
                    old[lane] = Some(found);
                }
                for value in results {
                    self.write(frame, *value, &old);
                }
            }
            Operation::Call { callee, arguments, .. } => {
                let name = self.callee(frame, callee)?;
                let arguments: Vec<_> = arguments.iter().map(|a| self.read(frame, a)).collect();
                let given = self.call(&name, &arguments)?;
                for (value, words) in results.iter().zip(given) {
                    self.write(frame, *value, &words);
                }
            }
            _ => {
                let words = self.compute(frame, operation)?;
                if let Some(value) = results.first() {
                    self.write(frame, *value, &words);
                }
            }
        }
        Ok(())
    }

    /// The result of an instruction that does nothing else.
    fn compute(&self, frame: &Frame, operation: &Operation) -> Result<Vec<Word>, Stop> {
        let lanes = 0..self.lanes;
        let read = |operand| self.read(frame, operand);
        Ok(match operation {
            Operation::Binary(operator, a, b) => {
                let (a, b) = (read(a), read(b));
                lanes.map(|lane| binary(*operator, a[lane], b[lane])).collect()
            }
            Operation::Test(test, a) => {
                let words = read(a).into_iter();
                words.map(|word| word.map(|word| u32::from(interpret::test(*test, 32, word.into())))).collect()
            }
            Operation::Compare(condition, a, b) => {
                let (a, b) = (read(a), read(b));
                let holds =
                    |lane: usize| Some(u32::from(interpret::compare(*condition, 32, a[lane]?.into(), b[lane]?.into())));
                lanes.map(holds).collect()
            }
            Operation::Select(condition, a, b) => {
                let (condition, a, b) = (read(condition), read(a), read(b));
                let choose = |lane: usize| Some(if condition[lane]? != 0 { a[lane]? } else { b[lane]? });
                lanes.map(choose).collect()
            }
            Operation::Vote(truth) => {
                let words = read(truth);
                let mut count = 0;
                for lane in self.active() {
                    match words[lane] {
                        Some(word) => count += u32::from(word != 0),
                        None => return wrong(format!("lane {lane} votes with what is not set")),
                    }
                }
                vec![Some(count); self.lanes]
            }
            Operation::HardwareId(1) => vec![Some(0); self.lanes],
            Operation::HardwareId(0) => lanes.map(|lane| Some((self.first + lane) as u32)).collect(),
            Operation::Load { address, .. } => {
                let addresses = read(address).into_iter();
                addresses.map(|from| Some(from.map_or(0, |from| self.memory(from)))).collect()
            }
            other => return wrong(format!("{other:?} is not done here")),
        })
    }
}

/// A result whose operand is not set is not set either, but for a truth value that is false in any case.
fn binary(operator: BinaryOperator, a: Word, b: Word) -> Word {
    if operator == BinaryOperator::And && (a == Some(0) || b == Some(0)) {
        return Some(0);
    }
    interpret::binary(operator, 32, a?.into(), b?.into()).ok().map(|word| word as u32)
}
