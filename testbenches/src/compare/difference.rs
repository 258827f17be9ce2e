//! One thing in which the two sides differ, as a report shows it: a number, a mask, or a value a lane.

use isa::trace::Slot;
use isa::{CoreConfig, CycleRecord, Lane, PerBank, Warp};
use serde::Serialize;

use super::cause::cause;
use super::meaning::meaning;

/// How a field's values are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ValueKind {
    /// One value, in hexadecimal.
    Number,
    /// One value of a bit a lane, in binary, lane 0 rightmost.
    Mask,
    /// One value a lane, each in hexadecimal.
    Lanes,
}

/// A field that the sides do not agree on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FieldDifference {
    /// Its name, as in the cycle record; arrays by what they hold.
    pub field: String,
    /// The warp whose state it is, if the name alone says so.
    pub warp: Option<Warp>,
    /// How to print it.
    pub kind: ValueKind,
    /// Width of a value in bits.
    pub width_bits: u32,
    /// The RTL's values: one, or one a lane.
    pub rtl: Vec<u64>,
    /// The model's.
    pub model: Vec<u64>,
    /// What the RTL's value and the model's stand for, where they do not say so themselves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub meaning: Option<[String; 2]>,
}

impl FieldDifference {
    /// A difference of single values; none if they are equal.
    pub fn scalar(
        field: String,
        warp: Option<Warp>,
        (kind, width_bits): (ValueKind, u32),
        [rtl, model]: [u64; 2],
    ) -> Option<Self> {
        (rtl != model).then(|| FieldDifference {
            field,
            warp,
            kind,
            width_bits,
            rtl: vec![rtl],
            model: vec![model],
            meaning: None,
        })
    }

    /// The lanes whose values, or mask bits, differ; empty for numbers.
    pub fn lanes(&self) -> Vec<Lane> {
        let differs = |lane: u32| match self.kind {
            ValueKind::Number => false,
            ValueKind::Mask => (self.rtl[0] ^ self.model[0]) >> lane & 1 == 1,
            ValueKind::Lanes => self.rtl[lane as usize] != self.model[lane as usize],
        };
        let count = match self.kind {
            ValueKind::Number => 0,
            ValueKind::Mask => self.width_bits,
            ValueKind::Lanes => self.rtl.len() as u32,
        };
        (0..count).filter(|&lane| differs(lane)).map(Lane).collect()
    }
}

/// What two records differ in, the likeliest cause first, a per-lane field taken together; and the slot of the first.
pub fn record_differences(
    config: &CoreConfig,
    rtl: &CycleRecord,
    model: &CycleRecord,
) -> (Vec<FieldDifference>, Option<Slot>) {
    let mut differing = rtl.differences(model);
    differing.sort_by_key(|&(slot, ..)| cause(slot));
    let first = differing.first().map(|&(slot, ..)| slot);
    let mut found: Vec<FieldDifference> = Vec::new();
    for (slot, ours, theirs) in differing {
        let info = slot.info();
        let (field, warp) = (slot.to_string(), warp_of(config, slot));
        let width_bits = info.width.bits(config);
        let kind = if info.width.is_set() { ValueKind::Mask } else { ValueKind::Number };
        let Slot::Lane(lane_field, _) = slot else {
            let difference = FieldDifference::scalar(field, warp, (kind, width_bits), [ours, theirs]);
            found.extend(difference.map(|difference| FieldDifference {
                meaning: match slot {
                    Slot::Bank(field, bank) => bank_write(config, [rtl, model], field, bank),
                    _ => meaning(slot, ours).zip(meaning(slot, theirs)).map(Into::into),
                },
                ..difference
            }));
            continue;
        };
        if found.iter().any(|one| one.field == info.name) {
            continue;
        }
        let [rtl, model] = [rtl, model].map(|record| {
            let lanes = (0..config.arch.lanes()).map(Lane);
            let values = lanes.map(|lane| record.get(Slot::Lane(lane_field, lane)));
            values.collect()
        });
        found.push(FieldDifference {
            field: info.name.to_owned(),
            warp,
            kind: ValueKind::Lanes,
            width_bits,
            rtl,
            model,
            meaning: None,
        });
    }
    (found, first)
}

/// What a bank of the scratchpad writes on the two sides, beside the first of its fields that differs.
fn bank_write(config: &CoreConfig, records: [&CycleRecord; 2], field: PerBank, bank: u32) -> Option<[String; 2]> {
    let fields = PerBank::ALL.iter();
    let differs = |field: &PerBank| {
        let [rtl, model] = records.map(|record| record.get(Slot::Bank(*field, bank)));
        rtl != model
    };
    let first = fields.copied().find(differs)?;
    (first == field).then(|| records.map(|record| bank_write_text(config, record, bank)))
}

/// The bytes that a bank writes, and the address of their word.
fn bank_write_text(config: &CoreConfig, record: &CycleRecord, bank: u32) -> String {
    let [bytes, row] = [PerBank::Bytes, PerBank::Row].map(|field| record.get(Slot::Bank(field, bank)));
    if bytes == 0 {
        return "writes nothing".to_owned();
    }
    let numbers = (0..config.arch.word_bytes()).filter(|byte| bytes >> byte & 1 == 1);
    let numbers: Vec<String> = numbers.map(|byte| byte.to_string()).collect();
    let plural = if numbers.len() == 1 { "" } else { "s" };
    let address = scratchpad_word_address(config, bank, row);
    format!("writes byte{plural} {} of the word at {address:#x}", numbers.join(" "))
}

/// The address of the word in a row of a bank.
pub(crate) fn scratchpad_word_address(config: &CoreConfig, bank: u32, row: u64) -> u64 {
    let word = row * u64::from(config.line_words) + u64::from(bank);
    config.scratchpad_address() + word * u64::from(config.arch.word_bytes())
}

/// The warp whose state a slot is.
fn warp_of(config: &CoreConfig, slot: Slot) -> Option<Warp> {
    match slot {
        Slot::Context(_, context)
        | Slot::Divergence(_, context)
        | Slot::Prediction(_, context)
        | Slot::Scoreboard(_, context) => config.home_of(context),
        Slot::Warp(_, warp) => Some(warp),
        Slot::Scalar(_)
        | Slot::Barrier(..)
        | Slot::ClusterBarrier(..)
        | Slot::Ring(_)
        | Slot::TlbEntry(..)
        | Slot::InstructionCache(_)
        | Slot::DataCache(_)
        | Slot::RequestQueue(_)
        | Slot::Scratchpad(_)
        | Slot::Bank(..)
        | Slot::Exchange(_)
        | Slot::Custom(_)
        | Slot::Counter(_)
        | Slot::Lane(..)
        | Slot::LineWord(..) => None,
    }
}

#[cfg(test)]
mod tests {
    use isa::{Context, PerContext, PerLane, Scalar, TraceLayout};

    use super::*;

    #[test]
    fn a_per_lane_field_is_one_difference_and_names_its_lanes() {
        let config = CoreConfig::default();
        let mut rtl = CycleRecord::new(TraceLayout::new(&config));
        let model = rtl.clone();
        rtl.set(Scalar::WriteLanes, 0b0110);
        rtl.set_lane(PerLane::WriteValue, Lane(1), 7);
        rtl.set_lane(PerLane::WriteValue, Lane(2), 9);
        rtl.set_context(PerContext::Pc, Context(3), 4);
        let (found, first) = record_differences(&config, &rtl, &model);
        let names: Vec<_> = found.iter().map(|one| one.field.as_str()).collect();
        // What is kept can be the cause of what is written, not the other way round.
        assert_eq!(names, ["context_pc[3]", "write_lanes", "write_value"]);
        assert_eq!(first, Some(Slot::Context(PerContext::Pc, Context(3))));
        assert_eq!(found[0].warp, Some(Warp(3)));
        assert_eq!(found[1].lanes(), [Lane(1), Lane(2)]);
        assert_eq!(found[2].lanes(), [Lane(1), Lane(2)]);
        assert_eq!(found[2].rtl, [0, 7, 9, 0]);
    }
}
