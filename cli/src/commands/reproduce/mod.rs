//! `harmonica reproduce`: makes figures that README and pages print again, and compares them.

mod numbers;
mod row;

use std::collections::HashMap;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

use clap::Args;

use crate::failure::Failure;
use crate::progress;
use row::Row;

/// Measure the figures of the pages again, and compare them
///
/// Without a name, it lists the rows: each is a line of figures of a page, with the command that makes it.
/// docs/reproduce.md has them as a table. The commands run in the repository's folder.
///
/// Examples:
///   harmonica reproduce --quick
///   harmonica reproduce cpi-vector-add
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub struct Arguments {
    /// Rows to make again
    #[arg(value_name = "ROW")]
    rows: Vec<String>,
    /// Make all rows that take less than a minute
    #[arg(long, conflicts_with = "rows")]
    quick: bool,
}

/// Lists rows, or makes them again; one that differs is a failed check.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rows = Row::all().map_err(Failure::input)?;
    let chosen = chosen(&rows, arguments)?;
    if chosen.is_empty() {
        list(&rows);
        return Ok(());
    }
    if !Path::new("programs").is_dir() {
        return Err(Failure::input(
            "there is no folder `programs` here, which the commands of the rows read; call this in the repository's folder",
        ));
    }
    let bar = progress::bar("{bar:40} {pos} of {len}: {msg}");
    bar.set_length(chosen.len() as u64);
    let mut outputs = Outputs::default();
    let mut made = Vec::new();
    for row in chosen {
        bar.set_message(row.name.clone());
        made.push(outputs.make(row));
        bar.inc(1);
    }
    bar.finish_and_clear();
    show(&made);
    Failure::unless(made.iter().all(|made| made.outcome.agrees()))
}

/// The rows that the command line names.
fn chosen<'a>(rows: &'a [Row], arguments: &Arguments) -> Result<Vec<&'a Row>, Failure> {
    if arguments.quick {
        return Ok(rows.iter().filter(|row| row.is_quick()).collect());
    }
    let named = |name: &String| {
        rows.iter().find(|row| row.name == *name).ok_or_else(|| {
            Failure::input(format!("there is no row `{name}`; `harmonica reproduce` without a name lists them"))
        })
    };
    arguments.rows.iter().map(named).collect()
}

/// What has become of a row.
enum Outcome {
    /// The figures, and whether they are near enough to the printed ones.
    Figures { measured: Vec<f64>, agree: bool },
    /// Why there are none.
    Missing(String),
}

impl Outcome {
    fn agrees(&self) -> bool {
        matches!(self, Outcome::Figures { agree: true, .. })
    }
}

/// A row that has been made again.
struct Made<'a> {
    row: &'a Row,
    outcome: Outcome,
    seconds: f32,
}

/// What commands have printed: rows that share one run it once.
#[derive(Default)]
struct Outputs(HashMap<String, Result<String, String>>);

impl Outputs {
    /// Makes a row again.
    fn make<'a>(&mut self, row: &'a Row) -> Made<'a> {
        let start = Instant::now();
        let output = self.0.entry(row.command.clone()).or_insert_with(|| output_of(&row.command));
        let outcome = match output {
            Err(why) => Outcome::Missing(why.clone()),
            Ok(output) => match row.measured(output) {
                Some(measured) => Outcome::Figures { agree: row.agrees(&measured), measured },
                None => Outcome::Missing(format!("no line of its output begins with {:?} and has them", row.line)),
            },
        };
        Made { row, outcome, seconds: start.elapsed().as_secs_f32() }
    }
}

/// Runs a command of this program; gives what it has printed, or why it has failed.
fn output_of(words: &str) -> Result<String, String> {
    let this = std::env::current_exe().map_err(|error| error.to_string())?;
    let output = Command::new(this).args(words.split(' ')).output().map_err(|error| error.to_string())?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(String::from_utf8_lossy(&output.stderr).trim_end().to_owned()),
    }
}

/// Prints the rows that there are.
fn list(rows: &[Row]) {
    println!("{:22} {:>8}  figures", "row", "seconds");
    for row in rows {
        let needs = if row.needs.is_empty() { String::new() } else { format!("; needs {}", row.needs) };
        println!("{:22} {:>8}  {}{needs}", row.name, row.seconds, row.what);
    }
}

/// Prints what was printed and what is measured, and of what differs the page and the command.
fn show(made: &[Made<'_>]) {
    println!("{:22} {:8} {:>7}  printed -> measured", "row", "", "seconds");
    for Made { row, outcome, seconds } in made {
        let (mark, measured) = match outcome {
            Outcome::Figures { measured, agree } => {
                (if *agree { "agrees" } else { "DIFFERS" }, format!("-> {}", in_words(row, measured)))
            }
            Outcome::Missing(_) => ("MISSING", "-> none".to_owned()),
        };
        println!("{:22} {mark:8} {seconds:>7.1}  {} {measured}", row.name, row.printed.join(" "));
    }
    for Made { row, outcome, .. } in made.iter().filter(|made| !made.outcome.agrees()) {
        println!("\n{}: {}", row.name, row.what);
        println!("  {} says  {}", row.page, row.text.trim());
        println!("  harmonica {}", row.command);
        match outcome {
            Outcome::Figures { .. } if row.percent > 0.0 => {
                println!("  may differ by {} %; the printed figures are of {}", row.percent, row.machine);
            }
            Outcome::Figures { .. } => {
                println!("  depends on no machine: the page is out of date, or this build differs")
            }
            Outcome::Missing(why) => println!("  {}", why.replace('\n', "\n  ")),
        }
    }
}

/// Measured figures, with as many decimals as the printed ones.
fn in_words(row: &Row, measured: &[f64]) -> String {
    let decimals = |printed: &String| printed.split_once('.').map_or(0, |(_, decimals)| decimals.len());
    let figures = row.printed.iter().zip(measured).map(|(printed, figure)| format!("{figure:.*}", decimals(printed)));
    figures.collect::<Vec<_>>().join(" ")
}
