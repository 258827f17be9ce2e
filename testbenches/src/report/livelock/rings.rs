//! Lanes of which each waits for the next, and the last for the first.

use std::collections::BTreeMap;

use isa::{Address, Lane, LaneMask, Warp};
use serde::Serialize;

use super::history::CoreContext;
use super::standing::Standing;
use super::{text, Reads, Told};

/// A lane of a warp of a core.
type Node = (u32, Warp, Lane);

/// Lanes that wait for the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Link {
    /// Their core.
    pub core: u32,
    /// Their warp.
    pub warp: Warp,
    /// Which lanes.
    pub lanes: LaneMask,
    /// For what, in words.
    pub waits_for: String,
}

/// Rings that the report shows at most.
const RINGS_MAX: usize = 2;

/// Which lanes wait for which others, and why, in words.
#[derive(Default)]
struct Waits(BTreeMap<Node, Vec<(Node, String)>>);

/// The rings among those who go round, and those for whom they wait.
pub(super) fn rings(told: &Told<'_>, reads: &[Reads<'_>]) -> Vec<Vec<Link>> {
    let mut waits = Waits::default();
    for read in reads {
        let (core, warp) = (read.at.core, told.warp_of(read.at));
        for steady in &read.steady {
            let (_, changed_by) = told.words[&steady.word];
            if let Some(by) = changed_by {
                let holder = (by.core, by.warp, by.lane);
                let name = told.image.describe(Address(steady.word));
                let who = told.warp(by.core, by.warp);
                let why = format!("{name}, which {who} lane {} changed last", by.lane);
                waits.add((core, warp, steady.lane), holder, why);
            }
        }
    }
    let holders: Vec<Node> = waits.0.values().flatten().map(|(node, _)| *node).collect();
    for holder in holders {
        waits.add_holder(told, reads, holder);
    }
    waits.rings()
}

impl Waits {
    fn add(&mut self, who: Node, for_whom: Node, why: String) {
        let known = self.0.entry(who).or_default();
        if !known.iter().any(|(node, _)| *node == for_whom) {
            known.push((for_whom, why));
        }
    }

    /// For whom one waits who does not read himself.
    fn add_holder(&mut self, told: &Told<'_>, reads: &[Reads<'_>], holder: Node) {
        let (core, warp, lane) = holder;
        match told.end.core(core).standing(warp, lane) {
            Standing::AtJoin { pc, others } => {
                let place = told.place(pc);
                let why = format!("{}, at the join {place}", text::lanes(others));
                for other in others.iter() {
                    self.add(holder, (core, warp, other), why.clone());
                }
            }
            Standing::Parked { others, .. } => {
                let why = format!("{} to come to its join", text::lanes(others));
                for other in others.iter() {
                    self.add(holder, (core, warp, other), why.clone());
                }
            }
            Standing::AwaitsOthers { what, warps } => {
                let spinning: Vec<Node> = self.0.keys().copied().collect();
                let could = |node: &Node| warps.contains(&(node.0, node.1));
                for node in spinning.into_iter().filter(could) {
                    self.add(holder, node, what.clone());
                }
            }
            // Lanes of a loop leave it together: those whose guards are false wait for those who read.
            Standing::GoesRound { context } if !self.0.contains_key(&holder) => {
                let at = CoreContext { core, context };
                let own = reads.iter().filter(|read| read.at == at);
                let readers = own.flat_map(|read| read.steady.iter().map(|steady| steady.lane));
                let readers = readers.fold(LaneMask::EMPTY, LaneMask::with);
                let why = format!("{} to leave the loop", text::lanes(readers));
                for reader in readers.iter() {
                    self.add(holder, (core, warp, reader), why.clone());
                }
            }
            Standing::GoesRound { .. }
            | Standing::Runs { .. }
            | Standing::Interrupted { .. }
            | Standing::Ended { .. } => {}
        }
    }

    fn rings(&self) -> Vec<Vec<Link>> {
        let mut rings: Vec<Vec<Link>> = Vec::new();
        let mut seen = Vec::new();
        for &node in self.0.keys() {
            let mut path = Vec::new();
            if let Some(ring) = self.ring_from(node, &mut path, &mut seen) {
                let links = self.links(&ring);
                if !rings.contains(&links) {
                    rings.push(links);
                }
            }
        }
        rings.truncate(RINGS_MAX);
        rings
    }

    /// The first ring on the ways from a lane. `seen` are those from which all ways have been gone.
    fn ring_from(&self, node: Node, path: &mut Vec<Node>, seen: &mut Vec<Node>) -> Option<Vec<Node>> {
        if let Some(place) = path.iter().position(|&passed| passed == node) {
            return Some(path[place..].to_vec());
        }
        if seen.contains(&node) {
            return None;
        }
        path.push(node);
        let next = self.0.get(&node).into_iter().flatten();
        let found = next.map(|&(next, _)| next).find_map(|next| self.ring_from(next, path, seen));
        path.pop();
        seen.push(node);
        found
    }

    /// A ring, each lane with those of its warp that wait for the same.
    fn links(&self, ring: &[Node]) -> Vec<Link> {
        let following = ring.iter().cycle().skip(1);
        let link = |(node, next): (&Node, &Node)| {
            let (core, warp, _) = *node;
            let (_, why) = self.0[node]
                .iter()
                .find(|(node, _)| node == next)
                .expect("the next of the ring is one that it waits for");
            let same = self.0.iter().filter(|((core_of, warp_of, _), waits)| {
                (*core_of, *warp_of) == (core, warp) && waits.iter().any(|(_, reason)| reason == why)
            });
            Link {
                core,
                warp,
                lanes: same.fold(LaneMask::EMPTY, |lanes, ((_, _, lane), _)| lanes.with(*lane)),
                waits_for: why.clone(),
            }
        };
        ring.iter().zip(following).map(link).collect()
    }
}
