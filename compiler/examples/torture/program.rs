//! A program: its IR, what it has to print, and what becomes of it.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use compiler::diverge::Decisions;
use compiler::{Program, Target};
use tools::{Clang, ClangError, ClangJob};

use crate::cases::Case;
use crate::fates::Fate;
use crate::host;
use crate::machine::{self, Stopped};
use crate::options::Options;
use crate::oracle::{first_error, Oracle, Silent};
use crate::stages::Stages;

/// Many of GCC's programs are older than C99. Some random programs go round for ever, which C lets a compiler forget.
const FLAGS: [&str; 8] = [
    "-fno-finite-loops",
    "-w",
    "-Wno-error=implicit-function-declaration",
    "-Wno-error=implicit-int",
    "-Wno-error=int-conversion",
    "-Wno-error=incompatible-pointer-types",
    "-Wno-error=incompatible-function-pointer-types",
    "-Wno-error=return-mismatch",
];

/// For each instruction as WebAssembly it may take so many: floats and wide integers are routines.
const INSTRUCTIONS_FACTOR: u64 = 4;

/// Gets programs from clang, and runs them.
pub struct Programs {
    words: u32,
    cache: PathBuf,
    include: Vec<PathBuf>,
    library_include: PathBuf,
    clang: Clang,
    /// WebAssembly, which is compiled when it is first asked.
    oracle: OnceLock<Oracle>,
    stages: Option<Stages>,
    steps: u64,
}

/// The IR of a program, and what it has to print.
pub type Expected = Result<(String, String), Fate>;

impl Programs {
    pub fn new(options: &Options, words: u32) -> Self {
        let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("library");
        Self {
            words,
            cache: options.cache.clone(),
            include: options.include.clone(),
            library_include: library.join("include"),
            clang: tools::pinned_clang().unwrap_or_else(|error| panic!("{error}")),
            oracle: OnceLock::new(),
            stages: (!options.core_alone).then(|| Stages::new(words)),
            steps: options.steps,
        }
    }

    /// Text and output that are expected. The cache keeps both for a file, and nothing for a random program.
    pub fn expected(&self, case: &Case) -> Expected {
        if case.seed.is_some() {
            let text = self.text(case)?;
            let expected = host::expected(&case.source);
            return match expected {
                Ok(expected) => Ok((text, expected)),
                Err(why) => Err(Fate::NoOracle(why, text)),
            };
        }
        let cache = self.cache.join(format!("O{}-{}", case.optimization, self.words));
        std::fs::create_dir_all(&cache).expect("a folder for the cache");
        let name = case.source.file_name().expect("a name");
        let kept = |extension: &str| cache.join(name).with_extension(extension);
        let text = match std::fs::read_to_string(kept("ll")) {
            Ok(text) => text,
            Err(_) => {
                let text = self.text(case)?;
                std::fs::write(kept("ll"), &text).expect("a file of the cache");
                text
            }
        };
        if let Ok(expected) = std::fs::read_to_string(kept("expected")) {
            return Ok((text, expected));
        }
        match self.webassembly(case) {
            Ok(expected) => {
                std::fs::write(kept("expected"), &expected).expect("a file of the cache");
                Ok((text, expected))
            }
            Err(Silent::TooLong) => Err(Fate::TooLong),
            Err(Silent::Why(why)) => Err(Fate::NoOracle(why, text)),
        }
    }

    /// What the same clang makes of it for WebAssembly.
    fn webassembly(&self, case: &Case) -> Result<String, Silent> {
        let oracle = || Oracle::new(&self.clang, self.words, self.steps);
        let oracle = self.oracle.get_or_init(oracle);
        let defines = ["alloca=__builtin_alloca".to_owned(), "ORACLE".to_owned()];
        // There threads run one after another, too.
        let host = [self.include.clone(), vec![host::headers()]].concat();
        let job = self.job(case, &host, &defines);
        oracle.expected(&self.clang, &job, &FLAGS)
    }

    /// The IR, from clang.
    fn text(&self, case: &Case) -> Result<String, Fate> {
        let defines = ["alloca=__builtin_alloca".to_owned()];
        let job = self.job(case, &self.include, &defines);
        match self.clang.compile_with(&job, &FLAGS) {
            Ok(output) => Ok(output.text),
            Err(error @ ClangError::Refused(_)) => Err(Fate::NoC(first_error(&error))),
            Err(ClangError::Tool(why)) => panic!("{why}"),
        }
    }

    fn job<'a>(&'a self, case: &'a Case, include: &'a [PathBuf], defines: &'a [String]) -> ClangJob<'a> {
        ClangJob {
            source: &case.source,
            word_bytes: self.words,
            optimization: case.optimization,
            include,
            library_include: std::slice::from_ref(&self.library_include),
            defines,
        }
    }

    /// What becomes of a program on a core.
    pub fn fate(&self, case: &Case, expected: &Expected, target: &Target) -> Fate {
        let (text, expected) = match expected {
            Ok(expected) => expected,
            Err(Fate::NoOracle(why, text)) => return without_oracle(&case.source, text, why, target),
            Err(fate) => return fate.clone(),
        };
        let fate = self.run(&case.source, text, expected, target);
        // A random program ends soon, so that more instructions than the limit are as wrong as other output, unless
        // WebAssembly takes too many, too.
        let is_long = fate == Fate::TooLong;
        let what = match fate {
            Fate::Wrong(what) => what,
            Fate::TooLong if case.seed.is_some() => "machine: it does not end".to_owned(),
            fate => return fate,
        };
        if case.seed.is_none() {
            return Fate::Wrong(what);
        }
        let said = match self.webassembly(case) {
            Ok(output) if output == *expected => "the same as by gcc",
            Ok(_) => "something else than by gcc",
            Err(Silent::TooLong) if is_long => return Fate::TooLong,
            Err(_) => "nothing, for it does not end well",
        };
        Fate::Wrong(format!("{what}; as WebAssembly it prints {said}"))
    }

    /// Runs a program in its stages, and on the functional machine.
    fn run(&self, source: &Path, text: &str, expected: &str, target: &Target) -> Fate {
        let program = alone(source, text);
        let compiled = match compiler::compile(&program, target, &Decisions::default()) {
            Ok(compiled) => compiled,
            Err(error) => return Fate::Refused(error.to_string()),
        };
        // Addresses are other ones everywhere.
        let right = |output: &str| output == expected || text.contains("%p");
        let staged = self.stages.as_ref();
        if let Some(Err(fate)) = staged.map(|stages| stages.check(&program, &compiled, target, &right)) {
            return fate;
        }
        let run = |depth| machine::run(&compiled, target, depth, self.steps * INSTRUCTIONS_FACTOR);
        let (usual, deep) = machine::stack_depths(target);
        let wrong = |what: String| Fate::Wrong(format!("machine: {what}"));
        let fate = |ended: Result<(u64, String), Stopped>| match ended {
            Ok((0, output)) if right(&output) => Fate::Agrees,
            Ok(other) => wrong(format!("{other:?}")),
            Err(Stopped::Fault(what)) => wrong(what),
            Err(Stopped::Nested(what)) => Fate::TooDeep(what),
            Err(Stopped::Refused(why)) => Fate::Refused(why),
            Err(Stopped::TooLong) => Fate::TooLong,
        };
        match fate(run(usual)) {
            Fate::TooDeep(what) => match fate(run(deep)) {
                Fate::Agrees => Fate::Deep(what),
                other => other,
            },
            other => other,
        }
    }
}

/// What a program is that has no oracle: most of these are not compiled for HARP either.
fn without_oracle(source: &Path, text: &str, why: &str, target: &Target) -> Fate {
    match compiler::compile(&alone(source, text), target, &Decisions::default()) {
        Ok(_) => Fate::NoOracle(why.to_owned(), String::new()),
        Err(error) => Fate::Refused(error.to_string()),
    }
}

fn alone(source: &Path, text: &str) -> Program {
    Program { units: vec![(source.to_string_lossy().into_owned(), text.to_owned())], ..Program::default() }
}
