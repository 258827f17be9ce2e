//! The meaning of a unit's functions: C, compiled by clang with the headers of the C library, and run by the compiler's
//! interpreter in memory of its own.

use std::cell::RefCell;
use std::collections::hash_map::{Entry, HashMap};
use std::fmt::Write;
use std::sync::atomic::{AtomicUsize, Ordering};

use compiler::interpret::{Interpreter, Limits, Rules, Stop};
use compiler::ir::{read, Module};
use frontend::{FrontEnd, FrontEndError, Headers, Settings};
use isa::{CustomMeaning, CUSTOM_FUNCTIONS};

use crate::description::{read_text, Described};

/// What one call may take.
const LIMITS: Limits = Limits { memory_bytes: 1 << 18, steps: 1_000_000 };
/// The unit that calls the functions: C converts operands and results.
const CALLS: &str = "unit-calls.c";

/// A unit's C.
pub struct CMeaning {
    /// Tells units apart.
    number: usize,
    /// As long as the process, as the unit itself.
    module: &'static Module,
}

thread_local! {
    /// The interpreters of this thread, by unit.
    static INTERPRETERS: RefCell<HashMap<usize, Interpreter<'static>>> = RefCell::new(HashMap::new());
}

impl CMeaning {
    /// Compiles a unit's C for words of so many bytes.
    ///
    /// # Errors
    /// When clang refuses it, when it calls what it does not define, or when it has variables that outlive a call.
    pub fn compile(described: &Described, word_bytes: u32) -> Result<Self, String> {
        let path = &described.meaning;
        let refuse = |words: String| format!("{}: {words}", path.display());
        read_text(path, "`meaning` in unit.toml names it: correct one of the two")?;
        let full = path.canonicalize().map_err(|error| refuse(error.to_string()))?;
        let folder = full.parent().map(ToOwned::to_owned);
        let name = full.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let settings = Settings {
            word_bytes,
            optimization: 2,
            include: folder.clone().into_iter().collect(),
            defines: Vec::new(),
            standard: compiler::opencl::STANDARD.to_owned(),
            extension: false,
            several_cores: false,
            custom_unit: None,
        };
        let front_end = FrontEnd::new(settings).map_err(|error| refuse(error.to_string()))?;
        let calls = front_end.write(CALLS, calls(described, name).as_bytes());
        let calls = calls.map_err(|error| refuse(error.to_string()))?;
        let include: Vec<_> = folder.into_iter().collect();
        let output = front_end.run(&calls, Headers::C, &include, |clang, job| clang.compile(job));
        let output = output.map_err(|error| match error {
            FrontEndError::Refused(words) => refuse(format!(
                "clang refuses it, or a call as unit.toml describes its function:\n{}",
                words.trim_end()
            )),
            error => refuse(error.to_string()),
        })?;
        let module = read(name, &output.text).map_err(|error| refuse(error.to_string()))?;
        check(&module).map_err(refuse)?;
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let meaning = CMeaning { number, module: Box::leak(Box::new(module)) };
        meaning.interpreter().map_err(|stop| refuse(words(&stop)))?;
        Ok(meaning)
    }

    fn interpreter(&self) -> Result<Interpreter<'static>, Stop> {
        Interpreter::new(self.module, Rules::Llvm, LIMITS)
    }

    fn call(&self, name: &str, operands: [u64; 3]) -> Result<u64, String> {
        INTERPRETERS.with_borrow_mut(|interpreters| {
            let interpreter = match interpreters.entry(self.number) {
                Entry::Occupied(entry) => entry.into_mut(),
                Entry::Vacant(entry) => entry.insert(self.interpreter().map_err(|stop| words(&stop))?),
            };
            interpreter.steps = LIMITS.steps;
            let results = interpreter.call(name, &operands.map(u128::from)).map_err(|stop| words(&stop))?;
            Ok(results.first().map_or(0, |bits| *bits as u64))
        })
    }
}

impl CustomMeaning for CMeaning {
    fn result(&self, function: usize, operands: [u64; 3]) -> Result<u64, String> {
        self.call(&result_name(function), operands)
    }

    fn cycles(&self, function: usize, operands: [u64; 3]) -> Result<u64, String> {
        self.call(&cycles_name(function), operands)
    }
}

fn result_name(function: usize) -> String {
    format!("harp_unit_result_{function}")
}

fn cycles_name(function: usize) -> String {
    format!("harp_unit_cycles_{function}")
}

/// C that calls the functions of a file with words.
fn calls(described: &Described, file: &str) -> String {
    const OPERANDS: [&str; 3] = ["a", "b", "c"];
    let mut text = format!("#include \"{file}\"\n");
    let mut call = |name: String, function: &str, operands: u32| {
        let operands = OPERANDS[..operands as usize].join(", ");
        let word = "__SIZE_TYPE__";
        writeln!(text, "{word} {name}({word} a, {word} b, {word} c) {{ return ({word}){function}({operands}); }}")
            .expect("a text takes it");
    };
    for number in 0..CUSTOM_FUNCTIONS {
        let Some(function) = &described.spec.functions[number] else {
            continue;
        };
        call(result_name(number), &function.name, function.operands);
        if let Some(cycles) = &described.cycles[number] {
            call(cycles_name(number), cycles, function.operands);
        }
    }
    text
}

/// A meaning depends on nothing but its operands.
fn check(module: &Module) -> Result<(), String> {
    let is_intrinsic = |name: &str| name.starts_with("llvm.");
    if let Some(missing) = module.functions.iter().find(|one| one.body.is_none() && !is_intrinsic(&one.name)) {
        return Err(format!("it calls {}, which it does not define: a meaning has no library", missing.name));
    }
    match module.globals.iter().find(|global| !global.constant || global.initial.is_none()) {
        None => Ok(()),
        Some(global) => Err(format!(
            "it has the variable {}, but a function of a unit depends on nothing but its operands: make it const, or \
             local to the function",
            global.name
        )),
    }
}

fn words(stop: &Stop) -> String {
    match stop {
        Stop::Steps => format!("its C takes more than {} steps for one lane", LIMITS.steps),
        Stop::Exit(_) => "its C ends the program".to_owned(),
        Stop::Fault(words) => format!("its C fails: {words}"),
    }
}
