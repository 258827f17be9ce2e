//! What each signal of a block is called in the Verilog.
//!
//! A name of the description is kept, unless it only renames: a wire whose one use is to drive an output is the output
//! itself, and so is a register that nothing else reads. A wire that is read elsewhere, too, keeps the name that it has
//! there, unless the output's says the same. An `assign` between two names is left where a value is wanted under both,
//! as for two outputs.

use std::collections::{HashMap, HashSet};

use super::expression::Node;
use super::kernel::Kernel;
use super::module::{each_value, Module, PortDirection, Value};
use super::statement::Statement;
use super::vectors::port_lists;

/// Shorter names of instances are no beginning of a port's name, but chance.
const PREFIX_MIN: usize = 4;

impl Module {
    /// Names the atoms: ports, locals and registers as their fields, ports of sub-blocks after block and port; then
    /// joins what only renames.
    pub(crate) fn name_atoms(&mut self) {
        let own = self.ports.iter().map(|port| (port.id, port.name.clone()));
        let nets = self.locals.iter().chain(&self.registers);
        let nets = nets.map(|net| (net.id, net.name.clone()));
        self.names = own.chain(nets).collect();
        let mut taken: HashSet<String> = self.names.values().cloned().collect();
        taken.extend(self.description.kernel.wire_names().cloned());
        taken.extend(self.instances.iter().map(|instance| instance.name.clone()));
        for instance in &self.instances {
            for port in &instance.ports {
                let name = wire_of(&instance.name, &port.name, &taken);
                taken.insert(name.clone());
                self.names.insert(port.id, name);
            }
        }
        self.wires.clear();
        self.shown.clear();
        self.procedural.clear();
        self.join_instance_outputs();
        self.join_wires();
        self.join_registers();
        self.part_mixed_lists();
    }

    /// Parts registers, and wires of `always` blocks, from outputs that are in one list with others: a list is one
    /// vector, and all of it a register or none.
    fn part_mixed_lists(&mut self) {
        for (_, places, _) in port_lists(&self.ports) {
            let ids: Vec<usize> = places.iter().map(|&place| self.ports[place].id).collect();
            if ids.iter().all(|id| self.procedural.contains(id)) {
                continue;
            }
            for id in ids {
                self.procedural.remove(&id);
                let shown = self.registers.iter().filter(|register| self.shown.get(&register.id) == Some(&id));
                for register in shown {
                    self.names.insert(register.id, register.name.clone());
                }
                self.shown.retain(|_, target| *target != id);
                let kernel = &self.description.kernel;
                let is_procedural = |wire: &str| gets_value_in_always(kernel, wire);
                self.wires.retain(|wire, target| *target != id || !is_procedural(wire));
            }
        }
    }

    fn own_outputs(&self) -> HashSet<usize> {
        let outputs = self.ports.iter();
        let outputs = outputs.filter(|port| port.direction == PortDirection::Out);
        outputs.map(|port| port.id).collect()
    }

    /// The statements that drive a signal with another one, or with a wire, as it is.
    fn straight_drives(&self) -> impl Iterator<Item = (usize, &Node)> {
        let statements = self.description.kernel.statements.iter();
        statements.filter_map(|statement| match statement {
            Statement::Drive { id, value } => match value.node() {
                node @ (Node::Signal(_) | Node::Wire(_)) => Some((*id, node)),
                _ => None,
            },
            _ => None,
        })
    }

    /// A sub-block's output that feeds one of this module's outputs takes that output's name.
    fn join_instance_outputs(&mut self) {
        let own_outputs = self.own_outputs();
        let inner = self.instance_ports(PortDirection::Out);
        let inner: HashSet<usize> = inner.map(|port| port.id).collect();
        let mut aliases = HashMap::new();
        for (target, node) in self.straight_drives() {
            let Node::Signal(source) = node else {
                continue;
            };
            if own_outputs.contains(&target) && inner.contains(source) {
                aliases.entry(*source).or_insert(target);
            }
        }
        for (source, target) in &aliases {
            let name = self.names[target].clone();
            self.names.insert(*source, name);
        }
        self.aliases = aliases;
    }

    /// A wire of the kernel that drives one output or local is that output or local.
    fn join_wires(&mut self) {
        let mut targets = self.own_outputs();
        targets.extend(self.locals.iter().map(|local| local.id));
        let mut of_wire: HashMap<String, Vec<usize>> = HashMap::new();
        for (target, node) in self.straight_drives() {
            if let (true, Node::Wire(wire)) = (targets.contains(&target), node) {
                of_wire.entry(wire.to_string()).or_default().push(target);
            }
        }
        let read = self.wires_read();
        for (wire, targets) in of_wire {
            if let [target] = targets[..] {
                if read.contains(&wire) && !tells(&self.names[&target], &wire) {
                    continue;
                }
                // One of a list, such as `slot_0`, keeps its name beside `slot_1`.
                if place_in_list(&wire) != place_in_list(&self.names[&target]) {
                    continue;
                }
                if gets_value_in_always(&self.description.kernel, &wire) {
                    self.procedural.insert(target);
                }
                self.wires.insert(wire, target);
            }
        }
    }

    /// The wires that are read by more than a signal that is the same.
    fn wires_read(&self) -> HashSet<String> {
        let kernel = &self.description.kernel;
        let straight = |statement: &&Statement| matches!(statement, Statement::Drive { value, .. } if matches!(value.node(), Node::Wire(_)));
        let statements = kernel.statements.iter().filter(|one| !straight(one));
        let updates = kernel.updates.iter();
        let updates = updates.flat_map(|update| update.condition.iter().chain([&update.value]));
        let mut read = HashSet::new();
        for expression in statements.flat_map(Statement::expressions).chain(updates) {
            each_value(expression, &mut |value| {
                if let Value::Wire(name) = value {
                    read.insert(name);
                }
            });
        }
        read
    }

    /// A register that one output shows, and that nothing reads but its own update, is that output.
    fn join_registers(&mut self) {
        let own_outputs = self.own_outputs();
        let mut shown: HashMap<usize, Vec<usize>> = HashMap::new();
        for (target, node) in self.straight_drives() {
            if let Node::Signal(source) = node {
                shown.entry(*source).or_default().push(target);
            }
        }
        let used = self.reads_but_straight();
        for register in &self.registers {
            let Some([target]) = shown.get(&register.id).map(Vec::as_slice) else {
                continue;
            };
            let same_place = place_in_list(&register.name) == place_in_list(&self.names[target]);
            if used.contains(&register.id) || !own_outputs.contains(target) || !same_place {
                continue;
            }
            self.names.insert(register.id, self.names[target].clone());
            self.procedural.insert(*target);
            self.shown.insert(register.id, *target);
            let port = self.ports.iter_mut().find(|port| port.id == *target);
            // The port says what it is; the register adds what it is reset to.
            let reset = register.doc.find("Reset: ").map_or("", |start| &register.doc[start..]);
            if let Some(port) = port.filter(|port| !port.doc.contains(reset)) {
                port.doc = format!("{} {reset}", port.doc);
            }
        }
    }

    /// The atoms that are read, but for drives of one signal with another as it is, and for reads by a register's own
    /// update.
    fn reads_but_straight(&self) -> HashSet<usize> {
        let mut used = HashSet::new();
        let mut take = |value: Value| {
            if let Value::Atom(id) = value {
                used.insert(id);
            }
        };
        for statement in &self.description.kernel.statements {
            let straight =
                matches!(statement, Statement::Drive { value, .. } if matches!(value.node(), Node::Signal(_)));
            if !straight {
                for expression in statement.expressions() {
                    each_value(expression, &mut take);
                }
            }
        }
        for update in &self.description.kernel.updates {
            let mut of_others = |value: Value| {
                if value != Value::Atom(update.id) {
                    take(value);
                }
            };
            each_value(&update.value, &mut of_others);
            if let Some(condition) = &update.condition {
                each_value(condition, &mut of_others);
            }
        }
        used
    }
}

/// Whether a wire of the kernel gets its value in an `always` block.
fn gets_value_in_always(kernel: &Kernel, wire: &str) -> bool {
    kernel.statements.iter().any(|statement| match statement {
        Statement::Case { name, .. } => name == wire,
        Statement::Table(table) => table.columns.iter().any(|(name, _)| name == wire),
        Statement::Memory(memory) => {
            let mut clocked = memory.reads.iter().filter(|read| read.enable.is_some());
            clocked.any(|read| read.name == wire)
        }
        _ => false,
    })
}

/// The wire of a sub-block's port: the port's name alone if it tells the block (`decoded_warp` of `decode`), else both.
fn wire_of(instance: &str, port: &str, taken: &HashSet<String>) -> String {
    let tells = instance.len() >= PREFIX_MIN && port.starts_with(instance);
    if tells && !taken.contains(port) {
        return port.to_owned();
    }
    format!("{instance}_{port}")
}

/// Whether a name has all the words of another.
fn tells(name: &str, other: &str) -> bool {
    let mut words = other.split('_');
    words.all(|word| name.split('_').any(|own| own == word))
}

/// The number at the end of the name of one of a list.
fn place_in_list(name: &str) -> Option<&str> {
    let (_, place) = name.rsplit_once('_')?;
    place.bytes().all(|digit| digit.is_ascii_digit()).then_some(place)
}
