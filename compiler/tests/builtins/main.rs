//! Every overload of OpenCL C 1.2's built-in functions: clang takes a function that calls it, the compiler makes the
//! rest, and the functional machine runs it on corner cases and random arguments. What it gives is held against
//! `reference.rs`, and for math functions against `reference.c`, on the machine at hand.

mod arguments;
mod families;
mod program;
mod reference;
#[path = "../running/mod.rs"]
mod running;

use std::collections::{BTreeMap, HashMap};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use tools::ClangJob;

use families::{Overload, Passing, Scalar};
use program::Batch;
use reference::{Expected, Part};

/// Overloads of one program.
const BATCH: usize = 60;

/// What has become of the overloads of a family.
#[derive(Default)]
struct Count {
    overloads: usize,
    compile: usize,
    right: usize,
}

/// The distance between a number of this size and the next.
pub fn ulp(scalar: Scalar, value: f64) -> f64 {
    let (fraction_bits, least) = if scalar == Scalar::Float { (23, -126) } else { (52, -1022) };
    f64::from(exponent(value).clamp(least, 1023) - fraction_bits).exp2()
}

/// The exponent of the greatest power of two that is no greater.
pub fn exponent(value: f64) -> i32 {
    let bits = value.abs().to_bits() >> 52;
    i32::try_from(bits).expect("eleven bits") - 1023
}

/// What the whole walk finds.
#[derive(Default)]
struct Found {
    counts: BTreeMap<&'static str, Count>,
    /// The largest errors, by name and type, in ulp.
    errors: BTreeMap<(String, Scalar), f64>,
    failures: Vec<String>,
}

impl Found {
    fn failure(&mut self, overload: &Overload, what: &str) {
        let line = format!("{overload}: {what}");
        println!("{line}");
        self.failures.push(line);
    }

    /// Compiles and runs some overloads; if they do not compile together, by halves.
    fn check(&mut self, overloads: &[Overload], word_bytes: u32) {
        let batch = Batch::new(overloads, word_bytes);
        match batch.run() {
            Ok(memory) => {
                for (index, overload) in overloads.iter().enumerate() {
                    let count = self.counts.entry(overload.family).or_default();
                    count.overloads += 1;
                    count.compile += 1;
                    let cases = batch.cases(index, &memory);
                    match self.compare(overload, &cases) {
                        None => self.counts.entry(overload.family).or_default().right += 1,
                        Some(what) => self.failure(overload, &what),
                    }
                }
            }
            Err(_) if overloads.len() > 1 => {
                let (left, right) = overloads.split_at(overloads.len() / 2);
                self.check(left, word_bytes);
                self.check(right, word_bytes);
            }
            Err(what) => {
                self.counts.entry(overloads[0].family).or_default().overloads += 1;
                self.failure(&overloads[0], &what);
            }
        }
    }

    /// What is wrong with the first of the results that is.
    fn compare(&mut self, overload: &Overload, cases: &[program::Case]) -> Option<String> {
        let answers = answers(cases);
        let mut wrong = None;
        for case in cases {
            for (scalar, expected, got) in &case.results {
                let right = self.fits(&overload.name, *scalar, expected, *got, &answers);
                if let (Some(what), None) = (right, &wrong) {
                    let arguments: Vec<String> = case.arguments.iter().map(|values| format!("{values:x?}")).collect();
                    wrong = Some(format!("of {} gives {got:x}, {what}", arguments.join(", ")));
                }
            }
        }
        wrong
    }

    /// What is wrong with an element, if something is.
    fn fits(
        &mut self,
        name: &str,
        scalar: Scalar,
        expected: &Expected,
        got: u64,
        answers: &HashMap<String, Answer>,
    ) -> Option<String> {
        let (exact, low, limit) = match expected {
            Expected::Any => return None,
            Expected::Bits(bits) => {
                let same = *bits == got || scalar.is_float() && scalar != Scalar::Half && same(scalar, *bits, got);
                return (!same).then(|| format!("not {bits:x}"));
            }
            Expected::Near(exact, limit) => (*exact, 0.0, *limit),
            Expected::Math(request, part, limit) => {
                let answer = &answers[request];
                match part {
                    Part::First => (answer.first.0, answer.first.1, *limit),
                    Part::Second => (answer.second.0, answer.second.1, *limit),
                    Part::Integer => {
                        return (got as u32 as i32 != answer.whole).then(|| format!("not {}", answer.whole));
                    }
                }
            }
        };
        let value = reference::float(scalar, got);
        if exact.is_nan() || value.is_nan() {
            return (exact.is_nan() != value.is_nan()).then(|| format!("{value}, not {exact}"));
        }
        let largest = if scalar == Scalar::Float { 2_f64.powi(128) } else { f64::INFINITY };
        let finite = |of: f64| if of.is_infinite() { largest.copysign(of) } else { of };
        let (value, exact) = (finite(value), finite(exact));
        if value == exact && low == 0.0 || value.abs() == largest && exact.abs() >= largest && value * exact > 0.0 {
            return None;
        }
        let error = ((value - exact) - low).abs() / ulp(scalar, exact);
        let worst = self.errors.entry((name.to_owned(), scalar)).or_default();
        *worst = worst.max(error);
        // Half an ulp is the rounding of an exact function.
        (error > limit.max(0.500_001)).then(|| format!("{value:e}, {error:.2} ulp from {exact:e}"))
    }

    fn show(&self) {
        let mut all = Count::default();
        for (family, count) in &self.counts {
            println!("{family}: {} overloads, {} compile, {} right", count.overloads, count.compile, count.right);
            all.overloads += count.overloads;
            all.compile += count.compile;
            all.right += count.right;
        }
        println!("all: {} overloads, {} compile, {} right", all.overloads, all.compile, all.right);
        for ((name, scalar), error) in self.errors.iter().filter(|(_, error)| **error > 0.5) {
            println!("{name} {scalar}: {error:.2} ulp");
        }
    }
}

/// Two floats that are the same number, or both none.
fn same(scalar: Scalar, a: u64, b: u64) -> bool {
    let (a, b) = (reference::float(scalar, a), reference::float(scalar, b));
    a == b || a.is_nan() && b.is_nan()
}

/// What the reference in C says.
struct Answer {
    first: (f64, f64),
    second: (f64, f64),
    whole: i32,
}

fn answers(cases: &[program::Case]) -> HashMap<String, Answer> {
    let mut requests: Vec<&str> = Vec::new();
    for (_, expected, _) in cases.iter().flat_map(|case| &case.results) {
        if let Expected::Math(request, ..) = expected {
            requests.push(request);
        }
    }
    if requests.is_empty() {
        return HashMap::new();
    }
    let mut process = Command::new(reference_program())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the reference in C starts");
    let mut input = process.stdin.take().expect("it is piped");
    let text = requests.join("\n") + "\n";
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()).expect("it reads"));
    let output = process.wait_with_output().expect("it ends").stdout;
    writer.join().expect("it ends");
    let text = String::from_utf8(output).expect("text");
    let lines = text.lines().map(|line| {
        let words: Vec<&str> = line.split(' ').collect();
        let number = |at: usize| f64::from_bits(u64::from_str_radix(words[at], 16).expect("a number"));
        Answer {
            first: (number(0), number(1)),
            second: (number(2), number(3)),
            whole: words[4].parse().expect("an integer"),
        }
    });
    requests.iter().map(|request| (*request).to_owned()).zip(lines).collect()
}

/// `reference.c`, compiled.
fn reference_program() -> &'static std::path::Path {
    static PROGRAM: std::sync::LazyLock<(tempfile::TempDir, std::path::PathBuf)> = std::sync::LazyLock::new(|| {
        let folder = tempfile::tempdir().expect("a folder");
        let program = folder.path().join("reference");
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/builtins/reference.c");
        let status = Command::new("cc").args(["-O1", "-w", source, "-o"]).arg(&program).arg("-lm").status();
        assert!(status.expect("cc is on PATH").success());
        (folder, program)
    });
    &PROGRAM.1
}

/// Walks over the overloads, and fails if one of them does.
fn walk(overloads: &[Overload], word_bytes: u32) {
    let mut found = Found::default();
    for batch in overloads.chunks(BATCH) {
        found.check(batch, word_bytes);
    }
    found.show();
    assert!(found.failures.is_empty(), "{} overloads fail", found.failures.len());
}

/// One overload of each name, of different types and widths from name to name; of conversions a few.
#[test]
fn one_overload_of_each_function_is_right() {
    let mut by_name: BTreeMap<String, Vec<Overload>> = BTreeMap::new();
    for overload in families::all() {
        let name =
            if overload.family == "convert_" { overload.result.unwrap().to_string() } else { overload.name.clone() };
        by_name.entry(name).or_default().push(overload);
    }
    let mut random = fastrand::Rng::with_seed(11);
    let small = |overload: &Overload| overload.parameters[0].0.count <= 4;
    let chosen: Vec<Overload> = by_name
        .into_values()
        .map(|mut all| {
            if all.iter().any(small) {
                all.retain(small);
            }
            all.swap_remove(random.usize(..all.len()))
        })
        .collect();
    walk(&chosen, 4);
}

#[test]
#[ignore = "compiles and runs 9,192 functions"]
fn every_overload_is_right_with_words_of_4_bytes() {
    walk(&families::all(), 4);
}

#[test]
#[ignore = "compiles and runs 9,192 functions"]
fn every_overload_is_right_with_words_of_8_bytes() {
    walk(&families::all(), 8);
}

/// The IR of functions in OpenCL C.
fn clang(source: &str, word_bytes: u32) -> Result<String, String> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("functions.cl");
    std::fs::write(&file, source).expect("a file");
    let clang = tools::pinned_clang().unwrap_or_else(|error| panic!("{error}"));
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("library");
    let job = ClangJob {
        source: &file,
        word_bytes,
        optimization: 1,
        include: &[],
        library_include: &[library.join("opencl"), library.join("include")],
        defines: &[],
    };
    let mut options = compiler::opencl::clang_options("CL1.2");
    options.extend(["-Xclang", "-finclude-default-header"].map(str::to_owned));
    let options: Vec<&str> = options.iter().map(String::as_str).collect();
    clang.compile_kernels(&job, &options).map(|output| output.text).map_err(|error| error.to_string())
}

/// Whether a pointer leads to results.
fn is_result(passing: Passing) -> bool {
    matches!(passing, Passing::Result(_) | Passing::Target(..))
}
