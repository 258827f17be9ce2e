//! Clang, which turns C into LLVM IR text for the compiler. Its WebAssembly target has HARP's sizes and byte order.
//!
//! One on `PATH` does if it is new enough and has that target; else the wheel of Zig from PyPI, which is Clang with a
//! command in front of it and runs without Python.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::finder::Finder;
use crate::install::{file_error, Wheel};
use crate::zig::Compiler;
use crate::{ToolError, Version};

/// The oldest Clang whose IR is read: the first with opaque pointers.
pub const CLANG_MINIMUM: Version = Version::new(15, 0);

/// The last release of Zig's wheel that has all of musl; newer ones have written parts of it anew in Zig.
const ZIG_WITH_MUSL: &str = "ziglang==0.14.1";

/// Newest first: Debian's packages have the number in the name.
const VERSIONED: std::ops::RangeInclusive<u32> = 15..=22;

/// What is asked for of C: GNU C17; functions of the C library stay calls of them; no headers of the host; `long double`
/// is `double`. Zig would define NDEBUG when it optimises.
const C_FLAGS: [&str; 7] =
    ["-UNDEBUG", "-std=gnu17", "-fno-builtin", "-fhosted", "-nostdlibinc", "-Xclang", "-mlong-double-64"];

/// What is asked for first: the places of the source; no vectors and no unrolling, for lanes are the core's vectors and
/// code is dear. What a language asks for itself comes later and wins: OpenCL C has its loops unrolled.
const FLAGS: [&str; 14] = [
    "-fno-vectorize",
    "-fno-slp-vectorize",
    "-fno-unroll-loops",
    "-ffp-contract=off",
    "-fno-stack-protector",
    "-fomit-frame-pointer",
    "-fno-unwind-tables",
    "-fno-asynchronous-unwind-tables",
    "-fno-exceptions",
    "-fno-sanitize=all",
    "-gline-tables-only",
    "-gcolumn-info",
    "-fdiagnostics-color=never",
    "-Qunused-arguments",
];

/// A Clang that runs.
#[derive(Clone, Debug)]
pub struct Clang {
    compiler: Compiler,
    description: String,
}

/// A translation unit that is to be compiled.
#[derive(Clone, Debug)]
pub struct ClangJob<'a> {
    /// The C source. Messages and debug information name it as it is written here.
    pub source: &'a Path,
    /// Bytes of a word and of a pointer: 4 or 8.
    pub word_bytes: u32,
    /// `-O`: 0 to 3.
    pub optimization: u8,
    /// Folders for `#include`, before those of the library.
    pub include: &'a [PathBuf],
    /// Folders of the library's headers, whose warnings are not shown.
    pub library_include: &'a [PathBuf],
    /// Macros: `NAME` or `NAME=VALUE`.
    pub defines: &'a [String],
}

/// What Clang made of a translation unit.
#[derive(Clone, Debug)]
pub struct ClangOutput {
    /// LLVM IR.
    pub text: String,
    /// Its warnings, in its own words; mostly nothing.
    pub warnings: String,
}

/// Why there is no IR.
#[derive(Debug, thiserror::Error)]
pub enum ClangError {
    /// The source is no C, in Clang's own words.
    #[error("{0}")]
    Refused(String),
    /// Clang does not run.
    #[error(transparent)]
    Tool(#[from] ToolError),
}

impl Clang {
    /// What it says of itself.
    pub fn description(&self) -> &str {
        &self.description
    }

    /// Compiles a translation unit to IR.
    ///
    /// # Errors
    /// [`ClangError::Refused`] with what Clang says of the source, or [`ClangError::Tool`] when it does not run.
    pub fn compile(&self, job: &ClangJob<'_>) -> Result<ClangOutput, ClangError> {
        self.compile_with(job, &[])
    }

    /// As [`Clang::compile`], with further options.
    ///
    /// # Errors
    /// As of [`Clang::compile`].
    pub fn compile_with(&self, job: &ClangJob<'_>, options: &[&str]) -> Result<ClangOutput, ClangError> {
        self.text_of(job, &["-S", "-emit-llvm"], options, "unit.ll")
    }

    /// A translation unit behind the preprocessor, with its markers of lines; `options` as of [`Clang::compile_with`].
    ///
    /// # Errors
    /// As of [`Clang::compile`].
    pub fn preprocess(&self, job: &ClangJob<'_>, options: &[&str]) -> Result<String, ClangError> {
        Ok(self.text_of(job, &["-E"], options, "unit.i")?.text)
    }

    /// Compiles a translation unit of OpenCL C to IR; `options` name the language's version and its extensions.
    ///
    /// # Errors
    /// As of [`Clang::compile`].
    pub fn compile_kernels(&self, job: &ClangJob<'_>, options: &[&str]) -> Result<ClangOutput, ClangError> {
        self.output(self.kernel_job(job), job.source, &["-S", "-emit-llvm"], options, "unit.ll")
    }

    /// A translation unit of OpenCL C behind the preprocessor, with its markers of lines.
    ///
    /// # Errors
    /// As of [`Clang::compile`].
    pub fn preprocess_kernels(&self, job: &ClangJob<'_>, options: &[&str]) -> Result<String, ClangError> {
        Ok(self.output(self.kernel_job(job), job.source, &["-E"], options, "unit.i")?.text)
    }

    /// The text that Clang makes of a translation unit with the options `what`, by way of a file of this name.
    fn text_of(
        &self,
        job: &ClangJob<'_>,
        what: &[&str],
        options: &[&str],
        file: &str,
    ) -> Result<ClangOutput, ClangError> {
        self.output(self.job(job), job.source, what, options, file)
    }

    fn output(
        &self,
        mut command: Command,
        source: &Path,
        what: &[&str],
        options: &[&str],
        file: &str,
    ) -> Result<ClangOutput, ClangError> {
        let folder = tempfile::tempdir();
        let folder = folder.map_err(file_error("make a file in", &std::env::temp_dir()))?;
        let output = folder.path().join(file);
        command.args(what).args(options).arg("-o").arg(&output);
        let warnings = self.run(command.arg(no_option(source)))?;
        // A comment has the source's name, which need not be UTF-8.
        let text = std::fs::read(&output).map_err(|why| self.broken(&why))?;
        Ok(ClangOutput { text: String::from_utf8_lossy(&text).into_owned(), warnings })
    }

    /// The command for a translation unit of C, but for what comes out.
    pub(crate) fn job(&self, job: &ClangJob<'_>) -> Command {
        let system = if self.compiler.is_zig() { "freestanding" } else { "unknown-unknown" };
        let mut command = self.compiler.command("cc");
        command.args(["-target", &format!("wasm{}-{system}", job.word_bytes * 8)]).args(C_FLAGS);
        add_options(&mut command, job);
        command
    }

    /// The command for a translation unit of OpenCL C, but for what comes out. Zig's `cc` knows no OpenCL C, but its
    /// `clang` is Clang.
    fn kernel_job(&self, job: &ClangJob<'_>) -> Command {
        let words = if job.word_bytes == 8 { "64" } else { "" };
        let mut command = self.compiler.command("clang");
        command.args(["-target", &format!("spir{words}-unknown-unknown"), "-nostdlibinc"]);
        add_options(&mut command, job);
        command
    }

    /// Runs it and gives its warnings.
    pub(crate) fn run(&self, command: &mut Command) -> Result<String, ClangError> {
        let done = command.output().map_err(|why| self.broken(&why))?;
        let words = String::from_utf8_lossy(&done.stderr).trim_end().to_owned();
        if !done.status.success() {
            let silent = format!("{} ends with {}", self.compiler.program().display(), done.status);
            let words = if words.is_empty() { silent } else { words };
            return Err(ClangError::Refused(words));
        }
        Ok(words)
    }

    fn broken(&self, why: &std::io::Error) -> ToolError {
        ToolError::Broken {
            program: self.compiler.program().to_owned(),
            why: why.to_string(),
            remedy: format!("set CLANG to another Clang, of version {CLANG_MINIMUM} or newer"),
        }
    }
}

/// The options that both languages have.
fn add_options(command: &mut Command, job: &ClangJob<'_>) {
    command.args(FLAGS).arg(format!("-O{}", job.optimization));
    for folder in job.include {
        command.arg("-I").arg(folder);
    }
    for folder in job.library_include {
        command.arg("-isystem").arg(folder);
    }
    for define in job.defines {
        command.arg(format!("-D{define}"));
    }
}

/// A file whose name begins with a minus is no option; Zig knows no `--`.
fn no_option(source: &Path) -> PathBuf {
    if source.to_string_lossy().starts_with('-') {
        Path::new(".").join(source)
    } else {
        source.to_owned()
    }
}

impl Finder {
    /// See [`crate::clang`].
    pub(crate) fn clang(&self) -> Result<Clang, ToolError> {
        self.clang_on_path().or_else(|found| self.wheel_of_clang(found))
    }

    /// See [`crate::pinned_clang`].
    pub(crate) fn pinned_clang(&self) -> Result<Clang, ToolError> {
        self.wheel_of_clang("another one would not do".to_owned())
    }

    /// See [`crate::musl`].
    pub(crate) fn musl(&self) -> Result<PathBuf, ToolError> {
        let wheel = Wheel { package: ZIG_WITH_MUSL, support: &[] };
        let found = "the library's IR is made of these very sources".to_owned();
        let wheel = self.wheel(&wheel, "musl's sources".to_owned(), found, "nothing else");
        Ok(wheel.ensure(self)?.join("ziglang/lib/libc/musl"))
    }

    /// The pinned wheel; `found` says why no other Clang is taken.
    fn wheel_of_clang(&self, found: String) -> Result<Clang, ToolError> {
        let install = "Clang, e.g. `apt-get install clang-19` (or set CLANG to one)";
        let (compiler, description) = self.zig("cc", format!("Clang (>= {CLANG_MINIMUM})"), found, install)?;
        Ok(Clang { compiler, description })
    }

    fn clang_on_path(&self) -> Result<Clang, String> {
        if let Some(name) = &self.clang {
            let program =
                self.program(name).ok_or_else(|| format!("CLANG={} is not on PATH", name.to_string_lossy()))?;
            return self.clang_at(program);
        }
        let versioned = VERSIONED.rev().map(|number| format!("clang-{number}"));
        let mut found = "none is on PATH".to_owned();
        for name in std::iter::once("clang".to_owned()).chain(versioned) {
            if let Some(program) = self.program(OsString::from(name)) {
                match self.clang_at(program) {
                    Ok(clang) => return Ok(clang),
                    Err(why) => found = why,
                }
            }
        }
        Err(found)
    }

    fn clang_at(&self, program: PathBuf) -> Result<Clang, String> {
        let shown = program.display();
        let (description, _) = self.release(&program, "--version", CLANG_MINIMUM)?;
        let targets = self.command(&program).arg("-print-targets").output();
        let targets = targets.map_err(|why| why.to_string())?;
        if !String::from_utf8_lossy(&targets.stdout).contains("wasm32") {
            return Err(format!("{shown} has no target wasm32"));
        }
        Ok(Clang { compiler: Compiler::alone(program), description })
    }
}

// C to WebAssembly by the same Clang that writes IR: an oracle of the same sizes, for what the compiler makes of the
// IR.

/// What is asked of the linker: a module that calls nothing at its start, with the functions `main` that C has.
const LINK: [&str; 9] = [
    "--no-entry",
    "--stack-first",
    "--export-if-defined=main",
    "--export-if-defined=__main_void",
    "--export-if-defined=__main_argc_argv",
    "--export-if-defined=__original_main",
    "--error-limit=3",
    "-z",
    "stack-size=1048576",
];

impl Clang {
    /// Compiles a translation unit to an object of WebAssembly.
    ///
    /// # Errors
    /// As of [`Clang::compile`].
    pub fn webassembly_object(&self, job: &ClangJob<'_>, options: &[&str], object: &Path) -> Result<(), ClangError> {
        let mut command = self.job(job);
        command.args(options).arg("-c").arg("-o").arg(object);
        self.run(command.arg(no_option(job.source)))?;
        Ok(())
    }

    /// Links objects, and those of the archive that are missing, to a module with a memory. Exports `main`, and data
    /// of these names. Gives the linker's warnings: a call whose form is not the function's becomes a trap. Only the
    /// wheel's Clang ([`crate::pinned_clang`]) has the linker in it.
    ///
    /// # Errors [`ClangError::Refused`] with what the linker says, such as which names have no definition.
    pub fn webassembly_link(
        &self,
        objects: &[PathBuf],
        archive: &[PathBuf],
        exports: &[&str],
        word_bytes: u32,
        module: &Path,
    ) -> Result<String, ClangError> {
        let mut command = self.compiler.command("wasm-ld");
        command.args(LINK);
        if word_bytes == 8 {
            command.arg("-mwasm64");
        }
        for name in exports {
            command.arg(format!("--export={name}"));
        }
        command.args(objects).arg("--start-lib").args(archive);
        self.run(command.args(["--end-lib", "-o"]).arg(module))
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::OsStr;

    use super::*;

    fn clang() -> Clang {
        crate::clang().unwrap_or_else(|error| panic!("{error}"))
    }

    fn compile(clang: &Clang, text: &str, word_bytes: u32) -> Result<ClangOutput, ClangError> {
        compile_named(clang, "a.c".as_ref(), text, word_bytes)
    }

    fn compile_named(clang: &Clang, name: &OsStr, text: &str, word_bytes: u32) -> Result<ClangOutput, ClangError> {
        let folder = tempfile::tempdir().unwrap();
        let source = folder.path().join(name);
        std::fs::write(&source, text).unwrap();
        clang.compile(&ClangJob {
            source: &source,
            word_bytes,
            optimization: 1,
            include: &[],
            library_include: &[],
            defines: &["SEVEN=7".to_owned()],
        })
    }

    #[test]
    fn c_becomes_text_with_pointers_of_a_word() {
        let clang = clang();
        let text = "#include <stdint.h>\nint *p(intptr_t x) { return (int *)(x + SEVEN); }\n";
        for (word_bytes, pointer) in [(4, "i32"), (8, "i64")] {
            let output = compile(&clang, text, word_bytes).unwrap();
            let add = format!("add {pointer} %0, 7");
            assert!(output.text.replace("nsw ", "").contains(&add), "{}", output.text);
            assert!(output.text.contains("!DILocation(line: 2"));
            assert_eq!(output.warnings, "");
        }
    }

    #[test]
    fn the_name_of_a_source_need_not_be_utf_8() {
        use std::os::unix::ffi::OsStrExt;
        let name = OsStr::from_bytes(b"n\xff.c");
        let output = compile_named(&clang(), name, "int f(void) { return 42; }\n", 4).unwrap();
        assert!(output.text.contains("ret i32 42"), "{}", output.text);
        let refused = compile_named(&clang(), name, "int f(void) { return x; }\n", 4).unwrap_err();
        assert!(refused.to_string().contains("undeclared identifier 'x'"), "{refused}");
    }

    #[test]
    fn errors_and_warnings_are_clangs_own_words() {
        let clang = clang();
        let refused = compile(&clang, "int f(void) { return x; }\n", 4).unwrap_err();
        let words = refused.to_string();
        assert!(words.contains("a.c:1:22: error: "), "{words}");
        let output = compile(&clang, "int f(void) { }\n", 4).unwrap();
        assert!(output.warnings.contains("warning: "), "{}", output.warnings);
        let host = compile(&clang, "#include <unistd.h>\n", 4).unwrap_err();
        assert!(host.to_string().contains("not found"), "{host}");
    }

    #[test]
    fn calls_of_the_library_stay_calls() {
        let clang = clang();
        let text = "int printf(const char *, ...);\nint main(void) { printf(\"x\\n\"); }\n";
        let output = compile(&clang, text, 4).unwrap().text;
        assert!(output.contains("@printf("), "{output}");
        assert!(output.contains("ret i32 0"), "{output}");
    }

    /// Two objects and one of an archive become a module; a name without a definition is an error.
    #[test]
    fn objects_become_a_module() {
        let clang = crate::pinned_clang().unwrap_or_else(|error| panic!("{error}"));
        let folder = tempfile::tempdir().unwrap();
        for word_bytes in [4, 8] {
            let object = |name: &str, text: &str| -> PathBuf {
                let source = folder.path().join(name).with_extension("c");
                std::fs::write(&source, text).unwrap();
                let job = ClangJob {
                    source: &source,
                    word_bytes,
                    optimization: 1,
                    include: &[],
                    library_include: &[],
                    defines: &[],
                };
                let object = source.with_extension("o");
                clang.webassembly_object(&job, &[], &object).unwrap();
                object
            };
            let main = object("main", "int f(void);\nint main(void) { return f(); }\n");
            let archive = object("f", "int f(void) { return 7; }\n");
            let module = folder.path().join("a.wasm");
            let link = |archive: &[PathBuf]| {
                clang.webassembly_link(std::slice::from_ref(&main), archive, &[], word_bytes, &module)
            };
            let Err(ClangError::Refused(words)) = link(&[]) else {
                panic!("f is not defined");
            };
            assert!(words.contains("undefined symbol: f"), "{words}");
            assert_eq!(link(&[archive]).unwrap(), "");
            let bytes = std::fs::read(&module).unwrap();
            assert_eq!(bytes[..4], *b"\0asm");
            let exported = b"main";
            assert!(bytes.windows(exported.len()).any(|some| some == exported));
        }
    }
}
