//! The declarations at the head of a module: constants, registers, locals, and the outputs of sub-modules.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt::Write;

use super::{keyword, with_comments, Declaration, Layout, Parts};
use crate::kit::code::Codes;
use crate::kit::expression::Expr;
use crate::kit::expression_text::{constant_text, Radix, Sizes, COLUMN_MAX};
use crate::kit::module::{each_value, Module, Net, PortDirection, Value};
use crate::kit::statement::Statement;
use crate::kit::vectors::LOOP_VARIABLE;

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

fn declare(layout: &Layout<'_>, nets: &[&Net], is_register: bool, said: &mut HashSet<String>) -> String {
    let mut vectors = HashSet::new();
    // A vector takes the place of its first element.
    let declared = nets.iter().filter_map(|net| match layout.vectors.element(&layout.names[&net.id]) {
        None => Some((layout.sizes.range(net.width), layout.names[&net.id].clone(), net)),
        Some((vector, _)) => {
            let is_first = vectors.insert(vector.name.clone());
            is_first.then(|| (layout.vectors.range(layout, vector), vector.name.clone(), net))
        }
    });
    let declared: Vec<_> = declared.collect();
    let range_width = declared.iter().map(|(range, ..)| range.len()).max().unwrap_or(0);
    let mut lines: Vec<Declaration> = Vec::new();
    for (range, name, net) in &declared {
        let kind = keyword(is_register || layout.is_procedural(net.id));
        let opening = format!("{kind} {range:>range_width$}");
        let comment = if said.contains(&net.doc) { String::new() } else { net.doc.clone() };
        // Signals of one width that need no comment share lines.
        let shared = lines.iter_mut().rev().take_while(|line| line.comment.is_empty());
        let mut shared = shared.filter(|line| comment.is_empty() && line.line.starts_with(&opening));
        let fits = |line: &&mut Declaration| {
            let has_same_range = !line.line[opening.len()..].starts_with(['[', ' ']);
            has_same_range && line.line.len() + name.len() + 6 < COLUMN_MAX
        };
        match shared.next().filter(fits) {
            Some(line) => {
                line.line.pop();
                let _ = write!(line.line, ", {name};");
            }
            None => lines.push(Declaration { line: format!("{opening}{name};"), comment }),
        }
    }
    with_comments(lines, said).concat()
}

/// Registers, locals, and the outputs of sub-modules: what may be read before the line that gives it its value.
pub(super) fn declarations(layout: &Layout<'_>, said: &mut HashSet<String>) -> String {
    let mut text = if layout.has_loops() { format!("    genvar {LOOP_VARIABLE};\n") } else { String::new() };
    let registers = layout.registers.iter().filter(|register| !layout.shown.contains_key(&register.id));
    let registers = declare(layout, &registers.collect::<Vec<_>>(), true, said);
    for nets in [registers, declare(layout, &layout.locals.iter().collect::<Vec<_>>(), false, said)] {
        if !text.is_empty() && !nets.is_empty() {
            text.push('\n');
        }
        text.push_str(&nets);
    }
    let readers = readers(layout);
    let mut declared = HashSet::new();
    for parts in &layout.parts {
        text.push_str(&outputs(layout, parts, &readers, &mut declared));
    }
    text
}

/// The wires from sub-modules that are printed together, grouped by where they go. A vector that further sub-modules
/// drive, too, is declared with the first.
fn outputs(
    layout: &Layout<'_>,
    parts: &Parts,
    readers: &HashMap<usize, Readers>,
    declared: &mut HashSet<String>,
) -> String {
    let instances = parts.instances.iter().map(|&place| &layout.instances[place]);
    let ports = instances
        .flat_map(|instance| &instance.ports)
        .filter(|port| port.direction == PortDirection::Out && !layout.aliases.contains_key(&port.id));
    let mut nets: Vec<(String, Net, Readers)> = Vec::new();
    for port in ports {
        let name = layout.names[&port.id].clone();
        let of_port = readers.get(&port.id).cloned().unwrap_or_default();
        let shown = layout.vectors.element(&name).map_or_else(|| name.clone(), |(vector, _)| vector.name.clone());
        if let Some((.., readers)) = nets.iter_mut().find(|(other, ..)| *other == shown) {
            readers.extend(of_port);
            continue;
        }
        if !declared.insert(shown.clone()) {
            continue;
        }
        let (width, id, doc) = (port.width, port.id, String::new());
        nets.push((shown, Net { name, width, id, doc, reset_value: None, power_up_value: None }, of_port));
    }
    let mut groups: Vec<(String, Vec<&Net>)> = Vec::new();
    for (_, net, readers) in &nets {
        let heading = heading(layout, parts, readers);
        match groups.iter_mut().find(|(of_group, _)| *of_group == heading) {
            Some((_, nets)) => nets.push(net),
            None => groups.push((heading, vec![net])),
        }
    }
    let mut text = String::new();
    for (heading, nets) in groups {
        let nets = declare(layout, &nets, false, &mut HashSet::new());
        let _ = write!(text, "\n{}{nets}", super::wrapped(&heading, "    "));
    }
    text
}

/// Where a wire comes from and which sub-modules it goes to.
fn heading(layout: &Layout<'_>, parts: &Parts, readers: &Readers) -> String {
    let read_by = layout.parts.iter().filter(|parts| parts.instances.iter().any(|place| readers.contains(place)));
    let names: Vec<&str> = read_by.map(|reader| reader.name.as_str()).collect();
    match names.is_empty() {
        true => format!("from {}", parts.name),
        false => format!("from {} to {}", parts.name, names.join(", ")),
    }
}

/// The readers of a signal: sub-modules whose inputs read it, by their numbers; the number behind the last is this
/// module's own logic.
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
