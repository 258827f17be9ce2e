//! Which instruction can follow which, and where the ways from a branch come together again at the latest.
//!
//! A call is an instruction like others, which goes on behind itself; a jump to an address in a register leaves the
//! function. So a branch is looked at within its function only.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap, HashSet};

use assembler::Image;
use isa::{Address, Instruction, Opcode};
use petgraph::algo::dominators::{simple_fast, Dominators};
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::Reversed;

/// The instructions that can be reached from some addresses.
pub struct FlowGraph {
    graph: DiGraph<Address, ()>,
    nodes: BTreeMap<Address, NodeIndex>,
    /// Where every function ends.
    exit: NodeIndex,
    post_dominators: Dominators<NodeIndex>,
    /// By branch: what can be reached from it before its immediate post-dominator.
    regions: RefCell<HashMap<Address, HashSet<NodeIndex>>>,
}

/// Where an instruction can lead.
struct Successors {
    addresses: Vec<Address>,
    /// The function that it calls, whose end leads back behind it.
    called: Option<Address>,
    leaves: bool,
}

impl FlowGraph {
    /// The graph of an image's instructions that can be reached from these, or are called by one that can.
    pub fn new(image: &Image, roots: impl IntoIterator<Item = Address>) -> Self {
        let mut graph = DiGraph::new();
        let exit = graph.add_node(Address(u64::MAX));
        let mut nodes = BTreeMap::new();
        let mut left: Vec<Address> = roots.into_iter().collect();
        let mut edges = Vec::new();
        while let Some(pc) = left.pop() {
            if nodes.contains_key(&pc) {
                continue;
            }
            let node = graph.add_node(pc);
            nodes.insert(pc, node);
            let Some(successors) = successors(image, pc) else {
                graph.add_edge(node, exit, ());
                continue;
            };
            left.extend(successors.called);
            left.extend(&successors.addresses);
            if successors.leaves {
                graph.add_edge(node, exit, ());
            }
            edges.push((node, successors.addresses));
        }
        for (node, targets) in edges {
            for target in targets {
                graph.add_edge(node, nodes[&target], ());
            }
        }
        FlowGraph {
            post_dominators: simple_fast(Reversed(&graph), exit),
            graph,
            nodes,
            exit,
            regions: RefCell::default(),
        }
    }

    /// The first address that all ways from an instruction reach; `None` when that is the end of the function, or
    /// there is none.
    pub fn immediate_post_dominator(&self, pc: Address) -> Option<Address> {
        let found = self.post_dominators.immediate_dominator(*self.nodes.get(&pc)?)?;
        (found != self.exit).then(|| self.graph[found])
    }

    /// Whether an address can be reached from a branch on a way that has not reached the branch's immediate
    /// post-dominator.
    pub fn lies_before_post_dominator(&self, branch: Address, place: Address) -> bool {
        let (Some(&start), Some(place)) = (self.nodes.get(&branch), self.nodes.get(&place)) else {
            return false;
        };
        let mut regions = self.regions.borrow_mut();
        let region = regions.entry(branch).or_insert_with(|| self.region(start));
        region.contains(place)
    }

    fn region(&self, start: NodeIndex) -> HashSet<NodeIndex> {
        let end = self.post_dominators.immediate_dominator(start);
        let mut seen = HashSet::new();
        let mut left: Vec<NodeIndex> = self.graph.neighbors(start).collect();
        while let Some(node) = left.pop() {
            if Some(node) != end && node != self.exit && seen.insert(node) {
                left.extend(self.graph.neighbors(node));
            }
        }
        seen
    }
}

/// Where the instruction at an address can lead; `None` when there is none.
fn successors(image: &Image, pc: Address) -> Option<Successors> {
    let (arch, length) = (&image.arch, u64::from(image.arch.word_bytes()));
    let start = usize::try_from(pc.0.checked_sub(image.base.0)?).ok()?;
    let bytes = image.bytes.get(start..start + length as usize)?;
    let mut word = [0; 8];
    word[..bytes.len()].copy_from_slice(bytes);
    let instruction = isa::decode_word(arch, u64::from_le_bytes(word)).ok()?;
    let after = |distance: u64| Address(pc.0.wrapping_add(distance) & arch.word_mask());
    let next = after(length);
    let target = after(length.wrapping_add(instruction.immediate() as u64));
    Some(Successors::of(instruction, next, target))
}

impl Successors {
    fn of(instruction: Instruction, next: Address, target: Address) -> Self {
        let may_pass = instruction.predicate().is_some();
        let (jump, called, leaves) = match instruction.opcode() {
            Opcode::Jmpi => (Some(target), None, false),
            Opcode::Jali | Opcode::Jalis => (Some(next), Some(target), false),
            Opcode::Jalr | Opcode::Jalrs => (Some(next), None, false),
            Opcode::Jmpr | Opcode::Jmprt | Opcode::Jmpru | Opcode::Reti | Opcode::Halt => (None, None, true),
            _ => (Some(next), None, false),
        };
        let mut addresses: Vec<Address> = jump.into_iter().collect();
        if may_pass && !addresses.contains(&next) {
            addresses.push(next);
        }
        Successors { addresses, called, leaves }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(text: &str) -> (FlowGraph, Image) {
        let arch = isa::ArchId::default();
        let image = assembler::assemble(&arch, &[("test.s", text)]).expect("a program");
        (FlowGraph::new(&image, [Address(0)]), image)
    }

    fn place(image: &Image, name: &str) -> Address {
        image.symbol(name).expect("a label").address
    }

    #[test]
    fn both_sides_of_an_if_meet_behind_it_and_nowhere_before() {
        let (graph, image) = graph("if: @p0 ? jmpi yes\nno: nop\njmpi end\nyes: nop\nend: nop\nbehind: halt\n");
        let of = |name| place(&image, name);
        assert_eq!(graph.immediate_post_dominator(of("if")), Some(of("end")));
        for inside in ["no", "yes"] {
            assert!(graph.lies_before_post_dominator(of("if"), of(inside)));
        }
        for outside in ["end", "behind", "if"] {
            assert!(!graph.lies_before_post_dominator(of("if"), of(outside)));
        }
    }

    #[test]
    fn a_jump_into_the_other_side_lies_before() {
        let (graph, image) =
            graph("if: @p0 ? jmpi other\nnop\n@p1 ? jmpi into\nnop\njmpi end\nother: nop\ninto: nop\nend: halt\n");
        let of = |name| place(&image, name);
        assert_eq!(graph.immediate_post_dominator(of("if")), Some(of("end")));
        assert!(graph.lies_before_post_dominator(of("if"), of("into")));
    }

    #[test]
    fn lanes_that_leave_a_loop_meet_behind_it() {
        let (graph, image) = graph("loop: nop\nback: @p0 ? jmpi loop\nend: halt\n");
        let of = |name| place(&image, name);
        assert_eq!(graph.immediate_post_dominator(of("back")), Some(of("end")));
        assert!(graph.lies_before_post_dominator(of("back"), of("loop")));
        assert!(!graph.lies_before_post_dominator(of("back"), of("end")));
    }

    #[test]
    fn a_call_goes_on_behind_itself_and_a_return_leaves() {
        let (graph, image) = graph(
            "if: @p0 ? jmpi yes\njali %r5, function\nyes: nop\nhalt\nfunction: @p1 ? jmpr %r5\nrest: nop\njmpr %r5\n",
        );
        let of = |name| place(&image, name);
        assert_eq!(graph.immediate_post_dominator(of("if")), Some(of("yes")));
        assert_eq!(graph.immediate_post_dominator(of("function")), None);
        assert!(graph.lies_before_post_dominator(of("function"), of("rest")));
        assert!(!graph.lies_before_post_dominator(of("if"), of("function")));
    }
}
