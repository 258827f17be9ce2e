//! A program between the stages of the compiler, in the interpreter: where it goes wrong.

use std::collections::BTreeSet;
use std::path::Path;

use compiler::diverge::Decisions;
use compiler::interpret::Rules;
use compiler::ir::{self, Form, Linkage, Module, Symbol};
use compiler::{CompileError, Program, Target};

use crate::fates::Fate;
use crate::outcome::outcome;

/// The library as clang has written it.
pub struct Stages {
    library: Vec<Module>,
}

impl Stages {
    pub fn new(words: u32) -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("library/ir");
        let folder = folder.join(format!("wasm{}", words * 8));
        let mut library = Vec::new();
        for entry in std::fs::read_dir(folder).expect("the library's IR") {
            let path = entry.expect("a file").path();
            if path.ends_with("heap.ll") || path.ends_with("print-integers.ll") {
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("a readable file");
            let mut module = ir::read(&path.to_string_lossy(), &text).expect("IR");
            // What the program defines itself goes before the library's.
            for function in &mut module.functions {
                weaken(&mut function.linkage);
            }
            for global in &mut module.globals {
                weaken(&mut global.linkage);
            }
            library.push(module);
        }
        Self { library }
    }

    /// As it is read, lowered and diverged it is sound and prints the same.
    pub fn check(
        &self,
        program: &Program,
        target: &Target,
        right: &dyn Fn(&str) -> bool,
    ) -> Result<(), Fate> {
        let refused = |error: CompileError| Fate::Refused(error.to_string());
        let wrong = |stage: &str, what: String| Fate::Wrong(format!("{stage}: {what}"));
        let sound = |stage: &str, module: &Module, form: Form| {
            ir::verify(module, form).map_err(|what| wrong(stage, what.to_string()))
        };
        let runs = |stage: &str, module: &Module, rules: Rules| match outcome(module, rules) {
            Ok((0, output)) if right(&output) => Ok(()),
            other => Err(wrong(stage, format!("{other:?}"))),
        };
        let (name, text) = &program.units[0];
        let read = ir::read(name, text).and_then(|read| self.whole(read));
        let read = read.map_err(refused)?;
        sound("read", &read, Form::Read)?;
        runs("read", &read, Rules::Llvm)?;
        // In the interpreter this program does the work of the heap.
        let heap = ["malloc", "calloc", "realloc", "free"];
        let defined: BTreeSet<Symbol> = heap.into_iter().map(Symbol::from).collect();
        let program = Program {
            units: program.units.clone(),
            used: defined.clone(),
            defined,
        };
        let lowered = compiler::words(&program, target).map_err(refused)?;
        sound("lowered", &lowered, Form::Lowered)?;
        runs("lowered", &lowered, Rules::Harp)?;
        let compiled = compiler::compile(&program, target, &Decisions::default());
        let compiled = compiled.map_err(refused)?;
        sound("diverged", &compiled.module, Form::Diverged)?;
        runs("diverged", &compiled.module, Rules::Harp)
    }

    /// The program with what it needs of the library.
    fn whole(&self, module: Module) -> Result<Module, CompileError> {
        let mut modules = vec![module];
        let mut taken = vec![false; self.library.len()];
        loop {
            let count = modules.len();
            let missing: Vec<Symbol> = modules.iter().flat_map(ir::undefined).collect();
            for (index, library) in self.library.iter().enumerate() {
                let defines = |name: &Symbol| {
                    let function = library.function(name);
                    function.is_some_and(|function| function.body.is_some())
                        || library.globals.iter().any(|global| global.name == *name)
                };
                if !taken[index] && missing.iter().any(defines) {
                    taken[index] = true;
                    modules.push(library.clone());
                }
            }
            if modules.len() == count {
                break;
            }
        }
        let mut module = ir::link(modules)?;
        ir::keep_reached(&mut module, &["main".into()]);
        Ok(module)
    }
}

fn weaken(linkage: &mut Linkage) {
    if *linkage == Linkage::External {
        *linkage = Linkage::Weak;
    }
}
