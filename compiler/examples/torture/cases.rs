//! Which program runs on which core.

use std::path::{Path, PathBuf};

use compiler::Target;
use fastrand::Rng;
use isa::ArchId;

use crate::control;
use crate::options::{Mechanism, Options, Sources, MECHANISMS};

/// What files are compiled for, unless something else is asked for.
const ARCH: &str = "4w16/16/4/4";
const LEVEL: u8 = 1;

/// A program, and where it runs. All cores have words of one size.
pub struct Case {
    pub source: PathBuf,
    /// Each with its mechanism's name.
    pub targets: Vec<(&'static str, Target)>,
    pub optimization: u8,
    /// What a random program is drawn from.
    pub seed: Option<u64>,
}

impl Case {
    pub fn word_bytes(&self) -> u32 {
        self.targets[0].1.arch.word_bytes()
    }

    /// The command that runs it again; nothing of programs that lie there as files.
    pub fn replay(&self, mechanism: &str) -> Option<String> {
        let Self { targets, optimization, .. } = self;
        let (seed, target) = (self.seed?, targets[0].1);
        let arch = target.arch;
        let extension = if target.extension { " --extension" } else { "" };
        Some(format!(
            "cargo xtask torture control 1 --seed {seed} --arch {arch} --mechanism {mechanism} -O{optimization}{extension}"
        ))
    }

    /// Forgets the text of a random program in which there is nothing to see.
    pub fn finish(&self, is_kept: bool) {
        if self.seed.is_some() && !is_kept {
            // It may be gone already.
            let _ = std::fs::remove_file(&self.source);
        }
    }
}

/// All cases that are asked for.
pub fn cases(options: &Options) -> Box<dyn Iterator<Item = Case> + Send + '_> {
    match &options.sources {
        Sources::Files(paths) => {
            let files: Vec<PathBuf> = paths.iter().flat_map(|path| c_files(path)).collect();
            Box::new(files.into_iter().map(|source| of_file(source, options)))
        }
        Sources::Control { count, seed } => {
            let seeds = *seed..seed.saturating_add(*count);
            Box::new(seeds.map(|seed| of_seed(seed, options)))
        }
    }
}

/// The C files of a path: itself, or those of a folder.
pub fn c_files(path: &Path) -> Vec<PathBuf> {
    if !path.is_dir() {
        return vec![path.to_owned()];
    }
    let mut files: Vec<PathBuf> = std::fs::read_dir(path)
        .expect("a readable folder")
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|file| file.extension().is_some_and(|extension| extension == "c"))
        .collect();
    files.sort();
    files
}

fn of_file(source: PathBuf, options: &Options) -> Case {
    let arch = parsed(options.arch.as_deref().unwrap_or(ARCH));
    let mechanisms = options.mechanisms.as_deref().unwrap_or(&MECHANISMS[..1]);
    Case {
        source,
        targets: targets(arch, mechanisms, options),
        optimization: options.optimization.unwrap_or(LEVEL),
        seed: None,
    }
}

/// What is not asked for is drawn from the seed, and does not depend on what is.
fn of_seed(seed: u64, options: &Options) -> Case {
    let mut random = Rng::with_seed(!seed);
    let drawn = (arch(&mut random), mechanism(&mut random), random.u8(..3));
    let arch = options.arch.as_deref().map_or(drawn.0, parsed);
    let mechanisms = options.mechanisms.clone().unwrap_or(vec![drawn.1]);
    let folder = &options.cache;
    std::fs::create_dir_all(folder).expect("a folder for the programs");
    let source = folder.join(format!("{seed}.c"));
    std::fs::write(&source, control::program(seed).0).expect("a file for the program");
    Case {
        source,
        targets: targets(arch, &mechanisms, options),
        optimization: options.optimization.unwrap_or(drawn.2),
        seed: Some(seed),
    }
}

fn parsed(arch: &str) -> ArchId {
    arch.parse().unwrap_or_else(|why| panic!("{arch} is no ArchID: {why}"))
}

fn targets(arch: ArchId, mechanisms: &[Mechanism], options: &Options) -> Vec<(&'static str, Target)> {
    let extension = options.extension && arch.check_extension_fits().is_ok();
    let target = |(name, divergence, reconvergence): &Mechanism| {
        let target = Target::new(arch, *divergence, *reconvergence).and_then(|target| target.with_extension(extension));
        (*name, target.unwrap_or_else(|why| panic!("{why}")))
    };
    mechanisms.iter().map(target).collect()
}

fn mechanism(random: &mut Rng) -> Mechanism {
    MECHANISMS[random.usize(..MECHANISMS.len())]
}

/// Registers, from the fewest that C needs to where immediates get short.
const REGISTERS: [u32; 14] = [8, 8, 9, 10, 12, 16, 16, 20, 32, 33, 40, 48, 64, 128];
const PREDICATES: [u32; 9] = [4, 4, 5, 6, 8, 12, 16, 32, 64];
const LANES: [u32; 9] = [1, 2, 3, 4, 4, 5, 8, 8, 16];
const WARPS: [u32; 5] = [1, 2, 2, 3, 4];

/// A core that C can be compiled for.
fn arch(random: &mut Rng) -> ArchId {
    loop {
        let encoding = if random.u8(..16) == 0 { 'b' } else { 'w' };
        let mut one = |of: &[u32]| of[random.usize(..of.len())];
        let words = one(&[4, 4, 8]);
        let (registers, predicates) = (one(&REGISTERS), one(&PREDICATES));
        let (lanes, warps) = (one(&LANES), one(&WARPS));
        let text = format!("{words}{encoding}{registers}/{predicates}/{lanes}/{warps}");
        let (_, divergence, reconvergence) = MECHANISMS[0];
        let Ok(arch) = text.parse::<ArchId>() else {
            continue;
        };
        if Target::new(arch, divergence, reconvergence).is_ok() {
            return arch;
        }
    }
}
