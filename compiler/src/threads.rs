//! Variables that each thread has of its own (`_Thread_local`).
//!
//! All of them together are a *block*. `main`, and what runs between launches, has the block
//! [`MAIN`]. In a launch each lane has one at the top of its stack, and the run time copies [`INITIAL`] into it before
//! each thread. A program without such variables has nothing of this.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::analysis::CallGraph;
use crate::ir::{
    BlockId, Body, Callee, Constant, DataReference, Global, Initial, Instruction, Linkage, Module, Operand, Operation,
    Symbol, Type, Value,
};
use crate::CompileError;

/// What a block holds at first, where launches need it.
pub const INITIAL: &str = "__harp_thread_initial";
/// The block of `main`.
const MAIN: &str = "__harp_thread_main";
/// The function that finds the block of the thread that calls it.
pub const BLOCK: &str = "__harp_thread_block";
/// The intrinsic that gives the address of such a variable.
const ADDRESS: &str = "llvm.threadlocal.address";

/// Gives each thread-local variable of a read program its place. `launches`: it has launches; `outside`: functions that
/// assembly refers to.
///
/// # Errors
/// When the address of such a variable is to be a constant.
pub fn place(module: &mut Module, launches: bool, outside: &BTreeSet<Symbol>) -> Result<(), CompileError> {
    let is_placed = |global: &Global| global.thread_local && global.initial.is_some();
    let (variables, others): (Vec<Global>, _) = std::mem::take(&mut module.globals).into_iter().partition(is_placed);
    module.globals = others;
    if variables.is_empty() {
        return Ok(());
    }
    let (block, places) = lay_out(variables, module.layout.pointer_bytes.into());
    let mut in_launches = false;
    let graph = CallGraph::of(module, outside);
    for (index, function) in module.functions.iter_mut().enumerate() {
        let Some(body) = &mut function.body else {
            continue;
        };
        if !launches || !graph.many_lanes.contains(&index) {
            in_main(body, &places);
            continue;
        }
        match in_any_thread(body, &places) {
            Ok(has_asked) => in_launches |= has_asked,
            Err((message, location)) => return Err(CompileError::new(message).at(module, location)),
        }
    }
    if in_launches {
        module.globals.push(Global { name: INITIAL.into(), constant: true, ..block.clone() });
    }
    module.globals.push(block);
    Ok(())
}

type Places = HashMap<Symbol, u64>;
type Refused = (String, Option<crate::ir::Location>);

/// What the stack below a block is aligned to.
const STACK_ALIGNMENT: u64 = 16;

/// The block of `main`, and the variables' places in it.
fn lay_out(variables: Vec<Global>, word: u64) -> (Global, Places) {
    let mut places = Places::new();
    let mut initial = Initial::default();
    let (mut end, mut alignment) = (0_u64, word.max(STACK_ALIGNMENT));
    for variable in variables {
        let at = end.next_multiple_of(variable.alignment.max(1));
        let of_variable = variable.initial.unwrap_or_default();
        if !of_variable.bytes.is_empty() {
            initial.bytes.resize(at as usize, 0);
            initial.bytes.extend(of_variable.bytes);
        }
        let behind = |one: DataReference| DataReference { offset: at + one.offset, ..one };
        initial.references.extend(of_variable.references.into_iter().map(behind));
        end = at + variable.size;
        alignment = alignment.max(variable.alignment);
        places.insert(variable.name, at);
    }
    let block = Global {
        name: MAIN.into(),
        linkage: Linkage::External,
        constant: false,
        thread_local: false,
        per_group: false,
        alignment,
        size: end.next_multiple_of(alignment),
        initial: Some(initial),
    };
    (block, places)
}

/// The place of the variable whose address an operand is.
fn place_of(operand: &Operand, places: &Places) -> Option<i64> {
    match operand {
        Operand::Constant(Constant::Address { symbol, addend }) => {
            places.get(symbol).map(|place| addend.wrapping_add(*place as i64))
        }
        _ => None,
    }
}

/// The place of the variable whose address an instruction gives.
fn asked(instruction: &Instruction, places: &Places) -> Option<i64> {
    match &instruction.operation {
        Operation::Call { callee: Callee::Direct(name), arguments, .. } if name.starts_with(ADDRESS) => {
            arguments.first().and_then(|variable| place_of(variable, places))
        }
        _ => None,
    }
}

/// Where one lane runs alone, the variables are those of `main`.
fn in_main(body: &mut Body, places: &Places) {
    let mut addresses: BTreeMap<Value, i64> = BTreeMap::new();
    for block in &mut body.blocks {
        block.instructions.retain(|instruction| {
            let place = asked(instruction, places);
            addresses.extend(place.and_then(|place| Some((*instruction.results.first()?, place))));
            place.is_none()
        });
    }
    for operand in body.operands_mut() {
        let place = operand.value().and_then(|value| addresses.get(&value).copied());
        if let Some(place) = place.or_else(|| place_of(operand, places)) {
            *operand = Operand::Constant(Constant::Address { symbol: MAIN.into(), addend: place });
        }
    }
}

/// Where any thread may be, each asks for its block. Whether any does.
fn in_any_thread(body: &mut Body, places: &Places) -> Result<bool, Refused> {
    let mut has_asked = false;
    let ids: Vec<BlockId> = body.blocks.keys().collect();
    for id in ids {
        let before = std::mem::take(&mut body.blocks[id].instructions);
        let mut instructions = Vec::with_capacity(before.len());
        for instruction in before {
            let Some(place) = asked(&instruction, places) else {
                if instruction.operands().iter().any(|operand| place_of(operand, places).is_some()) {
                    let message = "the address of a thread-local variable is no constant in a kernel";
                    return Err((message.to_owned(), instruction.location));
                }
                instructions.push(instruction);
                continue;
            };
            has_asked = true;
            let block = body.value(Type::Pointer);
            let find = Operation::call(Callee::Direct(BLOCK.into()), Vec::new());
            instructions.push(Instruction::new(vec![block], find, instruction.location));
            let address = Operation::ElementAddress {
                base: block.into(),
                element: Type::Integer(8),
                indices: vec![Operand::integer(32, place as u128)],
            };
            instructions.push(Instruction { operation: address, ..instruction });
        }
        body.blocks[id].instructions = instructions;
    }
    Ok(has_asked)
}
