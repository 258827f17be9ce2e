//! A program whose functions are made fit for lanes that part, each by what the target has for it.

use std::collections::{BTreeMap, BTreeSet};

use isa::{DivergenceMechanism, Reconvergence};

use super::conversion::Conversion;
use super::cost::Sharing;
use super::decide::Decisions;
use super::if_conversion::{self, Converted};
use super::lanes::Parts;
use super::recursion::{self, Candidate};
use super::structurize::{structurize, Sides};
use super::{cleanup, elect, layout, masks, normalize, paired_path, stack};
use crate::analysis::{CallGraph, FunctionUniformity, Uniformity};
use crate::ir::{
    BlockId, Callee, Function, Module, Operand, Operation, Parameter, Parting, Symbol, Terminator, Type, TRUTH,
};
use crate::library::STORE_PART;
use crate::Target;

/// What is known of a program when its functions are made fit for lanes that part.
pub struct Diverging<'t> {
    target: &'t Target,
    word: Type,
    /// The calls of the module.
    pub graph: CallGraph,
    /// Functions that go by masks.
    pub masked: BTreeSet<usize>,
    /// Their names.
    masked_names: BTreeSet<Symbol>,
    /// The functions that go by masks though the core has regions, if others call them through their addresses.
    candidates: BTreeMap<usize, Candidate>,
}

impl<'t> Diverging<'t> {
    /// Begins with a program whose functions are normal.
    pub fn of(module: &Module, graph: CallGraph, uniformity: &Uniformity, target: &'t Target) -> Self {
        let has_body = |index: &&usize| module.functions[**index].body.is_some();
        let masked = match target.divergence {
            DivergenceMechanism::Masks => graph.many_lanes.iter().filter(has_body).copied().collect(),
            DivergenceMechanism::Stack | DivergenceMechanism::MultiPath => {
                recursion::out_of_regions(module, &graph, uniformity)
            }
            DivergenceMechanism::PairedPath => BTreeSet::new(),
        };
        let name = |index: &usize| module.functions[*index].name.clone();
        let candidate = |index: &usize| (*index, Candidate::of(&module.functions[*index]));
        let candidates = match target.divergence {
            DivergenceMechanism::Masks => BTreeMap::new(),
            _ => graph.address_taken.intersection(&masked).map(candidate).collect(),
        };
        // In assembly, but it takes a mask.
        let store_part = Symbol::from(STORE_PART);
        Self {
            target,
            word: module.layout.word(),
            masked_names: masked.iter().map(name).chain([store_part]).collect(),
            masked,
            candidates,
            graph,
        }
    }

    /// Short sides of a function's branches become guards.
    pub fn convert(
        &self,
        index: usize,
        function: &mut Function,
        known: &mut FunctionUniformity,
        decisions: &Decisions,
    ) -> Option<Conversion> {
        let body = function.body.as_mut()?;
        let arch = &self.target.arch;
        let many = self.graph.many_lanes.contains(&index);
        let masks = self.target.divergence == DivergenceMechanism::Masks || self.masked.contains(&index);
        let before = Conversion::before(body, &function.name, many);
        let converted = Converted {
            name: &function.name,
            sharing: Sharing {
                lanes: if many { arch.lanes() } else { 1 },
                warps: if many { arch.warps() } else { 1 },
                word_bits: 8 * arch.word_bytes(),
            },
            guarded: !masks,
            by_regions: !masks && self.target.divergence != DivergenceMechanism::PairedPath,
            word: &self.word,
        };
        let converted = if_conversion::convert(body, &converted, known, decisions);
        normalize::split_critical_edges(body);
        Some(Conversion { converted, is_own: function.location.is_some(), ..before })
    }

    /// Lets lanes part.
    pub fn part(
        &self,
        index: usize,
        function: &mut Function,
        known: &FunctionUniformity,
    ) -> Result<(), masks::Refusal> {
        if self.masked.contains(&index) {
            return self.by_masks(index, function, known);
        }
        let done = match self.target.divergence {
            _ if !self.graph.many_lanes.contains(&index) => {
                all_jumps(function);
                Ok(())
            }
            DivergenceMechanism::Stack | DivergenceMechanism::MultiPath => by_regions(function, known, &self.word),
            DivergenceMechanism::PairedPath => self.by_paths(index, function, known),
            // A declaration.
            DivergenceMechanism::Masks => Ok(()),
        };
        self.give_masks(function);
        done.map_err(|reason| (reason, None))
    }

    fn by_paths(&self, index: usize, function: &mut Function, known: &FunctionUniformity) -> Result<(), String> {
        let mut known = known.clone();
        if let (true, Some(body)) = (self.graph.recursive(index), &function.body) {
            // Lanes of several calls may be here together, and what each call has for all of its lanes differs.
            known.calls = elect::indirect_calls(body);
        }
        match self.target.reconvergence {
            Reconvergence::Explicit => by_regions(function, &known, &self.word)?,
            Reconvergence::Implicit => {
                if let Some(body) = &mut function.body {
                    elect::elect(body, &known.calls, &mut Parts::default(), &self.word);
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

    fn by_masks(
        &self,
        index: usize,
        function: &mut Function,
        known: &FunctionUniformity,
    ) -> Result<(), masks::Refusal> {
        let Some(body) = &mut function.body else {
            return Ok(());
        };
        let mut parts = Parts::of(known);
        let back = |other: &&usize| self.graph.reached_from([**other].iter()).contains(&index);
        let candidates = self.candidates.iter();
        let candidates = candidates.filter(|(other, _)| back(other));
        let candidates = candidates.map(|(_, one)| one).collect();
        recursion::name_callees(body, candidates, &mut parts, &self.word);
        let calls = elect::indirect_calls(body);
        let guarding = masks::Guarding {
            full: self.graph.launched_only(index),
            masked: &self.masked_names,
            everywhere: elect::elect(body, &calls, &mut parts, &self.word),
            has_regions: self.target.divergence.has_split_and_join(),
        };
        let last = normalize::one_return(function);
        let (Some(body), Some(last)) = (&mut function.body, last) else {
            return Ok(());
        };
        structurize(body, &mut parts, last, Sides::Apart, &self.word).map_err(|reason| (reason, None))?;
        let meets = stack::gather(body, &parts, last);
        masks::execute_all(body, &parts, &meets, &guarding, &self.word)?;
        function.parameters.push(Parameter::plain(TRUTH));
        cleanup::remove_parameters(body);
        paired_path::branch_plainly(body);
        masks::part_guarded(body);
        layout::lay_out(body);
        Ok(())
    }

    /// Gives the mask of all lanes that are here to calls of what takes one.
    fn give_masks(&self, function: &mut Function) {
        let blocks = function.body.iter_mut().flat_map(|body| &mut body.blocks);
        for instruction in blocks.flat_map(|block| &mut block.instructions) {
            let Operation::Call { callee, arguments, .. } = &mut instruction.operation else {
                continue;
            };
            let takes = match callee {
                Callee::Direct(name) => self.masked_names.contains(name),
                Callee::Indirect(_) => self.target.divergence == DivergenceMechanism::Masks,
            };
            if takes {
                arguments.push(Operand::truth(true));
            }
        }
    }

    /// Whether lanes elect anywhere in a program.
    pub fn elects(&self, module: &Module, uniformity: &Uniformity) -> bool {
        let mut bodies = module.functions.iter().flat_map(|found| &found.body);
        let differing = uniformity.functions.iter().any(|known| !known.calls.is_empty());
        // With masks the lane that says where to jump may not be one that calls.
        let masks = self.target.divergence == DivergenceMechanism::Masks || !self.masked.is_empty();
        // With paired paths lanes of several calls may share one return.
        let paired = self.target.divergence == DivergenceMechanism::PairedPath;
        let graph = &self.graph;
        let returns = paired && graph.many_lanes.iter().any(|index| graph.recursive(*index));
        differing || returns || (masks && bodies.any(|body| !elect::indirect_calls(body).is_empty()))
    }
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

/// A function's control flow, changed until its regions nest.
pub struct Regions {
    /// Where lanes part.
    pub parts: Parts,
    /// The block that returns.
    pub last: BlockId,
}

impl Regions {
    /// `None` of a declaration.
    ///
    /// # Errors
    /// When it does not end, which would be an error of the compiler.
    pub fn of(function: &mut Function, known: &FunctionUniformity, word: &Type) -> Result<Option<Self>, String> {
        let mut parts = Parts::of(known);
        if let Some(body) = &mut function.body {
            elect::elect(body, &known.calls, &mut parts, word);
        }
        let last = normalize::one_return(function);
        let (Some(body), Some(last)) = (&mut function.body, last) else {
            return Ok(None);
        };
        structurize(body, &mut parts, last, Sides::Shared, word)?;
        Ok(Some(Self { parts, last }))
    }
}

fn by_regions(function: &mut Function, known: &FunctionUniformity, word: &Type) -> Result<(), String> {
    let regions = Regions::of(function, known, word)?;
    let (Some(body), Some(Regions { parts, last })) = (&mut function.body, regions) else {
        return Ok(());
    };
    stack::part(body, &parts, last);
    cleanup::remove_parameters(body);
    layout::lay_out(body);
    Ok(())
}
