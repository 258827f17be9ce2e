//! A program: the user's translation units with what they need of the library, through all stages, to objects.

use std::collections::BTreeSet;
use std::fmt::Write;

use assembler::{Diagnostic, Diagnostics, Image, LinkOptions, Object, SourceFile};
use isa::{CoreOptions, DivergenceMechanism, ExecutionUnit, Reconvergence};

use crate::diverge::{diverge, Decisions};
use crate::emit::{self, Assembly};
use crate::ir::{self, Callee, Module, Operation, Symbol, Type};
use crate::lower::{lower, ROUTINES};
use crate::optimise::optimise;
use crate::{library, CompileError, Target};

/// Bytes of the stack of `main`, unless told.
pub const MAIN_STACK_BYTES: u64 = 8192;
/// Bytes of each lane's stack, unless told.
pub const LANE_STACK_BYTES: u64 = 1024;
/// Bytes that are left for `malloc` at least, when the RAM is to be chosen.
const HEAP_BYTES: u64 = 4096;
/// What a core has, unless told.
const RAM_BYTES: u64 = 65536;

/// Functions that the compiler makes instructions of.
const BUILTINS: [&str; 3] = ["__harp_hardware_id", "__harp_vote", "__harp_barrier"];

/// What is compiled.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// Translation units: names, and LLVM IR.
    pub units: Vec<(String, String)>,
    /// Names that assembly defines: nothing of the library stands in for them.
    pub defined: BTreeSet<Symbol>,
    /// Names that assembly uses: they are kept.
    pub used: BTreeSet<Symbol>,
}

/// Where stacks are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Memory {
    /// Bytes of the RAM; without a number as many as the program needs, 65536 at least.
    pub ram_bytes: Option<u64>,
    /// Bytes of the stack of `main`.
    pub main_stack: u64,
    /// Bytes of each lane's stack, rounded up to a power of two.
    pub lane_stack: u64,
}

impl Default for Memory {
    fn default() -> Self {
        Self {
            ram_bytes: None,
            main_stack: MAIN_STACK_BYTES,
            lane_stack: LANE_STACK_BYTES,
        }
    }
}

/// A program that has been compiled.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// What for.
    pub target: Target,
    /// The program, as its lanes execute it.
    pub module: Module,
    /// Its functions and data.
    pub assembly: Assembly,
    launches: bool,
}

/// A program that has been linked.
#[derive(Clone, Debug)]
pub struct Linked {
    /// The program.
    pub image: Image,
    /// What the core has to have for it.
    pub wanted: CoreOptions,
}

/// Compiles a program.
///
/// # Errors
/// The first thing that is not supported, with its line of C.
pub fn compile(
    program: &Program,
    target: &Target,
    decisions: &Decisions,
) -> Result<Compiled, CompileError> {
    let module = optimise(words(program, target)?, target);
    let mut decisions = decisions.clone();
    decisions.outside.extend(program.used.iter().cloned());
    let module = diverge(module, target, &decisions)?;
    let assembly = emit::assembly(&module, target)?;
    let launches = ir::undefined(&module)
        .iter()
        .chain(&program.used)
        .any(|name| matches!(&**name, "launch" | "launch_warp" | "__harp_launched_warps"));
    Ok(Compiled {
        target: *target,
        module,
        assembly,
        launches,
    })
}

/// The whole program in lowered form: the user's units, those of the library that they need, and, once all of them are
/// lowered, those that lowering itself needs.
///
/// # Errors
/// As [`compile`].
pub fn words(program: &Program, target: &Target) -> Result<Module, CompileError> {
    let read: Result<Vec<_>, _> = program
        .units
        .iter()
        .map(|(name, text)| ir::read(name, text))
        .collect();
    let read = ir::link(read?)?;
    let word_bytes = target.arch.word_bytes();
    if read.layout.pointer_bytes != word_bytes {
        return Err(CompileError::new(format!(
            "the IR has words of {} bytes, {} has {word_bytes}",
            read.layout.pointer_bytes, target.arch
        )));
    }
    let mut needs = Needs {
        program,
        roots: library::ROOTS
            .iter()
            .map(|name| Symbol::from(*name))
            .chain(program.used.iter().cloned())
            .collect(),
        word_bytes,
        prints_floats: passes_floats(&read),
        taken: BTreeSet::new(),
    };
    let whole = needs.complete(read, ROUTINES, ir::link, Ok)?;
    needs.check(&whole)?;
    let lowered = lower(whole, target)?;
    needs.complete(lowered, &[], ir::link_lowered, |unit| lower(unit, target))
}

/// What is taken out of the library.
struct Needs<'p> {
    program: &'p Program,
    roots: Vec<Symbol>,
    word_bytes: u32,
    prints_floats: bool,
    taken: BTreeSet<&'static str>,
}

impl Needs<'_> {
    /// The module with all units of the library that define something that it needs, without what nobody needs. What is
    /// there of `kept` stays.
    fn complete(
        &mut self,
        mut whole: Module,
        kept: &[&str],
        link: impl Fn(Vec<Module>) -> Result<Module, CompileError>,
        form: impl Fn(Module) -> Result<Module, CompileError>,
    ) -> Result<Module, CompileError> {
        let mut roots = self.roots.clone();
        roots.extend(kept.iter().map(|name| Symbol::from(*name)));
        loop {
            let mut module = whole.clone();
            ir::keep_reached(&mut module, &roots);
            let missing = self.missing(&module);
            let units = library::units(
                &missing,
                self.word_bytes,
                self.prints_floats,
                &mut self.taken,
            );
            if units.is_empty() {
                return Ok(module);
            }
            let mut modules = vec![whole];
            for (name, text) in units {
                modules.push(form(ir::read(name, text)?)?);
            }
            whole = link(modules)?;
        }
    }

    fn missing(&self, module: &Module) -> BTreeSet<Symbol> {
        let mut missing = ir::undefined(module);
        let undefined = |name: &&Symbol| !is_defined(module, name);
        missing.extend(self.roots.iter().filter(undefined).cloned());
        missing.retain(|name| !self.program.defined.contains(name));
        missing
    }

    /// Refuses names that nobody defines, but for those that only assembly uses: the linker knows them.
    fn check(&self, module: &Module) -> Result<(), CompileError> {
        let in_assembly = library::in_assembly();
        let unknown = |name: &&Symbol| {
            let by_assembly = self.program.used.contains(*name) && &***name != "main";
            !in_assembly.contains(&***name) && !BUILTINS.contains(&&***name) && !by_assembly
        };
        let missing = self.missing(module);
        let Some(name) = missing.iter().find(unknown) else {
            return Ok(());
        };
        let user = module.functions.iter().find_map(|function| {
            let body = function.body.as_ref()?;
            let mut instructions = body.blocks.iter().flat_map(|block| &block.instructions);
            let call = instructions.find(|one| calls(&one.operation, name))?;
            Some(call.location.or(function.location))
        });
        let error = CompileError::new(format!("`{name}` is used, but nothing defines it"));
        let help = match &**name {
            "main" => "a program begins with `int main(void)`",
            _ => "name the source that defines it, too",
        };
        Err(error.at(module, user.flatten()).with_help(help))
    }
}

fn is_defined(module: &Module, name: &str) -> bool {
    let of_function = module.function(name).is_some_and(|one| one.body.is_some());
    of_function
        || module
            .globals
            .iter()
            .any(|one| &*one.name == name && one.initial.is_some())
}

fn calls(operation: &Operation, name: &Symbol) -> bool {
    matches!(operation, Operation::Call { callee: Callee::Direct(callee), .. } if callee == name)
}

/// Whether floats are passed on as further arguments, as to printf.
fn passes_floats(module: &Module) -> bool {
    let bodies = module.functions.iter().filter_map(|one| one.body.as_ref());
    let mut calls = bodies.flat_map(|body| {
        let instructions = body.blocks.iter().flat_map(|block| &block.instructions);
        instructions.map(move |instruction| (body, &instruction.operation))
    });
    calls.any(|(body, operation)| match operation {
        Operation::Call {
            arguments,
            variadic: true,
            ..
        } => arguments
            .iter()
            .any(|argument| body.type_of(argument) == Type::Double),
        _ => false,
    })
}

impl Compiled {
    /// The parts of the run time that stand in front of the program and behind it, as names and texts.
    fn run_time(&self, memory: &Memory) -> [Vec<(&'static str, String)>; 2] {
        let shift = memory.lane_stack.max(16).next_power_of_two().ilog2();
        let mut definitions = String::new();
        let ram = memory.ram_bytes.unwrap_or(RAM_BYTES);
        let main_stack = memory.main_stack.next_multiple_of(16);
        let _ = write!(
            definitions,
            ".def RAM_BYTES {ram}\n.def MAIN_STACK {main_stack}\n.def STACK_SHIFT {shift}\n"
        );
        let before = vec![("start.s", definitions.clone() + library::START)];
        let mut behind = Vec::new();
        if self.launches {
            let explicit = self.target.divergence == DivergenceMechanism::PairedPath
                && self.target.reconvergence == Reconvergence::Explicit;
            let launch = match explicit {
                true => library::LAUNCH.replace("//@explicit ", "        "),
                false => library::LAUNCH.replace("//@explicit join\n", ""),
            };
            behind.push(("launch.s", definitions + &launch));
        }
        behind.push(("heap.s", library::HEAP.to_owned()));
        [before, behind]
    }

    /// The whole program as one source of assembly.
    pub fn text(&self, memory: &Memory) -> String {
        let [before, behind] = self.run_time(memory);
        let texts = before.iter().map(|(_, text)| text.as_str());
        let texts = texts.chain([self.assembly.text.as_str()]);
        let texts: Vec<_> = texts
            .chain(behind.iter().map(|(_, text)| text.as_str()))
            .collect();
        texts.join("\n")
    }

    /// The objects in the order of their places: the beginning, assembly of the user's, the program, the run time, the heap.
    /// `text_of` gives the text of a source of C, for reports.
    ///
    /// # Errors
    /// When the assembler refuses something, such as an address that fits no field.
    pub fn objects(
        &self,
        own: &[Object],
        memory: &Memory,
        text_of: &dyn Fn(&str) -> Option<String>,
    ) -> Result<Vec<Object>, Diagnostics> {
        let assemble = |(name, text): &(&str, String)| {
            let source = SourceFile::new(*name, text.as_str()).map_err(Diagnostics::from)?;
            Ok::<_, Diagnostics>(assembler::assemble_source(&self.target.arch, &source)?.object)
        };
        let [before, behind] = self.run_time(memory);
        let mut objects = before.iter().map(assemble).collect::<Result<Vec<_>, _>>()?;
        objects.extend(own.iter().cloned());
        let source = self.assembly.source("program.s", &self.module, text_of);
        let source = source.map_err(Diagnostics::from)?;
        objects.push(assembler::assemble_source(&self.target.arch, &source)?.object);
        for part in &behind {
            objects.push(assemble(part)?);
        }
        Ok(objects)
    }

    /// The image, and what the core has to have.
    ///
    /// # Errors
    /// As [`Compiled::objects`], and when the RAM is too small.
    pub fn link(
        &self,
        own: &[Object],
        memory: &Memory,
        text_of: &dyn Fn(&str) -> Option<String>,
    ) -> Result<Linked, Diagnostics> {
        let arch = &self.target.arch;
        let link = |memory: &Memory| {
            let objects = self.objects(own, memory, text_of)?;
            assembler::link(arch, &objects, &LinkOptions::default())
        };
        let mut image = link(memory)?;
        let lane_stacks = memory.lane_stack.max(16).next_power_of_two()
            * u64::from(arch.lanes())
            * u64::from(arch.warps());
        let needed = image.end().0 + lane_stacks + memory.main_stack;
        let mut ram_bytes = memory.ram_bytes;
        match ram_bytes {
            Some(ram) if needed > ram => {
                let error = Diagnostic::error(format!(
                    "the program needs {needed} bytes of RAM, but there are {ram}: {} for itself, {} for the stack of main, \
                     {lane_stacks} for those of {} lanes in {} warps",
                    image.end().0,
                    memory.main_stack,
                    arch.lanes(),
                    arch.warps()
                ));
                return Err(error
                    .with_help("give it more RAM, or smaller stacks")
                    .into());
            }
            None if needed + HEAP_BYTES > RAM_BYTES => {
                ram_bytes = Some((needed + HEAP_BYTES).next_power_of_two());
                image = link(&Memory {
                    ram_bytes,
                    ..*memory
                })?;
            }
            _ => {}
        }
        let mut wanted = CoreOptions {
            ram_bytes,
            ..CoreOptions::default()
        };
        for (_, instruction) in image.written_instructions() {
            match instruction.opcode().unit() {
                ExecutionUnit::Float => wanted.float = Some(true),
                ExecutionUnit::Barrier => wanted.barriers = Some(4),
                _ => {}
            }
        }
        Ok(Linked { image, wanted })
    }
}
