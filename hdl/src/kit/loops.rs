//! Combinational loops, found before any simulator sees the design.
//!
//! Each module is searched once, with its sub-modules reduced to which output depends at once on which input. Signals
//! count as wholes, exactly as Verilator's UNOPTFLAT counts them: a chain through the bits of one vector is a loop
//! here.

use std::collections::{HashMap, HashSet};

use petgraph::algo::tarjan_scc;
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::Dfs;

use super::error::Fault;
use super::module::{each_value, Module, Port, PortDirection, Value};
use super::statement::{MemoryRead, Statement};

/// For each output of a module, by name: the inputs that it depends on in the same cycle.
pub(crate) type Paths = HashMap<String, Vec<String>>;

/// Those of a module of which nothing is known but its ports.
pub(crate) fn all_paths(ports: &[Port]) -> Paths {
    let of = |direction| ports.iter().filter(move |port| port.direction == direction).map(|port| port.name.clone());
    let inputs: Vec<String> =
        of(PortDirection::In).filter(|name| !matches!(name.as_str(), "clock" | "reset")).collect();
    of(PortDirection::Out).map(|output| (output, inputs.clone())).collect()
}

/// What depends on what in a module in the same cycle.
#[derive(Default)]
pub(crate) struct Graph {
    graph: DiGraph<Value, ()>,
    nodes: HashMap<Value, NodeIndex>,
}

impl Graph {
    fn node(&mut self, value: Value) -> NodeIndex {
        if let Some(node) = self.nodes.get(&value) {
            return *node;
        }
        let node = self.graph.add_node(value.clone());
        self.nodes.insert(value, node);
        node
    }

    fn edge(&mut self, from: Value, to: Value) {
        let (from, to) = (self.node(from), self.node(to));
        self.graph.update_edge(from, to, ());
    }

    /// Has a value depend on another one; whether it did not before.
    pub(crate) fn add(&mut self, from: Value, to: Value) -> bool {
        let (from, to) = (self.node(from), self.node(to));
        let is_new = !self.graph.contains_edge(from, to);
        self.graph.update_edge(from, to, ());
        is_new
    }

    /// Has a value no longer depend on another one.
    pub(crate) fn remove(&mut self, from: &Value, to: &Value) {
        let ends = self.nodes.get(from).zip(self.nodes.get(to));
        let edge = ends.and_then(|(&from, &to)| self.graph.find_edge(from, to));
        if let Some(edge) = edge {
            self.graph.remove_edge(edge);
        }
    }
}

/// The module's paths from inputs to outputs. `children` are those of its instances, in order.
///
/// # Errors
/// The signals of a combinational loop.
pub(crate) fn paths(module: &Module, children: &[&Paths]) -> Result<Paths, Fault> {
    dependencies(module, children).paths(module)
}

impl Graph {
    /// The graph of a module; `children` are the paths of its instances, in order.
    pub(crate) fn of(module: &Module, children: &[&Paths]) -> Self {
        dependencies(module, children)
    }

    /// The vectors that would be part of a loop if each of them were one value. `name` is what a value is called, and
    /// `vector` the vector that has a name.
    pub(crate) fn cyclic_vectors(
        &self,
        name: &dyn Fn(&Value) -> String,
        vector: &dyn Fn(&str) -> Option<String>,
    ) -> HashSet<String> {
        let mut merged: DiGraph<Option<String>, ()> = DiGraph::new();
        let mut nodes: HashMap<(bool, String), NodeIndex> = HashMap::new();
        let names: Vec<String> = self.graph.node_weights().map(name).collect();
        let of_names: Vec<NodeIndex> = names
            .iter()
            .map(|name| {
                let vector = vector(name);
                let key = (vector.is_some(), vector.clone().unwrap_or_else(|| name.clone()));
                *nodes.entry(key).or_insert_with(|| merged.add_node(vector))
            })
            .collect();
        for edge in self.graph.edge_indices() {
            // A wire that is an output has one name with it.
            let ends = self.graph.edge_endpoints(edge).filter(|(a, b)| names[a.index()] != names[b.index()]);
            if let Some((from, to)) = ends {
                merged.update_edge(of_names[from.index()], of_names[to.index()], ());
            }
        }
        let components = tarjan_scc(&merged).into_iter();
        let cyclic = components.filter(|found| found.len() > 1 || merged.contains_edge(found[0], found[0]));
        cyclic.flatten().filter_map(|node| merged[node].clone()).collect()
    }

    /// The paths from the module's inputs to its outputs.
    ///
    /// # Errors
    /// The signals of a combinational loop.
    pub(crate) fn paths(&self, module: &Module) -> Result<Paths, Fault> {
        for component in tarjan_scc(&self.graph) {
            let to_itself = component.len() == 1 && self.graph.contains_edge(component[0], component[0]);
            if component.len() > 1 || to_itself {
                let mut names: Vec<String> = component.iter().map(|node| name(module, &self.graph[*node])).collect();
                names.sort();
                return Err(Fault::of_structure(format!("combinational loop through {}", names.join(", "))));
            }
        }
        let outputs: Vec<_> = module.ports.iter().filter(|port| port.direction == PortDirection::Out).collect();
        let mut found: Paths = outputs.iter().map(|port| (port.name.clone(), Vec::new())).collect();
        for input in module.ports.iter().filter(|port| port.direction == PortDirection::In) {
            let Some(&start) = self.nodes.get(&Value::Atom(input.id)) else {
                continue;
            };
            let mut search = Dfs::new(&self.graph, start);
            let mut reached = vec![false; self.graph.node_count()];
            while let Some(node) = search.next(&self.graph) {
                reached[node.index()] = true;
            }
            for output in &outputs {
                let end = self.nodes.get(&Value::Atom(output.id));
                if end.is_some_and(|node| reached[node.index()]) {
                    found.entry(output.name.clone()).or_default().push(input.name.clone());
                }
            }
        }
        Ok(found)
    }
}

/// An edge from every value to every value computed from it in the same cycle.
fn dependencies(module: &Module, children: &[&Paths]) -> Graph {
    let mut graph = Graph::default();
    for statement in &module.description.kernel.statements {
        let wires = statement.wires().into_iter();
        let mut targets: Vec<Value> = wires.map(|(name, _)| Value::Wire(name.into())).collect();
        match statement {
            Statement::Ignore { .. } => continue,
            Statement::Drive { id, .. } => targets.push(Value::Atom(*id)),
            Statement::Memory(memory) => {
                let at_once = |read: &&MemoryRead| read.enable.is_none();
                for read in memory.reads.iter().filter(at_once) {
                    let word = Value::Wire(read.name.clone());
                    each_value(&read.address, &mut |value| graph.edge(value, word.clone()));
                }
                continue;
            }
            Statement::Comment(_) | Statement::Wire { .. } | Statement::Case { .. } | Statement::Table(_) => {}
        }
        for expression in statement.expressions() {
            for target in &targets {
                each_value(expression, &mut |value| graph.edge(value, target.clone()));
            }
        }
    }
    for (instance, paths) in module.instances.iter().zip(children) {
        let id_of = |name: &str| instance.ports.iter().find(|port| port.name == name).map(|port| port.id);
        for (output, inputs) in *paths {
            for input in inputs {
                if let (Some(from), Some(to)) = (id_of(input), id_of(output)) {
                    graph.edge(Value::Atom(from), Value::Atom(to));
                }
            }
        }
    }
    graph
}

fn name(module: &Module, value: &Value) -> String {
    match value {
        Value::Atom(id) => module.names.get(id).cloned().unwrap_or_default(),
        Value::Wire(name) => name.clone(),
    }
}
