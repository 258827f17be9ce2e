//! A case read back from the folder that keeps it.

use std::fs;
use std::path::{Path, PathBuf};

use isa::{ClusterShape, CoreConfig, SystemConfig};
use testbenches::{ConsoleInput, Resets};

use super::case::{Case, CaseNumber, COMPARE_EVERY};
use super::shrink::{Code, Subject, CORE_FILE, INPUT_FILE, PROGRAM_FILE};
use super::tree::Program;

/// The name of the file that says what the case was drawn from, and what no other file says.
pub(super) const SEED_FILE: &str = "seed.txt";

/// A case that a campaign has kept.
#[derive(Clone, Debug)]
pub struct Kept {
    /// The run.
    pub subject: Subject,
    /// The program as the generator's tree, if it is what the generator draws today.
    pub tree: Option<Program>,
}

/// A folder that keeps no case.
#[derive(Debug, thiserror::Error)]
#[error("{}: {reason}", path.display())]
pub struct KeptError {
    /// The file at fault.
    path: PathBuf,
    /// What is wrong with it.
    reason: String,
}

impl Kept {
    /// Reads a folder that a campaign has written.
    ///
    /// # Errors
    /// Names the file that is missing or wrong.
    pub fn read(folder: &Path) -> Result<Self, KeptError> {
        let seeds = Seeds(File::read(folder, SEED_FILE)?);
        let number = CaseNumber {
            seed: seeds.number("seed")?,
            configuration: seeds.number("configuration")?,
            program: seeds.number("program")?,
        };
        let config = File::read(folder, CORE_FILE)?.parsed(CoreConfig::from_toml)?;
        let program = File::read(folder, PROGRAM_FILE)?;
        let image = program.parsed(|text| assembler::assemble(&config.arch, &[(PROGRAM_FILE, text)]))?;
        let cluster = seeds.shape()?;
        let machine = SystemConfig { core: config, cluster };
        let case = Case::new(machine, number);
        let drawn = case.image().ok().filter(|drawn| drawn.bytes == image.bytes);
        Ok(Kept {
            subject: Subject {
                config,
                cluster,
                code: Code::of(drawn.as_ref().unwrap_or(&image)),
                timing: seeds.number("memory seed")?.into(),
                console_input: File::read(folder, INPUT_FILE)?.parsed(ConsoleInput::from_script)?,
                resets: seeds.value("resets")?.parse::<Resets>().map_err(seeds.error())?,
                start: None,
                compare_state_every: Some(COMPARE_EVERY),
                max_cycles: seeds.number("max cycles")?,
            },
            tree: drawn.map(|_| case.program),
        })
    }
}

/// A file of the folder, with its text.
struct File {
    path: PathBuf,
    text: String,
}

impl File {
    fn read(folder: &Path, name: &str) -> Result<Self, KeptError> {
        let path = folder.join(name);
        match fs::read_to_string(&path) {
            Ok(text) => Ok(File { path, text }),
            Err(error) => Err(KeptError {
                path,
                reason: format!(
                    "{error}\n  remedy: give a folder that `harmonica fuzz` has written, or a program with the flags of its run"
                ),
            }),
        }
    }

    fn error<E: ToString>(&self) -> impl Fn(E) -> KeptError + '_ {
        |error| KeptError { path: self.path.clone(), reason: error.to_string() }
    }

    fn parsed<T, E: ToString>(&self, parse: impl FnOnce(&str) -> Result<T, E>) -> Result<T, KeptError> {
        parse(&self.text).map_err(self.error())
    }
}

/// Lines of a key and a value.
struct Seeds(File);

impl Seeds {
    fn error<E: ToString>(&self) -> impl Fn(E) -> KeptError + '_ {
        self.0.error()
    }

    fn find(&self, key: &str) -> Option<&str> {
        let mut lines = self.0.text.lines();
        lines.find_map(|line| line.strip_prefix(key)?.strip_prefix(' '))
    }

    /// The cluster; a core alone has no such lines, and a cluster without a shared cache none of that.
    fn shape(&self) -> Result<Option<ClusterShape>, KeptError> {
        ClusterShape::from_values(|key| self.find(key).map(|_| self.number(key)).transpose())
    }

    fn value(&self, key: &str) -> Result<&str, KeptError> {
        let found = self.find(key);
        found.ok_or_else(|| self.error()(format!("there is no line `{key} ...`")))
    }

    fn number(&self, key: &str) -> Result<u64, KeptError> {
        let text = self.value(key)?;
        text.parse().map_err(|error| self.error()(format!("`{key} {text}`: {error}")))
    }
}
