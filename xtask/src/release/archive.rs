//! The archive with the command, for those who take no wheel: with completions, manual pages and licences.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::bare::Place;
use super::VERSION;
use crate::files::failed;
use crate::packages::output;
use crate::run::Failed;
use crate::wheel::Built;

/// Files of the repository that go along.
const FILES: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"];
/// The files that shells read, by what `harmonica completions` calls the shells.
pub const COMPLETIONS: [(&str, &str); 3] =
    [("bash", "harmonica.bash"), ("zsh", "_harmonica"), ("fish", "harmonica.fish")];

/// The name of the archive, and of the folder in it. `cli/Cargo.toml` has it, too, for `cargo binstall`.
pub fn name(target: &str) -> String {
    format!("harmonica-{VERSION}-{target}")
}

/// Makes the archive in a folder. The command that has been built writes completions and manual pages itself.
pub fn make(root: &Path, folder: &Path, built: &Built, place: &Place) -> Result<PathBuf, Failed> {
    let name = name(built.target);
    let content = folder.join(&name);
    let completions = content.join("completions");
    std::fs::create_dir_all(&completions).map_err(failed("create", &completions))?;
    for file in FILES {
        let from = root.join(file);
        std::fs::copy(&from, content.join(file)).map_err(failed("copy", &from))?;
    }
    let command = content.join("harmonica");
    std::fs::copy(&built.command, &command).map_err(failed("copy", &built.command))?;
    for (shell, file) in COMPLETIONS {
        let text = place.run(&command, &["completions", shell])?;
        let path = completions.join(file);
        std::fs::write(&path, text).map_err(failed("write", &path))?;
    }
    place.run(&command, &["man", &content.join("man/man1").display().to_string()])?;
    let archive = folder.join(format!("{name}.tar.gz"));
    let mut tar = Command::new("tar");
    // Equal files give equal archives.
    tar.args(["--create", "--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mode=u+rw,go=rX"]);
    tar.arg(format!("--mtime=@{}", time_of_commit(root))).args(["--use-compress-program", "gzip -9n", "--file"]);
    tar.arg(&archive).arg(&name).current_dir(folder);
    output(&mut tar)?;
    std::fs::remove_dir_all(&content).map_err(failed("remove", &content))?;
    Ok(archive)
}

/// When the last commit was made, in seconds since 1970; 0 outside of a repository.
fn time_of_commit(root: &Path) -> u64 {
    let shown = output(Command::new("git").args(["log", "-1", "--format=%ct"]).current_dir(root));
    let shown = shown.unwrap_or_default();
    String::from_utf8_lossy(&shown).trim().parse().unwrap_or(0)
}
