//! C to WebAssembly by the same Clang that writes IR: an oracle of the same sizes, for what the compiler makes of the IR.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Clang, ClangError, ClangJob, Finder};

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
    pub fn webassembly_object(
        &self,
        job: &ClangJob<'_>,
        options: &[&str],
        object: &Path,
    ) -> Result<(), ClangError> {
        let mut command = self.job(job);
        command.args(options).arg("-c").arg("-o").arg(object);
        self.run(command.arg(crate::clang::no_option(job.source)))?;
        Ok(())
    }

    /// Links objects to a module with a memory; of the archive's objects only what is missing. Exports `main`, and data of
    /// these names. Gives the linker's warnings: a call whose form is not the function's becomes a trap.
    ///
    /// # Errors
    /// [`ClangError::Refused`] with what the linker says, such as which names nobody defines.
    pub fn webassembly_link(
        &self,
        objects: &[PathBuf],
        archive: &[PathBuf],
        exports: &[&str],
        word_bytes: u32,
        module: &Path,
    ) -> Result<String, ClangError> {
        let mut command = self.webassembly_linker();
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

    /// Zig has the linker in it; beside Clang it is a program of its own.
    fn webassembly_linker(&self) -> Command {
        if self.zig_cache.is_some() {
            let mut command = Command::new(&self.program);
            command.arg("wasm-ld");
            return command;
        }
        let name = self.program.file_name().unwrap_or_default();
        let name = name.to_string_lossy().replace("clang", "wasm-ld");
        let finder = Finder::from_environment();
        let found = finder
            .program(&name)
            .or_else(|| finder.program("wasm-ld"))
            .unwrap_or_else(|| PathBuf::from("wasm-ld"));
        Command::new(found)
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use crate::{ClangError, ClangJob};

    /// Of two objects and an archive's one comes a module; a name that nobody defines is an error.
    #[test]
    fn objects_become_a_module() {
        let clang = crate::clang().unwrap_or_else(|error| panic!("{error}"));
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
                clang.webassembly_link(
                    std::slice::from_ref(&main),
                    archive,
                    &[],
                    word_bytes,
                    &module,
                )
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
