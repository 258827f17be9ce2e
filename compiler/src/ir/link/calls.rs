//! Calls and the functions that they call: C lets them disagree, in part.

use std::collections::HashMap;

use super::{takes, types};
use crate::ir::{
    Body, Callee, Constant, DataLayout, Function, Instruction, Location, Module, Operand,
    Operation, Parameter, Symbol, Type,
};
use crate::CompileError;

/// What a call has to know of a function.
#[derive(Clone)]
struct Called {
    parameters: Vec<Parameter>,
    result: Type,
    variadic: bool,
    takes: String,
}

/// Makes every direct call one of the function as it is defined.
pub(super) fn reconcile(module: &mut Module) -> Result<(), CompileError> {
    let defined: HashMap<Symbol, Called> = module
        .functions
        .iter()
        .filter(|function| function.body.is_some())
        .map(|function| (function.name.clone(), called(function)))
        .collect();
    let mut wrong = None;
    let layout = module.layout;
    for body in module.functions.iter_mut().flat_map(|of| &mut of.body) {
        if let Err(found) = reconcile_body(body, &defined, layout) {
            wrong = Some(found);
            break;
        }
    }
    match wrong {
        Some((message, location)) => Err(CompileError::new(message)
            .at(module, location)
            .with_help("declare the function as it is defined")),
        None => Ok(()),
    }
}

fn called(function: &Function) -> Called {
    Called {
        parameters: function.parameters.clone(),
        result: function.result.clone(),
        variadic: function.variadic,
        takes: takes(function),
    }
}

type Wrong = (String, Option<Location>);

fn reconcile_body(
    body: &mut Body,
    defined: &HashMap<Symbol, Called>,
    layout: DataLayout,
) -> Result<(), Wrong> {
    for id in body.blocks.keys().collect::<Vec<_>>() {
        let mut index = 0;
        while index < body.blocks[id].instructions.len() {
            let instruction = &body.blocks[id].instructions[index];
            index += 1;
            let Operation::Call {
                callee: Callee::Direct(name),
                ..
            } = &instruction.operation
            else {
                continue;
            };
            let Some(function) = defined.get(name) else {
                continue;
            };
            let mut instruction = instruction.clone();
            parameters(body, &mut instruction, function, layout)?;
            let result = result(body, &mut instruction, function, layout)?;
            let block = &mut body.blocks[id].instructions;
            block[index - 1] = instruction;
            if let Some(behind) = result {
                block.insert(index, behind);
                index += 1;
            }
        }
    }
    Ok(())
}

/// Integers and pointers of the same size are passed alike.
fn alike(a: &Type, b: &Type, layout: DataLayout) -> bool {
    let simple = |kind: &Type| matches!(kind, Type::Pointer) || *kind == layout.word();
    a == b || (simple(a) && simple(b))
}

fn parameters(
    body: &Body,
    instruction: &mut Instruction,
    function: &Called,
    layout: DataLayout,
) -> Result<(), Wrong> {
    let Operation::Call {
        callee: Callee::Direct(name),
        arguments,
        parameters,
        variadic,
    } = &mut instruction.operation
    else {
        return Ok(());
    };
    let kinds: Vec<Type> = arguments.iter().map(|of| body.type_of(of)).collect();
    let enough = if function.variadic {
        kinds.len() >= function.parameters.len()
    } else {
        kinds.len() == function.parameters.len()
    };
    let fits = function
        .parameters
        .iter()
        .zip(&kinds)
        .all(|(parameter, kind)| alike(&parameter.kind, kind, layout));
    if !enough || !fits {
        let with = types(kinds.iter());
        let takes = &function.takes;
        let message = format!("{name} is called with {with}, but takes {takes}");
        return Err((message, instruction.location));
    }
    *variadic = function.variadic;
    // The call's own types, and how the function wants them.
    *parameters = function
        .parameters
        .iter()
        .zip(kinds)
        .map(|(parameter, kind)| Parameter {
            kind,
            ..parameter.clone()
        })
        .collect();
    Ok(())
}

/// An instruction that must stand behind the call, because the function gives no result.
fn result(
    body: &mut Body,
    instruction: &mut Instruction,
    function: &Called,
    layout: DataLayout,
) -> Result<Option<Instruction>, Wrong> {
    let Operation::Call { callee, .. } = &instruction.operation else {
        return Ok(None);
    };
    match (instruction.results.first().copied(), &function.result) {
        (None, Type::Void) => Ok(None),
        (None, kind) => {
            instruction.results = vec![body.value(kind.clone())];
            Ok(None)
        }
        (Some(value), Type::Void) => {
            let kind = body.values[value].clone();
            instruction.results.clear();
            let undefined = Operand::Constant(Constant::Undefined(kind));
            let operation = Operation::Freeze(undefined);
            let location = instruction.location;
            Ok(Some(Instruction::new(vec![value], operation, location)))
        }
        (Some(value), kind) if alike(&body.values[value], kind, layout) => Ok(None),
        (Some(value), kind) => {
            let Callee::Direct(name) = callee else {
                return Ok(None);
            };
            let asked = &body.values[value];
            let message = format!("{name} is called for a result {asked}, but gives {kind}");
            Err((message, instruction.location))
        }
    }
}
