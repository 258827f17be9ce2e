//! Where each slot of a record is read in the model, worked out once.

use isa::trace::{FieldInfo, PerWarp, Qualifier, Slot, Source};
use isa::{CoreConfig, PerLineWord, Scalar, TraceLayout, Warp};

use crate::bridge::{BridgeError, Model, Output, OutputGather};
use crate::qualifiers::Qualifiers;

/// Slot numbers and port handles, sorted by when they are read.
pub(super) struct Plan {
    /// All ports that are read in every cycle, whether they count or not.
    pub(super) gather: OutputGather,
    /// From here on, slots are 0 unless something below is read into them: stack tops, lanes and words come last.
    pub(super) cleared_from: usize,
    /// Which of them count only with a qualifier; no qualifier has one itself.
    pub(super) qualifiers: Qualifiers,
    /// `write_value`, by lane.
    pub(super) write_values: Vec<(usize, Output)>,
    /// Slots of `data_request_data`, by word.
    pub(super) request_words: Vec<usize>,
    /// Slots of `data_response_data`, by word.
    pub(super) response_words: Vec<usize>,
    /// The stack depth's slot and port, by warp.
    pub(super) depths: Vec<(usize, Output)>,
    /// Slots of the stack top's kind, mask and pc, by warp.
    pub(super) stack_tops: Vec<[usize; 3]>,
}

/// The inputs among a record's fields: the environment's values are taken as they are.
const INPUTS: [Scalar; 6] = [
    Scalar::InstructionRequestReady,
    Scalar::InstructionResponseValid,
    Scalar::InstructionResponseData,
    Scalar::DataRequestReady,
    Scalar::DataResponseValid,
    Scalar::ConsoleInputValid,
];

impl Plan {
    pub(super) fn new(model: &mut Model, config: &CoreConfig) -> Result<Self, BridgeError> {
        let layout = TraceLayout::new(config);
        let mut reads = Vec::new();
        let mut plan = Plan {
            gather: model.prepare_gather(&[]),
            cleared_from: layout.index(Slot::Warp(PerWarp::StackTopKind, Warp(0))),
            qualifiers: Qualifiers::default(),
            write_values: Vec::new(),
            request_words: Vec::new(),
            response_words: Vec::new(),
            depths: Vec::new(),
            stack_tops: Vec::new(),
        };
        for slot in layout.slots() {
            plan.add(model, &layout, slot, &mut reads)?;
        }
        plan.gather = model.prepare_gather(&reads);
        let top = |field, warp| layout.index(Slot::Warp(field, warp));
        plan.stack_tops = (0..config.arch.warps())
            .map(Warp)
            .map(|warp| {
                [
                    PerWarp::StackTopKind,
                    PerWarp::StackTopMask,
                    PerWarp::StackTopPc,
                ]
                .map(|field| top(field, warp))
            })
            .collect();
        Ok(plan)
    }

    fn add(
        &mut self,
        model: &Model,
        layout: &TraceLayout,
        slot: Slot,
        reads: &mut Vec<(usize, Output)>,
    ) -> Result<(), BridgeError> {
        let FieldInfo {
            qualifier, source, ..
        } = slot.info();
        let number = layout.index(slot);
        match slot {
            Slot::Scalar(field) if INPUTS.contains(&field) => return Ok(()),
            Slot::LineWord(PerLineWord::RequestData, _) => {
                self.request_words.push(number);
                return Ok(());
            }
            Slot::LineWord(PerLineWord::ResponseData, _) => {
                self.response_words.push(number);
                return Ok(());
            }
            Slot::Warp(PerWarp::StackTopKind | PerWarp::StackTopMask | PerWarp::StackTopPc, _) => {
                return Ok(())
            }
            Slot::Scalar(_) | Slot::Warp(..) | Slot::Barrier(..) | Slot::Lane(..) => {}
        }
        let read = (number, model.output(&port_name(slot, source))?);
        match qualifier {
            Qualifier::Always => reads.push(read),
            Qualifier::Field(field) => {
                reads.push(read);
                self.qualifiers.add(number, field as usize);
            }
            Qualifier::LaneBit(Scalar::WriteLanes) => self.write_values.push(read),
            Qualifier::Not(_)
            | Qualifier::LaneBit(_)
            | Qualifier::StoreData
            | Qualifier::StackNotEmpty => {
                unreachable!("{slot} has a qualifier that only fields handled above have: a test reads them all")
            }
        }
        if let Slot::Warp(PerWarp::Depth, _) = slot {
            self.depths.push(read);
        }
        Ok(())
    }
}

/// The port that shows a field (`isa::trace::Source`).
fn port_name(slot: Slot, source: Source) -> String {
    match source {
        Source::Port => slot.signal_name(),
        Source::Trace | Source::Array => format!("trace_{}", slot.signal_name()),
    }
}

#[cfg(test)]
mod tests {
    use isa::PerLane;

    use super::*;

    /// The qualifiers that the plan has no reading for are carried only by fields that it reads in another way.
    #[test]
    fn every_field_has_a_way_to_be_read() {
        for &field in Scalar::ALL {
            assert!(
                matches!(
                    field.info().qualifier,
                    Qualifier::Always | Qualifier::Field(_)
                ),
                "{}",
                field.info().name
            );
        }
        for &field in PerLane::ALL {
            assert_eq!(
                field.info().qualifier,
                Qualifier::LaneBit(Scalar::WriteLanes)
            );
        }
        for &field in PerWarp::ALL {
            let is_top = field.info().qualifier == Qualifier::StackNotEmpty;
            assert_eq!(
                is_top,
                field.info().source == Source::Array,
                "{}",
                field.info().name
            );
            assert!(is_top || field.info().qualifier == Qualifier::Always);
        }
        for (field, qualifier) in
            Scalar::ALL
                .iter()
                .filter_map(|field| match field.info().qualifier {
                    Qualifier::Field(qualifier) => Some((field, qualifier)),
                    _ => None,
                })
        {
            assert!(
                matches!(qualifier.info().qualifier, Qualifier::Always),
                "{}",
                field.info().name
            );
        }
    }
}
