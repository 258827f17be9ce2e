//! Clang with the headers of the C library, for C and for kernels of OpenCL C: what the command and the OpenCL driver
//! share.
//!
//! The headers lie in a folder that goes away with the [`FrontEnd`]. It starts Clang through `tools` and knows neither
//! command lines nor what becomes of the IR.

use std::path::{Path, PathBuf};

use compiler::{library, opencl};
use isa::CustomUnit;
use tools::{ClangError, ClangJob, ClangOutput, ToolError};

/// How sources are compiled.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Bytes of the core's words.
    pub word_bytes: u32,
    /// Clang's optimization level.
    pub optimization: u8,
    /// Folders for `#include`, before those of the library.
    pub include: Vec<PathBuf>,
    /// Macros: `NAME` or `NAME=VALUE`.
    pub defines: Vec<String>,
    /// The version of OpenCL C.
    pub standard: String,
    /// The core has the extension.
    pub extension: bool,
    /// The program runs on more than one core.
    pub several_cores: bool,
    /// The core's function unit, whose instructions `unit.h` names.
    pub custom_unit: Option<CustomUnit>,
}

/// Which of the library's headers a source sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Headers {
    /// Those of C.
    C,
    /// Those of kernels.
    Kernels,
}

/// Why there is no IR.
#[derive(Debug, thiserror::Error)]
pub enum FrontEndError {
    /// The source is not the language, in Clang's own words.
    #[error("{0}")]
    Refused(String),
    /// There is no Clang, or it does not run.
    #[error(transparent)]
    Tool(#[from] ToolError),
    /// The folder of the headers cannot be written.
    #[error("cannot write the C library's headers: {0}; make room in the folder for temporary files, or name another with TMPDIR")]
    Headers(#[from] std::io::Error),
}

/// The folder of the headers for kernels, among those for C.
const KERNEL_HEADERS: &str = "kernels";

/// Clang with the library's headers in a folder.
pub struct FrontEnd {
    clang: tools::Clang,
    headers: tempfile::TempDir,
    /// What is given to Clang.
    pub settings: Settings,
}

impl FrontEnd {
    /// Finds Clang, and writes the headers.
    ///
    /// # Errors
    /// When there is no Clang, or no room for the headers.
    pub fn new(mut settings: Settings) -> Result<Self, FrontEndError> {
        let clang = tools::clang()?;
        let headers = tempfile::tempdir()?;
        if settings.extension {
            settings.defines.push(library::EXTENSION_DEFINE.to_owned());
        }
        if settings.several_cores {
            settings.defines.push(library::CORES_DEFINE.to_owned());
        }
        let front_end = Self { clang, headers, settings };
        std::fs::create_dir(front_end.headers.path().join(KERNEL_HEADERS))?;
        for (name, text) in library::HEADERS {
            front_end.write(name, text.as_bytes())?;
            front_end.write(&format!("{KERNEL_HEADERS}/{name}"), b"")?;
        }
        for (name, text) in opencl::HEADERS {
            front_end.write(&format!("{KERNEL_HEADERS}/{name}"), text.as_bytes())?;
        }
        if let Some(unit) = front_end.settings.custom_unit {
            let text = library::unit_header(unit.spec());
            for name in [library::UNIT_HEADER.to_owned(), format!("{KERNEL_HEADERS}/{}", library::UNIT_HEADER)] {
                front_end.write(&name, text.as_bytes())?;
            }
        }
        Ok(front_end)
    }

    /// The folder of the headers.
    pub fn headers(&self) -> &Path {
        self.headers.path()
    }

    /// Writes a file beside the headers.
    ///
    /// # Errors
    /// Those of the file system.
    pub fn write(&self, name: &str, text: &[u8]) -> Result<PathBuf, FrontEndError> {
        let path = self.headers.path().join(name);
        std::fs::write(&path, text)?;
        Ok(path)
    }

    /// Calls Clang for a source; `include` are the folders for `#include`.
    ///
    /// # Errors
    /// When Clang refuses the source or does not run.
    pub fn run(
        &self,
        source: &Path,
        headers: Headers,
        include: &[PathBuf],
        call: impl FnOnce(&tools::Clang, &ClangJob<'_>) -> Result<ClangOutput, ClangError>,
    ) -> Result<ClangOutput, FrontEndError> {
        let folder = match headers {
            Headers::C => "",
            Headers::Kernels => KERNEL_HEADERS,
        };
        let headers = [self.headers.path().join(folder)];
        let job = ClangJob {
            source,
            word_bytes: self.settings.word_bytes,
            optimization: self.settings.optimization,
            include,
            library_include: &headers,
            defines: &self.settings.defines,
        };
        call(&self.clang, &job).map_err(|error| match error {
            ClangError::Refused(words) => FrontEndError::Refused(words),
            ClangError::Tool(error) => FrontEndError::Tool(error),
        })
    }

    /// Clang's options for OpenCL C, the default header among them.
    pub fn kernel_options(&self) -> Vec<String> {
        let mut options = opencl::clang_options(&self.settings.standard);
        options.extend(["-Xclang", "-finclude-default-header"].map(str::to_owned));
        options
    }

    /// The IR of a file that has kernels alone; `more` are further options of Clang.
    ///
    /// # Errors
    /// Those of [`FrontEnd::run`].
    pub fn kernels(&self, source: &Path, include: &[PathBuf], more: &[String]) -> Result<ClangOutput, FrontEndError> {
        let mut options = self.kernel_options();
        options.extend(more.iter().cloned());
        let options: Vec<&str> = options.iter().map(String::as_str).collect();
        self.run(source, Headers::Kernels, include, |clang, job| clang.compile_kernels(job, &options))
    }
}
