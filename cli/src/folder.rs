//! A folder that appears whole: it is written beside its place and renamed there.
//!
//! It has a list of its files, so that the same command can renew it later, and never takes away a folder with a file
//! that the command has not written.

use std::collections::BTreeSet;
use std::fs::{self, Permissions};
use std::io;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use crate::failure::Failure;

/// The list of the files, in the folder.
const LIST: &str = ".harmonica-package";
/// What a folder made by the user's own hand would have; temporary ones are private by default.
const READABLE: u32 = 0o755;

/// Writes a folder with these files. One that an earlier run has written is replaced.
pub fn write(folder: &Path, files: &[(String, Vec<u8>)]) -> Result<(), Failure> {
    let cannot = Failure::cannot::<io::Error>("write the folder", folder);
    let replaces = match fs::symlink_metadata(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => false,
        Err(error) => return Err(cannot(error)),
        Ok(about) if !about.is_dir() => {
            return Err(Failure::input(format!("{} is no folder; give another -o", folder.display())))
        }
        Ok(_) => {
            check_ours(folder)?;
            true
        }
    };
    let absolute = std::path::absolute(folder).map_err(&cannot)?;
    let Some(parent) = absolute.parent() else {
        return Err(Failure::input("the root is no folder for a package; give another -o"));
    };
    fs::create_dir_all(parent).map_err(&cannot)?;
    let beside = || tempfile::Builder::new().prefix(".harmonica-").tempdir_in(parent);
    let new = beside().map_err(&cannot)?;
    fill(new.path(), files).map_err(&cannot)?;
    if replaces {
        let old = beside().map_err(&cannot)?;
        let kept = old.path().join("old");
        fs::rename(&absolute, &kept).map_err(&cannot)?;
        if let Err(error) = fs::rename(new.path(), &absolute) {
            // Back to where it was; when that fails, too, it is the first error that says why.
            let _ = fs::rename(&kept, &absolute);
            return Err(cannot(error));
        }
    } else {
        fs::rename(new.path(), &absolute).map_err(&cannot)?;
    }
    // The folder has its name now, and must not be removed.
    let _ = new.keep();
    Ok(())
}

fn fill(folder: &Path, files: &[(String, Vec<u8>)]) -> io::Result<()> {
    fs::set_permissions(folder, Permissions::from_mode(READABLE))?;
    let mut list = String::new();
    for (name, bytes) in files {
        let path = folder.join(name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(&path, bytes)?;
        list += name;
        list.push('\n');
    }
    fs::write(folder.join(LIST), list)
}

/// Refuses a folder that has a file which no earlier run has written.
fn check_ours(folder: &Path) -> Result<(), Failure> {
    let list = fs::read_to_string(folder.join(LIST)).unwrap_or_default();
    let ours: BTreeSet<PathBuf> = list.lines().map(PathBuf::from).collect();
    let mut waiting = vec![folder.to_path_buf()];
    while let Some(next) = waiting.pop() {
        let cannot = Failure::cannot("read", &next);
        for entry in fs::read_dir(&next).map_err(&cannot)? {
            let path = entry.map_err(&cannot)?.path();
            if path.is_dir() && !path.is_symlink() {
                waiting.push(path);
                continue;
            }
            let inside = path.strip_prefix(folder).unwrap_or(&path);
            let generated = inside == Path::new(LIST) || ours.contains(inside);
            // What Python makes of the module when it is imported.
            let compiled = inside.components().any(|part| part.as_os_str() == "__pycache__");
            if !generated && !compiled {
                return Err(Failure::input(format!(
                    "{} is a folder with a file that this command has not written, {}; give another -o, or remove it",
                    folder.display(),
                    inside.display()
                )));
            }
        }
    }
    Ok(())
}
