//! C programs through the compiler: GCC's own, random ones of csmith, and random ones of control flow, which the
//! example draws; and piglit's kernels in OpenCL C.
//!
//! Debian's packages are unpacked below `target/torture`; nothing of them is copied into the project. What runs the
//! programs is the compiler's example `torture`.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::files::failed;
use crate::packages::{files, output, unpack};
use crate::run::{cargo, Failed};

/// Lanes of a random program that runs in several.
const LANES: u32 = 8;
/// Where the packages have what is wanted.
const GCC_ARCHIVES: &str = "gcc/usr/src/gcc-12";
const GCC_PROGRAMS: &str = "gcc.c-torture/execute";
const HEADERS: &str = "csmith/usr/include/csmith";

/// Options of csmith for programs for several lanes.
#[rustfmt::skip]
const IN_LANES: [&str; 6] =
    ["--max-funcs", "6", "--max-block-depth", "4", "--no-global-variables", "--no-return-structs"];

/// Runs the chore: `gcc`, `csmith N`, `lanes N` or `control N`, and options of the example.
pub fn run(words: &[&str]) -> Result<(), Failed> {
    let folder = super::root().join("target/torture");
    std::fs::create_dir_all(&folder).map_err(failed("create", &folder))?;
    let folder = folder.canonicalize().map_err(failed("find", &folder))?;
    let count = |text: &str| text.parse::<u32>().map_err(|_| Failed(format!("{text} is no number of programs")));
    match words {
        ["gcc", options @ ..] => {
            let programs = gcc_programs(&folder)?;
            example(&folder, &[programs], options)
        }
        [kind @ ("csmith" | "lanes"), number, options @ ..] => {
            let kind = match *kind {
                "lanes" => Random::Lanes,
                _ => Random::OneLane,
            };
            let programs = random_programs(&folder, count(number)?, kind)?;
            let headers = folder.join(HEADERS).to_string_lossy().into_owned();
            // Between the stages it is interpreted in one lane only, and slowly. Some do not end.
            let mut all = vec!["--arch", "4w8/8/8/2", "-I", &headers, "--core"];
            all.extend(["--steps", "5000000"]);
            all.extend(options);
            example(&folder, &programs, &all)
        }
        ["piglit", words @ ..] => {
            let package = unpack(&folder, "piglit", &["piglit"])?;
            crate::piglit::run(&package, &folder.join("kernels"), words)
        }
        ["control", number, options @ ..] => {
            count(number)?;
            let programs = folder.join("control").to_string_lossy().into_owned();
            let drawn = ["--control", number, "--steps", "5000000", "--cache", &programs];
            start_example(&[&drawn, options].concat())
        }
        _ => Err(Failed(
            "usage: cargo xtask torture gcc | csmith N | lanes N | piglit [PART OF A FILE'S PATH] | control N [--seed S], and options of the example: -O2, \
             --arch ARCHID, --extension, --mechanism masks, --mechanism all, --steps N, --core, --quiet"
                .to_owned(),
        )),
    }
}

fn example(folder: &Path, programs: &[PathBuf], options: &[&str]) -> Result<(), Failed> {
    let kind = programs.first().and_then(|program| program.parent());
    let cache = kind.unwrap_or(folder).with_extension("cache");
    let cache = cache.to_string_lossy();
    let programs: Vec<_> = programs.iter().map(|path| path.to_string_lossy()).collect();
    let mut words = vec!["--cache", &*cache];
    words.extend(options);
    words.extend(programs.iter().map(|path| &**path));
    start_example(&words)
}

fn start_example(words: &[&str]) -> Result<(), Failed> {
    const RUN: [&str; 8] = ["run", "--quiet", "--release", "--package", "compiler", "--example", "torture", "--"];
    cargo(&[&RUN, words].concat())
}

/// The folder with GCC's programs.
fn gcc_programs(folder: &Path) -> Result<PathBuf, Failed> {
    let programs = folder.join("execute");
    if programs.is_dir() {
        return Ok(programs);
    }
    unpack(folder, "gcc", &["gcc-12-source"])?;
    let archives = files(&folder.join(GCC_ARCHIVES), "xz");
    let name = |path: &PathBuf| path.file_name().map(|name| name.to_string_lossy().into_owned());
    let named = |path: &&PathBuf| name(path).is_some_and(|name| name.starts_with("gcc-12"));
    let archive = archives.iter().rfind(named);
    let archive = archive.ok_or_else(|| Failed("gcc-12-source has no sources".to_owned()))?;
    output(
        Command::new("tar")
            .arg("-xf")
            .arg(archive)
            .args(["--wildcards", &format!("*/{GCC_PROGRAMS}/*.c")])
            .args(["--strip-components=4"])
            .current_dir(folder),
    )?;
    Ok(programs)
}

/// What runs a random program.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Random {
    /// One lane.
    OneLane,
    /// Several, with different numbers in them.
    Lanes,
}

/// So many random programs.
fn random_programs(folder: &Path, count: u32, kind: Random) -> Result<Vec<PathBuf>, Failed> {
    let unpacked = unpack(folder, "csmith", &["csmith", "libcsmith-dev"])?;
    let (name, options): (_, &[&str]) = match kind {
        Random::OneLane => ("random", &["--max-funcs", "5", "--max-block-depth", "3"]),
        Random::Lanes => ("lanes", &IN_LANES),
    };
    let programs = folder.join(name);
    std::fs::create_dir_all(&programs).map_err(failed("create", &programs))?;
    let mut found = Vec::new();
    for seed in 1..=count {
        let source = programs.join(format!("{seed}.c"));
        if !source.is_file() {
            let mut csmith = Command::new(unpacked.join("usr/bin/csmith"));
            // It writes a file into its working directory. Addresses of members of packed structures are not aligned.
            csmith.current_dir(folder);
            csmith.args(["--no-argc", "--no-packed-struct"]);
            csmith.args(["--seed", &seed.to_string()]);
            let text = output(csmith.args(options))?;
            let text = String::from_utf8_lossy(&text).into_owned();
            let text = match kind {
                Random::OneLane => Some(text),
                Random::Lanes => in_lanes(&text),
            };
            let Some(text) = text else { continue };
            std::fs::write(&source, text).map_err(failed("write", &source))?;
        }
        found.push(source);
    }
    Ok(found)
}

/// The program of csmith, which has no variables but in functions, for lanes that have different numbers in them. As
/// WebAssembly one lane after the other.
fn in_lanes(text: &str) -> Option<String> {
    let functions = &text[..text.find("int main (void)")?];
    if !functions.contains("func_1(void)") {
        return None;
    }
    let salted: Vec<String> = functions.lines().map(salted).collect();
    Some(format!(
        "#ifdef ORACLE\nstatic int salt;\n#define SALT salt\n#else\n#include <harp.h>\n#define SALT lane_id()\n#endif\n{}\n\
         unsigned long long results[64];\n#ifdef ORACLE\nint main(void) {{\n    for (salt = 0; salt < {LANES}; salt++)\n        \
         printf(\"%llx\\n\", (unsigned long long)func_1());\n    return 0;\n}}\n#else\n\
         static void kernel(int thread, void *argument) {{ results[lane_id()] = func_1(); }}\nint main(void) {{\n    \
         launch(kernel, lanes(), 0);\n    for (int i = 0; i < {LANES}; i++)\n        printf(\"%llx\\n\", results[i]);\n    \
         return 0;\n}}\n#endif\n",
        salted.join("\n")
    ))
}

/// `int32_t l_7 = 5L;`, with the lane's number in it.
fn salted(line: &str) -> String {
    let unchanged = line.to_owned();
    let body = line.trim_start();
    let Some((head, value)) = body.strip_suffix(';').and_then(|body| body.split_once(" = ")) else {
        return unchanged;
    };
    let words: Vec<&str> = head.split(' ').collect();
    let [qualifiers @ .., kind, name] = &words[..] else {
        return unchanged;
    };
    let integer = ["int8_t", "int16_t", "int32_t", "int64_t"];
    let is_local = name.starts_with("l_") && !name.contains(['[', '.']);
    let fits = integer.contains(&kind.trim_start_matches('u'))
        && is_local
        && line.starts_with(' ')
        && qualifiers.iter().all(|word| matches!(*word, "const" | "volatile"))
        && !value.contains(['{', ';', ',', '=']);
    if !fits {
        return unchanged;
    }
    format!("    {head} = ({kind})(({value}) ^ SALT);")
}
