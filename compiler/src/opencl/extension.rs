//! What kernels use of the extension: atomic functions.

use std::collections::BTreeSet;

use super::device::{calls_kernel, ITEM};
use crate::builtins::needs_extension;
use crate::ir::{Function, Module, Symbol};
use crate::CompileError;

/// Refuses kernels with atomic functions, for a core without the extension.
///
/// # Errors
/// A call of one, with the kernel that reaches it.
pub(crate) fn check(module: &Module) -> Result<(), CompileError> {
    for caller in module.functions.iter().filter(|function| calls_kernel(&function.name)) {
        let kernel = caller.name.strip_suffix(ITEM).unwrap_or(&caller.name);
        for function in reached(module, caller) {
            let mut instructions = function.body.iter().flat_map(|body| body.instructions());
            let found = instructions.find_map(|one| Some((needs_extension(one.operation.called()?)?, one.location)));
            let Some((name, location)) = found else {
                continue;
            };
            let error = CompileError::new(format!(
                "the kernel `{kernel}` calls `{name}`, which needs a core with the extension"
            ));
            let help = "take one (--extension, or `// config: extension = true` in the file)";
            return Err(error.at(module, location.or(function.location)).with_help(help).for_extension());
        }
    }
    Ok(())
}

/// The functions that one reaches by calls.
fn reached<'m>(module: &'m Module, from: &'m Function) -> Vec<&'m Function> {
    let mut names: BTreeSet<&Symbol> = BTreeSet::from([&from.name]);
    let mut all = vec![from];
    let mut next = 0;
    while let Some(function) = all.get(next) {
        next += 1;
        let instructions = function.body.iter().flat_map(|body| body.instructions());
        let called: Vec<_> = instructions.filter_map(|one| module.function(one.operation.called()?)).collect();
        all.extend(called.into_iter().filter(|function| names.insert(&function.name)));
    }
    all
}
