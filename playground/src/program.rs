//! From sources and choices to an image, and a machine that is ready to run it.

use std::collections::BTreeMap;

use assembler::{Diagnostic, Diagnostics, Image, LinkOptions, Severity, SourceFile};
use golden_model::{Machine, MachineOptions};
use isa::{ArchId, CoreOptions, DivergenceMechanism, ExecutionUnit, Reconvergence};
use serde::{Deserialize, Serialize};

/// The longest source, and the longest text of all sources of a program, in bytes.
pub const SOURCE_BYTES_MAX: usize = 1 << 20;
/// The largest RAM, and the largest scratchpad, in bytes.
pub const RAM_BYTES_MAX: u64 = 1 << 20;
/// The most files that `// uses:` lines may name.
const FILES_MAX: usize = 64;

/// A program, and what the reader has chosen for it.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Setting {
    /// The program's name, a path such as `divergence/haar-split.s`; `// uses:` lines name files relative to it.
    pub name: String,
    /// Its source.
    pub text: String,
    /// The mechanism of divergence; without one that of the program's `// config:` line, or `stack`.
    #[serde(default)]
    pub divergence: Option<DivergenceMechanism>,
    /// When paired paths are compared; without it as the program wants it.
    #[serde(default)]
    pub reconvergence: Option<Reconvergence>,
    /// Lanes of a warp; without it the ArchID's.
    #[serde(default)]
    pub lanes: Option<u32>,
    /// Warps; without it the ArchID's.
    #[serde(default)]
    pub warps: Option<u32>,
    /// What is typed at the console before the run; without it what the program's `// input:` lines say.
    #[serde(default)]
    pub input: Option<String>,
}

/// What is wrong, or worth a warning, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem {
    /// What is wrong, with its remedy.
    pub text: String,
    /// False for a warning.
    pub is_error: bool,
    /// Name of the source; empty when the problem has no place.
    pub file: String,
    /// Line, from 1; 0 without a place.
    pub line: u32,
    /// Column in characters, from 1; 0 without a place.
    pub column: u32,
}

impl Problem {
    fn error(text: impl Into<String>) -> Self {
        Problem { text: text.into(), is_error: true, file: String::new(), line: 0, column: 0 }
    }

    /// An error of a whole file.
    fn of(file: &str, text: impl Into<String>) -> Self {
        Problem { file: file.to_owned(), line: 1, column: 1, ..Problem::error(text) }
    }
}

impl From<&Diagnostic> for Problem {
    fn from(diagnostic: &Diagnostic) -> Self {
        let place = diagnostic.place();
        let position = place.map(|place| format!("{}: ", place.position()));
        let line = diagnostic.one_line();
        let text = position.and_then(|position| line.strip_prefix(&position));
        let (number, column) = place.map_or((0, 0), |place| place.source.line_and_column(place.span.start));
        Problem {
            text: text.unwrap_or(&line).to_owned(),
            is_error: diagnostic.severity() == Severity::Error,
            file: place.map_or(String::new(), |place| place.source.name().to_owned()),
            line: number,
            column,
        }
    }
}

fn problems(diagnostics: &Diagnostics) -> Vec<Problem> {
    diagnostics.0.iter().map(Problem::from).collect()
}

/// A program that can run.
pub struct Program {
    /// Its bytes, symbols and lines.
    pub image: Image,
    /// The machine for it.
    pub options: MachineOptions,
    /// What waits at the console.
    pub input: Vec<u8>,
    /// Names and texts of its sources, the program first.
    pub sources: Vec<(String, String)>,
    /// Warnings.
    pub warnings: Vec<Problem>,
}

impl Program {
    /// Assembles a program with what it uses of the library, whose files have paths relative to the same folder.
    ///
    /// # Errors
    /// Everything that is wrong with its sources or with the choices.
    pub fn new(setting: &Setting, library: &BTreeMap<String, String>) -> Result<Self, Vec<Problem>> {
        let sources = with_used(setting, library)?;
        let asked = CoreOptions {
            divergence: setting.divergence,
            reconvergence: setting.reconvergence,
            ..CoreOptions::default()
        };
        let options = asked.or(wanted(&sources)?);
        let one = |text: String| vec![Problem::error(text)];
        let arch = arch(setting, &options).map_err(one)?;
        let input = match &setting.input {
            Some(text) => text.clone().into_bytes(),
            None => provided_input(&sources)?,
        };
        check_sizes(&options).map_err(one)?;
        let found = options.check_needs(&arch).and_then(|()| options.check_range("stack_depth", &arch));
        found.map_err(|error| one(error.to_string()))?;
        let (image, mut warnings) = assembled(&arch, &sources)?;
        let options = MachineOptions::as_wanted(&arch, &options);
        warnings.extend(lacking(&image, options.features.divergence));
        let program = Program { image, options, input, sources, warnings };
        // That there is such a machine is found out here, and not in the middle of a run.
        program.machine().map_err(one)?;
        Ok(program)
    }

    /// A machine after reset, with what waits at the console.
    ///
    /// # Errors
    /// When the image does not fit into the RAM, or there is no such machine.
    pub fn machine(&self) -> Result<Machine, String> {
        let mut machine =
            Machine::new(self.image.arch, self.options, &self.image.bytes).map_err(|error| error.to_string())?;
        machine.type_input(&self.input);
        machine.end_input();
        Ok(machine)
    }
}

/// The program, and after it the files that `// uses:` lines name, each once.
fn with_used(setting: &Setting, library: &BTreeMap<String, String>) -> Result<Vec<(String, String)>, Vec<Problem>> {
    let mut all = vec![(setting.name.clone(), setting.text.clone())];
    let (mut next, mut bytes) = (0, setting.text.len());
    while next < all.len() {
        let (name, text) = all[next].clone();
        if bytes > SOURCE_BYTES_MAX || all.len() > FILES_MAX {
            return Err(vec![Problem::of(
                &name,
                format!("the sources have {bytes} bytes in {} files; here {SOURCE_BYTES_MAX} bytes in {FILES_MAX} files are the most", all.len()),
            )]);
        }
        for used in assembler::used_sources(text.as_bytes()) {
            let path = beside(&name, used);
            if all.iter().any(|(name, _)| *name == path) {
                continue;
            }
            let Some(text) = library.get(&path) else {
                let files = library.keys().map(String::as_str);
                let files: Vec<&str> = files.filter(|file| file.starts_with("lib/")).collect();
                return Err(vec![Problem::of(
                    &name,
                    format!("`// uses: {used}`: there is no {path}; here there are {}", files.join(" ")),
                )]);
            };
            bytes += text.len();
            all.push((path, text.clone()));
        }
        next += 1;
    }
    Ok(all)
}

/// A path relative to the folder of a file, without `..` where that can be.
fn beside(file: &str, path: &str) -> String {
    let mut parts: Vec<&str> = file.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." if parts.last().is_some_and(|last| *last != "..") => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// What the `// config:` lines ask of the core; the first to name an option has its way.
fn wanted(sources: &[(String, String)]) -> Result<CoreOptions, Vec<Problem>> {
    let mut wanted = CoreOptions::default();
    for (name, text) in sources {
        for line in assembler::wanted_configuration(text.as_bytes()) {
            let options = CoreOptions::from_line(line)
                .map_err(|error| vec![Problem::of(name, format!("`// config: {line}`: {error}"))])?;
            if options.custom_unit.as_ref().is_some_and(|folder| !folder.0.is_empty()) {
                let why = "a web page reads no folders of function units; `harmonica run` runs the program";
                return Err(vec![Problem::of(name, format!("`// config: {line}`: {why}"))]);
            }
            wanted = wanted.or(options);
        }
    }
    Ok(wanted)
}

/// The bytes that the `// input:` lines give the program to read.
fn provided_input(sources: &[(String, String)]) -> Result<Vec<u8>, Vec<Problem>> {
    let mut input = Vec::new();
    for (name, text) in sources {
        for line in assembler::console_input(text.as_bytes()) {
            let text = assembler::console_text(line).ok_or_else(|| {
                let expected = "a string in quotes is expected, with escapes as in TOML";
                vec![Problem::of(name, format!("`// input: {line}`: {expected}"))]
            })?;
            input.extend_from_slice(text.as_bytes());
        }
    }
    Ok(input)
}

/// The ArchID that the program asks for, or the default, with the lanes and warps that were chosen.
fn arch(setting: &Setting, options: &CoreOptions) -> Result<ArchId, String> {
    let own = match &options.arch {
        Some(text) => text.parse().map_err(|error| format!("{error}"))?,
        None => ArchId::default(),
    };
    ArchId::new(
        own.word_bytes(),
        own.encoding(),
        own.gprs(),
        own.preds(),
        setting.lanes.unwrap_or(own.lanes()),
        setting.warps.unwrap_or(own.warps()),
    )
    .map_err(|error| error.to_string())
}

fn check_sizes(options: &CoreOptions) -> Result<(), String> {
    let sizes = [("ram_bytes", options.ram_bytes), ("scratchpad_bytes", options.scratchpad_bytes)];
    for (what, bytes) in sizes {
        if let Some(bytes) = bytes.filter(|bytes| *bytes > RAM_BYTES_MAX) {
            return Err(format!(
                "{what} = {bytes} is more than a page should take; {RAM_BYTES_MAX} is the most here (`harmonica run` takes more)"
            ));
        }
    }
    Ok(())
}

fn assembled(arch: &ArchId, sources: &[(String, String)]) -> Result<(Image, Vec<Problem>), Vec<Problem>> {
    let (mut objects, mut found) = (Vec::new(), Vec::new());
    for (name, text) in sources {
        let assembled = SourceFile::new(name, text)
            .map_err(Diagnostics::from)
            .and_then(|source| assembler::assemble_source(arch, &source));
        match assembled {
            Ok(assembled) => {
                objects.push(assembled.object);
                found.extend(problems(&assembled.warnings));
            }
            Err(errors) => found.extend(problems(&errors)),
        }
    }
    if found.iter().any(|problem| problem.is_error) {
        return Err(found);
    }
    match assembler::link(arch, &objects, &LinkOptions::default()) {
        Ok(image) => {
            found.extend(problems(&image.warnings));
            Ok((image, found))
        }
        Err(errors) => Err(problems(&errors)),
    }
}

/// A warning of the first instruction for which the mechanism has no meaning: it will raise an interrupt.
fn lacking(image: &Image, divergence: DivergenceMechanism) -> Option<Problem> {
    if divergence.has_split_and_join() {
        return None;
    }
    let mut written = image.written_instructions();
    let (place, instruction) =
        written.find(|(_, instruction)| instruction.opcode().unit() == ExecutionUnit::Divergence)?;
    let (line, column) = place.source.line_and_column(place.span.start);
    Some(Problem {
        text: format!(
            "the mechanism {} has no {}: it will raise interrupt 3; choose another mechanism, or guard the instructions of each side",
            divergence.name(),
            instruction.opcode(),
        ),
        is_error: false,
        file: place.source.name().to_owned(),
        line,
        column,
    })
}

#[cfg(test)]
mod tests {
    use super::beside;

    #[test]
    fn files_are_named_relative_to_the_one_that_names_them() {
        assert_eq!(beside("hello.s", "lib/console.s"), "lib/console.s");
        assert_eq!(beside("divergence/a.s", "../lib/launch.s"), "lib/launch.s");
        assert_eq!(beside("lib/launch.s", "./console.s"), "lib/console.s");
        assert_eq!(beside("a.s", "../../b.s"), "../../b.s");
    }
}
