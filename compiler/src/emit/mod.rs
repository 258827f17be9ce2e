//! A module as assembly that people can read.

mod calls;
mod constants;
mod data;
mod entry;
mod frame;
mod function;
mod layout;
mod moves;
mod names;
mod recompute;
mod registers;
mod statement;
mod temporaries;

use std::collections::BTreeSet;
use std::sync::Arc;

use assembler::{Diagnostic, Image, Origins, SourceFile};
use isa::{Address, DivergenceMechanism, HardwareId, PredicateRegister};

use regalloc2::{Output, RegAllocError};

use crate::allocate::{allocate, uses_link, Link, Registers};
use crate::analysis::CallGraph;
use crate::diverge;
use crate::ir::{Body, Function, Global, Linkage, Location, Module, Symbol};
use crate::select::{select, Keeps, MachineFunction, SlotAddresses};
use crate::{CompileError, Depth, Target};
use frame::Frame;
use function::{FunctionCode, Scratch};
use layout::Line;
use names::Names;
use statement::{Special, Writer};

/// The selector of predicate register 0's vote.
const FIRST_VOTE: i64 = HardwareId::Vote(PredicateRegister(0)).selector();

/// With so few registers addresses of variables are tried both ways: in registers, and computed where they are read.
const FEW_REGISTERS: u32 = 16;

/// Assembly of a module.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Assembly {
    /// The text, as the assembler takes it.
    pub text: String,
    /// For each of its lines, the line of C that it does something for.
    pub lines: Vec<Option<Location>>,
    /// The lines, from 1, with loads and stores that are volatile or atomic in the program.
    pub shared: BTreeSet<u32>,
    /// For each function of the module, its frame: not all of it when it has no body, or an array of a length that is
    /// not constant.
    pub frames: Vec<Depth>,
}

/// What labels of instructions that show a value begin with.
const PROBE: &str = "__harp_probe.";

/// The label of an instruction that shows a value: its own number in the program, and the probe's.
fn probe_label(unique: usize, number: u32) -> String {
    format!("{PROBE}{unique}.{number}")
}

/// The instructions of a program that show values ([`crate::ir::Operation::Probe`]), by their addresses, and the
/// numbers of the probes. One probe may have become several instructions.
pub fn probes(image: &Image) -> Vec<(Address, u32)> {
    let number = |name: &str| name.strip_prefix(PROBE)?.split_once('.')?.1.parse().ok();
    let symbols = image.symbols.iter();
    symbols.filter_map(|symbol| Some((symbol.address, number(&symbol.name)?))).collect()
}

impl Assembly {
    /// The line that was written last, from 1.
    fn line(&self) -> u32 {
        u32::try_from(self.lines.len()).unwrap_or(u32::MAX)
    }

    fn push(&mut self, text: &str, location: Option<Location>) {
        for line in text.lines() {
            self.text.push_str(line);
            self.text.push('\n');
            self.lines.push(location);
        }
    }
}

impl Assembly {
    /// The text for the assembler, with what it was written for: images and reports show the lines of C. `text_of`
    /// gives the text of a file, if it can be read.
    ///
    /// # Errors
    /// When it is longer than the assembler takes.
    pub fn source(
        &self,
        name: &str,
        module: &Module,
        text_of: impl Fn(&str) -> Option<String>,
    ) -> Result<Arc<SourceFile>, Diagnostic> {
        let sources = module.files.iter().map(|file| {
            SourceFile::new(&**file, text_of(file).unwrap_or_default()).or_else(|_| SourceFile::new(&**file, ""))
        });
        let origin = |location: &Option<Location>| {
            location.filter(|location| location.line > 0).map(|location| (usize::from(location.file), location.line))
        };
        let origins =
            Origins { sources: sources.collect::<Result<_, _>>()?, lines: self.lines.iter().map(origin).collect() };
        SourceFile::written_for(name, self.text.as_str(), origins)
    }
}

/// Selects instructions, allocates registers, and writes assembly: of every function with a body, and of the data.
/// `outside` names functions that assembly refers to.
///
/// # Errors
/// When something has not been lowered, or needs more registers than there are.
pub fn assembly(module: &Module, target: &Target, outside: &BTreeSet<Symbol>) -> Result<Assembly, CompileError> {
    let names = Names::new(module);
    let registers = Registers::new(&target.arch);
    let mut assembly = Assembly::default();
    let mut unique = 0;
    let graph = CallGraph::of(module, outside);
    let shared = shared_returns(module, target, &graph);
    let whole = Whole { module, graph: &graph, target, registers: &registers, names: &names };
    let mut functions = Vec::new();
    for (index, function) in module.functions.iter().enumerate() {
        let mut frame = Depth::default();
        if let Some(body) = &function.body {
            let lines;
            (lines, frame) = whole.code(function, body, shared.contains(&index), &mut unique)?;
            functions.push((index, lines));
        }
        assembly.frames.push(frame);
    }
    let registers = special(target, 0);
    calls::reach(&mut functions, module, &target.arch, &names, registers);
    for (index, lines) in &functions {
        let function = &module.functions[*index];
        write_function(&mut assembly, module, function, lines, target, &names);
    }
    let word = u64::from(target.arch.word_bytes());
    for number in names.literals() {
        let label = names.literal(number);
        assembly.push(&format!("\n.perm r\n.align {word}\n{label}:\n        .word   {number}"), None);
    }
    for global in &module.globals {
        if let Some(initial) = &global.initial {
            assembly.push(&data::global(global, initial, word, &names), None);
        }
    }
    Ok(assembly)
}

/// Functions from which lanes may go back to different callers at the same time: on paired paths the recursive ones.
fn shared_returns(module: &Module, target: &Target, graph: &CallGraph) -> BTreeSet<usize> {
    let elects = |global: &Global| &*global.name == diverge::ELECTED;
    if target.divergence != DivergenceMechanism::PairedPath || !module.globals.iter().any(elects) {
        return BTreeSet::new();
    }
    let functions = 0..module.functions.len();
    functions.filter(|index| graph.recursive(*index)).collect()
}

/// The registers that the calling convention names.
fn special(target: &Target, results: u32) -> Special {
    let count = target.arch.gprs();
    Special { scratch: count - 3, stack_pointer: count - 2, return_address: count - 1, results }
}

/// A function whose values have registers.
struct Registered {
    machine: MachineFunction,
    output: Output,
    frame: Frame,
    cost: u64,
}

/// What all functions of a program share.
struct Whole<'a> {
    module: &'a Module,
    graph: &'a CallGraph,
    target: &'a Target,
    registers: &'a Registers,
    names: &'a Names,
}

impl Whole<'_> {
    /// Selects instructions and allocates registers.
    fn registered(
        &self,
        function: &Function,
        body: &Body,
        addresses: SlotAddresses,
    ) -> Result<Registered, CompileError> {
        let (module, target, registers) = (self.module, self.target, self.registers);
        let mut machine = select(module, function, body, target, addresses)?;
        machine.keeps = self.keeps(function);
        let allocated = |link| {
            allocate(&machine, registers, link).map_err(|error| {
                let at = |message: String| {
                    CompileError::new(format!("{}: {message}", function.name)).at(module, function.location)
                };
                match error {
                    RegAllocError::TooManyLiveRegs => {
                        at("there are too few registers".to_owned()).with_help("take an ArchID with more registers")
                    }
                    wrong => at(format!("no registers: {wrong}: an error of the compiler")),
                }
            })
        };
        let mut found = allocated(Link::of(&machine))?;
        let mut frame = Frame::new(&target.arch, &machine, &found.output, registers);
        if frame.far_spills && uses_link(&found.output) {
            found = allocated(Link::Reserved)?;
            frame = Frame::new(&target.arch, &machine, &found.output, registers);
        }
        Ok(Registered { frame, output: found.output, cost: found.cost, machine })
    }

    /// What the callers of a function find as it was.
    fn keeps(&self, function: &Function) -> Keeps {
        match self.graph.index(&function.name) {
            Some(index) if self.graph.begins_only(index) => Keeps::Nothing,
            Some(index) if self.graph.launched_only(index) => Keeps::First,
            _ => Keeps::All,
        }
    }

    /// The lines of a function, and its frame. `shared_return`: lanes may go back to different callers; `unique`
    /// numbers labels.
    fn code(
        &self,
        function: &Function,
        body: &Body,
        shared_return: bool,
        unique: &mut usize,
    ) -> Result<(Vec<Line>, Depth), CompileError> {
        let Whole { target, registers, names, .. } = *self;
        let mut best = self.registered(function, body, SlotAddresses::Kept)?;
        if !body.slots.is_empty() && target.arch.gprs() <= FEW_REGISTERS {
            let other = self.registered(function, body, SlotAddresses::Anew)?;
            if other.cost < best.cost {
                best = other;
            }
        }
        let Registered { machine, output, frame, .. } = best;
        let special = special(target, machine.results);
        let depth = Depth { least: frame.size, is_all: !machine.dynamic, again: 0 };
        let blocks = FunctionCode {
            arch: &target.arch,
            machine: &machine,
            output: &output,
            registers,
            special,
            names,
            frame,
            base: if machine.dynamic { registers.base() } else { special.stack_pointer },
            statements: Vec::new(),
            location: None,
            shared: false,
            shared_return,
            unique,
            scratch: Scratch::Free,
            temporaries: Vec::new(),
            wrong: None,
        }
        .blocks(function.location)
        .map_err(|wrong| {
            let message = format!("{}: {wrong}: an error of the compiler", function.name);
            CompileError::new(message).at(self.module, function.location)
        })?;
        let lines = layout::lines(blocks, special, registers.truth_scratch());
        Ok((lines, depth))
    }
}

fn write_function(
    assembly: &mut Assembly,
    module: &Module,
    function: &Function,
    lines: &[Line],
    target: &Target,
    names: &Names,
) {
    let name = names.symbol(&function.name);
    let parameters: Vec<_> = function.parameters.iter().map(|parameter| parameter.kind.to_string()).collect();
    let result = match function.results.as_slice() {
        [] => function.result.to_string(),
        results => results.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
    };
    let word = target.arch.word_bytes();
    let global = if function.linkage == Linkage::Internal { "" } else { ".global\n" };
    assembly.push(
        &format!(
            "\n// {}({}): {result}\n.perm rx\n.align {word}\n{global}{name}:",
            function.name,
            parameters.join(", "),
        ),
        function.location,
    );
    let writer = Writer { names, special: special(target, 0), function: name };
    let mut shown = None;
    for line in lines {
        match line {
            Line::Label(block) => assembly.push(&format!("{}:", names.block(name, *block)), None),
            Line::Statement(statement) => {
                let place = statement.location.map(|location| (location.file, location.line));
                if let Some((file, line)) = place.filter(|_| place != shown) {
                    if let Some(file) = module.files.get(file) {
                        let comment = format!("// {}:{line}", file.replace(['\n', '\r'], " "));
                        assembly.push(&comment, statement.location);
                    }
                    shown = place;
                }
                assembly.push(&writer.statement(statement), statement.location);
                if statement.shared {
                    assembly.shared.insert(assembly.line());
                }
            }
        }
    }
}
