//! `unit.toml` and the Verilog beside it.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use isa::{CustomCycles, CustomFunction, CustomUnitSpec, CUSTOM_FUNCTIONS};
use serde::Deserialize;

use crate::DESCRIPTION;

/// A unit is no larger.
const FILE_BYTES_MAX: u64 = 1 << 20;

/// A unit's folder, but for what its functions mean.
#[derive(Clone, Debug)]
pub struct Described {
    /// Its `unit.toml`.
    path: PathBuf,
    /// What it is.
    pub spec: CustomUnitSpec,
    /// The C file with the meaning.
    pub meaning: PathBuf,
    /// By a function's number: the function of that C that says how many cycles it takes, if one does.
    pub cycles: [Option<String>; CUSTOM_FUNCTIONS],
}

impl Described {
    /// The file that describes it.
    pub fn place(&self) -> String {
        self.path.display().to_string()
    }
}

/// The file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitFile {
    name: String,
    verilog: Vec<String>,
    meaning: String,
    stages: Option<u32>,
    functions: Vec<FunctionRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FunctionRow {
    number: usize,
    name: String,
    operands: u32,
    cycles: Option<CyclesValue>,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "cycles is a number, or the name of a function of the C file")]
enum CyclesValue {
    Number(u32),
    Function(String),
}

/// Reads a folder's description and Verilog.
///
/// # Errors
/// Names the file, what is wrong with it, and the remedy.
pub fn describe(folder: &Path) -> Result<Described, String> {
    let path = folder.join(DESCRIPTION);
    let text = read_text(&path, "the option custom_unit names a folder with this file (docs/custom-units.md)")?;
    let place = path.display().to_string();
    let refuse = |words: String| format!("{place}: {words}");
    let file: UnitFile = toml::from_str(&text).map_err(|error| refuse(error.to_string()))?;
    let mut cycles: [Option<String>; CUSTOM_FUNCTIONS] = Default::default();
    let mut functions: [Option<CustomFunction>; CUSTOM_FUNCTIONS] = Default::default();
    for row in file.functions {
        let FunctionRow { number, name, operands, .. } = row;
        let Some(place) = functions.get_mut(number) else {
            let last = CUSTOM_FUNCTIONS - 1;
            return Err(refuse(format!(
                "the function {name} has the number {number}, but must have one in 0..={last}"
            )));
        };
        if let Some(other) = place {
            return Err(refuse(format!(
                "the functions {} and {name} have the number {number}: give one of them another one",
                other.name
            )));
        }
        let takes = match (row.cycles, file.stages) {
            (Some(_), Some(_)) => {
                return Err(refuse(format!(
                    "{name} has cycles, and the unit has stages, in which every function is as long: leave out one"
                )));
            }
            (None, None) => {
                return Err(refuse(format!(
                    "{name} has no cycles, and the unit no stages: give the function `cycles`, or the unit `stages`"
                )));
            }
            (Some(CyclesValue::Number(count)), None) => CustomCycles::Fixed(count),
            (Some(CyclesValue::Function(function)), None) => {
                cycles[number] = Some(function);
                CustomCycles::ByOperands
            }
            (None, Some(_)) => CustomCycles::Fixed(1),
        };
        *place = Some(CustomFunction { name, operands, cycles: takes });
    }
    let verilog = verilog(folder, &file.verilog, &file.name)?;
    let spec = CustomUnitSpec { name: file.name, verilog, stages: file.stages, functions };
    spec.check().map_err(|error| refuse(error.to_string()))?;
    Ok(Described { path, spec, meaning: folder.join(file.meaning), cycles })
}

/// The text of the Verilog files, which define the unit's module.
fn verilog(folder: &Path, names: &[String], module: &str) -> Result<String, String> {
    let mut all = String::new();
    for name in names {
        let text = read_text(&folder.join(name), "`verilog` in unit.toml names it: correct one of the two")?;
        all += text.trim_end();
        all.push('\n');
    }
    let mut words =
        all.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').filter(|word| !word.is_empty());
    let is_defined = std::iter::from_fn(|| words.find(|word| *word == "module").and_then(|_| words.next()))
        .any(|name| name == module);
    match is_defined {
        true => Ok(all),
        false => Err(format!(
            "{}: its Verilog ({}) has no module {module}: the unit's name is that of its module",
            folder.join(DESCRIPTION).display(),
            names.join(", ")
        )),
    }
}

/// A file's text.
pub(crate) fn read_text(path: &Path, remedy: &str) -> Result<String, String> {
    let refuse = |words: &dyn std::fmt::Display| format!("{}: {words}; {remedy}", path.display());
    let file = File::open(path).map_err(|error| refuse(&format!("it cannot be read: {error}")))?;
    let mut text = String::new();
    let mut file = file.take(FILE_BYTES_MAX + 1);
    file.read_to_string(&mut text).map_err(|error| refuse(&format!("it cannot be read: {error}")))?;
    match text.len() as u64 > FILE_BYTES_MAX {
        true => Err(refuse(&format!("it has more than {FILE_BYTES_MAX} bytes"))),
        false => Ok(text),
    }
}
