//! Host programs of OpenCL on the driver: Debian's and PyPI's own builds, unchanged. Their packages are unpacked below
//! `target/clients`, and so is what each prints.

mod bench;
mod debian;
mod python;
mod report;

use bench::{Bench, Driver};
pub use report::{show, Row};

use crate::run::Failed;

/// A client, or a family of them that comes in one package.
struct Client {
    /// What the command line calls it.
    name: &'static str,
    /// Fetches it, runs it, and gives its rows of the table.
    run: fn(&Bench) -> Result<Vec<Row>, Failed>,
}

/// All clients, in the order of the table.
const CLIENTS: [Client; 7] = [
    Client { name: "clinfo", run: debian::clinfo },
    Client { name: "clpeak", run: debian::clpeak },
    Client { name: "pyopencl", run: python::pyopencl },
    Client { name: "tinygrad", run: python::tinygrad },
    Client { name: "digits", run: python::digits },
    Client { name: "clblast", run: debian::clblast },
    Client { name: "reikna", run: python::reikna },
];

/// Runs the clients that are named, or all; of PyOpenCL, tinygrad and CLBlast only the parts whose names have one of the
/// words behind `=`, as in `clblast=xgemm,xdot`.
pub fn run(words: &[&str]) -> Result<(), Failed> {
    let wanted: Vec<(&str, Vec<&str>)> = words.iter().map(|word| parts(word)).collect();
    if let Some((unknown, _)) = wanted.iter().find(|(name, _)| !CLIENTS.iter().any(|client| client.name == *name)) {
        let names: Vec<_> = CLIENTS.iter().map(|client| client.name).collect();
        return Err(Failed(format!("there is no client `{unknown}`; there are {}", names.join(", "))));
    }
    let mut bench = Bench::new(Driver::Release)?;
    let mut rows = Vec::new();
    for client in &CLIENTS {
        match wanted.iter().find(|(name, _)| *name == client.name) {
            None if !wanted.is_empty() => continue,
            chosen => bench.choose(chosen.map_or(&[][..], |(_, parts)| parts)),
        }
        println!("{}", client.name);
        rows.extend((client.run)(&bench)?);
    }
    show(&rows)
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
