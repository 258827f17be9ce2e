//! `harmonica completions`: what a shell reads to complete the command's words.

use clap::Args;
use clap_complete::Shell;

use crate::failure::Failure;

/// Print what a shell reads to complete commands and flags
///
/// Example: harmonica completions bash > ~/.local/share/bash-completion/completions/harmonica
#[derive(Args)]
#[command(hide = true)]
pub struct Arguments {
    /// The shell that reads it
    shell: Shell,
}

/// Prints.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut text = Vec::new();
    clap_complete::generate(arguments.shell, &mut crate::command(), "harmonica", &mut text);
    crate::output::write(&text);
    Ok(())
}
