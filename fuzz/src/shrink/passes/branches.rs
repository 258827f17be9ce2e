//! The generator's tree: whatever is cut, the program still reaches its end.

use super::super::code::Code;
use super::super::{Shrinker, Subject};
use crate::render::render;
use crate::tree::{Node, Program};

/// Cuts nodes of the tree that the program was rendered from.
pub(in super::super) fn branches(shrinker: &mut Shrinker<'_>, tree: &Program) {
    let mut count = 0;
    cut(&mut tree.clone(), &mut |_| {
        count += 1;
        true
    });
    shrinker.minimises((0..count).collect(), |subject, kept| {
        let mut smaller = tree.clone();
        cut(&mut smaller, &mut |number| kept.binary_search(&number).is_ok());
        let text = render(&smaller).text;
        let image = assembler::assemble(&tree.arch, &[("program.s", &text)]).ok()?;
        Some(Subject { code: Code::of(&image), ..subject.clone() })
    });
}

/// Cuts the nodes of which `keeps` says so by their number. Nodes are counted from the first to the last, each before
/// those within it.
fn cut(program: &mut Program, keeps: &mut dyn FnMut(usize) -> bool) {
    let mut number = 0;
    cut_nodes(&mut program.start, &mut number, keeps);
    for block in &mut program.blocks {
        cut_nodes(&mut block.landing, &mut number, keeps);
        cut_nodes(&mut block.nodes, &mut number, keeps);
    }
}

fn cut_nodes(nodes: &mut Vec<Node>, number: &mut usize, keeps: &mut dyn FnMut(usize) -> bool) {
    nodes.retain_mut(|node| {
        let kept = keeps(*number);
        *number += 1;
        for inner in nodes_within(node) {
            cut_nodes(inner, number, keeps);
        }
        kept
    });
}

/// The lists of nodes directly within a node.
fn nodes_within(node: &mut Node) -> Vec<&mut Vec<Node>> {
    match node {
        Node::Group(_) | Node::Masked(_) => Vec::new(),
        Node::Split { then, otherwise, .. } => vec![then, otherwise],
        Node::ByWarp(node) => vec![&mut node.then, &mut node.otherwise],
        Node::Loop(node) => vec![&mut node.body],
        Node::Over { body, .. } | Node::Call { body, .. } => vec![body],
    }
}
