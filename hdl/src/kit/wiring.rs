//! The wires between the parts of a block that follow from declarations alone.
//!
//! A port that is taken over from another part (`from warp_table: WarpTable(config) { epoch }` in
//! [`hardware!`](crate::hardware)) names its origin. Where the block around both drives it with nothing else, it is
//! wired to the origin; where the configuration lacks the origin, it is low. A part's input without an origin is wired
//! to the block's own input of that name, and the block's output to a part's output of that name.

use rust_hdl::prelude::{Atom, AtomKind, Block, Probe};

use super::description::{self, FieldDocs, Origin};
use super::expression::{absent, Expr};
use super::kernel::Kernel;
use super::kind::SignalKind;

/// A port as the walk over a block sees it.
#[derive(Clone)]
struct SeenPort {
    /// Field and, in a bundle, the field there: `update.pc`; `values$3` in a list.
    path: String,
    id: usize,
    width: u32,
    kind: Option<SignalKind>,
    direction: AtomKind,
    origin: Option<Origin>,
}

impl SeenPort {
    /// The path with another field in place of this one.
    fn path_in(&self, field: &str) -> String {
        let end = self.path.find(['.', '$']).unwrap_or(self.path.len());
        format!("{field}{}", &self.path[end..])
    }

    fn val(&self) -> Expr {
        Expr::signal(self.id, self.width).of_kind(self.kind.clone())
    }

    fn is_input(&self) -> bool {
        self.direction == AtomKind::InputParameter
    }
}

/// The ports of a block and of its parts.
#[derive(Default)]
struct Survey {
    /// The block itself first.
    blocks: Vec<(String, Vec<SeenPort>)>,
    /// The blocks around the next atom: 1 in the block itself, 2 in a part.
    depth: usize,
    /// The bundles around the next atom.
    bundles: Vec<String>,
    /// The fields of the block or part being visited, and of the groups of ports around the next atom.
    fields: Vec<FieldDocs>,
}

impl Survey {
    fn origin_of(&self, path: &str) -> Option<Origin> {
        let field = path.split(['.', '$']).next()?;
        self.fields.iter().rev().flat_map(|fields| fields.iter()).find(|doc| doc.name == field)?.origin
    }
}

impl Probe for Survey {
    fn visit_start_scope(&mut self, name: &str, node: &dyn Block) {
        self.depth += 1;
        if self.depth <= 2 {
            self.fields = description::fields_of(node).into_iter().collect();
            self.blocks.push((name.to_owned(), Vec::new()));
        }
    }

    fn visit_start_namespace(&mut self, name: &str, node: &dyn Block) {
        self.bundles.push(name.to_owned());
        if name.is_empty() && self.depth == 2 {
            self.fields.extend(description::fields_of(node));
        }
    }

    fn visit_atom(&mut self, name: &str, atom: &dyn Atom) {
        if self.depth > 2 {
            return;
        }
        let named = self.bundles.iter().map(String::as_str).filter(|bundle| !bundle.is_empty());
        let path = named.chain([name]).collect::<Vec<_>>().join(".");
        let port = SeenPort {
            origin: self.origin_of(&path),
            path,
            id: atom.id(),
            width: atom.bits() as u32,
            kind: SignalKind::of(atom),
            direction: atom.kind(),
        };
        // Its own ports come before and between its parts.
        let place = if self.depth == 1 { 0 } else { self.blocks.len() - 1 };
        self.blocks[place].1.push(port);
    }

    fn visit_end_namespace(&mut self, _name: &str, _node: &dyn Block) {
        self.bundles.pop();
    }

    fn visit_end_scope(&mut self, _name: &str, _node: &dyn Block) {
        self.depth -= 1;
    }
}

impl Kernel {
    /// Wires the parts of `block`, where its kernel has not done so.
    pub(crate) fn wire_parts(&mut self, block: &dyn Block) {
        let mut survey = Survey::default();
        block.accept("", &mut survey);
        let known = description::fields_of(block).unwrap_or(&[]);
        let Some(((_, own), parts)) = survey.blocks.split_first() else {
            return;
        };
        let find = |ports: &[SeenPort], path: &str| ports.iter().find(|port| port.path == path).cloned();
        for port in parts.iter().flat_map(|(_, ports)| ports) {
            match port.origin {
                Some(origin) if known.iter().any(|doc| doc.name == origin.part) => {
                    let part = parts.iter().find(|(name, _)| *name == origin.part);
                    let source = part.and_then(|(_, ports)| find(ports, &port.path_in(&origin.path())));
                    self.wire_port(port, source.as_ref());
                }
                _ if port.is_input() => {
                    if let Some(source) = find(own, &port.path).filter(SeenPort::is_input) {
                        self.wire_port(port, Some(&source));
                    }
                }
                _ => {}
            }
        }
        for port in own.iter().filter(|port| port.direction == AtomKind::OutputParameter) {
            let mut sources = parts.iter().filter_map(|(_, ports)| find(ports, &port.path));
            if let (Some(source), None) = (sources.next().filter(|source| !source.is_input()), sources.next()) {
                self.wire_port(port, Some(&source));
            }
        }
    }

    /// Drives `port` with `source`, or `source` with `port` where that is the other way round, as the `ready` of a
    /// channel; unless it has a driver.
    fn wire_port(&mut self, port: &SeenPort, source: Option<&SeenPort>) {
        if matches!(port.path.as_str(), "clock" | "reset") {
            return;
        }
        match source {
            Some(source) if port.direction == AtomKind::OutputParameter && source.is_input() => {
                self.drive_undriven(source.id, source.kind.as_ref(), source.width, port.val());
            }
            Some(source) => self.drive_undriven(port.id, port.kind.as_ref(), port.width, source.val()),
            None if port.is_input() => {
                self.drive_undriven(port.id, port.kind.as_ref(), port.width, absent(port.width));
            }
            None => {}
        }
    }
}
