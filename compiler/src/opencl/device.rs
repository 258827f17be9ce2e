//! The kernels' module: for each kernel a function that loads its arguments out of the block in which the host part has put
//! them, and a descriptor of it for the run time (`struct harp_opencl_kernel` in `opencl.h`).

use std::collections::BTreeSet;

use super::{barrier, format, kernels, Kernel, Passing};
use crate::analysis::calls::GROUP_BARRIER;
use crate::ir::{
    self, BlockId, Body, Callee, DataReference, Function, Global, Initial, Instruction, Linkage, Module, Operand,
    Operation, Parameter, Reach, Symbol, Terminator, Type,
};
use crate::CompileError;

/// The bit of `flags` that says that a kernel's items may wait for one another: `HARP_OPENCL_WAITS`.
const WAITS: u32 = 1;
/// The bit that says that the last groups of a range may have fewer items: `HARP_OPENCL_PARTS`.
const PARTS: u32 = 2;
/// What follows a kernel's name in that of the function that calls it for an item.
pub(super) const ITEM: &str = ".item";

/// Whether a function calls a kernel for an item. All items have the same arguments.
pub(crate) fn calls_kernel(name: &str) -> bool {
    name.ends_with(ITEM)
}

/// One module of the kernels of all units, which other modules see by their descriptors alone.
///
/// # Errors
/// What is not supported in a unit.
pub(crate) fn module(units: &[(String, String)]) -> Result<Module, CompileError> {
    let mut all = Vec::new();
    let mut modules = Vec::new();
    for (name, text) in units {
        all.extend(kernels(text)?);
        modules.push(ir::read(name, text)?);
    }
    let mut module = ir::link(modules)?;
    format::translate(&mut module)?;
    barrier::give_lines(&mut module);
    let functions = module.functions.iter_mut().filter(|one| one.body.is_some());
    functions.for_each(|one| one.linkage = Linkage::Internal);
    let globals = module.globals.iter_mut().filter(|one| one.initial.is_some());
    globals.for_each(|one| one.linkage = Linkage::Internal);
    let waiting = waiting(&module);
    let parts = if units.iter().all(|(_, text)| has_parts(text)) { PARTS } else { 0 };
    for kernel in &all {
        describe(&mut module, kernel, &waiting, parts);
    }
    Ok(module)
}

/// Whether a unit is OpenCL C 2.0 or later, by its metadata: `!opencl.ocl.version = !{!0}`, `!0 = !{i32 2, i32 0}`.
pub(super) fn has_parts(ir: &str) -> bool {
    let version = ir.split_once("!opencl.ocl.version = !{").and_then(|(_, rest)| rest.split(['}', ',']).next());
    let node = version.and_then(|node| ir.split_once(&format!("\n{node} = !{{i32 ")));
    node.is_some_and(|(_, numbers)| numbers.starts_with(['2', '3']))
}

/// Whether the items of a group wait for one another in a built-in function.
fn waits(name: &str) -> bool {
    if name == GROUP_BARRIER {
        return true;
    }
    let name = name.strip_prefix("_Z").unwrap_or("").trim_start_matches(|one: char| one.is_ascii_digit());
    ["barrier", "wait_group_events", "work_group_"].iter().any(|begin| name.starts_with(begin))
}

/// The functions in which the items of a group may wait for one another.
fn waiting(module: &Module) -> BTreeSet<Symbol> {
    let mut found: BTreeSet<Symbol> = BTreeSet::new();
    loop {
        let before = found.len();
        for function in &module.functions {
            let Some(body) = &function.body else {
                continue;
            };
            let mut called = body.instructions().filter_map(|one| one.operation.called());
            if called.any(|name| waits(name) || found.contains(name)) {
                found.insert(function.name.clone());
            }
        }
        if found.len() == before {
            return found;
        }
    }
}

/// Where the arguments of a kernel lie in their block, and the block's size: as C lays a structure out.
pub(super) fn offsets(kernel: &Kernel, parameters: &[Parameter], module: &Module) -> (Vec<u64>, u64) {
    let layout = module.layout;
    let mut end = 0_u64;
    let mut largest = 1;
    let mut offsets = Vec::new();
    for (passed, parameter) in kernel.parameters.iter().zip(parameters) {
        let kind = parameter.by_value.as_ref().unwrap_or(&parameter.kind);
        let alignment = match passed.passing {
            Passing::Structure { alignment } => alignment.max(1),
            Passing::Value | Passing::Local => layout.alignment_of(kind),
        };
        let offset = end.next_multiple_of(alignment);
        offsets.push(offset);
        end = offset + layout.size_of(kind);
        largest = largest.max(alignment);
    }
    (offsets, end.next_multiple_of(largest))
}

/// Adds the function that calls the kernel, its descriptor, its name and where its pointers to local memory are.
fn describe(module: &mut Module, kernel: &Kernel, waiting: &BTreeSet<Symbol>, parts: u32) {
    let Some(function) = module.function(&kernel.name).filter(|one| one.body.is_some()) else {
        return;
    };
    let function = function.clone();
    let (offsets, size) = offsets(kernel, &function.parameters, module);
    let caller = caller(&function, &offsets, module);
    let local: Vec<u32> = kernel
        .parameters
        .iter()
        .zip(&offsets)
        .filter(|(parameter, _)| parameter.passing == Passing::Local)
        .map(|(_, offset)| u32::try_from(*offset).unwrap_or(u32::MAX))
        .collect();
    let descriptor = kernel.descriptor();
    let named = |what: &str| Symbol::from(format!("{descriptor}.{what}"));
    let waits = waiting.contains(&function.name);
    let flags = if waits { WAITS | parts } else { parts };
    let numbers = [local.len() as u32, u32::try_from(size).unwrap_or(u32::MAX)];
    let numbers = numbers.into_iter().chain(kernel.group).chain([flags]);
    let pointer = u64::from(module.layout.pointer_bytes);
    let mut bytes = vec![0; 3 * pointer as usize];
    bytes.extend(numbers.flat_map(u32::to_le_bytes));
    let mut name: Vec<u8> = kernel.name.clone().into_bytes();
    name.push(0);
    let symbols = [caller.name.clone(), named("name"), named("local")];
    let references = symbols.into_iter().zip(0..).map(|(symbol, place)| DataReference {
        offset: place * pointer,
        symbol,
        addend: 0,
    });
    let initial = Initial { references: references.collect(), bytes };
    let size = (initial.bytes.len() as u64).next_multiple_of(pointer);
    module.globals.push(constant(descriptor.as_str().into(), Linkage::External, pointer, size, initial));
    for (name, bytes) in
        [(named("name"), name), (named("local"), local.iter().flat_map(|one| one.to_le_bytes()).collect())]
    {
        let size = (bytes.len() as u64).max(4);
        let initial = Initial { bytes, references: Vec::new() };
        module.globals.push(constant(name, Linkage::Internal, 4, size, initial));
    }
    module.functions.push(caller);
}

/// Data that nothing changes.
pub(super) fn constant(name: Symbol, linkage: Linkage, alignment: u64, size: u64, initial: Initial) -> Global {
    Global {
        name,
        linkage,
        constant: true,
        per_group: false,
        thread_local: false,
        alignment,
        size,
        initial: Some(initial),
    }
}

/// The function that loads a kernel's arguments out of the block at its parameter, and calls the kernel.
fn caller(kernel: &Function, offsets: &[u64], module: &Module) -> Function {
    let mut body = Body::default();
    let entry: BlockId = body.block();
    let block = body.value(Type::Pointer);
    body.blocks[entry].parameters.push(block);
    let mut arguments = Vec::new();
    for (parameter, offset) in kernel.parameters.iter().zip(offsets) {
        let argument = match &parameter.by_value {
            Some(_) => {
                let operation = Operation::ElementAddress {
                    base: block.into(),
                    element: Type::Integer(8),
                    indices: vec![Operand::integer(32, u128::from(*offset))],
                };
                body.append(entry, Type::Pointer, operation)
            }
            None => {
                let operation = Operation::Load {
                    address: block.into(),
                    offset: i64::try_from(*offset).unwrap_or(i64::MAX),
                    volatile: false,
                    alignment: module.layout.alignment_of(&parameter.kind),
                    reach: Reach::Whole,
                };
                body.append(entry, parameter.kind.clone(), operation)
            }
        };
        arguments.push(argument.into());
    }
    body.append_effect(
        entry,
        Operation::Call {
            callee: Callee::Direct(kernel.name.clone()),
            arguments,
            parameters: kernel.parameters.clone(),
            variadic: false,
        },
    );
    body.blocks[entry].end = Terminator::Return(Vec::new());
    Function {
        name: Symbol::from(format!("{}{ITEM}", kernel.name)),
        linkage: Linkage::Internal,
        parameters: vec![Parameter::plain(Type::Pointer)],
        result: Type::Void,
        results: Vec::new(),
        variadic: false,
        never_returns: false,
        location: kernel.location,
        body: Some(body),
    }
}

/// Lets a call be one of another function, whose result is not read: `value` gets it, and the instruction that follows
/// gives 0 in its place.
pub(super) fn call_instead(
    instruction: &mut Instruction,
    value: Option<ir::Value>,
    callee: &str,
) -> Option<Instruction> {
    if let Operation::Call { callee: called, .. } = &mut instruction.operation {
        *called = Callee::Direct(callee.into());
    }
    let (new, old) = (value?, instruction.results.pop()?);
    instruction.results.push(new);
    Some(Instruction::new(vec![old], Operation::Freeze(Operand::integer(32, 0)), instruction.location))
}
