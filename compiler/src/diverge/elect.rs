//! Calls through an address in which lanes differ: a jump goes to one place, so lanes elect one address after another,
//! and those that want it call it.
//!
//! ```text
//! elect:  store own address to a word of the warp; load what is there now
//!         is it the own one? ─no──────────────┐
//! call:   call it                             │
//! again:  has it been called? no: to elect  ◄─┘
//! ```
//!
//! When lanes store to one word, the highest wins (I5.24), and all of them load the same. Where sides of a region run
//! at the same time another side may have stored between; then no lane calls, and the lanes elect anew.

use std::collections::BTreeSet;

use super::lanes::Parts;
use crate::ir::{
    BinaryOperator, BlockId, Body, Callee, Constant, Edge, Global, Initial, Instruction, Linkage, Location, Module,
    Operand, Operation, Reach, Terminator, Test, Type, Value, TRUTH,
};

/// A word for each warp, in which lanes elect.
pub const ELECTED: &str = "__harp_elected";
/// Warps that a core may have (I1.2).
const WARPS_MAXIMUM: u64 = 64;

/// Puts the words into a program.
pub fn add_words(module: &mut Module) {
    if module.globals.iter().any(|global| &*global.name == ELECTED) {
        return;
    }
    let bytes = u64::from(module.layout.pointer_bytes);
    module.globals.push(Global {
        name: ELECTED.into(),
        linkage: Linkage::Internal,
        constant: false,
        thread_local: false,
        per_group: false,
        alignment: bytes,
        size: bytes * WARPS_MAXIMUM,
        initial: Some(Initial::default()),
    });
}

/// Lets lanes elect at these calls, each a block and the number of an instruction. Gives the values that have been
/// elected.
pub fn elect(body: &mut Body, calls: &BTreeSet<(BlockId, usize)>, parts: &mut Parts, word: &Type) -> BTreeSet<Value> {
    // The last call of a block first: the others keep their numbers.
    let calls = calls.iter().rev();
    calls.filter_map(|(block, number)| elect_at(body, *block, *number, parts, word)).collect()
}

/// All calls through addresses.
pub fn indirect_calls(body: &Body) -> BTreeSet<(BlockId, usize)> {
    let mut calls = BTreeSet::new();
    for block in &body.order {
        for (number, instruction) in body.blocks[*block].instructions.iter().enumerate() {
            if let Operation::Call { callee: Callee::Indirect(_), .. } = instruction.operation {
                calls.insert((*block, number));
            }
        }
    }
    calls
}

struct Writer<'a> {
    body: &'a mut Body,
    block: BlockId,
    location: Option<Location>,
}

impl Writer<'_> {
    fn add(&mut self, kind: &Type, operation: Operation) -> Operand {
        let value = self.body.value(kind.clone());
        let instruction = Instruction::new(vec![value], operation, self.location);
        self.body.blocks[self.block].instructions.push(instruction);
        value.into()
    }

    fn end(&mut self, end: Terminator) {
        self.body.blocks[self.block].end = end;
        self.body.blocks[self.block].end_location = self.location;
    }
}

impl Writer<'_> {
    /// The address of the warp's word.
    fn word_of_warp(&mut self, word: &Type) -> Operand {
        let bits = bits_of(word);
        let warp = self.add(word, Operation::HardwareId(1));
        let shift = Operand::integer(bits, u128::from((bits / 8).ilog2()));
        let offset = Operation::Binary(BinaryOperator::ShiftLeft, warp, shift);
        let offset = self.add(word, offset);
        let words = Operand::Constant(Constant::Address { symbol: ELECTED.into(), addend: 0 });
        self.add(word, Operation::Binary(BinaryOperator::Add, offset, words))
    }

    /// Stores the own address to a word; what is there now, and whether it is the own one.
    fn ask(&mut self, own: Operand, address: Operand, word: &Type) -> (Operand, Operand) {
        let alignment = u64::from(bits_of(word) / 8);
        let store = Operation::Store {
            value: own.clone(),
            address: address.clone(),
            offset: 0,
            volatile: true,
            alignment,
            reach: Reach::Whole,
        };
        let store = Instruction::new(Vec::new(), store, self.location);
        self.body.blocks[self.block].instructions.push(store);
        let load = Operation::Load { address, offset: 0, volatile: true, alignment, reach: Reach::Whole };
        let elected = self.add(word, load);
        let difference = Operation::Binary(BinaryOperator::Subtract, elected.clone(), own);
        let difference = self.add(word, difference);
        let same = self.add(&TRUTH, Operation::Test(Test::Zero, difference));
        (elected, same)
    }
}

/// The end of a block, and its branch with it, is behind the call now.
pub fn end_behind(body: &mut Body, block: BlockId, behind: BlockId, parts: &mut Parts) {
    if parts.branches.remove(&block) {
        parts.branches.insert(behind);
    }
    body.blocks[behind].end_location = body.blocks[block].end_location;
    let end = std::mem::replace(&mut body.blocks[block].end, Terminator::Unreachable);
    body.blocks[behind].end = end;
}

fn bits_of(word: &Type) -> u32 {
    match word {
        Type::Integer(bits) => *bits,
        _ => 32,
    }
}

fn to(block: BlockId, arguments: Vec<Operand>) -> Edge {
    Edge::new(block, arguments)
}

fn branch(condition: Operand, taken: Edge, otherwise: Edge) -> Terminator {
    Terminator::branch(condition, taken, otherwise)
}

fn elect_at(body: &mut Body, block: BlockId, number: usize, parts: &mut Parts, word: &Type) -> Option<Value> {
    let mut rest = body.blocks[block].instructions.split_off(number);
    let mut call = rest.remove(0);
    let Operation::Call { callee: Callee::Indirect(target), .. } = &mut call.operation else {
        return None;
    };
    let own = target.clone();
    let [head, side, not, again, behind] = [0; 5].map(|_| body.block());
    end_behind(body, block, behind, parts);
    body.blocks[behind].instructions = rest;
    let location = call.location;
    let mut at = Writer { body, block, location };
    let address = at.word_of_warp(word);
    at.end(Terminator::Jump(to(head, Vec::new())));
    at.block = head;
    let (elected, same) = at.ask(own, address, word);
    at.end(branch(same, to(side, Vec::new()), to(not, Vec::new())));

    // The called function's results get new names, and reach their readers through the block behind.
    let old: Vec<Value> = call.results.clone();
    let kinds: Vec<Type> = old.iter().map(|value| at.body.values[*value].clone()).collect();
    let new: Vec<Value> = kinds.iter().map(|kind| at.body.value(kind.clone())).collect();
    let chosen = elected.value();
    *target = elected;
    call.results.clone_from(&new);
    at.block = side;
    at.body.blocks[side].instructions.push(call);
    let given = new.into_iter().map(Operand::Value);
    let given = [Operand::truth(false)].into_iter().chain(given);
    at.end(Terminator::Jump(to(again, given.collect())));
    at.block = not;
    let nothing = kinds.iter().map(super::normalize::undefined);
    let nothing = [Operand::truth(true)].into_iter().chain(nothing);
    at.end(Terminator::Jump(to(again, nothing.collect())));

    at.block = again;
    let stay = at.body.value(TRUTH);
    at.body.blocks[again].parameters = [stay].into_iter().chain(old).collect();
    at.end(branch(stay.into(), to(head, Vec::new()), to(behind, Vec::new())));
    parts.branches.extend([head, again]);
    chosen
}
