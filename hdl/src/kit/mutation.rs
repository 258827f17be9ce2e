//! Mutants: faults put into a design at random, to measure what the checks around it are worth.
//!
//! Many mutants share one design. Each is an expression that becomes `mutant == 16'd17 ? wrong : right`; the input
//! [`MUTANT_PORT`] chooses which of them is there, and with 0 the design is right. So a simulator is built once for
//! hundreds of faults.
//!
//! The faults are of the two kinds that were behind most bugs found in processors: a signal stands where another one of
//! its width belongs, and a condition is wrong ([`MutantKind`]). Modules with parameters stay as they are, and so does
//! what drives trace ports: a fault there is one of the checker's eyes. A fault never closes a combinational loop, nor
//! makes an output depend at once on an input that it did not depend on.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::compose::constant;
use super::error::Fault;
use super::expression::{Binary, Expr, Node, Unary};
use super::expression_text::{flat, Names};
use super::kernel::Kernel;
use super::loops::{Graph, Paths};
use super::module::{Module, Port, PortDirection, Value};
use super::module_text::ModuleText;
use super::statement::{Statement, Table};

/// The input that chooses the mutant; 0: none.
pub const MUTANT_PORT: &str = "mutant";
/// Bits of that input.
const PORT_WIDTH: u32 = 16;
/// The identity of that input, the same in every module: no atom has it.
const PORT_ID: usize = usize::MAX;
/// What the names of signals begin with that only show what a core does.
const TRACE: &str = "trace_";
/// The same of the types of modules.
const TRACED: &str = "Traced";

/// How a mutant is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MutantKind {
    /// Another signal of the same width stands in the place of the right one, or other bits of the same signal.
    MixedUp,
    /// A condition holds when it must not, and not when it must.
    Negated,
    /// A condition always holds.
    AlwaysHigh,
    /// A condition never holds.
    AlwaysLow,
    /// A term of a conjunction or disjunction is missing.
    TermDropped,
}

impl MutantKind {
    /// In words.
    pub const fn name(self) -> &'static str {
        match self {
            MutantKind::MixedUp => "signals mixed up",
            MutantKind::Negated => "condition negated",
            MutantKind::AlwaysHigh => "condition always high",
            MutantKind::AlwaysLow => "condition always low",
            MutantKind::TermDropped => "term dropped",
        }
    }
}

/// A mutant of a design.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutant {
    /// What [`MUTANT_PORT`] must be for it, from 1 on.
    pub number: u16,
    /// The module that has it.
    pub module: String,
    /// The signal whose driver has it, by its name in the design without mutants.
    pub signal: String,
    /// How it is wrong.
    pub kind: MutantKind,
    /// The expression that becomes wrong.
    pub right: String,
    /// What it becomes.
    pub wrong: String,
}

/// Which of all possible mutants a design gets: they are shuffled, half of them mixed-up signals and half wrong
/// conditions where there are enough of both, and some that stand in a row are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MutantChoice {
    /// Of the order.
    pub seed: u64,
    /// How many are passed over.
    pub skipped: usize,
    /// How many are taken; fewer when there are no more, or when a signal cannot be mixed up with any other.
    pub count: u16,
}

/// Where a mutant may be: the module's number in the order of the walk, the expression's place in it, and the kind.
#[derive(Clone, Copy, Debug)]
pub(super) struct Site {
    module: usize,
    place: usize,
    kind: MutantKind,
}

/// A mutant that a place is to get.
#[derive(Clone, Copy, Debug)]
struct Chosen {
    number: u16,
    kind: MutantKind,
    /// From which the signal is drawn that takes another's place.
    seed: u64,
}

/// What a walk over a design does about mutants.
#[derive(Debug)]
pub(super) struct Mutation {
    /// The modules so far, without their mutants.
    originals: HashMap<ModuleText, usize>,
    /// All places found.
    sites: Vec<Site>,
    /// By module and place.
    chosen: BTreeMap<(usize, usize), Vec<Chosen>>,
    /// The mutants that are there, by number, each with the place of its module among the distinct ones.
    placed: BTreeMap<u16, (usize, Mutant)>,
}

impl Mutation {
    /// Only finds the places.
    pub fn survey() -> Self {
        Mutation {
            originals: HashMap::new(),
            sites: Vec::new(),
            chosen: BTreeMap::new(),
            placed: BTreeMap::new(),
        }
    }

    /// Puts mutants into some of the places that a survey has found.
    pub fn of(survey: Mutation, choice: &MutantChoice) -> Self {
        let mut random = fastrand::Rng::with_seed(choice.seed);
        let is_mixed_up = |site: &Site| site.kind == MutantKind::MixedUp;
        let (mut signals, mut conditions): (Vec<Site>, Vec<Site>) =
            survey.sites.into_iter().partition(is_mixed_up);
        random.shuffle(&mut signals);
        random.shuffle(&mut conditions);
        let mut mutation = Mutation::survey();
        let taken = alternately(signals, conditions)
            .skip(choice.skipped)
            .take(choice.count.into());
        for (number, site) in (1..).zip(taken) {
            let chosen = Chosen {
                number,
                kind: site.kind,
                seed: choice.seed ^ (choice.skipped as u64 + u64::from(number)),
            };
            let place = mutation.chosen.entry((site.module, site.place));
            place.or_default().push(chosen);
        }
        mutation
    }

    /// The mutants that are there; `names` are those of the distinct modules.
    pub fn mutants(self, names: &HashMap<usize, String>) -> Vec<Mutant> {
        let placed = self.placed.into_values();
        let named = placed.filter_map(|(module, mutant)| {
            let module = names.get(&module)?.clone();
            Some(Mutant { module, ..mutant })
        });
        named.collect()
    }

    /// Puts the module's mutants into it; `children` are the paths of its parts. Gives the mutants' numbers.
    pub fn apply(&mut self, module: &mut Module, children: &[&Paths]) -> Vec<u16> {
        if module.description.type_name.starts_with(TRACED) {
            return Vec::new();
        }
        let text = ModuleText::of(module);
        let next = self.originals.len();
        let index = *self.originals.entry(text).or_insert(next);
        if index == next {
            self.find_sites(index, module);
        }
        let first = (index, 0);
        let last = (index, usize::MAX);
        if self.chosen.range(first..=last).next().is_none() {
            return Vec::new();
        }
        let Ok(mut dependencies) = Dependencies::of(module, children) else {
            // The emitter reports the loop.
            return Vec::new();
        };
        let signals = Signal::all(module);
        let mut kernel = std::mem::take(&mut module.description.kernel);
        let mut mutants = Vec::new();
        let mut next_place = 0;
        for spot in spots(&mut kernel, module) {
            let target = Target {
                module,
                signals: &signals,
                statement: spot.statement,
                targets: &spot.targets,
            };
            *spot.expression =
                rewritten(spot.expression, spot.role, &mut next_place, &mut |node| {
                    let chosen = self.chosen.get(&(index, node.place));
                    let mut rebuilt = node.rebuilt;
                    for chosen in chosen.into_iter().flatten() {
                        let wrong = wrong(
                            chosen,
                            node.original,
                            &rebuilt,
                            node.role,
                            &target,
                            &mut dependencies,
                        );
                        let Some((wrong, text)) = wrong else { continue };
                        mutants.push(Mutant {
                            number: chosen.number,
                            module: String::new(),
                            signal: spot.signal.clone(),
                            kind: chosen.kind,
                            right: flat(node.original, module),
                            wrong: text,
                        });
                        rebuilt = chosen_between(chosen.number, wrong, rebuilt);
                    }
                    rebuilt
                });
        }
        module.description.kernel = kernel;
        module.name_atoms();
        let numbers = mutants.iter().map(|mutant| mutant.number).collect();
        for mutant in mutants {
            self.placed
                .entry(mutant.number)
                .or_insert((usize::MAX, mutant));
        }
        numbers
    }

    /// Says which of the distinct modules has these mutants.
    pub fn home(&mut self, module: usize, numbers: &[u16]) {
        for number in numbers {
            if let Some((home, _)) = self.placed.get_mut(number) {
                *home = module;
            }
        }
    }

    /// Adds the places of a module that has not come before.
    fn find_sites(&mut self, index: usize, module: &mut Module) {
        let mut kernel = std::mem::take(&mut module.description.kernel);
        let mut next_place = 0;
        for spot in spots(&mut kernel, module) {
            rewritten(spot.expression, spot.role, &mut next_place, &mut |node| {
                let sites = kinds(node.original, node.role).map(|kind| Site {
                    module: index,
                    place: node.place,
                    kind,
                });
                self.sites.extend(sites);
                node.rebuilt
            });
        }
        module.description.kernel = kernel;
    }
}

/// One of each in turn, then what is left.
fn alternately(one: Vec<Site>, other: Vec<Site>) -> impl Iterator<Item = Site> {
    let both = one.len().min(other.len());
    let rest_of_one = one[both..].to_vec();
    let rest_of_other = other[both..].to_vec();
    let pairs = one.into_iter().zip(other);
    let pairs = pairs.flat_map(|(one, other)| [one, other]);
    pairs.chain(rest_of_one).chain(rest_of_other)
}

/// Gives the module the input that chooses, if it has mutants or one of its parts has that input.
pub(super) fn add_port(module: &mut Module, is_mutated: bool, has_port: impl Fn(usize) -> bool) {
    let port = Port {
        name: MUTANT_PORT.to_owned(),
        width: PORT_WIDTH,
        direction: PortDirection::In,
        id: PORT_ID,
        doc: "Which mutant is there; 0: none.".to_owned(),
        group: String::new(),
    };
    let mut is_needed = is_mutated;
    for instance in &mut module.instances {
        if has_port(instance.module) {
            instance.ports.push(port.clone());
            is_needed = true;
        }
    }
    if is_needed {
        module.ports.push(port);
        module.names.insert(PORT_ID, MUTANT_PORT.to_owned());
    }
}

/// Whether these are the ports of a module with mutants, in it or in a part.
pub(super) fn has_port(ports: &[Port]) -> bool {
    ports.iter().any(|port| port.id == PORT_ID)
}

/// The ports without the one that chooses.
pub(super) fn without_port(mut ports: Vec<Port>) -> Vec<Port> {
    ports.retain(|port| port.id != PORT_ID);
    ports
}

/// What an expression is to the one around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// It decides between two values, or whether a register or memory takes one.
    Condition,
    /// A term of a conjunction of single bits.
    OfConjunction,
    /// A term of a disjunction of single bits.
    OfDisjunction,
    Other,
}

/// The ways in which an expression can be wrong.
fn kinds(expression: &Expr, role: Role) -> impl Iterator<Item = MutantKind> {
    let is_leaf = matches!(
        expression.node(),
        Node::Signal(_) | Node::Wire(_) | Node::Slice { .. }
    );
    let is_constant = matches!(expression.node(), Node::Constant(_) | Node::Named { .. });
    let of_role: &[MutantKind] = match role {
        _ if is_constant => &[],
        Role::Condition => &[
            MutantKind::Negated,
            MutantKind::AlwaysHigh,
            MutantKind::AlwaysLow,
        ],
        Role::OfConjunction | Role::OfDisjunction => &[MutantKind::TermDropped],
        Role::Other => &[],
    };
    let of_leaf = is_leaf.then_some(MutantKind::MixedUp);
    of_leaf.into_iter().chain(of_role.iter().copied())
}

/// A place where a kernel has an expression.
struct Spot<'a> {
    expression: &'a mut Expr,
    role: Role,
    /// What it drives, for a reader.
    signal: String,
    /// What depends on it in the same cycle.
    targets: Vec<Value>,
    /// The number of its statement: it sees the wires of those before it.
    statement: usize,
}

/// All expressions of a kernel that decide something, but for those that drive trace ports.
fn spots<'a>(kernel: &'a mut Kernel, module: &Module) -> Vec<Spot<'a>> {
    let name = |id: &usize| module.names.get(id).cloned().unwrap_or_default();
    let mut spots = Vec::new();
    let statements = kernel.statements.iter_mut().enumerate();
    for (number, statement) in statements {
        let mut add = |expression: &'a mut Expr, role, signal: &str, targets: &[Value]| {
            spots.push(Spot {
                expression,
                role,
                signal: signal.to_owned(),
                targets: targets.to_vec(),
                statement: number,
            });
        };
        match statement {
            Statement::Comment(_) | Statement::Ignore { .. } => {}
            Statement::Wire { name, value } => {
                let targets = [Value::Wire(name.clone())];
                add(value, Role::Other, module.wire_name(name), &targets);
            }
            Statement::Drive { id, value } => {
                add(value, Role::Other, &name(id), &[Value::Atom(*id)]);
            }
            Statement::Case {
                name,
                selector,
                arms,
                default,
            } => {
                let targets = [Value::Wire(name.clone())];
                let values = arms.iter_mut().map(|(_, value)| value);
                for value in [selector].into_iter().chain(values).chain([default]) {
                    add(value, Role::Other, module.wire_name(name), &targets);
                }
            }
            Statement::Table(table) => table_spots(table, module, &mut add),
            Statement::Memory(memory) => {
                let is_bit = memory.write_enable.width() == 1;
                let role = if is_bit { Role::Condition } else { Role::Other };
                add(&mut memory.write_enable, role, &memory.name, &[]);
                add(&mut memory.write_address, Role::Other, &memory.name, &[]);
                add(&mut memory.write_data, Role::Other, &memory.name, &[]);
                for read in &mut memory.reads {
                    let word = [Value::Wire(read.name.clone())];
                    match &mut read.enable {
                        Some(enable) => {
                            add(enable, Role::Condition, &read.name, &[]);
                            add(&mut read.address, Role::Other, &read.name, &[]);
                        }
                        None => add(&mut read.address, Role::Other, &read.name, &word),
                    }
                }
            }
        }
    }
    for update in &mut kernel.updates {
        let signal = name(&update.id);
        let condition = update.condition.iter_mut();
        let condition = condition.map(|condition| (condition, Role::Condition));
        for (expression, role) in condition.chain([(&mut update.value, Role::Other)]) {
            spots.push(Spot {
                expression,
                role,
                signal: signal.clone(),
                targets: Vec::new(),
                statement: usize::MAX,
            });
        }
    }
    spots.retain(|spot| !spot.signal.starts_with(TRACE));
    spots
}

/// The expressions of a table: its selector decides all columns, a cell its own.
fn table_spots<'a>(
    table: &'a mut Table,
    module: &Module,
    add: &mut impl FnMut(&'a mut Expr, Role, &str, &[Value]),
) {
    let Table {
        selector,
        columns,
        rows,
        otherwise,
    } = table;
    let names: Vec<String> = columns.iter().map(|(name, _)| name.clone()).collect();
    let all: Vec<Value> = names.iter().cloned().map(Value::Wire).collect();
    if let Some(first) = names.first() {
        add(selector, Role::Other, module.wire_name(first), &all);
    }
    for (name, default) in columns {
        let targets = [Value::Wire(name.clone())];
        add(default, Role::Other, module.wire_name(name), &targets);
    }
    let rows = rows.iter_mut().map(|(_, set)| set);
    for (column, value) in rows.chain([otherwise]).flatten() {
        let name = &names[*column];
        let targets = [Value::Wire(name.clone())];
        add(value, Role::Other, module.wire_name(name), &targets);
    }
}

/// A part of an expression, as the rewriting comes by.
struct Visited<'a> {
    /// Its number among all parts of the module.
    place: usize,
    original: &'a Expr,
    /// The same with its own parts rewritten.
    rebuilt: Expr,
    role: Role,
}

/// The expression with each of its parts replaced by what `visit` makes of it, inner ones first.
fn rewritten(
    expression: &Expr,
    role: Role,
    next_place: &mut usize,
    visit: &mut dyn FnMut(Visited<'_>) -> Expr,
) -> Expr {
    let place = *next_place;
    *next_place += 1;
    let mut part = |inner: &Expr, role: Role| rewritten(inner, role, next_place, visit);
    let node = match expression.node() {
        Node::Signal(_)
        | Node::Wire(_)
        | Node::Constant(_)
        | Node::Named { .. }
        | Node::Slice { .. }
        | Node::Fault(_) => None,
        Node::Unary(operator, operand) => Some(Node::Unary(*operator, part(operand, Role::Other))),
        Node::Binary(operator, left, right) => {
            let role = match operator {
                Binary::And if expression.width() == 1 => Role::OfConjunction,
                Binary::Or if expression.width() == 1 => Role::OfDisjunction,
                _ => Role::Other,
            };
            let (left, right) = (part(left, role), part(right, role));
            Some(Node::Binary(*operator, left, right))
        }
        Node::Mux {
            condition,
            then,
            otherwise,
        } => Some(Node::Mux {
            condition: part(condition, Role::Condition),
            then: part(then, Role::Other),
            otherwise: part(otherwise, Role::Other),
        }),
        Node::Concat(parts) => {
            let parts = parts.iter().map(|inner| part(inner, Role::Other));
            Some(Node::Concat(parts.collect()))
        }
        Node::Replicate(count, operand) => {
            Some(Node::Replicate(*count, part(operand, Role::Other)))
        }
    };
    let rebuilt = match node {
        Some(node) => Expr::new(expression.width(), expression.size(), node),
        None => expression.clone(),
    };
    visit(Visited {
        place,
        original: expression,
        rebuilt: rebuilt.of_kind(None),
        role,
    })
}

/// `mutant == number ? wrong : right`
fn chosen_between(number: u16, wrong: Expr, right: Expr) -> Expr {
    let port = Expr::signal(PORT_ID, PORT_WIDTH);
    let condition = port.is(number.into());
    let (width, size) = (right.width(), right.size());
    let node = Node::Mux {
        condition,
        then: wrong,
        otherwise: right,
    };
    Expr::new(width, size, node)
}

/// A signal that may stand in the place of another one.
struct Signal {
    value: Expr,
    /// Statements behind this one see it; `None`: all do.
    statement: Option<usize>,
}

impl Signal {
    /// The module's inputs, registers, locals and wires, and the outputs of its parts.
    fn all(module: &Module) -> Vec<Signal> {
        let ports = module.ports.iter();
        let inputs = ports.filter(|port| {
            let is_input = port.direction == PortDirection::In;
            is_input && !matches!(port.name.as_str(), "clock" | "reset")
        });
        let inputs = inputs.map(|port| (port.id, port.width));
        let nets = module.locals.iter().chain(&module.registers);
        let nets = nets.map(|net| (net.id, net.width));
        let outputs = module.instance_ports(PortDirection::Out);
        let outputs = outputs.map(|port| (port.id, port.width));
        let atoms = inputs.chain(nets).chain(outputs).map(|(id, width)| Signal {
            value: Expr::signal(id, width),
            statement: None,
        });
        let statements = module.description.kernel.statements.iter().enumerate();
        let wires = statements.flat_map(|(number, statement)| {
            let wires = statement.wires().into_iter();
            wires.map(move |(name, width)| Signal {
                value: Expr::wire(name, width),
                statement: Some(number),
            })
        });
        atoms.chain(wires).collect()
    }
}

/// Where a mutant is to be.
struct Target<'a> {
    module: &'a Module,
    signals: &'a [Signal],
    statement: usize,
    targets: &'a [Value],
}

impl Target<'_> {
    /// What may stand in the place of a leaf, in a random order.
    fn others(&self, leaf: &Expr, seed: u64) -> Vec<Expr> {
        let own = flat(leaf, self.module);
        let is_visible = |signal: &&Signal| {
            let before = signal
                .statement
                .is_none_or(|number| number < self.statement);
            before && signal.value.width() == leaf.width()
        };
        let visible = self.signals.iter().filter(is_visible);
        let mut others: Vec<Expr> = visible.map(|signal| signal.value.clone()).collect();
        others.extend(other_bits(leaf));
        others.retain(|other| {
            let name = flat(other, self.module);
            name != own && name != "?" && !name.starts_with(TRACE)
        });
        fastrand::Rng::with_seed(seed).shuffle(&mut others);
        others
    }
}

/// As many bits of the same signal, above and below.
fn other_bits(leaf: &Expr) -> Vec<Expr> {
    let Node::Slice { base, low } = leaf.node() else {
        return Vec::new();
    };
    let width = leaf.width();
    let lows = [low.checked_sub(width), low.checked_add(width)];
    let lows = lows.into_iter().flatten();
    let lows = lows.filter(|low| low + width <= base.width());
    let slice = |low| {
        let base = base.clone();
        Expr::new(width, 1, Node::Slice { base, low })
    };
    lows.map(slice).collect()
}

/// The wrong expression and its text; `None` when nothing can take the place of the right one.
fn wrong(
    chosen: &Chosen,
    original: &Expr,
    rebuilt: &Expr,
    role: Role,
    target: &Target<'_>,
    dependencies: &mut Dependencies,
) -> Option<(Expr, String)> {
    let right = || flat(original, target.module);
    let bit = |value: u128, text: &str| Some((constant(1, value), text.to_owned()));
    match chosen.kind {
        MutantKind::MixedUp => {
            let others = target.others(original, chosen.seed);
            let other = others
                .into_iter()
                .find(|other| dependencies.allow(other, target))?;
            let text = flat(&other, target.module);
            Some((other, text))
        }
        MutantKind::Negated => {
            let negated = Node::Unary(Unary::Not, rebuilt.clone());
            let negated = Expr::new(1, rebuilt.size(), negated);
            Some((negated, format!("~({})", right())))
        }
        MutantKind::AlwaysHigh => bit(1, "1'b1"),
        MutantKind::AlwaysLow => bit(0, "1'b0"),
        MutantKind::TermDropped => {
            let is_neutral = u128::from(role == Role::OfConjunction);
            bit(is_neutral, "(no such term)")
        }
    }
}

/// What depends on what in a module, its mutants so far included.
struct Dependencies {
    graph: Graph,
    /// As they are without mutants.
    paths: Paths,
}

impl Dependencies {
    fn of(module: &Module, children: &[&Paths]) -> Result<Self, Fault> {
        let graph = Graph::of(module, children);
        let paths = graph.paths(module)?;
        Ok(Dependencies { graph, paths })
    }

    /// Whether the target may depend on another signal: that closes no loop and makes no new path through the module.
    /// From then on it does.
    fn allow(&mut self, other: &Expr, target: &Target<'_>) -> bool {
        let from = match other.node() {
            Node::Signal(id) => Value::Atom(*id),
            Node::Wire(name) => Value::Wire(name.to_string()),
            // Other bits of a signal on which the target depends already.
            _ => return true,
        };
        let targets = target.targets.iter().cloned();
        let added: Vec<(Value, Value)> = targets
            .map(|to| (from.clone(), to))
            .filter(|(from, to)| self.graph.add(from.clone(), to.clone()))
            .collect();
        let is_allowed = match self.graph.paths(target.module) {
            Ok(paths) => sets(&paths) == sets(&self.paths),
            Err(_) => false,
        };
        if !is_allowed {
            added
                .into_iter()
                .for_each(|(from, to)| self.graph.remove(&from, &to));
        }
        is_allowed
    }
}

/// Paths, whatever their order.
fn sets(paths: &Paths) -> HashMap<&str, HashSet<&str>> {
    paths
        .iter()
        .map(|(output, inputs)| {
            let inputs = inputs.iter().map(String::as_str).collect();
            (output.as_str(), inputs)
        })
        .collect()
}
