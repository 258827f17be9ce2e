//! Branch profiles: taken in a run of the functional model, and read for a compile.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use assembler::Image;
use compiler::diverge::{Decide, Watch};
use compiler::{emit, BranchCounts, BranchProfile};
use golden_model::{Cluster, Event, Machine, MachineOptions, Observer, Outcome, Probes, Sighting};
use isa::{Address, CoreOptions, DivergenceMechanism, Opcode};

use crate::c::{COptions, CTarget};
use crate::failure::Failure;
use crate::files;
use crate::program::{self, CProgram};

/// A run that takes a profile ends after so many instructions, as `harmonica run` does.
const INSTRUCTIONS_MAX: u64 = 1_000_000_000;

/// Counts branches while a machine runs.
pub struct BranchCounter {
    /// For C: the instructions that show conditions.
    probes: Vec<(Address, u32)>,
    profile: BranchProfile,
    /// For assembly and images: the jumps by address.
    jumps: Option<Jumps>,
}

impl BranchCounter {
    /// Counts the branches of C that has been compiled for it.
    pub fn of_c(profile: BranchProfile, image: &Image) -> Self {
        Self { probes: emit::probes(image), profile, jumps: None }
    }

    /// The profile of a program that is not C: guarded jumps, and the instructions in front of them.
    pub fn of_image(image: &Image, divergence: DivergenceMechanism) -> Self {
        Self {
            probes: Vec::new(),
            profile: BranchProfile::of_image(image.arch.to_string(), divergence.name()),
            jumps: Some(Jumps::default()),
        }
    }

    /// Runs so many instructions more.
    pub fn run(&mut self, machine: &mut Cluster, limit: u64) -> Outcome {
        if let Some(jumps) = &mut self.jumps {
            return machine.run_observed(limit, jumps);
        }
        let branches = &mut self.profile.branches;
        let seen = |sighting: &Sighting<'_>| {
            let lanes = sighting.lanes.iter();
            let lanes = lanes.map(|(lane, value)| (lane.index(), *value != 0));
            branches[sighting.number as usize].count(sighting.warp.index(), lanes);
        };
        machine.run_observed(limit, &mut Probes::new(&self.probes, seen))
    }

    /// What has been counted.
    pub fn profile(mut self, image: &Image) -> BranchProfile {
        for (address, counts) in self.jumps.unwrap_or_default().counts {
            let place = image.source_line(address);
            self.profile.branches.push(BranchCounts {
                function: image.describe(address),
                block: u32::try_from(address.0).unwrap_or(u32::MAX),
                file: place.as_ref().map(|place| place.file.to_owned()),
                line: place.map_or(0, |place| place.line),
                ..counts
            });
        }
        self.profile.keep_executed();
        self.profile
    }
}

/// Counts splits and guarded jumps, but for the jump behind a split: there lanes have parted already.
#[derive(Default)]
struct Jumps {
    counts: BTreeMap<Address, BranchCounts>,
    behind_splits: BTreeSet<Address>,
}

impl Observer for Jumps {
    fn instruction(&mut self, event: &Event<'_>) {
        let Some(instruction) = event.instruction.filter(|one| one.predicate().is_some()) else {
            return;
        };
        if event.interrupt.is_some() {
            return;
        }
        let counted = match instruction.opcode() {
            Opcode::Split | Opcode::Splitl => {
                self.behind_splits.insert(event.next_pc);
                true
            }
            Opcode::Jmpi | Opcode::Jmpr | Opcode::Jali | Opcode::Jalr => !self.behind_splits.contains(&event.pc),
            _ => false,
        };
        if counted {
            let taking = event.executing;
            let lanes = event.active_before.iter();
            let lanes = lanes.map(|lane| (lane.index(), taking.contains(lane)));
            let counts = self.counts.entry(event.pc).or_default();
            counts.count(event.warp.index(), lanes);
        }
    }
}

/// Writes a profile.
pub fn write(path: &Path, profile: &BranchProfile) -> Result<(), Failure> {
    let mut text = serde_json::to_string(profile).map_err(Failure::input)?;
    // A branch a line.
    text = text.replace("{\"function\"", "\n{\"function\"");
    text.push('\n');
    files::write(path, text.as_bytes())
}

/// Reads a profile of C.
pub fn read(path: &Path) -> Result<BranchProfile, Failure> {
    let text = files::read_text(path)?;
    let wrong = |reason: String| {
        Failure::input(format!(
            "{} is no branch profile of C: {reason}; `harmonica run PROGRAM.c --branch-profile FILE` takes one",
            path.display()
        ))
    };
    let profile: BranchProfile = serde_json::from_str(&text).map_err(|error| wrong(error.to_string()))?;
    profile.check().map_err(wrong)?;
    if !profile.is_of_c() {
        return Err(wrong("it is of assembly, or of an image".to_owned()));
    }
    Ok(profile)
}

/// Runs a program of C once on the functional model, with what its sources give it to read, and counts its branches.
/// They all part lanes there, by the mechanism `stack`: the profile serves a compile for any mechanism.
pub fn take(paths: &[PathBuf], target: &CTarget, options: &COptions) -> Result<BranchProfile, Failure> {
    let stack = CoreOptions {
        divergence: Some(DivergenceMechanism::Stack),
        extension: (!target.may_extend).then_some(target.extension),
        ..CoreOptions::default()
    };
    let target = CTarget { arithmetic: target.arithmetic, ..CTarget::with(target.arch, &stack)? };
    let options =
        COptions { decide: Some(Decide::Split), profile: None, taken: None, watch: Watch::Branches, ..options.clone() };
    let names: Vec<_> = paths.iter().map(|path| path.display().to_string()).collect();
    let names = names.join(", ");
    let wanted = program::wanted_options(paths)?;
    let program = CProgram::new(paths, &target, &options)?;
    let linked = program.link(wanted.ram_bytes)?;
    let machine = MachineOptions::as_wanted(&target.arch, &stack.or(linked.wanted).or(wanted));
    let machine = Machine::new(target.arch, machine, &linked.image.bytes);
    let mut machine = Cluster::from(machine.map_err(Failure::input)?);
    machine.type_input(&program::provided_input(paths)?);
    machine.end_input();
    let profile = program.compiled().profile.clone();
    let mut counter = match profile {
        Some(profile) => BranchCounter::of_c(profile, &linked.image),
        None => BranchCounter::of_image(&linked.image, target.divergence),
    };
    let outcome = counter.run(&mut machine, INSTRUCTIONS_MAX);
    match (outcome, machine.stopped_by_interrupts().first()) {
        (Outcome::AllStopped, None) => Ok(counter.profile(&linked.image)),
        (_, Some((_, fault))) => Err(Failure::input(format!(
            "{names}: no branch profile can be taken: {fault} ({})",
            linked.image.describe(fault.pc)
        ))),
        _ => Err(Failure::input(format!(
            "{names}: no branch profile can be taken: the program does not end; take one of a shorter run, and give it with --profile"
        ))),
    }
}

/// The options, with a profile that is taken here when the decisions need one and none is given.
pub fn with_profile(paths: &[PathBuf], target: &CTarget, options: &COptions) -> Result<COptions, Failure> {
    let mut options = options.clone();
    if options.decide == Some(Decide::Profile) && options.profile.is_none() {
        options.taken = Some(take(paths, target, &options)?);
    }
    Ok(options)
}
