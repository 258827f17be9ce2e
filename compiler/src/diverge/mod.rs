//! Lanes part: lowered functions become such that lanes of one warp can execute them together, by the target's mechanism.
//!
//! | file | what it does |
//! |-|-|
//! | `normalize` | one return, no irreducible loops, no critical edges |
//! | `elect` | calls through an address in which lanes differ |
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

mod claims;
mod cleanup;
mod conversion;
mod cost;
mod decide;
mod dispatch;
mod elect;
mod if_conversion;
mod lanes;
mod layout;
mod leave;
mod masks;
mod normalize;
mod paired_path;
mod stack;
mod structurize;
mod unanimity;

use std::collections::BTreeSet;

use isa::{DivergenceMechanism, Reconvergence};

pub use claims::Claim;
pub use conversion::Conversion;
pub use decide::{Decide, Decisions, Watch};
pub use elect::ELECTED;

use crate::analysis::{CallGraph, FunctionUniformity, Uniformity};
use crate::ir::{
    Callee, Function, Module, Operand, Operation, Parameter, Parting, Symbol, Terminator, TRUTH,
};
use crate::{CompileError, Target};
use cost::Sharing;
use if_conversion::Converted;
use lanes::Parts;
use structurize::Sides;

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
pub fn diverge(
    mut module: Module,
    target: &Target,
    decisions: &Decisions,
) -> Result<Diverged, CompileError> {
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
    let mut claims = Vec::new();
    if decisions.watch == Watch::Uniformity {
        // On paired paths, lanes of several calls of a recursive function may execute together. A value that is uniform within
        // each call may differ between the calls, so such functions make no claims.
        let paired = target.divergence == DivergenceMechanism::PairedPath;
        let several_calls = |index| paired && graph.recursive(index);
        let claimed = &decisions.claimed;
        claims = claims::probe(&mut module, &mut uniformity, claimed, several_calls);
    }
    if elects(&module, &graph, &uniformity, target) {
        elect::add_words(&mut module);
    }
    let masked: BTreeSet<Symbol> = graph
        .many_lanes
        .iter()
        .map(|index| &module.functions[*index])
        .filter(|function| function.body.is_some())
        .map(|function| function.name.clone())
        .collect();
    for index in 0..module.functions.len() {
        let mut function = module.functions[index].clone();
        let mut known = uniformity.functions[index].clone();
        let many = graph.many_lanes.contains(&index);
        conversions.extend(convert(&mut function, &mut known, many, target, decisions));
        let guarding = masks::Guarding {
            full: graph.launched_only(index),
            masked: masked.clone(),
            ..masks::Guarding::default()
        };
        by_mechanism(&mut function, &known, &graph, index, target, guarding).map_err(
            |(reason, at)| {
                let location = at.or(function.location);
                CompileError::new(format!("{}: {reason}", function.name)).at(&module, location)
            },
        )?;
        module.functions[index] = function;
    }
    if target.divergence == DivergenceMechanism::PairedPath {
        paired_path::callees_first(&mut module, &graph);
    }
    Ok(Diverged {
        module,
        claims,
        conversions,
    })
}

/// Short sides of a function's branches become guards.
fn convert(
    function: &mut Function,
    known: &mut FunctionUniformity,
    many: bool,
    target: &Target,
    decisions: &Decisions,
) -> Option<Conversion> {
    let body = function.body.as_mut()?;
    let arch = &target.arch;
    let before = Conversion::before(body, &function.name, many);
    let converted = Converted {
        name: &function.name,
        sharing: Sharing {
            lanes: if many { arch.lanes() } else { 1 },
            warps: if many { arch.warps() } else { 1 },
            word_bits: 8 * arch.word_bytes(),
        },
        guarded: target.divergence != DivergenceMechanism::Masks,
        by_regions: matches!(
            target.divergence,
            DivergenceMechanism::Stack | DivergenceMechanism::MultiPath
        ),
        word: &target.layout().word(),
    };
    let converted = if_conversion::convert(body, &converted, known, decisions);
    normalize::split_critical_edges(body);
    Some(Conversion {
        converted,
        is_own: function.location.is_some(),
        ..before
    })
}

fn by_mechanism(
    function: &mut Function,
    known: &FunctionUniformity,
    graph: &CallGraph,
    index: usize,
    target: &Target,
    guarding: masks::Guarding,
) -> Result<(), masks::Refusal> {
    let done = match target.divergence {
        _ if !graph.many_lanes.contains(&index) => {
            all_jumps(function);
            if target.divergence == DivergenceMechanism::Masks {
                give_masks(function, &guarding.masked);
            }
            Ok(())
        }
        DivergenceMechanism::Stack | DivergenceMechanism::MultiPath => {
            by_regions(function, known, graph, index, target)
        }
        DivergenceMechanism::PairedPath => {
            let recursive = graph.recursive(index);
            by_paths(function, known, recursive, (graph, index), target)
        }
        DivergenceMechanism::Masks => return by_masks(function, known, guarding, target),
    };
    done.map_err(|reason| (reason, None))
}

fn normalize_function(function: &mut Function, many: bool, word: &crate::ir::Type) {
    if let Some(body) = &mut function.body {
        normalize::remove_unreached(body);
    }
    let last = normalize::one_return(function);
    let results = function.results.clone();
    let (Some(body), Some(last), true) = (&mut function.body, last, many) else {
        return;
    };
    normalize::reach_return(body, last, &results);
    normalize::make_reducible(body, word);
    normalize::select_arguments(body);
    normalize::split_critical_edges(body);
}

/// Nothing parts.
fn all_jumps(function: &mut Function) {
    let Some(body) = &mut function.body else {
        return;
    };
    normalize::remove_unreached(body);
    for block in &mut body.blocks {
        if let Terminator::Branch { parting, .. } = &mut block.end {
            *parting = Parting::Jump;
        }
    }
    layout::lay_out(body);
}

fn by_regions(
    function: &mut Function,
    known: &FunctionUniformity,
    graph: &CallGraph,
    index: usize,
    target: &Target,
) -> Result<(), String> {
    let word = target.layout().word();
    let mut parts = Parts {
        branches: known.branches.clone(),
        ..Parts::default()
    };
    if let Some(body) = &mut function.body {
        elect::elect(body, &known.calls, &mut parts, &word);
    }
    let last = normalize::one_return(function);
    let (Some(body), Some(last)) = (&mut function.body, last) else {
        return Ok(());
    };
    structurize::structurize(body, &mut parts, last, Sides::Shared, &word)?;
    stack::part(body, &parts, last);
    stack::enclose_calls(body, &parts, graph, index);
    cleanup::remove_parameters(body);
    layout::lay_out(body);
    Ok(())
}

fn by_paths(
    function: &mut Function,
    known: &FunctionUniformity,
    recursive: bool,
    (graph, index): (&CallGraph, usize),
    target: &Target,
) -> Result<(), String> {
    let mut known = known.clone();
    if let (true, Some(body)) = (recursive, &function.body) {
        // Lanes of several calls may be here together, and what each call has for all of its lanes differs.
        known.calls = elect::indirect_calls(body);
    }
    let known = &known;
    match target.reconvergence {
        Reconvergence::Explicit => by_regions(function, known, graph, index, target)?,
        Reconvergence::Implicit => {
            if let Some(body) = &mut function.body {
                let word = target.layout().word();
                elect::elect(body, &known.calls, &mut Parts::default(), &word);
                cleanup::remove_parameters(body);
                layout::lay_out(body);
            }
        }
    }
    if let Some(body) = &mut function.body {
        paired_path::branch_plainly(body);
    }
    Ok(())
}

/// Whether lanes elect anywhere in a program.
fn elects(module: &Module, graph: &CallGraph, uniformity: &Uniformity, target: &Target) -> bool {
    let mut bodies = module.functions.iter().flat_map(|found| &found.body);
    let differing = uniformity
        .functions
        .iter()
        .any(|known| !known.calls.is_empty());
    // With masks the lane that says where to jump may not be one that calls.
    let masks = target.divergence == DivergenceMechanism::Masks;
    // With paired paths lanes of several calls come to one return.
    let paired = target.divergence == DivergenceMechanism::PairedPath;
    let returns = paired && graph.many_lanes.iter().any(|index| graph.recursive(*index));
    differing || returns || (masks && bodies.any(|body| !elect::indirect_calls(body).is_empty()))
}

/// Calls of one lane give the mask of that lane.
fn give_masks(function: &mut Function, masked: &BTreeSet<Symbol>) {
    let blocks = function.body.iter_mut().flat_map(|body| &mut body.blocks);
    for instruction in blocks.flat_map(|block| &mut block.instructions) {
        let Operation::Call {
            callee, arguments, ..
        } = &mut instruction.operation
        else {
            continue;
        };
        let takes = match callee {
            Callee::Direct(name) => masked.contains(name),
            Callee::Indirect(_) => true,
        };
        if takes {
            arguments.push(Operand::truth(true));
        }
    }
}

fn by_masks(
    function: &mut Function,
    known: &FunctionUniformity,
    guarding: masks::Guarding,
    target: &Target,
) -> Result<(), masks::Refusal> {
    let word = target.layout().word();
    let mut parts = Parts {
        branches: known.branches.clone(),
        ..Parts::default()
    };
    let Some(body) = &mut function.body else {
        return Ok(());
    };
    let calls = elect::indirect_calls(body);
    let guarding = masks::Guarding {
        everywhere: elect::elect(body, &calls, &mut parts, &word),
        ..guarding
    };
    let last = normalize::one_return(function);
    let (Some(body), Some(last)) = (&mut function.body, last) else {
        return Ok(());
    };
    let unable = |reason| (reason, None);
    structurize::structurize(body, &mut parts, last, Sides::Apart, &word).map_err(unable)?;
    let meets = stack::gather(body, &parts, last);
    masks::execute_all(body, &parts, &meets, &guarding, &word)?;
    function.parameters.push(Parameter::plain(TRUTH));
    cleanup::remove_parameters(body);
    layout::lay_out(body);
    paired_path::branch_plainly(body);
    Ok(())
}
