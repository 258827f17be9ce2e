//! `harmonica lab`: programs on every mechanism of divergence, measured side by side.

mod cores;
mod kdic;

use std::collections::BTreeSet;
use std::fmt::Display;
use std::path::{Path, PathBuf};

use assembler::Image;
use clap::Args;
use isa::{Address, ArchId, CoreOptions, DivergenceMechanism, UnitFolder};
use laboratory::{experiment, page, Cores, Form, Mechanism, Plan, Program, Variant};
use serde::Serialize;
use testbenches::Latencies;

use crate::c::{is_c, COptions, CTarget};
use crate::failure::Failure;
use crate::machine::branch_profile;
use crate::program::{self, CProgram};
use crate::{files, output, selection};
use cores::{Assembled, CoresSelection};

/// The core that is taken when none is named.
const ARCH: &str = "4w8/8/4/4";
/// Where the programs are that are run when none is named.
const PROGRAMS: &str = "programs/divergence";

/// Compare what each mechanism of divergence costs and gains
///
/// Each program runs on every mechanism, on the timing model. If a program has several forms, NAME-split.s,
/// NAME-branches.s and NAME-masks.s, each mechanism gets the form that suits it; all must print the same.
///
/// Examples:
///   harmonica lab
///   harmonica lab --html lab.html
///   harmonica lab two-exits fn0 --arch 4w8/8/16/1 --latency 1,64
///   harmonica lab programs/binary-search.s --mechanisms stack,paired-path:implicit
///   harmonica lab --cores 1,2,4 --latency 16 --html cores.html
///   harmonica lab --kdic --html decisions.html
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Arguments {
    /// Files, or names of programs in programs/divergence [default: all of them; with --cores programs of C, whose
    /// launches all cores share]
    #[arg(value_name = "PROGRAM")]
    programs: Vec<String>,
    #[command(flatten)]
    c: COptions,
    /// Shape of the core: `<word bytes>w<GPRs>/<predicates>/<lanes>/<warps>` [default: 4w8/8/4/4; with --kdic
    /// 4w16/16/16/16]
    #[arg(long, value_name = "ARCHID")]
    arch: Option<String>,
    /// Folder of a function unit of one's own (docs/custom-units.md)
    #[arg(long, value_name = "FOLDER")]
    custom_unit: Option<String>,
    /// Compare decisions which branches of C become guards, not mechanisms: by instructions of kernels (KDIC) and by
    /// cycles, of harpbench or the C files named, on one mechanism [default: stack]
    #[arg(long)]
    kdic: bool,
    /// Cycles that fetches and loads take, 1 to 256 each; the first counts for all figures but cycles
    #[arg(long, default_value = "1,4,16,64", value_delimiter = ',', value_name = "N,..")]
    latency: Vec<Latencies>,
    #[command(flatten)]
    cores: CoresSelection,
    /// Mechanisms: stack, paired-path:implicit, multi-path:4 (split contexts), ... [default: all]
    #[arg(long, value_delimiter = ',', value_name = "NAME,..")]
    mechanisms: Vec<Mechanism>,
    /// End a run after N cycles
    #[arg(long, default_value_t = 10_000_000, value_name = "N")]
    max_cycles: u64,
    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
    /// Write a page with figures as well
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

impl Arguments {
    /// What a program's `// config:` lines ask of the core, with the function unit of the command line.
    fn wanted(&self, path: &PathBuf) -> Result<CoreOptions, Failure> {
        let custom_unit = self.custom_unit.clone().map(UnitFolder);
        let own = CoreOptions { custom_unit, ..CoreOptions::default() };
        Ok(own.or(program::wanted_options(std::slice::from_ref(path))?))
    }
}

/// Runs and prints; exit code 1 when a program does not end, or does not print the same everywhere.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    if arguments.kdic {
        return kdic::run(arguments);
    }
    let arch = selection::parse_arch(arguments.arch.as_deref().unwrap_or(ARCH))?;
    let mechanisms = match arguments.mechanisms.as_slice() {
        [] => Mechanism::all(),
        chosen => chosen.to_vec(),
    };
    let plan = Plan {
        arch,
        cores: arguments.cores.clusters(arch, mechanisms[0])?,
        mechanisms,
        latencies: arguments.latency.clone(),
        max_cycles: arguments.max_cycles,
    };
    let programs = programs(&plan, arguments)?;
    if let Some(path) = &arguments.html {
        files::check_writable(path)?;
    }
    let results = experiment(&plan, &programs);
    if let Some(path) = &arguments.html {
        files::write(path, page(&plan, &programs, &results).as_bytes())?;
    }
    conclude(arguments, &results, &results.failed)
}

/// Prints results, as JSON or as text, and says whether all went well.
fn conclude<T>(arguments: &Arguments, results: &(impl Serialize + Display), failed: &[T]) -> Result<(), Failure> {
    if arguments.json {
        output::json(results)?;
    } else {
        print!("{results}");
    }
    Failure::unless(failed.is_empty())
}

/// Those named, or all; for several cores those that they share.
fn programs(plan: &Plan, arguments: &Arguments) -> Result<Vec<Program>, Failure> {
    let folder = Path::new(PROGRAMS);
    let named = &arguments.programs;
    let groups = if named.is_empty() && arguments.cores.is_given() {
        let paths = cores::default_programs(&plan.arch)?.into_iter();
        paths.map(Group::of_one).collect()
    } else if named.is_empty() {
        let stems =
            stems(folder).map_err(|failure| failure.context("name programs, or go to the folder of the project"))?;
        let names: BTreeSet<_> = stems.iter().map(|stem| name(stem, &stems)).collect();
        let group = |name: &String| group(folder, name, &stems);
        names.iter().map(group).collect()
    } else {
        let found = named.iter().map(|text| find(text));
        found.collect::<Result<Vec<_>, _>>()?
    };
    groups.iter().map(|group| load(plan, group, arguments)).collect()
}

/// A program's name, and its files.
struct Group {
    name: String,
    files: Vec<PathBuf>,
}

impl Group {
    fn of_one(path: PathBuf) -> Self {
        Group { name: stem(&path), files: vec![path] }
    }
}

/// The names of a folder's sources, without ending, in order.
fn stems(folder: &Path) -> Result<Vec<String>, Failure> {
    let folder = match folder.as_os_str().is_empty() {
        true => Path::new("."),
        false => folder,
    };
    let cannot = Failure::cannot("read", folder);
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(&cannot)? {
        let path = entry.map_err(&cannot)?.path();
        if path.extension().is_some_and(|ending| ending == "s") {
            found.push(stem(&path));
        }
    }
    found.sort();
    Ok(found)
}

/// The name of the program that a source is a form of: its own, unless there is another form beside it.
fn name(stem: &str, stems: &[String]) -> String {
    let (name, _) = Form::of_name(stem);
    let forms = stems.iter().filter(|other| Form::of_name(other).0 == name);
    let name = if forms.count() > 1 { name } else { stem };
    name.to_owned()
}

fn group(folder: &Path, wanted: &str, stems: &[String]) -> Group {
    let own = stems.iter().filter(|stem| name(stem, stems) == wanted);
    Group { name: wanted.to_owned(), files: own.map(|stem| folder.join(format!("{stem}.s"))).collect() }
}

/// The program that a file belongs to, or that has this name.
fn find(text: &str) -> Result<Group, Failure> {
    let path = Path::new(text);
    let folder = path.parent().unwrap_or(Path::new(""));
    let stem = stem(path);
    if files::is_there(path) {
        if path.extension().is_none_or(|ending| ending != "s") {
            return Ok(Group::of_one(path.to_path_buf()));
        }
        let stems = stems(folder)?;
        return Ok(group(folder, &name(&stem, &stems), &stems));
    }
    let folder = match folder.as_os_str().is_empty() {
        true => Path::new(PROGRAMS),
        false => folder,
    };
    let found = stems(folder).map(|stems| group(folder, &stem, &stems));
    match found {
        Ok(group) if !group.files.is_empty() => Ok(group),
        _ => Err(Failure::input(format!(
            "there is no program {text}: neither a file, nor {}",
            folder.join(format!("{stem}-split.s or the like")).display()
        ))),
    }
}

fn load(plan: &Plan, group: &Group, arguments: &Arguments) -> Result<Program, Failure> {
    if let [path] = group.files.as_slice() {
        if is_c(path) {
            return load_c(plan, path, arguments);
        }
    }
    let mut variants = Vec::new();
    for path in &group.files {
        let form = match group.files.as_slice() {
            [_] => Form::Plain,
            _ => Form::of_name(&stem(path)).1,
        };
        let wanted = arguments.wanted(path)?;
        let assembled = Assembled::new(&CTarget::with(plan.arch, &wanted)?, path)?;
        let one = variant(path, form, assembled.image, arguments.cores.wanted(wanted))?;
        variants.extend(on_clusters(plan, one, assembled.alone));
    }
    Ok(Program { name: group.name.clone(), variants })
}

/// A program as it runs on each of the clusters; `alone`: core 0 computes it, and the others end.
fn on_clusters(plan: &Plan, one: Variant, alone: Option<(Image, Address)>) -> Vec<Variant> {
    if plan.cores.is_empty() {
        return vec![one];
    }
    let on = |cores: &Cores| {
        let variant = Variant { cores: Some(cores.count), ..one.clone() };
        let Some((image, start)) = alone.clone().filter(|_| cores.count > 1) else {
            return variant;
        };
        let starts = CoreOptions { host_start: Some(true), ..CoreOptions::default() };
        Variant { image, start: Some(start), wanted: starts.or(variant.wanted), ..variant }
    };
    plan.cores.iter().map(on).collect()
}

/// The file with what a program must print, beside the program; for `c/ir/wasm32/a.ll`, beside its C.
fn expected_output(path: &Path) -> Option<PathBuf> {
    let is_ir = path.extension().is_some_and(|ending| ending == "ll");
    let folders = [path.parent(), path.ancestors().nth(3).filter(|_| is_ir)].into_iter().flatten();
    let mut files = folders.map(|folder| folder.join(format!("{}.expected", stem(path))));
    files.find(|file| file.is_file())
}

/// A form of a program with what its sources give it to read, and what it must print, if a file beside it says so.
fn variant(path: &PathBuf, form: Form, image: Image, wanted: CoreOptions) -> Result<Variant, Failure> {
    let expected = expected_output(path);
    let expected = expected.map(|path| files::read(&path));
    Ok(Variant {
        wanted,
        input: program::provided_input(std::slice::from_ref(path))?,
        expected: expected.transpose()?,
        ..Variant::new(stem(path), form, image)
    })
}

/// A file's name without its ending.
pub(super) fn stem(path: &Path) -> String {
    let stem = path.file_stem().map(|stem| stem.to_string_lossy());
    stem.unwrap_or_default().into_owned()
}

/// C, compiled for each mechanism, and for each number of cores.
fn load_c(plan: &Plan, path: &PathBuf, arguments: &Arguments) -> Result<Program, Failure> {
    let own = std::slice::from_ref(path);
    let wanted = arguments.wanted(path)?;
    let any = CTarget::with(plan.arch, &wanted)?;
    let options = branch_profile::with_profile(own, &any, &arguments.c)?;
    let wanted = arguments.cores.wanted(wanted);
    let counts: Vec<_> = match plan.cores.as_slice() {
        [] => vec![None],
        cores => cores.iter().map(|cores| Some(cores.count)).collect(),
    };
    let mut variants = Vec::new();
    for &mechanism in &plan.mechanisms {
        for &cores in &counts {
            let options = COptions { cores, ..options.clone() };
            let wanted = wanted.clone().or(options.wanted(own));
            let compiled = compiled(plan.arch, mechanism, path, &wanted, &options)?;
            variants.push(Variant { cores, ..compiled });
        }
    }
    Ok(Program { name: stem(path), variants })
}

/// C, compiled for a mechanism and a core that has what is wanted.
pub(super) fn compiled(
    arch: ArchId,
    mechanism: Mechanism,
    path: &PathBuf,
    wanted: &CoreOptions,
    options: &COptions,
) -> Result<Variant, Failure> {
    let own = std::slice::from_ref(path);
    let target = CTarget::with(arch, &mechanism.options().or(wanted.clone()))?;
    let linked = CProgram::new(own, &target, options)?.link(wanted.ram_bytes)?;
    let form = match mechanism.divergence {
        DivergenceMechanism::Masks => Form::Masks,
        DivergenceMechanism::PairedPath if mechanism.meets_anywhere() => Form::Branches,
        _ => Form::Split,
    };
    let wanted = only_with(&mechanism).or(wanted.clone()).or(linked.wanted);
    let compiled = variant(path, form, linked.image, wanted)?;
    if options.several_cores() {
        let core = compiled.config(arch, mechanism).map_err(Failure::input)?;
        options.check_barriers(own, core.barriers)?;
    }
    Ok(compiled)
}

/// What has been compiled for a mechanism runs on no other.
fn only_with(mechanism: &Mechanism) -> CoreOptions {
    CoreOptions { divergence: Some(mechanism.divergence), ..CoreOptions::default() }
}
