//! From a tree of blocks to Verilog: the walk, and the sharing of equal modules.
//!
//! rust-hdl's own emitter prints one module for each instance. Here a block's module is printed without its own name
//! and its sub-modules' names; equal texts are one module, and names are given at the end, when all variants of each
//! type in the design have been counted.

use std::collections::{BTreeMap, HashMap, HashSet};

use rust_hdl::prelude::{Atom, AtomKind, Block, In, Probe};

use super::check;
use super::code::Codes;
use super::defect::Defect;
use super::description::{self, comment_of, Description, FieldDocs, Foreign, Parametric};
use super::design::{file_of, Design, EmittedModule};
use super::error::{BuildErrors, Fault};
use super::expression_text::Sizes;
use super::loops::{self, Paths};
use super::module::{Instance, Module, Net, Port, PortDirection};
use super::module_text::{ModuleText, Named};
use super::mutation::{self, Mutant, MutantChoice, Mutation};
use super::names::snake_case;
use super::signal::RSignal;
use super::statement::Statement;

mod assemble;

use self::assemble::assemble;

/// Emits `top` and everything in it.
///
/// # Errors
/// Every fault of every block's description; see [`kit`](super) for the checks.
pub fn emit(top: &dyn Block) -> Result<Design, BuildErrors> {
    emit_walked(top, Walk::default())
}

/// Emits the same with the beginnings of modules' names that are given, so that they go with those of other designs.
///
/// # Errors
/// As [`emit`].
pub fn emit_prefixed(top: &dyn Block, prefixes: Prefixes<'_>) -> Result<Design, BuildErrors> {
    let walk = Walk { prefixes, ..Walk::default() };
    emit_walked(top, walk)
}

/// What the names of modules begin with.
#[derive(Clone, Copy, Debug, Default)]
pub struct Prefixes<'a> {
    /// Before every name.
    pub outer: &'a str,
    /// Behind that, unless a name begins with it anyway.
    pub family: &'a str,
}

/// Emits the same with one driver changed; for tests that a check notices it.
///
/// # Errors
/// As [`emit`]; and when the defect does not find its driver in exactly one module.
pub fn emit_with_defect(top: &dyn Block, defect: &Defect) -> Result<Design, BuildErrors> {
    let walk = Walk { defect: Some(defect), ..Walk::default() };
    emit_walked(top, walk)
}

/// Emits the same with mutants, and lists them.
///
/// # Errors
/// As [`emit`].
pub fn emit_with_mutants(top: &dyn Block, choice: &MutantChoice) -> Result<(Design, Vec<Mutant>), BuildErrors> {
    let mut survey = Walk { mutation: Some(Mutation::survey()), ..Walk::default() };
    walk_over(top, &mut survey)?;
    let mut walk = Walk { mutation: survey.mutation.map(|survey| Mutation::of(survey, choice)), ..Walk::default() };
    let module = walk_over(top, &mut walk)?;
    let design = walk.shared.finish(module, walk.prefixes)?;
    let names = walk.shared.names(module, walk.prefixes);
    let mutants = walk.mutation.map(|mutation| mutation.mutants(&names));
    Ok((design, mutants.unwrap_or_default()))
}

fn emit_walked(top: &dyn Block, mut walk: Walk<'_>) -> Result<Design, BuildErrors> {
    let module = walk_over(top, &mut walk)?;
    walk.shared.finish(module, walk.prefixes)
}

/// Walks over the design, and gives the place of the top module among the distinct ones.
fn walk_over(top: &dyn Block, walk: &mut Walk<'_>) -> Result<usize, BuildErrors> {
    walk.frames.push(Frame::new("design".into()));
    top.accept("top", walk);
    let root = walk.frames.pop();
    if !walk.errors.is_empty() {
        return Err(BuildErrors(std::mem::take(&mut walk.errors)));
    }
    if let Some(defect) = walk.defect.filter(|_| walk.defective.len() != 1) {
        let message = format!("{defect}: {} modules have it", walk.defective.len());
        return Err(one_error("top", Fault::of_structure(message)));
    }
    match root.and_then(|frame| frame.instances.into_iter().next()) {
        Some(instance) => Ok(instance.module),
        None => Err(one_error("top", Fault::of_structure("the design has no module"))),
    }
}

fn one_error(instance: &str, fault: Fault) -> BuildErrors {
    BuildErrors(vec![(instance.to_string(), fault)])
}

/// A block that is being visited.
struct Frame {
    name: String,
    atoms: Vec<SeenAtom>,
    instances: Vec<Instance>,
    /// Each with its comment, for a register of a bundle.
    registers: Vec<(Net, Option<String>)>,
    /// The bundles around the next atom: name, field docs.
    bundles: Vec<(String, FieldDocs)>,
}

struct SeenAtom {
    name: String,
    /// The field of the block, or of a group of ports, that holds the atom, alone or in a bundle or list.
    field: String,
    /// Partner and comment of the group's field, if the atom is in a group of ports.
    group_doc: Option<(String, String)>,
    /// The comment, for a signal of a bundle.
    bundle_doc: Option<String>,
    id: usize,
    width: u32,
    kind: AtomKind,
}

impl Frame {
    fn new(name: String) -> Frame {
        Frame { name, atoms: Vec::new(), instances: Vec::new(), registers: Vec::new(), bundles: Vec::new() }
    }

    /// The Verilog name of a signal or register of the bundles being visited, or of the block itself.
    fn name_of(&self, name: &str) -> String {
        let outer = self.bundles.iter().map(|(bundle, _)| plain(bundle));
        let outer = outer.filter(|bundle| !bundle.is_empty());
        let outer: Vec<String> = outer.collect();
        outer.iter().rev().fold(plain(name), |inner, bundle| {
            // A field `write_first` of the bundle `write` has said it already.
            match inner.starts_with(&format!("{bundle}_")) {
                true => inner,
                false => format!("{bundle}_{inner}"),
            }
        })
    }
}

/// rust-hdl writes element 3 of the list `lane` as `lane$3`; a [`Numbered`](super::Numbered) list as `lane#3`.
fn plain(name: &str) -> String {
    name.replace('$', "_").replace('#', "")
}

fn field_of(name: &str) -> &str {
    name.split(['$', '#']).next().unwrap_or(name)
}

#[derive(Default)]
struct Walk<'a> {
    frames: Vec<Frame>,
    shared: Shared,
    errors: Vec<(String, Fault)>,
    prefixes: Prefixes<'a>,
    defect: Option<&'a Defect>,
    mutation: Option<Mutation>,
    /// The distinct modules that have the defect.
    defective: HashSet<usize>,
    /// How many blocks are around the sample that is being visited.
    sample_depth: Option<usize>,
}

impl Probe for Walk<'_> {
    fn visit_start_scope(&mut self, name: &str, _node: &dyn Block) {
        self.frames.push(Frame::new(name.to_string()));
    }

    fn visit_start_namespace(&mut self, name: &str, node: &dyn Block) {
        let docs: FieldDocs = match description::describe(node) {
            Some(Description::Bundle(docs)) => docs,
            Some(Description::Module(_) | Description::Register(_)) | None => &[],
        };
        if let Some(frame) = self.frames.last_mut() {
            frame.bundles.push((name.to_string(), docs));
        }
    }

    fn visit_end_namespace(&mut self, _name: &str, _node: &dyn Block) {
        if let Some(frame) = self.frames.last_mut() {
            frame.bundles.pop();
        }
    }

    fn visit_atom(&mut self, name: &str, atom: &dyn Atom) {
        let Some(frame) = self.frames.last_mut() else {
            return;
        };
        let mut named = frame.bundles.iter().filter(|(bundle, _)| !bundle.is_empty());
        let field = named.next().map_or(name, |(bundle, _)| bundle);
        let is_group = |(bundle, _): &&(String, FieldDocs)| bundle.is_empty();
        let group = frame.bundles.first().filter(is_group);
        let bundle = frame.bundles.last().filter(|found| !is_group(found));
        frame.atoms.push(SeenAtom {
            name: frame.name_of(name),
            field: field.to_string(),
            group_doc: group.map(|(_, docs)| comment_of(docs, field_of(field))),
            bundle_doc: bundle.map(|(_, docs)| comment_of(docs, field_of(name)).1),
            id: atom.id(),
            width: atom.bits() as u32,
            kind: atom.kind(),
        });
    }

    fn visit_end_scope(&mut self, _name: &str, node: &dyn Block) {
        let Some(frame) = self.frames.pop() else {
            return;
        };
        match description::describe(node) {
            Some(Description::Register(shape)) => {
                let holder = self.frames.last_mut();
                if let (Some(holder), Some(q)) = (holder, frame.atoms.first()) {
                    let bundle_doc = holder.bundles.last().map(|(_, docs)| comment_of(docs, field_of(&frame.name)).1);
                    let net = Net {
                        name: holder.name_of(&frame.name),
                        width: q.width,
                        id: q.id,
                        doc: frame.name,
                        reset_value: shape.reset_value,
                        power_up_value: shape.power_up_value,
                    };
                    holder.registers.push((net, bundle_doc));
                }
            }
            Some(Description::Module(found)) => self.finish_module(frame, found),
            Some(Description::Bundle(_)) | None => {
                let message = format!("`{}` has no kernel of this kit", frame.name);
                self.blame(&frame.name, vec![Fault::of_structure(message)]);
            }
        }
    }
}

impl Walk<'_> {
    fn blame(&mut self, block: &str, faults: Vec<Fault>) {
        let outer = self.frames.iter().skip(1).map(|frame| frame.name.as_str());
        let path = outer.chain([block]).map(plain).collect::<Vec<_>>().join(".");
        self.errors.extend(faults.into_iter().map(|fault| (path.clone(), fault)));
    }

    fn finish_module(&mut self, frame: Frame, found: Box<description::ModuleDescription>) {
        let name = frame.name.clone();
        let (mut module, mut faults) = assemble(frame, found);
        if let Some(foreign) = module.description.foreign.take() {
            self.blame(&name, faults);
            self.finish_foreign(name, foreign, module.ports);
            return;
        }
        module.packs_ports = self.frames.len() > 1;
        let (type_name, variant) = (module.description.type_name, &module.description.variant);
        let is_sample = self.sample_depth == Some(self.frames.len());
        let defect = self.defect.filter(|defect| !is_sample && defect.is_in(type_name, variant));
        if let Some(Err(fault)) = defect.map(|defect| defect.apply(&mut module)) {
            faults.push(fault);
        }
        // A changed driver may leave something unread.
        let checks_reads = defect.is_none();
        faults.extend(check::faults(&module, checks_reads));
        let mut index = 0;
        let mut parameters = Vec::new();
        module.codes = module.codes_used().unwrap_or_default();
        if faults.is_empty() {
            let parametric = module.description.parametric.take();
            // With a defect in it or in a part, it is not as others of its type; and a top has no block around that
            // gives it sizes.
            let is_as_others =
                defect.is_none() && self.frames.len() > 1 && module.instances.iter().all(Instance::has_parameters);
            let taken = match parametric.filter(|_| is_sample || is_as_others) {
                Some(parametric) if is_sample => {
                    module.description.variant = parametric.variant;
                    module.sizes = Sizes(parametric.parameters);
                    self.shared.take(&module)
                }
                Some(parametric) => {
                    parameters.clone_from(&parametric.parameters);
                    self.parametric_module(&mut module, parametric)
                }
                None => self.mutated_module(&mut module),
            };
            match taken {
                Ok(taken) => index = taken,
                Err(fault) => faults.push(fault),
            }
        }
        if defect.is_some() {
            self.defective.insert(index);
        }
        self.blame(&name, faults);
        if let Some(holder) = self.frames.last_mut() {
            holder.instances.push(Instance {
                name: plain(&name),
                module: index,
                parameters,
                doc: name,
                ports: mutation::without_port(module.ports),
            });
        }
    }

    /// Takes a module that somebody else has written as a part of the block around.
    fn finish_foreign(&mut self, name: String, foreign: Foreign, ports: Vec<Port>) {
        let parameters = foreign.parameters.clone();
        let module = self.shared.take_foreign(foreign, &ports);
        if let Some(holder) = self.frames.last_mut() {
            holder.instances.push(Instance { name: plain(&name), module, parameters, doc: name, ports });
        }
    }

    /// The place of a module that is printed as it is, with its mutants if there are to be any.
    fn mutated_module(&mut self, module: &mut Module) -> Result<usize, Fault> {
        let Some(mutation) = &mut self.mutation else {
            return self.shared.take(module);
        };
        let numbers = mutation.apply(module, &self.shared.paths_of_parts(module));
        mutation::add_port(module, !numbers.is_empty(), |part| mutation::has_port(&self.shared.modules[part].1));
        let index = self.shared.take(module)?;
        mutation.home(index, &numbers);
        Ok(index)
    }

    /// The module with parameters that serves a block: printed from the sample when the first such block comes.
    fn parametric_module(&mut self, module: &mut Module, parametric: Parametric) -> Result<usize, Fault> {
        let key = (module.description.type_name, parametric.variant.clone());
        let index = match self.shared.parametric.get(&key) {
            Some(&index) => index,
            None => {
                let outer = self.sample_depth.replace(self.frames.len() + 1);
                self.frames.push(Frame::new("sample".into()));
                (parametric.sample)().accept("sample", self);
                self.sample_depth = outer;
                let holder = self.frames.pop();
                let index = holder.and_then(|holder| holder.instances.first().map(|one| one.module));
                let index = index.unwrap_or_default();
                self.shared.parametric.insert(key, index);
                index
            }
        };
        // Where the numbers of the block's sizes are distinct, its text must be that of the sample.
        module.sizes = Sizes(parametric.parameters);
        if self.errors.is_empty() && module.sizes.are_told_apart() {
            module.description.variant = parametric.variant;
            let text = ModuleText::of(module, &self.shared.paths_of_parts(module));
            if !text.is_for_all_sizes(&self.shared.modules[index].0) {
                let message =
                    format!("`{}` is not the same for all values of its parameters", module.description.type_name);
                return Err(Fault::of_structure(message));
            }
        }
        Ok(index)
    }
}

/// The distinct modules found so far.
#[derive(Default)]
struct Shared {
    modules: Vec<(ModuleText, Vec<Port>, Vec<String>)>,
    paths: Vec<Paths>,
    indices: HashMap<ModuleText, usize>,
    /// The modules with parameters, by the type and what sets them apart.
    parametric: HashMap<(&'static str, String), usize>,
    /// The modules that somebody else has written.
    foreign: BTreeMap<usize, Foreign>,
}

impl Shared {
    /// The place of a module's text; a new one is checked for loops.
    fn take(&mut self, module: &Module) -> Result<usize, Fault> {
        let text = ModuleText::of(module, &self.paths_of_parts(module));
        if let Some(&index) = self.indices.get(&text) {
            return Ok(index);
        }
        let paths = loops::paths(module, &self.paths_of_parts(module))?;
        self.paths.push(paths);
        let index = self.modules.len();
        self.indices.insert(text.clone(), index);
        self.modules.push((text, module.ports.clone(), check::declared_names(module)));
        Ok(index)
    }

    /// The place of a module that somebody else has written.
    fn take_foreign(&mut self, foreign: Foreign, ports: &[Port]) -> usize {
        if let Some((&index, _)) = self.foreign.iter().find(|(_, known)| known.name == foreign.name) {
            return index;
        }
        let index = self.modules.len();
        self.modules.push((ModuleText::default(), ports.to_vec(), Vec::new()));
        self.paths.push(loops::all_paths(ports));
        self.foreign.insert(index, foreign);
        index
    }

    /// The paths through the module's parts, in order.
    fn paths_of_parts(&self, module: &Module) -> Vec<&Paths> {
        let parts = module.instances.iter();
        parts.filter_map(|instance| self.paths.get(instance.module)).collect()
    }

    /// The modules in use order: `index`, then its sub-modules.
    fn order(&self, index: usize, ordered: &mut Vec<usize>) {
        if !ordered.contains(&index) {
            ordered.push(index);
            for instance in &self.modules[index].0.instances {
                self.order(instance.module, ordered);
            }
        }
    }

    /// The names of the modules in use.
    fn names(&self, top: usize, prefixes: Prefixes<'_>) -> HashMap<usize, String> {
        let mut order = Vec::new();
        self.order(top, &mut order);
        self.module_names(&order, prefixes)
    }

    /// Names the modules and prints them.
    fn finish(&self, top: usize, prefixes: Prefixes<'_>) -> Result<Design, BuildErrors> {
        let mut order = Vec::new();
        self.order(top, &mut order);
        let names = self.module_names(&order, prefixes);
        let mut modules = Vec::new();
        self.check_top(&names[&top], top, prefixes)?;
        for &index in order.iter().filter(|index| !self.foreign.contains_key(index)) {
            let (text, ports, declared) = &self.modules[index];
            let name = &names[&index];
            if declared.contains(name) {
                let message = format!("module `{name}` holds a signal or instance of its own name");
                return Err(one_error(name, Fault::of_structure(message)));
            }
            let named = Named { name, module_names: &names };
            let text = file_of(&text.print(&named));
            let kind = snake_case(self.modules[index].0.type_name);
            modules.push(EmittedModule { name: name.clone(), kind, ports: ports.clone(), text });
        }
        modules.extend(self.foreign.iter().map(|(&index, Foreign { name, text, .. })| {
            let ports = self.modules[index].1.clone();
            EmittedModule { name: name.clone(), kind: name.clone(), ports, text: text.clone() }
        }));
        Ok(Design { modules })
    }

    /// Refuses a module of somebody else that has the name of the top.
    fn check_top(&self, name: &str, top: usize, prefixes: Prefixes<'_>) -> Result<(), BuildErrors> {
        let wanted = base_name(&self.modules[top].0, prefixes);
        match self.foreign.values().find(|foreign| foreign.module_names().contains(&wanted.as_str())) {
            None => Ok(()),
            Some(Foreign { name: foreign, .. }) => {
                let message = format!("the Verilog of {foreign} has a module `{wanted}`, too: call that otherwise");
                Err(one_error(name, Fault::of_structure(message)))
            }
        }
    }

    /// A type with one variant is named after the type alone; several get their variants' names, or numbers.
    fn module_names(&self, order: &[usize], prefixes: Prefixes<'_>) -> HashMap<usize, String> {
        let mut of_type: HashMap<&str, usize> = HashMap::new();
        for &index in order {
            *of_type.entry(self.modules[index].0.type_name).or_default() += 1;
        }
        let foreign = self.foreign.iter();
        let mut names: HashMap<usize, String> = foreign.map(|(&index, one)| (index, one.name.clone())).collect();
        let taken: HashSet<&str> = self.foreign.values().flat_map(Foreign::module_names).collect();
        for &index in order.iter().filter(|index| !self.foreign.contains_key(index)) {
            let text = &self.modules[index].0;
            let base = base_name(text, prefixes);
            // A module with parameters has the same name in every design.
            let is_only = of_type[text.type_name] == 1 && !text.has_parameters();
            let wanted = match text.variant.is_empty() || is_only {
                true => base,
                false => format!("{base}_{}", text.variant),
            };
            let mut name = wanted.clone();
            let mut number = 2;
            let is_taken = |name: &String| names.values().any(|other| other == name) || taken.contains(name.as_str());
            while is_taken(&name) || super::names::is_keyword(&name) {
                name = format!("{wanted}_{number}");
                number += 1;
            }
            names.insert(index, name);
        }
        names
    }
}

/// The name of a module, but for what sets it apart from others of its type.
fn base_name(text: &ModuleText, prefixes: Prefixes<'_>) -> String {
    let mut base = snake_case(text.type_name);
    if !base.starts_with(prefixes.family) {
        base.insert_str(0, prefixes.family);
    }
    base.insert_str(0, prefixes.outer);
    base
}
