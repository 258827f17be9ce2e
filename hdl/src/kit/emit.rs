//! From a tree of blocks to Verilog: the walk, and the sharing of equal modules.
//!
//! rust-hdl's own emitter prints one module for each instance. Here a block's module is printed without its own name and
//! its sub-modules' names; equal texts are one module, and names are given at the end, when it is known how many
//! variants of each type the design holds.

use std::collections::{HashMap, HashSet};

use rust_hdl::prelude::{Atom, AtomKind, Block, Probe};

use super::check;
use super::defect::Defect;
use super::description::{self, Description, FieldDocs};
use super::design::{Design, EmittedModule};
use super::error::{BuildErrors, Fault};
use super::loops::{self, Paths};
use super::module::{summary, Instance, Module, Net, Port, PortDirection};
use super::module_text::{ModuleText, Named};
use super::names::snake_case;

mod assemble;

use self::assemble::assemble;

/// Emits `top` and everything in it.
///
/// # Errors
/// Every fault of every block's description; see [`kit`](super) for the checks.
pub fn emit(top: &dyn Block) -> Result<Design, BuildErrors> {
    emit_walked(top, Walk::default())
}

/// Emits the same with modules whose names begin with `prefix`, so that they go with those of other designs.
///
/// # Errors
/// As [`emit`].
pub fn emit_prefixed(top: &dyn Block, prefix: &str) -> Result<Design, BuildErrors> {
    let walk = Walk {
        prefix,
        ..Walk::default()
    };
    emit_walked(top, walk)
}

/// Emits the same with one driver changed; for tests that a check notices it.
///
/// # Errors
/// As [`emit`]; and when the defect does not find its driver in exactly one module.
pub fn emit_with_defect(top: &dyn Block, defect: &Defect) -> Result<Design, BuildErrors> {
    let walk = Walk {
        defect: Some(defect),
        ..Walk::default()
    };
    emit_walked(top, walk)
}

fn emit_walked(top: &dyn Block, mut walk: Walk<'_>) -> Result<Design, BuildErrors> {
    walk.frames.push(Frame::new("design".into()));
    top.accept("top", &mut walk);
    let root = walk.frames.pop();
    if !walk.errors.is_empty() {
        return Err(BuildErrors(walk.errors));
    }
    if let Some(defect) = walk.defect.filter(|_| walk.defective.len() != 1) {
        let message = format!("{defect}: {} modules have it", walk.defective.len());
        return Err(one_error("top", Fault::of_structure(message)));
    }
    match root.and_then(|frame| frame.instances.into_iter().next()) {
        Some(instance) => walk.shared.finish(instance.module, walk.prefix),
        None => Err(one_error(
            "top",
            Fault::of_structure("the design has no module"),
        )),
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
    /// The doc comment of the group's field, if the atom is in a group of ports.
    group_doc: Option<Vec<&'static str>>,
    /// The doc comment, for a signal of a bundle.
    bundle_doc: Option<Vec<&'static str>>,
    id: usize,
    width: u32,
    kind: AtomKind,
}

impl Frame {
    fn new(name: String) -> Frame {
        Frame {
            name,
            atoms: Vec::new(),
            instances: Vec::new(),
            registers: Vec::new(),
            bundles: Vec::new(),
        }
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

/// rust-hdl writes element 3 of the list `lane` as `lane$3`.
fn plain(name: &str) -> String {
    name.replace('$', "_")
}

fn field_of(name: &str) -> &str {
    name.split('$').next().unwrap_or(name)
}

fn docs_of(fields: FieldDocs, field: &str) -> Vec<&'static str> {
    let found = fields.iter().find(|(name, _)| *name == field);
    found.map_or_else(Vec::new, |(_, lines)| lines.to_vec())
}

#[derive(Default)]
struct Walk<'a> {
    frames: Vec<Frame>,
    shared: Shared,
    errors: Vec<(String, Fault)>,
    /// What the names of modules begin with.
    prefix: &'a str,
    defect: Option<&'a Defect>,
    /// The distinct modules that have the defect.
    defective: HashSet<usize>,
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
        let mut named = frame
            .bundles
            .iter()
            .filter(|(bundle, _)| !bundle.is_empty());
        let field = named.next().map_or(name, |(bundle, _)| bundle);
        let is_group = |(bundle, _): &&(String, FieldDocs)| bundle.is_empty();
        let group = frame.bundles.first().filter(is_group);
        let bundle = frame.bundles.last().filter(|found| !is_group(found));
        frame.atoms.push(SeenAtom {
            name: frame.name_of(name),
            field: field.to_string(),
            group_doc: group.map(|(_, docs)| docs_of(docs, field_of(field))),
            bundle_doc: bundle.map(|(_, docs)| docs_of(docs, field_of(name))),
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
                    let bundle_doc = holder
                        .bundles
                        .last()
                        .map(|(_, docs)| summary(&docs_of(docs, field_of(&frame.name))).1);
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
        let path = outer
            .chain([block])
            .map(plain)
            .collect::<Vec<_>>()
            .join(".");
        self.errors
            .extend(faults.into_iter().map(|fault| (path.clone(), fault)));
    }

    fn finish_module(&mut self, frame: Frame, found: Box<description::ModuleDescription>) {
        let name = frame.name.clone();
        let (mut module, mut faults) = assemble(frame, found);
        let (type_name, variant) = (module.description.type_name, &module.description.variant);
        let defect = self
            .defect
            .filter(|defect| defect.is_in(type_name, variant));
        if let Some(Err(fault)) = defect.map(|defect| defect.apply(&mut module)) {
            faults.push(fault);
        }
        let child_paths: Vec<&Paths> = module
            .instances
            .iter()
            .filter_map(|instance| self.shared.paths.get(instance.module))
            .collect();
        // A changed driver may leave something unread.
        let checks_reads = defect.is_none();
        faults.extend(check::faults(&module, checks_reads));
        let mut index = 0;
        if faults.is_empty() {
            let text = ModuleText::of(&module, &module.codes().unwrap_or_default());
            index = match self.shared.index_of(&text) {
                Some(index) => index,
                None => match loops::paths(&module, &child_paths) {
                    Ok(paths) => self.shared.insert(text, &module, paths),
                    Err(fault) => {
                        faults.push(fault);
                        0
                    }
                },
            };
        }
        if defect.is_some() {
            self.defective.insert(index);
        }
        self.blame(&name, faults);
        if let Some(holder) = self.frames.last_mut() {
            holder.instances.push(Instance {
                name: plain(&name),
                module: index,
                doc: name,
                ports: module.ports,
            });
        }
    }
}

/// The distinct modules found so far.
#[derive(Default)]
struct Shared {
    modules: Vec<(ModuleText, Vec<Port>, Vec<String>)>,
    paths: Vec<Paths>,
    indices: HashMap<ModuleText, usize>,
}

impl Shared {
    fn index_of(&self, text: &ModuleText) -> Option<usize> {
        self.indices.get(text).copied()
    }

    fn insert(&mut self, text: ModuleText, module: &Module, paths: Paths) -> usize {
        let index = self.modules.len();
        self.indices.insert(text.clone(), index);
        self.modules
            .push((text, module.ports.clone(), check::declared_names(module)));
        self.paths.push(paths);
        index
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

    /// Names the modules and prints them.
    fn finish(&self, top: usize, prefix: &str) -> Result<Design, BuildErrors> {
        let mut order = Vec::new();
        self.order(top, &mut order);
        let names = self.module_names(&order, prefix);
        let mut modules = Vec::new();
        for &index in &order {
            let (text, ports, declared) = &self.modules[index];
            let name = &names[&index];
            if declared.contains(name) {
                let message = format!("module `{name}` holds a signal or instance of its own name");
                return Err(one_error(name, Fault::of_structure(message)));
            }
            let named = Named {
                name,
                module_names: &names,
            };
            modules.push(EmittedModule {
                name: name.clone(),
                ports: ports.clone(),
                text: text.print(&named),
            });
        }
        Ok(Design { modules })
    }

    /// A type with one variant is named after the type alone; several get their variants' names, or numbers.
    fn module_names(&self, order: &[usize], prefix: &str) -> HashMap<usize, String> {
        let mut of_type: HashMap<&str, usize> = HashMap::new();
        for &index in order {
            *of_type.entry(self.modules[index].0.type_name).or_default() += 1;
        }
        let mut names: HashMap<usize, String> = HashMap::new();
        for &index in order {
            let text = &self.modules[index].0;
            let mut base = snake_case(text.type_name);
            if !base.starts_with(prefix) {
                base.insert_str(0, prefix);
            }
            let wanted = if of_type[text.type_name] == 1 || text.variant.is_empty() {
                base
            } else {
                format!("{base}_{}", text.variant)
            };
            let mut name = wanted.clone();
            let mut number = 2;
            while names.values().any(|taken| *taken == name) || super::names::is_keyword(&name) {
                name = format!("{wanted}_{number}");
                number += 1;
            }
            names.insert(index, name);
        }
        names
    }
}
