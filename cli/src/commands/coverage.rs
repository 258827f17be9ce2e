//! `harmonica coverage`: which events of the core runs have brought about, and which never.

use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use coverage::{cobertura, fired, html, lcov, rtl_holes, rtl_lcov, rtl_summary, summary, Collected, Explained, Judged};

use crate::failure::Failure;
use crate::files;
use crate::rtl_coverage;

/// Show which events runs have brought about, and which not
///
/// It adds up what `--coverage FILE` of `fuzz` and `cosim` has written, or shows what `--rtl-coverage FOLDER` has.
///
/// The pages show the holes first, each with the nearest case: an event that has occurred and differs from the hole in
/// the fewest coordinates.
///
/// Examples:
///   harmonica coverage night-1.json night-2.json --html pages
///   harmonica coverage --rtl night-rtl --lcov night.info
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Arguments {
    /// Files of `--coverage`
    #[arg(required_unless_present = "rtl", value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Show which points of the Verilog were reached instead, from a folder of `--rtl-coverage`
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["files", "html", "cobertura", "fired", "merged", "explained"])]
    rtl: Option<PathBuf>,
    /// Write pages into this folder: index.html, and one for each section of docs/pipeline.md
    #[arg(long, value_name = "FOLDER")]
    html: Option<PathBuf>,
    /// Write LCOV, for genhtml: a rule is a line of docs/pipeline.md, an event is a branch
    #[arg(long, value_name = "FILE")]
    lcov: Option<PathBuf>,
    /// Write Cobertura's XML
    #[arg(long, value_name = "FILE")]
    cobertura: Option<PathBuf>,
    /// Write how often each rule of docs/pipeline.md has fired; docs/rules.md shows docs/reports/rules-fired.txt
    #[arg(long, value_name = "FILE")]
    fired: Option<PathBuf>,
    /// Write the sum of the files as one such file
    #[arg(long, value_name = "FILE")]
    merged: Option<PathBuf>,
    /// Print the names of all holes
    #[arg(long)]
    holes: bool,
    /// Take the explanations of holes from this file [default: the project's coverage/explained.toml]
    #[arg(long, value_name = "FILE")]
    explained: Option<PathBuf>,
}

/// Runs; exit code 1 when an event has occurred although an explanation says that it cannot.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    if let Some(folder) = &arguments.rtl {
        return run_rtl(folder, arguments);
    }
    let explained = match &arguments.explained {
        None => own()?,
        Some(path) => {
            let text = files::read_text(path)?;
            Explained::from_toml(&text).map_err(Failure::in_file(path))?
        }
    };
    let mut collected = Collected::default();
    for path in &arguments.files {
        let text = files::read_text(path)?;
        collected.merge(Collected::from_json(&text).map_err(Failure::in_file(path))?);
    }
    let judged = Judged::new(&collected, &explained);
    let outputs = outputs(arguments, &judged);
    let inputs = &arguments.files;
    for (path, _) in &outputs {
        // The sum may replace one of its parts.
        if arguments.merged.as_ref() != Some(path) {
            files::check_not_input(path, inputs)?;
        }
    }
    files::write_all(&outputs)?;
    print!("{}", summary(&judged));
    if arguments.holes {
        println!();
        for row in coverage::rows() {
            if judged.is_hole(row.event) {
                println!("{:8} {row}", row.rule);
            }
        }
    }
    Failure::unless(is_right(&judged))
}

/// Shows what of a core's Verilog was reached.
fn run_rtl(folder: &Path, arguments: &Arguments) -> Result<(), Failure> {
    let reached = rtl_coverage::read(&folder.join(rtl_coverage::COUNTS))?;
    if let Some(path) = &arguments.lcov {
        let lcov = rtl_lcov(&reached, |file| folder.join(file).display().to_string());
        files::write(path, lcov.as_bytes())?;
    }
    print!("{}", rtl_summary(&reached));
    if arguments.holes {
        print!("\n{}", rtl_holes(&reached));
    }
    Ok(())
}

/// The files to be written.
fn outputs(arguments: &Arguments, judged: &Judged) -> Vec<(PathBuf, Vec<u8>)> {
    let mut outputs = Vec::new();
    if let Some(folder) = &arguments.html {
        let pages = html(judged).into_iter();
        outputs.extend(pages.map(|page| (folder.join(page.name), page.text.into_bytes())));
    }
    if let Some(path) = &arguments.lcov {
        outputs.push((path.clone(), lcov(judged).into_bytes()));
    }
    if let Some(path) = &arguments.cobertura {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let seconds = now.map_or(0, |time| time.as_secs());
        outputs.push((path.clone(), cobertura(judged, seconds).into_bytes()));
    }
    if let Some(path) = &arguments.fired {
        outputs.push((path.clone(), fired(judged).into_bytes()));
    }
    if let Some(path) = &arguments.merged {
        outputs.push((path.clone(), judged.collected.to_json().into_bytes()));
    }
    outputs
}

fn own() -> Result<Explained, Failure> {
    Explained::own().map_err(|error| Failure::input(format!("coverage/explained.toml: {error}")))
}

/// Says what is wrong; whether nothing is.
fn is_right(judged: &Judged) -> bool {
    for wrong in &judged.wrong {
        println!("{wrong}");
    }
    judged.wrong.is_empty()
}

/// The file of `--coverage`, if it is given.
pub struct Output<'a>(Option<&'a Path>);

impl<'a> Output<'a> {
    /// Fails early when the file cannot be written.
    pub fn new(path: Option<&'a Path>) -> Result<Self, Failure> {
        path.map_or(Ok(()), files::check_writable)?;
        Ok(Output(path))
    }

    /// Writes what was collected, and says what has occurred though it cannot; whether nothing has.
    pub fn write(&self, collected: &Collected) -> Result<bool, Failure> {
        if let Some(path) = self.0 {
            files::write(path, collected.to_json().as_bytes())?;
        }
        let explained = own()?;
        Ok(is_right(&Judged::new(collected, &explained)))
    }
}
