//! `harmonica run --check-races`: accesses of two threads to one place of memory that nothing orders.

use std::collections::BTreeSet;
use std::path::PathBuf;

use assembler::{identity, Image};
use compiler::{library, Compiled};
use golden_model::{Cluster, Outcome};
use races::{Detector, Found, Notes, Rules};

use crate::failure::Failure;
use crate::files;
use crate::program::with_used_sources;

/// Looks for races while a machine runs.
pub struct RaceCheck {
    detector: Detector,
}

impl RaceCheck {
    /// The check of a program from these files, with their `// races:` lines, on so many cores.
    pub fn new(compiled: Option<&Compiled>, image: &Image, sources: &[PathBuf], cores: u32) -> Result<Self, Failure> {
        let mut notes = Notes::default();
        for path in all_sources(compiled, sources)? {
            // What is no text has no lines.
            if let Ok(text) = String::from_utf8(files::read(&path)?) {
                let name = path.display().to_string();
                notes.add(&name, &text).map_err(Failure::input)?;
            }
        }
        if compiled.is_some() {
            for (name, text) in library::RUN_TIME {
                notes.add_library(name, text).map_err(Failure::input)?;
            }
        }
        let atomic = compiled.map(|compiled| compiled.shared_accesses(image));
        let rules = Rules::new(&notes, image, atomic.into_iter().flatten());
        let rules = rules.map_err(Failure::input)?;
        Ok(Self { detector: Detector::new(&image.arch, rules, cores) })
    }

    /// Runs so many instructions more.
    pub fn run(&mut self, machine: &mut Cluster, limit: u64) -> Outcome {
        machine.run_observed(limit, &mut self.detector)
    }

    /// Says on stderr what has been found; whether there is no race but those that are meant.
    pub fn conclude(&self, image: &Image) -> bool {
        eprint!("{}", races::report(&self.detector, image, &|_| None));
        self.detector.races().is_empty()
    }

    /// The races as JSON, with all pairs.
    pub fn json(&self, image: &Image) -> serde_json::Value {
        let races = self.detector.races().iter();
        let races: Vec<_> = races.map(|race| Found::new(race, image)).collect();
        serde_json::json!({
            "pairs": races,
            "beyond": self.detector.beyond(),
            "meant": self.detector.meant(),
            "accesses": self.detector.accesses(),
        })
    }
}

/// What is named on the command line, what that uses, and what has been compiled, headers too, as far as it is there.
fn all_sources(compiled: Option<&Compiled>, named: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut all = with_used_sources(named)?;
    let mut seen: BTreeSet<_> = all.iter().map(|path| identity(path)).collect();
    let files = compiled.into_iter().flat_map(|compiled| &compiled.module.files);
    for path in files.map(|file| PathBuf::from(&**file)) {
        if path.is_file() && seen.insert(identity(&path)) {
            all.push(path);
        }
    }
    Ok(all)
}
