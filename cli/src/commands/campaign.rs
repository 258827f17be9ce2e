//! `harmonica campaign`: the shards of a fuzzing campaign put together.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Args, Subcommand};
use fuzz::{merge, page, read_shards, Group, Kept, Merged, ShardFailure, ShrinkOptions, SmallCase};

use super::shrink;
use crate::failure::Failure;
use crate::signal::stop_on_signal;
use crate::{files, folder};

/// Put the shards of a fuzzing campaign together
///
/// Example: harmonica campaign merge shards
#[derive(Args)]
pub struct Arguments {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    Merge(Merge),
}

/// Merge the records in a folder into a page and a JSON file
///
/// It reads what `harmonica fuzz --shard I/N --json FILE` has written. Failures of one cause make a group, with one
/// small case each; figures are added up; shards that are missing or were cut off are named. The exit code is 1 when
/// something has failed or is missing.
///
/// Example: harmonica campaign merge shards -o report
#[derive(Args)]
#[command(verbatim_doc_comment)]
struct Merge {
    /// The folder with the records
    folder: PathBuf,
    /// The folder for index.html, merged.json and a small case for each cause [default: `merged` in the folder]
    #[arg(short, long, value_name = "FOLDER")]
    output: Option<PathBuf>,
    /// Leave causes without a small case as they are
    #[arg(long, conflicts_with = "shrink_time")]
    no_shrink: bool,
    /// Seconds to make such a case small
    #[arg(long, value_name = "SECONDS", default_value_t = shrink::TIME_DEFAULT)]
    shrink_time: u64,
}

/// The program of a case's folder.
const PROGRAM_FILE: &str = "program.s";

/// Runs; exit code 1 when something has failed or is missing.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let Action::Merge(arguments) = &arguments.action;
    let shards = read_shards(&arguments.folder).map_err(Failure::input)?;
    let Some(mut merged) = merge(&shards) else {
        return Err(Failure::input("there is no shard to merge"));
    };
    let inside = arguments.folder.join("merged");
    let output = arguments.output.as_deref().unwrap_or(&inside);
    let options = ShrinkOptions { time: Duration::from_secs(arguments.shrink_time), stop: stop_on_signal()? };
    let mut out = Vec::new();
    for (number, group) in (1..).zip(&mut merged.groups) {
        let shrinks = (!arguments.no_shrink).then_some(&options);
        let place = format!("cause-{number}");
        group.case = small_case(group, &place, output, shrinks, &mut out)?;
    }
    let json = serde_json::to_string_pretty(&merged).map_err(Failure::input)?;
    out.push(("merged.json".to_owned(), (json + "\n").into_bytes()));
    out.push(("index.html".to_owned(), page(&merged).into_bytes()));
    folder::write(output, &out)?;
    print(&merged, output);
    Failure::unless(merged.is_complete && merged.groups.is_empty())
}

/// The files of a small case of a group: one that a shard has made small, or that is made small now.
fn small_case(
    group: &Group,
    place: &str,
    output: &Path,
    shrinks: Option<&ShrinkOptions>,
    out: &mut Vec<(String, Vec<u8>)>,
) -> Result<Option<SmallCase>, Failure> {
    let (files, words) = match (group.smallest(), shrinks) {
        (Some(failure), _) => {
            let words = failure.failure.shrunk.as_ref();
            let words = words.map_or(0, |shrunk| shrunk.words);
            (copied(failure)?, words)
        }
        (None, Some(options)) => {
            let kept = group.failures.iter().find_map(|failure| failure.found_at.as_ref());
            let Some(kept) = kept else {
                return Ok(None);
            };
            let kept = Kept::read(kept).map_err(Failure::input)?;
            match shrink::shrunk(kept, options)? {
                Some(shrunk) => (shrunk.files(&output.join(place)), shrunk.subject.code.lines().len()),
                None => return Ok(None),
            }
        }
        (None, None) => return Ok(None),
    };
    let program = files.iter().find(|(name, _)| name == PROGRAM_FILE);
    let program = program.map(|(_, bytes)| String::from_utf8_lossy(bytes).into_owned());
    let placed = files.into_iter();
    out.extend(placed.map(|(name, bytes)| (format!("{place}/{name}"), bytes)));
    Ok(Some(SmallCase { folder: place.to_owned(), words, program: program.unwrap_or_default() }))
}

/// The files of a case that a shard has made small.
fn copied(failure: &ShardFailure) -> Result<Vec<(String, Vec<u8>)>, Failure> {
    let mut copied = Vec::new();
    let Some(folder) = &failure.shrunk_at else {
        return Ok(copied);
    };
    let cannot = Failure::cannot("read", folder);
    for entry in std::fs::read_dir(folder).map_err(&cannot)? {
        let path = entry.map_err(&cannot)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        // The list of files is the package's own.
        if path.is_file() && !name.starts_with('.') {
            copied.push((name.into_owned(), files::read(&path)?));
        }
    }
    copied.sort();
    Ok(copied)
}

fn print(merged: &Merged, output: &Path) {
    for group in &merged.groups {
        println!("{} x {}", group.failures.len(), group.cause.in_words());
        if let Some(case) = &group.case {
            let folder = output.join(&case.folder);
            println!("  {} words: {}", case.words, folder.display());
        }
        if let Some(failure) = group.failures.first() {
            println!("  {}", failure.failure.command);
        }
    }
    for state in &merged.shards {
        if let Some(lacks) = &state.lacks {
            println!("shard {}: {lacks}", state.shard);
        }
    }
    let there = merged.shards.iter().filter(|state| state.end.is_some());
    let failures: usize = merged.groups.iter().map(|group| group.failures.len()).sum();
    println!("seed                      {}", merged.campaign.seed);
    println!("shards                    {} of {}", there.count(), merged.shards.len());
    println!("configurations            {}", merged.cores.len());
    println!("programs                  {}", merged.sums.programs);
    println!("cycles                    {}", merged.sums.cycles);
    println!("retired instructions      {}", merged.sums.retired);
    println!("states not reached        {}", merged.sums.states_missing().len());
    println!("opcodes not carried out   {}", merged.sums.opcodes_missing().len());
    let options = &merged.options;
    println!("pairs of options drawn    {} of {}", options.pairs, options.pairs_possible);
    println!("causes of failures        {}", merged.groups.len());
    println!("failures                  {failures}");
    println!("page                      {}", output.join("index.html").display());
}
