//! Lanes part: lowered functions become such that lanes of one warp can execute them together, by the target's
//! mechanism.
//!
//! | file | what it does |
//! |-|-|
//! | `program` | each function by what the target has for it |
//! | `last_blocks` | calls that end the program lie where lanes part, not behind the loops around |
//! | `normalize` | one return, no irreducible loops, no critical edges |
//! | `agree` | lanes agree at branches around barriers of work groups |
//! | `elect` | calls through an address in which lanes differ |
//! | `waiting` | lanes that others wait for can go on |
//! | `recursion` | which functions call themselves while lanes are parted, and how these are called |
//! | `if_conversion`, `decide`, `cost`, `unanimity` | short sides become guards |
//! | `conversion` | counts of the branches of a function, and of those that became guards |
//! | `leave` | lanes leave a loop through one block |
//! | `structurize` | branches dominate their regions |
//! | `dispatch` | a block that leads on to several, by a number |
//! | `stack` | split, splitl, join |
//! | `masks` | guards, votes and selections |
//! | `paired_path` | plain branches, and which function is above which |
//! | `claims` | probes of what is taken to be the same in all lanes |
//! | `layout` | the order of the blocks |
//! | `cleanup` | parameters that are not needed |
//!
//! Functions that one lane alone executes are left as they are: nothing parts there.

mod agree;
mod claims;
mod cleanup;
mod conversion;
mod cost;
mod decide;
mod dispatch;
mod elect;
mod if_conversion;
mod lanes;
mod last_blocks;
mod layout;
mod leave;
mod masks;
mod normalize;
mod paired_path;
mod program;
mod recursion;
mod stack;
mod structurize;
mod unanimity;
mod waiting;

use isa::DivergenceMechanism;

pub use claims::Claim;
pub use conversion::Conversion;
pub use decide::{Decide, Decisions, Watch};
pub use elect::ELECTED;
pub(crate) use normalize::remove_unreached;

use crate::analysis::{CallGraph, Uniformity};
use crate::ir::{Function, Module, Type};
use crate::{CompileError, Target};
use program::Diverging;

/// Functions fit for lanes that part.
#[derive(Clone, Debug)]
pub struct Diverged {
    /// The program.
    pub module: Module,
    /// With [`Watch::Uniformity`]: what is taken to be the same in all lanes, by the numbers of the probes.
    pub claims: Vec<Claim>,
    /// What has become of the branches of each function.
    pub conversions: Vec<Conversion>,
}

/// Makes lowered functions fit for lanes that part.
///
/// # Errors
/// When a function cannot be done with the target's mechanism.
pub fn diverge(mut module: Module, target: &Target, decisions: &Decisions) -> Result<Diverged, CompileError> {
    let mut conversions = Vec::new();
    let graph = CallGraph::of(&module, &decisions.outside);
    let word = target.layout().word();
    for index in 0..module.functions.len() {
        let function = &mut module.functions[index];
        if function.body.is_some() {
            normalize_function(function, graph.many_lanes.contains(&index), &word);
        }
    }
    let mut uniformity = Uniformity::of(&module, &graph);
    if agree::agree(&mut module, &graph, &uniformity) {
        uniformity = Uniformity::of(&module, &graph);
    }
    let known = waiting::Known { graph, uniformity };
    let waiting::Known { graph, mut uniformity } = waiting::let_go_on(&mut module, known, &decisions.outside);
    let mut claims = Vec::new();
    if decisions.watch == Watch::Uniformity {
        // On paired paths, lanes of several calls of a recursive function may execute together. A value that is uniform
        // within each call may differ between the calls, so such functions make no claims.
        let paired = target.divergence == DivergenceMechanism::PairedPath;
        let several_calls = |index| paired && graph.recursive(index);
        let claimed = &decisions.claimed;
        claims = claims::probe(&mut module, &mut uniformity, claimed, several_calls);
    }
    let program = Diverging::of(&module, graph, &uniformity, target);
    if program.elects(&module, &uniformity) {
        elect::add_words(&mut module);
    }
    for index in 0..module.functions.len() {
        let mut function = module.functions[index].clone();
        let mut known = uniformity.functions[index].clone();
        conversions.extend(program.convert(index, &mut function, &mut known, decisions));
        program.part(index, &mut function, &known).map_err(|(reason, at)| {
            let location = at.or(function.location);
            CompileError::new(format!("{}: {reason}", function.name)).at(&module, location)
        })?;
        module.functions[index] = function;
    }
    match target.divergence {
        DivergenceMechanism::Stack | DivergenceMechanism::MultiPath => {
            recursion::add_fronts(&mut module, &program.graph, &program.masked);
        }
        DivergenceMechanism::PairedPath => {
            paired_path::callees_first(&mut module, &program.graph);
        }
        DivergenceMechanism::Masks => {}
    }
    Ok(Diverged { module, claims, conversions })
}

fn normalize_function(function: &mut Function, many: bool, word: &Type) {
    if let Some(body) = &mut function.body {
        normalize::remove_unreached(body);
    }
    let last = normalize::one_return(function);
    let results = function.results.clone();
    let (Some(body), Some(last), true) = (&mut function.body, last, many) else {
        return;
    };
    last_blocks::lead_on(body);
    normalize::reach_return(body, last, &results);
    normalize::make_reducible(body, word);
    normalize::select_arguments(body);
    normalize::split_critical_edges(body);
}
