//! Built models, kept on disk under a key of all that went into them.
//!
//! ```text
//! models/<key>/model.so  build.log  in-use   one model; `in-use` is locked (shared) by whoever has it loaded
//! models/runtime/<key>/*.o                   Verilator's run-time library
//! models/locks/<xx>                          locks for building and removing, by the key's first two digits
//! ```
//! A folder appears by renaming a complete one, so it is whole however many processes build at once or are killed.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use sha2::{Digest, Sha256};

use super::compile::{
    self, GCC_PASSES_LEFT_OUT, HEADER_LEVELS, HEADER_TEXT, LIBRARY, LOG, RUNTIME_SOURCES, SAVE, SHARED_INSTANCES_FLAGS,
    SHIM, VERILATOR_FLAGS,
};
use super::coverage::DesignCoverage;
use super::design::{Design, ModelOptions};
use super::error::file_error;
use super::model::Model;
use super::native::{NativeLibrary, Start};
use super::toolchain::{Toolchain, COMMON_FLAGS};
use super::BridgeError;

/// Models that stay on disk, each of some 0.7 MB; the least recently used go first. All tests together need a hundred.
pub const MODELS_KEPT: usize = 256;
/// A build that has not finished after this long was killed.
const ABANDONED_AFTER: Duration = Duration::from_secs(3600);
const IN_USE: &str = "in-use";
const BUILDING: &str = ".building-";

/// The folder of built models.
#[derive(Clone, Debug)]
pub struct ModelCache {
    models: PathBuf,
    runtime: PathBuf,
}

/// A model that is built and loaded; simulations are made from it.
#[derive(Clone, Debug)]
pub struct Built {
    library: Arc<NativeLibrary>,
    folder: PathBuf,
    cached: bool,
    in_use: Arc<File>,
    /// The coverage of all simulations that have ended, if the model counts it.
    coverage: Option<Arc<DesignCoverage>>,
}

impl Built {
    /// It was in the cache: nothing was compiled.
    pub fn cached(&self) -> bool {
        self.cached
    }

    /// Its folder in the cache, with `build.log` in it.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// What was run to build it, and what that printed.
    ///
    /// # Errors
    /// [`BridgeError::File`] if the log cannot be read.
    pub fn log(&self) -> Result<String, BridgeError> {
        let path = self.folder.join(LOG);
        fs::read_to_string(&path).map_err(file_error("read", path))
    }

    /// A new simulation: all inputs 0, initial blocks run, flip-flops and memories as `start` says.
    ///
    /// # Errors
    /// [`BridgeError::Load`] if the model gives none, [`BridgeError::Stopped`] if its initial blocks stop it.
    pub fn instantiate(&self, start: Start) -> Result<Model, BridgeError> {
        Model::new(&self.library, &self.in_use, self.coverage.as_ref(), start)
    }

    /// How often what has come about in the simulations that have ended; `None` unless [`ModelOptions::coverage`].
    pub fn coverage(&self) -> Option<&DesignCoverage> {
        self.coverage.as_deref()
    }
}

impl ModelCache {
    /// In `HARMONICA_MODELS_DIR`, else in `models` of [`tools::work_directory`].
    pub fn from_environment() -> Self {
        let models = std::env::var_os("HARMONICA_MODELS_DIR")
            .map_or_else(|| tools::work_directory().join("models"), PathBuf::from);
        Self::new(models)
    }

    /// In that folder, which is created when first needed.
    pub fn new(models: impl Into<PathBuf>) -> Self {
        let models = absolute(models.into());
        Self { runtime: models.join("runtime"), models }
    }

    /// Keeps the run-time library in another folder, so that it need not be compiled for this one.
    #[must_use]
    pub fn with_runtime(mut self, runtime: impl Into<PathBuf>) -> Self {
        self.runtime = absolute(runtime.into());
        self
    }

    /// The model of a design, from the cache or built now.
    ///
    /// # Errors
    /// [`BridgeError`]: the tools cannot be had, Verilator or the compiler refuses, or files cannot be written. Nothing
    /// is left in the cache then.
    pub fn build(&self, design: &Design, options: &ModelOptions) -> Result<Built, BridgeError> {
        design.check()?;
        options.check()?;
        let toolchain = Toolchain::get()?;
        let key = model_key(design, options, toolchain);
        let folder = self.models.join(&key);
        let _lock = self.lock(&key)?;
        if let Some(built) = open(&folder, options)? {
            return Ok(built);
        }
        self.install(&folder, |temporary| {
            compile::build(design, options, toolchain, || self.runtime(toolchain), temporary)?;
            let in_use = temporary.join(IN_USE);
            fs::write(&in_use, "").map_err(file_error("create", in_use))
        })?;
        let built = open(&folder, options)?
            .ok_or_else(|| BridgeError::Load { path: folder, why: "it vanished after it was built".to_owned() })?;
        self.prune(MODELS_KEPT);
        Ok(Built { cached: false, ..built })
    }

    /// Removes all but the `keep` most recently used models, and what killed builds left. Models in use stay, and so
    /// does what cannot be removed: a full cache is no reason to fail.
    pub fn prune(&self, keep: usize) {
        let Ok(listed) = fs::read_dir(&self.models) else {
            return;
        };
        let mut models = Vec::new();
        for path in listed.filter_map(Result::ok).map(|entry| entry.path()) {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if name.starts_with(BUILDING) {
                if age(&path) > ABANDONED_AFTER {
                    let _ = fs::remove_dir_all(&path);
                }
            } else if path.join(IN_USE).is_file() {
                models.push((age(&path.join(IN_USE)), path));
            }
        }
        models.sort();
        for (_, path) in models.into_iter().skip(keep) {
            let _ = self.remove(&path);
        }
    }

    /// Removes one model unless somebody has it loaded or is about to load it.
    fn remove(&self, folder: &Path) -> Result<(), BridgeError> {
        let key = folder.file_name().unwrap_or_default().to_string_lossy();
        let lock = self.lock_file(&key)?;
        let in_use_path = folder.join(IN_USE);
        let in_use = File::open(&in_use_path).map_err(file_error("open", in_use_path))?;
        if lock.try_lock().is_ok() && in_use.try_lock().is_ok() {
            fs::remove_dir_all(folder).map_err(file_error("remove", folder))?;
        }
        Ok(())
    }

    /// The folder of the run-time library's objects, compiled now if need be.
    fn runtime(&self, toolchain: &Toolchain) -> Result<PathBuf, BridgeError> {
        let key = Key::new("runtime")
            .toolchain(toolchain)
            .part(&RUNTIME_SOURCES.join(" "))
            .part(HEADER_TEXT)
            .part(&toolchain.compiler.library_objects().join(" "))
            .part(&HEADER_LEVELS.join(" "))
            .finish();
        let folder = self.runtime.join(key);
        fs::create_dir_all(&self.runtime).map_err(file_error("create", &self.runtime))?;
        let lock_path = self.runtime.join("lock");
        let lock = File::create(&lock_path).map_err(file_error("create", &lock_path))?;
        lock.lock().map_err(file_error("lock", lock_path))?;
        if !folder.is_dir() {
            self.install(&folder, |temporary| compile::build_runtime(toolchain, temporary))?;
        }
        Ok(folder)
    }

    /// Fills a temporary folder beside `folder` and renames it to that when it is complete.
    fn install(&self, folder: &Path, fill: impl FnOnce(&Path) -> Result<(), BridgeError>) -> Result<(), BridgeError> {
        let parent = folder.parent().unwrap_or(&self.models);
        let temporary = tempfile::Builder::new()
            .prefix(BUILDING)
            .tempdir_in(parent)
            .map_err(file_error("create a folder in", parent))?;
        fill(temporary.path())?;
        fs::rename(temporary.keep(), folder).map_err(file_error("create", folder))
    }

    fn lock(&self, key: &str) -> Result<File, BridgeError> {
        let lock = self.lock_file(key)?;
        lock.lock().map_err(file_error("lock", &self.models))?;
        Ok(lock)
    }

    fn lock_file(&self, key: &str) -> Result<File, BridgeError> {
        let locks = self.models.join("locks");
        fs::create_dir_all(&locks).map_err(file_error("create", &locks))?;
        let path = locks.join(key.get(..2).unwrap_or("00"));
        File::create(&path).map_err(file_error("create", path))
    }
}

/// Loads the model in that folder, if there is one, and marks it as used now.
fn open(folder: &Path, options: &ModelOptions) -> Result<Option<Built>, BridgeError> {
    let path = folder.join(IN_USE);
    let in_use = match File::options().read(true).write(true).open(&path) {
        Ok(file) => file,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(file_error("open", path)(error)),
    };
    in_use.lock_shared().map_err(file_error("lock", &path))?;
    in_use.set_modified(SystemTime::now()).map_err(file_error("touch", &path))?;
    Ok(Some(Built {
        library: Arc::new(NativeLibrary::load(&folder.join(LIBRARY))?),
        folder: folder.to_path_buf(),
        cached: true,
        in_use: Arc::new(in_use),
        coverage: options.coverage.then(Arc::default),
    }))
}

/// The compiler runs in a folder of its own, so no path may depend on the current one.
fn absolute(path: PathBuf) -> PathBuf {
    std::path::absolute(&path).unwrap_or(path)
}

fn age(path: &Path) -> Duration {
    let modified = fs::metadata(path).and_then(|metadata| metadata.modified());
    modified.ok().and_then(|time| time.elapsed().ok()).unwrap_or_default()
}

fn model_key(design: &Design, options: &ModelOptions, toolchain: &Toolchain) -> String {
    let mut key = Key::new("model")
        .toolchain(toolchain)
        .part(SHIM)
        .part(&VERILATOR_FLAGS.join(" "))
        .part(options.optimisation.flag())
        .part(&GCC_PASSES_LEFT_OUT.join(" "))
        .part(if options.trace { "trace" } else { "no trace" })
        .part(if options.coverage { "coverage" } else { "no coverage" })
        .part(&options.configuration())
        .part(options.bare_loop.source().as_deref().unwrap_or("no bare loop"))
        .part(&design.top)
        .part(&design.waivers());
    if options.savable {
        key = key.part(SAVE);
    }
    if options.shared_instances {
        key = key.part(&SHARED_INSTANCES_FLAGS.join(" "));
    }
    for file in &design.files {
        key = key.part(&file.name).part(&file.text);
    }
    key.finish()
}

/// A hash over parts with their lengths, so that no two lists of parts run together.
struct Key(Sha256);

impl Key {
    fn new(kind: &str) -> Self {
        Self(Sha256::new()).part(kind).part(env!("CARGO_PKG_VERSION"))
    }

    fn part(mut self, text: &str) -> Self {
        self.0.update((text.len() as u64).to_le_bytes());
        self.0.update(text);
        self
    }

    fn toolchain(self, toolchain: &Toolchain) -> Self {
        self.part(toolchain.verilator.description())
            .part(toolchain.compiler.description())
            .part(&COMMON_FLAGS.join(" "))
    }

    fn finish(self) -> String {
        let digest = self.0.finalize();
        digest[..16].iter().map(|byte| format!("{byte:02x}")).collect()
    }
}
