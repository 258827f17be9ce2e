//! Which signals of a module are printed as vectors, and which lines as loops.
//!
//! A list of signals is one vector (see [`vectors`](crate::kit::vectors)) if it is a list of ports, registers or ports
//! of sub-modules. A list of the kernel's wires is one if lines that drive or read it can be printed as a loop. Lines
//! go together that drive the elements of one list and differ in nothing else; loops over equal ranges that follow each
//! other are one loop, and a wire that only that loop reads is a wire of its round.

use std::cell::Cell;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::ops::Deref;

use super::sections::sections;
use super::statements::is_silent;
use crate::kit::code::Label;
use crate::kit::compose::constant;
use crate::kit::expression::{Expr, Node};
use crate::kit::expression_text::{flat, Names, Sizes};
use crate::kit::loops::{Graph, Paths};
use crate::kit::module::{each_value, Instance, Module, Net, PortDirection, Value};
use crate::kit::statement::{Statement, Update};
use crate::kit::vectors::{in_list, lists, port_lists, Merge, Vectors};

/// An expression in a sub-module's connection, or a vector of such, is at most so long.
const CONNECTION_MAX: usize = 40;
/// Bits of the widest vector of registers that is reset as one number.
const RESET_BITS_MAX: u32 = 128;

/// A module and how it is printed.
pub(crate) struct Layout<'a> {
    module: &'a Module,
    pub vectors: Vectors,
    pub sections: Vec<(Option<String>, Vec<Item<'a>>)>,
    /// The drivers of sub-modules' inputs that are in the connections.
    pub connected: HashMap<usize, Expr>,
    pub parts: Vec<Parts>,
    pub register_lines: Vec<RegisterLines>,
    /// The wires of choices by number that only index a vector, with the element that they are.
    pub indexed: HashMap<String, Expr>,
    /// The names of loops that are taken.
    labels: Cell<HashSet<String>>,
}

/// Something in the module's logic.
pub(crate) enum Item<'a> {
    /// A statement, printed as it is.
    One(&'a Statement),
    /// Statements that are printed as one loop.
    Loop(Vec<Group<'a>>),
    /// A vector is declared.
    Declare { name: String, range: String, is_procedural: bool },
}

/// Statements that are the same but for the element that they drive, in the elements' order.
#[derive(Clone)]
pub(crate) struct Group<'a> {
    pub list: String,
    pub first: u32,
    pub members: Vec<&'a Statement>,
}

impl Group<'_> {
    pub(crate) fn end(&self) -> u32 {
        self.first + self.members.len() as u32
    }
}

/// Sub-modules that are printed together: one, or a list.
pub(crate) struct Parts {
    pub name: String,
    /// Their places among the instances.
    pub instances: Vec<usize>,
}

/// Registers that are printed together.
pub(crate) struct RegisterLines {
    pub name: String,
    pub width: u32,
    pub reset: Option<u128>,
    pub power_up: Option<u128>,
    /// Conditions and values.
    pub updates: Vec<(Option<Expr>, Expr)>,
    /// The number of rounds of the loop; `None` of one that needs none.
    pub rounds: Option<u32>,
    /// What it is called without brackets.
    pub plain: String,
}

impl Deref for Layout<'_> {
    type Target = Module;

    fn deref(&self) -> &Module {
        self.module
    }
}

impl Names for Layout<'_> {
    fn name_of(&self, id: usize) -> Option<&str> {
        self.module.name_of(id)
    }

    fn wire_name<'a>(&'a self, wire: &'a str) -> &'a str {
        self.module.wire_name(wire)
    }

    fn sizes(&self) -> &Sizes {
        &self.module.sizes
    }

    fn code_width(&self, code: &str) -> Option<u32> {
        self.module.code_width(code)
    }

    fn merged(&self, expression: &Expr) -> Expr {
        Merge::one(self.module, &self.vectors, expression)
    }
}

impl<'a> Layout<'a> {
    /// Lays a module out; `children` are the paths of its instances, in order.
    pub(crate) fn of(module: &'a Module, children: &[&Paths]) -> Layout<'a> {
        let sections = sections(module).into_iter().map(|section| (section.heading, section.statements));
        let sections: Vec<(Option<String>, Vec<&Statement>)> = sections.collect();
        let parts = part_lists(module);
        let mut atoms = atom_vectors(module, &parts);
        let mut candidates = wire_lists(module, &sections, &atoms);
        without_loops(module, children, &mut atoms, &mut candidates);
        let mut layout = Layout {
            module,
            vectors: with_wires(&atoms, &candidates),
            sections: Vec::new(),
            connected: HashMap::new(),
            parts: Vec::new(),
            register_lines: Vec::new(),
            indexed: HashMap::new(),
            labels: Cell::default(),
        };
        layout.connect(parts);
        loop {
            let mut used = HashSet::new();
            let groups = layout.groups(&sections, &mut used);
            layout.register_lines = layout.lines_of_registers(&mut used);
            for parts in layout.parts.iter().filter(|parts| parts.instances.len() > 1) {
                layout.connections(parts, &mut used);
            }
            used.extend(groups.iter().flatten().map(|group| group.list.clone()));
            let before = candidates.len();
            candidates.retain(|(list, ..)| used.contains(list));
            if candidates.len() == before {
                layout.indexed = layout.indices(&groups);
                layout.place(sections, groups, &candidates);
                return layout;
            }
            layout.vectors = with_wires(&atoms, &candidates);
        }
    }

    /// Whether a signal gets its value in an `always` block.
    pub(crate) fn is_procedural(&self, id: usize) -> bool {
        let is_indexed = |wire: &str| self.module.wires.get(wire) == Some(&id);
        self.module.procedural.contains(&id) && !self.indexed.keys().any(|wire| is_indexed(wire))
    }

    /// The choices by number, outside of loops, among all elements of a vector.
    fn indices(&self, groups: &[Vec<Group<'a>>]) -> HashMap<String, Expr> {
        let in_loops = groups.iter().flatten().flat_map(|group| &group.members);
        let in_loops: HashSet<*const Statement> = in_loops.map(|&member| std::ptr::from_ref(member)).collect();
        let merge = Merge::new(self.module, &self.vectors, 0);
        let index = |statement: &Statement| match statement {
            Statement::Case { name, selector, arms, .. }
                if !in_loops.contains(&std::ptr::from_ref(statement))
                    && self.vectors.element(self.module.wire_name(name)).is_none() =>
            {
                let is_in_order = |(number, (labels, _)): (u128, &(Vec<Label>, Expr))| matches!(&labels[..], [label] if label.constant(selector.width()).plain_constant() == Some(number));
                let is_complete = u32::try_from(arms.len()).ok() == 1u32.checked_shl(selector.width());
                let has_name = matches!(selector.node(), Node::Signal(_) | Node::Wire(_) | Node::Slice { .. });
                let values: Vec<&Expr> = arms.iter().map(|(_, value)| value).collect();
                let in_order = (0..).zip(arms).all(is_in_order);
                let element = (is_complete && has_name && in_order)
                    .then(|| merge.indexed(&flat(selector, self), &values))
                    .flatten()?;
                Some((name.clone(), element))
            }
            _ => None,
        };
        self.module.description.kernel.statements.iter().filter_map(index).collect()
    }

    /// What a signal is called: its name, or its part of a vector.
    pub(crate) fn text(&self, name: &str) -> String {
        self.vectors.text(self.module, name)
    }

    /// A name for a loop that is not taken yet.
    pub(crate) fn label(&self, name: &str) -> String {
        let mut labels = self.labels.take();
        let wanted = format!("gen_{name}");
        let numbered = (2..).map(|number| format!("{wanted}_{number}"));
        let mut names = std::iter::once(wanted.clone()).chain(numbered);
        let label = names.find(|name| !labels.contains(name)).unwrap_or(wanted);
        labels.insert(label.clone());
        self.labels.set(labels);
        label
    }

    /// Whether the module has a loop.
    pub(crate) fn has_loops(&self) -> bool {
        let in_logic = self.sections.iter().flat_map(|(_, items)| items);
        in_logic.into_iter().any(|item| matches!(item, Item::Loop(_)))
            || self.parts.iter().any(|parts| parts.instances.len() > 1)
            || self.register_lines.iter().any(|lines| lines.rounds.is_some())
    }

    /// Finds the drivers that are in connections, and the sub-modules that are printed as a loop.
    fn connect(&mut self, parts: Vec<Parts>) {
        let plain = plain_drivers(self.module);
        for parts in parts {
            let mut connected = HashMap::new();
            for (_, ports) in ports_of(self.module, &parts) {
                let drivers: Option<Vec<Vec<Expr>>> = ports
                    .iter()
                    .map(|each| each.iter().map(|(id, _)| plain.get(id).map(|value| (*value).clone())).collect())
                    .collect();
                let Some(drivers) = drivers else {
                    continue;
                };
                let values: Vec<Expr> = drivers.iter().map(|each| side_by_side(each)).collect();
                let merged = Merge::new(self.module, &self.vectors, 0).all(&values.iter().collect::<Vec<_>>());
                let Some(merged) = merged else {
                    continue;
                };
                let is_name = matches!(merged.node(), Node::Wire(_) | Node::Constant(_) | Node::Named { .. });
                if is_name || flat(&merged, self).len() <= CONNECTION_MAX {
                    let ids = ports.iter().flatten().map(|(id, _)| *id);
                    connected.extend(ids.zip(drivers.into_iter().flatten()));
                }
            }
            self.connected.extend(connected);
            let is_loop = self.connections(&parts, &mut HashSet::new()).is_some();
            if is_loop || parts.instances.len() == 1 {
                self.parts.push(parts);
                continue;
            }
            for instance in parts.instances {
                let name = self.module.instances[instance].name.clone();
                self.parts.push(Parts { name, instances: vec![instance] });
            }
        }
    }

    /// The connections of sub-modules that are printed together; `None` where they differ in more than the element.
    pub(crate) fn connections(&self, parts: &Parts, used: &mut HashSet<String>) -> Option<(Vec<(String, Expr)>, bool)> {
        let merge = Merge::new(self.module, &self.vectors, 0);
        let mut connections = Vec::new();
        for (port, ids) in ports_of(self.module, parts) {
            let values: Vec<Expr> = ids
                .iter()
                .map(|each| {
                    let each = each.iter().map(|&(id, width)| self.connection(&port, id, width));
                    side_by_side(&each.collect::<Vec<_>>())
                })
                .collect();
            connections.push((port, merge.all(&values.iter().collect::<Vec<_>>())?));
        }
        used.extend(merge.stepped.into_inner());
        Some((connections, merge.needs_number.get()))
    }

    /// What a port connects to: the driver in its connection, its own wire, or this module's `clock` or `reset`.
    fn connection(&self, port: &str, id: usize, width: u32) -> Expr {
        match self.connected.get(&id) {
            Some(value) => value.clone(),
            None if matches!(port, "clock" | "reset") && !self.module.description.kernel.drives(id) => {
                Expr::wire(port, 1)
            }
            None => Expr::signal(id, width),
        }
    }

    /// The statements that can be printed as loops, by section.
    fn groups(
        &self,
        sections: &[(Option<String>, Vec<&'a Statement>)],
        used: &mut HashSet<String>,
    ) -> Vec<Vec<Group<'a>>> {
        let of_section = |(_, statements): &(Option<String>, Vec<&'a Statement>)| {
            let mut by_list: Vec<(String, BTreeMap<u32, &'a Statement>)> = Vec::new();
            let mut places: HashMap<String, usize> = HashMap::new();
            for &statement in statements {
                let Some((list, number)) = self.target(statement) else {
                    continue;
                };
                let place = *places.entry(list.clone()).or_insert_with(|| {
                    by_list.push((list, BTreeMap::new()));
                    by_list.len() - 1
                });
                by_list[place].1.insert(number, statement);
            }
            let groups = by_list.into_iter().filter_map(|(list, members)| {
                let first = *members.keys().next()?;
                let is_range = members.keys().copied().eq((first..).take(members.len()));
                let group = Group { list, first, members: members.into_values().collect() };
                if !is_range || group.members.len() < 2 {
                    return None;
                }
                let stepped = self.merged_statement(&group)?.1.stepped.into_inner();
                used.extend(stepped);
                Some(group)
            });
            groups.collect::<Vec<_>>()
        };
        sections.iter().map(of_section).collect()
    }

    /// The vector and element that a statement drives.
    fn target(&self, statement: &Statement) -> Option<(String, u32)> {
        let name = match statement {
            Statement::Wire { name, .. } | Statement::Case { name, .. } => self.module.wire_name(name),
            Statement::Drive { id, value } if !is_silent(self, *id, value) => self.module.name_of(*id)?,
            _ => return None,
        };
        let (vector, number) = self.vectors.element(name)?;
        Some((vector.name.clone(), *number))
    }

    /// The statement of all rounds, its target first; `None` where they differ in more than the element.
    pub(crate) fn merged_statement(&self, group: &Group<'_>) -> Option<(MergedStatement, Merge<'_>)> {
        let merge = Merge::new(self.module, &self.vectors, group.first);
        let target = |statement: &&Statement| match statement {
            Statement::Wire { name, value } => Some(Expr::wire(name, value.width())),
            Statement::Case { name, default, .. } => Some(Expr::wire(name, default.width())),
            Statement::Drive { id, value } => Some(Expr::signal(*id, value.width())),
            _ => None,
        };
        let all = |of: &dyn Fn(&Statement) -> Option<Expr>| {
            let each: Option<Vec<Expr>> = group.members.iter().map(|statement| of(statement)).collect();
            merge.all(&each?.iter().collect::<Vec<_>>())
        };
        let target = all(&|statement| target(&statement))?;
        let merged = match group.members[0] {
            Statement::Case { arms, .. } => {
                let case = |statement: &Statement| match statement {
                    Statement::Case { selector, arms, default, .. } => {
                        let labels: Vec<_> = arms.iter().map(|(labels, _)| labels.clone()).collect();
                        let values: Vec<_> = arms.iter().map(|(_, value)| value.clone()).collect();
                        Some((selector.clone(), labels, values, default.clone()))
                    }
                    _ => None,
                };
                let labels: Vec<_> = arms.iter().map(|(labels, _)| labels.clone()).collect();
                let is_alike = |statement: &&Statement| case(statement).is_some_and(|(_, other, ..)| other == labels);
                if !group.members.iter().all(is_alike) {
                    return None;
                }
                let selector = all(&|statement| Some(case(statement)?.0))?;
                let default = all(&|statement| Some(case(statement)?.3))?;
                let values = (0..arms.len()).map(|arm| all(&|statement| Some(case(statement)?.2[arm].clone())));
                let values: Option<Vec<Expr>> = values.collect();
                let arms = labels.into_iter().zip(values?).collect();
                MergedStatement::Case { target, selector, arms, default }
            }
            _ => {
                let value = all(&|statement| match statement {
                    Statement::Wire { value, .. } | Statement::Drive { value, .. } => Some(value.clone()),
                    _ => None,
                })?;
                MergedStatement::Assign { target, value }
            }
        };
        Some((merged, merge))
    }

    /// The registers, with what is put together.
    fn lines_of_registers(&self, used: &mut HashSet<String>) -> Vec<RegisterLines> {
        let mut of_register: HashMap<usize, Vec<&Update>> = HashMap::new();
        for update in &self.module.description.kernel.updates {
            of_register.entry(update.id).or_default().push(update);
        }
        let updates = |register: &Net| -> Vec<&Update> { of_register.get(&register.id).cloned().unwrap_or_default() };
        let mut lines = Vec::new();
        let mut done = HashSet::new();
        for register in &self.module.registers {
            let name = &self.module.names[&register.id];
            if done.contains(name) {
                continue;
            }
            let list = self.vectors.element(name).map(|(vector, _)| {
                let is_in = |net: &&Net| {
                    let element = self.vectors.element(&self.module.names[&net.id]);
                    element.is_some_and(|(other, _)| other == vector)
                };
                let mut nets: Vec<&Net> = self.module.registers.iter().filter(is_in).collect();
                nets.sort_by_key(|net| self.vectors.element(&self.module.names[&net.id]).map(|(_, number)| *number));
                (vector.clone(), nets)
            });
            let together = list.and_then(|(vector, nets)| {
                if nets.len() != vector.count as usize {
                    return None;
                }
                let each: Vec<Vec<&Update>> = nets.iter().map(|net| updates(net)).collect();
                let together = self.whole(&vector.name, &nets, &each).or_else(|| self.rounds(&nets, &each, used))?;
                done.extend(nets.iter().map(|net| self.module.names[&net.id].clone()));
                Some(together)
            });
            let alone = || RegisterLines {
                name: self.text(name),
                width: register.width,
                reset: register.reset_value,
                power_up: register.power_up_value,
                updates: updates(register).iter().map(|one| (one.condition.clone(), one.value.clone())).collect(),
                rounds: None,
                plain: name.clone(),
            };
            lines.push(together.unwrap_or_else(alone));
        }
        lines
    }

    /// Registers that are all updated at once, with something that has a name.
    fn whole(&self, name: &str, nets: &[&Net], each: &[Vec<&Update>]) -> Option<RegisterLines> {
        let width = nets[0].width * nets.len() as u32;
        let together = |of: fn(&Net) -> Option<u128>| -> Option<Option<u128>> {
            let values: Vec<Option<u128>> = nets.iter().map(|net| of(net)).collect();
            if values.iter().all(|value| value.is_none_or(|value| value == 0)) {
                return values.iter().all(|value| *value == values[0]).then_some(values[0]);
            }
            let shifted = |(value, place): (&Option<u128>, u32)| value.map(|value| value << (place * nets[0].width));
            let shifted: Option<Vec<u128>> = values.iter().zip(0..).map(shifted).collect();
            (width <= RESET_BITS_MAX).then(|| Some(shifted.map(|all| all.into_iter().fold(0, |a, b| a | b))))?
        };
        let (reset, power_up) = (together(|net| net.reset_value)?, together(|net| net.power_up_value)?);
        if each.iter().any(|updates| updates.len() != each[0].len()) {
            return None;
        }
        let update = |number: usize| {
            let condition = each[0][number].condition.clone();
            let text = |update: &Update| update.condition.as_ref().map(|condition| flat(condition, self));
            let is_same = each.iter().all(|updates| text(updates[number]) == text(each[0][number]));
            let values: Vec<Expr> = each.iter().map(|updates| updates[number].value.clone()).collect();
            let value = Merge::one(self.module, &self.vectors, &side_by_side(&values));
            (is_same && matches!(value.node(), Node::Wire(_) | Node::Constant(_))).then_some((condition, value))
        };
        let updates: Option<Vec<_>> = (0..each[0].len()).map(update).collect();
        let (name, plain) = (name.to_owned(), name.to_owned());
        Some(RegisterLines { name, width, reset, power_up, updates: updates?, rounds: None, plain })
    }

    /// Registers whose updates are printed as a loop.
    fn rounds(&self, nets: &[&Net], each: &[Vec<&Update>], used: &mut HashSet<String>) -> Option<RegisterLines> {
        let first = nets[0];
        let is_alike = |(net, updates): (&&Net, &Vec<&Update>)| {
            let starts = |net: &Net| (net.reset_value, net.power_up_value);
            let conditions = |updates: &Vec<&Update>| -> Vec<bool> {
                updates.iter().map(|update| update.condition.is_some()).collect()
            };
            starts(net) == starts(first) && conditions(updates) == conditions(&each[0])
        };
        if !nets.iter().zip(each).all(is_alike) || first.power_up_value.is_some() {
            return None;
        }
        let merge = Merge::new(self.module, &self.vectors, 0);
        let all = |values: Vec<Expr>| merge.all(&values.iter().collect::<Vec<_>>());
        let name = all(nets.iter().map(|net| Expr::signal(net.id, net.width)).collect())?;
        let update = |number: usize| {
            let conditions: Option<Vec<Expr>> = each.iter().map(|updates| updates[number].condition.clone()).collect();
            let condition = match conditions {
                None => None,
                Some(conditions) => Some(all(conditions)?),
            };
            Some((condition, all(each.iter().map(|updates| updates[number].value.clone()).collect())?))
        };
        let updates: Option<Vec<_>> = (0..each[0].len()).map(update).collect();
        let updates = updates?;
        if merge.needs_number.get() {
            return None;
        }
        used.extend(merge.stepped.into_inner());
        Some(RegisterLines {
            name: flat(&name, self),
            width: first.width,
            reset: first.reset_value,
            power_up: None,
            updates,
            rounds: Some(nets.len() as u32),
            plain: in_list(&self.module.names[&first.id])?.0,
        })
    }

    /// Puts statements and loops in their order, and says where vectors are declared.
    fn place(
        &mut self,
        sections: Vec<(Option<String>, Vec<&'a Statement>)>,
        groups: Vec<Vec<Group<'a>>>,
        candidates: &[(String, Vec<String>, u32)],
    ) {
        let at_head = self.declared_at_head();
        let mut made_at: HashMap<String, usize> = HashMap::new();
        let statements = sections.iter().flat_map(|(_, statements)| statements);
        for (place, statement) in statements.enumerate() {
            made_at.extend(statement.wires().into_iter().map(|(wire, _)| (wire.to_owned(), place)));
        }
        let mut declared = HashSet::new();
        let mut place = 0;
        let mut laid = Vec::new();
        for ((heading, statements), groups) in sections.into_iter().zip(groups) {
            let start = place;
            place += statements.len();
            let place_of = |member: &Statement| {
                let found = statements.iter().position(|&statement| std::ptr::eq(statement, member));
                start + found.unwrap_or_default()
            };
            // A loop replaces its first statement, if all that it reads is there, else its last.
            let mut loops: HashMap<usize, Vec<Group<'a>>> = HashMap::new();
            let mut in_loop = HashSet::new();
            for group in groups {
                let places: Vec<usize> = group.members.iter().map(|member| place_of(member)).collect();
                let (first, last) =
                    (places.iter().min().copied().unwrap_or(start), places.iter().max().copied().unwrap_or(start));
                let is_early = |expression: &&Expr| {
                    let mut early = true;
                    each_value(expression, &mut |value| {
                        if let Value::Wire(wire) = value {
                            let is_vector = self.vectors.element(self.module.wire_name(&wire)).is_some();
                            early &= is_vector || made_at.get(&wire).is_none_or(|made| *made < first);
                        }
                    });
                    early
                };
                let all_early = group.members.iter().all(|member| member.expressions().iter().all(is_early));
                in_loop.extend(places);
                loops.entry(if all_early { first } else { last }).or_default().push(group);
            }
            let mut items = Vec::new();
            for (offset, &statement) in statements.iter().enumerate() {
                let here = start + offset;
                for (list, range, is_procedural) in self.declarations_before(statement, &at_head, &mut declared) {
                    let declaration = Item::Declare { name: list, range, is_procedural };
                    // Above a loop that goes on here.
                    let goes_on = loops.contains_key(&here) && matches!(items.last(), Some(Item::Loop(_)));
                    let end = items.len() - usize::from(goes_on);
                    items.insert(end, declaration);
                }
                for group in loops.remove(&here).into_iter().flatten() {
                    match items.last_mut() {
                        Some(Item::Loop(before))
                            if (before[0].first, before[0].end()) == (group.first, group.end()) =>
                        {
                            before.push(group);
                        }
                        _ => items.push(Item::Loop(vec![group])),
                    }
                }
                let has_no_line = match statement {
                    Statement::Drive { id, value } => is_silent(self, *id, value),
                    Statement::Comment(_) | Statement::Ignore { .. } => true,
                    _ => false,
                };
                if !in_loop.contains(&here) && !has_no_line {
                    items.push(Item::One(statement));
                }
            }
            laid.push((heading, items));
        }
        self.sections = laid;
        self.find_local(candidates);
    }

    /// The vectors that are declared with ports, registers, locals and outputs of sub-modules.
    fn declared_at_head(&self) -> HashSet<String> {
        let module = self.module;
        let own = module.ports.iter().map(|port| port.id);
        let nets = module.locals.iter().chain(&module.registers).map(|net| net.id);
        let outputs = module.instance_ports(PortDirection::Out).map(|port| port.id);
        let names = own.chain(nets).chain(outputs).filter_map(|id| self.vectors.element(module.name_of(id)?));
        names.map(|(vector, _)| vector.name.clone()).collect()
    }

    /// The vectors that a statement is the first to drive, and that are not declared yet.
    fn declarations_before(
        &self,
        statement: &Statement,
        at_head: &HashSet<String>,
        declared: &mut HashSet<String>,
    ) -> Vec<(String, String, bool)> {
        let mut targets: Vec<(&str, bool)> = match statement {
            Statement::Drive { id, value } if !is_silent(self, *id, value) => {
                self.module.name_of(*id).map(|name| (name, false)).into_iter().collect()
            }
            Statement::Wire { name, .. } => vec![(self.module.wire_name(name), false)],
            _ => Vec::new(),
        };
        if let Statement::Case { name, .. } = statement {
            targets.push((self.module.wire_name(name), !self.indexed.contains_key(name)));
        }
        let vectors = targets.into_iter().filter_map(|(name, is_procedural)| {
            let (vector, _) = self.vectors.element(name)?;
            let is_new = !at_head.contains(&vector.name) && declared.insert(vector.name.clone());
            is_new.then(|| (vector.name.clone(), self.vectors.range(self.module, vector), is_procedural))
        });
        vectors.collect()
    }

    /// Finds the vectors that are wires of one loop's rounds: made there, and read nowhere else.
    fn find_local(&mut self, candidates: &[(String, Vec<String>, u32)]) {
        let mut loop_of: HashMap<*const Statement, (usize, u32)> = HashMap::new();
        let mut made_in: HashMap<String, (usize, u32)> = HashMap::new();
        let all = self.sections.iter().flat_map(|(_, items)| items);
        for (number, item) in all.enumerate() {
            let Item::Loop(groups) = item else {
                continue;
            };
            for group in groups {
                made_in.insert(group.list.clone(), (number, group.members.len() as u32));
                let rounds = group.members.iter().zip(group.first..);
                loop_of.extend(rounds.map(|(&member, round)| (std::ptr::from_ref(member), (number, round))));
            }
        }
        let whole = candidates.iter().filter(|(list, elements, _)| {
            made_in.get(list).is_some_and(|(_, count)| *count as usize == elements.len())
        });
        let mut local: HashSet<String> = whole.map(|(list, ..)| list.clone()).collect();
        let mut note = |expression: &Expr, reader: Option<(usize, u32)>| {
            each_value(expression, &mut |value| {
                let Value::Wire(wire) = value else {
                    return;
                };
                if let Some((vector, element)) = self.vectors.element(self.module.wire_name(&wire)) {
                    let made = made_in.get(&vector.name).map(|(number, _)| (*number, *element));
                    if made != reader {
                        local.remove(&vector.name);
                    }
                }
            });
        };
        for statement in &self.module.description.kernel.statements {
            let reader = loop_of.get(&std::ptr::from_ref(statement)).copied();
            statement.expressions().into_iter().for_each(|expression| note(expression, reader));
        }
        for update in &self.module.description.kernel.updates {
            update.condition.iter().chain([&update.value]).for_each(|expression| note(expression, None));
        }
        self.vectors.local = local;
        let is_local =
            |item: &Item<'_>| matches!(item, Item::Declare { name, .. } if self.vectors.local.contains(name));
        for (_, items) in &mut self.sections {
            items.retain(|item| !is_local(item));
        }
    }
}

/// What the statements of a loop's rounds are together.
pub(crate) enum MergedStatement {
    Assign { target: Expr, value: Expr },
    Case { target: Expr, selector: Expr, arms: Vec<(Vec<Label>, Expr)>, default: Expr },
}

/// Values of equal ports as one, the last of them first.
fn side_by_side(values: &[Expr]) -> Expr {
    match values {
        [only] => only.clone(),
        [first, ..] if values.iter().all(|value| value.plain_constant() == Some(0)) => {
            constant(first.width() * values.len() as u32, 0)
        }
        _ => {
            let parts: Vec<Expr> = values.iter().rev().cloned().collect();
            let width = parts.iter().map(Expr::width).sum();
            Expr::new(width, Expr::size_of(&parts), Node::Concat(parts))
        }
    }
}

/// A port of sub-modules that are printed together: its name, and its signals in each of them, by number and width. A
/// list of ports that is one vector has several.
type PortOfParts = (String, Vec<Vec<(usize, u32)>>);

/// The ports of sub-modules that are printed together.
fn ports_of(module: &Module, parts: &Parts) -> Vec<PortOfParts> {
    let instances: Vec<&Instance> = parts.instances.iter().map(|&place| &module.instances[place]).collect();
    let ports = &instances[0].ports;
    let vectors = port_lists(ports);
    let signals = |places: &[usize]| {
        let of_instance = |instance: &&Instance| {
            let signal = |&place: &usize| (instance.ports[place].id, instance.ports[place].width);
            places.iter().map(signal).collect()
        };
        instances.iter().map(of_instance).collect()
    };
    let mut found = Vec::new();
    for (place, port) in ports.iter().enumerate() {
        match vectors.iter().find(|(_, places, _)| places.contains(&place)) {
            Some((list, places, _)) if places.iter().min() == Some(&place) => {
                found.push((list.clone(), signals(places)))
            }
            Some(_) => {}
            None => found.push((port.name.clone(), signals(&[place]))),
        }
    }
    found
}

/// The sub-modules, with the lists that may be loops.
fn part_lists(module: &Module) -> Vec<Parts> {
    let key = |instance: &Instance| {
        let parameters: Vec<u32> = instance.parameters.iter().map(|one| one.value).collect();
        (instance.module, parameters, instance.ports.len())
    };
    let named = module.instances.iter().map(|instance| (instance.name.as_str(), 1, key(instance)));
    let taken: HashSet<&str> = module.instances.iter().map(|instance| instance.name.as_str()).collect();
    let found = lists(named);
    let found: Vec<_> = found
        .into_iter()
        // A reader who looks into a cluster finds its cores by their names.
        .filter(|(list, ..)| !taken.contains(list.as_str()) && list != "core")
        .collect();
    let place = |name: &str| module.instances.iter().position(|instance| instance.name == name).unwrap_or_default();
    let mut parts = Vec::new();
    for (index, instance) in module.instances.iter().enumerate() {
        match found.iter().find(|(_, names, _)| names.contains(&instance.name.as_str())) {
            Some((list, names, _)) if names[0] == instance.name => {
                let instances = names.iter().map(|name| place(name)).collect();
                parts.push(Parts { name: list.clone(), instances });
            }
            Some(_) => {}
            None => parts.push(Parts { name: instance.name.clone(), instances: vec![index] }),
        }
    }
    parts
}

/// The vectors that follow from the structure: ports, registers, locals, ports of sub-modules.
fn atom_vectors(module: &Module, parts: &[Parts]) -> Vectors {
    let mut vectors = Vectors::default();
    let mut taken: HashSet<String> = module.names.values().cloned().collect();
    taken.extend(module.description.kernel.wire_names().cloned());
    taken.extend(module.instances.iter().map(|instance| instance.name.clone()));
    if module.packs_ports {
        for (list, places, width) in port_lists(&module.ports) {
            let names: Vec<&str> = places.iter().map(|&place| module.ports[place].name.as_str()).collect();
            vectors.add(&list, &names, width);
            taken.insert(list);
        }
    }
    let is_port: HashSet<&str> = module.ports.iter().map(|port| port.name.as_str()).collect();
    for nets in [&module.registers, &module.locals] {
        let named = nets.iter().map(|net| (module.names[&net.id].as_str(), net.width, net.reset_value.is_some()));
        for (list, names, width) in lists(named.filter(|(name, ..)| !is_port.contains(name))) {
            if taken.insert(list.clone()) {
                vectors.add(&list, &names, width);
            }
        }
    }
    for parts in parts {
        for (port, ids) in ports_of(module, parts) {
            let count = ids.len() * ids[0].len();
            let ids: Vec<(usize, u32)> = ids.into_iter().flatten().collect();
            let names: Vec<&str> = ids.iter().map(|(id, _)| module.names[id].as_str()).collect();
            let is_own = names.iter().any(|name| is_port.contains(name));
            if count == 1 || is_own || matches!(port.as_str(), "clock" | "reset") {
                continue;
            }
            // The ports of one sub-module are called as without the number.
            let alone = names[0].strip_suffix("_0").filter(|_| parts.instances.len() == 1);
            let list = alone.map_or_else(|| format!("{}_{port}", parts.name), str::to_owned);
            if taken.insert(list.clone()) {
                vectors.add(&list, &names, ids[0].1);
            }
        }
    }
    vectors
}

/// The lists of the kernel's wires that may be vectors.
fn wire_lists(
    module: &Module,
    sections: &[(Option<String>, Vec<&Statement>)],
    atoms: &Vectors,
) -> Vec<(String, Vec<String>, u32)> {
    let mut taken: HashSet<String> = module.names.values().cloned().collect();
    taken.extend(module.description.kernel.wire_names().cloned());
    taken.extend(module.instances.iter().map(|instance| instance.name.clone()));
    let in_vectors = module.names.values().filter_map(|name| atoms.element(name));
    taken.extend(in_vectors.map(|(vector, _)| vector.name.clone()));
    let mut found = Vec::new();
    for (_, statements) in sections {
        let wires = statements.iter().filter_map(|statement| match statement {
            Statement::Wire { name, value } => Some((name, value.width(), false)),
            Statement::Case { name, default, .. } => Some((name, default.width(), true)),
            _ => None,
        });
        let wires = wires.filter(|(name, ..)| !module.wires.contains_key(*name));
        for (list, names, width) in lists(wires.map(|(name, width, is_case)| (name.as_str(), width, is_case))) {
            if taken.insert(list.clone()) {
                found.push((list, names.into_iter().map(str::to_owned).collect(), width));
            }
        }
    }
    found
}

fn with_wires(atoms: &Vectors, wires: &[(String, Vec<String>, u32)]) -> Vectors {
    let mut vectors = atoms.clone();
    for (list, elements, width) in wires {
        vectors.add(list, &elements.iter().map(String::as_str).collect::<Vec<_>>(), *width);
    }
    vectors
}

/// Takes out the lists that, as vectors, would be combinational loops: a signal counts as a whole.
fn without_loops(
    module: &Module,
    children: &[&Paths],
    atoms: &mut Vectors,
    candidates: &mut Vec<(String, Vec<String>, u32)>,
) {
    let graph = Graph::of(module, children);
    let own = module.ports.iter().filter_map(|port| in_list(&port.name));
    let own: HashSet<String> = own.map(|(list, _)| list).collect();
    loop {
        let vectors = with_wires(atoms, candidates);
        let name = |value: &Value| match value {
            Value::Atom(id) => module.name_of(*id).unwrap_or_default().to_owned(),
            Value::Wire(wire) => module.wire_name(wire).to_owned(),
        };
        let vector = |name: &str| vectors.element(name).map(|(vector, _)| vector.name.clone());
        let cyclic = graph.cyclic_vectors(&name, &vector);
        let (wires, signals) = (candidates.len(), cyclic.iter().any(|list| !own.contains(list)));
        candidates.retain(|(list, ..)| !cyclic.contains(list));
        if candidates.len() < wires {
            continue;
        }
        if !signals {
            return;
        }
        atoms.retain(|list| own.contains(list) || !cyclic.contains(list));
    }
}

/// The drivers of sub-modules' inputs that may be in the connection: short ones, of inputs that nothing else reads.
fn plain_drivers(module: &Module) -> HashMap<usize, &Expr> {
    let mut read = HashSet::new();
    module.each_read(&mut |value| {
        read.insert(value);
    });
    let inputs: HashSet<usize> = module.instance_ports(PortDirection::In).map(|port| port.id).collect();
    let drives = module.description.kernel.statements.iter().filter_map(|statement| match statement {
        Statement::Drive { id, value } => Some((*id, value)),
        _ => None,
    });
    let is_plain = |value: &Expr| !matches!(value.node(), Node::Mux { .. } | Node::Fault(_));
    drives.filter(|(id, value)| inputs.contains(id) && is_plain(value) && !read.contains(&Value::Atom(*id))).collect()
}
