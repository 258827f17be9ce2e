//! What a core lacks that a program seems to be written for.

use isa::{CoreConfig, ExecutionUnit, Instruction, Interrupt, Lane, Warp};

use crate::compare::state::CoreState;

/// What would have answered at an address of a load or store that a bus error has stopped: the scratchpad, which the core has not, or
/// not as large. The instruction has not been carried out, so its registers hold what it read.
pub fn lacks(
    config: &CoreConfig,
    state: &CoreState,
    warp: Warp,
    interrupt: u64,
    instruction: &Instruction,
) -> Option<String> {
    let is_error = interrupt == u64::from(Interrupt::BusError.number());
    if !is_error || instruction.opcode().unit() != ExecutionUnit::LoadStore {
        return None;
    }
    let base = instruction.source_gprs().last()?;
    let address = |lane| {
        let index = CoreState::gpr_index(config, warp, base.0.into(), Lane(lane));
        let offset = instruction.immediate().cast_unsigned();
        state.gprs[index].wrapping_add(offset) & config.arch.word_mask()
    };
    let (first, most) = (config.scratchpad_address(), config.ram_bytes);
    let beyond = first + config.scratchpad_bytes..first + most;
    let address = (0..config.arch.lanes())
        .map(address)
        .find(|address| beyond.contains(address))?;
    let least = (address - first + 1)
        .next_power_of_two()
        .max(2 * u64::from(config.line_bytes()));
    Some(match config.scratchpad_bytes {
        0 => format!(
            "{address:#x} is an address of the scratchpad, which this core lacks: with scratchpad_bytes = {least} or more in its \
             configuration it has one"
        ),
        bytes => format!(
            "{address:#x} lies behind this core's scratchpad of {bytes} bytes: it needs scratchpad_bytes = {least} or more"
        ),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use isa::Opcode;

    /// What is told when `ld %r2, %r1, #4` of warp 1 has stopped, %r1 of lane 3 being this, on a core with so much of a scratchpad.
    fn told(base: u64, scratchpad_bytes: u64, interrupt: u64) -> Option<String> {
        let config = CoreConfig {
            scratchpad_bytes,
            ..CoreConfig::default()
        };
        let mut state = CoreState::new(&config);
        state.gprs[CoreState::gpr_index(&config, Warp(1), 1, Lane(3))] = base;
        let load = Instruction::new(Opcode::Ld, [2, 1, 0], 4);
        lacks(&config, &state, Warp(1), interrupt, &load)
    }

    #[test]
    fn it_is_the_scratchpad_that_is_missing_or_too_small() {
        let none = told(0x4000_0100, 0, 7).expect("a note");
        assert!(
            none.starts_with("0x40000104 is an address of the scratchpad"),
            "{none}"
        );
        assert!(none.contains("scratchpad_bytes = 512 or more"), "{none}");
        let least = told(0x4000_0000, 0, 7).expect("a note");
        assert!(least.contains("scratchpad_bytes = 32 or more"), "{least}");
        let small = told(0x4000_03fc, 1024, 7).expect("a note");
        assert!(
            small.contains("of 1024 bytes: it needs scratchpad_bytes = 2048 or more"),
            "{small}"
        );
    }

    #[test]
    fn of_other_interrupts_and_addresses_nothing_is_told() {
        assert_eq!(told(0x4000_0000, 0, 5), None);
        assert_eq!(told(0x4000_03f8, 1024, 7), None);
        assert_eq!(told(0x2000_0000, 0, 7), None);
        assert_eq!(told(0x3fff_fff8, 0, 7), None);
        assert_eq!(told(0x8000_0000, 0, 7), None);
    }
}
