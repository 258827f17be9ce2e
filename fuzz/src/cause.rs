//! What is behind a failure, as far as its report shows: failures of one cause are most likely one fault.

use isa::{ExecutionUnit, Opcode};
use serde::{Deserialize, Serialize};

use crate::machine::Ended;
use crate::shrink::{Sighting, Symptom};

/// The cause of a failure. Equal causes make a group.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cause {
    /// The part of the core whose field differs first.
    pub unit: String,
    /// That field, without its index; empty where no field differs.
    pub field: String,
    /// What carries out the instruction behind it; `none` where no instruction is known.
    pub instruction: String,
    /// The symptom in words, with the verdict.
    pub symptom: String,
}

/// The part of the core that a field is of, by the beginning of its name. The first line that fits counts.
const UNITS: &[(&str, &str)] = &[
    ("schedule_", "schedule"),
    ("stall_cause", "schedule"),
    ("fetch_", "fetch"),
    ("decode_", "decode"),
    ("operands_", "operands"),
    ("execute_", "execute"),
    ("redirect_", "execute"),
    ("interrupt_", "execute"),
    ("spawn_", "execute"),
    ("last_spawn_turn", "execute"),
    ("commit_", "commit"),
    ("write_", "register write"),
    ("predicate_write_", "predicate write"),
    ("load_done_", "loads and stores"),
    ("store_done_", "loads and stores"),
    ("print_done_", "loads and stores"),
    ("copy_done_", "copies"),
    ("arithmetic_done_", "arithmetic"),
    ("translate_", "translation"),
    ("translation_", "translation"),
    ("tlb_", "translation"),
    ("kernel_entry", "interrupts"),
    ("console_", "console"),
    ("instruction_request_", "instruction port"),
    ("instruction_response_", "instruction port"),
    ("instruction_", "instruction cache"),
    ("data_request_", "data port"),
    ("data_response_", "data port"),
    ("data_", "data cache"),
    ("context_stack", "divergence"),
    ("context_path", "divergence"),
    ("context_entr", "divergence"),
    ("context_owner", "divergence"),
    ("context_", "contexts"),
    ("warp_entr", "divergence"),
    ("warp_", "warps"),
    ("barrier_", "barriers"),
    ("scratchpad", "scratchpad"),
    ("exchange_", "exchanges"),
    ("done", "contexts"),
    // Fields of a cluster.
    ("bank", "banks"),
    ("core_count", "interconnect"),
    ("%r", "registers"),
    ("@p", "predicates"),
];

const NONE: &str = "none";
const OTHER: &str = "other";

impl Cause {
    /// The cause of a run that is a failure.
    pub(super) fn of(ended: &Ended) -> Self {
        let symptom = Sighting::of_run(ended).map(|sighting| sighting.symptom);
        // Where the interconnect differs, no instruction is behind it.
        let instruction = ended.mismatch_of_core().and_then(|mismatch| mismatch.instruction.as_ref());
        let instruction = instruction.and_then(|line| unit_of(&line.text));
        Cause::new(symptom, instruction.unwrap_or(NONE))
    }

    /// A side that stops or panics, or a process that ends, with these words.
    pub fn of_words(words: &str) -> Self {
        Cause::new(Some(Symptom::stopped(words)), NONE)
    }

    fn new(symptom: Option<Symptom>, instruction: &str) -> Self {
        let field = match &symptom {
            Some(Symptom::InCycle { field, .. } | Symptom::InState { field }) => field.as_str(),
            _ => "",
        };
        let of = UNITS.iter().find(|(start, _)| field.starts_with(start));
        let unit = match (field, of) {
            ("", _) => NONE,
            (_, Some((_, unit))) => unit,
            (_, None) => OTHER,
        };
        Cause {
            unit: unit.to_owned(),
            field: field.to_owned(),
            instruction: instruction.to_owned(),
            symptom: symptom.map_or_else(String::new, |symptom| symptom.to_string()),
        }
    }

    /// In a line.
    pub fn in_words(&self) -> String {
        let Cause { unit, instruction, symptom, .. } = self;
        format!("{unit}: {symptom}; instruction: {instruction}")
    }
}

/// What carries an instruction out, as its disassembly names it.
fn unit_of(text: &str) -> Option<&'static str> {
    let text = text.split_once(" ? ").map_or(text, |(_, rest)| rest);
    let opcode: Opcode = text.split_whitespace().next()?.parse().ok()?;
    Some(match opcode.unit() {
        ExecutionUnit::Alu => "arithmetic and logic",
        ExecutionUnit::Predicate => "predicates",
        ExecutionUnit::Branch => "jumps",
        ExecutionUnit::Divergence => "divergence",
        ExecutionUnit::LoadStore => "loads and stores",
        ExecutionUnit::Clone => "copies",
        ExecutionUnit::Multiply => "multiplication",
        ExecutionUnit::Divide => "division",
        ExecutionUnit::Float => "floating point",
        ExecutionUnit::Barrier => "barriers",
        ExecutionUnit::WarpControl => "warps",
        ExecutionUnit::System => "system",
        ExecutionUnit::Custom => "own instructions",
    })
}

#[cfg(test)]
mod tests {
    use isa::{CoreConfig, TraceLayout};

    use super::*;

    #[test]
    fn every_field_of_a_record_has_a_unit() {
        for mechanism in ["stack", "masks", "paired-path", "multi-path"] {
            let line = format!(
                "arch = \"4w8/8/2/2\", divergence = '{mechanism}', tlb_entries = 2, bus_errors = true, \
                 extension = true, scoreboard = true, jump_prediction = true, host_start = true, \
                 instruction_cache_bytes = 64, data_cache_bytes = 64, scratchpad_bytes = 256"
            );
            let config = CoreConfig::from_line(&line).unwrap().with_trace();
            for slot in TraceLayout::new(&config).slots() {
                let name = slot.info().name;
                assert_ne!(cause_of(name).unit, OTHER, "{name}");
            }
        }
    }

    fn cause_of(field: &str) -> Cause {
        let field = field.to_owned();
        Cause::new(Some(Symptom::InState { field }), NONE)
    }

    #[test]
    fn the_instruction_is_read_from_its_disassembly() {
        assert_eq!(unit_of("add %r1, %r2, %r3"), Some("arithmetic and logic"));
        assert_eq!(unit_of("@p0 ? ld %r1, %r2, #0"), Some("loads and stores"));
        assert_eq!(unit_of("0x12345678"), None);
    }
}
