//! How a command ends when it does not succeed.

use std::fmt::Display;
use std::io::IsTerminal;
use std::path::Path;
use std::process::ExitCode;

use assembler::{Diagnostics, RenderStyle};

/// Why a command did not succeed.
#[derive(Debug)]
pub enum Failure {
    /// The thing that was checked failed: exit code 1. The report is already printed.
    Check,
    /// A process that this one has started has failed, and has printed why: its exit code.
    Ended(i32),
    /// Bad usage or input: exit code 2.
    Input(String),
    /// What another program has said of the input: exit code 2.
    Words(String),
    /// The program needs a core with the extension, in whoever's words: exit code 2.
    LacksExtension(String),
    /// Errors in sources or objects, each with its place: exit code 2.
    Diagnostics(Diagnostics),
}

impl Failure {
    /// Bad usage or input; the message names place, cause and remedy.
    pub fn input(message: impl Display) -> Failure {
        Failure::Input(message.to_string())
    }

    /// Bad input in a file: the message begins with the file's name.
    pub fn in_file<E: Display>(path: &Path) -> impl FnOnce(E) -> Failure + use<'_, E> {
        |error| Failure::input(format!("{}: {error}", path.display()))
    }

    /// A file or folder with which something cannot be done, such as `write`.
    pub fn cannot<'a, E: Display>(action: &'static str, path: &'a Path) -> impl Fn(E) -> Failure + use<'a, E> {
        move |error| Failure::input(format!("cannot {action} {}: {error}", path.display()))
    }

    /// [`Failure::Check`], unless what was checked is good.
    pub fn unless(is_good: bool) -> Result<(), Failure> {
        match is_good {
            true => Ok(()),
            false => Err(Failure::Check),
        }
    }

    /// The failure with what led to it.
    pub fn context(self, what: &str) -> Failure {
        match self {
            Failure::Input(message) => Failure::Input(format!("{what}: {message}")),
            other => other,
        }
    }

    /// Prints the failure to stderr.
    pub fn print(&self) {
        match self {
            Failure::Check | Failure::Ended(_) => {}
            Failure::Input(message) => eprintln!("error: {message}"),
            Failure::Words(words) | Failure::LacksExtension(words) => eprintln!("{words}"),
            Failure::Diagnostics(diagnostics) => print_diagnostics(diagnostics),
        }
    }

    /// The process's exit code.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Failure::Check => ExitCode::from(1),
            Failure::Ended(code) => ExitCode::from(u8::try_from(*code).unwrap_or(2)),
            Failure::Input(_) | Failure::Words(_) | Failure::LacksExtension(_) | Failure::Diagnostics(_) => {
                ExitCode::from(2)
            }
        }
    }
}

impl From<Diagnostics> for Failure {
    fn from(diagnostics: Diagnostics) -> Failure {
        Failure::Diagnostics(diagnostics)
    }
}

/// Prints errors or warnings to stderr with their source lines, in colour on a terminal.
pub fn print_diagnostics(diagnostics: &Diagnostics) {
    let colour = std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let style = RenderStyle { colour, ..RenderStyle::default() };
    eprint!("{}", diagnostics.render(style));
}
