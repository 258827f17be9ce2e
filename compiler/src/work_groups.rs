//! Work groups of OpenCL in a lowered program: where a warp finds what the run time keeps of it, and where the `__local`
//! variables of its group are.
//!
//! `launch-state.s` has a `struct harp_warp` (`work-items.h`) for each warp of all cores. The local variables of a kernel
//! follow one another in a block, of which each team of warps has one; the warp's structure has its address.

use std::collections::{BTreeSet, HashMap};
use std::ops::Range;

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

/// The `__local` variables of a program.
#[derive(Clone, Debug, Default)]
pub(crate) struct Locals {
    /// Bytes of the block that has them all.
    pub block_bytes: u64,
    /// Bytes of the block that functions reach, themselves or by calls; of those that reach some.
    pub reached_bytes: HashMap<Symbol, u64>,
}

/// Puts the local variables into their block. Those of different kernels may lie in the same place, for a group runs one
/// kernel.
pub(crate) fn place(module: &mut Module, target: &Target) -> Locals {
    let reached = reached(module);
    let are_together = |a: &Symbol, b: &Symbol| reached.values().any(|all| all.contains(a) && all.contains(b));
    let mut places: Vec<(Symbol, Range<u64>)> = Vec::new();
    for global in module.globals.iter().filter(|global| global.per_group) {
        let before = places.iter().filter(|(other, _)| are_together(other, &global.name));
        let start = before.map(|(_, place)| place.end).max().unwrap_or(0);
        let start = start.next_multiple_of(global.alignment.clamp(1, LOCAL_ALIGNMENT));
        places.push((global.name.clone(), start..start.saturating_add(global.size)));
    }
    module.globals.retain(|global| !global.per_group);
    let end = |names: &dyn Fn(&Symbol) -> bool| {
        let ends = places.iter().filter(|(name, _)| names(name)).map(|(_, place)| place.end);
        ends.max().unwrap_or(0).next_multiple_of(LOCAL_ALIGNMENT)
    };
    let block_bytes = end(&|_| true);
    let reached_bytes = reached.iter().map(|(function, names)| (function.clone(), end(&|name| names.contains(name))));
    let reached_bytes = reached_bytes.collect();
    let offsets = places.iter().map(|(name, place)| (name.clone(), place.start)).collect();
    let word = module.layout.word();
    for body in module.bodies_mut() {
        Placing { target, word: &word, offsets: &offsets }.body(body);
    }
    module.functions.retain(|function| &*function.name != OWN_WARP);
    Locals { block_bytes, reached_bytes }
}

/// The local variables that functions reach, themselves or by calls; of those that reach some.
fn reached(module: &Module) -> HashMap<Symbol, BTreeSet<Symbol>> {
    let locals: BTreeSet<&Symbol> =
        module.globals.iter().filter(|global| global.per_group).map(|global| &global.name).collect();
    let mut reached: HashMap<Symbol, BTreeSet<Symbol>> = HashMap::new();
    let mut callers: Vec<(&Symbol, &Symbol)> = Vec::new();
    for (function, body) in module.functions.iter().filter_map(|function| Some((function, function.body.as_ref()?))) {
        let named = body.operands().filter_map(|operand| operand.symbol().cloned());
        let own: BTreeSet<Symbol> = named.filter(|name| locals.contains(name)).collect();
        if !own.is_empty() {
            reached.insert(function.name.clone(), own);
        }
        let called = body.instructions().filter_map(|one| one.operation.called());
        callers.extend(called.map(|name| (&function.name, name)));
    }
    loop {
        let mut grows = false;
        for (caller, called) in &callers {
            let Some(more) = reached.get(*called).cloned() else {
                continue;
            };
            let all = reached.entry((*caller).clone()).or_default();
            let before = all.len();
            all.extend(more);
            grows |= all.len() > before;
        }
        if !grows {
            return reached;
        }
    }
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
