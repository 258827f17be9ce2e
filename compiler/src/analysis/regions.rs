//! How many regions of divergence a program has open at a time at most, and so how deep a core's stack of them, or its
//! table, has to be (I8.3.5, I8.6.3 of docs/isa.md).
//!
//! Regions nest, so a function is a tree: what a side executes is calls, and regions within it. The need of a side
//! is the greatest of its parts'. That of a region depends on how many lanes reach it: each divergence leaves fewer
//! to either side.
//!
//! | | `stack`: entries for l lanes | `multi-path`: regions for c contexts |
//! |-|-|-|
//! | a side | the greatest of its parts | the greatest of its parts |
//! | a split with the sides a (taken) and b | 1 + a(l); 1 + b(l); 2 + a(l - 1) | 1 + a(i) + b(c - i) for each i: both run at a time |
//! | a loop that lanes leave one by one | body(l); 2 + body(l - 1); 1 | 1 + body(c) |

use std::collections::{BTreeMap, BTreeSet};

use super::{CallGraph, Flow};
use crate::ir::{BlockId, Body, Callee, Module, Operation, Parting, Terminator};
use crate::{library, notes};
use assembler::Image;
use isa::{ArchId, CoreOptions, DivergenceMechanism};

/// As many lanes as a warp can have, and so as many contexts.
const LANES_MAX: usize = 64;
/// Needs that still grow after so many rounds have no bound: functions call themselves out of a region.
const ROUNDS_MAX: usize = 64;
/// How many lanes, or contexts, needs are handed on for. `multi-path` has 9 contexts a warp by default.
const STEPS: [usize; 12] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 16, 32, LANES_MAX];
/// What a note of them in an image begins with.
const NOTE: &str = "harmonica regions";

/// What is needed for 0, 1, 2 to [`LANES_MAX`] lanes, or contexts.
type Needs = [u32; LANES_MAX + 1];

const NOTHING: Needs = [0; LANES_MAX + 1];

/// What a program needs of a core's mechanism of divergence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegionNeeds {
    /// Entries of a stack, for warps of as many lanes as [`STEPS`] says.
    entries: [u32; STEPS.len()],
    /// Regions of a table, where so many contexts run for a warp at a time.
    regions: [u32; STEPS.len()],
    /// Whether there are never more: not where functions call themselves out of a region, or assembly of the user's is
    /// called.
    is_all: bool,
}

/// A program whose divergence goes deeper than a core has room for. Its words name no remedy: where the depth is given
/// differs.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the program needs {wanted} {} in each warp{}, and the core has room for {stack_depth}", self.what(), self.or_more())]
pub struct TooDeep {
    /// The depth that it needs.
    pub wanted: u32,
    /// The core's depth.
    pub stack_depth: u32,
    /// The core's mechanism.
    pub divergence: DivergenceMechanism,
    /// Whether it never needs more ([`RegionNeeds::is_all`]).
    pub is_all: bool,
}

impl TooDeep {
    fn what(&self) -> &'static str {
        match self.divergence {
            DivergenceMechanism::MultiPath => "regions of divergence, open at a time,",
            _ => "entries of the divergence stack",
        }
    }

    fn or_more(&self) -> &'static str {
        if self.is_all {
            ""
        } else {
            ", or more"
        }
    }
}

/// What one function, or one side of a region, needs.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Need {
    entries: Needs,
    regions: Needs,
}

impl Need {
    const NONE: Self = Self { entries: NOTHING, regions: NOTHING };

    fn raise(&mut self, other: &Self) {
        let raise = |own: &mut Needs, other: &Needs| {
            own.iter_mut().zip(other).for_each(|(one, other)| *one = (*one).max(*other));
        };
        raise(&mut self.entries, &other.entries);
        raise(&mut self.regions, &other.regions);
    }

    /// A region that a split opens, with its sides.
    fn split(taken: &Self, otherwise: &Self) -> Self {
        let mut need = Self::NONE;
        for lanes in 1..=LANES_MAX {
            let (a, b) = (&taken.entries, &otherwise.entries);
            let parted = if lanes > 1 { a[lanes - 1].saturating_add(2) } else { 0 };
            need.entries[lanes] = parted.max(a[lanes].max(b[lanes]).saturating_add(1));
            let (a, b) = (&taken.regions, &otherwise.regions);
            let both = (0..=lanes).map(|some| a[some].saturating_add(b[lanes - some]));
            need.regions[lanes] = both.max().unwrap_or(0).saturating_add(1);
        }
        need
    }

    /// A loop that lanes leave one by one, with its body.
    fn left(body: &Self) -> Self {
        let mut need = Self::NONE;
        for lanes in 1..=LANES_MAX {
            let parted = if lanes > 1 { body.entries[lanes - 1].saturating_add(2) } else { 1 };
            need.entries[lanes] = parted.max(body.entries[lanes]);
            need.regions[lanes] = body.regions[lanes].saturating_add(1);
        }
        need
    }
}

/// What opens a region: the block that ends with the split, or the loop's latch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Opener {
    Split(BlockId),
    Loop(BlockId),
}

/// A region that is open in a block, and which of its sides come here: that of the taken edge, the other one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Open {
    opener: Opener,
    sides: [bool; 2],
}

/// A part of a side.
enum Part {
    Calls(BTreeSet<usize>),
    Region(Opener),
}

/// A function as a tree of regions.
struct Tree {
    /// What is in no region.
    outside: Vec<Part>,
    /// What is in the sides of each.
    inside: BTreeMap<Opener, [Vec<Part>; 2]>,
    /// The regions, each behind the one that it is in.
    regions: Vec<Opener>,
    /// The regions do not nest as they should, or something is called that is not known.
    is_unknown: bool,
}

impl RegionNeeds {
    /// What a program needs, once its lanes have been parted.
    pub fn of(module: &Module, graph: &CallGraph) -> Self {
        let in_assembly = library::in_assembly();
        let trees: Vec<Tree> = module
            .functions
            .iter()
            .map(|function| match &function.body {
                Some(body) => Tree::of(body, graph),
                None => Tree { is_unknown: !in_assembly.contains(&*function.name), ..Tree::EMPTY },
            })
            .collect();
        let order = graph.callees_first();
        let mut found = vec![Need::NONE; trees.len()];
        let is_known = (0..ROUNDS_MAX).any(|_| {
            let before = found.clone();
            for index in &order {
                found[*index] = trees[*index].need(&found);
            }
            found == before
        });
        let main = module.functions.iter().position(|function| &*function.name == "main");
        let roots: BTreeSet<usize> = graph.kernels.union(&graph.address_taken).copied().chain(main).collect();
        let mut whole = Need::NONE;
        for root in &roots {
            whole.raise(&found[*root]);
        }
        let is_all = is_known && !graph.reached_from(roots.iter()).iter().any(|index| trees[*index].is_unknown);
        let steps = |needs: &Needs| STEPS.map(|step| needs[step]);
        Self { entries: steps(&whole.entries), regions: steps(&whole.regions), is_all }
    }

    /// What a core has to have for them: entries, or regions; of warps with so many lanes, for each of which so many
    /// contexts may run at a time. 0 of mechanisms without either.
    pub fn on(&self, divergence: DivergenceMechanism, lanes: u32, contexts: u32) -> u32 {
        let at = |needs: &[u32; STEPS.len()], count: u32| {
            let step = STEPS.iter().position(|step| *step >= count as usize);
            needs[step.unwrap_or(STEPS.len() - 1)]
        };
        match divergence {
            DivergenceMechanism::Stack => at(&self.entries, lanes),
            DivergenceMechanism::MultiPath => at(&self.regions, contexts.min(lanes)),
            DivergenceMechanism::Masks | DivergenceMechanism::PairedPath => 0,
        }
    }

    /// The depth that a core with these options is to have, if that is more than it has by itself. At most as much as
    /// any core can have.
    pub fn wanted_depth(&self, arch: &ArchId, options: &CoreOptions) -> Option<u32> {
        let divergence = options.divergence.unwrap_or_default();
        let contexts = options.split_contexts.unwrap_or(divergence.split_contexts_default(arch));
        let needed = self.on(divergence, arch.lanes(), 1 + contexts);
        let most = *divergence.stack_depths().0.end();
        (needed > divergence.stack_depth_default(arch)).then_some(needed.min(most))
    }

    /// Refuses an image with more regions of divergence open at a time than a core has room for, if the image says.
    pub fn check(
        image: &Image,
        divergence: DivergenceMechanism,
        split_contexts: u32,
        stack_depth: u32,
    ) -> Result<(), TooDeep> {
        let Some(needs) = Self::of_image(&image.bytes) else {
            return Ok(());
        };
        // No core has more than the most.
        let most = *divergence.stack_depths().0.end();
        let wanted = needs.on(divergence, image.arch.lanes(), 1 + split_contexts).min(most);
        if wanted <= stack_depth {
            return Ok(());
        }
        Err(TooDeep { wanted, stack_depth, divergence, is_all: needs.is_all })
    }

    /// Whether there are never more.
    pub fn is_all(&self) -> bool {
        self.is_all
    }

    /// Whether there are regions at all.
    pub fn is_none(&self) -> bool {
        self.regions == [0; STEPS.len()]
    }

    /// The note of them that an image carries. The last number of a list is that of all further steps, too.
    pub fn note(&self) -> String {
        let numbers = |needs: &[u32; STEPS.len()]| {
            let last = needs[STEPS.len() - 1];
            let from = needs.iter().rposition(|need| *need != last).map_or(0, |other| other + 1);
            let different: Vec<String> = needs[..=from].iter().map(u32::to_string).collect();
            different.join(" ")
        };
        let all = if self.is_all { "" } else { " or more" };
        format!("{NOTE}{all}: {}; {}", numbers(&self.entries), numbers(&self.regions))
    }

    /// What the note in an image says, if it carries one.
    pub fn of_image(bytes: &[u8]) -> Option<Self> {
        let (all, lists) = notes::find(bytes, NOTE)?.split_once(": ")?;
        let (entries, regions) = lists.split_once("; ")?;
        let numbers = |list: &str| {
            let numbers: Result<Vec<u32>, _> = list.split(' ').map(str::parse).collect();
            let mut numbers = numbers.ok()?;
            let last = *numbers.last()?;
            numbers.resize(STEPS.len(), last);
            numbers.try_into().ok()
        };
        Some(Self { entries: numbers(entries)?, regions: numbers(regions)?, is_all: all.is_empty() })
    }
}

impl Tree {
    const EMPTY: Self = Self { outside: Vec::new(), inside: BTreeMap::new(), regions: Vec::new(), is_unknown: false };

    fn of(body: &Body, graph: &CallGraph) -> Self {
        let mut tree = Self::EMPTY;
        let flow = Flow::of(body);
        let mut latches: BTreeMap<BlockId, Vec<BlockId>> = BTreeMap::new();
        for block in &flow.order {
            if let Terminator::Branch { taken, parting: Parting::Stay, .. } = &body.blocks[*block].end {
                latches.entry(taken.block).or_default().push(*block);
            }
        }
        let mut open: BTreeMap<BlockId, Vec<Open>> = BTreeMap::from([(body.entry(), Vec::new())]);
        for block in &flow.order {
            let Some(mut here) = open.remove(block) else {
                tree.is_unknown = true;
                continue;
            };
            for latch in latches.get(block).into_iter().flatten() {
                tree.add(&here, Part::Region(Opener::Loop(*latch)));
                here.push(Open { opener: Opener::Loop(*latch), sides: [true, false] });
            }
            tree.instructions(body, *block, &mut here, graph);
            tree.end(body, *block, &flow, &here, &mut open);
        }
        tree
    }

    fn instructions(&mut self, body: &Body, block: BlockId, here: &mut Vec<Open>, graph: &CallGraph) {
        for instruction in &body.blocks[block].instructions {
            match &instruction.operation {
                Operation::Join => self.is_unknown |= here.pop().is_none(),
                Operation::InlineAssembly { text, .. } => self.is_unknown |= text.contains("split"),
                Operation::Call { callee, .. } => {
                    let callees = match callee {
                        Callee::Direct(name) => graph.index(name).into_iter().collect(),
                        Callee::Indirect(_) => graph.address_taken.clone(),
                    };
                    self.add(here, Part::Calls(callees));
                }
                _ => {}
            }
        }
    }

    /// Hands what is open on to the blocks behind.
    fn end(
        &mut self,
        body: &Body,
        block: BlockId,
        flow: &Flow,
        here: &[Open],
        open: &mut BTreeMap<BlockId, Vec<Open>>,
    ) {
        let mut hand_on = |to: BlockId, mut regions: Vec<Open>, tree: &mut Self| {
            // Back to the head of a loop.
            if flow.position[to] <= flow.position[block] {
                return;
            }
            if let Some(others) = open.get(&to) {
                tree.is_unknown |= others.len() != regions.len();
                for (one, other) in regions.iter_mut().zip(others) {
                    tree.is_unknown |= one.opener != other.opener;
                    one.sides = [one.sides[0] | other.sides[0], one.sides[1] | other.sides[1]];
                }
            }
            open.insert(to, regions);
        };
        match &body.blocks[block].end {
            Terminator::Branch { taken, otherwise, parting: Parting::Split, .. } => {
                let opener = Opener::Split(block);
                self.add(here, Part::Region(opener));
                for (edge, sides) in [(taken, [true, false]), (otherwise, [false, true])] {
                    let regions = here.iter().copied().chain([Open { opener, sides }]);
                    hand_on(edge.block, regions.collect(), self);
                }
            }
            Terminator::Branch { otherwise, parting: Parting::Stay, .. } => {
                // It stays open up to the join.
                self.is_unknown |= here.last().map(|open| open.opener) != Some(Opener::Loop(block));
                hand_on(otherwise.block, here.to_vec(), self);
            }
            end => {
                for edge in end.edges() {
                    hand_on(edge.block, here.to_vec(), self);
                }
            }
        }
    }

    /// Adds a part to the sides of the innermost region that are here.
    fn add(&mut self, here: &[Open], part: Part) {
        if let Part::Region(opener) = part {
            self.regions.push(opener);
        }
        let Some(Open { opener, sides }) = here.last().copied() else {
            self.outside.push(part);
            return;
        };
        let all = self.inside.entry(opener).or_default();
        for (side, _) in all.iter_mut().zip(sides).filter(|(_, is_here)| *is_here) {
            side.push(match &part {
                Part::Calls(callees) => Part::Calls(callees.clone()),
                Part::Region(opener) => Part::Region(*opener),
            });
        }
    }

    /// The need of the function, when those of all that it calls are known.
    fn need(&self, found: &[Need]) -> Need {
        let mut known: BTreeMap<Opener, Need> = BTreeMap::new();
        let side = |parts: &[Part], known: &BTreeMap<Opener, Need>| {
            let mut need = Need::NONE;
            for part in parts {
                match part {
                    Part::Calls(callees) => callees.iter().for_each(|callee| need.raise(&found[*callee])),
                    Part::Region(opener) => need.raise(known.get(opener).unwrap_or(&Need::NONE)),
                }
            }
            need
        };
        let none = [Vec::new(), Vec::new()];
        for opener in self.regions.iter().rev() {
            let sides = self.inside.get(opener).unwrap_or(&none);
            let [taken, otherwise] = [0, 1].map(|number| side(&sides[number], &known));
            let need = match opener {
                Opener::Split(_) => Need::split(&taken, &otherwise),
                Opener::Loop(_) => Need::left(&taken),
            };
            known.insert(*opener, need);
        }
        side(&self.outside, &known)
    }
}
