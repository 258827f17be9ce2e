//! From Verilog to a shared library: Verilator, then the C++ compiler, each called directly.
//!
//! There is no make in between: a bare machine may have none, and one compiler call for what runs each cycle beside
//! one for what runs once (each file of Verilator's output includes the same large headers) is faster than its
//! makefile. A model without optimisation is one call: a fifth less work than two. The run-time library
//! (`verilated.cpp` and friends) is the same for every model and compiled once.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::design::{Design, ModelOptions, Optimisation};
use super::error::file_error;
use super::ports;
use super::toolchain::{command_line, first_lines, printed, run, Toolchain};
use super::BridgeError;

/// The C interface; see its header.
pub(super) const SHIM: &str = include_str!("shim.cpp");
/// What is included behind it in a model that can be resumed.
pub(super) const SAVE: &str = include_str!("save.cpp");
/// The library within a model's folder.
pub(super) const LIBRARY: &str = "model.so";
/// What was run and printed, within a model's folder.
pub(super) const LOG: &str = "build.log";

/// Warnings are errors (Verilator's default with `-Wall`). The one exception says that a file's name is not a module's
/// name, which cannot hold for a file of several modules.
const WARNING_FLAGS: [&str; 2] = ["-Wall", "-Wno-DECLFILENAME"];
/// Verilator's configuration file of the design's lenient files.
const WAIVERS: &str = "waivers.vlt";
/// Memories of up to this many words are in the waveform, signals of any width are (Verilator leaves out more than 32
/// words and 256 bits, which a register file exceeds); one step of time is 1 ns.
pub(super) const VERILATOR_FLAGS: [&str; 6] =
    ["--trace-max-array", "4096", "--trace-max-width", "0", "--timescale-override", "1ns/1ns"];
/// What shim.cpp calls to evaluate, if Verilator's output has it: all versions that are taken do.
const ROOT_EVAL: &str = "void Vmodel___024root___eval(Vmodel___024root* vlSelf)";
const TRACE_FLAGS: [&str; 2] = ["-DVM_TRACE=1", "-DVM_TRACE_VCD=1"];
const NO_TRACE_FLAGS: [&str; 2] = ["-DVM_TRACE=0", "-DVM_TRACE_VCD=0"];
/// What is counted. Finite-state machines (`--coverage-fsm`) are not: Verilator 5.48 ends with an internal error on a
/// memory that is written under a condition.
const COVERAGE_FLAGS: [&str; 3] = ["--coverage-line", "--coverage-toggle", "--coverage-expr"];
pub(super) const RUNTIME_SOURCES: [&str; 4] = ["verilated", "verilated_cov", "verilated_threads", "verilated_vcd_c"];
/// What each file of Verilator's output begins with. GCC reads it compiled, which is a quarter of the work on a small
/// core.
pub(super) const HEADER_TEXT: &str = "#include \"verilated.h\"\n";
/// The levels at which it is compiled, each from a header of its own: GCC 12 takes one of another level, and crashes.
pub(super) const HEADER_LEVELS: [&str; 2] = ["-O0", "-O1"];
/// How what runs once is compiled.
const ONCE_LEVEL: &str = "-O0";
/// Verilator merges functions that are equal, such as those of a module's instances. These passes would number what
/// they leave behind through the whole design.
pub(super) const SHARED_INSTANCES_FLAGS: [&str; 2] = ["-fno-dfg", "-fno-table"];
/// Passes of GCC at `-O1` that are a sixth of its work on a model, which runs as fast without them: what is stored in
/// vain, Verilator leaves out itself.
pub(super) const GCC_PASSES_LEFT_OUT: [&str; 2] = ["-fno-tree-dse", "-fno-dse"];

/// A file that includes some of Verilator's output, and how it is compiled.
struct Source {
    /// Its name, without `.cpp`.
    name: &'static str,
    level: &'static str,
}

/// A build in one folder, with the log of what it ran.
struct Build<'a> {
    toolchain: &'a Toolchain,
    design: &'a Design,
    folder: &'a Path,
    log: String,
}

/// See [`super::lint`].
pub(super) fn lint(design: &Design, toolchain: &Toolchain) -> Result<(), BridgeError> {
    design.check()?;
    let folder = tempfile::tempdir().map_err(file_error("create", std::env::temp_dir()))?;
    let mut build = Build { toolchain, design, folder: folder.path(), log: String::new() };
    build.write_verilog()?;
    build.verilator(&["--lint-only"])
}

/// Builds the library and its log in `folder`, which is empty but for them afterwards.
pub(super) fn build(
    design: &Design,
    options: &ModelOptions,
    toolchain: &Toolchain,
    runtime: impl FnOnce() -> Result<PathBuf, BridgeError> + Send,
    folder: &Path,
) -> Result<(), BridgeError> {
    let work = tempfile::tempdir_in(folder).map_err(file_error("create a folder in", folder))?;
    let mut build = Build { toolchain, design, folder: work.path(), log: String::new() };
    build.write_verilog()?;
    build.write("public.vlt", &options.configuration())?;
    let (sources, runtime) = std::thread::scope(|scope| {
        let runtime = scope.spawn(runtime);
        let wait = || runtime.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        build.verilate(options)?;
        build.write_shim(options)?;
        let sources = build.write_unity_sources(options)?;
        // Only GCC reads a compiled header, which is in the run-time library's folder.
        let runtime = match toolchain.compiler.is_gcc() {
            true => {
                let runtime = wait()?;
                build.compile(options, &sources, Some(&runtime))?;
                runtime
            }
            false => {
                build.compile(options, &sources, None)?;
                wait()?
            }
        };
        Ok::<_, BridgeError>((sources, runtime))
    })?;
    build.link(&sources, &runtime)?;
    fs::rename(work.path().join(LIBRARY), folder.join(LIBRARY)).map_err(file_error("create", folder.join(LIBRARY)))?;
    fs::write(folder.join(LOG), build.log).map_err(file_error("write", folder.join(LOG)))
}

impl Build<'_> {
    fn write(&self, name: &str, text: &str) -> Result<(), BridgeError> {
        let path = self.folder.join(name);
        fs::write(&path, text).map_err(file_error("write", path))
    }

    fn write_verilog(&self) -> Result<(), BridgeError> {
        self.write(WAIVERS, &self.design.waivers())?;
        self.design.files.iter().try_for_each(|file| self.write(&file.name, &file.text))
    }

    fn verilate(&mut self, options: &ModelOptions) -> Result<(), BridgeError> {
        let mut flags = vec!["--cc", "--prefix", "Vmodel", "--Mdir", "generated"];
        flags.extend(VERILATOR_FLAGS);
        if options.trace {
            flags.push("--trace");
        }
        if options.coverage {
            flags.extend(COVERAGE_FLAGS);
        }
        if options.savable {
            flags.push("--savable");
        }
        if options.shared_instances {
            flags.extend(SHARED_INSTANCES_FLAGS);
        }
        flags.push("public.vlt");
        self.verilator(&flags)
    }

    /// Runs Verilator on the design's files.
    fn verilator(&mut self, flags: &[&str]) -> Result<(), BridgeError> {
        let mut command = self.toolchain.verilator.command();
        command
            .current_dir(self.folder)
            .args(flags)
            .args(WARNING_FLAGS)
            .args(["--top-module", &self.design.top])
            .arg(WAIVERS)
            .args(self.design.files.iter().map(|file| &file.name).filter(|name| !is_included(name)));
        let output = run(&mut command)?;
        self.note(&command, &printed(&output));
        if output.status.success() {
            return Ok(());
        }
        Err(BridgeError::Verilator { top: self.design.top.clone(), output: first_lines(&output) })
    }

    fn write_shim(&self, options: &ModelOptions) -> Result<(), BridgeError> {
        let header_path = self.folder.join("generated/Vmodel.h");
        let header = fs::read_to_string(&header_path).map_err(file_error("read", header_path))?;
        self.write("ports.h", &ports::shim_header(&ports::read(&header)))?;
        self.write("shim.cpp", SHIM)?;
        self.write("save.cpp", SAVE)?;
        match options.bare_loop.source() {
            Some(source) => self.write("bare.cpp", &source),
            None => Ok(()),
        }
    }

    /// One file that includes all that runs each cycle, one that includes all that runs once; a single file where both
    /// are compiled at the same level.
    fn write_unity_sources(&self, options: &ModelOptions) -> Result<Vec<Source>, BridgeError> {
        let generated = self.folder.join("generated");
        let listed = fs::read_dir(&generated).map_err(file_error("read", &generated))?;
        let mut names: Vec<String> = listed
            .filter_map(Result::ok)
            .map(|entry| entry.file_name().to_string_lossy().into_owned())
            .filter(|name| name.ends_with(".cpp"))
            .collect();
        names.sort();
        let (slow, fast): (Vec<_>, Vec<_>) =
            names.into_iter().partition(|name| name.ends_with("__Slow.cpp") || name.ends_with("__Syms.cpp"));
        let include = |name: &String| format!("#include \"{name}\"\n");
        let has_root_eval = fast.iter().any(|name| {
            let text = fs::read_to_string(generated.join(name));
            text.is_ok_and(|text| text.contains(ROOT_EVAL))
        });
        let defined = if has_root_eval { "#define BRIDGE_ROOT_EVAL\n" } else { "" };
        let once: String = slow.iter().map(include).collect();
        let each_cycle: String = fast.iter().map(include).collect();
        let each_cycle = each_cycle + defined;
        let own = match options.savable {
            true => "#include \"shim.cpp\"\n#include \"save.cpp\"\n",
            false => "#include \"shim.cpp\"\n",
        };
        let level = options.optimisation.flag();
        if level == ONCE_LEVEL {
            self.write("model.cpp", &(once + &each_cycle + own))?;
            return Ok(vec![Source { name: "model", level }]);
        }
        self.write("each_cycle.cpp", &(each_cycle + own))?;
        self.write("once.cpp", &once)?;
        Ok(vec![Source { name: "each_cycle", level }, Source { name: "once", level: ONCE_LEVEL }])
    }

    /// Compiles the sources, with the header in the folder `headers` if there is a compiled one.
    fn compile(
        &mut self,
        options: &ModelOptions,
        sources: &[Source],
        headers: Option<&Path>,
    ) -> Result<(), BridgeError> {
        let mut commands: Vec<Command> =
            sources.iter().map(|source| self.compile_command(options, source, headers)).collect();
        let outputs = run_at_once(&mut commands);
        for (command, output) in commands.iter().zip(outputs) {
            let output = output?;
            self.note(command, &printed(&output));
            self.succeed(command, &output)?;
        }
        Ok(())
    }

    fn compile_command(&self, options: &ModelOptions, source: &Source, headers: Option<&Path>) -> Command {
        let &Source { name, level } = source;
        let mut command = self.toolchain.compile_command(self.folder);
        command
            .args(match options.trace {
                true => TRACE_FLAGS,
                false => NO_TRACE_FLAGS,
            })
            .args(["-I", ".", "-I", "generated", level])
            .args(["-c", &format!("{name}.cpp"), "-o", &format!("{name}.o")]);
        if level == Optimisation::Some.flag() && self.toolchain.compiler.is_gcc() {
            command.args(GCC_PASSES_LEFT_OUT);
        }
        if options.coverage {
            command.args(["-UVM_COVERAGE", "-DVM_COVERAGE=1"]);
        }
        let is_plain = !options.trace && !options.coverage && HEADER_LEVELS.contains(&level);
        if let Some(headers) = headers.filter(|_| is_plain) {
            command.arg("-include").arg(headers.join(header(level)));
        }
        if options.bare_loop.source().is_some() {
            command.arg("-DBRIDGE_BARE_LOOP");
        }
        command
    }

    fn link(&mut self, sources: &[Source], runtime: &Path) -> Result<(), BridgeError> {
        let objects = sources.iter().map(|source| format!("{}.o", source.name));
        let mut command = self.toolchain.compiler.link_command(LIBRARY, runtime);
        command.current_dir(self.folder).args(objects).args(runtime_objects(runtime));
        let output = run(&mut command)?;
        self.note(&command, &printed(&output));
        self.succeed(&command, &output)
    }

    fn succeed(&self, command: &Command, output: &std::process::Output) -> Result<(), BridgeError> {
        if output.status.success() {
            return Ok(());
        }
        Err(BridgeError::Compiler {
            top: self.design.top.clone(),
            command: command_line(command),
            output: first_lines(output),
        })
    }

    fn note(&mut self, command: &Command, printed: &str) {
        self.log.push_str(&command_line(command));
        self.log.push('\n');
        self.log.push_str(printed);
    }
}

/// Whether a file is one that others include, by its name.
fn is_included(name: &str) -> bool {
    name.ends_with(".vh")
}

/// Commands that compile the header with the flags of most models: without waveforms and counts.
fn header_commands(toolchain: &Toolchain, folder: &Path) -> [Command; 2] {
    HEADER_LEVELS.map(|level| {
        let header = header(level);
        let compiled = format!("{header}.gch");
        let mut command = toolchain.compile_command(folder);
        command.args(NO_TRACE_FLAGS).args([level, "-x", "c++-header", &header, "-o", &compiled]);
        command
    })
}

/// The name of the header of a level.
fn header(level: &str) -> String {
    format!("bridge{level}.h")
}

/// Compiles the run-time library of this Verilator into `folder`, and the header of all models. At `-O2`: it is done
/// once.
pub(super) fn build_runtime(toolchain: &Toolchain, folder: &Path) -> Result<(), BridgeError> {
    let include = toolchain.verilator.include_directory();
    for level in HEADER_LEVELS {
        let header = folder.join(header(level));
        fs::write(&header, HEADER_TEXT).map_err(file_error("write", header))?;
    }
    let library = RUNTIME_SOURCES.map(|source| {
        let mut command = toolchain.compile_command(folder);
        command
            .args(TRACE_FLAGS)
            .args(["-O2", "-c"])
            .arg(include.join(format!("{source}.cpp")))
            .args(["-o", &format!("{source}.o")]);
        command
    });
    let mut commands = Vec::from(library);
    if toolchain.compiler.is_gcc() {
        commands.extend(header_commands(toolchain, folder));
    }
    commands.extend(toolchain.compiler.library_commands(folder).map_err(file_error("write to", folder))?);
    let outputs = run_at_once(&mut commands);
    for (command, output) in commands.iter().zip(outputs) {
        let output = output?;
        if !output.status.success() {
            return Err(BridgeError::Compiler {
                top: "Verilator's run-time library".to_owned(),
                command: command_line(command),
                output: first_lines(&output),
            });
        }
    }
    Ok(())
}

fn runtime_objects(folder: &Path) -> [PathBuf; 4] {
    RUNTIME_SOURCES.map(|source| folder.join(format!("{source}.o")))
}

fn run_at_once(commands: &mut [Command]) -> Vec<Result<std::process::Output, BridgeError>> {
    std::thread::scope(|scope| {
        let running: Vec<_> = commands.iter_mut().map(|command| scope.spawn(|| run(command))).collect();
        let finished = running.into_iter().map(|thread| thread.join());
        finished.map(|result| result.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    })
}
