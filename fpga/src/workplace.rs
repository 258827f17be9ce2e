//! A temporary folder with the files of one design, in which tools run.

use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{channel, Receiver, RecvTimeoutError};
use std::time::Duration;

use hdl::soc::host::AcceleratorConfig;
use hdl::soc::SocConfig;
use hdl::EmittedModule;
use isa::{ClusterConfig, CoreConfig};
use tempfile::TempDir;

use crate::boards::TextFile;
use crate::error::CheckError;

/// Where designs are checked. Beside the build's other products: the sandbox of yosys' wheel hides /tmp.
pub(crate) fn checks_folder() -> PathBuf {
    tools::work_directory().join("checks")
}

/// The modules of a core, the core's own first.
///
/// # Errors
/// When emission fails.
pub(crate) fn emitted(config: &CoreConfig) -> Result<Vec<EmittedModule>, CheckError> {
    hdl::emit_modules(config).map_err(CheckError::emission(config.arch))
}

/// Lines of a tool's output that are worth quoting.
const QUOTED_LINES: usize = 40;

/// The files of one design; the folder vanishes when this is dropped.
pub struct Workplace {
    folder: TempDir,
    /// The Verilog files' names in the folder.
    files: Vec<PathBuf>,
    /// The module that the first of them is named by.
    top: String,
    /// What the design is called in messages.
    design: String,
}

impl Workplace {
    /// Emits a core, one file a module.
    ///
    /// # Errors
    /// When emission fails or the folder cannot be written.
    pub fn new(config: &CoreConfig) -> Result<Self, CheckError> {
        let files = emitted(config)?.into_iter().map(TextFile::from);
        let files: Vec<_> = files.collect();
        Workplace::with_files(&checks_folder(), config.arch.to_string(), &files)
    }

    /// Emits a system without an image, one file a module.
    ///
    /// # Errors
    /// When emission fails or the folder cannot be written.
    pub fn of_system(config: &SocConfig) -> Result<Self, CheckError> {
        let design = format!("{:?} system of {}", config.memory, config.core.arch);
        let soc = hdl::soc::emit_soc(config, &[]).map_err(CheckError::emission(&design))?;
        let mut files: Vec<_> = soc.modules.into_iter().map(TextFile::from).collect();
        let images = soc.images.into_iter();
        files.extend(images.map(|file| TextFile::new(file.name, file.text)));
        Workplace::with_files(&checks_folder(), design, &files)
    }

    /// Emits a cluster, one file a module.
    ///
    /// # Errors
    /// When emission fails or the folder cannot be written.
    pub fn of_cluster(config: &ClusterConfig) -> Result<Self, CheckError> {
        let ClusterConfig { core, cores, banks, shared_cache } = config;
        let shared = shared_cache.map_or("", |_| " with a shared cache");
        let design = format!("cluster of {cores} cores {} and {banks} banks{shared}", core.arch);
        let modules = hdl::emit_cluster(config).map_err(CheckError::emission(&design))?;
        let files: Vec<_> = modules.into_iter().map(TextFile::from).collect();
        Workplace::with_files(&checks_folder(), design, &files)
    }

    /// Emits an accelerator, one file a module.
    ///
    /// # Errors
    /// When emission fails or the folder cannot be written.
    pub fn of_accelerator(config: &AcceleratorConfig) -> Result<Self, CheckError> {
        let design = format!("accelerator of {} on {}", config.core.arch, config.bus);
        let modules = hdl::soc::host::emit_accelerator(config);
        let modules = modules.map_err(CheckError::emission(&design))?;
        let files: Vec<_> = modules.into_iter().map(TextFile::from).collect();
        Workplace::with_files(&checks_folder(), design, &files)
    }

    /// Writes a design's files into a new folder in another one; the first Verilog file has the name of the top module.
    ///
    /// # Errors
    /// When the folder cannot be written.
    pub fn with_files(base: &Path, design: String, files: &[TextFile]) -> Result<Self, CheckError> {
        let write = || {
            std::fs::create_dir_all(base)?;
            let folder = tempfile::Builder::new().prefix(".harmonica-").tempdir_in(base)?;
            for file in files {
                std::fs::write(folder.path().join(&file.name), &file.text)?;
            }
            Ok(folder)
        };
        let place = base.display();
        let folder = write().map_err(CheckError::io(format!("writing the files of {design} in {place}")))?;
        let verilog = files.iter().filter(|file| file.name.ends_with(".v"));
        let verilog: Vec<PathBuf> = verilog.map(|file| PathBuf::from(&file.name)).collect();
        let top = verilog.first().and_then(|file| file.file_stem());
        Ok(Workplace { top: top.unwrap_or_default().to_string_lossy().into_owned(), files: verilog, folder, design })
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The Verilog files, relative to the folder.
    pub fn files(&self) -> &[PathBuf] {
        &self.files
    }

    /// These files with another of their modules at the top.
    pub fn with_top(self, module: &str) -> Workplace {
        Workplace { top: module.to_owned(), ..self }
    }

    /// The top module.
    pub(crate) fn top(&self) -> &str {
        &self.top
    }

    /// The Verilog files' names, with spaces between them.
    pub(crate) fn file_list(&self) -> String {
        let names = self.files.iter().map(|file| file.display().to_string());
        names.collect::<Vec<_>>().join(" ")
    }

    /// Runs a tool in the folder; any warning or error is a complaint.
    pub(crate) fn run(&self, tool: &'static str, command: &mut Command) -> Result<Output, CheckError> {
        let output = command.current_dir(self.folder()).output().map_err(CheckError::io(format!("starting {tool}")))?;
        if output.status.success() {
            return Ok(output);
        }
        Err(self.complaint(tool, &output))
    }

    /// Runs a tool that takes its time: its output goes into a log in the folder, every line of it past `line`, and it
    /// is ended when `stop` becomes true.
    pub(crate) fn run_logged(
        &self,
        tool: &'static str,
        command: &mut Command,
        log: &str,
        stop: &AtomicBool,
        line: &dyn Fn(&str),
    ) -> Result<Ended, CheckError> {
        let log = self.folder().join(log);
        run(command.current_dir(self.folder()), tool, &log, stop, line)
    }

    /// The text of a file in the folder.
    pub(crate) fn read(&self, name: &str) -> Result<String, CheckError> {
        read_text(&self.folder().join(name))
    }

    /// Writes a file in the folder.
    pub(crate) fn write(&self, name: &str, text: &str) -> Result<(), CheckError> {
        let path = self.folder().join(name);
        let what = format!("writing {}", path.display());
        std::fs::write(path, text).map_err(CheckError::io(what))
    }

    /// The complaint in these words, the first lines of them.
    pub(crate) fn complaint_of(&self, tool: &'static str, text: &str) -> CheckError {
        let text: Vec<_> = text.lines().take(QUOTED_LINES).collect();
        CheckError::Complaint { tool, arch: self.design.clone(), output: text.join("\n") }
    }

    /// The complaint that a log ends with: from its first error on, or its last lines.
    pub(crate) fn complaint_of_log(&self, tool: &'static str, log: &str) -> CheckError {
        let lines: Vec<_> = log.lines().collect();
        let is_error = |line: &&str| line.contains("ERROR") || line.contains("Error:");
        let first = lines.iter().position(is_error);
        let first = first.unwrap_or(lines.len().saturating_sub(QUOTED_LINES / 4));
        self.complaint_of(tool, &lines[first..].join("\n"))
    }

    /// The complaint made of what a tool printed.
    pub(crate) fn complaint(&self, tool: &'static str, output: &Output) -> CheckError {
        let mut text = String::from_utf8_lossy(&output.stderr).into_owned();
        text.push_str(&String::from_utf8_lossy(&output.stdout));
        self.complaint_of(tool, &text)
    }
}

/// The text of a file, what is no Unicode in it replaced.
pub(crate) fn read_text(path: &Path) -> Result<String, CheckError> {
    let what = format!("reading {}", path.display());
    let bytes = std::fs::read(path).map_err(CheckError::io(what))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

// Runs a tool, its output into a log, line by line past a watcher, and ends it when the user wants no more.

/// How long a wish to stop may go unheard.
const POLL: Duration = Duration::from_millis(100);

/// How a tool ended.
pub(crate) enum Ended {
    /// With exit code 0.
    Well,
    /// Otherwise.
    Failed,
    /// Not by itself: it was stopped.
    Stopped,
}

/// Runs a command with both its outputs in the log; `line` sees each line of them. Ends it when `stop` becomes true.
///
/// # Errors
/// When the log cannot be written or the command not started.
pub(crate) fn run(
    command: &mut Command,
    tool: &'static str,
    log: &Path,
    stop: &AtomicBool,
    line: &dyn Fn(&str),
) -> Result<Ended, CheckError> {
    let starting = || CheckError::io(format!("starting {tool}"));
    let writing = || CheckError::io(format!("writing {}", log.display()));
    let mut file = File::create(log).map_err(writing())?;
    let (mut child, reader) = start(command).map_err(starting())?;
    let lines = lines_of(reader);
    loop {
        match lines.recv_timeout(POLL) {
            Ok(text) => {
                line(&text);
                writeln!(file, "{text}").map_err(writing())?;
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
        if stop.load(Ordering::Relaxed) {
            return Ok(Ended::Stopped);
        }
    }
    let status = child.0.wait().map_err(starting())?;
    // Ctrl-C reaches the tool first.
    if stop.load(Ordering::Relaxed) {
        return Ok(Ended::Stopped);
    }
    Ok(if status.success() { Ended::Well } else { Ended::Failed })
}

/// Starts a command, and gives the pipe that both its outputs go into.
fn start(command: &mut Command) -> std::io::Result<(Running, std::io::PipeReader)> {
    let (reader, writer) = std::io::pipe()?;
    command.stdin(Stdio::null());
    command.stdout(writer.try_clone()?).stderr(writer);
    let child = Running(command.spawn()?);
    // The command keeps the pipe's writing ends, and with them the reader waiting.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    Ok((child, reader))
}

/// The lines from a pipe, as they come; progress that is drawn over itself counts as lines.
fn lines_of(pipe: std::io::PipeReader) -> Receiver<String> {
    let (sender, lines) = channel();
    std::thread::spawn(move || {
        let mut reader = BufReader::new(pipe);
        let mut bytes = Vec::new();
        while matches!(reader.read_until(b'\n', &mut bytes), Ok(count) if count > 0) {
            let text = String::from_utf8_lossy(&bytes);
            if sender.send(text.trim_end().to_owned()).is_err() {
                return;
            }
            bytes.clear();
        }
    });
    lines
}

/// A process that ends with this value, whatever becomes of the work.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It has mostly ended by itself before.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
