//! The oracle: the same C by the same clang to WebAssembly, whose types have the sizes of HARP's, run by wasmi.
//!
//! The library's own C is in it, too. It has no part of the compiler and the core.

use std::path::{Path, PathBuf};

use tools::{Clang, ClangError, ClangJob};
use wasmi::{Config, Engine, Error, Linker, Module, Store, TrapCode, Val};

/// Calls within calls.
const DEPTH_MAX: usize = 100_000;
/// Names by which clang calls the function `main`, by its parameters.
const MAINS: [&str; 4] = ["__main_void", "__main_argc_argv", "main", "__original_main"];

/// Declares what programs older than C99 leave undeclared.
const DECLARED: [&str; 6] = ["-include", "stdlib.h", "-include", "string.h", "-include", "stdio.h"];

/// Why it has nothing to say of a program.
pub enum Silent {
    /// It takes too many instructions.
    TooLong,
    /// What it does there.
    Why(String),
}

/// Clang, and the library in WebAssembly.
pub struct Oracle {
    archive: Vec<PathBuf>,
    start: PathBuf,
    /// The folder with the library's objects. It belongs to this process alone, for another may have the same cache.
    _place: tempfile::TempDir,
    word_bytes: u32,
    engine: Engine,
    steps: u64,
}

/// Whether WebAssembly has no use for a source of the library: it asks the core itself, or starts OpenCL's kernels, or
/// has what another one has, too.
fn is_left_out(source: &Path) -> bool {
    let name = source.file_stem().unwrap_or_default().to_string_lossy();
    // `print-float` has what `print-integers` has for programs without floats.
    name == "clock" || name == "print-integers" || name.starts_with("opencl-")
}

/// The folder with the oracle's own headers, and its beginning.
fn headers() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/torture/oracle")
}

impl Oracle {
    /// Compiles the library.
    pub fn new(clang: &Clang, word_bytes: u32, steps: u64) -> Self {
        let headers = headers();
        let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("library");
        let place = tempfile::tempdir().expect("a temporary folder");
        let object = |source: &Path| {
            let name = source.file_stem().expect("a name");
            let object = place.path().join(name).with_extension("o");
            let job = ClangJob {
                source,
                word_bytes,
                optimization: 1,
                include: std::slice::from_ref(&headers),
                library_include: &[library.join("include")],
                defines: &[],
            };
            let made = clang.webassembly_object(&job, &["-w"], &object);
            made.unwrap_or_else(|why| panic!("{}: {why}", source.display()));
            object
        };
        let start = object(&headers.join("oracle.c"));
        let mut sources = crate::cases::c_files(&library.join("source"));
        sources.retain(|source| !is_left_out(source));
        let archive = sources.iter().map(|source| object(source)).collect();
        let mut config = Config::default();
        config.consume_fuel(true).set_max_recursion_depth(DEPTH_MAX).set_max_stack_height(64 << 20);
        Self { archive, start, _place: place, word_bytes, engine: Engine::new(&config), steps }
    }

    /// What a program prints there, if it ends with code 0.
    pub fn expected(&self, clang: &Clang, job: &ClangJob<'_>, options: &[&str]) -> Result<String, Silent> {
        let (mut bytes, warnings) = self.module(clang, job, options)?;
        if warnings.contains("function signature mismatch") {
            // It calls functions of the library that it does not declare. The headers do, if it does not declare others
            // of these names; else clang itself, which then takes the program's own for the library's.
            let declared = [options, &DECLARED].concat();
            let known = [options, &["-fbuiltin"]].concat();
            let made = self.module(clang, job, &declared);
            bytes = made.or_else(|_| self.module(clang, job, &known))?.0;
        }
        match self.run(&bytes) {
            Ok((0, output)) => Ok(output),
            Ok((134, _)) => Err(Silent::Why("it aborts".to_owned())),
            Ok((code, _)) => Err(Silent::Why(format!("it ends with code {code}"))),
            Err(error) if error.as_trap_code() == Some(TrapCode::OutOfFuel) => Err(Silent::TooLong),
            Err(error) => Err(Silent::Why(format!("wasmi: {error}"))),
        }
    }

    /// The program with what it needs of the library, and the linker's warnings.
    fn module(&self, clang: &Clang, job: &ClangJob<'_>, options: &[&str]) -> Result<(Vec<u8>, String), Silent> {
        let place = tempfile::tempdir().expect("a temporary folder");
        let (object, module) = (place.path().join("unit.o"), place.path().join("unit.wasm"));
        let why = |tool: &str, error| Silent::Why(format!("{tool}: {}", first_error(&error)));
        // In the oracle's own `stdio.h` `putchar` is the library's function.
        let include = [&[headers()], job.include].concat();
        let job = ClangJob { include: &include, ..*job };
        clang.webassembly_object(&job, options, &object).map_err(|error| why("clang", error))?;
        let objects = [object, self.start.clone()];
        let exports = ["oracle_printed", "oracle_count"];
        let warnings = clang
            .webassembly_link(&objects, &self.archive, &exports, self.word_bytes, &module)
            .map_err(|error| why("linker", error))?;
        Ok((std::fs::read(&module).expect("a module"), warnings))
    }

    /// The code that it ends with, and what it prints.
    fn run(&self, bytes: &[u8]) -> Result<(i32, String), Error> {
        let module = Module::new(&self.engine, bytes)?;
        let mut store = Store::new(&self.engine, ());
        // About one for each instruction.
        store.set_fuel(self.steps)?;
        let mut linker = Linker::new(&self.engine);
        linker.func_wrap("oracle", "end", |code: i32| -> Result<(), Error> { Err(Error::i32_exit(code)) })?;
        let instance = linker.instantiate_and_start(&mut store, &module)?;
        let mut mains = MAINS.iter().filter_map(|name| instance.get_func(&store, name));
        let main = mains.next_back().ok_or_else(|| Error::new("no main"))?;
        let kind = main.ty(&store);
        let zeros = kind.params().iter().map(|kind| Val::default_for_ty(*kind));
        let arguments: Vec<Val> = zeros.collect();
        let mut results: Vec<Val> = kind.results().iter().map(|kind| Val::default_for_ty(*kind)).collect();
        let ended = main.call(&mut store, &arguments, &mut results).and_then(|()| {
            let code = results.first().and_then(Val::i32).unwrap_or(0);
            let exit = instance.get_typed_func::<i32, ()>(&store, "oracle_exit")?;
            exit.call(&mut store, code)
        });
        let code = match ended {
            Ok(()) => return Err(Error::new("exit returns")),
            Err(error) => error.i32_exit_status().ok_or(error)?,
        };
        let memory = instance.get_memory(&store, "memory").expect("a memory");
        let memory = memory.data(&store);
        let at = |name: &str| {
            let global = instance.get_global(&store, name).expect("an address");
            match global.get(&store) {
                Val::I32(address) => address as u32 as usize,
                Val::I64(address) => address as usize,
                other => panic!("{name} is {other:?}"),
            }
        };
        let word = |at: usize| u32::from_le_bytes(memory[at..at + 4].try_into().expect("4 bytes"));
        let count = word(at("oracle_count")) as usize;
        let words = memory[at("oracle_printed")..].chunks_exact(self.word_bytes as usize);
        let printed: Vec<u8> = words.take(count).map(|word| word[0]).collect();
        Ok((code, String::from_utf8_lossy(&printed).into_owned()))
    }
}

/// The first line that says what is wrong.
pub fn first_error(error: &ClangError) -> String {
    let words = error.to_string();
    let error = words.lines().find(|line| line.contains("error:"));
    error.unwrap_or(&words).to_owned()
}
