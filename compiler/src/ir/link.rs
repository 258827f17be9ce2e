//! Several modules to one: the whole program, for which all further stages work.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

use typed_index_collections::TiVec;

use super::{
    Body, Callee, Constant, DataLayout, FileId, Function, Global, Instruction, Linkage, Location, Module, Operand,
    Operation, Parameter, Symbol, Type,
};
use crate::CompileError;

/// One module of all. Names that one module keeps to itself are changed where others have the same; of weak definitions
/// the first is taken, unless there is one that is not weak. What no module defines stays declared.
///
/// # Errors
/// When a name is defined twice, stands for a function here and data there, or a function is called with other
/// arguments than it takes.
pub fn link(modules: Vec<Module>) -> Result<Module, CompileError> {
    let mut module = link_lowered(modules)?;
    reconcile(&mut module)?;
    forget_weak(&mut module);
    Ok(module)
}

/// Links lowered modules, whose calls match the functions already.
///
/// # Errors
/// When a name is defined twice, or stands for a function here and data there.
pub fn link_lowered(modules: Vec<Module>) -> Result<Module, CompileError> {
    let Some(layout) = modules.first().map(|module| module.layout) else {
        return Err(CompileError::new("there is nothing to compile"));
    };
    if modules.iter().any(|module| module.layout != layout) {
        return Err(CompileError::new("the files are compiled for words of different sizes"));
    }
    let mut linked = Linker::new(&modules, layout);
    for module in modules {
        linked.add(module)?;
    }
    Ok(linked.module)
}

/// Which of two of the same name is kept.
enum Choice {
    First,
    Second,
}

struct Linker {
    module: Module,
    /// Names that are taken.
    taken: HashSet<Symbol>,
    /// How often a name has been changed.
    changed: HashMap<Symbol, u32>,
    files: HashMap<std::sync::Arc<str>, FileId>,
    functions: HashMap<Symbol, usize>,
    globals: HashMap<Symbol, usize>,
}

impl Linker {
    /// With the names that all modules see.
    fn new(modules: &[Module], layout: super::DataLayout) -> Self {
        let names = modules.iter().flat_map(Module::names);
        let seen = names.filter(|(_, linkage)| *linkage != Linkage::Internal);
        Self {
            module: Module { layout, files: TiVec::new(), globals: Vec::new(), functions: Vec::new() },
            taken: seen.map(|(name, _)| name.clone()).collect(),
            changed: HashMap::new(),
            files: HashMap::new(),
            functions: HashMap::new(),
            globals: HashMap::new(),
        }
    }

    fn add(&mut self, mut module: Module) -> Result<(), CompileError> {
        self.rename(&mut module);
        self.relocate(&mut module);
        for function in module.functions {
            if self.globals.contains_key(&function.name) {
                return Err(self.both_kinds(&function.name, function.location));
            }
            match self.functions.entry(function.name.clone()) {
                Entry::Vacant(place) => {
                    place.insert(self.module.functions.len());
                    self.module.functions.push(function);
                }
                Entry::Occupied(place) => {
                    let first = &self.module.functions[*place.get()];
                    let here = (first.body.is_some(), first.linkage);
                    let there = (function.body.is_some(), function.linkage);
                    match choose(here, there) {
                        Some(Choice::First) => {}
                        Some(Choice::Second) => self.module.functions[*place.get()] = function,
                        None => return Err(self.twice(&function.name, function.location)),
                    }
                }
            }
        }
        for global in module.globals {
            if self.functions.contains_key(&global.name) {
                return Err(self.both_kinds(&global.name, None));
            }
            match self.globals.entry(global.name.clone()) {
                Entry::Vacant(place) => {
                    place.insert(self.module.globals.len());
                    self.module.globals.push(global);
                }
                Entry::Occupied(place) => {
                    if self.module.globals[*place.get()].thread_local != global.thread_local {
                        let message = format!("{} is thread-local here and for all threads there", global.name);
                        return Err(CompileError::new(message).with_help("declare it as it is defined"));
                    }
                    let first = &mut self.module.globals[*place.get()];
                    let here = (first.initial.is_some(), first.linkage);
                    let there = (global.initial.is_some(), global.linkage);
                    match choose(here, there) {
                        Some(Choice::First) => keep(first, &global),
                        Some(Choice::Second) => {
                            let before = std::mem::replace(first, global);
                            keep(first, &before);
                        }
                        None => return Err(self.twice(&global.name, None)),
                    }
                }
            }
        }
        Ok(())
    }

    fn twice(&self, name: &str, location: Option<Location>) -> CompileError {
        CompileError::new(format!("{name} is defined twice"))
            .at(&self.module, location)
            .with_help("make one of them static, or rename it")
    }

    fn both_kinds(&self, name: &str, location: Option<Location>) -> CompileError {
        CompileError::new(format!("{name} is a function here and data there")).at(&self.module, location)
    }

    /// Changes the module's own names that others have, too.
    fn rename(&mut self, module: &mut Module) {
        let own: Vec<Symbol> =
            module.names().filter(|(_, linkage)| *linkage == Linkage::Internal).map(|(name, _)| name.clone()).collect();
        let all: HashSet<Symbol> = own.iter().cloned().collect();
        let mut names: HashMap<Symbol, Symbol> = HashMap::new();
        for name in own {
            if self.taken.insert(name.clone()) {
                continue;
            }
            let count = self.changed.entry(name.clone()).or_insert(0);
            let new = loop {
                *count += 1;
                let new = Symbol::from(format!("{name}.{count}"));
                if !all.contains(&new) && self.taken.insert(new.clone()) {
                    break new;
                }
            };
            names.insert(name, new);
        }
        if names.is_empty() {
            return;
        }
        module.rename(&names);
    }

    /// Takes over the module's files.
    fn relocate(&mut self, module: &mut Module) {
        let linked = &mut self.module.files;
        let known = &mut self.files;
        let new: TiVec<FileId, FileId> = module
            .files
            .iter()
            .map(|name| *known.entry(name.clone()).or_insert_with(|| linked.push_and_get_key(name.clone())))
            .collect();
        let relocate = |location: &mut Option<Location>| {
            if let Some(location) = location {
                location.file = new.get(location.file).copied().unwrap_or(location.file);
            }
        };
        for function in &mut module.functions {
            relocate(&mut function.location);
            for block in function.body.iter_mut().flat_map(|body| &mut body.blocks) {
                relocate(&mut block.end_location);
                for instruction in &mut block.instructions {
                    relocate(&mut instruction.location);
                }
            }
        }
    }
}

/// Chooses one of two with one name, by whether they are definitions and by their linkages. `None` if both are defined
/// for good.
fn choose(first: (bool, Linkage), second: (bool, Linkage)) -> Option<Choice> {
    match (first, second) {
        (_, (false, Linkage::Weak)) | ((true, _), (false, _)) => Some(Choice::First),
        ((false, _), _) => Some(Choice::Second),
        (_, (true, Linkage::Weak)) => Some(Choice::First),
        ((true, Linkage::Weak), _) => Some(Choice::Second),
        _ => None,
    }
}

/// The kept one has the larger alignment of both; of two declarations the larger size.
fn keep(kept: &mut Global, other: &Global) {
    kept.alignment = kept.alignment.max(other.alignment);
    if kept.initial.is_none() {
        kept.size = kept.size.max(other.size);
    }
}

/// What is only declared, and weakly, is not there: its address is 0.
fn forget_weak(module: &mut Module) {
    let weak = |linkage: Linkage, defined: bool| linkage == Linkage::Weak && !defined;
    let functions = module.functions.iter();
    let missing: HashSet<Symbol> = functions
        .filter(|of| weak(of.linkage, of.body.is_some()))
        .map(|of| of.name.clone())
        .chain(module.globals.iter().filter(|of| weak(of.linkage, of.initial.is_some())).map(|of| of.name.clone()))
        .collect();
    if missing.is_empty() {
        return;
    }
    for initial in module.globals.iter_mut().flat_map(|of| &mut of.initial) {
        initial.references.retain(|reference| !missing.contains(&reference.symbol));
    }
    let null = Operand::Constant(Constant::Null);
    for body in module.bodies_mut() {
        for operand in body.operands_mut() {
            if operand.symbol().is_some_and(|symbol| missing.contains(symbol)) {
                *operand = null.clone();
            }
        }
        for instruction in body.blocks.iter_mut().flat_map(|of| &mut of.instructions) {
            if let Operation::Call { callee, .. } = &mut instruction.operation {
                if matches!(callee, Callee::Direct(name) if missing.contains(name)) {
                    *callee = Callee::Indirect(null.clone());
                }
            }
        }
    }
    module.functions.retain(|of| !missing.contains(&of.name));
    module.globals.retain(|of| !missing.contains(&of.name));
}

/// The types that a function is called with, for messages.
fn types<'k>(kinds: impl Iterator<Item = &'k Type>) -> String {
    let kinds: Vec<String> = kinds.map(Type::to_string).collect();
    format!("({})", kinds.join(", "))
}

/// The function's parameters' types.
fn takes(function: &Function) -> String {
    types(function.parameters.iter().map(|of| &of.kind))
}

// Calls and the functions that they call: C lets them disagree, in part.

/// What a call has to know of a function.
#[derive(Clone)]
struct Called {
    parameters: Vec<Parameter>,
    result: Type,
    variadic: bool,
    takes: String,
}

/// Makes every direct call one of the function as it is defined.
fn reconcile(module: &mut Module) -> Result<(), CompileError> {
    let defined: HashMap<Symbol, Called> = module
        .functions
        .iter()
        .filter(|function| function.body.is_some())
        .map(|function| (function.name.clone(), called(function)))
        .collect();
    let layout = module.layout;
    let mut bodies = module.bodies_mut();
    let done = bodies.try_for_each(|body| reconcile_body(body, &defined, layout));
    drop(bodies);
    done.map_err(|(message, location)| {
        CompileError::new(message).at(module, location).with_help("declare the function as it is defined")
    })
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

fn reconcile_body(body: &mut Body, defined: &HashMap<Symbol, Called>, layout: DataLayout) -> Result<(), Wrong> {
    for id in body.blocks.keys().collect::<Vec<_>>() {
        let mut index = 0;
        while index < body.blocks[id].instructions.len() {
            let instruction = &body.blocks[id].instructions[index];
            index += 1;
            let name = instruction.operation.called();
            let Some(function) = name.and_then(|name| defined.get(name)) else {
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

fn parameters(body: &Body, instruction: &mut Instruction, function: &Called, layout: DataLayout) -> Result<(), Wrong> {
    let Operation::Call { callee: Callee::Direct(name), arguments, parameters, variadic } = &mut instruction.operation
    else {
        return Ok(());
    };
    let kinds: Vec<Type> = arguments.iter().map(|of| body.type_of(of)).collect();
    let enough = if function.variadic {
        kinds.len() >= function.parameters.len()
    } else {
        kinds.len() == function.parameters.len()
    };
    let fits = function.parameters.iter().zip(&kinds).all(|(parameter, kind)| alike(&parameter.kind, kind, layout));
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
        .map(|(parameter, kind)| Parameter { kind, ..parameter.clone() })
        .collect();
    Ok(())
}

/// An instruction that must follow the call, because the function gives no result.
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
