//! A copy of the project whose golden model has mutants: which one it is, a number says when it runs.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::Range;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use super::spots::{spots, ModelFault, Spot};
use crate::campaign::MutationError;

/// The folder of the golden model, in the project and in the copy.
pub(crate) const MODEL: &str = "golden-model";
/// The package that runs mutants, in the copy alone.
pub(crate) const RUNNER: &str = "model-mutants";
/// What the lock step uses of the golden model.
const USED: [&str; 2] = ["semantics", "timing"];

/// What the lock step of a core does not use: reports, the fast functional machine and clusters do.
const UNUSED: [&str; 3] = ["semantics/standstill.rs", "semantics/straight.rs", "timing/cluster/"];

/// A mutant of the model, as the copy has it.
#[derive(Clone, Debug)]
pub(crate) struct ModelMutant {
    /// The file, below `golden-model/src`.
    pub file: String,
    pub spot: Spot,
}

/// What is put into the library's first file: the choice, and what is not wrong with a mutant.
const CHOICE: &str = "
/// Which mutant the model is.
pub mod mutant {
    #![allow(missing_docs)]
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
    static CHOSEN: AtomicUsize = AtomicUsize::new(usize::MAX);
    static REACHED: [AtomicBool; COUNT] = [const { AtomicBool::new(false) }; COUNT];
    #[inline]
    pub fn is(number: usize) -> bool {
        REACHED[number].store(true, Relaxed);
        CHOSEN.load(Relaxed) == number
    }
    pub fn choose(number: usize) {
        CHOSEN.store(number, Relaxed);
    }
    pub fn take_reached() -> Vec<usize> {
        (0..COUNT).filter(|&number| REACHED[number].swap(false, Relaxed)).collect()
    }
}
";
/// Lints that are errors by default, and that a mutant may break.
const ALLOWED: &str = "#![allow(warnings, arithmetic_overflow, unconditional_panic, overflowing_literals)]\n";

/// The text of the runner's only file.
const MAIN: &str = "fn main() -> std::process::ExitCode {
    mutation::run_model_mutants(&mutation::ModelChoice {
        choose: golden_model::mutant::choose,
        take_reached: golden_model::mutant::take_reached,
    })
}
";
const MANIFEST: &str = "[package]
name = \"model-mutants\"
version.workspace = true
edition.workspace = true
license.workspace = true
publish = false

[dependencies]
golden-model.workspace = true
mutation.workspace = true
";

/// Files of the model that may get mutants, by their path below `golden-model/src`, with their text.
fn sources(project: &Path) -> Result<BTreeMap<String, String>, MutationError> {
    let root = project.join(MODEL).join("src");
    let mut found = BTreeMap::new();
    let mut waiting: Vec<PathBuf> = USED.iter().map(|folder| root.join(folder)).collect();
    while let Some(folder) = waiting.pop() {
        let cannot = || MutationError::file("read", &folder);
        for entry in fs::read_dir(&folder).map_err(cannot())? {
            let path = entry.map_err(cannot())?.path();
            if path.is_dir() {
                waiting.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).map_err(MutationError::file("read", &path))?;
                let below = path.strip_prefix(&root).unwrap_or(&path);
                let below = below.display().to_string();
                if !UNUSED.iter().any(|unused| below.starts_with(unused)) {
                    found.insert(below, text);
                }
            }
        }
    }
    Ok(found)
}

/// Draws mutants: the kinds take turns, and no two mutants overlap.
///
/// # Errors
/// When a source cannot be read.
pub(crate) fn draw(
    project: &Path,
    seed: u64,
    count: usize,
    refused: &BTreeSet<(String, usize, String)>,
) -> Result<Vec<ModelMutant>, MutationError> {
    let mut kinds: BTreeMap<ModelFault, Vec<ModelMutant>> = BTreeMap::new();
    for (file, text) in sources(project)? {
        let found =
            spots(&text).map_err(|error| MutationError::Source { path: file.clone(), reason: error.to_string() })?;
        for spot in found {
            let file = file.clone();
            let kind = kinds.entry(spot.fault).or_default();
            kind.push(ModelMutant { file, spot });
        }
    }
    let mut random = fastrand::Rng::with_seed(seed);
    for mutants in kinds.values_mut() {
        random.shuffle(mutants);
    }
    let mut taken: BTreeMap<String, Vec<Range<usize>>> = BTreeMap::new();
    let mut drawn = Vec::new();
    while drawn.len() < count && kinds.values().any(|kind| !kind.is_empty()) {
        for fault in ModelFault::ALL {
            let kind = kinds.entry(fault).or_default();
            while let Some(mutant) = kind.pop() {
                let range = mutant.spot.range.clone();
                let places = taken.entry(mutant.file.clone()).or_default();
                let overlaps = |other: &Range<usize>| other.start < range.end && range.start < other.end;
                let name = (mutant.file.clone(), range.start, mutant.spot.wrong.clone());
                if refused.contains(&name) || places.iter().any(overlaps) {
                    continue;
                }
                places.push(range);
                drawn.push(mutant);
                break;
            }
        }
    }
    drawn.truncate(count);
    Ok(drawn)
}

/// A file of the copy, and which of its bytes are the fault of which mutant.
pub(crate) struct Changed {
    pub text: String,
    /// All of a mutant, and what is wrong of it.
    pub places: Vec<(usize, Range<usize>, Range<usize>)>,
}

fn changed(text: &str, mutants: &[(usize, &Spot)]) -> Changed {
    let mut mutants = mutants.to_vec();
    mutants.sort_by_key(|(_, spot)| spot.range.start);
    let mut changed = Changed { text: String::new(), places: Vec::new() };
    let mut end = 0;
    for (number, spot) in mutants {
        changed.text.push_str(&text[end..spot.range.start]);
        let begin = changed.text.len();
        let paren = |text| if spot.is_statement { "" } else { text };
        let head = format!("{}if crate::mutant::is({number}) {{ ", paren("("));
        changed.text.push_str(&head);
        let wrong = changed.text.len()..changed.text.len() + spot.wrong.len();
        let tail = format!("{} }} else {{ {} }}{}", spot.wrong, spot.right, paren(")"));
        changed.text.push_str(&tail);
        changed.places.push((number, begin..changed.text.len(), wrong));
        end = spot.range.end;
    }
    changed.text.push_str(&text[end..]);
    changed
}

/// Writes the copy: the golden model with these mutants, all other packages as they are.
///
/// # Errors
/// When a file cannot be read or written.
pub(crate) fn write(
    project: &Path,
    copy: &Path,
    mutants: &[ModelMutant],
) -> Result<BTreeMap<String, Changed>, MutationError> {
    let source = copy.join(MODEL).join("src");
    let mut files = BTreeMap::new();
    for (file, text) in sources(project)? {
        let numbered = mutants.iter().enumerate();
        let of_file: Vec<(usize, &Spot)> =
            numbered.filter(|(_, mutant)| mutant.file == file).map(|(number, mutant)| (number, &mutant.spot)).collect();
        files.insert(file, changed(&text, &of_file));
    }
    link_packages(project, copy)?;
    copy_model(&project.join(MODEL), &copy.join(MODEL), &files, &source)?;
    let lib = project.join(MODEL).join("src/lib.rs");
    let text = fs::read_to_string(&lib).map_err(MutationError::file("read", &lib))?;
    // The library's own comment comes first, and attributes may follow it.
    let comment = text.lines().take_while(|line| line.starts_with("//!"));
    let length: usize = comment.map(|line| line.len() + 1).sum();
    let choice = CHOICE.replace("COUNT", &mutants.len().max(1).to_string());
    let text = format!("{}{ALLOWED}{}{choice}", &text[..length], &text[length..]);
    put(&source.join("lib.rs"), &text)?;
    let runner = copy.join(RUNNER);
    put(&runner.join("Cargo.toml"), MANIFEST)?;
    put(&runner.join("src/main.rs"), MAIN)?;
    Ok(files)
}

/// The workspace's manifest with the runner in it, and links to all that is not the model.
fn link_packages(project: &Path, copy: &Path) -> Result<(), MutationError> {
    let manifest = project.join("Cargo.toml");
    let text = fs::read_to_string(&manifest).map_err(MutationError::file("read", &manifest))?;
    let members = format!("members = [\"{RUNNER}\", ");
    put(&copy.join("Cargo.toml"), &text.replacen("members = [", &members, 1))?;
    let cannot = || MutationError::file("read", project);
    for entry in fs::read_dir(project).map_err(cannot())? {
        let path = entry.map_err(cannot())?.path();
        let Some(name) = path.file_name().filter(|_| path.join("Cargo.toml").exists()) else {
            continue;
        };
        let link = copy.join(name);
        if name != MODEL && !link.exists() {
            symlink(&path, &link).map_err(MutationError::file("write", &link))?;
        }
    }
    // What the runner needs, in the versions of the project.
    let lock = project.join("Cargo.lock");
    let text = fs::read_to_string(&lock).map_err(MutationError::file("read", &lock))?;
    match copy.join("Cargo.lock").exists() {
        true => Ok(()),
        false => put(&copy.join("Cargo.lock"), &text),
    }
}

fn copy_model(from: &Path, to: &Path, files: &BTreeMap<String, Changed>, source: &Path) -> Result<(), MutationError> {
    let mut waiting = vec![from.to_path_buf()];
    while let Some(folder) = waiting.pop() {
        let cannot = || MutationError::file("read", &folder);
        for entry in fs::read_dir(&folder).map_err(cannot())? {
            let path = entry.map_err(cannot())?.path();
            if path.is_dir() {
                waiting.push(path);
                continue;
            }
            let target = to.join(path.strip_prefix(from).unwrap_or(&path));
            let below = target.strip_prefix(source).ok();
            let changed = below.and_then(|below| files.get(&below.display().to_string()));
            match changed {
                Some(changed) => put(&target, &changed.text)?,
                None if below == Some(Path::new("lib.rs")) => {}
                None => {
                    let bytes = fs::read_to_string(&path);
                    put(&target, &bytes.map_err(MutationError::file("read", &path))?)?;
                }
            }
        }
    }
    Ok(())
}

/// Writes a file, unless it is so already: then cargo need not build it again.
fn put(path: &Path, text: &str) -> Result<(), MutationError> {
    if fs::read_to_string(path).is_ok_and(|there| there == text) {
        return Ok(());
    }
    let folder = path.parent().unwrap_or(Path::new("."));
    let cannot = || MutationError::file("write", path);
    fs::create_dir_all(folder).map_err(cannot())?;
    let mut file = tempfile::NamedTempFile::new_in(folder).map_err(cannot())?;
    std::io::Write::write_all(&mut file, text.as_bytes()).map_err(cannot())?;
    file.persist(path).map(drop).map_err(|error| cannot()(error.error))
}
