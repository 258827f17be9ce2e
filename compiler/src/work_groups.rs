//! Work groups of OpenCL in a lowered program: where a warp finds what the run time keeps of it, and where the `__local`
//! variables of its group are.
//!
//! `launch-state.s` has a `struct harp_warp` (`work-items.h`) for each warp of all cores. Local variables follow one
//! another in a block, of which each team of warps has one; the warp's structure has its address.

use std::collections::HashMap;

use crate::ir::{
    BinaryOperator, Body, Callee, Constant, Instruction, Location, Module, Operand, Operation, Reach, Symbol, Type,
    Value,
};
use crate::Target;

/// The compiler's own function that gives the address of the warp's structure.
pub(crate) const OWN_WARP: &str = "__harp_own_warp";
/// All of these structures.
const WARPS: &str = "__harp_warps";
/// Words of a structure.
pub(crate) const WARP_WORDS: u32 = 32;
/// The word that holds the address of the group's local variables.
const LOCAL_WORD: i64 = 23;
/// Where the block of local variables begins, its address is a multiple of this.
const LOCAL_ALIGNMENT: u64 = 16;

/// Warps of a core for which there is room: shifts count them.
pub(crate) fn warps_of_core(target: &Target) -> u32 {
    target.arch.warps().next_power_of_two()
}

/// Puts the local variables into their block, and gives its size.
pub(crate) fn place(module: &mut Module, target: &Target) -> u64 {
    let mut end = 0_u64;
    let mut offsets = HashMap::new();
    module.globals.retain(|global| {
        if global.per_group {
            end = end.next_multiple_of(global.alignment.clamp(1, LOCAL_ALIGNMENT));
            offsets.insert(global.name.clone(), end);
            end = end.saturating_add(global.size);
        }
        !global.per_group
    });
    let word = module.layout.word();
    for body in module.bodies_mut() {
        Placing { target, word: &word, offsets: &offsets }.body(body);
    }
    module.functions.retain(|function| &*function.name != OWN_WARP);
    end.next_multiple_of(LOCAL_ALIGNMENT)
}

struct Placing<'p> {
    target: &'p Target,
    word: &'p Type,
    offsets: &'p HashMap<Symbol, u64>,
}

impl Placing<'_> {
    fn body(&self, body: &mut Body) {
        let is_local = |operand: &Operand| operand.symbol().is_some_and(|symbol| self.offsets.contains_key(symbol));
        let has_locals = body.operands().any(|operand| is_local(&operand));
        let base = has_locals.then(|| body.value(self.word.clone()));
        let entry = body.entry();
        for block in body.order.clone() {
            let mut done = Vec::new();
            if let Some(base) = base.filter(|_| block == entry) {
                let warp = self.own_warp(body, &mut done, None);
                let local = LOCAL_WORD * i64::from(self.target.arch.word_bytes());
                let load = Operation::Load {
                    address: warp,
                    offset: local,
                    volatile: false,
                    alignment: self.target.arch.word_bytes().into(),
                    reach: Reach::Whole,
                };
                done.push(Instruction::new(vec![base], load, None));
            }
            for mut instruction in std::mem::take(&mut body.blocks[block].instructions) {
                let location = instruction.location;
                if let Some(base) = base {
                    for operand in instruction.operands_mut() {
                        self.replace(body, operand, base, &mut done, location);
                    }
                }
                match &instruction.operation {
                    Operation::Call { callee: Callee::Direct(name), .. } if &**name == OWN_WARP => {
                        let warp = self.own_warp(body, &mut done, location);
                        let copy = self.binary(BinaryOperator::Add, warp, 0);
                        done.push(Instruction::new(instruction.results, copy, location));
                    }
                    _ => done.push(instruction),
                }
            }
            let mut end = std::mem::replace(&mut body.blocks[block].end, crate::ir::Terminator::Unreachable);
            if let Some(base) = base {
                for operand in end.operands_mut() {
                    self.replace(body, operand, base, &mut done, body.blocks[block].end_location);
                }
            }
            body.blocks[block].end = end;
            body.blocks[block].instructions = done;
        }
    }

    /// The address of a local variable is counted from that of the block.
    fn replace(
        &self,
        body: &mut Body,
        operand: &mut Operand,
        base: Value,
        done: &mut Vec<Instruction>,
        location: Option<Location>,
    ) {
        let Operand::Constant(Constant::Address { symbol, addend }) = operand else {
            return;
        };
        if let Some(offset) = self.offsets.get(symbol) {
            let distance = i128::from(*offset) + i128::from(*addend);
            let value = body.value(self.word.clone());
            let operation = self.binary(BinaryOperator::Add, base.into(), distance.cast_unsigned());
            done.push(Instruction::new(vec![value], operation, location));
            *operand = value.into();
        }
    }

    fn binary(&self, operator: BinaryOperator, a: Operand, b: u128) -> Operation {
        Operation::Binary(operator, a, Operand::integer(8 * self.target.arch.word_bytes(), b))
    }

    /// The address of the warp's structure.
    fn own_warp(&self, body: &mut Body, done: &mut Vec<Instruction>, location: Option<Location>) -> Operand {
        let mut add = |operation| {
            let value = body.value(self.word.clone());
            done.push(Instruction::new(vec![value], operation, location));
            Operand::from(value)
        };
        let mut warp = add(Operation::HardwareId(1));
        if self.target.several_cores() {
            let core = add(Operation::HardwareId(4));
            let shift = warps_of_core(self.target).ilog2();
            let before = add(self.binary(BinaryOperator::ShiftLeft, core, shift.into()));
            warp = add(Operation::Binary(BinaryOperator::Add, before, warp));
        }
        let shift = (WARP_WORDS * self.target.arch.word_bytes()).ilog2();
        let offset = add(self.binary(BinaryOperator::ShiftLeft, warp, shift.into()));
        add(Operation::Binary(BinaryOperator::Add, offset, Operand::address(WARPS)))
    }
}
