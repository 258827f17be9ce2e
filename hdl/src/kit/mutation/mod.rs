//! Mutants: faults put into a design at random, to measure what the checks around it are worth.
//!
//! Many mutants share one design. Each is an expression that becomes `mutant == 16'd17 ? wrong : right`; the input
//! [`MUTANT_PORT`] chooses which of them is there, and with 0 the design is right. So a simulator is built once for
//! hundreds of faults.
//!
//! The faults are of the two kinds that were behind most bugs found in processors: a signal is where another one of its
//! width belongs, and a condition is wrong; and of a third kind, a wrong bit, as in a chip that is broken
//! ([`MutantKind`]). Modules with parameters stay as they are, and so does what drives trace ports: a fault there is
//! one of the checker's eyes. A fault never closes a combinational loop, nor makes an output depend at once on an input
//! that it did not depend on.

mod spots;
mod wrong;

use std::collections::{BTreeMap, HashMap};

use self::spots::{kinds, rewritten, spots};
use self::wrong::{wrong, Dependencies, Signal, Target};
use super::expression::{Expr, Node};
use super::expression_text::{flat, Names, Sizes};
use super::loops::Paths;
use super::module::{Module, Port, PortDirection};
use super::module_text::{Layout, ModuleText};
use super::vectors::{Merge, Vectors};

/// The input that chooses the mutant; 0: none.
pub const MUTANT_PORT: &str = "mutant";
/// Bits of that input.
pub const MUTANT_PORT_WIDTH: u32 = 16;
/// The identity of that input, the same in every module: no atom has it.
const PORT_ID: usize = usize::MAX;
/// What the names of signals begin with that only show what a core does.
const TRACE: &str = "trace_";
/// What the names of types of modules begin with that only show what a core does.
const TRACED: &str = "Traced";

/// How a mutant is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MutantKind {
    /// Another signal of the same width replaces the right one, or other bits of the same signal do.
    MixedUp,
    /// A condition holds when it must not, and not when it must.
    Negated,
    /// A condition always holds.
    AlwaysHigh,
    /// A condition never holds.
    AlwaysLow,
    /// A term of a conjunction or disjunction is missing.
    TermDropped,
    /// A bit of a value is inverted.
    BitInverted,
    /// A bit of a value is always 1.
    BitHigh,
    /// A bit of a value is always 0.
    BitLow,
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
            MutantKind::BitInverted => "bit inverted",
            MutantKind::BitHigh => "bit always high",
            MutantKind::BitLow => "bit always low",
        }
    }

    /// Whether a single bit of a value is wrong.
    const fn is_of_a_bit(self) -> bool {
        matches!(self, MutantKind::BitInverted | MutantKind::BitHigh | MutantKind::BitLow)
    }
}

/// A mutant of a design.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutant {
    /// What [`MUTANT_PORT`] must be for it, from 1 on.
    pub number: u16,
    /// The module that has it.
    pub module: String,
    /// The signal whose driver has it, as the Verilog without mutants names it: `value[1*32 +: 32]` for an element of a
    /// vector.
    pub signal: String,
    /// How it is wrong.
    pub kind: MutantKind,
    /// The expression that becomes wrong.
    pub right: String,
    /// What it becomes.
    pub wrong: String,
}

/// Which of all possible mutants a design gets: they are shuffled; mixed-up signals, wrong conditions and wrong bits
/// take turns where there are enough of each; and some in a row are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MutantChoice {
    /// The seed of the order.
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
    /// From which is drawn what else there is to draw: the signal that takes another's place, or the bit.
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
        Mutation { originals: HashMap::new(), sites: Vec::new(), chosen: BTreeMap::new(), placed: BTreeMap::new() }
    }

    /// Puts mutants into some of the places that a survey has found.
    pub fn of(survey: Mutation, choice: &MutantChoice) -> Self {
        let mut random = fastrand::Rng::with_seed(choice.seed);
        let mut groups = [Vec::new(), Vec::new(), Vec::new()];
        for site in survey.sites {
            let group = match site.kind {
                MutantKind::MixedUp => 0,
                kind if kind.is_of_a_bit() => 2,
                _ => 1,
            };
            groups[group].push(site);
        }
        for group in &mut groups {
            random.shuffle(group);
        }
        let mut mutation = Mutation::survey();
        let taken = in_turn(groups).skip(choice.skipped).take(choice.count.into());
        for (number, site) in (1..).zip(taken) {
            let chosen =
                Chosen { number, kind: site.kind, seed: choice.seed ^ (choice.skipped as u64 + u64::from(number)) };
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
        let text = ModuleText::of(module, children);
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
        let vectors = Layout::of(module, children).vectors.of_any_round();
        let mut kernel = std::mem::take(&mut module.description.kernel);
        let mut mutants = Vec::new();
        let mut next_place = 0;
        let names = AsPrinted { module, vectors: &vectors };
        for spot in spots(&mut kernel, module) {
            let (statement, targets) = (spot.statement, &*spot.targets);
            let target = Target { module, names: &names, signals: &signals, statement, targets };
            *spot.expression = rewritten(spot.expression, spot.role, &mut next_place, &mut |node| {
                let chosen = self.chosen.get(&(index, node.place));
                let mut rebuilt = node.rebuilt;
                for chosen in chosen.into_iter().flatten() {
                    let wrong = wrong(chosen, node.original, node.role, &target, &mut dependencies);
                    let Some((wrong, text)) = wrong else { continue };
                    mutants.push(Mutant {
                        number: chosen.number,
                        module: String::new(),
                        signal: vectors.text(module, &spot.signal),
                        kind: chosen.kind,
                        right: flat(node.original, &names),
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
            self.placed.entry(mutant.number).or_insert((usize::MAX, mutant));
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
                let sites = kinds(node.original, node.role).map(|kind| Site { module: index, place: node.place, kind });
                self.sites.extend(sites);
                node.rebuilt
            });
        }
        module.description.kernel = kernel;
    }
}

/// The names of a module in the Verilog without mutants, where elements of lists are parts of vectors.
struct AsPrinted<'a> {
    module: &'a Module,
    vectors: &'a Vectors,
}

impl Names for AsPrinted<'_> {
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
        Merge::one(self.module, self.vectors, expression)
    }
}

/// One of each group in turn, until all are empty.
fn in_turn<const N: usize>(groups: [Vec<Site>; N]) -> impl Iterator<Item = Site> {
    let most = groups.iter().map(Vec::len).max().unwrap_or_default();
    (0..most).flat_map(move |number| {
        let of_this_turn = groups.iter().filter_map(|group| group.get(number).copied());
        of_this_turn.collect::<Vec<_>>()
    })
}

/// Gives the module the input that chooses, if it has mutants or one of its parts has that input.
pub(super) fn add_port(module: &mut Module, is_mutated: bool, has_port: impl Fn(usize) -> bool) {
    let port = Port {
        name: MUTANT_PORT.to_owned(),
        width: MUTANT_PORT_WIDTH,
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

/// `mutant == number ? wrong : right`
fn chosen_between(number: u16, wrong: Expr, right: Expr) -> Expr {
    let port = Expr::signal(PORT_ID, MUTANT_PORT_WIDTH);
    let condition = port.is(number.into());
    let (width, size) = (right.width(), right.size());
    let node = Node::Mux { condition, then: wrong, otherwise: right };
    Expr::new(width, size, node)
}
