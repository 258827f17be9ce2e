//! The heading of each line of a module's logic.
//!
//! A heading holds for what the kernel says after it, which may be more than its author meant. Where one names a
//! consumer (`to load/store unit and copy unit`), an output to another consumer, and what only feeds that, get a
//! heading of their own.

use std::collections::HashMap;

use crate::kit::expression::Expr;
use crate::kit::module::{each_value, Module, PortDirection, Value};
use crate::kit::statement::Statement;

/// Lines under one heading.
pub(super) struct Section<'a> {
    /// The heading; none above the lines before the first one.
    pub heading: Option<String>,
    pub statements: Vec<&'a Statement>,
}

/// The module's statements under their headings.
pub(super) fn sections(module: &Module) -> Vec<Section<'_>> {
    let mut sections = vec![Section { heading: None, statements: Vec::new() }];
    let mut places = Vec::new();
    for statement in &module.description.kernel.statements {
        match statement {
            Statement::Comment(heading) => {
                sections.push(Section { heading: Some(heading.clone()), statements: Vec::new() })
            }
            _ => places.push((sections.len() - 1, statement)),
        }
    }
    let consumers = consumers(module, &places);
    let mut made_in = HashMap::new();
    let mut moved = Vec::with_capacity(places.len());
    for (&(place, statement), consumers) in places.iter().zip(&consumers) {
        let place = place_of((place, statement), consumers, &made_in, &mut sections);
        let wires = statement.wires().into_iter();
        made_in.extend(wires.map(|(wire, _)| (wire.to_owned(), place)));
        moved.push(place);
    }
    // What is moved down comes first there, as the lines there may read it, and what is moved up last.
    for (number, section) in sections.iter_mut().enumerate() {
        let here = (0..places.len()).filter(|&index| moved[index] == number);
        let mut here: Vec<usize> = here.collect();
        here.sort_by_key(|&index| places[index].0.cmp(&number));
        section.statements = here.iter().map(|&index| places[index].1).collect();
        // The ports' group of that name has the name by itself.
        let heading = section.heading.take();
        section.heading = heading.map(|heading| match partners(&heading).is_empty() {
            true => heading,
            false => format!("outputs {heading}"),
        });
    }
    sections
}

/// The section of a statement: its own, unless that is for other consumers. `made_in` has the sections of the wires
/// before it.
fn place_of(
    (place, statement): (usize, &Statement),
    consumers: &[String],
    made_in: &HashMap<String, usize>,
    sections: &mut Vec<Section<'_>>,
) -> usize {
    let named = |section: &Section<'_>| partners(section.heading.as_deref().unwrap_or_default());
    let own = named(&sections[place]);
    let fits = |partners: &[String]| partners.iter().any(|one| consumers.contains(one));
    if own.is_empty() || consumers.is_empty() || fits(&own) {
        return place;
    }
    // It may move further up, if what it reads is there.
    let mut highest = 0;
    for expression in statement.expressions() {
        each_value(expression, &mut |read| {
            if let Value::Wire(wire) = read {
                highest = highest.max(made_in.get(&wire).copied().unwrap_or(place));
            }
        });
    }
    let other = (highest..sections.len()).find(|&other| fits(&named(&sections[other])));
    other.unwrap_or_else(|| {
        sections.push(Section { heading: Some(format!("to {}", consumers.join(" and "))), statements: Vec::new() });
        sections.len() - 1
    })
}

/// The consumers that a heading or a group of ports names: of `to decode and operands: the word`, both stages.
fn partners(heading: &str) -> Vec<String> {
    let Some(names) = heading.to_lowercase().strip_prefix("to ").map(str::to_owned) else {
        return Vec::new();
    };
    let names = names.split(':').next().unwrap_or_default();
    let names = names.split(", ").flat_map(|part| part.split(" and "));
    names.map(|name| name.trim_start_matches("the ").to_owned()).collect()
}

/// For each statement the consumers that it serves; none where it serves this module, too, or they are not known.
fn consumers(module: &Module, places: &[(usize, &Statement)]) -> Vec<Vec<String>> {
    let outputs = module.ports.iter();
    let outputs = outputs.filter(|port| port.direction == PortDirection::Out);
    let of_output: HashMap<usize, Vec<String>> = outputs.map(|port| (port.id, partners(&port.group))).collect();
    // The consumers of each wire, found from the last statement to the first, as a wire is read only after it is made.
    let mut of_wire: HashMap<String, Vec<Vec<String>>> = HashMap::new();
    let note = |expression: &Expr, served: &[String], of_wire: &mut HashMap<String, Vec<_>>| {
        each_value(expression, &mut |value| {
            if let Value::Wire(wire) = value {
                of_wire.entry(wire).or_default().push(served.to_vec());
            }
        });
    };
    for update in &module.description.kernel.updates {
        for expression in update.condition.iter().chain([&update.value]) {
            note(expression, &[], &mut of_wire);
        }
    }
    let mut all = Vec::new();
    for (_, statement) in places.iter().rev() {
        let served = match statement {
            Statement::Drive { id, .. } => of_output.get(id).cloned().unwrap_or_default(),
            Statement::Ignore { .. } => Vec::new(),
            _ => {
                let wires = statement.wires();
                let readers: Vec<&Vec<String>> =
                    wires.iter().flat_map(|(wire, _)| of_wire.get(*wire).into_iter().flatten()).collect();
                match readers.iter().any(|reader| reader.is_empty()) {
                    true => Vec::new(),
                    false => {
                        let mut served: Vec<String> = readers.into_iter().flatten().cloned().collect();
                        served.sort();
                        served.dedup();
                        served
                    }
                }
            }
        };
        if !matches!(statement, Statement::Ignore { .. }) {
            for expression in statement.expressions() {
                note(expression, &served, &mut of_wire);
            }
        }
        all.push(served);
    }
    all.reverse();
    all
}
