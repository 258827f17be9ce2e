//! The architectural state that is compared beyond the cycle record: whole register files, predicate files, what the
//! divergence mechanism keeps, memories and console outputs.
//!
//! The cycle record holds what is written; these arrays hold what was kept. A write that goes astray in the array
//! itself is found only here.

use isa::divergence::{paired, StateFormat, StateRow};
use isa::{Context, CoreConfig, Lane, Warp};

use crate::compare::difference::{FieldDifference, ValueKind};
use crate::environment::ram::Ram;

/// Differences of memory that are listed; the rest is counted.
const RAM_WORDS_LISTED: usize = 8;

/// Both sides' states, of those that show theirs.
pub struct States {
    /// The RTL's.
    pub rtl: Option<CoreState>,
    /// The model's.
    pub model: Option<CoreState>,
}

impl States {
    /// What differs; nothing is compared unless both show it.
    pub fn differences(&self, config: &CoreConfig) -> Vec<FieldDifference> {
        match (&self.rtl, &self.model) {
            (Some(rtl), Some(model)) => core_differences(config, rtl, model),
            (None, _) | (_, None) => Vec::new(),
        }
    }
}

/// What a warp had when it entered its last interrupt (ISA section 7).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShadowState {
    /// Active lanes.
    pub mask: u64,
    /// 1: its mode was supervisor.
    pub supervisor: u64,
    /// Where reti goes on.
    pub pc: u64,
    /// Lane 0's general-purpose registers.
    pub gprs: Vec<u64>,
    /// Lane 0's predicate registers, 0 or 1 each.
    pub predicates: Vec<u64>,
}

/// Register files, predicate files, divergence state and shadow sets of a core.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CoreState {
    /// Values of general-purpose registers: `(warp * gprs + register) * lanes + lane`.
    pub gprs: Vec<u64>,
    /// Values of predicate registers, a lane mask each: `warp * preds + register`.
    pub predicates: Vec<u64>,
    /// What the divergence mechanism keeps, by context.
    pub divergence: Vec<Vec<StateRow>>,
    /// Shadow sets, one a warp.
    pub shadows: Vec<ShadowState>,
    /// Words of the scratchpad, by address; none of a core without one.
    pub scratchpad: Vec<u64>,
}

impl CoreState {
    /// The state after reset and clearing.
    pub fn new(config: &CoreConfig) -> Self {
        let arch = config.arch;
        let word_bytes = u64::from(arch.word_bytes());
        CoreState {
            gprs: vec![0; (arch.warps() * arch.gprs() * arch.lanes()) as usize],
            predicates: vec![0; (arch.warps() * arch.preds()) as usize],
            divergence: vec![Vec::new(); config.contexts() as usize],
            shadows: vec![
                ShadowState {
                    mask: 0,
                    supervisor: 1,
                    pc: 0,
                    gprs: vec![0; arch.gprs() as usize],
                    predicates: vec![0; arch.preds() as usize],
                };
                arch.warps() as usize
            ],
            scratchpad: vec![0; (config.scratchpad_bytes / word_bytes) as usize],
        }
    }

    /// The index of a general-purpose register in [`CoreState::gprs`].
    pub const fn gpr_index(config: &CoreConfig, warp: Warp, register: u32, lane: Lane) -> usize {
        let arch = config.arch;
        ((warp.0 * arch.gprs() + register) * arch.lanes() + lane.0) as usize
    }
}

/// Everything in which the states of `rtl` and `model` differ.
pub fn core_differences(config: &CoreConfig, rtl: &CoreState, model: &CoreState) -> Vec<FieldDifference> {
    let mut found = Vec::new();
    let arch = config.arch;
    let lanes = arch.lanes() as usize;
    let gprs = rtl.gprs.chunks(lanes).zip(model.gprs.chunks(lanes));
    for (index, (ours, theirs)) in gprs.enumerate().filter(|(_, (ours, theirs))| ours != theirs) {
        let (warp, register) = (index as u32 / arch.gprs(), index as u32 % arch.gprs());
        found.push(FieldDifference {
            field: format!("%r{register} of warp {warp}"),
            warp: Some(Warp(warp)),
            kind: ValueKind::Lanes,
            width_bits: arch.word_bits(),
            rtl: ours.to_vec(),
            model: theirs.to_vec(),
            meaning: None,
        });
    }
    for (index, (&ours, &theirs)) in rtl.predicates.iter().zip(&model.predicates).enumerate() {
        let (warp, register) = (index as u32 / arch.preds(), index as u32 % arch.preds());
        found.extend(FieldDifference::scalar(
            format!("@p{register} of warp {warp}"),
            Some(Warp(warp)),
            (ValueKind::Mask, arch.lanes()),
            [ours, theirs],
        ));
    }
    let divergence = rtl.divergence.iter().zip(&model.divergence);
    for (context, (ours, theirs)) in (0..).map(Context).zip(divergence) {
        divergence_differences(config, context, ours, theirs, &mut found);
    }
    for (warp, (ours, theirs)) in (0..).map(Warp).zip(rtl.shadows.iter().zip(&model.shadows)) {
        shadow_differences(config, warp, ours, theirs, &mut found);
    }
    scratchpad_differences(config, &rtl.scratchpad, &model.scratchpad, &mut found);
    found
}

fn scratchpad_differences(config: &CoreConfig, rtl: &[u64], model: &[u64], found: &mut Vec<FieldDifference>) {
    let word_bytes = u64::from(config.arch.word_bytes());
    let words = (0..).zip(rtl.iter().zip(model));
    let differing = words.filter(|(_, (ours, theirs))| ours != theirs);
    for (number, (&ours, &theirs)) in differing.take(RAM_WORDS_LISTED) {
        let address = config.scratchpad_address() + number * word_bytes;
        found.extend(FieldDifference::scalar(
            format!("scratchpad word at {address:#x}"),
            None,
            (ValueKind::Number, config.arch.word_bits()),
            [ours, theirs],
        ));
    }
}

fn shadow_differences(
    config: &CoreConfig,
    warp: Warp,
    rtl: &ShadowState,
    model: &ShadowState,
    found: &mut Vec<FieldDifference>,
) {
    let arch = config.arch;
    let mut push = |field: &str, format, values| {
        let field = format!("shadow {field} of warp {warp}");
        found.extend(FieldDifference::scalar(field, Some(warp), format, values));
    };
    let lanes = (ValueKind::Mask, arch.lanes());
    let (word, bit) = ((ValueKind::Number, arch.word_bits()), (ValueKind::Number, 1));
    push("mask", lanes, [rtl.mask, model.mask]);
    push("mode", bit, [rtl.supervisor, model.supervisor]);
    push("pc", word, [rtl.pc, model.pc]);
    for (register, (&ours, &theirs)) in rtl.gprs.iter().zip(&model.gprs).enumerate() {
        push(&format!("%r{register}"), word, [ours, theirs]);
    }
    for (register, (&ours, &theirs)) in rtl.predicates.iter().zip(&model.predicates).enumerate() {
        push(&format!("@p{register}"), bit, [ours, theirs]);
    }
}

/// Rows that only one side has are not compared: a row of its own says how many there are.
fn divergence_differences(
    config: &CoreConfig,
    context: Context,
    rtl: &[StateRow],
    model: &[StateRow],
    found: &mut Vec<FieldDifference>,
) {
    let (mechanism, warp) = (config.divergence.name(), config.home_of(context));
    let whose = match warp {
        Some(warp) => format!("warp {warp}"),
        None => format!("context {context}"),
    };
    for pair in paired(rtl, model) {
        let (Some(ours), Some(theirs)) = pair else {
            continue;
        };
        for (one, two) in ours.fields.iter().zip(&theirs.fields) {
            let kind = match one.format {
                StateFormat::Lanes => ValueKind::Mask,
                StateFormat::Count | StateFormat::Word | StateFormat::Name(_) => ValueKind::Number,
            };
            let name = [mechanism, &ours.label, one.name].map(str::to_owned);
            let name = name.into_iter().filter(|part| !part.is_empty());
            let name: Vec<String> = name.collect();
            found.extend(FieldDifference::scalar(
                format!("{} of {whose}", name.join(" ")),
                warp,
                (kind, one.width_bits),
                [one.value, two.value],
            ));
        }
    }
}

/// Everything in which the memories and console outputs differ, of the RTL and of the model.
pub fn environment_differences(config: &CoreConfig, rams: [&Ram; 2], consoles: [&[u8]; 2]) -> Vec<FieldDifference> {
    let mut found = ram_differences(config, rams);
    let [ours, theirs] = consoles;
    let common = ours.iter().zip(theirs).take_while(|(one, two)| one == two).count();
    if let (Some(&one), Some(&two)) = (ours.get(common), theirs.get(common)) {
        let field = format!("console byte {common}");
        let bytes = [one, two].map(u64::from);
        found.extend(FieldDifference::scalar(field, None, (ValueKind::Number, 8), bytes));
    }
    let field = "console bytes printed".to_owned();
    let lengths = consoles.map(|bytes| bytes.len() as u64);
    found.extend(FieldDifference::scalar(field, None, (ValueKind::Number, 32), lengths));
    found
}

/// The first words of RAM that differ.
fn ram_differences(config: &CoreConfig, rams: [&Ram; 2]) -> Vec<FieldDifference> {
    let [rtl, model] = rams.map(Ram::bytes);
    if rtl == model {
        return Vec::new();
    }
    let word_bytes = config.arch.word_bytes() as usize;
    let words = rtl.chunks(word_bytes).zip(model.chunks(word_bytes));
    let differing = words.enumerate().filter(|(_, (ours, theirs))| ours != theirs);
    let listed = differing.take(RAM_WORDS_LISTED);
    let found = listed.filter_map(|(number, (ours, theirs))| {
        FieldDifference::scalar(
            format!("RAM word at {:#x}", number * word_bytes),
            None,
            (ValueKind::Number, config.arch.word_bits()),
            [ours, theirs].map(little_endian),
        )
    });
    found.collect()
}

fn little_endian(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte))
}

#[cfg(test)]
mod tests {
    use isa::divergence::stack::{self, StackEntry, StackEntryKind};
    use isa::{Address, LaneMask};

    use super::*;
    use crate::environment::console_input::ConsoleInput;
    use crate::environment::Environment;

    #[test]
    fn every_kind_of_difference_is_named() {
        let config = CoreConfig::default();
        let mut rtl = CoreState::new(&config);
        let mut model = rtl.clone();
        assert!(core_differences(&config, &rtl, &model).is_empty());
        rtl.gprs[CoreState::gpr_index(&config, Warp(2), 3, Lane(1))] = 5;
        model.predicates[8 + 7] = 0b1010;
        let entry = |mask| StackEntry { kind: StackEntryKind::Else, mask: LaneMask(mask), pc: Address(0x40) };
        rtl.shadows[1].pc = 0x20;
        rtl.shadows[2].gprs[5] = 9;
        rtl.divergence[3] = stack::rows(&config, &[entry(3)]);
        model.divergence[3] = stack::rows(&config, &[entry(1), entry(3)]);
        let found = core_differences(&config, &rtl, &model);
        let told: Vec<_> = found.iter().map(|one| format!("{} {:x?} {:x?}", one.field, one.rtl, one.model)).collect();
        assert_eq!(
            told,
            [
                "%r3 of warp 2 [0, 5, 0, 0] [0, 0, 0, 0]",
                "@p7 of warp 1 [0] [a]",
                "stack depth of warp 3 [1] [2]",
                "stack entry 0 mask of warp 3 [3] [1]",
                "shadow pc of warp 1 [20] [0]",
                "shadow %r5 of warp 2 [9] [0]",
            ]
        );
    }

    #[test]
    fn scratchpads_are_compared() {
        let config = CoreConfig { scratchpad_bytes: 64, ..CoreConfig::default() };
        let (rtl, mut model) = (CoreState::new(&config), CoreState::new(&config));
        model.scratchpad[15] = 7;
        let found = core_differences(&config, &rtl, &model);
        assert_eq!(found.len(), 1);
        assert_eq!(
            (found[0].field.as_str(), found[0].rtl[0], found[0].model[0]),
            ("scratchpad word at 0x4000003c", 0, 7)
        );
    }

    #[test]
    fn memories_and_consoles_are_compared() {
        let config = CoreConfig::default();
        let nothing = ConsoleInput::default();
        let rtl = Environment::new(&config, &[1, 2, 3, 4, 5, 6, 7, 8], &nothing, 0.into());
        let model = Environment::new(&config, &[1, 2, 3, 4, 5, 6, 9, 8], &nothing, 3.into());
        let differences = |sides: [&Environment; 2]| {
            let rams = sides.map(Environment::memory);
            environment_differences(&config, rams, sides.map(Environment::console_output))
        };
        assert!(differences([&rtl, &rtl]).is_empty());
        let found = differences([&rtl, &model]);
        assert_eq!(found.len(), 1);
        assert_eq!(
            (found[0].field.as_str(), found[0].rtl[0], found[0].model[0]),
            ("RAM word at 0x4", 0x0807_0605, 0x0809_0605)
        );
    }
}
