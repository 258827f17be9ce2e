//! Gives the gotos of a function their targets.

use std::collections::{BTreeMap, BTreeSet};

use fastrand::Rng;

use super::constructs::Construct;
use super::statements::Statement;

/// A block around a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Around {
    Side,
    Loop,
    Switch,
}

/// The blocks around a place, each with its number in the function, outermost first.
type Path = Vec<(u32, Around)>;

/// Labels and gotos in the order of the text.
#[derive(Default)]
struct LabelsAndGotos {
    labels: Vec<(u32, Path)>,
    gotos: Vec<(u32, Path)>,
    /// Places and blocks so far.
    count: u32,
}

impl LabelsAndGotos {
    fn walk(&mut self, list: &[Statement], path: &mut Path) {
        for statement in list {
            self.count += 1;
            match statement {
                Statement::Label => self.labels.push((self.count, path.clone())),
                Statement::Goto { .. } => self.gotos.push((self.count, path.clone())),
                Statement::If { yes, no, .. } => {
                    self.block(yes, Around::Side, path);
                    self.block(no, Around::Side, path);
                }
                Statement::Loop { body, .. } => self.block(body, Around::Loop, path),
                Statement::Switch { body, .. } => self.block(body, Around::Switch, path),
                Statement::Line(_) | Statement::Case(_) | Statement::Leave(_) => {}
            }
        }
    }

    fn block(&mut self, list: &[Statement], around: Around, path: &mut Path) {
        self.count += 1;
        path.push((self.count, around));
        self.walk(list, path);
        path.pop();
    }
}

/// Where a goto goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The label, counted in the order of the text.
    pub label: usize,
    /// It is before the goto, so the jump needs fuel.
    pub is_back: bool,
}

/// The targets of a body's gotos in the order of the text. The body has a label.
pub fn targets(body: &[Statement], random: &mut Rng, constructs: &mut BTreeSet<Construct>) -> Vec<Target> {
    let mut places = LabelsAndGotos::default();
    places.walk(body, &mut Vec::new());
    // The innermost loops that jumps leave for a label.
    let mut left: BTreeMap<usize, BTreeSet<u32>> = BTreeMap::new();
    let mut targets = Vec::new();
    for (place, path) in &places.gotos {
        let label = random.usize(..places.labels.len());
        let (target, target_path) = &places.labels[label];
        let entered = target_path.iter().filter(|block| !path.contains(block));
        constructs.extend(entered.map(|(_, around)| match around {
            Around::Side => Construct::JumpIntoSide,
            Around::Loop => Construct::JumpIntoLoop,
            Around::Switch => Construct::JumpIntoSwitch,
        }));
        let is_left = |block: &&(u32, Around)| block.1 == Around::Loop && !target_path.contains(block);
        let loops: Vec<u32> = path.iter().filter(is_left).map(|block| block.0).collect();
        if loops.len() > 1 {
            constructs.insert(Construct::JumpOutOfLoops);
        }
        left.entry(label).or_default().extend(loops.last());
        let is_back = target < place;
        if is_back {
            constructs.insert(Construct::JumpBack);
        }
        targets.push(Target { label, is_back });
    }
    if left.values().any(|loops| loops.len() > 1) {
        constructs.insert(Construct::SharedExit);
    }
    targets
}
