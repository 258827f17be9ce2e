//! How exact the mathematical functions are: the same sources by the same clang for the machine at hand, against its own
//! functions of a wider type. The case `mathematics` of the tests `cases` holds that a core computes the same bits.

#[path = "../kept/mod.rs"]
mod kept;

use std::path::{Path, PathBuf};
use std::process::Command;

use kept::{MuslFolder, HEADERS};
use tools::{Clang, ClangJob};

/// The largest error allowed, in units in the last place.
const ERROR_MAX: f64 = 4.0;
/// Functions with larger ones: near where they are 0, and the gamma function of `double`.
const LARGER: [&str; 3] = ["lgammaf", "lgamma", "tgamma"];

/// Compiles for the machine at hand, with other names for what the header declares: it has functions of the same names.
struct Native<'c> {
    clang: &'c Clang,
    folder: PathBuf,
    renamed: Vec<String>,
    objects: Vec<PathBuf>,
}

impl Native<'_> {
    fn compile(&mut self, source: &Path, include: &[PathBuf], options: &[&str]) {
        let job = ClangJob {
            source,
            word_bytes: 8,
            optimization: 2,
            include,
            library_include: &[PathBuf::from(HEADERS)],
            defines: &self.renamed,
        };
        let object = self.folder.join(source.file_name().unwrap()).with_extension("o");
        let options = [options, &["-w", "-g0", "-target", "x86_64-freestanding"]].concat();
        self.clang.webassembly_object(&job, &options, &object).unwrap_or_else(|error| panic!("{error}"));
        self.objects.push(object);
    }
}

/// The names of the functions that `math.h` and `fenv.h` declare.
fn declared() -> Vec<String> {
    let mut names = Vec::new();
    for header in ["math.h", "fenv.h"] {
        let text = std::fs::read_to_string(Path::new(HEADERS).join(header)).unwrap();
        let heads = text.lines().filter(|line| line.ends_with(");")).filter_map(|line| line.split('(').next());
        names.extend(heads.filter_map(|head| head.split([' ', '*']).next_back()).map(str::to_owned));
    }
    names
}

/// Every 101st float; 10 million doubles, and pairs, for each function.
#[test]
#[ignore = "minutes, and a wheel of 80 MB: cargo xtask campaign musl"]
fn no_function_has_a_larger_error_than_the_page_says() {
    if !cfg!(target_arch = "x86_64") {
        eprintln!("skipped: the references are the `long double` of x86-64");
        return;
    }
    std::env::set_current_dir(kept::root()).unwrap();
    let clang = tools::pinned_clang().unwrap_or_else(|error| panic!("{error}"));
    let cxx = tools::cxx_compiler().unwrap_or_else(|error| panic!("{error}"));
    let musl = MuslFolder::unpacked();
    let folder = tempfile::tempdir().unwrap();
    let renamed = declared().into_iter().map(|name| format!("{name}=harp_{name}")).collect();
    let mut native = Native { clang: &clang, folder: folder.path().to_owned(), renamed, objects: Vec::new() };
    for source in kept::musl_sources().iter().filter(|source| source.starts_with("math")) {
        native.compile(&musl.changed(source), &musl.include(source), &["-include", "prelude.h"]);
    }
    for own in ["math", "gamma", "environment"] {
        let source = PathBuf::from(format!("{}/{own}.c", kept::LIBRARY.folder));
        let copy = folder.path().join(format!("own-{own}.c"));
        std::fs::copy(&source, &copy).unwrap();
        native.compile(&copy, &[PathBuf::from(kept::LIBRARY.folder)], &[]);
    }
    let driver = folder.path().join("driver");
    let mut build = cxx.command();
    build.args(["-std=c++17", "-O2", "-fno-builtin", "-no-pie", "compiler/tests/mathematics/driver.cpp"]);
    let built = build.args(&native.objects).arg("-o").arg(&driver).arg("-lm").status().unwrap();
    assert!(built.success());
    let output = Command::new(&driver).args(["101", "10000000"]).output().unwrap();
    let printed = String::from_utf8(output.stdout).unwrap();
    print!("{printed}");
    let mut functions = 0;
    for line in printed.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        let (name, error) = (words[0], words[1].parse::<f64>().unwrap());
        let max = if name.starts_with("fma") { 0.0 } else { ERROR_MAX };
        assert!(error <= max || LARGER.contains(&name), "{line}");
        functions += 1;
    }
    assert_eq!(functions, 2 * (33 + 6) + 2);
}
