//! From what clang writes to words and truth values.
//!
//! A value of C becomes the words that hold it, low word first. An integer narrower than a word keeps what its
//! computation left in the bits above it ([`values::Extension`] says what is known of them) until an operation looks at
//! them; in the parameters of blocks, in arguments, results and structures they are 0. What HARP does not compute is a
//! sequence of words or a call of a routine `__harp_...` of the library.

mod absent;
mod atomics;
mod build;
mod calls;
mod classes;
mod compare;
mod floats;
mod function;
mod integers;
mod intrinsics;
mod memory;
mod own_memory;
mod quotients;
mod signs;
mod values;

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::ir::{Function, Module, Symbol};
use crate::target::Arithmetic;
use crate::CompileError;

/// What lowering gives, or why there is nothing.
type LowerResult<T> = Result<T, CompileError>;

/// Functions of the library that lowered code may call where the code that was read does not. Beside them there are
/// those of C that have the names of LLVM's intrinsics, such as `sqrtf`.
pub const ROUTINES: &[&str] = &[
    "memcpy",
    "memmove",
    "memset",
    "fmod",
    "fmodf",
    "sqrt",
    "sqrtf",
    "__harp_atomic_update",
    "__harp_atomic_compare_exchange",
    "__harp_multiply",
    "__harp_multiply_high",
    "__harp_divide",
    "__harp_remainder",
    "__harp_divide_long",
    "__harp_remainder_long",
    "__harp_divide_signed_long",
    "__harp_remainder_signed_long",
    "__harp_double_add",
    "__harp_double_subtract",
    "__harp_double_multiply",
    "__harp_double_divide",
    "__harp_double_compare",
    "__harp_double_from_float",
    "__harp_double_to_float",
    "__harp_double_from_long",
    "__harp_double_from_unsigned_long",
    "__harp_double_to_long",
    "__harp_double_to_unsigned_long",
    "__harp_float_compare",
    "__harp_float_add",
    "__harp_float_subtract",
    "__harp_float_multiply",
    "__harp_float_divide",
    "__harp_float_from_long",
    "__harp_float_from_unsigned_long",
    "__harp_float_to_long",
    "__harp_float_to_unsigned_long",
];

/// The functions of a module by their names, as calls look at them.
pub(crate) struct Functions<'m> {
    module: &'m Module,
    instructions: InstructionSet,
    turns: Turns<'m>,
    by_name: HashMap<&'m str, &'m Function>,
    /// Those that are only ever launched.
    kernels: HashSet<Symbol>,
}

/// Which instructions lowered code may be made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InstructionSet {
    /// Those of the extension are among them (section 12 of docs/isa.md).
    pub extension: bool,
    /// Those of arithmetic.
    pub arithmetic: Arithmetic,
}

impl InstructionSet {
    /// Those of a core without the extension that computes everything itself.
    pub const BASIC: Self = Self { extension: false, arithmetic: Arithmetic::WHOLE };
    /// Those of the extension, too.
    pub const EXTENDED: Self = Self { extension: true, ..Self::BASIC };
}

/// The functions in which threads take turns at stores of less than a word, on a core that stores words alone: two of
/// them may store to one word.
#[derive(Clone, Copy, Debug)]
pub enum Turns<'t> {
    /// None.
    Nowhere,
    /// All.
    Everywhere,
    /// Those of these names.
    In(&'t BTreeSet<Symbol>),
}

/// Lowers a program, or a part of one, in which no two threads store to one word. Routines of the library that code is
/// made to call are declared.
///
/// # Errors
/// When it holds what is not supported; the message names the line of C.
pub fn lower(module: Module, instructions: InstructionSet) -> Result<Module, CompileError> {
    lower_with_turns(module, instructions, Turns::Nowhere)
}

/// Lowers a program, or a part of one, as [`lower`] does, with turns in some functions.
///
/// # Errors
/// The errors of [`lower`].
pub fn lower_with_turns(
    module: Module,
    instructions: InstructionSet,
    turns: Turns<'_>,
) -> Result<Module, CompileError> {
    let functions = Functions {
        module: &module,
        instructions,
        turns,
        by_name: module.functions.iter().map(|function| (&*function.name, function)).collect(),
        kernels: signs::kernels(&module),
    };
    let mut all = Vec::new();
    let mut named: HashSet<Symbol> = HashSet::new();
    for function in &module.functions {
        let (function, names) = function::lower(&functions, function)?;
        named.extend(names);
        all.push(function);
    }
    let is_known = |name: &Symbol| {
        functions.by_name.contains_key(&**name) || module.globals.iter().any(|global| global.name == *name)
    };
    let mut missing: Vec<Symbol> = named.into_iter().filter(|name| !is_known(name)).collect();
    missing.sort();
    let declared: Vec<Function> = missing.into_iter().map(|name| declaration(name, &all)).collect();
    all.extend(declared);
    Ok(Module { layout: module.layout, files: module.files.clone(), globals: module.globals.clone(), functions: all })
}

/// The declaration of a function that is called, as its first call sees it.
fn declaration(name: Symbol, callers: &[Function]) -> Function {
    let calls = callers.iter().filter_map(|caller| caller.body.as_ref());
    let mut calls = calls.flat_map(|body| body.instructions().map(move |one| (body, one)));
    let (mut parameters, mut results) = (Vec::new(), Vec::new());
    if let Some((body, call)) = calls.find(|(_, one)| one.operation.called() == Some(&name)) {
        parameters = call.operands().iter().map(|a| body.type_of(a)).collect();
        results = call.results.iter().map(|a| body.values[*a].clone()).collect();
    }
    Function::lowered(name, parameters, results, None)
}
