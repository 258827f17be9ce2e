//! Host programs of OpenCL on the driver: Debian's and PyPI's own builds, unchanged. Their packages are unpacked below
//! `target/clients`, and so is what each prints.

mod bench;
mod debian;
mod piglit;
mod python;
mod report;

use std::sync::Mutex;

use bench::{Bench, Driver};
pub use report::{show, Row};

use crate::run::Failed;

/// A client, or a family of them that comes in one package.
struct Client {
    /// What the command line calls it.
    name: &'static str,
    /// Minutes that it takes, more or less.
    minutes: u32,
    /// Fetches it, runs it, and gives its rows of the table.
    run: fn(&Bench) -> Result<Vec<Row>, Failed>,
}

/// All clients, in the order of the table.
const CLIENTS: [Client; 8] = [
    Client { name: "clinfo", minutes: 1, run: debian::clinfo },
    Client { name: "clpeak", minutes: 15, run: debian::clpeak },
    Client { name: "pyopencl", minutes: 40, run: python::pyopencl },
    Client { name: "tinygrad", minutes: 36, run: python::tinygrad },
    Client { name: "digits", minutes: 1, run: python::digits },
    Client { name: "clblast", minutes: 20, run: debian::clblast },
    Client { name: "reikna", minutes: 1, run: python::reikna },
    Client { name: "piglit", minutes: 4, run: piglit::piglit },
];

/// Runs the clients that are named, or all; of PyOpenCL, tinygrad and CLBlast only the parts whose names have one of the
/// words behind `=`, as in `clblast=xgemm,xdot`. As many clients run at a time as the machine has processors.
pub fn run(words: &[&str]) -> Result<(), Failed> {
    let wanted: Vec<(&str, Vec<&str>)> = words.iter().map(|word| parts(word)).collect();
    if let Some((unknown, _)) = wanted.iter().find(|(name, _)| !CLIENTS.iter().any(|client| client.name == *name)) {
        let names: Vec<_> = CLIENTS.iter().map(|client| client.name).collect();
        return Err(Failed(format!("there is no client `{unknown}`; there are {}", names.join(", "))));
    }
    let bench = Bench::new(Driver::Release)?;
    let parts_of = |name: &str| match wanted.iter().find(|(wanted, _)| *wanted == name) {
        None => wanted.is_empty().then(Vec::new),
        Some((_, parts)) => Some(parts.clone()),
    };
    // The longest first.
    let mut waiting: Vec<(usize, Bench)> =
        (0..CLIENTS.len()).filter_map(|place| Some((place, bench.choose(&parts_of(CLIENTS[place].name)?)))).collect();
    waiting.sort_by_key(|(place, _)| CLIENTS[*place].minutes);
    let (waiting, results) = (Mutex::new(waiting), Mutex::new(Vec::new()));
    let work = || {
        let next = || waiting.lock().ok()?.pop();
        while let Some((place, bench)) = next() {
            println!("{}", CLIENTS[place].name);
            let result = (CLIENTS[place].run)(&bench);
            if let Ok(mut results) = results.lock() {
                results.push((place, result));
            }
        }
    };
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| (0..processors).for_each(|_| drop(scope.spawn(work))));
    let mut results = results.into_inner().unwrap_or_default();
    results.sort_by_key(|(place, _)| *place);
    let rows = results.into_iter().map(|(place, result)| {
        let name = CLIENTS[place].name;
        // The others' rows are shown all the same.
        result.unwrap_or_else(|Failed(why)| vec![Row::not_run(name, why)])
    });
    show(&rows.flatten().collect::<Vec<_>>())
}

/// What tests run of them: clinfo, and some tests of PyOpenCL's, on the functional machine and in lock step. Gives the
/// table's rows.
pub fn sample() -> Result<Vec<Row>, Failed> {
    let bench = Bench::new(Driver::OfTests)?;
    let mut rows = debian::clinfo(&bench)?;
    rows.extend(python::pyopencl_sample(&bench)?);
    Ok(rows)
}

/// `NAME=PART,PART`.
fn parts(word: &str) -> (&str, Vec<&str>) {
    match word.split_once('=') {
        Some((name, parts)) => (name, parts.split(',').collect()),
        None => (word, Vec::new()),
    }
}
