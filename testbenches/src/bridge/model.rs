//! One running simulation: ports, evaluation, internal arrays, waveform.

use std::ffi::CString;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bitvec::prelude::{BitVec, Lsb0};

use super::coverage::DesignCoverage;
use super::native::{low_bits, Direction, Instance, NativeLibrary, PortInfo, Start};
use super::{ArrayView, BridgeError, Copied};

/// An input of at most 64 bits. Belongs to the models of one build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Input(usize);

/// An output of at most 64 bits. Belongs to the models of one build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Output(usize);

/// An input of any width. Belongs to the models of one build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WideInput(usize);

/// An output of any width. Belongs to the models of one build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WideOutput(usize);

/// A public register or memory of one model, found once to be read in every cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Array(usize);

/// The state of a simulation ([`Model::save`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedModel(Vec<u8>);

/// One simulation of a built model. May move between threads.
#[derive(Debug)]
pub struct Model {
    instance: Instance,
    ports: Vec<PortInfo>,
    /// The numbers of all ports, in the order of their names.
    by_name: Vec<usize>,
    waveform: Option<PathBuf>,
    /// Where what it has covered is added up, if it counts.
    coverage: Option<Arc<DesignCoverage>>,
    /// Keeps the model's folder from being pruned.
    _in_use: Arc<File>,
}

impl Model {
    pub(super) fn new(
        library: &Arc<NativeLibrary>,
        in_use: &Arc<File>,
        coverage: Option<&Arc<DesignCoverage>>,
        start: Start,
    ) -> Result<Self, BridgeError> {
        let (instance, ports) = Instance::new(library, start)?;
        let mut by_name: Vec<usize> = (0..ports.len()).collect();
        by_name.sort_unstable_by_key(|&number| ports[number].name.as_str());
        Ok(Self { instance, ports, by_name, waveform: None, coverage: coverage.cloned(), _in_use: Arc::clone(in_use) })
    }

    /// All ports, in the order of Verilator's header.
    pub fn ports(&self) -> &[PortInfo] {
        &self.ports
    }

    /// The input of that name.
    ///
    /// # Errors
    /// [`BridgeError::NoPort`], or [`BridgeError::PortTooWide`] for more than 64 bits.
    pub fn input(&self, name: &str) -> Result<Input, BridgeError> {
        self.narrow(name, Direction::Input).map(Input)
    }

    /// The output of that name.
    ///
    /// # Errors
    /// [`BridgeError::NoPort`], or [`BridgeError::PortTooWide`] for more than 64 bits.
    pub fn output(&self, name: &str) -> Result<Output, BridgeError> {
        self.narrow(name, Direction::Output).map(Output)
    }

    /// The input of that name, of any width.
    ///
    /// # Errors
    /// [`BridgeError::NoPort`].
    pub fn wide_input(&self, name: &str) -> Result<WideInput, BridgeError> {
        self.find(name, Direction::Input).map(WideInput)
    }

    /// The output of that name, of any width.
    ///
    /// # Errors
    /// [`BridgeError::NoPort`].
    pub fn wide_output(&self, name: &str) -> Result<WideOutput, BridgeError> {
        self.find(name, Direction::Output).map(WideOutput)
    }

    fn narrow(&self, name: &str, direction: Direction) -> Result<usize, BridgeError> {
        let index = self.find(name, direction)?;
        match self.ports[index].width_bits {
            0..=64 => Ok(index),
            width_bits => Err(BridgeError::PortTooWide { name: name.to_owned(), width_bits }),
        }
    }

    /// The number of the port of that name. Runs of many programs look hundreds of ports up, each of them anew.
    fn port(&self, name: &str) -> Option<usize> {
        let place = self.by_name.binary_search_by_key(&name, |&number| self.ports[number].name.as_str());
        place.ok().map(|place| self.by_name[place])
    }

    fn find(&self, name: &str, direction: Direction) -> Result<usize, BridgeError> {
        let found = self.port(name).filter(|&port| self.ports[port].direction == direction);
        found.ok_or_else(|| {
            let known = self.ports.iter().filter(|port| port.direction == direction);
            let known: Vec<&str> = known.map(|port| port.name.as_str()).collect();
            BridgeError::NoPort {
                kind: match direction {
                    Direction::Input => "input",
                    Direction::Output => "output",
                },
                name: name.to_owned(),
                known: if known.is_empty() { "none".to_owned() } else { known.join(", ") },
            }
        })
    }

    /// Brings every output up to date with the inputs, clock edges included.
    ///
    /// # Errors
    /// [`BridgeError::Stopped`] if the Verilog stops itself. The model's state is undefined from then on.
    #[inline]
    pub fn eval(&mut self) -> Result<(), BridgeError> {
        if self.instance.eval() {
            Ok(())
        } else {
            Err(self.stopped())
        }
    }

    /// One cycle of a clock: low, evaluate, high, evaluate.
    ///
    /// # Errors
    /// As for [`Model::eval`].
    #[inline]
    pub fn clock_cycle(&mut self, clock: Input) -> Result<(), BridgeError> {
        self.set(clock, 0);
        self.eval()?;
        self.set(clock, 1);
        self.eval()
    }

    #[cold]
    fn stopped(&self) -> BridgeError {
        BridgeError::Stopped { message: self.instance.message() }
    }

    /// Drives an input; the bits above its width are dropped.
    #[inline]
    pub fn set(&mut self, port: Input, value: u64) {
        self.instance.write(port.0, value);
    }

    /// The value of an output.
    #[inline]
    pub fn get(&self, port: Output) -> u64 {
        self.instance.read(port.0)
    }

    /// Bytes of [`Model::copy_ports`].
    pub fn ports_bytes(&self) -> usize {
        self.instance.snapshot_bytes()
    }

    /// Copies all ports as they are, to be read later: many times as fast as reading them one by one.
    ///
    /// # Panics
    /// When the slice is not as long as [`Model::ports_bytes`] says.
    #[inline]
    pub fn copy_ports(&self, to: &mut [u8]) {
        self.instance.copy_ports(to);
    }

    /// Where such a copy holds the port of that name, in whichever direction it goes.
    ///
    /// # Errors
    /// [`BridgeError::NoPort`].
    pub fn copied_port(&self, name: &str) -> Result<Copied, BridgeError> {
        let port = self.port(name).map_or_else(|| self.find(name, Direction::Output), Ok)?;
        Ok(self.instance.copied(port))
    }

    /// What an input is driven with.
    #[inline]
    pub fn get_input(&self, port: Input) -> u64 {
        self.instance.read(port.0)
    }

    /// Drives an input of any width with 32-bit words, least significant first. Missing words are 0; the bits above
    /// its width are dropped.
    pub fn set_words(&mut self, port: WideInput, words: &[u32]) {
        self.instance.write_words(port.0, words);
    }

    /// Drives every input with 0.
    pub fn clear_inputs(&mut self) {
        for (number, port) in self.ports.iter().enumerate() {
            if port.direction == Direction::Input {
                self.instance.write_words(number, &[]);
            }
        }
    }

    /// The words of an output of more than 64 bits, least significant first, in place; `None` for a narrower one.
    /// The bits above its width are 0.
    #[inline]
    pub fn words(&self, port: WideOutput) -> Option<&[u32]> {
        self.instance.words(port.0)
    }

    /// Bits `low_bit..low_bit + count` of an output of any width, `count` at most 64; bits above its width are 0.
    #[inline]
    pub fn bits(&self, port: WideOutput, low_bit: u32, count: u32) -> u64 {
        match self.instance.words(port.0) {
            Some(words) => bits_of_words(words, low_bit, count),
            None => {
                let value = self.instance.read(port.0);
                value.checked_shr(low_bit).unwrap_or(0) & low_bits(count)
            }
        }
    }

    /// Replaces what `value` holds by an output of any width, bit 0 first.
    pub fn read_wide(&self, port: WideOutput, value: &mut BitVec<u32, Lsb0>) {
        let width_bits = self.ports[port.0].width_bits;
        value.clear();
        match self.instance.words(port.0) {
            Some(words) => value.extend_from_raw_slice(words),
            None => {
                let low = self.instance.read(port.0);
                value.extend_from_raw_slice(&[low as u32, (low >> 32) as u32]);
            }
        }
        value.truncate(width_bits as usize);
    }

    /// A public register or memory: `scope` is the instance path from the top module on, such as
    /// `core.operands.file_0`.
    ///
    /// # Errors
    /// [`BridgeError::NoVariable`] if it was not made public by [`super::ModelOptions::public`].
    pub fn array(&self, scope: &str, variable: &str) -> Result<ArrayView<'_>, BridgeError> {
        let (scope_text, variable_text) = variable_names(scope, variable)?;
        let found = self.instance.variable(&scope_text, &variable_text);
        found.map(|variable| ArrayView { variable }).map_err(no_variable(scope, variable))
    }

    /// Finds an array and keeps it for [`Model::kept_array`]: finding it takes longer than a cycle.
    ///
    /// # Errors
    /// As for [`Model::array`].
    pub fn keep_array(&mut self, scope: &str, variable: &str) -> Result<Array, BridgeError> {
        let (scope_text, variable_text) = variable_names(scope, variable)?;
        let kept = self.instance.keep(&scope_text, &variable_text);
        kept.map(Array).map_err(no_variable(scope, variable))
    }

    /// Finds an array by a path that ends with the variable, and keeps it.
    ///
    /// # Errors
    /// As for [`Model::array`].
    pub fn keep_path(&mut self, path: &str) -> Result<Array, BridgeError> {
        let (scope, variable) = path.rsplit_once('.').unwrap_or(("", path));
        self.keep_array(scope, variable)
    }

    /// An array of this model that was kept.
    #[inline]
    pub fn kept_array(&self, array: Array) -> ArrayView<'_> {
        ArrayView { variable: self.instance.kept(array.0) }
    }

    /// Opens a waveform (VCD, all levels of the hierarchy, 1 ns a step of time). It holds what [`Model::waveform_dump`]
    /// writes from now on, beginning with every signal's value at the first dump.
    ///
    /// # Errors
    /// [`BridgeError::NotBuiltIn`] without [`super::ModelOptions::trace`]; [`BridgeError::Waveform`] if one is open or
    /// the file cannot be written.
    pub fn waveform_open(&mut self, path: &Path) -> Result<(), BridgeError> {
        let error = |why: &str| waveform_error(path, why);
        if let Some(open) = &self.waveform {
            return Err(error(&format!("{} is still open", open.display())));
        }
        let text = path.to_str().and_then(|text| CString::new(text).ok());
        let text = text.ok_or_else(|| error("the path is not plain text"))?;
        let opened = self.instance.trace_open(&text).ok_or(NO_TRACE)?;
        opened.map_err(|why| error(&why))?;
        self.waveform = Some(path.to_path_buf());
        Ok(())
    }

    /// Writes what has changed since the last dump to the open waveform, at `time`, which must grow from call to call.
    ///
    /// # Errors
    /// [`BridgeError::Waveform`] if none is open.
    pub fn waveform_dump(&mut self, time: u64) -> Result<(), BridgeError> {
        let path = self.waveform.as_deref().unwrap_or(Path::new("(none)"));
        let dumped = self.instance.trace_dump(time).ok_or(NO_TRACE)?;
        dumped.map_err(|why| waveform_error(path, &why))
    }

    /// Closes the open waveform; its file is complete then. Another can be opened later.
    ///
    /// # Errors
    /// [`BridgeError::Waveform`] if none is open.
    pub fn waveform_close(&mut self) -> Result<(), BridgeError> {
        let path = self.waveform.take().unwrap_or_else(|| PathBuf::from("(none)"));
        let closed = self.instance.trace_close().ok_or(NO_TRACE)?;
        closed.map_err(|why| waveform_error(&path, &why))
    }

    /// The whole state between two evaluations; an open waveform is no part of it.
    ///
    /// # Errors
    /// [`BridgeError::NotBuiltIn`] without [`super::ModelOptions::savable`].
    pub fn save(&mut self) -> Result<SavedModel, BridgeError> {
        let saved = self.instance.save().ok_or(NO_SAVING)?;
        saved.map(SavedModel).map_err(|message| BridgeError::Stopped { message })
    }

    /// Makes this simulation what another one of the same build was when it was saved.
    ///
    /// # Errors
    /// [`BridgeError::NotBuiltIn`] without [`super::ModelOptions::savable`]; [`BridgeError::Stopped`] for the state of
    /// another model.
    pub fn restore(&mut self, saved: &SavedModel) -> Result<(), BridgeError> {
        let restored = self.instance.restore(&saved.0).ok_or(NO_SAVING)?;
        restored.map_err(|message| BridgeError::Stopped { message })
    }

    /// Runs the C++ loop that was built in for that many cycles; `memory` is handed to it. Gives its result.
    ///
    /// # Errors
    /// [`BridgeError::NotBuiltIn`] without [`super::ModelOptions::bare_loop`]; [`BridgeError::Stopped`].
    pub fn bare_run(&mut self, cycles: u64, memory: &mut [u8]) -> Result<u64, BridgeError> {
        let ran = self.instance.bare_run(cycles, memory);
        ran.ok_or(BridgeError::NotBuiltIn { what: "a bare loop", option: "bare_loop" })?
            .map_err(|message| BridgeError::Stopped { message })
    }
}

impl Drop for Model {
    /// Adds what it has covered.
    fn drop(&mut self) {
        if let Some(coverage) = &self.coverage {
            coverage.add(|path| self.instance.coverage_write(path));
        }
    }
}

fn no_variable(scope: &str, variable: &str) -> impl Fn(&'static str) -> BridgeError {
    let (scope, variable) = (scope.to_owned(), variable.to_owned());
    move |missing| BridgeError::NoVariable { scope: scope.clone(), variable: variable.clone(), missing }
}

/// Both names as C has them.
fn variable_names(scope: &str, variable: &str) -> Result<(CString, CString), BridgeError> {
    let text = |name: &str| CString::new(name).map_err(|_| no_variable(scope, variable)("name without a zero byte"));
    Ok((text(scope)?, text(variable)?))
}

const NO_SAVING: BridgeError = BridgeError::NotBuiltIn { what: "saving", option: "savable" };

const NO_TRACE: BridgeError = BridgeError::NotBuiltIn { what: "waveforms", option: "trace" };

fn waveform_error(path: &Path, why: &str) -> BridgeError {
    BridgeError::Waveform { path: path.to_path_buf(), why: why.to_owned() }
}

pub(super) fn bits_of_words(words: &[u32], low_bit: u32, count: u32) -> u64 {
    let word = |index: u32| u128::from(words.get(index as usize).copied().unwrap_or(0));
    let first = low_bit / 32;
    let window = word(first) | word(first + 1) << 32 | word(first + 2) << 64;
    let shifted = window >> (low_bit % 32);
    (shifted & u128::from(low_bits(count))) as u64
}
