//! A user's function unit (docs/custom-units.md): what core, model and tools know of it.
//!
//! A configuration names a unit by a folder. This crate reads no files: the program sets the reader of folders once,
//! and a unit that has been read is kept, so that a configuration stays a value that is copied and compared.

use std::collections::BTreeMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Mutex, OnceLock, PoisonError};

use serde::{Deserialize, Serialize};

use crate::{ArchId, ConfigError, Opcode};

/// Own instructions, and so functions of a unit, at most.
pub const CUSTOM_FUNCTIONS: usize = 8;
/// Stages of a unit's pipeline, at most.
const STAGES_MAX: u32 = 16;
/// Cycles from a request to its response, at most.
const CYCLES_MAX: u32 = 65_535;

/// The option's value: a folder with a `unit.toml`; empty: none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnitFolder(pub String);

impl UnitFolder {
    /// The unit, for the words of an ArchID; `None` without a folder.
    ///
    /// # Errors
    /// What is wrong with the folder.
    pub fn open(&self, arch: &ArchId) -> Result<Option<CustomUnit>, ConfigError> {
        if self.0.is_empty() {
            return Ok(None);
        }
        CustomUnit::open(&self.0, arch.word_bytes()).map(Some).map_err(ConfigError::CustomUnit)
    }
}

impl fmt::Display for UnitFolder {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

/// One function of a unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CustomFunction {
    /// Its name in assembly and C.
    pub name: String,
    /// 1: a; 2: a and b; 3: a, b and d.
    pub operands: u32,
    /// From request to response, in a unit without stages.
    pub cycles: CustomCycles,
}

/// How long a function takes in a unit that has one instruction at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CustomCycles {
    /// So many cycles.
    Fixed(u32),
    /// As [`CustomMeaning::cycles`] says.
    ByOperands,
}

/// What a unit is, but for what its functions mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CustomUnitSpec {
    /// Its name, and that of its Verilog module.
    pub name: String,
    /// The text of its Verilog files.
    pub verilog: String,
    /// Stages of its pipeline; `None`: it has one instruction at a time.
    pub stages: Option<u32>,
    /// Its functions, by their number.
    pub functions: [Option<CustomFunction>; CUSTOM_FUNCTIONS],
}

/// What the functions of a unit mean: for one lane, with operands as words of n bits. The upper bits of a result do not
/// count. An error ends nothing at once: the result is 0, and [`CustomUnit::take_failure`] has the words.
pub trait CustomMeaning: Send + Sync {
    /// The result of the function of this number.
    ///
    /// # Errors
    /// Why it has none.
    fn result(&self, function: usize, operands: [u64; 3]) -> Result<u64, String>;
    /// How many cycles the lane's operands take, where the unit's description leaves that to the meaning.
    ///
    /// # Errors
    /// Why it cannot say.
    fn cycles(&self, _function: usize, _operands: [u64; 3]) -> Result<u64, String> {
        Ok(1)
    }
}

impl<F: Fn(usize, [u64; 3]) -> u64 + Send + Sync> CustomMeaning for F {
    fn result(&self, function: usize, operands: [u64; 3]) -> Result<u64, String> {
        Ok(self(function, operands))
    }
}

/// Why a description is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CustomUnitError {
    /// A name is none.
    #[error("{0:?} is not a name that Verilog, C and assembly take: letters, digits and _, no digit first")]
    Name(String),
    /// A function would hide an instruction.
    #[error("{0} is the name of an instruction: give the function another one")]
    NameOfInstruction(String),
    /// Two functions have one name.
    #[error("two functions have the name {0}: give one of them another one")]
    NameTwice(String),
    /// There is no function.
    #[error("the unit has no functions: describe at least one")]
    NoFunctions,
    /// A number is outside its range.
    #[error("{what} is {value}, but must be in 1..={most}: {reason}")]
    OutOfRange {
        /// The key.
        what: String,
        /// The number given.
        value: u32,
        /// The greatest number.
        most: u32,
        /// Why no greater one.
        reason: &'static str,
    },
}

impl CustomUnitSpec {
    /// Refuses what no core can have.
    ///
    /// # Errors
    /// Names the key and the remedy.
    pub fn check(&self) -> Result<(), CustomUnitError> {
        check_name(&self.name)?;
        if let Some(stages) = self.stages {
            check_range("stages", stages, STAGES_MAX, "the pipeline has at least one stage, and each is an entry")?;
        }
        let mut names = Vec::new();
        for function in self.functions.iter().flatten() {
            let name = &function.name;
            check_name(name)?;
            if name.parse::<Opcode>().is_ok() {
                return Err(CustomUnitError::NameOfInstruction(name.clone()));
            }
            if names.contains(&name) {
                return Err(CustomUnitError::NameTwice(name.clone()));
            }
            names.push(name);
            check_range(&format!("operands of {name}"), function.operands, 3, "they are a, b and d")?;
            if let (None, CustomCycles::Fixed(cycles)) = (self.stages, function.cycles) {
                let reason = "a response comes in the cycle after its request at the earliest";
                check_range(&format!("cycles of {name}"), cycles, CYCLES_MAX, reason)?;
            }
        }
        match names.is_empty() {
            true => Err(CustomUnitError::NoFunctions),
            false => Ok(()),
        }
    }
}

fn check_name(name: &str) -> Result<(), CustomUnitError> {
    let follows = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'_';
    let is_name = name.bytes().all(follows) && name.bytes().next().is_some_and(|first| !first.is_ascii_digit());
    is_name.then_some(()).ok_or_else(|| CustomUnitError::Name(name.to_owned()))
}

fn check_range(what: &str, value: u32, most: u32, reason: &'static str) -> Result<(), CustomUnitError> {
    match (1..=most).contains(&value) {
        true => Ok(()),
        false => Err(CustomUnitError::OutOfRange { what: what.to_owned(), value, most, reason }),
    }
}

/// A unit that has been read.
struct KeptUnit {
    folder: String,
    spec: CustomUnitSpec,
    meaning: Box<dyn CustomMeaning>,
}

/// A user's function unit. Two are equal when they are the same one.
#[derive(Clone, Copy)]
pub struct CustomUnit(&'static KeptUnit);

/// Reads the unit of a folder for words of so many bytes.
pub type UnitReader = fn(&str, u32) -> Result<(CustomUnitSpec, Box<dyn CustomMeaning>), String>;

static READER: OnceLock<UnitReader> = OnceLock::new();
/// The units by folder and bytes of a word. Each is kept as long as the process.
static KEPT: Mutex<BTreeMap<(String, u32), CustomUnit>> = Mutex::new(BTreeMap::new());
/// The first failure of a meaning since the last [`CustomUnit::take_failure`].
static FAILURE: Mutex<Option<String>> = Mutex::new(None);

impl CustomUnit {
    /// Says how folders are read; the first call counts.
    pub fn read_with(reader: UnitReader) {
        READER.get_or_init(|| reader);
    }

    /// Gives a unit a name that configurations use in place of a folder, for cores of any word size.
    ///
    /// # Errors
    /// When no core can have it.
    pub fn register(
        name: &str,
        spec: CustomUnitSpec,
        meaning: impl CustomMeaning + 'static,
    ) -> Result<Self, CustomUnitError> {
        spec.check()?;
        let unit = Self::keep(name, spec, Box::new(meaning));
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        for word_bytes in [4, 8] {
            kept.insert((name.to_owned(), word_bytes), unit);
        }
        Ok(unit)
    }

    /// The unit of a folder, which is read once.
    ///
    /// # Errors
    /// What is wrong with the folder.
    pub fn open(folder: &str, word_bytes: u32) -> Result<Self, String> {
        let key = (folder.to_owned(), word_bytes);
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(unit) = kept.get(&key) {
            return Ok(*unit);
        }
        let reader = READER.get().ok_or("this program does not read folders of function units")?;
        let (spec, meaning) = reader(folder, word_bytes)?;
        spec.check().map_err(|error| format!("{folder}/unit.toml: {error}"))?;
        let unit = Self::keep(folder, spec, meaning);
        kept.insert(key, unit);
        Ok(unit)
    }

    fn keep(folder: &str, spec: CustomUnitSpec, meaning: Box<dyn CustomMeaning>) -> Self {
        let kept = KeptUnit { folder: folder.to_owned(), spec, meaning };
        CustomUnit(Box::leak(Box::new(kept)))
    }

    /// The first failure of any unit's meaning since the last call.
    pub fn take_failure() -> Option<String> {
        FAILURE.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// The folder, or the name given.
    pub fn folder(self) -> &'static str {
        &self.0.folder
    }
    /// Its description.
    pub const fn spec(self) -> &'static CustomUnitSpec {
        &self.0.spec
    }
    /// The function of a number.
    pub const fn function(self, number: usize) -> Option<&'static CustomFunction> {
        self.0.spec.functions[number].as_ref()
    }
    /// The operands of the function that has most.
    pub fn operands_max(self) -> u32 {
        let functions = self.0.spec.functions.iter().flatten();
        functions.map(|function| function.operands).max().unwrap_or_default()
    }

    /// The result of a function for a, b and d of a lane; 0 when its meaning fails.
    pub fn result(self, number: usize, operands: [u64; 3]) -> u64 {
        self.asked(number, self.0.meaning.result(number, self.taken(number, operands)))
    }

    /// The cycles of a function for a, b and d of a lane, of a unit that has one instruction at a time.
    pub fn cycles(self, number: usize, operands: [u64; 3]) -> u64 {
        let cycles = match self.function(number).map(|function| function.cycles) {
            Some(CustomCycles::Fixed(cycles)) => cycles.into(),
            Some(CustomCycles::ByOperands) => {
                self.asked(number, self.0.meaning.cycles(number, self.taken(number, operands)))
            }
            None => 1,
        };
        cycles.clamp(1, CYCLES_MAX.into())
    }

    /// The operands, 0 in place of those that the function does not have.
    fn taken(self, number: usize, mut operands: [u64; 3]) -> [u64; 3] {
        let count = self.function(number).map_or(0, |function| function.operands as usize);
        operands.iter_mut().skip(count).for_each(|operand| *operand = 0);
        operands
    }

    fn asked(self, number: usize, answer: Result<u64, String>) -> u64 {
        answer.unwrap_or_else(|words| {
            let function = self.function(number).map_or("", |function| &function.name);
            let mut failure = FAILURE.lock().unwrap_or_else(PoisonError::into_inner);
            failure.get_or_insert_with(|| format!("{}: {function}: {words}", self.0.folder));
            0
        })
    }
}

impl PartialEq for CustomUnit {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for CustomUnit {}

impl Hash for CustomUnit {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.folder.hash(state);
    }
}

impl fmt::Debug for CustomUnit {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("CustomUnit").field(&self.0.folder).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CoreConfig, CoreOptions};

    fn spec() -> CustomUnitSpec {
        let mut functions: [Option<CustomFunction>; CUSTOM_FUNCTIONS] = Default::default();
        functions[3] = Some(CustomFunction { name: "twice".to_owned(), operands: 1, cycles: CustomCycles::Fixed(2) });
        CustomUnitSpec { name: "doubler".to_owned(), verilog: String::new(), stages: None, functions }
    }

    /// Rules: I13.1, I13.2.
    #[test]
    fn a_core_with_a_unit_has_the_instructions_of_its_functions() {
        let unit = CustomUnit::register("isa's doubler", spec(), |_, operands: [u64; 3]| operands[0] * 2);
        let unit = unit.expect("it is legal");
        let line = "custom_unit = \"isa's doubler\"";
        let config = CoreConfig::from_line(line).expect("a core");
        assert_eq!(config.custom_unit, Some(unit));
        assert_eq!((unit.result(3, [21, 0, 0]), unit.cycles(3, [0; 3]), unit.operands_max()), (42, 2, 1));
        let own: Vec<_> = Opcode::ALL.into_iter().filter(|opcode| opcode.custom_number().is_some()).collect();
        let has: Vec<_> = own.iter().map(|opcode| config.implements(*opcode)).collect();
        assert_eq!(has, [false, false, false, true, false, false, false, false]);
        assert!(own.iter().all(|opcode| !CoreConfig::default().implements(*opcode)));
        assert_eq!(CoreConfig::from_options(&config.options()), Ok(config));
        assert_eq!(CoreConfig::from_toml(&config.to_toml()), Ok(config));
        assert_eq!(CoreConfig::default().options().custom_unit, None);
    }

    #[test]
    fn what_no_core_can_have_is_refused_with_place_and_remedy() {
        let refused = |change: fn(&mut CustomUnitSpec)| {
            let mut spec = spec();
            change(&mut spec);
            spec.check().expect_err("it is refused").to_string()
        };
        let function = |spec: &mut CustomUnitSpec, change: fn(&mut CustomFunction)| {
            change(spec.functions[3].as_mut().expect("there is one"));
        };
        assert_eq!(
            refused(|spec| spec.stages = Some(0)),
            "stages is 0, but must be in 1..=16: the pipeline has at least one stage, and each is an entry"
        );
        let cycles = refused(|spec| {
            spec.functions[3].as_mut().expect("one").cycles = CustomCycles::Fixed(0);
        });
        assert_eq!(
            cycles,
            "cycles of twice is 0, but must be in 1..=65535: a response comes in the cycle after its request at the \
             earliest"
        );
        assert_eq!(refused(|spec| spec.functions = Default::default()), CustomUnitError::NoFunctions.to_string());
        assert!(refused(|spec| spec.name = "a b".to_owned()).starts_with("\"a b\" is not a name"));
        assert_eq!(
            refused(|spec| spec.functions[0] = spec.functions[3].clone()),
            "two functions have the name twice: give one of them another one"
        );
        let mut hiding = spec();
        function(&mut hiding, |function| function.name = "add".to_owned());
        assert_eq!(hiding.check(), Err(CustomUnitError::NameOfInstruction("add".to_owned())));
        function(&mut hiding, |function| (function.name, function.operands) = ("four".to_owned(), 4));
        assert_eq!(
            hiding.check().expect_err("four operands").to_string(),
            "operands of four is 4, but must be in 1..=3: they are a, b and d"
        );
    }

    #[test]
    fn a_unit_needs_the_extension_and_a_reader() {
        let line = |line: &str| CoreConfig::from_line(line).expect_err(line).to_string();
        assert_eq!(
            line("extension = false, custom_unit = \"nowhere\""),
            "custom_unit needs extension = true: own instructions are among its words"
        );
        assert_eq!(
            line("custom_unit = \"nowhere\""),
            "custom_unit: this program does not read folders of function units"
        );
        assert_eq!(CoreOptions::from_line("").expect("empty").custom_unit, None);
    }

    #[test]
    fn a_meaning_that_fails_gives_0_and_says_why() {
        struct Fails;
        impl CustomMeaning for Fails {
            fn result(&self, _: usize, _: [u64; 3]) -> Result<u64, String> {
                Err("no answer".to_owned())
            }
        }
        let unit = CustomUnit::register("isa's failure", spec(), Fails).expect("it is legal");
        assert_eq!((CustomUnit::take_failure(), unit.result(3, [1; 3])), (None, 0));
        assert_eq!(CustomUnit::take_failure().as_deref(), Some("isa's failure: twice: no answer"));
        assert_eq!(CustomUnit::take_failure(), None);
    }
}
