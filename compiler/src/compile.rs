//! A program: the user's translation units with what they need of the library, through all stages, to assembly.

use std::collections::{BTreeSet, HashMap};

use crate::alone::{self, ALONE};
use crate::analysis::calls::{GROUP_BARRIER, ROUNDS, TURN};
use crate::analysis::{CallGraph, RegionNeeds};
use crate::diverge::{diverge, Claim, Conversion, Decisions, Diverged, Watch};
use crate::emit::{self, Assembly};
use crate::ending;
use crate::ir::{self, Callee, Constant, Function, Instruction, Module, Operand, Operation, Symbol, Type};
use crate::library::STORE_PART;
use crate::lower::{lower_with_turns, Turns, ROUTINES};
use crate::optimise::optimise;
use crate::profile::BranchProfile;
use crate::program_link::StackDepths;
use crate::work_groups::{self, Locals};
use crate::{builtins, library, opencl, threads, CompileError, Target};

/// Functions that the compiler makes instructions of.
const BUILTINS: [&str; 5] = ["__harp_hardware_id", "__harp_vote", "__harp_barrier", ALONE, work_groups::OWN_WARP];

/// What is compiled.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// Translation units: names, and LLVM IR.
    pub units: Vec<(String, String)>,
    /// Translation units of OpenCL C: names, and LLVM IR. The others start their kernels.
    pub kernels: Vec<(String, String)>,
    /// Names that assembly defines: the library's definitions do not replace them.
    pub defined: BTreeSet<Symbol>,
    /// Names that assembly uses: they are kept.
    pub used: BTreeSet<Symbol>,
}

impl Program {
    /// A program of one unit.
    pub fn of(name: &str, text: &str) -> Self {
        Self { units: vec![(name.to_owned(), text.to_owned())], ..Self::default() }
    }
}

/// A program that has been compiled.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// The core that it is for.
    pub target: Target,
    /// The program, as its lanes execute it.
    pub module: Module,
    /// Its functions and data.
    pub assembly: Assembly,
    /// How deep its stacks get.
    pub depths: StackDepths,
    /// How many regions it has open at a time.
    pub regions: RegionNeeds,
    /// With [`Watch::Branches`]: its branches, by the numbers of their probes, and nothing counted yet.
    pub profile: Option<BranchProfile>,
    /// With [`Watch::Uniformity`]: what is taken to be the same in all lanes, by the numbers of their probes.
    pub claims: Vec<Claim>,
    /// What has become of the branches of each function.
    pub conversions: Vec<Conversion>,
    /// Its threads take turns at stores of less than a word, since the core stores words alone (`store-part.s`).
    pub takes_turns: bool,
    /// It uses `launch`.
    pub(crate) launches: bool,
    /// A kernel may end it.
    pub(crate) ends_in_kernels: bool,
    /// Its warps meet at barriers.
    pub(crate) barriers: bool,
    /// Lanes take turns in functions of its library.
    pub(crate) has_turns: bool,
    /// What it needs for work groups of OpenCL, if it has some.
    pub(crate) groups: Option<WorkGroups>,
}

/// What a program with work groups needs.
#[derive(Clone, Debug)]
pub(crate) struct WorkGroups {
    /// The `__local` variables.
    pub locals: Locals,
    /// A kernel may have a barrier.
    pub has_barriers: bool,
}

impl Compiled {
    /// Bytes of the block of `__local` variables that each group has, whatever kernel it runs.
    pub fn local_bytes(&self) -> u64 {
        self.groups.as_ref().map_or(0, |groups| groups.locals.block_bytes)
    }

    /// Bytes of the `__local` variables of a kernel.
    pub fn local_bytes_of(&self, kernel: &str) -> u64 {
        self.groups.as_ref().and_then(|groups| groups.locals.reached_bytes.get(kernel)).copied().unwrap_or(0)
    }
}

/// Compiles a program.
///
/// # Errors
/// The first thing that is not supported, with its line of C.
pub fn compile(program: &Program, target: &Target, decisions: &Decisions) -> Result<Compiled, CompileError> {
    let mut module = words(program, target)?;
    let locals = work_groups::place(&mut module, target);
    let mut module = optimise(module, target);
    let mut decisions = decisions.clone();
    let fits = |profile: &BranchProfile| profile.is_of(&module);
    if !decisions.profile.as_ref().is_none_or(fits) {
        let error = "the branch profile is of another program, or of this one compiled otherwise";
        let help = "take it anew with --branch-profile, of the same sources, with the same -O, -D and ArchID";
        return Err(CompileError::new(error).with_help(help));
    }
    let profile = (decisions.watch == Watch::Branches).then(|| {
        let arch = target.arch.to_string();
        BranchProfile::probe(&mut module, arch, target.divergence.name())
    });
    decisions.outside.extend(program.used.iter().cloned());
    let launched = launches(&ir::undefined(&module), program);
    let graph = CallGraph::of(&module, &decisions.outside);
    let ends_in_kernels = launched && ending::may_end_in_kernels(&module, &graph, &program.used);
    if ends_in_kernels {
        ending::look_for_end(&mut module, &graph, target.several_cores());
    }
    let is_barrier = |one: &Instruction| matches!(one.operation, Operation::Barrier(..));
    let barriers = module.bodies().any(|body| body.instructions().any(is_barrier));
    let Diverged { module, claims, conversions } = diverge(module, target, &decisions)?;
    let assembly = emit::assembly(&module, target, &decisions.outside)?;
    let graph = CallGraph::of(&module, &decisions.outside);
    let names: Vec<Symbol> = module.functions.iter().map(|one| one.name.clone()).collect();
    let undefined = ir::undefined(&module);
    let has = |name| module.function(name).is_some();
    let groups = has(ROUNDS).then(|| WorkGroups { locals, has_barriers: has(GROUP_BARRIER) });
    let takes_turns = undefined.contains(STORE_PART);
    Ok(Compiled {
        target: *target,
        regions: RegionNeeds::of(&module, &graph),
        module,
        depths: StackDepths::of(&graph, &names, &assembly.frames),
        assembly,
        profile,
        claims,
        conversions,
        takes_turns,
        groups,
        launches: launches(&undefined, program),
        ends_in_kernels,
        barriers,
        has_turns: undefined.contains(TURN),
    })
}

/// Whether a program has launches, by the names that nothing in it defines.
fn launches(undefined: &BTreeSet<Symbol>, program: &Program) -> bool {
    let mut names = undefined.iter().chain(&program.used);
    names.any(|name| matches!(&**name, "launch" | "launch_warp" | "__harp_launched_warps"))
}

/// The whole program in lowered form: the user's units, those of the library that they need, and, once all of them are
/// lowered, those that lowering itself needs.
///
/// # Errors
/// The errors of [`compile`].
pub fn words(program: &Program, target: &Target) -> Result<Module, CompileError> {
    let read: Result<Vec<_>, _> = program.units.iter().map(|(name, text)| ir::read(name, text)).collect();
    let mut read = read?;
    if !program.kernels.is_empty() {
        let kernels = opencl::device::module(&program.kernels)?;
        if !target.extension {
            opencl::extension::check(&kernels)?;
        }
        read.push(kernels);
    }
    let read = ir::link(read)?;
    let word_bytes = target.arch.word_bytes();
    if read.layout.pointer_bytes != word_bytes {
        return Err(CompileError::new(format!(
            "the IR has words of {} bytes, {} has {word_bytes}",
            read.layout.pointer_bytes, target.arch
        )));
    }
    let mut needs = Needs {
        program,
        roots: library::ROOTS.iter().map(|name| Symbol::from(*name)).chain(program.used.iter().cloned()).collect(),
        choice: library::Choice {
            word_bytes,
            prints_floats: passes_floats(&read),
            prints_hexadecimal: prints_hexadecimal(&read),
            handles_signals: ir::undefined(&read)
                .iter()
                .chain(&program.used)
                .any(|name| matches!(&**name, "signal" | "raise")),
            extension: target.extension,
            several_cores: target.several_cores(),
        },
        taken: BTreeSet::new(),
        own_names: library::own_names(read.defined().chain(&program.defined)),
    };
    let called = [ROUTINES, &[threads::BLOCK, alone::PRINT]].concat();
    let mut whole = needs.complete(read, &called, ir::link, Ok)?;
    let has_launches = launches(&ir::undefined(&whole), program);
    threads::place(&mut whole, has_launches, &program.used)?;
    alone::print(&mut whole, has_launches, &program.used);
    let kept = [ROUTINES, &[threads::INITIAL]].concat();
    let mut whole = needs.complete(whole, &[&called[..], &kept].concat(), ir::link, Ok)?;
    needs.check(&whole)?;
    alone::answer(&mut whole, has_launches, &program.used);
    needs.keep(&mut whole, &kept);
    let lowered = |turns: Turns<'_>| {
        let form = |module| lower_with_turns(module, target.instructions(), turns);
        needs.clone().complete(form(whole.clone())?, &[threads::INITIAL], ir::link_lowered, form)
    };
    let has_threads = !CallGraph::of(&whole, &program.used).in_threads().is_empty();
    if target.extension || !has_threads {
        return lowered(Turns::Nowhere);
    }
    // Only in functions that threads execute may two of them store to one word.
    let everywhere = lowered(Turns::Everywhere)?;
    let threads = CallGraph::of(&everywhere, &program.used).in_threads();
    let threads = threads.into_iter().map(|index| &everywhere.functions[index]);
    let names = threads.filter(|function| stores_parts(function)).map(|function| function.name.clone()).collect();
    lowered(Turns::In(&names))
}

/// Whether there is a store of less than a word that others may have to wait for.
fn stores_parts(function: &Function) -> bool {
    let mut instructions = function.body.iter().flat_map(|body| body.instructions());
    instructions.any(|one| one.operation.called().is_some_and(|name| &**name == STORE_PART))
}

/// What is taken out of the library.
#[derive(Clone)]
struct Needs<'p> {
    program: &'p Program,
    roots: Vec<Symbol>,
    choice: library::Choice,
    taken: BTreeSet<&'static str>,
    /// How units of the library call what the program has its own of.
    own_names: HashMap<Symbol, Symbol>,
}

impl Needs<'_> {
    /// The module with all units of the library that define something that it needs, without what it does not need.
    /// What is there of `kept` stays.
    fn complete(
        &mut self,
        mut whole: Module,
        kept: &[&str],
        link: impl Fn(Vec<Module>) -> Result<Module, CompileError>,
        form: impl Fn(Module) -> Result<Module, CompileError>,
    ) -> Result<Module, CompileError> {
        loop {
            let mut module = whole.clone();
            self.keep(&mut module, kept);
            let missing = self.missing(&module);
            let units = library::units(&missing, self.choice, &mut self.taken);
            let builtins = if units.is_empty() { builtins::unit(&module, &missing) } else { None };
            if units.is_empty() && builtins.is_none() {
                return Ok(module);
            }
            let has_builtins = builtins.is_some();
            let mut modules = vec![whole];
            for (name, text) in units.into_iter().chain(builtins.as_deref().map(|text| ("built-in functions", text))) {
                let mut unit = ir::read(name, text)?;
                unit.rename(&self.own_names);
                let mut unit = form(unit)?;
                unit.yield_to(&modules[0]);
                modules.push(unit);
            }
            whole = link(modules)?;
            if has_builtins {
                builtins::inline(&mut whole, &missing);
            }
        }
    }

    /// Leaves out what neither the roots need nor these that are there.
    fn keep(&self, module: &mut Module, kept: &[&str]) {
        let mut roots = self.roots.clone();
        roots.extend(kept.iter().map(|name| Symbol::from(*name)));
        ir::keep_reached(module, &roots);
    }

    fn missing(&self, module: &Module) -> BTreeSet<Symbol> {
        let mut missing = ir::undefined(module);
        let undefined = |name: &&Symbol| !is_defined(module, name);
        missing.extend(self.roots.iter().filter(undefined).cloned());
        missing.retain(|name| !self.program.defined.contains(name));
        missing
    }

    /// Refuses names without a definition, but for those that only assembly uses: the linker knows them.
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
            let mut instructions = body.instructions();
            let call = instructions.find(|one| one.operation.called() == Some(name))?;
            Some(call.location.or(function.location))
        });
        let error = CompileError::new(format!("`{name}` is used, but nothing defines it"));
        let help = match &**name {
            "main" if !self.program.kernels.is_empty() && self.program.units.is_empty() => {
                "kernels are started by a host part: give a C file with `main` beside them, or put `main` into the .cl file"
            }
            "main" => "a program begins with `int main(void)`",
            _ => "name the source that defines it, too",
        };
        Err(error.at(module, user.flatten()).with_help(help))
    }
}

fn is_defined(module: &Module, name: &str) -> bool {
    let of_function = module.function(name).is_some_and(|one| one.body.is_some());
    of_function || module.globals.iter().any(|one| &*one.name == name && one.initial.is_some())
}

/// Whether floats are passed on as further arguments, as to printf.
fn passes_floats(module: &Module) -> bool {
    calls_with_floats(module).next().is_some()
}

/// The calls that pass floats as further arguments: callee, and arguments.
fn calls_with_floats(module: &Module) -> impl Iterator<Item = (&Callee, &[Operand])> {
    let calls = module.bodies().flat_map(|body| body.instructions().map(move |one| (body, &one.operation)));
    calls.filter_map(|(body, operation)| match operation {
        Operation::Call { callee, arguments, variadic: true, .. }
            if arguments.iter().any(|argument| body.type_of(argument) == Type::Double) =>
        {
            Some((callee, &arguments[..]))
        }
        _ => None,
    })
}

/// Functions whose last argument before the further ones is the format.
const PRINTING: [&str; 4] = ["printf", "fprintf", "sprintf", "snprintf"];

/// Whether a format for floats may have `%a`: it has, or it is no constant.
fn prints_hexadecimal(module: &Module) -> bool {
    let has_none = |operand: &Operand| match operand {
        Operand::Constant(Constant::Address { symbol, .. }) => {
            let text = module.globals.iter().find(|global| global.name == *symbol && global.constant);
            text.and_then(|global| global.initial.as_ref()).is_some_and(|initial| !asks_for_hexadecimal(&initial.bytes))
        }
        _ => false,
    };
    let is_decimal = |(callee, arguments): (&Callee, &[Operand])| {
        let Callee::Direct(name) = callee else {
            return false;
        };
        let fixed = module.function(name).map_or(0, |function| function.parameters.len());
        match arguments.get(..fixed).unwrap_or_default() {
            [.., format] if PRINTING.contains(&&**name) => has_none(format),
            // A function of the program's own: any of them may be the format.
            fixed => !fixed.is_empty() && fixed.iter().all(has_none),
        }
    };
    !calls_with_floats(module).all(is_decimal)
}

/// Whether a text has the conversion `%a` or `%A`.
fn asks_for_hexadecimal(text: &[u8]) -> bool {
    text.split(|byte| *byte == b'%').skip(1).any(|conversion| {
        let between = |byte: &&u8| b"-+ #0123456789.*hlLjzt".contains(byte);
        matches!(conversion.iter().find(|byte| !between(byte)), Some(b'a' | b'A'))
    })
}
