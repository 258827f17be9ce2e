//! `harmonica lab --kdic`: how branches are decided, held against each other.

use std::collections::BTreeSet;
use std::ops::Range;
use std::path::{Path, PathBuf};

use assembler::Image;
use compiler::diverge::{Conversion, Decide};
use compiler::BranchProfile;
use laboratory::{
    compare_decisions, decisions_page, Branches, Decided, DecidedProgram, DecisionPlan, Divergence, Form, Mechanism,
    Variant,
};

use super::{conclude, expected_output, only_with, stem, Arguments};
use crate::c::{is_c, COptions, CTarget};
use crate::failure::Failure;
use crate::machine::branch_profile;
use crate::program::{self, CProgram};
use crate::{files, selection};

/// The core that is taken when none is named: 16 lanes and 16 warps.
const ARCH: &str = "4w16/16/16/16";
/// Where the programs of C are; their IR is in a folder below.
const PROGRAMS: &str = "programs/c";
/// harpbench: what is run when nothing is named.
const HARPBENCH: &str = "quick-sort bubble-sort shuffle vector-sum prefix-sum scan scan-par binary-search hash-table \
    breadth-first-search";
/// The ways to decide, and whether each looks at a profile.
const DECISIONS: [(&str, Decide, bool); 6] = [
    ("split", Decide::Split, false),
    ("predicate", Decide::Predicate, false),
    ("static", Decide::Static, false),
    ("profile", Decide::Profile, true),
    ("cost", Decide::Cost, false),
    ("cost+profile", Decide::Cost, true),
];

/// Compiles, runs and prints; exit code 1 when a program does not print what it should.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.c.decide.is_some() || arguments.c.profile.is_some() {
        return Err(Failure::input(
            "--kdic compares all ways to decide, each with a profile of its own where it looks at one; leave out --decide and --profile",
        ));
    }
    if arguments.cores.is_given() {
        return Err(Failure::input("--kdic compares how branches are decided on one core; leave out --cores"));
    }
    let mechanism = match arguments.mechanisms.as_slice() {
        [] => Mechanism::all()[0],
        [one] => *one,
        _ => return Err(Failure::input("--kdic compares decisions on one mechanism; name one with --mechanisms")),
    };
    let plan = DecisionPlan {
        arch: selection::parse_arch(arguments.arch.as_deref().unwrap_or(ARCH))?,
        mechanism,
        decisions: DECISIONS.iter().map(|(name, ..)| (*name).to_owned()).collect(),
        latencies: arguments.latency.clone(),
        max_cycles: arguments.max_cycles,
    };
    if let Some(path) = &arguments.html {
        files::check_writable(path)?;
    }
    let sources = sources(&plan, &arguments.programs)?;
    let programs: Result<Vec<_>, Failure> = sources.iter().map(|source| decided(&plan, source, arguments)).collect();
    let results = compare_decisions(&plan, &programs?);
    if let Some(path) = &arguments.html {
        files::write(path, decisions_page(&results).as_bytes())?;
    }
    conclude(arguments, &results, &results.failed)
}

/// A program: its C or IR, and what it must print, if that is known.
struct Source {
    name: String,
    path: PathBuf,
    expected: Option<PathBuf>,
}

/// Those named, or harpbench.
fn sources(plan: &DecisionPlan, named: &[String]) -> Result<Vec<Source>, Failure> {
    if named.is_empty() {
        let all = HARPBENCH.split(' ').map(|name| kept(plan, name));
        return all.collect();
    }
    let source = |text: &String| {
        let path = Path::new(text);
        if files::is_there(path) {
            return of_file(path);
        }
        kept(plan, text)
    };
    named.iter().map(source).collect()
}

/// A program of the repository, whose IR is kept.
fn kept(plan: &DecisionPlan, name: &str) -> Result<Source, Failure> {
    let folder = Path::new(PROGRAMS);
    let bits = 8 * plan.arch.word_bytes();
    let path = folder.join(format!("ir/wasm{bits}/{name}.ll"));
    if !files::is_there(&path) {
        return Err(Failure::input(format!(
            "there is no program {name}: neither a file, nor {}; name C files, or go to the folder of the project",
            path.display()
        )));
    }
    of_file(&path)
}

fn of_file(path: &Path) -> Result<Source, Failure> {
    if !is_c(path) {
        return Err(Failure::input(format!(
            "{} is no C; --kdic compares how branches of C are decided",
            path.display()
        )));
    }
    Ok(Source { expected: expected_output(path), path: path.to_path_buf(), name: stem(path) })
}

/// A program, compiled with each way to decide.
fn decided(plan: &DecisionPlan, source: &Source, arguments: &Arguments) -> Result<DecidedProgram, Failure> {
    let options = &arguments.c;
    let own = std::slice::from_ref(&source.path);
    let wanted = arguments.wanted(&source.path)?;
    let target = CTarget::with(plan.arch, &plan.mechanism.options().or(wanted))?;
    let profile = branch_profile::take(own, &target, options)?;
    let mut forms = Vec::new();
    let mut branches = Branches::default();
    let mut divergence = Divergence::default();
    for (_, decide, looks) in DECISIONS {
        let options = COptions { decide: Some(decide), taken: looks.then(|| profile.clone()), ..options.clone() };
        let program = CProgram::new(own, &target, &options)?;
        let conversions = &program.compiled().conversions;
        let found = counted(conversions);
        if decide == Decide::Predicate {
            branches = found;
            divergence = divergence_of(&profile, &names(&kernels(conversions)));
        }
        forms.push(form(&program, source, plan, found.convertible)?);
    }
    Ok(DecidedProgram { name: source.name.clone(), branches, divergence, forms })
}

fn form(program: &CProgram, source: &Source, plan: &DecisionPlan, converted: usize) -> Result<Decided, Failure> {
    let own = std::slice::from_ref(&source.path);
    let wanted = program::wanted_options(own)?;
    let linked = program.link(wanted.ram_bytes)?;
    let only_here = only_with(&plan.mechanism);
    let conversions = &program.compiled().conversions;
    Ok(Decided {
        kernels: ranges(&linked.image, conversions),
        variant: Variant {
            wanted: only_here.or(wanted).or(linked.wanted),
            input: program::provided_input(own)?,
            expected: source.expected.as_deref().map(files::read).transpose()?,
            ..Variant::new(source.name.clone(), Form::Plain, linked.image)
        },
        converted,
    })
}

/// The program's own functions; all, when none has a line of source.
fn own_functions(conversions: &[Conversion]) -> Vec<&Conversion> {
    let own: Vec<_> = conversions.iter().filter(|one| one.is_own).collect();
    match own.is_empty() {
        true => conversions.iter().collect(),
        false => own,
    }
}

/// The functions that lanes of all warps may execute; where the program launches none of its own, all of its own.
fn kernels(conversions: &[Conversion]) -> Vec<&Conversion> {
    let own = own_functions(conversions);
    match own.iter().any(|one| one.many_lanes) {
        true => conversions.iter().filter(|one| one.many_lanes).collect(),
        false => own,
    }
}

fn names(functions: &[&Conversion]) -> BTreeSet<String> {
    functions.iter().map(|one| one.function.to_string()).collect()
}

/// The branches of the kernels.
fn counted(conversions: &[Conversion]) -> Branches {
    let kernels = kernels(conversions);
    let sum = |of: fn(&Conversion) -> usize| kernels.iter().map(|one| of(one)).sum();
    Branches {
        all: sum(|one| one.branches),
        of_loops: sum(|one| one.of_loops),
        with_calls: sum(|one| one.with_calls),
        with_loops: sum(|one| one.with_loops),
        convertible: sum(|one| one.converted),
    }
}

/// Where the kernels are: from a function's label to the next that is none of its blocks.
fn ranges(image: &Image, conversions: &[Conversion]) -> Vec<Range<u64>> {
    let functions: BTreeSet<_> = conversions.iter().map(|one| one.function.to_string()).collect();
    let ends = |name: &str, of: &str| {
        let block = name.strip_prefix(of).is_some_and(|rest| rest.starts_with('.'));
        functions.contains(name) || !block
    };
    let mut found = Vec::new();
    for name in names(&kernels(conversions)) {
        let Some(symbol) = image.symbol(&name) else {
            continue;
        };
        let behind = image.symbols.iter();
        let next = behind.filter(|other| other.address > symbol.address).find(|other| ends(&other.name, &name));
        let end = next.map_or(image.end(), |next| next.address);
        found.push(symbol.address.0..end.0);
    }
    found
}

/// What lanes did at the branches of these functions.
fn divergence_of(profile: &BranchProfile, functions: &BTreeSet<String>) -> Divergence {
    let branches = profile.branches.iter();
    let branches: Vec<_> = branches.filter(|one| functions.contains(&one.function)).collect();
    Divergence {
        executions: branches.iter().map(|one| one.executions).sum(),
        divergent: branches.iter().map(|one| one.divergent).sum(),
        branches: branches.len(),
        divergent_branches: branches.iter().filter(|one| one.divergent > 0).count(),
    }
}
