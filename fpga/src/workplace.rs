//! A temporary folder with the emitted Verilog of one core, one file a module.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use isa::CoreConfig;
use tempfile::TempDir;

use crate::error::CheckError;

/// The emitted files of one core; the folder vanishes when this is dropped.
pub struct Workplace {
    folder: TempDir,
    /// File names in the folder.
    files: Vec<PathBuf>,
    arch: String,
}

impl Workplace {
    /// Emits a core.
    ///
    /// # Errors
    /// When emission fails or the folder cannot be written.
    pub fn new(config: &CoreConfig) -> Result<Self, CheckError> {
        let arch = config.arch.to_string();
        let modules = hdl::emit_modules(config).map_err(|error| CheckError::Emission {
            arch: arch.clone(),
            message: error.to_string(),
        })?;
        let io = |source| CheckError::Io {
            what: format!("writing the Verilog of {arch}"),
            source,
        };
        // Beside the build's other products: the sandbox of yosys' wheel hides /tmp.
        let base = tools::work_directory().join("checks");
        std::fs::create_dir_all(&base).map_err(io)?;
        let folder = TempDir::new_in(&base).map_err(io)?;
        let mut files = Vec::new();
        for module in modules {
            let name = PathBuf::from(format!("{}.v", module.name));
            std::fs::write(folder.path().join(&name), module.text).map_err(io)?;
            files.push(name);
        }
        Ok(Workplace {
            folder,
            files,
            arch,
        })
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The files, relative to the folder.
    pub fn files(&self) -> &[PathBuf] {
        &self.files
    }

    /// The files' names, with spaces between them.
    pub(crate) fn file_list(&self) -> String {
        let names = self.files.iter().map(|file| file.display().to_string());
        names.collect::<Vec<_>>().join(" ")
    }

    /// Runs a tool in the folder; any warning or error is a complaint.
    pub(crate) fn run(
        &self,
        tool: &'static str,
        command: &mut Command,
    ) -> Result<Output, CheckError> {
        let output = command
            .current_dir(self.folder())
            .output()
            .map_err(|source| CheckError::Io {
                what: format!("starting {tool}"),
                source,
            })?;
        if output.status.success() {
            return Ok(output);
        }
        Err(self.complaint(tool, &output))
    }

    /// The complaint in these words, the first 40 lines of them.
    pub(crate) fn complaint_of(&self, tool: &'static str, text: &str) -> CheckError {
        let text: Vec<_> = text.lines().take(40).collect();
        CheckError::Complaint {
            tool,
            arch: self.arch.clone(),
            output: text.join("\n"),
        }
    }

    /// The complaint made of what a tool printed.
    pub(crate) fn complaint(&self, tool: &'static str, output: &Output) -> CheckError {
        let mut text = String::from_utf8_lossy(&output.stderr).into_owned();
        text.push_str(&String::from_utf8_lossy(&output.stdout));
        self.complaint_of(tool, &text)
    }
}
