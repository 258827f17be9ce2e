//! The checks that need a block's whole surroundings: what drives a signal, what reads it, which names meet.

use std::collections::{HashMap, HashSet};

use super::error::Fault;
use super::module::{Module, PortDirection, Value};
use super::names::{is_identifier, is_keyword};
use super::statement::Statement;

/// Every fault of one block; the kernel's own first. What is never read is one if `checks_reads`.
pub(crate) fn faults(module: &Module, checks_reads: bool) -> Vec<Fault> {
    let mut faults = module.description.kernel.faults.clone();
    faults.extend(module.codes_used().err());
    check_names(module, &mut faults);
    check_drivers(module, &mut faults);
    check_registers(module, &mut faults);
    if checks_reads {
        check_reads(module, &mut faults);
    }
    faults
}

fn blame(faults: &mut Vec<Fault>, message: String) {
    faults.push(Fault::of_structure(message));
}

/// The names that the module declares, ports and instances included.
pub(crate) fn declared_names(module: &Module) -> Vec<String> {
    let wires = module.description.kernel.wire_names().cloned();
    structure_names(module).into_iter().chain(wires).collect()
}

/// Those that come from the Rust structure and not from the kernel.
fn structure_names(module: &Module) -> Vec<String> {
    let ports = module.ports.iter().map(|port| port.name.clone());
    let nets = module.locals.iter().chain(&module.registers).map(|net| net.name.clone());
    let instances = module.instances.iter().map(|instance| instance.name.clone());
    let outputs = module.instances.iter().flat_map(|instance| {
        let outputs = instance.ports.iter().filter(|port| !module.aliases.contains_key(&port.id));
        outputs.map(|port| module.names[&port.id].clone())
    });
    ports.chain(nets).chain(instances).chain(outputs).collect()
}

fn check_names(module: &Module, faults: &mut Vec<Fault>) {
    for name in structure_names(module) {
        if is_keyword(&name) {
            blame(faults, format!("`{name}` is a word that Verilog reserves"));
        } else if !is_identifier(&name) {
            blame(faults, format!("`{name}` is not a name of lower-case letters, digits and underscores"));
        }
    }
    let mut seen = HashSet::new();
    for name in declared_names(module) {
        if !seen.insert(name.clone()) {
            blame(faults, format!("two things here are called `{name}`"));
        }
    }
    let mut identities = HashMap::new();
    let own = module.ports.iter().map(|port| (port.id, &port.name, port.width));
    let nets = module.locals.iter().chain(&module.registers).map(|net| (net.id, &net.name, net.width));
    for (id, name, width) in own.chain(nets) {
        if width == 0 {
            blame(faults, format!("`{name}` has no bits"));
        }
        if let Some(other) = identities.insert(id, name) {
            blame(faults, format!("`{name}` is a clone of `{other}`: clones share one identity"));
        }
    }
}

fn check_drivers(module: &Module, faults: &mut Vec<Fault>) {
    let kernel = &module.description.kernel;
    for port in &module.ports {
        match (port.direction, kernel.drives(port.id)) {
            (PortDirection::In, true) => blame(faults, format!("input `{}` is driven inside its block", port.name)),
            (PortDirection::Out, false) => blame(faults, format!("output `{}` has no driver", port.name)),
            (PortDirection::In, false) | (PortDirection::Out, true) => {}
        }
    }
    for local in &module.locals {
        if !kernel.drives(local.id) {
            blame(faults, format!("local `{}` has no driver", local.name));
        }
    }
    for register in &module.registers {
        if kernel.drives(register.id) {
            blame(faults, format!("register `{}` is driven; use `update`", register.name));
        }
    }
    for instance in &module.instances {
        for port in &instance.ports {
            let name = format!("{}.{}", instance.name, port.name);
            match (port.direction, kernel.drives(port.id)) {
                (PortDirection::Out, true) => blame(faults, format!("output `{name}` is driven from outside")),
                // A sub-block's `clock` and `reset` need no driver: they are this module's.
                (PortDirection::In, false) if matches!(port.name.as_str(), "clock" | "reset") => {}
                (PortDirection::In, false) => blame(faults, format!("input `{name}` has no driver")),
                (PortDirection::Out, false) | (PortDirection::In, true) => {}
            }
        }
    }
    for statement in &kernel.statements {
        if let Statement::Drive { id, .. } = statement {
            if !module.names.contains_key(id) {
                blame(faults, "a signal of another block's inside is driven".into());
            }
        }
    }
}

fn check_registers(module: &Module, faults: &mut Vec<Fault>) {
    let updated: HashSet<usize> = module.description.kernel.updates.iter().map(|update| update.id).collect();
    let known: HashSet<usize> = module.registers.iter().map(|register| register.id).collect();
    for register in &module.registers {
        if !updated.contains(&register.id) {
            blame(faults, format!("register `{}` is never updated", register.name));
        }
        for (what, value) in [("reset", register.reset_value), ("power-up", register.power_up_value)] {
            if value.is_some_and(|value| register.width < 128 && value >> register.width != 0) {
                blame(faults, format!("register `{}`: its {what} value does not fit", register.name));
            }
        }
    }
    if updated.iter().any(|id| !known.contains(id)) {
        blame(faults, "a register of another block is updated".into());
    }
}

fn check_reads(module: &Module, faults: &mut Vec<Fault>) {
    let mut read = HashSet::new();
    module.each_read(&mut |value| {
        read.insert(value);
    });
    for value in &read {
        if let Value::Atom(id) = value {
            if !module.names.contains_key(id) {
                blame(faults, "a signal is read that is neither this block's nor a sub-block's port".into());
            }
        }
    }
    let mut unread: Vec<String> = Vec::new();
    for net in module.locals.iter().chain(&module.registers) {
        if !read.contains(&Value::Atom(net.id)) {
            unread.push(net.name.clone());
        }
    }
    for instance in &module.instances {
        let outputs = instance.ports.iter().filter(|port| port.direction == PortDirection::Out);
        for port in outputs.filter(|port| !read.contains(&Value::Atom(port.id))) {
            unread.push(format!("{}.{}", instance.name, port.name));
        }
    }
    let mut wires: Vec<&String> = module.description.kernel.wire_names().collect();
    wires.sort();
    for name in wires {
        // A memory's array is read through its own port.
        let memory = module
            .description
            .kernel
            .statements
            .iter()
            .any(|statement| matches!(statement, Statement::Memory(memory) if memory.name == *name));
        if !memory && !read.contains(&Value::Wire(name.clone())) {
            unread.push(name.clone());
        }
    }
    for name in unread {
        blame(faults, format!("`{name}` is never read; use it, remove it, or say with `ignore` why not"));
    }
}
