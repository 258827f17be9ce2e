//! What a core lacks that a program needs, or seems to be written for.

use isa::{CoreConfig, ExecutionUnit, Instruction, Interrupt, Lane, Warp};

use crate::compare::state::CoreState;

/// What an instruction has not found that an interrupt has stopped: room for lanes that part, or a scratchpad.
pub fn lacks(
    config: &CoreConfig,
    state: &CoreState,
    warp: Warp,
    interrupt: u64,
    instruction: &Instruction,
) -> Option<String> {
    match Interrupt::from_number(interrupt)? {
        Interrupt::Divergence => {
            let mechanism = config.divergence;
            mechanism.more_room(instruction.opcode(), config.stack_depth)
        }
        Interrupt::BusError => scratchpad(config, state, warp, instruction),
        _ => None,
    }
}

/// What would have answered at an address of a load or store that a bus error has stopped: the scratchpad, which the
/// core has not, or not as large. The instruction has not been carried out, so its registers hold what it read.
fn scratchpad(config: &CoreConfig, state: &CoreState, warp: Warp, instruction: &Instruction) -> Option<String> {
    if instruction.opcode().unit() != ExecutionUnit::LoadStore {
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
    let address = (0..config.arch.lanes()).map(address).find(|address| beyond.contains(address))?;
    let least = (address - first + 1).next_power_of_two().max(2 * u64::from(config.line_bytes()));
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
    use isa::{DivergenceMechanism, Opcode};

    /// The report when `ld %r2, %r1, #4` of warp 1 has stopped, %r1 of lane 3 being this, on a core with so much of a
    /// scratchpad.
    fn told(base: u64, scratchpad_bytes: u64, interrupt: u64) -> Option<String> {
        let config = CoreConfig { scratchpad_bytes, ..CoreConfig::default() };
        let mut state = CoreState::new(&config);
        state.gprs[CoreState::gpr_index(&config, Warp(1), 1, Lane(3))] = base;
        let load = Instruction::new(Opcode::Ld, [2, 1, 0], 4);
        lacks(&config, &state, Warp(1), interrupt, &load)
    }

    #[test]
    fn it_is_the_scratchpad_that_is_missing_or_too_small() {
        let none = told(0x4000_0100, 0, 7).expect("a note");
        assert!(none.starts_with("0x40000104 is an address of the scratchpad"), "{none}");
        assert!(none.contains("scratchpad_bytes = 512 or more"), "{none}");
        let least = told(0x4000_0000, 0, 7).expect("a note");
        assert!(least.contains("scratchpad_bytes = 32 or more"), "{least}");
        let small = told(0x4000_03fc, 1024, 7).expect("a note");
        assert!(small.contains("of 1024 bytes: it needs scratchpad_bytes = 2048 or more"), "{small}");
    }

    /// Rules: I8.2.2, I8.3.6, I8.5.9.
    #[test]
    fn it_is_room_for_lanes_that_part() {
        let told = |divergence, stack_depth, opcode| {
            let config = CoreConfig { divergence, stack_depth, ..CoreConfig::default() };
            let instruction = Instruction::new(opcode, [0, 0, 0], 8);
            let number = Interrupt::Divergence.number();
            let state = CoreState::new(&config);
            lacks(&config, &state, Warp(0), number.into(), &instruction)
        };
        use DivergenceMechanism::{MultiPath, PairedPath, Stack};
        let cases = [
            (Stack, 16, Opcode::Split, "16 entries on its divergence stack; --stack-depth 32 gives it more, up to 256"),
            (MultiPath, 48, Opcode::Splitl, "48 open regions; --stack-depth 64 gives it more, up to 64"),
            (PairedPath, 3, Opcode::Jmpi, "3 paths that wait; --stack-depth 6 gives it more, up to 63"),
            (Stack, 256, Opcode::Split, "256 entries on its divergence stack; no core has room for more"),
        ];
        for (mechanism, depth, opcode, expected) in cases {
            let expected = format!("the warp has room for {expected}");
            assert_eq!(told(mechanism, depth, opcode), Some(expected));
        }
        assert_eq!(told(Stack, 16, Opcode::Join), None);
        assert_eq!(told(PairedPath, 3, Opcode::Jalis), None);
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
