//! `harmonica man`: the manual pages, made of the commands' help.

use std::path::PathBuf;

use clap::{Args, Command};
use clap_mangen::Man;

use crate::failure::Failure;
use crate::files;

/// Write the manual pages, one a command, into a folder
///
/// Example: harmonica man ~/.local/share/man/man1
#[derive(Args)]
#[command(hide = true)]
pub struct Arguments {
    /// Folder for harmonica.1, harmonica-run.1 and the like; made if missing
    folder: PathBuf,
}

/// Writes all pages, or none.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let mut command = crate::command().disable_help_subcommand(true);
    command.build();
    let folder = &arguments.folder;
    std::fs::create_dir_all(folder).map_err(Failure::cannot("create", folder))?;
    let mut pages = Vec::new();
    add(&command, &mut pages).map_err(Failure::cannot("write", folder))?;
    let pages: Vec<(PathBuf, Vec<u8>)> = pages.into_iter().map(|(name, page)| (folder.join(name), page)).collect();
    files::write_all(&pages)?;
    println!("{} pages in {}", pages.len(), folder.display());
    Ok(())
}

/// Adds the page of a command and those of its commands, each with its file's name.
fn add(command: &Command, pages: &mut Vec<(String, Vec<u8>)>) -> std::io::Result<()> {
    let man = Man::new(command.clone());
    let mut page = Vec::new();
    man.render(&mut page)?;
    pages.push((man.get_filename(), page));
    command.get_subcommands().filter(|command| !command.is_hide_set()).try_for_each(|command| add(command, pages))
}
