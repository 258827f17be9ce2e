//! The declarations at the head of a module: constants, registers, locals, and the outputs of sub-modules.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt::Write;

use super::{keyword, with_comments, Declaration};
use crate::kit::code::Codes;
use crate::kit::expression::Expr;
use crate::kit::expression_text::{constant_text, Radix, Sizes};
use crate::kit::module::{each_value, Instance, Module, Net, PortDirection, Value};
use crate::kit::statement::Statement;

/// Codes of so many bits are numbered in decimal, wider ones in hexadecimal.
const SMALL_CODE_BITS: u32 = 4;

/// The codes that the module uses, a paragraph a family, in the order of their values.
pub(super) fn localparams(codes: &Codes) -> String {
    let family = |name: &str| name.split('_').next().unwrap_or(name).to_owned();
    let mut sorted: Vec<_> = codes.iter().collect();
    sorted.sort_by_key(|(name, (_, value))| (family(name), *value));
    let longest = sorted.iter().map(|(name, _)| name.len()).max();
    let column = longest.unwrap_or(0);
    let mut text = String::new();
    let mut before = None;
    for (name, (width, value)) in sorted {
        let this = Some(family(name));
        if before.is_some() && before != this {
            text.push('\n');
        }
        before = this;
        // Opcodes have their place in a table of the ISA, which numbers them so.
        let digits = width.div_ceil(4) as usize;
        let value = match *width > SMALL_CODE_BITS {
            true => format!("{width}'h{value:0digits$x}"),
            false => constant_text(*width, *value, Radix::Number),
        };
        let _ = writeln!(text, "    localparam {}{name:column$} = {value};", Sizes::default().range(*width));
    }
    text
}

fn declare(module: &Module, nets: &[&Net], is_register: bool, said: &mut HashSet<String>) -> String {
    let range = |width| module.sizes.range(width);
    let widths = nets.iter().map(|net| range(net.width).len());
    let range_width = widths.max().unwrap_or(0);
    let declaration = |net: &&Net| {
        let kind = keyword(is_register || module.procedural.contains(&net.id));
        Declaration {
            line: format!("{kind} {:>range_width$}{};", range(net.width), net.name),
            comment: net.doc.clone(),
        }
    };
    with_comments(nets.iter().map(declaration).collect(), said).concat()
}

/// Registers, locals, and the outputs of sub-modules: what may be read before the line that gives it its value.
pub(super) fn declarations(module: &Module, said: &mut HashSet<String>) -> String {
    let registers = module.registers.iter();
    let registers = registers.filter(|register| !module.shown.contains_key(&register.id));
    let mut text = declare(module, &registers.collect::<Vec<_>>(), true, said);
    if !module.locals.is_empty() {
        text.push('\n');
        text.push_str(&declare(module, &module.locals.iter().collect::<Vec<_>>(), false, said));
    }
    let readers = readers(module);
    for instance in &module.instances {
        text.push_str(&outputs(module, instance, &readers));
    }
    text
}

/// The wires from a sub-module, grouped by where they go.
fn outputs(module: &Module, instance: &Instance, readers: &HashMap<usize, Readers>) -> String {
    let ports = instance
        .ports
        .iter()
        .filter(|port| port.direction == PortDirection::Out && !module.aliases.contains_key(&port.id));
    let mut groups: Vec<(String, Vec<Net>)> = Vec::new();
    for port in ports {
        let heading = heading(module, instance, readers.get(&port.id));
        let net = Net {
            name: module.names[&port.id].clone(),
            width: port.width,
            id: port.id,
            doc: String::new(),
            reset_value: None,
            power_up_value: None,
        };
        match groups.iter_mut().find(|(of_group, _)| *of_group == heading) {
            Some((_, nets)) => nets.push(net),
            None => groups.push((heading, vec![net])),
        }
    }
    let mut text = String::new();
    for (heading, nets) in groups {
        let nets = declare(module, &nets.iter().collect::<Vec<_>>(), false, &mut HashSet::new());
        let _ = write!(text, "\n{}{nets}", super::wrapped(&heading, "    "));
    }
    text
}

/// Where a wire comes from and which sub-modules it goes to.
fn heading(module: &Module, instance: &Instance, readers: Option<&Readers>) -> String {
    let readers = readers.into_iter().flatten();
    let readers = readers.filter_map(|&index| module.instances.get(index));
    let names: Vec<&str> = readers.map(|reader| reader.name.as_str()).collect();
    match names.is_empty() {
        true => format!("from {}", instance.name),
        false => format!("from {} to {}", instance.name, names.join(", ")),
    }
}

/// Who reads a signal: sub-modules whose inputs do, by their numbers; behind the last number stands this module's own
/// logic.
type Readers = BTreeSet<usize>;

/// The readers of every signal that is read.
fn readers(module: &Module) -> HashMap<usize, Readers> {
    let here = module.instances.len();
    let numbered = module.instances.iter().enumerate();
    let instance_of: HashMap<usize, usize> =
        numbered.flat_map(|(number, instance)| instance.ports.iter().map(move |port| (port.id, number))).collect();
    let mut readers: HashMap<usize, Readers> = HashMap::new();
    let mut note = |expression: &Expr, reader: usize| {
        each_value(expression, &mut |value| {
            if let Value::Atom(id) = value {
                readers.entry(id).or_default().insert(reader);
            }
        });
    };
    for statement in &module.description.kernel.statements {
        let reader = match statement {
            Statement::Drive { id, .. } => instance_of.get(id).copied(),
            Statement::Ignore { .. } => continue,
            _ => None,
        };
        for expression in statement.expressions() {
            note(expression, reader.unwrap_or(here));
        }
    }
    for update in &module.description.kernel.updates {
        for expression in std::iter::once(&update.value).chain(&update.condition) {
            note(expression, here);
        }
    }
    readers
}
