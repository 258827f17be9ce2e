//! What replaces a right expression: another signal, or a broken condition, that closes no loop.

use std::collections::{HashMap, HashSet};

use super::super::compose::{concat, constant, high, zeros};
use super::super::error::Fault;
use super::super::expression::{Expr, Node, Unary};
use super::super::expression_text::{flat, Names};
use super::super::loops::{Graph, Paths};
use super::super::module::{Module, PortDirection, Value};
use super::spots::Role;
use super::{Chosen, MutantKind, TRACE};

/// A signal that may replace another one.
pub(super) struct Signal {
    value: Expr,
    /// Statements behind this one see it; `None`: all do.
    statement: Option<usize>,
}

impl Signal {
    /// The module's inputs, registers, locals and wires, and the outputs of its parts.
    pub(super) fn all(module: &Module) -> Vec<Signal> {
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
        let atoms = inputs
            .chain(nets)
            .chain(outputs)
            .map(|(id, width)| Signal { value: Expr::signal(id, width), statement: None });
        let statements = module.description.kernel.statements.iter().enumerate();
        let wires = statements.flat_map(|(number, statement)| {
            let wires = statement.wires().into_iter();
            wires.map(move |(name, width)| Signal { value: Expr::wire(name, width), statement: Some(number) })
        });
        atoms.chain(wires).collect()
    }
}

/// Where a mutant is to be.
pub(super) struct Target<'a> {
    pub(super) module: &'a Module,
    pub(super) names: &'a dyn Names,
    pub(super) signals: &'a [Signal],
    pub(super) statement: usize,
    pub(super) targets: &'a [Value],
}

impl Target<'_> {
    /// What may replace a leaf, in a random order.
    fn others(&self, leaf: &Expr, seed: u64) -> Vec<Expr> {
        let own = flat(leaf, self.module);
        let is_visible = |signal: &&Signal| {
            let before = signal.statement.is_none_or(|number| number < self.statement);
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

/// The wrong expression and its text; `None` when nothing can take the place of the right one. Other mutants within it
/// do not matter: there is one at a time.
pub(super) fn wrong(
    chosen: &Chosen,
    original: &Expr,
    role: Role,
    target: &Target<'_>,
    dependencies: &mut Dependencies,
) -> Option<(Expr, String)> {
    let right = || flat(original, target.names);
    let bit = |value: u128, text: &str| Some((constant(1, value), text.to_owned()));
    match chosen.kind {
        MutantKind::MixedUp => {
            let others = target.others(original, chosen.seed);
            let other = others.into_iter().find(|other| dependencies.allow(other, target))?;
            let text = flat(&other, target.names);
            Some((other, text))
        }
        MutantKind::Negated => {
            let negated = Node::Unary(Unary::Not, original.clone().of_kind(None));
            let negated = Expr::new(1, original.size(), negated);
            Some((negated, format!("~({})", right())))
        }
        MutantKind::AlwaysHigh => bit(1, "1'b1"),
        MutantKind::AlwaysLow => bit(0, "1'b0"),
        MutantKind::TermDropped => {
            let is_neutral = u128::from(role == Role::OfConjunction);
            bit(is_neutral, "(no such term)")
        }
        MutantKind::BitInverted | MutantKind::BitHigh | MutantKind::BitLow => {
            let width = original.width();
            let place = (chosen.seed % u64::from(width)) as u32;
            let (mask, value) = (one_bit(width, place), original.clone().of_kind(None));
            let (wrong, what) = match chosen.kind {
                MutantKind::BitHigh => (value | mask, "1"),
                MutantKind::BitLow => (value & !mask, "0"),
                _ => (value ^ mask, "inverted"),
            };
            Some((wrong, format!("{}, bit {place} {what}", right())))
        }
    }
}

/// All bits 0 but that one.
fn one_bit(width: u32, place: u32) -> Expr {
    let above = (place + 1 < width).then(|| zeros(width - place - 1));
    let below = (place > 0).then(|| zeros(place));
    concat(above.into_iter().chain([high()]).chain(below))
}

/// What depends on what in a module, its mutants so far included.
pub(super) struct Dependencies {
    graph: Graph,
    /// As they are without mutants.
    paths: Paths,
}

impl Dependencies {
    pub(super) fn of(module: &Module, children: &[&Paths]) -> Result<Self, Fault> {
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
            added.into_iter().for_each(|(from, to)| self.graph.remove(&from, &to));
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
