//! What a field's number stands for, in words.

use isa::divergence::stack::{StackEntryKind, StackField};
use isa::divergence::DivergenceField;
use isa::trace::{mode, ExchangeField, Slot, StallCause, TlbMapping, WarpState, WriteSource};
use isa::{DataCacheField, Interrupt, PerContext, PerTlbEntry, PerWarp, Scalar};

/// An interrupt's number and name.
pub fn interrupt_name(number: u64) -> String {
    match Interrupt::from_number(number) {
        Some(interrupt) => interrupt.to_string(),
        None => format!("interrupt {number} (unknown)"),
    }
}

/// What the value of a field stands for; `None` where it says so itself.
pub fn meaning(slot: Slot, value: u64) -> Option<String> {
    match slot {
        Slot::Scalar(Scalar::StallCause) => Some(stall_cause(value)),
        Slot::Scalar(Scalar::InterruptCause) => Some(interrupt_name(value)),
        Slot::Scalar(Scalar::TranslateFault) => Some(match value {
            0 => "no lane fails".to_owned(),
            number => interrupt_name(number),
        }),
        Slot::Scalar(Scalar::WriteSource) => Some(write_source(value)),
        Slot::Context(PerContext::State, _) => {
            let state: Option<&str> = WarpState::from_repr(value as u8).map(Into::into);
            Some(state.unwrap_or("(no such state)").to_owned())
        }
        Slot::Context(PerContext::DueInterrupt, _) | Slot::Warp(PerWarp::Interrupt, _) => {
            let number = value.checked_sub(1);
            Some(number.map_or_else(|| "none".to_owned(), interrupt_name))
        }
        Slot::Warp(PerWarp::Mode, _) => Some(mode_name(value)),
        Slot::Divergence(DivergenceField::Stack(StackField::TopKind), _) => {
            Some(StackEntryKind::from_bits(value).name().to_owned())
        }
        Slot::TlbEntry(PerTlbEntry::Mapping, _) => Some(mapping(value)),
        Slot::DataCache(DataCacheField::QueueKind) => Some(or_none(&DATA_QUEUE_KINDS, value, "(no such kind)")),
        Slot::Exchange(ExchangeField::Phase) => Some(or_none(&EXCHANGE_PHASES, value, "(no such phase)")),
        _ => None,
    }
}

/// The kinds of the data cache's queue, from 0 on.
const DATA_QUEUE_KINDS: [&str; 5] = ["the queue is empty", "hit", "fill", "pass", "store"];
/// The phases of an exchange, from 0 on.
const EXCHANGE_PHASES: [&str; 6] = ["idle", "reading", "exchanging", "writing", "answering", "returning"];

/// The name of that number.
fn or_none(names: &[&str], number: u64, none: &str) -> String {
    let name = usize::try_from(number).ok().and_then(|number| names.get(number));
    name.copied().unwrap_or(none).to_owned()
}

fn stall_cause(value: u64) -> String {
    let Some(cause) = StallCause::from_repr(value as u8) else {
        return "(no such cause)".to_owned();
    };
    let words = match cause {
        StallCause::None => "something is scheduled",
        StallCause::Clearing => "registers are being cleared",
        StallCause::NoRunningWarp => "no warp is Running",
        StallCause::StarvationGuard => "the starvation guard holds the scheduler",
        StallCause::FetchQueueFull => "the fetch queue is full",
        StallCause::PortNotReady => "the instruction port is not ready",
    };
    words.to_owned()
}

fn write_source(value: u64) -> String {
    let Some(source) = WriteSource::from_repr(value as u8) else {
        return "(no such source)".to_owned();
    };
    let words = match source {
        WriteSource::Commit => "the instruction in commit",
        WriteSource::Load => "a load's response",
        WriteSource::Copy => "the copy unit",
        WriteSource::Arithmetic => "the arithmetic unit",
        WriteSource::Shadow => "the copy unit, to the shadow lane",
        WriteSource::Custom => "the function unit",
    };
    words.to_owned()
}

fn mode_name(value: u64) -> String {
    let mode_of = |bit, yes, no| if value & bit != 0 { yes } else { no };
    format!(
        "{}, interrupts {}",
        mode_of(mode::SUPERVISOR, "supervisor", "user"),
        mode_of(mode::INTERRUPTS_ENABLED, "on", "off")
    )
}

/// A TLB entry's rights and where its page is.
fn mapping(value: u64) -> String {
    let Some(mapping) = TlbMapping::unpacked(value) else {
        return "not valid".to_owned();
    };
    let rights = |shift: u32| -> String {
        let letters = "rwx".chars().enumerate();
        letters
            .map(|(bit, letter)| {
                let is_set = mapping.flags >> shift >> bit & 1 == 1;
                if is_set {
                    letter
                } else {
                    '-'
                }
            })
            .collect()
    };
    let TlbMapping { in_ram, is_console, frame, .. } = mapping;
    let place = match (in_ram, is_console) {
        (true, false) => format!("page {frame:x} of RAM"),
        (false, true) => "the console's page".to_owned(),
        (false, false) => format!("no memory, page {frame:x} modulo RAM"),
        (true, true) => format!("page {frame:x} of the scratchpad, modulo RAM"),
    };
    format!("user {}, supervisor {}: {place}", rights(0), rights(3))
}

#[cfg(test)]
mod tests {
    use isa::{Context, Warp};

    use super::*;

    #[test]
    fn numbers_are_told_in_words() {
        let mapping = TlbMapping { flags: 0o51, in_ram: true, is_console: false, frame: 3 };
        let entry = |mapping| meaning(Slot::TlbEntry(PerTlbEntry::Mapping, 1), mapping);
        let told = [
            entry(mapping.packed()),
            entry(0),
            meaning(Slot::Scalar(Scalar::StallCause), 3),
            meaning(Slot::Context(PerContext::State, Context(1)), 2),
            meaning(Slot::Warp(PerWarp::Mode, Warp(0)), 1),
            meaning(Slot::Context(PerContext::DueInterrupt, Context(0)), 0),
            meaning(Slot::Scalar(Scalar::FetchPc), 4),
            meaning(Slot::DataCache(DataCacheField::QueueKind), 2),
            meaning(Slot::Exchange(ExchangeField::Phase), 4),
            meaning(Slot::Exchange(ExchangeField::Phase), 6),
        ];
        let expected = [
            Some("user r--, supervisor r-x: page 3 of RAM"),
            Some("not valid"),
            Some("the starvation guard holds the scheduler"),
            Some("WaitMemory"),
            Some("supervisor, interrupts off"),
            Some("none"),
            None,
            Some("fill"),
            Some("answering"),
            Some("(no such phase)"),
        ];
        assert_eq!(told.each_ref().map(Option::as_deref), expected);
    }
}
