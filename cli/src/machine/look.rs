//! What `harmonica run` looks at while a program runs, beside its logs.

use std::path::{Path, PathBuf};

use assembler::Image;
use compiler::diverge::{Decide, Watch};
use compiler::Compiled;
use golden_model::{Cluster, Outcome, Silent};
use isa::DivergenceMechanism;

use super::branch_profile::{self, BranchCounter};
use super::races::RaceCheck;
use super::uniformity::UniformityCheck;
use crate::c::{is_c, COptions};
use crate::failure::Failure;
use crate::files;

/// What is asked for.
pub struct Wanted<'a> {
    /// `--branch-profile`.
    pub branch_profile: Option<&'a Path>,
    /// `--check-uniformity`.
    pub uniformity: bool,
    /// `--claim`.
    pub claimed: &'a [(String, u32)],
    /// `--check-races`.
    pub races: bool,
    /// Cores that run the program.
    pub cores: u32,
}

/// What is looked at.
pub enum Look {
    /// Nothing.
    Nothing,
    /// Branches; the profile goes to the file.
    Branches(PathBuf, Box<BranchCounter>),
    /// Values that are taken to be the same in all lanes.
    Uniformity(UniformityCheck),
    /// Accesses that nothing orders.
    Races(Box<RaceCheck>),
}

/// A function, and the number of a value of it.
pub fn claimed(text: &str) -> Result<(String, u32), String> {
    let parsed = text.rsplit_once(':').and_then(|(function, value)| {
        let number = value.strip_prefix('%').unwrap_or(value).parse().ok()?;
        Some((function.to_owned(), number))
    });
    parsed.ok_or_else(|| "it is like kernel:%3".to_owned())
}

impl Wanted<'_> {
    /// Refuses what does not go together.
    pub fn check(&self, programs: &[PathBuf], options: &COptions) -> Result<(), Failure> {
        let has_c = programs.iter().any(|path| is_c(path));
        if self.uniformity && !has_c {
            return Err(Failure::input(
                "--check-uniformity compares what the compiler claims of C, and there is none among the files",
            ));
        }
        let Some(path) = self.branch_profile else {
            return Ok(());
        };
        let other = !matches!(options.decide, None | Some(Decide::Split));
        if has_c && (other || options.profile.is_some()) {
            return Err(Failure::input(
                "--branch-profile is taken of a program whose branches all part lanes: leave --decide and --profile out",
            ));
        }
        files::check_not_input(path, programs)?;
        files::check_writable(path)
    }

    /// How C is compiled for it.
    pub fn options(&self, options: &COptions) -> COptions {
        let mut options = options.clone();
        options.cores = Some(self.cores);
        if self.branch_profile.is_some() {
            options.decide = Some(Decide::Split);
            options.watch = Watch::Branches;
        } else if self.uniformity {
            options.watch = Watch::Uniformity;
            options.claimed = self.claimed.to_vec();
        }
        options
    }

    /// What is looked at in a program.
    pub fn of(
        &self,
        compiled: Option<&Compiled>,
        image: &Image,
        divergence: DivergenceMechanism,
        files: &[PathBuf],
    ) -> Result<Look, Failure> {
        if self.races {
            let check = RaceCheck::new(compiled, image, files, self.cores)?;
            return Ok(Look::Races(Box::new(check)));
        }
        Ok(match (self.branch_profile, compiled) {
            (Some(path), compiled) => {
                let profile = compiled.and_then(|compiled| compiled.profile.clone());
                let counter = match profile {
                    Some(profile) => BranchCounter::of_c(profile, image),
                    None => BranchCounter::of_image(image, divergence),
                };
                Look::Branches(path.to_path_buf(), Box::new(counter))
            }
            (None, Some(compiled)) if self.uniformity => {
                Look::Uniformity(UniformityCheck::new(compiled.claims.clone(), image))
            }
            (None, _) => Look::Nothing,
        })
    }
}

impl Look {
    /// Runs so many instructions more.
    pub fn run(&mut self, machine: &mut Cluster, limit: u64) -> Outcome {
        match self {
            Look::Nothing => machine.run_observed(limit, &mut Silent),
            Look::Branches(_, counter) => counter.run(machine, limit),
            Look::Uniformity(check) => check.run(machine, limit),
            Look::Races(check) => check.run(machine, limit),
        }
    }

    /// The races that have been found, for scripts, if somebody has looked for them.
    pub fn races(&self, image: &Image) -> Option<serde_json::Value> {
        match self {
            Look::Races(check) => Some(check.json(image)),
            _ => None,
        }
    }

    /// Writes or says what has been found in a run that ended well.
    pub fn conclude(self, image: &Image) -> Result<(), Failure> {
        match self {
            Look::Nothing => Ok(()),
            Look::Branches(path, counter) => branch_profile::write(&path, &counter.profile(image)),
            Look::Uniformity(check) => Failure::unless(check.conclude()),
            Look::Races(check) => Failure::unless(check.conclude(image)),
        }
    }

    /// Says what has been found in a run that did not end well.
    pub fn give_up(self, image: &Image) -> Result<(), Failure> {
        match self {
            Look::Nothing => Ok(()),
            Look::Branches(path, _) => {
                eprintln!("{} is not written: the program did not end well", path.display());
                Err(Failure::Check)
            }
            Look::Uniformity(check) => Failure::unless(check.conclude()),
            Look::Races(check) => Failure::unless(check.conclude(image)),
        }
    }
}
