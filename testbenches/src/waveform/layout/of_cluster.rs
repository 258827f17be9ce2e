//! The lines of a cluster: a group for each core as for a core alone, and one for what the cores share.

use isa::{ClusterConfig, InterconnectSlot};

use super::of_core::{core_lines, marks};
use super::place::{DesignPart, Hardware};
use super::{Group, Layout, Line, Radix};
use crate::cluster::{OnceField, SharedLayout, SharedSlot};
use crate::waveform::merge::Signals;
use crate::waveform::signals::{scope_of, INTERCONNECT};

/// Headings.
const INSTRUCTION_PORT: &str = "instruction port";
const CONSOLE: &str = "console";
const CORES: &str = "cores";

/// The part of a cluster that is looked at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// The core of that number.
    Core(u32),
    /// What the cores share.
    Interconnect,
}

impl Layout {
    /// A layout of both sides' signals of what the waveform shows. The group of `focus` comes first, and is open.
    pub(crate) fn of_cluster(cluster: &ClusterConfig, focus: Focus, signals: &Signals) -> Self {
        let hardware = Hardware::new(signals);
        let cores = (0..cluster.cores).map(|core| Group {
            name: Some(format!("core {core}")),
            is_open: focus == Focus::Core(core),
            lines: core_lines(&cluster.core, &DesignPart::within(&hardware, &scope_of(core))),
        });
        let interconnect = Group {
            name: Some("interconnect".to_owned()),
            is_open: focus == Focus::Interconnect,
            lines: shared_lines(cluster, &hardware),
        };
        let mut parts: Vec<Group> = cores.chain([interconnect]).collect();
        parts.sort_by_key(|group| !group.is_open);
        let mut groups = vec![Group::of_lines(marks(&DesignPart::alone(&hardware)))];
        groups.extend(parts);
        Layout::shown(groups, signals)
    }
}

/// The lines of what the cores share.
fn shared_lines(cluster: &ClusterConfig, hardware: &Hardware) -> Vec<Line> {
    let layout = SharedLayout::new(cluster);
    // Ports first, then what the interconnect keeps of them.
    let (state, ports) = layout.slots().split_at(layout.interconnect_count());
    let headed = [INSTRUCTION_PORT, CONSOLE, CORES].map(|heading| (heading.to_owned(), Vec::new()));
    let mut headed: Vec<(String, Vec<SharedSlot>)> = headed.into();
    for &slot in ports.iter().chain(state) {
        let heading = heading(slot);
        match headed.iter_mut().find(|(known, _)| *known == heading) {
            Some((_, slots)) => slots.push(slot),
            None => headed.push((heading, vec![slot])),
        }
    }
    let (ports, state) = (DesignPart::alone(hardware), DesignPart::shared(hardware, INTERCONNECT));
    let mut lines = Vec::new();
    for (heading, slots) in headed {
        lines.push(Line::Heading(heading));
        for slot in slots {
            let (name, width_bits) = (layout.signal_name(slot), layout.bits(slot));
            let pair = |place: &DesignPart| place.pair(&name, width_bits, Radix::Hexadecimal);
            match slot {
                SharedSlot::Interconnect(_) => lines.extend(pair(&state)),
                SharedSlot::Once(_) | SharedSlot::Bank(..) => {
                    if let Some(valid) = partner(&name, "_ready", "_valid") {
                        lines.extend(ports.hardware(&valid, Radix::Binary));
                    }
                    lines.extend(pair(&ports));
                    if let Some(ready) = partner(&name, "_valid", "_ready") {
                        lines.extend(ports.hardware(&ready, Radix::Binary));
                    }
                }
                // The data are in the waveform; a line for each word would hide the rest.
                SharedSlot::Word(..) => {}
            }
        }
    }
    lines
}

/// What a value is shown under.
fn heading(slot: SharedSlot) -> String {
    use InterconnectSlot as State;
    match slot {
        SharedSlot::Interconnect(State::InstructionTurn | State::InstructionCount)
        | SharedSlot::Once(
            OnceField::InstructionRequestValid
            | OnceField::InstructionRequestWord
            | OnceField::InstructionResponseReady,
        ) => INSTRUCTION_PORT.to_owned(),
        SharedSlot::Interconnect(State::ConsoleTurn)
        | SharedSlot::Once(OnceField::ConsoleOutputValid | OnceField::ConsoleOutputData) => CONSOLE.to_owned(),
        SharedSlot::Interconnect(State::CoreCount(_) | State::BarrierOpen(_)) | SharedSlot::Once(OnceField::Done) => {
            CORES.to_owned()
        }
        SharedSlot::Interconnect(
            State::BankTurn(bank)
            | State::BankLocked(bank)
            | State::BankLockCore(bank)
            | State::BankCount(bank)
            | State::BankPassed(bank)
            | State::BankCache(bank, _),
        )
        | SharedSlot::Bank(_, bank)
        | SharedSlot::Word(bank, _) => format!("bank {bank}"),
    }
}

/// The port that the environment drives beside this one: `bank0_request_ready` beside `bank0_request_valid`.
fn partner(name: &str, ending: &str, other: &str) -> Option<String> {
    let port = name.strip_suffix(ending)?;
    Some(format!("{port}{other}"))
}
