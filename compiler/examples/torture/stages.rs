//! A program between the stages of the compiler, in the interpreter: where it goes wrong.

use std::collections::BTreeSet;

use compiler::diverge::Decisions;
use compiler::interpret::{Interpreter, Limits, Rules, Stop};
use compiler::ir::{self, Form, Linkage, Module, Symbol};
use compiler::library;
use compiler::{CompileError, Compiled, Program, Target};

use crate::fates::Fate;

/// The library as clang has written it.
pub struct Stages {
    library: Vec<Module>,
}

impl Stages {
    pub fn new(words: u32) -> Self {
        let mut modules = Vec::new();
        for unit in library::kept().stems(words).filter(|unit| !matches!(*unit, "heap" | "print-integers")) {
            let text = library::kept().text(unit, words).expect("it has one");
            let mut module = ir::read(unit, text).expect("IR");
            // What the program defines itself goes before the library's.
            for function in module.functions.iter_mut().filter(|function| function.body.is_some()) {
                weaken(&mut function.linkage);
            }
            for global in &mut module.globals {
                weaken(&mut global.linkage);
            }
            modules.push(module);
        }
        Self { library: modules }
    }

    /// As it is read, lowered and diverged it is sound and prints the same. `compiled` is the program for the machine.
    pub fn check(
        &self,
        program: &Program,
        compiled: &Compiled,
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
        let program = heap_outside(program);
        let lowered = compiler::words(&program, target).map_err(refused)?;
        sound("lowered", &lowered, Form::Lowered)?;
        runs("lowered", &lowered, Rules::Harp)?;
        let again;
        let compiled = if HEAP_FUNCTIONS.iter().any(|name| text.contains(&format!("@{name}("))) {
            again = compiler::compile(&program, target, &Decisions::default()).map_err(refused)?;
            &again
        } else {
            compiled
        };
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

const HEAP_FUNCTIONS: [&str; 4] = ["malloc", "calloc", "realloc", "free"];

/// A program without the library's heap: in the interpreter this program here does the heap's work.
fn heap_outside(program: &Program) -> Program {
    let defined: BTreeSet<Symbol> = HEAP_FUNCTIONS.into_iter().map(Symbol::from).collect();
    Program { units: program.units.clone(), used: defined.clone(), defined, ..Program::default() }
}

fn weaken(linkage: &mut Linkage) {
    if *linkage == Linkage::External {
        *linkage = Linkage::Weak;
    }
}

// A run in the interpreter, with the work of the heap done for the program.

const LIMITS: Limits = Limits { memory_bytes: 8 << 20, steps: 100_000_000 };

/// Where the heap of `malloc` is, which this program does itself.
const HEAP: u128 = 2 << 20;

/// What `main` returns, or `exit` is called with; and what is printed.
fn outcome(module: &Module, rules: Rules) -> Result<(u64, String), String> {
    let main = module.function("main").ok_or("no main")?;
    let arguments = vec![0; main.parameters.len()];
    let interpreter = Interpreter::new(module, rules, LIMITS).map_err(|why| format!("{why:?}"))?;
    let mut heap = HEAP;
    let mut interpreter = interpreter.with_external(Box::new(move |name, arguments, memory| {
        let mut allocate = |bytes: u128| {
            heap = (heap + 15) & !15;
            heap += bytes + 16;
            // The word in front of the block has its size, for `realloc`.
            memory.store((heap - bytes - 8) as u64, 8, bytes)?;
            Ok(heap - bytes)
        };
        Some(match name {
            "exit" | "_Exit" => Err(Stop::Exit(arguments[0] as u64)),
            "abort" => Err(Stop::Fault("abort".to_owned())),
            "free" => Ok(Vec::new()),
            "malloc" => allocate(arguments[0]).map(|address| vec![address]),
            "calloc" => allocate(arguments[0] * arguments[1]).map(|address| vec![address]),
            "realloc" => allocate(arguments[1]).and_then(|address| {
                if arguments[0] != 0 {
                    let size = memory.load((arguments[0] - 8) as u64, 8)?;
                    for byte in 0..size.min(arguments[1]) {
                        let value = memory.load((arguments[0] + byte) as u64, 1)?;
                        memory.store((address + byte) as u64, 1, value)?;
                    }
                }
                Ok(vec![address])
            }),
            _ => return None,
        })
    }));
    let code = match interpreter.call("main", &arguments) {
        Ok(results) => results.first().copied().unwrap_or(0) as u64,
        Err(Stop::Exit(code)) => code,
        Err(Stop::Fault(what)) => return Err(what),
        Err(Stop::Steps) => return Err("too many steps".to_owned()),
    };
    let output = String::from_utf8_lossy(&interpreter.memory.output).into_owned();
    Ok((code, output))
}
