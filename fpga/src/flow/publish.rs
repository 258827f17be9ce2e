//! The output folder: it appears whole, by rename, or stays as it was.

use std::fs;
use std::path::{Path, PathBuf};

use crate::error::FlowError;

/// The file by which a folder is known as one that this command wrote.
pub(crate) const MARK: &str = "report.json";

/// Where the work for an output folder is done: in the same folder, so that a rename moves the results.
///
/// # Errors
/// When the output folder holds something else, or its parent cannot be made.
pub(crate) fn prepare(output: &Path) -> Result<PathBuf, FlowError> {
    let may_replace = match fs::read_dir(output) {
        Ok(mut entries) => entries.next().is_none() || output.join(MARK).is_file(),
        Err(_) => !output.exists(),
    };
    if !may_replace {
        return Err(FlowError::OutputInUse(output.to_path_buf()));
    }
    let parent = match output.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent.to_path_buf(),
        _ => PathBuf::from("."),
    };
    fs::create_dir_all(&parent).map_err(|source| failed(&parent, source))?;
    parent
        .canonicalize()
        .map_err(|source| failed(&parent, source))
}

/// Moves files of the work folder into a new folder of results there; missing ones are left out.
///
/// # Errors
/// When a file cannot be moved.
pub(crate) fn gather(work: &Path, into: &Path, names: &[String]) -> Result<(), FlowError> {
    fs::create_dir_all(into).map_err(|source| failed(into, source))?;
    for name in names {
        let from = work.join(name);
        if from.is_file() {
            let to = into.join(name);
            fs::rename(&from, &to).map_err(|source| failed(&to, source))?;
        }
    }
    Ok(())
}

/// Writes a file of the results.
///
/// # Errors
/// When it cannot be written.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), FlowError> {
    fs::write(path, text).map_err(|source| failed(path, source))
}

/// Puts the folder of results in the place of the output folder.
///
/// # Errors
/// When it cannot be renamed; the old output is back in place then.
pub(crate) fn publish(results: &Path, output: &Path) -> Result<(), FlowError> {
    let old = results.with_file_name("replaced");
    let replaces = output.exists();
    if replaces {
        fs::rename(output, &old).map_err(|source| failed(output, source))?;
    }
    fs::rename(results, output).map_err(|source| {
        if replaces {
            // It was there a moment ago; if even this fails, the first reason is the one to tell.
            let _ = fs::rename(&old, output);
        }
        failed(output, source)
    })
}

fn failed(path: &Path, source: std::io::Error) -> FlowError {
    FlowError::Output {
        path: path.to_path_buf(),
        source,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_replace_only_what_this_command_wrote() {
        let base = tempfile::tempdir().unwrap();
        let output = base.path().join("out");
        let work = prepare(&output).unwrap();
        for text in ["first", "second"] {
            let results = work.join("work").join("results");
            gather(&work, &results, &["missing".to_owned()]).unwrap();
            write(&results.join(MARK), text).unwrap();
            publish(&results, &output).unwrap();
            assert_eq!(fs::read_to_string(output.join(MARK)).unwrap(), text);
            fs::remove_dir_all(work.join("work")).unwrap();
            prepare(&output).unwrap();
        }
        fs::remove_file(output.join(MARK)).unwrap();
        prepare(&output).unwrap();
        fs::write(output.join("thesis.tex"), "").unwrap();
        let error = prepare(&output).unwrap_err();
        assert!(error.is_bad_input() && error.to_string().contains("is not empty"));
        let error = prepare(&output.join("thesis.tex")).unwrap_err();
        assert!(error.to_string().contains("is not empty"));
    }
}
